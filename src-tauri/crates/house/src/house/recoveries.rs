//! Damaged files: what is reported about them until the person has seen it.

use crate::house::House;
use crate::house::shared::HouseState;
use crate::keep::recoveries;
use crate::problem::{Problem, ProblemKind};
use crate::wire::Missing;

impl House {
    /// The person has seen what was told of damaged files.
    ///
    /// # Errors
    /// If that can't be written: it will be told again.
    pub fn recoveries_seen(&self) -> Result<(), Problem> {
        let mut inner = self.lock();
        inner.store.told_of_recoveries().map_err(Problem::from)
    }
}

impl HouseState {
    /// Works out lost decisions of tables that were brought back. One that fails waits until it is opened.
    pub fn fill_gaps(&mut self) {
        recoveries::fill_gaps(&mut self.store);
    }

    /// What the person should be told for as long as it is so.
    pub fn notices(&self) -> Vec<String> {
        // That another instance is open is told in its own way.
        let told = self.store.is_read_only() && !self.busy;
        told.then(|| Problem::Of(ProblemKind::ReadOnly).text(self.lang)).into_iter().collect()
    }

    /// The files that were damaged and haven't been told of, in words, and what is still missing because of them.
    pub fn told_recoveries(&self) -> Result<(Vec<String>, Vec<Missing>), Problem> {
        recoveries::told(&self.store, self.lang)
    }
}
