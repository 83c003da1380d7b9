//! What packages say about their licences: SPDX expressions, from which we choose.

/// Reviewed licences, most preferred first: where a package leaves the choice, the earliest of these is taken. All
/// allow what the app does, as long as their name and text are included; beyond that, the last two require a link to
/// the source, and that the fonts aren't sold on their own.
pub const KNOWN: &[&str] = &[
    "Apache-2.0",
    "MIT",
    "0BSD",
    "MIT-0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "Zlib",
    "Unlicense",
    "CC0-1.0",
    "Unicode-3.0",
    "MPL-2.0",
    "OFL-1.1",
];

/// Returns words that identify the text of a licence, in lower case.
pub fn sign(licence: &str) -> &'static str {
    match licence {
        "MIT" | "MIT-0" => "permission is hereby granted",
        "BSD-2-Clause" | "BSD-3-Clause" => "redistribution and use in source and binary forms",
        "ISC" | "0BSD" => "permission to use, copy, modify",
        "Zlib" => "this software is provided 'as-is'",
        "Unicode-3.0" => "unicode license v3",
        "MPL-2.0" => "mozilla public license",
        "OFL-1.1" => "sil open font license",
        "Unlicense" => "unencumbered",
        "CC0-1.0" => "cc0",
        _ => "apache license",
    }
}

/// Returns the licences under which we take a package, of those an expression offers.
///
/// # Errors
/// If it can't be parsed, or every choice has a licence that isn't [`KNOWN`].
pub fn chosen(expression: &str) -> Result<Vec<&'static str>, String> {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut rest = words.as_slice();
    let found = any_of(&mut rest).filter(|_| rest.is_empty());
    found.ok_or_else(|| format!("nobody has looked at the licence `{expression}` yet"))
}

/// Parses `A OR B OR …` and returns the choice whose least preferred licence is the most preferred.
fn any_of(words: &mut &[&str]) -> Option<Vec<&'static str>> {
    let mut choices = vec![all_of(words)];
    while let Some(rest) = words.strip_prefix(&["OR"]) {
        *words = rest;
        choices.push(all_of(words));
    }
    let rank = |parts: &Vec<&str>| parts.iter().filter_map(|part| KNOWN.iter().position(|known| known == part)).max();
    choices.into_iter().flatten().min_by_key(rank)
}

/// Parses `A AND B AND …`; `None` if one of them isn't [`KNOWN`].
fn all_of(words: &mut &[&str]) -> Option<Vec<&'static str>> {
    let mut parts = one(words);
    while let Some(rest) = words.strip_prefix(&["AND"]) {
        *words = rest;
        let more = one(words);
        parts = parts.zip(more).map(|(parts, more)| [parts, more].concat());
    }
    parts
}

fn one(words: &mut &[&str]) -> Option<Vec<&'static str>> {
    let (&word, rest) = words.split_first()?;
    *words = rest;
    if word == "(" {
        let inside = any_of(words);
        *words = words.strip_prefix(&[")"])?;
        return inside;
    }
    // An exception only grants more.
    if let ["WITH", _, rest @ ..] = *words {
        *words = rest;
    }
    KNOWN.iter().find(|known| **known == word).map(|known| vec![*known])
}

#[cfg(test)]
mod tests {
    use super::chosen;

    #[test]
    fn a_choice_is_made_of_what_is_known() {
        assert_eq!(chosen("MIT OR Apache-2.0"), Ok(vec!["Apache-2.0"]));
        assert_eq!(chosen("MIT/BSD-3-Clause"), Ok(vec!["MIT"]));
        assert_eq!(chosen("(MIT OR Apache-2.0) AND Unicode-3.0"), Ok(vec!["Apache-2.0", "Unicode-3.0"]));
        assert_eq!(chosen("GPL-3.0 OR MIT"), Ok(vec!["MIT"]));
        assert_eq!(chosen("Apache-2.0 WITH LLVM-exception OR Apache-2.0 OR MIT"), Ok(vec!["Apache-2.0"]));
        for unknown in ["GPL-3.0", "MIT AND GPL-3.0", "", "MIT Apache-2.0", "(MIT"] {
            assert!(chosen(unknown).is_err(), "{unknown}");
        }
    }
}
