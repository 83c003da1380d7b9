//! The list of saved tables, by name and state.

use crate::play::players::Players;
use crate::play::table_encoding::{SetupSummary, TableStatus};
use crate::wire::TableSummary;
use rulebook::Lang;
use rulebook::phrase::result;
use store::StoredTable;

/// Returns a table's entry on the first screen.
pub(crate) fn summary(record: &StoredTable, lang: Lang) -> TableSummary {
    let SetupSummary { players, imported, .. } = serde_json::from_str(&record.setup).unwrap_or_default();
    let stood = TableStatus::of(record);
    let plies = stood.plies.unwrap_or(record.nodes);
    let standing = stood.text(lang);
    TableSummary {
        id: record.id.to_string(),
        game: record.game.clone(),
        name: record.name.clone(),
        players: players.iter().flat_map(Players::all).cloned().collect(),
        plies,
        result: record.finished.then(|| result(&standing, lang)),
        standing,
        finished: record.finished,
        assisted: record.assisted,
        imported: imported.is_some(),
        created_ms: record.created_ms as f64,
        updated_ms: record.updated_ms as f64,
    }
}
