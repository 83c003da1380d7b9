//! Reduces words to the stems by which texts and queries are compared.

use super::language::Language;
use super::number;
use super::words::fold;
use rust_stemmers::Stemmer;

/// Longer words occur in no text and are not stemmed.
const LONGEST: usize = 60;

/// The stemmer of one language.
pub(super) struct Stemming {
    language: &'static dyn Language,
    snowball: Stemmer,
}

impl Stemming {
    pub(super) fn of(language: &'static dyn Language) -> Stemming {
        Stemming { language, snowball: language.snowball() }
    }

    /// Whether words of the language are also compared by verb roots.
    pub(super) fn has_verb_roots(&self) -> bool {
        self.language.has_verb_roots()
    }

    /// Returns the stem of a word in lower case; for a number word its digits.
    pub(super) fn stem(&self, word: &str) -> String {
        if word.len() > LONGEST || !fold(word).bytes().all(|letter| letter.is_ascii_alphabetic()) {
            return word.to_owned();
        }
        let stopwords = self.language.stopwords();
        if stopwords.negates.contains(&fold(word).as_str()) {
            return stopwords.negates[0].to_owned();
        }
        match number::digits(word, self.language.numbers()) {
            Some(digits) => digits.to_owned(),
            None => self.language.stem(word, &self.snowball),
        }
    }

    /// Returns the stems that a word of a query may have: that of the word as it is, and for one without accents those
    /// that it might have with them.
    pub(super) fn readings(&self, word: &str) -> Vec<String> {
        let mut stems = vec![self.stem(word)];
        if let Some(accents) = self.language.accents()
            && word.is_ascii()
        {
            stems.extend(number::digits_unaccented(word, self.language.numbers()).map(str::to_owned));
            for (plain, accented) in accents.endings {
                if let Some(beginning) = word.strip_suffix(plain) {
                    stems.push(self.stem(&format!("{beginning}{accented}")));
                }
            }
            for (plain, accented) in accents.stem_endings {
                if let Some(beginning) = stems[0].strip_suffix(plain) {
                    stems.push(self.stem(&format!("{beginning}{accented}")));
                }
            }
        }
        stems
    }
}
