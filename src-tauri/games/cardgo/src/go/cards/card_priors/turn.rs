//! Priors for the start of a turn: drawing, playing a card, or moving.

use super::risk::Risk;
use super::{CardEvaluator, DecisionPrior, Hand, colour, share};
use crate::go::cards::codes;
use crate::go::cards::worth::absence;
use crate::go::points;
use cardgo::{Board, Card, Cell, Colour, Move, Play, Point, PointSet, PublicState, State};
use game::Seat;

/// The prior of a draw, relative to that of all stones together; drawing is nearly always right.
const DRAWING: f32 = 2.0;
/// The prior of a card of maximum value, relative to that of all stones together: in the turn being decided, and in
/// later turns.
const HERE: f32 = 1.5;
const LATER: f32 = 0.5;
/// A card of this value or less gets hardly any prior.
const POOR: f32 = 0.2;
/// The value of a card that would have no effect.
const VAIN: f32 = 0.02;

impl CardEvaluator {
    /// Adds the priors of drawing, cards and stones in a position that the net has just evaluated.
    pub(super) fn of_turn(&mut self, state: &State, seat: Seat, hand: Hand, offers: &mut Vec<DecisionPrior>) {
        let table = state.table();
        let turn = colour(seat);
        let banned = if table.lasting().is_some() { table.banned() } else { PointSet::EMPTY };
        let plays = self.judge.plays.iter().filter(|(play, _)| !is_banned(&banned, *play));
        offers.extend(plays.map(|&(play, likely)| (play, likely + f32::MIN_POSITIVE)));
        match hand {
            Hand::Known => {
                self.list(state);
                let cards = Chances::of(state, turn);
                offers.extend(self.moves.iter().filter_map(|mv| match *mv {
                    Move::Draw => Some((codes::DRAW as u16, DRAWING)),
                    Move::Card { card } => Some((codes::of_card(card) as u16, HERE * cards.likely(card))),
                    _ => None,
                }));
            }
            Hand::Supposed if may_play_cards(table) && !state.hand(seat).is_empty() => {
                let cards = Chances::of(state, turn);
                let kept = Card::ALL.into_iter().filter(|card| !card.is_immediate() && !card.is_counter());
                offers.extend(kept.map(|card| (codes::of_card(card) as u16, LATER * cards.likely(card))));
            }
            Hand::Supposed => {}
        }
        // The sort is stable: ties go to the decision listed first.
        offers.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    }
}

fn is_banned(banned: &PointSet, play: u16) -> bool {
    codes::is_stone(play.into()) && banned.contains(points::at(play.into()))
}

fn may_play_cards(table: &PublicState) -> bool {
    table.cards_in_play() && table.lasting().is_none() && !table.carded()
}

/// The gains that cards offer the seat to move, in points.
struct Chances {
    /// The gain from the best stone to pluck.
    pluck: Option<f32>,
    /// The gain from the best stone to recolour.
    recolour: Option<f32>,
    /// The gain from the best stone to push away.
    push: Option<f32>,
    /// The gain from taking back the opponent's last stone.
    take_back: Option<f32>,
    /// Whether stones of both colours touch.
    contact: bool,
    /// Whether own stones can be separated by a cut.
    cut: bool,
    /// The number of enemy stones in chains with two liberties; a turn in which they can't be defended costs them.
    pressed: f32,
    /// The number of cards in the opponent's hand.
    others: usize,
    /// The risk that a card played instead of the move is countered and the move is lost with it.
    risk: Risk,
}

impl Chances {
    fn of(state: &State, turn: Colour) -> Chances {
        let position = state.table().position();
        let board = position.board();
        let (own, enemy) = (Cell::from(turn), Cell::from(turn.opponent()));
        let other = Seat(turn.opponent().index() as u8);
        let mut chances = Chances {
            pluck: None,
            recolour: None,
            push: None,
            take_back: None,
            contact: false,
            cut: false,
            pressed: 0.0,
            others: state.hand(other).len(),
            risk: Risk::of(state, other),
        };
        let better = |best: &mut Option<f32>, gain: f32| *best = Some(best.map_or(gain, |most: f32| most.max(gain)));
        for point in points::of(board.size()).iter() {
            match board.cell(point) {
                Cell::Empty => chances.cut |= is_cut(board, point, own),
                cell if cell == enemy => {
                    let (liberties, lone) = (board.liberties(point), board.chain_size(point) == 1);
                    if liberties == 2 {
                        chances.pressed += 1.0;
                    }
                    chances.contact |= point.neighbours().into_iter().any(|next| board.cell(next) == own);
                    if !lone {
                        continue;
                    }
                    let gain = absence(board, point);
                    match liberties {
                        1 => better(&mut chances.recolour, gain + 3.0),
                        _ => better(&mut chances.pluck, gain),
                    }
                    better(&mut chances.push, 0.8 * gain);
                }
                _ => {}
            }
        }
        if let Some(Play::Stone(last)) = position.last()
            && board.cell(last) == enemy
        {
            chances.take_back = Some(if board.chain_size(last) == 1 { absence(board, last) + 1.0 } else { 4.0 });
        }
        chances
    }

    /// Returns the prior of playing the card.
    fn likely(&self, card: Card) -> f32 {
        let value = (self.share(card) - POOR).max(0.03);
        value * value
    }

    /// Returns the value of playing the card, from 0 to 1.
    fn share(&self, card: Card) -> f32 {
        let risk = self.risk.that_costs_the_move(card);
        VAIN * risk + self.share_unanswered(card) * (1.0 - risk)
    }

    /// Returns its value if it isn't countered.
    fn share_unanswered(&self, card: Card) -> f32 {
        let gain = |gain: Option<f32>| gain.map_or(VAIN, share);
        let only_if = |holds: bool, value: f32| if holds { value } else { VAIN };
        match card {
            Card::TwinStones => 0.92,
            Card::Bridge => only_if(self.cut, 0.92),
            Card::Pluck => gain(self.pluck),
            Card::Recolour => gain(self.recolour),
            Card::Push => gain(self.push),
            Card::TakeBack => gain(self.take_back),
            Card::Exchange => only_if(self.contact, 0.55),
            Card::Leap => 0.6,
            Card::Ban => 0.65 + (0.03 * self.pressed).min(0.25),
            Card::ElbowRoom => 0.7 + (0.03 * self.pressed).min(0.25),
            Card::Tether => 0.6,
            Card::Trap => 0.6,
            Card::Pickpocket => only_if(self.others > 0, 0.85),
            Card::Lantern => 0.7,
            Card::Wall => 0.5,
            _ => VAIN,
        }
    }
}

/// Returns whether an empty point lies between two diagonal own stones that aren't connected otherwise.
fn is_cut(board: &Board, point: Point, own: Cell) -> bool {
    let [below, left, right, above] = point.neighbours();
    let parts = |one: Point, other: Point| {
        board.cell(one) == own && board.cell(other) == own && board.head(one) != board.head(other)
    };
    [(below, left), (below, right), (above, left), (above, right)].into_iter().any(|(one, other)| parts(one, other))
}
