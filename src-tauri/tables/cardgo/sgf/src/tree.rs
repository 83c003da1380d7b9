//! A game as the format sees it: a tree of nodes with properties.

use crate::numbers::{self, Counting};
use crate::words;
use std::fmt;

/// So many nodes are looked through for what is told of the whole game.
pub(crate) const MOST_BEFORE: usize = 8;

/// What this program calls itself in a file.
pub(crate) const OURS: &str = "Asztaltárs";

/// A game: its nodes, each before those that follow it, the main line first.
///
/// The tree is flat, each node says how deep it is: the first game continues from node to node, a variation begins
/// with a node no deeper than the one before it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tree {
    pub(crate) nodes: Vec<Node>,
}

/// A node: what happened at one moment of the game.
#[derive(Clone, Debug, Default)]
pub struct Node {
    /// Its distance from the root.
    pub(crate) depth: u32,
    /// The line of the file it stood on, 0 if it comes from no file.
    pub(crate) line: u32,
    /// What it says, in order.
    pub properties: Vec<Property>,
}

/// A property: its name and its values as they stand in a file, still escaped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Property {
    /// Capital letters.
    pub name: String,
    /// The name as it stands in the file, where that has small letters too.
    pub(crate) spelling: Option<Box<str>>,
    /// At least one.
    pub values: Vec<String>,
}

/// Where it was in a file is no part of what a node says.
impl PartialEq for Node {
    fn eq(&self, other: &Self) -> bool {
        self.depth == other.depth && self.properties == other.properties
    }
}

impl Eq for Node {}

impl Tree {
    /// Every node, each before those that follow it.
    #[must_use]
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// What White gets, in half points, if the file says so in a way that makes sense.
    #[must_use]
    pub fn komi(&self) -> Option<i16> {
        numbers::komi(&words::line(self.told("KM")?), self.counting()).0
    }

    /// What the file tells of the whole game under a name: at its root or, as some programs do, between that and the first
    /// move, that node included.
    #[must_use]
    pub fn told<'a>(&'a self, name: &'a str) -> Option<&'a str> {
        self.beginning().iter().find_map(|node| node.values(name).next())
    }

    /// The nodes that tell of the whole game: from the root to the first move.
    pub(crate) fn beginning(&self) -> &[Node] {
        let line = self.main_line();
        let until = line.iter().position(|node| node.colour().is_some()).map_or(line.len(), |first| first + 1);
        &line[..until.min(MOST_BEFORE)]
    }

    /// How the file may count its komi.
    pub(crate) fn counting(&self) -> Counting {
        let program = self.nodes.first().and_then(|root| root.values("AP").next());
        if program.is_some_and(|program| program.starts_with(OURS)) {
            return Counting::Points;
        }
        Counting::Any { handicap: self.handicap() > 1 }
    }

    /// The number of handicap stones that the file tells of, if it makes sense; 0 where it tells of none.
    #[must_use]
    pub fn handicap(&self) -> u8 {
        self.told("HA").and_then(|said| numbers::handicap(&words::line(said)).0).unwrap_or(0)
    }

    /// The nodes of the main line: the first branch at each fork.
    #[must_use]
    pub fn main_line(&self) -> &[Node] {
        let end = self.nodes.iter().zip(0..).position(|(node, depth)| node.depth != depth);
        &self.nodes[..end.unwrap_or(self.nodes.len())]
    }

    /// The main line, and everything off it as trees of their own, each with the depth it begins at, in the order of
    /// the file.
    pub(crate) fn into_lines(mut self) -> (Vec<Node>, Vec<(usize, Tree)>) {
        let off = self.nodes.split_off(self.main_line().len());
        let mut lines: Vec<(usize, Tree)> = Vec::new();
        for node in off {
            let depth = node.depth as usize;
            match lines.last_mut() {
                Some((root, tree)) if depth > *root => {
                    tree.nodes.push(Node { depth: node.depth - *root as u32, ..node });
                }
                _ => lines.push((depth, Tree { nodes: vec![Node { depth: 0, ..node }] })),
            }
        }
        (self.nodes, lines)
    }

    /// Appends a tree that begins at that depth.
    pub(crate) fn graft(&mut self, depth: usize, tree: &Tree) {
        for node in &tree.nodes {
            self.push(node, depth + node.depth as usize);
        }
    }

    fn push(&mut self, node: &Node, depth: usize) {
        self.nodes.push(Node { depth: depth as u32, ..node.clone() });
    }
}

impl Node {
    /// Its distance from the root.
    #[must_use]
    pub fn depth(&self) -> u32 {
        self.depth
    }

    /// The first property of that name.
    #[must_use]
    pub fn property(&self, name: &str) -> Option<&Property> {
        self.properties.iter().find(|property| property.name == name)
    }

    /// The values of that name, of however many properties.
    pub fn values<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        let named = self.properties.iter().filter(move |property| property.name == name);
        named.flat_map(|property| property.values.iter().map(String::as_str))
    }
}

impl Property {
    /// A property with one value, a text.
    #[must_use]
    pub fn text(name: &str, text: &str) -> Property {
        Property::plain(name, [words::escaped(text)])
    }

    /// A property with values that need no escaping.
    #[must_use]
    pub fn plain(name: &str, values: impl IntoIterator<Item = String>) -> Property {
        Property { name: name.to_owned(), spelling: None, values: values.into_iter().collect() }
    }
}

impl fmt::Display for Property {
    /// As in a file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.spelling.as_deref().unwrap_or(&self.name))?;
        self.values.iter().try_for_each(|value| write!(f, "[{value}]"))
    }
}
