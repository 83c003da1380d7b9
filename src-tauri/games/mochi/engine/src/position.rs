//! Written positions, for scenarios.

use crate::card::{CARDS, Card, CardSet};
use crate::pair::Side;
use crate::position_fault::PositionFault;
use crate::round::MOST_TURNS;
use crate::setup::{Setup, Target};
use crate::state::{Cards, MOST_SEATS, State};
use arrayvec::ArrayVec;
use game::{Chance, Misplaced, PositionError, Seat, Seed, clockwise};
use serde::Deserialize;

type Error = PositionError<PositionFault>;

/// A list of cards in a written position, or only their number.
pub type CardsOrCount = game::CardsOrCount<Card, CARDS>;

/// A position at the start of a turn. Zones given only by number are filled at random from the unnamed cards; all
/// remaining cards go to `rest`.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Position {
    /// The hands in seat order, each from left to right. Their count is the number of seats.
    pub hands: Vec<CardsOrCount>,
    /// The left central pile, top card first.
    pub left: Vec<Card>,
    /// The right central pile, top card first.
    pub right: Vec<Card>,
    /// The visible side of the value card.
    #[serde(default = "plus")]
    pub side: Side,
    /// The reserves in seat order; missing ones are empty.
    #[serde(default)]
    pub reserves: Vec<CardsOrCount>,
    /// The topmost cards of the deck, top card first.
    #[serde(default)]
    pub deck: Vec<Card>,
    /// Where all unnamed cards go.
    #[serde(default)]
    pub rest: UnnamedCards,
    /// The seat whose turn it is.
    #[serde(default)]
    pub active: Seat,
    /// The number of the round, counted from 1.
    #[serde(default = "one")]
    pub round: u16,
    /// Penalty points so far, in seat order; missing ones are 0.
    #[serde(default)]
    pub scores: Vec<u16>,
    /// Turns finished in this round, in seat order; missing ones are 0.
    #[serde(default)]
    pub turns: Vec<u8>,
    /// Consecutive turns without a pair.
    #[serde(default)]
    pub dry_turns: u8,
    #[serde(default)]
    pub target: Target,
}

/// The place of all cards that the position doesn't name.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum UnnamedCards {
    /// In the deck, under the named cards.
    #[default]
    Deck,
    /// Under the left central pile, covered.
    Left,
    /// Under the right central pile, covered.
    Right,
    /// In a hand, at its right end.
    Hand(Seat),
    /// In a reserve.
    Reserve(Seat),
}

fn plus() -> Side {
    Side::Plus
}

fn one() -> u16 {
    1
}

impl Position {
    /// Builds the state that the position describes.
    pub(crate) fn place(&self, seed: Seed) -> Result<State, Error> {
        let seats = self.hands.len();
        if !(2..=MOST_SEATS).contains(&seats) {
            return Err(Error::new("hands", PositionFault::Seats { found: seats }));
        }
        Error::of(self.faults())?;
        let setup = Setup { seats: seats as u8, target: self.target };
        let mut state = State::empty(setup, Chance::new(seed));
        let mut unnamed = self.unnamed_cards();
        state.chance.shuffle(&mut unnamed);
        for (seat, zone) in self.hands.iter().enumerate() {
            fill(&mut state.hands[seat], zone, &mut unnamed, || format!("hands[{seat}]"))?;
        }
        for (seat, zone) in self.reserves.iter().enumerate() {
            fill(&mut state.reserves[seat], zone, &mut unnamed, || format!("reserves[{seat}]"))?;
        }
        for (pile, cards) in state.piles.iter_mut().zip([&self.left, &self.right]) {
            pile.extend(cards.iter().rev().copied());
        }
        state.deck.extend(self.deck.iter().rev().copied());
        self.put_rest(&mut state, unnamed);
        self.set_counts(&mut state);
        Error::of(self.round_faults(&state))?;
        let unsound = |problem| Error::new("position", PositionFault::Unsound { problem });
        state.audit().map_err(unsound)?;
        Ok(state)
    }

