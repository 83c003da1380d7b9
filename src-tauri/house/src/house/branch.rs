//! Creates a new table that continues from a position of a saved one, which stays unchanged.

use crate::house::House;
use crate::house::shared::OpenTable;
use crate::play::table_place::TablePlace;
use crate::problem::{Problem, ProblemKind};
use crate::stamp::{new_id, now_ms};
use crate::wire::{PositionSource, PracticePosition};
use game::Seed;
use games::GameMove;
use store::TableId;

impl House {
    /// Creates a table with the first `ply` decisions of a saved one (`None`: all of them) and returns its identifier.
    /// The game is marked as assisted, since the person knows how it continued.
    ///
    /// # Errors
    /// Fails if there is no such table or position, its history can't be replayed, or the new one can't be saved.
    pub fn branch(&self, id: &str, ply: Option<u32>, name: &str) -> Result<String, Problem> {
        self.branch_after(id, ply, &[], name)
    }

    /// Does the same with moves made from there, which were tried out after the game.
    ///
    /// # Errors
    /// As [`House::branch`], and if the rules forbid one of the moves, or the game isn't over.
    pub fn practice_keep(&self, at: &PracticePosition, name: &str) -> Result<String, Problem> {
        let PositionSource::Table { id, ply } = &at.source else { return Err(ProblemKind::NothingThere.into()) };
        // Refuses what can't be shown.
        self.practice_at(at)?;
        self.branch_after(id, Some(*ply), &at.moves, name)
    }

    fn branch_after(&self, id: &str, ply: Option<u32>, tried: &[GameMove], name: &str) -> Result<String, Problem> {
        let mut inner = self.lock();
        let inner = &mut *inner;
        let from = TableId(id.to_owned());
        let id = new_id();
        let closed = if inner.tables.contains_key(&from) { None } else { Some(inner.open_session(&from)?) };
        let open = || inner.tables.get(&from).map(|open| &open.session);
        let kept = closed.as_ref().or_else(open).ok_or(ProblemKind::NoSuchTable)?;
        let seed: Seed = kept.record().seed.parse().unwrap_or(Seed(0));
        let place =
            TablePlace { store: &mut inner.store, id: id.clone(), name: name.to_owned(), seed, now_ms: now_ms() };
        let session = kept.branch(place, ply, tried)?;
        inner.tables.insert(id.clone(), OpenTable::new(session));
        self.wake();
        Ok(id.to_string())
    }
}
