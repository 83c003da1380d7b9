//! Checks that a text is in Hungarian.

use crate::fault::{Fault, LONGEST};
use crate::word::{Word, words};
use crate::wording_lists::{FOREIGN, GAME, HUNGARIAN};

/// Returns the words of a text, or why it can't be read.
pub(crate) fn hungarian(text: &str) -> Result<Vec<Word>, Fault> {
    if text.len() > LONGEST {
        let kilobytes = u32::try_from(text.len().div_ceil(1 << 10)).unwrap_or(u32::MAX);
        return Err(Fault::TooLong { kilobytes });
    }
    if text.chars().all(|it| it.is_whitespace() || it.is_control() || crate::word::is_unseen(it)) {
        return Err(Fault::Empty);
    }
    let words = words(text);
    // A single letter such as X counts as a number here.
    if !words.iter().any(|it| it.folded.chars().filter(|sign| sign.is_alphabetic()).count() > 1) {
        return Err(Fault::NoWords);
    }
    // Only Hungarian has ő and ű; the other accents together count as one hint.
    let own_letters = text.chars().filter(|it| matches!(it, 'ő' | 'Ő' | 'ű' | 'Ű')).count();
    let accents = usize::from(text.contains(['á', 'é', 'í', 'ó', 'ö', 'ú', 'ü']));
    let known = HUNGARIAN.count(&words) + GAME.count(&words) + own_letters + accents;
    if known > FOREIGN.count(&words) { Ok(words) } else { Err(Fault::NotHungarian) }
}
