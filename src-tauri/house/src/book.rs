//! The person's use of the rulebook: contents, bookmarks and finished lessons.

pub(crate) mod demonstration;
pub(crate) mod lessons;
pub(crate) mod reading;
pub(crate) mod scene;
mod seats;

use crate::play::table_encoding;
use crate::problem::{Problem, ProblemKind};
use games::{VOLUMES, book};
use rulebook::{Lang, RuleChapter, Volume};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use store::{Section, Store};

/// The key of the bookmarks in the store.
const BOOKMARKS: &str = "bookmarks";
/// The key of the finished lessons in the store.
const LESSONS: &str = "lessons";
/// The maximum number of bookmarks: more than there are rules, so that a faulty window can't fill the disk.
const MOST_BOOKMARKS: usize = 2_000;

/// A rule the person has bookmarked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Bookmark {
    pub id: String,
    /// The rule's title; `None` if the rulebook no longer has the rule.
    pub title: Option<String>,
    /// The short name of its game.
    pub game: Option<String>,
}

/// A game's volume of the rulebook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct BookPart {
    pub game: String,
    pub chapters: Vec<RuleChapter>,
    pub tutorial: bool,
}

/// The scenarios of finished lessons.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Done(pub BTreeSet<String>);

/// Returns the bookmarks, the newest first.
pub(crate) fn bookmarks(store: &Store, lang: Lang) -> Result<Vec<Bookmark>, Problem> {
    Ok(titled(read_kept(store, BOOKMARKS)?, lang))
}

/// Adds or removes a bookmark. Returns all bookmarks.
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
    table_encoding::keep_setting(store, BOOKMARKS, &marked)?;
    Ok(titled(marked, lang))
}

/// Returns the contents of the whole rulebook.
pub(crate) fn contents(lang: Lang) -> Vec<BookPart> {
    let part = |game: &Volume| BookPart {
        game: game.name.to_owned(),
        chapters: book().contents(game.name, lang),
        tutorial: game.texts.tutorial.is_some(),
    };
    VOLUMES.iter().map(part).collect()
}

/// Returns the finished lessons.
pub(crate) fn lessons_done(store: &Store) -> Result<Done, Problem> {
    read_kept(store, LESSONS)
}

/// Adds a lesson to the finished ones.
pub(crate) fn note_lesson(store: &mut Store, id: &str) -> Result<(), Problem> {
    let mut done = lessons_done(store)?;
    if done.0.insert(id.to_owned()) {
        table_encoding::keep_setting(store, LESSONS, &done)?;
    }
    Ok(())
}

/// Reads the setting under a key; a value that can't be read counts as never written.
fn read_kept<T: DeserializeOwned + Default>(store: &Store, key: &str) -> Result<T, Problem> {
    let kept = store.entry(Section::Setting, key)?;
    Ok(kept.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
}

/// Whether a setting is a valid value of this module.
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
        Bookmark { title, game: entry.map(|entry| entry.game.to_owned()), id }
    };
    ids.into_iter().map(titled).collect()
}
