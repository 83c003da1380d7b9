//! The reader of save texts, with any text and with any content behind a valid seal.

use super::{Answer, sent, told};
use crate::seal;
use crate::temporary_house;
use house::{House, ImportPreview, Known};

/// Words of the format, for mutations.
pub const WORDS: &[&str] = &[
    "ASZTALTARS-1-TABLE-",
    "ASZTALTARS-1-ALL-",
    "ASZTALTARS-2-TABLE-8.",
    "ASZTALTARS-1-TABLE-18446744073709551615.",
    "ASZTALTARS-1-TABLE-+4.",
    "AAAA",
    "\n.",
    "\u{feff}",
    "> ",
    "(;GM[1]SZ[9];B[ee])",
];

/// Words of the content, for mutations.
pub const CONTENT_WORDS: &[&str] = &[
    "{\"table\":",
    "{\"entry\":{\"section\":\"pad\",\"key\":\"k\",\"value\":\"{}\"}}\n",
    "{\"entry\":{\"section\":\"statistic\",\"key\":\"k\",\"value\":\"{}\"}}\n",
    "{\"entry\":{\"section\":\"setting\",\"key\":\"settings\",\"value\":\"{}\"}}\n",
    "{\"written\":-9223372036854775808}\n",
    "\"moves\":[",
    "\"ends\":[",
    "\"branches\":[[2,0]]",
    "\"told\":{\"seats\":[],\"events\":[]}",
    "\"more\":0,",
    "\"head\":null",
    "\"game\":\"mochi\"",
    "\"game\":\"iszkenderun\"",
    "\"game\":\"cardgo\"",
    "null",
    "[[[[[[[[",
    "\\u0000",
    "\\ud800",
];

/// Reads any text.
pub fn read(text: &[u8]) -> Answer {
    carried(&sent(text))
}

/// Reads any content behind a valid seal.
pub fn read_content(content: &[u8]) -> Answer {
    let kind = if content.starts_with(b"{\"table\"") { "TABLE" } else { "ALL" };
    carried(&seal::sealed(kind, content))
}

/// Does everything that the window can do with such a text.
fn carried(file: &str) -> Answer {
    let scratch = temporary_house::empty();
    let house = &scratch.house;
    let looked = match house.import_preview(file) {
        Err(problem) => {
            told(&problem);
            let taken = house.import_text(file, true);
            assert!(taken.is_err(), "refused when looked at, and taken in all the same");
            assert_eq!(tables(house), 0, "refused, and something is there");
            return Answer::Refused;
        }
        Ok(looked) => looked,
    };
    match (looked, house.import_text(file, true)) {
        (ImportPreview::Table { table }, taken) => {
            assert_eq!(table.known, Known::New);
            let taken = taken.unwrap_or_else(|problem| panic!("looked at, and then refused: {problem:?}"));
            assert_eq!(taken.tables.len(), 1);
            taken.tables.iter().for_each(|id| used(house, id));
        }
        (ImportPreview::Everything { .. }, Ok(taken)) => {
            assert_eq!(tables(house), taken.tables.len());
            taken.left_out.iter().for_each(|left| assert!(!left.why.is_empty()));
            taken.tables.iter().for_each(|id| used(house, id));
            // Data beside the tables is read only when it is asked for.
            let pads = house.pads().unwrap_or_else(|problem| panic!("no pads: {problem:?}")).pads;
            pads.iter().filter(|pad| !pad.damaged).for_each(|pad| drop(house.pad(&pad.id)));
            let _ = (house.statistics(), house.bookmarks());
        }
        (ImportPreview::Everything { .. }, Err(problem)) => told(&problem),
        (ImportPreview::Challenge { .. } | ImportPreview::Record { .. } | ImportPreview::List { .. }, taken) => {
            assert!(taken.is_err(), "taken in as a table");
        }
    }
    Answer::Taken
}

fn tables(house: &House) -> usize {
    house.start("hu").map_or(0, |start| start.tables.len())
}

/// Checks that an imported table works like any other.
fn used(house: &House, id: &str) {
    let table = house.open_table(id).unwrap_or_else(|problem| panic!("taken in, and can't be opened: {problem:?}"));
    for ply in [0, table.plies / 2, table.plies] {
        if let Err(problem) = house.table_at(id, table.revision, ply) {
            told(&problem);
        }
    }
    if table.can_undo {
        house.undo(id, table.revision).unwrap_or_else(|problem| panic!("nothing to take back: {problem:?}"));
        let table = house.open_table(id).unwrap_or_else(|problem| panic!("taken back, and gone: {problem:?}"));
        house.redo(id, table.revision).unwrap_or_else(|problem| panic!("taken back for good: {problem:?}"));
    }
    let again = house.table_text(id, 0).unwrap_or_else(|problem| panic!("came in, and can't go out: {problem:?}"));
    match house.import_preview(&again.text) {
        Ok(ImportPreview::Table { table }) => assert_eq!(table.known, Known::Same, "it went out as another one"),
        other => panic!("it went out, and can't come in again: {other:?}"),
    }
    house.leave(id);
}
