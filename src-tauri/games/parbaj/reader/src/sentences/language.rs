//! What a language has to say about a text that was read.

use crate::doubt::Doubt;
use crate::fault::Fault;
use crate::reason::Reason;
use parbaj_text::Category;

/// The reader's sentences in one language.
pub(crate) trait Sentences {
    /// Says why a part is in its category.
    fn reason(&self, reason: Reason) -> String;

    /// Says why a part can't be assigned to one category, and which come into question.
    fn doubt(&self, doubt: Doubt, candidates: &[Category]) -> String;

    /// Says why a text can't be read and what to do, in one or two sentences; the longest text has `longest` kilobytes.
    fn fault(&self, fault: Fault, longest: usize) -> String;
}
