//! Sentences with links.

use crate::card;
use crate::entry::find_rule;
use crate::markup::{self, Span};
use crate::phrase::Phrase;

/// A sentence with its cards and rules marked up. Only its spans can be displayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkedSentence(String);

impl LinkedSentence {
    /// Returns a sentence from text with links in the form of [`markup`].
    #[must_use]
    pub fn new(text: String) -> LinkedSentence {
        LinkedSentence(text)
    }

    /// Returns the spans of the sentence; `G` is the game whose cards and rules it links.
    #[must_use]
    pub fn spans<G: Phrase>(&self) -> Vec<Span> {
        let read = markup::parse(&self.0, |id| find_rule(G::RULES, id), |code| card::read::<G::Card>(code).is_some());
        debug_assert!(read.is_ok(), "{:?}: {}", self.0, read.as_ref().err().map_or("", String::as_str));
        // In a release build, a sentence with invalid markup is shown as it is.
        read.unwrap_or_else(|_| vec![Span::Text { text: self.0.clone() }])
    }
}
