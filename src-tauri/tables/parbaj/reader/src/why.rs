//! Why, as a sentence.

mod english;
mod hungarian;

use crate::judge::Judgement;
use parbaj_cards::CardType;
use parbaj_text::Category;
use rulebook::Lang;
use serde::Serialize;

/// A sentence in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "ParbajWhy")]
pub struct Why {
    /// In Hungarian.
    pub hu: String,
    /// In English.
    pub en: String,
}

impl Why {
    /// The one in `lang`.
    #[must_use]
    pub fn get(&self, lang: Lang) -> &str {
        match lang {
            Lang::Hu => &self.hu,
            Lang::En => &self.en,
        }
    }
}

/// The sentence for a judgement.
pub(crate) fn why(judgement: Judgement, card: CardType) -> Why {
    match judgement {
        Ok(reason) => Why { hu: hungarian::reason(reason), en: english::reason(reason) },
        Err(doubt) => {
            let candidates = doubt.candidates(card);
            Why { hu: hungarian::doubt(doubt, &candidates), en: english::doubt(doubt, &candidates) }
        }
    }
}

/// Joined by a word for *or*.
fn either(candidates: &[Category], name: impl Fn(Category) -> &'static str, or: &str) -> String {
    candidates.iter().map(|it| name(*it)).collect::<Vec<_>>().join(or)
}
