//! The tables that are kept, as the person finds them: by name, and by how they stand.

use crate::house::House;
use crate::keep::naming;
use crate::play::players::Players;
use crate::play::stored::{AtTable, Standing};
use crate::problem::Problem;
use crate::wire::TableSummary;
use rulebook::Lang;
use store::{TableId, TableRecord};

impl House {
    /// Gives a table another name and returns it as it is kept: a single line, not too long.
    ///
    /// # Errors
    /// If there is no such table or it can't be written.
    pub fn rename(&self, id: &str, name: &str) -> Result<String, Problem> {
        let mut inner = self.lock();
        let (id, name) = (TableId(id.to_owned()), naming::tidy(name));
        inner.store.rename(&id, &name)?;
        if let Some(open) = inner.tables.get_mut(&id) {
            open.session.renamed(&name);
        }
        Ok(name)
    }

    /// Deletes a table, with a way back until the next start.
    ///
    /// # Errors
    /// If there is no such table or it can't be written.
    pub fn delete(&self, id: &str) -> Result<(), Problem> {
        self.leave(id);
        let mut inner = self.lock();
        inner.store.delete(&TableId(id.to_owned())).map_err(Problem::from)
    }

    /// Brings a deleted table back.
    ///
    /// # Errors
    /// If there is no such table or it can't be written.
    pub fn restore(&self, id: &str) -> Result<(), Problem> {
        let mut inner = self.lock();
        inner.store.restore(&TableId(id.to_owned())).map_err(Problem::from)
    }
}

/// A table on the first screen.
pub(crate) fn summary(record: &TableRecord, lang: Lang) -> TableSummary {
    let AtTable { players, imported } = serde_json::from_str(&record.setup).unwrap_or_default();
    let standing: Standing = serde_json::from_str(&record.summary).unwrap_or_default();
    TableSummary {
        id: record.id.to_string(),
        game: record.game.clone(),
        name: record.name.clone(),
        players: players.iter().flat_map(Players::all).cloned().collect(),
        plies: standing.plies.unwrap_or(record.nodes),
        standing: standing.text(lang),
        finished: record.finished,
        assisted: record.assisted,
        imported: imported.is_some(),
        created_ms: record.created_ms as f64,
        updated_ms: record.updated_ms as f64,
    }
}
