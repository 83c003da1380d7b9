//! A table from an older version of the rules: the kept state counts, the history can only be read.

// A failed unwrap is a failed test.
#![allow(clippy::unwrap_used)]

use std::path::Path;
use store::{HeadChange, NewNode, Opened, Snapshot, Store, TableId};
use table::{BotSpeed, GameMove, GameView, House, NewTable, OptionChoice, ProblemKind, Settings, TableSnapshot};
use tempfile::TempDir;

fn house(directory: &Path) -> House {
    let house = House::open(directory).unwrap();
    let settings = Settings { bot_speed: BotSpeed::Instant, ..Settings::default() };
    house.save_settings(serde_json::to_value(settings).unwrap(), "en").unwrap();
    house
}

fn my_turn(house: &House, id: &str) -> TableSnapshot {
    let mut table = house.open_table(id).unwrap();
    while table.thinking {
        house.next(id, table.revision, 0).unwrap();
        table = house.open_table(id).unwrap();
    }
    table
}

fn first_move(table: &TableSnapshot) -> GameMove {
    let GameView::Mochi { moves, .. } = &table.game else { panic!("another game's table") };
    GameMove::Mochi(moves[0])
}

/// Plays a little, then writes the same table as an older version of the rules would have: `change` may spoil it.
fn from_an_older_version(change: impl Fn(&mut Snapshot)) -> (TempDir, String, TableSnapshot) {
    let directory = TempDir::new().unwrap();
    let now = house(directory.path());
    let new = NewTable {
        game: "mochi".to_owned(),
        levels: vec![None, Some("beginner".to_owned())],
        options: vec![OptionChoice { key: "target".to_owned(), value: "60".to_owned() }],
        seed: Some("12".to_owned()),
    };
    let id = now.create(&new).unwrap();
    for _ in 0..5 {
        let table = my_turn(&now, &id);
        now.act(&id, table.revision, first_move(&table)).unwrap();
    }
    let left = my_turn(&now, &id);
    drop(now);
    let Opened::Ready(here, _) = Store::open(directory.path()).unwrap() else { panic!("the store is free") };
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
    (older, id, left)
}

#[test]
fn the_game_goes_on_from_the_kept_state_and_the_old_log_can_be_read() {
    let (directory, id, left) = from_an_older_version(|_| {});
    let house = house(directory.path());
    let table = house.open_table(&id).unwrap();
    assert_eq!((&table.game, table.log.len()), (&left.game, left.log.len()));
    assert!(table.history_locked && !table.can_undo);
    assert_eq!(house.undo(&id, table.revision).unwrap_err().kind, ProblemKind::NothingThere);
    house.act(&id, table.revision, first_move(&table)).unwrap();
    let after = my_turn(&house, &id);
    assert!(after.can_undo);
    house.undo(&id, after.revision).unwrap();
    assert_eq!(house.open_table(&id).unwrap().game, left.game);
}

#[test]
fn a_state_that_can_no_longer_be_read_is_a_sentence_and_the_file_stays() {
    let (directory, id, _) = from_an_older_version(|snapshot| snapshot.state = "{\"cards\":52}".to_owned());
    let house = house(directory.path());
    for _ in 0..2 {
        assert_eq!(house.open_table(&id).unwrap_err().kind, ProblemKind::Damaged);
    }
    assert_eq!(house.start("en").unwrap().tables.len(), 1, "the table is still listed");
}
