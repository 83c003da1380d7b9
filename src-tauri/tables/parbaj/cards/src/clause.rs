//! The parts of a card's text, each in one category of chapter 91.

use crate::amount::Amount;
use crate::card_type::TypeSet;
use crate::condition::{Condition, PlayingCondition};
use crate::cost::Cost;
use crate::effect::{Effect, TargetSpec};
use crate::filter::{Filter, Side};
use crate::scope::Scope;
use crate::timing::When;
use serde::{Deserialize, Serialize};

/// A part of a card's text. The category is the key: there is no way to write two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Clause {
    /// Kijátszási feltétel (DU-91.1.0).
    Condition(PlayingCondition),
    /// Magyarázat (DU-91.2.0).
    Explanation(Explanation),
    /// Hátrány (DU-91.3.0).
    Drawback(Drawback),
    /// Képesség (DU-91.4.0).
    Ability(Ability),
    /// Varázslat-hatás (DU-91.5.0).
    SpellEffect(Spell),
}

/// A tournament format (DU-3.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajFormat")]
pub enum Format {
    /// Everything goes.
    #[default]
    Open,
    /// Some cards are banned.
    Tournament,
}

/// Guidance on playing or using this card alone. Nothing removes, silences, moves, copies or changes it (DU-91.2.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Explanation {
    /// How many copies may be in a deck; unsaid: any number (DU-91.2.2).
    CopyLimit {
        /// At most.
        at_most: Option<u8>,
    },
    /// Only in a deck with at least, or at most, so many cards of some types (DU-91.2.3).
    DeckOnly {
        /// Of which types.
        types: TypeSet,
        /// At least.
        #[serde(default)]
        at_least: Option<u8>,
        /// At most.
        #[serde(default)]
        at_most: Option<u8>,
    },
    /// Not in this format (DU-91.2.4).
    Banned {
        /// Which.
        format: Format,
    },
    /// The VP cost is lowered by something, down to 0 (DU-91.2.5).
    CostsLess {
        /// By how much.
        by: Amount,
    },
    /// Damage, or Ép or structure, is computed; where unsaid the printed figure holds (DU-91.2.5).
    Figures {
        /// Damage.
        #[serde(default)]
        damage: Option<Amount>,
        /// Ép or structure.
        #[serde(default)]
        life: Option<Amount>,
        /// Computed once, as the card comes into play; otherwise again and again.
        #[serde(default)]
        when_played: bool,
    },
    /// Enters active (DU-3.2).
    EntersActive,
    /// Előny: A–B (DU-91.2.6).
    Advantage(Advantage),
    /// Semlegesítés (DU-91.2.10).
    Neutralisation(Scope),
    /// Nothing can prevent it in any way (DU-4.5).
    CantBePrevented,
}

/// Something that holds while the opponent's Ép is within bounds (DU-91.2.6 … DU-91.2.9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Advantage {
    /// The opponent's Ép is at least this; unsaid: no lower bound.
    #[serde(default)]
    pub from: Option<u8>,
    /// … and at most this; unsaid: no upper bound.
    #[serde(default)]
    pub to: Option<u8>,
    /// What holds then.
    pub benefit: Benefit,
}

/// What an Advantage brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Benefit {
    /// This creature has more damage and Ép: checked again and again.
    Figures {
        /// Damage.
        damage: i8,
        /// Ép.
        life: i8,
    },
    /// The card costs fewer VP: checked as it is announced.
    CostsLess {
        /// By how much.
        by: u8,
    },
    /// The card enters active: checked as it enters.
    EntersActive,
    /// Something happens once the card has come into being or the spell has taken effect, however it was played.
    Effects(BenefitFromHere),
}

/// What an Advantage does once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BenefitFromHere {
    /// What is chosen first; for a permanent, as it happens.
    #[serde(default)]
    pub targets: Vec<TargetSpec>,
    /// What happens.
    pub effects: Vec<Effect>,
}

