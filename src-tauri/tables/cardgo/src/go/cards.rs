//! Go with cards: the search of plain Go, run on whole states of the table.
//!
//! Every simulation has a [deal](Deals) of its own, in which hidden hand and deck are dealt anew; draw, card, target,
//! answer and move are decisions of one tree ([`search`]), in which the net says what stones are likely, and cards start
//! from an [`opinion`]. The net judges the stones of the position at the end of the way; cards still held count for a
//! few points beside it ([`prospects`]). A search may also go on slice by slice ([`growing`]).

mod codes;
mod growing;
mod opinion;
mod prospects;
mod search;
mod worth;

use super::ends::Ends;
use super::glance;
use super::growing::{EVALUATION, LEAST_ALONE};
use super::passing::may_pass;
use super::shares;
use super::tree::{Node, NodeId, ROOT};
use crate::CardgoTable;
use crate::milestone::Milestone;
use bot::{Cancel, Candidate, Deals, Effort, Ending, Findings, Foreseen, Stopped, Survey, Tally, TreePlace, Unseen};
use cardgo::{Move, State, Step, View};
use game::{Chance, Seat, Seed};
pub(crate) use growing::GrowingDealt;
use opinion::{Hand, Opinion};
use search::Search;
use std::cmp::Reverse;

/// The most nodes of a tree: 40 bytes each.
const MOST_NODES: usize = 1_200_000;
/// How often a search checks whether it is decided, in simulations.
const GLANCE: u32 = 4;

/// What a search with cards has found.
pub(crate) struct Dealt {
    search: Search,
    step: Step,
    /// Whether to pass whatever was tried most.
    passes: bool,
    /// Simulations so far, each of one evaluation or more.
    simulations: u32,
}

impl Dealt {
    /// Looks ahead from a view in which stones are placed; `idle` does without cards.
    pub fn think(
        view: &View,
        deals: &dyn Deals<CardgoTable>,
        effort: Effort,
        idle: Option<Seat>,
        chance: &mut Chance,
        cancel: &Cancel,
    ) -> Result<Dealt, Stopped> {
        let search = Search::new(view, effort.iterations.div_ceil(EVALUATION), idle, chance);
        Dealt::search(search, view, deals, effort, chance, cancel)
    }

    /// Looks ahead at what comes of one decision; `None` if it isn't one of those in which stones are placed.
    pub fn foresee(
        view: &View,
        mv: Move,
        effort: Effort,
        chance: &mut Chance,
        cancel: &Cancel,
    ) -> Result<Option<Foreseen<CardgoTable>>, Stopped> {
        let Some(code) = codes::of(view.table().step(), mv) else { return Ok(None) };
        let effort = Effort { iterations: effort.iterations.max(LEAST_ALONE), ..effort };
        let mut search = Search::new(view, effort.iterations.div_ceil(EVALUATION), None, chance);
        search.keep_to(code);
        let found = Dealt::search(search, view, &Unseen::<CardgoTable>(view), effort, chance, cancel)?;
        let candidate = found.ranked().into_iter().find(|candidate| candidate.mv == mv);
        Ok(candidate.map(|candidate| Foreseen { candidate, tally: found.tally(mv).cloned() }))
    }

    fn search(
        mut search: Search,
        view: &View,
        deals: &dyn Deals<CardgoTable>,
        effort: Effort,
        chance: &mut Chance,
        cancel: &Cancel,
    ) -> Result<Dealt, Stopped> {
        search.ends = effort.counts.then(|| Ends::new(search.position.board(), search.observer));
        let mut dealt = Dealt::conclude(search, view.table().step());
        let slice = if effort.ending == Ending::WhenDecided { GLANCE * EVALUATION } else { effort.iterations };
        let mut made = 0;
        while made < effort.iterations {
            let due = (made + slice).min(effort.iterations);
            made = dealt.grow(due, deals, chance, cancel);
            if made < due {
                return Err(Stopped::Cancelled);
            }
            if EVALUATION * dealt.search.tree.lead_at_root() > effort.iterations - made {
                break;
            }
        }
        dealt.settle();
        Ok(dealt)
    }

    /// Nothing found yet in a decision of that step.
    fn conclude(search: Search, step: Step) -> Dealt {
        Dealt { search, step, passes: false, simulations: 0 }
    }

