//! Sentences with links in them.

use crate::card;
use crate::entry::find_rule;
use crate::markup::{self, Span};
use crate::phrase::Phrase;

/// A sentence with its cards and rules marked up. It can't be shown as it is: what can be shown are
/// its spans.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marked(String);

impl Marked {
    /// A sentence that links as [`markup`] has it.
    #[must_use]
    pub fn new(text: String) -> Marked {
        Marked(text)
    }

    /// The sentence, its links told from plain words; `G` is the table whose cards and rules it names.
    #[must_use]
    pub fn spans<G: Phrase>(&self) -> Vec<Span> {
        let read = markup::parse(&self.0, |id| find_rule(G::RULES, id), |code| card::read::<G::Card>(code).is_some());
        debug_assert!(read.is_ok(), "{:?}: {}", self.0, read.as_ref().err().map_or("", String::as_str));
        // Whoever plays is served better by an odd sentence than by none.
        read.unwrap_or_else(|_| vec![Span::Text { text: self.0.clone() }])
    }
}
