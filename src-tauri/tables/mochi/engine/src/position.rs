//! A position as a person writes it, for scenarios.

use crate::card::{CARDS, Card, CardSet};
use crate::centre::Side;
use crate::round::MOST_TURNS;
use crate::setup::{Setup, Target};
use crate::state::{Cards, MOST_SEATS, State};
use arrayvec::ArrayVec;
use game::{Chance, PositionError, Seat, Seed, clockwise};
use serde::Deserialize;

/// Some cards of a written position, or only how many.
pub type Zone = game::Zone<Card, CARDS>;

/// A position at the start of a turn. Lists of cards that aren't given are filled at random from the cards not
/// named; every card left over goes to `rest`.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Position {
    /// The hands in seat order, each from left to right; their number is the number of seats.
    pub hands: Vec<Zone>,
    /// The left central pile, top first.
    pub left: Vec<Card>,
    /// The right central pile, top first.
    pub right: Vec<Card>,
    /// The value card.
    #[serde(default = "plus")]
    pub side: Side,
    /// The reserves in seat order; those not named are empty.
    #[serde(default)]
    pub reserves: Vec<Zone>,
    /// The first cards of the deck, top first.
    #[serde(default)]
    pub deck: Vec<Card>,
    /// Where the cards go that nothing else names.
    #[serde(default)]
    pub rest: Rest,
    /// Whose turn it is.
    #[serde(default)]
    pub active: Seat,
    /// The number of the round.
    #[serde(default = "one")]
    pub round: u16,
    /// Penalty points so far; those not named are 0.
    #[serde(default)]
    pub scores: Vec<u16>,
    /// Turns finished in this round; those not named are 0.
    #[serde(default)]
    pub turns: Vec<u8>,
    /// Turns in a row without a pair.
    #[serde(default)]
    pub dry_turns: u8,
    /// The target score.
    #[serde(default)]
    pub target: Target,
}

/// Where the cards go that nothing else names.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum Rest {
    /// Into the deck, under the named cards.
    #[default]
    Deck,
    /// Under the left pile, covered.
    Left,
    /// Under the right pile, covered.
    Right,
    /// Into a hand, on its right.
    Hand(Seat),
    /// Into a reserve.
    Reserve(Seat),
}

fn plus() -> Side {
    Side::Plus
}

fn one() -> u16 {
    1
}

impl Position {
    /// The state it describes.
    pub(crate) fn place(&self, seed: Seed) -> Result<State, PositionError> {
        let seats = self.hands.len();
        if !(2..=MOST_SEATS).contains(&seats) {
            return Err(PositionError::new("hands", format!("{seats} seats, but 2 to 6 can play")));
        }
        let setup = Setup { seats: seats as u8, target: self.target };
        let mut state = State::empty(setup, Chance::new(seed));
        let mut unnamed = self.unnamed_cards()?;
        state.chance.shuffle(&mut unnamed);
        for (seat, zone) in self.hands.iter().enumerate() {
            fill(&mut state.hands[seat], zone, &mut unnamed, &format!("hands[{seat}]"))?;
        }
        for (seat, zone) in self.reserves.iter().enumerate() {
            let at = format!("reserves[{seat}]");
            if seat >= seats {
                return Err(PositionError::new(at, "there is no such seat"));
            }
            fill(&mut state.reserves[seat], zone, &mut unnamed, &at)?;
        }
        for (pile, (cards, at)) in state.piles.iter_mut().zip([(&self.left, "left"), (&self.right, "right")]) {
            if cards.is_empty() {
                return Err(PositionError::new(at, "a central pile has at least one card"));
            }
            pile.extend(cards.iter().rev().copied());
        }
        state.deck.extend(self.deck.iter().rev().copied());
        self.put_rest(&mut state, unnamed)?;
        self.set_counts(&mut state)?;
        state.audit().map_err(|problem| PositionError::new("position", problem))?;
        Ok(state)
    }

    /// All cards that no list names; an error if one is named twice.
    fn unnamed_cards(&self) -> Result<Cards, PositionError> {
        let mut named = CardSet::default();
        let zones = self.hands.iter().chain(&self.reserves).filter_map(|zone| match zone {
            Zone::Cards(cards) => Some(cards),
            Zone::Count(_) => None,
        });
        for &card in zones.chain([&self.left, &self.right, &self.deck]).flatten() {
            if named.contains(card) {
                return Err(PositionError::new(card.to_string(), "this card is named twice"));
            }
            named.insert(card);
        }
        Ok(Card::all().filter(|&card| !named.contains(card)).collect())
    }

