//! From a written position to a state.

use crate::card::{CARDS, Card, CardSet};
use crate::in_row::Laden;
use crate::position::Zone;
use crate::position::{PlacedMarker, Position, Rest};
use crate::state::{ROUNDS, RoundResult, State};
use crate::suit::{SUITS, Suit, Trump};
use crate::table::{Cards, Laid, MOST_SEATS, Marker};
use crate::turn::MOST_ACTIONS;
use game::{Chance, PositionError, Seat, Seed};

/// The most tokens a written card may bear; more would be no position anybody has seen.
pub(crate) const MOST_TOKENS: u8 = 60;

impl Position {
    /// The state it describes.
    pub(crate) fn place(&self, seed: Seed) -> Result<State, PositionError> {
        let setup = self.setup();
        if !(3..=MOST_SEATS).contains(&self.hands.len()) {
            let problem = format!("{} seats, but 3 or 4 can play", self.hands.len());
            return Err(PositionError::new("hands", problem));
        }
        self.check_lengths()?;
        let mut state = State::empty(setup, Chance::new(seed));
        let mut unnamed = self.unnamed_cards()?;
        state.chance.shuffle(&mut unnamed);
        self.put_hands(&mut state, &mut unnamed)?;
        self.put_rows(&mut state)?;
        for (pile, cards) in state.score_piles.iter_mut().zip(&self.score_piles) {
            *pile = *cards;
        }
        state.draw_pile.extend(self.draw_pile.iter().rev().copied());
        state.discards.extend(self.discards.iter().rev().copied());
        self.put_rest(&mut state, unnamed)?;
        self.set_round(&mut state)?;
        self.set_trump(&mut state)?;
        state.audit().map_err(|problem| PositionError::new("position", problem))?;
        Ok(state)
    }

    fn check_lengths(&self) -> Result<(), PositionError> {
        let lists = [
            ("rows", self.rows.len()),
            ("scorePiles", self.score_piles.len()),
            ("markers", self.markers.len()),
            ("known", self.known.len()),
            ("actions", self.actions.len()),
            ("vp", self.vp.len()),
        ];
        let rounds = self.rounds.iter().map(|points| ("rounds", points.len()));
        match lists.into_iter().chain(rounds).find(|(_, given)| *given > self.hands.len()) {
            Some((at, _)) => Err(PositionError::new(at, "more entries than seats")),
            None => Ok(()),
        }
    }

    fn seat(&self, seat: Seat, at: &str) -> Result<usize, PositionError> {
        if seat.index() < self.hands.len() {
            Ok(seat.index())
        } else {
            Err(PositionError::new(at, format!("there is no seat {}", seat.0)))
        }
    }

    /// All cards that no list names; an error if one is named twice.
    fn unnamed_cards(&self) -> Result<Cards, PositionError> {
        let hands = self.hands.iter().filter_map(|zone| match zone {
            Zone::Cards(cards) => Some(cards),
            Zone::Count(_) => None,
        });
        let rows = self.rows.iter().flatten().map(|laid| laid.laden().card);
        let piles = self.draw_pile.iter().chain(&self.discards).copied();
        let mut named = CardSet::EMPTY;
        let banked = self.score_piles.iter().copied().flatten();
        for card in hands.flatten().copied().chain(rows).chain(piles).chain(banked) {
            if named.contains(card) {
                return Err(PositionError::new(card.to_string(), "this card is named twice"));
            }
            named.insert(card);
        }
        Ok(Card::all().filter(|card| !named.contains(*card)).collect())
    }

    fn put_hands(&self, state: &mut State, unnamed: &mut Cards) -> Result<(), PositionError> {
        for (seat, zone) in self.hands.iter().enumerate() {
            let hand = &mut state.hands[seat];
            match zone {
                Zone::Cards(cards) => *hand = cards.iter().copied().collect(),
                Zone::Count(count) => {
                    let Some(rest) = unnamed.len().checked_sub(usize::from(*count)) else {
                        let problem = format!("{count} cards wanted of {CARDS}, but only {} are left", unnamed.len());
                        return Err(PositionError::new(format!("hands[{seat}]"), problem));
                    };
                    *hand = unnamed.drain(rest..).collect();
                }
            }
        }
        for (seat, known) in self.known.iter().enumerate() {
            if !state.hands[seat].contains_all(*known) {
                return Err(PositionError::new(format!("known[{seat}]"), "a card that the hand doesn't name"));
            }
            state.known[seat] = *known;
        }
        Ok(())
    }

    fn put_rows(&self, state: &mut State) -> Result<(), PositionError> {
        for (marker, placed) in state.table.markers.iter_mut().zip(&self.markers) {
            *marker = match placed {
                PlacedMarker::Ready => Marker::Ready,
                PlacedMarker::OnScorePile => Marker::OnScorePile,
                PlacedMarker::Gone => Marker::Gone,
            };
        }
        for (seat, row) in self.rows.iter().enumerate() {
            for (place, laid) in row.iter().enumerate() {
                let Laden { card, tokens, protected_by } = laid.laden();
                let at = format!("rows[{seat}][{place}]");
                if tokens > MOST_TOKENS {
                    return Err(PositionError::new(at, format!("at most {MOST_TOKENS} points of tokens")));
                }
                state.table.rows[seat].push(Laid { card, tokens });
                if let Some(owner) = protected_by {
                    let marker = &mut state.table.markers[self.seat(owner, &at)?];
                    if *marker != Marker::Ready {
                        return Err(PositionError::new(at, "that seat's marker is somewhere else"));
                    }
                    *marker = Marker::OnCard { card };
                }
            }
        }
        self.mark(&self.passed, "passed", &mut state.table.passed)
    }

