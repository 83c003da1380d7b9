//! Deals a duel: shuffling, opening hands, mulligan (DU-1.1, DU-1.2).

use crate::card::CardId;
use crate::event::Event;
use crate::setup::Setup;
use crate::state::{SideState, State, other};
use crate::step::{Phase, Resume, Step};
use crate::targets::SEATS;
use game::{Chance, EventSink, Seat, Seed};

/// The Ép that each player begins with.
pub const FIRST_LIFE: i16 = 20;
/// The number of cards in an opening hand.
pub const FIRST_HAND: usize = 5;

impl State {
    /// Deals a new duel.
    pub(crate) fn deal(setup: &Setup, seed: Seed, events: &mut impl EventSink<Event>) -> State {
        let mut chance = Chance::new(seed);
        let starter = Seat(chance.below(2) as u8);
        let mut state = State::empty(setup.clone(), chance, starter);
        for seat in SEATS {
            let mut deck: Vec<CardId> = state.setup.deck_list(seat.index()).cards().collect();
            state.chance.shuffle(&mut deck);
            state.side(seat).deck = deck;
        }
        events.record(|| Event::Starts { seat: starter });
        for seat in [starter, other(starter)] {
            state.deal_hand(seat, events);
        }
        state
    }

    /// Returns a state without cards in play in which the starter decides about the opening hand.
    pub(crate) fn empty(setup: Setup, chance: Chance, starter: Seat) -> State {
        State {
            setup,
            chance,
            turn: 0,
            active: starter,
            starter,
            phase: Phase::Opening,
            step: Step::Mulligan { seat: starter },
            sides: [SideState::new(), SideState::new()],
            permanents: Vec::new(),
            next_id: 0,
            queue: Vec::new(),
            closing: false,
            resume: Resume::UpkeepRow,
            upkeep: Vec::new(),
            check_due: false,
            announced: None,
            paying: None,
            running: None,
            jobs: Vec::new(),
            fired: 0,
            attacks: Vec::new(),
            waits: false,
            ended: None,
        }
    }

    fn deal_hand(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let side = self.side(seat);
        let left = side.deck.len().saturating_sub(FIRST_HAND);
        side.hand = side.deck.split_off(left);
        side.hand.sort_unstable();
        let cards = side.hand.clone();
        events.record(|| Event::Dealt { seat, cards: Some(cards) });
    }

    pub(crate) fn keep(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        events.record(|| Event::Kept { seat });
        if seat == self.starter {
            self.ask(Step::Mulligan { seat: other(seat) });
        } else {
            self.begin_turn(self.starter, events);
        }
    }

    /// Shuffles the hand back into the deck and draws a new one; allowed once.
    pub(crate) fn mulligan(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        events.record(|| Event::Mulliganed { seat });
        let State { sides, chance, .. } = self;
        let side = &mut sides[seat.index()];
        side.mulliganed = true;
        side.deck.append(&mut side.hand);
        side.deck.sort_unstable();
        chance.shuffle(&mut side.deck);
        self.deal_hand(seat, events);
        self.ask(Step::Mulligan { seat });
    }
}

impl SideState {
    fn new() -> SideState {
        SideState {
            life: FIRST_LIFE,
            vp: 0,
            turns: 0,
            deck: Vec::new(),
            hand: Vec::new(),
            known: Vec::new(),
            discard: Vec::new(),
            void: Vec::new(),
            drew_from_empty: false,
            mulliganed: false,
        }
    }
}
