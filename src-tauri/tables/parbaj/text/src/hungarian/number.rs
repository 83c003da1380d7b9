//! Small numbers in words.

/// Before what is counted: `két`; above twelve in digits.
pub(super) fn counting(number: u8) -> String {
    const WORDS: [&str; 13] =
        ["nulla", "egy", "két", "három", "négy", "öt", "hat", "hét", "nyolc", "kilenc", "tíz", "tizenegy", "tizenkét"];
    WORDS.get(usize::from(number)).map_or_else(|| number.to_string(), |word| (*word).to_owned())
}

/// On its own: `kettő`.
pub(super) fn alone(number: u8) -> String {
    match number {
        2 => "kettő".to_owned(),
        12 => "tizenkettő".to_owned(),
        other => counting(other),
    }
}

/// `+1`, `−1`, `+0`
pub(super) fn signed(change: i8) -> String {
    if change < 0 { format!("−{}", change.unsigned_abs()) } else { format!("+{change}") }
}

/// How many there must be: `legalább két `, `pontosan három `; if one is enough, the caller says so.
pub(super) fn bounds(at_least: Option<u8>, at_most: Option<u8>, say: impl Fn(u8) -> String) -> String {
    match (at_least, at_most) {
        (Some(least), Some(most)) if least == most => format!("pontosan {}", say(least)),
        (Some(least), Some(most)) => format!("legalább {}, de legfeljebb {}", say(least), say(most)),
        (Some(least), None) => format!("legalább {}", say(least)),
        (None, Some(most)) => format!("legfeljebb {}", say(most)),
        (None, None) => "akárhány".to_owned(),
    }
}
