//! What the person does with the book: looks rules up, marks them, learns.

pub(crate) mod demonstration;
mod lessons;
pub(crate) mod scene;

use crate::house::House;
use crate::house::shared::HouseState;
use crate::play::stored;
use crate::problem::{Problem, ProblemKind};
use rulebook::{IndexTerm, Lang, RuleChapter, RuleEntry, RuleHit, Volume};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use store::Section;
use tables::{VOLUMES, book};

/// The key under which bookmarks lie in the store.
const BOOKMARKS: &str = "bookmarks";
/// The key under which done lessons lie in the store.
const LESSONS: &str = "lessons";
/// Nobody marks more rules than there are; a window gone wild shall not fill the disk.
const MOST_BOOKMARKS: usize = 2_000;

/// A rule the person has marked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Bookmark {
    /// The rule's identifier.
    pub id: String,
    /// Its title; none if the book no longer has it.
    pub title: Option<String>,
    /// The short name of its table.
    pub table: Option<String>,
}

/// A table's part of the book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct BookPart {
    /// The short name of the table.
    pub table: String,
    /// Its chapters.
    pub chapters: Vec<RuleChapter>,
    /// Whether it has a tutorial.
    pub tutorial: bool,
}

/// Lessons done, by their scenarios.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Done(pub BTreeSet<String>);

impl House {
    /// A rule's page; none if the book has no such rule.
    #[must_use]
    pub fn rule(&self, id: &str) -> Option<RuleEntry> {
        book().page(id, self.lang())
    }

    /// The contents of the whole book.
    #[must_use]
    pub fn book(&self) -> Vec<BookPart> {
        let lang = self.lang();
        let part = |table: &Volume| BookPart {
            table: table.name.to_owned(),
            chapters: book().contents(table.name, lang),
            tutorial: table.texts.tutorial.is_some(),
        };
        VOLUMES.iter().map(part).collect()
    }

    /// The index of a table's part of the book.
    #[must_use]
    pub fn index(&self, table: &str) -> Vec<IndexTerm> {
        book().index(table, self.lang())
    }

    /// The rules that answer a query, best first; asked at a table, its own before those of the others.
    #[must_use]
    pub fn search(&self, query: &str, table: Option<&str>) -> Vec<RuleHit> {
        book().search(query, table, self.lang(), rulebook::HITS)
    }

    /// The rules the person has marked, the last one first. A rule that the book no longer has stays, without a
    /// title.
    ///
    /// # Errors
    /// If they can't be read.
    pub fn bookmarks(&self) -> Result<Vec<Bookmark>, Problem> {
        let mut inner = self.lock();
        let lang = inner.lang;
        Ok(titled(inner.read_kept::<Vec<String>>(BOOKMARKS)?, lang))
    }

    /// Marks a rule, or takes the mark away, and returns all that are marked.
    ///
    /// # Errors
    /// If there is no such rule to mark, or the change can't be kept.
    pub fn set_bookmark(&self, id: &str, on: bool) -> Result<Vec<Bookmark>, Problem> {
        let mut inner = self.lock();
        let lang = inner.lang;
        let mut marked: Vec<String> = inner.read_kept(BOOKMARKS)?;
        marked.retain(|other| other != id);
        if on {
            if book().entry(id).is_none() {
                return Err(ProblemKind::NoSuchRule.into());
            }
            marked.insert(0, id.to_owned());
            marked.truncate(MOST_BOOKMARKS);
        }
        inner.keep(BOOKMARKS, &marked)?;
        Ok(titled(marked, lang))
    }
}

impl HouseState {
    /// The lessons done so far.
    pub fn lessons_done(&mut self) -> Result<Done, Problem> {
        self.read_kept(LESSONS)
    }

    /// Notes that a lesson is done.
    pub fn note_lesson(&mut self, id: &str) -> Result<(), Problem> {
        let mut done = self.lessons_done()?;
        if done.0.insert(id.to_owned()) {
            self.keep(LESSONS, &done)?;
        }
        Ok(())
    }

    /// What is kept under a key; a value that can't be read counts as never written.
    fn read_kept<T: DeserializeOwned + Default>(&mut self, key: &str) -> Result<T, Problem> {
        let kept = self.store.entries(Section::Setting)?;
        let text = kept.iter().find(|(other, _)| other == key).map(|(_, value)| value.as_str());
        Ok(text.and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default())
    }

    fn keep<T: Serialize>(&mut self, key: &str, value: &T) -> Result<(), Problem> {
        let text = stored::write(value)?;
        self.store.put_entry(Section::Setting, key, &text).map_err(Problem::from)
    }
}

fn titled(ids: Vec<String>, lang: Lang) -> Vec<Bookmark> {
    let titled = |id: String| {
        let entry = book().entry(&id);
        let title = entry.map(|entry| entry.title.get(lang).clone());
        Bookmark { title, table: entry.map(|entry| entry.table.to_owned()), id }
    };
    ids.into_iter().map(titled).collect()
}
