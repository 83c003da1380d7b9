//! Written positions, for scenarios.

use crate::card::{Card, CardSet};
use crate::deck::CARDS;
use crate::placed_card::PlacedCard;
use crate::setup::{Closes, Setup, Third, TwoSuited, Zeros};
use crate::suit::{Suit, Trump};
use game::Seat;
use serde::Deserialize;

/// A list of cards in a written position, or only their number.
pub type CardsOrCount = game::CardsOrCount<Card, CARDS>;

/// A position at the start of a turn. Hands given only by number are filled at random from the unnamed cards; all
/// remaining cards go to `rest`.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Position {
    /// The hands in seat order. Their count is the number of seats.
    pub hands: Vec<CardsOrCount>,
    /// The rows in seat order, each from left to right; missing ones are empty.
    #[serde(default)]
    pub rows: Vec<Vec<PlacedCard>>,
    /// The current trump; if missing, the first trump of the round.
    #[serde(default)]
    pub trump: Option<Trump>,
    /// The trump when the round began; if missing, it follows from `trump_cards`, or else from `trump`.
    #[serde(default)]
    pub first_trump: Option<Trump>,
    /// The trump cards in the order in which they come up, from the first round on; missing ones are shuffled.
    #[serde(default)]
    pub trump_cards: Vec<Suit>,
    /// The topmost cards of the draw pile, top card first.
    #[serde(default)]
    pub draw_pile: Vec<Card>,
    /// The discard pile, top card first.
    #[serde(default)]
    pub discards: Vec<Card>,
    /// The score piles in seat order; missing ones are empty.
    #[serde(default)]
    pub score_piles: Vec<CardSet>,
    /// The action markers in seat order; missing ones are ready. A protecting marker is given with its card.
    #[serde(default)]
    pub markers: Vec<PlacedMarker>,
    /// The seats that have passed.
    #[serde(default)]
    pub passed: Vec<Seat>,
    /// Cards that every seat knows to be in a hand, in seat order.
    #[serde(default)]
    pub known: Vec<CardSet>,
    /// Where all unnamed cards go.
    #[serde(default)]
    pub rest: UnnamedCards,
    /// The number of the round, 1 to 4.
    #[serde(default = "one")]
    pub round: u8,
    /// The seat that began the round.
    #[serde(default)]
    pub starter: Seat,
    /// The seat whose turn it is.
    #[serde(default)]
    pub active: Seat,
    /// Actions done in this round, in seat order; missing ones are 0.
    #[serde(default)]
    pub actions: Vec<u8>,
    /// Victory points for places so far, in seat order; missing ones are 0.
    #[serde(default)]
    pub vp: Vec<u8>,
    /// Points of the earlier rounds, each in seat order; missing ones are 0.
    #[serde(default)]
    pub rounds: Vec<Vec<u16>>,
    /// The most points of any round so far; `None` in the first round.
    #[serde(default)]
    pub record: Option<u16>,
    /// The seats that have a marker on the record.
    #[serde(default)]
    pub record_marks: Vec<Seat>,
    /// The seats that have a marker on sans-trump.
    #[serde(default)]
    pub sans_trump: Vec<Seat>,
    /// Option: where zero cards count.
    #[serde(default)]
    pub zeros: Zeros,
    /// Option: for which purposes a two-suited card has both suits.
    #[serde(default)]
    pub two_suited: TwoSuited,
    /// Option: where a closing card closes its row.
    #[serde(default)]
    pub closes: Closes,
    /// Option: what the third of three seats gets.
    #[serde(default)]
    pub third: Third,
}

/// The place of an action marker that isn't on a card.
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

/// The place of all cards that the position doesn't name.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum UnnamedCards {
    /// In the draw pile, under the named cards.
    #[default]
    DrawPile,
    /// In the discard pile, under the named cards.
    Discards,
    /// In a hand.
    Hand(Seat),
    /// In a score pile.
    ScorePile(Seat),
}

fn one() -> u8 {
    1
}

impl Position {
    /// Returns the number of seats and the options.
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
