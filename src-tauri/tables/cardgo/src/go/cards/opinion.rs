//! What a position is worth, and what is presumed of decisions before any is tried: of stones what the net says, of cards
//! what they are good for here.
//!
//! The same opinion finishes a turn that a simulation leaves half-way; a greedy bot goes by nothing else.

mod aim;
mod risk;
mod turn;

use super::super::judge::Judge;
use super::super::owners::Owners;
use super::super::tree::Worth;
use super::{codes, prospects};
use cardgo::{Board, Card, Cardgo, Colour, Failed, Move, Phase, Point, Position, State, Step, Timing};
use cardgo_net::SYMMETRIES;
use game::{Chance, Game, Seat, Seed};

/// A decision as the tree stores it, with how likely it is to be the best: parts of any whole.
pub(super) type Offer = (u16, f32);

/// How much likelier the best-looking decision in the middle of a card is than one that looks half as good.
const SHARPNESS: u32 = 3;
/// How many targets of a card are considered, the best at a glance.
const MOST_TARGETS: usize = 16;
/// What letting a card happen is worth: a counter has to be worth more.
const LETTING: f32 = 0.6;

/// What is known of the hand of the seat that decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hand {
    /// It is as the state has it, and so is whatever else may be done.
    Known,
    /// It may be any: what it turns out to lack is left out later.
    Supposed,
}

/// Forms opinions; keeps its memory from one to the next.
pub(super) struct Opinion {
    judge: Judge,
    chance: Chance,
    /// A seat that doesn't use cards.
    idle: Option<Seat>,
    scratch: Board,
    moves: Vec<Move>,
    /// How likely the net thought each point when it was last asked.
    likely: Box<[f32; Point::INDICES]>,
    /// How many positions the net was asked about.
    pub evaluations: u32,
}

/// A value from 0 to 1, kept away from its ends.
fn within(value: f32) -> f32 {
    value.clamp(0.02, 0.98)
}

/// How likely a decision of that value is to be the best.
fn mass(value: f32) -> f32 {
    (0..SHARPNESS).fold(1.0, |product, _| product * within(value))
}

/// What a gain of so many points is worth as a share, a plain move gaining about five.
fn share(gain: f32) -> f32 {
    (0.3 + 0.07 * gain).clamp(0.02, 0.95)
}

fn colour(seat: Seat) -> Colour {
    Colour::BOTH[seat.index()]
}

impl Opinion {
    /// No opinion yet, for boards of that size; `seed` turns them.
    pub fn new(size: u8, idle: Option<Seat>, seed: Seed) -> Self {
        Opinion {
            judge: Judge::new(),
            chance: Chance::new(seed),
            idle,
            scratch: Board::new(size),
            moves: Vec::new(),
            likely: Box::new([0.0; Point::INDICES]),
            evaluations: 0,
        }
    }

    /// Whose the points are in the position that was judged last.
    pub fn owners(&self) -> &Owners {
        &self.judge.owners
    }

    /// What a state is worth to Black: its position, and what is held beside it.
    pub fn worth(&mut self, state: &State) -> Worth {
        let table = state.table();
        let (position, komi) = (table.position(), table.setup().komi);
        if table.phase() != Phase::Playing {
            return self.judge.settle(position, komi).for_black(position.turn());
        }
        let prospects = prospects::of_hands(state, self.idle);
        let worth = self.ask(position, komi - prospects).for_black(position.turn());
        Worth { lead: worth.lead - f64::from(prospects) / 2.0, ..worth }
    }

    /// Every decision that the seat to move may have, with what is presumed of it; what a turn is worth to Black, if it
    /// is one.
    pub fn of(&mut self, state: &State, hand: Hand, offers: &mut Vec<Offer>) -> Option<Worth> {
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
            // Ties go to the earlier listed.
            offers.sort_by(|(_, one), (_, other)| other.total_cmp(one));
            offers.truncate(MOST_TARGETS);
        }
        None
    }

    /// The best decision in the middle of a card, at a glance.
    pub fn choose(&mut self, state: &State, offers: &mut Vec<Offer>) -> Option<Move> {
        self.of(state, Hand::Known, offers);
        let mut best: Option<Offer> = None;
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

    fn of_listed(&mut self, state: &State, seat: Seat, step: Step, moves: &[Move], offers: &mut Vec<Offer>) {
        let failed = state.table().setup().failed;
        match step {
            Step::Aim { card, targets } => self.of_aim(state, colour(seat), (card, targets), moves, offers),
            Step::Name { .. } => self.of_stones(state, colour(seat), moves, offers),
            Step::Choose { .. } => {
                // The better the point for its player, the worse to choose.
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
                        // The one that cancels everything is kept for what nothing else cancels.
                        Move::Counter { card: Card::Headwind } => offer(offers, step, mv, harm - 0.05),
                        Move::Counter { .. } => offer(offers, step, mv, harm),
                        _ => offer(offers, step, mv, LETTING),
                    }
                }
            }
            Step::Arrange => {
                // The opponent draws the first of them, oneself the second.
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

    /// What is presumed of stones of `turn`'s on the points that are listed.
    fn of_stones(&mut self, state: &State, turn: Colour, moves: &[Move], offers: &mut Vec<Offer>) {
        self.look(state, turn);
        let step = state.table().step();
        for &mv in moves {
            let (Move::Target { point }, Some(code)) = (mv, codes::of(step, mv)) else { continue };
            offers.push((code as u16, self.likely[point.index()] + f32::MIN_POSITIVE));
        }
    }

    /// Asks the net where `turn` would play on the board as it stands.
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

    /// Asks the net about a position.
    fn ask(&mut self, position: &Position, komi: i16) -> Worth {
        let symmetry = self.chance.below(u32::from(SYMMETRIES)) as u8;
        self.evaluations += 1;
        let worth = self.judge.judge(position, komi, symmetry);
        self.likely.fill(0.0);
        self.judge.plays.iter().for_each(|&(play, likely)| self.likely[usize::from(play)] = likely);
        worth
    }
}

fn offer(offers: &mut Vec<Offer>, step: Step, mv: Move, value: f32) {
    if let Some(code) = codes::of(step, mv) {
        offers.push((code as u16, mass(value)));
    }
}

/// What a counter gains, as a share, if the turn it answers then has no move.
fn lost_move(state: &State, card: Card) -> f32 {
    match (state.table().setup().failed, card.timing()) {
        (Failed::Lost, Timing::Instead) => 0.15,
        _ => 0.0,
    }
}

/// How much the card announced would hurt `seat`, as a share.
fn harm(state: &State, seat: Seat, card: Card) -> f32 {
    let held = state.hand(seat).len();
    match card {
        Card::Recolour => 0.8,
        Card::TwinStones | Card::Push | Card::Exchange | Card::Pluck => 0.7,
        Card::Leap | Card::TakeBack | Card::Bridge | Card::ElbowRoom => 0.64,
        Card::Ban => 0.6,
        // The counter itself would be gone all the same.
        Card::Storm if held > 2 => 0.62,
        Card::Pickpocket if held > 2 => 0.5,
        Card::Tether | Card::Trap | Card::Wall => 0.45,
        _ => 0.2,
    }
}
