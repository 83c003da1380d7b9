//! The parameters of a game in the tests that every game must pass: sizes and thresholds.

/// The parameters of a game's tests. Small and seeded, hence exact; long experiments are measurements instead.
#[derive(Clone, Copy, Debug)]
pub struct Trials {
    /// The number of worked examples in the game's spec; each has a scenario called `<prefix>-example-<number>`.
    pub examples: u8,
    /// The rules that the spec marks as house rules.
    pub house_rules: &'static [&'static str],
    /// The rules of setting up that the events of a deal cite.
    pub set_up: &'static [&'static str],
    /// The deals in which bots must choose alike whatever they can't see,
    pub choices: &'static [Deal],
    /// and the most iterations of a search there.
    pub iterations: u32,
    /// The deals in which hints must be alike,
    pub hints: &'static [Deal],
    /// and the number of positions of each.
    pub hint_points: usize,
    /// The steps between levels, each of which must be an improvement: first the step that every test run tries, then
    /// those that only the long run tries.
    pub ladder: &'static [Rung],
}

/// A deal with the default options.
#[derive(Clone, Copy, Debug)]
pub struct Deal {
    pub seats: u8,
    pub seed: u64,
}

/// A match between two levels: one seat of the stronger, all others of the weaker.
#[derive(Clone, Copy, Debug)]
pub struct Rung {
    pub seats: u8,
    /// The number of deals, each played with the stronger level at every seat in turn.
    pub deals: u64,
    pub level: &'static str,
    pub over: &'static str,
    /// The stronger level must win more than this share.
    pub share: f64,
    /// Options that differ from the default.
    pub options: &'static [(&'static str, &'static str)],
    /// Whether the weaker level forgoes what its game lets bots forgo.
    pub fewer: bool,
}

impl Deal {
    /// A deal with a number of seats and a seed.
    #[must_use]
    pub const fn new(seats: u8, seed: u64) -> Deal {
        Deal { seats, seed }
    }
}

impl Rung {
    /// A match of `level` against `over` in `deals` deals, which must win more than `share` of them.
    #[must_use]
    pub const fn new(seats: u8, deals: u64, level: &'static str, over: &'static str, share: f64) -> Rung {
        Rung { seats, deals, level, over, share, options: &[], fewer: false }
    }

    /// The same match with other options.
    #[must_use]
    pub const fn with(self, options: &'static [(&'static str, &'static str)]) -> Rung {
        Rung { options, ..self }
    }

    /// The same match against a weaker level that forgoes what its game lets bots forgo.
    #[must_use]
    pub const fn over_fewer_means(self) -> Rung {
        Rung { fewer: true, ..self }
    }
}
