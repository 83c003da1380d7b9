//! A text that has been read.

use crate::doubt::Doubt;
use crate::enclosed::enclosed;
use crate::fault::Fault;
use crate::half;
use crate::judge::{Before, Judge, Judgement};
use crate::language::hungarian;
use crate::piece::{Piece, pieces};
use crate::reason::Reason;
use crate::sentence::{is_line_break, sentences};
use crate::why::{Why, why};
use game::RuleId;
use parbaj_cards::CardType;
use parbaj_text::Category;
use serde::Serialize;
use std::ops::Range;

/// What a text says, part by part, in printed order; every sign that isn't blank is in exactly one part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajReading")]
pub struct Reading {
    /// The parts.
    pub parts: Vec<Part>,
}

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajReadPart")]
pub struct Part {
    /// Where it begins, in characters (Unicode scalar values) from 0.
    pub from: u32,
    /// Where it ends: just after its last character.
    pub to: u32,
    /// Its words, without blanks around them.
    pub text: String,
    /// What it is.
    pub verdict: Verdict,
    /// Why, in a sentence or two.
    pub why: Why,
}

/// What a part is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "ParbajVerdict")]
pub enum Verdict {
    /// It is in one category.
    Decided {
        /// Which.
        category: Category,
        /// The rule that says so.
        rule: RuleId,
        /// What makes it so.
        reason: Reason,
    },
    /// The text doesn't tell.
    Undecided {
        /// What it may be, the likelier first.
        candidates: Vec<Category>,
        /// What is open.
        doubt: Doubt,
    },
}

/// Reads the text of a card of that type; `old` is whether it was printed before 2001 (91.3.1).
///
/// ```
/// use parbaj_cards::CardType;
/// use parbaj_reader::{Verdict, read};
/// use parbaj_text::Category;
///
/// let reading = read("Aktívan kerül játékba. Hátrány: nem támadhat.", CardType::Creature, false).unwrap();
/// let categories: Vec<_> = reading
///     .parts
///     .iter()
///     .map(|part| match part.verdict {
///         Verdict::Decided { category, .. } => category,
///         Verdict::Undecided { .. } => unreachable!("both are clear"),
///     })
///     .collect();
/// assert_eq!(categories, [Category::Explanation, Category::Drawback]);
/// ```
///
/// # Errors
/// Says what keeps the text from being read: there is none, it is too long or not in Hungarian.
pub fn read(text: &str, card_type: CardType, old: bool) -> Result<Reading, Fault> {
    let words = hungarian(text)?;
    let enclosed = enclosed(text);
    let sentences = sentences(text, &enclosed);
    let pieces = pieces(text, &words, &sentences, &enclosed);
    let judge = Judge { text, words: &words, enclosed: &enclosed, card: card_type, old };
    let mut judged: Vec<(Range<usize>, Judgement)> = Vec::new();
    let mut before: Option<(Before, usize)> = None;
    for piece in &pieces {
        let same_line = |end: usize| !text[end..piece.at.start].contains(is_line_break);
        let previous = before.filter(|(_, end)| same_line(*end)).map(|(it, _)| it);
        let label = piece.label.as_ref().map(|it| it.label);
        for (number, (at, judgement)) in half::judged(&judge, piece, previous).into_iter().enumerate() {
            before = Some((Before { judgement, label }, at.end));
            match judged.last_mut() {
                Some((last, same)) if number == 0 && joins(*same, judgement, piece, previous) => last.end = at.end,
                _ => judged.push((at, judgement)),
            }
        }
    }
    if judged.iter().all(|(_, it)| matches!(it, Err(Doubt::Empty { .. }))) {
        return Err(Fault::OnlyLabels);
    }
    Ok(Reading { parts: parts(text, &judged, card_type) })
}

/// Whether a piece forms one part with the piece before it.
fn joins(last: Judgement, judgement: Judgement, piece: &Piece, previous: Option<Before>) -> bool {
    let unlabelled = piece.label.is_none() && previous.is_some_and(|it| it.label.is_none());
    match (last, judgement) {
        (Ok(last), Ok(reason)) if unlabelled => last.is_effect() && reason.is_effect(),
        _ => false,
    }
}

fn parts(text: &str, judged: &[(Range<usize>, Judgement)], card_type: CardType) -> Vec<Part> {
    let (mut bytes, mut signs) = (0, 0_u32);
    // Parts are in order, so each sign is counted once.
    let mut count_to = |at: usize| {
        signs += u32::try_from(text[bytes..at].chars().count()).unwrap_or(u32::MAX);
        bytes = at;
        signs
    };
    judged
        .iter()
        .map(|(at, judgement)| {
            let (from, to) = (count_to(at.start), count_to(at.end));
            let verdict = match *judgement {
                Ok(reason) => Verdict::Decided { category: reason.category(), rule: reason.rule(), reason },
                Err(doubt) => Verdict::Undecided { candidates: doubt.candidates(card_type), doubt },
            };
            Part { from, to, text: text[at.clone()].to_owned(), verdict, why: why(*judgement, card_type) }
        })
        .collect()
}
