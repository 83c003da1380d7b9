//! Kártyás gó: draw, play what must be played at once, aim, be countered, act, move (GO-3.1, GO-3.4, GO-3.10).
//!
//! A 5×5 board and five kinds of cards. [`Step::Turn`]: the player may draw, play a card, then moves or passes. A
//! card being played takes its target in [`Step::Aim`], is announced with it, may be countered in
//! [`Step::Counter`], then acts; Dilemma asks on in [`Step::Name`] and [`Step::Answer`]. A turn may end in
//! [`Step::HandLimit`].

mod board;
mod check;
mod contract;
mod tests;
mod turn;

use board::Board;
use game::{Chance, Cites, RuleId, Seat};
use serde::{Deserialize, Serialize};

mod rules {
    game::rule_ids! {
        /// The board.
        BOARD = "GO-1.1";
        /// Placing and capturing.
        PLACING = "GO-1.2";
        /// Suicide and superko.
        ILLEGAL = "GO-1.3";
        /// Two voluntary passes end the game; area scoring.
        END = "GO-1.4";
        /// No drawing at first.
        EARLY = "GO-2.1";
        /// The hand limit.
        HAND_LIMIT = "GO-2.2";
        /// The deck isn't reshuffled.
        DECK = "GO-2.3";
        /// The order of a turn.
        TURN = "GO-3.1";
        /// One card a turn; only counters in the opponent's.
        ONE_CARD = "GO-3.2";
        /// Counters.
        COUNTER = "GO-3.4";
        /// Cards that can't do their thing.
        NO_EFFECT = "GO-3.9";
        /// Announced with its targets.
        ANNOUNCED = "GO-3.10";
        /// Pluck.
        PLUCK = "GO-4.4";
        /// Dilemma.
        DILEMMA = "GO-4.17";
        /// Storm.
        STORM = "GO-4.20";
        /// Headwind.
        HEADWIND = "GO-4.23";
        /// Shield.
        SHIELD = "GO-4.25";
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
enum Card {
    /// Instead of a move: remove one lone enemy stone that has two or more liberties.
    Pluck,
    /// Immediate: name two legal points, the opponent says which of them is played.
    Dilemma,
    /// Immediate: both hands are discarded.
    Storm,
    /// Counter: cancels any card.
    Headwind,
    /// Counter: cancels a card aimed at one's own stone.
    Shield,
}

/// The whole deck, in card order.
const DECK: [(Card, usize); 5] =
    [(Card::Pluck, 4), (Card::Dilemma, 3), (Card::Storm, 2), (Card::Headwind, 3), (Card::Shield, 2)];
const HAND_LIMIT: usize = 3;

impl Card {
    fn is_immediate(self) -> bool {
        matches!(self, Card::Dilemma | Card::Storm)
    }

    fn is_counter(self) -> bool {
        matches!(self, Card::Headwind | Card::Shield)
    }

    fn rule(self) -> RuleId {
        match self {
            Card::Pluck => rules::PLUCK,
            Card::Dilemma => rules::DILEMMA,
            Card::Storm => rules::STORM,
            Card::Headwind => rules::HEADWIND,
            Card::Shield => rules::SHIELD,
        }
    }
}

/// One decision: drawing, card, target and move are successive ones of the same turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum Move {
    Draw,
    Play { card: Card },
    Aim { point: u8 },
    Counter { card: Card },
    Decline,
    Name { point: u8 },
    Answer { point: u8 },
    Place { point: u8 },
    Pass,
    Discard { card: Card },
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum Intent {
    Deck,
    HandCard { card: Card },
    Point { point: u8 },
    Pass,
    Decline,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum Step {
    Turn,
    /// The active player, before the card is announced.
    Aim {
        card: Card,
    },
    /// The opponent.
    Counter {
        card: Card,
        target: Option<u8>,
    },
    /// The active player, twice.
    Name {
        first: Option<u8>,
    },
    /// The opponent.
    Answer {
        points: [u8; 2],
    },
    /// The active player, until the hand is small enough.
    HandLimit,
    Over,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Setup {
    /// Moves before the first card may be drawn.
    moves_before_cards: u8,
}

/// Everything public, the same for state and views.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Table {
    setup: Setup,
    board: Board,
    active: Seat,
    step: Step,
    /// Whether the active player has drawn, and played a card, this turn.
    drew: bool,
    played: bool,
    /// Turns finished.
    turns: u16,
    /// Voluntary passes in a row.
    passes: u8,
    discard: Vec<Card>,
}

/// Hands are kept in card order, the deck has its top at the end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct State {
    table: Table,
    /// Every position so far, for superko.
    history: Vec<u64>,
    chance: Chance,
    hands: [Vec<Card>; 2],
    deck: Vec<Card>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct View {
    seat: Seat,
    table: Table,
    /// Public, and needed to go on from a view; the window has no use for it.
    #[serde(skip)]
    history: Vec<u64>,
    hand: Vec<Card>,
    hands: [u8; 2],
    deck: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum Event {
    /// Whether it is to be played at once is public, and said before anybody is asked to counter it.
    Drew {
        seat: Seat,
        card: Option<Card>,
        immediate: bool,
    },
    Announced {
        seat: Seat,
        card: Card,
        target: Option<u8>,
    },
    Declined {
        seat: Seat,
    },
    Cancelled {
        card: Card,
        by: Card,
    },
    WithoutEffect {
        card: Card,
    },
    Plucked {
        point: u8,
    },
    HandsDiscarded {
        cards: [Vec<Card>; 2],
    },
    Named {
        point: u8,
    },
    Placed {
        seat: Seat,
        point: u8,
        captured: u8,
    },
    Passed {
        seat: Seat,
    },
    Discarded {
        seat: Seat,
        card: Card,
    },
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum Refusal {
    GameOver,
    NotYourTurn {
        to_move: Seat,
    },
    /// Something else is to be decided, by this rule.
    NotNow {
        pending: RuleId,
    },
    TooEarly {
        turns: u16,
    },
    AlreadyDrew,
    DeckEmpty,
    OneCardATurn,
    NotInHand {
        card: Card,
    },
    OnlyAsCounter {
        card: Card,
    },
    NotACounter {
        card: Card,
    },
    OutOfReach {
        counter: Card,
        card: Card,
    },
    NoSuchPoint {
        point: u8,
    },
    Occupied {
        point: u8,
    },
    Suicide {
        point: u8,
    },
    Repetition {
        point: u8,
    },
    NoTarget {
        point: u8,
    },
    NamedTwice {
        point: u8,
    },
    NotNamed {
        point: u8,
    },
}

impl Cites for Event {
    fn rule(&self) -> RuleId {
        match self {
            Event::Drew { .. } => rules::TURN,
            Event::Announced { .. } => rules::ANNOUNCED,
            Event::Declined { .. } | Event::Cancelled { .. } => rules::COUNTER,
            Event::WithoutEffect { .. } => rules::NO_EFFECT,
            Event::Plucked { .. } => rules::PLUCK,
            Event::HandsDiscarded { .. } => rules::STORM,
            Event::Named { .. } => rules::DILEMMA,
            Event::Placed { .. } | Event::Passed { .. } => rules::PLACING,
            Event::Discarded { .. } => rules::HAND_LIMIT,
        }
    }
}

impl Cites for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Refusal::GameOver => rules::END,
            Refusal::NotYourTurn { .. } | Refusal::AlreadyDrew | Refusal::NotInHand { .. } => rules::TURN,
            Refusal::NotNow { pending } => *pending,
            Refusal::TooEarly { .. } => rules::EARLY,
            Refusal::DeckEmpty => rules::DECK,
            Refusal::OneCardATurn | Refusal::OnlyAsCounter { .. } => rules::ONE_CARD,
            Refusal::NotACounter { .. } => rules::COUNTER,
            Refusal::OutOfReach { counter, .. } => counter.rule(),
            Refusal::NoSuchPoint { .. } => rules::BOARD,
            Refusal::Occupied { .. } => rules::PLACING,
            Refusal::Suicide { .. } | Refusal::Repetition { .. } => rules::ILLEGAL,
            Refusal::NoTarget { .. } => rules::PLUCK,
            Refusal::NamedTwice { .. } | Refusal::NotNamed { .. } => rules::DILEMMA,
        }
    }
}
