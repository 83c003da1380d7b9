//! Information-set Monte Carlo tree search for a single observer.
//!
//! Each iteration draws a [determinization](DeterminizationSource) of the view, descends the tree along moves that are legal in it,
//! adds one node (plus any following nodes that leave no choice), plays on by the game's playout policy as far as its
//! horizon, and adds the value of the final state to every node on the path. Nodes stand for what the searching seat
//! can tell apart: a move by its [observation key](SearchModel::observation_key), and what chance
//! [reveals](SearchModel::revealed) after it.
//!
//! Selection is PUCT: the mean value plus a bonus of prior × √(times available) ÷ (1 + visits). It needs no logarithm,
//! whose last bit differs between platforms; square root and division are exact everywhere.

use crate::cancel::{Cancel, Stopped};
use crate::decay::decay;
use crate::determinizations::{DeterminizationSource, ViewDeterminizations};
use crate::evaluate::{Effort, SearchModel, StopRule, Think};
use crate::search_results::{Candidate, SearchResults, SingleMoveSearch, TreePlace};
use crate::tally::Tally;
use crate::tree::{NodeId, Tree};
use game::{Chance, EventSink, Seat, Silent};
use std::cmp::Ordering;

/// From this many visits on, a node counts how often each move of the other seats is available.
const COUNTED: u32 = 8;
/// The number of iterations between two checks whether the best move can still be overtaken.
const GLANCE: u32 = 32;

impl<G: SearchModel> Think for G {
    fn think_in(
        _view: &G::View,
        deals: &dyn DeterminizationSource<G>,
        effort: Effort,
        chance: &mut Chance,
        cancel: &Cancel,
    ) -> Result<Box<dyn SearchResults<G>>, Stopped> {
        Ok(Box::new(search::<G>(deals, None, effort, chance, cancel)?))
    }

    fn foresee(
        view: &G::View,
        mv: G::Move,
        effort: Effort,
        chance: &mut Chance,
        cancel: &Cancel,
    ) -> Result<Option<SingleMoveSearch<G>>, Stopped> {
        let found = search::<G>(&ViewDeterminizations::<G>(view), Some(mv), effort, chance, cancel)?;
        let candidate = found.ranked().first().copied();
        Ok(candidate.map(|candidate| SingleMoveSearch { candidate, tally: found.tally(mv).cloned() }))
    }
}

/// Searches in the determinizations of `deals`: all moves, or only the move `only`.
fn search<G: SearchModel>(
    deals: &dyn DeterminizationSource<G>,
    only: Option<G::Move>,
    effort: Effort,
    chance: &mut Chance,
    cancel: &Cancel,
) -> Result<Search<G>, Stopped> {
    let start = deals.deal(chance);
    let observer = G::to_move(&start).ok_or(Stopped::NothingToDecide)?;
    let mut search = Search::<G>::new(start, observer);
    search.root.retain(|offer| only.is_none_or(|only| offer.mv == only));
    search.notes = effort.counts.then(|| Notes::new(search.root.len()));
    for done in 0..effort.iterations {
        if cancel.is_cancelled() {
            return Err(Stopped::Cancelled);
        }
        if effort.ending == StopRule::WhenDecided && done % GLANCE == 0 && search.decided(effort.iterations - done) {
            break;
        }
        search.iterate(deals, chance);
    }
    Ok(search)
}

/// A move at a node, available in the current determinization.
#[derive(Clone, Copy)]
struct Offer<M> {
    key: u32,
    mv: M,
    prior: f32,
    child: Option<NodeId>,
}

/// Statistics on the games of a search.
struct Notes<G: SearchModel> {
    /// The milestones reached after each move of the root.
    tallies: Vec<Tally<G::Milestone>>,
    /// The events of the current iteration.
    story: Story<G::Event>,
    // A buffer, reused to avoid allocations.
    reached: Vec<G::Milestone>,
}

/// The events of an iteration without sums, which would be most of the work. Milestones follow from the other events.
struct Story<E>(Vec<E>);

impl<E> EventSink<E> for Story<E> {
    fn record(&mut self, event: impl FnOnce() -> E) {
        self.0.push(event());
    }

    #[inline]
    fn sum_up(&mut self, _event: impl FnOnce() -> E) {}
}

impl<G: SearchModel> Notes<G> {
    fn new(moves: usize) -> Self {
        Notes { tallies: vec![Tally::default(); moves], story: Story(Vec::new()), reached: Vec::new() }
    }
}

/// A search, in progress or finished.
struct Search<G: SearchModel> {
    observer: Seat,
    /// The first determinization, which serves as the initial state of all iterations.
    start: G::State,
    tree: Tree,
    /// The moves of the searching seat, which are the same in every determinization.
    root: Vec<Offer<G::Move>>,
    /// The nodes of the current path, each with the seat that moved there, or `None` for chance nodes.
    path: Vec<(NodeId, Option<Seat>)>,
    /// Statistics on the games, or `None` if the caller did not ask for them.
    notes: Option<Notes<G>>,
    // Buffers, reused to avoid allocations.
    moves: Vec<G::Move>,
    priors: Vec<f32>,
    offers: Vec<Offer<G::Move>>,
}

