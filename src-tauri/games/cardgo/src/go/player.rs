//! A player of plain Go: a search with the net whose tree is kept for the next position.

use super::budget::Budget;
use super::milestone_tallies::MilestoneTallies;
use super::move_restrictions::MoveRestrictions;
use super::net_evaluation::NetEvaluator;
use super::owners::{OwnerSums, Owners};
use super::passing::{ends_too_early, may_pass};
use super::points::{code, decode};
use super::select::select;
use super::thought::{Candidate, SearchResult, pass_first};
use super::tree::{Node, NodeId, PositionValue, ROOT, Tree};
use bot::{Cancel, Stopped};
use cardgo::{Point, Position};
use cardgo_net::{SMALLEST, SYMMETRIES};
use game::{Chance, Seat, Seed};
use std::time::Instant;

/// A play with a lower policy isn't considered, except at the root; a search would hardly ever reach it.
const UNLIKELY: f32 = 1e-4;
/// The maximum number of nodes for a search limited by time, 40 bytes each.
const MOST_NODES: usize = 1_500_000;
/// Room for the children that one simulation may add on the largest board.
const NODES_A_SIMULATION: usize = 362;
/// The simulations between two checks of the clock and of whether the search is decided.
const GLANCE: u32 = 8;
/// A win rate below this is hopeless.
const HOPELESS: f64 = 0.08;
/// The maximum length of an expected line, and the minimum number of visits of its plays.
const LONGEST_LINE: usize = 12;
const LEAST_TRIES_IN_LINE: u32 = 3;

/// A player that evaluates positions by the net and keeps its tree between moves.
pub struct Player {
    judge: NetEvaluator,
    /// White's komi, in half points.
    komi: i16,
    tree: Tree,
    /// The position at the root of the tree.
    root: Option<Root>,
    /// The restrictions on the plays.
    barred: MoveRestrictions,
    /// A buffer for the positions on the path.
    position: Position,
    path: Vec<NodeId>,
}

/// The position that is searched.
struct Root {
    position: Position,
    /// A pass would end the game too early, so it isn't considered at the root.
    goes_on: bool,
    /// The sum of the owners in all evaluated positions.
    owners: OwnerSums,
    chance: Chance,
    /// The only play considered here, by its code, if any.
    only: Option<u16>,
    /// What the simulations came to after each play, if that is counted.
    ends: Option<MilestoneTallies>,
}

impl Player {
    /// Creates a player for games with this komi, in half points, with room for searches limited by time.
    #[must_use]
    pub fn new(komi: i16) -> Player {
        Player::with_room(komi, MOST_NODES)
    }

    /// Creates a player with room for one search of that many simulations.
    #[must_use]
    pub fn for_simulations(komi: i16, simulations: u32) -> Player {
        let room = (simulations as usize + 1).saturating_mul(NODES_A_SIMULATION);
        Player::with_room(komi, room.min(MOST_NODES))
    }

    fn with_room(komi: i16, room: usize) -> Player {
        Player {
            judge: NetEvaluator::new(),
            komi,
            tree: Tree::new(room),
            root: None,
            barred: MoveRestrictions::default(),
            position: Position::new(SMALLEST),
            path: Vec::new(),
        }
    }

    /// Returns the maximum memory of the tree, in MiB.
    #[must_use]
    pub fn megabytes(&self) -> f64 {
        (self.tree.room() * Tree::BYTES) as f64 / f64::from(1 << 20)
    }

    /// Makes a position the root; keeps the part of the tree below it if it follows the last root.
    pub(crate) fn begin(&mut self, position: &Position, seed: Seed) {
        let kept = self.root.take().and_then(|old| self.follow(&old.position, position));
        match kept {
            Some(node) => self.tree.keep_below(node),
            None => self.tree.clear(),
        }
        let goes_on = ends_too_early(position, self.komi);
        if goes_on {
            // The old tree below this position includes the pass, so it is dropped.
            self.tree.clear();
        }
        let position = position.clone();
        let (owners, chance) = (OwnerSums::new(), Chance::new(seed));
        self.root = Some(Root { position, goes_on, owners, chance, only: None, ends: None });
    }

    /// Restricts the root to this play.
    pub(crate) fn keep_to(&mut self, play: Option<Point>) {
        self.tree.clear();
        if let Some(root) = &mut self.root {
            root.only = Some(code(play) as u16);
        }
    }

    /// Starts counting the milestones of simulations that matter to `observer`.
    pub(crate) fn count(&mut self, observer: Seat) {
        if let Some(root) = &mut self.root {
            root.ends = Some(MilestoneTallies::new(root.position.board(), observer));
        }
    }

    /// Takes the counted milestones.
    pub(crate) fn take_ends(&mut self) -> Option<MilestoneTallies> {
        self.root.as_mut()?.ends.take()
    }

