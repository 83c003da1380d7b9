//! Why something can't be done.

use crate::ability::Ability;
use crate::boon::Boon;
use crate::card::Card;
use crate::display::Place;
use crate::rules;
use crate::star_set::StarId;
use game::{Cites, RuleId, Seat};
use serde::Serialize;

/// Why a move or a touch is refused, with the pieces concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "AstraRefusal")]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// The other side decides now.
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
    /// The abilities come before the action.
    AfterAction {
        /// Whose ability.
        card: Card,
    },
    /// The card isn't one of the active ones.
    NotActive {
        /// Which one.
        card: Card,
        /// What it was to be chosen for.
        purpose: Purpose,
    },
    /// The card has been used.
    Exhausted {
        /// Which one.
        card: Card,
    },
    /// The ability would do nothing.
    NoEffect {
        /// Which one.
        ability: Ability,
    },
    /// The deck above the end card is empty: no ability touches what lies below.
    DeckEmpty {
        /// Which one.
        ability: Ability,
    },
    /// The ability needs something else to be aimed at.
    WrongAim {
        /// Which one.
        ability: Ability,
    },
    /// An ability reactivates neither its own card nor one of its own kind.
    OwnKind {
        /// Which card.
        card: Card,
    },
    /// The card isn't exhausted.
    NotExhausted {
        /// Which one.
        card: Card,
    },
    /// Somebody has marked the card: it stays.
    MarkedCard {
        /// Which one.
        card: Card,
    },
    /// No card lies there.
    NoCardThere {
        /// Where.
        place: Place,
        /// What one was looked for.
        purpose: Purpose,
    },
    /// Every star of the card is marked: it waits to be discovered.
    Complete {
        /// Which card.
        card: Card,
    },
    /// There is neither stardust nor a free star.
    NoStardust,
    /// An Observe marks at least one star.
    NoStar,
    /// The card has no such star.
    NoSuchStar {
        /// Which card.
        card: Card,
        /// Which star.
        star: StarId,
    },
    /// The star is marked already.
    AlreadyMarked {
        /// Which card.
        card: Card,
        /// Which star.
        star: StarId,
    },
    /// An unmarked card is begun at its starting star.
    NotStartingStar {
        /// Which card.
        card: Card,
        /// Which star.
        star: StarId,
        /// The starting star.
        start: StarId,
    },
    /// No line joins the first star to a marked one.
    NotJoinedToMarked {
        /// Which card.
        card: Card,
        /// Which star.
        star: StarId,
    },
    /// No line joins the star to the one marked before it.
    NotJoined {
        /// Which card.
        card: Card,
        /// The star marked before.
        from: StarId,
        /// Which star.
        star: StarId,
    },
    /// There is no jump for this turn, or no more.
    NoJump {
        /// Which card.
        card: Card,
        /// The star marked before.
        from: StarId,
        /// The star beyond a marked one.
        star: StarId,
    },
    /// There isn't enough stardust.
    TooExpensive {
        /// Which card.
        card: Card,
        /// The first star that can't be paid.
        star: StarId,
        /// What all stars up to it cost.
        needs: u8,
        /// Stardust there is.
        has: u8,
    },
    /// The card isn't complete.
    NotComplete {
        /// Which card.
        card: Card,
    },
    /// The card has no such boon.
    NoSuchBoon {
        /// Which card.
        card: Card,
        /// Which boon.
        boon: Boon,
    },
    /// The dream pen has marked more: only the two right boons are left.
    FewerThanDream {
        /// Which card.
        card: Card,
        /// Stars of one's own pen.
        yours: u8,
        /// Stars of the dream pen.
        dream: u8,
    },
    /// The boon reactivates one of the exhausted cards: say which one.
    WhichCard,
    /// So many cards are put back.
    NotSoMany {
        /// How many.
        cards: u8,
    },
}

/// What a card is chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", content = "of", rename_all = "camelCase")]
#[serde(rename = "AstraPurpose")]
pub enum Purpose {
    /// To use its ability.
    Use,
    /// To be what an ability is aimed at.
    Aim(Ability),
    /// To observe it.
    Observe,
    /// To discover it.
    Discover,
    /// To set it aside.
    SetAside,
}

impl Purpose {
    /// The rule by which it is chosen.
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

/// What can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "AstraDecision")]
pub enum Decision {
    /// An ability, or the action.
    Turn,
    /// In which order the deck's top cards go back.
    Reorder,
    /// Another Observe.
    ObserveMore,
    /// Which card is discovered first.
    Discover,
    /// Which card is set aside.
    SetAside,
    /// Which star the dream pen marks.
    Dream,
    /// Which boon is taken.
    Boon,
    /// Auptolemy's turn.
    Automaton,
}

impl Decision {
    /// The rule that asks for it.
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
