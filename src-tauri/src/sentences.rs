//! The shell's own sentences: one module for each language, which says all that [`Sentences`] asks for.

mod english;
mod hungarian;
mod language;

pub(crate) use language::Sentences;

use english::English;
use hungarian::Hungarian;
use rulebook::Lang;

/// Returns the sentences in a language.
pub(crate) fn sentences(lang: Lang) -> &'static dyn Sentences {
    lang.pick(&Hungarian as &dyn Sentences, &English)
}
