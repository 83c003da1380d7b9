//! What the search knows of English.

mod irregular;
mod numbers;
mod stopwords;

use super::{Accents, Language};
use crate::search::stopwords::Stopwords;
use irregular::IRREGULAR;
use rust_stemmers::{Algorithm, Stemmer};

pub(super) struct English;

impl Language for English {
    fn snowball(&self) -> Stemmer {
        Stemmer::create(Algorithm::English)
    }

    fn stem(&self, word: &str, snowball: &Stemmer) -> String {
        let regular = IRREGULAR.iter().find(|(_, forms)| forms.contains(&word)).map_or(word, |(verb, _)| verb);
        snowball.stem(regular).into_owned()
    }

    fn accents(&self) -> Option<Accents> {
        None
    }

    fn has_verb_roots(&self) -> bool {
        false
    }

    fn stopwords(&self) -> Stopwords {
        stopwords::STOPWORDS
    }

    fn numbers(&self) -> &'static [(&'static str, &'static str)] {
        numbers::NUMBERS
    }

    fn synonyms(&self) -> &'static str {
        include_str!("../../../synonyms/en.txt")
    }
}
