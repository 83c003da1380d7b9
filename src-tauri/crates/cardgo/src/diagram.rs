//! A position as a person draws it, for scenarios.

use crate::board::Board;
use crate::colour::Colour;
use crate::moves::Move;
use crate::position::Position;
use crate::setup::{Setup, half_points};
use crate::state::State;
use crate::table::Table;
use game::{Chance, PositionError, Seed, Silent};
use serde::Deserialize;

/// A board with whose turn it is, and what was before if that matters.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Diagram {
    /// The rows from the top: `X` black, `O` white, `.` empty. Spaces between points don't count.
    pub rows: Vec<String>,
    /// Who moves.
    #[serde(default = "black")]
    pub to_move: Colour,
    /// For White, such as `"6.5"`.
    #[serde(default)]
    pub komi: Option<String>,
    /// Boards that stood before, the oldest first: they may not come back (GO-1.3).
    #[serde(default)]
    pub earlier: Vec<Vec<String>>,
    /// Moves made since, `"D4"` or `"pass"`.
    #[serde(default)]
    pub moves: Vec<String>,
    /// Stones taken off before, by black and by white.
    #[serde(default)]
    pub captures: [u16; 2],
    /// Whether play was resumed after a count.
    #[serde(default)]
    pub resumed: bool,
}

fn black() -> Colour {
    Colour::Black
}

impl Diagram {
    /// The state it describes.
    pub(crate) fn place(&self, seed: Seed) -> Result<State, PositionError> {
        let board = draw(&self.rows, "rows")?;
        let size = board.size();
        let mut earlier = Vec::with_capacity(self.earlier.len());
        for (number, rows) in self.earlier.iter().enumerate() {
            let at = format!("earlier[{number}]");
            let before = draw(rows, &at)?;
            if before.size() != size {
                return Err(PositionError::new(at, "a board doesn't change its size"));
            }
            earlier.push(before);
        }
        let komi = match &self.komi {
            Some(text) => half_points(text).ok_or_else(|| PositionError::new("komi", "a number such as 6.5"))?,
            None => Setup::default().komi,
        };
        let setup = Setup { size, komi, ..Setup::default() };
        setup.validate().map_err(|error| PositionError::new(error.option.clone(), error.to_string()))?;
        let mut table = Table::new(setup, Position::after(&earlier, board, self.to_move));
        table.captures = self.captures.map(u32::from);
        table.resumed = self.resumed;
        let mut state = State { table, chance: Chance::new(seed) };
        state.audit().map_err(|problem| PositionError::new("position", problem))?;
        self.replay(&mut state)?;
        Ok(state)
    }

    fn replay(&self, state: &mut State) -> Result<(), PositionError> {
        for (number, text) in self.moves.iter().enumerate() {
            let wrong = |problem: String| PositionError::new(format!("moves[{number}]"), problem);
            let mv = match text.as_str() {
                "pass" => Move::Pass,
                point => Move::Play { point: point.parse().map_err(wrong)? },
            };
            let seat = state.to_move().unwrap_or_default();
            if let Some(refusal) = state.table.against_move(seat, mv) {
                return Err(wrong(format!("{text} isn't legal here: {refusal:?}")));
            }
            state.table.decide(mv, &mut Silent);
        }
        Ok(())
    }
}

/// The board drawn in `rows`.
fn draw(rows: &[String], at: &str) -> Result<Board, PositionError> {
    Board::from_rows(rows).map_err(|problem| PositionError::new(at, problem))
}
