//! The tables that are kept, as the person finds them: by name, and by how they stand.

use crate::play::players::Players;
use crate::play::stored::{AtTable, Standing};
use crate::wire::TableSummary;
use rulebook::Lang;
use rulebook::phrase::result;
use store::TableRecord;

/// A table on the first screen.
pub(crate) fn summary(record: &TableRecord, lang: Lang) -> TableSummary {
    let AtTable { players, imported, .. } = serde_json::from_str(&record.setup).unwrap_or_default();
    let stood: Standing = serde_json::from_str(&record.summary).unwrap_or_default();
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
