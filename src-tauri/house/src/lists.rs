//! Lists that a person writes for a game and saves under a name, e.g. decks or records. The meaning of a list is
//! defined by the game; here it is just text, no longer than the game allows.
//!
//! A list is a value of its own in the store, so that an unreadable one doesn't affect the others. A long text is
//! stored separately under the same key, and is read only when that list is opened.

use crate::play::table_encoding::write;
use crate::problem::{Problem, ProblemKind};
use crate::stamp::{new_id, now_ms};
use crate::text::{calendar, naming};
use crate::wire::ExportText;
use games::{GAMES, GameVisitor, ListedGame, visit_game};
use serde::{Deserialize, Serialize};
use store::{Section, Store};

/// The largest value of a stored list, in bytes: the longest list of any game in any script.
pub(crate) const LARGEST: usize = 9 << 19;

/// A saved list in the overview: its text is read when it is opened, since it may be long.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct KeptList {
    pub id: String,
    /// The name the person gave it; empty if it can't be read.
    pub name: String,
    /// Whether it can't be read.
    pub damaged: bool,
    /// When it was last changed, in milliseconds since 1970.
    pub updated_ms: f64,
}

/// The sections of a list in the store: its value, and its text if that is long.
pub(crate) const SECTIONS: [Section; 2] = [Section::List, Section::Text];

/// The longest value, in bytes, that includes the text: the overview reads all values.
const SHORT: usize = 2_000;

/// A list on disk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct StoredList {
    game: String,
    name: String,
    /// The text; `None` if it is stored separately.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    updated_ms: i64,
}

impl StoredList {
    fn read(value: &str) -> Option<StoredList> {
        serde_json::from_str(value).ok().filter(|list: &StoredList| value.len() <= LARGEST && list.is_sound())
    }

    /// Reads a list with its text, wherever that is stored.
    fn whole(store: &Store, id: &str, value: &str) -> Result<Option<StoredList>, Problem> {
        let Some(mut list) = StoredList::read(value) else { return Ok(None) };
        if list.text.is_none() {
            let beside = store.entry(Section::Text, id)?;
            list.text = beside.and_then(|text| serde_json::from_str(&text).ok());
        }
        Ok(Some(list).filter(|list| list.text.is_some() && list.is_sound()))
    }

    /// Whether it respects the limits of this module: an import may contain anything.
    fn is_sound(&self) -> bool {
        self.text.as_ref().is_none_or(|text| text.chars().count() <= longest(&self.game))
            && naming::tidy(&self.name) == self.name
            && calendar::is_moment(self.updated_ms)
    }

    /// Returns the values under its key by section, as in [`SECTIONS`].
    fn values(mut self) -> Result<[Option<String>; 2], Problem> {
        let whole = write(&self)?;
        if whole.len() <= SHORT {
            return Ok([Some(whole), None]);
        }
        let text = self.text.take();
        Ok([Some(write(&self)?), text.map(|text| write(&text)).transpose()?])
    }

    fn put(self, store: &mut Store, id: &str) -> Result<(), Problem> {
        let [list, text] = self.values()?;
        Ok(store.set_entries(id, &[(SECTIONS[0], list.as_deref()), (SECTIONS[1], text.as_deref())])?)
    }
}

/// Splits an imported list, given as a single value, into the store's entries.
pub(crate) fn entries(id: &str, value: &str) -> Result<Vec<store::NewEntry>, Problem> {
    let list = StoredList::read(value).ok_or(ProblemKind::Damaged)?;
    let values = SECTIONS.into_iter().zip(list.values()?);
    Ok(values.filter_map(|(section, value)| Some((section, id.to_owned(), value?))).collect())
}

/// Returns a list as a single value; one that can't be parsed is returned unchanged.
pub(crate) fn whole_value(store: &Store, id: &str) -> Result<Option<String>, Problem> {
    let Some(value) = store.entry(Section::List, id)? else { return Ok(None) };
    let whole = StoredList::whole(store, id, &value)?;
    whole.map_or(Ok(Some(value)), |list| write(&list).map(Some))
}

/// The schema version since which long texts are stored separately.
const APART_SINCE: u32 = 2;

/// Converts the lists of an older file to the present form. A list that can't be converted stays readable, only more
/// slowly, and is converted when it is changed.
pub(crate) fn bring_forward(store: &mut Store) -> Result<(), Problem> {
    if store.migrated_from().is_some_and(|version| version < APART_SINCE) { keep_apart(store) } else { Ok(()) }
}

