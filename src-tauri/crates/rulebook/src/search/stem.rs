//! From a word to its stem.
//!
//! Snowball knows the endings of nouns. Hungarian players ask in verbs as well ("húzhatok", "passzolni"), and name
//! rules after them ("húzás"): a small step before and after it takes those endings off.

use super::number;
use super::words::fold;
use crate::lang::Lang;
use rust_stemmers::{Algorithm, Stemmer};

/// Longer words are in no text: they stay as they are.
const LONGEST: usize = 60;

const HUNGARIAN_FILLERS: &[&str] = &[
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
    "milyen",
    "melyik",
    "nem",
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
    "akarok",
    "szeretnek",
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
    "miert",
    "kellene",
    "muszaj",
    "kozben",
    "ott",
    "itt",
    "olyankor",
];
/// Words that make a question of a phrase: they count where a phrase is a question, too, and little.
const HUNGARIAN_ASKING: &[&str] =
    &["mikor", "hany", "mennyi", "meddig", "hol", "hova", "honnan", "ki", "mi", "mit", "mire", "hogyan"];
const ENGLISH_FILLERS: &[&str] = &[
    "a", "an", "the", "and", "or", "of", "to", "in", "on", "is", "are", "it", "i", "you", "do", "does", "can", "what",
    "which", "if", "my", "s", "t", "be", "for", "with", "one", "that", "there", "am", "was", "has", "have", "had",
    "me", "he", "she", "his", "her", "they", "them", "their", "this", "by", "at", "as", "from", "allowed", "possible",
    "get", "should", "must", "will", "would", "could", "may", "we", "us", "our", "just", "any", "some", "so", "then",
    "still",
];
/// Words that make a question of a phrase: they count where a phrase is a question, too, and little.
const ENGLISH_ASKING: &[&str] = &["when", "how", "many", "much", "where", "who", "what", "why"];

/// Words that the stemmer takes for others with an ending: "kezd" isn't "your hand", nor "azonnal" "at that".
const WHOLE: &[&str] = &["kezd", "azonnal"];

/// Nouns, alone or behind another, whose end the stemmer takes for an ending ("csere" isn't "onto" anything), and a
/// form of them in which it sees the right one.
const DISGUISED: &[(&str, &str)] = &[("csere", "cserét")];

/// Behind -hat, -het ("may"): who may.
const PERSONS: &[&str] = &[
    "", "ok", "ek", "sz", "om", "em", "od", "ed", "ja", "i", "unk", "ünk", "juk", "jük", "tok", "tek", "nak", "nek",
    "nám", "ném",
];

/// Endings that the stemmer knows by their accents only.
const ACCENTED_ENDINGS: &[(&str, &str)] =
    &[("bol", "ból"), ("rol", "ról"), ("tol", "tól"), ("nal", "nál"), ("nel", "nél"), ("ert", "ért"), ("kent", "ként")];

/// Takes the endings off the words of one language.
pub(super) struct Stemming {
    lang: Lang,
    snowball: Stemmer,
}

impl Stemming {
    pub(super) fn of(lang: Lang) -> Stemming {
        let algorithm = match lang {
            Lang::Hu => Algorithm::Hungarian,
            Lang::En => Algorithm::English,
        };
        Stemming { lang, snowball: Stemmer::create(algorithm) }
    }

    /// The stem of a word in small letters; for a number word its digits.
    pub(super) fn stem(&self, word: &str) -> String {
        if word.len() > LONGEST || !fold(word).bytes().all(|letter| letter.is_ascii_alphabetic()) {
            return word.to_owned();
        }
        let digits = |word: &str| number::digits(word, self.lang).map(str::to_owned);
        if let Some(digits) = digits(word) {
            return digits;
        }
        match self.lang {
            Lang::Hu if WHOLE.contains(&word) => word.to_owned(),
            Lang::Hu => {
                let plain = DISGUISED.iter().find_map(|(noun, form)| Some((word.strip_suffix(noun)?, form)));
                if let Some((before, form)) = plain {
                    return self.snowball.stem(&format!("{before}{form}")).into_owned();
                }
                let noun = self.snowball.stem(without_verb_ending(word));
                digits(&noun).unwrap_or_else(|| without_action(&noun).to_owned())
            }
            Lang::En => self.snowball.stem(word).into_owned(),
        }
    }

    /// The stems that a word of a query may have: that of the word as it is, and for one without accents those it
    /// might have with them.
    pub(super) fn readings(&self, word: &str) -> Vec<String> {
        let mut stems = vec![self.stem(word)];
        if self.lang == Lang::Hu && word.is_ascii() {
            stems.extend(number::digits_unaccented(word, self.lang).map(str::to_owned));
            for (plain, accented) in ACCENTED_ENDINGS {
                if let Some(beginning) = word.strip_suffix(plain) {
                    stems.push(self.stem(&format!("{beginning}{accented}")));
                }
            }
            for (action, plain) in [("as", "ás"), ("es", "és")] {
                if let Some(beginning) = stems[0].strip_suffix(action) {
                    stems.push(self.stem(&format!("{beginning}{plain}")));
                }
            }
        }
        stems
    }

    /// Words that ask, without accents.
    pub(super) fn asking(&self) -> &'static [&'static str] {
        match self.lang {
            Lang::Hu => HUNGARIAN_ASKING,
            Lang::En => ENGLISH_ASKING,
        }
    }

    /// Words that only hold a sentence together, without accents.
    pub(super) fn fillers(&self) -> &'static [&'static str] {
        match self.lang {
            Lang::Hu => HUNGARIAN_FILLERS,
            Lang::En => ENGLISH_FILLERS,
        }
    }
}

/// "húzhatok" → "húz", "passzolni" → "passzol", "kijátszott" → "kijátsz".
fn without_verb_ending(word: &str) -> &str {
    let may = PERSONS
        .iter()
        .filter_map(|person| word.strip_suffix(person))
        .find_map(|word| word.strip_suffix("hat").or_else(|| word.strip_suffix("het")));
    let to = || word.strip_suffix("ni");
    let done = || ["ott", "ett", "ött"].iter().find_map(|ending| word.strip_suffix(ending));
    [may, to(), done()].into_iter().flatten().find(|rest| is_stem(rest)).unwrap_or(word)
}

/// "húzás" → "húz": the action and the verb are one.
fn without_action(word: &str) -> &str {
    let rest = word.strip_suffix("ás").or_else(|| word.strip_suffix("és"));
    rest.filter(|rest| is_stem(rest)).unwrap_or(word)
}

/// Whether enough of a word is left to tell it from others.
fn is_stem(rest: &str) -> bool {
    rest.chars().count() >= 3 && rest.chars().any(|letter| "aáeéiíoóöőuúüű".contains(letter))
}
