//! A text with the expected reading of its parts, and the comparison with the actual one.

use parbaj_cards::CardType;
use parbaj_reader::{PartVerdict, ReadPart, read};
use parbaj_text::Category;
use serde::Deserialize;
use std::fmt;

/// A text with its expected reading.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    pub text: String,
    #[serde(rename = "type")]
    pub card_type: String,
    #[serde(default)]
    pub old: bool,
    pub parts: Vec<Expected>,
}

/// A part with its expected reading.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expected {
    pub text: String,
    pub category: String,
    rule: Option<String>,
    #[serde(default)]
    candidates: Vec<String>,
}

/// The result for a part.
pub enum Outcome {
    Right,
    /// In the right category by another rule, or undecided between other candidates.
    OtherRule(String),
    /// Undecided, though it should be in a category.
    Undecided(String),
    /// In the wrong category, or not read at all; the first field is the category.
    Misplaced(String, String),
}

impl Outcome {
    /// Returns the category that it is wrongly in.
    pub fn category(&self) -> Option<&str> {
        match self {
            Outcome::Misplaced(category, _) => Some(category),
            Outcome::Undecided(_) => Some("undecided"),
            Outcome::Right | Outcome::OtherRule(_) => None,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Right => f.write_str("right"),
            Outcome::OtherRule(told) | Outcome::Undecided(told) | Outcome::Misplaced(_, told) => f.write_str(told),
        }
    }
}

/// Normalises a category's name: `spell-effect`, `spellEffect`, `general spell`.
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

/// Returns the result for each part of a text.
///
/// Parts are compared sign by sign: a part is right if each of its letters and digits is in the right category, even if
/// it was read in several pieces or together with its neighbours.
pub fn outcome(text: &Text) -> Vec<Outcome> {
    let signs: Vec<char> = text.text.chars().collect();
    let parts = match read(&text.text, card_type(&text.card_type), text.old) {
        Ok(reading) => reading.parts,
        Err(fault) => panic!("{:?}: {fault:?}", text.text),
    };
    let mut from = 0;
    let told = text.parts.iter().map(|expected| {
        let found = text.text[from..].find(&expected.text);
        let start = from + found.unwrap_or_else(|| panic!("{:?} isn’t in {:?}", expected.text, text.text));
        from = start + expected.text.len();
        let count = |at: usize| text.text[..at].chars().count();
        let of_part: Vec<usize> = (count(start)..count(from)).filter(|at| signs[*at].is_alphanumeric()).collect();
        of_whole(expected, &of_part, &parts)
    });
    told.collect()
}

/// Returns the worst result over the signs of a part.
fn of_whole(expected: &Expected, signs: &[usize], parts: &[ReadPart]) -> Outcome {
    assert!(!signs.is_empty(), "{expected:?}");
    let holds = |part: &ReadPart, at: usize| (part.from as usize..part.to as usize).contains(&at);
    let mut worst = Outcome::Right;
    let mut last: Option<&ReadPart> = None;
    for &at in signs {
        if last.is_some_and(|it| holds(it, at)) {
            continue;
        }
        last = parts.iter().find(|it| holds(it, at));
        let outcome = last.map_or_else(|| Outcome::Misplaced("nothing".into(), format!("{at}")), |it| of(expected, it));
        if badness(&outcome) > badness(&worst) {
            worst = outcome;
        }
    }
    worst
}

fn badness(outcome: &Outcome) -> u8 {
    match outcome {
        Outcome::Right => 0,
        Outcome::OtherRule(_) => 1,
        Outcome::Undecided(_) => 2,
        Outcome::Misplaced(..) => 3,
    }
}

fn of(expected: &Expected, read: &ReadPart) -> Outcome {
    let wanted = plain(&expected.category);
    match &read.verdict {
        PartVerdict::Decided { category: it, rule, reason } => {
            let told = format!("{} {} ({reason:?})", category(*it), rule.0);
            if wanted != category(*it) {
                return Outcome::Misplaced(category(*it), told);
            }
            let same = expected.rule.as_ref().is_none_or(|it| it == rule.0);
            if same { Outcome::Right } else { Outcome::OtherRule(told) }
        }
        PartVerdict::Undecided { candidates, doubt } => {
            let mut found: Vec<String> = candidates.iter().map(|it| category(*it)).collect();
            let told = format!("undecided {found:?} ({doubt:?})");
            if wanted != "undecided" {
                return Outcome::Undecided(told);
            }
            let mut asked: Vec<String> = expected.candidates.iter().map(|it| plain(it)).collect();
            asked.sort();
            found.sort();
            if asked.is_empty() || asked == found { Outcome::Right } else { Outcome::OtherRule(told) }
        }
    }
}
