//! Parses a line of a deck list as people write it: `3 Lombőr`, `3x lombor`, `• 3 db Lombőr,`, `Lombőr ×3`.

use crate::card::CardId;
use unicode_normalization::UnicodeNormalization;

/// One parsed part of a deck list's line.
pub(crate) enum DeckLine<'a> {
    /// A number of copies of a card.
    Card(u8, CardId),
    /// A number followed by a name that no card has.
    NoSuchCard(&'a str),
    /// A part that can't be parsed.
    Unreadable(&'a str),
}

/// Parses a line, which may name several cards; yields nothing for a heading or a remark.
pub(crate) fn read(line: &str) -> impl Iterator<Item = DeckLine<'_>> {
    let line = line.trim();
    let remark = line.ends_with(':') || line.starts_with('#') || line.starts_with("//");
    let parts = line.split([',', ';']).map(str::trim).filter(|part| part.contains(char::is_alphanumeric));
    parts.filter(move |_| !remark).map(read_part)
}

fn read_part(part: &str) -> DeckLine<'_> {
    let words: Vec<&str> = part.split_whitespace().map(bare).filter(|word| !word.is_empty()).collect();
    let (before, words) = numbered(&words, |words| words.split_first().map(|(&first, rest)| (first, rest)));
    let (behind, words) = match before {
        Some(_) => (None, words),
        None => numbered(words, |words| words.split_last().map(|(&last, rest)| (last, rest))),
    };
    let copies = before.or(behind);
    match card(&words.concat()) {
        // A name without a number means one copy.
        Some(card) => DeckLine::Card(copies.unwrap_or(1), card),
        None if copies.is_some() => {
            let name = words.first().zip(words.last()).and_then(|(first, last)| between(part, first, last));
            DeckLine::NoSuchCard(name.unwrap_or(part))
        }
        None => DeckLine::Unreadable(part),
    }
}

/// Returns the number at one end of the words, and the words left without it and without multiplication signs such as
/// `x` or `db`.
fn numbered<'w, 'a>(
    words: &'w [&'a str],
    end: impl Fn(&'w [&'a str]) -> Option<(&'a str, &'w [&'a str])>,
) -> (Option<u8>, &'w [&'a str]) {
    let without_sign = |words: &'w [&'a str]| match end(words) {
        Some((word, rest)) if is_sign(word) && !rest.is_empty() => rest,
        _ => words,
    };
    let rest = without_sign(words);
    match end(rest) {
        Some((word, rest)) => number(word).map_or((None, words), |copies| (Some(copies), without_sign(rest))),
        None => (None, words),
    }
}

/// Whether a word only marks the number beside it: `3 db`, `3 x`.
fn is_sign(word: &str) -> bool {
    ["x", "×", "db", "darab", "pcs", "copies"].contains(&word.to_lowercase().as_str())
}

fn number(word: &str) -> Option<u8> {
    let word = word.to_lowercase();
    let figures = word.trim_start_matches(['x', '×']);
    let figures = figures.strip_suffix("db").unwrap_or(figures).trim_end_matches(['x', '×']);
    figures.parse().ok()
}

/// Strips brackets, bullets and other punctuation from a word.
fn bare(word: &str) -> &str {
    word.trim_matches(|char: char| !char.is_alphanumeric() && char != '×')
}

/// Returns the part of `text` from the word `first` to the word `last`.
fn between<'a>(text: &'a str, first: &str, last: &str) -> Option<&'a str> {
    let from = text.find(first)?;
    let to = text.rfind(last)? + last.len();
    text.get(from..to)
}

/// Finds a card by its name in either language or its identifier, ignoring accents, case and hyphens.
fn card(name: &str) -> Option<CardId> {
    let name = plain(name);
    CardId::all().find(|card| {
        let kind = card.kind();
        [&kind.id, &kind.name.hu, &kind.name.en].into_iter().any(|said| plain(said) == name)
    })
}

fn plain(name: &str) -> String {
    name.nfkd().filter(char::is_ascii_alphanumeric).map(|char| char.to_ascii_lowercase()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn a_line_is_read_however_it_is_written() {
        let lines = [
            "3 Lombőr",
            "3 lombor",
            "3 LOMBOR",
            "3x Lombőr",
            "3 x Lombőr",
            "x3 Lombőr",
            "3× Lombőr",
            "3 db Lombőr",
            "3db  Lombőr",
            "3 db. lombor",
            "- 3 Lombőr,",
            "• 3 Lombőr;",
            "* 3 lomb-or",
            "Lombőr x3",
            "Lombőr (3)",
            "Lombőr: 3",
            "Lombőr 3 db",
            "\u{201e}Lombőr\u{201d} ×3",
            "3  Lombo\u{30b}r",
        ];
        for line in lines {
            let read: Vec<DeckLine<'_>> = read(line).collect();
            assert!(matches!(&read[..], [DeckLine::Card(3, card)] if card.kind().id == "lombor"), "{line}");
        }
        assert!(matches!(read("Lombőr").next(), Some(DeckLine::Card(1, _))));
        assert_eq!(read("3 lombor, 2 mezei-kaszas").count(), 2);
    }

    #[test]
    fn headings_and_remarks_are_no_cards_and_what_cant_be_read_is_told() {
        assert_eq!(["Lények (20):", "# a lények", "// csak ennyi", "", " - "].map(|line| read(line).count()), [0; 5]);
        assert!(matches!(read("3 Nincs ilyen").next(), Some(DeckLine::NoSuchCard("Nincs ilyen"))));
        assert!(matches!(read("Lombőr három").next(), Some(DeckLine::Unreadable("Lombőr három"))));
        assert!(matches!(read("300 lombor").next(), Some(DeckLine::Unreadable("300 lombor"))));
        assert!(matches!(read("3 x").next(), Some(DeckLine::NoSuchCard(_))));
    }

    #[test]
    fn no_two_cards_are_written_alike() {
        let mut known: BTreeMap<String, CardId> = BTreeMap::new();
        for card in CardId::all().filter(|card| card.first_printing() == *card) {
            let kind = card.kind();
            for said in [&kind.id, &kind.name.hu, &kind.name.en] {
                let before = known.insert(plain(said), card);
                assert!(before.is_none_or(|it| it == card), "{said}");
            }
        }
    }
}
