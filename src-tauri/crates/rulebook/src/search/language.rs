//! What the search knows of a language.

mod english;
mod hungarian;

use super::stopwords::Stopwords;
use crate::lang::Lang;
use english::English;
use hungarian::Hungarian;
use rust_stemmers::Stemmer;

/// A language of the search.
pub(super) trait Language: Send + Sync {
    /// Returns the Snowball stemmer of the language, named by a constant, so that those of other languages can be left
    /// out of the program.
    fn snowball(&self) -> Stemmer;

    /// Returns the stem of a word in lower case that is neither a negation nor a number word; `snowball` is the stemmer
    /// of [`Language::snowball`].
    fn stem(&self, word: &str, snowball: &Stemmer) -> String;

    /// Returns how people write the language without its accents; `None` if it has none.
    fn accents(&self) -> Option<Accents>;

    /// Whether words of the language are also compared by verb roots.
    fn has_verb_roots(&self) -> bool;

    /// Returns the stopwords.
    fn stopwords(&self) -> Stopwords;

    /// Returns the number words with their digits. The word for one is left out if it is an article or a pronoun more
    /// often than a number.
    fn numbers(&self) -> &'static [(&'static str, &'static str)];

    /// Returns the list of synonyms.
    fn synonyms(&self) -> &'static str;
}

/// Endings without accents, each with the ending that it may stand for.
pub(super) struct Accents {
    /// Endings that the stemmer recognizes only with their accents.
    pub endings: &'static [(&'static str, &'static str)],
    /// Endings that stems keep.
    pub stem_endings: &'static [(&'static str, &'static str)],
}

/// Returns what the search knows of a language.
pub(super) fn language(lang: Lang) -> &'static dyn Language {
    lang.pick(&Hungarian as &dyn Language, &English)
}
