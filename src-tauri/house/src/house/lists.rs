//! Calls about saved lists, and questions that belong to no table.

use crate::house::House;
use crate::lists::{self, KeptList};
use crate::problem::{Problem, ProblemKind};
use crate::wire::ExportText;
use games::{GameAnswer, GameQuestion};

impl House {
    /// Returns a game's lists, sorted by name.
    ///
    /// # Errors
    /// Fails if they can't be read at all. A list that can't be read is returned among the others.
    pub fn lists(&self, game: &str) -> Result<Vec<KeptList>, Problem> {
        lists::of_game(&self.lock().store, game)
    }

    /// Saves a list, as a new one or in place of another, and returns its identifier.
    ///
    /// # Errors
    /// Fails if there is no such game or list, it has no name or is too long, or it can't be saved.
    pub fn list_keep(&self, game: &str, id: Option<&str>, name: &str, text: &str) -> Result<String, Problem> {
        lists::keep(&mut self.lock().store, game, id, name, text)
    }

    /// Deletes a list, even one that can't be read; it can be restored until the next start.
    ///
    /// # Errors
    /// Fails if there is no such list, or the change can't be saved.
    pub fn list_delete(&self, id: &str) -> Result<(), Problem> {
        self.change_entry(ProblemKind::NoSuchList, |store| store.delete_entries(&lists::SECTIONS, id))
    }

    /// Restores a deleted list.
    ///
    /// # Errors
    /// Fails if there is no such list, or the change can't be saved.
    pub fn list_restore(&self, id: &str) -> Result<(), Problem> {
        self.change_entry(ProblemKind::NoSuchList, |store| store.restore_entries(&lists::SECTIONS, id))
    }

    /// Returns a list as a file; `offset` is the person's UTC offset in minutes.
    ///
    /// # Errors
    /// Fails if there is no such list, or it can't be read.
    pub fn list_text(&self, id: &str, offset: i32) -> Result<ExportText, Problem> {
        lists::as_file(&self.lock().store, id, offset)
    }

    /// Answers a question to a game that belongs to no table.
    #[must_use]
    pub fn ask(&self, question: GameQuestion) -> GameAnswer {
        let lang = self.lock().lang;
        // Without the lock, since it may take a while.
        games::answer(question, lang)
    }
}
