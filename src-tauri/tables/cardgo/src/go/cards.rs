//! Go with cards: the search of plain Go, run on whole states of the table.
//!
//! Every simulation has a [deal](Deals) of its own, in which hidden hand and deck are dealt anew; draw, card, target,
//! answer and move are decisions of one tree ([`search`]), in which stones are learnt about as in plain Go, and cards
//! start from an [`opinion`]. Once a simulation leaves the tree the board is played out as ever, under a lasting effect
//! for as long as it lasts ([`restraint`]); cards still held then count for a few points ([`prospects`]). A search may
//! also go on slice by slice ([`growing`]).

mod codes;
mod growing;
mod opinion;
mod prospects;
mod restraint;
mod search;
mod worth;

use super::ends::Ends;
use super::nodes::{Node, NodeId, Presumption, WHOLE};
use super::settings::Settings;
use super::shares;
use crate::CardgoTable;
use crate::milestone::Milestone;
use bot::{Cancel, Candidate, Deals, Effort, Ending, Findings, Foreseen, Stopped, Survey, Tally, TreePlace, Unseen};
use cardgo::{Move, State, Step, View};
use game::{Chance, Seat};
pub(crate) use growing::GrowingDealt;
use opinion::{Hand, Opinion};
use search::Search;
use std::cmp::Reverse;

/// The most nodes of a tree: 32 bytes each.
const MOST_NODES: usize = 1_200_000;
/// How often a search checks whether it is decided, in simulations.
const GLANCE: u32 = 32;

/// What a search with cards has found.
pub(crate) struct Dealt {
    search: Search,
    step: Step,
    /// Whether to pass whatever was tried most.
    passes: bool,
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
        Dealt::search(Search::new(view, effort.iterations, idle, chance), view, deals, effort, chance, cancel)
    }

    /// Looks ahead at what comes of one decision; `None` if it isn't one of those in which stones are placed.
    pub fn foresee(
        view: &View,
        mv: Move,
        effort: Effort,
        chance: &mut Chance,
        cancel: &Cancel,
    ) -> Result<Option<Foreseen<CardgoTable>>, Stopped> {
        let search = Search::new(view, effort.iterations, None, chance);
        let Some(code) = codes::of(view.table().step(), mv).filter(|_| search.nodes.claim(NodeId::ROOT)) else {
            return Ok(None);
        };
        search.nodes.give(NodeId::ROOT, &[(code, Presumption { weight: 2, won: 1 })]);
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
        search.ends = effort.counts.then(|| Ends::new(&search.start.board, search.observer));
        for done in 0..effort.iterations {
            if cancel.is_cancelled() {
                return Err(Stopped::Cancelled);
            }
            let looks = effort.ending == Ending::WhenDecided && done % GLANCE == 0;
            if looks && search.nodes.lead_at_root() > effort.iterations - done {
                break;
            }
            search.simulate(deals, chance);
        }
        Ok(Dealt::conclude(search, view.table().step()))
    }

    /// What a search has found in a decision of that step.
    fn conclude(search: Search, step: Step) -> Dealt {
        let mut dealt = Dealt { search, step, passes: false };
        dealt.settle();
        dealt
    }

    /// Whether to pass is looked at anew.
    fn settle(&mut self) {
        let Dealt { search, step, passes } = self;
        *passes = *step == Step::Turn && !search.goes_on && search.start.may_pass(&search.tally.owners());
    }

    fn child(&self, place: TreePlace, step: Step, mv: Move) -> Option<NodeId> {
        self.search.nodes.child_that_plays(NodeId::at(place.0), codes::of(step, mv)?)
    }
}

impl Findings<CardgoTable> for Dealt {
    fn observer(&self) -> Seat {
        self.search.observer
    }

    fn ranked(&self) -> Vec<Candidate<Move>> {
        let (_, children) = self.search.nodes.children(NodeId::ROOT);
        let mut tried: Vec<&Node> = children.iter().filter(|child| child.visits() > 0).collect();
        // Ties go to the better, then to the earlier listed.
        tried.sort_by_key(|child| {
            let pass = self.passes && child.play() == 0;
            (Reverse(pass), Reverse(child.visits()), Reverse(child.won()))
        });
        let mut ranked: Vec<_> = tried
            .into_iter()
            .map(|child| Candidate {
                mv: codes::decision(self.step, child.play()),
                visits: child.visits(),
                share: f64::from(child.won()) / f64::from(WHOLE) / f64::from(child.visits()),
                result: child.lead(),
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
        Some(TreePlace(node.number()))
    }

    fn tries(&self, place: TreePlace, state: &State, mv: Move) -> Option<u32> {
        let child = self.child(place, state.table().step(), mv)?;
        Some(self.search.nodes.node(child).visits())
    }

    fn tally(&self, mv: Move) -> Option<&Tally<Milestone>> {
        self.search.ends.as_ref()?.of(codes::of(self.step, mv)?)
    }

    fn survey(&self) -> Option<Survey> {
        shares::survey(self, self.search.start.board.size(), |point| self.search.tally.owner(point))
    }
}

/// How each of `moves` looks to the seat to move while stones are placed and cards are in play. A card that doesn't
/// take the move's place goes before any move if it is any good.
pub(crate) fn priors(state: &State, moves: &[Move], priors: &mut Vec<f32>) {
    let table = state.table();
    let step = table.step();
    let mut offers = Vec::new();
    // What shows at a glance: a look ahead presumes more.
    let settings = Settings { learnt: None, ..Settings::default() };
    let mut opinion = Opinion::new(settings, table.position().board().size());
    opinion.of(state, Hand::Known, &mut offers);
    priors.extend(moves.iter().map(|&mv| {
        let code = codes::of(step, mv);
        let offer = offers.iter().find(|(other, _)| Some(*other) == code);
        let value = offer.map_or(0.0, |(_, presumed)| presumed.won as f32 / presumed.weight as f32);
        match mv {
            Move::Pass => super::glance::pass(table.position(), table.setup().komi),
            Move::Draw => value + 1.0,
            Move::Card { card } if card.timing() == cardgo::Timing::Before && value > 0.5 => value + 1.0,
            _ => value,
        }
    }));
}
