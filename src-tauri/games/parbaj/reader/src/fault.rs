//! Texts that can't be read.

use crate::sentences::sentences;
use rulebook::Lang;
use serde::Serialize;

/// The maximum length of a text, in bytes; many times what fits on a card.
pub const LONGEST: usize = 20 << 10;

/// Why a text can't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "ParbajTextFault")]
pub enum Fault {
    /// The text is empty.
    Empty,
    /// The text is longer than [`LONGEST`].
    TooLong {
        /// The length in whole kilobytes, rounded up.
        kilobytes: u32,
    },
    /// The text has no words, only numbers or signs.
    NoWords,
    /// The text isn't in Hungarian.
    NotHungarian,
    /// The text has only labels, with nothing after them.
    OnlyLabels,
}

impl Fault {
    /// Returns one or two sentences that say what is wrong and what to do.
    #[must_use]
    pub fn sentence(self, lang: Lang) -> String {
        sentences(lang).fault(self, LONGEST >> 10)
    }
}
