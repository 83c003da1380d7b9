//! Reads and checks a game's `reading.json`.

use super::{AidSection, Gist, IconGroup, IconMeaning, Label, MinutePart, Picture};
use crate::failure::Failure;
use crate::lang::Lang;
use crate::markup::{self, Span};
use crate::strict_json::{self, document};
use crate::translated::Translated;
use crate::volume::Volume;
use game::RuleId;
use serde::Deserialize;
use serde_json::Value;
use std::ops::RangeInclusive;

/// The number of paragraphs of the game in one minute.
const PARAGRAPHS: RangeInclusive<usize> = 4..=6;
/// Its words, in either language, are fewer than this.
const WORDS: usize = 130;
/// The number of labels of the picture.
const LABELS: RangeInclusive<usize> = 3..=9;

/// The content of the file.
#[derive(Debug)]
pub(super) struct Reading {
    pub(super) minute: Vec<Paragraph>,
    pub(super) picture: NamedPicture,
    pub(super) icons: Vec<Icons>,
    pub(super) aid: Vec<Section>,
}

/// A paragraph with its heading.
#[derive(Debug)]
pub(super) struct Paragraph {
    head: Translated<String>,
    text: Translated<Vec<Span>>,
}

#[derive(Debug)]
pub(super) struct NamedPicture {
    scenario: String,
    step: u32,
    labels: Vec<(String, Translated<Vec<Span>>)>,
}

#[derive(Debug)]
pub(super) struct Icons {
    head: Translated<String>,
    icons: Vec<(Vec<String>, RuleId)>,
}

