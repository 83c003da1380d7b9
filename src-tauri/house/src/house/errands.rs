//! Long-running work: its progress, and cancelling it.

use crate::errand::BackgroundTask;
use crate::house::House;

impl House {
    /// Runs a task that the window can watch and cancel by a number of its choice.
    pub fn run_errand<T>(&self, number: u32, work: impl FnOnce(&BackgroundTask) -> T) -> T {
        self.errands.run(number, work)
    }

    /// Returns the finished part of a task in thousandths; `None` if it hasn't begun or is over.
    #[must_use]
    pub fn errand_done(&self, number: u32) -> Option<u32> {
        self.errands.find(number).map(|errand| errand.done())
    }

    /// Cancels a task. Returns whether there was one.
    #[must_use]
    pub fn call_off(&self, number: u32) -> bool {
        self.errands.find(number).inspect(|errand| errand.call_off()).is_some()
    }
}
