//! Tests with a flipped bit in the store's file: what can be worked out is restored, the rest is reported, and what
//! came before can be read and undone to.

// A failed unwrap is a failed test.
#![allow(clippy::unwrap_used)]

mod hurried;

use games::GameMove;
use house::against;
use house::{NewTable, ProblemKind, TableSnapshot};
use hurried::{house, my_turn};
use std::path::Path;
use store::{JournalNode, Opened, Store, TableId};
use tempfile::TempDir;

/// Returns a different move each time, so that no two decisions are stored alike.
fn some_move(table: &TableSnapshot, at: usize) -> GameMove {
    let moves = table.game.moves();
    moves[(moves.len() / 2 + 7 * at) % moves.len()]
}

/// Creates a table of this game with a few decisions, one of them undone, and returns its final state.
fn played(game: &str, own: usize) -> (TempDir, String, TableSnapshot) {
    let directory = TempDir::new().unwrap();
    let house = house(directory.path(), "en");
    let players = (2..).find_map(|seats| against(game, seats, "beginner")).unwrap();
    let new =
        NewTable { game: game.to_owned(), players, options: Vec::new(), seed: Some("12".to_owned()), clock: None };
    let id = house.create(&new).unwrap();
    for at in 0..own {
        let table = my_turn(&house, &id);
        house.act(&id, table.revision, some_move(&table, at)).unwrap();
        if at == 2 {
            let table = my_turn(&house, &id);
            house.undo(&id, table.revision).unwrap();
        }
    }
    let left = my_turn(&house, &id);
    (directory, id, left)
}

/// Returns the decisions on the table's line from disk.
fn path(directory: &Path, id: &str) -> Vec<JournalNode> {
    let Opened::Ready(store, _) = Store::open(directory).unwrap() else { panic!("the store is free") };
    let id = TableId(id.to_owned());
    store.path(&id, store.table(&id).unwrap().head).unwrap()
}

/// Returns the end of a decision's row on disk.
fn row(node: &JournalNode) -> Vec<u8> {
    format!("{}{}{}", node.mv, node.events, node.state_hash).into_bytes()
}

/// Whether exactly one decision of the table's journal is stored like this. An undone decision may have been repeated,
/// and their bytes can't be told apart.
fn is_written_once(directory: &Path, id: &str, node: &JournalNode) -> bool {
    let Opened::Ready(store, _) = Store::open(directory).unwrap() else { panic!("the store is free") };
    let journal = store.journal(&TableId(id.to_owned())).unwrap();
    journal.iter().filter(|other| row(other) == row(node)).count() == 1
}

/// Flips a bit in each of these decisions.
fn damage(directory: &Path, nodes: &[JournalNode]) {
    let file = directory.join("asztaltars.sqlite3");
    let mut bytes = std::fs::read(&file).unwrap();
    for node in nodes {
        let row = row(node);
        let found: Vec<usize> =
            bytes.windows(row.len()).enumerate().filter(|(_, at)| *at == row).map(|(at, _)| at).collect();
        assert!(!found.is_empty(), "decision {} lies in one piece", node.id);
        found.into_iter().for_each(|at| bytes[at + node.mv.len() / 2] ^= 1);
    }
    std::fs::write(file, bytes).unwrap();
}

/// Returns the state of a table without what only counts changes.
fn standing(table: TableSnapshot) -> TableSnapshot {
    TableSnapshot { revision: 0, assisted: false, can_redo: false, ..table }
}

#[test]
fn a_decision_that_was_lost_is_worked_out_again() {
    for &game in games::GAMES {
        let (directory, id, left) = played(game, 6);
        let nodes = path(directory.path(), &id);
        let middle = (nodes.len() / 2..nodes.len()).find(|&at| is_written_once(directory.path(), &id, &nodes[at]));
        for lost in [0, middle.unwrap(), nodes.len() - 1] {
            let copy = TempDir::new().unwrap();
            std::fs::copy(directory.path().join("asztaltars.sqlite3"), copy.path().join("asztaltars.sqlite3")).unwrap();
            damage(copy.path(), &nodes[lost..=lost]);
            let house = house(copy.path(), "en");
            // If the file is read completely only when a table is opened, the damage is detected then.
            let opened = house.open_table(&id).unwrap();
            assert_eq!(standing(opened), standing(left.clone()), "{game}, decision {lost}");
            let told = house.start("en").unwrap();
            assert_eq!((told.recoveries.len(), told.missing), (1, Vec::new()));
            assert!(told.recoveries[0].contains("reconstructed from the rules"), "{:?}", told.recoveries);
            drop(house);
            let decided =
                |node: &JournalNode| (node.seat, node.mv.clone(), node.events.clone(), node.state_hash.clone());
            let worked_out: Vec<_> = path(copy.path(), &id).iter().map(decided).collect();
            assert_eq!(worked_out, nodes.iter().map(decided).collect::<Vec<_>>(), "{game}, decision {lost}");
        }
    }
}

