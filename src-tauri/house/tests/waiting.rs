//! Tests of windows that wait for a table: their number is limited, and abandoned ones are released.

// A failed unwrap is a failed test.
#![allow(clippy::unwrap_used)]

use games::{GameMove, GameView};
use house::Player;
use house::{House, NewTable, ProblemKind, TableSnapshot};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// More than may wait, since each holds a thread of the app.
const PLENTY: usize = 40;

fn laid() -> (TempDir, House, TableSnapshot) {
    let directory = TempDir::new().unwrap();
    let house = House::open(directory.path()).unwrap();
    let players = vec![Player::person(), Player::bot("beginner")];
    let new =
        NewTable { game: "mochi".to_owned(), players, options: Vec::new(), seed: Some("12".to_owned()), clock: None };
    let id = house.create(&new).unwrap();
    let mut table = house.open_table(&id).unwrap();
    while table.thinking {
        table = house.next(&id, table.revision, 0).unwrap();
    }
    (directory, house, table)
}

fn until(what: impl Fn() -> bool) {
    let patience = Instant::now() + Duration::from_secs(30);
    while !what() {
        assert!(Instant::now() < patience, "it never came to that");
        thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn the_newest_wait_and_the_others_are_let_go() {
    let (_directory, house, table) = laid();
    let GameView::Mochi { moves, .. } = &table.game else { panic!("another game's table") };
    let (house, id, revision) = (&house, table.id.as_str(), table.revision);
    thread::scope(|scope| {
        let ask = || house.next(id, revision, 0).map(|_| ()).map_err(|problem| problem.kind());
        let waiting: Vec<_> = (0..600).map(|_| scope.spawn(ask)).collect();
        until(|| {
            waiting.iter().filter(|one| !one.is_finished()).count() == house.waiting() && house.waiting() < PLENTY
        });
        let newest = scope.spawn(ask);
        until(|| waiting.iter().filter(|one| !one.is_finished()).count() + 1 == house.waiting());
        assert!(!newest.is_finished(), "who asks last stays");
        house.act(id, revision, GameMove::Mochi(moves[0])).unwrap();
        assert_eq!(newest.join().unwrap(), Ok(()));
        let answers: Vec<_> = waiting.into_iter().map(|one| one.join().unwrap()).collect();
        let let_go = answers.iter().filter(|answer| **answer == Err(ProblemKind::LetGo)).count();
        assert!(let_go > 600 - PLENTY && answers.iter().filter(|answer| answer.is_ok()).count() + let_go == 600);
    });
    assert_eq!(house.waiting(), 0);
}

#[test]
fn many_tables_are_not_waited_for_without_end() {
    let (_directory, house, table) = laid();
    let others: Vec<_> = (0..PLENTY).map(|_| house.again(&table.id).unwrap()).collect();
    let house = &house;
    thread::scope(|scope| {
        // A revision that none of them has yet: only being released ends the wait.
        let tables = others.iter().map(|id| house.open_table(id).unwrap());
        for table in tables.filter(|table| !table.thinking) {
            scope.spawn(move || house.next(&table.id, table.revision, 0));
        }
        until(|| house.waiting() > 0);
        thread::sleep(Duration::from_millis(50));
        assert!(house.waiting() < PLENTY);
        house.let_all_go();
    });
}

#[test]
fn whoever_is_gone_is_let_go() {
    let (_directory, house, table) = laid();
    thread::scope(|scope| {
        let ask = || house.next(&table.id, table.revision, 0).map(|_| ()).map_err(|problem| problem.kind());
        let first = scope.spawn(ask);
        until(|| house.waiting() == 1);
        let second = scope.spawn(ask);
        until(|| house.waiting() == 2);
        house.let_go(&table.id);
        assert_eq!(first.join().unwrap(), Err(ProblemKind::LetGo));
        assert!(!second.is_finished());
        house.let_all_go();
        assert_eq!(second.join().unwrap(), Err(ProblemKind::LetGo));
    });
}
