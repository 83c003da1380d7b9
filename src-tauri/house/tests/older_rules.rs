//! Tests with tables of an older version of the rules. If those rules can be replayed, the game continues unchanged;
//! otherwise the saved state counts, and the history can only be read.
//!
//! `fixtures/cardgo-rules-1` was written by the last version in which a card played instead of the move left the move
//! whenever it failed: one game in all export forms. White's Push and Leap were countered in it, and Black's Recolour
//! had no target, and each time a stone was placed all the same.

// A failed unwrap is a failed test.
#![allow(clippy::unwrap_used)]

mod hurried;

use cardgo::{FailedCardRule, Move};
use game::Seat;
use games::{GameMove, GameView};
use house::Player;
use house::{Challenge, House, ImportPreview, NewTable, OptionChoice, ProblemKind, TableSnapshot};
use hurried::{house, my_turn};
use std::fs;
use std::path::{Path, PathBuf};
use store::{HeadChange, NewNode, Opened, Snapshot, Store, TableId};
use tempfile::TempDir;

fn first_move(table: &TableSnapshot) -> GameMove {
    let GameView::Mochi { moves, .. } = &table.game else { panic!("another game's table") };
    GameMove::Mochi(moves[0])
}

/// Plays a little, then writes the same table as an older version of the rules would have; `change` may damage it.
fn from_an_older_version(change: impl Fn(&mut Snapshot)) -> (TempDir, String, TableSnapshot) {
    let (directory, id, left) = played();
    let (older, id) = as_by_an_older_version(directory.path(), id, change);
    (older, id, left)
}

/// A table of Mochi in the middle of its game.
fn played() -> (TempDir, String, TableSnapshot) {
    let directory = TempDir::new().unwrap();
    let now = house(directory.path(), "en");
    let new = NewTable {
        game: "mochi".to_owned(),
        players: vec![Player::person(), Player::bot("beginner")],
        options: vec![OptionChoice { key: "target".to_owned(), value: "60".to_owned() }],
        seed: Some("12".to_owned()),
        clock: None,
    };
    let id = now.create(&new).unwrap();
    for _ in 0..5 {
        let table = my_turn(&now, &id);
        now.act(&id, table.revision, first_move(&table)).unwrap();
    }
    let left = my_turn(&now, &id);
    drop(now);
    (directory, id, left)
}

/// Writes the table as a version of the rules that is no longer supported would have; `change` may damage it.
fn as_by_an_older_version(directory: &Path, id: String, change: impl Fn(&mut Snapshot)) -> (TempDir, String) {
    let Opened::Ready(here, _) = Store::open(directory).unwrap() else { panic!("the store is free") };
    let older = TempDir::new().unwrap();
    let Opened::Ready(mut there, _) = Store::open(older.path()).unwrap() else { panic!("the store is free") };
    let table_id = TableId(id.clone());
    let record = here.table(&table_id).unwrap();
    let mut snapshot = here.snapshot(&table_id).unwrap().unwrap();
    snapshot.rules_version = 0;
    change(&mut snapshot);
    let copy = store::NewTable {
        id: table_id.clone(),
        game: record.game,
        name: record.name,
        setup: record.setup,
        seed: record.seed,
        created_ms: record.created_ms,
        summary: record.summary.clone(),
        snapshot: snapshot.clone(),
    };
    there.create_table(&copy).unwrap();
    let mut parent = None;
    for (revision, node) in (0..).zip(here.path(&table_id, record.head).unwrap()) {
        let events = node.events;
        let node = NewNode { seat: node.seat, mv: node.mv, events, state_hash: node.state_hash, assisted: false };
        let (snapshot, summary) = (snapshot.clone(), record.summary.clone());
        let change = HeadChange { revision, now_ms: 1, snapshot, summary, finished: false, assisted: false };
        parent = Some(there.append(&table_id, parent, &node, &change).unwrap());
    }
    (older, id)
}

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/cardgo-rules-1").join(name)
}

/// Returns a fixture's text as the window sends a file: one character for each byte.
fn sent(name: &str) -> String {
    fs::read(fixture(name)).unwrap().into_iter().map(char::from).collect()
}

/// Returns a copy of the fixture's store, and the identifier of its table.
fn kept_store() -> (TempDir, String) {
    let directory = TempDir::new().unwrap();
    fs::copy(fixture("asztaltars.sqlite3"), directory.path().join("asztaltars.sqlite3")).unwrap();
    let id = house(directory.path(), "en").start("en").unwrap().tables[0].id.clone();
    (directory, id)
}

fn failed(table: &TableSnapshot) -> FailedCardRule {
    let GameView::Cardgo { view, .. } = &table.game else { panic!("another game's table") };
    view.setup.failed
}

/// The number of decisions of the fixture's game.
const PLIES: u32 = 62;

