//! What is presumed of plays before any is tried.

use super::ladder::Reader;
use super::nodes::{Presumption, code};
use super::playout::Playout;
use super::points;
use super::settings::Weights;
use super::shapes::is_shape_at;
use super::tactics::{Few, can_play, counter_captures, is_self_atari, steps_from, suggest};
use cardgo::{Board, Colour, Point, PointSet};

/// The plays of the colour to move, with what is presumed of them: every point that is neither suicide nor ko nor its
/// own eye, and the pass.
pub(super) fn presume(at: &Playout, weights: &Weights, reader: &mut Reader, plays: &mut Vec<(u32, Presumption)>) {
    let (board, turn) = (&at.board, at.turn);
    let steps = at.last[0].filter(|&last| board.has(last)).map(|last| steps_from(board, last, 3));
    let urgent = Urgent::of(board, turn, reader);
    plays.clear();
    for point in points::of(board.size()).iter() {
        if !board.is_empty(point) || !can_play(board, point, turn) || board.is_eye(point, turn) {
            continue;
        }
        let mut presumed = Presumption { weight: weights.even, won: weights.even / 2 };
        let mut good = |visits: u32| {
            presumed.weight += visits;
            presumed.won += visits;
        };
        if let Some(steps) = &steps
            && let Some(&visits) = usize::from(steps[point.index()]).checked_sub(1).and_then(|n| weights.near.get(n))
        {
            good(visits);
        }
        if urgent.many.contains(point) {
            good(weights.capture_many);
        } else if urgent.one.contains(point) {
            good(weights.capture_one);
        }
        if is_shape_at(board, point) {
            good(weights.shape);
        }
        if urgent.ladder.contains(point) {
            good(weights.ladder);
        }
        let line = point.line(board.size());
        let mut bad = if urgent.vain.contains(point) { weights.vain } else { 0 };
        if line <= 3 && is_open(board, point) {
            if line == 3 {
                good(weights.open);
            } else {
                bad += weights.open;
            }
        }
        if is_self_atari(board, point, turn) {
            bad += weights.self_atari;
        }
        presumed.weight += bad;
        plays.push((code(Some(point)), presumed));
    }
    plays.push((code(None), Presumption { weight: weights.pass.max(1), won: 0 }));
}

/// Whether no stone is within three steps along lines.
fn is_open(board: &Board, point: Point) -> bool {
    let all = points::of(board.size());
    let mut near = PointSet::from_iter([point]);
    for _ in 0..3 {
        near |= near.spread() & *all;
    }
    near.iter().all(|point| board.is_empty(point))
}

/// Plays that take or save a chain, or seem to.
#[derive(Default)]
struct Urgent {
    /// A single stone.
    one: PointSet,
    /// Several stones.
    many: PointSet,
    /// Where a chain with two liberties can be caught: for its enemy to catch it, for its owner to prevent it.
    ladder: PointSet,
    /// Runs in vain.
    vain: PointSet,
}

impl Urgent {
    fn of(board: &Board, turn: Colour, reader: &mut Reader) -> Self {
        let mut urgent = Urgent::default();
        for stone in points::of(board.size()).iter() {
            let liberties = board.liberties(stone);
            if board.head(stone) != stone || !(1..=2).contains(&liberties) {
                continue;
            }
            if liberties == 2 {
                urgent.ladder |= reader.catch(board, stone).into_iter().collect();
                continue;
            }
            let Some(liberty) = board.last_liberty(stone) else { continue };
            let mut plays = Few::new();
            if board.stone(stone) == Some(turn) {
                counter_captures(board, stone, &mut plays);
                if can_play(board, liberty, turn) {
                    if reader.escapes_by(board, stone, liberty) {
                        suggest(&mut plays, liberty);
                    } else {
                        urgent.vain.insert(liberty);
                    }
                }
            } else if can_play(board, liberty, turn) {
                plays.push(liberty);
            }
            let sort = if board.chain_size(stone) > 1 { &mut urgent.many } else { &mut urgent.one };
            *sort |= plays.into_iter().collect();
        }
        urgent.vain = urgent.vain - urgent.one - urgent.many;
        urgent
    }
}
