//! Splits a text into the pieces that are judged: labels with their text, and sentences without a label.

use crate::enclosures::{beginning_at, holds};
use crate::label::Label;
use crate::label::{FoundLabel, label_at, misspelt};
use crate::sentence::{Sentence, is_line_break, is_unfinished, trimmed};
use crate::word::{Word, words};
use crate::wording_lists::EFFECT;
use std::ops::Range;

/// A piece of text that is judged as a whole.
#[derive(Clone, Debug)]
pub(crate) struct Piece {
    /// Its byte range, without surrounding blanks.
    pub at: Range<usize>,
    pub label: Option<FoundLabel>,
    /// The label that it probably has, misspelt.
    pub misspelt: Option<Label>,
}

/// Returns the pieces of a text, in order.
pub(crate) fn pieces(text: &str, words: &[Word], sentences: &[Sentence], enclosed: &[Range<usize>]) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    for sentence in sentences {
        let first = words.partition_point(|it| it.at.start < sentence.at.start);
        let end = words.partition_point(|it| it.at.start < sentence.at.end);
        let mut labels: Vec<FoundLabel> = Vec::new();
        for label in (first..end).filter_map(|it| label_at(text, words, it, it == first, enclosed)) {
            // A label ends within its sentence and before the next label: `Időleges! Költség, 2: …` has none.
            if label.content <= sentence.at.end && labels.last().is_none_or(|last| last.content <= label.start) {
                labels.push(label);
            }
        }
        let head = labels.first().map_or(sentence.at.end, |it| it.start);
        // Bullets and quotes before a label belong to it.
        let bare = !text[sentence.at.start..head].contains(char::is_alphanumeric);
        if !bare || labels.is_empty() {
            let at = sentence.at.start..head;
            if !continues_drawback(text, &pieces, sentence) {
                let misspelt = (first < end).then(|| misspelt(text, words, first)).flatten();
                push(text, Piece { at, label: None, misspelt }, &mut pieces);
            } else if let Some(last) = pieces.last_mut() {
                last.at.end = trimmed(text, last.at.start..at.end).end;
            }
        }
        for (number, label) in labels.iter().enumerate() {
            let from = if number == 0 && bare { sentence.at.start } else { label.start };
            let to = labels.get(number + 1).map_or(sentence.at.end, |it| it.start);
            labelled(text, Piece { at: from..to, label: Some(label.clone()), misspelt: None }, enclosed, &mut pieces);
        }
    }
    pieces
}

/// Whether a sentence without a label still belongs to the drawback before it: on the same line, or on the next one if
/// the line was broken in the middle of a sentence.
fn continues_drawback(text: &str, pieces: &[Piece], sentence: &Sentence) -> bool {
    pieces.last().is_some_and(|last| {
        last.label.as_ref().is_some_and(|it| it.label == Label::Drawback)
            && !text[last.at.end..sentence.at.start].contains(is_line_break)
    })
}

fn push(text: &str, mut piece: Piece, pieces: &mut Vec<Piece>) {
    piece.at = trimmed(text, piece.at);
    if !piece.at.is_empty() {
        pieces.push(piece);
    }
}

/// Adds a labelled piece, cut where the labelled text ends: a drawback ends with its line, a text in square brackets
/// after them.
fn labelled(text: &str, piece: Piece, enclosed: &[Range<usize>], pieces: &mut Vec<Piece>) {
    let Some(label) = piece.label.clone() else { return };
    let end = piece.at.end;
    let cut = match label.label {
        Label::Drawback => line_end(text, label.content..end),
        Label::Bounty | Label::Neutralisation => bracket_end(text, label.content..end, enclosed, &['[', '(']),
        _ => bracket_end(text, label.content..end, enclosed, &['[']),
    };
    let cut = match label.label {
        Label::Condition | Label::Neutralisation | Label::TemporaryCost => {
            semicolon_end(text, label.content..cut, enclosed).unwrap_or(cut)
        }
        Label::Advantage | Label::Drawback | Label::Bounty => cut,
    };
    let first = piece.at.start..cut;
    push(text, Piece { at: first, ..piece }, pieces);
    push(text, Piece { at: cut..end, label: None, misspelt: None }, pieces);
}

/// Returns the end of the line, unless the line is broken in the middle of a sentence.
fn line_end(text: &str, content: Range<usize>) -> usize {
    let mut from = content.start;
    while let Some(found) = text[from..content.end].find(is_line_break) {
        let at = from + found;
        let line = text[content.start..at].trim();
        // A label alone on its line belongs to the next line.
        if !line.is_empty() && !is_unfinished(line) {
            return at;
        }
        from = at + text[at..].chars().next().map_or(1, char::len_utf8);
    }
    content.end
}

/// Returns the position after the semicolon that ends the labelled text, if an effect of the card follows.
fn semicolon_end(text: &str, content: Range<usize>, enclosed: &[Range<usize>]) -> Option<usize> {
    let stops = text[content.clone()].char_indices().filter(|(_, sign)| *sign == ';');
    let mut behind = stops.map(|(at, _)| content.start + at + 1).filter(|at| !holds(enclosed, *at));
    behind.find(|at| {
        // Enough bytes to recognise an effect.
        const FIRST: usize = 80;
        let rest: String = text[*at..content.end].chars().take(FIRST).collect();
        let words = words(&rest);
        EFFECT.meet(&words.iter().collect::<Vec<_>>())
    })
}

fn bracket_end(text: &str, content: Range<usize>, enclosed: &[Range<usize>], brackets: &[char]) -> usize {
    let start = trimmed(text, content.clone()).start;
    let Some(whole) = beginning_at(enclosed, start).filter(|_| text[start..].starts_with(brackets)) else {
        return content.end;
    };
    // Another label within the brackets ends the labelled text.
    if whole.end > content.end {
        return content.end;
    }
    let rest = &text[whole.end..content.end];
    let marked = rest.trim_start_matches(['.', ';', ' ', '\u{a0}']);
    let has_mark = rest[..rest.len() - marked.len()].contains(['.', ';']);
    let apart = has_mark || marked.starts_with(char::is_uppercase);
    if apart { content.end - marked.len() } else { content.end }
}
