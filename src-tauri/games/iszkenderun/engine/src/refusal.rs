//! Refusals: why a move or a touch is forbidden.

use crate::card::Card;
use crate::moves::MarkerAction;
use crate::rules;
use crate::suit::{Suit, Trump};
use game::{Cites, RuleId, Seat};
use serde::Serialize;

/// Why a move or a touch is refused, with the pieces and numbers concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "IszkenderunRefusal")]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Another seat has to move.
    NotYourTurn { to_move: Seat },
    /// Another decision has to be made first.
    FirstDecide { pending: Decision },
    /// No such decision is pending.
    NotAsked { decision: Decision },
    /// The seat has done the greatest number of actions in a round: it can only pass.
    MustPass {
        /// Actions done in this round.
        actions: u8,
    },
    /// The row's seat doesn't exist.
    NoSuchRow { row: Seat },
    /// The card to play isn't in the seat's hand.
    NotInHand { card: Card },
    /// Only a closing card may be played in another seat's row.
    NotYourRow {
        card: Card,
        /// The owner of the row.
        row: Seat,
    },
    /// The row is closed.
    RowClosed {
        /// The owner of the row.
        row: Seat,
        /// The closing card.
        by: Card,
    },
    /// The row's owner has passed.
    RowPassed { row: Seat },
    /// The card isn't in the seat's own row.
    NotInYourRow { card: Card },
    /// The card has no ability.
    NoAbility { card: Card },
    /// The ability has no target.
    NothingToAimAt {
        /// The card whose ability it is.
        card: Card,
    },
    /// The card that would pay is guarded.
    PayerGuarded {
        /// The card that would pay.
        card: Card,
        /// The neighbour that guards it.
        by: Card,
    },
    /// The card that would pay is protected.
    PayerProtected { card: Card },
    /// The target is guarded.
    Guarded {
        /// The target.
        card: Card,
        /// The neighbour that guards it.
        by: Card,
    },
    /// "Another card" can't be the card that pays.
    NotAnother { card: Card },
    /// A swap needs two cards.
    SwapTwo {
        /// Number of cards chosen.
        chosen: u8,
    },
    /// The target's owner has passed.
    TargetPassed {
        /// The target.
        card: Card,
        /// The owner of the row.
        row: Seat,
    },
    /// The target is protected.
    TargetProtected {
        /// The target.
        card: Card,
    },
    /// No card in play has a small enough value to be discarded.
    NoVictim {
        /// The card whose ability it is.
        card: Card,
        /// The greatest current value allowed.
        most: u8,
    },
    /// The new trump is the current trump already.
    TrumpAlready { trump: Trump },
    /// The target's current value is too great.
    TooGreat {
        /// The target.
        card: Card,
        /// Its current value.
        value: u16,
        /// The greatest current value allowed.
        most: u8,
    },
    /// The target's current value is too great after the cost is paid.
    TooGreatOncePaid {
        /// The target.
        card: Card,
        /// Its current value after the cost is paid.
        value: u16,
        /// The greatest current value allowed.
        most: u8,
    },
    /// The target is of the wrong suit.
    WrongSuit {
        /// The target.
        card: Card,
        /// The card whose ability it is.
        by: Card,
        /// The required suit.
        suit: Suit,
    },
    /// The target isn't in play after the cost is paid.
    NotInPlay {
        /// The target.
        card: Card,
    },
    /// The target isn't in the discard pile.
    NotInDiscards {
        /// The target.
        card: Card,
        /// The card whose ability it is.
        by: Card,
    },
    /// The number of targets is wrong for the ability.
    Targets {
        /// The card whose ability it is.
        card: Card,
        /// Number of targets required.
        wanted: u8,
        /// Number of cards chosen.
        chosen: u8,
    },
    /// Discarding a closing card costs an extra hand card.
    ExtraNeeded {
        /// The closing card.
        card: Card,
    },
    /// The extra card isn't in the seat's hand.
    ExtraNotInHand { card: Card },
    /// No extra card is required.
    ExtraForNothing { card: Card },
    /// Not enough cards can be drawn.
    NothingToDraw {
        /// Number of cards that would have to be drawn.
        wanted: u8,
        /// Number of cards that can be drawn.
        left: u8,
    },
    /// The action marker has been used.
    MarkerUsed,
    /// The card is neither in the seat's hand nor in its own row.
    CostNotYours { card: Card },
    /// There is no card to pay with.
    NothingToPay,
    /// The card's suit doesn't pay for the deed.
    WrongDeed { card: Card, deed: MarkerAction },
    /// The deed has no target.
    DeedWithoutTarget { deed: MarkerAction },
    /// The number of cards to exchange isn't one to three.
    ExchangeCount {
        /// Number of cards chosen.
        chosen: u8,
    },
    /// A card to exchange isn't in the seat's hand.
    ExchangeNotInHand { card: Card },
    /// The number of targets is wrong for the deed.
    DeedTargets {
        deed: MarkerAction,
        /// Number of targets required.
        wanted: u8,
        /// Number of cards chosen.
        chosen: u8,
    },
    /// The owner of the deed's target has passed.
    DeedPassed {
        deed: MarkerAction,
        /// The target.
        card: Card,
        /// The owner of the row.
        row: Seat,
    },
    /// The card already has a marker on it.
    AlreadyProtected { card: Card },
    /// The printed value of the target is greater than that of the card that pays.
    TooDear {
        /// The target.
        card: Card,
        /// The greatest printed value allowed.
        most: u8,
    },
    /// No deed of this card's suits has a target.
    NoDeedPossible {
        /// The card that would pay; `None` if it isn't chosen yet.
        card: Option<Card>,
    },
    /// Another card of the row has to be put on the score pile.
    NotToBank {
        /// The card asked for.
        card: Card,
    },
    /// The card to discard isn't in the seat's hand.
    NotInHandToDiscard { card: Card },
}

