//! What was tried and taken back: the journal's other branches, as variations.

use super::write::{Scribe, Told};
use crate::CardgoTable;
use cardgo::{Cardgo, Move, State};
use game::{Game, Seat, Silent};
use sgf::{Record, Tree};
use std::collections::BTreeMap;
use table::records::{Decision, Entry};

/// The most decisions told beside the line: a file has to stay small enough to be opened again.
const MOST_ASIDE: usize = 2_000;

/// All decisions of a table, by what they followed.
pub(super) struct Journal<'a>(BTreeMap<Option<u32>, Vec<&'a Entry>>);

impl<'a> Journal<'a> {
    /// The journal of a kept table.
    pub fn of(entries: &'a [Entry]) -> Journal<'a> {
        let mut after: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for entry in entries {
            after.entry(entry.after).or_default().push(entry);
        }
        Journal(after)
    }

    /// How it went on from a place of the game, however often that was reached: a way for every decision made there, in
    /// the order they were first made in.
    fn ways(&self, place: &Place) -> Vec<Way<'a>> {
        let mut ways: Vec<Way<'a>> = Vec::new();
        for node in place.0.iter().flat_map(|node| self.0.get(node)).flatten().copied() {
            match ways.iter_mut().find(|way| way.0[0].mv == node.mv) {
                Some(way) => way.0.push(node),
                None => ways.push(Way(vec![node])),
            }
        }
        ways
    }
}

/// A place of the game: every node of the journal after which it stands like that.
struct Place(Vec<Option<u32>>);

/// A decision made at a place, once or again and again.
struct Way<'a>(Vec<&'a Entry>);

impl Way<'_> {
    fn leads_to(&self) -> Place {
        Place(self.0.iter().map(|node| Some(node.id)).collect())
    }

    fn last(&self) -> u32 {
        self.0.iter().map(|node| node.id).max().unwrap_or(0)
    }

    fn is(&self, mv: Option<Move>) -> bool {
        self.0.first().is_some_and(|node| serde_json::from_str(&node.mv).ok() == mv)
    }
}

/// Puts what was tried beside what is told.
pub(super) struct Branches<'a> {
    journal: &'a Journal<'a>,
    scribe: &'a Scribe,
    person: Seat,
    /// How many decisions may still be told.
    left: usize,
}

impl<'a> Branches<'a> {
    pub fn new(journal: &'a Journal<'a>, scribe: &'a Scribe, person: Seat) -> Self {
        Branches { journal, scribe, person, left: MOST_ASIDE }
    }

    /// Gives the steps of a game what was done instead of them.
    pub fn put_beside(&mut self, told: &mut [Told], decisions: &[&Decision<CardgoTable>]) {
        self.put_from(told, decisions, 0, Place(vec![None]));
    }

    /// The same from a decision on, which was made at `place`. A way off begins with the step whose decision it
    /// replaces, so it tells the decisions before it in that step once more.
    fn put_from(&mut self, told: &mut [Told], decisions: &[&Decision<CardgoTable>], from: usize, mut place: Place) {
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

    /// A way off, as far as it went, after decisions that are told already: itself first, then those that leave it in
    /// its first step.
    fn branch(&mut self, before: State, told_already: &[&Decision<CardgoTable>], way: Way<'_>) -> Option<Vec<Tree>> {
        let mut state = before.clone();
        for decision in told_already {
            Cardgo::apply(&mut state, decision.mv?, &mut Silent);
        }
        let first = way.leads_to();
        let size = Cardgo::setup(&state).size;
        let (mut tried, mut next) = (Vec::new(), Some(way));
        while let Some(way) = next
            && self.left > 0
            && let Some(decision) = way.0.first().and_then(|entry| entry.replay::<CardgoTable>(&mut state, self.person))
        {
            self.left -= 1;
            tried.push(decision);
            // Where it was left once more, the last way counts, as for redo.
            next = self.journal.ways(&way.leads_to()).into_iter().max_by_key(Way::last);
        }
        if tried.is_empty() {
            return None;
        }
        let decisions: Vec<&Decision<CardgoTable>> = told_already.iter().copied().chain(&tried).collect();
        let mut told = self.scribe.steps(before, &decisions)?;
        self.put_from(&mut told, &decisions, told_already.len() + 1, first);
        let beside = told.first_mut().map(|told| std::mem::take(&mut told.step.variations)).unwrap_or_default();
        let steps = told.into_iter().map(|told| told.step).collect();
        let itself = Record { steps, ..Record::new(size) }.line(0);
        Some([vec![itself], beside].concat())
    }
}
