//! Explanations of judgements, as sentences.

use crate::judgement::Judgement;
use crate::sentences::sentences;
use parbaj_cards::CardType;
use rulebook::{Lang, Translated};
use serde::Serialize;

/// An explanation in each language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "ParbajWhy")]
pub struct VerdictText(Translated<String>);

impl VerdictText {
    /// Returns the explanation in `lang`.
    #[must_use]
    pub fn get(&self, lang: Lang) -> &str {
        self.0.get(lang)
    }
}

/// Returns the explanation of a judgement.
pub(crate) fn why(judgement: Judgement, card: CardType) -> VerdictText {
    let each = |lang| match judgement {
        Ok(reason) => sentences(lang).reason(reason),
        Err(doubt) => sentences(lang).doubt(doubt, &doubt.candidates(card)),
    };
    VerdictText(Translated::each(each))
}
