//! Turns and rounds: the deal, and the end of a turn, a round and the game (MO-1, MO-6, MO-7).

use crate::card::{Card, CardSet};
use crate::event::{Event, RoundCause};
use crate::pair::Side;
use crate::rules;
use crate::setup::Setup;
use crate::state::{Cards, MOST_SEATS, State, Step};
use arrayvec::ArrayVec;
use game::{Chance, EventSink, Outcome, Point, Seat, Seed, clockwise};

/// Number of cards dealt to each seat, if there are enough (MO-1.2).
const DEAL: usize = 7;
/// The smallest hand that is dealt (MO-7.4).
const SMALLEST_DEAL: usize = 2;
/// Number of turns of each seat after which a round ends (MO-6.6).
pub(crate) const MOST_TURNS: u8 = 100;

/// Returns the penalty for the cards left in a hand (MO-6.2).
pub(crate) fn penalty(numbers: impl IntoIterator<Item = u8>) -> u16 {
    numbers.into_iter().map(u16::from).sum()
}

impl State {
    /// Returns a new game with its first round dealt.
    pub(crate) fn deal(setup: Setup, seed: Seed, events: &mut impl EventSink<Event>) -> State {
        let mut state = State::empty(setup, Chance::new(seed));
        let starter = Seat(state.chance.below(u32::from(setup.seats)) as u8);
        state.start_round(starter, events);
        state
    }

    /// Returns a state in which no card has been dealt yet.
    pub(crate) fn empty(setup: Setup, chance: Chance) -> State {
        State {
            setup,
            chance,
            round: 0,
            active: Seat(0),
            step: Step::Action,
            side: Side::Plus,
            piles: Default::default(),
            deck: Cards::new(),
            hands: Default::default(),
            reserves: Default::default(),
            arrivals: Default::default(),
            sealed: Default::default(),
            effects: ArrayVec::new(),
            paired: false,
            known: [CardSet::default(); MOST_SEATS],
            turns: [0; MOST_SEATS],
            dry_turns: 0,
            scores: [0; MOST_SEATS],
            rounds: Vec::new(),
        }
    }

    /// Shuffles all cards except the reserves and deals (MO-1.2, MO-1.3, MO-7.1). If there are too few cards for a
    /// deal, the game ends (MO-7.4).
    fn start_round(&mut self, starter: Seat, events: &mut impl EventSink<Event>) {
        let seats = usize::from(self.seats());
        let kept: usize = self.reserves.iter().map(|reserve| reserve.len()).sum();
        let each = DEAL.min((Card::all().count() - kept).saturating_sub(2) / seats);
        if each < SMALLEST_DEAL {
            self.end_game(true, events);
            return;
        }
        self.deck = Card::all().filter(|card| !self.reserves.iter().any(|reserve| reserve.contains(card))).collect();
        self.chance.shuffle(&mut self.deck);
        self.known = [CardSet::default(); MOST_SEATS];
        for pile in &mut self.piles {
            pile.clear();
        }
        for hand in &mut self.hands[..seats] {
            hand.clear();
            hand.extend((0..each).filter_map(|_| self.deck.pop()));
        }
        for pile in &mut self.piles {
            pile.extend(self.deck.pop());
        }
        self.round += 1;
        self.active = starter;
        self.step = Step::Action;
        self.paired = false;
        self.turns = [0; MOST_SEATS];
        self.dry_turns = 0;
        for seat in clockwise(starter, self.seats()) {
            events.record(|| Event::Dealt { seat, cards: self.hands[seat.index()].to_vec() });
        }
        let (round, centre, side, each) = (self.round, self.centre(), self.side, each as u8);
        events.record(|| Event::RoundStarted { round, starter, each, centre, side });
        if usize::from(each) < DEAL {
            events.record(|| Event::ShortDeal { each });
        }
    }

    /// Passes for the active seat (MO-2.2).
    pub(crate) fn pass(&mut self, events: &mut impl EventSink<Event>) {
        let seat = self.active;
        events.record(|| Event::TurnPassed { seat });
        self.end_turn(events);
    }

