//! The outline of a tree for drawing: a summary of every node.

use crate::grid::BoardSize;
use crate::marks::is_marked;
use crate::node_moves::NodeMove;
use crate::tree::Tree;

/// The summary of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeSummary {
    /// The node it follows; `None` for the root.
    pub parent: Option<usize>,
    /// The node's move; the first one if there are two.
    pub mv: Option<NodeMove>,
    /// The number of the move, of the last one if there are two; 0 if there is none.
    pub number: u32,
    /// Whether the node has a comment.
    pub comment: bool,
    /// Whether the node has shapes or labels.
    pub marked: bool,
}

impl Tree {
    /// The summaries of all nodes, in the order of the file, for that board.
    #[must_use]
    pub fn outline(&self, grid: BoardSize) -> Vec<NodeSummary> {
        // The path to the previous node: its nodes, and the number of the last move at each.
        let mut way: Vec<(usize, u32)> = Vec::new();
        let twigs = self.nodes.iter().enumerate().map(|(at, node)| {
            way.truncate(node.depth as usize);
            let (parent, before) = way.last().map_or((None, 0), |&(parent, number)| (Some(parent), number));
            let (mv, number) = (node.mv(grid), node.number_after(before, grid));
            way.push((at, number));
            NodeSummary {
                parent,
                mv,
                number: if mv.is_some() { number } else { 0 },
                comment: node.values("C").any(|value| !value.trim().is_empty()),
                marked: is_marked(node),
            }
        });
        twigs.collect()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use crate::grid::BoardSize;

    #[test]
    fn every_node_is_seen_at_a_glance() {
        let text = "(;SZ[9]C[ ];B[ee]C[x](;W[]TR[aa];B[z])(;W[cc]MN[10];AB[aa];B[dd]LB[aa:1]))";
        let outline = crate::parse_text(text).unwrap()[0].outline(BoardSize::square(9));
        let parents: Vec<Option<usize>> = outline.iter().map(|twig| twig.parent).collect();
        assert_eq!(parents, [None, Some(0), Some(1), Some(2), Some(1), Some(4), Some(5)]);
        assert_eq!(outline.iter().map(|twig| twig.number).collect::<Vec<_>>(), [0, 1, 2, 0, 10, 0, 11]);
        assert_eq!(outline.iter().filter(|twig| twig.comment).count(), 1);
        let marked: Vec<bool> = outline.iter().map(|twig| twig.marked).collect();
        assert_eq!(marked, [false, false, true, false, false, false, true]);
        assert_eq!(outline[2].mv.map(|mv| mv.spot), Some(None));
        assert_eq!(outline[3].mv, None);
    }
}
