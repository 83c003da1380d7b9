//! Score pads: games at a real table, kept like tables and reckoned by the same rules.
//!
//! A pad is a value of its own in the store, so that one that can't be read hurts no other. Every change is on disk
//! before it is answered.

mod stored;
#[cfg(test)]
mod tests;
mod wire;

use crate::house::House;
use crate::house::shared::{HouseState, new_id, now_ms};
use crate::play::stored::write;
use crate::problem::{Problem, ProblemKind};
use crate::records::{self, AsSheet};
use crate::wire::OptionChoice;
use rulebook::Lang;
use serde_json::Value;
use store::{Section, Store, StoreError};
use stored::StoredPad;
use tables::{GAMES, GameVisitor, PadSheet, TableGame, visit_game};
pub use wire::{NewPad, PadFault, PadInfo, PadLineView, PadList, PadSummary, PadView};

impl House {
    /// All pads, the one changed last first, and the tables that have one.
    ///
    /// # Errors
    /// If they can't be read at all. One that can't is told among the others.
    pub fn pads(&self) -> Result<PadList, Problem> {
        let inner = self.lock();
        let lang = inner.lang;
        let kept = inner.store.entries(Section::Pad).map_err(|error| Problem::from_store(&error, lang))?;
        let summary = |(id, text): &(String, String)| {
            let summary = StoredPad::read(text, lang).and_then(|pad| pad.summary(id, lang));
            summary.unwrap_or_else(|problem| unreadable(id, problem))
        };
        let mut pads: Vec<PadSummary> = kept.iter().map(summary).collect();
        pads.sort_by(|one, other| other.updated_ms.total_cmp(&one.updated_ms));
        Ok(PadList { pads, games: GAMES.iter().filter_map(|game| visit_game(game, Describe)).collect() })
    }

    /// Begins a pad and returns its identifier.
    ///
    /// # Errors
    /// If the rules don't allow the setup, a name is too long, or it can't be kept.
    pub fn pad_new(&self, new: &NewPad) -> Result<String, Problem> {
        let mut inner = self.lock();
        let lang = inner.lang;
        let bad_setup = || Problem::new(ProblemKind::BadSetup, lang);
        let sheet = visit_game(&new.game, Blank { new }).flatten().ok_or_else(bad_setup)?;
        let players = new.players.iter().map(|name| stored::name(name, lang)).collect::<Result<_, _>>()?;
        inner.begin_pad(new.game.clone(), players, sheet)
    }

    /// Begins a pad with the last position of a game's file, and returns its identifier. In `file` every
    /// character stands for a byte.
    ///
    /// # Errors
    /// What is wrong with the file, in a sentence.
    pub fn pad_from_record(&self, file: &str) -> Result<String, Problem> {
        let lang = self.lang();
        let (game, sheet, players) =
            records::of_table(file, AsSheet { file, lang }).ok_or_else(|| records::no_record(lang))??;
        // A name too long for a pad isn't worth refusing the game.
        let players = players.iter().map(|player| {
            let name: String = player.iter().flat_map(|name| name.chars()).take(24).collect();
            stored::name(&name, lang).unwrap_or_default()
        });
        self.lock().begin_pad(game.to_owned(), players.collect(), sheet)
    }

    /// A pad with all its accounts.
    ///
    /// # Errors
    /// If there is no such pad, or it can't be read.
    pub fn pad(&self, id: &str) -> Result<PadView, Problem> {
        let inner = self.lock();
        let lang = inner.lang;
        inner.kept_pad(id)?.view(id, lang)
    }

    /// Writes another sheet on a pad.
    ///
    /// # Errors
    /// If the pad has changed meanwhile, no paper could hold such a sheet, or it can't be kept.
    pub fn pad_write(&self, id: &str, revision: u32, sheet: Value) -> Result<PadView, Problem> {
        let lang = self.lang();
        let bad = || Problem::new(ProblemKind::BadPad, lang);
        let sheet: PadSheet = serde_json::from_value(sheet).map_err(|_| bad())?;
        self.change_pad(id, Some(revision), |pad| {
            let sheet = visit_game(&pad.game, Bare { sheet }).flatten().ok_or_else(bad)?;
            pad.write(sheet, lang)
        })
    }

    /// Takes the last change of a pad's sheet back.
    ///
    /// # Errors
    /// If the pad has changed meanwhile, there is nothing to take back, or it can't be kept.
    pub fn pad_undo(&self, id: &str, revision: u32) -> Result<PadView, Problem> {
        let lang = self.lang();
        self.change_pad(id, Some(revision), |pad| pad.undo(lang))
    }

