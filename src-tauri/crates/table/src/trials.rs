//! A table's parameters for the tests that every table must pass: their sizes and thresholds.

/// A table's trials. Small, seeded and hence exact; what takes hours is measured instead.
#[derive(Clone, Copy, Debug)]
pub struct Trials {
    /// How many examples its spec works out: each has a scenario called `<prefix>-example-<number>`.
    pub examples: u8,
    /// The rules that its spec marks as decisions of the house.
    pub house_rules: &'static [&'static str],
    /// The rules of setting up that the events of a deal name.
    pub set_up: &'static [&'static str],
    /// The games in which bots must choose alike whatever they can't see.
    pub choices: &'static [Deal],
    /// The most iterations of a search there.
    pub iterations: u32,
    /// The games in which hints must be alike.
    pub hints: &'static [Deal],
    /// At how many points of each.
    pub hint_points: usize,
    /// That every step up in level is a step up: first the step that is tried in every run, then those that only the long
    /// one has time for.
    pub ladder: &'static [Rung],
}

/// A game with the usual options.
#[derive(Clone, Copy, Debug)]
pub struct Deal {
    /// How many sit there.
    pub seats: u8,
    /// The seed of its deal.
    pub seed: u64,
}

/// Two levels against each other: one seat of the stronger, all others of the weaker.
#[derive(Clone, Copy, Debug)]
pub struct Rung {
    /// How many sit there.
    pub seats: u8,
    /// How many deals, each played with the stronger level at every seat in turn.
    pub deals: u64,
    /// The stronger level.
    pub level: &'static str,
    /// The weaker one.
    pub over: &'static str,
    /// The stronger one's share of the win is greater than this.
    pub share: f64,
    /// Options that aren't as usual.
    pub options: &'static [(&'static str, &'static str)],
    /// The weaker one does without what its table lets bots forgo.
    pub fewer: bool,
}

impl Deal {
    /// A game of so many seats, dealt from a seed.
    #[must_use]
    pub const fn new(seats: u8, seed: u64) -> Deal {
        Deal { seats, seed }
    }
}

impl Rung {
    /// `level` among `over`: `deals` deals with so many seats, in which it takes more than `share` of the win.
    #[must_use]
    pub const fn new(seats: u8, deals: u64, level: &'static str, over: &'static str, share: f64) -> Rung {
        Rung { seats, deals, level, over, share, options: &[], fewer: false }
    }

    /// The same with other options.
    #[must_use]
    pub const fn with(self, options: &'static [(&'static str, &'static str)]) -> Rung {
        Rung { options, ..self }
    }

    /// The same against one that does without what its table lets bots forgo.
    #[must_use]
    pub const fn over_fewer_means(self) -> Rung {
        Rung { fewer: true, ..self }
    }
}
