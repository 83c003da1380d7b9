//! Hungarian number words.

/// Returns a number in words as it stands before a noun: `két`; in digits above twelve.
pub(super) fn counting(number: u8) -> String {
    const WORDS: [&str; 13] =
        ["nulla", "egy", "két", "három", "négy", "öt", "hat", "hét", "nyolc", "kilenc", "tíz", "tizenegy", "tizenkét"];
    WORDS.get(usize::from(number)).map_or_else(|| number.to_string(), |word| (*word).to_owned())
}

/// Returns a number in words as it stands on its own: `kettő`.
pub(super) fn alone(number: u8) -> String {
    match number {
        2 => "kettő".to_owned(),
        12 => "tizenkettő".to_owned(),
        other => counting(other),
    }
}

/// Formats a change with its sign: `+1`, `−1`, `+0`.
pub(super) fn signed(change: i8) -> String {
    if change < 0 { format!("−{}", change.unsigned_abs()) } else { format!("+{change}") }
}

/// Formats bounds: `legalább két `, `pontosan három `. For "at least one" the caller uses other words.
pub(super) fn bounds(at_least: Option<u8>, at_most: Option<u8>, say: impl Fn(u8) -> String) -> String {
    match (at_least, at_most) {
        (Some(least), Some(most)) if least == most => format!("pontosan {}", say(least)),
        (Some(least), Some(most)) => format!("legalább {}, de legfeljebb {}", say(least), say(most)),
        (Some(least), None) => format!("legalább {}", say(least)),
        (None, Some(most)) => format!("legfeljebb {}", say(most)),
        (None, None) => "akárhány".to_owned(),
    }
}
