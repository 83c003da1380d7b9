//! Erasing everything, with a way back until the next start.

use crate::house::shared::HouseState;
use crate::house::{House, kept_settings};
use crate::problem::{Problem, ProblemKind};
use store::{Store, StoreError};

impl House {
    /// Erases everything: tables, statistics, pads, marks; settings are as on the first day. Until the next start
    /// [`House::erase_undo`] brings it back.
    ///
    /// # Errors
    /// If it can't be written; then nothing has changed.
    pub fn erase(&self) -> Result<(), Problem> {
        self.change_everything(Store::erase)?;
        // Nor do statistics come back that were reset before.
        self.lock().forgotten.iter_mut().for_each(Vec::clear);
        Ok(())
    }

    /// Brings back what was erased, just as it was. What was made since stays, unless it stands in its place.
    ///
    /// # Errors
    /// If nothing was erased, or it can't be written.
    pub fn erase_undo(&self) -> Result<(), Problem> {
        let mut found = false;
        self.change_everything(|store| store.erase_undo().map(|any| found = any))?;
        if found { Ok(()) } else { Err(ProblemKind::NothingThere.into()) }
    }

    /// Changes the store as a whole: nobody plays meanwhile, and the settings are those it holds then.
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
    /// Whether everything was erased since the app was opened, and can be brought back.
    pub fn is_erased(&self) -> bool {
        self.store.has_erased().unwrap_or(false)
    }
}