    fn put_rest(&self, state: &mut State, unnamed: Cards) -> Result<(), PositionError> {
        let seats = usize::from(state.seats());
        let bottom = match self.rest {
            Rest::Deck => &mut state.deck,
            Rest::Left => &mut state.piles[0],
            Rest::Right => &mut state.piles[1],
            Rest::Hand(seat) if seat.index() < seats => {
                state.hands[seat.index()].extend(unnamed);
                return Ok(());
            }
            Rest::Reserve(seat) if seat.index() < seats => {
                state.reserves[seat.index()].extend(unnamed);
                return Ok(());
            }
            Rest::Hand(_) | Rest::Reserve(_) => {
                return Err(PositionError::new("rest", "there is no such seat"));
            }
        };
        let named = std::mem::replace(bottom, unnamed);
        bottom.extend(named);
        Ok(())
    }

    fn set_counts(&self, state: &mut State) -> Result<(), PositionError> {
        let seats = usize::from(state.seats());
        if self.active.index() >= seats {
            return Err(PositionError::new("active", "there is no such seat"));
        }
        for (at, given) in [("scores", self.scores.len()), ("turns", self.turns.len())] {
            if given > seats {
                return Err(PositionError::new(at, "more entries than seats"));
            }
        }
        if let Some(seat) = self.turns.iter().position(|&turns| turns > MOST_TURNS) {
            return Err(PositionError::new(format!("turns[{seat}]"), "a round has at most 100 turns each"));
        }
        if let Some(seat) = self.scores.iter().position(|&score| score >= self.target.points()) {
            return Err(PositionError::new(format!("scores[{seat}]"), "the game would be over"));
        }
        state.scores[..self.scores.len()].copy_from_slice(&self.scores);
        state.turns[..self.turns.len()].copy_from_slice(&self.turns);
        state.side = self.side;
        state.active = self.active;
        state.round = self.round;
        state.dry_turns = self.dry_turns;
        self.check_round(state)
    }

    /// Refuses a round that hasn't begun, one that would be over, and turns that didn't go round.
    fn check_round(&self, state: &State) -> Result<(), PositionError> {
        let refuse = |at: String, problem: &str| Err(PositionError::new(at, problem));
        let (seats, active) = (state.seats(), self.active.index());
        if self.round == 0 {
            return refuse("round".to_owned(), "rounds count from 1");
        }
        if let Some(empty) = clockwise(Seat(0), seats).find(|seat| state.hands[seat.index()].is_empty()) {
            return refuse(format!("hands[{}]", empty.0), "with an empty hand the round would be over");
        }
        // Whoever comes later in the round has had as many turns as the active seat, or one more.
        let turns: ArrayVec<u8, MOST_SEATS> =
            clockwise(self.active, seats).map(|seat| state.turns[seat.index()]).collect();
        if !turns.is_sorted() || turns.last() > turns.first().map(|first| first + 1).as_ref() {
            return refuse("turns".to_owned(), "turns go round, and it isn't the active seat's");
        }
        if state.turns[active] >= MOST_TURNS {
            return refuse(format!("turns[{active}]"), "everybody has had the 100 turns of a round: it would be over");
        }
        let made: u32 = turns.iter().map(|&turns| u32::from(turns)).sum();
        if !self.turns.is_empty() && u32::from(self.dry_turns) > made {
            return refuse("dryTurns".to_owned(), "more turns without a pair than there were turns");
        }
        if self.dry_turns >= 2 * seats && !state.deck_can_give() {
            return refuse(
                "dryTurns".to_owned(),
                "nobody has played and nothing is left to draw: the round would be over",
            );
        }
        Ok(())
    }
}

fn fill(to: &mut Cards, zone: &Zone, unnamed: &mut Cards, at: &str) -> Result<(), PositionError> {
    match zone {
        Zone::Cards(cards) => to.extend(cards.iter().copied()),
        Zone::Count(count) if usize::from(*count) <= unnamed.len() => {
            let rest = unnamed.len() - usize::from(*count);
            to.extend(unnamed.drain(rest..));
        }
        Zone::Count(count) => {
            let left = unnamed.len();
            let problem = format!("{count} cards wanted of {CARDS}, but only {left} are left");
            return Err(PositionError::new(at, problem));
        }
    }
    Ok(())
}
