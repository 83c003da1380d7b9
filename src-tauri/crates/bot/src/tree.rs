//! The tree that search grows: nodes in one list, children found by what led to them.

use crate::findings::TreePlace;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// A node, by its index in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NodeId(u32);

impl NodeId {
    /// The node at a place.
    pub fn at(place: TreePlace) -> Self {
        NodeId(place.0)
    }

    /// Its place.
    pub fn place(self) -> TreePlace {
        TreePlace(self.0)
    }
}

/// Statistics of one move in one situation, as the searching seat knows it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Node {
    /// Iterations that went through it.
    pub visits: u32,
    /// Iterations in which it could have been chosen.
    pub available: u32,
    /// Sum of the win shares of the seat that moves here.
    pub share: f64,
    /// Sum of the searching seat's results in the table's unit.
    pub result: f64,
}

/// All nodes of a search. It only grows, by the moves of at most one node an iteration, so the iterations bound its
/// memory.
#[derive(Debug)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
    /// From (parent, key) to the child; never iterated over, so its order doesn't matter.
    children: HashMap<u64, u32, BuildHasherDefault<Mixer>>,
}

/// This bit distinguishes the keys of chance from those of moves.
const BY_CHANCE: u32 = 1 << 31;

impl Tree {
    /// The root.
    pub const ROOT: NodeId = NodeId(0);

    /// A tree that is only a root.
    pub fn new() -> Self {
        Tree { nodes: vec![Node::default()], children: HashMap::default() }
    }

    /// A node's statistics.
    #[inline]
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// A node's statistics, mutably.
    #[inline]
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.0 as usize]
    }

    /// The child that a move with this key leads to.
    #[inline]
    pub fn child(&self, parent: NodeId, key: u32) -> Option<NodeId> {
        self.children.get(&edge(parent, key)).copied().map(NodeId)
    }

    /// The same; a new one if there is none.
    pub fn child_or_new(&mut self, parent: NodeId, key: u32) -> NodeId {
        let next = self.nodes.len() as u32;
        let id = *self.children.entry(edge(parent, key)).or_insert(next);
        if id == next {
            self.nodes.push(Node::default());
        }
        NodeId(id)
    }

    /// The child that chance led to by revealing this.
    pub fn chance_child(&self, parent: NodeId, revealed: u32) -> Option<NodeId> {
        self.child(parent, revealed | BY_CHANCE)
    }

    /// The same; a new one if there is none.
    pub fn chance_child_or_new(&mut self, parent: NodeId, revealed: u32) -> NodeId {
        self.child_or_new(parent, revealed | BY_CHANCE)
    }
}

fn edge(parent: NodeId, key: u32) -> u64 {
    u64::from(parent.0) << 32 | u64::from(key)
}

/// Hashes one 64-bit key by multiplication.
#[derive(Debug, Default)]
pub struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(u64::from(byte)));
    }

    #[inline]
    fn write_u64(&mut self, key: u64) {
        let mixed = (self.0 ^ key).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ mixed >> 32;
    }
}
