//! Why something can't be done.

use crate::card::CardId;
use crate::moves::Target;
use crate::permanent::Piece;
use crate::rules;
use crate::step::{Reason, Step};
use game::{Cites, RuleId, Seat};
use serde::Serialize;

/// A part of a cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajCostPart")]
pub enum CostPart {
    /// Active creatures in reserve.
    Builders,
    /// Permanents to sacrifice.
    Sacrifice,
    /// Cards to discard.
    Discard,
    /// Ép.
    Life,
}

/// Why a move or a touch is refused, with the pieces concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "ParbajRefusal")]
pub enum Refusal {
    /// The game is over.
    GameOver {
        /// By what.
        reason: Reason,
    },
    /// The other player decides now.
    NotYourDecision {
        /// Who.
        to_move: Seat,
    },
    /// Something else has to be decided now.
    NotNow {
        /// What.
        step: Step,
    },
    /// The opening hand has been shuffled back once.
    MulliganUsed,
    /// The card isn't in one's hand.
    NotInHand {
        /// Which.
        card: CardId,
    },
    /// The card isn't in one's discard pile.
    NotInDiscard {
        /// Which.
        card: CardId,
    },
    /// Nothing of that name is in play.
    NotInPlay,
    /// It lies on the other side.
    NotYours {
        /// Which.
        piece: Piece,
    },
    /// Only instants may be played now: everything else in one's own main phase.
    OnlyInOwnMain {
        /// Which.
        card: CardId,
    },
    /// In reply to an action, only what prevents it.
    OnlyReactions {
        /// Which card.
        card: CardId,
    },
    /// The card has no Neutralisation.
    NoNeutralisation {
        /// Which.
        card: CardId,
    },
    /// A reaction needs an action to prevent.
    NothingToPrevent {
        /// Which card.
        card: CardId,
    },
    /// No action in the queue is in its scope.
    NothingInScope {
        /// Which card.
        card: CardId,
    },
    /// That action isn't in its scope.
    OutOfScope {
        /// Which card.
        card: CardId,
        /// The card of the action.
        action: CardId,
    },
    /// What speaks of abilities doesn't reach the playing of a spell.
    SpellIsNoAbility {
        /// Which card.
        card: CardId,
        /// The spell.
        action: CardId,
    },
    /// The playing condition isn't met.
    ConditionUnmet {
        /// Which card.
        card: CardId,
        /// The clause's place in the text.
        clause: u8,
    },
    /// There is nothing it could be aimed at.
    NoTarget {
        /// Which card.
        card: CardId,
    },
    /// That can't be its target.
    WrongTarget {
        /// Which card.
        card: CardId,
        /// What was chosen.
        target: Target,
    },
    /// That can't be the target of an opponent's spells and abilities.
    CantBeTargeted {
        /// What.
        piece: Piece,
    },
    /// Whatever is chosen for it, nothing would come of it, so nothing can be paid for it.
    ChangesNothing {
        /// Which card's text.
        card: CardId,
    },
    /// There aren't enough VP.
    TooExpensive {
        /// Which card.
        card: CardId,
        /// What it costs now.
        cost: u8,
        /// What there is.
        vp: u8,
    },
    /// Another part of the cost can't be paid.
    CantPay {
        /// Which card.
        card: CardId,
        /// What is missing.
        part: CostPart,
    },
    /// X is out of bounds.
    XOutOfBounds {
        /// The least.
        least: u8,
        /// The most that can be paid.
        most: u8,
    },
    /// That can't be given for the cost.
    CantBeGiven {
        /// What.
        piece: Piece,
        /// What for.
        part: CostPart,
    },
    /// Nothing is being announced.
    NothingAnnounced,
    /// What is announced comes first.
    AnnouncedFirst {
        /// Its card.
        card: CardId,
    },
    /// Something of what is announced still has to be chosen.
    NotReady {
        /// Its card.
        card: CardId,
    },
    /// That part of the text isn't one that anybody activates.
    NotActivated {
        /// Of which card.
        card: CardId,
        /// The clause's place in the text.
        clause: u8,
    },
    /// A drawback that is the other player's choice.
    NotYourChoice {
        /// Whose drawback.
        piece: Piece,
    },
    /// It has lost its drawbacks.
    DrawbackLifted {
        /// Which.
        piece: Piece,
    },
    /// The ability doesn't work there.
    DoesntWorkThere {
        /// Of which card.
        card: CardId,
    },
    /// It has been used in this turn.
    AlreadyUsed {
        /// Which.
        piece: Piece,
    },
    /// It has lost all abilities.
    Silenced {
        /// Which.
        piece: Piece,
    },
    /// Passive items, enchantments and buildings have no working abilities.
    PassiveDoesNothing {
        /// Which.
        piece: Piece,
    },
    /// What is passive can't be turned passive.
    AlreadyPassive {
        /// Which.
        piece: Piece,
    },
    /// Only creatures move and fight.
    NotACreature {
        /// Which.
        piece: Piece,
    },
    /// A passive creature can't stand at the guard post.
    PassiveCantGuard {
        /// Which.
        piece: Piece,
    },
    /// It can't stand at the guard post.
    CantGuard {
        /// Which.
        piece: Piece,
        /// Whether a drawback of its own says so.
        drawback: bool,
        /// Whether that has no label.
        unlabelled: bool,
    },
    /// It has moved in this phase.
    AlreadyMoved {
        /// Which.
        piece: Piece,
    },
    /// Only creatures at the guard post attack.
    NotAtGuardPost {
        /// Which.
        piece: Piece,
    },
    /// It can't attack.
    CantAttack {
        /// Which.
        piece: Piece,
        /// Whether a drawback of its own says so.
        drawback: bool,
        /// Whether that has no label.
        unlabelled: bool,
    },
    /// It is already attacking.
    AlreadyAttacks {
        /// Which.
        piece: Piece,
    },
    /// Player and buildings can be attacked only when every enemy guard is attacked.
    GuardsFirst,
    /// That can't be attacked: only enemy guards and buildings, and the player.
    CantBeAttacked {
        /// What.
        target: Target,
    },
    /// Creatures in reserve can't be attacked.
    InReserve {
        /// Which.
        piece: Piece,
    },
    /// It isn't waiting to happen in this upkeep.
    NotInThisUpkeep {
        /// On what.
        piece: Piece,
    },
    /// It doesn't attack that guard, or has its place in the order.
    NotStruck {
        /// Which.
        piece: Piece,
    },
}