#[test]
fn two_in_a_row_are_worked_out_too() {
    let (directory, id, left) = played("mochi", 6);
    let nodes = path(directory.path(), &id);
    damage(directory.path(), &nodes[4..6]);
    let house = house(directory.path(), "en");
    let opened = house.open_table(&id).unwrap();
    // Which of two decisions came first is unknown if either order leads to the same state.
    assert_eq!((&opened.game, opened.plies, opened.damaged), (&left.game, left.plies, None));
    house.table_at(&id, opened.revision, 5).unwrap();
}

#[test]
fn what_cannot_be_worked_out_is_told_and_what_came_before_is_there() {
    let (directory, id, left) = played("cardgo", 12);
    let nodes = path(directory.path(), &id);
    let (first, last) = (6, 12);
    damage(directory.path(), &nodes[first..last]);
    let house = house(directory.path(), "en");
    let opened = house.open_table(&id).unwrap();
    assert_eq!((&opened.game, opened.plies), (&left.game, left.plies), "it stands where it stood");
    let damaged = opened.damaged.unwrap();
    assert_eq!((damaged.first as usize, damaged.last), (first + 1, left.plies));
    assert!(!opened.history_locked && opened.can_undo);
    let told = house.start("en").unwrap();
    assert_eq!(told.missing[0].decisions as usize, last - first);

    // Back to the last decision before the gap, with its log and everything before it …
    house.undo(&id, opened.revision).unwrap();
    let before = house.open_table(&id).unwrap();
    assert!(before.damaged.is_none() && before.can_redo && before.plies as usize <= first, "{}", before.plies);
    assert_eq!(before.log, left.log[..before.log.len()]);
    for ply in 0..=before.plies {
        house.table_at(&id, before.revision, ply).unwrap();
    }
    // … and forward over it, also after a restart.
    drop(house);
    let house = self::house(directory.path(), "en");
    let before = house.open_table(&id).unwrap();
    house.redo(&id, before.revision).unwrap();
    let again = house.open_table(&id).unwrap();
    assert_eq!((&again.game, again.plies), (&left.game, left.plies));

    // Moves made after it are saved as usual, also after a restart.
    house.act(&id, again.revision, some_move(&again, 0)).unwrap();
    let on = my_turn(&house, &id);
    drop(house);
    let house = self::house(directory.path(), "en");
    let kept = house.open_table(&id).unwrap();
    assert_eq!(standing(kept.clone()), standing(on));
    house.undo(&id, kept.revision).unwrap();
    assert_eq!(house.open_table(&id).unwrap().game, left.game);
}

/// The person had gone back just before the lost decision: the undone decisions aren't taken for part of the line.
#[test]
fn what_was_taken_back_before_a_gap_is_not_counted_as_played() {
    let (directory, id, left) = played("cardgo", 12);
    let nodes = path(directory.path(), &id);
    let after_going_back = |node: &JournalNode| node.parent.map_or(0, |parent| parent.0) + 1 != node.id.0;
    let first = nodes.iter().position(after_going_back).unwrap();
    let lost = 6;
    damage(directory.path(), &nodes[first..first + lost]);
    let house = house(directory.path(), "en");
    let opened = house.open_table(&id).unwrap();
    assert_eq!((&opened.game, opened.plies), (&left.game, left.plies));
    assert_eq!(opened.damaged.unwrap().first as usize, first + 1);
    let told = house.start("en").unwrap();
    assert_eq!(told.missing[0].decisions as usize, lost, "{:?}", told.missing);
    drop(house);
    let line: Vec<_> = path(directory.path(), &id).iter().map(|node| node.id).collect();
    assert_eq!(line, nodes.iter().map(|node| node.id).collect::<Vec<_>>());
}