/// A drawback.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Drawback {
    /// Holds all the time.
    Static {
        /// What.
        holds: Static,
        /// Of the old edition, without the label (DU-91.3.1).
        #[serde(default)]
        unlabelled: bool,
    },
    /// Happens by itself.
    Automatic(Automatic),
    /// A part of what a spell does, at its printed place (DU-91.3.7).
    OfSpell {
        /// What happens.
        effects: Vec<Effect>,
        /// Of the old edition, without the label (DU-91.3.1).
        #[serde(default)]
        unlabelled: bool,
    },
    /// Whether it acts is a player's choice: an action of its own, to which nobody can react (DU-91.3.6).
    Chosen(PlayersChoice),
    /// Jutalom (DU-91.3.2).
    Bounty(Bounty),
    /// Időleges költség (DU-91.3.4).
    TemporaryCost(TemporaryCost),
}

/// A drawback that a player may activate in a window, once a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PlayersChoice {
    /// Who may.
    pub by: Side,
    /// What they pay; nothing of this card.
    #[serde(default)]
    pub cost: Cost,
    /// What happens: `you` is the card's master, whoever chose.
    pub effects: Vec<Effect>,
}

/// What the opponent gets if the card leaves play, or its owner's control, because of the opponent's source: `you` is
/// whoever gets it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Bounty {
    /// What happens; no decisions, no targets.
    pub effects: Vec<Effect>,
}

/// A cost to pay in each upkeep while the counters last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TemporaryCost {
    /// How many counters, so how many times.
    pub counters: u8,
    /// What has to be paid; nothing of this card.
    pub cost: Cost,
}

/// An ability.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Ability {
    /// Holds all the time.
    Static(Static),
    /// "When …, …": happens by itself.
    Automatic(Automatic),
    /// "Cost: effect": used by its master, once a turn (DU-4.6).
    Activated(Activated),
}

/// Something that holds all the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Static {
    /// Creatures have more, or less, damage and Ép.
    Figures {
        /// Which; none: this creature alone.
        #[serde(default)]
        of: Option<Filter>,
        /// Damage.
        damage: i8,
        /// Ép.
        life: i8,
    },
    /// Cards of some types cost more, or fewer, VP; never below 0.
    Costs {
        /// Whose cards.
        side: Side,
        /// Of which types.
        types: TypeSet,
        /// How many more.
        more: i8,
    },
    /// This creature can't attack.
    CantAttack,
    /// This creature can't stand in the guard post.
    CantGuard,
    /// Permanents lose their abilities. Never of this card's own type.
    Silences {
        /// Which.
        of: Filter,
    },
    /// This permanent can't be destroyed in any way; damage kills it all the same (DU-4.5).
    CantBeDestroyed,
    /// This permanent can't be the target of an opponent's spells and abilities.
    CantBeTargeted,
    /// Its master gets more, or fewer, VP in upkeep.
    UpkeepVp {
        /// How many more.
        more: i8,
    },
}

/// Something that happens by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Automatic {
    /// On which occasion.
    pub when: When,
    /// Only if this is so.
    #[serde(default)]
    pub only_if: Option<Condition>,
    /// What is chosen as it happens.
    #[serde(default)]
    pub targets: Vec<TargetSpec>,
    /// What happens.
    pub effects: Vec<Effect>,
    /// Of a drawback of the old edition, without the label (DU-91.3.1).
    #[serde(default)]
    pub unlabelled: bool,
}

/// Where an activated ability works.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajPlace")]
pub enum Place {
    /// In play.
    #[default]
    Play,
    /// Expressly in hand (DU-91.4.1).
    Hand,
    /// Expressly in the discard pile (DU-91.4.1).
    Discard,
}

/// An activated ability.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Activated {
    /// Where the card has to be.
    #[serde(default)]
    pub works: Place,
    /// What has to be paid.
    pub cost: Cost,
    /// What it prevents: then it is a reaction ability (DU-4.3), and `prevent` is among its effects.
    #[serde(default)]
    pub prevents: Option<Scope>,
    /// What is chosen as it is announced.
    #[serde(default)]
    pub targets: Vec<TargetSpec>,
    /// What happens.
    pub effects: Vec<Effect>,
}

/// What a spell does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Spell {
    /// What is chosen as it is announced.
    #[serde(default)]
    pub targets: Vec<TargetSpec>,
    /// What happens.
    pub effects: Vec<Effect>,
}
