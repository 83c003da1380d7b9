//! Stopwords: fillers, question words and negations.
//!
//! They are compared without accents. When a query is compared with a phrase, all of them count, but less than content
//! words: "nem tudok rakni" and "hány lapot rakok" have only one word in common.

use super::verb;
use super::vocabulary::Vocabulary;

/// The role of a word in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Role {
    /// Carries the meaning.
    Content,
    Negates,
    /// Marks a question.
    Asks,
    /// Only connects other words.
    Fills,
}

/// The stopwords of one language.
#[derive(Clone, Copy)]
pub(super) struct Stopwords {
    pub fills: &'static [&'static str],
    pub asks: &'static [&'static str],
    /// Stems of verbs that ask, in any form: "mit csináljak", "what happens".
    pub asking_verbs: &'static [&'static str],
    /// All of them are stemmed to the first.
    pub negates: &'static [&'static str],
}

impl Role {
    /// Returns the weight of a query word on the pages that contain it.
    pub(super) fn weight(self) -> f32 {
        match self {
            Role::Content => 1.0,
            Role::Negates | Role::Asks => 0.4,
            Role::Fills => 0.0,
        }
    }

    /// Returns the weight of a word in a phrase.
    pub(super) fn weight_in_phrase(self) -> f32 {
        match self {
            Role::Content => 1.0,
            Role::Negates => 0.4,
            Role::Asks => 0.25,
            Role::Fills => 0.1,
        }
    }
}

impl Stopwords {
    /// Returns the role of a word; `folded` is the word without accents.
    pub(super) fn role(&self, folded: &str) -> Role {
        if self.negates.contains(&folded) {
            Role::Negates
        } else if self.asks.contains(&folded) || self.is_asking_verb(folded) {
            Role::Asks
        } else if self.fills.contains(&folded) {
            Role::Fills
        } else {
            Role::Content
        }
    }

    fn is_asking_verb(&self, folded: &str) -> bool {
        self.asking_verbs.iter().any(|verb| match folded.strip_prefix(verb) {
            Some("" | "s" | "ed") => true,
            Some(_) => verb::roots(folded).iter().any(|root| root.text == *verb),
            None => false,
        })
    }

    /// Returns the role of each word of the vocabulary.
    pub(super) fn roles(&self, vocabulary: &Vocabulary) -> Vec<Role> {
        let mut roles = vec![Role::Content; vocabulary.terms()];
        for (form, terms) in vocabulary.forms() {
            let role = self.role(form);
            if role != Role::Content {
                for &term in terms {
                    roles[term as usize] = role;
                }
            }
        }
        roles
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use crate::search::language::language;

    #[test]
    fn questions_and_denials_are_told_from_what_they_are_about() {
        for (lang, sentence, roles) in [
            (Lang::Hu, "mi tortenik ha nem tudok huzni", "aafnfc"),
            (Lang::Hu, "mit csinaljak hany lapot rakhatok", "aaacc"),
            (Lang::En, "what happens if i can t draw", "aafffnc"),
        ] {
            let stopwords = language(lang).stopwords();
            for (word, role) in sentence.split(' ').zip(roles.chars()) {
                let expected = match role {
                    'a' => Role::Asks,
                    'f' => Role::Fills,
                    'n' => Role::Negates,
                    _ => Role::Content,
                };
                assert_eq!(stopwords.role(word), expected, "{word}");
            }
        }
    }
}
