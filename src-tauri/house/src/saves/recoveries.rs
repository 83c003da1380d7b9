//! After a damaged file: works out lost decisions where possible, and reports the rest until the person has seen it.

use crate::play::journal_repair::Fill;
use crate::problem::Problem;
use crate::sentences::sentences;
use crate::wire::Missing;
use games::visit_game;
use rulebook::Lang;
use std::collections::BTreeMap;
use store::{Notice, Store, TableId};

/// Works out lost decisions of recovered tables. If that fails for a table, it is tried again when the table is opened.
pub(crate) fn fill_gaps(store: &mut Store) {
    for record in store.tables().unwrap_or_default().iter().filter(|record| record.recovered) {
        let _ = visit_game(&record.game, Fill { store, record });
    }
}

/// Returns the unreported recoveries in words, and what is still missing because of them.
pub(crate) fn told(store: &Store, lang: Lang) -> Result<(Vec<String>, Vec<Missing>), Problem> {
    let notices = store.recoveries()?;
    let told: Vec<String> = notices.iter().filter_map(|notice| of_recovery(notice, lang)).collect();
    let mut missing = Vec::new();
    if !told.is_empty() {
        let behind: BTreeMap<TableId, u32> = store.behind()?.into_iter().collect();
        for record in store.tables()?.into_iter().filter(|record| record.recovered) {
            // Only the present line counts: undone decisions aren't missed.
            let line = store.path(&record.id, record.head)?;
            let lost = line.iter().filter(|node| node.is_lost()).count();
            let at_the_end = behind.get(&record.id).copied().unwrap_or_default();
            let decisions = u32::try_from(lost).unwrap_or(u32::MAX).saturating_add(at_the_end);
            if decisions > 0 {
                missing.push(Missing { game: record.game, name: record.name, decisions });
            }
        }
    }
    Ok((told, missing))
}

fn of_recovery(notice: &Notice, lang: Lang) -> Option<String> {
    let Notice::Recovered { tables, lost, worked_out, set_aside } = notice else { return None };
    Some(sentences(lang).recovery(*tables, *lost, *worked_out, set_aside))
}
