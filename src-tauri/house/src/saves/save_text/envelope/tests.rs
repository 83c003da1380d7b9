//! Tests of which changes in transit are tolerated, and which are detected.

use super::*;
use crate::ways::ways;

const CONTENT: &str = "{\"table\":{\"game\":\"mochi\",\"moves\":[1,2,3,4,5,6,7,8,9,10,11,12]}}\n";

fn sealed() -> String {
    seal(Kind::Table, CONTENT).unwrap()
}

/// Returns all lines of a text.
fn unpacked(text: &str) -> Result<(Kind, Vec<String>), EnvelopeError> {
    let (kind, content) = open(text)?;
    Ok((kind, content.lines().collect::<Result<_, _>>()?))
}

fn is_whole(text: &str) -> bool {
    unpacked(text) == Ok((Kind::Table, vec![CONTENT.trim_end().to_owned()]))
}

#[test]
fn a_text_comes_back_however_it_was_sent() {
    let text = sealed();
    let quoted: String = text.lines().map(|line| format!("> > {line}\r\n")).collect();
    let narrow: String = text.chars().flat_map(|char| [char, '\n']).collect();
    for sent in [
        text.clone(),
        format!("\u{feff}{text}"),
        text.replace('\n', ""),
        text.replace('\n', " "),
        text.replace('\n', "\r\n\r\n"),
        format!("„{}”", text.trim()),
        format!("Szia! Itt az asztal:\n\n{text}\nPuszi: Éva. 2026."),
        format!("\u{2068}{}\u{2069}", text.replace('\n', "\u{2069}\n\u{2068}")),
        quoted,
        narrow,
        text.replacen("ASZTALTARS", "asztaltars", 1),
    ] {
        assert!(is_whole(&sent), "{sent}");
    }
    for sent in ways(&text) {
        assert!(is_whole(&sent.text), "{}: {}", sent.way, sent.text);
    }
}

#[test]
fn letters_of_addresses_and_spaces_for_a_plus_mean_the_same() {
    let numbers: Vec<String> = (1..400_u32).map(|number| (number.pow(3) % 9_973).to_string()).collect();
    let content = numbers.join(",") + "\n";
    let text = seal(Kind::Table, &content).unwrap();
    assert!(text.contains('+') && text.contains('/'), "all letters are there");
    let (head, letters) = text.split_once('\n').unwrap();
    for letters in [letters.replace('+', "-").replace('/', "_"), letters.replace('+', " ")] {
        let (_, read) = unpacked(&format!("{head}\n{letters}")).unwrap();
        assert_eq!(read, [content.trim_end()]);
    }
}

#[test]
fn every_wrong_letter_and_every_swap_of_neighbours_is_noticed() {
    let text = sealed().replace('\n', "");
    let letters: Vec<char> = text.chars().collect();
    let alphabet: Vec<char> = ('!'..='~').chain(['á', '…', '\u{a0}']).collect();
    for at in 0..letters.len() {
        // URL-safe base64 replaces these by each other.
        let same = |other: char| matches!((letters[at], other), ('+', '-' | '\u{a0}') | ('/', '_'));
        let others = alphabet.iter().filter(|other| !other.eq_ignore_ascii_case(&letters[at]) && !same(**other));
        for &other in others {
            let mut wrong = letters.clone();
            wrong[at] = other;
            assert!(open(&wrong.iter().collect::<String>()).is_err(), "{other} at {at}");
        }
        if at > 0 && letters[at] != letters[at - 1] {
            let mut wrong = letters.clone();
            wrong.swap(at, at - 1);
            assert!(open(&wrong.iter().collect::<String>()).is_err(), "swapped at {at}");
        }
    }
    // In the packed part, case matters.
    let packed = text.find('.').unwrap() + 1..text.rfind('.').unwrap();
    for at in packed.filter(|&at| letters[at].is_ascii_alphabetic()) {
        let mut wrong = letters.clone();
        wrong[at] = if wrong[at].is_ascii_lowercase() {
            wrong[at].to_ascii_uppercase()
        } else {
            wrong[at].to_ascii_lowercase()
        };
        assert!(open(&wrong.iter().collect::<String>()).is_err(), "another case at {at}");
    }
}

