//! The list of legal moves.

use super::SeatKnowledge;
use crate::card::{Card, TargetKind, Timing};
use crate::line::Line;
use crate::moves::{Move, Order};
use crate::point_set::PointSet;
use crate::public_state::{Phase, PublicState, Stage};
use crate::step::Step;
use crate::targets::Targets;

impl SeatKnowledge<'_> {
    /// Appends every legal move of the seat that decides: moves with a point in point order, then the others.
    #[inline]
    pub(crate) fn list_moves(&self, moves: &mut Vec<Move>) {
        let table = self.table;
        match table.phase {
            Phase::Playing => match table.desk.step {
                Step::Turn => self.list_turn(moves),
                step => self.list_step(step, moves),
            },
            Phase::Counting { stage } => {
                if stage != Stage::Last {
                    moves.extend(table.groups().into_iter().map(|point| Move::Mark { point }));
                }
                moves.extend([Move::Agree, Move::Resume]);
            }
            Phase::Over => {}
        }
    }

    #[inline]
    fn list_turn(&self, moves: &mut Vec<Move>) {
        let table = self.table;
        let first = moves.len();
        table.position.each_legal(|point| moves.push(Move::Play { point }));
        if table.desk.lasting.is_some() {
            leave_out(&table.banned(), moves, first);
        }
        moves.push(Move::Pass);
        if table.cards_in_play() {
            self.list_cards(moves);
        }
    }

    #[inline]
    fn list_cards(&self, moves: &mut Vec<Move>) {
        if self.may_draw() {
            moves.push(Move::Draw);
        }
        if self.may_play_card() {
            let playable = self.hand.kinds().filter(|&card| self.is_playable(card));
            moves.extend(playable.map(|card| Move::Card { card }));
        }
    }

    fn list_step(&self, step: Step, moves: &mut Vec<Move>) {
        let table = self.table;
        match step {
            Step::Turn => {}
            Step::Aim { card, targets } => list_aims(table, card, targets, moves),
            Step::Answer { card, targets, .. } => {
                let counters = self.hand.kinds().filter(|&counter| cancels(counter, card, targets));
                moves.extend(counters.map(|card| Move::Counter { card }));
                moves.push(Move::Let);
            }
            Step::Arrange => list_orders(self.foreseen, moves),
            Step::Name { points, .. } => {
                let legal = table.position.legal_set();
                moves.extend(legal.iter().filter(|&point| !points.contains(point)).map(|point| Move::Target { point }));
            }
            Step::Choose { points } => {
                let mut points = [points.first(), points.second()];
                points.sort_unstable();
                moves.extend(points.into_iter().flatten().map(|point| Move::Target { point }));
            }
            Step::Note => table.position.board().each_empty(|point| moves.push(Move::Target { point })),
            Step::Discard { .. } => moves.extend(self.hand.kinds().map(|card| Move::Discard { card })),
        }
    }
}

/// Removes the moves on banned points from `moves`, starting at index `first`.
fn leave_out(banned: &PointSet, moves: &mut Vec<Move>, first: usize) {
    let mut kept = first;
    for nth in first..moves.len() {
        let mv = moves[nth];
        if !matches!(mv, Move::Play { point } if banned.contains(point)) {
            moves[kept] = mv;
            kept += 1;
        }
    }
    moves.truncate(kept);
}

fn list_aims(table: &PublicState, card: Card, targets: Targets, moves: &mut Vec<Move>) {
    if card.wants() == TargetKind::Line {
        moves.extend(Line::all(table.setup.size).map(|line| Move::Line { line }));
    } else {
        table.each_target(card, targets, |point| moves.push(Move::Target { point }));
    }
}

/// Whether a counter cancels a card with those targets (GO-4.23 to GO-4.25).
pub(crate) fn cancels(counter: Card, card: Card, targets: Targets) -> bool {
    match counter {
        Card::Headwind => true,
        Card::Mirror => card.timing() == Timing::Instead,
        Card::Shield => card.aims_at_stone() && !targets.is_empty(),
        _ => false,
    }
}

/// Appends every different order of the cards; equal cards aren't distinguished.
fn list_orders(cards: &[Card], moves: &mut Vec<Move>) {
    const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let first = moves.len();
    for places in ORDERS {
        // With fewer than three cards, orders that move the unused places are skipped.
        if places.iter().enumerate().any(|(nth, &place)| nth >= cards.len() && place != nth) {
            continue;
        }
        let order: Order = places.map(|place| cards.get(place).copied());
        let mv = Move::Arrange { order };
        if !moves[first..].contains(&mv) {
            moves.push(mv);
        }
    }
    moves[first..].sort_unstable();
}
