//! Consistent terms: `terms.json` defines what things are called, and no text that a person reads calls them otherwise.
//!
//! The test checks every rule, lesson and scenario, and the phrases of the window, each in its own language. What
//! people may type into the search (`terms` of a rule) is excluded, because its purpose is to match other people's
//! words.

// A failed `unwrap` ends the test.
#![allow(clippy::unwrap_used)]

use games::GAMES;
use serde::Deserialize;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

/// The endings of Hungarian words; they may follow each other.
const HUNGARIAN: [&str; 60] = [
    "t", "at", "et", "ot", "öt", "ban", "ben", "ból", "ből", "ba", "be", "nak", "nek", "ra", "re", "ról", "ről", "hoz",
    "hez", "höz", "nál", "nél", "tól", "től", "val", "vel", "ért", "ig", "ként", "ul", "ül", "k", "ak", "ek", "ok",
    "ök", "a", "e", "ja", "je", "i", "n", "on", "en", "ön", "m", "om", "em", "d", "od", "ed", "s", "os", "es", "nk",
    "unk", "ünk", "tok", "tek", "juk",
];
const ENGLISH: [&str; 4] = ["s", "es", "’s", "’"];

#[derive(Clone, Copy, PartialEq)]
enum Tongue {
    Hungarian,
    English,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Both<T> {
    hu: T,
    en: T,
}

impl<T> Both<T> {
    fn get(&self, tongue: Tongue) -> &T {
        if tongue == Tongue::Hungarian { &self.hu } else { &self.en }
    }
}

/// A term, its meaning, and the words that must not be used instead.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Term {
    /// The games where it applies, or "all" for these and the rest of the app.
    games: Vec<String>,
    hu: String,
    en: String,
    means: Both<String>,
    instead: Both<Vec<String>>,
}

impl Term {
    fn holds_at(&self, game: Option<&str>) -> bool {
        self.games.iter().any(|at| at == "all" || Some(&at[..]) == game)
    }

    fn word(&self, tongue: Tongue) -> &str {
        if tongue == Tongue::Hungarian { &self.hu } else { &self.en }
    }
}

fn terms() -> Vec<Term> {
    serde_json::from_str(include_str!("../terms.json")).unwrap()
}

/// A text that a person reads, with its place.
struct Reading {
    at: String,
    game: Option<&'static str>,
    tongue: Tongue,
    text: String,
}

fn words(text: &str) -> Vec<String> {
    let split = text.split(|sign: char| !sign.is_alphabetic() && sign != '’');
    split.filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

/// Whether the word is the stem with only endings after it.
fn is_form(word: &str, stem: &str, tongue: Tongue) -> bool {
    let endings = |rest: &str| ends(rest, if tongue == Tongue::Hungarian { &HUNGARIAN } else { &ENGLISH });
    if let Some(rest) = word.strip_prefix(stem) {
        let doubled = stem.chars().last().and_then(|last| rest.strip_prefix(last));
        return endings(rest) || tongue == Tongue::Hungarian && matches!(doubled, Some("al" | "el"));
    }
    // A final a or e is lengthened before an ending: mana, manát.
    let long = match stem.char_indices().last() {
        Some((at, 'a')) => format!("{}á", &stem[..at]),
        Some((at, 'e')) => format!("{}é", &stem[..at]),
        _ => return false,
    };
    tongue == Tongue::Hungarian && word.strip_prefix(&long).is_some_and(|rest| !rest.is_empty() && endings(rest))
}

fn ends(rest: &str, endings: &[&str]) -> bool {
    rest.is_empty() || endings.iter().any(|ending| rest.strip_prefix(ending).is_some_and(|rest| ends(rest, endings)))
}

/// Whether the words contain the phrase, its last word with any ending.
fn says(words: &[String], phrase: &str, tongue: Tongue) -> bool {
    let phrase = self::words(phrase);
    let (last, before) = phrase.split_last().unwrap();
    words
        .windows(phrase.len())
        .any(|here| here[..before.len()] == *before && is_form(&here[before.len()], last, tongue))
}

fn top() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap()
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() { files(&path, found) } else { found.push(path) }
    }
}

/// Collects every text of a rule, a lesson or a scenario; `near` is the last identifier on the path to it.
fn in_json(value: &Value, file: &str, near: &str, game: &'static str, readings: &mut Vec<Reading>) {
    match value {
        Value::Object(parts) => {
            let name = parts.get("id").or(parts.get("scenario")).and_then(Value::as_str).unwrap_or(near);
            for (key, part) in parts {
                let tongue = match &key[..] {
                    "hu" => Tongue::Hungarian,
                    "en" => Tongue::English,
                    "terms" => continue,
                    _ => {
                        in_json(part, file, name, game, readings);
                        continue;
                    }
                };
                let lines = part.as_array().map_or(vec![part], |lines| lines.iter().collect());
                let text = lines.into_iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" | ");
                readings.push(Reading { at: format!("{file}: {name}"), game: Some(game), tongue, text });
            }
        }
        Value::Array(parts) => parts.iter().for_each(|part| in_json(part, file, near, game, readings)),
        _ => {}
    }
}

