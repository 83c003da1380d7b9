//! The cards of Párbaj as data.
//!
//! A card ([`CardKind`]) consists of its type, costs, figures and a list of [`Clause`]s. A clause has exactly one of
//! the five categories of chapter 91, so effects on abilities can apply to ability clauses only; the types exclude
//! anything else. The set is in `set/*.json`, one file for each ready deck and one for tokens; [`read`] reads them and
//! reports every fault with file, card and clause ([`Fault`]). The engine's build script calls it, so that a faulty set
//! fails the build.

mod amount;
mod card_check;
mod card_kind;
mod card_type;
mod clause;
mod condition;
mod cost;
mod effect;
mod fault;
mod filter;
mod read;
mod scope;
mod timing;

pub use amount::{Amount, Counted};
pub use card_kind::{CardKind, Deck, Name};
pub use card_type::{CardType, TypeSet};
pub use clause::{
    Ability, AbilityZone, Activated, Advantage, Automatic, Benefit, Bounty, ChosenDrawback, Clause, Drawback,
    Explanation, Format, OneTimeBenefit, Spell, Static, TemporaryCost,
};
pub use condition::{Condition, PlayingCondition};
pub use cost::{Cost, MOST_GIVEN, MOST_VP, Price, Sacrifice};
pub use effect::{CounterKind, Effect, MOST_TARGETS, Subject, TargetSpec};
pub use fault::{CardFaultKind, Fault};
pub use filter::{Filter, Side, Station};
pub use read::{SetFile, read};
pub use scope::{Scope, ScopeAction};
pub use timing::{Turns, When};
