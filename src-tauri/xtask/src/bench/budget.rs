//! The budget of each figure.

use crate::Outcome;
use crate::arena::{self, Bound};

use Bound::{AtLeast, AtMost};

/// The level that may think longest, in every game.
const STRONGEST: &str = "master";

/// Budgets by figure, in addition to those of games. A figure without one is shown for scale.
const OF_THE_HOUSE: &[(&str, Bound)] = &[
    ("start_ratio", AtMost(1.20)),
    ("memory_ratio", AtMost(1.20)),
    ("engine_mb", AtMost(64.0)),
    ("act_p99_ms", AtMost(2.0)),
    ("replay_ms", AtMost(20.0)),
    ("idle_cpu_ratio", AtMost(1.1)),
    ("deb_mb", AtMost(6.5)),
    ("search_p99_ms", AtMost(1.0)),
    ("import_mb", AtMost(200.0)),
    ("import_s", AtMost(2.0)),
    // 500 records of 200 kB, 3,000 tables, 500 decks: time to open and start, and the difference to an empty store.
    ("full_store.start_ms", AtMost(100.0)),
    ("full_store.act_ms", AtMost(2.0)),
    ("full_store.memory_mb", AtMost(20.0)),
];

/// All budgets by figure.
pub struct Budgets(Vec<(String, Bound)>);

impl Budgets {
    /// Returns the budgets of the house and of every game.
    ///
    /// # Errors
    /// If the games' measures can't be read.
    pub fn of_all() -> Outcome<Budgets> {
        let house = OF_THE_HOUSE.iter().map(|(figure, bound)| ((*figure).to_owned(), *bound));
        Ok(Budgets(house.chain(arena::games()?.into_iter().flat_map(|game| game.bounds)).collect()))
    }

    /// Returns the budget of a figure, if it has one.
    pub fn of(&self, figure: &str) -> Option<Bound> {
        let listed = self.0.iter().find(|(name, _)| name == figure).map(|(_, bound)| *bound);
        listed.or_else(|| of_opening(figure)).or_else(|| of_judging(figure)).or_else(|| of_thinking(figure))
    }
}

/// Returns the budget of `open_table_ms.GAME`, from a touch on a saved table until a move can be made, in milliseconds.
fn of_opening(figure: &str) -> Option<Bound> {
    figure.starts_with("open_table_ms.").then_some(AtMost(300.0))
}

/// Returns the budget of `verdict_s.GAME`, the review of a whole game, in seconds.
fn of_judging(figure: &str) -> Option<Bound> {
    figure.starts_with("verdict_s.").then_some(AtMost(15.0))
}

/// Returns the budget of `think_ms.GAME.LEVEL.PART`, in milliseconds, unless the game has its own.
fn of_thinking(figure: &str) -> Option<Bound> {
    let (table_and_level, part) = figure.strip_prefix("think_ms.")?.rsplit_once('.')?;
    let (_, level) = table_and_level.rsplit_once('.')?;
    match (part, level == STRONGEST) {
        ("mean", true) => Some(AtMost(500.0)),
        ("p99", true) => Some(AtMost(1_500.0)),
        ("mean", false) => Some(AtMost(100.0)),
        ("p99", false) => Some(AtMost(300.0)),
        _ => None,
    }
}

impl Bound {
    /// Whether a value is within it; a value that couldn't be measured (NaN) never is.
    pub fn holds(self, value: f64) -> bool {
        match self {
            AtLeast(bound) => value >= bound,
            AtMost(bound) => value <= bound,
        }
    }

    /// Formats the bound with its direction.
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
    fn the_strongest_level_may_think_longer_and_a_table_may_allow_more() {
        let budgets = Budgets(vec![("think_ms.chess.master.p99".to_owned(), AtMost(3_000.0))]);
        assert_eq!(budgets.of("think_ms.go.master.p99"), Some(AtMost(1_500.0)));
        assert_eq!(budgets.of("think_ms.chess.master.p99"), Some(AtMost(3_000.0)));
        assert_eq!(budgets.of("think_ms.go.strong.mean"), Some(AtMost(100.0)));
        assert_eq!(budgets.of("think_ms.go.strong.median"), None);
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
