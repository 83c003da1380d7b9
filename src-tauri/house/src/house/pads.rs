//! Calls about score pads, one change at a time.

use crate::house::House;
use crate::pads::{self, NewPad, PadList, PadView, StoredPad};
use crate::problem::{Problem, ProblemKind};
use crate::records::{self, AsSheet};
use crate::stamp::now_ms;
use games::PadSheet;
use serde_json::Value;
use store::Section;

impl House {
    /// Returns all pads, the one changed last first, and the games that have pads.
    ///
    /// # Errors
    /// Fails if they can't be read at all. A pad that can't be read is returned among the others.
    pub fn pads(&self) -> Result<PadList, Problem> {
        let inner = self.lock();
        pads::list(&inner.store, inner.lang)
    }

    /// Creates a pad and returns its identifier.
    ///
    /// # Errors
    /// Fails if the rules don't allow the setup, a name is too long, or it can't be saved.
    pub fn pad_new(&self, new: &NewPad) -> Result<String, Problem> {
        let mut inner = self.lock();
        let sheet = pads::blank(new).ok_or(ProblemKind::BadSetup)?;
        let players = new.players.iter().map(|name| pads::name(name)).collect::<Result<_, _>>()?;
        pads::begin(&mut inner.store, new.game.clone(), players, sheet)
    }

    /// Creates a pad with the last position of a record, and returns its identifier. Each character of `file` stands
    /// for a byte.
    ///
    /// # Errors
    /// Fails if the file is wrong, with the reason as a sentence.
    pub fn pad_from_record(&self, file: &str) -> Result<String, Problem> {
        let (game, sheet, players) = records::of_table(file, AsSheet(file)).ok_or(ProblemKind::BadRecord)??;
        // A name that is too long for a pad is shortened.
        let players = players.iter().map(|player| {
            let name: String = player.iter().flat_map(|name| name.chars()).take(24).collect();
            pads::name(&name).unwrap_or_default()
        });
        pads::begin(&mut self.lock().store, game.to_owned(), players.collect(), sheet)
    }

    /// Returns a pad with its tally.
    ///
    /// # Errors
    /// Fails if there is no such pad, or it can't be read.
    pub fn pad(&self, id: &str) -> Result<PadView, Problem> {
        let inner = self.lock();
        let lang = inner.lang;
        pads::kept(&inner.store, id)?.view(id, lang)
    }

    /// Writes a new sheet on a pad.
    ///
    /// # Errors
    /// Fails if the pad has changed meanwhile, the sheet is impossible, or it can't be saved.
    pub fn pad_write(&self, id: &str, revision: u32, sheet: Value) -> Result<PadView, Problem> {
        let sheet: PadSheet = serde_json::from_value(sheet).map_err(|_| ProblemKind::BadPad)?;
        self.change_pad(id, Some(revision), |pad| {
            let sheet = pads::bare(&pad.game, sheet).ok_or(ProblemKind::BadPad)?;
            pad.write(sheet)
        })
    }

    /// Undoes the last change of a pad's sheet.
    ///
    /// # Errors
    /// Fails if the pad has changed meanwhile, there is nothing to undo, or it can't be saved.
    pub fn pad_undo(&self, id: &str, revision: u32) -> Result<PadView, Problem> {
        self.change_pad(id, Some(revision), |pad| pad.undo())
    }

    /// Fills in a proposal for what the players have to agree on: for Go, which groups are dead. It can be undone.
    ///
    /// # Errors
    /// Fails if the pad has changed meanwhile, there is nothing to propose, or it can't be saved.
    pub fn pad_propose(&self, id: &str, revision: u32) -> Result<PadView, Problem> {
        let pad = pads::kept(&self.lock().store, id)?;
        // Without the lock, since this takes a while.
        let sheet = pads::proposed(&pad).ok_or(ProblemKind::NothingThere)?;
        self.change_pad(id, Some(revision), |pad| pad.write(sheet))
    }

    /// Renames a pad and its players.
    ///
    /// # Errors
    /// Fails if there is no such pad, a name is too long, or it can't be saved.
    pub fn pad_rename(&self, id: &str, name: &str, players: &[String]) -> Result<PadView, Problem> {
        let name = pads::name(name)?;
        let players: Vec<String> = players.iter().map(|name| pads::name(name)).collect::<Result<_, _>>()?;
        self.change_pad(id, None, |pad| {
            if players.len() != pad.players.len() {
                return Err(ProblemKind::BadPad.into());
            }
            (pad.name, pad.players) = (name, players);
            Ok(())
        })
    }

    /// Deletes a pad, even one that can't be read; it can be restored until the next start.
    ///
    /// # Errors
    /// Fails if there is no such pad, or the change can't be saved.
    pub fn pad_delete(&self, id: &str) -> Result<(), Problem> {
        self.change_entry(ProblemKind::NoSuchPad, |store| store.delete_entry(Section::Pad, id))
    }

    /// Restores a deleted pad.
    ///
    /// # Errors
    /// Fails if there is no such pad, or the change can't be saved.
    pub fn pad_restore(&self, id: &str) -> Result<(), Problem> {
        self.change_entry(ProblemKind::NoSuchPad, |store| store.restore_entry(Section::Pad, id))
    }

    /// Changes a pad that is still at `revision`, and returns it.
    fn change_pad(
        &self,
        id: &str,
        revision: Option<u32>,
        change: impl FnOnce(&mut StoredPad) -> Result<(), Problem>,
    ) -> Result<PadView, Problem> {
        let mut inner = self.lock();
        let lang = inner.lang;
        let mut pad = pads::kept(&inner.store, id)?;
        if revision.is_some_and(|seen| seen != pad.revision) {
            return Err(Problem::StalePad);
        }
        change(&mut pad)?;
        pad.revision = pad.revision.wrapping_add(1);
        pad.updated_ms = now_ms();
        let view = pad.view(id, lang)?;
        pads::keep(&mut inner.store, id, &pad)?;
        Ok(view)
    }
}