    /// Returns what is wrong with the position as written.
    fn faults(&self) -> Vec<Misplaced<PositionFault>> {
        let seats = self.hands.len();
        let mut faults = Vec::new();
        let mut claim = |holds: bool, at: &str, fault: PositionFault| {
            if !holds {
                faults.push(Misplaced::new(at, fault));
            }
        };
        for (at, given) in
            [("reserves", self.reserves.len()), ("scores", self.scores.len()), ("turns", self.turns.len())]
        {
            claim(given <= seats, at, PositionFault::MoreThanSeats);
        }
        for (at, pile) in [("left", &self.left), ("right", &self.right)] {
            claim(!pile.is_empty(), at, PositionFault::EmptyPile);
        }
        let mut named = CardSet::default();
        for &card in self.named_cards() {
            claim(!named.contains(card), &card.to_string(), PositionFault::NamedTwice);
            named.insert(card);
        }
        if let UnnamedCards::Hand(seat) | UnnamedCards::Reserve(seat) = self.rest {
            claim(seat.index() < seats, "rest", PositionFault::NoSuchSeat);
        }
        claim(self.active.index() < seats, "active", PositionFault::NoSuchSeat);
        claim(self.round > 0, "round", PositionFault::NoRound);
        for (seat, &turns) in self.turns.iter().enumerate() {
            claim(turns <= MOST_TURNS, &format!("turns[{seat}]"), PositionFault::TooManyTurns);
        }
        for (seat, &score) in self.scores.iter().enumerate() {
            claim(score < self.target.points(), &format!("scores[{seat}]"), PositionFault::GameOver);
        }
        faults
    }

    /// Returns all named cards, with repetitions.
    fn named_cards(&self) -> impl Iterator<Item = &Card> {
        let zones = self.hands.iter().chain(&self.reserves).filter_map(|zone| match zone {
            CardsOrCount::Cards(cards) => Some(cards),
            CardsOrCount::Count(_) => None,
        });
        zones.chain([&self.left, &self.right, &self.deck]).flatten()
    }

    fn unnamed_cards(&self) -> Cards {
        let mut named = CardSet::default();
        self.named_cards().for_each(|&card| named.insert(card));
        Card::all().filter(|&card| !named.contains(card)).collect()
    }

    fn put_rest(&self, state: &mut State, unnamed: Cards) {
        let bottom = match self.rest {
            UnnamedCards::Deck => &mut state.deck,
            UnnamedCards::Left => &mut state.piles[0],
            UnnamedCards::Right => &mut state.piles[1],
            UnnamedCards::Hand(seat) => return state.hands[seat.index()].extend(unnamed),
            UnnamedCards::Reserve(seat) => return state.reserves[seat.index()].extend(unnamed),
        };
        let named = std::mem::replace(bottom, unnamed);
        bottom.extend(named);
    }

    fn set_counts(&self, state: &mut State) {
        state.scores[..self.scores.len()].copy_from_slice(&self.scores);
        state.turns[..self.turns.len()].copy_from_slice(&self.turns);
        state.side = self.side;
        state.active = self.active;
        state.round = self.round;
        state.dry_turns = self.dry_turns;
    }

    /// Returns faults that would mean that the round is over, and turn counts that contradict the order of play.
    fn round_faults(&self, state: &State) -> Vec<Misplaced<PositionFault>> {
        let mut faults = Vec::new();
        let (seats, active) = (state.seats(), self.active.index());
        for seat in (0..seats).filter(|&seat| state.hands[usize::from(seat)].is_empty()) {
            faults.push(Misplaced::new(format!("hands[{seat}]"), PositionFault::EmptyHand));
        }
        // Every seat that comes later in the round has had as many turns as the active seat, or one more.
        let turns: ArrayVec<u8, MOST_SEATS> =
            clockwise(self.active, seats).map(|seat| state.turns[seat.index()]).collect();
        if !turns.is_sorted() || turns.last() > turns.first().map(|first| first + 1).as_ref() {
            faults.push(Misplaced::new("turns", PositionFault::NotTheirTurn));
        } else if state.turns[active] >= MOST_TURNS {
            faults.push(Misplaced::new(format!("turns[{active}]"), PositionFault::RoundOut));
        }
        let made: u32 = turns.iter().map(|&turns| u32::from(turns)).sum();
        if !self.turns.is_empty() && u32::from(self.dry_turns) > made {
            faults.push(Misplaced::new("dryTurns", PositionFault::MoreDryThanTurns));
        }
        if self.dry_turns >= 2 * seats && !state.deck_can_give() {
            faults.push(Misplaced::new("dryTurns", PositionFault::Stuck));
        }
        faults
    }
}

fn fill(to: &mut Cards, zone: &CardsOrCount, unnamed: &mut Cards, at: impl Fn() -> String) -> Result<(), Error> {
    match zone {
        CardsOrCount::Cards(cards) => to.extend(cards.iter().copied()),
        CardsOrCount::Count(count) => {
            let left = unnamed.len();
            let Some(rest) = left.checked_sub(usize::from(*count)) else {
                return Err(Error::new(at(), PositionFault::TooFewCards { wanted: *count, left }));
            };
            to.extend(unnamed.drain(rest..));
        }
    }
    Ok(())
}
