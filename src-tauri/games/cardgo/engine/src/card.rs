//! The twenty-five kinds of cards.
//!
//! A card is described by data: when it is played, what it is aimed at, how long it lasts, and how many copies are in
//! the deck. Its effect is carried out by [`crate::State`].

use crate::rules;
use game::RuleId;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A kind of card, in the order of the deck list (GO-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoCard")]
pub enum Card {
    /// Place two stones that aren't next to each other.
    TwinStones,
    /// Lift one of your own stones and play it elsewhere.
    Leap,
    /// Move an enemy stone to a neighbouring point.
    Push,
    /// Remove a single enemy stone with two or more liberties.
    Pluck,
    /// Turn a single enemy stone in atari into your own.
    Recolour,
    /// Exchange one of your stones with a neighbouring enemy stone.
    Exchange,
    /// Remove the stone of the opponent's last move.
    TakeBack,
    /// Place a stone on a cutting point.
    Bridge,
    /// The opponent may not play on a point and its neighbours.
    Ban,
    /// The opponent's move must touch one of your stones.
    Tether,
    /// The opponent's move may not touch any stone.
    ElbowRoom,
    /// Moves are allowed only on the fourth line and above.
    HighGround,
    /// Moves are allowed only on the three outer lines.
    Shoreline,
    /// Nobody may play on one row or column.
    Wall,
    /// No captures are allowed.
    Truce,
    /// Your move this turn is a pass.
    Doze,
    /// You name two points; the opponent chooses which one you play on.
    Dilemma,
    /// Take a random card from the opponent's hand.
    Pickpocket,
    /// Look at the top cards of the deck and put them back in any order.
    Lantern,
    /// Both players discard their hands.
    Storm,
    /// The opponent takes the top card of the deck.
    Gift,
    /// Choose a point in secret; the opponent's stone played there is not placed.
    Trap,
    /// Cancels any card.
    Headwind,
    /// Cancels a card played instead of a move.
    Mirror,
    /// Cancels a card aimed at one of your stones.
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
pub enum TargetKind {
    /// Nothing, or the only possible target.
    Nothing,
    /// One point.
    Point,
    /// Two points, one after the other.
    Points,
    /// A row or a column.
    Line,
}

impl TargetKind {
    /// Number of points that have to be chosen.
    #[inline]
    #[must_use]
    pub const fn points(self) -> usize {
        match self {
            TargetKind::Nothing | TargetKind::Line => 0,
            TargetKind::Point => 1,
            TargetKind::Points => 2,
        }
    }
}

/// Number of cards in a whole deck. The deck for a board without high ground has one fewer.
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

    /// The rule entry that describes the card.
    #[must_use]
    pub fn rule(self) -> RuleId {
        // The rule entries of the cards come last, one for each card.
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

    /// Number of copies in the deck on a board of that size. A board of 9 lines or fewer has no high ground.
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

    /// Number of moves the effect lasts, its player's move this turn included; `None` if it doesn't last (GO-3.5).
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

    /// Whether it lasts and binds only the opponent of its player.
    #[inline]
    pub(crate) const fn binds_opponent_only(self) -> bool {
        matches!(self, Ban | Tether | ElbowRoom)
    }

    /// What its player aims it at before it is announced.
    #[inline]
    #[must_use]
    pub const fn wants(self) -> TargetKind {
        match self {
            TwinStones | Leap | Push | Exchange => TargetKind::Points,
            Pluck | Recolour | Bridge | Ban => TargetKind::Point,
            Wall => TargetKind::Line,
            _ => TargetKind::Nothing,
        }
    }

    /// Whether it is one of cards 3–7, which are aimed at a stone of the opponent's (GO-4.25).
    #[inline]
    #[must_use]
    pub const fn aims_at_stone(self) -> bool {
        matches!(self, Push | Pluck | Recolour | Exchange | TakeBack)
    }

    /// Its name in serialized form.
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
            assert!(!card.is_immediate() || card.wants() == TargetKind::Nothing, "{card}");
            assert!(card.lasts().is_none() || card.timing() == Timing::Before, "{card}");
        }
    }
}
