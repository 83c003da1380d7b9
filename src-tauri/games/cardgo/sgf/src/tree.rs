//! The game tree of the format: nodes with properties.

use crate::number_parsing::{self, Counting};
use crate::text_escapes;
use std::fmt;

/// Maximum number of nodes that are searched for properties of the whole game.
pub(crate) const MOST_BEFORE: usize = 8;

/// The name of this program in a file.
pub(crate) const OURS: &str = "Asztaltárs";

/// A game: its nodes in order, each before its descendants, the main line first.
///
/// The tree is stored flat, and each node has its depth: the main line continues from node to node; a variation begins
/// with a node that isn't deeper than the one before it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tree {
    pub(crate) nodes: Vec<Node>,
}

/// A node: one moment of the game.
#[derive(Clone, Debug, Default)]
pub struct Node {
    /// The distance from the root.
    pub(crate) depth: u32,
    /// The line of the file it was on; 0 if it comes from no file.
    pub(crate) line: u32,
    /// In the order of the file.
    pub properties: Vec<Property>,
}

/// A property: its name and its values as in a file, still escaped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Property {
    /// In capital letters.
    pub name: String,
    /// The name as in the file, if it contains lower case letters.
    pub(crate) spelling: Option<Box<str>>,
    /// At least one value.
    pub values: Vec<String>,
}

/// The line of the file isn't compared.
impl PartialEq for Node {
    fn eq(&self, other: &Self) -> bool {
        self.depth == other.depth && self.properties == other.properties
    }
}

impl Eq for Node {}

impl Tree {
    /// All nodes, each before its descendants.
    #[must_use]
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// White's komi in half points, if the file contains one that can be read.
    #[must_use]
    pub fn komi(&self) -> Option<i16> {
        number_parsing::komi(&text_escapes::line(self.told("KM")?), self.counting()).0
    }

    /// The value of a property of the whole game: at the root or, as some programs write it, between the root and the
    /// first move, that node included.
    #[must_use]
    pub fn told<'a>(&'a self, name: &'a str) -> Option<&'a str> {
        self.beginning().iter().find_map(|node| node.values(name).next())
    }

    /// The nodes that may contain properties of the whole game: from the root to the first move.
    pub(crate) fn beginning(&self) -> &[Node] {
        let line = self.main_line();
        let until = line.iter().position(|node| node.colour().is_some()).map_or(line.len(), |first| first + 1);
        &line[..until.min(MOST_BEFORE)]
    }

    /// The units in which the file may give its komi.
    pub(crate) fn counting(&self) -> Counting {
        let program = self.nodes.first().and_then(|root| root.values("AP").next());
        if program.is_some_and(|program| program.starts_with(OURS)) {
            return Counting::Points;
        }
        Counting::Any { handicap: self.handicap() > 1 }
    }

    /// The number of handicap stones in the file; 0 if there is none or it can't be read.
    #[must_use]
    pub fn handicap(&self) -> u8 {
        self.told("HA").and_then(|said| number_parsing::handicap(&text_escapes::line(said)).0).unwrap_or(0)
    }

    /// The nodes of the main line: the first branch at each fork.
    #[must_use]
    pub fn main_line(&self) -> &[Node] {
        let end = self.nodes.iter().zip(0..).position(|(node, depth)| node.depth != depth);
        &self.nodes[..end.unwrap_or(self.nodes.len())]
    }

    /// The main line, and all other lines as separate trees, each with the depth at which it begins, in the order of
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
    /// The distance from the root.
    #[must_use]
    pub fn depth(&self) -> u32 {
        self.depth
    }

    /// The first property of that name.
    #[must_use]
    pub fn property(&self, name: &str) -> Option<&Property> {
        self.properties.iter().find(|property| property.name == name)
    }

    /// The values of all properties with that name.
    pub fn values<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        let named = self.properties.iter().filter(move |property| property.name == name);
        named.flat_map(|property| property.values.iter().map(String::as_str))
    }
}

impl Property {
    /// Returns a property with one value, a text that is escaped.
    #[must_use]
    pub fn text(name: &str, text: &str) -> Property {
        Property::plain(name, [text_escapes::escaped(text)])
    }

    /// Returns a property with values that need no escaping.
    #[must_use]
    pub fn plain(name: &str, values: impl IntoIterator<Item = String>) -> Property {
        Property { name: name.to_owned(), spelling: None, values: values.into_iter().collect() }
    }
}

impl fmt::Display for Property {
    /// Formats the property as in a file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.spelling.as_deref().unwrap_or(&self.name))?;
        self.values.iter().try_for_each(|value| write!(f, "[{value}]"))
    }
}
