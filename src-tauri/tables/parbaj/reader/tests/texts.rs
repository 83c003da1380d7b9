//! Texts that people might write, with how each part should be read: `corpus.json`, and `held_out.json`, which whoever
//! works on the lists of wordings doesn't look at.

#![allow(clippy::unwrap_used)]

use parbaj_cards::CardType;
use parbaj_reader::{Part, Verdict, read};
use parbaj_text::Category;
use serde::Deserialize;
use std::fs;
use std::path::Path;

/// A text and how it should be read.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Text {
    text: String,
    #[serde(rename = "type")]
    card_type: String,
    #[serde(default)]
    old: bool,
    parts: Vec<Expected>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Expected {
    text: String,
    category: String,
    rule: Option<String>,
    #[serde(default)]
    candidates: Vec<String>,
}

/// What a file comes to.
#[derive(Default)]
struct Tally {
    parts: usize,
    /// Parts whose category is right.
    category: usize,
    /// Parts whose category and rule, or category and candidates, are right.
    right: usize,
    wrong: Vec<String>,
}

impl Tally {
    fn percent(&self) -> f64 {
        100.0 * self.right as f64 / self.parts.max(1) as f64
    }
}

/// However it is written: `spell-effect`, `spellEffect`, `general spell`.
fn plain(name: &str) -> String {
    name.chars().filter(char::is_ascii_alphabetic).collect::<String>().to_lowercase()
}

fn card_type(name: &str) -> CardType {
    let plain = plain(name);
    let name = plain.strip_suffix("spell").unwrap_or(&plain);
    let found = CardType::ALL.into_iter().find(|it| format!("{it:?}").to_lowercase() == name);
    found.unwrap_or_else(|| panic!("no type of cards: {name}"))
}

fn category(category: Category) -> String {
    format!("{category:?}").to_lowercase()
}

/// What is wrong with how a part was read; the flag says whether at least its category is right.
fn compare(expected: &Expected, read: &Part) -> Result<(), (bool, String)> {
    let wanted = plain(&expected.category);
    match &read.verdict {
        Verdict::Decided { category: it, rule, reason } => {
            let same = wanted == category(*it);
            if same && expected.rule.as_ref().is_none_or(|it| it == rule.0) {
                return Ok(());
            }
            Err((same, format!("{} {} ({reason:?})", category(*it), rule.0)))
        }
        Verdict::Undecided { candidates, doubt } => {
            let candidates: Vec<String> = candidates.iter().map(|it| category(*it)).collect();
            let same = wanted == "undecided";
            let mut asked: Vec<String> = expected.candidates.iter().map(|it| plain(it)).collect();
            let mut found = candidates.clone();
            asked.sort();
            found.sort();
            if same && (asked.is_empty() || asked == found) {
                return Ok(());
            }
            Err((same, format!("undecided {candidates:?} ({doubt:?})")))
        }
    }
}

fn tally(file: &str) -> Option<Tally> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(file);
    let texts: Vec<Text> = serde_json::from_str(&fs::read_to_string(path).ok()?).unwrap();
    let mut tally = Tally::default();
    for (number, text) in texts.iter().enumerate() {
        let mut from = 0;
        let reading = read(&text.text, card_type(&text.card_type), text.old);
        for expected in &text.parts {
            tally.parts += 1;
            let told = |how: &str| {
                let (rule, category) = (expected.rule.as_deref().unwrap_or_default(), &expected.category);
                format!("{number}: {:?}: {category} {rule} {:?}, but {how}", expected.text, expected.candidates)
            };
            let Some(found) = text.text[from..].find(&expected.text) else {
                tally.wrong.push(told("not in the text"));
                continue;
            };
            let start = from + found;
            from = start + expected.text.len();
            let signs = |at: usize| u32::try_from(text.text[..at].chars().count()).unwrap();
            let (start, end) = (signs(start), signs(from));
            let parts = match &reading {
                Ok(reading) => reading.parts.iter().filter(|it| it.from < end && it.to > start),
                Err(fault) => {
                    tally.wrong.push(told(&format!("{fault:?}")));
                    continue;
                }
            };
            // A part is right if all of it is read so, in however many pieces.
            let wrong: Vec<(bool, String)> = parts.filter_map(|it| compare(expected, it).err()).collect();
            tally.category += usize::from(wrong.iter().all(|(same, _)| *same));
            tally.right += usize::from(wrong.is_empty());
            tally.wrong.extend(wrong.iter().map(|(_, how)| told(how)));
        }
    }
    println!(
        "{file}: {} texts, {} parts, {} right ({:.1} %), {} in the right category",
        texts.len(),
        tally.parts,
        tally.right,
        tally.percent(),
        tally.category
    );
    tally.wrong.iter().for_each(|it| println!("  {it}"));
    Some(tally)
}

#[test]
fn the_corpus_is_read_as_it_is_meant() {
    let tally = tally("corpus.json").unwrap();
    assert!(tally.wrong.is_empty(), "{:.1} % right:\n{}", tally.percent(), tally.wrong.join("\n"));
}

#[test]
fn texts_that_nobody_tuned_for_are_read_as_they_are_meant() {
    // The file comes from outside: if it is missing, there is nothing to measure.
    let Some(tally) = tally("held_out.json") else {
        println!("no held_out.json");
        return;
    };
    assert!(tally.percent() >= 95.0, "{:.1} % right:\n{}", tally.percent(), tally.wrong.join("\n"));
}
