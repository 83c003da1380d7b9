//! Size, komi, handicap, cards: what is chosen before a game.

use crate::position::most_handicap;
use crate::rules;
use game::{Beside, Cites, OptionSpec, RuleId, SetupError};
use serde::{Deserialize, Serialize};

/// The most komi either way, in half points: more than any board holds.
pub const MOST_KOMI: u16 = 2 * 400;
/// The board sizes a game can be played on. New table offers three of them; records and diagrams may use the others.
const SIZES: std::ops::RangeInclusive<u8> = 2..=19;

/// What is chosen before a game. Two always play: Black is seat 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "CardgoSetup")]
pub struct Setup {
    /// Lines of the board (GO-1.1).
    pub size: u8,
    /// What White gets for moving second, in half points (GO-1.4).
    pub komi: i16,
    /// Black's stones on the star points before the game (GO-1.1).
    #[serde(default)]
    pub handicap: u8,
    /// The deck.
    #[serde(default = "Cards::none")]
    pub cards: Cards,
    /// How long nobody draws (GO-2.1).
    #[serde(default, skip_serializing_if = "Quiet::is_usual")]
    pub quiet: Quiet,
    /// What becomes of the move when a card played instead of it fails (GO-3.4). Version 1 of the rules had no choice
    /// and wrote none: where nothing is written, the move remains.
    #[serde(default = "Failed::unwritten", skip_serializing_if = "Failed::is_unwritten")]
    pub failed: Failed,
}

/// Which cards are in the deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoCards")]
pub enum Cards {
    /// All there are for the board's size.
    #[default]
    Deck,
    /// None: plain Go.
    None,
}

impl Cards {
    /// What a setup that doesn't mention cards means.
    const fn none() -> Cards {
        Cards::None
    }
}

/// How the eight moves without cards at the beginning are counted (GO-2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoQuiet")]
pub enum Quiet {
    /// Eight, both players' together.
    #[default]
    Together,
    /// Eight of each.
    Each,
}

impl Quiet {
    /// How many moves they are.
    #[inline]
    #[must_use]
    pub const fn moves(self) -> u32 {
        match self {
            Quiet::Together => 8,
            Quiet::Each => 16,
        }
    }

    #[allow(clippy::trivially_copy_pass_by_ref)]
    fn is_usual(&self) -> bool {
        *self == Quiet::Together
    }
}

/// What becomes of the turn's move when a card played instead of it was countered or couldn't be carried out (GO-3.4,
/// GO-3.9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoFailed")]
pub enum Failed {
    /// The card took its place all the same: there is no move.
    #[default]
    Lost,
    /// It remains.
    Move,
}

impl Failed {
    /// What a setup that doesn't mention it means: the only rule there was before the choice.
    const fn unwritten() -> Failed {
        Failed::Move
    }

    #[allow(clippy::trivially_copy_pass_by_ref)]
    fn is_unwritten(&self) -> bool {
        *self == Failed::unwritten()
    }
}

/// A board of nine lines has five star points.
const LARGE_BOARD: &[Beside] = &[Beside { values: &["6", "7", "8", "9"], key: "size", among: &["13", "19"] }];
/// Without cards nobody waits for the first draw, and none can fail.
const WITH_CARDS: &[Beside] = &[Beside { values: &[], key: "cards", among: &["54"] }];

/// The table's options.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec::new("size", &["13", "9", "19"], rules::BOARD),
    OptionSpec::new("komi", &["6.5", "0.5", "1.5", "2.5", "3.5", "4.5", "5.5", "7.5", "8.5", "9.5"], rules::END),
    OptionSpec::new("handicap", &["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"], rules::BOARD).beside(LARGE_BOARD),
    OptionSpec::switch("cards", &["54", "0"], "54", rules::DECK),
    OptionSpec::new("quiet", &["8", "16"], rules::DECK).beside(WITH_CARDS),
    OptionSpec::new("failed", &["lost", "move"], rules::COUNTER).beside(WITH_CARDS),
];

/// Why a setup isn't possible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum SetupFault {
    /// A board has 2 to 19 lines (GO-1.1).
    Size {
        /// How many were asked for.
        lines: u8,
    },
    /// A written komi ends in a half (GO-1.4).
    WrittenKomi {
        /// What was written.
        written: String,
    },
    /// Komi is less than any board holds (GO-1.4).
    Komi {
        /// What was asked for.
        half_points: i16,
    },
    /// The board has usual points for fewer handicap stones (GO-1.1).
    Handicap {
        /// How many were asked for.
        stones: u8,
        /// The most there can be.
        most: u8,
    },
}

