//! The arguments of commands: colours, numbers, durations.

use super::protocol::{LARGEST_INT, SYNTAX};
use cardgo::Colour;
use std::time::Duration;

/// Returns the first `N` words; the rest is ignored, as the protocol allows.
///
/// # Errors
/// If there are fewer words.
pub fn first<'a, const N: usize>(words: &[&'a str]) -> Result<[&'a str; N], &'static str> {
    words.first_chunk().copied().ok_or(SYNTAX)
}

/// Parses a colour in any case, by its name or first letter.
///
/// # Errors
/// If the word is no colour.
pub fn colour(word: &str) -> Result<Colour, &'static str> {
    match word.to_ascii_lowercase().as_str() {
        "b" | "black" => Ok(Colour::Black),
        "w" | "white" => Ok(Colour::White),
        _ => Err(SYNTAX),
    }
}

/// Parses the protocol's *int*: digits only, at most 31 bits.
///
/// # Errors
/// If the word is no such number.
pub fn number(word: &str) -> Result<u32, &'static str> {
    let digits = word.bytes().all(|byte| byte.is_ascii_digit());
    word.parse().ok().filter(|&number| digits && number <= LARGEST_INT).ok_or(SYNTAX)
}

/// Parses the protocol's *float*: digits with or without a point, optionally after a minus, within 32 bits.
///
/// # Errors
/// If the word is no finite decimal number.
pub fn decimal(word: &str) -> Result<f64, &'static str> {
    let digits = word.strip_prefix('-').unwrap_or(word);
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    word.parse().ok().filter(|&number: &f64| plain && (number as f32).is_finite()).ok_or(SYNTAX)
}

/// Parses a time: whole seconds in the protocol, but some programs send fractions.
///
/// # Errors
/// If the word is no duration in seconds.
pub fn seconds(word: &str) -> Result<Duration, &'static str> {
    Duration::try_from_secs_f64(decimal(word)?).map_err(|_| SYNTAX)
}
