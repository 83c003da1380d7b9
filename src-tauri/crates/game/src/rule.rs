//! Rule identifiers, and the trait of what cites a rule.

use serde::Serialize;
use std::fmt;

/// The permanent identifier of a rule, such as `MO-3.2`. Never renumbered, never reused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, specta::Type)]
#[serde(transparent)]
pub struct RuleId(#[specta(type = String)] pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Something that follows from a rule, such as an event or a refusal.
pub trait Cites {
    fn rule(&self) -> RuleId;
}

/// Sorts `cited` by the order of their rules in `rules`. The sort is stable; rules that are not in `rules` come last.
///
/// ```
/// use game::{Cites, RuleId, put_in_order};
///
/// struct Refusal(RuleId, u8);
///
/// impl Cites for Refusal {
///     fn rule(&self) -> RuleId {
///         self.0
///     }
/// }
///
/// // The order of a spec isn't alphabetical.
/// let (early, late) = (RuleId("XX-2.10"), RuleId("XX-2.9"));
/// let mut refusals = [Refusal(late, 1), Refusal(early, 2), Refusal(late, 3)];
/// put_in_order(&mut refusals, &[early, late]);
/// assert_eq!(refusals.map(|refusal| refusal.1), [2, 1, 3]);
/// ```
pub fn put_in_order(cited: &mut [impl Cites], rules: &[RuleId]) {
    if cited.len() > 1 {
        cited.sort_by_key(|cites| place_of(cites.rule(), rules));
    }
}

/// Returns the index of a rule in `rules`, or the length of `rules` if it isn't there.
pub(crate) fn place_of(rule: RuleId, rules: &[RuleId]) -> usize {
    rules.iter().position(|known| *known == rule).unwrap_or(rules.len())
}

/// Declares the rules of a game: a constant for each, and `ALL` with all of them.
///
/// ```
/// game::rule_ids! {
///     /// Higher card takes the trick.
///     TRICK = "XX-1.1";
/// }
/// assert_eq!(ALL, [TRICK]);
/// ```
#[macro_export]
macro_rules! rule_ids {
    ($($(#[$doc:meta])* $name:ident = $id:literal;)+) => {
        $($(#[$doc])* pub const $name: $crate::RuleId = $crate::RuleId($id);)+
        /// Every rule of the game, in the spec's order.
        pub const ALL: &[$crate::RuleId] = &[$($name),+];
    };
}
