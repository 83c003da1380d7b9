//! Why something can't be done.

use crate::card::Card;
use crate::moves::Deed;
use crate::rules;
use crate::suit::{Suit, Trump};
use game::{Cites, RuleId, Seat};
use serde::Serialize;

/// Why a move or a touch is refused, with the pieces concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "IszkenderunRefusal")]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Somebody else decides now.
    NotYourTurn {
        /// Who.
        to_move: Seat,
    },
    /// Another decision comes first.
    FirstDecide {
        /// Which one.
        pending: Decision,
    },
    /// That decision isn't asked for now.
    NotAsked {
        /// Which one.
        decision: Decision,
    },
    /// So many actions in a round are the most: only passing is left.
    MustPass {
        /// Actions done in this round.
        actions: u8,
    },
    /// There is no such player's row.
    NoSuchRow {
        /// The row asked for.
        row: Seat,
    },
    /// The card to play isn't in hand.
    NotInHand {
        /// Which one.
        card: Card,
    },
    /// Only a closing card may go to another's row.
    NotYourRow {
        /// Which card.
        card: Card,
        /// Whose row.
        row: Seat,
    },
    /// The row is closed.
    RowClosed {
        /// Whose.
        row: Seat,
        /// By which card.
        by: Card,
    },
    /// The row's owner has passed.
    RowPassed {
        /// Whose.
        row: Seat,
    },
    /// The card isn't in one's own row.
    NotInYourRow {
        /// Which one.
        card: Card,
    },
    /// The card can't be discarded for anything.
    NoAbility {
        /// Which one.
        card: Card,
    },
    /// The ability would find no target.
    NothingToAimAt {
        /// Whose ability.
        card: Card,
    },
    /// The paying card is guarded.
    PayerGuarded {
        /// Which card.
        card: Card,
        /// By which neighbour.
        by: Card,
    },
    /// The paying card is protected.
    PayerProtected {
        /// Which card.
        card: Card,
    },
    /// The target is guarded.
    Guarded {
        /// Which card.
        card: Card,
        /// By which neighbour.
        by: Card,
    },
    /// "Another card" isn't the one that pays.
    NotAnother {
        /// Which card.
        card: Card,
    },
    /// A swap needs two cards.
    SwapTwo {
        /// Cards chosen.
        chosen: u8,
    },
    /// The target's owner has passed.
    TargetPassed {
        /// Which card.
        card: Card,
        /// Whose row.
        row: Seat,
    },
    /// The target is protected.
    TargetProtected {
        /// Which card.
        card: Card,
    },
    /// There is no card of so small a value to discard.
    NoVictim {
        /// Whose ability.
        card: Card,
        /// The greatest current value.
        most: u8,
    },
    /// That is trump already.
    TrumpAlready {
        /// What.
        trump: Trump,
    },
    /// The target's current value is too great.
    TooGreat {
        /// Which card.
        card: Card,
        /// Its current value.
        value: u16,
        /// The greatest allowed.
        most: u8,
    },
    /// The target's current value is too great once the cost is paid.
    TooGreatOncePaid {
        /// Which card.
        card: Card,
        /// Its current value then.
        value: u16,
        /// The greatest allowed.
        most: u8,
    },
    /// The target is of the wrong suit.
    WrongSuit {
        /// Which card.
        card: Card,
        /// Whose ability.
        by: Card,
        /// The suit asked for.
        suit: Suit,
    },
    /// The target isn't in play once the cost is paid.
    NotInPlay {
        /// Which card.
        card: Card,
    },
    /// The target isn't in the discard pile.
    NotInDiscards {
        /// Which card.
        card: Card,
        /// Whose ability.
        by: Card,
    },
    /// So many targets belong to the ability.
    Targets {
        /// Whose ability.
        card: Card,
        /// How many.
        wanted: u8,
        /// Cards chosen.
        chosen: u8,
    },
    /// Discarding a closing card costs a hand card.
    ExtraNeeded {
        /// The closing card.
        card: Card,
    },
    /// The extra card isn't in hand.
    ExtraNotInHand {
        /// Which one.
        card: Card,
    },
    /// No extra card is asked for.
    ExtraForNothing {
        /// Which one.
        card: Card,
    },
    /// That many cards can't be drawn.
    NothingToDraw {
        /// Cards that would have to be drawn.
        wanted: u8,
        /// Cards that can be drawn.
        left: u8,
    },
    /// The action marker has been used.
    MarkerUsed,
    /// The card is neither in hand nor in one's own row.
    CostNotYours {
        /// Which one.
        card: Card,
    },
    /// There is no card to pay with.
    NothingToPay,
    /// The card's suit doesn't give that deed.
    WrongDeed {
        /// Which card.
        card: Card,
        /// Which deed.
        deed: Deed,
    },
    /// The deed is aimed at nothing.
    DeedWithoutTarget {
        /// Which deed.
        deed: Deed,
    },
    /// One to three hand cards are exchanged.
    ExchangeCount {
        /// Cards chosen.
        chosen: u8,
    },
    /// A card to exchange isn't in hand.
    ExchangeNotInHand {
        /// Which one.
        card: Card,
    },
    /// So many targets belong to the deed.
    DeedTargets {
        /// Which deed.
        deed: Deed,
        /// How many.
        wanted: u8,
        /// Cards chosen.
        chosen: u8,
    },
    /// The deed's target belongs to somebody who has passed.
    DeedPassed {
        /// Which deed.
        deed: Deed,
        /// Which card.
        card: Card,
        /// Whose row.
        row: Seat,
    },
    /// The card has a marker on it already.
    AlreadyProtected {
        /// Which card.
        card: Card,
    },
    /// The printed value is greater than that of the card that pays.
    TooDear {
        /// Which card.
        card: Card,
        /// The greatest printed value allowed.
        most: u8,
    },
    /// No deed of this card's suits has a target.
    NoDeedPossible {
        /// The card that would pay.
        card: Option<Card>,
    },
    /// Another card of the row is to be put on the score pile.
    NotToBank {
        /// Which card was asked for.
        card: Card,
    },
    /// The card to discard isn't in hand.
    NotInHandToDiscard {
        /// Which one.
        card: Card,
    },
}

/// The decisions of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "IszkenderunDecision")]
pub enum Decision {
    /// One action.
    Action,
    /// Which of equal cards to put on the score pile.
    Bank,
    /// Which card to discard, down to the limit.
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

impl Cites for Deed {
    fn rule(&self) -> RuleId {
        match self {
            Deed::Protect => rules::PROTECTION,
            Deed::Steal => rules::THEFT,
            Deed::Exchange => rules::EXCHANGE,
            Deed::ScorePile => rules::PLUS_FOUR,
        }
    }
}
