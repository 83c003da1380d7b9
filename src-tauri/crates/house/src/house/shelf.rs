//! The saved tables: renamed, deleted, restored.

use crate::house::House;
use crate::problem::Problem;
use crate::text::naming;
use store::TableId;

impl House {
    /// Gives a table another name and returns it as it is kept: a single line, not too long.
    ///
    /// # Errors
    /// If there is no such table or it can't be written.
    pub fn rename(&self, id: &str, name: &str) -> Result<String, Problem> {
        let mut inner = self.lock();
        let (id, name) = (TableId(id.to_owned()), naming::tidy(name));
        inner.store.rename(&id, &name)?;
        if let Some(open) = inner.tables.get_mut(&id) {
            open.session.renamed(&name);
        }
        Ok(name)
    }

    /// Deletes a table, with a way back until the next start.
    ///
    /// # Errors
    /// If there is no such table or it can't be written.
    pub fn delete(&self, id: &str) -> Result<(), Problem> {
        self.leave(id);
        let mut inner = self.lock();
        inner.store.delete(&TableId(id.to_owned())).map_err(Problem::from)
    }

    /// Brings a deleted table back.
    ///
    /// # Errors
    /// If there is no such table or it can't be written.
    pub fn restore(&self, id: &str) -> Result<(), Problem> {
        let mut inner = self.lock();
        inner.store.restore(&TableId(id.to_owned())).map_err(Problem::from)
    }
}