/// Checks that every decision of the game is there, and that it continues under its own rule.
fn goes_on_as_it_was(house: &House, id: &str) {
    let table = house.open_table(id).unwrap();
    assert_eq!((table.plies, table.history_locked, failed(&table)), (PLIES, false, FailedCardRule::Move));
    // After each counter White, whose card it was, still places a stone.
    let mut moves_kept = 0;
    for ply in 0..PLIES {
        let earlier = house.table_at(id, table.revision, ply).unwrap();
        let GameView::Cardgo { view, .. } = &earlier.game else { panic!("another game's table") };
        let cards = view.cards.as_ref().unwrap();
        let counter = cards.discards.last().is_some_and(|card| card.is_counter());
        moves_kept += u32::from(counter && cards.carded && view.to_move == Some(Seat(1)));
    }
    assert_eq!(moves_kept, 2);
    let act = |mv: Move| {
        let now = house.open_table(id).unwrap();
        house.act(id, now.revision, GameMove::Cardgo(mv)).unwrap();
        my_turn(house, id)
    };
    house.hold(id, false).unwrap();
    let after = act(Move::Pass);
    assert_eq!(failed(&after), FailedCardRule::Move);
    house.undo(id, after.revision).unwrap();
    assert_eq!(house.open_table(id).unwrap().game, table.game);
    // The same after closing the table.
    house.leave(id);
    assert_eq!(house.open_table(id).unwrap().game, table.game);
}

#[test]
fn a_table_begun_before_a_choice_goes_on_as_it_was() {
    let (directory, id) = kept_store();
    let house = house(directory.path(), "en");
    goes_on_as_it_was(&house, &id);
    // A new deal of the same table keeps its rule too.
    let again = house.again(&id).unwrap();
    assert_eq!(failed(&house.open_table(&again).unwrap()), FailedCardRule::Move);
}

#[test]
fn a_state_kept_before_a_choice_goes_on_by_the_rule_there_was() {
    let (directory, id) = kept_store();
    let (older, id) = as_by_an_older_version(directory.path(), id, |_| {});
    let house = house(older.path(), "en");
    let table = house.open_table(&id).unwrap();
    assert_eq!((table.history_locked, failed(&table)), (true, FailedCardRule::Move));
    house.act(&id, table.revision, GameMove::Cardgo(Move::Pass)).unwrap();
    assert_eq!(failed(&my_turn(&house, &id)), FailedCardRule::Move);
}

#[test]
fn a_text_and_a_record_written_before_a_choice_mean_what_they_meant() {
    let directory = TempDir::new().unwrap();
    let house = house(directory.path(), "en");
    let ImportPreview::Table { table } = house.import_preview(&sent("table.asztal")).unwrap() else {
        panic!("no table")
    };
    assert_eq!((table.plies, table.history_locked), (PLIES, false));
    let taken = house.import_text(&sent("table.asztal"), false).unwrap();
    goes_on_as_it_was(&house, &taken.tables[0]);
    let look = house.record_look(&sent("game.sgf")).unwrap();
    assert_eq!((look.plies, look.notes), (PLIES, Vec::new()));
    goes_on_as_it_was(&house, &house.record_open(&sent("game.sgf"), Seat(0), "beginner").unwrap());
}

#[test]
fn a_challenge_from_before_a_choice_is_the_same_deal_by_the_same_rule() {
    let directory = TempDir::new().unwrap();
    let house = house(directory.path(), "en");
    let Challenge { game, players, options, seed, .. } = house.challenge(&sent("code.txt"), None).unwrap();
    assert_eq!((game.as_str(), seed.as_str()), ("cardgo", "3"));
    let id = house.create(&NewTable { game, players, options, seed: Some(seed), clock: None }).unwrap();
    assert_eq!(failed(&house.open_table(&id).unwrap()), FailedCardRule::Move);
    let new = NewTable {
        game: "cardgo".to_owned(),
        players: vec![Player::person(), Player::bot("beginner")],
        options: Vec::new(),
        seed: None,
        clock: None,
    };
    let id = house.create(&new).unwrap();
    assert_eq!(failed(&house.open_table(&id).unwrap()), FailedCardRule::Lost, "a new table has the new rule");
}

#[test]
fn the_game_goes_on_from_the_kept_state_and_the_old_log_can_be_read() {
    let (directory, id, left) = from_an_older_version(|_| {});
    let house = house(directory.path(), "en");
    let table = house.open_table(&id).unwrap();
    assert_eq!((&table.game, table.log.len()), (&left.game, left.log.len()));
    assert!(table.history_locked && !table.can_undo);
    assert_eq!(house.undo(&id, table.revision).unwrap_err().kind(), ProblemKind::NothingThere);
    house.act(&id, table.revision, first_move(&table)).unwrap();
    let after = my_turn(&house, &id);
    assert!(after.can_undo);
    house.undo(&id, after.revision).unwrap();
    assert_eq!(house.open_table(&id).unwrap().game, left.game);
}

#[test]
fn a_state_that_can_no_longer_be_read_is_a_sentence_and_the_file_stays() {
    let (directory, id, _) = from_an_older_version(|snapshot| snapshot.state = "{\"cards\":52}".to_owned());
    let house = house(directory.path(), "en");
    for _ in 0..2 {
        assert_eq!(house.open_table(&id).unwrap_err().kind(), ProblemKind::Damaged);
    }
    assert_eq!(house.start("en").unwrap().tables.len(), 1, "the table is still listed");
}
