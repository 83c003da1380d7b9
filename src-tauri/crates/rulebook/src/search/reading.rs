//! What a word of the query may mean among the words of the book.

use super::near;
use super::stem::Stemming;
use super::vocabulary::{Term, Vocabulary};
use super::words::{fold, words};

/// More words than anybody types; those after them are left out.
const MOST_WORDS: usize = 12;
/// Longer words are in no text.
const LONGEST_WORD: usize = 40;
/// The shortest stem that a longer word may be read as.
const SHORTEST_BEGINNING: usize = 3;

/// How sure a reading is.
mod sureness {
    /// The same stem.
    pub const SAME: f32 = 1.0;
    /// The same but for accents, where accents were typed.
    pub const OTHER_ACCENTS: f32 = 0.7;
    /// The typed beginning of a word; the more of it is typed, the nearer to [`SAME`].
    pub const BEGINNING: f32 = 0.4;
    /// What is left of that if the typed beginning is a word itself.
    pub const GOING_ON: f32 = 0.5;
    /// One wrong letter.
    pub const ONE_SLIP: f32 = 0.5;
    /// A known word with something unknown behind it.
    pub const LONGER: f32 = 0.4;
}

/// A word of the query: the stems it may mean, each once, with how sure that is (0 to 1).
pub(super) struct Reading {
    /// The stems that the word has, in whichever accents.
    pub same: Vec<(Term, f32)>,
    /// The stems that it may have been meant for.
    pub guessed: Vec<(Term, f32)>,
}

/// Reads a query; words that nothing in the book is like are left out.
pub(super) fn read(query: &str, vocabulary: &Vocabulary, stemming: &Stemming) -> Vec<Reading> {
    // A word with anything behind it is finished.
    let is_typing = |end: usize| end == query.len();
    let mut typed: Vec<(String, bool)> =
        words(query).take(MOST_WORDS).map(|word| (word.text, is_typing(word.end))).collect();
    typed.retain(|(word, _)| word.len() <= LONGEST_WORD);
    let filler = |word: &(String, bool)| stemming.fillers().contains(&fold(&word.0).as_str());
    if !typed.iter().all(filler) {
        typed.retain(|word| !filler(word));
    }
    let readings = typed.iter().map(|(word, unfinished)| reading(word, *unfinished, vocabulary, stemming));
    readings.filter(|reading| !reading.is_empty()).collect()
}

fn reading(word: &str, unfinished: bool, vocabulary: &Vocabulary, stemming: &Stemming) -> Reading {
    let folded = fold(word);
    let stems = stemming.readings(word);
    let mut same = Vec::new();
    for stem in &stems {
        for &term in vocabulary.like(&fold(stem)).iter().chain(vocabulary.like(&folded)) {
            let spelt = folded == word || vocabulary.stem(term) == stem;
            same.push((term, if spelt { sureness::SAME } else { sureness::OTHER_ACCENTS }));
        }
    }
    let guessed = if word.bytes().all(|sign| sign.is_ascii_digit()) {
        Vec::new()
    } else {
        guesses(&folded, &stems, unfinished, same.is_empty(), vocabulary)
    };
    Reading { same: surest(same), guessed: surest(guessed) }
}

/// What a word may have been meant for; wrong letters are looked for only if the word is `unknown` as it is.
fn guesses(
    folded: &str,
    stems: &[String],
    unfinished: bool,
    unknown: bool,
    vocabulary: &Vocabulary,
) -> Vec<(Term, f32)> {
    let mut guesses = Vec::new();
    let mut guess = |terms: &[Term], sure: f32| guesses.extend(terms.iter().map(|&term| (term, sure)));
    if unfinished {
        let whole = if unknown { 1.0 } else { sureness::GOING_ON };
        for (form, terms) in vocabulary.beginning_with(folded) {
            let typed = folded.len() as f32 / form.len() as f32;
            guess(terms, (sureness::BEGINNING + (sureness::SAME - sureness::BEGINNING) * typed) * whole);
        }
    }
    if !unknown || !guesses.is_empty() {
        return guesses;
    }
    guesses.extend(slips(folded, stems, unfinished, vocabulary).into_iter().map(|term| (term, sureness::ONE_SLIP)));
    if guesses.is_empty() {
        guesses.extend(longest_beginning(folded, vocabulary).iter().map(|&term| (term, sureness::LONGER)));
    }
    guesses
}

/// The stems that are one wrong letter away, in the word as it is written or in its stem.
fn slips(folded: &str, stems: &[String], unfinished: bool, vocabulary: &Vocabulary) -> Vec<Term> {
    let mut found = Vec::new();
    if folded.len() >= near::SHORTEST {
        found.extend(vocabulary.near(folded, unfinished).flatten());
        for stem in stems.iter().map(|stem| fold(stem)).filter(|stem| stem.len() >= near::SHORTEST) {
            found.extend(vocabulary.near(&stem, false).flatten());
        }
    }
    found
}

/// The longest known word that `folded` begins with.
fn longest_beginning<'a>(folded: &str, vocabulary: &'a Vocabulary) -> &'a [Term] {
    let beginnings = folded.char_indices().map(|(at, _)| &folded[..at]).rev();
    let long_enough = beginnings.take_while(|beginning| beginning.len() >= SHORTEST_BEGINNING);
    long_enough.map(|beginning| vocabulary.like(beginning)).find(|terms| !terms.is_empty()).unwrap_or_default()
}

/// Each stem once, as sure as its surest reading.
fn surest(mut readings: Vec<(Term, f32)>) -> Vec<(Term, f32)> {
    readings.sort_unstable_by(|a, b| a.0.cmp(&b.0).then(b.1.total_cmp(&a.1)));
    readings.dedup_by_key(|(term, _)| *term);
    readings
}

impl Reading {
    fn is_empty(&self) -> bool {
        self.same.is_empty() && self.guessed.is_empty()
    }
}
