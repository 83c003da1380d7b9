//! What isn't a card text.

use rulebook::Lang;
use serde::Serialize;

/// The longest text that is read, in bytes: many times what fits a card.
pub const LONGEST: usize = 20 << 10;

/// Why a text isn't read at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "ParbajTextFault")]
pub enum Fault {
    /// There is nothing in it.
    Empty,
    /// It is longer than [`LONGEST`].
    TooLong {
        /// How long, in whole kilobytes, rounded up.
        kilobytes: u32,
    },
    /// There are no words in it, only numbers or signs.
    NoWords,
    /// It isn't in Hungarian.
    NotHungarian,
    /// There are only labels in it, with nothing after them.
    OnlyLabels,
}

impl Fault {
    /// What is wrong and what to do, in a sentence or two.
    #[must_use]
    pub fn sentence(self, lang: Lang) -> String {
        let longest = LONGEST >> 10;
        match (self, lang) {
            (Fault::Empty, Lang::Hu) => "Nincs itt szöveg. Írd vagy illeszd be egy lap szövegét!".to_owned(),
            (Fault::Empty, Lang::En) => "There is no text here. Type or paste the text of a card.".to_owned(),
            (Fault::TooLong { kilobytes }, Lang::Hu) => {
                format!(
                    "Ez {kilobytes} kB, egy lap szövege nem lehet hosszabb {longest} kB-nál. Egyszerre egy lapot illessz be!"
                )
            }
            (Fault::TooLong { kilobytes }, Lang::En) => {
                format!(
                    "This is {kilobytes} kB; the text of a card can’t be longer than {longest} kB. Paste one card at a time."
                )
            }
            (Fault::NoWords, Lang::Hu) => "Ebben nincs egyetlen szó sem, csak számok és jelek.".to_owned(),
            (Fault::NoWords, Lang::En) => "There isn’t a word in this, only numbers and signs.".to_owned(),
            (Fault::NotHungarian, Lang::Hu) => {
                "Ez nem látszik magyarnak, márpedig csak magyar lapszöveget tudok olvasni.".to_owned()
            }
            (Fault::NotHungarian, Lang::En) => {
                "This doesn’t look Hungarian, and only Hungarian card texts can be read.".to_owned()
            }
            (Fault::OnlyLabels, Lang::Hu) => "Csak címkék vannak itt, és egyik után sem áll semmi.".to_owned(),
            (Fault::OnlyLabels, Lang::En) => "There are only labels here, and nothing follows any of them.".to_owned(),
        }
    }
}
