//! What is presumed of decisions before any is tried: stones as in plain Go, cards by what they are good for here.
//!
//! The same opinion finishes a turn that a simulation leaves half-way; a greedy bot goes by nothing else, but knows
//! nothing learnt.

mod aim;
mod risk;
mod turn;

use super::super::learnt::Judge;
use super::super::nodes::Presumption;
use super::super::ownership::Tally;
use super::super::player::lately;
use super::super::playout::Playout;
use super::super::settings::Settings;
use super::{codes, prospects};
use cardgo::{Board, Card, Cardgo, Colour, Failed, Move, Point, State, Step, Timing};
use game::{Game, Seat};
use std::cmp::Reverse;

/// A decision as the tree stores it, with what is presumed of it.
pub(super) type Offer = (u32, Presumption);

/// How many visits an opinion of a card weighs where the turn being decided is concerned, and farther on.
const HERE: u32 = 40;
const LATER: u32 = 12;
/// How many it weighs in the middle of a card.
const WITHIN: u32 = 10;
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
    settings: Settings,
    game: Playout,
    judge: Judge,
    scratch: Board,
    moves: Vec<Move>,
    plays: Vec<Offer>,
}

fn presumption(value: f32, weight: u32) -> Presumption {
    Presumption { weight, won: (value.clamp(0.0, 1.0) * weight as f32 + 0.5) as u32 }
}

/// What a gain of so many points is worth as a share, a plain move gaining about five.
fn share(gain: f32) -> f32 {
    (0.3 + 0.07 * gain).clamp(0.02, 0.95)
}

fn colour(seat: Seat) -> Colour {
    Colour::BOTH[seat.index()]
}

impl Opinion {
    /// No opinion yet; for boards of that size.
    pub fn new(settings: Settings, size: u8) -> Self {
        Opinion {
            settings,
            game: Playout::new(Board::new(size), Colour::Black),
            judge: Judge::default(),
            scratch: Board::new(size),
            moves: Vec::new(),
            plays: Vec::new(),
        }
    }

    /// Takes up what the games of this search tell of its points; see [`Judge::heed`].
    pub fn heed(&mut self, tally: &Tally) {
        self.judge.heed(tally);
    }

    /// Every decision that the seat to move may have, with what is presumed of it.
    pub fn of(&mut self, state: &State, hand: Hand, offers: &mut Vec<Offer>) {
        offers.clear();
        let Some(seat) = state.to_move() else { return };
        let step = state.table().step();
        if step == Step::Turn {
            self.of_turn(state, seat, hand, offers);
            return;
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
            offers.sort_by_key(|(_, presumed)| Reverse(presumed.won * 1_000 / presumed.weight));
            offers.truncate(MOST_TARGETS);
        }
    }

    /// The best decision in the middle of a card, at a glance.
    pub fn choose(&mut self, state: &State, offers: &mut Vec<Offer>) -> Option<Move> {
        self.of(state, Hand::Known, offers);
        let mut best: Option<(f32, u32)> = None;
        for &(code, presumed) in offers.iter() {
            let value = presumed.won as f32 / presumed.weight as f32;
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, code));
            }
        }
        best.map(|(_, code)| codes::decision(state.table().step(), code))
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
                self.of_stones(state, colour(seat).opponent(), moves, offers);
                for (code, presumed) in offers.iter_mut() {
                    let lost = presumed.weight - presumed.won;
                    *presumed = Presumption { won: lost, ..*presumed };
                    *code = codes::of(step, codes::decision(step, *code)).unwrap_or(*code);
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
            // A stone that fills an eye has no prior at all.
            let presumed = self.presumed(point).unwrap_or(presumption(0.1, WITHIN));
            offers.push((code, presumed));
        }
    }

    /// Presumes what stones of `turn`'s are worth on the board as it stands.
    fn look(&mut self, state: &State, turn: Colour) {
        let position = state.table().position();
        self.game.reset(position.board(), turn, lately(position), 0);
        self.judge.presume(&self.game, &self.settings, &mut self.plays);
    }

    /// What was presumed of a stone there.
    fn presumed(&self, point: Point) -> Option<Presumption> {
        let code = point.index() as u32;
        self.plays.iter().find(|(play, _)| *play == code).map(|(_, presumed)| *presumed)
    }
}

fn offer(offers: &mut Vec<Offer>, step: Step, mv: Move, value: f32) {
    if let Some(code) = codes::of(step, mv) {
        offers.push((code, presumption(value, WITHIN)));
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
