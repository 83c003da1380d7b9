//! A bot that fails holds nobody up.
#![allow(clippy::unwrap_used, reason = "tests")]

use super::*;
use crate::house::House;
use crate::play::games::against;
use crate::problem::ProblemKind;
use crate::wire::NewTable;
use tempfile::TempDir;

#[test]
fn a_table_whose_bot_cannot_decide_waits_until_somebody_was_told() {
    let directory = TempDir::new().unwrap();
    let house = House::open(directory.path()).unwrap();
    // Nobody looks, so the bots' own thread leaves everything alone.
    house.set_visible(false);
    let players = against("mochi", 2, "beginner").unwrap();
    let new = |seed: u32| NewTable {
        game: "mochi".to_owned(),
        players: players.clone(),
        options: Vec::new(),
        seed: Some(seed.to_string()),
        clock: None,
    };
    // Two tables at which a bot is to move.
    let mut ids = (1..).map(|seed| house.create(&new(seed)).unwrap());
    let mut next = || ids.find(|id| house.open_table(id).unwrap().thinking).map(TableId).unwrap();
    let (failing, other) = (next(), next());
    let jobs = || {
        let mut inner = house.lock();
        inner.visible = true;
        let job = next_job(&mut inner).map(|job| job.table);
        inner.visible = false;
        job
    };
    house.lock().tables.retain(|id, _| *id == failing || *id == other);
    let revision = house.lock().tables[&failing].session.record().revision;
    let thought = Box::new(|_: &Cancel| panic!("a bot's mistake"));
    let job = Job { table: failing.clone(), revision, due: None, passing_due: Instant::now(), thought };
    let inner = decide(&house.shared, house.lock(), job);
    assert!(inner.thinking.is_none());
    drop(inner);
    assert_eq!(jobs(), Some(other.clone()), "the failing one would only fail again");
    house.lock().tables.remove(&other);
    assert_eq!(jobs(), None);
    let told = house.next(&failing.0, 0, 0).unwrap_err();
    assert_eq!(told.kind(), ProblemKind::Crashed);
    assert_eq!(jobs(), Some(failing), "whoever was told may have it tried again");
}
