//! Reads and checks the files of the rulebook: no unknown fields, no missing entries, no broken links.

use crate::entry::{Chapter, RuleKind, ScenarioTitle, TranslatedEntry};
use crate::failure::Failure;
use crate::lang::Lang;
use crate::markup::{self, Span};
use crate::scenario;
use crate::strict_json::document;
use crate::texts::EmbeddedFile;
use crate::translated::Translated;
use crate::volume::Volume;
use game::RuleId;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// A chapter as in its file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenChapter {
    chapter: String,
    title: Translated<String>,
    entries: Vec<Value>,
}

/// A rule entry as in its file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenEntry {
    id: String,
    kind: RuleKind,
    title: Translated<String>,
    text: Translated<Vec<String>>,
    house: Option<Translated<String>>,
    terms: Translated<Vec<String>>,
    index: Translated<Vec<String>>,
    #[serde(default)]
    see: Vec<String>,
}

/// The phrases by which people ask for each entry, by its identifier.
pub(crate) type QuestionPhrases = BTreeMap<String, Translated<Vec<String>>>;

/// Reads the volumes of all games.
pub(crate) fn volumes(volumes: &'static [Volume]) -> Result<(Vec<Chapter>, Vec<TranslatedEntry>), Vec<Failure>> {
    let mut reader = Reader::default();
    for game in volumes {
        for file in game.texts.chapters {
            reader.read_chapter(game, file.name, file.text);
        }
        for &rule in game.rules {
            if !reader.entries.iter().any(|entry| entry.id == rule) {
                reader.failures.push(Failure::new(&format!("{}/rules", game.name), "", format!("{rule} has no entry")));
            }
        }
        for file in game.texts.scenarios {
            reader.read_title(*file);
        }
        if let Some(file) = game.texts.asked {
            reader.read_asked(file);
        }
    }
    if reader.failures.is_empty() { Ok((reader.chapters, reader.entries)) } else { Err(reader.failures) }
}

/// Reads a single chapter of a game's rules.
///
/// # Errors
/// All faults of the chapter, one line each.
pub(crate) fn check_chapter(game: &'static Volume, name: &str, text: &str) -> Result<(), Vec<Failure>> {
    let mut reader = Reader::default();
    reader.read_chapter(game, name, text);
    if reader.failures.is_empty() { Ok(()) } else { Err(reader.failures) }
}

#[derive(Default)]
struct Reader {
    chapters: Vec<Chapter>,
    entries: Vec<TranslatedEntry>,
    failures: Vec<Failure>,
}

impl Reader {
    fn read_chapter(&mut self, game: &'static Volume, name: &str, text: &str) {
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
            match read_entry(game, self.chapters.len(), value) {
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
        self.chapters.push(Chapter { game: game.name, id: written.chapter, title: written.title, rules });
    }

    /// Adds a scenario's title to the rules that it shows.
    fn read_title(&mut self, file: EmbeddedFile) {
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

    /// Adds the phrases by which people ask for each entry.
    fn read_asked(&mut self, file: EmbeddedFile) {
        let asked: QuestionPhrases = match document(file.text) {
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

/// Returns the faults of the phrases in a file called `file`.
pub(crate) fn asked_faults(file: &str, asked: &QuestionPhrases, is_known: impl Fn(&str) -> bool) -> Vec<Failure> {
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

fn read_entry(game: &'static Volume, chapter: usize, value: Value) -> Result<TranslatedEntry, String> {
    let written: WrittenEntry = serde_json::from_value(value).map_err(|error| error.to_string())?;
    let rule = |id: &str| game.rule_or_question(id);
    let known = |id: &str| rule(id).ok_or_else(|| format!("there is no rule {id}"));
    let of = parent(game, &written)?;
    if let Some(fault) = written.title.fault() {
        return Err(format!("title: {fault}"));
    }
    let paragraph = |place: String, text: &str| -> Result<Vec<Span>, String> {
        markup::parse(text, rule, |code| game.has_card(code)).map_err(|problem| format!("{place}: {problem}"))
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
    Ok(TranslatedEntry {
        id: known(&written.id)?,
        game: game.name,
        chapter,
        kind: written.kind,
        of,
        title: written.title,
        text,
        house,
        terms: written.terms,
        asked: Translated::default(),
        index: written.index.try_map(headwords)?,
        see: written.see.iter().map(|id| known(id)).collect::<Result<Vec<RuleId>, String>>()?,
        scenarios: Vec::new(),
    })
}

/// Returns the rule to which a question belongs; the question's identifier begins with the rule's.
fn parent(game: &'static Volume, written: &WrittenEntry) -> Result<Option<RuleId>, String> {
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
    game.rule(rule).map(Some).ok_or_else(|| format!("there is no rule {rule}"))
}

/// Checks the words of the index: at least one, none empty or repeated.
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
