//! What stones are worth where they stand, in points, judged by liberties alone: for weighing what cards do to single
//! stones.

use cardgo::{Board, Cell, Colour, Point};

/// How likely a chain with so many liberties lives on.
const LIVES: [f32; 6] = [0.0, 0.15, 0.6, 0.8, 0.92, 1.0];
/// What an empty point next to stones of one colour only is worth to it.
const CLAIM: f32 = 0.35;
/// What cutting two enemy chains apart, or keeping one's own together, is worth.
const CUT: f32 = 1.5;

fn lives(liberties: u16) -> f32 {
    LIVES[usize::from(liberties).min(LIVES.len() - 1)]
}

/// How `colour` stands on the board, in points: stones by how likely they live on, empty points by who is next to
/// them.
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

/// What it is worth to its enemy that a lone stone goes away.
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
