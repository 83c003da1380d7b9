//! The tree's memory: nodes in one list, the children of a node side by side.
//!
//! A node stands for a play, seen by whoever makes it. Sums are 64-bit floats added in the order of the simulations, so
//! the same simulations give the same bits everywhere.

use cardgo::Colour;

/// A node, by its place in the list; the root is 0.
pub(super) type NodeId = u32;

/// The position that is searched.
pub(super) const ROOT: NodeId = 0;

/// A play and what is known of it. 40 bytes.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Node {
    /// What is played: a point's index, or 0 (the edge) for a pass.
    pub play: u16,
    /// How many children there are; 0 as long as the net hasn't judged the position after the play.
    count: u16,
    /// Where they start.
    first: u32,
    /// How likely the net thinks that this is the play.
    pub prior: f32,
    /// Simulations through it.
    pub visits: u32,
    /// What they came to, of whoever makes the play: shares won, points led by, and what is maximized.
    won: f64,
    lead: f64,
    value: f64,
}

/// What a position is worth to the side to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Worth {
    /// The share of the win.
    pub share: f64,
    /// Points ahead, komi counted in.
    pub lead: f64,
}

/// How much points count beside the share of the win: among moves that all win, one that loses no points is chosen.
const POINTS_COUNT: f64 = 0.06;
/// A lead of so many points is worth half of what points can be worth.
const HALF: f64 = 10.0;

impl Worth {
    /// The same, as the other side sees it.
    pub fn turned(self) -> Worth {
        Worth { share: 1.0 - self.share, lead: -self.lead }
    }

    /// What is worth so much to the side to move, as Black sees it.
    pub fn for_black(self, turn: Colour) -> Worth {
        if turn == Colour::Black { self } else { self.turned() }
    }

    /// What the search maximizes, 0 to 1.
    fn value(self) -> f64 {
        let points = 0.5 + 0.5 * self.lead / (self.lead.abs() + HALF);
        (1.0 - POINTS_COUNT) * self.share + POINTS_COUNT * points
    }
}

impl Node {
    /// The share won of the simulations through it.
    pub fn share(&self) -> f64 {
        self.won / f64::from(self.visits.max(1))
    }

    /// Points led by on average.
    pub fn lead(&self) -> f64 {
        self.lead / f64::from(self.visits.max(1))
    }

    /// What is maximized, on average.
    pub fn value(&self) -> f64 {
        self.value / f64::from(self.visits.max(1))
    }
}

/// Nodes, as many as there is room for; the root is the first.
#[derive(Debug)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    most: usize,
}

impl Tree {
    /// What a node takes, in bytes.
    pub const BYTES: usize = size_of::<Node>();

    /// A root that nothing is known of, and room for `most` nodes.
    pub fn new(most: usize) -> Tree {
        Tree { nodes: vec![Node::default()], most }
    }

    /// How many nodes there is room for.
    pub fn room(&self) -> usize {
        self.most
    }

    /// A node.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id as usize]
    }

    /// The children of a node, and the id of the first.
    pub fn children(&self, id: NodeId) -> (NodeId, &[Node]) {
        let Node { first, count, .. } = *self.node(id);
        (first, &self.nodes[first as usize..first as usize + usize::from(count)])
    }

    /// The child that makes this play.
    pub fn child_that_plays(&self, id: NodeId, play: u16) -> Option<NodeId> {
        let (first, children) = self.children(id);
        children.iter().position(|child| child.play == play).map(|n| first + n as u32)
    }

    /// Gives a node its children; where there is no room for them it stays without.
    pub fn give(&mut self, id: NodeId, plays: &[(u16, f32)]) {
        if self.nodes.len() + plays.len() > self.most {
            return;
        }
        let first = self.nodes.len() as u32;
        self.nodes.extend(plays.iter().map(|&(play, prior)| Node { play, prior, ..Node::default() }));
        let node = &mut self.nodes[id as usize];
        node.first = first;
        // A board has fewer than 400 points.
        node.count = plays.len() as u16;
    }

    /// A simulation has gone through a node; `worth` is what it came to, of whoever made the play.
    pub fn add(&mut self, id: NodeId, worth: Worth) {
        let node = &mut self.nodes[id as usize];
        node.visits += 1;
        node.won += worth.share;
        node.lead += worth.lead;
        node.value += worth.value();
    }

    /// By how many visits the root's most tried child is ahead of the next.
    pub fn lead_at_root(&self) -> u32 {
        lead(self.children(ROOT).1.iter().map(|child| child.visits))
    }

    /// One more node that is nobody's child; `None` if there is no room.
    pub fn spare(&mut self) -> Option<NodeId> {
        (self.nodes.len() < self.most).then(|| {
            self.nodes.push(Node::default());
            self.nodes.len() as u32 - 1
        })
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::default());
    }

    /// Makes `root` the root and forgets all that isn't below it.
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

/// By how much the largest number is ahead of the next.
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
        tree.add(below, Worth { share: 1.0, lead: 3.0 });
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
        let value = |share, lead| Worth { share, lead }.value();
        assert!(value(0.9, 20.0) > value(0.9, 2.0));
        assert!(value(0.97, 0.5) > value(0.9, 3.0));
        let worth = Worth { share: 0.7, lead: 4.0 };
        assert!((worth.value() + worth.turned().value() - 1.0).abs() < 1e-12);
    }
}
