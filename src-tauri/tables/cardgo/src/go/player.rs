//! Searching a position by the net, with the tree kept for the next one.

use super::barred::Barred;
use super::budget::Budget;
use super::ends::Ends;
use super::judge::Judge;
use super::owners::{OwnerSums, Owners};
use super::passing::{ends_too_early, may_pass};
use super::points::{code, decode};
use super::select::select;
use super::thought::{Candidate, Thought, pass_first};
use super::tree::{Node, NodeId, ROOT, Tree, Worth};
use bot::{Cancel, Stopped};
use cardgo::{Point, Position};
use cardgo_net::{SMALLEST, SYMMETRIES};
use game::{Chance, Seat, Seed};
use std::time::Instant;

/// A play less likely than this isn't considered but at the root: nobody would come to try it.
const UNLIKELY: f32 = 1e-4;
/// The nodes of a player who searches by time: 40 bytes each.
const MOST_NODES: usize = 1_500_000;
/// Room for the children that a simulation may bring, on the largest board.
const NODES_A_SIMULATION: usize = 362;
/// How often a search looks at the clock, and whether it is decided, in simulations.
const GLANCE: u32 = 8;
/// A share below this is hopeless.
const HOPELESS: f64 = 0.08;
/// The longest line expected, and how often its plays were tried.
const LONGEST_LINE: usize = 12;
const LEAST_TRIES_IN_LINE: u32 = 3;

/// A player that asks the net about every position it thinks of, and remembers what it has thought.
pub struct Player {
    judge: Judge,
    /// White's, in half points.
    komi: i16,
    tree: Tree,
    /// The tree's root.
    root: Option<Root>,
    /// What isn't considered.
    barred: Barred,
    /// Positions on the way, reused.
    position: Position,
    path: Vec<NodeId>,
}

/// A position that is searched.
struct Root {
    position: Position,
    /// A pass would end the game while there is still something to play for: it isn't considered.
    goes_on: bool,
    /// Whose the points were in all positions judged.
    owners: OwnerSums,
    chance: Chance,
    /// Nothing but this play is considered here, as the tree stores it.
    only: Option<u16>,
    /// What its simulations came to after each play, if that is asked.
    ends: Option<Ends>,
}

impl Player {
    /// A player of games with this komi, in half points, who remembers as much as memory for searches by time allows.
    #[must_use]
    pub fn new(komi: i16) -> Player {
        Player::with_room(komi, MOST_NODES)
    }

    /// A player who remembers enough for one search of so many simulations.
    #[must_use]
    pub fn for_simulations(komi: i16, simulations: u32) -> Player {
        let room = (simulations as usize + 1).saturating_mul(NODES_A_SIMULATION);
        Player::with_room(komi, room.min(MOST_NODES))
    }

    fn with_room(komi: i16, room: usize) -> Player {
        Player {
            judge: Judge::new(),
            komi,
            tree: Tree::new(room),
            root: None,
            barred: Barred::default(),
            position: Position::new(SMALLEST),
            path: Vec::new(),
        }
    }

    /// How much memory the tree takes at most.
    #[must_use]
    pub fn megabytes(&self) -> f64 {
        (self.tree.room() * Tree::BYTES) as f64 / f64::from(1 << 20)
    }

    /// Makes a position the root, with what is known of it if it goes on from the last one.
    pub(crate) fn begin(&mut self, position: &Position, seed: Seed) {
        let kept = self.root.take().and_then(|old| self.follow(&old.position, position));
        match kept {
            Some(node) => self.tree.keep_below(node),
            None => self.tree.clear(),
        }
        let goes_on = ends_too_early(position, self.komi);
        if goes_on {
            // A root that passes was searched with what it leads to.
            self.tree.clear();
        }
        let position = position.clone();
        let (owners, chance) = (OwnerSums::new(), Chance::new(seed));
        self.root = Some(Root { position, goes_on, owners, chance, only: None, ends: None });
    }

    /// From now on nothing but this play is considered at the root.
    pub(crate) fn keep_to(&mut self, play: Option<Point>) {
        self.tree.clear();
        if let Some(root) = &mut self.root {
            root.only = Some(code(play) as u16);
        }
    }