/// Returns the text between quotation marks in a file of phrases, without interpolations.
fn phrases(source: &str) -> Vec<String> {
    let mut phrases = Vec::new();
    for line in source.lines().filter(|line| !line.trim_start().starts_with(['/', '*']) && !line.starts_with("import "))
    {
        let mut rest = line;
        while let Some(at) = rest.find(['\'', '`']) {
            let mark = rest[at..].chars().next().unwrap();
            let Some((inside, behind)) = rest[at + 1..].split_once(mark) else { break };
            let shown = inside.split("${").enumerate().filter_map(|(number, part)| {
                if number == 0 { Some(part) } else { part.split_once('}').map(|(_, shown)| shown) }
            });
            phrases.push(shown.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" "));
            rest = behind;
        }
    }
    phrases
}

fn readings() -> Vec<Reading> {
    let mut readings = Vec::new();
    for &game in GAMES {
        let room = top().join("src-tauri/games").join(game);
        let mut found = vec![room.join("tutorial.json")];
        ["rules", "scenarios"].iter().for_each(|folder| files(&room.join(folder), &mut found));
        for path in found.into_iter().filter(|path| path.extension().is_some_and(|it| it == "json") && path.exists()) {
            let file = path.strip_prefix(top()).unwrap().display().to_string();
            let value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
            in_json(&value, &file, "", game, &mut readings);
        }
    }
    let mut found = Vec::new();
    files(&top().join("ui/src"), &mut found);
    for path in found {
        let file = path.strip_prefix(top()).unwrap().display().to_string();
        let is_of = |lang: &str| {
            let shared =
                file.starts_with(&format!("ui/src/messages/{lang}/")) || file == format!("ui/src/messages/{lang}.ts");
            shared || file.ends_with(&format!(".{lang}.ts"))
        };
        let tongue = match (is_of("hu"), is_of("en")) {
            (true, _) => Tongue::Hungarian,
            (_, true) => Tongue::English,
            _ => continue,
        };
        let game = GAMES.iter().copied().find(|game| file.starts_with(&format!("ui/src/games/{game}/")));
        let source = fs::read_to_string(&path).unwrap();
        let read = phrases(&source).into_iter();
        readings.extend(read.map(|text| Reading { at: format!("{file}: “{text}”"), game, tongue, text }));
    }
    readings
}

#[test]
fn a_form_of_a_word_is_found_and_another_word_isn_t() {
    let said = |text, phrase| says(&words(text), phrase, Tongue::Hungarian);
    assert!(
        said("Még egy parti!", "parti") && said("a partijaidban", "parti") && said("két mana, sok manából", "mana")
    );
    assert!(said("Az asztali döntések közül", "asztali döntés") && said("egy asztali döntéssel", "asztali döntés"));
    assert!(!said("partizánok, részpartik", "parti") && !said("az asztali dönt", "asztali döntés"));
    assert!(says(&words("two graveyards"), "graveyard", Tongue::English));
    assert!(!says(&words("manage the stacked"), "mana", Tongue::English));
}

#[test]
fn phrases_are_what_stands_between_quotation_marks() {
    let source = "import { a } from './x';\n// 'nothing'\n  all: (n) => `Még ${n}${_}lap`, none: 'egy sem',";
    assert_eq!(phrases(source), ["Még lap", "egy sem"]);
}

#[test]
fn every_term_says_what_it_means_and_where_it_holds() {
    for term in terms() {
        assert!(!term.games.is_empty() && !term.hu.is_empty() && !term.en.is_empty(), "{}", term.en);
        assert!(!term.means.hu.is_empty() && !term.means.en.is_empty(), "{} means nothing", term.en);
        for game in &term.games {
            assert!(game == "all" || GAMES.contains(&&game[..]), "{}: no game {game}", term.en);
        }
    }
}

#[test]
fn texts_keep_to_the_terms() {
    let (terms, readings) = (terms(), readings());
    for tongue in [Tongue::Hungarian, Tongue::English] {
        assert!(readings.iter().filter(|reading| reading.tongue == tongue).count() > 1000, "texts are looked through");
    }
    let mut wrong = Vec::new();
    for Reading { at, game, tongue, text } in &readings {
        let said = words(text);
        for term in terms.iter().filter(|term| term.holds_at(*game)) {
            for other in term.instead.get(*tongue).iter().filter(|other| says(&said, other, *tongue)) {
                wrong.push(format!("{at} says “{other}”; it is “{}”", term.word(*tongue)));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
