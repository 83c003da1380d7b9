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
