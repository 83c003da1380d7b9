//! Tests that a bot that fails doesn't block others.
#![allow(clippy::unwrap_used, reason = "tests")]

mod timing;

use super::*;
use crate::house::House;
use crate::house::queue::LastLook;
use crate::play::game_info::against;
use crate::problem::ProblemKind;
use crate::wire::NewTable;
use game::Seat;
use tempfile::TempDir;

#[test]
fn a_table_whose_bot_cannot_decide_waits_until_somebody_was_told() {
    let directory = TempDir::new().unwrap();
    let house = House::open(directory.path()).unwrap();
    // Off screen, the bots' own thread does nothing.
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
    let job = Job { table: failing.clone(), revision, due: None, beat: Duration::ZERO, hidden: None, thought };
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

#[test]
fn a_review_rests_where_nobody_waits_to_hear_of_it() {
    let directory = TempDir::new().unwrap();
    let house = House::open(directory.path()).unwrap();
    let players = against("mochi", 2, "beginner").unwrap();
    let new =
        NewTable { game: "mochi".to_owned(), players, options: Vec::new(), seed: Some("12".to_owned()), clock: None };
    let id = house.create(&new).unwrap();
    let mut table = house.open_table(&id).unwrap();
    while table.thinking {
        table = house.next(&id, table.revision, 0).unwrap();
    }
    house.set_visible(false);
    let games::GameView::Mochi { moves, .. } = &table.game else { panic!("another game's table") };
    house.act(&id, table.revision, games::GameMove::Mochi(moves[0])).unwrap();
    house.review_begin(&id, table.revision + 1).unwrap();
    let id = TableId(id);
    let judges = |change: &dyn Fn(&mut HouseState)| {
        let mut inner = house.lock();
        inner.visible = true;
        change(&mut inner);
        let judging = next_judging(&mut inner).is_some();
        inner.visible = false;
        inner.tables.get_mut(&id).unwrap().review.trying = None;
        judging
    };
    assert!(judges(&|_| {}), "it has only just begun");
    let rest = |inner: &mut HouseState| inner.tables.get_mut(&id).unwrap().review_asked = LastLook::NONE;
    assert!(!judges(&rest));
    let number = house.lock().waiting.enter(&id);
    assert!(judges(&|_| {}), "somebody waits");
    house.lock().waiting.leave(number);
    assert!(!judges(&|_| {}));
    assert!(house.review_next(&id.0, 1).unwrap().running, "it is not given up");
    assert!(judges(&|_| {}), "somebody has asked");
    house.let_all_go();
    assert!(!judges(&|_| {}), "the window begins anew");
}

#[test]
fn nothing_is_appraised_where_nobody_looks() {
    let directory = TempDir::new().unwrap();
    let house = House::open(directory.path()).unwrap();
    house.set_visible(false);
    let id = house.record_open("(;GM[1]FF[4]SZ[9];B[ee];W[gc];B[cg])", Seat(0), "beginner").unwrap();
    house.open_table(&id).unwrap();
    let id = TableId(id);
    let appraises = |change: &dyn Fn(&mut HouseState)| {
        let mut inner = house.lock();
        inner.visible = true;
        change(&mut inner);
        let next = inner.next_appraising().map(|appraising| appraising.next.moments.len());
        inner.visible = false;
        next
    };
    assert_eq!(appraises(&|_| {}), None, "nobody has asked");
    let ask = |inner: &mut HouseState| inner.tables.get_mut(&id).unwrap().curve_asked = LastLook::now();
    assert_eq!(appraises(&ask), Some(4));
    assert_eq!(appraises(&|inner| inner.thinking = Some(Cancel::new())), None, "a bot or a hint comes first");
    let rest = |inner: &mut HouseState| {
        inner.thinking = None;
        inner.tables.get_mut(&id).unwrap().curve_asked = LastLook::NONE;
    };
    assert_eq!(appraises(&rest), None);
    let number = house.lock().waiting.enter(&id);
    assert_eq!(appraises(&|_| {}), Some(4), "somebody waits");
    let known = |inner: &mut HouseState| {
        let moments = inner.next_appraising().unwrap().next.moments;
        inner.appraised(&id, moments, vec![Some((0.5, 0.0)), None], true);
    };
    assert_eq!(appraises(&known), Some(2), "what was found before an interruption stays");
    house.lock().waiting.leave(number);
}
