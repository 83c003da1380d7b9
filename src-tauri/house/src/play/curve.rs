//! The curve of the person's win rate over a game, estimated quickly: it is complete long before the first decisions
//! are judged.

use crate::play::lead::lead_of;
use crate::play::table_state::Played;
use crate::wire::{Curve, CurvePoint};
use bot::Cancel;
use games::ListedGame;
use std::collections::BTreeMap;
use store::NodeId;

/// How many positions are evaluated before waiting callers get the results.
const AT_ONCE: usize = 8;

/// The person's expected result: win rate (0 to 1), and score in the game's own unit.
pub(crate) type Expected = (f64, f64);
/// Evaluations by the node that led to the position, `None` for the deal; the value is `None` if only a search could
/// evaluate it.
pub(crate) type Appraised = BTreeMap<Option<NodeId>, Option<Expected>>;

/// Evaluates some positions: one result per position, or fewer if cancelled.
pub(crate) type CurveThought = Box<dyn FnOnce(&Cancel) -> Vec<Option<Expected>> + Send>;

/// The first positions not evaluated yet, and the computation that evaluates them.
pub(crate) struct Unappraised {
    pub moments: Vec<Option<NodeId>>,
    pub thought: CurveThought,
}

impl<G: ListedGame> Played<G> {
    /// Returns the positions to be evaluated in order; the last one of a finished game is excluded, since its outcome
    /// is known.
    fn appraisable(&self) -> impl Iterator<Item = Option<NodeId>> {
        let led = self.line.plies().iter().map(|made| Some(made.node));
        let over = G::to_move(&self.state).is_none();
        let all = if G::APPRAISER.is_some() { self.line.len() + usize::from(!over) } else { 0 };
        std::iter::once(None).chain(led).take(all)
    }

    pub(crate) fn first_unappraised(&self, known: &Appraised) -> Option<Unappraised> {
        let begin = G::APPRAISER?;
        let (first, _) = self.appraisable().enumerate().find(|(_, moment)| !known.contains_key(moment))?;
        let moments: Vec<_> = self.appraisable().skip(first).take(AT_ONCE).collect();
        let person = self.viewer;
        let seen = |ply| self.line.state_at(ply).map(|state| G::view(&state, person));
        let views: Vec<_> = (first..first + moments.len()).map(seen).collect();
        let thought = move |cancel: &Cancel| {
            let mut appraiser = begin();
            let mut appraise = |view: Option<G::View>| {
                let found = appraiser.appraise(&view?)?;
                let [share, result] = [found.share, found.result].map(|all| f64::from(all[person.index()]));
                Some((share, result))
            };
            views.into_iter().take_while(|_| !cancel.is_cancelled()).map(&mut appraise).collect()
        };
        Some(Unappraised { moments, thought: Box::new(thought) })
    }

    /// Returns how many positions have been evaluated without a gap, and how many are to be.
    pub(crate) fn appraised_counts(&self, known: &Appraised) -> (u32, u32) {
        let done = self.appraisable().take_while(|moment| known.contains_key(moment)).count();
        (count(done), count(self.appraisable().count()))
    }

    /// Returns the results from position `have` on; the caller fills in whether more will follow.
    pub(crate) fn curve_from(&self, known: &Appraised, have: u32) -> Curve {
        let (done, all) = self.appraised_counts(known);
        let told = self.appraisable().map_while(|moment| known.get(&moment)).enumerate().skip(have as usize);
        let points = told.filter_map(|(ply, expected)| {
            let (share, result) = (*expected)?;
            let percent = (100.0 * share).round() as u8;
            Some(CurvePoint { ply: count(ply), percent, lead: lead_of(G::MEASURE, result) })
        });
        Curve { all, done, running: false, points: points.collect() }
    }
}

fn count(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}
