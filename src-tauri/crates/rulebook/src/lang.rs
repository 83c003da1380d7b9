//! The two languages of the app.

use crate::hungarian;
use serde::{Deserialize, Serialize};

/// A language of the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub enum Lang {
    Hu,
    En,
}

/// A value in both languages; a file that leaves one out is refused.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(deny_unknown_fields)]
pub struct Bilingual<T> {
    pub hu: T,
    pub en: T,
}

impl Lang {
    /// Both languages.
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

impl<T> Bilingual<T> {
    /// Returns the results of `make` for each language.
    pub fn each(make: impl Fn(Lang) -> T) -> Bilingual<T> {
        Bilingual { hu: make(Lang::Hu), en: make(Lang::En) }
    }

    /// Returns the value in `lang`.
    pub fn get(&self, lang: Lang) -> &T {
        lang.pick(&self.hu, &self.en)
    }

    /// Converts the value in each language.
    pub(crate) fn map<U>(self, mut convert: impl FnMut(Lang, T) -> U) -> Bilingual<U> {
        Bilingual { hu: convert(Lang::Hu, self.hu), en: convert(Lang::En, self.en) }
    }

    /// Converts the value in each language, stopping at the first error.
    pub(crate) fn try_map<U, E>(self, mut make: impl FnMut(Lang, T) -> Result<U, E>) -> Result<Bilingual<U>, E> {
        Ok(Bilingual { hu: make(Lang::Hu, self.hu)?, en: make(Lang::En, self.en)? })
    }
}

impl Bilingual<String> {
    /// Returns the text for display: see [`hungarian::joined`].
    pub(crate) fn joined(&self) -> Bilingual<String> {
        Bilingual { hu: hungarian::joined(&self.hu), en: self.en.clone() }
    }

    /// Returns the fault of the text as plain words: a language without text, or links where none can be shown.
    pub(crate) fn fault(&self) -> Option<String> {
        Lang::ALL.into_iter().find_map(|lang| {
            let (text, code) = (self.get(lang), lang.code());
            if text.trim().is_empty() {
                return Some(format!("nothing in {code}"));
            }
            let linked = text.contains("[[") || text.contains("]]");
            linked.then(|| format!("a link in {code}, where only plain words can be shown"))
        })
    }
}

impl Lang {
    /// The language of those who read none of the others: of devices set to another language, and of developers' tools.
    pub const FALLBACK: Lang = Lang::En;

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
