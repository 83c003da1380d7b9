//! Work that takes a while: whoever waits for it sees how far it is, and can call it off.

use crate::house::House;
use crate::problem::{Problem, ProblemKind};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// Something that is being done, seen from both sides.
#[derive(Debug, Default)]
pub struct Errand {
    /// How much of it is done, in thousandths.
    done: AtomicU32,
    called_off: AtomicBool,
}

impl Errand {
    /// Notes how much is done, in thousandths.
    pub(crate) fn note(&self, done: u32) {
        self.done.store(done.min(1_000), Ordering::Relaxed);
    }

    /// How much of it is done, in thousandths.
    #[must_use]
    pub fn done(&self) -> u32 {
        self.done.load(Ordering::Relaxed)
    }

    /// Nobody waits for it any more: it ends as soon as it can, and leaves nothing behind.
    pub fn call_off(&self) {
        self.called_off.store(true, Ordering::Relaxed);
    }

    /// Whether it was called off.
    pub(crate) fn is_called_off(&self) -> bool {
        self.called_off.load(Ordering::Relaxed)
    }

    /// Ends what was called off.
    pub(crate) fn go_on(&self) -> Result<(), Problem> {
        if self.is_called_off() { Err(ProblemKind::CalledOff.into()) } else { Ok(()) }
    }
}

/// What is being done for the window, by the numbers the window gave it.
#[derive(Default)]
pub(crate) struct Errands(Mutex<BTreeMap<u32, Arc<Errand>>>);

impl Errands {
    fn find(&self, number: u32) -> Option<Arc<Errand>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&number).cloned()
    }
}

impl House {
    /// Does something that the window may ask about, and call off, by a number of its choice.
    pub fn run_errand<T>(&self, number: u32, work: impl FnOnce(&Errand) -> T) -> T {
        let errand = Arc::new(Errand::default());
        let running = || self.errands.0.lock().unwrap_or_else(PoisonError::into_inner);
        running().insert(number, Arc::clone(&errand));
        // Forgotten however it ends.
        struct Forget<F: Fn()>(F);
        impl<F: Fn()> Drop for Forget<F> {
            fn drop(&mut self) {
                (self.0)();
            }
        }
        let _forget = Forget(|| {
            running().remove(&number);
        });
        work(&errand)
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
