//! The sentences that are the same for every game: one module for each language, which says all that [`Sentences`] asks
//! for. What the search knows of a language is in [`search`](crate::search).

mod english;
mod hungarian;
mod language;

pub(crate) use language::Sentences;

use crate::lang::Lang;
use english::English;
use hungarian::Hungarian;

/// Returns the sentences in a language.
pub(crate) fn sentences(lang: Lang) -> &'static dyn Sentences {
    lang.pick(&Hungarian as &dyn Sentences, &English)
}
