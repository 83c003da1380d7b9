//! Exports the journal's other branches, the moves that were taken back, as variations of a record.

use super::write::{RecordStep, StepWriter};
use crate::HostedCardgo;
use cardgo::{Cardgo, Move, State};
use game::{Game, Seat, Silent};
use hosting::records::{HistoryNode, SeenMove};
use sgf::{Record, Tree};
use std::collections::BTreeMap;

/// The maximum number of decisions outside the line: the file must stay small enough to be opened again.
const MOST_ASIDE: usize = 2_000;

/// All decisions of a table, by the node they follow.
pub(super) struct Journal<'a>(BTreeMap<Option<u32>, Vec<&'a HistoryNode>>);

impl<'a> Journal<'a> {
    /// Indexes the entries of a stored journal.
    pub fn of(entries: &'a [HistoryNode]) -> Journal<'a> {
        let mut after: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for entry in entries {
            after.entry(entry.after).or_default().push(entry);
        }
        Journal(after)
    }

    /// Returns the continuations from a place, merged over all its nodes: one for each different decision, in the order
    /// in which they were first made.
    fn ways(&self, place: &JournalPosition) -> Vec<Continuation<'a>> {
        let mut ways: Vec<Continuation<'a>> = Vec::new();
        for node in place.0.iter().flat_map(|node| self.0.get(node)).flatten().copied() {
            match ways.iter_mut().find(|way| way.0[0].mv == node.mv) {
                Some(way) => way.0.push(node),
                None => ways.push(Continuation(vec![node])),
            }
        }
        ways
    }
}

/// A place in the game: all nodes of the journal after which the state is the same.
struct JournalPosition(Vec<Option<u32>>);

/// A decision made at a place, with every node that made it.
struct Continuation<'a>(Vec<&'a HistoryNode>);

impl Continuation<'_> {
    fn leads_to(&self) -> JournalPosition {
        JournalPosition(self.0.iter().map(|node| Some(node.id)).collect())
    }

    fn last(&self) -> u32 {
        self.0.iter().map(|node| node.id).max().unwrap_or(0)
    }

    fn is(&self, mv: Option<Move>) -> bool {
        self.0.first().is_some_and(|node| serde_json::from_str(&node.mv).ok() == mv)
    }
}

/// Adds the branches of the journal as variations to the steps of a game.
pub(super) struct Branches<'a> {
    journal: &'a Journal<'a>,
    scribe: &'a StepWriter,
    person: Seat,
    /// How many decisions may still be exported.
    left: usize,
}

impl<'a> Branches<'a> {
    /// Creates the exporter with the maximum number of decisions left.
    pub fn new(journal: &'a Journal<'a>, scribe: &'a StepWriter, person: Seat) -> Self {
        Branches { journal, scribe, person, left: MOST_ASIDE }
    }

    /// Adds to every step the variations that replace it.
    pub fn put_beside(&mut self, told: &mut [RecordStep], decisions: &[&SeenMove<HostedCardgo>]) {
        self.put_from(told, decisions, 0, JournalPosition(vec![None]));
    }

    /// Does the same from a decision on, which was made at `place`. A variation begins with the step whose decision it
    /// replaces, so it repeats the decisions before it in that step.
    fn put_from(
        &mut self,
        told: &mut [RecordStep],
        decisions: &[&SeenMove<HostedCardgo>],
        from: usize,
        mut place: JournalPosition,
    ) {
        for (number, decision) in decisions.iter().enumerate().skip(from) {
            let (on, off): (Vec<_>, Vec<_>) =
                self.journal.ways(&place).into_iter().partition(|way| way.is(decision.mv));
            let of_step = told.partition_point(|step| step.first <= number).checked_sub(1);
            if let Some(step) = of_step.and_then(|step| told.get_mut(step)) {
                for way in off {
                    let trees = self.branch(step.before.clone(), &decisions[step.first..number], way);
                    step.step.variations.extend(trees.unwrap_or_default());
                }
            }
            let Some(on) = on.first() else { return };
            place = on.leads_to();
        }
    }

    /// Builds the variations of one branch up to its end: first the branch itself, then those that leave it in its
    /// first step. `told_already` are the decisions before it in that step.
    fn branch(
        &mut self,
        before: State,
        told_already: &[&SeenMove<HostedCardgo>],
        way: Continuation<'_>,
    ) -> Option<Vec<Tree>> {
        let mut state = before.clone();
        for decision in told_already {
            Cardgo::apply(&mut state, decision.mv?, &mut Silent);
        }
        let first = way.leads_to();
        let size = Cardgo::setup(&state).size;
        let (mut tried, mut next) = (Vec::new(), Some(way));
        while let Some(way) = next
            && self.left > 0
            && let Some(decision) =
                way.0.first().and_then(|entry| entry.replay::<HostedCardgo>(&mut state, self.person))
        {
            self.left -= 1;
            tried.push(decision);
            // Where the branch forks again, the latest continuation counts, as for redo.
            next = self.journal.ways(&way.leads_to()).into_iter().max_by_key(Continuation::last);
        }
        if tried.is_empty() {
            return None;
        }
        let decisions: Vec<&SeenMove<HostedCardgo>> = told_already.iter().copied().chain(&tried).collect();
        let mut told = self.scribe.steps(before, &decisions)?;
        self.put_from(&mut told, &decisions, told_already.len() + 1, first);
        let beside = told.first_mut().map(|told| std::mem::take(&mut told.step.variations)).unwrap_or_default();
        let steps = told.into_iter().map(|told| told.step).collect();
        let itself = Record { steps, ..Record::new(size) }.line(0);
        Some([vec![itself], beside].concat())
    }
}
