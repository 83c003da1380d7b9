//! A position as a person writes it, for scenarios.

use crate::card::{Card, CardSet};
use crate::deck::CARDS;
use crate::in_row::InRow;
use crate::setup::{Closes, Setup, Third, TwoSuited, Zeros};
use crate::suit::{Suit, Trump};
use game::Seat;
use serde::Deserialize;

/// Some cards of a written position, or only how many.
pub type Zone = game::Zone<Card, CARDS>;

/// A position at the start of a turn. Hands that are only counted are filled at random from the cards not named;
/// every card left over goes to `rest`.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Position {
    /// The hands in seat order; their number is the number of seats.
    pub hands: Vec<Zone>,
    /// The rows in seat order, each from left to right; those not named are empty.
    #[serde(default)]
    pub rows: Vec<Vec<InRow>>,
    /// What is trump now; what it was when the round began if it isn't named.
    #[serde(default)]
    pub trump: Option<Trump>,
    /// What was trump when the round began; if it isn't named, what the trump cards say, or else what is trump now.
    #[serde(default)]
    pub first_trump: Option<Trump>,
    /// Trump cards in the order in which they come up, from the first round on; those not named are shuffled.
    #[serde(default)]
    pub trump_cards: Vec<Suit>,
    /// The first cards of the draw pile, top first.
    #[serde(default)]
    pub draw_pile: Vec<Card>,
    /// The discard pile, top first.
    #[serde(default)]
    pub discards: Vec<Card>,
    /// The score piles in seat order; those not named are empty.
    #[serde(default)]
    pub score_piles: Vec<CardSet>,
    /// Action markers in seat order; those not named are ready. A marker that protects is told with its card.
    #[serde(default)]
    pub markers: Vec<PlacedMarker>,
    /// Who has passed.
    #[serde(default)]
    pub passed: Vec<Seat>,
    /// Cards that everybody knows to be in a hand, in seat order.
    #[serde(default)]
    pub known: Vec<CardSet>,
    /// Where the cards go that nothing else names.
    #[serde(default)]
    pub rest: Rest,
    /// The number of the round.
    #[serde(default = "one")]
    pub round: u8,
    /// Who began the round.
    #[serde(default)]
    pub starter: Seat,
    /// Whose turn it is.
    #[serde(default)]
    pub active: Seat,
    /// Actions done in this round, in seat order; those not named are 0.
    #[serde(default)]
    pub actions: Vec<u8>,
    /// Victory points for places so far, in seat order; those not named are 0.
    #[serde(default)]
    pub vp: Vec<u8>,
    /// Points of the earlier rounds, each in seat order; those not named are 0.
    #[serde(default)]
    pub rounds: Vec<Vec<u16>>,
    /// The most points of any round so far; none in the first round.
    #[serde(default)]
    pub record: Option<u16>,
    /// Who has a marker on the record.
    #[serde(default)]
    pub record_marks: Vec<Seat>,
    /// Who has a marker on sans-trump.
    #[serde(default)]
    pub sans_trump: Vec<Seat>,
    /// Where zero cards count.
    #[serde(default)]
    pub zeros: Zeros,
    /// What two suits are good for.
    #[serde(default)]
    pub two_suited: TwoSuited,
    /// Where a closing card closes its row.
    #[serde(default)]
    pub closes: Closes,
    /// What the third of three gets.
    #[serde(default)]
    pub third: Third,
}

/// An action marker that isn't on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum PlacedMarker {
    /// Not used yet.
    Ready,
    /// On the score pile.
    OnScorePile,
    /// Out of the game.
    Gone,
}

/// Where the cards go that nothing else names.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum Rest {
    /// Into the draw pile, under the named cards.
    #[default]
    DrawPile,
    /// Into the discard pile, under the named cards.
    Discards,
    /// Into a hand.
    Hand(Seat),
    /// Into a score pile.
    ScorePile(Seat),
}

fn one() -> u8 {
    1
}

impl Position {
    /// Seats and options.
    pub(crate) fn setup(&self) -> Setup {
        Setup {
            seats: u8::try_from(self.hands.len()).unwrap_or(u8::MAX),
            zeros: self.zeros,
            two_suited: self.two_suited,
            closes: self.closes,
            third: self.third,
        }
    }
}
