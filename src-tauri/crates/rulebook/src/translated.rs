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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Translated<T> {
    /// The value in [`Lang::FALLBACK`].
    fallback: T,
    /// The values in [`OTHERS`]; `None` where the fallback stands in.
    others: [Option<T>; OTHERS.len()],
}

/// All languages but [`Lang::FALLBACK`], in the order of [`Lang::ALL`].
const OTHERS: [Lang; Lang::ALL.len() - 1] = {
    let mut others = [Lang::FALLBACK; Lang::ALL.len() - 1];
    let (mut from, mut to) = (0, 0);
    while from < Lang::ALL.len() {
        if Lang::ALL[from] as usize != Lang::FALLBACK as usize {
            others[to] = Lang::ALL[from];
            to += 1;
        }
        from += 1;
    }
    others
};

impl<T: Default> Default for Translated<T> {
    /// Returns a default of its own for each language.
    fn default() -> Translated<T> {
        Translated::each(|_| T::default())
    }
}

impl<T> Translated<T> {
    /// Returns the results of `make` for each language.
    pub fn each(mut make: impl FnMut(Lang) -> T) -> Translated<T> {
        let others = OTHERS.map(|lang| Some(make(lang)));
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
        let at = OTHERS.iter().position(|other| *other == lang)?;
        self.others.get(at)?.as_ref()
    }

    /// Converts the value in each language.
    pub(crate) fn map<U>(self, mut convert: impl FnMut(Lang, T) -> U) -> Translated<U> {
        let mut languages = OTHERS.into_iter();
        let others = self.others.map(|value| Some(convert(languages.next()?, value?)));
        Translated { fallback: convert(Lang::FALLBACK, self.fallback), others }
    }

    /// Converts the value in each language, in the order of [`Lang::ALL`], stopping at the first error.
    pub(crate) fn try_map<U, E>(self, mut make: impl FnMut(Lang, T) -> Result<U, E>) -> Result<Translated<U>, E> {
        let mut languages = OTHERS.into_iter();
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
        Ok(Translated { fallback, others: OTHERS.map(|lang| values.remove(&lang)) })
    }
}

impl<T: specta::Type> specta::Type for Translated<T> {
    fn definition(types: &mut specta::Types) -> specta::datatype::DataType {
        BTreeMap::<Lang, T>::definition(types)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn every_language_has_a_value_of_its_own() {
        let codes = Translated::each(|lang| lang.code().to_owned());
        for lang in Lang::ALL {
            assert_eq!((codes.get(lang).as_str(), codes.language_of(lang)), (lang.code(), lang));
        }
        let marked = codes.clone().map(|lang, code| format!("{}:{code}", lang.code()));
        assert_eq!(marked.iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>(), ["hu:hu", "en:en"]);
        let last = codes.try_map(|lang, code| if lang == Lang::FALLBACK { Err(code) } else { Ok(code) });
        assert_eq!(last, Err("en".to_owned()));
    }

    #[test]
    fn defaults_are_told_apart() {
        let mut counts = Translated::<std::cell::Cell<u8>>::default();
        counts.get(Lang::ALL[0]).set(7);
        assert_eq!(counts.get(Lang::FALLBACK).get(), 0);
        counts = Translated { others: OTHERS.map(|_| None), fallback: std::cell::Cell::new(3) };
        assert!(Lang::ALL.into_iter().all(|lang| counts.get(lang).get() == 3), "what a language lacks falls back");
        assert_eq!(counts.language_of(Lang::ALL[0]), Lang::FALLBACK);
        assert_eq!(counts.iter().count(), 1);
    }

    #[test]
    fn a_file_gives_every_complete_language_and_no_other() {
        let read = |json| serde_json::from_value::<Translated<String>>(json).map_err(|error| error.to_string());
        let both = json!({ "hu": "egy", "en": "one" });
        assert_eq!(serde_json::to_value(read(both.clone()).unwrap()).unwrap(), both);
        assert!(read(json!({ "hu": "egy" })).unwrap_err().contains("`en`"));
        assert!(read(json!({ "en": "one" })).unwrap_err().contains("`hu`"));
        assert!(read(json!({ "hu": "egy", "en": "one", "xx": "?" })).is_err());
    }
}
