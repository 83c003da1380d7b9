//! Builds a state from a written position.

use crate::card::{Card, CardSet};
use crate::placed_card::{Laden, MOST_TOKENS};
use crate::play_area::{Cards, MOST_SEATS, Marker, PlayedCard};
use crate::position::{CardsOrCount, PlacedMarker, Position, UnnamedCards};
use crate::position_fault::PositionFault;
use crate::state::{ROUNDS, RoundResult, State};
use crate::suit::{SUITS, Suit, Trump};
use crate::turn::MOST_ACTIONS;
use game::{Chance, Misplaced, PositionError, Seat, Seed};

type Error = PositionError<PositionFault>;

impl Position {
    /// Builds the state that the position describes.
    pub(crate) fn place(&self, seed: Seed) -> Result<State, Error> {
        let setup = self.setup();
        if !(3..=MOST_SEATS).contains(&self.hands.len()) {
            return Err(Error::new("hands", PositionFault::Seats { found: self.hands.len() }));
        }
        Error::of(self.faults())?;
        let mut state = State::empty(setup, Chance::new(seed));
        let mut unnamed = self.unnamed_cards();
        state.chance.shuffle(&mut unnamed);
        self.put_hands(&mut state, &mut unnamed)?;
        self.put_rows(&mut state)?;
        for (pile, cards) in state.score_piles.iter_mut().zip(&self.score_piles) {
            *pile = *cards;
        }
        state.draw_pile.extend(self.draw_pile.iter().rev().copied());
        state.discards.extend(self.discards.iter().rev().copied());
        self.put_rest(&mut state, unnamed);
        self.set_round(&mut state);
        self.set_trump(&mut state)?;
        state.audit().map_err(|problem| Error::new("position", PositionFault::Unsound { problem }))?;
        Ok(state)
    }

    /// Returns what is wrong with the position as written.
    fn faults(&self) -> Vec<Misplaced<PositionFault>> {
        let mut faults = Vec::new();
        let mut claim = |holds: bool, at: &str, fault: PositionFault| {
            if !holds {
                faults.push(Misplaced::new(at, fault));
            }
        };
        let lists = [
            ("rows", self.rows.len()),
            ("scorePiles", self.score_piles.len()),
            ("markers", self.markers.len()),
            ("known", self.known.len()),
            ("actions", self.actions.len()),
            ("vp", self.vp.len()),
        ];
        let rounds = self.rounds.iter().map(|points| ("rounds", points.len()));
        for (at, given) in lists.into_iter().chain(rounds) {
            claim(given <= self.hands.len(), at, PositionFault::MoreThanSeats);
        }
        let mut named = CardSet::EMPTY;
        for card in self.named_cards() {
            claim(!named.contains(card), &card.to_string(), PositionFault::NamedTwice);
            named.insert(card);
        }
        let exists = |seat: Seat| seat.index() < self.hands.len();
        for (at, seats) in
            [("passed", &self.passed), ("recordMarks", &self.record_marks), ("sansTrump", &self.sans_trump)]
        {
            for (nth, &seat) in seats.iter().enumerate() {
                claim(exists(seat), at, PositionFault::NoSuchSeat { seat });
                claim(!seats[..nth].contains(&seat), at, PositionFault::SeatTwice { seat });
            }
        }
        if let UnnamedCards::Hand(seat) | UnnamedCards::ScorePile(seat) = self.rest {
            claim(exists(seat), "rest", PositionFault::NoSuchSeat { seat });
        }
        for (at, seat) in [("starter", self.starter), ("active", self.active)] {
            claim(exists(seat), at, PositionFault::NoSuchSeat { seat });
        }
        claim(!self.passed.contains(&self.active), "active", PositionFault::ActiveHasPassed);
        claim((1..=ROUNDS).contains(&self.round), "round", PositionFault::NoSuchRound);
        // Results of rounds before the current one.
        claim(self.rounds.len() < usize::from(self.round.max(1)), "rounds", PositionFault::RoundsToCome);
        for (seat, &actions) in self.actions.iter().enumerate() {
            claim(actions <= MOST_ACTIONS, &format!("actions[{seat}]"), PositionFault::TooManyActions);
        }
        match self.record {
            None => claim(self.record_marks.is_empty(), "recordMarks", PositionFault::NoRecord),
            Some(record) => {
                claim(self.round != 1, "record", PositionFault::RecordTooEarly);
                let highest = self.rounds.iter().flatten().all(|points| *points <= record);
                claim(highest, "record", PositionFault::BelowRecord);
            }
        }
        faults
    }

    /// Returns all named cards, with repetitions.
    fn named_cards(&self) -> impl Iterator<Item = Card> {
        let hands = self.hands.iter().filter_map(|zone| match zone {
            CardsOrCount::Cards(cards) => Some(cards),
            CardsOrCount::Count(_) => None,
        });
        let rows = self.rows.iter().flatten().map(|laid| laid.laden().card);
        let piles = self.draw_pile.iter().chain(&self.discards).copied();
        let banked = self.score_piles.iter().copied().flatten();
        hands.flatten().copied().chain(rows).chain(piles).chain(banked)
    }

