//! Finds the ends of sentences.

use crate::enclosures::beginning_at;
use crate::label::{begins_with_label, is_label};
use crate::word::is_unseen;
use std::ops::Range;

/// A sentence or its equivalent: an item of a list, or a line without a full stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sentence {
    /// Its byte range, without surrounding blanks.
    pub at: Range<usize>,
    /// Whether it is the first on its line.
    pub begins_line: bool,
}

/// Abbreviations that never end a sentence.
const GO_ON: [&str; 9] = ["pl", "ill", "kb", "ún", "vö", "ld", "un", "vo", "úgyn"];
/// Abbreviations that end a sentence only before a capital letter.
const MAY_END: [&str; 8] = ["stb", "max", "min", "db", "sz", "ui", "ti", "jel"];
/// Words that can't end a sentence; a line that ends with one continues on the next line.
const UNFINISHED: [&str; 18] = [
    "a",
    "az",
    "egy",
    "és",
    "vagy",
    "ha",
    "hogy",
    "de",
    "amikor",
    "valahányszor",
    "minden",
    "nem",
    "illetve",
    "majd",
    "aztán",
    "csak",
    "legalább",
    "legfeljebb",
];

/// Returns the sentences of a text, in order; every sign that isn't blank is in exactly one.
pub(crate) fn sentences(text: &str, enclosed: &[Range<usize>]) -> Vec<Sentence> {
    let mut found = Vec::new();
    let mut start = 0;
    let mut begins_line = true;
    let mut at = 0;
    // If the first letter of the text is a capital, sentences are expected to begin with capitals.
    let capitals = text.chars().find(|it| it.is_alphabetic()).is_some_and(char::is_uppercase);
    while let Some(sign) = text[at..].chars().next() {
        if let Some(whole) = beginning_at(enclosed, at) {
            at = whole.end;
            if ends_with_enclosed(text, start, whole) {
                push(text, start..at, begins_line, &mut found);
                (start, begins_line) = (at, false);
            }
            continue;
        }
        let end = at + sign.len_utf8();
        if is_line_break(sign) {
            let ends = line_ends(text, start, at, end, capitals);
            if ends {
                push(text, start..at, begins_line, &mut found);
                start = end;
            }
            begins_line |= ends;
        } else if matches!(sign, '.' | '!' | '?' | '…') {
            let stop = stop_end(text, end);
            if stop_ends(text, start, at, stop) {
                push(text, start..stop, begins_line, &mut found);
                (start, begins_line) = (stop, false);
            }
            at = stop;
            continue;
        }
        at = end;
    }
    push(text, start..text.len(), begins_line, &mut found);
    found
}

