//! Readings: what a word of the query may mean among the words of the rulebook.

use super::joined::joined;
use super::near;
use super::stem::Stemming;
use super::stopwords::{Role, Stopwords};
use super::synonyms::Synonyms;
use super::verb::{self, Root};
use super::vocabulary::{Term, Vocabulary};
use super::words::{fold, words};

/// The most words of a query that are considered.
const MOST_WORDS: usize = 12;
/// Longer words occur in no text.
const LONGEST_WORD: usize = 40;
/// The shortest beginning that a longer word may be read as, and the shortest second part of a compound.
const SHORTEST_BEGINNING: usize = 3;
/// The shortest first part of a compound: kó, in the Go term kószabály.
const SHORTEST_FIRST_PART: usize = 2;

/// The certainty of the kinds of readings, 0 to 1.
pub(super) mod sureness {
    /// The same stem.
    pub const SAME: f32 = 1.0;
    /// A form of the same verb.
    pub const ROOT: f32 = 0.85;
    /// A form of the same verb, where one of the two has a preverb.
    pub const BARE: f32 = 0.6;
    /// A form of the same verb with another preverb.
    pub const OTHER_BEFORE: f32 = 0.35;
    /// The same but for accents, where accents were typed.
    pub const OTHER_ACCENTS: f32 = 0.7;
    /// The typed beginning of a word; the more of the word is typed, the nearer to [`SAME`].
    pub const BEGINNING: f32 = 0.4;
    /// The factor on that if the typed beginning is a word itself.
    pub const GOING_ON: f32 = 0.5;
    /// A synonym.
    pub const SYNONYM: f32 = 0.6;
    /// A part of a compound that the rulebook doesn't contain as a whole.
    pub const PART: f32 = 0.9;
    /// One typing error.
    pub const ONE_SLIP: f32 = 0.5;
    /// A known word with something unknown after it.
    pub const LONGER: f32 = 0.4;
}

/// A word of the query: the stems it may mean, each once, with the certainty (0 to 1).
pub(super) struct Reading {
    /// The stems that the word has, in any accents.
    pub same: Vec<(Term, f32)>,
    /// The stems that may have been meant.
    pub guessed: Vec<(Term, f32)>,
    /// The role of the word in the query.
    pub role: Role,
}

/// The data that readings are based on.
pub(super) struct Knowledge<'a> {
    pub vocabulary: &'a Vocabulary,
    pub stemming: &'a Stemming,
    pub stopwords: &'a Stopwords,
    pub synonyms: &'a Synonyms,
}

/// Reads a query; words that resemble nothing in the rulebook are left out.
pub(super) fn read(query: &str, known: &Knowledge) -> Vec<Reading> {
    // The last word is incomplete unless something follows it.
    let is_typing = |end: usize| end == query.len();
    let mut typed: Vec<(String, bool)> =
        words(query).take(MOST_WORDS).map(|word| (word.text, is_typing(word.end))).collect();
    typed.retain(|(word, _)| word.len() <= LONGEST_WORD);
    let folded: Vec<String> = typed.iter().map(|(word, _)| fold(word)).collect();
    let roles: Vec<Role> = folded.iter().map(|word| known.stopwords.role(word)).collect();
    // If the query has no content word, the most meaningful stopwords count as content.
    let least = roles.iter().copied().min().unwrap_or(Role::Content);
    let mut readings = Vec::new();
    for (at, (word, unfinished)) in typed.iter().enumerate() {
        let role = if roles[at] == least { Role::Content } else { roles[at] };
        let joined = if role == Role::Content { joined(at, &folded, known) } else { Vec::new() };
        for mut reading in reading(word, *unfinished, known) {
            reading.same.extend(&joined);
            reading.same = surest(reading.same);
            readings.push(Reading { role, ..reading });
        }
    }
    readings.retain(|reading| !reading.is_empty());
    readings
}

