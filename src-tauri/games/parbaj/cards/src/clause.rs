//! The clauses of card texts, each in one category of chapter 91.

use crate::amount::Amount;
use crate::card_type::TypeSet;
use crate::condition::{Condition, PlayingCondition};
use crate::cost::Cost;
use crate::effect::{Effect, TargetSpec};
use crate::filter::{Filter, Side};
use crate::scope::Scope;
use crate::timing::When;
use serde::{Deserialize, Serialize};

/// A clause of a card's text. The category is the key in files, so that a clause can't have two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Clause {
    /// *Kijátszási feltétel* (DU-91.1.0).
    Condition(PlayingCondition),
    /// *Magyarázat* (DU-91.2.0).
    Explanation(Explanation),
    /// *Hátrány* (DU-91.3.0).
    Drawback(Drawback),
    /// *Képesség* (DU-91.4.0).
    Ability(Ability),
    /// *Varázslat-hatás* (DU-91.5.0).
    SpellEffect(Spell),
}

/// A tournament format (DU-3.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajFormat")]
pub enum Format {
    /// All cards are allowed.
    #[default]
    Open,
    /// Some cards are banned.
    Tournament,
}

/// Guidance on playing or using this card alone. Nothing removes, silences, moves, copies or changes it (DU-91.2.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Explanation {
    /// The number of copies allowed in a deck; any number if absent (DU-91.2.2).
    CopyLimit { at_most: Option<u8> },
    /// The card is allowed only in a deck with at least, or at most, a number of cards of some types (DU-91.2.3).
    DeckOnly {
        types: TypeSet,
        #[serde(default)]
        at_least: Option<u8>,
        #[serde(default)]
        at_most: Option<u8>,
    },
    /// The card is banned in this format (DU-91.2.4).
    Banned { format: Format },
    /// The VP cost is reduced by an amount, down to 0 (DU-91.2.5).
    CostsLess {
        /// The reduction in VP.
        by: Amount,
    },
    /// Damage, or Ép or structure, is computed; where absent, the printed figure holds (DU-91.2.5).
    Figures {
        #[serde(default)]
        damage: Option<Amount>,
        /// Ép or structure.
        #[serde(default)]
        life: Option<Amount>,
        /// Whether it is computed once, as the card comes into play; otherwise it is always recomputed.
        #[serde(default)]
        when_played: bool,
    },
    /// The permanent enters active (DU-3.2).
    EntersActive,
    /// *Előny: A–B* (DU-91.2.6).
    Advantage(Advantage),
    /// *Semlegesítés* (DU-91.2.10).
    Neutralisation(Scope),
    /// The card can't be prevented (DU-4.5).
    CantBePrevented,
}

/// A benefit that applies while the opponent's Ép is within bounds (DU-91.2.6 … DU-91.2.9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Advantage {
    /// The least Ép of the opponent; `None` for no lower bound.
    #[serde(default)]
    pub from: Option<u8>,
    /// The greatest Ép of the opponent; `None` for no upper bound.
    #[serde(default)]
    pub to: Option<u8>,
    /// What applies within the bounds.
    pub benefit: Benefit,
}

/// The benefit of an Advantage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Benefit {
    /// This creature has more damage and Ép; always rechecked.
    Figures { damage: i8, life: i8 },
    /// The card costs fewer VP; checked as it is announced.
    CostsLess {
        /// The reduction in VP.
        by: u8,
    },
    /// The card enters active; checked as it enters.
    EntersActive,
    /// Effects that are carried out after the card has come into play or the spell has taken effect, however it was
    /// played.
    Effects(OneTimeBenefit),
}

/// The effects of an Advantage that acts once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct OneTimeBenefit {
    /// The targets; those of a permanent are chosen as the effects are carried out.
    #[serde(default)]
    pub targets: Vec<TargetSpec>,
    pub effects: Vec<Effect>,
}

