//! Go with cards: the search of plain Go, applied to whole states of the game.
//!
//! Every simulation samples its own determinization ([`DeterminizationSource`]), in which the hidden cards of hand and deck are drawn
//! at random. Draw, card, target, answer and move are decisions of one tree ([`search`]); the priors of stones come
//! from the net, those of cards from an [`card_priors`]. The net evaluates the stones of the position at the end of the
//! path; cards still held add a few points to the value ([`prospects`]). A search can also be continued in slices
//! ([`incremental_search`]).

mod card_priors;
mod codes;
mod incremental_search;
mod prospects;
mod search;
mod worth;

use super::board_survey;
use super::incremental_search::{EVALUATION, LEAST_ALONE};
use super::milestone_tallies::MilestoneTallies;
use super::passing::may_pass;
use super::raw_policy;
use super::tree::{Node, NodeId, ROOT};
use crate::HostedCardgo;
use crate::milestone::Milestone;
use bot::{
    Cancel, Candidate, DeterminizationSource, Effort, SearchResults, SingleMoveSearch, StopRule, Stopped, Survey,
    Tally, TreePlace, ViewDeterminizations,
};
use card_priors::{CardEvaluator, Hand};
use cardgo::{Move, State, Step, View};
use game::{Chance, Seat, Seed};
pub(crate) use incremental_search::IncrementalCardSearch;
use search::Search;
use std::cmp::Reverse;

/// The maximum number of nodes of a tree, 40 bytes each.
const MOST_NODES: usize = 1_200_000;
/// The simulations between two checks whether the search is decided.
const GLANCE: u32 = 4;

/// The result of a search with cards.
pub(crate) struct CardFindings {
    search: Search,
    step: Step,
    /// Whether passing is ranked before every other decision, whatever the visits.
    passes: bool,
    /// The number of simulations so far.
    simulations: u32,
}

impl CardFindings {
    /// Searches from a view in the playing phase; the seat `idle` never uses cards.
    ///
    /// # Errors
    /// If cancelled.
    pub fn think(
        view: &View,
        deals: &dyn DeterminizationSource<HostedCardgo>,
        effort: Effort,
        idle: Option<Seat>,
        chance: &mut Chance,
        cancel: &Cancel,
    ) -> Result<CardFindings, Stopped> {
        let search = Search::new(view, effort.iterations.div_ceil(EVALUATION), idle, chance);
        CardFindings::search(search, view, deals, effort, chance, cancel)
    }

    /// Searches a single decision of a view; returns `None` if it is no decision of the playing phase.
    ///
    /// # Errors
    /// If cancelled.
    pub fn foresee(
        view: &View,
        mv: Move,
        effort: Effort,
        chance: &mut Chance,
        cancel: &Cancel,
    ) -> Result<Option<SingleMoveSearch<HostedCardgo>>, Stopped> {
        let Some(code) = codes::of(view.table().step(), mv) else { return Ok(None) };
        let effort = Effort { iterations: effort.iterations.max(LEAST_ALONE), ..effort };
        let mut search = Search::new(view, effort.iterations.div_ceil(EVALUATION), None, chance);
        search.keep_to(code);
        let found =
            CardFindings::search(search, view, &ViewDeterminizations::<HostedCardgo>(view), effort, chance, cancel)?;
        let candidate = found.ranked().into_iter().find(|candidate| candidate.mv == mv);
        Ok(candidate.map(|candidate| SingleMoveSearch { candidate, tally: found.tally(mv).cloned() }))
    }

    fn search(
        mut search: Search,
        view: &View,
        deals: &dyn DeterminizationSource<HostedCardgo>,
        effort: Effort,
        chance: &mut Chance,
        cancel: &Cancel,
    ) -> Result<CardFindings, Stopped> {
        search.ends = effort.counts.then(|| MilestoneTallies::new(search.position.board(), search.observer));
        let mut dealt = CardFindings::conclude(search, view.table().step());
        let slice = if effort.ending == StopRule::WhenDecided { GLANCE * EVALUATION } else { effort.iterations };
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

    /// Wraps a search that has made no simulation yet, for a decision at that step.
    fn conclude(search: Search, step: Step) -> CardFindings {
        CardFindings { search, step, passes: false, simulations: 0 }
    }

    /// Simulates until `due` iterations are made or the search is cancelled; returns the total so far, 0 if none was
    /// added.
    fn grow(
        &mut self,
        due: u32,
        deals: &dyn DeterminizationSource<HostedCardgo>,
        chance: &mut Chance,
        cancel: &Cancel,
    ) -> u32 {
        // A simulation that ends without an evaluation still counts as half of one.
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

    /// Decides anew whether to pass.
    fn settle(&mut self) {
        let CardFindings { search, step, passes, .. } = self;
        let settled = || may_pass(&search.position, search.komi, &search.owned.means());
        *passes = *step == Step::Turn && !search.goes_on && settled();
    }

    fn child(&self, place: TreePlace, step: Step, mv: Move) -> Option<NodeId> {
        self.search.tree.child_that_plays(place.0, codes::of(step, mv)? as u16)
    }
}

impl SearchResults<HostedCardgo> for CardFindings {
    fn observer(&self) -> Seat {
        self.search.observer
    }

    fn ranked(&self) -> Vec<Candidate<Move>> {
        let (_, children) = self.search.tree.children(ROOT);
        let mut tried: Vec<&Node> = children.iter().filter(|child| child.visits > 0).collect();
        if tried.is_empty() {
            // After a single evaluation no child has visits yet, so all children are listed by their priors.
            tried.extend(children);
        }
        // A node's values are those of the seat that made its decision; at the root this is the opponent. Results are
        // in half points.
        let root = self.search.tree.node(ROOT);
        let untried = (1.0 - root.share(), -2.0 * root.lead());
        // The sort is stable: ties go to the child with the higher prior, which is listed first.
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
        board_survey::survey(self, self.search.position.board().size(), |point| owners.of(point))
    }
}

/// Appends a prior for each of `moves`, for the seat to move in the playing phase with cards in play. A card that
/// doesn't replace the move is ranked before every move if its value exceeds 0.15.
pub(crate) fn priors(state: &State, moves: &[Move], priors: &mut Vec<f32>) {
    let table = state.table();
    let step = table.step();
    let mut offers = Vec::new();
    let seed = Seed(table.position().board().hash());
    CardEvaluator::new(table.position().board().size(), None, seed).of(state, Hand::Known, &mut offers);
    priors.extend(moves.iter().map(|&mv| {
        let code = codes::of(step, mv);
        let value = offers.iter().find(|(other, _)| Some(u32::from(*other)) == code).map_or(0.0, |(_, mass)| *mass);
        match mv {
            Move::Pass => raw_policy::pass(table.position(), table.setup().komi, value),
            Move::Draw => value + 3.0,
            Move::Card { card } if card.timing() == cardgo::Timing::Before && value > 0.15 => value + 1.0,
            _ => value,
        }
    }));
}
