//! From a word to its stem.
//!
//! Snowball knows the endings of nouns. Hungarian players ask in verbs as well ("húzhatok", "passzolni"), and name
//! rules after them ("húzás"): a small step before and after it takes those endings off.

use super::number;
use super::stopwords::Stopwords;
use super::words::fold;
use crate::lang::Lang;
use rust_stemmers::{Algorithm, Stemmer};

/// Longer words are in no text: they stay as they are.
const LONGEST: usize = 60;

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

/// English verbs and those of their forms that the stemmer can't know.
const IRREGULAR: &[(&str, &[&str])] = &[
    ("begin", &["began", "begun"]),
    ("break", &["broke", "broken"]),
    ("build", &["built"]),
    ("choose", &["chose", "chosen"]),
    ("deal", &["dealt"]),
    ("draw", &["drew", "drawn"]),
    ("fall", &["fell", "fallen"]),
    ("give", &["gave", "given"]),
    ("go", &["went", "gone", "goes"]),
    ("hide", &["hid", "hidden"]),
    ("hold", &["held"]),
    ("keep", &["kept"]),
    ("know", &["knew", "known"]),
    ("lay", &["laid"]),
    ("lose", &["lost"]),
    ("pay", &["paid"]),
    ("run", &["ran"]),
    ("see", &["saw", "seen"]),
    ("show", &["shown"]),
    ("spend", &["spent"]),
    ("steal", &["stole", "stolen"]),
    ("take", &["took", "taken"]),
    ("throw", &["threw", "thrown"]),
    ("win", &["won"]),
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

    /// Whether words of the language are compared by the roots of verbs, too.
    pub(super) fn has_verb_roots(&self) -> bool {
        self.lang == Lang::Hu
    }

    /// The stem of a word in small letters; for a number word its digits.
    pub(super) fn stem(&self, word: &str) -> String {
        if word.len() > LONGEST || !fold(word).bytes().all(|letter| letter.is_ascii_alphabetic()) {
            return word.to_owned();
        }
        let stopwords = Stopwords::of(self.lang);
        if stopwords.negates.contains(&fold(word).as_str()) {
            return stopwords.negates[0].to_owned();
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
            Lang::En => {
                let regular = IRREGULAR.iter().find(|(_, forms)| forms.contains(&word)).map_or(word, |(verb, _)| verb);
                self.snowball.stem(regular).into_owned()
            }
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
