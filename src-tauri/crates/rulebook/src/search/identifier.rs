//! Look-up by identifier: "MO-3.2", "mo 3.2", "3.2", or the beginning of it; a card's own rule also by the card's code:
//! "IS-S7", "is s7", "s7".

/// The most identifiers that are considered in a query.
const MOST: usize = 12;

/// How a query names a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Naming {
    /// By the beginning of the identifier: "MO-3" for "MO-3.2".
    Begins,
    /// By the whole identifier, with or without the game's prefix.
    Whole,
}

/// Returns every part of a query that looks like an identifier or its beginning, in the form of identifiers.
pub(super) fn named(query: &str) -> Vec<String> {
    let mut named = Vec::new();
    let mut before = "";
    let parts = query.split(|sign: char| sign.is_whitespace() || ",;()".contains(sign));
    for part in parts {
        if named.len() >= MOST {
            break;
        }
        let part = part.trim_end_matches(['?', '!', ':']);
        let (letters, rest) = part.split_at(part.bytes().take_while(u8::is_ascii_alphabetic).count());
        let joined = rest.strip_prefix(['-', '–', '‑']);
        let number = joined.unwrap_or(rest);
        // "MO 3.2" may be two words; but "is 3 kártya" doesn't name a rule.
        let game = if letters.is_empty() && joined.is_none() && is_game(before) { before } else { letters };
        let code = joined.filter(|_| is_game(letters)).map_or((before, part), |code| (letters, code));
        before = part;
        if let (game, Some(code)) = (code.0, coded(code.1)) {
            if is_game(game) {
                named.push(format!("{}-{code}", game.to_ascii_uppercase()));
            }
            // Two letters alone are a word.
            if joined.is_none() && code.ends_with(|last: char| last.is_ascii_digit()) {
                named.push(code);
            }
            continue;
        }
        let Some(number) = written(number) else { continue };
        if is_game(game) && (number.contains('.') || joined.is_some()) {
            named.push(format!("{}-{number}", game.to_ascii_uppercase()));
        } else if letters.is_empty() && number.contains('.') {
            named.push(number);
        }
    }
    named
}

/// Returns how `named`, one of the results of [`named()`], names the rule `id`.
pub(super) fn naming(named: &str, id: &str) -> Option<Naming> {
    let own = if named.contains('-') { id } else { id.split_once('-')?.1 };
    match own.strip_prefix(named)?.chars().next() {
        None => Some(Naming::Whole),
        Some('.') => Some(Naming::Begins),
        // 3.1 begins 3.10 as well, but chapter 1 doesn't begin chapter 10.
        Some(_) => named.contains('.').then_some(Naming::Begins),
    }
}

fn is_game(letters: &str) -> bool {
    letters.len() == 2 && letters.bytes().all(|letter| letter.is_ascii_alphabetic())
}

/// Returns a card's code in the form of identifiers: "S7", "T10", "TX".
fn coded(text: &str) -> Option<String> {
    let text = text.strip_suffix('.').unwrap_or(text);
    let letters = text.bytes().take_while(u8::is_ascii_alphabetic).count();
    let digits = text.bytes().skip(letters).take_while(u8::is_ascii_digit).count();
    let whole = letters + digits == text.len();
    (whole && matches!((letters, digits), (1, 1..=2) | (2, 0))).then(|| text.to_ascii_uppercase())
}

/// Returns the number of a rule ("3.2" or "91.2.10", also with a full stop after it) or of a chapter ("3" or "3.").
fn written(number: &str) -> Option<String> {
    let digits = |text: &str| (1..=4).contains(&text.len()) && text.bytes().all(|sign| sign.is_ascii_digit());
    let Some((chapter, rule)) = number.split_once('.') else { return digits(number).then(|| number.to_owned()) };
    let rule = rule.strip_suffix('.').unwrap_or(rule);
    let whole = rule.is_empty() || (rule.split('.').count() <= 2 && rule.split('.').all(digits));
    (digits(chapter) && whole).then(|| format!("{chapter}.{rule}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_are_seen_however_they_are_written() {
        for query in ["XX-3.2", "xx-3.2", "xx3.2", "xx 3.2", "  xx–3.2?", "lap (xx-3.2.)"] {
            assert_eq!(named(query), ["XX-3.2"], "{query}");
        }
        assert_eq!(named("3.2 és 4."), ["3.2", "4."]);
        assert_eq!(
            (named("xx-91.2.10"), named("91.2.10.")),
            (vec!["XX-91.2.10".to_owned()], vec!["91.2.10".to_owned()])
        );
        assert_eq!(named("xx-3"), ["XX-3"]);
        for query in ["XX-S7", "xx-s7", "xx–S7?", "lap (xx-s7.)"] {
            assert_eq!(named(query), ["XX-S7"], "{query}");
        }
        assert_eq!(named("xx s10 és t1"), ["XX-S10", "S10", "T1"]);
        assert_eq!((named("xx-st"), named("xx st")), (vec!["XX-ST".to_owned()], vec!["XX-ST".to_owned()]));
        for query in [
            "3",
            "30 pont",
            "is 3 kártya",
            "lap",
            "xx",
            "a.b",
            "1.2.3.4",
            "1..3",
            "12345.1",
            ".",
            "-",
            "lap3.2",
            "é3.2",
            "s123",
            "stx",
        ] {
            assert_eq!(named(query), Vec::<String>::new(), "{query}");
        }
    }

    #[test]
    fn a_beginning_is_less_than_the_whole() {
        assert_eq!(naming("XX-3.2", "XX-3.2"), Some(Naming::Whole));
        assert_eq!(naming("3.2", "XX-3.2"), Some(Naming::Whole));
        for beginning in ["3.", "XX-3", "XX-3."] {
            assert_eq!(naming(beginning, "XX-3.2"), Some(Naming::Begins), "{beginning}");
        }
        assert_eq!(naming("3.2", "XX-3.21"), Some(Naming::Begins));
        assert_eq!(naming("S1", "XX-S1"), Some(Naming::Whole));
        assert_eq!(naming("XX-S1", "XX-S10"), None);
        for other in ["XX-3", "XX-3.", "3."] {
            assert_eq!(naming(other, "XX-30.2"), None, "{other}");
        }
        assert_eq!(naming("YY-3.2", "XX-3.2"), None);
    }
}
