//! Phrases that only state a time, place or means.

use super::noun;
use crate::word::Word;

/// Whether a word is a postposition, which turns the noun before it into a circumstance.
pub(crate) fn is_postposition(word: &Word) -> bool {
    POSTPOSITIONS.contains(&word.folded.as_str())
}

/// Whether the noun at `at` is part of a phrase of time, place or means: as the possessor of a noun with such an ending
/// or postposition, as in `egy lényed halálakor`, `az ellenfél tárgyának kijátszása után`.
pub(super) fn is_circumstance(words: &[&Word], at: usize) -> bool {
    // Between the two there may be attributes, but no other phrase: `egy lényed az őrposzton`, `lapot húz`.
    let marked = words[at].folded.ends_with("nak") || words[at].folded.ends_with("nek");
    let behind = &words[at + 1..];
    let reach = if marked { FAR } else { NEAR };
    for (number, word) in behind.iter().enumerate().take(reach) {
        let folded = word.folded.as_str();
        let owned_before = || {
            let next = behind.get(number + 1).map_or("", |it| it.folded.as_str());
            // Such as `halála után`, `halála utáni`.
            let next = next.strip_suffix('i').filter(|it| POSTPOSITIONS.contains(it)).unwrap_or(next);
            folded.ends_with(['a', 'e']) && POSTPOSITIONS.contains(&next)
        };
        if OWNED_TIMES.iter().any(|it| folded.ends_with(it)) || owned_before() {
            return true;
        }
        // Such as `lény vagy építmény kijátszására`.
        let joins =
            number == 0 && ["es", "vagy"].contains(&folded) && behind.get(1).is_some_and(|it| noun(it).is_some());
        if !marked
            && !joins
            && (word.is_number() || ["a", "az", "es", "vagy"].contains(&folded) || folded.ends_with('t'))
        {
            return false;
        }
    }
    false
}

/// The maximum number of words between the possessor and the end of the phrase: `NEAR` without and `FAR` with the
/// ending of a possessor.
const NEAR: usize = 3;
const FAR: usize = 6;

/// Endings of possessions that state a time or means, folded.
const OWNED_TIMES: [&str; 16] = [
    "akor", "ekor", "aban", "eben", "helyere", "helyen", "asara", "esere", "asaval", "esevel", "asaert", "eseert",
    "asanal", "esenel", "asatol", "esetol",
];

/// Postpositions, which turn the noun before them into a circumstance, folded.
const POSTPOSITIONS: [&str; 23] = [
    "utan", "miatt", "szamara", "eseten", "nelkul", "helyett", "kozott", "altal", "mellett", "ellen", "alatt",
    "felett", "folott", "elott", "mogott", "reven", "mellol", "kozben", "soran", "idejen", "folytan", "melle", "felol",
];
