//! Everything about the search that can be tuned: what experiments compare.

/// How the search plays. The default is what came out best.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// Visits before a node gets children.
    pub expand: u32,
    /// After how many visits a play's own results weigh as much as those of simulations in which it came later.
    pub equivalence: f32,
    /// What is presumed of plays at a glance, and of stones where cards are in play.
    pub presumption: Weights,
    /// What is presumed of plays by what has been learnt; if none, it is what shows at a glance.
    pub learnt: Option<Learnt>,
    /// How playouts choose.
    pub playout: Habits,
}

/// What is presumed of a play before it is tried, in visits won or lost.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// Half won, half lost: every play.
    pub even: u32,
    /// Won: captures one stone, or saves one.
    pub capture_one: u32,
    /// Won: captures or saves more.
    pub capture_many: u32,
    /// Won: makes a shape.
    pub shape: u32,
    /// Won: next to the last play, two steps away, three; stones of a chain are no step apart.
    pub near: [u32; 3],
    /// Lost on the first two lines, won on the third, where nothing is near.
    pub open: u32,
    /// Lost: leaves its own chain in atari.
    pub self_atari: u32,
    /// Won: catches a chain with two liberties for good, or keeps one from it.
    pub ladder: u32,
    /// Lost: runs with a chain that is caught all the same.
    pub vain: u32,
    /// Lost: a pass.
    pub pass: u32,
}

/// What is presumed of a play before it is tried, by how strong it looks: in visits won or lost.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Learnt {
    /// Half won, half lost: every play.
    pub even: u32,
    /// Won: so many times the square root of the chance that it is the play chosen.
    pub won: f32,
    /// By how much stronger a play looks on a point that is wholly critical, a half being the most there is.
    pub critical: f32,
    /// Lost: a pass.
    pub pass: u32,
}

/// How playouts choose, in percent of the occasions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Habits {
    /// Answers where the last play left a chain in atari.
    pub atari: u32,
    /// Answers where the last play left a chain with two liberties.
    pub two_liberties: u32,
    /// Plays the vital point of a small space just closed.
    pub nakade: u32,
    /// Makes a shape near the last play.
    pub shape: u32,
    /// Refuses to leave its own chain in atari where that gains something, when an answer suggests it.
    pub refuse_suggested: u32,
    /// Refuses the same in a play chosen at random.
    pub refuse_random: u32,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            expand: 3,
            equivalence: 1_000.0,
            presumption: Weights {
                even: 10,
                capture_one: 15,
                capture_many: 30,
                shape: 10,
                near: [24, 22, 8],
                open: 10,
                self_atari: 10,
                ladder: 10,
                vain: 10,
                pass: 10,
            },
            learnt: Some(Learnt { even: 10, won: 60.0, critical: 20.0, pass: 10 }),
            playout: Habits {
                atari: 90,
                two_liberties: 90,
                nakade: 90,
                shape: 95,
                refuse_suggested: 90,
                refuse_random: 50,
            },
        }
    }
}
