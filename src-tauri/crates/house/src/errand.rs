//! Long-running work: whoever waits for it sees its progress, and can cancel it.

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
    /// Does something that may be asked about, and called off, by a number.
    pub fn run<T>(&self, number: u32, work: impl FnOnce(&Errand) -> T) -> T {
        let errand = Arc::new(Errand::default());
        let running = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
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

    /// What is being done under a number; none once it is over, or before it has begun.
    pub fn find(&self, number: u32) -> Option<Arc<Errand>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&number).cloned()
    }
}
