//! The tree's memory: nodes in one preallocated list, all of atomics, so that threads grow one tree without a lock.
//!
//! A node stands for a play, seen by whoever makes it; its children lie side by side. Statistics are whole numbers:
//! shares of the win in [`WHOLE`]ths. With one thread everything is exact and reproducible. With more, an update may
//! get lost where two threads meet, which matters no more than one playout among thousands.

use super::points;
use cardgo::Point;
use std::sync::atomic::{AtomicU32, Ordering};

/// What a whole win counts.
pub(super) const WHOLE: u32 = 1_024;

/// A node, by its place in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NodeId(u32);

impl NodeId {
    /// The root.
    pub const ROOT: NodeId = NodeId(0);

    /// The node of a number.
    pub fn at(number: u32) -> NodeId {
        NodeId(number)
    }

    /// Its number.
    pub fn number(self) -> u32 {
        self.0
    }
}

/// The children of a node that has none yet.
const CHILDLESS: u32 = 0;
/// The children of a node that a thread is giving some.
const UNDER_WAY: u32 = u32::MAX;

/// A play and what is known of it. 32 bytes.
#[derive(Debug, Default)]
pub(super) struct Node {
    /// What is played: a point's index, or 0 (the edge) for a pass; and how many children there are.
    play_and_family: AtomicU32,
    /// Where the children start.
    children: AtomicU32,
    /// Simulations through it.
    visits: AtomicU32,
    /// Shares won in them, of whoever makes the play.
    won: AtomicU32,
    /// Simulations above it in which the play was made later.
    later_visits: AtomicU32,
    /// Shares won in them.
    later_won: AtomicU32,
    /// What is presumed before any visit: weight in visits, and shares won.
    presumed: AtomicU32,
    /// Points by which those simulations were won, in all, wrapping.
    lead: AtomicU32,
}

/// A bare copy of a node, to move it.
#[derive(Clone, Copy, Debug, Default)]
struct Kept {
    play_and_family: u32,
    children: u32,
    numbers: [u32; 6],
}

/// What is presumed of a play before it is tried.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Presumption {
    /// How many visits it weighs.
    pub weight: u32,
    /// How many of them are won.
    pub won: u32,
}

/// A play as the tree stores it.
pub(crate) fn code(play: Option<Point>) -> u32 {
    play.map_or(0, |point| point.index() as u32)
}

/// The play that the tree stores as this code.
#[inline]
pub(super) fn decode(code: u32) -> Option<Point> {
    (code != 0).then(|| points::at(code))
}

#[inline]
fn get(number: &AtomicU32) -> u32 {
    number.load(Ordering::Relaxed)
}

#[inline]
fn add(number: &AtomicU32, more: u32) {
    // Cheaper than an atomic addition; an update lost between threads is affordable.
    number.store(get(number).wrapping_add(more), Ordering::Relaxed);
}

impl Node {
    /// What is played here: a point's index, or 0 for a pass.
    #[inline]
    pub fn play(&self) -> u32 {
        get(&self.play_and_family) & 0xffff
    }

    /// Simulations through it, those under way included.
    #[inline]
    pub fn visits(&self) -> u32 {
        get(&self.visits)
    }

    /// Shares won in them, in [`WHOLE`]ths.
    #[inline]
    pub fn won(&self) -> u32 {
        get(&self.won)
    }

    /// Points by which they were won on average, by whoever makes the play.
    pub fn lead(&self) -> f64 {
        f64::from(get(&self.lead) as i32) / f64::from(self.visits().max(1))
    }

    /// In how many simulations the play was made later, and the shares won in them.
    #[inline]
    pub fn later(&self) -> (u32, u32) {
        (get(&self.later_visits), get(&self.later_won))
    }

    /// What is presumed of it; `None` if it is forbidden.
    #[inline]
    pub fn presumed(&self) -> Option<Presumption> {
        let both = get(&self.presumed);
        (both != u32::MAX).then_some(Presumption { weight: both >> 16, won: both & 0xffff })
    }

    /// Rules it out for ever: the play would repeat a position.
    pub fn forbid(&self) {
        self.presumed.store(u32::MAX, Ordering::Relaxed);
    }

