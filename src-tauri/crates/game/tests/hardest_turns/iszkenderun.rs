//! Iszkenderun: an ability with two targets, and one that costs an extra hand card (IS-4.6, IS-4.10, IS-4.13).
//!
//! One round with the 44 one-suited cards. Payer, targets and extra card are one decision: whether a target is legal
//! is read after the whole cost is paid, so no part of the choice can be checked without the others. The move is
//! [`Move::Use`], plain `Copy` data; the touches that build it up are [`Intent::Ability`], and a touch is welcome as
//! long as some listed move goes on from it.

mod cards;
mod check;
mod contract;
mod rows;
mod tests;
mod turn;

use cards::{Card, Suit, Targets};
use game::{Chance, Cites, RuleId, Seat};
use serde::{Deserialize, Serialize};

mod rules {
    game::rule_ids! {
        /// Three or four players.
        SEATS = "IS-1.2";
        /// Clockwise, one action each.
        TURN = "IS-2.1";
        /// Into one's own row.
        OWN_ROW = "IS-3.1";
        /// A closing card goes on any row.
        CLOSING_CARD = "IS-3.2";
        /// A closed row takes no card.
        CLOSED = "IS-3.3";
        /// A passed row takes no card.
        PASSED_ROW = "IS-3.4";
        /// Current and final values.
        VALUES = "IS-3.8";
        /// Using an ability.
        ABILITY = "IS-4.1";
        /// No ability without a target.
        NO_TARGET = "IS-4.2";
        /// A guarded card can't pay.
        GUARDED_PAYER = "IS-4.3";
        /// Guarding.
        GUARD = "IS-4.4";
        /// Swapping.
        SWAP = "IS-4.6";
        /// Cards of who has passed aren't targets.
        SPARED = "IS-4.7";
        /// The extra card for a closing card.
        EXTRA = "IS-4.10";
        /// One decision, read after the cost.
        ONE_DECISION = "IS-4.13";
        /// Passing.
        PASS = "IS-6.1";
        /// The end of the round.
        ROUND_END = "IS-7.1";
    }
}

/// One decision: exactly one action (IS-2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum Move {
    /// Lay a card at the right end of a row.
    Play {
        card: Card,
        row: Seat,
    },
    /// Discard `payer`, and `extra` where a closing card is discarded from one's own row, for the ability.
    Use {
        payer: Card,
        targets: Targets,
        extra: Option<Card>,
    },
    Pass,
}

/// A touch, with what is already chosen: an ability is put together by several.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum Intent {
    Play { card: Card, row: Seat },
    Ability { payer: Card, targets: Vec<Card>, extra: Option<Card> },
    Pass,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Setup {
    seats: u8,
}

/// Everything public, the same for state and views.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Table {
    setup: Setup,
    trump: Suit,
    /// `None` when everybody has passed.
    active: Option<Seat>,
    /// By seat, from left to right.
    rows: Vec<Vec<Card>>,
    passed: Vec<bool>,
    discard: Vec<Card>,
}

/// Hands are kept in card order, the draw pile has its top at the end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct State {
    table: Table,
    chance: Chance,
    hands: Vec<Vec<Card>>,
    draw_pile: Vec<Card>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct View {
    seat: Seat,
    table: Table,
    hand: Vec<Card>,
    /// Cards in each hand.
    hands: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum Event {
    Played { seat: Seat, card: Card, row: Seat },
    Paid { seat: Seat, payer: Card, extra: Option<Card> },
    Discarded { card: Card, row: Seat },
    Swapped { cards: [Card; 2] },
    Opened { row: Seat },
    Passed { seat: Seat },
    RoundEnded,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum Refusal {
    RoundOver,
    NotYourTurn {
        active: Seat,
    },
    NotInHand {
        card: Card,
    },
    NotYourRow {
        row: Seat,
    },
    RowClosed {
        row: Seat,
    },
    RowPassed {
        row: Seat,
    },
    NotInYourRow {
        payer: Card,
    },
    NoAbility {
        payer: Card,
    },
    PayerGuarded {
        payer: Card,
    },
    /// The ability would have no target.
    NothingToAimAt {
        payer: Card,
    },
    /// So many targets belong to it.
    Targets {
        wanted: u8,
    },
    /// Not in play once the cost is paid.
    NotInPlay {
        target: Card,
    },
    Spared {
        target: Card,
    },
    TooGreat {
        target: Card,
        value: u8,
    },
    Guarded {
        target: Card,
    },
    SwappedWithItself {
        target: Card,
    },
    ExtraNeeded,
    ExtraNotInHand {
        extra: Card,
    },
    ExtraForNothing {
        extra: Card,
    },
}

impl Cites for Event {
    fn rule(&self) -> RuleId {
        match self {
            Event::Played { seat, row, .. } => {
                if seat == row {
                    rules::OWN_ROW
                } else {
                    rules::CLOSING_CARD
                }
            }
            Event::Paid { extra, .. } => {
                if extra.is_some() {
                    rules::EXTRA
                } else {
                    rules::ABILITY
                }
            }
            Event::Discarded { .. } => rules::ABILITY,
            Event::Swapped { .. } => rules::SWAP,
            Event::Opened { .. } => rules::EXTRA,
            Event::Passed { .. } => rules::PASS,
            Event::RoundEnded => rules::ROUND_END,
        }
    }
}

impl Cites for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Refusal::RoundOver => rules::ROUND_END,
            Refusal::NotYourTurn { .. } => rules::TURN,
            Refusal::NotInHand { .. } => rules::OWN_ROW,
            Refusal::NotYourRow { .. } => rules::CLOSING_CARD,
            Refusal::RowClosed { .. } => rules::CLOSED,
            Refusal::RowPassed { .. } => rules::PASSED_ROW,
            Refusal::NotInYourRow { .. } | Refusal::NoAbility { .. } => rules::ABILITY,
            Refusal::NothingToAimAt { .. } => rules::NO_TARGET,
            Refusal::PayerGuarded { .. } => rules::GUARDED_PAYER,
            Refusal::Targets { .. } | Refusal::NotInPlay { .. } => rules::ONE_DECISION,
            Refusal::Spared { .. } => rules::SPARED,
            Refusal::TooGreat { .. } => rules::VALUES,
            Refusal::Guarded { .. } => rules::GUARD,
            Refusal::SwappedWithItself { .. } => rules::SWAP,
            Refusal::ExtraNeeded | Refusal::ExtraNotInHand { .. } | Refusal::ExtraForNothing { .. } => rules::EXTRA,
        }
    }
}
