//! The values of positions and the priors of decisions: the net gives those of stones, heuristics those of cards.
//!
//! The same priors finish a turn that a simulation leaves unfinished; a greedy bot uses nothing else.

mod aim;
mod risk;
mod turn;

use super::super::net_evaluation::NetEvaluator;
use super::super::owners::Owners;
use super::super::tree::PositionValue;
use super::{codes, prospects};
use cardgo::{Board, Card, Cardgo, Colour, FailedCardRule, Move, Phase, Point, Position, State, Step, Timing};
use cardgo_net::SYMMETRIES;
use game::{Chance, Game, Seat, Seed};

/// A decision's code with its prior; priors need not add up to 1.
pub(super) type DecisionPrior = (u16, f32);

/// The exponent that turns the value of a decision within a card into its prior: twice the value gives eight times the
/// prior.
const SHARPNESS: u32 = 3;
/// The maximum number of targets of a card that are considered, by prior.
const MOST_TARGETS: usize = 16;
/// The value of letting a card take effect; a counter must have a higher value to be preferred.
const LETTING: f32 = 0.6;

/// What is known of the hand of the seat that decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hand {
    /// The hand and the legal decisions are those of the state.
    Known,
    /// The hand may be any; cards that it turns out to lack are skipped later.
    Supposed,
}

/// Computes values and priors; its buffers are reused from one state to the next.
pub(super) struct CardEvaluator {
    judge: NetEvaluator,
    chance: Chance,
    /// The seat that never uses cards.
    idle: Option<Seat>,
    scratch: Board,
    moves: Vec<Move>,
    /// The net's policy for each point index in the position it evaluated last.
    likely: Box<[f32; Point::INDICES]>,
    /// How many positions the net has evaluated.
    pub evaluations: u32,
}

/// Clamps a value from 0 to 1 so that it stays away from both ends.
fn within(value: f32) -> f32 {
    value.clamp(0.02, 0.98)
}

/// Returns the prior of a decision of that value.
fn mass(value: f32) -> f32 {
    (0..SHARPNESS).fold(1.0, |product, _| product * within(value))
}

/// Converts a gain in points to a value from 0 to 1; a plain move gains about five points.
fn share(gain: f32) -> f32 {
    (0.3 + 0.07 * gain).clamp(0.02, 0.95)
}

fn colour(seat: Seat) -> Colour {
    Colour::BOTH[seat.index()]
}

impl CardEvaluator {
    /// Creates an evaluator for boards of that size; `seed` decides how boards are rotated or mirrored.
    pub fn new(size: u8, idle: Option<Seat>, seed: Seed) -> Self {
        CardEvaluator {
            judge: NetEvaluator::new(),
            chance: Chance::new(seed),
            idle,
            scratch: Board::new(size),
            moves: Vec::new(),
            likely: Box::new([0.0; Point::INDICES]),
            evaluations: 0,
        }
    }

    /// Returns the owners of the points in the position that was evaluated last.
    pub fn owners(&self) -> &Owners {
        &self.judge.owners
    }

    /// Returns Black's value of a state: that of its position, plus that of the cards held.
    pub fn worth(&mut self, state: &State) -> PositionValue {
        let table = state.table();
        let (position, komi) = (table.position(), table.setup().komi);
        if table.phase() != Phase::Playing {
            return self.judge.settle(position, komi).for_black(position.turn());
        }
        let prospects = prospects::of_hands(state, self.idle);
        let worth = self.ask(position, komi - prospects).for_black(position.turn());
        PositionValue { lead: worth.lead - f64::from(prospects) / 2.0, ..worth }
    }

    /// Lists every decision that the seat to move may have, with its prior; at the start of a turn, returns the state's
    /// value to Black.
    pub fn of(&mut self, state: &State, hand: Hand, offers: &mut Vec<DecisionPrior>) -> Option<PositionValue> {
        offers.clear();
        let seat = state.to_move()?;
        let step = state.table().step();
        if step == Step::Turn {
            let worth = self.worth(state);
            self.of_turn(state, seat, hand, offers);
            return Some(worth);
        }
        if let (Step::Answer { .. }, Hand::Supposed) = (step, hand) {
            self.moves.clear();
            self.moves.push(Move::Let);
            self.moves
                .extend(Card::ALL.into_iter().filter(|card| card.is_counter()).map(|card| Move::Counter { card }));
        } else {
            self.list(state);
        }
        let moves = std::mem::take(&mut self.moves);
        self.of_listed(state, seat, step, &moves, offers);
        self.moves = moves;
        if offers.len() > MOST_TARGETS {
            // The sort is stable: ties go to the decision listed first.
            offers.sort_by(|(_, one), (_, other)| other.total_cmp(one));
            offers.truncate(MOST_TARGETS);
        }
        None
    }

