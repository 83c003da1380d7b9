//! Keeps help consistent: a game is marked as assisted if its deal or position is seen at another table or analysed
//! elsewhere.

use crate::house::shared::HouseState;
use crate::play::same_deal;
use crate::play::table_state::Played;
use crate::problem::Problem;
use games::ListedGame;
use std::any::Any;
use store::{StoredTable, TableId};

/// How many running games without help are compared with a position at most: those that moved last.
const MOST_COMPARED: usize = 20;

impl HouseState {
    /// Marks running games of the same deal as a table's as assisted, since that table may reveal what is hidden at
    /// them.
    ///
    /// # Errors
    /// Fails if a table can't be read or marked.
    pub fn mark_twins(&mut self, id: &TableId) -> Result<(), Problem> {
        let record = self.store.table(id)?;
        for twin in same_deal::running_beside(&self.store, &record)? {
            self.mark(&twin)?;
        }
        Ok(())
    }

    fn mark(&mut self, table: &StoredTable) -> Result<(), Problem> {
        // The mark isn't a move, so the table's time stays.
        let moved_ms = table.updated_ms;
        match self.tables.get_mut(&table.id) {
            Some(open) => open.session.mark_assisted(&mut self.store, moved_ms),
            None => self.open_session(&table.id)?.mark_assisted(&mut self.store, moved_ms),
        }
    }

    /// Refuses a position that is, or is close to, that of a running game without help, since analysing it elsewhere
    /// would be help.
    ///
    /// # Errors
    /// Fails with [`Problem::StillPlayed`] if there is such a game, or if the tables can't be listed.
    pub fn refuse_running<G: ListedGame>(&mut self, position: &G::State) -> Result<(), Problem> {
        let mut running = self.store.tables()?;
        running.retain(|table| table.game == G::NAME && !table.finished && !table.assisted);
        running.truncate(MOST_COMPARED);
        self.compared.retain(|id, session| {
            running.iter().any(|table| table.id == *id && table.revision == session.record().revision)
        });
        for table in running {
            if !self.tables.contains_key(&table.id) && !self.compared.contains_key(&table.id) {
                // A table that can't be opened isn't being played.
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
