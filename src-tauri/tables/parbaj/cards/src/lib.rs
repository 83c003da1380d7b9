//! The cards of Párbaj as data.
//!
//! A card ([`CardKind`]) is its type, costs, figures and a list of [`Clause`]s. A clause has exactly one of the five
//! categories of chapter 91, so that what acts on abilities can reach nothing but ability clauses: anything else can't
//! even be written. The set is in `set/*.json`, a file for each ready deck and one for tokens; [`read`] reads them and
//! reports everything that is wrong, with file, card and clause ([`Fault`]). The engine's build script calls it, so
//! that a broken set is never built.

mod amount;
mod card_type;
mod check;
mod clause;
mod condition;
mod cost;
mod effect;
mod fault;
mod filter;
mod kind;
mod read;
mod scope;
mod timing;

pub use amount::{Amount, Counted};
pub use card_type::{CardType, TypeSet};
pub use clause::{
    Ability, Activated, Advantage, Automatic, Benefit, BenefitFromHere, Bounty, Clause, Drawback, Explanation, Format,
    Place, PlayersChoice, Spell, Static, TemporaryCost,
};
pub use condition::{Condition, PlayingCondition};
pub use cost::{Cost, MOST_GIVEN, MOST_VP, Price, Sacrifice};
pub use effect::{CounterKind, Effect, Subject, TargetSpec};
pub use fault::{Fault, Wrong};
pub use filter::{Filter, Side, Station};
pub use kind::{CardKind, Deck, Name};
pub use read::{MOST_TARGETS, SetFile, read};
pub use scope::{Reach, Scope};
pub use timing::{Turns, When};
