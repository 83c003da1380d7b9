//! Score pads, one change at a time.

use crate::house::House;
use crate::pads::{self, NewPad, PadList, PadView, StoredPad};
use crate::problem::{Problem, ProblemKind};
use crate::records::{self, AsSheet};
use crate::stamp::now_ms;
use serde_json::Value;
use store::Section;
use tables::PadSheet;

impl House {
    /// All pads, the one changed last first, and the tables that have one.
    ///
    /// # Errors
    /// If they can't be read at all. One that can't is told among the others.
    pub fn pads(&self) -> Result<PadList, Problem> {
        let inner = self.lock();
        pads::list(&inner.store, inner.lang)
    }

    /// Begins a pad and returns its identifier.
    ///
    /// # Errors
    /// If the rules don't allow the setup, a name is too long, or it can't be kept.
    pub fn pad_new(&self, new: &NewPad) -> Result<String, Problem> {
        let mut inner = self.lock();
        let sheet = pads::blank(new).ok_or(ProblemKind::BadSetup)?;
        let players = new.players.iter().map(|name| pads::name(name)).collect::<Result<_, _>>()?;
        pads::begin(&mut inner.store, new.game.clone(), players, sheet)
    }

    /// Begins a pad with the last position of a game's file, and returns its identifier. In `file` every
    /// character stands for a byte.
    ///
    /// # Errors
    /// What is wrong with the file, in a sentence.
    pub fn pad_from_record(&self, file: &str) -> Result<String, Problem> {
        let (game, sheet, players) = records::of_table(file, AsSheet(file)).ok_or(ProblemKind::BadRecord)??;
        // A name too long for a pad isn't worth refusing the game.
        let players = players.iter().map(|player| {
            let name: String = player.iter().flat_map(|name| name.chars()).take(24).collect();
            pads::name(&name).unwrap_or_default()
        });
        pads::begin(&mut self.lock().store, game.to_owned(), players.collect(), sheet)
    }

    /// A pad with all its accounts.
    ///
    /// # Errors
    /// If there is no such pad, or it can't be read.
    pub fn pad(&self, id: &str) -> Result<PadView, Problem> {
        let inner = self.lock();
        let lang = inner.lang;
        pads::kept(&inner.store, id)?.view(id, lang)
    }

    /// Writes another sheet on a pad.
    ///
    /// # Errors
    /// If the pad has changed meanwhile, no paper could hold such a sheet, or it can't be kept.
    pub fn pad_write(&self, id: &str, revision: u32, sheet: Value) -> Result<PadView, Problem> {
        let sheet: PadSheet = serde_json::from_value(sheet).map_err(|_| ProblemKind::BadPad)?;
        self.change_pad(id, Some(revision), |pad| {
            let sheet = pads::bare(&pad.game, sheet).ok_or(ProblemKind::BadPad)?;
            pad.write(sheet)
        })
    }

    /// Takes the last change of a pad's sheet back.
    ///
    /// # Errors
    /// If the pad has changed meanwhile, there is nothing to take back, or it can't be kept.
    pub fn pad_undo(&self, id: &str, revision: u32) -> Result<PadView, Problem> {
        self.change_pad(id, Some(revision), |pad| pad.undo())
    }

    /// Proposes what people would have to agree on: for Go, which groups are dead. It can be taken back.
    ///
    /// # Errors
    /// If the pad has changed meanwhile, there is nothing to propose, or it can't be kept.
    pub fn pad_propose(&self, id: &str, revision: u32) -> Result<PadView, Problem> {
        let pad = pads::kept(&self.lock().store, id)?;
        // Without the lock: this takes a while.
        let sheet = pads::proposed(&pad).ok_or(ProblemKind::NothingThere)?;
        self.change_pad(id, Some(revision), |pad| pad.write(sheet))
    }

    /// Names a pad and its players.
    ///
    /// # Errors
    /// If there is no such pad, a name is too long, or it can't be kept.
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

    /// Deletes a pad, even one that can't be read, with a way back until the next start.
    ///
    /// # Errors
    /// If there is no such pad, or the change can't be kept.
    pub fn pad_delete(&self, id: &str) -> Result<(), Problem> {
        self.change_entry(ProblemKind::NoSuchPad, |store| store.delete_entry(Section::Pad, id))
    }

    /// Brings a deleted pad back.
    ///
    /// # Errors
    /// If there is no such pad, or the change can't be kept.
    pub fn pad_restore(&self, id: &str) -> Result<(), Problem> {
        self.change_entry(ProblemKind::NoSuchPad, |store| store.restore_entry(Section::Pad, id))
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