    /// Returns the decision with the highest prior, without a search.
    pub fn choose(&mut self, state: &State, offers: &mut Vec<DecisionPrior>) -> Option<Move> {
        self.of(state, Hand::Known, offers);
        let mut best: Option<DecisionPrior> = None;
        for &(code, mass) in offers.iter() {
            if best.is_none_or(|(_, most)| mass > most) {
                best = Some((code, mass));
            }
        }
        best.map(|(code, _)| codes::decision(state.table().step(), code.into()))
    }

    fn list(&mut self, state: &State) {
        self.moves.clear();
        Cardgo::legal_moves(state, &mut self.moves);
    }

    fn of_listed(&mut self, state: &State, seat: Seat, step: Step, moves: &[Move], offers: &mut Vec<DecisionPrior>) {
        let failed = state.table().setup().failed;
        match step {
            Step::Aim { card, targets } => self.of_aim(state, colour(seat), (card, targets), moves, offers),
            Step::Name { .. } => self.of_stones(state, colour(seat), moves, offers),
            Step::Choose { .. } => {
                // The stone of the turn's player is placed on the chosen point: the better the point for that player,
                // the lower its prior.
                self.look(state, colour(seat).opponent());
                for &mv in moves {
                    let Move::Target { point } = mv else { continue };
                    offer(offers, step, mv, 1.0 - self.likely[point.index()]);
                }
            }
            Step::Note => self.of_trap(state, colour(seat), moves, offers),
            Step::Answer { card, .. } => {
                let harm = harm(state, seat, card) + lost_move(state, card);
                for &mv in moves {
                    match mv {
                        // Headwind cancels every card, so it is kept for cards that no other counter cancels.
                        Move::Counter { card: Card::Headwind } => offer(offers, step, mv, harm - 0.05),
                        Move::Counter { .. } => offer(offers, step, mv, harm),
                        _ => offer(offers, step, mv, LETTING),
                    }
                }
            }
            Step::Arrange => {
                // The opponent draws the first of these cards, the deciding seat the second.
                for &mv in moves {
                    let Move::Arrange { order } = mv else { continue };
                    let promised = order.map(|card| card.map_or(0.0, |card| prospects::promise(card, failed)));
                    offer(offers, step, mv, 0.5 + 0.03 * (promised[1] - promised[0] - 0.5 * promised[2]));
                }
            }
            Step::Discard { .. } => {
                for &mv in moves {
                    let Move::Discard { card } = mv else { continue };
                    offer(offers, step, mv, 1.0 - 0.2 * prospects::promise(card, failed));
                }
            }
            Step::Turn => {}
        }
    }

    /// Adds the priors of `turn`'s stones on the listed points.
    fn of_stones(&mut self, state: &State, turn: Colour, moves: &[Move], offers: &mut Vec<DecisionPrior>) {
        self.look(state, turn);
        let step = state.table().step();
        for &mv in moves {
            let (Move::Target { point }, Some(code)) = (mv, codes::of(step, mv)) else { continue };
            offers.push((code as u16, self.likely[point.index()] + f32::MIN_POSITIVE));
        }
    }

    /// Lets the net evaluate the current board with `turn` to move.
    fn look(&mut self, state: &State, turn: Colour) {
        let (position, komi) = (state.table().position(), state.table().setup().komi);
        if position.turn() == turn {
            self.ask(position, komi);
        } else {
            let mut passed = position.clone();
            passed.pass();
            self.ask(&passed, komi);
        }
    }

    /// Lets the net evaluate a position.
    fn ask(&mut self, position: &Position, komi: i16) -> PositionValue {
        let symmetry = self.chance.below(u32::from(SYMMETRIES)) as u8;
        self.evaluations += 1;
        let worth = self.judge.judge(position, komi, symmetry);
        self.likely.fill(0.0);
        self.judge.plays.iter().for_each(|&(play, likely)| self.likely[usize::from(play)] = likely);
        worth
    }
}

fn offer(offers: &mut Vec<DecisionPrior>, step: Step, mv: Move, value: f32) {
    if let Some(code) = codes::of(step, mv) {
        offers.push((code as u16, mass(value)));
    }
}

/// Returns the extra value of a counter if the turn it cancels then has no move left.
fn lost_move(state: &State, card: Card) -> f32 {
    match (state.table().setup().failed, card.timing()) {
        (FailedCardRule::Lost, Timing::Instead) => 0.15,
        _ => 0.0,
    }
}

/// Returns how much the announced card would hurt `seat`, from 0 to 1.
fn harm(state: &State, seat: Seat, card: Card) -> f32 {
    let held = state.hand(seat).len();
    match card {
        Card::Recolour => 0.8,
        Card::TwinStones | Card::Push | Card::Exchange | Card::Pluck => 0.7,
        Card::Leap | Card::TakeBack | Card::Bridge | Card::ElbowRoom => 0.64,
        Card::Ban => 0.6,
        // The counter itself would be lost as well.
        Card::Storm if held > 2 => 0.62,
        Card::Pickpocket if held > 2 => 0.5,
        Card::Tether | Card::Trap | Card::Wall => 0.45,
        _ => 0.2,
    }
}
