//! The start of a game and of a round: clearing the rows, hands, trump and starting player (IS-1, IS-8).

use crate::card::{Card, CardSet};
use crate::event::Event;
use crate::play_area::{MOST_SEATS, Marker};
use crate::setup::Setup;
use crate::state::{State, Step};
use game::{Chance, EventSink, Seat, Seed, clockwise};

/// Number of cards in a hand at the start of a round (IS-1.2, IS-8.4).
const HAND: u8 = 5;
/// Number of cards in the hand of a seat with the fewest points of the last round (IS-8.4).
const LOSERS_HAND: u8 = 6;
/// The round before which all piles are shuffled (IS-8.3).
const SHUFFLED_ROUND: u8 = 3;

impl State {
    /// Returns a new game with its first round dealt (IS-1.1, IS-1.2).
    pub(crate) fn deal(setup: Setup, seed: Seed, events: &mut impl EventSink<Event>) -> State {
        let mut state = State::empty(setup, Chance::new(seed));
        state.chance.shuffle(&mut state.trump_cards);
        state.starter = Seat(state.chance.below(u32::from(setup.seats)) as u8);
        state.draw_pile.extend(Card::all());
        state.chance.shuffle(&mut state.draw_pile);
        state.start_round(events);
        state
    }

    /// Prepares the next round: determines its starting player and moves the rows to the discard pile (IS-8.2,
    /// IS-8.3).
    pub(crate) fn clear_table(&mut self, events: &mut impl EventSink<Event>) {
        self.starter = self.next_starter();
        self.active = self.starter;
        for (owner, marker) in self.table.markers.iter_mut().enumerate() {
            if let Marker::OnCard { card } = *marker {
                *marker = Marker::Gone;
                events.record(|| Event::ProtectionEnded { seat: Seat(owner as u8), card });
            }
        }
        let before = self.discards.len();
        for row in &mut self.table.rows {
            self.discards.extend(row.drain(..).map(|laid| laid.card));
        }
        let cards = (self.discards.len() - before) as u8;
        events.record(|| Event::RowsCleared { cards });
        self.table.passed = [false; MOST_SEATS];
        self.actions = [0; MOST_SEATS];
        self.discard_down_from(self.starter, events);
    }

    /// Returns the seat to the left of the round's winner; with several winners, to the left of the previous starting
    /// player (IS-8.2).
    pub(crate) fn next_starter(&self) -> Seat {
        let result = self.rounds.last().copied().unwrap_or_default();
        let mut winners = self.round_winners(&result.points);
        let before = match (winners.next(), winners.next()) {
            (Some(winner), None) => winner,
            _ => self.starter,
        };
        before.left(self.seats())
    }

    /// Returns how many cards a seat may have at the start of the next round (IS-8.4).
    pub(crate) fn hand_limit(&self, seat: Seat) -> u8 {
        let Some(result) = self.rounds.last() else { return HAND };
        let points = &result.points[..usize::from(self.seats())];
        let (own, fewest, most) = (points[seat.index()], points.iter().min(), points.iter().max());
        if Some(&own) == fewest && Some(&own) != most { LOSERS_HAND } else { HAND }
    }

    /// Makes the first seat from `first` on with too many cards the seat to discard; if there is none, starts the
    /// round (IS-8.4).
    pub(crate) fn discard_down_from(&mut self, first: Seat, events: &mut impl EventSink<Event>) {
        // Every seat before `first` is already down to the limit.
        let over = |seat: &Seat| self.hand(*seat).len() > self.hand_limit(*seat);
        match clockwise(first, self.seats()).find(over) {
            Some(seat) => self.step = Step::Discard { seat },
            None => self.start_round(events),
        }
    }

    /// Discards one card from a hand with too many cards.
    pub(crate) fn discard_down(&mut self, seat: Seat, card: Card, events: &mut impl EventSink<Event>) {
        let limit = self.hand_limit(seat);
        self.discard_from_hand(seat, card);
        events.record(|| Event::DiscardedDown { seat, card, limit });
    }

    /// Shuffles if the round requires it, deals, and turns up the trump (IS-8.3 to IS-8.5).
    fn start_round(&mut self, events: &mut impl EventSink<Event>) {
        self.round += 1;
        let (round, starter) = (self.round, self.starter);
        if round == SHUFFLED_ROUND {
            self.draw_pile.extend(self.discards.drain(..));
            self.chance.shuffle(&mut self.draw_pile);
            let cards = self.draw_pile.len() as u8;
            events.record(|| Event::PilesShuffled { cards });
        }
        self.fill_hands(events);
        self.table.trump = self.first_trump();
        let trump = self.table.trump;
        events.record(|| Event::TrumpTurned { round, trump });
        self.active = starter;
        self.step = Step::Action;
        events.record(|| Event::RoundStarted { round, starter });
    }

    /// Deals one card at a time, clockwise, up to the limits (IS-1.2, IS-8.4).
    fn fill_hands(&mut self, events: &mut impl EventSink<Event>) {
        let before = self.hands;
        'dealing: loop {
            let mut full = true;
            for seat in clockwise(self.starter, self.seats()) {
                if self.hand(seat).len() < self.hand_limit(seat) {
                    let Some(card) = self.draw(CardSet::EMPTY, events) else { break 'dealing };
                    self.hands[seat.index()].insert(card);
                    full = false;
                }
            }
            if full {
                break;
            }
        }
        let round = self.round;
        for seat in clockwise(self.starter, self.seats()) {
            let dealt = self.hand(seat).without(before[seat.index()]);
            if !dealt.is_empty() {
                events.record(|| Event::Dealt { round, seat, count: dealt.len(), cards: dealt.into() });
            }
        }
    }
}
