//! Long-running work whose progress can be watched and which can be cancelled.

use crate::problem::{Problem, ProblemKind};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// A task in progress, shared by the worker and the caller.
#[derive(Debug, Default)]
pub struct BackgroundTask {
    /// The finished part, in thousandths.
    done: AtomicU32,
    called_off: AtomicBool,
}

impl BackgroundTask {
    /// Sets the finished part, in thousandths.
    pub(crate) fn note(&self, done: u32) {
        self.done.store(done.min(1_000), Ordering::Relaxed);
    }

    /// Returns the finished part, in thousandths.
    #[must_use]
    pub fn done(&self) -> u32 {
        self.done.load(Ordering::Relaxed)
    }

    /// Cancels the task: it ends as soon as it can, and leaves nothing behind.
    pub fn call_off(&self) {
        self.called_off.store(true, Ordering::Relaxed);
    }

    /// Whether the task was cancelled.
    pub(crate) fn is_called_off(&self) -> bool {
        self.called_off.load(Ordering::Relaxed)
    }

    /// Fails if the task was cancelled.
    pub(crate) fn go_on(&self) -> Result<(), Problem> {
        if self.is_called_off() { Err(ProblemKind::CalledOff.into()) } else { Ok(()) }
    }
}

/// The tasks in progress for the window, by the numbers the window gave them.
#[derive(Default)]
pub(crate) struct BackgroundTasks(Mutex<BTreeMap<u32, Arc<BackgroundTask>>>);

impl BackgroundTasks {
    /// Runs a task that can be watched and cancelled by its number.
    pub fn run<T>(&self, number: u32, work: impl FnOnce(&BackgroundTask) -> T) -> T {
        let task = Arc::new(BackgroundTask::default());
        let running = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        running().insert(number, Arc::clone(&task));
        // Removes the task from the list however it ends.
        struct Forget<F: Fn()>(F);
        impl<F: Fn()> Drop for Forget<F> {
            fn drop(&mut self) {
                (self.0)();
            }
        }
        let _forget = Forget(|| {
            running().remove(&number);
        });
        work(&task)
    }

    /// Returns the task of this number; `None` if it hasn't begun or is over.
    pub fn find(&self, number: u32) -> Option<Arc<BackgroundTask>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&number).cloned()
    }
}
