//! The search tree: all nodes in one list, the children of a node side by side.
//!
//! A node stands for a play, and its values are those of the side that makes it. Sums are 64-bit floats added in the
//! order of the simulations, so the same simulations give the same bits everywhere.

use cardgo::Colour;

/// The index of a node; the root is 0.
pub(super) type NodeId = u32;

/// The root of the tree: the position that is searched.
pub(super) const ROOT: NodeId = 0;

/// A play and its statistics, 40 bytes.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Node {
    /// The code of the play: a point's index, or 0 (the edge) for a pass.
    pub play: u16,
    /// The number of children; 0 until the net has evaluated the position after the play.
    count: u16,
    /// The index of the first child.
    first: u32,
    /// The net's policy for the play.
    pub prior: f32,
    /// The number of simulations through the node.
    pub visits: u32,
    /// The sums over these simulations for the side that plays: wins, leads in points, and the value that is maximized.
    won: f64,
    lead: f64,
    value: f64,
}

/// The value of a position to one side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PositionValue {
    /// The win rate, 0 to 1.
    pub share: f64,
    /// The lead in points, komi included.
    pub lead: f64,
}

/// The weight of points beside the win rate: among moves that all win, one that loses no points is chosen.
const POINTS_COUNT: f64 = 0.06;
/// The lead at which half of the points' weight is reached.
const HALF: f64 = 10.0;

impl PositionValue {
    /// Returns the value to the other side.
    pub fn turned(self) -> PositionValue {
        PositionValue { share: 1.0 - self.share, lead: -self.lead }
    }

    /// Converts the value to the side to move into that to Black.
    pub fn for_black(self, turn: Colour) -> PositionValue {
        if turn == Colour::Black { self } else { self.turned() }
    }

    /// Returns the value that the search maximizes, 0 to 1.
    fn value(self) -> f64 {
        let points = 0.5 + 0.5 * self.lead / (self.lead.abs() + HALF);
        (1.0 - POINTS_COUNT) * self.share + POINTS_COUNT * points
    }
}

impl Node {
    /// Returns the mean win rate of the simulations through it.
    pub fn share(&self) -> f64 {
        self.won / f64::from(self.visits.max(1))
    }

    /// Returns the mean lead in points.
    pub fn lead(&self) -> f64 {
        self.lead / f64::from(self.visits.max(1))
    }

    /// Returns the mean of the maximized value.
    pub fn value(&self) -> f64 {
        self.value / f64::from(self.visits.max(1))
    }
}

/// The nodes, up to a maximum; the first is the root.
#[derive(Debug)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    most: usize,
}

impl Tree {
    /// The size of a node, in bytes.
    pub const BYTES: usize = size_of::<Node>();

    /// Creates a tree with a root without statistics and room for `most` nodes.
    pub fn new(most: usize) -> Tree {
        Tree { nodes: vec![Node::default()], most }
    }

    /// Returns the maximum number of nodes.
    pub fn room(&self) -> usize {
        self.most
    }

    /// Returns a node.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id as usize]
    }

    /// Returns the id of the first child and all children of a node.
    pub fn children(&self, id: NodeId) -> (NodeId, &[Node]) {
        let Node { first, count, .. } = *self.node(id);
        (first, &self.nodes[first as usize..first as usize + usize::from(count)])
    }

    /// Returns the child that makes this play.
    pub fn child_that_plays(&self, id: NodeId, play: u16) -> Option<NodeId> {
        let (first, children) = self.children(id);
        children.iter().position(|child| child.play == play).map(|n| first + n as u32)
    }

    /// Adds the children of a node; without room for all of them, none is added.
    pub fn give(&mut self, id: NodeId, plays: &[(u16, f32)]) {
        if self.nodes.len() + plays.len() > self.most {
            return;
        }
        let first = self.nodes.len() as u32;
        self.nodes.extend(plays.iter().map(|&(play, prior)| Node { play, prior, ..Node::default() }));
        let node = &mut self.nodes[id as usize];
        node.first = first;
        // A board has fewer than 400 points, so the count fits.
        node.count = plays.len() as u16;
    }

    /// Adds a simulation to a node; `worth` is its value to the side that made the play.
    pub fn add(&mut self, id: NodeId, worth: PositionValue) {
        let node = &mut self.nodes[id as usize];
        node.visits += 1;
        node.won += worth.share;
        node.lead += worth.lead;
        node.value += worth.value();
    }

    /// Returns by how many visits the root's most visited child is ahead of the next.
    pub fn lead_at_root(&self) -> u32 {
        lead(self.children(ROOT).1.iter().map(|child| child.visits))
    }

    /// Adds a node without a parent; returns `None` if there is no room.
    pub fn spare(&mut self) -> Option<NodeId> {
        (self.nodes.len() < self.most).then(|| {
            self.nodes.push(Node::default());
            self.nodes.len() as u32 - 1
        })
    }

    /// Removes all nodes and adds an empty root.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::default());
    }

    /// Makes `root` the root and removes everything that isn't below it.
    pub fn keep_below(&mut self, root: NodeId) {
        let mut kept = vec![*self.node(root)];
        // Breadth first, so that children stay side by side.
        let mut next = 0;
        while next < kept.len() {
            let Node { first, count, .. } = kept[next];
            if count > 0 {
                let start = kept.len() as u32;
                kept.extend_from_slice(&self.nodes[first as usize..first as usize + usize::from(count)]);
                kept[next].first = start;
            }
            next += 1;
        }
        self.nodes = kept;
    }
}

/// Returns by how much the largest number exceeds the next.
fn lead(numbers: impl Iterator<Item = u32>) -> u32 {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_below_the_new_root_is_kept_and_nothing_else() {
        let mut tree = Tree::new(16);
        tree.give(ROOT, &[(30, 0.5), (31, 0.5)]);
        let chosen = tree.child_that_plays(ROOT, 31).unwrap();
        tree.give(chosen, &[(50, 0.1), (51, 0.7), (0, 0.2)]);
        let below = tree.child_that_plays(chosen, 51).unwrap();
        tree.add(below, PositionValue { share: 1.0, lead: 3.0 });
        tree.keep_below(chosen);
        assert_eq!((tree.nodes.len(), tree.node(ROOT).play), (4, 31));
        let below = tree.node(tree.child_that_plays(ROOT, 51).unwrap());
        assert_eq!((below.visits, below.share(), below.lead(), below.prior), (1, 1.0, 3.0, 0.7));
    }

    #[test]
    fn a_node_without_room_for_its_children_stays_without() {
        let mut tree = Tree::new(3);
        tree.give(ROOT, &[(30, 0.5), (31, 0.5)]);
        tree.give(1, &[(40, 1.0)]);
        assert!(tree.children(1).1.is_empty());
    }

    #[test]
    fn of_two_sure_wins_the_larger_is_worth_more_and_less_than_a_surer_one() {
        let value = |share, lead| PositionValue { share, lead }.value();
        assert!(value(0.9, 20.0) > value(0.9, 2.0));
        assert!(value(0.97, 0.5) > value(0.9, 3.0));
        let worth = PositionValue { share: 0.7, lead: 4.0 };
        assert!((worth.value() + worth.turned().value() - 1.0).abs() < 1e-12);
    }
}
