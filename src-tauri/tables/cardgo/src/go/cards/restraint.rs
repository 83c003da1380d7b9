//! Lasting effects in playouts: for the few moves that they last, the moves they forbid aren't made.

use super::super::dice::Dice;
use super::super::playout::Playout;
use super::super::settings::Habits;
use cardgo::{Board, Card, Cell, Colour, Lasting, Point};
use game::Seat;

/// How many moves of a playout's own choosing are tried before any move will do.
const TRIES: usize = 6;

/// Plays on while the effect lasts, passing every play to `hear`.
pub(super) fn play_under(
    lasting: &Lasting,
    game: &mut Playout,
    habits: &Habits,
    dice: &mut Dice,
    mut hear: impl FnMut(Point, Colour),
) {
    for _ in 0..lasting.left {
        if game.passes >= 2 {
            return;
        }
        let by = Seat(game.turn.index() as u8) == lasting.by;
        let play = choose(lasting, by, game, habits, dice);
        let Some(point) = play else {
            // A pass that the effect forces isn't voluntary.
            game.make(None);
            game.passes = 0;
            continue;
        };
        if lasting.card == Card::Trap && !by && lasting.point == Some(point) {
            game.make(None);
            game.passes = 0;
            return;
        }
        hear(point, game.turn);
        game.make(play);
    }
}

fn choose(lasting: &Lasting, by: bool, game: &Playout, habits: &Habits, dice: &mut Dice) -> Option<Point> {
    let (board, turn) = (&game.board, game.turn);
    for _ in 0..TRIES {
        let point = game.choose(habits, dice)?;
        if allows(lasting, by, board, turn, point) {
            return Some(point);
        }
    }
    let empties = board.empties();
    let start = dice.below(empties.len());
    let in_turn = empties[start..].iter().chain(&empties[..start]);
    in_turn.copied().find(|&point| allows(lasting, by, board, turn, point) && game.will_play(point, habits, dice))
}

/// Whether the effect lets `turn` play there; `by` if it is the effect's player.
fn allows(lasting: &Lasting, by: bool, board: &Board, turn: Colour, point: Point) -> bool {
    match lasting.card {
        Card::Ban => by || lasting.point.is_none_or(|banned| !touch(banned, point)),
        Card::Tether => by || touches(board, point, |cell| cell == Cell::from(turn.opponent())),
        Card::ElbowRoom => by || !touches(board, point, |cell| cell.stone().is_some()),
        Card::HighGround => point.line(board.size()) >= 4,
        Card::Shoreline => point.line(board.size()) <= 3,
        Card::Wall => lasting.line.is_none_or(|line| !line.contains(point)),
        Card::Truce => !board.takes(point, turn),
        Card::Trap => !by || lasting.point != Some(point),
        _ => true,
    }
}

/// Whether one is the other or one of its eight neighbours.
fn touch(one: Point, other: Point) -> bool {
    one.column().abs_diff(other.column()) <= 1 && one.row().abs_diff(other.row()) <= 1
}

fn touches(board: &Board, point: Point, is_meant: impl Fn(Cell) -> bool) -> bool {
    point.neighbours().into_iter().chain(point.diagonals()).any(|next| is_meant(board.cell(next)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::go::settings::Settings;
    use game::{Chance, Seed};

    #[test]
    fn while_it_lasts_nothing_forbidden_is_played() {
        let board = Board::from_rows(&["......", "......", "..XO..", "..OX..", "......", "......"]).unwrap();
        let line = "C".parse().unwrap();
        let banned = "C3".parse().unwrap();
        let effects = [
            (Card::Wall, Some(line), None),
            (Card::Ban, None, Some(banned)),
            (Card::ElbowRoom, None, None),
            (Card::Shoreline, None, None),
        ];
        for (card, line, point) in effects {
            for seed in 0..20 {
                let lasting = Lasting { card, by: Seat(0), point, line, left: 1 };
                let mut game = Playout::new(board.clone(), Colour::White);
                let mut dice = Dice::new(&mut Chance::new(Seed(seed)));
                play_under(&lasting, &mut game, &Settings::default().playout, &mut dice, |played, turn| {
                    assert!(allows(&lasting, false, &board, turn, played), "{card} {played}");
                });
                assert_eq!(game.turn, Colour::Black);
            }
        }
    }
}
