//! A value in the languages of the app.

use crate::hungarian;
use crate::lang::Lang;
use serde::de::{self, Deserialize, Deserializer};
use serde::ser::{Serialize, Serializer};
use std::collections::BTreeMap;

/// A value in the languages of the app. In files it is an object with one member per language code.
///
/// A file gives the value in every language that [`Lang::is_complete`]. A language in the making may lack some:
/// readers get the value of [`Lang::FALLBACK`] instead, and [`Translated::language_of`] tells so.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Translated<T> {
    /// The value in [`Lang::FALLBACK`].
    fallback: T,
    /// The values in the other languages, in the order of [`Lang::ALL`]; `None` where the fallback stands in.
    others: [Option<T>; Lang::ALL.len()],
}

impl<T> Translated<T> {
    /// Returns the results of `make` for each language.
    pub fn each(mut make: impl FnMut(Lang) -> T) -> Translated<T> {
        let others = Lang::ALL.map(|lang| (lang != Lang::FALLBACK).then(|| make(lang)));
        Translated { fallback: make(Lang::FALLBACK), others }
    }

    /// Returns the value for readers of `lang`.
    pub fn get(&self, lang: Lang) -> &T {
        self.own(lang).unwrap_or(&self.fallback)
    }

    /// Returns the language of the value that readers of `lang` get: `lang`, or [`Lang::FALLBACK`].
    pub fn language_of(&self, lang: Lang) -> Lang {
        if self.own(lang).is_some() { lang } else { Lang::FALLBACK }
    }

    /// Returns the languages that have a value of their own, with it.
    pub fn iter(&self) -> impl Iterator<Item = (Lang, &T)> {
        Lang::ALL.into_iter().filter_map(|lang| {
            let value = if lang == Lang::FALLBACK { Some(&self.fallback) } else { self.own(lang) };
            Some((lang, value?))
        })
    }

    fn own(&self, lang: Lang) -> Option<&T> {
        self.others.get(lang as usize)?.as_ref()
    }

    /// Converts the value in each language.
    pub(crate) fn map<U>(self, mut convert: impl FnMut(Lang, T) -> U) -> Translated<U> {
        let mut languages = Lang::ALL.into_iter();
        let others = self.others.map(|value| Some(convert(languages.next()?, value?)));
        Translated { fallback: convert(Lang::FALLBACK, self.fallback), others }
    }

    /// Converts the value in each language, in the order of [`Lang::ALL`], stopping at the first error.
    pub(crate) fn try_map<U, E>(self, mut make: impl FnMut(Lang, T) -> Result<U, E>) -> Result<Translated<U>, E> {
        let mut languages = Lang::ALL.into_iter();
        let mut first_error = None;
        let others = self.others.map(|value| {
            let lang = languages.next()?;
            let value = value.filter(|_| first_error.is_none())?;
            make(lang, value).map_err(|error| first_error = Some(error)).ok()
        });
        match first_error {
            Some(error) => Err(error),
            None => Ok(Translated { fallback: make(Lang::FALLBACK, self.fallback)?, others }),
        }
    }
}

impl Translated<String> {
    /// Returns the text for display: see [`hungarian::joined`].
    pub(crate) fn joined(&self) -> Translated<String> {
        self.clone().map(|lang, text| lang.pick(hungarian::joined(&text), text))
    }

    /// Returns the fault of the text as plain words: a language without text, or links where none can be shown.
    pub(crate) fn fault(&self) -> Option<String> {
        self.iter().find_map(|(lang, text)| {
            let code = lang.code();
            if text.trim().is_empty() {
                return Some(format!("nothing in {code}"));
            }
            let linked = text.contains("[[") || text.contains("]]");
            linked.then(|| format!("a link in {code}, where only plain words can be shown"))
        })
    }
}

impl<T: Serialize> Serialize for Translated<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Translated<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Translated<T>, D::Error> {
        let mut values = BTreeMap::<Lang, T>::deserialize(deserializer)?;
        let missing = Lang::ALL.into_iter().find(|lang| lang.is_complete() && !values.contains_key(lang));
        let fallback = values.remove(&Lang::FALLBACK).filter(|_| missing.is_none());
        let fallback = fallback.ok_or_else(|| {
            de::Error::custom(format!("missing field `{}`", missing.unwrap_or(Lang::FALLBACK).code()))
        })?;
        Ok(Translated { fallback, others: Lang::ALL.map(|lang| values.remove(&lang)) })
    }
}

impl<T: specta::Type> specta::Type for Translated<T> {
    fn definition(types: &mut specta::Types) -> specta::datatype::DataType {
        BTreeMap::<Lang, T>::definition(types)
    }
}