    /// Proposes what people would have to agree on: for Go, which groups are dead. It can be taken back.
    ///
    /// # Errors
    /// If the pad has changed meanwhile, there is nothing to propose, or it can't be kept.
    pub fn pad_propose(&self, id: &str, revision: u32) -> Result<PadView, Problem> {
        let (pad, lang) = {
            let inner = self.lock();
            (inner.kept_pad(id)?, inner.lang)
        };
        // Without the lock: this takes a while.
        let sheet = visit_game(&pad.game, Proposed { pad: &pad }).flatten();
        let sheet = sheet.ok_or_else(|| Problem::new(ProblemKind::NothingThere, lang))?;
        self.change_pad(id, Some(revision), |pad| pad.write(sheet, lang))
    }

    /// Names a pad and its players.
    ///
    /// # Errors
    /// If there is no such pad, a name is too long, or it can't be kept.
    pub fn pad_rename(&self, id: &str, name: &str, players: &[String]) -> Result<PadView, Problem> {
        let lang = self.lang();
        let name = stored::name(name, lang)?;
        let players: Vec<String> = players.iter().map(|name| stored::name(name, lang)).collect::<Result<_, _>>()?;
        self.change_pad(id, None, |pad| {
            if players.len() != pad.players.len() {
                return Err(Problem::new(ProblemKind::BadPad, lang));
            }
            (pad.name, pad.players) = (name, players);
            Ok(())
        })
    }

    /// Deletes a pad, even one that can't be read, with a way back until the next start.
    ///
    /// # Errors
    /// If there is no such pad, or the change can't be kept.
    pub fn pad_delete(&self, id: &str) -> Result<(), Problem> {
        self.with_pad(|store| store.delete_entry(Section::Pad, id))
    }

    /// Brings a deleted pad back.
    ///
    /// # Errors
    /// If there is no such pad, or the change can't be kept.
    pub fn pad_restore(&self, id: &str) -> Result<(), Problem> {
        self.with_pad(|store| store.restore_entry(Section::Pad, id))
    }

    /// Does something with a pad as it lies in the store, which says whether there is one.
    fn with_pad(&self, change: impl FnOnce(&mut Store) -> Result<bool, StoreError>) -> Result<(), Problem> {
        let mut inner = self.lock();
        match change(&mut inner.store) {
            Ok(true) => Ok(()),
            Ok(false) => Err(Problem::new(ProblemKind::NoSuchPad, inner.lang)),
            Err(error) => Err(Problem::from_store(&error, inner.lang)),
        }
    }

    /// Changes a pad that still stands at `revision`, and answers with it.
    fn change_pad(
        &self,
        id: &str,
        revision: Option<u32>,
        change: impl FnOnce(&mut StoredPad) -> Result<(), Problem>,
    ) -> Result<PadView, Problem> {
        let mut inner = self.lock();
        let lang = inner.lang;
        let mut pad = inner.kept_pad(id)?;
        if revision.is_some_and(|seen| seen != pad.revision) {
            return Err(Problem::told(ProblemKind::Stale, CHANGED.map(str::to_owned).into(), lang));
        }
        change(&mut pad)?;
        pad.revision = pad.revision.wrapping_add(1);
        pad.updated_ms = now_ms();
        let view = pad.view(id, lang)?;
        inner.keep_pad(id, &pad)?;
        Ok(view)
    }
}

const CHANGED: [&str; 2] = [
    "A pontozólap közben megváltozott. Nézd meg újra, mielőtt továbbírod.",
    "The pad has changed in the meantime. Look again before you go on.",
];

impl HouseState {
    fn begin_pad(&mut self, game: String, players: Vec<String>, sheet: Value) -> Result<String, Problem> {
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
        self.keep_pad(&id, &pad)?;
        Ok(id)
    }

    fn kept_pad(&self, id: &str) -> Result<StoredPad, Problem> {
        let lang = self.lang;
        let kept = self.store.entries(Section::Pad).map_err(|error| Problem::from_store(&error, lang))?;
        let text = kept.iter().find(|(key, _)| key == id);
        let (_, text) = text.ok_or_else(|| Problem::new(ProblemKind::NoSuchPad, lang))?;
        StoredPad::read(text, lang)
    }

    fn keep_pad(&mut self, id: &str, pad: &StoredPad) -> Result<(), Problem> {
        let lang = self.lang;
        let text = write(pad, lang)?;
        self.store.put_entry(Section::Pad, id, &text).map_err(|error| Problem::from_store(&error, lang))
    }
}

/// Whether a text is a pad that can be read and reckoned.
pub(crate) fn is_pad(id: &str, text: &str, lang: Lang) -> bool {
    StoredPad::read(text, lang).and_then(|pad| pad.view(id, lang)).is_ok()
}

/// A pad that can't be read, in the list.
fn unreadable(id: &str, problem: Problem) -> PadSummary {
    PadSummary {
        id: id.to_owned(),
        game: String::new(),
        name: String::new(),
        players: Vec::new(),
        standing: problem.text,
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
