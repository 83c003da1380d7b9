//! English number words.

/// Returns a number in words: `two`; in digits above twelve.
pub(super) fn counting(number: u8) -> String {
    const WORDS: [&str; 13] =
        ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
    WORDS.get(usize::from(number)).map_or_else(|| number.to_string(), |word| (*word).to_owned())
}

/// Formats a change with its sign: `+1`, `−1`, `+0`.
pub(super) fn signed(change: i8) -> String {
    if change < 0 { format!("−{}", change.unsigned_abs()) } else { format!("+{change}") }
}

/// Formats bounds: `at least two`, `exactly three`.
pub(super) fn bounds(at_least: Option<u8>, at_most: Option<u8>, say: impl Fn(u8) -> String) -> String {
    match (at_least, at_most) {
        (Some(least), Some(most)) if least == most => format!("exactly {}", say(least)),
        (Some(least), Some(most)) => format!("{} to {}", say(least), say(most)),
        (Some(least), None) => format!("at least {}", say(least)),
        (None, Some(most)) => format!("at most {}", say(most)),
        (None, None) => "any number of".to_owned(),
    }
}

/// Whether the noun after the bounds is in the plural, which depends on the last number.
pub(super) fn is_several(at_least: Option<u8>, at_most: Option<u8>) -> bool {
    at_most.or(at_least) != Some(1)
}
