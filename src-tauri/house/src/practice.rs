//! Positions that a person failed: they come back after one, three, seven and twenty days, until they are found each
//! time.

use crate::play::table_encoding;
use crate::problem::Problem;
use serde::{Deserialize, Serialize};
use store::{Section, Store};

/// After how many days a position comes back: the first time after it was failed, the others after it was found.
const DAYS: [i64; 4] = [1, 3, 7, 20];
/// The longest valid entry, in bytes.
const LONGEST: usize = 1_000;

/// When a position comes back. Days are numbered from 1970, by the person's calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Schedule {
    /// The day on which it was practised last.
    pub since: i64,
    /// How often it was found since it was failed.
    pub found: u8,
}

impl Schedule {
    /// Returns the schedule after a position was practised on a day; `None` if it needn't come back. One that was found
    /// at once needn't.
    pub fn after(before: Option<Schedule>, found: bool, today: i64) -> Option<Schedule> {
        match before {
            Some(before) => before.practised(found, today),
            None => (!found).then_some(Schedule { since: today, found: 0 }),
        }
    }

    /// Returns the day on which it comes back.
    pub fn day(self) -> i64 {
        let days = DAYS.get(usize::from(self.found)).copied().unwrap_or(0);
        self.since.saturating_add(days)
    }

    /// Whether it is to be practised on a day. If the calendar was set back before the day on which it was practised,
    /// it is not known how long ago that was, so that it comes back.
    pub fn is_due(self, today: i64) -> bool {
        today >= self.day() || today < self.since
    }

    /// Returns what is to be kept after it was practised on a day; `None` if it needn't come back any more. To find it
    /// before it comes back changes nothing.
    fn practised(self, found: bool, today: i64) -> Option<Schedule> {
        match found {
            false => Some(Schedule { since: today, found: 0 }),
            true if !self.is_due(today) => Some(self),
            true if usize::from(self.found) + 1 >= DAYS.len() => None,
            true => Some(Schedule { since: today, found: self.found + 1 }),
        }
    }
}

/// A position of a table that comes back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "StoredPosition", into = "StoredPosition")]
pub(crate) struct Scheduled {
    /// The table's identifier.
    pub table: String,
    /// The number of decisions before the position.
    pub ply: u32,
    pub schedule: Schedule,
}

/// The entry of such a position in the store.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredPosition {
    table: String,
    ply: u32,
    since: i64,
    found: u8,
}

impl From<StoredPosition> for Scheduled {
    fn from(StoredPosition { table, ply, since, found }: StoredPosition) -> Scheduled {
        Scheduled { table, ply, schedule: Schedule { since, found } }
    }
}

impl From<Scheduled> for StoredPosition {
    fn from(Scheduled { table, ply, schedule: Schedule { since, found } }: Scheduled) -> StoredPosition {
        StoredPosition { table, ply, since, found }
    }
}

/// Whether a value under a key is a valid entry.
pub(crate) fn is_scheduled(key: &str, value: &str) -> bool {
    value.len() <= LONGEST && read(value).is_some_and(|it| key_of(&it.table, it.ply) == key)
}

/// Notes that a position was practised.
///
/// # Errors
/// Fails if it can't be saved.
pub(crate) fn note(store: &mut Store, table: &str, ply: u32, found: bool, today: i64) -> Result<(), Problem> {
    let key = key_of(table, ply);
    let before = store.entry(Section::Practice, &key)?.and_then(|text| read(&text));
    match Schedule::after(before.as_ref().map(|before| before.schedule), found, today) {
        Some(schedule) => {
            let kept = Scheduled { table: table.to_owned(), ply, schedule };
            store.put_entry(Section::Practice, &key, &table_encoding::write(&kept)?)?;
        }
        None if before.is_some() => drop(store.delete_entry(Section::Practice, &key)?),
        None => {}
    }
    Ok(())
}

/// Returns all positions that come back, those first that do so first. Entries that can't be read are left out.
///
/// # Errors
/// Fails if the store can't be read.
pub(crate) fn scheduled(store: &Store) -> Result<Vec<Scheduled>, Problem> {
    let entries = store.entries(Section::Practice)?;
    let mut all: Vec<Scheduled> = entries.iter().filter_map(|(_, text)| read(text)).collect();
    all.sort_by(|one, other| {
        (one.schedule.day(), &one.table, one.ply).cmp(&(other.schedule.day(), &other.table, other.ply))
    });
    Ok(all)
}

fn key_of(table: &str, ply: u32) -> String {
    format!("{table}/{ply}")
}

fn read(text: &str) -> Option<Scheduled> {
    serde_json::from_str(text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failed(today: i64) -> Schedule {
        Schedule { since: today, found: 0 }
    }

    #[test]
    fn it_comes_back_after_one_three_seven_and_twenty_days_and_then_no_more() {
        let mut it = Schedule::after(None, false, 100);
        let mut days = Vec::new();
        for today in 100..200 {
            if it.is_some_and(|it| it.is_due(today)) {
                days.push(today);
                it = Schedule::after(it, true, today);
            }
        }
        assert_eq!(days, [101, 104, 111, 131]);
        assert_eq!(it, None);
    }

    #[test]
    fn found_at_once_it_does_not_come_back() {
        assert_eq!(Schedule::after(None, true, 100), None);
    }

    #[test]
    fn failed_again_it_begins_anew() {
        let it = failed(100).practised(true, 101).and_then(|it| it.practised(true, 104)).unwrap();
        assert_eq!(it.day(), 111);
        let it = it.practised(false, 111).unwrap();
        assert_eq!((it.found, it.day()), (0, 112));
    }

    #[test]
    fn found_before_its_day_it_stays_as_it_is() {
        assert_eq!(failed(100).practised(true, 100), Some(failed(100)));
    }

    #[test]
    fn a_calendar_set_back_loses_nothing() {
        let it = failed(20_000);
        assert!(it.is_due(19_000), "it isn't known how long ago it was failed");
        let it = it.practised(true, 19_000).unwrap();
        assert_eq!((it.found, it.day()), (1, 19_003));
        assert!(!it.is_due(19_002) && it.is_due(19_003));
        assert!(failed(i64::MAX).is_due(0), "an absurd day");
    }

    #[test]
    fn an_entry_under_another_key_or_of_another_form_is_none() {
        let text = r#"{"table":"one","ply":7,"since":3,"found":0}"#;
        let it = Scheduled { table: "one".to_owned(), ply: 7, schedule: failed(3) };
        assert_eq!(serde_json::to_string(&it).unwrap(), text);
        assert!(is_scheduled("one/7", text));
        assert!(!is_scheduled("one/8", text) && !is_scheduled("one/7", "[]"));
        assert!(!is_scheduled("one/7", &text.replace('}', ",\"more\":1}")));
    }
}
