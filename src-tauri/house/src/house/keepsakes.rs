//! Small values that the window stores to restore them later, such as a half-typed text. They are kept in the store
//! with the person's other data, so that erasing everything erases them too.

use crate::house::House;
use crate::problem::{Problem, ProblemKind};
use std::collections::BTreeMap;
use store::{Section, Store, StoreError};

/// The longest name and the longest value, in bytes, and the maximum number of values: far more than the window uses.
const LONGEST_NAME: usize = 40;
const LONGEST: usize = 128 << 10;
const MOST: usize = 64;

impl House {
    /// Stores a value under a name of the window's choice, or removes it. A power cut may lose the change.
    ///
    /// # Errors
    /// Fails if the name or value is too long, there are too many values, or it can't be written.
    pub fn keepsake_put(&self, name: &str, what: Option<&str>) -> Result<(), Problem> {
        let mut inner = self.lock();
        let named = (1..=LONGEST_NAME).contains(&name.len()) && !name.chars().any(char::is_control);
        let fits = what.is_none_or(|what| what.len() <= LONGEST);
        // All names are counted only for a new one, since a touch waits for this.
        let is_known = inner.store.entry(Section::Keepsake, name)?.is_some();
        let room = what.is_none() || is_known || inner.store.keys(Section::Keepsake)?.len() < MOST;
        if !(named && fits && room) {
            return Err(ProblemKind::BadSettings.into());
        }
        Ok(inner.store.put_with_next(Section::Keepsake, name, what)?)
    }
}

/// Returns all values.
pub(super) fn all(store: &Store) -> Result<BTreeMap<String, String>, StoreError> {
    Ok(store.entries(Section::Keepsake)?.into_iter().collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::TempDir;

    #[test]
    fn what_the_window_keeps_is_there_again_and_goes_with_everything() {
        let directory = TempDir::new().unwrap();
        let house = House::open(directory.path()).unwrap();
        house.keepsake_put("held", Some("{\"what\":7}")).unwrap();
        house.keepsake_put("where", Some("#/table/7")).unwrap();
        house.keepsake_put("where", None).unwrap();
        drop(house);
        let house = House::open(directory.path()).unwrap();
        let kept = || house.start("hu").unwrap().keepsakes.into_iter().collect::<Vec<_>>();
        assert_eq!(kept(), [("held".to_owned(), "{\"what\":7}".to_owned())]);
        house.erase().unwrap();
        assert_eq!(kept(), []);
        house.erase_undo().unwrap();
        assert_eq!(kept().len(), 1);
    }

    #[test]
    fn nobody_fills_the_disk_through_it() {
        let directory = TempDir::new().unwrap();
        let house = House::open(directory.path()).unwrap();
        let put = |name: &str, what: &str| house.keepsake_put(name, Some(what)).map_err(|problem| problem.kind());
        let refused = Err(ProblemKind::BadSettings);
        assert_eq!(put("", "x"), refused);
        assert_eq!(put(&"x".repeat(LONGEST_NAME + 1), "x"), refused);
        assert_eq!(put("x", &"x".repeat(LONGEST + 1)), refused);
        for number in 0..MOST {
            put(&format!("{number}"), "x").unwrap();
        }
        assert_eq!(put("one more", "x"), refused);
        put("7", "y").unwrap();
    }
}
