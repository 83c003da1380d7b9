//! The thread in which bots think and move, at the pace the person has set.

pub(crate) mod pace;

use crate::house::analysis::Slice;
use crate::house::curve::Appraising;
use crate::house::shared::{Decided, HouseState, OpenTable, SharedState};
use crate::play::curve::Unappraised;
use crate::play::judged::Unjudged;
use crate::play::session::{Thought, Trial};
use crate::stamp::now_ms;
use bot::Cancel;
use pace::Kind;
use std::panic::{self, AssertUnwindSafe};
use std::sync::{Arc, MutexGuard};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use store::TableId;

/// How soon at the earliest a bot lets a decision go by, at any pace but the quickest.
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
    /// How long it takes at least to let it go by.
    beat: Duration,
    /// What kind it is of, and a trial of how long it may take, where it depends on something hidden.
    hidden: Option<(Kind, Trial)>,
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
        } else if let Some(appraising) = inner.next_appraising() {
            appraise(shared, inner, appraising)
        } else if let Some(judging) = next_judging(&mut inner) {
            judge(shared, inner, judging)
        } else {
            shared.wait(inner)
        };
    }
}

/// A bot decides without the lock, and its decision is carried out when it may be seen, unless somebody interrupts.
fn decide<'a>(shared: &'a SharedState, mut inner: MutexGuard<'a, HouseState>, job: Job) -> MutexGuard<'a, HouseState> {
    let Job { table: id, revision, due, beat, hidden, thought } = job;
    let cancel = Cancel::new();
    inner.thinking = Some(cancel.clone());
    let kind = hidden.as_ref().map(|(kind, _)| *kind);
    if let Some((kind, trial)) = hidden
        && inner.tables.get(&id).is_some_and(|table| table.paces.wants_trial(kind))
    {
        inner = measure(shared, inner, (&id, kind), trial, &cancel);
        if cancel.is_cancelled() {
            return inner;
        }
    }
    drop(inner);
    let begun = Instant::now();
    // Whoever panics hasn't decided.
    let decided = panic::catch_unwind(AssertUnwindSafe(|| thought(&cancel))).unwrap_or_default();
    let took = begun.elapsed();
    inner = shared.lock();
    // Whoever interrupted has changed something: look again what is to do.
    if cancel.is_cancelled() {
        return inner;
    }
    let Some((thinking, table)) = decided.zip(inner.tables.get_mut(&id)) else {
        inner.thinking = None;
        inner.give_up(&id);
        shared.changed.notify_all();
        return inner;
    };
    let passes = table.session.passes(thinking.deed);
    let hidden_for = kind.map(|kind| table.paces.shown_after(kind, took)).unwrap_or_default();
    let may_pass = kind.map_or(passes, |kind| kind.may_pass);
    // Whatever it is, it isn't seen before it could have been let go by.
    let from = begun + if may_pass { hidden_for.max(beat) } else { hidden_for };
    let Some(due) = (if passes { Some(from) } else { due.map(|due| due.max(from)) }) else {
        table.decided = Some(Decided { revision, thinking, from });
        inner.thinking = None;
        return inner;
    };
    inner = wait_until(shared, inner, due, &cancel);
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

/// Measures without the lock how long a decision of a kind may take. A trial that fails tells nothing.
fn measure<'a>(
    shared: &'a SharedState,
    inner: MutexGuard<'a, HouseState>,
    (table, kind): (&TableId, Kind),
    trial: Trial,
    cancel: &Cancel,
) -> MutexGuard<'a, HouseState> {
    drop(inner);
    let begun = Instant::now();
    let thought = panic::catch_unwind(AssertUnwindSafe(|| trial(cancel))).unwrap_or_default();
    let took = begun.elapsed();
    let mut inner = shared.lock();
    if let Some(table) = inner.tables.get_mut(table)
        && thought == Some(true)
    {
        table.paces.tried(kind, took);
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
        let decided = table.decided.filter(|decided| decided.revision == revision);
        let idle = pause.is_none() && (decided.is_some() || !table.session.may_pass());
        if idle || table.held || table.trouble.is_some() {
            return None;
        }
        let beat = BEAT.min(pause.unwrap_or(BEAT));
        let due = pause.map(|pause| table.moved + pause);
        if let Some(Decided { thinking, from, .. }) = decided {
            let (due, thought) = (due.map(|due| due.max(from)), Box::new(move |_: &Cancel| Some(thinking)));
            return Some(Job { table: id.clone(), revision, due, beat, hidden: None, thought });
        }
        let may_pass = table.session.may_pass();
        let hidden = table.session.trial().map(|(level, trial)| (Kind { level, may_pass }, trial));
        let thought = table.session.thought(inner.settings.bots_resign)?;
        Some(Job { table: id.clone(), revision, due, beat, hidden, thought })
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

/// Appraises a few moments without the lock, until somebody interrupts. Whatever panics over one finds nothing in it.
fn appraise<'a>(
    shared: &'a SharedState,
    inner: MutexGuard<'a, HouseState>,
    appraising: Appraising,
) -> MutexGuard<'a, HouseState> {
    let Appraising { table, next: Unappraised { moments, thought } } = appraising;
    let cancel = Cancel::new();
    let (mut inner, found) = shared.unlocked(inner, &cancel, |cancel| {
        panic::catch_unwind(AssertUnwindSafe(|| thought(cancel))).unwrap_or_default()
    });
    inner.appraised(&table, moments, found, cancel.is_cancelled());
    shared.changed.notify_all();
    inner
}

/// The next decision to be judged: only where no bot has to move, nobody thinks for the person, and somebody wants to hear
/// of it.
fn next_judging(inner: &mut HouseState) -> Option<Judging> {
    let HouseState { tables, waiting, visible, thinking, .. } = inner;
    if !*visible || thinking.is_some() {
        return None;
    }
    let looked_at = |id: &TableId, table: &OpenTable| table.review_asked.is_recent() || waiting.is_awaited(id);
    let mut wanted = tables.iter_mut().filter(|(id, table)| table.review.wanted && looked_at(id, table));
    wanted.find_map(|(id, table)| {
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
