//! The setup: number of seats and target score.

use crate::rules;
use game::{Cites, OptionSpec, RuleId, SetupError};
use serde::{Deserialize, Serialize};

/// What is chosen before a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(deny_unknown_fields)]
#[serde(rename = "MochiSetup")]
pub struct Setup {
    /// 2 to 6.
    pub seats: u8,
    /// The score that ends the game (MO-7.3).
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

/// The options of the game.
pub const OPTIONS: &[OptionSpec] = &[OptionSpec::new("target", &["30", "15", "60"], rules::TARGET)];

/// The allowed numbers of seats, as texts.
const SEATS: &[&str] = &["2", "3", "4", "5", "6"];

/// Why a setup isn't possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum SetupFault {
    /// The number of seats isn't 2 to 6 (MO-1.2).
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
        Setup { seats: 3, target: Target::Usual }
    }
}

impl Target {
    /// Returns the number of points that ends the game.
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
    /// Sets one option from its text value.
    pub(crate) fn configure(&mut self, key: &str, value: &str) -> Result<(), SetupError<SetupFault>> {
        match (key, value) {
            ("seats", _) => match value.parse() {
                Ok(seats @ 2..=6) => self.seats = seats,
                _ => return Err(SetupError::no_such_value(key, value, SEATS, rules::DEAL)),
            },
            ("target", "15") => self.target = Target::Short,
            ("target", "30") => self.target = Target::Usual,
            ("target", "60") => self.target = Target::Long,
            _ => return Err(SetupError::unknown(OPTIONS, key, value)),
        }
        Ok(())
    }

    /// Returns everything that makes the setup impossible.
    pub(crate) fn faults(&self) -> Vec<SetupFault> {
        if (2..=6).contains(&self.seats) { Vec::new() } else { vec![SetupFault::Seats { found: self.seats }] }
    }
}
