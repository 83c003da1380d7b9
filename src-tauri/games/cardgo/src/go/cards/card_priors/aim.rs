//! Priors for the targets of a card.

use super::super::super::points;
use super::super::worth::{absence, standing};
use super::{CardEvaluator, DecisionPrior, offer, share};
use cardgo::{Board, Card, Cell, Colour, Move, Point, PointSet, State, Targets};

impl CardEvaluator {
    /// Adds the priors of the listed points or lines as the next target of `card`.
    pub(super) fn of_aim(
        &mut self,
        state: &State,
        turn: Colour,
        (card, targets): (Card, Targets),
        moves: &[Move],
        offers: &mut Vec<DecisionPrior>,
    ) {
        let board = state.table().position().board();
        match (card, targets.first()) {
            (Card::TwinStones | Card::Bridge, _) | (Card::Leap, Some(_)) => {
                return self.of_stones(state, turn, moves, offers);
            }
            (Card::Ban, _) => return self.of_ban(state, turn, moves, offers),
            (Card::Wall, _) => return self.of_wall(state, turn, moves, offers),
            _ => {}
        }
        let now = standing(board, turn);
        let step = state.table().step();
        for &mv in moves {
            let Move::Target { point } = mv else { continue };
            let gain = match (card, targets.first()) {
                (Card::Pluck, _) => absence(board, point),
                (Card::Recolour, _) => absence(board, point) + 2.0,
                (Card::Push, Some(from)) => self.after(board, turn, |board| push(board, from, point)) - now,
                (Card::Push, None) => 0.8 * absence(board, point) - f32::from(board.chain_size(point) > 1),
                (Card::Leap, _) => 6.0 - 1.5 * usefulness(board, point),
                (Card::Exchange, Some(own)) => self.after(board, turn, |board| exchange(board, own, point)) - now,
                (Card::Exchange, None) => {
                    let enemy = Cell::from(turn.opponent());
                    let others = point.neighbours().into_iter().filter(|&next| board.cell(next) == enemy);
                    let gains = others.map(|other| self.after(board, turn, |board| exchange(board, point, other)));
                    gains.fold(f32::NEG_INFINITY, f32::max) - now
                }
                _ => 0.0,
            };
            offer(offers, step, mv, share(gain));
        }
    }

    /// Returns `turn`'s standing in points after `change` to the board and the removal of chains without liberties
    /// (GO-3.7).
    fn after(&mut self, board: &Board, turn: Colour, change: impl FnOnce(&mut Board)) -> f32 {
        self.scratch.clone_from(board);
        change(&mut self.scratch);
        self.scratch.clear_lifeless(turn.opponent());
        self.scratch.clear_lifeless(turn);
        standing(&self.scratch, turn)
    }

    /// Adds the priors of a Ban: it keeps the opponent off the points it most wants and off the liberties of its chains
    /// in danger.
    fn of_ban(&mut self, state: &State, turn: Colour, moves: &[Move], offers: &mut Vec<DecisionPrior>) {
        let wanted = self.wanted(state, turn.opponent());
        let step = state.table().step();
        for &mv in moves {
            let Move::Target { point } = mv else { continue };
            let around = point.neighbours().into_iter().chain(point.diagonals()).chain([point]);
            let (mut sum, mut most) = (0.0, 0.0_f32);
            for next in around {
                sum += wanted[next.index()];
                most = most.max(wanted[next.index()]);
            }
            offer(offers, step, mv, 0.2 + 0.5 * most + 0.08 * sum);
        }
    }

    /// Adds the priors of a Wall: it closes the line where the opponent loses more than the player.
    fn of_wall(&mut self, state: &State, turn: Colour, moves: &[Move], offers: &mut Vec<DecisionPrior>) {
        let theirs = self.wanted(state, turn.opponent());
        let mine = self.wanted(state, turn);
        let all = points::of(state.table().position().board().size());
        let step = state.table().step();
        for &mv in moves {
            let Move::Line { line } = mv else { continue };
            let on = all.iter().filter(|&point| line.contains(point)).map(Point::index);
            let balance: f32 = on.map(|index| theirs[index] - mine[index]).sum();
            offer(offers, step, mv, 0.4 + 0.2 * balance);
        }
    }

    /// Adds the priors of a Trap: points where the opponent would like to play and the player wouldn't.
    pub(super) fn of_trap(&mut self, state: &State, turn: Colour, moves: &[Move], offers: &mut Vec<DecisionPrior>) {
        let theirs = self.wanted(state, turn.opponent());
        let mine = self.wanted(state, turn);
        let step = state.table().step();
        for &mv in moves {
            let Move::Target { point } = mv else { continue };
            let value = 0.3 + 0.7 * theirs[point.index()] - 0.3 * mine[point.index()];
            offer(offers, step, mv, value);
        }
    }

    /// Returns how much `turn` wants each point: the net's policy, raised where its chain is short of liberties.
    fn wanted(&mut self, state: &State, turn: Colour) -> Box<[f32; Point::INDICES]> {
        self.look(state, turn);
        let mut wanted = self.likely.clone();
        wanted[0] = 0.0;
        let board = state.table().position().board();
        let own = Cell::from(turn);
        let mut seen = PointSet::EMPTY;
        for stone in points::of(board.size()).iter() {
            if board.cell(stone) == own && board.liberties(stone) <= 2 && seen.insert(board.head(stone)) {
                let worth = 0.15 + 0.08 * f32::from(board.chain_size(stone)).min(8.0);
                board.liberty_set(stone).iter().for_each(|liberty| wanted[liberty.index()] += worth);
            }
        }
        wanted
    }
}

/// Returns the value of a stone to its owner where it stands.
fn usefulness(board: &Board, stone: Point) -> f32 {
    if board.chain_size(stone) == 1 { absence(board, stone) } else { 4.0 }
}

fn push(board: &mut Board, from: Point, goal: Point) {
    let Some(owner) = board.stone(from) else { return };
    board.lift(from);
    board.put(goal, owner);
}

fn exchange(board: &mut Board, one: Point, other: Point) {
    let (Some(first), Some(second)) = (board.stone(one), board.stone(other)) else { return };
    board.lift(one);
    board.lift(other);
    board.put(one, second);
    board.put(other, first);
}