/// Whether a sign ends a line; includes all Unicode line breaks.
pub(crate) fn is_line_break(sign: char) -> bool {
    matches!(sign, '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// Strips surrounding blanks and invisible signs from a range.
pub(crate) fn trimmed(text: &str, range: Range<usize>) -> Range<usize> {
    let blank = |it: char| it.is_whitespace() || is_unseen(it);
    let begun = text[range.clone()].trim_start_matches(blank);
    let start = range.end - begun.len();
    start..start + begun.trim_end_matches(blank).len()
}

fn push(text: &str, range: Range<usize>, begins_line: bool, found: &mut Vec<Sentence>) {
    let at = trimmed(text, range);
    if at.is_empty() {
        return;
    }
    // A mark on its own belongs to the sentence before it.
    let alone = !text[at.clone()].contains(char::is_alphanumeric);
    match found.last_mut() {
        Some(last) if alone && !begins_line => last.at.end = at.end,
        _ => found.push(Sentence { at, begins_line }),
    }
}

/// Returns the position after a run of marks such as `?!`, `...`, `.”`.
fn stop_end(text: &str, from: usize) -> usize {
    let marks = |it: char| matches!(it, '.' | '!' | '?' | '…' | '”' | '"' | '“' | '’' | '»') || is_unseen(it);
    text.len() - text[from..].trim_start_matches(marks).len()
}

/// Returns the next visible sign on the same line.
fn next_sign(text: &str, from: usize) -> Option<char> {
    text[from..]
        .chars()
        .find(|it| is_line_break(*it) || !it.is_whitespace() && !is_unseen(*it))
        .filter(|it| !is_line_break(*it))
}

fn stop_ends(text: &str, start: usize, stop: usize, behind: usize) -> bool {
    let next = next_sign(text, behind);
    let marks = &text[stop..behind];
    let small = next.is_some_and(char::is_lowercase);
    if marks.contains(['!', '?']) {
        return true;
    }
    if marks.starts_with("..") || marks.starts_with('…') {
        return !(small || is_label(&text[start..stop]) && next.is_some());
    }
    // Such as `1.5`, `v.ö`.
    if text[behind..].chars().next().is_some_and(char::is_alphanumeric) {
        return false;
    }
    let sentence = &text[start..stop];
    // A full stop may replace the colon of a label.
    if is_label(sentence) && next.is_some() {
        return false;
    }
    let begun = sentence
        .rfind(|it: char| !it.is_alphanumeric())
        .map_or(0, |at| at + sentence[at..].chars().next().map_or(0, char::len_utf8));
    let word = &sentence[begun..];
    let small_word = word.to_lowercase();
    if GO_ON.contains(&small_word.as_str()) {
        return next.is_none();
    }
    if MAY_END.contains(&small_word.as_str()) {
        return !small && !next.is_some_and(|it| it.is_ascii_digit());
    }
    let ordinal = !word.is_empty() && word.chars().all(|it| it.is_ascii_digit() || matches!(it, 'I' | 'V'));
    if ordinal {
        // The first word of a line with a full stop is its number in a list.
        let counts_lines = sentence.trim_start().len() == word.len();
        let aside = next == Some('(')
            && text[behind..].split_once('(').is_some_and(|(_, inner)| inner.starts_with(char::is_lowercase));
        return !(small || aside || counts_lines && next.is_some());
    }
    true
}

/// Whether a sentence ends with an enclosed text: `(…)` on its own, or `„….”` before a capital letter.
fn ends_with_enclosed(text: &str, start: usize, whole: &Range<usize>) -> bool {
    let inner = &text[whole.clone()];
    let last = inner.chars().rev().nth(1);
    let closed = last.is_some_and(|it| matches!(it, '.' | '!' | '?' | '…'));
    let alone = text[start..whole.start].trim().is_empty();
    match next_sign(text, whole.end) {
        None => closed && alone,
        Some(next) => closed && (next.is_uppercase() || alone && next == '('),
    }
}

/// Whether a line break also ends the sentence; it doesn't if the line was only wrapped.
fn line_ends(text: &str, start: usize, at: usize, behind: usize, capitals: bool) -> bool {
    let line = text[start..at].trim_end();
    if line.trim_start().is_empty() {
        return true;
    }
    let blank_line = text[behind..].strip_prefix('\n').unwrap_or(&text[behind..]).starts_with(is_line_break)
        || text[at..].starts_with("\n\n");
    let next = text[behind..].chars().find(|it| !it.is_whitespace() && !is_unseen(*it));
    let small = next.is_some_and(char::is_lowercase);
    // A label alone on its line belongs to the next line.
    if is_label(line) && !blank_line && next.is_some() {
        return begins_with_label(&text[behind..]);
    }
    let goes_on = small && capitals || next.is_some_and(char::is_alphanumeric) && is_unfinished(line);
    blank_line || !goes_on
}

/// Whether the last word or sign of a line shows that the sentence continues.
pub(crate) fn is_unfinished(line: &str) -> bool {
    let line = line.trim_end();
    let last = line.rsplit(char::is_whitespace).next().unwrap_or_default();
    line.ends_with(',') || UNFINISHED.contains(&last.to_lowercase().as_str())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::enclosures::enclosed;

    fn said(text: &str) -> Vec<&str> {
        sentences(text, &enclosed(text)).into_iter().map(|it| &text[it.at]).collect()
    }

    #[test]
    fn abbreviations_and_ordinals_go_on() {
        assert_eq!(
            said("Egy lény (pl. sárkány), pl. Vaskos, a 2. körben. Húzz!"),
            ["Egy lény (pl. sárkány), pl. Vaskos, a 2. körben.", "Húzz!"]
        );
        assert_eq!(said("Sebzése 3. Nem támadhat."), ["Sebzése 3.", "Nem támadhat."]);
    }

    #[test]
    fn what_is_quoted_ends_nothing_inside() {
        assert_eq!(said("Kapja: „Húzz! Dobj!” felirat. Vége."), ["Kapja: „Húzz! Dobj!” felirat.", "Vége."]);
        assert_eq!(
            said("Kapja: „Húzz. Dobj!” Vége. (Így. Jó.) Egy"),
            ["Kapja: „Húzz. Dobj!”", "Vége.", "(Így. Jó.)", "Egy"]
        );
    }

    #[test]
    fn a_line_that_was_too_long_goes_on() {
        assert_eq!(
            said("Amikor támad,\nhúzol egy lapot\r\nNem őrizhet\n\nés vége"),
            ["Amikor támad,\nhúzol egy lapot", "Nem őrizhet", "és vége"]
        );
    }

    #[test]
    fn lists_have_their_numbers() {
        assert_eq!(said("1. Húzz egy lapot!\n2. Dobj el egyet!"), ["1. Húzz egy lapot!", "2. Dobj el egyet!"]);
    }
}