/// A drawback.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Drawback {
    /// Always in force.
    Static {
        holds: Static,
        /// Whether it is a drawback of the old edition without the label (DU-91.3.1).
        #[serde(default)]
        unlabelled: bool,
    },
    /// Carried out automatically on an occasion.
    Automatic(Automatic),
    /// A part of a spell's effects, at its printed place (DU-91.3.7).
    OfSpell {
        effects: Vec<Effect>,
        /// Whether it is a drawback of the old edition without the label (DU-91.3.1).
        #[serde(default)]
        unlabelled: bool,
    },
    /// A drawback that a player may choose to activate: an action of its own, to which there are no reactions
    /// (DU-91.3.6).
    Chosen(ChosenDrawback),
    /// *Jutalom* (DU-91.3.2).
    Bounty(Bounty),
    /// *Időleges költség* (DU-91.3.4).
    TemporaryCost(TemporaryCost),
}

/// A drawback that a player may activate in a window, once a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChosenDrawback {
    /// The player who may activate it.
    pub by: Side,
    /// The cost; no part of it concerns this card.
    #[serde(default)]
    pub cost: Cost,
    /// The effects. `you` is the card's master, whichever player activates it.
    pub effects: Vec<Effect>,
}

/// What the opponent gets if the card leaves play, or its owner's control, because of a source of the opponent. `you`
/// is the player who gets it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Bounty {
    /// The effects, without decisions and targets.
    pub effects: Vec<Effect>,
}

/// A cost to pay in each upkeep while the counters last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TemporaryCost {
    /// The number of counters, which is how often it has to be paid.
    pub counters: u8,
    /// The cost; no part of it concerns this card.
    pub cost: Cost,
}

/// An ability.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Ability {
    /// Always in force.
    Static(Static),
    /// Carried out automatically on an occasion ("When …, …").
    Automatic(Automatic),
    /// Used by its master, once a turn: "Cost: effect" (DU-4.6).
    Activated(Activated),
}

/// A rule that is always in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Static {
    /// Creatures have more, or less, damage and Ép.
    Figures {
        /// The creatures; `None` for this creature alone.
        #[serde(default)]
        of: Option<Filter>,
        damage: i8,
        life: i8,
    },
    /// Cards of some types cost more, or fewer, VP; never below 0.
    Costs {
        side: Side,
        types: TypeSet,
        /// How many VP more; negative for fewer.
        more: i8,
    },
    /// This creature can't attack.
    CantAttack,
    /// This creature can't be at the guard post.
    CantGuard,
    /// Permanents lose their abilities. Never permanents of this card's own type.
    Silences { of: Filter },
    /// This permanent can't be destroyed; damage still kills it (DU-4.5).
    CantBeDestroyed,
    /// This permanent can't be the target of an opponent's spells and abilities.
    CantBeTargeted,
    /// Its master gains more, or fewer, VP in upkeep.
    UpkeepVp {
        /// How many VP more; negative for fewer.
        more: i8,
    },
}

/// Effects that are carried out automatically on an occasion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Automatic {
    /// The occasion.
    pub when: When,
    /// The condition under which the effects are carried out.
    #[serde(default)]
    pub only_if: Option<Condition>,
    /// The targets, chosen as the effects are carried out.
    #[serde(default)]
    pub targets: Vec<TargetSpec>,
    pub effects: Vec<Effect>,
    /// Whether it is a drawback of the old edition without the label (DU-91.3.1).
    #[serde(default)]
    pub unlabelled: bool,
}

/// The zone in which an activated ability works.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajPlace")]
pub enum AbilityZone {
    #[default]
    Play,
    /// In hand, if the text expressly says so (DU-91.4.1).
    Hand,
    /// In the discard pile, if the text expressly says so (DU-91.4.1).
    Discard,
}

/// An activated ability.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Activated {
    /// Where the card has to be.
    #[serde(default)]
    pub works: AbilityZone,
    pub cost: Cost,
    /// The scope of what it prevents. If given, it is a reaction ability (DU-4.3), and `prevent` is among its effects.
    #[serde(default)]
    pub prevents: Option<Scope>,
    /// The targets, chosen as it is announced.
    #[serde(default)]
    pub targets: Vec<TargetSpec>,
    pub effects: Vec<Effect>,
}

/// The effects of a spell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Spell {
    /// The targets, chosen as it is announced.
    #[serde(default)]
    pub targets: Vec<TargetSpec>,
    pub effects: Vec<Effect>,
}
