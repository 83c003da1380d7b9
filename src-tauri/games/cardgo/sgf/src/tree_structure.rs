//! The structure of a tree: its queries and changes.
//!
//! Nodes are identified by their index in the order of the file. Nothing here recurses, so deep trees need no stack.

use crate::tree::{Node, Property, Tree};

impl Tree {
    /// The index after the last descendant of a node.
    #[must_use]
    pub fn end_of(&self, node: usize) -> usize {
        let Some(depth) = self.nodes.get(node).map(Node::depth) else { return self.nodes.len() };
        let rest = &self.nodes[node + 1..];
        node + 1 + rest.iter().position(|later| later.depth <= depth).unwrap_or(rest.len())
    }

    /// The parent of a node; `None` for the root.
    #[must_use]
    pub fn parent(&self, node: usize) -> Option<usize> {
        let depth = self.nodes.get(node)?.depth;
        self.nodes[..node].iter().rposition(|earlier| earlier.depth < depth)
    }

    /// The children of a node, the main line first.
    pub fn children(&self, node: usize) -> impl Iterator<Item = usize> {
        let depth = self.nodes.get(node).map_or(0, Node::depth) + 1;
        let within = (node + 1).min(self.nodes.len())..self.end_of(node);
        within.filter(move |&later| self.nodes[later].depth == depth)
    }

    /// The path from the root to a node, both included.
    #[must_use]
    pub fn way_to(&self, node: usize) -> Vec<usize> {
        let Some(last) = self.nodes.get(node) else { return Vec::new() };
        let mut way = vec![node];
        let mut depth = last.depth;
        for earlier in (0..node).rev() {
            if self.nodes[earlier].depth < depth {
                depth = self.nodes[earlier].depth;
                way.push(earlier);
            }
        }
        way.reverse();
        way
    }

    /// Adds a child to a node, as its last one; returns its index.
    pub fn add(&mut self, node: usize, properties: Vec<Property>) -> usize {
        let at = self.end_of(node);
        let depth = self.nodes.get(node).map_or(0, |node| node.depth + 1);
        self.nodes.insert(at, Node { depth, line: 0, properties });
        at
    }

    /// Deletes a node and all its descendants; returns its parent. The root can't be deleted: `None`.
    pub fn delete(&mut self, node: usize) -> Option<usize> {
        let parent = self.parent(node)?;
        self.nodes.drain(node..self.end_of(node));
        Some(parent)
    }

    /// Promotes the path to a node: makes it the first branch at the last fork where it isn't. Returns the new index
    /// of the node; `None` if its path is the first branch everywhere.
    pub fn promote(&mut self, node: usize) -> Option<usize> {
        let way = self.way_to(node);
        let (fork, way) = way.windows(2).rev().map(|pair| (pair[0], pair[1])).find(|(fork, way)| fork + 1 != *way)?;
        let end = self.end_of(way);
        self.nodes[fork + 1..end].rotate_left(way - fork - 1);
        Some(node - (way - fork - 1))
    }

    /// A mutable node.
    pub fn node_mut(&mut self, node: usize) -> Option<&mut Node> {
        self.nodes.get_mut(node)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::*;

    fn tree(text: &str) -> Tree {
        crate::parse_text(text).unwrap().swap_remove(0)
    }

    /// Nodes are named by their index: `0`, its children `1` and `5`, and so on.
    const FORKED: &str = "(;N[0](;N[1](;N[2];N[3])(;N[4]))(;N[5](;N[6])(;N[7];N[8])(;N[9])))";

    fn said(tree: &Tree) -> String {
        let text = tree.to_string().replace('\n', "");
        text.replace(";N[", "").replace(']', " ").replace(" )", ")").replace(" (", "(")
    }

    #[test]
    fn everybody_knows_whom_it_follows_and_who_follows_it() {
        let tree = tree(FORKED);
        let parents: Vec<Option<usize>> = (0..10).map(|node| tree.parent(node)).collect();
        assert_eq!(parents, [None, Some(0), Some(1), Some(2), Some(1), Some(0), Some(5), Some(5), Some(7), Some(5)]);
        for node in 0..10 {
            let children: Vec<usize> = (0..10).filter(|&other| parents[other] == Some(node)).collect();
            assert_eq!(tree.children(node).collect::<Vec<_>>(), children, "{node}");
        }
        assert_eq!(tree.way_to(8), [0, 5, 7, 8]);
        assert_eq!([tree.end_of(0), tree.end_of(1), tree.end_of(7), tree.end_of(9)], [10, 5, 9, 10]);
        // There is no such node.
        assert_eq!((tree.way_to(10), tree.end_of(10), tree.parent(10)), (vec![], 10, None));
        assert_eq!(tree.children(10).count(), 0);
    }

    #[test]
    fn a_way_is_added_behind_the_others_and_deleted_with_all_that_follows() {
        let mut tree = tree(FORKED);
        let added = tree.add(1, vec![Property::text("N", "new")]);
        assert_eq!((added, tree.parent(added)), (5, Some(1)));
        assert_eq!(tree.children(1).collect::<Vec<_>>(), [2, 4, 5]);
        assert_eq!(tree.delete(added), Some(1));
        assert_eq!(tree, self::tree(FORKED));
        assert_eq!(tree.delete(5), Some(0));
        assert_eq!(said(&tree), "(0 1(2 3)(4))");
        assert_eq!(tree.delete(0), None);
    }

    #[test]
    fn a_way_becomes_the_first_at_the_last_fork_where_it_is_not() {
        let mut tree = tree(FORKED);
        let now = tree.promote(8).unwrap();
        assert_eq!(said(&tree), "(0(1(2 3)(4))(5(7 8)(6)(9)))");
        assert_eq!(tree.nodes()[now].property("N").unwrap().values, ["8"]);
        let now = tree.promote(now).unwrap();
        assert_eq!(said(&tree), "(0(5(7 8)(6)(9))(1(2 3)(4)))");
        assert_eq!(tree.nodes()[now].property("N").unwrap().values, ["8"]);
        assert_eq!(tree.promote(now), None);
        assert_eq!(tree.promote(0), None);
    }
}
