//! The house's file, damaged.

use super::{Answer, told};
use crate::scratch;
use house::House;

pub const WORDS: &[&str] =
    &["SQLite format 3\0", "asztaltars", "CREATE TABLE ", "\0\0\0\0\0\0\0\u{1}", "\u{7f}", "{\"kind\":", "null"];

/// What the file is called.
const MAIN: &str = "asztaltars.sqlite3";

pub fn read(file: &[u8]) -> Answer {
    let folder = scratch::laid_out(&[(MAIN.to_owned(), file.to_vec())]);
    let house = match House::open(folder.path()) {
        Ok(house) => house,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return Answer::Refused;
        }
    };
    let answer = lived_in(&house);
    drop(house);
    // However it was, what was kept of it is sound from then on.
    let house = House::open(folder.path()).unwrap_or_else(|error| panic!("opened once, and never again: {error}"));
    lived_in(&house);
    answer
}

/// Everything that is there is asked for. Taken, if there was a table that could be opened.
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
    for game in tables::GAMES {
        let _ = house.tutorial(game).map_err(|problem| told(&problem));
    }
    let _ = house.everything_text(0).map_err(|problem| told(&problem));
    answer
}
