//! The report of a scenario that was run.

use crate::entry::RuleKind;
use game::RuleId;
use std::collections::BTreeSet;

/// The report of a scenario that ran without failures, with the rules it cited.
///
/// ```
/// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/matches/table.rs")); }
/// use rulebook::{RuleKind, scenario};
/// use toy::{Matches, book};
///
/// let text = r#"{
///     "id": "mt-two", "rules": ["MT-1.1"], "title": { "hu": "Két szál", "en": "Two matches" },
///     "given": { "position": { "setup": { "matches": 10 }, "left": 5, "turn": 0 } },
///     "steps": [{ "do": 2 }, { "expect": { "events": [{ "rule": "MT-1.1" }] } }]
/// }"#;
/// let report = scenario::check_text::<Matches>(&book(), "two.json", text).unwrap();
/// let [taking, _, last] = book().volumes()[0].rules else { panic!("three rules") };
/// assert!(report.counts_for(*taking, RuleKind::Acts), "an expected event names it");
/// assert!(!report.counts_for(*last, RuleKind::Defines), "nothing does");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The name of the scenario.
    pub id: String,
    /// The number of steps.
    pub steps: usize,
    /// Rules cited by a refusal, an explanation, a setup's fault or an expected event.
    pub cited: BTreeSet<RuleId>,
    /// Rules that an expectation shows to have ended something.
    pub ended: BTreeSet<RuleId>,
    /// Rules with which an expectation of state, view, moves or outcome is tagged.
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
