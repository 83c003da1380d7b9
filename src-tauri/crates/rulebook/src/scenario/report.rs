//! What a scenario has shown.

use crate::entry::RuleKind;
use game::RuleId;
use std::collections::BTreeSet;

/// A scenario that ran as it should, and the rules it named.
///
/// ```
/// use mochi::Mochi;
/// use rulebook::{RuleKind, scenario};
///
/// let shown = scenario::load::<Mochi>("mo-0.1-yellow-57-draws").unwrap();
/// let report = scenario::run(&shown).unwrap();
/// let rule = shown.rules[0];
/// // An expectation is tagged with it: enough for a rule that defines, too little for one that acts or forbids.
/// assert!(report.counts_for(rule, RuleKind::Defines));
/// assert!(!report.counts_for(rule, RuleKind::Acts));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The scenario.
    pub id: String,
    /// How many steps it has.
    pub steps: usize,
    /// Rules named by a refusal or an expected event.
    pub cited: BTreeSet<RuleId>,
    /// Rules that an expectation shows to have ended something.
    pub ended: BTreeSet<RuleId>,
    /// Rules that an expectation of state, view, moves or outcome is tagged with.
    pub tagged: BTreeSet<RuleId>,
}

impl Report {
    /// Whether it counts as a scenario of `rule`.
    #[must_use]
    pub fn counts_for(&self, rule: RuleId, kind: RuleKind) -> bool {
        self.cited.contains(&rule)
            || self.ended.contains(&rule)
            || (kind == RuleKind::Defines && self.tagged.contains(&rule))
    }
}
