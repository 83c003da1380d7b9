//! The reader of records from which a table or a pad is created.

use super::{Answer, sent, told};
use crate::temporary_house;
use game::Seat;

/// Creates a table and a pad from a record and exports the table.
pub fn read(bytes: &[u8]) -> Answer {
    let scratch = temporary_house::empty();
    let (house, file) = (&scratch.house, sent(bytes));
    let game = match house.record_look(&file) {
        Ok(game) => game,
        Err(problem) => {
            told(&problem);
            assert!(house.record_open(&file, Seat(0), "beginner").is_err(), "refused, and opened all the same");
            return Answer::Refused;
        }
    };
    for text in game.players.iter().chain([&game.date]).flatten() {
        assert!(!text.contains(char::is_control), "can't be shown: {text:?}");
    }
    let seat = Seat(u8::from(bytes.len() % 2 == 1));
    let id = house
        .record_open(&file, seat, "beginner")
        .unwrap_or_else(|problem| panic!("looked at, and then refused: {problem:?}"));
    let table = house.open_table(&id).unwrap_or_else(|problem| panic!("laid, and can't be opened: {problem:?}"));
    assert_eq!(table.plies, game.plies, "other decisions than were promised");
    for ply in [0, table.plies / 2, table.plies] {
        let seen = house.table_at(&id, table.revision, ply);
        assert!(seen.is_ok(), "after {ply} decisions: {seen:?}");
    }
    let written = house.record_text(&id, 0).unwrap_or_else(|problem| panic!("can't be written out: {problem:?}"));
    // A record with everything that a table adds to it may be too long to be read again; the refusal must be a
    // sentence.
    if let Err(problem) = house.record_look(&sent(written.text.as_bytes())) {
        told(&problem);
    }
    let carried = house.table_text(&id, 0).unwrap_or_else(|problem| panic!("can't be carried: {problem:?}"));
    assert!(house.import_preview(&carried.text).is_ok(), "carried out, and can't come in");
    if let Err(problem) = house.pad_from_record(&file) {
        told(&problem);
    }
    Answer::Taken
}
