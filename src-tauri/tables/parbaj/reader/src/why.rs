//! Why, as a sentence.

mod english;
mod hungarian;

use crate::judge::Judgement;
use crate::reading::Why;
use parbaj_cards::CardType;
use parbaj_text::Category;

/// The sentence to a judgement.
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
