//! The win rate over a whole game, estimated roughly: computed in the background, reported as it grows.
//!
//! The bots' thread evaluates a few positions at a time ([`crate::house::bots`]), before it judges any decision.

use crate::house::House;
use crate::house::queue::LastLook;
use crate::house::shared::{HouseState, OpenTable};
use crate::play::curve::{Expected, Unappraised};
use crate::problem::{Problem, ProblemKind};
use crate::wire::Curve;
use store::{NodeId, TableId};

/// Positions to be evaluated.
pub(crate) struct Appraising {
    pub table: TableId,
    pub next: Unappraised,
}

impl House {
    /// Waits until the number of evaluated positions differs from `have`, or there will be no more, and returns those
    /// from `have` on. For an unfinished game nothing is returned before the person has taken
    /// [help](House::review_begin).
    ///
    /// # Errors
    /// Fails if the table is left meanwhile, or too many callers have asked since.
    pub fn curve_next(&self, id: &str, have: u32) -> Result<Curve, Problem> {
        let id = TableId(id.to_owned());
        if let Some(table) = self.lock().tables.get_mut(&id) {
            table.curve_asked = LastLook::now();
        }
        self.wake();
        self.shared().wait_for(&id, |inner| {
            let Some(table) = inner.tables.get_mut(&id).filter(|_| !inner.closing) else {
                return Some(Err(ProblemKind::Left.into()));
            };
            table.curve_asked = LastLook::now();
            let (done, all) = table.session.appraised_so_far(&table.appraised);
            let running = done < all && table.may_be_appraised();
            let news = done != have || !running;
            news.then(|| Ok(Curve { running, ..table.session.curve(&table.appraised, have) }))
        })
    }
}

impl OpenTable {
    /// Whether evaluations of the game are no longer help: it is over, or marked as assisted.
    fn may_be_appraised(&self) -> bool {
        self.session.record().finished || self.session.is_helped()
    }
}

impl HouseState {
    /// Returns the next positions to be evaluated: only if no bot has to move, nothing else is computed for the person,
    /// and somebody waits for the curve.
    pub(crate) fn next_appraising(&self) -> Option<Appraising> {
        if !self.visible || self.thinking.is_some() {
            return None;
        }
        let looked_at = |id: &TableId, table: &OpenTable| {
            (table.curve_asked.is_recent() || self.waiting.is_awaited(id)) && table.may_be_appraised()
        };
        self.tables.iter().filter(|(id, table)| looked_at(id, table)).find_map(|(id, table)| {
            let next = table.session.unappraised(&table.appraised)?;
            Some(Appraising { table: id.clone(), next })
        })
    }

    /// Stores the results for `moments`. If the search wasn't `interrupted` and found nothing, there is nothing to
    /// find.
    pub(crate) fn appraised(
        &mut self,
        table: &TableId,
        moments: Vec<Option<NodeId>>,
        found: Vec<Option<Expected>>,
        interrupted: bool,
    ) {
        let Some(table) = self.tables.get_mut(table) else { return };
        let mut found = found.into_iter();
        for moment in moments {
            match found.next() {
                Some(expected) => drop(table.appraised.insert(moment, expected)),
                None if !interrupted => drop(table.appraised.insert(moment, None)),
                None => {}
            }
        }
    }
}
