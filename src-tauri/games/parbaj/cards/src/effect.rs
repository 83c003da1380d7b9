//! Effects of card texts.

use crate::amount::Amount;
use crate::card_type::TypeSet;
use crate::condition::Condition;
use crate::cost::Cost;
use crate::filter::{Filter, Side};
use serde::{Deserialize, Serialize};

/// The maximum number of targets of a card or ability.
pub const MOST_TARGETS: usize = 4;

/// The kinds of counters (DU-3.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajCounterKind")]
pub enum CounterKind {
    /// *Erősítő jelző*: +1/+1.
    Strength,
    /// *Gyengítő jelző*: −1/−1.
    Weakness,
    /// *Méregjelző*: one is added in each upkeep of the master; the creature dies once there are as many as its current
    /// Ép.
    Poison,
    /// *Időleges költség jelző* (DU-91.3.4). No effect adds one.
    TemporaryCost,
    /// *Teherjelző*: in each upkeep of the permanent's master, the master loses 1 Ép and one of these counters is
    /// removed, which is the counter's drawback (DU-91.3.7).
    Burden,
}

impl CounterKind {
    /// All kinds, in declaration order.
    pub const ALL: [CounterKind; 5] = [
        CounterKind::Strength,
        CounterKind::Weakness,
        CounterKind::Poison,
        CounterKind::Burden,
        CounterKind::TemporaryCost,
    ];
}

/// What may be chosen as a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum TargetSpec {
    Permanent(Filter),
    Player,
    /// A player, or a creature that matches the filter.
    PlayerOrCreature(Filter),
    /// A card in a discard pile.
    Discarded {
        side: Side,
        #[serde(default)]
        types: TypeSet,
    },
}

/// The player, permanent or card that an effect applies to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Subject {
    /// The card with the text.
    This,
    /// A target of the same clause, by its index from 0.
    Target(u8),
    /// Every permanent that matches the filter.
    Each(Filter),
    /// The permanent that the occasion is about: the one that entered, left or was played.
    It,
    /// The player who plays the spell or is the card's master; for a bounty, the player who gets it.
    You,
    /// The other player.
    Opponent,
    /// Both players.
    Everybody,
}

/// An effect of a card's text. Effects are carried out in printed order on a working state (DU-91.5.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Effect {
    /// Deals damage to players, creatures or buildings.
    Damage {
        to: Subject,
        amount: Amount,
    },
    GainLife {
        who: Subject,
        amount: Amount,
    },
    /// Players lose Ép, which isn't damage.
    LoseLife {
        who: Subject,
        amount: Amount,
    },
    /// Players gain VP, up to ten (DU-2.2).
    GainVp {
        who: Subject,
        amount: Amount,
    },
    /// Players lose VP, at most as many as they have.
    LoseVp {
        who: Subject,
        amount: Amount,
    },
    Draw {
        who: Subject,
        amount: Amount,
    },
    /// Players discard cards of their own choice from hand; all cards if there are too few (DU-3.4).
    Discard {
        who: Subject,
        amount: Amount,
    },
    /// Cards from the top of a deck go to the discard pile.
    Mill {
        who: Subject,
        amount: Amount,
    },
    Destroy {
        what: Subject,
    },
    /// Permanents return to their owners' hands.
    Return {
        what: Subject,
    },
    /// Permanents, or a card in a discard pile, go to the void.
    Banish {
        what: Subject,
    },
    /// Takes control of permanents (DU-5.5).
    TakeControl {
        what: Subject,
    },
    TurnPassive {
        what: Subject,
    },
    TurnActive {
        what: Subject,
    },
    /// Puts counters on permanents.
    PutCounters {
        on: Subject,
        /// The kind of counter; never temporary cost.
        counter: CounterKind,
        amount: Amount,
    },
    /// Removes all counters of a kind from permanents.
    RemoveCounters {
        from: Subject,
        counter: CounterKind,
    },
    /// Makes tokens. Creatures enter the reserve, passive.
    MakeTokens {
        /// The player who gets them: `you` or `opponent`.
        who: Subject,
        /// The token's identifier.
        token: String,
        amount: Amount,
    },
    /// Permanents lose all abilities until the end of the turn; explanations and drawbacks stay (DU-91.2.1).
    Silence {
        what: Subject,
    },
    /// Permanents lose their drawbacks until the end of the turn.
    LiftDrawbacks {
        what: Subject,
    },
    /// Creatures have more, or less, damage and Ép until the end of the turn.
    Boost {
        what: Subject,
        damage: i8,
        life: i8,
    },
    /// Damage is removed from creatures or buildings.
    Heal {
        what: Subject,
    },
    /// Players sacrifice permanents of their own choice; all matching permanents if there are too few.
    SacrificeSome {
        who: Subject,
        /// The permanents that may be sacrificed. `side` stays `any`, since they are always the player's own.
        #[serde(default)]
        filter: Filter,
        amount: Amount,
    },
    /// This card is sacrificed by its master.
    SacrificeThis,
    /// A targeted card in a discard pile goes to its owner's hand.
    Recover {
        /// A target.
        what: Subject,
    },
    /// A targeted permanent card in a discard pile comes into play on the side of `you`, which counts as playing it
    /// (DU-91.1.0).
    PutIntoPlay {
        /// A target.
        what: Subject,
    },
    /// A creature's abilities on being played are copied and carried out for `you`. Nothing else of its text is copied;
    /// explanations can't be copied at all (DU-91.2.1).
    CopyPlayed {
        what: Subject,
    },
    /// Prevents the action that the use is against; only in a reaction ability.
    Prevent,
    /// A player may pay a cost; if they do, more effects are carried out. Neither is an action of its own (DU-91.5.3).
    May {
        /// The player who decides: `you` or `opponent`.
        who: Subject,
        /// The cost; no part of it concerns this card.
        cost: Cost,
        then: Vec<Effect>,
        #[serde(default)]
        otherwise: Vec<Effect>,
    },
    /// Carries out more effects if a condition holds.
    If {
        condition: Condition,
        then: Vec<Effect>,
    },
}
