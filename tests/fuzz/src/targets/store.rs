//! The house's file, damaged.

use super::{Answer, told};
use crate::temporary_house;
use house::House;

/// Words of the format, for mutations.
pub const WORDS: &[&str] =
    &["SQLite format 3\0", "asztaltars", "CREATE TABLE ", "\0\0\0\0\0\0\0\u{1}", "\u{7f}", "{\"kind\":", "null"];

/// The name of the file.
const MAIN: &str = "asztaltars.sqlite3";

/// Opens a house with a damaged file, twice.
pub fn read(file: &[u8]) -> Answer {
    let folder = temporary_house::laid_out(&[(MAIN.to_owned(), file.to_vec())]);
    let house = match House::open(folder.path()) {
        Ok(house) => house,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return Answer::Refused;
        }
    };
    let answer = lived_in(&house);
    drop(house);
    // Whatever was recovered must be sound from now on.
    let house = House::open(folder.path()).unwrap_or_else(|error| panic!("opened once, and never again: {error}"));
    lived_in(&house);
    answer
}

/// Reads everything in the house. Returns `Taken` if there is a table that could be opened.
pub fn lived_in(house: &House) -> Answer {
    let mut answer = Answer::Refused;
    let tables = match house.start("en") {
        Ok(start) => start.tables,
        Err(problem) => {
            told(&problem);
            Vec::new()
        }
    };
    for summary in tables {
        let id = &*summary.id;
        match house.open_table(id) {
            Err(problem) => told(&problem),
            Ok(table) => {
                answer = Answer::Taken;
                for ply in [0, table.plies / 2, table.plies] {
                    let _ = house.table_at(id, table.revision, ply).map_err(|problem| told(&problem));
                }
                let _ = house.undo(id, table.revision).map_err(|problem| told(&problem));
            }
        }
        let _ = house.report(Some(id), "").map_err(|problem| told(&problem));
        let _ = house.level_word(id).map_err(|problem| told(&problem));
        let _ = house.challenge_of(id).map_err(|problem| told(&problem));
        let _ = house.table_text(id, 0).map_err(|problem| told(&problem));
        let _ = house.record_text(id, 0).map_err(|problem| told(&problem));
    }
    let _ = house.statistics().map_err(|problem| told(&problem));
    let _ = house.bookmarks().map_err(|problem| told(&problem));
    if let Ok(list) = house.pads().map_err(|problem| told(&problem)) {
        for pad in list.pads {
            let _ = house.pad(&pad.id).map_err(|problem| told(&problem));
        }
    }
    for game in games::GAMES {
        let _ = house.tutorial(game).map_err(|problem| told(&problem));
    }
    let _ = house.everything_text(0).map_err(|problem| told(&problem));
    answer
}
