//! The serialized form of a position.

use super::colouring_history::ColouringHistory;
use super::{Play, Position};
use crate::board::Board;
use crate::colour::Colour;
use serde::{Deserialize, Serialize};

/// The serialized form of a position.
#[derive(Serialize, Deserialize)]
struct SerializedPosition {
    board: Box<Board>,
    turn: Colour,
    passes: u8,
    last: [Option<Play>; 2],
    /// See [`Position::history`].
    history: Vec<u64>,
}

impl Serialize for Position {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Position { board, turn, passes, last, earlier } = self;
        let history = earlier.hashes().to_vec();
        SerializedPosition { board: board.clone(), turn: *turn, passes: *passes, last: *last, history }
            .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let SerializedPosition { board, turn, passes, last, history } = SerializedPosition::deserialize(deserializer)?;
        let position = Position { board, turn, passes, last, earlier: ColouringHistory::from(history) };
        position.audit().map_err(serde::de::Error::custom)?;
        Ok(position)
    }
}
