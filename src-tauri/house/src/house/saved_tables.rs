//! Calls that rename, delete and restore saved tables.

use crate::house::House;
use crate::problem::Problem;
use crate::text::naming;
use store::TableId;

impl House {
    /// Renames a table and returns the name as saved: a single line, not too long.
    ///
    /// # Errors
    /// Fails if there is no such table or it can't be written.
    pub fn rename(&self, id: &str, name: &str) -> Result<String, Problem> {
        let mut inner = self.lock();
        let (id, name) = (TableId(id.to_owned()), naming::tidy(name));
        inner.store.rename(&id, &name)?;
        if let Some(open) = inner.tables.get_mut(&id) {
            open.session.renamed(&name);
        }
        Ok(name)
    }

    /// Deletes a table; it can be restored until the next start.
    ///
    /// # Errors
    /// Fails if there is no such table or it can't be written.
    pub fn delete(&self, id: &str) -> Result<(), Problem> {
        self.leave(id);
        let mut inner = self.lock();
        inner.store.delete(&TableId(id.to_owned())).map_err(Problem::from)
    }

    /// Restores a deleted table.
    ///
    /// # Errors
    /// Fails if there is no such table or it can't be written.
    pub fn restore(&self, id: &str) -> Result<(), Problem> {
        let mut inner = self.lock();
        inner.store.restore(&TableId(id.to_owned())).map_err(Problem::from)
    }
}