/// Stores the texts of long lists separately.
fn keep_apart(store: &mut Store) -> Result<(), Problem> {
    for id in store.longer_entries(Section::List, SHORT)? {
        let value = store.entry(Section::List, &id)?.unwrap_or_default();
        if let Some(list) = StoredList::read(&value) {
            list.put(store, &id)?;
        }
    }
    Ok(())
}

/// Returns the maximum length of a game's lists, in characters; for an unknown game, the maximum of all games.
fn longest(game: &str) -> usize {
    let of = |game: &str| visit_game(game, Longest);
    of(game).or_else(|| GAMES.iter().filter_map(|game| of(game)).max()).unwrap_or_default()
}

struct Longest;

impl GameVisitor for Longest {
    type Output = usize;

    fn visit<G: ListedGame>(self) -> usize {
        G::LONGEST_LIST
    }
}

/// Whether a value is a list including its text.
pub(crate) fn is_list(value: &str) -> bool {
    StoredList::read(value).is_some_and(|list| list.text.is_some())
}

/// Returns a game's lists, sorted by name. The game of an unreadable list is unknown, so it is returned for every game.
pub(crate) fn of_game(store: &Store, game: &str) -> Result<Vec<KeptList>, Problem> {
    let (entries, beside) = (store.entries(Section::List)?, store.keys(Section::Text)?);
    let says = |id: &String, list: &StoredList| list.text.is_some() || beside.binary_search(id).is_ok();
    let mut lists: Vec<KeptList> = entries
        .into_iter()
        .filter_map(|(id, value)| match StoredList::read(&value).filter(|list| says(&id, list)) {
            Some(list) if list.game != game => None,
            Some(StoredList { name, updated_ms, .. }) => {
                Some(KeptList { id, name, damaged: false, updated_ms: updated_ms as f64 })
            }
            None => Some(KeptList { id, name: String::new(), damaged: true, updated_ms: 0.0 }),
        })
        .collect();
    lists.sort_by_cached_key(|list| (list.name.to_lowercase(), list.id.clone()));
    Ok(lists)
}

/// Saves a list: a new one, or in place of the one called `id`. Returns its identifier.
pub(crate) fn keep(store: &mut Store, game: &str, id: Option<&str>, name: &str, text: &str) -> Result<String, Problem> {
    if !GAMES.contains(&game) {
        return Err(ProblemKind::NoSuchTable.into());
    }
    let (name, text) = (naming::tidy(name), Some(text.to_owned()));
    let list = StoredList { game: game.to_owned(), name, text, updated_ms: now_ms() };
    if list.name.is_empty() {
        return Err(ProblemKind::BadList.into());
    }
    if !list.is_sound() || write(&list)?.len() > LARGEST {
        return Err(Problem::LongList { most: longest(game) });
    }
    let id = match id {
        Some(id) if store.entry(Section::List, id)?.is_some() => id.to_owned(),
        Some(_) => return Err(ProblemKind::NoSuchList.into()),
        None => new_id().to_string(),
    };
    list.put(store, &id)?;
    Ok(id)
}

/// Returns a list as a file, in the game's record format if it has one. `offset` is the person's UTC offset in minutes.
pub(crate) fn as_file(store: &Store, id: &str, offset: i32) -> Result<ExportText, Problem> {
    let value = store.entry(Section::List, id)?.ok_or(ProblemKind::NoSuchList)?;
    let list = StoredList::whole(store, id, &value)?.ok_or(ProblemKind::NoSuchList)?;
    let (stem, ending) = visit_game(&list.game, FileName).flatten().unwrap_or(("asztaltars", "txt"));
    let date = calendar::date(list.updated_ms, offset);
    let name = naming::file_of_a_day(stem, &date, id, ending);
    Ok(ExportText { text: list.text.unwrap_or_default(), name, can_save: false })
}

/// Returns the beginning and the extension of the names of a game's record files.
struct FileName;

impl GameVisitor for FileName {
    type Output = Option<(&'static str, &'static str)>;

    fn visit<G: ListedGame>(self) -> Self::Output {
        G::FORMAT.map(|format| (format.stem, format.ending))
    }
}

#[cfg(test)]
mod tests;
