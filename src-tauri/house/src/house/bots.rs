//! The thread in which bots think and move, at the speed the person has set.

pub(crate) mod decision_timing;

use crate::house::analysis::Slice;
use crate::house::curve::Appraising;
use crate::house::shared::{Decided, HouseState, OpenTable, SharedState};
use crate::play::curve::Unappraised;
use crate::play::review::Unjudged;
use crate::play::session::{Thought, Trial};
use crate::stamp::now_ms;
use bot::Cancel;
use decision_timing::Kind;
use std::panic::{self, AssertUnwindSafe};
use std::sync::{Arc, MutexGuard};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use store::TableId;

/// The shortest time before a bot's pass is carried out, at any speed but the fastest.
const BEAT: Duration = Duration::from_millis(150);

/// How many verdicts may be lost if the app is killed while it judges a game.
const MOST_UNSAVED: u32 = 16;

/// Starts the bots' thread; returns `None` if the system can't start one (then bots don't move, everything else works).
pub(crate) fn start(shared: &Arc<SharedState>) -> Option<JoinHandle<()>> {
    let shared = Arc::clone(shared);
    let thread = thread::Builder::new().name("bots".to_owned());
    thread
        .spawn(move || {
            // A panic in one bot must not end the thread for all.
            while thread::scope(|scope| scope.spawn(|| run(&shared)).join()).is_err() {
                // What the bot was thinking about is dropped.
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
    /// When it may be carried out; `None` in step-by-step play if the next step hasn't been requested.
    due: Option<Instant>,
    /// The shortest time before a pass is carried out.
    beat: Duration,
    /// The kind of decision, and a trial that measures how long it may take; `None` if the time depends on nothing
    /// hidden.
    hidden: Option<(Kind, Trial)>,
    thought: Thought,
}

/// A past decision that is to be judged.
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
            inner.keep_verdicts(0);
            shared.wait(inner)
        };
    }
    inner.keep_verdicts(0);
}

/// Lets a bot decide without the lock, and carries the decision out when it is due, unless interrupted.
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
    // A bot that panics hasn't decided.
    let decided = panic::catch_unwind(AssertUnwindSafe(|| thought(&cancel))).unwrap_or_default();
    let took = begun.elapsed();
    inner = shared.lock();
    // The interruption changed something: the next job is chosen anew.
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
    // No decision of this kind is visible before a pass would be.
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
                // A pass is invisible: the next pause counts from the last visible decision.
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

/// Measures without the lock how long a decision of a kind may take. A trial that fails is ignored.
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

/// Returns the next decision a bot may make now.
fn next_job(inner: &mut HouseState) -> Option<Job> {
    if !inner.visible {
        return None;
    }
    let pause = inner.settings.bot_speed.pause();
    inner.tables.iter().find_map(|(id, table)| {
        let pause = pause.or((table.step_asked || table.session.is_covered()).then_some(Duration::ZERO));
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

/// Waits until `due`, or until interrupted.
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

/// Computes a slice of an analysis without the lock, until interrupted.
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

/// Evaluates a few positions without the lock, until interrupted. An evaluation that panics has no results.
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

/// Returns the next decision to be judged: only if no bot has to move, nothing else is computed for the person, and
/// somebody waits for the review.
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
        let appraised = table.review.costliest_first.then_some(&table.appraised);
        let decision = table.session.unjudged(&table.review.verdicts, appraised)?;
        table.review.trying = Some(decision.node);
        Some(Judging { table: id.clone(), decision })
    })
}

/// Judges a decision without the lock. If interrupted, it is judged anew another time.
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
            table.review.unsaved += 1;
        } else if !cancel.is_cancelled() {
            table.review.verdicts.insert(node, None);
        }
    }
    inner.keep_verdicts(MOST_UNSAVED);
    shared.changed.notify_all();
    inner
}

#[cfg(test)]
mod tests;
