//! Score pads: games at a real table, kept like tables and scored by the same rules.
//!
//! A pad is a value of its own in the store, so that an unreadable one doesn't affect the others. Every change is on
//! disk before it is acknowledged.

mod stored;
#[cfg(test)]
mod tests;
mod wire;

use crate::play::stored::write;
use crate::problem::{Problem, ProblemKind};
use crate::stamp::{new_id, now_ms};
use crate::wire::OptionChoice;
use rulebook::Lang;
use serde_json::Value;
use store::{Section, Store};
pub(crate) use stored::{StoredPad, name};
use tables::{GAMES, GameVisitor, PadSheet, TableGame, visit_game};
pub use wire::{NewPad, PadFault, PadInfo, PadLineView, PadList, PadSummary, PadView};

/// All pads, the one changed last first, and the tables that have one.
pub(crate) fn list(store: &Store, lang: Lang) -> Result<PadList, Problem> {
    let kept = store.entries(Section::Pad)?;
    let summary = |(id, text): &(String, String)| {
        let summary = StoredPad::read(text).and_then(|pad| pad.summary(id, lang));
        summary.unwrap_or_else(|problem| unreadable(id, problem.text(lang)))
    };
    let mut pads: Vec<PadSummary> = kept.iter().map(summary).collect();
    pads.sort_by(|one, other| other.updated_ms.total_cmp(&one.updated_ms));
    Ok(PadList { pads, games: GAMES.iter().filter_map(|game| visit_game(game, Describe)).collect() })
}

/// Begins a pad and returns its identifier.
pub(crate) fn begin(store: &mut Store, game: String, players: Vec<String>, sheet: Value) -> Result<String, Problem> {
    let (id, now) = (new_id().to_string(), now_ms());
    let pad = StoredPad {
        game,
        name: String::new(),
        players,
        sheet,
        before: Vec::new(),
        revision: 0,
        created_ms: now,
        updated_ms: now,
        finished: false,
    };
    keep(store, &id, &pad)?;
    Ok(id)
}

/// A pad as it is kept.
pub(crate) fn kept(store: &Store, id: &str) -> Result<StoredPad, Problem> {
    let text = store.entry(Section::Pad, id)?.ok_or(ProblemKind::NoSuchPad)?;
    StoredPad::read(&text)
}

/// Keeps a pad.
pub(crate) fn keep(store: &mut Store, id: &str, pad: &StoredPad) -> Result<(), Problem> {
    let text = write(pad)?;
    store.put_entry(Section::Pad, id, &text).map_err(Problem::from)
}

/// An empty sheet for a new pad; `None` if the rules don't allow its setup.
pub(crate) fn blank(new: &NewPad) -> Option<Value> {
    visit_game(&new.game, Blank { new }).flatten()
}

/// A sheet of a pad's game as it is kept; `None` if it is another game's.
pub(crate) fn bare(game: &str, sheet: PadSheet) -> Option<Value> {
    visit_game(game, Bare { sheet }).flatten()
}

/// What people would have to agree on, proposed; `None` if there is nothing to propose.
pub(crate) fn proposed(pad: &StoredPad) -> Option<Value> {
    visit_game(&pad.game, Proposed { pad }).flatten()
}

/// Whether a text is a pad that can be read and reckoned.
pub(crate) fn is_pad(text: &str) -> bool {
    StoredPad::read(text).is_ok_and(|pad| pad.can_be_reckoned())
}

/// A pad that can't be read, in the list.
fn unreadable(id: &str, standing: String) -> PadSummary {
    PadSummary {
        id: id.to_owned(),
        game: String::new(),
        name: String::new(),
        players: Vec::new(),
        standing,
        finished: false,
        damaged: true,
        created_ms: 0.0,
        updated_ms: 0.0,
    }
}

/// Tells what a new pad needs to know of a table.
struct Describe;

impl GameVisitor for Describe {
    type Output = PadInfo;

    fn visit<G: TableGame>(self) -> PadInfo {
        let options = G::options().iter().filter(|option| G::SHEET_OPTIONS.contains(&option.key));
        PadInfo {
            game: G::NAME.to_owned(),
            seats: crate::play::games::seat_counts::<G>(),
            options: options.cloned().collect(),
        }
    }
}

/// An empty sheet; `None` if the rules don't allow the setup.
struct Blank<'a> {
    new: &'a NewPad,
}

impl GameVisitor for Blank<'_> {
    type Output = Option<Value>;

    fn visit<G: TableGame>(self) -> Option<Value> {
        let seats = self.new.players.len().to_string();
        let options = self.new.options.iter().map(|OptionChoice { key, value }| (key.as_str(), value.as_str()));
        let setup = game::choose::<G>(G::Setup::default(), options.chain([("seats", seats.as_str())])).ok()?;
        let sheet = G::blank(&setup);
        G::reckon(&sheet).ok()?;
        serde_json::to_value(sheet).ok()
    }
}

/// A sheet from the window as it is kept; `None` if it is another table's.
struct Bare {
    sheet: PadSheet,
}

impl GameVisitor for Bare {
    type Output = Option<Value>;

    fn visit<G: TableGame>(self) -> Option<Value> {
        serde_json::to_value(G::sheet_in(self.sheet)?).ok()
    }
}

/// A sheet with the table's proposal.
struct Proposed<'a> {
    pad: &'a StoredPad,
}

impl GameVisitor for Proposed<'_> {
    type Output = Option<Value>;

    fn visit<G: TableGame>(self) -> Option<Value> {
        let (sheet, _) = self.pad.sheet::<G>()?;
        serde_json::to_value(G::propose(&sheet)?).ok()
    }
}
