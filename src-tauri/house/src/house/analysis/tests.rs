//! Tests that nothing remains of an analysis that nobody asks for any more.
#![allow(clippy::unwrap_used, reason = "tests")]

use super::*;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::Duration;
use tempfile::TempDir;

/// A search that never ends by itself, and whose memory can be observed.
struct Endless {
    memory: Arc<AtomicU32>,
}

impl Analysing for Endless {
    fn grow(&mut self, cancel: &Cancel) {
        self.memory.fetch_add(1, Ordering::Relaxed);
        // Longer than any caller would wait: only an interruption ends it.
        while !cancel.is_cancelled() {
            thread::sleep(Duration::from_millis(1));
        }
    }

    fn found(&self) -> Analysis {
        Analysis { tries: self.memory.load(Ordering::Relaxed), running: true, moves: Vec::new(), survey: None }
    }
}

/// A house in which a search is being computed.
fn thinking() -> (House, TempDir, Arc<AtomicU32>, u32) {
    let directory = TempDir::new().unwrap();
    let house = House::open(directory.path()).unwrap();
    let memory = Arc::new(AtomicU32::new(0));
    let number = house.lock().analyse(None, Box::new(Endless { memory: Arc::clone(&memory) }));
    house.wake();
    wait(|| memory.load(Ordering::Relaxed) == 1);
    (house, directory, memory, number)
}

fn wait(reached: impl Fn() -> bool) {
    while !reached() {
        thread::sleep(Duration::from_millis(1));
    }
}

#[test]
fn stopped_in_the_middle_of_a_slice_it_leaves_nothing_behind() {
    let (house, _directory, memory, number) = thinking();
    house.analysis_stop(number + 1);
    assert!(house.lock().analysed.is_some(), "another one was meant");
    house.analysis_stop(number);
    wait(|| Arc::strong_count(&memory) == 1);
    assert!(house.lock().analysed.is_none());
    assert_eq!(house.analysis_next(number, 0).unwrap_err().kind(), ProblemKind::Left);
    assert_eq!(memory.load(Ordering::Relaxed), 1, "nothing is thought any more");
}

#[test]
fn another_one_takes_its_place() {
    let (house, _directory, memory, number) = thinking();
    let other = Arc::new(AtomicU32::new(0));
    let next = house.lock().analyse(None, Box::new(Endless { memory: Arc::clone(&other) }));
    house.wake();
    wait(|| Arc::strong_count(&memory) == 1 && other.load(Ordering::Relaxed) == 1);
    house.analysis_stop(number);
    assert_eq!(house.lock().analysed.as_ref().unwrap().number, next, "the one before is over already");
}

#[test]
fn whoever_thinks_for_the_person_instead_is_left_alone_when_it_ends() {
    let (house, _directory, memory, _) = thinking();
    let (hint, mut inner) = (Cancel::new(), house.lock());
    inner.interrupt();
    inner.thinking = Some(hint.clone());
    inner.end_analysis();
    assert!(!hint.is_cancelled() && inner.thinking.is_some());
    drop(inner);
    wait(|| Arc::strong_count(&memory) == 1);
}

#[test]
fn out_of_sight_it_rests_and_seen_again_it_goes_on() {
    let (house, _directory, memory, _) = thinking();
    house.set_visible(false);
    wait(|| house.lock().analysed.as_ref().unwrap().search.is_some());
    thread::sleep(Duration::from_millis(50));
    assert_eq!(memory.load(Ordering::Relaxed), 1);
    house.set_visible(true);
    wait(|| memory.load(Ordering::Relaxed) == 2);
}

#[test]
fn where_nobody_asks_what_was_found_it_rests_until_somebody_does() {
    let (house, _directory, memory, number) = thinking();
    let rest = || {
        let mut inner = house.lock();
        inner.analysed.as_mut().unwrap().asked = LastLook::NONE;
        inner.interrupt();
    };
    rest();
    wait(|| house.lock().analysed.as_ref().unwrap().search.is_some());
    house.wake();
    thread::sleep(Duration::from_millis(50));
    assert_eq!(memory.load(Ordering::Relaxed), 1, "whoever looked has gone");
    assert_eq!(house.analysis_next(number, u32::MAX).unwrap().tries, 1, "and comes back");
    thread::scope(|scope| {
        rest();
        let waiting = scope.spawn(|| house.analysis_next(number, 1));
        wait(|| memory.load(Ordering::Relaxed) == 2);
        rest();
        assert_eq!(waiting.join().unwrap().unwrap().tries, 2);
    });
}

#[test]
fn a_window_that_begins_anew_looks_at_nothing() {
    let (house, _directory, memory, _) = thinking();
    house.let_all_go();
    wait(|| Arc::strong_count(&memory) == 1);
}