    /// A simulation goes through it: until its result is known it counts as lost (virtual loss), which sends other
    /// threads elsewhere.
    #[inline]
    pub fn enter(&self) {
        add(&self.visits, 1);
    }

    /// A simulation through it has ended with this result, for whoever makes the play.
    #[inline]
    pub fn leave(&self, share: u32, lead: i32) {
        add(&self.won, share);
        add(&self.lead, lead as u32);
    }

    /// A simulation above it in which the play was made later has ended with this result.
    #[inline]
    pub fn made_later(&self, share: u32) {
        add(&self.later_visits, 1);
        add(&self.later_won, share);
    }
}

/// By how much the largest number is ahead of the next.
pub(super) fn lead(numbers: impl Iterator<Item = u32>) -> u32 {
    let (mut first, mut second) = (0, 0);
    for number in numbers {
        if number > first {
            (first, second) = (number, first);
        } else if number > second {
            second = number;
        }
    }
    first - second
}

/// All nodes.
#[derive(Debug)]
pub(super) struct Nodes {
    nodes: Vec<Node>,
    /// How many are in use.
    used: AtomicU32,
}

impl Nodes {
    /// What a node takes.
    pub const BYTES: usize = size_of::<Node>();

    /// Room for this many nodes, and a root that nothing is known of.
    pub fn new(room: usize) -> Self {
        let mut nodes = Vec::new();
        nodes.resize_with(room.max(1), Node::default);
        Nodes { nodes, used: AtomicU32::new(1) }
    }

    /// How many nodes there is room for.
    pub fn room(&self) -> usize {
        self.nodes.len()
    }

    /// How many are in use.
    pub fn used(&self) -> usize {
        get(&self.used) as usize
    }

    /// A node.
    #[inline]
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// The children of a node, and the id of the first; empty while it has none.
    #[inline]
    pub fn children(&self, id: NodeId) -> (NodeId, &[Node]) {
        let node = self.node(id);
        match node.children.load(Ordering::Acquire) {
            CHILDLESS | UNDER_WAY => (id, &[]),
            start => {
                let count = get(&node.play_and_family) >> 16;
                (NodeId(start), &self.nodes[start as usize..(start + count) as usize])
            }
        }
    }

    /// The `n`th child of a node whose first child is `first`.
    #[inline]
    pub fn child(first: NodeId, n: usize) -> NodeId {
        NodeId(first.0 + n as u32)
    }

    /// The child that makes this play.
    pub fn child_that_plays(&self, id: NodeId, play: u32) -> Option<NodeId> {
        let (first, children) = self.children(id);
        children.iter().position(|child| child.play() == play).map(|n| Nodes::child(first, n))
    }

    /// By how many visits the root's most tried child is ahead of the next.
    pub fn lead_at_root(&self) -> u32 {
        lead(self.children(NodeId::ROOT).1.iter().map(Node::visits))
    }

    /// Claims the right to give a childless node its children; false if there is none to be had.
    pub fn claim(&self, id: NodeId) -> bool {
        let node = self.node(id);
        node.children.compare_exchange(CHILDLESS, UNDER_WAY, Ordering::Acquire, Ordering::Relaxed).is_ok()
    }

