//! Rule identifiers, and things that name the rule they come from.

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

/// Something that comes from a rule: an event, a refusal.
pub trait Cites {
    /// The rule it comes from.
    fn rule(&self) -> RuleId;
}

/// Puts what comes from rules into the order that `rules` has; what comes from the same rule keeps its order. A rule that
/// isn't there comes last.
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
/// // A spec's order isn't that of its letters.
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

/// The place of a rule among `rules`; behind all of them if it isn't there.
pub(crate) fn place_of(rule: RuleId, rules: &[RuleId]) -> usize {
    rules.iter().position(|known| *known == rule).unwrap_or(rules.len())
}

/// Names a table's rules once: a constant for each, and `ALL` with every one of them.
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
        /// Every rule of the table, in the spec's order.
        pub const ALL: &[$crate::RuleId] = &[$($name),+];
    };
}
