//! The two languages.

use crate::hungarian;
use serde::{Deserialize, Serialize};

/// A language of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub enum Lang {
    /// Hungarian.
    Hu,
    /// English.
    En,
}

/// The same thing in both languages; a file that leaves one out isn't accepted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(deny_unknown_fields)]
pub struct Bilingual<T> {
    /// In Hungarian.
    pub hu: T,
    /// In English.
    pub en: T,
}

impl Lang {
    /// Both languages.
    pub const ALL: [Lang; 2] = [Lang::Hu, Lang::En];
}

impl<T> Bilingual<T> {
    /// What `make` makes in each.
    pub fn each(make: impl Fn(Lang) -> T) -> Bilingual<T> {
        Bilingual { hu: make(Lang::Hu), en: make(Lang::En) }
    }

    /// The one in `lang`.
    pub fn get(&self, lang: Lang) -> &T {
        match lang {
            Lang::Hu => &self.hu,
            Lang::En => &self.en,
        }
    }

    /// Both, each made into something else; `place` tells which language it is.
    pub(crate) fn try_map<U, E>(self, mut make: impl FnMut(Lang, T) -> Result<U, E>) -> Result<Bilingual<U>, E> {
        Ok(Bilingual { hu: make(Lang::Hu, self.hu)?, en: make(Lang::En, self.en)? })
    }
}

impl Bilingual<String> {
    /// As it is shown: see [`hungarian::joined`].
    pub(crate) fn joined(&self) -> Bilingual<String> {
        Bilingual { hu: hungarian::joined(&self.hu), en: self.en.clone() }
    }

    /// What is wrong with it as plain words: a language in which nothing is said, or links where none can be shown.
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
    /// Its code: `hu` or `en`.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Lang::Hu => "hu",
            Lang::En => "en",
        }
    }
}