    /// Gives a claimed node its children; where there is no room for them it stays without.
    pub fn give(&self, id: NodeId, plays: &[(u32, Presumption)]) {
        let count = plays.len() as u32;
        let node = self.node(id);
        let room = self.nodes.len() as u32;
        let start = self.used.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |used| {
            (count > 0 && used + count <= room).then_some(used + count)
        });
        let Ok(start) = start else {
            node.children.store(CHILDLESS, Ordering::Release);
            return;
        };
        for (child, (play, presumed)) in self.nodes[start as usize..].iter().zip(plays) {
            child.play_and_family.store(*play, Ordering::Relaxed);
            child.presumed.store(presumed.weight << 16 | presumed.won, Ordering::Relaxed);
        }
        node.play_and_family.store(count << 16 | node.play(), Ordering::Relaxed);
        node.children.store(start, Ordering::Release);
    }

    /// One more node that is nobody's child; `None` if there is no room.
    pub fn spare(&mut self) -> Option<NodeId> {
        let used = self.used.get_mut();
        let next = *used;
        (next < self.nodes.len() as u32).then(|| {
            *used += 1;
            NodeId(next)
        })
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        let used = self.used();
        self.nodes[..used].iter_mut().for_each(|node| *node = Node::default());
        *self.used.get_mut() = 1;
    }

    /// Makes `root` the root and forgets all that isn't below it.
    pub fn keep_below(&mut self, root: NodeId) {
        let mut kept = vec![self.bare(root)];
        // Breadth first, so that children stay side by side.
        let mut next = 0;
        while next < kept.len() {
            let Kept { play_and_family, children, .. } = kept[next];
            if children != CHILDLESS && children != UNDER_WAY {
                let start = kept.len() as u32;
                kept.extend((0..play_and_family >> 16).map(|n| self.bare(NodeId(children + n))));
                kept[next].children = start;
            } else {
                kept[next].children = CHILDLESS;
            }
            next += 1;
        }
        self.clear();
        for (node, bare) in self.nodes.iter_mut().zip(&kept) {
            *node = Node::from(*bare);
        }
        *self.used.get_mut() = kept.len() as u32;
    }

    fn bare(&self, id: NodeId) -> Kept {
        let node = self.node(id);
        let numbers =
            [&node.visits, &node.won, &node.later_visits, &node.later_won, &node.presumed, &node.lead].map(get);
        Kept { play_and_family: get(&node.play_and_family), children: get(&node.children), numbers }
    }
}

impl From<Kept> for Node {
    fn from(kept: Kept) -> Node {
        let [visits, won, later_visits, later_won, presumed, lead] = kept.numbers.map(AtomicU32::new);
        Node {
            play_and_family: AtomicU32::new(kept.play_and_family),
            children: AtomicU32::new(kept.children),
            visits,
            won,
            later_visits,
            later_won,
            presumed,
            lead,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn presumed(won: u32) -> Presumption {
        Presumption { weight: 10, won }
    }

    #[test]
    fn children_lie_side_by_side_until_there_is_no_room() {
        let nodes = Nodes::new(4);
        assert!(nodes.claim(NodeId::ROOT) && !nodes.claim(NodeId::ROOT));
        assert!(nodes.children(NodeId::ROOT).1.is_empty());
        nodes.give(NodeId::ROOT, &[(30, presumed(1)), (31, presumed(2))]);
        let (first, children) = nodes.children(NodeId::ROOT);
        assert_eq!(children.iter().map(Node::play).collect::<Vec<_>>(), [30, 31]);
        assert_eq!(children[1].presumed(), Some(presumed(2)));
        assert!(nodes.claim(first));
        nodes.give(first, &[(40, presumed(0)), (41, presumed(0))]);
        assert!(nodes.children(first).1.is_empty());
        assert_eq!((nodes.used(), nodes.room()), (3, 4));
    }

    #[test]
    fn what_lies_below_the_new_root_is_kept_and_nothing_else() {
        let mut nodes = Nodes::new(16);
        nodes.claim(NodeId::ROOT);
        nodes.give(NodeId::ROOT, &[(30, presumed(1)), (31, presumed(2))]);
        let chosen = nodes.child_that_plays(NodeId::ROOT, 31).unwrap();
        nodes.claim(chosen);
        nodes.give(chosen, &[(50, presumed(0)), (51, presumed(7)), (0, presumed(0))]);
        let below = nodes.child_that_plays(chosen, 51).unwrap();
        nodes.node(below).enter();
        nodes.node(below).leave(WHOLE, -3);
        nodes.keep_below(chosen);
        assert_eq!(nodes.used(), 4);
        assert_eq!(nodes.node(NodeId::ROOT).play(), 31);
        let below = nodes.child_that_plays(NodeId::ROOT, 51).unwrap();
        let node = nodes.node(below);
        assert_eq!((node.visits(), node.won(), node.lead()), (1, WHOLE, -3.0));
        assert_eq!(node.presumed(), Some(presumed(7)));
    }
}