#[test]
fn a_text_cut_short_anywhere_is_noticed_and_says_how_much_is_missing() {
    let text = sealed();
    let text = text.trim();
    for end in 0..text.len() {
        assert!(open(&text[..end]).is_err(), "cut at {end}");
    }
    let cut = open(&text[..text.len() - 20]).unwrap_err();
    assert!(matches!(cut, EnvelopeError::Short { have, of } if have < of), "{cut:?}");
    for lang in [rulebook::Lang::Hu, rulebook::Lang::En] {
        assert!(Problem::from(cut).text(lang).ends_with('.'));
    }
}

#[test]
fn a_letter_left_out_or_doubled_is_noticed() {
    let text = sealed().replace('\n', "");
    for at in 0..text.len() {
        let (before, after) = (&text[..at], &text[at..]);
        assert!(open(&format!("{before}{}", &after[1..])).is_err(), "without {at}");
        // An additional letter before or behind the whole text is ignored.
        let twice = format!("{before}{}{after}", &after[..1]);
        if !twice.starts_with(&text) && !twice.ends_with(&text) {
            assert!(open(&twice).is_err(), "twice {at}");
        }
    }
}

#[test]
fn what_is_none_of_ours_is_told_so() {
    for foreign in
        ["", "   ", "{\"version\":3,\"games\":[]}", "(;GM[1]SZ[9])", "\u{ff}\u{d8}\u{ff}\u{e0}JFIF", "ASZTALTARS"]
    {
        assert_eq!(open(foreign), Err(EnvelopeError::NotOurs), "{foreign:?}");
    }
}

#[test]
fn a_later_form_is_told_from_a_wrong_figure() {
    let text = sealed();
    let ours = format!("-{VERSION}-");
    for wrong in 0..20 {
        if wrong != VERSION {
            assert_eq!(open(&text.replacen(&ours, &format!("-{wrong}-"), 1)), Err(EnvelopeError::Damaged), "{wrong}");
        }
    }
    assert_eq!(open("ASZTALTARS-99999999999999999999-TABLE-4.AAAA.00000000"), Err(EnvelopeError::Damaged));
    for later in ["TABLE-4.AAAA.00000000", "PAGES-2.ab.12345678", "ALL"] {
        for version in [VERSION + 1, VERSION + 4] {
            let text = format!("ASZTALTARS-{version}-{later}");
            assert_eq!(open(&text), Err(EnvelopeError::Newer), "{text}");
        }
    }
}

#[test]
fn every_version_so_far_is_read_and_one_that_keeps_the_form_too() {
    for version in 1..=VERSION + 1 {
        let text = seal_as(version, Kind::Table, CONTENT).unwrap();
        assert!(is_whole(&text), "{version}");
        assert_eq!(open(&text).unwrap().1.is_newer(), version > VERSION);
    }
    assert!(sealed().starts_with(&format!("ASZTALTARS-{VERSION}-")));
}

#[test]
fn a_text_of_fifty_megabytes_is_refused_at_once() {
    assert_eq!(open(&"A".repeat(50 << 20)), Err(EnvelopeError::TooLarge));
}

#[test]
fn a_small_text_that_would_unpack_to_a_flood_is_refused() {
    let lines = (" ".repeat(1 << 20) + "\n").repeat(64);
    let line = " ".repeat(LONGEST_LINE + 1);
    for flood in [lines, line] {
        let flood = seal(Kind::Everything, &flood).unwrap();
        assert!(flood.len() < 200_000);
        assert_eq!(unpacked(&flood), Err(EnvelopeError::TooLarge));
    }
}

#[test]
fn bytes_come_back_and_look_as_everywhere() {
    assert_eq!(LETTERS.encode(b"Mochi"), "TW9jaGk");
    assert_eq!(LETTERS.encode([0xfb, 0xff]), "+/8");
    for length in 0..200u8 {
        let bytes: Vec<u8> = (0..length).map(|byte| byte.wrapping_mul(37)).collect();
        assert_eq!(LETTERS.decode(LETTERS.encode(&bytes)), Ok(bytes));
    }
}

#[test]
fn there_is_one_way_to_write_bytes() {
    let read = |letters: &str| LETTERS.decode(letters).ok();
    assert_eq!(read("TW9jaGl"), None, "a bit too many");
    assert_eq!(read("TW9ja"), None, "no whole byte");
    assert_eq!(read("TW9j.Gk"), None);
    assert_eq!(read("TWÖ"), None);
}
