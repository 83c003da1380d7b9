//! After a damaged file: what was lost is reconstructed where possible, and the rest is reported until the person has
//! seen it.

use crate::play::gap::Fill;
use crate::problem::Problem;
use crate::wire::Missing;
use rulebook::Lang;
use std::collections::BTreeMap;
use store::{Notice, Store, TableId};
use tables::visit_game;

/// Works out lost decisions of tables that were brought back. One that fails waits until it is opened.
pub(crate) fn fill_gaps(store: &mut Store) {
    for record in store.tables().unwrap_or_default().iter().filter(|record| record.recovered) {
        let _ = visit_game(&record.game, Fill { store, record });
    }
}

/// The files that were damaged and haven't been told of, in words, and what is still missing because of them.
pub(crate) fn told(store: &Store, lang: Lang) -> Result<(Vec<String>, Vec<Missing>), Problem> {
    let notices = store.recoveries()?;
    let told: Vec<String> = notices.iter().filter_map(|notice| of_recovery(notice, lang)).collect();
    let mut missing = Vec::new();
    if !told.is_empty() {
        let behind: BTreeMap<TableId, u32> = store.behind()?.into_iter().collect();
        for record in store.tables()?.into_iter().filter(|record| record.recovered) {
            // On the line that was played: what had been taken back is missed by nobody.
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
    let set_aside = set_aside.display();
    Some(match lang {
        Lang::Hu => {
            let lost = lost.map_or_else(|| "nem tudni, mennyi".to_owned(), |lost| lost.to_string());
            let back = match worked_out {
                0 => String::new(),
                back => format!("; ebből a szabályok alapján pótoltuk: {back}"),
            };
            format!(
                "A mentések fájlja megsérült. Visszahozott asztal: {tables}, elveszett bejegyzés: {lost}{back}. \
                 A sérült fájl megmaradt itt: {set_aside}"
            )
        }
        Lang::En => {
            let lost = lost.map_or_else(|| "unknown".to_owned(), |lost| lost.to_string());
            let back = match worked_out {
                0 => String::new(),
                back => format!(", of which reconstructed from the rules: {back}"),
            };
            format!(
                "The file of saved tables was damaged. Tables brought back: {tables}; entries lost: {lost}{back}. \
                 The damaged file is kept at {set_aside}"
            )
        }
    })
}
