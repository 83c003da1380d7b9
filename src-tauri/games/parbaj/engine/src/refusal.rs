//! Refusals of moves and touches.

use crate::card::CardId;
use crate::moves::Target;
use crate::permanent::PermanentRef;
use crate::rules;
use crate::step::{Reason, Step};
use game::{Cites, RuleId, Seat};
use serde::Serialize;

/// A part of a cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajCostPart")]
pub enum CostPart {
    /// Active creatures in the reserve.
    Builders,
    /// Permanents to sacrifice.
    Sacrifice,
    /// Cards to discard.
    Discard,
    Life,
}

/// Why a move or a touch is refused, with the permanents and cards concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "ParbajRefusal")]
pub enum Refusal {
    GameOver {
        reason: Reason,
    },
    /// The other player decides now.
    NotYourDecision {
        to_move: Seat,
    },
    /// Another kind of decision has to be made now.
    NotNow {
        step: Step,
    },
    /// The opening hand has already been shuffled back once.
    MulliganUsed,
    /// The card isn't in the player's hand.
    NotInHand {
        card: CardId,
    },
    /// The card isn't in the player's discard pile.
    NotInDiscard {
        card: CardId,
    },
    /// No such permanent is in play.
    NotInPlay,
    /// The permanent is on the other side.
    NotYours {
        piece: PermanentRef,
    },
    /// Only instants may be played now; other cards need the player's own main phase.
    OnlyInOwnMain {
        card: CardId,
    },
    /// In reply to an action only cards and abilities that prevent may be used.
    OnlyReactions {
        card: CardId,
    },
    /// The card has no Neutralisation.
    NoNeutralisation {
        card: CardId,
    },
    /// A reaction needs an action to prevent.
    NothingToPrevent {
        card: CardId,
    },
    /// No action in the queue is within the card's scope.
    NothingInScope {
        card: CardId,
    },
    /// The chosen action isn't within the card's scope.
    OutOfScope {
        card: CardId,
        action: CardId,
    },
    /// A scope for abilities doesn't include the playing of a spell.
    SpellIsNoAbility {
        card: CardId,
        action: CardId,
    },
    /// The playing condition isn't met.
    ConditionUnmet {
        card: CardId,
        /// The clause's index in the text.
        clause: u8,
    },
    /// There is no legal target.
    NoTarget {
        card: CardId,
    },
    /// The choice isn't a legal target.
    WrongTarget {
        card: CardId,
        target: Target,
    },
    /// The permanent can't be the target of an opponent's spells and abilities.
    CantBeTargeted {
        piece: PermanentRef,
    },
    /// Using the clause would change nothing whatever is chosen for it, so its cost can't be paid.
    ChangesNothing {
        card: CardId,
    },
    /// The player has too few VP.
    TooExpensive {
        card: CardId,
        /// The current cost in VP.
        cost: u8,
        /// The VP that the player has.
        vp: u8,
    },
    /// Another part of the cost can't be paid.
    CantPay {
        card: CardId,
        /// The part that can't be paid.
        part: CostPart,
    },
    /// X is out of bounds.
    XOutOfBounds {
        least: u8,
        /// The most that can be paid.
        most: u8,
    },
    /// The permanent can't be given for the cost.
    CantBeGiven {
        piece: PermanentRef,
        /// The part of the cost.
        part: CostPart,
    },
    NothingAnnounced,
    /// An action is being announced and has to be finished first.
    AnnouncedFirst {
        card: CardId,
    },
    /// The announced action still needs a choice.
    NotReady {
        card: CardId,
    },
    /// The clause isn't one that a player activates.
    NotActivated {
        card: CardId,
        /// The clause's index in the text.
        clause: u8,
    },
    /// Only the other player may choose this drawback.
    NotYourChoice {
        piece: PermanentRef,
    },
    /// The permanent has lost its drawbacks.
    DrawbackLifted {
        piece: PermanentRef,
    },
    /// The ability doesn't work where the card is.
    DoesntWorkThere {
        card: CardId,
    },
    /// The clause has already been used in this turn.
    AlreadyUsed {
        piece: PermanentRef,
    },
    /// The permanent has lost all abilities.
    Silenced {
        piece: PermanentRef,
    },
    /// Abilities of passive items, enchantments and buildings don't work.
    PassiveDoesNothing {
        piece: PermanentRef,
    },
    /// A passive permanent can't be turned passive.
    AlreadyPassive {
        piece: PermanentRef,
    },
    /// Only creatures move and fight.
    NotACreature {
        piece: PermanentRef,
    },
    /// A passive creature can't stand at the guard post.
    PassiveCantGuard {
        piece: PermanentRef,
    },
    /// A text forbids the creature to be at the guard post.
    CantGuard {
        piece: PermanentRef,
        /// Whether a drawback of its own forbids it.
        drawback: bool,
        /// Whether that drawback has no label.
        unlabelled: bool,
    },
    /// The creature has already moved in this phase.
    AlreadyMoved {
        piece: PermanentRef,
    },
    /// Only creatures at the guard post attack.
    NotAtGuardPost {
        piece: PermanentRef,
    },
    /// A text forbids the creature to attack.
    CantAttack {
        piece: PermanentRef,
        /// Whether a drawback of its own forbids it.
        drawback: bool,
        /// Whether that drawback has no label.
        unlabelled: bool,
    },
    /// The creature is already attacking.
    AlreadyAttacks {
        piece: PermanentRef,
    },
    /// The player and buildings can be attacked only if every enemy guard is attacked.
    GuardsFirst,
    /// Only enemy guards, enemy buildings and the opponent can be attacked.
    CantBeAttacked {
        target: Target,
    },
    /// Creatures in reserve can't be attacked.
    InReserve {
        piece: PermanentRef,
    },
    /// It isn't among the things that still have to happen in this upkeep.
    NotInThisUpkeep {
        piece: PermanentRef,
    },
    /// The attacker doesn't attack that guard, or already has a place in the order.
    NotStruck {
        piece: PermanentRef,
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

/// The order in which several refusals are listed: first whose decision it is and where the card is, then what its text
/// requires, then the state of the board, and last targets and costs, as when playing a card (DU-4.2).
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
