//! Compares every printed card, in both languages, with `tests/golden/cards.txt`. Set `PARBAJ_TEXT_GOLDEN` to rewrite
//! it.

// A failed unwrap counts as a failed test.
#![allow(clippy::unwrap_used)]

mod set;

use parbaj_cards::CardKind;
use parbaj_text::{Category, cost, deck, parts, type_line};
use rulebook::Lang;
use std::fmt::Write;
use std::fs;
use std::path::Path;

#[test]
fn every_card_reads_as_it_did() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/cards.txt");
    let set = set::set();
    let printed: String = set.iter().map(|kind| printed(kind, &set)).collect();
    if std::env::var_os("PARBAJ_TEXT_GOLDEN").is_some() {
        fs::write(&path, &printed).unwrap();
    }
    let before = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(before, printed, "if it should read so: PARBAJ_TEXT_GOLDEN=1 cargo test -p parbaj-text");
}

fn printed(kind: &CardKind, all: &[CardKind]) -> String {
    let mut text = String::new();
    let deck = kind.deck.map_or_else(|| "–".to_owned(), |it| format!("{} ×{}", deck(it, Lang::Hu), kind.copies));
    writeln!(text, "== {} / {}  [{}; {deck}]", kind.name.hu, kind.name.en, kind.id).unwrap();
    let figures = match (kind.damage, kind.life) {
        (Some(damage), Some(life)) => format!(" | {damage}/{life}"),
        (None, Some(structure)) => format!(" | {structure}"),
        _ => String::new(),
    };
    for lang in Lang::ALL {
        writeln!(text, "{}: {} | {}{figures}", lang.code(), type_line(kind, lang), cost(&kind.cost, lang)).unwrap();
        for part in parts(kind, all, lang) {
            let category = match part.category {
                Category::Condition => "condition",
                Category::Explanation => "explanation",
                Category::Drawback => "drawback",
                Category::Ability => "ability",
                Category::SpellEffect => "spell effect",
            };
            writeln!(text, "    {} ({category}, {})", part.text, part.rule).unwrap();
        }
    }
    text.push('\n');
    text.replace('\u{2060}', "")
}
