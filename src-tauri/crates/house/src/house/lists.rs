//! Lists saved by name, and questions to a table outside any game.

use crate::house::House;
use crate::lists::{self, KeptList};
use crate::problem::{Problem, ProblemKind};
use crate::wire::ExportText;
use tables::{TableAnswer, TableQuestion};

impl House {
    /// A game's lists, by name.
    ///
    /// # Errors
    /// If they can't be read at all. One that can't is told among the others.
    pub fn lists(&self, game: &str) -> Result<Vec<KeptList>, Problem> {
        lists::of_game(&self.lock().store, game)
    }

    /// Keeps a list, a new one or in place of another, and returns its identifier.
    ///
    /// # Errors
    /// If there is no such game or list, it has no name or is too long, or it can't be kept.
    pub fn list_keep(&self, game: &str, id: Option<&str>, name: &str, text: &str) -> Result<String, Problem> {
        lists::keep(&mut self.lock().store, game, id, name, text)
    }

    /// Deletes a list, even one that can't be read, with a way back until the next start.
    ///
    /// # Errors
    /// If there is no such list, or the change can't be kept.
    pub fn list_delete(&self, id: &str) -> Result<(), Problem> {
        self.change_entry(ProblemKind::NoSuchList, |store| store.delete_entries(&lists::SECTIONS, id))
    }

    /// Brings a deleted list back.
    ///
    /// # Errors
    /// If there is no such list, or the change can't be kept.
    pub fn list_restore(&self, id: &str) -> Result<(), Problem> {
        self.change_entry(ProblemKind::NoSuchList, |store| store.restore_entries(&lists::SECTIONS, id))
    }

    /// A list as a file; `offset` is how many minutes the person's clock is ahead of the world's.
    ///
    /// # Errors
    /// If there is no such list, or it can't be read.
    pub fn list_text(&self, id: &str, offset: i32) -> Result<ExportText, Problem> {
        lists::as_file(&self.lock().store, id, offset)
    }

    /// What a table answers to a question that belongs to no game.
    #[must_use]
    pub fn ask(&self, question: TableQuestion) -> TableAnswer {
        let lang = self.lock().lang;
        // Without the lock: it may take a while.
        tables::answer(question, lang)
    }
}