    /// Simulates until so many iterations were made, or it is interrupted; returns how many were, 0 if none was added.
    fn grow(&mut self, due: u32, deals: &dyn Deals<CardgoTable>, chance: &mut Chance, cancel: &Cancel) -> u32 {
        // A way that ends at once costs no evaluation, but isn't free.
        let made = |search: &Search, simulations: u32| EVALUATION * search.evaluations().max(simulations / 2);
        let before = made(&self.search, self.simulations);
        let mut now = before;
        while now < due {
            if cancel.is_cancelled() {
                return if now > before { now.min(due) } else { 0 };
            }
            self.search.simulate(deals, chance);
            self.simulations += 1;
            now = made(&self.search, self.simulations);
        }
        due
    }

    /// Whether to pass is looked at anew.
    fn settle(&mut self) {
        let Dealt { search, step, passes, .. } = self;
        let settled = || may_pass(&search.position, search.komi, &search.owned.means());
        *passes = *step == Step::Turn && !search.goes_on && settled();
    }

    fn child(&self, place: TreePlace, step: Step, mv: Move) -> Option<NodeId> {
        self.search.tree.child_that_plays(place.0, codes::of(step, mv)? as u16)
    }
}

impl Findings<CardgoTable> for Dealt {
    fn observer(&self) -> Seat {
        self.search.observer
    }

    fn ranked(&self) -> Vec<Candidate<Move>> {
        let (_, children) = self.search.tree.children(ROOT);
        let mut tried: Vec<&Node> = children.iter().filter(|child| child.visits > 0).collect();
        if tried.is_empty() {
            // After a single look nothing was tried yet: how likely decisions are is all there is to say.
            tried.extend(children);
        }
        // A node is seen by whoever has moved there: the root by the opponent. Results are half points.
        let root = self.search.tree.node(ROOT);
        let untried = (1.0 - root.share(), -2.0 * root.lead());
        // Ties go to the likelier, as they are listed.
        tried.sort_by_key(|child| (Reverse(self.passes && child.play == 0), Reverse(child.visits)));
        let mut ranked: Vec<_> = tried
            .into_iter()
            .map(|child| {
                let (share, result) = if child.visits > 0 { (child.share(), 2.0 * child.lead()) } else { untried };
                let mv = codes::decision(self.step, child.play.into());
                Candidate { mv, visits: EVALUATION * child.visits, share, result }
            })
            .collect();
        if self.passes && ranked.first().is_none_or(|first| first.mv != Move::Pass) {
            let (share, result) = ranked.first().map_or((0.5, 0.0), |first| (first.share, first.result));
            ranked.insert(0, Candidate { mv: Move::Pass, visits: 0, share, result });
        }
        ranked
    }

    fn beginning(&self) -> TreePlace {
        TreePlace(0)
    }

    fn follow(&self, place: TreePlace, before: &State, mv: Move, after: &State) -> Option<TreePlace> {
        let step = before.table().step();
        let node = self.search.after_chance(self.child(place, step, mv)?, step, mv, after)?;
        Some(TreePlace(node))
    }

    fn tries(&self, place: TreePlace, state: &State, mv: Move) -> Option<u32> {
        let child = self.child(place, state.table().step(), mv)?;
        Some(EVALUATION * self.search.tree.node(child).visits)
    }

    fn tally(&self, mv: Move) -> Option<&Tally<Milestone>> {
        self.search.ends.as_ref()?.of(codes::of(self.step, mv)?)
    }

    fn survey(&self) -> Option<Survey> {
        let owners = self.search.owned.means();
        shares::survey(self, self.search.position.board().size(), |point| owners.of(point))
    }
}

/// How each of `moves` looks to the seat to move while stones are placed and cards are in play. A card that doesn't
/// take the move's place goes before any move if it is any good.
pub(crate) fn priors(state: &State, moves: &[Move], priors: &mut Vec<f32>) {
    let table = state.table();
    let step = table.step();
    let mut offers = Vec::new();
    let seed = Seed(table.position().board().hash());
    Opinion::new(table.position().board().size(), None, seed).of(state, Hand::Known, &mut offers);
    priors.extend(moves.iter().map(|&mv| {
        let code = codes::of(step, mv);
        let value = offers.iter().find(|(other, _)| Some(u32::from(*other)) == code).map_or(0.0, |(_, mass)| *mass);
        match mv {
            Move::Pass => glance::pass(table.position(), table.setup().komi, value),
            Move::Draw => value + 3.0,
            Move::Card { card } if card.timing() == cardgo::Timing::Before && value > 0.15 => value + 1.0,
            _ => value,
        }
    }));
}
