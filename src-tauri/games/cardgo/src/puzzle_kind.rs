//! What puzzles are about, as Go players sort them.

use cardgo::{Colour, Move, Point, Position, State};
use cardgo_net::Ladders;

/// What a puzzle is about; where several kinds fit, the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PuzzleKind {
    /// The best move concerns cards.
    Cards,
    /// It catches a chain in a ladder, or saves one from a ladder.
    Ladder,
    /// It captures stones, or saves stones in atari.
    Capture,
    /// Stones stand on at most a fifth of the board.
    Opening,
    /// Stones stand on at least two fifths of the board.
    Endgame,
    /// Groups are still to live or to die.
    LifeAndDeath,
}

impl PuzzleKind {
    /// Returns what the puzzle is about in which `best` is the best move.
    pub(crate) fn of(state: &State, best: Move) -> PuzzleKind {
        match best {
            Move::Play { point } => PuzzleKind::of_play(state.table().position(), point),
            _ => PuzzleKind::Cards,
        }
    }

    /// Returns what a puzzle is about in which a stone on `point` is the best move.
    fn of_play(position: &Position, point: Point) -> PuzzleKind {
        let (board, colour) = (position.board(), position.turn());
        let in_atari = |next| board.stone(next) == Some(colour) && board.in_atari(next);
        let stones: usize = Colour::BOTH.iter().map(|&colour| usize::from(board.stone_count(colour))).sum();
        let points = board.points().count();
        if Ladders::default().decides(position, point) {
            PuzzleKind::Ladder
        } else if board.takes(point, colour) || point.neighbours().into_iter().any(in_atari) {
            PuzzleKind::Capture
        } else if 5 * stones <= points {
            PuzzleKind::Opening
        } else if 5 * stones >= 2 * points {
            PuzzleKind::Endgame
        } else {
            PuzzleKind::LifeAndDeath
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    fn kind(rows: &str, point: &str) -> PuzzleKind {
        let position = Position::from_board(rows.parse().unwrap(), Colour::Black);
        PuzzleKind::of_play(&position, point.parse().unwrap())
    }

    #[test]
    fn a_play_is_of_the_first_kind_that_fits() {
        // C3 puts White's stone on B3 into an atari that it can't leave.
        let ladder = ". . . . .
                      . X X . .
                      . O . . .
                      X X . . .
                      . . . . .";
        assert_eq!(kind(ladder, "C3"), PuzzleKind::Ladder);
        let capture = ". . . . .
                       . X . . .
                       X O . . .
                       . X . . .
                       . . . . .";
        assert_eq!(kind(capture, "C3"), PuzzleKind::Capture, "Black takes B3");
        assert_eq!(kind(capture, "E5"), PuzzleKind::Opening);
        let saved = ". . . . .
                     . O O . .
                     O X X . .
                     . O O . .
                     . . . . .";
        assert_eq!(kind(saved, "D3"), PuzzleKind::Capture, "the stones on B3 and C3 are in atari");
        let middle = "X . X . .
                      . X . O .
                      . . . . .
                      . X . O .
                      . . . . .";
        assert_eq!(kind(middle, "C3"), PuzzleKind::LifeAndDeath);
        let end = "X . X O .
                   X X X O .
                   . X . O O
                   . X . O .
                   . . . . .";
        assert_eq!(kind(end, "C2"), PuzzleKind::Endgame);
    }
}
