//! Number of seats and the target score.

use crate::rules;
use game::{OptionSpec, SetupError};
use serde::{Deserialize, Serialize};

/// What is chosen before a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(deny_unknown_fields)]
#[serde(rename = "MochiSetup")]
pub struct Setup {
    /// 2 to 6.
    pub seats: u8,
    /// When the game ends (MO-7.3).
    #[serde(default)]
    pub target: Target,
}

/// The score that ends the game (MO-7.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "MochiTarget")]
pub enum Target {
    /// 15 points.
    Short,
    /// 30 points, as printed.
    #[default]
    Usual,
    /// 60 points.
    Long,
}

/// The table's options.
pub const OPTIONS: &[OptionSpec] = &[OptionSpec::new("target", &["30", "15", "60"], rules::TARGET)];

impl Default for Setup {
    fn default() -> Self {
        Setup { seats: 3, target: Target::Usual }
    }
}

impl Target {
    /// The points that end the game.
    #[must_use]
    pub fn points(self) -> u16 {
        match self {
            Target::Short => 15,
            Target::Usual => 30,
            Target::Long => 60,
        }
    }
}

impl Setup {
    /// Sets one choice from its written value.
    pub(crate) fn configure(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        let wrong = |allowed: &str, rule| {
            Err(SetupError { option: key.to_owned(), value: value.to_owned(), allowed: allowed.to_owned(), rule })
        };
        match (key, value) {
            ("seats", _) => match value.parse() {
                Ok(seats @ 2..=6) => self.seats = seats,
                _ => return wrong("2–6", rules::DEAL),
            },
            ("target", "15") => self.target = Target::Short,
            ("target", "30") => self.target = Target::Usual,
            ("target", "60") => self.target = Target::Long,
            ("target", _) => return wrong("30, 15, 60", rules::TARGET),
            _ => return wrong("—", rules::DEAL),
        }
        Ok(())
    }

    /// Whether the rules allow it.
    pub(crate) fn validate(&self) -> Result<(), SetupError> {
        let mut copy = *self;
        copy.configure("seats", &self.seats.to_string())
    }
}
