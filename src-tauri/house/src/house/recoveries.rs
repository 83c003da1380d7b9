//! Reports about damaged files until the person has seen them.

use crate::house::House;
use crate::house::shared::HouseState;
use crate::problem::{Problem, ProblemKind};
use crate::saves::recoveries;
use crate::wire::Missing;

impl House {
    /// Notes that the person has seen the reports about damaged files.
    ///
    /// # Errors
    /// Fails if that can't be written; then they are reported again.
    pub fn recoveries_seen(&self) -> Result<(), Problem> {
        let mut inner = self.lock();
        inner.store.told_of_recoveries().map_err(Problem::from)
    }
}

impl HouseState {
    /// Works out lost decisions of recovered tables. If that fails for a table, it is tried again when the table is
    /// opened.
    pub fn fill_gaps(&mut self) {
        recoveries::fill_gaps(&mut self.store);
    }

    /// Returns the notices that apply at present.
    pub fn notices(&self) -> Vec<String> {
        // Another open instance is reported separately.
        let told = self.store.is_read_only() && !self.busy;
        told.then(|| Problem::Of(ProblemKind::ReadOnly).text(self.lang)).into_iter().collect()
    }

    /// Returns the unreported recoveries in words, and what is still missing because of them.
    ///
    /// # Errors
    /// Fails if the store can't be read.
    pub fn told_recoveries(&self) -> Result<(Vec<String>, Vec<Missing>), Problem> {
        recoveries::told(&self.store, self.lang)
    }
}
