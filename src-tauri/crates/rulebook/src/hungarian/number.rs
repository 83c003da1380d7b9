//! Endings of numbers written in digits, by their pronunciation.

use super::Harmony;

/// How a number's last spoken word takes endings.
struct Ending {
    harmony: Harmony,
    accusative: &'static str,
    adjective: &'static str,
}

const fn ending(harmony: Harmony, accusative: &'static str, adjective: &'static str) -> Ending {
    Ending { harmony, accusative, adjective }
}

/// For nulla, egy, kettő, három, négy, öt, hat, hét, nyolc, kilenc.
const UNITS: [Ending; 10] = [
    ending(Harmony::Back, "t", "s"),
    ending(Harmony::Front, "et", "es"),
    ending(Harmony::Front, "t", "es"),
    ending(Harmony::Back, "at", "as"),
    ending(Harmony::Front, "et", "es"),
    ending(Harmony::Rounded, "öt", "ös"),
    ending(Harmony::Back, "ot", "os"),
    ending(Harmony::Front, "et", "es"),
    ending(Harmony::Back, "at", "as"),
    ending(Harmony::Front, "et", "es"),
];
/// For húsz, harminc, hatvan, nyolcvan; száz.
const BACK: Ending = ending(Harmony::Back, "at", "as");
/// For tíz, negyven, ötven, hetven, kilencven; ezer.
const FRONT: Ending = ending(Harmony::Front, "et", "es");
const MILLION: Ending = ending(Harmony::Back, "t", "s");

pub(super) fn accusative(text: &str) -> &'static str {
    last_word(text).accusative
}

pub(super) fn adjective(text: &str) -> &'static str {
    last_word(text).adjective
}

pub(super) fn harmony(text: &str) -> Harmony {
    last_word(text).harmony
}

/// Whether the number at the beginning of `text` begins with a vowel when spoken: *egy*, *öt…*, *ezer…*, *egymillió…*.
pub(super) fn begins_with_vowel(text: &str) -> bool {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    text.starts_with('5') || (text.starts_with('1') && digits % 3 == 1)
}

/// Returns the ending class of the number at the end of `text`: by its unit, its ten, or the power of ten before its
/// zeros.
fn last_word(text: &str) -> &'static Ending {
    let digits = text.bytes().rev().take_while(u8::is_ascii_digit);
    let noughts = digits.clone().take_while(|&digit| digit == b'0').count();
    match (noughts, digits.clone().nth(noughts).map(|digit| usize::from(digit - b'0'))) {
        (_, None) => &UNITS[0],
        (0, Some(unit)) => &UNITS[unit],
        (1, Some(2 | 3 | 6 | 8)) | (2, _) => &BACK,
        (1, _) | (3..=5, _) => &FRONT,
        _ => &MILLION,
    }
}