    fn unnamed_cards(&self) -> Cards {
        let named: CardSet = self.named_cards().collect();
        Card::all().filter(|card| !named.contains(*card)).collect()
    }

    fn put_hands(&self, state: &mut State, unnamed: &mut Cards) -> Result<(), Error> {
        for (seat, zone) in self.hands.iter().enumerate() {
            let hand = &mut state.hands[seat];
            match zone {
                CardsOrCount::Cards(cards) => *hand = cards.iter().copied().collect(),
                CardsOrCount::Count(count) => {
                    let left = unnamed.len();
                    let Some(rest) = left.checked_sub(usize::from(*count)) else {
                        let fault = PositionFault::TooFewCards { wanted: *count, left };
                        return Err(Error::new(format!("hands[{seat}]"), fault));
                    };
                    *hand = unnamed.drain(rest..).collect();
                }
            }
        }
        for (seat, known) in self.known.iter().enumerate() {
            if !state.hands[seat].contains_all(*known) {
                return Err(Error::new(format!("known[{seat}]"), PositionFault::NotInHand));
            }
            state.known[seat] = *known;
        }
        Ok(())
    }

    fn put_rows(&self, state: &mut State) -> Result<(), Error> {
        for (marker, placed) in state.table.markers.iter_mut().zip(&self.markers) {
            *marker = match placed {
                PlacedMarker::Ready => Marker::Ready,
                PlacedMarker::OnScorePile => Marker::OnScorePile,
                PlacedMarker::Gone => Marker::Gone,
            };
        }
        let mut faults = Vec::new();
        for (seat, row) in self.rows.iter().enumerate() {
            for (place, laid) in row.iter().enumerate() {
                let Laden { card, tokens, protected_by } = laid.laden();
                let mut wrong = |fault| faults.push(Misplaced::new(format!("rows[{seat}][{place}]"), fault));
                if tokens > MOST_TOKENS {
                    wrong(PositionFault::TooManyTokens);
                }
                state.table.rows[seat].push(PlayedCard { card, tokens });
                let Some(owner) = protected_by else { continue };
                if owner.index() >= self.hands.len() {
                    wrong(PositionFault::NoSuchSeat { seat: owner });
                    continue;
                }
                let marker = &mut state.table.markers[owner.index()];
                if *marker != Marker::Ready {
                    wrong(PositionFault::MarkerElsewhere);
                }
                *marker = Marker::OnCard { card };
            }
        }
        Error::of(faults)
    }

    fn put_rest(&self, state: &mut State, unnamed: Cards) {
        match self.rest {
            UnnamedCards::DrawPile => put_under(&mut state.draw_pile, unnamed),
            UnnamedCards::Discards => put_under(&mut state.discards, unnamed),
            UnnamedCards::Hand(seat) => {
                let hand = &mut state.hands[seat.index()];
                *hand = hand.with(unnamed.into_iter().collect());
            }
            UnnamedCards::ScorePile(seat) => {
                let pile = &mut state.score_piles[seat.index()];
                *pile = pile.with(unnamed.into_iter().collect());
            }
        }
    }

    fn set_round(&self, state: &mut State) {
        state.round = self.round;
        state.starter = self.starter;
        state.active = self.active;
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
        self.passed.iter().for_each(|seat| state.table.passed[seat.index()] = true);
        self.record_marks.iter().for_each(|seat| state.record_marks[seat.index()] = true);
        self.sans_trump.iter().for_each(|seat| state.sans_trump[seat.index()] = true);
    }

    /// Finds an order of the trump cards that gives the round its first trump (IS-8.5), and sets the current trump.
    fn set_trump(&self, state: &mut State) -> Result<(), Error> {
        let mut order = Suit::ALL;
        state.chance.shuffle(&mut order);
        order.sort_by_key(|suit| self.trump_cards.iter().position(|named| named == suit).unwrap_or(SUITS));
        if order[..self.trump_cards.len().min(SUITS)] != self.trump_cards[..] {
            return Err(Error::new("trumpCards", PositionFault::TrumpTwice));
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
            return Err(Error::new("firstTrump", PositionFault::FirstTrump));
        }
        state.trump_cards = found.unwrap_or(order);
        state.table.trump = self.trump.unwrap_or_else(|| state.first_trump());
        Ok(())
    }
}

/// Puts the unnamed cards under the named ones.
fn put_under(pile: &mut Cards, unnamed: Cards) {
    let named = std::mem::replace(pile, unnamed);
    pile.extend(named);
}

/// Returns every order of the trump cards that keeps the first `fixed` ones in place.
fn orders(order: [Suit; SUITS], fixed: usize) -> impl Iterator<Item = [Suit; SUITS]> {
    let all = (0..SUITS.pow(SUITS as u32)).filter_map(move |number| {
        let places: [usize; SUITS] = std::array::from_fn(|digit| number / SUITS.pow(digit as u32) % SUITS);
        let permutes = (0..SUITS).all(|place| places.contains(&place));
        permutes.then(|| places.map(|place| order[place]))
    });
    all.filter(move |tried| tried[..fixed.min(SUITS)] == order[..fixed.min(SUITS)])
}
