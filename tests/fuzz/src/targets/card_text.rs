//! The reader of a card text as somebody types or pastes it.

use super::Answer;
use parbaj_cards::CardType;
use rulebook::Lang;

/// Words of the format, for mutations.
pub const WORDS: &[&str] = &[
    "Hátrány: ",
    "Előny: ",
    "Előny: 3–8: ",
    "Semlegesítés: [",
    "Jutalom: [",
    "]",
    "Időleges költség, 2: ",
    "Kijátszási feltétel: ",
    "„",
    "”",
    "(",
    ")",
    "\n",
    "\r\n\r\n",
    "pl. ",
    "a 2. kör ",
    "Ép-et",
    "2 VP: ",
    "nem játszható ki, ha ",
    "a pakliban ",
    "\u{2060}",
    "\u{ad}",
    "e\u{301}",
    "\u{feff}",
];

/// Reads a card text and checks the ranges of its parts.
pub fn read(bytes: &[u8]) -> Answer {
    let text = String::from_utf8_lossy(bytes);
    // The kind of card follows from the length, so it is the same for the same text.
    let card_type = CardType::ALL[bytes.len() % CardType::ALL.len()];
    let old = bytes.len() / CardType::ALL.len() % 2 == 1;
    match parbaj_reader::read(&text, card_type, old) {
        Ok(reading) => {
            let mut end = 0;
            for part in &reading.parts {
                assert!(end <= part.from && part.from < part.to, "parts out of order: {part:?}");
                let signs = text.chars().skip(part.from as usize).take((part.to - part.from) as usize);
                assert!(signs.eq(part.text.chars()), "other words than the text has there: {part:?}");
                end = part.to;
            }
            assert!(!reading.parts.is_empty(), "a text without parts");
            Answer::Taken
        }
        Err(fault) => {
            for lang in Lang::ALL {
                let sentence = fault.sentence(lang);
                assert!(sentence.ends_with(['.', '!']), "no sentence: {sentence:?}");
            }
            Answer::Refused
        }
    }
}
