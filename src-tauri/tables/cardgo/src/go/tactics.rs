//! Reading without reading: what a play does to the chains around it, judged by their liberties.

use super::points;
use arrayvec::ArrayVec;
use cardgo::{Board, Cell, Colour, Point, PointSet};

/// A few plays to choose from.
pub(super) type Few = ArrayVec<Point, 24>;

/// Adds a play unless it is there or there are too many.
#[inline]
pub(super) fn suggest(plays: &mut Few, point: Point) {
    if !plays.contains(&point) {
        let _ = plays.try_push(point);
    }
}

/// Whether `colour` may play on an empty point, superko aside.
#[inline]
pub(super) fn can_play(board: &Board, point: Point, colour: Colour) -> bool {
    board.ko() != Some(point) && !board.is_suicide(point, colour)
}

/// The liberties that a chain would have with a stone played at `point`.
pub(super) fn liberties_after(board: &Board, point: Point, colour: Colour) -> PointSet {
    let own = Cell::from(colour);
    let mut liberties = PointSet::EMPTY;
    let mut captures = false;
    for next in point.neighbours() {
        match board.cell(next) {
            Cell::Empty => {
                liberties.insert(next);
            }
            Cell::Edge => {}
            cell if cell == own => liberties |= *board.liberty_set(next),
            _ => captures |= board.liberties(next) == 1,
        }
    }
    liberties.remove(point);
    if captures {
        let mut chain = PointSet::from_iter([point]);
        for next in point.neighbours() {
            if board.cell(next) == own {
                chain |= board.chain_set(next);
            }
        }
        liberties |= board.captures(point, colour) & chain.spread();
    }
    liberties
}

/// Whether a play leaves its own chain with one liberty.
#[inline]
pub(super) fn is_self_atari(board: &Board, point: Point, colour: Colour) -> bool {
    let own = Cell::from(colour);
    let (mut empty, mut safe) = (0, false);
    for next in point.neighbours() {
        match board.cell(next) {
            Cell::Empty => empty += 1,
            // The point itself is one of its liberties.
            cell if cell == own => safe |= board.liberties(next) > 2,
            _ => {}
        }
    }
    empty < 2 && !safe && liberties_after(board, point, colour).len() < 2
}

/// Whether a play that leaves its own chain in atari gives it away for nothing: it takes no stone, and what the enemy
/// then takes is large, or leaves it room for two eyes. A stone or two may be thrown in.
pub(super) fn gives_away(board: &Board, point: Point, colour: Colour) -> bool {
    let takes = |next: Point| board.stone(next) == Some(colour.opponent()) && board.in_atari(next);
    if point.neighbours().into_iter().any(takes) {
        return false;
    }
    let mut chain = Shape::new();
    chain.push(point);
    for next in point.neighbours() {
        if board.stone(next) == Some(colour) && !chain.contains(&next) {
            if chain.len() + usize::from(board.chain_size(next)) > MOST_SPACE {
                return true;
            }
            chain.extend(board.chain_stones(next));
        }
    }
    chain.len() > 2 && heart(&chain).is_none() && !is_square(&chain)
}

/// Every enemy chain in atari next to the chain of `stone`: where it can be captured.
pub(super) fn counter_captures(board: &Board, stone: Point, plays: &mut Few) {
    let Some(colour) = board.stone(stone) else { return };
    let enemy = Cell::from(colour.opponent());
    for own in board.chain_stones(stone) {
        for next in own.neighbours() {
            if board.cell(next) == enemy
                && let Some(liberty) = board.last_liberty(next)
                && can_play(board, liberty, colour)
            {
                suggest(plays, liberty);
            }
        }
    }
}

/// Whether a chain in atari whose owner plays on its last liberty gets away, as far as one more exchange shows.
pub(super) fn runs_free(board: &Board, liberty: Point, colour: Colour) -> bool {
    if !can_play(board, liberty, colour) {
        return false;
    }
    let liberties = liberties_after(board, liberty, colour);
    match liberties.len() {
        0 | 1 => false,
        2 => !is_caught_between(board, &liberties, colour),
        _ => true,
    }
}