impl<G: SearchModel> Search<G> {
    fn new(start: G::State, observer: Seat) -> Self {
        let mut search: Search<G> = Search {
            observer,
            start,
            tree: Tree::new(),
            root: Vec::new(),
            path: Vec::new(),
            notes: None,
            moves: Vec::new(),
            priors: Vec::new(),
            offers: Vec::new(),
        };
        let first = search.start.clone();
        search.list_offers(&first, observer);
        for offer in &mut search.offers {
            offer.child = Some(search.tree.child_or_new(Tree::ROOT, offer.key));
        }
        search.root = search.offers.clone();
        search
    }

    /// Runs one iteration: draws a determinization, descends, plays on, and adds the value to the nodes of the path.
    fn iterate(&mut self, deals: &dyn DeterminizationSource<G>, chance: &mut Chance) {
        let mut state = deals.deal(chance);
        self.path.clear();
        self.path.push((Tree::ROOT, None));
        self.descend(&mut state);
        self.play_on(&mut state, chance);
        self.note(&state);
        let worth = G::appraise(&self.start, &state);
        let result = f64::from(worth.result[self.observer.index()]);
        for &(id, mover) in &self.path {
            let node = self.tree.node_mut(id);
            node.visits += 1;
            if let Some(seat) = mover {
                node.share += f64::from(worth.share[seat.index()]);
                node.result += result;
            }
        }
    }

    /// Carries out a move and records its events if statistics are collected.
    #[inline]
    fn carry_out(&mut self, state: &mut G::State, mv: G::Move) {
        match &mut self.notes {
            None => G::apply(state, mv, &mut Silent),
            Some(notes) => G::apply(state, mv, &mut notes.story),
        }
    }

    /// Adds the milestones of the iteration that ended in `end` to the statistics.
    fn note(&mut self, end: &G::State) {
        let Some(notes) = &mut self.notes else { return };
        // The first element of the path is the root.
        let made = self.path.get(1).and_then(|(id, _)| self.root.iter().position(|offer| offer.child == Some(*id)));
        if let Some(made) = made {
            G::milestones(&self.start, &notes.story.0, end, self.observer, &mut notes.reached);
            notes.tallies[made].add(&notes.reached);
        }
        notes.story.0.clear();
        notes.reached.clear();
    }

    /// Descends the tree until it reaches a new node, the end of the game or the horizon.
    fn descend(&mut self, state: &mut G::State) {
        let mut node = Tree::ROOT;
        while let Some(seat) = G::to_move(state)
            && (node == Tree::ROOT || !G::horizon(&self.start, state))
        {
            if node == Tree::ROOT {
                self.offers.clone_from(&self.root);
            } else {
                self.list_offers(state, seat);
                self.find_children(node, seat);
            }
            let Some(offer) = self.select(node, seat) else { return };
            let only = self.offers.len() == 1;
            let child = self.tree.child_or_new(node, offer.key);
            self.path.push((child, Some(seat)));
            self.carry_out(state, offer.mv);
            // A move without alternatives belongs to the decision before it, so the descent continues: a separate
            // iteration for its node would give no information.
            if self.tree.node(child).visits == 0 && !only {
                return;
            }
            node = child;
            if let Some(revealed) = G::revealed(offer.mv, state, self.observer) {
                node = self.tree.chance_child_or_new(child, revealed);
                self.path.push((node, None));
            }
        }
    }

    /// Plays on from a new node by the game's playout policy.
    fn play_on(&mut self, state: &mut G::State, chance: &mut Chance) {
        for _ in 0..G::ROLLOUT {
            if G::to_move(state).is_none() || G::horizon(&self.start, state) {
                return;
            }
            self.list_moves(state);
            let mv = match self.moves[..] {
                [] => return,
                [only] => only,
                _ => {
                    self.priors.clear();
                    G::rollout(state, &self.moves, &mut self.priors, chance)
                }
            };
            self.carry_out(state, mv);
        }
    }

    /// Fills `moves` with the legal moves of the seat to move, less the [forborne](crate::Evaluate::forborne) one.
    fn list_moves(&mut self, state: &G::State) {
        self.moves.clear();
        G::legal_moves(state, &mut self.moves);
        if self.moves.len() > 1
            && let Some(unwanted) = G::forborne(state)
        {
            self.moves.retain(|&mv| mv != unwanted);
        }
    }

