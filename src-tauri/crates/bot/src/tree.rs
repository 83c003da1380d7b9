//! The search tree: nodes in one list, with children found by the key of the move or chance event that leads to them.

use crate::search_results::TreePlace;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// A node, by its index in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NodeId(u32);

impl NodeId {
    /// Returns the node at a place.
    pub fn at(place: TreePlace) -> Self {
        NodeId(place.0)
    }

    /// Returns its place.
    pub fn place(self) -> TreePlace {
        TreePlace(self.0)
    }
}

/// The statistics of a move in a situation, as the searching seat knows it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Node {
    /// The number of iterations that passed through it.
    pub visits: u32,
    /// The number of iterations in which it was available.
    pub available: u32,
    /// The sum of the win shares of the seat that makes the move.
    pub share: f64,
    /// The sum of the searching seat's results in the game's unit.
    pub result: f64,
}

/// All nodes of a search. The tree only grows, by the moves of at most one node per iteration, so the number of
/// iterations bounds its memory.
#[derive(Debug)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
    /// Maps (parent, key) to the child. It is never iterated over, so its order doesn't matter.
    children: HashMap<u64, u32, BuildHasherDefault<Mixer>>,
}

/// The bit that distinguishes the keys of chance events from those of moves.
const BY_CHANCE: u32 = 1 << 31;

impl Tree {
    /// The root of every tree.
    pub const ROOT: NodeId = NodeId(0);

    /// Returns a tree that has only its root.
    pub fn new() -> Self {
        Tree { nodes: vec![Node::default()], children: HashMap::default() }
    }

    /// Returns a node's statistics.
    #[inline]
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// Returns a node's statistics for changing them.
    #[inline]
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.0 as usize]
    }

    /// Returns the child that a move with this key leads to.
    #[inline]
    pub fn child(&self, parent: NodeId, key: u32) -> Option<NodeId> {
        self.children.get(&edge(parent, key)).copied().map(NodeId)
    }

    /// Returns the child that a move with this key leads to, which is created if necessary.
    pub fn child_or_new(&mut self, parent: NodeId, key: u32) -> NodeId {
        let next = self.nodes.len() as u32;
        let id = *self.children.entry(edge(parent, key)).or_insert(next);
        if id == next {
            self.nodes.push(Node::default());
        }
        NodeId(id)
    }

    /// Returns the child for the chance event that revealed `revealed`.
    pub fn chance_child(&self, parent: NodeId, revealed: u32) -> Option<NodeId> {
        self.child(parent, revealed | BY_CHANCE)
    }

    /// Returns the child for the chance event that revealed `revealed`, which is created if necessary.
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
