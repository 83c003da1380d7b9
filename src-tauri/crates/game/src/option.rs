//! What can be chosen before a game.

use crate::RuleId;
use serde::Serialize;

/// One choice of New table: what the window, the command line and challenge codes know of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct OptionSpec {
    /// The name by which it is set.
    #[specta(type = String)]
    pub key: &'static str,
    /// How it is asked.
    pub kind: OptionKind,
    /// The values it can take, the usual one first; of a text the usual one alone.
    #[specta(type = Vec<String>)]
    pub values: &'static [&'static str],
    /// The rule that explains it.
    pub rule: RuleId,
    /// What has to be chosen elsewhere for some of its values, or for all of them.
    pub beside: &'static [Beside],
}

/// How a choice is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum OptionKind {
    /// One of its values.
    List,
    /// Something is there or not: it has two values.
    Switch {
        /// The one that says it is there.
        #[specta(type = String)]
        on: &'static str,
    },
    /// Whatever a person writes, such as a list of cards. The engine checks it.
    Text {
        /// The most letters it may have.
        longest: u16,
    },
}

/// What has to be chosen elsewhere for values of an option to be there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Beside {
    /// The values that are only there then; none: all of them.
    #[specta(type = Vec<String>)]
    pub values: &'static [&'static str],
    /// The other choice.
    #[specta(type = String)]
    pub key: &'static str,
    /// What it has to be.
    #[specta(type = Vec<String>)]
    pub among: &'static [&'static str],
}

impl OptionSpec {
    /// A choice between values, the usual one first, whatever else is chosen.
    #[must_use]
    pub const fn new(key: &'static str, values: &'static [&'static str], rule: RuleId) -> OptionSpec {
        OptionSpec { key, kind: OptionKind::List, values, rule, beside: &[] }
    }

    /// Something that is there or not, as two values say, the usual one first.
    #[must_use]
    pub const fn switch(
        key: &'static str,
        values: &'static [&'static str; 2],
        on: &'static str,
        rule: RuleId,
    ) -> OptionSpec {
        OptionSpec { key, kind: OptionKind::Switch { on }, values, rule, beside: &[] }
    }

    /// A text of at most `longest` letters, with the usual one.
    #[must_use]
    pub const fn text(key: &'static str, usual: &'static [&'static str; 1], longest: u16, rule: RuleId) -> OptionSpec {
        OptionSpec { key, kind: OptionKind::Text { longest }, values: usual, rule, beside: &[] }
    }

    /// The same, but for values that need something to be chosen elsewhere.
    #[must_use]
    pub const fn beside(self, beside: &'static [Beside]) -> OptionSpec {
        OptionSpec { beside, ..self }
    }

    /// Whether `value` can be chosen beside what is chosen otherwise. Of a text only its length is asked.
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
