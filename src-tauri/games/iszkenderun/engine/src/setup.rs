//! The setup: number of seats and options.

use crate::rules;
use game::{Cites, OptionSpec, RuleId, SetupError};
use serde::{Deserialize, Serialize};

/// What is chosen before a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "IszkenderunSetup")]
pub struct Setup {
    /// 3 or 4.
    pub seats: u8,
    /// Where zero cards count (IS-3.9).
    #[serde(default)]
    pub zeros: Zeros,
    /// For which purposes a two-suited card has both suits (IS-3.6).
    #[serde(default)]
    pub two_suited: TwoSuited,
    /// Where a closing card closes its row (IS-3.3).
    #[serde(default)]
    pub closes: Closes,
    /// What the third of three seats gets (IS-7.3).
    #[serde(default)]
    pub third: Third,
}

/// Where zero cards count the cards of their suit (IS-3.9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "IszkenderunZeros")]
pub enum Zeros {
    /// In all rows.
    #[default]
    InPlay,
    /// In their own row only.
    OwnRow,
}

/// For which purposes a two-suited card has both suits (IS-3.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "IszkenderunTwoSuited")]
pub enum TwoSuited {
    /// For every purpose.
    #[default]
    Always,
    /// For the final value, and for the action marker, whose rule mentions two-suited cards explicitly (IS-5.2).
    FinalOnly,
}

/// Where a closing card closes its row (IS-3.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "IszkenderunCloses")]
pub enum Closes {
    /// Anywhere in the row.
    #[default]
    Anywhere,
    /// Only at the right end of the row.
    Rightmost,
}

/// What the third of three seats gets for its place (IS-7.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "IszkenderunThird")]
pub enum Third {
    /// 1 victory point.
    #[default]
    One,
    Nothing,
}

/// The options of the game.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec::new("zeros", &["in-play", "own-row"], rules::ZERO),
    OptionSpec::new("two-suited", &["always", "final-only"], rules::TWO_SUITED),
    OptionSpec::new("closes", &["anywhere", "rightmost"], rules::CLOSED),
    OptionSpec::switch("third", &["1", "0"], "1", rules::PLACES),
];

/// Why a setup isn't possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum SetupFault {
    /// The number of seats isn't 3 or 4 (IS-1.2).
    Seats {
        /// The number of seats given.
        found: u8,
    },
}

impl Cites for SetupFault {
    fn rule(&self) -> RuleId {
        match self {
            SetupFault::Seats { .. } => rules::DEAL,
        }
    }
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            seats: 4,
            zeros: Zeros::InPlay,
            two_suited: TwoSuited::Always,
            closes: Closes::Anywhere,
            third: Third::One,
        }
    }
}

impl Setup {
    /// Sets one option from its text value.
    pub(crate) fn configure(&mut self, key: &str, value: &str) -> Result<(), SetupError<SetupFault>> {
        match (key, value) {
            ("seats", "3") => self.seats = 3,
            ("seats", "4") => self.seats = 4,
            ("seats", _) => return Err(SetupError::no_such_value(key, value, &["3", "4"], rules::DEAL)),
            ("zeros", "in-play") => self.zeros = Zeros::InPlay,
            ("zeros", "own-row") => self.zeros = Zeros::OwnRow,
            ("two-suited", "always") => self.two_suited = TwoSuited::Always,
            ("two-suited", "final-only") => self.two_suited = TwoSuited::FinalOnly,
            ("closes", "anywhere") => self.closes = Closes::Anywhere,
            ("closes", "rightmost") => self.closes = Closes::Rightmost,
            ("third", "1") => self.third = Third::One,
            ("third", "0") => self.third = Third::Nothing,
            _ => return Err(SetupError::unknown(OPTIONS, key, value)),
        }
        Ok(())
    }

    /// Returns everything that makes the setup impossible.
    pub(crate) fn faults(&self) -> Vec<SetupFault> {
        if (3..=4).contains(&self.seats) { Vec::new() } else { vec![SetupFault::Seats { found: self.seats }] }
    }
}
