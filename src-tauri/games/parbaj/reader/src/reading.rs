//! The result of reading a text.

use crate::doubt::Doubt;
use crate::enclosures::enclosed;
use crate::fault::Fault;
use crate::judge::{Judge, PrecedingPiece};
use crate::judgement::Judgement;
use crate::language::hungarian;
use crate::piece::{Piece, pieces};
use crate::reason::Reason;
use crate::semicolons;
use crate::sentence::{is_line_break, sentences};
use crate::verdict_text::{VerdictText, why};
use game::RuleId;
use parbaj_cards::CardType;
use parbaj_text::Category;
use serde::Serialize;
use std::ops::Range;

/// The parts of a text, in printed order; every sign that isn't blank is in exactly one part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajReading")]
pub struct TextReading {
    pub parts: Vec<ReadPart>,
}

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajReadPart")]
pub struct ReadPart {
    /// The index of its first character (Unicode scalar value), from 0.
    pub from: u32,
    /// The index just after its last character.
    pub to: u32,
    /// Its text, without surrounding blanks.
    pub text: String,
    /// Its category, or the possible ones.
    pub verdict: PartVerdict,
    /// One or two sentences that explain the verdict.
    pub why: VerdictText,
}

/// The category of a part, or the possible ones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "ParbajVerdict")]
pub enum PartVerdict {
    /// The part is in one category.
    Decided {
        category: Category,
        /// The rule that the category follows from.
        rule: RuleId,
        /// The property of the text that decides it.
        reason: Reason,
    },
    /// The text doesn't decide the category.
    Undecided {
        /// The possible categories, the likelier first.
        candidates: Vec<Category>,
        /// What the text leaves open.
        doubt: Doubt,
    },
}

/// Reads the text of a card of a type; `old` says whether it was printed before 2001 (91.3.1).
///
/// ```
/// use parbaj_cards::CardType;
/// use parbaj_reader::{PartVerdict, read};
/// use parbaj_text::Category;
///
/// let reading = read("Aktívan kerül játékba. Hátrány: nem támadhat.", CardType::Creature, false).unwrap();
/// let categories: Vec<_> = reading
///     .parts
///     .iter()
///     .map(|part| match part.verdict {
///         PartVerdict::Decided { category, .. } => category,
///         PartVerdict::Undecided { .. } => unreachable!("both are clear"),
///     })
///     .collect();
/// assert_eq!(categories, [Category::Explanation, Category::Drawback]);
/// ```
///
/// # Errors
///
/// Fails if the text is empty, too long, not in Hungarian, or has no words or only labels.
pub fn read(text: &str, card_type: CardType, old: bool) -> Result<TextReading, Fault> {
    let words = hungarian(text)?;
    let enclosed = enclosed(text);
    let sentences = sentences(text, &enclosed);
    let pieces = pieces(text, &words, &sentences, &enclosed);
    let judge = Judge { text, words: &words, enclosed: &enclosed, card: card_type, old };
    let mut judged: Vec<(Range<usize>, Judgement)> = Vec::new();
    let mut before: Option<(PrecedingPiece, usize)> = None;
    for piece in &pieces {
        let same_line = |end: usize| !text[end..piece.at.start].contains(is_line_break);
        let previous = before.filter(|(_, end)| same_line(*end)).map(|(it, _)| it);
        let label = piece.label.as_ref().map(|it| it.label);
        for (number, (at, judgement)) in semicolons::judged(&judge, piece, previous).into_iter().enumerate() {
            before = Some((PrecedingPiece { judgement, label }, at.end));
            match judged.last_mut() {
                Some((last, same)) if number == 0 && joins(*same, judgement, piece, previous) => last.end = at.end,
                _ => judged.push((at, judgement)),
            }
        }
    }
    if judged.iter().all(|(_, it)| matches!(it, Err(Doubt::Empty { .. }))) {
        return Err(Fault::OnlyLabels);
    }
    Ok(TextReading { parts: parts(text, &judged, card_type) })
}

/// Whether a piece forms one part with the piece before it.
fn joins(last: Judgement, judgement: Judgement, piece: &Piece, previous: Option<PrecedingPiece>) -> bool {
    let unlabelled = piece.label.is_none() && previous.is_some_and(|it| it.label.is_none());
    match (last, judgement) {
        (Ok(last), Ok(reason)) if unlabelled => last.is_effect() && reason.is_effect(),
        _ => false,
    }
}

fn parts(text: &str, judged: &[(Range<usize>, Judgement)], card_type: CardType) -> Vec<ReadPart> {
    let (mut bytes, mut signs) = (0, 0_u32);
    // Parts are in order, so each sign is counted only once.
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
                Ok(reason) => PartVerdict::Decided { category: reason.category(), rule: reason.rule(), reason },
                Err(doubt) => PartVerdict::Undecided { candidates: doubt.candidates(card_type), doubt },
            };
            ReadPart { from, to, text: text[at.clone()].to_owned(), verdict, why: why(*judgement, card_type) }
        })
        .collect()
}
