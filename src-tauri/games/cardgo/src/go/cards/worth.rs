//! The value of single stones in points, judged by liberties alone; used to weigh what cards do to them.

use cardgo::{Board, Cell, Colour, Point};

/// The probability that a chain with that many liberties survives.
const LIVES: [f32; 6] = [0.0, 0.15, 0.6, 0.8, 0.92, 1.0];
/// The value of an empty point to the only colour next to it, in points.
const CLAIM: f32 = 0.35;
/// The value of cutting two enemy chains apart or of keeping one's own connected, in points.
const CUT: f32 = 1.5;

fn lives(liberties: u16) -> f32 {
    LIVES[usize::from(liberties).min(LIVES.len() - 1)]
}

/// Returns `colour`'s standing on the board in points: stones by their chance of survival, empty points by the stones
/// next to them.
pub(super) fn standing(board: &Board, colour: Colour) -> f32 {
    let own = Cell::from(colour);
    let mut sum = 0.0;
    for point in super::super::points::of(board.size()).iter() {
        let cell = board.cell(point);
        if cell == Cell::Empty {
            let (mut mine, mut theirs) = (0, 0);
            for next in point.neighbours() {
                match board.cell(next) {
                    Cell::Empty | Cell::Edge => {}
                    stone if stone == own => mine += 1,
                    _ => theirs += 1,
                }
            }
            sum += if theirs == 0 && mine > 0 { CLAIM } else { 0.0 };
            sum -= if mine == 0 && theirs > 0 { CLAIM } else { 0.0 };
        } else {
            let likely = 2.0 * lives(board.liberties(point)) - 1.0;
            sum += if cell == own { likely } else { -likely };
        }
    }
    sum
}

/// Returns the value to its enemy of removing a lone stone.
pub(super) fn absence(board: &Board, stone: Point) -> f32 {
    let Some(owner) = board.stone(stone) else { return 0.0 };
    let enemy = Cell::from(owner.opponent());
    let mut worth = 2.0 * lives(board.liberties(stone)) + 0.3 * f32::from(board.liberties(stone));
    let mut heads = [None; 4];
    let mut chains = 0;
    for next in point_neighbours(stone) {
        if board.cell(next) != enemy {
            continue;
        }
        let head = board.head(next);
        if heads[..chains].contains(&Some(head)) {
            continue;
        }
        heads[chains] = Some(head);
        chains += 1;
        let (liberties, size) = (board.liberties(next), f32::from(board.chain_size(next)));
        worth += 2.0 * size.min(12.0) * (lives(liberties + 1) - lives(liberties));
    }
    if chains > 1 {
        worth += CUT * (chains - 1) as f32;
    }
    worth
}

fn point_neighbours(point: Point) -> [Point; 4] {
    point.neighbours()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Point {
        text.parse().unwrap()
    }

    #[test]
    fn a_stone_that_holds_others_in_atari_is_worth_more_than_one_far_off() {
        let board =
            Board::from_rows(&[".......", ".....O.", ".......", "OXO....", "OXXO...", ".OO....", "......."]).unwrap();
        assert!(absence(&board, at("C4")) > absence(&board, at("F6")));
    }

    #[test]
    fn standing_is_one_sides_gain_and_the_others_loss() {
        let board = Board::from_rows(&["XX...", "X....", ".....", "...O.", "....."]).unwrap();
        assert!(standing(&board, Colour::Black) > 0.0);
        assert_eq!(standing(&board, Colour::Black), -standing(&board, Colour::White));
    }
}