    /// From now on it counts what simulations come to that matters to `observer`.
    pub(crate) fn count(&mut self, observer: Seat) {
        if let Some(root) = &mut self.root {
            root.ends = Some(Ends::new(root.position.board(), observer));
        }
    }

    /// What was counted.
    pub(crate) fn take_ends(&mut self) -> Option<Ends> {
        self.root.as_mut()?.ends.take()
    }

    /// Adds up to so many simulations to the tree; returns how many were made before it was interrupted.
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

    /// One simulation: down the tree, a judgement, and back up.
    fn simulate(&mut self, root: &mut Root) {
        self.position.clone_from(&root.position);
        self.path.clear();
        self.path.push(ROOT);
        let mut here = ROOT;
        // The root is a position of the game: passes before it end nothing.
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
        // What the side to move may expect here; a node is seen by whoever has moved there.
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

    /// Judges the position at a node and gives the node its children.
    fn expand(&mut self, root: &mut Root, here: NodeId) -> Worth {
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
        // Where everything is left out, nothing is: somebody has to play.
        if self.judge.plays.iter().any(|&(play, _)| !left_out(play)) {
            self.judge.plays.retain(|&(play, _)| !left_out(play));
        }
        self.tree.give(here, &self.judge.plays);
        worth
    }

    /// What has come out of the search so far.
    pub(crate) fn thought(&self) -> Thought {
        let mut candidates = self.candidates();
        if candidates.is_empty() {
            // After a single look nothing was tried yet: how likely plays are is all there is to say.
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
        Thought { play, share, hopeless, simulations, candidates, owners }
    }

    /// The plays at the root, most tried first; ties go to the likelier, as they are listed.
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

    /// Where a play has led from a node of the tree (0 is the root), and how often it was tried.
    pub(crate) fn after(&self, node: u32, play: Option<Point>) -> Option<(u32, u32)> {
        let next = self.tree.child_that_plays(node, code(play) as u16)?;
        Some((next, self.tree.node(next).visits))
    }

    /// The line expected from a node on, its own play first.
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

    /// The node of a position that goes on from the root by plays and passes.
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

    /// By how many simulations the most tried play is ahead of the next.
    pub(crate) fn lead_at_root(&self) -> u32 {
        self.tree.lead_at_root()
    }

    /// Whether a search is at its end: the budget is spent, or no other play can become the choice.
    fn is_over(&self, budget: Budget, made: u32, began: Instant) -> bool {
        let left = budget.limit.left(made, began);
        left == 0 || (budget.early && self.tree.lead_at_root() > left)
    }

    /// Thinks about what to play, for somebody who listens: `hear` is called every now and then, may ask for the
    /// [candidates](Player::candidates_of) by then, and ends the search by `false`.
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
    ) -> Result<Thought, Stopped> {
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

    /// The same where nobody listens.
    ///
    /// # Errors
    /// If cancelled.
    pub fn think(
        &mut self,
        position: &Position,
        budget: Budget,
        seed: Seed,
        cancel: &Cancel,
    ) -> Result<Thought, Stopped> {
        self.think_aloud(position, budget, seed, cancel, &mut |_| true)
    }

    /// The plays at the root, the most tried first, and with the most promising of those not tried yet so many if there
    /// can be.
    #[must_use]
    pub fn candidates_of(&self, least: usize) -> Vec<Candidate> {
        let mut candidates = self.candidates();
        let wanted = least.saturating_sub(candidates.len());
        // A node is seen by whoever has moved there: the root by the opponent.
        let root = self.tree.node(ROOT);
        let (share, lead) = (1.0 - root.share(), -root.lead());
        let promised = |child: &Node| {
            let play = decode(u32::from(child.play));
            Candidate { play, visits: 0, share, lead, line: vec![play] }
        };
        // Children are listed by how likely they are.
        let untried = self.tree.children(ROOT).1.iter().filter(|child| child.visits == 0);
        candidates.extend(untried.take(wanted).map(promised));
        candidates
    }

    /// Leaves plays out from now on; forgets what it has thought if that changes.
    pub fn bar(&mut self, barred: Barred) {
        if barred != self.barred {
            self.barred = barred;
            self.forget();
        }
    }

    /// Forgets what it has thought so far.
    pub fn forget(&mut self) {
        self.tree.clear();
        self.root = None;
    }
}
