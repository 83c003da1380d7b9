//! Refusals: why a move or a touch is forbidden.

use crate::ability::Ability;
use crate::boon::Boon;
use crate::card::Card;
use crate::display::DisplayPlace;
use crate::rules;
use crate::star_set::StarId;
use game::{Cites, RuleId, Seat};
use serde::Serialize;

/// Why a move or a touch is refused, with the pieces and numbers concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "AstraRefusal")]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// The other seat has to move.
    NotYourTurn { to_move: Seat },
    /// Another decision has to be made first.
    FirstDecide { pending: Decision },
    /// No such decision is pending.
    NotAsked { decision: Decision },
    /// Abilities can't be used after the action.
    AfterAction {
        /// The card whose ability it is.
        card: Card,
    },
    /// The card isn't active.
    NotActive {
        card: Card,
        /// The purpose for which it was chosen.
        purpose: Purpose,
    },
    /// The card has already been used.
    Exhausted { card: Card },
    /// The ability would have no effect.
    NoEffect { ability: Ability },
    /// The deck above the end card is empty; no ability affects the cards below.
    DeckEmpty { ability: Ability },
    /// The ability needs another kind of target.
    WrongAim { ability: Ability },
    /// An ability reactivates neither its own card nor one with the same ability.
    OwnKind {
        /// The card chosen as the target.
        card: Card,
    },
    /// The card isn't exhausted.
    NotExhausted { card: Card },
    /// The card can't be exchanged because it has a mark.
    MarkedCard { card: Card },
    /// No card lies at the place.
    NoCardThere {
        place: DisplayPlace,
        /// The purpose for which it was chosen.
        purpose: Purpose,
    },
    /// Every star of the card is marked: it has to be discovered.
    Complete { card: Card },
    /// There is neither stardust nor a free star.
    NoStardust,
    /// An Observe marks at least one star.
    NoStar,
    /// The card has no such star.
    NoSuchStar { card: Card, star: StarId },
    /// The star is marked already.
    AlreadyMarked { card: Card, star: StarId },
    /// An unmarked card is begun at its starting star.
    NotStartingStar { card: Card, star: StarId, start: StarId },
    /// No line joins the first star to a marked one.
    NotJoinedToMarked { card: Card, star: StarId },
    /// No line joins the star to the one marked before it.
    NotJoined {
        card: Card,
        /// The star marked before.
        from: StarId,
        star: StarId,
    },
    /// No jump is allowed in this turn, or no further one.
    NoJump {
        card: Card,
        /// The star marked before.
        from: StarId,
        /// The star behind a marked one.
        star: StarId,
    },
    /// There isn't enough stardust.
    TooExpensive {
        card: Card,
        /// The first star that can't be paid.
        star: StarId,
        /// The price of all stars up to it, in stardust.
        needs: u8,
        /// The stardust available.
        has: u8,
    },
    /// The card isn't complete.
    NotComplete { card: Card },
    /// The card has no such boon.
    NoSuchBoon { card: Card, boon: Boon },
    /// The dream pen has marked more stars than the person: only the two boons on the right can be taken.
    FewerThanDream {
        card: Card,
        /// Number of stars marked by the person.
        yours: u8,
        /// Number of stars marked by the dream pen.
        dream: u8,
    },
    /// The boon reactivates one of the exhausted cards, which has to be chosen.
    WhichCard,
    /// The wrong number of cards is put back.
    NotSoMany {
        /// The number of cards that have to be put back.
        cards: u8,
    },
}

/// The purpose for which a card is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", content = "of", rename_all = "camelCase")]
#[serde(rename = "AstraPurpose")]
pub enum Purpose {
    /// To use its ability.
    Use,
    /// To be the target of an ability.
    Aim(Ability),
    /// To observe it.
    Observe,
    /// To discover it.
    Discover,
    /// To set it aside.
    SetAside,
}

impl Purpose {
    /// Returns the rule by which a card is chosen for this purpose.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Purpose::Use => rules::ABILITY_PHASE,
            Purpose::Aim(ability) => ability.rule(),
            Purpose::Observe => rules::OBSERVE,
            Purpose::Discover => rules::DISCOVERY,
            Purpose::SetAside => rules::WISDOM_LIMIT,
        }
    }
}

/// The kinds of decisions in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "AstraDecision")]
pub enum Decision {
    /// An ability or the action.
    Turn,
    /// In which order to put the deck's top cards back.
    Reorder,
    /// Whether to make another Observe.
    ObserveMore,
    /// Which card to discover first.
    Discover,
    /// Which card to set aside.
    SetAside,
    /// Which star to mark with the dream pen.
    Dream,
    /// Which boon to take.
    Boon,
    /// Auptolemy's turn.
    Automaton,
}

impl Decision {
    /// Returns the rule that requires the decision.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Decision::Turn => rules::ACTION,
            Decision::Reorder => rules::ABILITY_PEEK,
            Decision::ObserveMore => rules::TELESCOPE,
            Decision::Discover => rules::DISCOVERY,
            Decision::SetAside => rules::WISDOM_LIMIT,
            Decision::Dream => rules::DREAM,
            Decision::Boon => rules::BOON_CHOICE,
            Decision::Automaton => rules::NO_ABILITIES,
        }
    }
}

impl Cites for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Refusal::GameOver | Refusal::DeckEmpty { .. } => rules::END,
            Refusal::NotYourTurn { .. } => rules::ACTION,
            Refusal::FirstDecide { pending: decision } | Refusal::NotAsked { decision } => decision.rule(),
            Refusal::NotActive { purpose, .. } | Refusal::NoCardThere { purpose, .. } => purpose.rule(),
            Refusal::AfterAction { .. } | Refusal::Exhausted { .. } | Refusal::Complete { .. } => rules::ABILITY_PHASE,
            Refusal::NoEffect { ability } | Refusal::WrongAim { ability } => ability.rule(),
            Refusal::OwnKind { .. } | Refusal::NotExhausted { .. } => rules::ABILITY_REACTIVATE,
            Refusal::MarkedCard { .. } => rules::ABILITY_EXCHANGE,
            Refusal::NoStar | Refusal::TooExpensive { .. } => rules::OBSERVE,
            Refusal::NoStardust => rules::TELESCOPE,
            Refusal::NoSuchStar { .. } => rules::CARDS,
            Refusal::AlreadyMarked { .. } | Refusal::NotStartingStar { .. } | Refusal::NotJoinedToMarked { .. } => {
                rules::FIRST_STAR
            }
            Refusal::NotJoined { .. } => rules::NEXT_STAR,
            Refusal::NoJump { .. } => rules::ABILITY_JUMP,
            Refusal::NotComplete { .. } => rules::DISCOVERY,
            Refusal::NoSuchBoon { .. } => rules::BOON_CHOICE,
            Refusal::FewerThanDream { .. } => rules::FEWER_THAN_DREAM,
            Refusal::WhichCard => rules::BOON_REACTIVATE,
            Refusal::NotSoMany { .. } => rules::ABILITY_PEEK,
        }
    }
}
