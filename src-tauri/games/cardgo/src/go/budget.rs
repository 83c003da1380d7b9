//! The limits of a search: simulations or time.

use std::time::{Duration, Instant};

/// The budget of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Budget {
    pub limit: Limit,
    /// Whether the search may end as soon as no other play can become the choice.
    pub early: bool,
}

/// The limit of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    Simulations(u32),
    Time(Duration),
}

impl Limit {
    /// Returns how many simulations may still be made after the `made` ones since `began`; 0 if the limit is reached.
    /// For a time limit it is estimated from the pace so far.
    pub(super) fn left(self, made: u32, began: Instant) -> u32 {
        match self {
            Limit::Simulations(most) => most.saturating_sub(made),
            Limit::Time(most) => {
                let spent = began.elapsed();
                let left = most.saturating_sub(spent).as_secs_f64();
                (f64::from(made) * left / spent.as_secs_f64().max(1e-6)) as u32
            }
        }
    }
}