    fn put_rest(&self, state: &mut State, unnamed: Cards) -> Result<(), PositionError> {
        match self.rest {
            Rest::DrawPile => put_under(&mut state.draw_pile, unnamed),
            Rest::Discards => put_under(&mut state.discards, unnamed),
            Rest::Hand(seat) => {
                let hand = &mut state.hands[self.seat(seat, "rest")?];
                *hand = hand.with(unnamed.into_iter().collect());
            }
            Rest::ScorePile(seat) => {
                let pile = &mut state.score_piles[self.seat(seat, "rest")?];
                *pile = pile.with(unnamed.into_iter().collect());
            }
        }
        Ok(())
    }

    fn set_round(&self, state: &mut State) -> Result<(), PositionError> {
        if !(1..=ROUNDS).contains(&self.round) {
            return Err(PositionError::new("round", "a game has the rounds 1 to 4"));
        }
        if self.rounds.len() >= usize::from(self.round) {
            return Err(PositionError::new("rounds", "more rounds counted than have been played"));
        }
        if let Some(seat) = self.actions.iter().position(|actions| *actions > MOST_ACTIONS) {
            return Err(PositionError::new(format!("actions[{seat}]"), "a round has at most 60 actions each"));
        }
        state.round = self.round;
        state.starter = Seat(self.seat(self.starter, "starter")? as u8);
        state.active = Seat(self.seat(self.active, "active")? as u8);
        if state.table.passed[state.active.index()] {
            return Err(PositionError::new("active", "the active seat has passed"));
        }
        for counted in 1..self.round {
            let mut result = RoundResult::default();
            if let Some(points) = self.rounds.get(usize::from(counted) - 1) {
                result.points[..points.len()].copy_from_slice(points);
            }
            state.rounds.push(result);
        }
        state.actions[..self.actions.len()].copy_from_slice(&self.actions);
        state.vp[..self.vp.len()].copy_from_slice(&self.vp);
        state.record = self.record;
        self.check_record()?;
        self.mark(&self.record_marks, "recordMarks", &mut state.record_marks)?;
        self.mark(&self.sans_trump, "sansTrump", &mut state.sans_trump)
    }

    /// A record is the most points of a round that has been counted.
    fn check_record(&self) -> Result<(), PositionError> {
        let refuse = |at: &str, problem: &str| Err(PositionError::new(at, problem));
        let Some(record) = self.record else {
            return match self.record_marks.is_empty() {
                true => Ok(()),
                false => refuse("recordMarks", "there is no record to lie on"),
            };
        };
        if self.round == 1 {
            return refuse("record", "no round has been counted yet");
        }
        if self.rounds.iter().flatten().any(|points| *points > record) {
            return refuse("record", "an earlier round had more points");
        }
        Ok(())
    }

    /// Notes the seats that a list names.
    fn mark(&self, named: &[Seat], at: &str, marks: &mut [bool; MOST_SEATS]) -> Result<(), PositionError> {
        for seat in named {
            let mark = &mut marks[self.seat(*seat, at)?];
            if *mark {
                return Err(PositionError::new(at, format!("seat {} is named twice", seat.0)));
            }
            *mark = true;
        }
        Ok(())
    }

    /// An order of the trump cards that gives the round its first trump (IS-8.5), and what is trump now.
    fn set_trump(&self, state: &mut State) -> Result<(), PositionError> {
        let mut order = Suit::ALL;
        state.chance.shuffle(&mut order);
        order.sort_by_key(|suit| self.trump_cards.iter().position(|named| named == suit).unwrap_or(SUITS));
        if order[..self.trump_cards.len().min(SUITS)] != self.trump_cards[..] {
            return Err(PositionError::new("trumpCards", "each suit has one trump card"));
        }
        let fits = |order: [Suit; SUITS], first: Trump| {
            let mut tried = state.clone();
            tried.trump_cards = order;
            tried.first_trump() == first
        };
        let given = self.trump_cards.len();
        let wanted = self.first_trump.or(self.trump);
        let found = wanted.and_then(|first| orders(order, given).find(|order| fits(*order, first)));
        if found.is_none() && self.first_trump.is_some() {
            let problem = "with these trump cards the round can't begin like this";
            return Err(PositionError::new("firstTrump", problem));
        }
        state.trump_cards = found.unwrap_or(order);
        state.table.trump = self.trump.unwrap_or_else(|| state.first_trump());
        Ok(())
    }
}

/// The unnamed cards go under the named ones.
fn put_under(pile: &mut Cards, unnamed: Cards) {
    let named = std::mem::replace(pile, unnamed);
    pile.extend(named);
}

/// Every order of the trump cards that keeps the first `fixed` ones in place.
fn orders(order: [Suit; SUITS], fixed: usize) -> impl Iterator<Item = [Suit; SUITS]> {
    let all = (0..SUITS.pow(SUITS as u32)).filter_map(move |number| {
        let places: [usize; SUITS] = std::array::from_fn(|digit| number / SUITS.pow(digit as u32) % SUITS);
        let permutes = (0..SUITS).all(|place| places.contains(&place));
        permutes.then(|| places.map(|place| order[place]))
    });
    all.filter(move |tried| tried[..fixed.min(SUITS)] == order[..fixed.min(SUITS)])
}
