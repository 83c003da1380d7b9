//! Words that say little of what is looked for: those that hold a sentence together, those that make a question of it,
//! and those that say no.
//!
//! They are compared without accents. Where a phrase by which people ask for a rule is compared with a query, all of
//! them count, less than others: "nem tudok rakni" and "hány lapot rakok" have one word in common only.

use super::verb;
use super::vocabulary::Vocabulary;
use crate::lang::Lang;

/// What a word does in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Role {
    /// Says what about.
    Content,
    /// Says no.
    Negates,
    /// Makes a question of it.
    Asks,
    /// Holds the sentence together.
    Fills,
}

/// The words of one language that say little.
#[derive(Clone, Copy)]
pub(super) struct Stopwords {
    pub fills: &'static [&'static str],
    pub asks: &'static [&'static str],
    /// Verbs that ask, in whichever form, by their stem: "mit csináljak", "what happens".
    pub asking_verbs: &'static [&'static str],
    /// All of them count as the first.
    pub negates: &'static [&'static str],
}

impl Role {
    /// What a word of the query counts on the pages that have it.
    pub(super) fn weight(self) -> f32 {
        match self {
            Role::Content => 1.0,
            Role::Negates | Role::Asks => 0.4,
            Role::Fills => 0.0,
        }
    }

    /// What a word counts in a phrase.
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
    pub(super) fn of(lang: Lang) -> Stopwords {
        match lang {
            Lang::Hu => Stopwords {
                fills: HUNGARIAN_FILLS,
                asks: HUNGARIAN_ASKS,
                asking_verbs: &["csinal", "tortenik", "jelent"],
                negates: &["nem", "ne", "nincs", "nincsen", "nincsenek", "sem", "se", "nelkul", "sincs"],
            },
            Lang::En => Stopwords {
                fills: ENGLISH_FILLS,
                asks: ENGLISH_ASKS,
                asking_verbs: &["happen", "mean"],
                negates: &["not", "t", "no", "cannot", "cant", "dont", "none", "nothing", "never", "without"],
            },
        }
    }

    /// What a word does; `folded` is the word without accents.
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

    /// What each word of the book does.
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

const HUNGARIAN_FILLS: &[&str] = &[
    "a",
    "az",
    "es",
    "e",
    "egy",
    "is",
    "ha",
    "hogy",
    "vagy",
    "van",
    "volt",
    "lesz",
    "lehet",
    "kell",
    "de",
    "meg",
    "csak",
    "mar",
    "en",
    "te",
    "be",
    "el",
    "le",
    "fel",
    "szabad",
    "tudok",
    "tudom",
    "tud",
    "tudsz",
    "tudunk",
    "akarok",
    "akarom",
    "szeretnek",
    "szeretnem",
    "ilyenkor",
    "akkor",
    "azt",
    "ezt",
    "ez",
    "ilyen",
    "olyan",
    "most",
    "neki",
    "nekem",
    "engem",
    "minden",
    "valami",
    "valaki",
    "kellene",
    "kozben",
    "ott",
    "itt",
    "olyankor",
    "fol",
    "ki",
    "at",
    "ra",
    "vajon",
    "ami",
    "amit",
    "aki",
    "amikor",
    "mint",
    "vannak",
    "lehetek",
    "akarunk",
    "szoktak",
    "szokas",
    "igy",
    "ugy",
    "azon",
    "ezen",
    "rajta",
    "annak",
    "ennek",
];
const HUNGARIAN_ASKS: &[&str] = &[
    "mikor", "hany", "mennyi", "meddig", "hol", "hova", "honnan", "ki", "mi", "mit", "mire", "hogyan", "mennyit",
    "hanyat", "kinek", "kit", "mivel", "mibol", "minek", "muszaj", "milyen", "melyik", "miert", "mibe", "mennyibe",
    "hanyan", "hanyszor", "mikortol",
];
const ENGLISH_FILLS: &[&str] = &[
    "a",
    "an",
    "the",
    "and",
    "or",
    "of",
    "to",
    "in",
    "on",
    "is",
    "are",
    "it",
    "i",
    "you",
    "do",
    "does",
    "can",
    "if",
    "my",
    "s",
    "be",
    "for",
    "with",
    "one",
    "that",
    "there",
    "am",
    "was",
    "has",
    "have",
    "had",
    "me",
    "he",
    "she",
    "his",
    "her",
    "they",
    "them",
    "their",
    "this",
    "by",
    "at",
    "as",
    "from",
    "allowed",
    "possible",
    "get",
    "should",
    "will",
    "would",
    "could",
    "may",
    "we",
    "us",
    "our",
    "just",
    "any",
    "some",
    "so",
    "then",
    "still",
    "don",
    "doesn",
    "didn",
    "isn",
    "aren",
    "won",
    "couldn",
    "wouldn",
    "haven",
    "hasn",
    "m",
    "re",
    "ll",
    "ve",
    "d",
    "anything",
    "something",
    "did",
    "been",
    "being",
    "into",
    "than",
    "these",
    "those",
    "its",
    "your",
    "im",
];
const ENGLISH_ASKS: &[&str] =
    &["when", "how", "many", "much", "where", "who", "what", "why", "whose", "often", "must", "which"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_and_denials_are_told_from_what_they_are_about() {
        for (lang, sentence, roles) in [
            (Lang::Hu, "mi tortenik ha nem tudok huzni", "aafnfc"),
            (Lang::Hu, "mit csinaljak hany lapot rakhatok", "aaacc"),
            (Lang::En, "what happens if i can t draw", "aafffnc"),
        ] {
            let stopwords = Stopwords::of(lang);
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
