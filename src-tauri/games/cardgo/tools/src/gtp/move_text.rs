//! Plays in the words of the protocol.

use super::engine::GenmoveResult;
use cardgo::Play;

/// Formats the bot's answer for the protocol.
pub fn answered(answer: GenmoveResult) -> String {
    match answer {
        GenmoveResult::Played(play) => written(play),
        GenmoveResult::Resigned => "resign".to_owned(),
    }
}

/// Formats a play for the protocol.
pub fn written(play: Play) -> String {
    match play {
        Play::Stone(point) => point.to_string(),
        Play::Pass => "pass".to_owned(),
    }
}
