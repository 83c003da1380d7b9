//! Tests of a record's game at a table: opened, looked back at, continued.
//!
//! The formats are tested in the games' own folders; one of them lends its records here.
#![allow(clippy::unwrap_used, reason = "tests")]

mod previous_players;

use super::*;
use crate::house::House;
use crate::settings::{BotSpeed, Settings};
use crate::wire::TableSnapshot;
use cardgo::{Cardgo, Move};
use cardgo_hosted::HostedCardgo;
use game::Game;
use games::GameMove;
use tempfile::TempDir;

/// A house in a folder of its own, whose bots move at once.
fn house() -> (House, TempDir) {
    let directory = TempDir::new().unwrap();
    let house = House::open(directory.path()).unwrap();
    let settings = Settings { bot_speed: BotSpeed::Instant, ..Settings::default() };
    house.save_settings(serde_json::to_value(settings).unwrap(), "hu").unwrap();
    (house, directory)
}

/// Returns a text as the window sends a file: one character for each byte.
fn sent(text: &str) -> String {
    text.bytes().map(char::from).collect()
}

fn opened(house: &House, text: &str, seat: u8) -> TableSnapshot {
    let id = house.record_open(&sent(text), Seat(seat), "beginner").unwrap();
    house.open_table(&id).unwrap()
}

fn text(house: &House, table: &TableSnapshot) -> String {
    house.record_text(&table.id, 0).unwrap().text
}

/// Waits until the table has moved on and the person is to move again.
fn answered(house: &House, before: &TableSnapshot) -> TableSnapshot {
    let mut table = house.next(&before.id, before.revision, 0).unwrap();
    while table.thinking {
        table = house.next(&table.id, table.revision, 0).unwrap();
    }
    house.open_table(&before.id).unwrap()
}

const SHORT: &str = "(;GM[1]FF[4]SZ[9]KM[5.5]PB[Éva]PW[Ödön]RE[B+R]C[elöl];B[ee]C[közép];W[gc];B[cg])";

#[test]
fn a_file_opens_at_its_last_position_and_nobody_moves_before_one_has_looked_back() {
    let (house, _directory) = house();
    let look = house.record_look(&sent(SHORT)).unwrap();
    assert_eq!((look.plies, look.notes.len()), (3, 0));
    assert_eq!(look.players, [Some("Éva".to_owned()), Some("Ödön".to_owned())]);
    let table = opened(&house, SHORT, 0);
    assert_eq!((table.plies, table.held, table.thinking, table.assisted), (3, true, true, true));
    assert_eq!((table.imported, &table.seed), (true, &None));
    let after_one = house.table_at(&table.id, table.revision, 1).unwrap();
    assert_eq!(after_one.plies, 1);
    assert_eq!(house.table_at(&table.id, table.revision, 4).unwrap_err().kind(), ProblemKind::NothingThere);
    // After closing and opening it still waits; then the bot answers.
    house.leave(&table.id);
    let table = house.open_table(&table.id).unwrap();
    assert!(table.held);
    house.hold(&table.id, false).unwrap();
    assert_eq!(answered(&house, &table).plies, 4);
}

#[test]
fn one_plays_on_from_any_move_at_a_table_of_its_own() {
    let (house, _directory) = house();
    let table = opened(&house, SHORT, 1);
    let branch = house.branch(&table.id, Some(1), "").unwrap();
    house.leave(&branch);
    let branch = house.open_table(&branch).unwrap();
    assert_eq!((branch.plies, branch.imported, branch.held), (1, true, false), "ready to be played");
    assert_eq!(house.open_table(&table.id).unwrap(), table, "still looked at first");
}

fn most_bytes() -> usize {
    <HostedCardgo as hosting::HostedGame>::FORMAT.unwrap().most_bytes
}

/// A widely used joseki dictionary: sixty-two thousand nodes.
#[test]
fn a_record_of_more_than_a_megabyte_is_looked_at_laid_and_kept() {
    let (house, _directory) = house();
    let variation =
        |number: usize| format!("(;B[{}e]C[the variation {number}];W[gc])", char::from(b'a' + (number % 9) as u8));
    let file: String = (0..31_374).map(variation).collect();
    let file = format!("(;GM[1]SZ[9]{file})");
    assert!((1 << 20..most_bytes()).contains(&file.len()), "{}", file.len());
    assert_eq!(house.record_look(&sent(&file)).unwrap().plies, 2);
    assert!(house.record_open(&sent(&file), Seat(0), "beginner").is_ok());
    let id = house.list_keep("cardgo", None, "Kogo", &file).unwrap();
    assert_eq!(house.list_text(&id, 0).unwrap().text, file);
}

#[test]
fn what_cannot_be_opened_lays_no_table() {
    let (house, _directory) = house();
    let large = " ".repeat(most_bytes() + 1);
    for file in ["", &large] {
        let problem = house.record_look(&sent(file)).unwrap_err();
        assert_eq!(problem.kind(), ProblemKind::BadRecord);
        assert_eq!(house.record_open(&sent(file), Seat(0), "beginner").unwrap_err(), problem);
    }
    assert!(house.record_look(&large).unwrap_err().text(Lang::Hu).contains("4 MB"));
    assert!(house.record_open(&sent(SHORT), Seat(0), "nobody").is_err());
    assert!(house.record_open(&sent(SHORT), Seat(2), "beginner").is_err());
    assert_eq!(house.start("hu").unwrap().tables, []);
}