impl Cites for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Refusal::GameOver { reason } => reason.rule(),
            Refusal::NotYourDecision { .. } => rules::ALTERNATING,
            Refusal::NotNow { .. } => rules::WINDOWS,
            Refusal::MulliganUsed => rules::BEGINNING,
            Refusal::NotInHand { .. } | Refusal::NotInDiscard { .. } | Refusal::NotInPlay => rules::ZONES,
            Refusal::NotYours { .. } => rules::OWNER,
            Refusal::OnlyInOwnMain { .. } => rules::MAIN,
            Refusal::OnlyReactions { .. } | Refusal::NothingToPrevent { .. } => rules::REACTIONS,
            Refusal::NoNeutralisation { .. } => rules::NEUTRALISATION,
            Refusal::NothingInScope { .. } | Refusal::OutOfScope { .. } => rules::SCOPE,
            Refusal::SpellIsNoAbility { .. } => rules::NOT_SPELLS,
            Refusal::ConditionUnmet { .. } => rules::CONDITION,
            Refusal::NoTarget { .. }
            | Refusal::WrongTarget { .. }
            | Refusal::NothingAnnounced
            | Refusal::AnnouncedFirst { .. }
            | Refusal::NotReady { .. } => rules::PLAYING,
            Refusal::CantBeTargeted { .. } => rules::CONFLICT,
            Refusal::TooExpensive { .. } | Refusal::CantBeGiven { .. } | Refusal::ChangesNothing { .. } => rules::COSTS,
            Refusal::CantPay { part: CostPart::Discard, .. } => rules::DISCARDING,
            Refusal::CantPay { .. } => rules::COSTS,
            Refusal::XOutOfBounds { .. } => rules::VARIABLE,
            Refusal::NotActivated { .. } => rules::ABILITIES,
            Refusal::NotYourChoice { .. } => rules::BY_CHOICE,
            Refusal::DrawbackLifted { .. } => rules::DRAWBACK,
            Refusal::DoesntWorkThere { .. } => rules::IN_PLAY,
            Refusal::AlreadyUsed { .. } => rules::LOOPS,
            Refusal::Silenced { .. } => rules::ABILITY,
            Refusal::PassiveDoesNothing { .. } | Refusal::AlreadyPassive { .. } | Refusal::PassiveCantGuard { .. } => {
                rules::PASSIVE
            }
            Refusal::NotACreature { .. } => rules::TYPES,
            Refusal::CantGuard { unlabelled: true, .. } | Refusal::CantAttack { unlabelled: true, .. } => {
                rules::OLD_EDITION
            }
            Refusal::CantGuard { drawback: true, .. } | Refusal::CantAttack { drawback: true, .. } => rules::DRAWBACK,
            Refusal::CantGuard { .. } | Refusal::AlreadyMoved { .. } => rules::MOVEMENT,
            Refusal::NotAtGuardPost { .. }
            | Refusal::AlreadyAttacks { .. }
            | Refusal::GuardsFirst
            | Refusal::CantBeAttacked { .. } => rules::ATTACKERS,
            Refusal::CantAttack { .. } => rules::COMBAT,
            Refusal::InReserve { .. } | Refusal::NotStruck { .. } => rules::STRIKE,
            Refusal::NotInThisUpkeep { .. } => rules::UPKEEP,
        }
    }
}

/// The order in which several refusals are told: whose decision it is and where the card is, then what its text asks for,
/// then how things stand; last come targets and costs, as a card is played (DU-4.2).
pub(crate) const ORDER: &[RuleId] = &[
    rules::BEGINNING,
    rules::LOSING,
    rules::EMPTY_DECK,
    rules::LONG_GAME,
    rules::ZONES,
    rules::OWNER,
    rules::UPKEEP,
    rules::MAIN,
    rules::ALTERNATING,
    rules::WINDOWS,
    rules::IN_PLAY,
    rules::BY_CHOICE,
    rules::DRAWBACK,
    rules::OLD_EDITION,
    rules::ABILITY,
    rules::ABILITIES,
    rules::NEUTRALISATION,
    rules::CONDITION,
    rules::TYPES,
    rules::PASSIVE,
    rules::MOVEMENT,
    rules::COMBAT,
    rules::REACTIONS,
    rules::SCOPE,
    rules::NOT_SPELLS,
    rules::LOOPS,
    rules::ATTACKERS,
    rules::STRIKE,
    rules::CONFLICT,
    rules::PLAYING,
    rules::VARIABLE,
    rules::COSTS,
    rules::DISCARDING,
];
