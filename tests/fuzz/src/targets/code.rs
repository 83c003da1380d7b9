//! Challenge codes, typed by hand.

use super::{Answer, told};
use crate::scratch::{self, Scratch};
use house::NewTable;
use tables::GAMES;

pub const WORDS: &[&str] = &["-", " ", "4ABC", "O0I1", "\u{feff}", "ß", "é", "ASZTALTARS", "\u{200b}"];

pub fn read(text: &[u8]) -> Answer {
    // Reading a code changes nothing.
    thread_local!(static SCRATCH: Scratch = scratch::empty());
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
        // Whatever a code stands for can be laid.
        let house::Challenge { game, players, options, seed, .. } = challenge;
        let fresh = scratch::empty();
        let laid = fresh.house.create(&NewTable { game, players, options, seed: Some(seed), clock: None });
        assert!(laid.is_ok(), "no such table can be laid: {laid:?}");
        Answer::Taken
    })
}
