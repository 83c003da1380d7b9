//! Long-running work: its progress, and cancelling it.

use crate::background_task::BackgroundTask;
use crate::house::House;

impl House {
    /// Runs a task that the window can watch and cancel by a number of its choice.
    pub fn run_task<T>(&self, number: u32, work: impl FnOnce(&BackgroundTask) -> T) -> T {
        self.background_tasks.run(number, work)
    }

    /// Returns the finished part of a task in thousandths; `None` if it hasn't begun or is over.
    #[must_use]
    pub fn task_progress(&self, number: u32) -> Option<u32> {
        self.background_tasks.find(number).map(|task| task.done())
    }

    /// Cancels a task. Returns whether there was one.
    #[must_use]
    pub fn call_off(&self, number: u32) -> bool {
        self.background_tasks.find(number).inspect(|task| task.call_off()).is_some()
    }
}
