//! Lists that people write for a table and keep under a name: decks, say, or records of games. What a list means is
//! between the person and the table: here it is just text, no longer than the table says.
//!
//! A list is a value of its own in the store, so that an unreadable one doesn't affect the others.

use crate::play::stored::write;
use crate::problem::{Problem, ProblemKind};
use crate::stamp::{new_id, now_ms};
use crate::text::{calendar, naming};
use crate::wire::ExportText;
use serde::{Deserialize, Serialize};
use store::{Section, Store};
use tables::{GAMES, GameVisitor, TableGame, visit_game};

/// The largest value that a list is kept as, in bytes: the longest list of any table, whatever it is written in.
pub(crate) const LARGEST: usize = 3 << 20;

/// A kept list among the others: what it says is asked for when it is opened, for a list may be long.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct KeptList {
    /// Its identifier.
    pub id: String,
    /// What the person calls it; nothing if it can't be read.
    pub name: String,
    /// Whether it can't be read.
    pub damaged: bool,
    /// When it was changed last, in milliseconds since 1970.
    pub updated_ms: f64,
}

/// A list on disk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct StoredList {
    game: String,
    name: String,
    text: String,
    updated_ms: i64,
}

impl StoredList {
    fn read(value: &str) -> Option<StoredList> {
        serde_json::from_str(value).ok().filter(|list: &StoredList| value.len() <= LARGEST && list.is_sound())
    }

    /// Whether it keeps to what is kept here: a backup may say anything.
    fn is_sound(&self) -> bool {
        self.text.chars().count() <= longest(&self.game)
            && naming::tidy(&self.name) == self.name
            && calendar::is_moment(self.updated_ms)
    }
}

/// The longest list of a game, in characters; of one that nobody here knows, the longest of any.
fn longest(game: &str) -> usize {
    let of = |game: &str| visit_game(game, Longest);
    of(game).or_else(|| GAMES.iter().filter_map(|game| of(game)).max()).unwrap_or_default()
}

struct Longest;

impl GameVisitor for Longest {
    type Output = usize;

    fn visit<G: TableGame>(self) -> usize {
        G::LONGEST_LIST
    }
}

/// Whether a value is a list.
pub(crate) fn is_list(value: &str) -> bool {
    StoredList::read(value).is_some()
}

/// A game's lists, by name. Which game a list that can't be read was for, nobody knows: it is told of at every one.
pub(crate) fn of_game(store: &Store, game: &str) -> Result<Vec<KeptList>, Problem> {
    let entries = store.entries(Section::List)?;
    let mut lists: Vec<KeptList> = entries
        .into_iter()
        .filter_map(|(id, value)| match StoredList::read(&value) {
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

/// Keeps a list: a new one, or in place of the one called `id`. Answers with its identifier.
pub(crate) fn keep(store: &mut Store, game: &str, id: Option<&str>, name: &str, text: &str) -> Result<String, Problem> {
    if !GAMES.contains(&game) {
        return Err(ProblemKind::NoSuchTable.into());
    }
    let list =
        StoredList { game: game.to_owned(), name: naming::tidy(name), text: text.to_owned(), updated_ms: now_ms() };
    if list.name.is_empty() {
        return Err(ProblemKind::BadList.into());
    }
    let value = write(&list)?;
    if !list.is_sound() || value.len() > LARGEST {
        return Err(Problem::LongList { most: longest(game) });
    }
    let id = match id {
        Some(id) if store.entries(Section::List)?.iter().any(|(known, _)| known == id) => id.to_owned(),
        Some(_) => return Err(ProblemKind::NoSuchList.into()),
        None => new_id().to_string(),
    };
    store.put_entry(Section::List, &id, &value)?;
    Ok(id)
}

/// A list as a file: such as the table's games are, where it has those. `offset` is how many minutes the person's clock
/// is ahead of the world's.
pub(crate) fn as_file(store: &Store, id: &str, offset: i32) -> Result<ExportText, Problem> {
    let found = store.entries(Section::List)?.into_iter().find(|(known, _)| known == id);
    let list = found.and_then(|(_, value)| StoredList::read(&value)).ok_or(ProblemKind::NoSuchList)?;
    let (stem, ending) = visit_game(&list.game, FileName).flatten().unwrap_or(("asztaltars", "txt"));
    let date = calendar::date(list.updated_ms, offset);
    let name = naming::file_of_a_day(stem, &date, id, ending);
    Ok(ExportText { text: list.text, name, can_save: false })
}

/// How files of a table's games are called: how their names begin, and how they end.
struct FileName;

impl GameVisitor for FileName {
    type Output = Option<(&'static str, &'static str)>;

    fn visit<G: TableGame>(self) -> Self::Output {
        G::FORMAT.map(|format| (format.stem, format.ending))
    }
}

#[cfg(test)]
mod tests;