/// Whether a chain of `colour` with these two liberties is caught for sure: the enemy plays one of them and the other
/// leads nowhere.
fn is_caught_between(board: &Board, liberties: &PointSet, colour: Colour) -> bool {
    let mut both = liberties.iter();
    let (Some(one), Some(other)) = (both.next(), both.next()) else { return false };
    leads_nowhere(board, one, other, liberties, colour) || leads_nowhere(board, other, one, liberties, colour)
}

/// Whether an enemy stone at `attacked` leaves the chain with these liberties caught: running to `escape` gives it one
/// liberty at most, and the stone itself isn't lost at once.
fn leads_nowhere(board: &Board, attacked: Point, escape: Point, liberties: &PointSet, colour: Colour) -> bool {
    let enemy = colour.opponent();
    if !board.is_empty(attacked) || !board.is_empty(escape) || is_self_atari(board, attacked, enemy) {
        return false;
    }
    let mut after = *liberties | liberties_after(board, escape, colour);
    after.remove(escape);
    after.remove(attacked);
    after.len() < 2
}

/// Where an enemy can catch the chain of `stone`, which has two liberties, for sure: at most one of them.
pub(super) fn net(board: &Board, stone: Point) -> Option<Point> {
    let colour = board.stone(stone)?;
    let [one, other] = board.two_liberties(stone)?;
    let liberties = board.liberty_set(stone);
    if leads_nowhere(board, one, other, liberties, colour) {
        Some(one)
    } else if leads_nowhere(board, other, one, liberties, colour) {
        Some(other)
    } else {
        None
    }
}

/// The most points of a space that one play can keep from becoming two eyes.
const MOST_SPACE: usize = 6;
/// The most of such a space's points among the eight around one of them.
const MOST_AROUND: u32 = 5;

/// The vital point of the empty space around `start`, if the space is small, surrounded by that colour alone and has
/// one.
pub(super) fn vital_point(board: &Board, start: Point, colour: Colour) -> Option<Point> {
    // More empty points around one than any small space has around its vital point: nothing to look for.
    let around = board.around(start);
    if (!(around | around >> 1) & 0x5555).count_ones() > MOST_AROUND {
        return None;
    }
    let owner = Cell::from(colour);
    let mut space = Shape::new();
    space.push(start);
    let mut looked_at = 0;
    while looked_at < space.len() {
        for next in space[looked_at].neighbours() {
            match board.cell(next) {
                Cell::Empty if !space.contains(&next) => {
                    if space.len() > MOST_SPACE {
                        return None;
                    }
                    space.push(next);
                }
                cell if cell == owner => {}
                Cell::Empty | Cell::Edge => {}
                _ => return None,
            }
        }
        looked_at += 1;
    }
    heart(&space)
}

/// The points of a small space, or the stones of a small chain.
type Shape = ArrayVec<Point, { MOST_SPACE + 1 }>;

/// How many points of a shape a point of it is next to.
fn ways(shape: &Shape, point: Point) -> usize {
    point.neighbours().into_iter().filter(|next| shape.contains(next)).count()
}

/// The point of a shape that decides whether it becomes two eyes or one, if it has one.
fn heart(shape: &Shape) -> Option<Point> {
    let needed = match shape.len() {
        3 => 2,
        4 | 5 => 3,
        6 => 4,
        _ => return None,
    };
    let heart = shape.iter().copied().max_by_key(|&point| ways(shape, point))?;
    (ways(shape, heart) >= needed).then_some(heart)
}

/// Whether it is four in a square: one eye wherever anybody plays, so no point of it matters more than the others.
fn is_square(shape: &Shape) -> bool {
    shape.len() == 4 && shape.iter().all(|&point| ways(shape, point) == 2)
}

/// Steps from `start` to every point no more than `most` away; a chain is one step wide. What is farther off has none.
pub(super) fn steps_from(board: &Board, start: Point, most: u8) -> [u8; Point::INDICES] {
    let mut steps = [0; Point::INDICES];
    let mut reached = if board.is_empty(start) { PointSet::from_iter([start]) } else { board.chain_set(start) };
    let all = points::of(board.size());
    let mut front = reached;
    for step in 1..=most {
        let mut next = PointSet::EMPTY;
        for point in (front.spread() & *all) - reached {
            next.insert(point);
            if board.stone(point).is_some() {
                next |= board.chain_set(point);
            }
        }
        front = next - reached;
        reached |= front;
        front.iter().for_each(|point| steps[point.index()] = step);
    }
    steps
}

#[cfg(test)]
mod tests;
