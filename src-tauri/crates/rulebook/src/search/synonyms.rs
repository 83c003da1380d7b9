//! What people say for what the book says: word lists that a rules writer can edit.

use super::stem::Stemming;
use super::vocabulary::{Term, Vocabulary};
use super::words::{fold, words};
use crate::lang::Lang;
use std::collections::HashMap;

const HUNGARIAN: &str = include_str!("../../synonyms/hu.txt");
const ENGLISH: &str = include_str!("../../synonyms/en.txt");

/// The words of the book that each other word may mean.
pub(super) struct Synonyms {
    /// By stem, without accents.
    meant: HashMap<String, Vec<Term>>,
}

impl Synonyms {
    /// Reads the list of a language; what the book doesn't say is left out.
    pub(super) fn new(vocabulary: &Vocabulary, stemming: &Stemming, lang: Lang) -> Synonyms {
        let list = match lang {
            Lang::Hu => HUNGARIAN,
            Lang::En => ENGLISH,
        };
        let mut meant: HashMap<String, Vec<Term>> = HashMap::new();
        for (said, typed) in lines(list) {
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

    /// What a word with that stem may mean beside itself.
    pub(super) fn of(&self, stem: &str) -> &[Term] {
        self.meant.get(&fold(stem)).map_or(&[], Vec::as_slice)
    }
}

/// The lines of a list: what the book says, and what is typed for it.
fn lines(list: &str) -> impl Iterator<Item = (&str, &str)> {
    list.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(':'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_has_two_sides() {
        for list in [HUNGARIAN, ENGLISH] {
            for line in list.lines().filter(|line| !line.starts_with('#')) {
                let sides = line.split_once(':').map(|(said, typed)| (words(said).count(), words(typed).count()));
                assert!(sides.is_some_and(|(said, typed)| said > 0 && typed > 0), "{line:?}");
            }
        }
    }
}
