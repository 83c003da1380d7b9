//! Explanations of judgements, as sentences.

use crate::judgement::Judgement;
use crate::sentences::sentences;
use parbaj_cards::CardType;
use rulebook::{Bilingual, Lang};
use serde::Serialize;

/// An explanation in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "ParbajWhy")]
pub struct VerdictText {
    pub hu: String,
    pub en: String,
}

impl VerdictText {
    /// Returns the explanation in `lang`.
    #[must_use]
    pub fn get(&self, lang: Lang) -> &str {
        lang.pick(&self.hu, &self.en)
    }
}

/// Returns the explanation of a judgement.
pub(crate) fn why(judgement: Judgement, card: CardType) -> VerdictText {
    let Bilingual { hu, en } = Bilingual::each(|lang| match judgement {
        Ok(reason) => sentences(lang).reason(reason),
        Err(doubt) => sentences(lang).doubt(doubt, &doubt.candidates(card)),
    });
    VerdictText { hu, en }
}
