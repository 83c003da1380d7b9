//! Entries of the store that belong to a table, under its identifier.

use crate::problem::Problem;
use std::collections::BTreeSet;
use store::{Section, Store};

/// The sections whose keys are tables.
const OF_TABLES: [Section; 2] = [Section::Clock, Section::Verdict];

/// Deletes the entries of tables that no longer exist.
pub(crate) fn forget_the_gone(store: &mut Store) -> Result<(), Problem> {
    let mut tables = None;
    for section in OF_TABLES {
        let kept = store.keys(section)?;
        if kept.is_empty() {
            continue;
        }
        let tables: &BTreeSet<String> = match &mut tables {
            Some(tables) => tables,
            none => none.insert(store.tables()?.into_iter().map(|table| table.id.0).collect()),
        };
        let gone: Vec<&str> = kept.iter().map(|id| &**id).filter(|id| !tables.contains(*id)).collect();
        if !gone.is_empty() {
            store.change_entries(section, &[], &gone)?;
        }
    }
    Ok(())
}
