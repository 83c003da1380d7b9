//! Converts number words to digits, so that "hét lap", "het lap" and "7 lap" are the same query.

use super::words::fold;

/// Returns the digits of a number word.
pub(super) fn digits(word: &str, numbers: &[(&str, &'static str)]) -> Option<&'static str> {
    numbers.iter().find(|(number, _)| *number == word).map(|(_, digits)| *digits)
}

/// Returns the digits of a number word written without accents.
pub(super) fn digits_unaccented(word: &str, numbers: &[(&str, &'static str)]) -> Option<&'static str> {
    numbers.iter().find(|(number, _)| fold(number) == word).map(|(_, digits)| *digits)
}
