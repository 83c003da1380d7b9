//! The thread in which bots think and move, at the pace the person has set.

use crate::house::analysis::Slice;
use crate::house::shared::{HouseState, SharedState};
use crate::play::judged::Unjudged;
use crate::play::session::Thought;
use crate::stamp::now_ms;
use bot::Cancel;
use std::panic::{self, AssertUnwindSafe};
use std::sync::{Arc, MutexGuard};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use store::TableId;

/// How soon at the earliest a bot lets a decision go by: how long it thought about it would else say whether it had
/// anything to think about.
const BEAT: Duration = Duration::from_millis(150);

/// Starts the bots' thread; `None` if the system gives none (bots then don't move, everything else works).
pub(crate) fn start(shared: &Arc<SharedState>) -> Option<JoinHandle<()>> {
    let shared = Arc::clone(shared);
    let thread = thread::Builder::new().name("bots".to_owned());
    thread
        .spawn(move || {
            // A bot that panics must not take the others' thread with it.
            while thread::scope(|scope| scope.spawn(|| run(&shared)).join()).is_err() {
                // What it thought about is over.
                let mut inner = shared.lock();
                inner.interrupt();
                inner.end_analysis();
                shared.changed.notify_all();
            }
        })
        .ok()
}

/// A decision a bot has to make.
struct Job {
    table: TableId,
    revision: u32,
    /// When it may be seen; `None` if the bots wait to be asked, and this one hasn't been.
    due: Option<Instant>,
    /// The same for letting it go by.
    passing_due: Instant,
    thought: Thought,
}

/// A decision already made that is to be judged.
struct Judging {
    table: TableId,
    decision: Unjudged,
}

fn run(shared: &SharedState) {
    let mut inner = shared.lock();
    while !inner.closing {
        inner.end_past_analysis();
        inner = if let Some(job) = next_job(&mut inner) {
            decide(shared, inner, job)
        } else if let Some(slice) = inner.next_slice() {
            analyse(shared, inner, slice)
        } else if let Some(judging) = next_judging(&mut inner) {
            judge(shared, inner, judging)
        } else {
            shared.wait(inner)
        };
    }
}

/// A bot decides without the lock, and its decision is carried out when it may be seen, unless somebody interrupts.
fn decide<'a>(shared: &'a SharedState, mut inner: MutexGuard<'a, HouseState>, job: Job) -> MutexGuard<'a, HouseState> {
    let Job { table: id, revision, due, passing_due, thought } = job;
    let cancel = Cancel::new();
    inner.thinking = Some(cancel.clone());
    drop(inner);
    // Whoever panics hasn't decided.
    let decided = panic::catch_unwind(AssertUnwindSafe(|| thought(&cancel))).unwrap_or_default();
    inner = shared.lock();
    let Some(thinking) = decided else {
        if !cancel.is_cancelled() {
            inner.thinking = None;
            inner.give_up(&id);
            shared.changed.notify_all();
        }
        return inner;
    };
    let passes = inner.tables.get(&id).is_some_and(|table| table.session.passes(thinking.deed));
    let Some(due) = (if passes { Some(passing_due) } else { due }) else {
        inner.thinking = None;
        if let Some(table) = inner.tables.get_mut(&id) {
            table.decided = Some((revision, thinking));
        }
        return inner;
    };
    inner = wait_until(shared, inner, due, &cancel);
    // Whoever interrupted has changed something: look again what is to do.
    if cancel.is_cancelled() {
        return inner;
    }
    inner.thinking = None;
    let state = &mut *inner;
    if let Some(table) = state.tables.get_mut(&id)
        && table.session.record().revision == revision
    {
        match table.session.do_for_bot(&mut state.store, thinking, now_ms()) {
            Ok(()) => {
                // What was let go by is nothing to look at: the next pause counts from what was there before.
                if !passes {
                    table.moved = Instant::now();
                    table.step_asked = false;
                }
                state.note_end(&id);
            }
            Err(problem) => table.trouble = Some(problem),
        }
        shared.changed.notify_all();
    }
    inner
}

/// The next decision a bot may make now.
fn next_job(inner: &mut HouseState) -> Option<Job> {
    if !inner.visible {
        return None;
    }
    let pause = inner.settings.bot_speed.pause();
    inner.tables.iter().find_map(|(id, table)| {
        let pause = pause.or(table.step_asked.then_some(Duration::ZERO));
        let revision = table.session.record().revision;
        let decided = table.decided.filter(|(at, _)| *at == revision).map(|(_, thinking)| thinking);
        let idle = pause.is_none() && (decided.is_some() || !table.session.may_pass());
        if idle || table.held || table.trouble.is_some() {
            return None;
        }
        let thought = match decided {
            Some(thinking) => Box::new(move |_: &Cancel| Some(thinking)),
            None => table.session.thought(inner.settings.bots_resign)?,
        };
        let due = pause.map(|pause| table.moved + pause);
        let passing_due = Instant::now() + BEAT.min(pause.unwrap_or(BEAT));
        Some(Job { table: id.clone(), revision, due, passing_due, thought })
    })
}

/// Waits until `due`, or until somebody interrupts.
fn wait_until<'a>(
    shared: &'a SharedState,
    mut inner: MutexGuard<'a, HouseState>,
    due: Instant,
    cancel: &Cancel,
) -> MutexGuard<'a, HouseState> {
    while !cancel.is_cancelled() && !inner.closing {
        let rest = due.saturating_duration_since(Instant::now());
        if rest.is_zero() {
            break;
        }
        inner = shared.wait_at_most(inner, rest);
    }
    inner
}

/// Thinks through a slice of an analysis without the lock, until somebody interrupts.
fn analyse<'a>(
    shared: &'a SharedState,
    inner: MutexGuard<'a, HouseState>,
    mut slice: Slice,
) -> MutexGuard<'a, HouseState> {
    let cancel = slice.cancel.clone();
    let (mut inner, found) = shared.unlocked(inner, &cancel, |cancel| {
        slice.search.grow(cancel);
        slice.search.found()
    });
    inner.slice_thought(slice, found);
    shared.changed.notify_all();
    inner
}

/// The next decision to be judged: only where no bot has to move, and nobody thinks for the person.
fn next_judging(inner: &mut HouseState) -> Option<Judging> {
    if !inner.visible || inner.thinking.is_some() {
        return None;
    }
    inner.tables.iter_mut().filter(|(_, table)| table.review.wanted).find_map(|(id, table)| {
        if let Some(failed) = table.review.trying.take() {
            table.review.verdicts.insert(failed, None);
        }
        let decision = table.session.unjudged(&table.review.verdicts)?;
        table.review.trying = Some(decision.node);
        Some(Judging { table: id.clone(), decision })
    })
}

/// Judges a decision without the lock, until somebody interrupts: then it is judged anew another time.
fn judge<'a>(
    shared: &'a SharedState,
    inner: MutexGuard<'a, HouseState>,
    judging: Judging,
) -> MutexGuard<'a, HouseState> {
    let Judging { table, decision: Unjudged { node, thought } } = judging;
    let cancel = Cancel::new();
    let (mut inner, verdict) = shared.unlocked(inner, &cancel, thought);
    if let Some(table) = inner.tables.get_mut(&table) {
        table.review.trying = None;
        if let Some(verdict) = verdict {
            table.review.verdicts.insert(node, verdict);
        } else if !cancel.is_cancelled() {
            table.review.verdicts.insert(node, None);
        }
    }
    shared.changed.notify_all();
    inner
}

#[cfg(test)]
mod tests;
