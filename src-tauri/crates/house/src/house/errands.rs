//! Long-running work: its progress, and cancelling it.

use crate::errand::Errand;
use crate::house::House;

impl House {
    /// Does something that the window may ask about, and call off, by a number of its choice.
    pub fn run_errand<T>(&self, number: u32, work: impl FnOnce(&Errand) -> T) -> T {
        self.errands.run(number, work)
    }

    /// How much of an errand is done, in thousandths; none once it is over, or before it has begun.
    #[must_use]
    pub fn errand_done(&self, number: u32) -> Option<u32> {
        self.errands.find(number).map(|errand| errand.done())
    }

    /// Calls an errand off; says whether there was one.
    #[must_use]
    pub fn call_off(&self, number: u32) -> bool {
        self.errands.find(number).inspect(|errand| errand.call_off()).is_some()
    }
}