    /// Ends the turn, and the round too if a hand is empty, play is at a standstill or the turn limit is reached.
    pub(crate) fn end_turn(&mut self, events: &mut impl EventSink<Event>) {
        let seats = self.seats();
        let active = self.active.index();
        self.turns[active] = self.turns[active].saturating_add(1);
        self.dry_turns = if self.paired { 0 } else { self.dry_turns.saturating_add(1) };
        self.paired = false;
        // Seats move in turn, so the last 2n turns are the last two turns of each of the n seats.
        let nobody_plays = self.dry_turns >= 2 * seats;
        if self.hands[active].is_empty() {
            self.end_round(RoundCause::EmptyHand, events);
        } else if nobody_plays && !self.deck_can_give() {
            self.end_round(RoundCause::Standstill, events);
        } else if self.turns[..usize::from(seats)].iter().all(|&turns| turns >= MOST_TURNS) {
            self.end_round(RoundCause::TurnLimit, events);
        } else {
            self.active = self.active.left(seats);
            self.step = Step::Action;
        }
    }

    /// Counts the hands (MO-6.2) and goes on to the kept cards (MO-6.3) or to the end of the game (MO-7.2).
    fn end_round(&mut self, cause: RoundCause, events: &mut impl EventSink<Event>) {
        let mut penalties = [0u16; MOST_SEATS];
        for (own, hand) in penalties.iter_mut().zip(&self.hands) {
            *own = penalty(hand.iter().map(|card| card.number()));
        }
        if !self.count_round(cause, penalties, events) {
            self.ask_to_keep(self.active, events);
        }
    }

    /// Ends the round with these penalties. The active seat must be the one that moved last; the round's winner
    /// becomes the active seat. Returns whether the game is over too.
    pub(crate) fn count_round(
        &mut self,
        cause: RoundCause,
        penalties: [u16; MOST_SEATS],
        events: &mut impl EventSink<Event>,
    ) -> bool {
        let seats = self.seats();
        let winner = match cause {
            RoundCause::EmptyHand => self.active,
            RoundCause::Standstill | RoundCause::TurnLimit => clockwise(self.active.left(seats), seats)
                .min_by_key(|seat| penalties[seat.index()])
                .unwrap_or(self.active),
        };
        events.record(|| Event::RoundEnded { cause, winner });
        for seat in clockwise(self.active, seats) {
            let penalty = penalties[seat.index()];
            self.scores[seat.index()] += penalty;
            let total = self.scores[seat.index()];
            events.record(|| Event::Scored { seat, penalty, total });
        }
        self.rounds.push(penalties);
        self.active = winner;
        let over = self.scores().iter().any(|&score| score >= self.setup.target.points());
        if over {
            self.end_game(false, events);
        }
        over
    }

    /// Makes the first seat from `first` on that has cards and hasn't sealed one the seat to move; once all have
    /// sealed one, starts the next round.
    fn ask_to_keep(&mut self, first: Seat, events: &mut impl EventSink<Event>) {
        let next = clockwise(first, self.seats())
            .find(|seat| !self.hands[seat.index()].is_empty() && self.sealed[seat.index()].is_none());
        if let Some(seat) = next {
            self.step = Step::Keep { seat };
            return;
        }
        for seat in clockwise(self.active, self.seats()) {
            if let Some(place) = self.sealed[seat.index()].take() {
                let card = self.hands[seat.index()].remove(usize::from(place));
                self.reserves[seat.index()].push(card);
                events.record(|| Event::Kept { seat, card: Some(card) });
            }
        }
        // The other cards are discarded face down; they are shuffled in again if there is another deal (MO-7.4).
        for hand in &mut self.hands {
            self.deck.extend(hand.drain(..));
        }
        self.start_round(self.active.left(self.seats()), events);
    }

    /// Seals the card that `seat` keeps (MO-6.3).
    pub(crate) fn seal_keep(&mut self, seat: Seat, place: u8, events: &mut impl EventSink<Event>) {
        self.sealed[seat.index()] = Some(place);
        events.record(|| Event::KeepSealed { seat, place: Some(place) });
        self.ask_to_keep(seat, events);
    }

    pub(crate) fn end_game(&mut self, cards_ran_out: bool, events: &mut impl EventSink<Event>) {
        self.step = Step::Over { cards_ran_out };
        let best = self.scores().iter().min().copied();
        events.record(|| Event::GameEnded {
            winners: clockwise(Seat(0), self.seats()).filter(|seat| Some(self.scores[seat.index()]) == best).collect(),
            cards_ran_out,
        });
    }

    /// Returns the ranking with every round's penalties; at the end of the game it is the outcome.
    pub(crate) fn standing(&self) -> Outcome {
        Outcome::ranked(self.scores(), |seat| {
            let line =
                |penalties: &[u16; MOST_SEATS]| Point { amount: i32::from(penalties[seat]), rule: rules::PENALTY };
            (i32::from(self.scores[seat]), self.rounds.iter().map(line).collect())
        })
    }
}
