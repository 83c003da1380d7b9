//! The languages of the app.

use serde::{Deserialize, Serialize};

/// A language of the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub enum Lang {
    Hu,
    En,
}

impl Lang {
    /// All languages of the app.
    pub const ALL: [Lang; 2] = [Lang::Hu, Lang::En];

    /// Returns the one of two values that belongs to this language. A third language adds a parameter, and the compiler
    /// names every place that has to follow.
    #[must_use]
    pub fn pick<T>(self, hungarian: T, english: T) -> T {
        match self {
            Lang::Hu => hungarian,
            Lang::En => english,
        }
    }
}

impl Lang {
    /// The language of those who read none of the others: of devices set to another language, and of developers' tools.
    pub const FALLBACK: Lang = Lang::En;

    /// Whether every text must be there in this language. A language in the making isn't complete: texts that it lacks
    /// are shown in [`Lang::FALLBACK`].
    #[must_use]
    pub fn is_complete(self) -> bool {
        self.pick(true, true)
    }

    /// Returns the code: `hu` or `en`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.pick("hu", "en")
    }

    /// Returns the language of a device whose language has the tag `tag` (such as `hu-HU`), or [`Lang::FALLBACK`].
    #[must_use]
    pub fn of_tag(tag: &str) -> Lang {
        let tag = tag.to_ascii_lowercase();
        Lang::ALL.into_iter().find(|lang| tag.starts_with(lang.code())).unwrap_or(Lang::FALLBACK)
    }
}
