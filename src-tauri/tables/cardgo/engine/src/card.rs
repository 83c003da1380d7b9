//! The twenty-five kinds of cards.
//!
//! A card is data: when it is played, what it is aimed at, how long it lasts, how many are in the deck. What it does is
//! up to [`crate::State`]'s effects.

use crate::rules;
use game::RuleId;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A kind of card, in the order of the deck's list (GO-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoCard")]
pub enum Card {
    /// Two stones that aren't next to each other.
    TwinStones,
    /// One of your stones is lifted and played elsewhere.
    Leap,
    /// An enemy stone moves to a neighbouring point.
    Push,
    /// A lone enemy stone with two or more liberties goes.
    Pluck,
    /// A lone enemy stone in atari becomes yours.
    Recolour,
    /// A stone of yours and a neighbouring enemy stone change places.
    Exchange,
    /// The stone of the opponent's last move goes.
    TakeBack,
    /// A stone on a cutting point.
    Bridge,
    /// The opponent keeps off a point and what touches it.
    Ban,
    /// The opponent's move must touch a stone of yours.
    Tether,
    /// The opponent's move may touch no stone.
    ElbowRoom,
    /// Only the fourth line and above.
    HighGround,
    /// Only the three outer lines.
    Shoreline,
    /// Nobody plays on a row or a column.
    Wall,
    /// No captures.
    Truce,
    /// Your move is a pass.
    Doze,
    /// You name two points, the opponent says which you play on.
    Dilemma,
    /// A random card of the opponent's hand.
    Pickpocket,
    /// The deck's top cards, in any order.
    Lantern,
    /// Both hands are discarded.
    Storm,
    /// The opponent takes the deck's top card.
    Gift,
    /// A point noted in secret.
    Trap,
    /// Cancels any card.
    Headwind,
    /// Cancels an "instead" card.
    Mirror,
    /// Cancels a card aimed at a stone of yours.
    Shield,
}

/// When a card is played (GO-3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoTiming")]
pub enum Timing {
    /// Before the turn's move.
    Before,
    /// Instead of the turn's move.
    Instead,
    /// After the opponent's card is announced.
    Counter,
}

/// What a card is aimed at before it is announced (GO-3.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wants {
    /// At nothing, or at the only thing possible.
    Nothing,
    /// At one point.
    Point,
    /// At two points, one after the other.
    Points,
    /// At a row or a column.
    Line,
}

impl Wants {
    /// How many points have to be named.
    #[inline]
    #[must_use]
    pub const fn points(self) -> usize {
        match self {
            Wants::Nothing | Wants::Line => 0,
            Wants::Point => 1,
            Wants::Points => 2,
        }
    }
}

/// Cards in a whole deck: boards without a high ground have one less.
pub const CARDS: usize = 54;

use Card::*;

impl Card {
    /// All kinds, in order.
    pub const ALL: [Card; 25] = [
        TwinStones, Leap, Push, Pluck, Recolour, Exchange, TakeBack, Bridge, Ban, Tether, ElbowRoom, HighGround,
        Shoreline, Wall, Truce, Doze, Dilemma, Pickpocket, Lantern, Storm, Gift, Trap, Headwind, Mirror, Shield,
    ];

    /// Its number in the list, from 1.
    #[must_use]
    pub const fn number(self) -> usize {
        self as usize + 1
    }

    /// The rule that says what it does.
    #[must_use]
    pub fn rule(self) -> RuleId {
        // They come last, one for each card.
        rules::ALL[rules::ALL.len() - Card::ALL.len() + self as usize]
    }

    /// When it is played.
    #[inline]
    #[must_use]
    pub const fn timing(self) -> Timing {
        match self {
            TwinStones | Leap | Push | Pluck | Recolour | Exchange | TakeBack => Timing::Instead,
            Headwind | Mirror | Shield => Timing::Counter,
            _ => Timing::Before,
        }
    }

