//! Tests that any input is either read or refused, and that a reading covers the whole text.

#![allow(clippy::unwrap_used)]

use parbaj_cards::CardType;
use parbaj_reader::{Fault, LONGEST, Label, PartVerdict, read};
use proptest::prelude::*;
use rulebook::Lang;
use std::time::{Duration, Instant};

/// Checks the guarantees of a reading.
fn check(text: &str, card_type: CardType, old: bool) {
    let reading = match read(text, card_type, old) {
        Ok(reading) => reading,
        Err(fault) => {
            for lang in Lang::ALL {
                assert!(fault.sentence(lang).ends_with(['.', '!']), "{fault:?}");
            }
            return;
        }
    };
    assert!(!reading.parts.is_empty(), "{text:?}");
    let signs: Vec<char> = text.chars().collect();
    let nothing = |range: &[char]| {
        range
            .iter()
            .all(|it| it.is_whitespace() || matches!(it, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}'))
    };
    let mut end = 0;
    for part in &reading.parts {
        let (from, to) = (part.from as usize, part.to as usize);
        assert!(end <= from && from < to && to <= signs.len(), "{text:?}: {part:?}");
        assert!(nothing(&signs[end..from]), "left out before {part:?} in {text:?}");
        assert_eq!(signs[from..to].iter().collect::<String>(), part.text);
        if let PartVerdict::Undecided { candidates, .. } = &part.verdict {
            assert!(candidates.len() > 1, "{part:?}");
        }
        for lang in Lang::ALL {
            assert!(part.why.get(lang).ends_with('.'), "{part:?}");
        }
        end = to;
    }
    assert!(nothing(&signs[end..]), "left out at the end of {text:?}");
}

#[test]
fn a_label_in_another_ones_brackets_is_read_whole() {
    for text in
        ["Semlegesítés: [Kijátszási feltétel:]", "Jutalom: (Hátrány: nem támadhat)", "Előny: [a Előny: [b] c] d"]
    {
        check(text, CardType::Creature, false);
    }
}

/// Generates fragments of card texts, and signs that disturb them.
fn piece() -> impl Strategy<Value = String> {
    let known = [
        "Hátrány:",
        "Előny: 3–8:",
        "Előny:",
        "Semlegesítés: [",
        "]",
        "Jutalom: [",
        "Időleges költség, 2:",
        "Kijátszási feltétel:",
        "Időleges",
        "költség, 2:",
        "Kijátszási",
        "feltétel:",
        "hatrany :",
        "nem támadhat",
        "húzz egy lapot!",
        "amikor ez a lény támad,",
        "csak akkor játszható ki, ha",
        "2 VP:",
        "pl.",
        "a 2.",
        "kör",
        "Ép-et",
        "„",
        "”",
        "\"",
        "(",
        ")",
        "«",
        "»",
        "\n",
        "\r\n",
        "\n\n",
        ".",
        "…",
        "!",
        "- ",
        "• ",
        "+1/+1",
        "X",
        "belőle",
        "a pakliban",
        "legfeljebb",
        "versenyen tiltott",
        "veszítesz 1 Ép-t",
        "mindkét játékos",
        "\u{ad}",
        "\u{2060}",
        "e\u{301}",
        "\u{feff}",
        "\u{feff}(",
        "ẞ",
        "İ",
        "🂡",
        "\u{a0}",
        "\0",
    ];
    prop_oneof![
        8 => proptest::sample::select(known.to_vec()).prop_map(str::to_owned),
        1 => any::<String>(),
        1 => "\\PC{0,12}",
    ]
}

fn card_type() -> impl Strategy<Value = CardType> {
    proptest::sample::select(CardType::ALL.to_vec())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn whatever_is_typed_is_read_or_refused(text in any::<String>(), card_type in card_type(), old in any::<bool>()) {
        check(&text, card_type, old);
    }

    #[test]
    fn what_looks_like_a_card_text_is_read_whole(
        pieces in proptest::collection::vec(piece(), 0..24),
        blanks in proptest::collection::vec(0..3_usize, 24),
        card_type in card_type(),
        old in any::<bool>(),
    ) {
        let spaced = pieces.iter().zip(blanks).map(|(piece, blanks)| format!("{piece}{}", " ".repeat(blanks)));
        check(&spaced.collect::<String>(), card_type, old);
    }
}

#[test]
fn a_label_ends_within_its_sentence() {
    for broken in ["Időleges! Költség, 2: 1 VP.", "Időleges. Költség, 2: 1 VP.", "Kijátszási… Feltétel: van lényed."]
    {
        for card_type in CardType::ALL {
            check(broken, card_type, false);
        }
        let reading = read(broken, CardType::Creature, false).unwrap();
        assert_eq!(broken.split_inclusive(['!', '.', '…']).next(), Some(reading.parts[0].text.as_str()));
    }
}

#[test]
fn what_is_no_card_text_is_refused_for_what_it_is() {
    let refused = |text: &str| read(text, CardType::Creature, false).unwrap_err();
    for empty in ["", " \n\t", "\u{feff}\u{200b}"] {
        assert_eq!(refused(empty), Fault::Empty);
    }
    assert_eq!(refused(&"lap ".repeat(25_000)), Fault::TooLong { kilobytes: 98 });
    for numbers in ["12 345", "+1/+1, 2", "X: 3"] {
        assert_eq!(refused(numbers), Fault::NoWords);
    }
    for foreign in
        ["Whenever this creature attacks, draw a card.", "Flying", "Ziehe zwei Karten und wirf eine ab.", "qwrt zxcv"]
    {
        assert_eq!(refused(foreign), Fault::NotHungarian, "{foreign}");
    }
    for label in Label::ALL {
        assert_eq!(refused(&format!("{}:", label.printed())), Fault::OnlyLabels);
    }
    assert_eq!(refused("Hátrány:\nJutalom: []\nElőny: 3-5:"), Fault::OnlyLabels);
}

#[test]
fn a_sign_that_nobody_sees_may_stand_anywhere() {
    for text in [
        "A 3. \u{feff}(húzz egy lapot)",
        "\u{feff}„\u{200b}Húzz”\u{ad}:\u{2060} egy 2.\u{feff}(lapot",
        "Előny\u{ad}:\u{2060}3\u{ad}–\u{feff}8: húzz",
    ] {
        for card_type in CardType::ALL {
            check(text, card_type, true);
        }
    }
}

#[test]
fn the_longest_text_is_read_at_once() {
    let awkward = [
        "((„[",
        "a, ",
        "Hátrány: ",
        "Előny: 1-2: a. ",
        "ha a ",
        "\n",
        "pl. ",
        "nem játszható ki, ha a pakliban ",
        "„a” ",
        "...",
        "a:",
    ];
    for piece in awkward {
        let text = format!("egy lap {}", piece.repeat((LONGEST - 8) / piece.len()));
        let start = Instant::now();
        check(&text, CardType::Creature, true);
        // It takes a few milliseconds; quadratic time would take minutes.
        assert!(start.elapsed() < Duration::from_secs(3), "{piece:?}: {:?}", start.elapsed());
    }
}

#[test]
fn every_rule_that_is_cited_is_in_the_book() {
    let book = ["06-condition", "07-explanation", "08-drawback", "09-ability", "10-spells"].map(|chapter| {
        std::fs::read_to_string(format!("{}/../rules/{chapter}.json", env!("CARGO_MANIFEST_DIR"))).unwrap()
    });
    let texts = include_str!("corpus.json");
    let cited = texts.split('"').filter(|it| it.starts_with("DU-91."));
    for rule in cited {
        assert!(book.iter().any(|chapter| chapter.contains(&format!("\"id\": \"{rule}\""))), "{rule}");
    }
}