impl SetupFault {
    /// The part of the setup that it is about.
    pub(crate) fn part(&self) -> &'static str {
        match self {
            SetupFault::Size { .. } => "size",
            SetupFault::WrittenKomi { .. } | SetupFault::Komi { .. } => "komi",
            SetupFault::Handicap { .. } => "handicap",
        }
    }
}

impl Cites for SetupFault {
    fn rule(&self) -> RuleId {
        match self {
            SetupFault::Size { .. } | SetupFault::Handicap { .. } => rules::BOARD,
            SetupFault::WrittenKomi { .. } | SetupFault::Komi { .. } => rules::END,
        }
    }
}

impl Default for Setup {
    fn default() -> Self {
        Setup { size: 13, komi: 13, handicap: 0, cards: Cards::Deck, quiet: Quiet::Together, failed: Failed::Lost }
    }
}

impl Setup {
    /// The usual setup under that version of the rules; `None` for a later one. Whatever else has changed since
    /// version 1 is caught by the states' fingerprints.
    pub(crate) fn usual(version: u32) -> Option<Setup> {
        let failed = match version {
            1 => Failed::Move,
            2 => Failed::Lost,
            _ => return None,
        };
        Some(Setup { failed, ..Setup::default() })
    }

    /// Sets one choice from its written value. Every half-integer is a possible komi, listed or not.
    pub(crate) fn configure(&mut self, key: &str, value: &str) -> Result<(), SetupError<SetupFault>> {
        let unknown = || SetupError::unknown(OPTIONS, key, value);
        match (key, value) {
            ("seats", "2") => {}
            ("seats", _) => return Err(SetupError::no_such_value(key, value, &["2"], rules::BOARD)),
            ("size", "9") => self.size = 9,
            ("size", "13") => self.size = 13,
            ("size", "19") => self.size = 19,
            ("komi", _) => match half_points(value) {
                Some(komi) if komi % 2 != 0 => self.komi = komi,
                _ => SetupError::in_value(key, vec![SetupFault::WrittenKomi { written: value.to_owned() }])?,
            },
            ("handicap", _) => {
                let given = OPTIONS.iter().any(|option| option.key == key && option.values.contains(&value));
                self.handicap = value.parse().ok().filter(|_| given).ok_or_else(unknown)?;
            }
            ("cards", "54") => self.cards = Cards::Deck,
            ("cards", "0") => self.cards = Cards::None,
            ("quiet", "8") => self.quiet = Quiet::Together,
            ("quiet", "16") => self.quiet = Quiet::Each,
            ("failed", "lost") => self.failed = Failed::Lost,
            ("failed", "move") => self.failed = Failed::Move,
            _ => return Err(unknown()),
        }
        Ok(())
    }

    /// Every rule it breaks. A handicap isn't judged where the board size is impossible: such a board has no points.
    pub(crate) fn faults(&self) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        let possible = SIZES.contains(&self.size);
        if !possible {
            faults.push(SetupFault::Size { lines: self.size });
        }
        let most = most_handicap(self.size);
        if possible && self.handicap > most {
            faults.push(SetupFault::Handicap { stones: self.handicap, most });
        }
        if self.komi.unsigned_abs() > MOST_KOMI {
            faults.push(SetupFault::Komi { half_points: self.komi });
        }
        faults
    }

    /// Komi as people write it: `6.5`.
    #[must_use]
    pub fn written_komi(&self) -> String {
        written_points(self.komi)
    }
}

/// Half points as people write points: `6.5` for 13.
#[must_use]
pub fn written_points(half_points: i16) -> String {
    let sign = if half_points < 0 { "-" } else { "" };
    let halves = half_points.unsigned_abs();
    format!("{sign}{}{}", halves / 2, if halves % 2 == 1 { ".5" } else { "" })
}

/// A written number of points as half points: `6.5` is 13.
pub(crate) fn half_points(text: &str) -> Option<i16> {
    let (sign, digits) = text.strip_prefix('-').map_or((1, text), |digits| (-1, digits));
    let (whole, half) = digits.strip_suffix(".5").map_or((digits, 0), |whole| (whole, 1));
    let written = !whole.is_empty() && whole.bytes().all(|digit| digit.is_ascii_digit());
    let whole = whole.parse::<u16>().ok().filter(|whole| written && *whole < MOST_KOMI / 2)?;
    Some(sign * (2 * whole as i16 + half))
}