    /// Adds up to that many simulations to the tree; returns how many were made before a cancellation.
    pub(crate) fn grow(&mut self, simulations: u32, cancel: &Cancel) -> u32 {
        let Some(mut root) = self.root.take() else { return 0 };
        let mut made = 0;
        while made < simulations && !cancel.is_cancelled() {
            self.simulate(&mut root);
            made += 1;
        }
        self.root = Some(root);
        made
    }

    /// Runs one simulation: selection, evaluation, update.
    fn simulate(&mut self, root: &mut Root) {
        self.position.clone_from(&root.position);
        self.path.clear();
        self.path.push(ROOT);
        let mut here = ROOT;
        // The root is a position of the game in progress: passes before it don't end the game.
        while here == ROOT || self.position.passes() < 2 {
            let (first, children) = self.tree.children(here);
            let Some(chosen) =
                select(1.0 - self.tree.node(here).value(), self.tree.node(here).visits, children, |_| false)
            else {
                break;
            };
            match decode(u32::from(children[chosen].play)) {
                Some(point) => {
                    self.position.play(point);
                }
                None => self.position.pass(),
            }
            here = first + chosen as u32;
            self.path.push(here);
        }
        let over = here != ROOT && self.position.passes() >= 2;
        // The value to the side to move here; a node stores that of the side that moved to it.
        let mut worth =
            if over { self.judge.settle(&self.position, self.komi) } else { self.expand(root, here) }.turned();
        if let (Some(ends), Some(&first)) = (&mut root.ends, self.path.get(1)) {
            let (play, owners) = (self.tree.node(first).play, &self.judge.owners);
            ends.add(play.into(), self.position.board().size(), |point| owners.side(point));
        }
        while let Some(node) = self.path.pop() {
            self.tree.add(node, worth);
            worth = worth.turned();
        }
    }

    /// Evaluates the position at a node and gives the node its children.
    fn expand(&mut self, root: &mut Root, here: NodeId) -> PositionValue {
        let symmetry = root.chance.below(u32::from(SYMMETRIES)) as u8;
        let worth = self.judge.judge(&self.position, self.komi, symmetry);
        root.owners.add(&self.judge.owners);
        if !self.tree.children(here).1.is_empty() {
            return worth;
        }
        if let Some(only) = root.only.filter(|_| here == ROOT) {
            self.tree.give(here, &[(only, 1.0)]);
            return worth;
        }
        let (made, turn) = (self.path.len() - 1, self.position.turn());
        if here != ROOT && self.barred.is_empty() {
            self.judge.plays.retain(|&(_, likely)| likely > UNLIKELY);
        }
        let no_pass = here == ROOT && root.goes_on;
        let barred = &self.barred;
        let left_out = |play: u16| no_pass && play == 0 || barred.leaves_out(turn, made, decode(u32::from(play)));
        // If all plays are left out, the restrictions are ignored, because some play must be made.
        if self.judge.plays.iter().any(|&(play, _)| !left_out(play)) {
            self.judge.plays.retain(|&(play, _)| !left_out(play));
        }
        self.tree.give(here, &self.judge.plays);
        worth
    }

    /// Returns the current result of the search.
    pub(crate) fn thought(&self) -> SearchResult {
        let mut candidates = self.candidates();
        if candidates.is_empty() {
            // After a single evaluation no child has visits yet, so the children are listed by their priors.
            candidates = self.candidates_of(usize::MAX);
        }
        let simulations = self.tree.node(ROOT).visits;
        let (mut play, share) = candidates.first().map_or((None, 0.5), |best| (best.play, best.share));
        let mut owners = Owners::default();
        let mut hopeless = false;
        if let Some(root) = &self.root {
            owners = root.owners.means();
            let barred = self.barred.leaves_out(root.position.turn(), 0, None);
            if play.is_some() && !root.goes_on && !barred && may_pass(&root.position, self.komi, &owners) {
                play = None;
                pass_first(&mut candidates, share);
            }
            let begun = root.position.history().len() > usize::from(root.position.board().size());
            hopeless = begun && share < HOPELESS;
        }
        SearchResult { play, share, hopeless, simulations, candidates, owners }
    }

    /// Returns the plays at the root, most visited first; ties go to the higher prior, which is listed first.
    #[must_use]
    pub fn candidates(&self) -> Vec<Candidate> {
        let (first, children) = self.tree.children(ROOT);
        let mut tried: Vec<usize> = (0..children.len()).filter(|&n| children[n].visits > 0).collect();
        tried.sort_by_key(|&n| (std::cmp::Reverse(children[n].visits), n));
        let candidate = |n: usize| Candidate {
            play: decode(u32::from(children[n].play)),
            visits: children[n].visits,
            share: children[n].share(),
            lead: children[n].lead(),
            line: self.line(first + n as u32),
        };
        tried.into_iter().map(candidate).collect()
    }

    /// Returns the node that a play leads to from a node of the tree (0 is the root), and its visits.
    pub(crate) fn after(&self, node: u32, play: Option<Point>) -> Option<(u32, u32)> {
        let next = self.tree.child_that_plays(node, code(play) as u16)?;
        Some((next, self.tree.node(next).visits))
    }

