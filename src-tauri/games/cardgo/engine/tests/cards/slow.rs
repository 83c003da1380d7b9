//! A reference implementation of restrictions, targets and effects, written from the specification. It shares no code
//! with the engine.

use super::paper::{Game, Paper, Spot, Verdict, other};

/// Whether two points touch: each has eight neighbours (GO-1.2).
fn touch(one: Spot, two: Spot) -> bool {
    one != two && one.0.abs_diff(two.0) <= 1 && one.1.abs_diff(two.1) <= 1
}

/// Whether two points are adjacent: orthogonal neighbours.
fn adjacent(one: Spot, two: Spot) -> bool {
    one.0.abs_diff(two.0) + one.1.abs_diff(two.1) == 1
}

/// The number of a point's line, counted from the nearest edge.
fn line(board: &Paper, (column, row): Spot) -> usize {
    let last = board.size() - 1;
    1 + [column, row, last - column, last - row].into_iter().min().unwrap()
}

fn count(board: &Paper, colour: char) -> usize {
    board.signs.iter().flatten().filter(|sign| **sign == colour).count()
}

fn stones(board: &Paper) -> Vec<Spot> {
    board.spots().into_iter().filter(|spot| board.at(*spot) != '.').collect()
}

/// An effect in force.
pub struct Effect {
    pub card: &'static str,
    pub by: char,
    pub point: Option<Spot>,
    /// A column if the first value is true, else a row; counted from 0.
    pub line: Option<(bool, usize)>,
}

impl Effect {
    /// Whether the effect forbids that empty point to the colour to move.
    pub fn forbids(&self, game: &Game, spot: Spot) -> bool {
        let (board, mover) = (game.board(), game.turn);
        let others = mover != self.by;
        match self.card {
            "ban" => others && self.point.is_some_and(|named| named == spot || touch(named, spot)),
            "tether" => {
                let mut near = stones(board).into_iter().filter(|stone| touch(*stone, spot));
                others && !near.any(|stone| board.at(stone) == self.by)
            }
            "elbowRoom" => others && stones(board).into_iter().any(|stone| touch(stone, spot)),
            "highGround" => line(board, spot) < 4,
            "shoreline" => line(board, spot) > 3,
            "wall" => self.line.is_some_and(|(column, index)| index == if column { spot.0 } else { spot.1 }),
            "truce" => {
                let mut after = board.clone();
                after.signs[spot.1][spot.0] = mover;
                let enemies = stones(&after).into_iter().filter(|stone| after.at(*stone) == other(mover));
                enemies.into_iter().any(|stone| after.group(stone).1.is_empty())
            }
            "trap" => !others && self.point == Some(spot),
            _ => panic!("{} doesn't last", self.card),
        }
    }
}

fn fine(game: &Game, spot: Spot) -> Option<Paper> {
    match game.verdict(spot) {
        Verdict::Fine(after) => Some(after),
        _ => None,
    }
}

/// The board after a move that is legal and captures nothing.
fn quiet(game: &Game, spot: Spot) -> Option<Paper> {
    fine(game, spot).filter(|after| count(after, other(game.turn)) == count(game.board(), other(game.turn)))
}

fn set(board: &Paper, changes: &[(Spot, char)]) -> Paper {
    let mut after = board.clone();
    for &((column, row), sign) in changes {
        after.signs[row][column] = sign;
    }
    after
}

/// The board that a card aimed at these two points (or twice at the same one) leaves before GO-3.7 is applied; `None`
/// if these aren't valid targets.
pub fn aimed(game: &Game, card: &str, first: Spot, second: Spot) -> Option<Paper> {
    let (board, me, enemy) = (game.board(), game.turn, other(game.turn));
    let lone = |spot| board.at(spot) == enemy && board.group(spot).0.len() == 1;
    let liberties = |spot| board.group(spot).1.len();
    match card {
        "twinStones" => {
            let middle = quiet(game, first)?;
            let mut later = game.clone();
            later.boards.push(middle);
            let after = quiet(&later, second)?;
            (first != second && !adjacent(first, second)).then_some(after)
        }
        "leap" => {
            if board.at(first) != me || first == second || board.at(second) != '.' {
                return None;
            }
            let after = set(board, &[(first, '.')]).after(second, me);
            let legal = !after.group(second).1.is_empty() && !game.boards.contains(&after);
            legal.then_some(after)
        }
        "push" => {
            if board.at(first) != enemy || board.at(second) != '.' || !adjacent(first, second) {
                return None;
            }
            let after = set(board, &[(first, '.'), (second, enemy)]);
            (!after.group(second).1.is_empty()).then_some(after)
        }
        "pluck" => (lone(first) && liberties(first) >= 2).then(|| set(board, &[(first, '.')])),
        "recolour" => (lone(first) && liberties(first) == 1).then(|| set(board, &[(first, me)])),
        "exchange" => {
            if board.at(first) != me || board.at(second) != enemy || !adjacent(first, second) {
                return None;
            }
            let after = set(board, &[(first, enemy), (second, me)]);
            let near = |stone: &Spot| [first, second].into_iter().any(|at| at == *stone || touch(at, *stone));
            let lives = stones(&after).into_iter().filter(near).all(|stone| !after.group(stone).1.is_empty());
            lives.then_some(after)
        }
        "bridge" => {
            let own: Vec<Spot> = stones(board).into_iter().filter(|stone| board.at(*stone) == me).collect();
            let beside: Vec<Spot> = own.into_iter().filter(|stone| adjacent(*stone, first)).collect();
            let diagonal = |one: &Spot, two: &Spot| one.0.abs_diff(two.0) == 1 && one.1.abs_diff(two.1) == 1;
            let apart = |one: &Spot, two: &Spot| !board.group(*one).0.contains(two);
            let mut pairs = beside.iter().flat_map(|one| beside.iter().map(move |two| (one, two)));
            let cuts = pairs.any(|(one, two)| diagonal(one, two) && apart(one, two));
            if cuts { quiet(game, first) } else { None }
        }
        _ => panic!("{card} isn't aimed at points"),
    }
}

/// Applies GO-3.7: removes the groups without liberties, first those of the opponent of the card's player, then the
/// player's own.
pub fn settled(mut board: Paper, me: char) -> Paper {
    for colour in [other(me), me] {
        let own = stones(&board).into_iter().filter(|stone| board.at(*stone) == colour);
        let gone: Vec<Spot> = own.filter(|stone| board.group(*stone).1.is_empty()).collect();
        board = set(&board, &gone.into_iter().map(|stone| (stone, '.')).collect::<Vec<_>>());
    }
    board
}
