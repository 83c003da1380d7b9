//! Faults of a setup.

use crate::{Cites, OptionSpec, RuleId};
use serde::Serialize;
use std::fmt;

/// The error for an impossible setup or option value, with every reason. `F` is the type of faults by the game's own
/// rules, its [`SetupFault`](crate::Game::SetupFault).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SetupError<F> {
    /// At least one.
    pub faults: Vec<ChoiceFault<F>>,
}

/// One reason why a setup isn't possible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum ChoiceFault<F> {
    /// The game has no such option.
    NoSuchOption { option: String },
    /// The option never allows this value.
    NoSuchValue {
        option: String,
        value: String,
        allowed: &'static [&'static str],
        /// The rule that explains the option.
        rule: RuleId,
    },
    /// A text is longer than the option allows.
    TooLong {
        option: String,
        /// The most characters allowed.
        longest: u16,
        /// The rule that explains the option.
        rule: RuleId,
    },
    /// The game's own check found a fault in a value, such as a text.
    InValue { option: String, fault: F },
    /// The game's rules forbid the setup.
    Forbidden(F),
}

impl<F> SetupError<F> {
    /// Returns the error of a game's `configure` for a key or value that it doesn't know.
    #[must_use]
    pub fn unknown(options: &[OptionSpec], key: &str, value: &str) -> SetupError<F> {
        match options.iter().find(|option| option.key == key) {
            Some(option) => SetupError::no_such_value(key, value, option.values, option.rule),
            None => ChoiceFault::NoSuchOption { option: key.to_owned() }.into(),
        }
    }

    /// Returns the error that `key` can't be `value`.
    #[must_use]
    pub fn no_such_value(key: &str, value: &str, allowed: &'static [&'static str], rule: RuleId) -> SetupError<F> {
        ChoiceFault::NoSuchValue { option: key.to_owned(), value: value.to_owned(), allowed, rule }.into()
    }

    /// Returns `Ok` if the game's own check of a value `found` no faults.
    ///
    /// # Errors
    /// If it found at least one.
    pub fn in_value(key: &str, found: Vec<F>) -> Result<(), SetupError<F>> {
        SetupError::of(found.into_iter().map(|fault| ChoiceFault::InValue { option: key.to_owned(), fault }).collect())
    }

    /// Returns `Ok` if the game's rules `found` no faults in a setup.
    ///
    /// # Errors
    /// If they found at least one.
    pub fn forbidden(found: Vec<F>) -> Result<(), SetupError<F>> {
        SetupError::of(found.into_iter().map(ChoiceFault::Forbidden).collect())
    }

    pub(crate) fn of(faults: Vec<ChoiceFault<F>>) -> Result<(), SetupError<F>> {
        if faults.is_empty() { Ok(()) } else { Err(SetupError { faults }) }
    }
}

impl<F: Cites> ChoiceFault<F> {
    /// Returns the rule that the fault cites; `None` for an unknown option.
    pub fn rule(&self) -> Option<RuleId> {
        match self {
            ChoiceFault::NoSuchOption { .. } => None,
            ChoiceFault::NoSuchValue { rule, .. } | ChoiceFault::TooLong { rule, .. } => Some(*rule),
            ChoiceFault::InValue { fault, .. } | ChoiceFault::Forbidden(fault) => Some(fault.rule()),
        }
    }
}

impl<F> ChoiceFault<F> {
    /// Returns the option concerned; `None` for a fault of the whole setup.
    pub fn option(&self) -> Option<&str> {
        match self {
            ChoiceFault::NoSuchOption { option }
            | ChoiceFault::NoSuchValue { option, .. }
            | ChoiceFault::TooLong { option, .. }
            | ChoiceFault::InValue { option, .. } => Some(option),
            ChoiceFault::Forbidden(_) => None,
        }
    }
}

impl<F> From<ChoiceFault<F>> for SetupError<F> {
    fn from(fault: ChoiceFault<F>) -> SetupError<F> {
        SetupError { faults: vec![fault] }
    }
}

/// English text for authors of files and tests; the app words faults by the game's phrases.
impl<F: Cites + fmt::Debug> fmt::Display for ChoiceFault<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ChoiceFault::NoSuchOption { option } => write!(f, "there is no option {option:?}"),
            ChoiceFault::NoSuchValue { option, value, allowed, rule } => {
                write!(f, "option {option} can't be {value:?}: allowed are {} ({rule})", allowed.join(", "))
            }
            ChoiceFault::TooLong { option, longest, rule } => {
                write!(f, "option {option} can't be longer than {longest} letters ({rule})")
            }
            ChoiceFault::InValue { option, fault } => write!(f, "option {option}: {fault:?} ({})", fault.rule()),
            ChoiceFault::Forbidden(fault) => write!(f, "{fault:?} ({})", fault.rule()),
        }
    }
}

impl<F: Cites + fmt::Debug> fmt::Display for SetupError<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let told: Vec<String> = self.faults.iter().map(ToString::to_string).collect();
        f.write_str(&told.join("; "))
    }
}

impl<F: Cites + fmt::Debug> std::error::Error for SetupError<F> {}
