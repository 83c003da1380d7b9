//! What the search knows of Hungarian.
//!
//! The Snowball stemmer removes the endings of nouns. Hungarian players also ask with verbs ("húzhatok", "passzolni")
//! and name rules after them ("húzás"); steps before and after the stemmer remove those endings.

mod numbers;
mod stemming;
mod stopwords;

use super::{Accents, Language};
use crate::search::stopwords::Stopwords;
use rust_stemmers::{Algorithm, Stemmer};

pub(super) struct Hungarian;

impl Language for Hungarian {
    fn snowball(&self) -> Stemmer {
        Stemmer::create(Algorithm::Hungarian)
    }

    fn stem(&self, word: &str, snowball: &Stemmer) -> String {
        stemming::stem(word, snowball)
    }

    fn accents(&self) -> Option<Accents> {
        Some(stemming::ACCENTS)
    }

    fn has_verb_roots(&self) -> bool {
        true
    }

    fn stopwords(&self) -> Stopwords {
        stopwords::STOPWORDS
    }

    fn numbers(&self) -> &'static [(&'static str, &'static str)] {
        numbers::NUMBERS
    }

    fn synonyms(&self) -> &'static str {
        include_str!("../../../synonyms/hu.txt")
    }
}
