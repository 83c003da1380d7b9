//! How the person's chance went through a game, as it looks at a glance: all of it is known long before the first few
//! decisions are judged.

use crate::play::lead::lead_of;
use crate::play::played::Played;
use crate::wire::{Curve, CurvePoint};
use bot::Cancel;
use std::collections::BTreeMap;
use store::NodeId;
use tables::TableGame;

/// So many moments are appraised before whoever waits hears of them.
const AT_ONCE: usize = 8;

/// What the person could expect at a moment: a share of the win, and a result in the table's own unit.
pub(crate) type Expected = (f64, f64);
/// Moments by the journal's node of the decision that led there, none for the beginning; nothing for those of which only a
/// search could tell.
pub(crate) type Appraised = BTreeMap<Option<NodeId>, Option<Expected>>;

/// What has to be thought of some moments: as many answers as moments, or fewer if it was cancelled.
pub(crate) type CurveThought = Box<dyn FnOnce(&Cancel) -> Vec<Option<Expected>> + Send>;

/// The first moments that weren't appraised yet, and what has to be thought of them.
pub(crate) struct Unappraised {
    pub moments: Vec<Option<NodeId>>,
    pub thought: CurveThought,
}

impl<G: TableGame> Played<G> {
    /// The moments that are appraised, in order: of the last one of a game that is over, the outcome tells.
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
        let person = self.person();
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

    /// How many moments have been appraised without a gap, and how many are to be.
    pub(crate) fn appraised_counts(&self, known: &Appraised) -> (u32, u32) {
        let done = self.appraisable().take_while(|moment| known.contains_key(moment)).count();
        (count(done), count(self.appraisable().count()))
    }

    /// What is known of the moments from the `have`th on; whether it goes on isn't known here.
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
