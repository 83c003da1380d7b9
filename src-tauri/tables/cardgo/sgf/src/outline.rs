//! A tree as it is drawn: what every node is at a glance.

use crate::grid::Grid;
use crate::made::Made;
use crate::marks::is_marked;
use crate::tree::Tree;

/// A node at a glance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Twig {
    /// The node it follows.
    pub parent: Option<usize>,
    /// Its move, the first where there are two.
    pub mv: Option<Made>,
    /// Its number, the last one's where there are two; 0 where there is none.
    pub number: u32,
    /// Whether something is said about it.
    pub comment: bool,
    /// Whether points are marked.
    pub marked: bool,
}

impl Tree {
    /// Every node at a glance, in the order of the file, on a board.
    #[must_use]
    pub fn outline(&self, grid: Grid) -> Vec<Twig> {
        // The way to the node before: its nodes, and the number of the last move at each.
        let mut way: Vec<(usize, u32)> = Vec::new();
        let twigs = self.nodes.iter().enumerate().map(|(at, node)| {
            way.truncate(node.depth as usize);
            let (parent, before) = way.last().map_or((None, 0), |&(parent, number)| (Some(parent), number));
            let (mv, number) = (node.mv(grid), node.number_after(before, grid));
            way.push((at, number));
            Twig {
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

    use crate::grid::Grid;

    #[test]
    fn every_node_is_seen_at_a_glance() {
        let text = "(;SZ[9]C[ ];B[ee]C[x](;W[]TR[aa];B[z])(;W[cc]MN[10];AB[aa];B[dd]LB[aa:1]))";
        let outline = crate::parse_text(text).unwrap()[0].outline(Grid::square(9));
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