/// Returns the readings of a word; a compound of known words has two.
fn reading(word: &str, unfinished: bool, known: &Knowledge) -> Vec<Reading> {
    let Knowledge { vocabulary, stemming, synonyms, .. } = known;
    let folded = fold(word);
    let stems = stemming.readings(word);
    let roots = if stemming.has_verb_roots() { verb::roots(&folded) } else { Vec::new() };
    let mut same = same(word, &folded, &stems, vocabulary);
    same.extend(roots.iter().flat_map(|root| of_verb(root, vocabulary)));
    let whole = roots.iter().filter(|root| !root.bare).map(|root| &root.text);
    let meant: Vec<(Term, f32)> =
        stems.iter().chain(whole).flat_map(|stem| synonyms.of(stem)).map(|&term| (term, sureness::SYNONYM)).collect();
    if word.bytes().all(|sign| sign.is_ascii_digit()) {
        return vec![Reading { same: surest(same), guessed: surest(meant), role: Role::Content }];
    }
    let unknown = same.is_empty() && meant.is_empty();
    let mut guessed = if unfinished { going_on(&folded, unknown, vocabulary) } else { Vec::new() };
    if unknown && guessed.is_empty() {
        if let Some(parts) = parts(word, known) {
            return parts.into();
        }
        guessed =
            slips(&folded, &stems, unfinished, vocabulary).into_iter().map(|term| (term, sureness::ONE_SLIP)).collect();
        if guessed.is_empty() {
            guessed.extend(longest_beginning(&folded, vocabulary).iter().map(|&term| (term, sureness::LONGER)));
        }
    }
    guessed.extend(meant);
    vec![Reading { same: surest(same), guessed: surest(guessed), role: Role::Content }]
}

/// Returns the stems that a word has, in any accents.
fn same(word: &str, folded: &str, stems: &[String], vocabulary: &Vocabulary) -> Vec<(Term, f32)> {
    let mut same = Vec::new();
    for stem in stems {
        for &term in vocabulary.like(&fold(stem)).iter().chain(vocabulary.like(folded)) {
            let spelt = folded == word || vocabulary.stem(term) == stem;
            same.push((term, if spelt { sureness::SAME } else { sureness::OTHER_ACCENTS }));
        }
    }
    same
}

/// Returns the stems of the forms that a verb with this root may have.
fn of_verb(root: &Root, vocabulary: &Vocabulary) -> impl Iterator<Item = (Term, f32)> {
    let sure = |bare| match (root.bare, bare) {
        (false, false) => sureness::ROOT,
        (true, true) => sureness::OTHER_BEFORE,
        _ => sureness::BARE,
    };
    vocabulary.rooted(&root.text).iter().map(move |&(term, bare)| (term, sure(bare)))
}

/// Returns the two known words that a compound consists of, the first as long as possible.
fn parts(word: &str, known: &Knowledge) -> Option<[Reading; 2]> {
    let part = |part: &str| {
        let same = same(part, &fold(part), &known.stemming.readings(part), known.vocabulary);
        let same: Vec<(Term, f32)> = same.into_iter().map(|(term, sure)| (term, sure * sureness::PART)).collect();
        (!same.is_empty()).then(|| Reading { same: surest(same), guessed: Vec::new(), role: Role::Content })
    };
    let long_enough = |part: &str, least| part.chars().count() >= least;
    let splits = word.char_indices().rev().map(|(at, _)| word.split_at(at));
    let mut splits = splits
        .filter(|(first, second)| long_enough(first, SHORTEST_FIRST_PART) && long_enough(second, SHORTEST_BEGINNING));
    splits.find_map(|(first, second)| Some([part(first)?, part(second)?]))
}

/// Returns the words that begin with what has been typed.
fn going_on(folded: &str, unknown: bool, vocabulary: &Vocabulary) -> Vec<(Term, f32)> {
    let whole = if unknown { 1.0 } else { sureness::GOING_ON };
    let mut guesses = Vec::new();
    for (form, terms) in vocabulary.beginning_with(folded) {
        let typed = folded.len() as f32 / form.len() as f32;
        let sure = (sureness::BEGINNING + (sureness::SAME - sureness::BEGINNING) * typed) * whole;
        guesses.extend(terms.iter().map(|&term| (term, sure)));
    }
    guesses
}

/// Returns the stems that are one typing error away, from the word as it is written or from its stem.
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

/// Returns the longest known word that `folded` begins with.
fn longest_beginning<'a>(folded: &str, vocabulary: &'a Vocabulary) -> &'a [Term] {
    let beginnings = folded.char_indices().map(|(at, _)| &folded[..at]).rev();
    let long_enough = beginnings.take_while(|beginning| beginning.len() >= SHORTEST_BEGINNING);
    long_enough.map(|beginning| vocabulary.like(beginning)).find(|terms| !terms.is_empty()).unwrap_or_default()
}

/// Keeps each stem once, with its highest certainty.
fn surest(mut readings: Vec<(Term, f32)>) -> Vec<(Term, f32)> {
    readings.sort_unstable_by(|a, b| a.0.cmp(&b.0).then(b.1.total_cmp(&a.1)));
    readings.dedup_by_key(|(term, _)| *term);
    readings
}

impl Reading {
    /// Whether the word carries no meaning of its own in a query with other words, such as how, where or may.
    pub(super) fn only_asks(&self) -> bool {
        self.role != Role::Content
    }

    fn is_empty(&self) -> bool {
        self.same.is_empty() && self.guessed.is_empty()
    }
}
