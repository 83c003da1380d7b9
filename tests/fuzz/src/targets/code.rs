//! The reader of challenge codes, as typed by hand.

use super::{Answer, told};
use crate::temporary_house::{self, Scratch};
use games::GAMES;
use house::NewTable;

/// Words of the format, for mutations.
pub const WORDS: &[&str] = &["-", " ", "4ABC", "O0I1", "\u{feff}", "ß", "é", "ASZTALTARS", "\u{200b}"];

/// Reads a code and creates its table.
pub fn read(text: &[u8]) -> Answer {
    // Reading a code changes nothing, so the house is reused.
    thread_local!(static SCRATCH: Scratch = temporary_house::empty());
    let code = String::from_utf8_lossy(text);
    SCRATCH.with(|Scratch { house, .. }| {
        let game = GAMES.get(text.len() % (GAMES.len() + 1)).copied();
        let challenge = match house.challenge(&code, game) {
            Err(problem) => {
                told(&problem);
                return Answer::Refused;
            }
            Ok(challenge) => challenge,
        };
        let again = house.challenge(&challenge.code, None);
        assert_eq!(again.as_ref(), Ok(&challenge), "the code it is shown as is another one");
        // Every accepted code must be playable.
        let house::Challenge { game, players, options, seed, .. } = challenge;
        let fresh = temporary_house::empty();
        let laid = fresh.house.create(&NewTable { game, players, options, seed: Some(seed), clock: None });
        assert!(laid.is_ok(), "no such table can be laid: {laid:?}");
        Answer::Taken
    })
}
