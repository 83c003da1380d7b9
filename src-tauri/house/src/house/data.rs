//! Erases all data; it can be brought back until the next start.

use crate::house::shared::HouseState;
use crate::house::{House, kept_settings};
use crate::problem::{Problem, ProblemKind};
use store::{Store, StoreError};

impl House {
    /// Erases everything: tables, statistics, pads, bookmarks; settings return to their defaults. Until the next start
    /// [`House::erase_undo`] brings it back.
    ///
    /// # Errors
    /// Fails if it can't be written; then nothing has changed.
    pub fn erase(&self) -> Result<(), Problem> {
        self.change_everything(Store::erase)?;
        // Statistics that were reset before can't be restored either.
        self.lock().forgotten.iter_mut().for_each(Vec::clear);
        Ok(())
    }

    /// Brings back what was erased, unchanged. What was made since stays, unless it uses the same key.
    ///
    /// # Errors
    /// Fails if nothing was erased, or it can't be written.
    pub fn erase_undo(&self) -> Result<(), Problem> {
        let mut found = false;
        self.change_everything(|store| store.erase_undo().map(|any| found = any))?;
        if found { Ok(()) } else { Err(ProblemKind::NothingThere.into()) }
    }

    /// Changes the whole store: all tables are closed, and the settings are read anew.
    fn change_everything(&self, change: impl FnOnce(&mut Store) -> Result<(), StoreError>) -> Result<(), Problem> {
        let mut inner = self.lock();
        let inner = &mut *inner;
        inner.interrupt();
        let changed = change(&mut inner.store).and_then(|()| kept_settings(&inner.store));
        inner.settings = changed?;
        inner.tables.clear();
        inner.compared.clear();
        self.wake();
        Ok(())
    }
}

impl HouseState {
    /// Returns whether everything was erased since the start, and can be brought back.
    pub fn is_erased(&self) -> bool {
        self.store.has_erased().unwrap_or(false)
    }
}
