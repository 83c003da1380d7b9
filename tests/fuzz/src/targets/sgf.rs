//! The reader of SGF records in the crate `sgf`.

use super::Answer;
use sgf::{Record, parse, replay, replay_after_changes};

/// Words of the format, for mutations.
pub const WORDS: &[&str] = &[
    "(;",
    ")",
    ";",
    "[",
    "]",
    "\\",
    ":",
    "GM[1]",
    "FF[4]",
    "SZ[19]",
    "SZ[9:13]",
    "CA[UTF-8]",
    "CA[Shift_JIS]",
    "KM[1e999]",
    "KM[-0.25]",
    "HA[9]",
    "AB[aa:ss]",
    "AE[aa:ss]",
    "AW[zz]",
    "B[]",
    "W[tt]",
    "B[aa]",
    "PL[W]",
    "RE[B+R]",
    "RE[0]",
    "DT[2026-11-22]",
    "KX[",
    "C[",
    "PB[É]",
    "(;B[aa](;W[bb]))",
    "\u{feff}",
    "\r\n",
];

/// Reads a record and writes it again.
pub fn read(file: &[u8]) -> Answer {
    let _ = parse(file);
    match Record::read(file) {
        Ok(record) => {
            let written = record.to_string();
            let again = Record::read(written.as_bytes()).map_err(|error| error.sentence());
            assert_eq!(again.as_ref(), Ok(&record), "it comes back as another one");
            for replayed in [replay(&record), replay_after_changes(&record)] {
                if let Err(error) = replayed {
                    told(&error.sentence());
                }
            }
            Answer::Taken
        }
        Err(error) => {
            told(&error.sentence());
            Answer::Refused
        }
    }
}

fn told((hungarian, english): &(String, String)) {
    for sentence in [hungarian, english] {
        assert!(sentence.ends_with('.') && sentence.len() < 500, "{sentence:?}");
    }
}
