//! The house's own sentences: one module for each language, which says all that [`Sentences`] asks for.
//!
//! Sentences about what happens in a game are the game's.

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

/// Formats a number, with thousands separated if it is long.
fn grouped(number: usize, between: char) -> String {
    let digits = number.to_string();
    if digits.len() < 5 {
        return digits;
    }
    let mut grouped = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            grouped.push(between);
        }
        grouped.push(digit);
    }
    grouped
}