    /// Fills `offers` with the moves of `seat` and their priors. Moves that the observer can't tell apart form one
    /// offer, represented by the move with the best prior.
    fn list_offers(&mut self, state: &G::State, seat: Seat) {
        self.list_moves(state);
        self.priors.clear();
        G::priors(state, &self.moves, &mut self.priors);
        let most = self.priors.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        self.offers.clear();
        let mut total = 0.0;
        for (&mv, &own) in self.moves.iter().zip(&self.priors) {
            let prior = decay((most - own) / G::SPREAD);
            let key = G::observation_key(state, mv, self.observer);
            total += prior;
            if seat != self.observer
                && let Some(alike) = self.offers.iter_mut().find(|offer| offer.key == key)
            {
                if prior > alike.prior {
                    alike.mv = mv;
                }
                alike.prior = alike.prior.max(prior);
                continue;
            }
            self.offers.push(Offer { key, mv, prior, child: None });
        }
        for offer in &mut self.offers {
            offer.prior /= total;
        }
    }

    /// Finds the child node of each offer. The offers of other seats differ between determinizations, so at an often
    /// visited node each offer gets a child as soon as it occurs, to count how often it is available; at other nodes
    /// that would waste memory.
    fn find_children(&mut self, node: NodeId, seat: Seat) {
        let counted = seat != self.observer && self.tree.node(node).visits >= COUNTED;
        for offer in &mut self.offers {
            offer.child =
                if counted { Some(self.tree.child_or_new(node, offer.key)) } else { self.tree.child(node, offer.key) };
        }
    }

    /// Returns the offer with the highest sum of mean and bonus for the seat that moves.
    fn select(&mut self, node: NodeId, seat: Seat) -> Option<Offer<G::Move>> {
        // The observer's own moves are available in every determinization; the availability of others' moves is
        // counted.
        let own = (seat == self.observer).then(|| (self.tree.node(node).visits as f32).sqrt());
        let (mut share, mut visits) = (0.0, 0);
        for child in self.offers.iter().filter_map(|offer| offer.child) {
            let child = self.tree.node_mut(child);
            child.available += 1;
            share += child.share;
            visits += child.visits;
        }
        let untried = if visits == 0 { 0.0 } else { (share / f64::from(visits)) as f32 };
        let mut best = None;
        for &offer in &self.offers {
            let (mean, available, tries) = match offer.child.map(|child| *self.tree.node(child)) {
                Some(child) if child.visits > 0 => {
                    ((child.share / f64::from(child.visits)) as f32, child.available, child.visits)
                }
                Some(child) => (untried, child.available, 0),
                None => (untried, 1, 0),
            };
            let root = own.unwrap_or_else(|| (available as f32).sqrt());
            let value = mean + G::EXPLORATION * offer.prior * root / (1.0 + tries as f32);
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, offer));
            }
        }
        best.map(|(_, offer)| offer)
    }

    /// Whether the most visited move stays so after `left` more iterations, whatever their results.
    fn decided(&self, left: u32) -> bool {
        let (mut first, mut second) = (0, 0);
        for child in self.root.iter().filter_map(|offer| offer.child) {
            let visits = self.tree.node(child).visits;
            if visits > first {
                (first, second) = (visits, first);
            } else if visits > second {
                second = visits;
            }
        }
        first - second > left
    }
}

impl<G: SearchModel> SearchResults<G> for Search<G> {
    fn observer(&self) -> Seat {
        self.observer
    }

    /// Ordered by visits, then by win rate, then by the order of listing.
    fn ranked(&self) -> Vec<Candidate<G::Move>> {
        let mut candidates: Vec<_> = self
            .root
            .iter()
            .filter_map(|offer| {
                let node = self.tree.node(offer.child?);
                let tries = f64::from(node.visits.max(1));
                Some(Candidate {
                    mv: offer.mv,
                    visits: node.visits,
                    share: node.share / tries,
                    result: node.result / tries,
                })
            })
            .collect();
        candidates.sort_by(|a, b| {
            b.visits.cmp(&a.visits).then_with(|| b.share.partial_cmp(&a.share).unwrap_or(Ordering::Equal))
        });
        candidates
    }

    fn beginning(&self) -> TreePlace {
        Tree::ROOT.place()
    }

    fn follow(&self, place: TreePlace, before: &G::State, mv: G::Move, after: &G::State) -> Option<TreePlace> {
        let child = self.tree.child(NodeId::at(place), G::observation_key(before, mv, self.observer))?;
        match G::revealed(mv, after, self.observer) {
            Some(revealed) => self.tree.chance_child(child, revealed).map(NodeId::place),
            None => Some(child.place()),
        }
    }

    fn tries(&self, place: TreePlace, state: &G::State, mv: G::Move) -> Option<u32> {
        let child = self.tree.child(NodeId::at(place), G::observation_key(state, mv, self.observer))?;
        Some(self.tree.node(child).visits)
    }

    fn tally(&self, mv: G::Move) -> Option<&Tally<G::Milestone>> {
        let made = self.root.iter().position(|offer| offer.mv == mv)?;
        self.notes.as_ref().map(|notes| &notes.tallies[made])
    }
}
