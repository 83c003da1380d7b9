//! The reader's sentences: one module for each language, which says all that [`Sentences`] asks for.

mod english;
mod hungarian;
mod language;

pub(crate) use language::Sentences;

use english::English;
use hungarian::Hungarian;
use parbaj_text::Category;
use rulebook::Lang;

/// Returns the sentences in a language.
pub(crate) fn sentences(lang: Lang) -> &'static dyn Sentences {
    lang.pick(&Hungarian as &dyn Sentences, &English)
}

/// Joins the names of the categories with a word for *or*.
fn either(candidates: &[Category], name: impl Fn(Category) -> &'static str, or: &str) -> String {
    candidates.iter().map(|it| name(*it)).collect::<Vec<_>>().join(or)
}
