//! What each figure may be.

/// The bound of a figure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Budget {
    /// The more the better, but at least this.
    AtLeast(f64),
    /// The less the better, but at most this.
    AtMost(f64),
}

use Budget::{AtLeast, AtMost};

/// The level that may think longest, at every table.
const STRONGEST: &str = "master";

/// Budgets by figure, beside those that every table has. A figure without one is told for scale.
pub const BUDGETS: &[(&str, Budget)] = &[
    ("moves_per_s.mochi", AtLeast(5_000_000.0)),
    ("moves_per_s.iszkenderun", AtLeast(2_000_000.0)),
    ("moves_per_s.cardgo", AtLeast(1_000_000.0)),
    ("playouts_per_s.go13", AtLeast(10_000.0)),
    ("sims_per_s.go13", AtLeast(7_000.0)),
    ("sims_per_s.mochi", AtLeast(50_000.0)),
    ("act_p99_ms", AtMost(5.0)),
    ("start_ratio", AtMost(1.20)),
    ("memory_ratio", AtMost(1.20)),
    ("engine_mb", AtMost(64.0)),
    ("idle_cpu_ratio", AtMost(1.1)),
    ("ui_gzip_kb.first", AtMost(55.0)),
    ("deb_mb", AtMost(6.0)),
    ("search_p99_ms", AtMost(2.0)),
    ("replay_ms", AtMost(50.0)),
    ("import_mb", AtMost(200.0)),
    ("import_s", AtMost(2.0)),
];

/// The budget of a figure, if it has one.
pub fn of(figure: &str) -> Option<Budget> {
    let listed = BUDGETS.iter().find(|(name, _)| *name == figure).map(|(_, budget)| *budget);
    listed.or_else(|| of_loading(figure)).or_else(|| of_thinking(figure))
}

/// What `ui_gzip_kb.to_table.TABLE` may be, in kilobytes.
fn of_loading(figure: &str) -> Option<Budget> {
    figure.starts_with("ui_gzip_kb.to_table.").then_some(AtMost(115.0))
}

/// What `think_ms.TABLE.LEVEL.PART` may be, in milliseconds.
fn of_thinking(figure: &str) -> Option<Budget> {
    let (table_and_level, part) = figure.strip_prefix("think_ms.")?.rsplit_once('.')?;
    let (table, level) = table_and_level.rsplit_once('.')?;
    match (part, level == STRONGEST) {
        ("mean", true) => Some(AtMost(500.0)),
        // Go has nothing hidden to make up for a shallow look.
        ("p99", true) if table == "cardgo" => Some(AtMost(3_000.0)),
        ("p99", true) => Some(AtMost(1_500.0)),
        ("mean", false) => Some(AtMost(100.0)),
        ("p99", false) => Some(AtMost(300.0)),
        _ => None,
    }
}

impl Budget {
    /// Whether a value keeps to it; what could not be measured never does.
    pub fn holds(self, value: f64) -> bool {
        match self {
            AtLeast(bound) => value >= bound,
            AtMost(bound) => value <= bound,
        }
    }

    /// The bound with its direction.
    pub fn told(self) -> String {
        match self {
            AtLeast(bound) => format!("≥ {bound}"),
            AtMost(bound) => format!("≤ {bound}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_strongest_level_of_every_table_may_think_longer() {
        assert_eq!(of("think_ms.mochi.master.p99"), Some(AtMost(1_500.0)));
        assert_eq!(of("think_ms.cardgo.master.p99"), Some(AtMost(3_000.0)));
        assert_eq!(of("think_ms.iszkenderun.strong.mean"), Some(AtMost(100.0)));
        assert_eq!(of("think_ms.iszkenderun.strong.median"), None);
    }

    #[test]
    fn a_bound_itself_still_holds_and_no_number_never_does() {
        assert!(AtMost(1.25).holds(1.25));
        assert!(!AtMost(1.25).holds(1.26));
        assert!(AtLeast(5.0).holds(5.0));
        assert!(!AtLeast(5.0).holds(f64::NAN));
        assert!(!AtMost(5.0).holds(f64::NAN));
    }
}
