//! How long a search may take.

use std::time::{Duration, Instant};

/// How long a search may take.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Budget {
    /// Simulations or time.
    pub limit: Limit,
    /// Whether it may end as soon as no other play can become the choice.
    pub early: bool,
}

/// What a search is limited by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// So many simulations.
    Simulations(u32),
    /// So much time.
    Time(Duration),
}

impl Limit {
    /// How many simulations there is room for after those made since `began`; 0 once it is reached.
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
