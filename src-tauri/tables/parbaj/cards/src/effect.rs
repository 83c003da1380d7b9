//! What a card does.

use crate::amount::Amount;
use crate::card_type::TypeSet;
use crate::condition::Condition;
use crate::cost::Cost;
use crate::filter::{Filter, Side};
use serde::{Deserialize, Serialize};

/// The kinds of counters (DU-3.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajCounterKind")]
pub enum CounterKind {
    /// Erősítő jelző: +1/+1.
    Strength,
    /// Gyengítő jelző: −1/−1.
    Weakness,
    /// Méregjelző: one more in each upkeep of the master; it kills once there are as many as the current Ép.
    Poison,
    /// Időleges költség jelző (DU-91.3.4). No effect puts one on.
    TemporaryCost,
    /// Teherjelző: its drawback is that in each upkeep of the master they lose 1 Ép and one of them comes off
    /// (DU-91.3.7).
    Burden,
}

impl CounterKind {
    /// All of them.
    pub const ALL: [CounterKind; 5] = [
        CounterKind::Strength,
        CounterKind::Weakness,
        CounterKind::Poison,
        CounterKind::Burden,
        CounterKind::TemporaryCost,
    ];
}

/// What is chosen as a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum TargetSpec {
    /// A permanent.
    Permanent(Filter),
    /// A player.
    Player,
    /// A player, or a creature of some kind.
    PlayerOrCreature(Filter),
    /// A card in a discard pile.
    Discarded {
        /// Whose.
        side: Side,
        /// Of which types.
        #[serde(default)]
        types: TypeSet,
    },
}

/// Who or what an effect concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Subject {
    /// The card that says so.
    This,
    /// A target of the same clause, from 0.
    Target(u8),
    /// Every permanent of a kind.
    Each(Filter),
    /// The permanent that the occasion is about: the one that came, fell or was played.
    It,
    /// The one who plays the spell or is the card's master; for a bounty, whoever gets it.
    You,
    /// The other one.
    Opponent,
    /// Both players.
    Everybody,
}

/// A step of what a card does. Steps run in printed order on a working state (DU-91.5.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Effect {
    /// Deals damage to players, creatures or buildings.
    Damage {
        /// Who or what takes it.
        to: Subject,
        /// How much.
        amount: Amount,
    },
    /// Players gain Ép.
    GainLife {
        /// Who.
        who: Subject,
        /// How many.
        amount: Amount,
    },
    /// Players lose Ép, which isn't damage.
    LoseLife {
        /// Who.
        who: Subject,
        /// How many.
        amount: Amount,
    },
    /// Players gain VP, up to ten (DU-2.2).
    GainVp {
        /// Who.
        who: Subject,
        /// How many.
        amount: Amount,
    },
    /// Players lose VP, as far as they have any.
    LoseVp {
        /// Who.
        who: Subject,
        /// How many.
        amount: Amount,
    },
    /// Players draw cards.
    Draw {
        /// Who.
        who: Subject,
        /// How many.
        amount: Amount,
    },
    /// Players discard cards of their own choice from hand; if there are too few, all (DU-3.4).
    Discard {
        /// Who.
        who: Subject,
        /// How many.
        amount: Amount,
    },
    /// Cards from the top of a deck go to the discard pile.
    Mill {
        /// Whose deck.
        who: Subject,
        /// How many.
        amount: Amount,
    },
    /// Destroys permanents.
    Destroy {
        /// Which.
        what: Subject,
    },
    /// Permanents go back to their owners' hands.
    Return {
        /// Which.
        what: Subject,
    },
    /// Permanents, or a card in a discard pile, go to the void.
    Banish {
        /// Which.
        what: Subject,
    },
    /// Takes control of permanents (DU-5.5).
    TakeControl {
        /// Of which.
        what: Subject,
    },
    /// Permanents turn passive.
    TurnPassive {
        /// Which.
        what: Subject,
    },
    /// Permanents turn active.
    TurnActive {
        /// Which.
        what: Subject,
    },
    /// Puts counters on permanents.
    PutCounters {
        /// On which.
        on: Subject,
        /// Of which kind; never temporary cost.
        counter: CounterKind,
        /// How many on each.
        amount: Amount,
    },
    /// Takes all counters of a kind off permanents.
    RemoveCounters {
        /// Off which.
        from: Subject,
        /// Of which kind.
        counter: CounterKind,
    },
    /// Makes tokens. Creatures come passive into the reserve.
    MakeTokens {
        /// Who gets them: `you` or `opponent`.
        who: Subject,
        /// The token's identifier.
        token: String,
        /// How many.
        amount: Amount,
    },
    /// Permanents lose all abilities until the end of the turn; explanations and drawbacks stay (DU-91.2.1).
    Silence {
        /// Which.
        what: Subject,
    },
    /// Permanents lose their drawbacks until the end of the turn.
    LiftDrawbacks {
        /// Which.
        what: Subject,
    },
    /// Creatures have more, or less, damage and Ép until the end of the turn.
    Boost {
        /// Which.
        what: Subject,
        /// Damage.
        damage: i8,
        /// Ép.
        life: i8,
    },
    /// Damage is removed from creatures or buildings.
    Heal {
        /// Which.
        what: Subject,
    },
    /// Players sacrifice permanents of their own choice; if there are too few, all.
    SacrificeSome {
        /// Who.
        who: Subject,
        /// Of which kind; `side` stays `any`: it is always their own.
        #[serde(default)]
        filter: Filter,
        /// How many.
        amount: Amount,
    },
    /// This card is sacrificed by its master.
    SacrificeThis,
    /// A targeted card in a discard pile goes to its owner's hand.
    Recover {
        /// Which: a target.
        what: Subject,
    },
    /// A targeted permanent card in a discard pile comes into play on one's own side, which counts as playing it
    /// (DU-91.1.0).
    PutIntoPlay {
        /// Which: a target.
        what: Subject,
    },
    /// A creature's abilities on being played are copied: they happen for whoever does this. Nothing else of its text
    /// is an ability, and explanations can't be copied at all (DU-91.2.1).
    CopyPlayed {
        /// Whose.
        what: Subject,
    },
    /// Prevents the action aimed at: in a reaction ability only.
    Prevent,
    /// You may pay; if you do, more happens. Neither is an action of its own (DU-91.5.3).
    May {
        /// Who decides: `you` or `opponent`.
        who: Subject,
        /// What has to be paid; nothing of this card.
        cost: Cost,
        /// What happens then.
        then: Vec<Effect>,
        /// What happens otherwise.
        #[serde(default)]
        otherwise: Vec<Effect>,
    },
    /// If something is so, more happens.
    If {
        /// What must be so.
        condition: Condition,
        /// What happens then.
        then: Vec<Effect>,
    },
}