    /// Returns the expected line from a node, beginning with its own play.
    fn line(&self, mut node: NodeId) -> Vec<Option<Point>> {
        let mut line = Vec::new();
        loop {
            line.push(decode(u32::from(self.tree.node(node).play)));
            let (first, children) = self.tree.children(node);
            let next = (0..children.len()).max_by_key(|&n| (children[n].visits, std::cmp::Reverse(n)));
            match next {
                Some(n) if line.len() < LONGEST_LINE && children[n].visits >= LEAST_TRIES_IN_LINE => {
                    node = first + n as u32;
                }
                _ => return line,
            }
        }
    }

    /// Finds the node of a position that follows the root by plays and passes.
    fn follow(&self, old: &Position, new: &Position) -> Option<NodeId> {
        let news = new.history().strip_prefix(old.history())?;
        let mut node = ROOT;
        let mut position = old.clone();
        for &hash in news {
            let played = |node: NodeId, position: &Position| {
                let (first, children) = self.tree.children(node);
                let (board, turn) = (position.board(), position.turn());
                let leads = |child: &Node| {
                    decode(u32::from(child.play)).is_some_and(|point| {
                        board.is_empty(point) && !board.is_suicide(point, turn) && board.hash_after(point, turn) == hash
                    })
                };
                let place = children.iter().position(leads)?;
                Some((first + place as u32, decode(u32::from(children[place].play))?))
            };
            let (next, point) = match played(node, &position) {
                Some(found) => found,
                None => {
                    node = self.tree.child_that_plays(node, 0)?;
                    position.pass();
                    played(node, &position)?
                }
            };
            position.play(point);
            node = next;
        }
        while position.turn() != new.turn() || position.passes() < new.passes() {
            node = self.tree.child_that_plays(node, 0)?;
            position.pass();
        }
        (position.board().hash() == new.board().hash() && position.passes() == new.passes()).then_some(node)
    }

    /// Returns by how many visits the most visited play is ahead of the next.
    pub(crate) fn lead_at_root(&self) -> u32 {
        self.tree.lead_at_root()
    }

    /// Returns whether a search is done: the budget is spent, or no other play can become the choice.
    fn is_over(&self, budget: Budget, made: u32, began: Instant) -> bool {
        let left = budget.limit.left(made, began);
        left == 0 || (budget.early && self.tree.lead_at_root() > left)
    }

    /// Searches for a play and calls `hear` regularly; `hear` may ask for the current
    /// [candidates](Player::candidates_of), and ends the search by returning `false`.
    ///
    /// # Errors
    /// If cancelled.
    pub fn think_aloud(
        &mut self,
        position: &Position,
        budget: Budget,
        seed: Seed,
        cancel: &Cancel,
        hear: &mut dyn FnMut(&Player) -> bool,
    ) -> Result<SearchResult, Stopped> {
        let began = Instant::now();
        self.begin(position, seed);
        for made in 1u32.. {
            if self.grow(1, cancel) == 0 {
                return Err(Stopped::Cancelled);
            }
            if self.is_over(budget, made, began) || (made % GLANCE == 0 && !hear(self)) {
                break;
            }
        }
        Ok(self.thought())
    }

    /// As [`think_aloud`](Player::think_aloud), without a callback.
    ///
    /// # Errors
    /// If cancelled.
    pub fn think(
        &mut self,
        position: &Position,
        budget: Budget,
        seed: Seed,
        cancel: &Cancel,
    ) -> Result<SearchResult, Stopped> {
        self.think_aloud(position, budget, seed, cancel, &mut |_| true)
    }

    /// Returns the plays at the root, most visited first, followed by the most promising unvisited ones so that there
    /// are at least `least`, if possible.
    #[must_use]
    pub fn candidates_of(&self, least: usize) -> Vec<Candidate> {
        let mut candidates = self.candidates();
        let wanted = least.saturating_sub(candidates.len());
        // A node stores the values of the side that moved to it; at the root this is the opponent.
        let root = self.tree.node(ROOT);
        let (share, lead) = (1.0 - root.share(), -root.lead());
        let promised = |child: &Node| {
            let play = decode(u32::from(child.play));
            Candidate { play, visits: 0, share, lead, line: vec![play] }
        };
        // Children are listed by their priors.
        let untried = self.tree.children(ROOT).1.iter().filter(|child| child.visits == 0);
        candidates.extend(untried.take(wanted).map(promised));
        candidates
    }

    /// Sets the restrictions on plays; clears the tree if they change.
    pub fn bar(&mut self, barred: MoveRestrictions) {
        if barred != self.barred {
            self.barred = barred;
            self.forget();
        }
    }

    /// Clears the tree and the root.
    pub fn forget(&mut self) {
        self.tree.clear();
        self.root = None;
    }
}
