//! Games of the same deal at several tables, and games that are looked at elsewhere: help at one place is help at all.

use crate::house::shared::HouseState;
use crate::play::played::Played;
use crate::play::twins;
use crate::problem::Problem;
use std::any::Any;
use store::{TableId, TableRecord};
use tables::TableGame;

/// So many games running without help are compared with a position at most, those that moved last.
const MOST_COMPARED: usize = 20;

impl HouseState {
    /// Marks the running games of the same deal as a table's as assisted: there is something to be known of it that
    /// isn't to be seen at them.
    pub fn mark_twins(&mut self, id: &TableId) -> Result<(), Problem> {
        let record = self.store.table(id)?;
        for twin in twins::running_beside(&self.store, &record)? {
            self.mark(&twin)?;
        }
        Ok(())
    }

    fn mark(&mut self, table: &TableRecord) -> Result<(), Problem> {
        // It doesn't move by it.
        let moved_ms = table.updated_ms;
        match self.tables.get_mut(&table.id) {
            Some(open) => open.session.mark_assisted(&mut self.store, moved_ms),
            None => self.open_session(&table.id)?.mark_assisted(&mut self.store, moved_ms),
        }
    }

    /// Refuses what is help in a game that is running here without: its position, or one close to it, looked at in some
    /// other way.
    pub fn refuse_running<G: TableGame>(&mut self, position: &G::State) -> Result<(), Problem> {
        let mut running = self.store.tables()?;
        running.retain(|table| table.game == G::NAME && !table.finished && !table.assisted);
        running.truncate(MOST_COMPARED);
        self.compared.retain(|id, session| {
            running.iter().any(|table| table.id == *id && table.revision == session.record().revision)
        });
        for table in running {
            if !self.tables.contains_key(&table.id) && !self.compared.contains_key(&table.id) {
                // One that can't be opened isn't played.
                let Ok(session) = self.open_session(&table.id) else { continue };
                self.compared.insert(table.id.clone(), session);
            }
            let open = self.tables.get(&table.id).map(|open| &open.session);
            let session = open.or_else(|| self.compared.get(&table.id)).map(|session| &**session as &dyn Any);
            let played = session.and_then(|session| session.downcast_ref::<Played<G>>());
            if played.is_some_and(|played| played.is_like(position)) {
                return Err(Problem::StillPlayed(table.name));
            }
        }
        Ok(())
    }
}
