//! Score pads for games at a real table, saved like tables and scored by the same rules.
//!
//! A pad is a value of its own in the store, so that an unreadable one doesn't affect the others. Every change is on
//! disk before the call returns.

mod stored;
#[cfg(test)]
mod tests;
mod wire;

use crate::play::table_encoding::write;
use crate::problem::{Problem, ProblemKind};
use crate::stamp::{new_id, now_ms};
use crate::wire::OptionChoice;
use games::{GAMES, GameVisitor, ListedGame, PadSheet, visit_game};
use rulebook::Lang;
use serde_json::Value;
use store::{Section, Store};
pub(crate) use stored::{StoredPad, name};
pub use wire::{NewPad, PadFault, PadInfo, PadLineView, PadList, PadSummary, PadView};

/// Returns all pads, the one changed last first, and the games that have pads.
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

/// Creates a pad and returns its identifier.
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

/// Reads a saved pad.
pub(crate) fn kept(store: &Store, id: &str) -> Result<StoredPad, Problem> {
    let text = store.entry(Section::Pad, id)?.ok_or(ProblemKind::NoSuchPad)?;
    StoredPad::read(&text)
}

/// Saves a pad.
pub(crate) fn keep(store: &mut Store, id: &str, pad: &StoredPad) -> Result<(), Problem> {
    let text = write(pad)?;
    store.put_entry(Section::Pad, id, &text).map_err(Problem::from)
}

/// Returns an empty sheet for a new pad; `None` if the rules don't allow its setup.
pub(crate) fn blank(new: &NewPad) -> Option<Value> {
    visit_game(&new.game, Blank { new }).flatten()
}

/// Returns a pad's sheet as it is stored; `None` if it belongs to another game.
pub(crate) fn bare(game: &str, sheet: PadSheet) -> Option<Value> {
    visit_game(game, Bare { sheet }).flatten()
}

/// Returns the sheet with a proposal for what the players have to agree on; `None` if there is nothing to propose.
pub(crate) fn proposed(pad: &StoredPad) -> Option<Value> {
    visit_game(&pad.game, Proposed { pad }).flatten()
}

/// Whether a text is a pad that can be read and scored.
pub(crate) fn is_pad(text: &str) -> bool {
    StoredPad::read(text).is_ok_and(|pad| pad.can_be_reckoned())
}

/// Returns the list entry of a pad that can't be read.
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

/// Describes a game for creating a pad.
struct Describe;

impl GameVisitor for Describe {
    type Output = PadInfo;

    fn visit<G: ListedGame>(self) -> PadInfo {
        let options = G::options().iter().filter(|option| G::SHEET_OPTIONS.contains(&option.key));
        PadInfo {
            game: G::NAME.to_owned(),
            seats: crate::play::game_info::seat_counts::<G>(),
            options: options.cloned().collect(),
        }
    }
}

/// Makes an empty sheet; `None` if the rules don't allow the setup.
struct Blank<'a> {
    new: &'a NewPad,
}

impl GameVisitor for Blank<'_> {
    type Output = Option<Value>;

    fn visit<G: ListedGame>(self) -> Option<Value> {
        let seats = self.new.players.len().to_string();
        let options = self.new.options.iter().map(|OptionChoice { key, value }| (key.as_str(), value.as_str()));
        let setup = game::choose::<G>(G::Setup::default(), options.chain([("seats", seats.as_str())])).ok()?;
        let sheet = G::blank(&setup);
        G::reckon(&sheet).ok()?;
        serde_json::to_value(sheet).ok()
    }
}

/// Converts a sheet from the window for the store; `None` if it belongs to another game.
struct Bare {
    sheet: PadSheet,
}

impl GameVisitor for Bare {
    type Output = Option<Value>;

    fn visit<G: ListedGame>(self) -> Option<Value> {
        serde_json::to_value(G::sheet_in(self.sheet)?).ok()
    }
}

/// Makes a sheet with the game's proposal.
struct Proposed<'a> {
    pad: &'a StoredPad,
}

impl GameVisitor for Proposed<'_> {
    type Output = Option<Value>;

    fn visit<G: ListedGame>(self) -> Option<Value> {
        let (sheet, _) = self.pad.sheet::<G>()?;
        serde_json::to_value(G::propose(&sheet)?).ok()
    }
}
