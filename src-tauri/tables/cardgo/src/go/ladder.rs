//! Ladders, read to the end: can a chain short of liberties run?

use super::tactics::{Few, can_play, counter_captures, suggest};
use cardgo::{Board, Point};

/// The most plays of a ladder that are read; what is longer counts as an escape.
const LONGEST: usize = 60;
/// The most positions looked at for one question.
const MOST_POSITIONS: u32 = 150;

/// Reads ladders; keeps its boards from one question to the next.
#[derive(Debug, Default)]
pub(super) struct Reader {
    boards: Vec<Board>,
    left: u32,
    /// Whether any question was too long to be read to its end.
    #[cfg(test)]
    pub cut_short: bool,
}

impl Reader {
    /// Whether the chain in atari at `stone` gets away if its owner plays at `point`.
    pub fn escapes_by(&mut self, board: &Board, stone: Point, point: Point) -> bool {
        self.begin(board);
        let Some(colour) = board.stone(stone) else { return true };
        can_play(board, point, colour) && self.gets_away(0, stone, point)
    }

    /// Where the enemy can play so that the chain with two liberties at `stone` is caught, whatever its owner does.
    pub fn catch(&mut self, board: &Board, stone: Point) -> Option<Point> {
        self.begin(board);
        self.caught_at(0, stone)
    }

    /// Whether the enemy, playing at `point`, catches the chain with two liberties at `stone`, whatever its owner does.
    pub fn catches(&mut self, board: &Board, stone: Point, point: Point) -> bool {
        self.begin(board);
        self.is_caught_by(0, stone, point)
    }

    fn begin(&mut self, board: &Board) {
        self.left = MOST_POSITIONS;
        match self.boards.first_mut() {
            Some(first) => first.clone_from(board),
            None => self.boards.push(board.clone()),
        }
    }

    /// Plays on a copy of the board at `depth`; false if that goes too far.
    fn play(&mut self, depth: usize, point: Point, owner: bool, stone: Point) -> bool {
        if depth + 1 >= LONGEST || self.left == 0 {
            #[cfg(test)]
            {
                self.cut_short = true;
            }
            return false;
        }
        self.left -= 1;
        if self.boards.len() == depth + 1 {
            let copy = self.boards[depth].clone();
            self.boards.push(copy);
        } else {
            let (before, after) = self.boards.split_at_mut(depth + 1);
            after[0].clone_from(&before[depth]);
        }
        let next = &mut self.boards[depth + 1];
        if let Some(colour) = next.stone(stone) {
            next.play(point, if owner { colour } else { colour.opponent() });
        }
        true
    }

    /// Whether the chain gets away once its owner plays at `point`, which is legal.
    fn gets_away(&mut self, depth: usize, stone: Point, point: Point) -> bool {
        if !self.play(depth, point, true, stone) {
            return true;
        }
        match self.boards[depth + 1].liberties(stone) {
            0 | 1 => false,
            2 => self.caught_at(depth + 1, stone).is_none(),
            _ => true,
        }
    }

    /// Where the enemy catches the chain with two liberties.
    fn caught_at(&mut self, depth: usize, stone: Point) -> Option<Point> {
        let both = self.boards[depth].two_liberties(stone)?;
        both.into_iter().find(|&point| self.is_caught_by(depth, stone, point))
    }

    /// Whether the enemy catches the chain with two liberties by playing at `point`.
    fn is_caught_by(&mut self, depth: usize, stone: Point, point: Point) -> bool {
        let board = &self.boards[depth];
        let Some(colour) = board.stone(stone) else { return false };
        if !can_play(board, point, colour.opponent()) || !self.play(depth, point, false, stone) {
            return false;
        }
        let board = &self.boards[depth + 1];
        let Some(liberty) = board.last_liberty(stone) else { return false };
        let mut ways = Few::new();
        counter_captures(board, stone, &mut ways);
        if can_play(board, liberty, colour) {
            suggest(&mut ways, liberty);
        }
        !ways.into_iter().any(|way| self.gets_away(depth + 1, stone, way))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// White's stone on D4 with two liberties; where a second one stands, if anywhere.
    fn board(breaker: Option<&str>) -> Board {
        let rows = [
            ".........",
            ".........",
            ".........",
            ".........",
            "..X......",
            "..XO.....",
            "...X.....",
            ".........",
            ".........",
        ];
        let mut board = Board::from_rows(&rows).unwrap();
        breaker.into_iter().for_each(|point| board.put(at(point), cardgo::Colour::White));
        board
    }

    fn at(text: &str) -> Point {
        text.parse().unwrap()
    }

    #[test]
    fn a_ladder_runs_to_the_edge_and_catches() {
        assert_eq!(Reader::default().catch(&board(None), at("D4")), Some(at("E4")));
    }

    #[test]
    fn a_stone_in_its_way_breaks_it() {
        assert_eq!(Reader::default().catch(&board(Some("G7")), at("D4")), None);
    }

    #[test]
    fn running_in_a_ladder_is_vain_unless_it_is_broken() {
        for (breaker, escapes) in [(None, false), (Some("G7"), true)] {
            let mut board = board(breaker);
            board.play(at("E4"), cardgo::Colour::Black);
            assert_eq!(Reader::default().escapes_by(&board, at("D4"), at("D5")), escapes);
        }
    }
}
