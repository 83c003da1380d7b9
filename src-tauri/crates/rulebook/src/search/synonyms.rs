//! Synonyms, from word lists that a rules writer can edit.

use super::language::Language;
use super::stem::Stemming;
use super::vocabulary::{Term, Vocabulary};
use super::words::{fold, words};
use std::collections::HashMap;

/// The words of the rulebook that other words may mean.
pub(super) struct Synonyms {
    /// By stem, without accents.
    meant: HashMap<String, Vec<Term>>,
}

impl Synonyms {
    /// Reads the list of a language; words that the rulebook doesn't contain are left out.
    pub(super) fn new(vocabulary: &Vocabulary, stemming: &Stemming, language: &dyn Language) -> Synonyms {
        let mut meant: HashMap<String, Vec<Term>> = HashMap::new();
        for (said, typed) in lines(language.synonyms()) {
            let stems = |side: &str| words(side).map(|word| stemming.stem(&word.text)).collect::<Vec<_>>();
            let said = stems(said);
            let terms: Vec<Term> = said
                .iter()
                .flat_map(|stem| vocabulary.like(&fold(stem)))
                .copied()
                .filter(|&term| said.iter().any(|stem| vocabulary.stem(term) == stem))
                .collect();
            for stem in said.iter().chain(&stems(typed)) {
                meant.entry(fold(stem)).or_default().extend(&terms);
            }
        }
        Synonyms { meant }
    }

    /// Returns what a word with that stem may mean beside itself.
    pub(super) fn of(&self, stem: &str) -> &[Term] {
        self.meant.get(&fold(stem)).map_or(&[], Vec::as_slice)
    }
}

/// Returns the lines of a list: the rulebook's words, and the synonyms typed for them.
fn lines(list: &str) -> impl Iterator<Item = (&str, &str)> {
    list.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(':'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use crate::search::language::language;

    #[test]
    fn every_line_has_two_sides() {
        for list in Lang::ALL.map(|lang| language(lang).synonyms()) {
            for line in list.lines().filter(|line| !line.starts_with('#')) {
                let sides = line.split_once(':').map(|(said, typed)| (words(said).count(), words(typed).count()));
                assert!(sides.is_some_and(|(said, typed)| said > 0 && typed > 0), "{line:?}");
            }
        }
    }
}