/// The kinds of decisions in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "IszkenderunDecision")]
pub enum Decision {
    /// Which action to do.
    Action,
    /// Which of several equal cards to put on the score pile.
    Bank,
    /// Which card to discard to get down to the limit.
    Discard,
}

impl Cites for Decision {
    fn rule(&self) -> RuleId {
        match self {
            Decision::Action => rules::TURN,
            Decision::Bank => rules::BANK,
            Decision::Discard => rules::HAND_LIMIT,
        }
    }
}

impl Cites for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Refusal::GameOver => rules::GAME_END,
            Refusal::NotYourTurn { .. } => rules::TURN,
            Refusal::FirstDecide { pending: decision } | Refusal::NotAsked { decision } => decision.rule(),
            Refusal::MustPass { .. } => rules::ACTION_LIMIT,
            Refusal::NotInHand { .. } | Refusal::NoSuchRow { .. } => rules::OWN_ROW,
            Refusal::NotYourRow { .. } => rules::ANY_ROW,
            Refusal::RowClosed { .. } => rules::CLOSED,
            Refusal::RowPassed { .. } => rules::PASSED_ROW,
            Refusal::NotInYourRow { .. } | Refusal::NoAbility { .. } => rules::ABILITY,
            Refusal::NothingToAimAt { .. } => rules::NO_TARGET,
            Refusal::PayerGuarded { .. } => rules::CANNOT_PAY,
            Refusal::PayerProtected { .. } | Refusal::TargetProtected { .. } | Refusal::AlreadyProtected { .. } => {
                rules::PROTECTION
            }
            Refusal::Guarded { .. } => rules::GUARD,
            Refusal::NotAnother { .. } => rules::ANOTHER,
            Refusal::SwapTwo { .. } => rules::SWAP,
            Refusal::TargetPassed { .. } => rules::SPARED,
            Refusal::NoVictim { .. } => rules::EVERY_CARD,
            Refusal::TrumpAlready { .. } => rules::CHANGE_TRUMP,
            Refusal::TooGreat { .. } => rules::VALUES,
            Refusal::WrongSuit { by, .. } | Refusal::NotInDiscards { by, .. } => by.rule(),
            Refusal::TooGreatOncePaid { .. } | Refusal::NotInPlay { .. } | Refusal::Targets { .. } => {
                rules::ONE_DECISION
            }
            Refusal::ExtraNeeded { .. } | Refusal::ExtraNotInHand { .. } | Refusal::ExtraForNothing { .. } => {
                rules::EXTRA
            }
            Refusal::NothingToDraw { .. } => rules::DRAW,
            Refusal::MarkerUsed | Refusal::CostNotYours { .. } | Refusal::NothingToPay => rules::MARKER,
            Refusal::WrongDeed { .. } => rules::DEEDS,
            Refusal::DeedWithoutTarget { .. } | Refusal::NoDeedPossible { .. } => rules::NO_DEED,
            Refusal::ExchangeCount { .. } | Refusal::ExchangeNotInHand { .. } => rules::EXCHANGE,
            Refusal::DeedTargets { deed, .. } | Refusal::DeedPassed { deed, .. } => deed.rule(),
            Refusal::TooDear { .. } => rules::THEFT,
            Refusal::NotToBank { .. } => rules::BANK,
            Refusal::NotInHandToDiscard { .. } => rules::HAND_LIMIT,
        }
    }
}

impl Cites for MarkerAction {
    fn rule(&self) -> RuleId {
        match self {
            MarkerAction::Protect => rules::PROTECTION,
            MarkerAction::Steal => rules::THEFT,
            MarkerAction::Exchange => rules::EXCHANGE,
            MarkerAction::ScorePile => rules::PLUS_FOUR,
        }
    }
}
