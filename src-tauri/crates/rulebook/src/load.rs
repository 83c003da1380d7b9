//! Reads the files of the book and checks them: nothing unknown, nothing left out, no link into the void.

use crate::entry::{Chapter, Entry, RuleKind, ScenarioTitle};
use crate::failure::Failure;
use crate::lang::{Bilingual, Lang};
use crate::markup::{self, Span};
use crate::reading::document;
use crate::scenario;
use crate::texts::File;
use crate::volume::Volume;
use game::RuleId;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// A chapter as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenChapter {
    chapter: String,
    title: Bilingual<String>,
    entries: Vec<Value>,
}

/// A rule as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenEntry {
    id: String,
    kind: RuleKind,
    title: Bilingual<String>,
    text: Bilingual<Vec<String>>,
    house: Option<Bilingual<String>>,
    terms: Bilingual<Vec<String>>,
    index: Bilingual<Vec<String>>,
    #[serde(default)]
    see: Vec<String>,
}

/// How people ask for each entry, by its identifier.
pub(crate) type Asked = BTreeMap<String, Bilingual<Vec<String>>>;

/// Reads every table's part.
pub(crate) fn volumes(volumes: &'static [Volume]) -> Result<(Vec<Chapter>, Vec<Entry>), Vec<Failure>> {
    let mut reader = Reader::default();
    for table in volumes {
        for file in table.texts.chapters {
            reader.read_chapter(table, file.name, file.text);
        }
        for &rule in table.rules {
            if !reader.entries.iter().any(|entry| entry.id == rule) {
                reader.failures.push(Failure::new(
                    &format!("{}/rules", table.name),
                    "",
                    format!("{rule} has no entry"),
                ));
            }
        }
        for file in table.texts.scenarios {
            reader.read_title(*file);
        }
        if let Some(file) = table.texts.asked {
            reader.read_asked(file);
        }
    }
    if reader.failures.is_empty() { Ok((reader.chapters, reader.entries)) } else { Err(reader.failures) }
}

/// Reads a chapter of a table's rules by itself.
///
/// # Errors
/// Everything that is wrong with it, one line each.
pub(crate) fn check_chapter(table: &'static Volume, name: &str, text: &str) -> Result<(), Vec<Failure>> {
    let mut reader = Reader::default();
    reader.read_chapter(table, name, text);
    if reader.failures.is_empty() { Ok(()) } else { Err(reader.failures) }
}

#[derive(Default)]
struct Reader {
    chapters: Vec<Chapter>,
    entries: Vec<Entry>,
    failures: Vec<Failure>,
}

impl Reader {
    fn read_chapter(&mut self, table: &'static Volume, name: &str, text: &str) {
        let written: WrittenChapter = match document(text) {
            Ok(written) => written,
            Err((place, problem)) => return self.failures.push(Failure::new(name, place, problem)),
        };
        if let Some(fault) = written.title.fault() {
            self.failures.push(Failure::new(name, "title", fault));
        }
        let mut rules = Vec::new();
        for (at, value) in written.entries.into_iter().enumerate() {
            let id = value.get("id").and_then(Value::as_str).unwrap_or("?");
            let place = format!("entries[{at}] ({id})");
            match read_entry(table, self.chapters.len(), value) {
                Ok(entry) if self.entries.iter().any(|known| known.id == entry.id) => {
                    self.failures.push(Failure::new(name, place, "this rule has an entry already"));
                }
                Ok(entry) => {
                    rules.push(entry.id);
                    self.entries.push(entry);
                }
                Err(problem) => self.failures.push(Failure::new(name, place, problem)),
            }
        }
        self.chapters.push(Chapter { table: table.name, id: written.chapter, title: written.title, rules });
    }

    /// Enters a scenario's title under the rules it shows.
    fn read_title(&mut self, file: File) {
        let header = match scenario::read_header(file.text) {
            Ok(header) => header,
            Err((place, problem)) => return self.failures.push(Failure::new(file.name, place, problem)),
        };
        if header.id != file.stem() {
            self.failures.push(Failure::new(file.name, "id", scenario::AS_THE_FILE));
        }
        for id in &header.rules {
            match self.entries.iter_mut().find(|entry| entry.id.0 == id) {
                Some(entry) => {
                    entry.scenarios.push(ScenarioTitle { id: header.id.clone(), title: header.title.clone() });
                }
                None => self.failures.push(Failure::new(file.name, "rules", format!("there is no rule {id}"))),
            }
        }
    }

