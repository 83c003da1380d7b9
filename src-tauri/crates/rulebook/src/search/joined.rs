//! Words of a query that form one word of the rulebook together: "ugyan olyan" is "ugyanolyan", and a Hungarian preverb
//! may also follow its verb or precede it at a distance: "szedem le", "le tudom szedni".

use super::reading::{Knowledge, sureness};
use super::stopwords::Role;
use super::verb;
use super::vocabulary::Term;
use super::words::fold;

/// The most words between a preverb and its verb: "le nem is lehet szedni".
const MOST_BETWEEN: usize = 3;

/// Returns the meanings of the word at `at` joined with another, as far as the rulebook has them. `words` are without
/// accents.
pub(super) fn joined(at: usize, words: &[String], known: &Knowledge) -> Vec<(Term, f32)> {
    let mut found = Vec::new();
    let word = &words[at];
    if let Some(next) = words.get(at + 1) {
        let behind = known.stemming.has_verb_roots() && verb::is_preverb(next);
        let (first, second) = if behind { (next, word) } else { (word, next) };
        enter(&mut found, &format!("{first}{second}"), known);
    }
    if let Some(before) = at.checked_sub(1).map(|at| &words[at]) {
        enter(&mut found, &format!("{before}{word}"), known);
    }
    if let Some(preverb) = preverb_before(&words[..at], known) {
        enter(&mut found, &format!("{preverb}{word}"), known);
    }
    found
}

/// Returns the preverb of the verb that follows `words`, if at least one word is between them.
fn preverb_before<'a>(words: &'a [String], known: &Knowledge) -> Option<&'a str> {
    if !known.stemming.has_verb_roots() {
        return None;
    }
    let between = |word: &&String| !verb::is_preverb(word) && known.stopwords.role(word) != Role::Content;
    let between = words.iter().rev().take(MOST_BETWEEN).take_while(between).count();
    let preverb = words.iter().rev().nth(between)?;
    (between > 0 && verb::is_preverb(preverb)).then_some(preverb)
}

/// Adds the stems of a joined word.
fn enter(found: &mut Vec<(Term, f32)>, word: &str, known: &Knowledge) {
    let Knowledge { vocabulary, stemming, .. } = known;
    for stem in stemming.readings(word).iter().map(|stem| fold(stem)).chain([word.to_owned()]) {
        found.extend(vocabulary.like(&stem).iter().map(|&term| (term, sureness::SAME)));
    }
    if stemming.has_verb_roots() {
        for root in verb::roots(word).iter().filter(|root| !root.bare) {
            let whole = vocabulary.rooted(&root.text).iter().filter(|(_, bare)| !bare);
            found.extend(whole.map(|&(term, _)| (term, sureness::ROOT)));
        }
    }
}
