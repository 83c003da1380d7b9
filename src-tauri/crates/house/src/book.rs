//! What the person does with the book: looks rules up, marks them, learns.

pub(crate) mod demonstration;
pub(crate) mod lessons;
pub(crate) mod reading;
pub(crate) mod scene;
mod seats;

use crate::play::stored;
use crate::problem::{Problem, ProblemKind};
use rulebook::{Lang, RuleChapter, Volume};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use store::{Section, Store};
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

/// The rules the person has marked, the last one first.
pub(crate) fn bookmarks(store: &Store, lang: Lang) -> Result<Vec<Bookmark>, Problem> {
    Ok(titled(read_kept(store, BOOKMARKS)?, lang))
}

/// Marks a rule, or takes the mark away, and returns all that are marked.
pub(crate) fn set_bookmark(store: &mut Store, id: &str, on: bool, lang: Lang) -> Result<Vec<Bookmark>, Problem> {
    let mut marked: Vec<String> = read_kept(store, BOOKMARKS)?;
    marked.retain(|other| other != id);
    if on {
        if book().entry(id).is_none() {
            return Err(ProblemKind::NoSuchRule.into());
        }
        marked.insert(0, id.to_owned());
        marked.truncate(MOST_BOOKMARKS);
    }
    stored::keep_setting(store, BOOKMARKS, &marked)?;
    Ok(titled(marked, lang))
}

/// The contents of the whole book.
pub(crate) fn contents(lang: Lang) -> Vec<BookPart> {
    let part = |table: &Volume| BookPart {
        table: table.name.to_owned(),
        chapters: book().contents(table.name, lang),
        tutorial: table.texts.tutorial.is_some(),
    };
    VOLUMES.iter().map(part).collect()
}

/// The lessons done so far.
pub(crate) fn lessons_done(store: &Store) -> Result<Done, Problem> {
    read_kept(store, LESSONS)
}

/// Notes that a lesson is done.
pub(crate) fn note_lesson(store: &mut Store, id: &str) -> Result<(), Problem> {
    let mut done = lessons_done(store)?;
    if done.0.insert(id.to_owned()) {
        stored::keep_setting(store, LESSONS, &done)?;
    }
    Ok(())
}

/// What is kept under a key; a value that can't be read counts as never written.
fn read_kept<T: DeserializeOwned + Default>(store: &Store, key: &str) -> Result<T, Problem> {
    let kept = store.entry(Section::Setting, key)?;
    Ok(kept.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
}

/// Whether this is what the book keeps under a key among the settings.
pub(crate) fn is_kept(key: &str, value: &str) -> bool {
    match key {
        BOOKMARKS => serde_json::from_str(value).is_ok_and(|marked: Vec<String>| marked.len() <= MOST_BOOKMARKS),
        LESSONS => serde_json::from_str::<Done>(value).is_ok(),
        _ => false,
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
