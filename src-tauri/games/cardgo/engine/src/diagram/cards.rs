//! The cards of a diagram.

use super::{Diagram, Error, UnmentionedCards};
use crate::card::Card;
use crate::hand::Hand;
use crate::hidden::whole_deck;
use crate::lasting::LastingEffect;
use crate::position_fault::PositionFault;
use crate::public_state::seat_of;
use crate::state::State;
use game::Misplaced;

impl Diagram {
    /// Whether the diagram mentions cards.
    pub(super) fn speaks_of_cards(&self) -> bool {
        self.deck.is_some()
            || self.hands.is_some()
            || self.discards.is_some()
            || self.rest.is_some()
            || self.lasting.is_some()
            || self.foreseen.is_some()
            || self.known.is_some()
            || self.drawn.is_some()
            || self.carded.is_some()
            || self.quiet.is_some()
            || self.failed.is_some()
    }

    /// Puts the cards where the diagram says. The others are placed at random, from the state's random generator.
    pub(super) fn place_cards(&self, state: &mut State) -> Result<(), Error> {
        let size = state.table.setup.size;
        let mut rest = whole_deck(size);
        let mut faults = Vec::new();
        let mut take = |at: String, card: Card| match rest.iter().position(|left| *left == card) {
            Some(place) => drop(rest.remove(place)),
            None => faults.push(Misplaced::new(at, PositionFault::NoneLeft(card))),
        };
        for (seat, cards) in self.hands.iter().flatten().enumerate() {
            for (nth, &card) in cards.iter().enumerate() {
                take(format!("hands[{seat}][{nth}]"), card);
            }
        }
        for (nth, &card) in self.deck.iter().flatten().enumerate() {
            take(format!("deck[{nth}]"), card);
        }
        let lasting = self.lasting.map(|lasting| lasting.card);
        let named = self.discards.iter().flatten();
        for (nth, &card) in named.clone().enumerate() {
            take(format!("discards[{nth}]"), card);
        }
        // The card of an effect in force has been played already, so it is taken from the rest.
        let played = lasting.filter(|card| !named.clone().any(|named| named == card));
        if let Some(card) = played {
            take("lasting".to_owned(), card);
        }
        Error::of(faults)?;
        for (hand, cards) in state.hidden.hands.iter_mut().zip(self.hands.iter().flatten()) {
            cards.iter().for_each(|&card| hand.put(card, false));
        }
        let rest_in = self.rest.unwrap_or_default();
        if rest_in == UnmentionedCards::Discards {
            state.table.desk.discards.extend(rest.iter().copied());
        }
        state.table.desk.discards.extend(played.into_iter().chain(named.copied()));
        let mut deck = if rest_in == UnmentionedCards::Deck { rest } else { Default::default() };
        state.chance.shuffle(&mut deck);
        deck.extend(self.deck.iter().flatten().rev().copied());
        state.hidden.deck = deck;
        self.place_knowledge(state)?;
        self.place_turn(state);
        Ok(())
    }

    /// Sets which cards each seat knows.
    fn place_knowledge(&self, state: &mut State) -> Result<(), Error> {
        let mut faults = Vec::new();
        for (seat, cards) in self.known.iter().flatten().enumerate() {
            let hand = &mut state.hidden.hands[seat];
            let mut known = Hand::default();
            for (nth, &card) in cards.iter().enumerate() {
                if !hand.has(card) {
                    faults.push(Misplaced::new(format!("known[{seat}][{nth}]"), PositionFault::NotInHand(card)));
                    continue;
                }
                hand.take(card);
                known.put(card, true);
            }
            hand.cards().iter().for_each(|&card| known.put(card, false));
            *hand = known;
        }
        for (seat, &count) in self.foreseen.iter().flatten().enumerate() {
            let top = state.hidden.top();
            let count = usize::from(count);
            if count > top.len() {
                faults.push(Misplaced::new(format!("foreseen[{seat}]"), PositionFault::ForeseesTooMany));
            }
            state.hidden.foreseen[seat] = top.into_iter().take(count).collect();
        }
        Error::of(faults)
    }

    fn place_turn(&self, state: &mut State) {
        let desk = &mut state.table.desk;
        desk.drawn = self.drawn.unwrap_or_default();
        desk.lasting = self.lasting.map(|drawn| LastingEffect {
            card: drawn.card,
            by: seat_of(drawn.by),
            point: drawn.point,
            line: drawn.line,
            left: drawn.left,
        });
        // If an effect has only just begun, its card was played this turn.
        let begun =
            self.lasting.is_some_and(|drawn| drawn.by == self.to_move && drawn.card.lasts() == Some(drawn.left));
        desk.carded = self.carded.unwrap_or(begun);
        let begins = !desk.drawn && !desk.carded && desk.lasting.is_none() && state.table.cards_in_play();
        state.table.desk.ordinary = begins && state.hidden.is_played_out();
    }
}