    /// Whether it is played as soon as it is drawn (GO-3.1).
    #[inline]
    #[must_use]
    pub const fn is_immediate(self) -> bool {
        matches!(self, HighGround | Shoreline | Truce | Doze | Dilemma | Storm | Gift)
    }

    /// Whether it answers a card of the opponent's (GO-3.4).
    #[inline]
    #[must_use]
    pub const fn is_counter(self) -> bool {
        matches!(self.timing(), Timing::Counter)
    }

    /// How many of it are in the deck on a board of that size: one of 9 lines or less has no high ground.
    #[must_use]
    pub const fn copies(self, size: u8) -> usize {
        match self {
            HighGround if size <= 9 => 0,
            Recolour | Exchange | HighGround | Shoreline => 1,
            TakeBack | Ban | Lantern => 3,
            Pickpocket => 4,
            Headwind => 5,
            _ => 2,
        }
    }

    /// How many moves it lasts, its player's move this turn included; `None` if it doesn't last (GO-3.5).
    #[inline]
    #[must_use]
    pub const fn lasts(self) -> Option<u8> {
        match self {
            Ban | Tether | ElbowRoom => Some(2),
            Shoreline | Wall | Truce | Trap => Some(4),
            HighGround => Some(6),
            _ => None,
        }
    }

    /// Whether it lasts and binds only its player's opponent.
    #[inline]
    pub(crate) const fn binds_opponent_only(self) -> bool {
        matches!(self, Ban | Tether | ElbowRoom)
    }

    /// What its player aims it at before it is announced.
    #[inline]
    #[must_use]
    pub const fn wants(self) -> Wants {
        match self {
            TwinStones | Leap | Push | Exchange => Wants::Points,
            Pluck | Recolour | Bridge | Ban => Wants::Point,
            Wall => Wants::Line,
            _ => Wants::Nothing,
        }
    }

    /// Whether it is one of cards 3–7, which are aimed at a stone of the opponent's (GO-4.25).
    #[inline]
    #[must_use]
    pub const fn aims_at_stone(self) -> bool {
        matches!(self, Push | Pluck | Recolour | Exchange | TakeBack)
    }

    /// Its name on the wire.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            TwinStones => "twinStones",
            Leap => "leap",
            Push => "push",
            Pluck => "pluck",
            Recolour => "recolour",
            Exchange => "exchange",
            TakeBack => "takeBack",
            Bridge => "bridge",
            Ban => "ban",
            Tether => "tether",
            ElbowRoom => "elbowRoom",
            HighGround => "highGround",
            Shoreline => "shoreline",
            Wall => "wall",
            Truce => "truce",
            Doze => "doze",
            Dilemma => "dilemma",
            Pickpocket => "pickpocket",
            Lantern => "lantern",
            Storm => "storm",
            Gift => "gift",
            Trap => "trap",
            Headwind => "headwind",
            Mirror => "mirror",
            Shield => "shield",
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Card::ALL.into_iter().find(|card| card.code() == text).ok_or_else(|| format!("“{text}” is no card"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deck_has_fifty_four_cards_and_one_less_where_there_is_no_high_ground() {
        let count = |size| Card::ALL.into_iter().map(|card| card.copies(size)).sum::<usize>();
        assert_eq!((count(13), count(19), count(9)), (CARDS, CARDS, CARDS - 1));
    }

    #[test]
    fn cards_are_in_order_and_written_by_their_code() {
        for (nth, card) in Card::ALL.into_iter().enumerate() {
            assert_eq!(card.number(), nth + 1);
            assert_eq!(card.rule().0, format!("GO-4.{}", nth + 1));
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(serde_json::to_value(card).unwrap(), card.code());
        }
        assert!("Leap".parse::<Card>().is_err());
    }

    #[test]
    fn immediate_cards_come_before_the_move_and_counters_never() {
        for card in Card::ALL {
            assert!(!card.is_immediate() || card.timing() == Timing::Before, "{card}");
            assert!(!card.is_immediate() || card.wants() == Wants::Nothing, "{card}");
            assert!(card.lasts().is_none() || card.timing() == Timing::Before, "{card}");
        }
    }
}
