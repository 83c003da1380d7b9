//! Look-ahead: information-set Monte Carlo tree search for a single observer.
//!
//! Each iteration takes a [deal](Deals) that looks like the view, walks down the tree along moves that exist in it, adds
//! one node (plus any after it that leave no choice), plays on by the table's rollout policy as far as its horizon, and
//! adds the appraisal to every node on the way. Nodes stand for what the searching seat can tell apart: a move by its
//! [observation key](SearchModel::observation_key), and what chance [reveals](SearchModel::revealed) after it.
//!
//! Selection is PUCT: mean share plus a bonus of prior × √(times available) ÷ (1 + visits). It needs no logarithm,
//! whose last bit differs between platforms; square root and division are exact everywhere.

use crate::cancel::{Cancel, Stopped};
use crate::deals::{Deals, Unseen};
use crate::decay::decay;
use crate::evaluate::{Effort, Ending, SearchModel, Think};
use crate::findings::{Candidate, Findings, Foreseen, TreePlace};
use crate::tally::Tally;
use crate::tree::{NodeId, Tree};
use game::{Chance, EventSink, Seat, Silent};
use std::cmp::Ordering;

/// From this many visits on, a node counts how often each of the other seats' moves is available.
const COUNTED: u32 = 8;
/// How often, in iterations, a search checks whether its best move can still be overtaken.
const GLANCE: u32 = 32;

impl<G: SearchModel> Think for G {
    fn think_in(
        _view: &G::View,
        deals: &dyn Deals<G>,
        effort: Effort,
        chance: &mut Chance,
        cancel: &Cancel,
    ) -> Result<Box<dyn Findings<G>>, Stopped> {
        Ok(Box::new(search::<G>(deals, None, effort, chance, cancel)?))
    }

    fn foresee(
        view: &G::View,
        mv: G::Move,
        effort: Effort,
        chance: &mut Chance,
        cancel: &Cancel,
    ) -> Result<Option<Foreseen<G>>, Stopped> {
        let found = search::<G>(&Unseen::<G>(view), Some(mv), effort, chance, cancel)?;
        let candidate = found.ranked().first().copied();
        Ok(candidate.map(|candidate| Foreseen { candidate, tally: found.tally(mv).cloned() }))
    }
}

/// Searches in `deals` among all moves, or just what the move `only` leads to.
fn search<G: SearchModel>(
    deals: &dyn Deals<G>,
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
        if effort.ending == Ending::WhenDecided && done % GLANCE == 0 && search.decided(effort.iterations - done) {
            break;
        }
        search.iterate(deals, chance);
    }
    Ok(search)
}

/// A move at a node, available in the current deal.
#[derive(Clone, Copy)]
struct Offer<M> {
    key: u32,
    mv: M,
    prior: f32,
    child: Option<NodeId>,
}

/// What a search notes down of its games.
struct Notes<G: SearchModel> {
    /// What came of each of the root's moves.
    tallies: Vec<Tally<G::Milestone>>,
    /// What has happened in the current iteration.
    story: Story<G::Event>,
    // A buffer, reused to avoid allocations.
    reached: Vec<G::Milestone>,
}

/// The events of an iteration, without sums: they would be most of the work, and milestones follow from the rest.
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

/// A search, under way or finished.
struct Search<G: SearchModel> {
    observer: Seat,
    /// The first deal, which stands for the start of all of them.
    start: G::State,
    tree: Tree,
    /// The searching seat's moves, the same in every deal.
    root: Vec<Offer<G::Move>>,
    /// The nodes on the current path, with the seat that moved there; chance nodes have none.
    path: Vec<(NodeId, Option<Seat>)>,
    /// What the games come to, if that is asked.
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

    /// One deal, from the root to the appraisal and back.
    fn iterate(&mut self, deals: &dyn Deals<G>, chance: &mut Chance) {
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

    /// Carries out a move, listening only if somebody will ask what happened.
    #[inline]
    fn carry_out(&mut self, state: &mut G::State, mv: G::Move) {
        match &mut self.notes {
            None => G::apply(state, mv, &mut Silent),
            Some(notes) => G::apply(state, mv, &mut notes.story),
        }
    }

    /// Notes what the iteration that ended at `end` came to.
    fn note(&mut self, end: &G::State) {
        let Some(notes) = &mut self.notes else { return };
        // The path begins with the root.
        let made = self.path.get(1).and_then(|(id, _)| self.root.iter().position(|offer| offer.child == Some(*id)));
        if let Some(made) = made {
            G::milestones(&self.start, &notes.story.0, end, self.observer, &mut notes.reached);
            notes.tallies[made].add(&notes.reached);
        }
        notes.story.0.clear();
        notes.reached.clear();
    }

    /// Walks down the tree until it reaches a new node, the end of the game or the horizon.
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
            // A move without alternatives belongs to the decision before it: a node for it alone teaches nothing.
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

    /// Plays on from a new node by the table's rollout policy.
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

    /// Fills `moves` with the moves that the seat to move would consider.
    fn list_moves(&mut self, state: &G::State) {
        self.moves.clear();
        G::legal_moves(state, &mut self.moves);
        if self.moves.len() > 1
            && let Some(unwanted) = G::forborne(state)
        {
            self.moves.retain(|&mv| mv != unwanted);
        }
    }

    /// Fills `offers` with the moves of `seat` and their priors. Moves that look alike to the observer are one offer:
    /// the one with the best prior stands for all.
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

    /// Finds the children that the offers lead to. Other seats' offers differ from deal to deal, so at an often visited
    /// node each gets a child as soon as it is seen, to count how often it is available; elsewhere that would waste
    /// memory.
    fn find_children(&mut self, node: NodeId, seat: Seat) {
        let counted = seat != self.observer && self.tree.node(node).visits >= COUNTED;
        for offer in &mut self.offers {
            offer.child =
                if counted { Some(self.tree.child_or_new(node, offer.key)) } else { self.tree.child(node, offer.key) };
        }
    }

    /// The offer with the best sum of mean and bonus for the seat that moves.
    fn select(&mut self, node: NodeId, seat: Seat) -> Option<Offer<G::Move>> {
        // The observer's own moves are available in every deal; the availability of others' is counted.
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

    /// Whether the most visited move stays so, whatever `left` more iterations bring.
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

impl<G: SearchModel> Findings<G> for Search<G> {
    fn observer(&self) -> Seat {
        self.observer
    }

    /// Most visited first; ties by the better share, then by the order of listing.
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