    /// Enters how people ask for each entry.
    fn read_asked(&mut self, file: File) {
        let asked: Asked = match document(file.text) {
            Ok(asked) => asked,
            Err((place, problem)) => return self.failures.push(Failure::new(file.name, place, problem)),
        };
        let is_known = |id: &str| self.entries.iter().any(|entry| entry.id.0 == id);
        self.failures.extend(asked_faults(file.name, &asked, is_known));
        for entry in &mut self.entries {
            if let Some(phrases) = asked.get(entry.id.0) {
                entry.asked = phrases.clone();
            }
        }
    }
}

/// What is wrong with the phrases of a file called `file`.
pub(crate) fn asked_faults(file: &str, asked: &Asked, is_known: impl Fn(&str) -> bool) -> Vec<Failure> {
    let mut faults = Vec::new();
    for (id, phrases) in asked {
        if !is_known(id) {
            faults.push(Failure::new(file, id.as_str(), "there is no such entry"));
        }
        for lang in Lang::ALL {
            let phrases = phrases.get(lang);
            if phrases.is_empty() || phrases.iter().any(|phrase| phrase.trim().is_empty()) {
                faults.push(Failure::new(file, id.as_str(), format!("an empty phrase, or none, in {}", lang.code())));
            }
        }
    }
    faults
}

fn read_entry(table: &'static Volume, chapter: usize, value: Value) -> Result<Entry, String> {
    let written: WrittenEntry = serde_json::from_value(value).map_err(|error| error.to_string())?;
    let rule = |id: &str| table.rule_or_question(id);
    let known = |id: &str| rule(id).ok_or_else(|| format!("there is no rule {id}"));
    let of = parent(table, &written)?;
    if let Some(fault) = written.title.fault() {
        return Err(format!("title: {fault}"));
    }
    let paragraph = |place: String, text: &str| -> Result<Vec<Span>, String> {
        markup::parse(text, rule, |code| table.has_card(code)).map_err(|problem| format!("{place}: {problem}"))
    };
    let text = written.text.try_map(|lang, paragraphs| {
        if paragraphs.is_empty() {
            return Err(format!("text: nothing in {}", lang.code()));
        }
        let numbered = paragraphs.iter().enumerate();
        numbered.map(|(at, text)| paragraph(format!("text.{}[{at}]", lang.code()), text)).collect()
    })?;
    let house = match written.house {
        None => None,
        Some(note) => Some(note.try_map(|lang, text| paragraph(format!("house.{}", lang.code()), &text))?),
    };
    Ok(Entry {
        id: known(&written.id)?,
        table: table.name,
        chapter,
        kind: written.kind,
        of,
        title: written.title,
        text,
        house,
        terms: written.terms,
        asked: Bilingual::default(),
        index: written.index.try_map(headwords)?,
        see: written.see.iter().map(|id| known(id)).collect::<Result<Vec<RuleId>, String>>()?,
        scenarios: Vec::new(),
    })
}

/// The rule that a question belongs to: its identifier goes on behind that rule's.
fn parent(table: &'static Volume, written: &WrittenEntry) -> Result<Option<RuleId>, String> {
    let (rule, word) = match (written.kind, written.id.split_once('/')) {
        (RuleKind::Answers, Some(parts)) => parts,
        (RuleKind::Answers, None) => return Err("a question is called by its rule and a word: MO-7.2/aim".to_owned()),
        (_, None) => return Ok(None),
        (_, Some(_)) => return Err("only what \"answers\" has a word behind its rule".to_owned()),
    };
    if word.is_empty() || !word.bytes().all(|sign| sign.is_ascii_lowercase() || sign == b'-') {
        return Err(format!("the word behind the rule has small letters and hyphens: {word:?}"));
    }
    if written.house.is_some() {
        return Err("a question decides nothing: the house's note belongs to a rule".to_owned());
    }
    table.rule(rule).map(Some).ok_or_else(|| format!("there is no rule {rule}"))
}

/// The words of the index, each once, and at least one.
fn headwords(lang: Lang, words: Vec<String>) -> Result<Vec<String>, String> {
    if words.is_empty() {
        return Err(format!("index: nothing in {}", lang.code()));
    }
    for (at, word) in words.iter().enumerate() {
        if word.trim().is_empty() {
            return Err(format!("index.{}[{at}]: an empty word", lang.code()));
        }
        if words[..at].contains(word) {
            return Err(format!("index.{}[{at}]: {word} stands there twice", lang.code()));
        }
    }
    Ok(words)
}
