//! How the chance went through a whole game, as it looks at a glance: appraised in the background, reported as it comes.
//!
//! The bots' thread appraises a few moments at a time ([`crate::house::bots`]), before it judges any decision.

use crate::house::House;
use crate::house::queue::LastLook;
use crate::house::shared::{HouseState, OpenTable};
use crate::play::curve::{Expected, Unappraised};
use crate::problem::{Problem, ProblemKind};
use crate::wire::Curve;
use store::{NodeId, TableId};

/// Moments that are to be appraised.
pub(crate) struct Appraising {
    pub table: TableId,
    pub next: Unappraised,
}

impl House {
    /// Waits until other than `have` moments of a game have been appraised, or no more will be, and tells those from there
    /// on. Of a game that isn't over nothing is told before its player has taken [help](House::review_begin).
    ///
    /// # Errors
    /// If the table is left meanwhile, or too many have asked since.
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
    /// Whether it helps nobody to know how the game stands.
    fn may_be_appraised(&self) -> bool {
        let record = self.session.record();
        record.finished || record.assisted
    }
}

impl HouseState {
    /// The next moments to be appraised: only where no bot has to move, nobody thinks for the person, and somebody wants to
    /// hear of it.
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

    /// Keeps what was found of `moments`. Where the search wasn't `interrupted` and found nothing, there is nothing to find.
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