/// The log with the last decisions is lost.
#[test]
fn decisions_that_went_with_a_log_are_told_by_table_and_the_game_goes_on_from_before() {
    let directory = TempDir::new().unwrap();
    let opened = house(directory.path(), "en");
    let players = against("mochi", 2, "beginner").unwrap();
    let new =
        NewTable { game: "mochi".to_owned(), players, options: Vec::new(), seed: Some("12".to_owned()), clock: None };
    let id = opened.create(&new).unwrap();
    opened.rename(&id, "Kedd este").unwrap();
    let decide = |at: usize| {
        let table = my_turn(&opened, &id);
        opened.act(&id, table.revision, some_move(&table, at)).unwrap();
    };
    (0..2).for_each(decide);
    let before = my_turn(&opened, &id);
    // Off screen, the log is folded back.
    opened.set_visible(false);
    opened.set_visible(true);
    (2..5).for_each(decide);
    let played = my_turn(&opened, &id).plies - before.plies;
    let copy = TempDir::new().unwrap();
    for file in ["asztaltars.sqlite3", "asztaltars.sqlite3-mark"] {
        std::fs::copy(directory.path().join(file), copy.path().join(file)).unwrap();
    }
    drop(opened);
    let after = house(copy.path(), "en");
    let told = after.start("en").unwrap();
    assert_eq!(told.recoveries.len(), 1);
    let missing: Vec<_> = told.missing.iter().map(|table| (&*table.name, table.decisions)).collect();
    assert_eq!(missing, [("Kedd este", played)]);
    assert_eq!(standing(my_turn(&after, &id)), standing(before));
}

#[test]
fn a_damaged_table_can_be_carried_elsewhere() {
    let (directory, id, left) = played("cardgo", 12);
    let nodes = path(directory.path(), &id);
    damage(directory.path(), &nodes[6..12]);
    let house = house(directory.path(), "en");
    let text = house.table_text(&id, 0).unwrap().text;
    let elsewhere = TempDir::new().unwrap();
    let there = self::house(elsewhere.path(), "en");
    let carried = there.import_text(&text, false).unwrap();
    assert_eq!(there.open_table(&carried.tables[0]).unwrap().game, left.game);
}

#[test]
fn a_recovery_is_told_of_until_it_was_seen() {
    let (directory, id, _) = played("mochi", 6);
    let nodes = path(directory.path(), &id);
    damage(directory.path(), &nodes[3..4]);
    let first = house(directory.path(), "en");
    assert!(first.open_table(&id).is_ok());
    let told = first.start("en").unwrap().recoveries;
    assert_eq!(told.len(), 1);
    drop(first);
    let second = house(directory.path(), "en");
    assert_eq!(second.start("en").unwrap().recoveries, told);
    second.recoveries_seen().unwrap();
    assert!(second.start("en").unwrap().recoveries.is_empty());
    drop(second);
    assert!(house(directory.path(), "en").start("en").unwrap().recoveries.is_empty());
    assert_eq!(house(directory.path(), "en").open_table("nothing").unwrap_err().kind(), ProblemKind::NoSuchTable);
}

#[test]
fn whoever_meets_the_damage_first_everybody_can_go_on() {
    let (directory, id, left) = played("mochi", 6);
    let nodes = path(directory.path(), &id);
    damage(directory.path(), &nodes[3..4]);
    let house = house(directory.path(), "en");
    // The table is neither opened nor listed, only copied.
    assert_eq!(house.branch(&id, None, "copy").unwrap_err().kind(), ProblemKind::Damaged);
    let players = against("mochi", 2, "beginner").unwrap();
    let new = NewTable { game: "mochi".to_owned(), players, options: Vec::new(), seed: None, clock: None };
    house.create(&new).unwrap();
    house.save_settings(serde_json::to_value(house::Settings::default()).unwrap(), "en").unwrap();
    assert_eq!(house.start("en").unwrap().recoveries.len(), 1, "it is told of");
    let copy = house.branch(&id, None, "copy").unwrap();
    assert_eq!(house.open_table(&copy).unwrap().plies, left.plies);
}
