//! Why a setup isn't possible.

use crate::{Cites, OptionSpec, RuleId};
use serde::Serialize;
use std::fmt;

/// A setup, or a choice in one, that isn't possible, with every reason why. `F` is what a table's own rules
/// can say, its [`SetupFault`](crate::Game::SetupFault).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SetupError<F> {
    /// At least one.
    pub faults: Vec<ChoiceFault<F>>,
}

/// One reason why a setup isn't possible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum ChoiceFault<F> {
    /// The table has no such option.
    NoSuchOption {
        /// The name found.
        option: String,
    },
    /// The option can't have this value, whatever else is chosen.
    NoSuchValue {
        /// Which option.
        option: String,
        /// The value found.
        value: String,
        /// The values that would do.
        allowed: &'static [&'static str],
        /// The rule that explains the option.
        rule: RuleId,
    },
    /// A text is longer than any that the option takes.
    TooLong {
        /// Which option.
        option: String,
        /// The most letters it takes.
        longest: u16,
        /// The rule that explains the option.
        rule: RuleId,
    },
    /// The table's own check of a written value, such as a text, has found this in it.
    InValue {
        /// Which option.
        option: String,
        /// What was found.
        fault: F,
    },
    /// The table's rules forbid it.
    Forbidden(F),
}

impl<F> SetupError<F> {
    /// What a table's `configure` answers to a key or value that it doesn't know: by its options, what is wrong.
    #[must_use]
    pub fn unknown(options: &[OptionSpec], key: &str, value: &str) -> SetupError<F> {
        match options.iter().find(|option| option.key == key) {
            Some(option) => SetupError::no_such_value(key, value, option.values, option.rule),
            None => ChoiceFault::NoSuchOption { option: key.to_owned() }.into(),
        }
    }

    /// `key` can't be `value`.
    #[must_use]
    pub fn no_such_value(key: &str, value: &str, allowed: &'static [&'static str], rule: RuleId) -> SetupError<F> {
        ChoiceFault::NoSuchValue { option: key.to_owned(), value: value.to_owned(), allowed, rule }.into()
    }

    /// What a table's own check has found in a written value.
    ///
    /// # Errors
    /// If it has found anything.
    pub fn in_value(key: &str, found: Vec<F>) -> Result<(), SetupError<F>> {
        SetupError::of(found.into_iter().map(|fault| ChoiceFault::InValue { option: key.to_owned(), fault }).collect())
    }

    /// What a table's rules forbid.
    ///
    /// # Errors
    /// If they forbid anything.
    pub fn forbidden(found: Vec<F>) -> Result<(), SetupError<F>> {
        SetupError::of(found.into_iter().map(ChoiceFault::Forbidden).collect())
    }

    pub(crate) fn of(faults: Vec<ChoiceFault<F>>) -> Result<(), SetupError<F>> {
        if faults.is_empty() { Ok(()) } else { Err(SetupError { faults }) }
    }
}

impl<F: Cites> ChoiceFault<F> {
    /// The rule that says so; none for an option that there isn't.
    pub fn rule(&self) -> Option<RuleId> {
        match self {
            ChoiceFault::NoSuchOption { .. } => None,
            ChoiceFault::NoSuchValue { rule, .. } | ChoiceFault::TooLong { rule, .. } => Some(*rule),
            ChoiceFault::InValue { fault, .. } | ChoiceFault::Forbidden(fault) => Some(fault.rule()),
        }
    }
}

impl<F> ChoiceFault<F> {
    /// The option that it is about; none for what only the whole setup shows.
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

/// For whoever writes files and tests; people are told by the table's sentences.
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
