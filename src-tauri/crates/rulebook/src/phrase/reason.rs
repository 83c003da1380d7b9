//! Reasons as sentences: what one move achieves that another does not.

use super::{Names, Phrase};
use crate::lang::Lang;
use crate::sentences::sentences;

/// The placeholder in a Hungarian [`Phrase::milestone()`] for how often it happens, directly before the verb.
pub const TIMES: char = '\u{fffc}';

/// The move with which another is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComparedMove {
    /// The second-best move.
    Second,
    /// The move that was made.
    Made,
    /// The move that looks best at a glance.
    Obvious,
}

/// Words in how many of a hundred continuations a milestone is reached after a move, and after another.
#[must_use]
pub fn why<G: Phrase>(
    milestone: G::Milestone,
    chances: (u8, u8),
    against: ComparedMove,
    lang: Lang,
    names: &Names,
) -> String {
    sentences(lang).why(&G::milestone(milestone, lang, names), chances, against)
}
