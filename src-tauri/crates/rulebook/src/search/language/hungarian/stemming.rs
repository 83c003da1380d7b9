//! Removes the endings of Hungarian words.

use super::numbers::NUMBERS;
use crate::search::language::Accents;
use crate::search::number;
use rust_stemmers::Stemmer;

/// Words that the stemmer mistakes for others with an ending: "kezd" isn't "your hand", nor "azonnal" "at that".
const WHOLE: &[&str] = &["kezd", "azonnal"];

/// Nouns, alone or as the end of a compound, whose end the stemmer mistakes for an ending ("csere" isn't a sublative),
/// each with a form of it that the stemmer handles correctly.
const DISGUISED: &[(&str, &str)] = &[("csere", "cserét")];

/// The personal endings after -hat, -het ("may").
const PERSONS: &[&str] = &[
    "", "ok", "ek", "sz", "om", "em", "od", "ed", "ja", "i", "unk", "ünk", "juk", "jük", "tok", "tek", "nak", "nek",
    "nám", "ném",
];

/// The endings as people type them without accents.
pub(super) const ACCENTS: Accents = Accents {
    endings: &[
        ("bol", "ból"),
        ("rol", "ról"),
        ("tol", "tól"),
        ("nal", "nál"),
        ("nel", "nél"),
        ("ert", "ért"),
        ("kent", "ként"),
    ],
    stem_endings: &[("as", "ás"), ("es", "és")],
};

/// Returns the stem of a word; for the form of a number word its digits.
pub(super) fn stem(word: &str, snowball: &Stemmer) -> String {
    if WHOLE.contains(&word) {
        return word.to_owned();
    }
    let plain = DISGUISED.iter().find_map(|(noun, form)| Some((word.strip_suffix(noun)?, form)));
    if let Some((before, form)) = plain {
        return snowball.stem(&format!("{before}{form}")).into_owned();
    }
    let noun = snowball.stem(without_verb_ending(word));
    number::digits(&noun, NUMBERS).unwrap_or_else(|| without_action(&noun)).to_owned()
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

/// "húzás" → "húz": the action noun and the verb share their stem.
fn without_action(word: &str) -> &str {
    let rest = word.strip_suffix("ás").or_else(|| word.strip_suffix("és"));
    rest.filter(|rest| is_stem(rest)).unwrap_or(word)
}

/// Whether enough is left of a word to distinguish it from others.
fn is_stem(rest: &str) -> bool {
    rest.chars().count() >= 3 && rest.chars().any(|letter| "aáeéiíoóöőuúüű".contains(letter))
}
