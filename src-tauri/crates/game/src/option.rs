//! Options: what can be chosen before a game.

use crate::RuleId;
use serde::Serialize;

/// An option of a setup, as the window, the command line and challenge codes know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct OptionSpec {
    /// The name by which it is set.
    #[specta(type = String)]
    pub key: &'static str,
    pub kind: OptionKind,
    /// The allowed values, the default first; for a text, the default only.
    #[specta(type = Vec<String>)]
    pub values: &'static [&'static str],
    /// The rule that explains it.
    pub rule: RuleId,
    /// Conditions on other options under which some values, or all, are available.
    pub beside: &'static [Beside],
}

/// The kind of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum OptionKind {
    /// One of the values.
    List,
    /// Something is present or absent; there are two values.
    Switch {
        /// The value that means present.
        #[specta(type = String)]
        on: &'static str,
    },
    /// A free text, such as a list of cards, which the engine checks.
    Text {
        /// The most characters it may have.
        longest: u16,
    },
}

/// A condition on another option for values to be available.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Beside {
    /// The values that need the condition; empty for all of them.
    #[specta(type = Vec<String>)]
    pub values: &'static [&'static str],
    /// The other option.
    #[specta(type = String)]
    pub key: &'static str,
    /// The values of the other option that meet the condition.
    #[specta(type = Vec<String>)]
    pub among: &'static [&'static str],
}

impl OptionSpec {
    /// An option between values, the default first, without conditions.
    #[must_use]
    pub const fn new(key: &'static str, values: &'static [&'static str], rule: RuleId) -> OptionSpec {
        OptionSpec { key, kind: OptionKind::List, values, rule, beside: &[] }
    }

    /// An option with two values for present and absent, the default first; `on` is the one for present.
    #[must_use]
    pub const fn switch(
        key: &'static str,
        values: &'static [&'static str; 2],
        on: &'static str,
        rule: RuleId,
    ) -> OptionSpec {
        OptionSpec { key, kind: OptionKind::Switch { on }, values, rule, beside: &[] }
    }

    /// A text of at most `longest` characters, with its default.
    #[must_use]
    pub const fn text(key: &'static str, usual: &'static [&'static str; 1], longest: u16, rule: RuleId) -> OptionSpec {
        OptionSpec { key, kind: OptionKind::Text { longest }, values: usual, rule, beside: &[] }
    }

    /// The same option, some of whose values depend on other options.
    #[must_use]
    pub const fn beside(self, beside: &'static [Beside]) -> OptionSpec {
        OptionSpec { beside, ..self }
    }

    /// Whether `value` can be chosen together with the other options, whose values `chosen` returns. Of a text only the
    /// length is checked.
    ///
    /// ```
    /// use game::{Beside, OptionSpec, RuleId};
    ///
    /// const LARGE: &[Beside] = &[Beside { values: &["9"], key: "size", among: &["19"] }];
    /// let handicap = OptionSpec::new("handicap", &["0", "9"], RuleId("GO-1.1")).beside(LARGE);
    /// assert!(handicap.offers("9", |_| "19") && !handicap.offers("9", |_| "7"));
    /// assert!(handicap.offers("0", |_| "7"));
    /// let deck = OptionSpec::text("deck", &["4 Ogre"], 10, RuleId("XX-1.1"));
    /// assert!(deck.offers("3 Ogre", |_| "") && !deck.offers("99999 Ogres", |_| ""));
    /// ```
    pub fn offers<'a>(&self, value: &str, chosen: impl Fn(&str) -> &'a str) -> bool {
        let known = match self.kind {
            OptionKind::Text { longest } => value.chars().count() <= usize::from(longest),
            OptionKind::List | OptionKind::Switch { .. } => self.values.contains(&value),
        };
        let speaks = |beside: &&Beside| beside.values.is_empty() || beside.values.contains(&value);
        known && self.beside.iter().filter(speaks).all(|it| it.among.contains(&chosen(it.key)))
    }
}