#[derive(Debug)]
pub(super) struct Section {
    head: Translated<String>,
    rules: Vec<RuleId>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenReading {
    minute: Vec<WrittenParagraph>,
    picture: WrittenPicture,
    icons: Vec<WrittenIcons>,
    aid: Vec<WrittenSection>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenParagraph {
    head: Translated<String>,
    text: Translated<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPicture {
    scenario: String,
    step: u32,
    labels: Vec<WrittenLabel>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenLabel {
    at: String,
    text: Translated<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenIcons {
    head: Translated<String>,
    icons: Vec<WrittenIcon>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenIcon {
    drawn: Vec<String>,
    rule: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenSection {
    head: Translated<String>,
    rules: Vec<String>,
}

/// The part of a scenario that is needed here: the number of its steps.
#[derive(Deserialize)]
struct Steps {
    steps: Vec<Value>,
}

/// Reads a game's file; `file` is the file name in the failures.
pub(super) fn read(game: &'static Volume, file: &str, text: &str) -> Result<Reading, Vec<Failure>> {
    let written: WrittenReading = strict_json::file(file, text)?;
    let mut reader = Reader { game, failures: Vec::new() };
    let read = Reading {
        minute: reader.minute(written.minute),
        picture: reader.picture(written.picture),
        icons: reader.icons(written.icons),
        aid: reader.aid(written.aid),
    };
    if reader.failures.is_empty() {
        return Ok(read);
    }
    Err(reader.failures.into_iter().map(|(place, problem)| Failure::new(file, place, problem)).collect())
}

struct Reader {
    game: &'static Volume,
    failures: Vec<(String, String)>,
}

impl Reader {
    fn fail(&mut self, place: &str, problem: impl Into<String>) {
        self.failures.push((place.to_owned(), problem.into()));
    }

    fn minute(&mut self, written: Vec<WrittenParagraph>) -> Vec<Paragraph> {
        if !PARAGRAPHS.contains(&written.len()) {
            let (least, most) = (PARAGRAPHS.start(), PARAGRAPHS.end());
            self.fail("minute", format!("{} paragraphs, not {least} to {most}", written.len()));
        }
        let numbered = written.into_iter().enumerate();
        let minute: Vec<Paragraph> = numbered
            .map(|(at, WrittenParagraph { head, text })| Paragraph {
                head: self.plain(&format!("minute[{at}].head"), &head),
                text: self.spans(&format!("minute[{at}].text"), text),
            })
            .collect();
        for lang in Lang::ALL {
            let words: usize = minute.iter().map(|paragraph| paragraph.words(lang)).sum();
            if words >= WORDS {
                self.fail("minute", format!("{words} words in {}: it must be fewer than {WORDS}", lang.code()));
            }
        }
        minute
    }

    fn picture(&mut self, written: WrittenPicture) -> NamedPicture {
        match self.game.texts.scenario(&written.scenario).map(|file| document::<Steps>(file.text)) {
            None => self.fail("picture.scenario", format!("there is no scenario {}", written.scenario)),
            Some(Err(_)) => self.fail("picture.scenario", format!("{} can't be read", written.scenario)),
            Some(Ok(Steps { steps })) if usize::try_from(written.step).is_ok_and(|step| step <= steps.len()) => {}
            Some(Ok(Steps { steps })) => self.fail("picture.step", format!("the scenario has {} steps", steps.len())),
        }
        if !LABELS.contains(&written.labels.len()) {
            let (least, most) = (LABELS.start(), LABELS.end());
            self.fail("picture.labels", format!("{} of them, not {least} to {most}", written.labels.len()));
        }
        let mut labels: Vec<(String, Translated<Vec<Span>>)> = Vec::new();
        for (number, WrittenLabel { at, text }) in written.labels.into_iter().enumerate() {
            let place = format!("picture.labels[{number}]");
            self.name(&format!("{place}.at"), &at);
            if labels.iter().any(|(other, _)| *other == at) {
                self.fail(&format!("{place}.at"), format!("{at} is labelled already"));
            }
            let text = self.spans(&format!("{place}.text"), text);
            labels.push((at, text));
        }
        NamedPicture { scenario: written.scenario, step: written.step, labels }
    }

    fn icons(&mut self, written: Vec<WrittenIcons>) -> Vec<Icons> {
        self.some("icons", written.len());
        let mut known: Vec<String> = Vec::new();
        let mut groups = Vec::new();
        for (number, WrittenIcons { head, icons }) in written.into_iter().enumerate() {
            let place = format!("icons[{number}]");
            self.some(&format!("{place}.icons"), icons.len());
            let mut read = Vec::new();
            for (at, WrittenIcon { drawn, rule }) in icons.into_iter().enumerate() {
                let place = format!("{place}.icons[{at}]");
                self.some(&format!("{place}.drawn"), drawn.len());
                for name in &drawn {
                    self.name(&format!("{place}.drawn"), name);
                    if known.contains(name) {
                        self.fail(&format!("{place}.drawn"), format!("{name} is explained already"));
                    }
                    known.push(name.clone());
                }
                read.extend(self.rule(&format!("{place}.rule"), &rule).map(|rule| (drawn, rule)));
            }
            groups.push(Icons { head: self.plain(&format!("{place}.head"), &head), icons: read });
        }
        groups
    }

    fn aid(&mut self, written: Vec<WrittenSection>) -> Vec<Section> {
        self.some("aid", written.len());
        let mut sections = Vec::new();
        for (number, WrittenSection { head, rules }) in written.into_iter().enumerate() {
            let place = format!("aid[{number}]");
            self.some(&format!("{place}.rules"), rules.len());
            let mut read: Vec<RuleId> = Vec::new();
            for (at, id) in rules.iter().enumerate() {
                let place = format!("{place}.rules[{at}]");
                match self.rule(&place, id) {
                    Some(rule) if read.contains(&rule) => self.fail(&place, format!("{id} stands there twice")),
                    rule => read.extend(rule),
                }
            }
            sections.push(Section { head: self.plain(&format!("{place}.head"), &head), rules: read });
        }
        sections
    }

    /// Checks that there is at least one.
    fn some(&mut self, place: &str, count: usize) {
        if count == 0 {
            self.fail(place, "there are none");
        }
    }

    /// Checks a name in a drawing.
    fn name(&mut self, place: &str, name: &str) {
        if name.is_empty() || !name.bytes().all(|sign| sign.is_ascii_alphanumeric() || sign == b'-') {
            self.fail(place, format!("a name has letters, figures and hyphens: {name:?}"));
        }
    }

    fn rule(&mut self, place: &str, id: &str) -> Option<RuleId> {
        let rule = self.game.rule_or_question(id);
        if rule.is_none() {
            self.fail(place, format!("there is no rule {id}"));
        }
        rule
    }

    fn plain(&mut self, place: &str, text: &Translated<String>) -> Translated<String> {
        if let Some(fault) = text.fault() {
            self.fail(place, fault);
        }
        text.joined()
    }

    fn spans(&mut self, place: &str, text: Translated<String>) -> Translated<Vec<Span>> {
        let read = |lang: Lang, text: String| {
            let spans = markup::parse(&text, |id| self.game.rule_or_question(id), |code| self.game.has_card(code));
            spans.unwrap_or_else(|problem| {
                self.failures.push((format!("{place}.{}", lang.code()), problem));
                Vec::new()
            })
        };
        text.map(read)
    }
}

impl Paragraph {
    fn words(&self, lang: Lang) -> usize {
        let text: String = self.text.get(lang).iter().map(Span::text).collect();
        // Punctuation that stands alone is no word.
        let count = |text: &str| text.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count();
        count(self.head.get(lang)) + count(&text)
    }

    pub(super) fn out(&self, lang: Lang) -> MinutePart {
        MinutePart { head: self.head.get(lang).clone(), text: self.text.get(lang).clone() }
    }
}

impl NamedPicture {
    pub(super) fn out(&self, lang: Lang) -> Picture {
        let labels = self.labels.iter().map(|(at, text)| Label { at: at.clone(), text: text.get(lang).clone() });
        Picture { scenario: self.scenario.clone(), step: self.step, labels: labels.collect() }
    }
}

impl Icons {
    pub(super) fn out(&self, lang: Lang, gist: impl Fn(&RuleId) -> Option<Gist>) -> IconGroup {
        let icons =
            self.icons.iter().filter_map(|(drawn, rule)| Some(IconMeaning { drawn: drawn.clone(), rule: gist(rule)? }));
        IconGroup { head: self.head.get(lang).clone(), icons: icons.collect() }
    }
}

impl Section {
    pub(super) fn out(&self, lang: Lang, gist: impl Fn(&RuleId) -> Option<Gist>) -> AidSection {
        AidSection { head: self.head.get(lang).clone(), rules: self.rules.iter().filter_map(gist).collect() }
    }
}
