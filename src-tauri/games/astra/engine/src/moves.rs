//! The moves of a seat, and the intents of a person (what can be touched).

use crate::boon::Boon;
use crate::card::Card;
use crate::display::DisplayPlace;
use crate::path::Path;
use crate::star_set::StarId;
use serde::{Deserialize, Serialize};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "AstraMove")]
pub enum Move {
    /// Use an active card's ability (AS-2.1).
    Use {
        card: Card,
        /// The target.
        aim: Aim,
    },
    /// Mark stars of a displayed card, one after the other (AS-3.1).
    Observe {
        /// The place of the card.
        place: DisplayPlace,
        /// The stars, in the order in which they are marked.
        path: Path,
    },
    /// Stop observing in this turn (AS-3.5).
    Stop,
    /// Rest (AS-4).
    Rest,
    /// Discover this one of several completed cards first (AS-3.5).
    Discover {
        /// The place of the card.
        place: DisplayPlace,
    },
    /// Set an active card aside (AS-5.6).
    SetAside { card: Card },
    /// Mark a star with the dream pen (AS-6.1).
    Dream { star: StarId },
    /// Take a boon (AS-5.2).
    Take {
        boon: Boon,
        /// The exhausted card that the boon reactivates, if it does that and there is one.
        card: Option<Card>,
    },
    /// Take no boon (AS-5.2).
    Decline,
    /// Put the deck's top cards back in this order, the top one first (AS-10.11).
    Reorder {
        /// The cards' former numbers, from 0 for the top card.
        order: Order,
    },
    /// Auptolemy's turn, by its rules (AS-7).
    Automaton,
}

/// The target of an ability.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "AstraAim")]
pub enum Aim {
    /// No target.
    #[default]
    Nothing,
    /// A star of a displayed card.
    Star(DisplayPlace, StarId),
    /// An exhausted card.
    Exhausted(Card),
    /// A displayed card.
    Displayed(DisplayPlace),
}

/// An order in which two or three cards are put back: each number from 0 occurs once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
#[serde(rename = "AstraOrder")]
pub struct Order([u8; 3]);

/// A touch, with everything that is already chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "AstraIntent")]
pub enum Intent {
    /// An active card's ability, with its target if that is chosen.
    Use {
        card: Card,
        #[serde(default)]
        aim: Aim,
    },
    /// A displayed card, with the stars drawn so far.
    Observe {
        /// The place of the card.
        place: DisplayPlace,
        /// The stars, in the order in which they are drawn.
        #[serde(default)]
        path: Vec<StarId>,
    },
    /// The button that stops observing.
    Stop,
    /// The Rest button.
    Rest,
    /// A completed card.
    Discover {
        /// The place of the card.
        place: DisplayPlace,
    },
    /// An active card to set aside.
    SetAside { card: Card },
    /// A star for the dream pen.
    Dream { star: StarId },
    /// A boon, with the card that it reactivates if that is chosen.
    Take {
        boon: Boon,
        /// An exhausted card.
        #[serde(default)]
        card: Option<Card>,
    },
    /// The button that declines the boon.
    Decline,
    /// An order for the deck's top cards.
    Reorder {
        /// The cards' former numbers, from 0 for the top card.
        order: Order,
    },
    /// The button that starts Auptolemy's turn.
    Automaton,
}

impl Order {
    /// Returns all orders of this number of cards (2 or 3), the unchanged one first.
    #[must_use]
    pub const fn all(cards: usize) -> &'static [Order] {
        const TWO: [Order; 2] = [Order([0, 1, 2]), Order([1, 0, 2])];
        const THREE: [Order; 6] = [
            Order([0, 1, 2]),
            Order([0, 2, 1]),
            Order([1, 0, 2]),
            Order([1, 2, 0]),
            Order([2, 0, 1]),
            Order([2, 1, 0]),
        ];
        match cards {
            2 => &TWO,
            3 => &THREE,
            _ => &[],
        }
    }

    /// Returns the former numbers of the cards, the new top card's first. For two cards the third number is
    /// meaningless.
    #[must_use]
    pub const fn numbers(self) -> [u8; 3] {
        self.0
    }
}

impl TryFrom<Vec<u8>> for Order {
    type Error = String;

    fn try_from(mut numbers: Vec<u8>) -> Result<Self, Self::Error> {
        if numbers.len() == 2 {
            numbers.push(2);
        }
        Order::all(3)
            .iter()
            .copied()
            .find(|order| order.0[..] == numbers[..])
            .ok_or_else(|| "an order has each of two or three numbers from 0 once".to_owned())
    }
}

impl From<Order> for Vec<u8> {
    fn from(order: Order) -> Self {
        order.0.to_vec()
    }
}

impl Move {
    /// Returns the touch in which all parts of this move are chosen.
    pub(crate) fn intent(self) -> Intent {
        match self {
            Move::Use { card, aim } => Intent::Use { card, aim },
            Move::Observe { place, path } => Intent::Observe { place, path: path.into() },
            Move::Stop => Intent::Stop,
            Move::Rest => Intent::Rest,
            Move::Discover { place } => Intent::Discover { place },
            Move::SetAside { card } => Intent::SetAside { card },
            Move::Dream { star } => Intent::Dream { star },
            Move::Take { boon, card } => Intent::Take { boon, card },
            Move::Decline => Intent::Decline,
            Move::Reorder { order } => Intent::Reorder { order },
            Move::Automaton => Intent::Automaton,
        }
    }
}
