//! Drawings other than marks: lines and arrows, dimmed points, and the visible part of the board.

use crate::any_point_set::AnyPointSet;
use crate::grid::{AnyPoint, BoardSize};
use crate::point;
use crate::tree::{Node, Tree};

/// A line from one point to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    pub from: AnyPoint,
    pub to: AnyPoint,
    /// Whether it has an arrowhead at its end: `AR`, else `LN`.
    pub arrow: bool,
}

/// Maximum number of lines drawn at a node.
const MOST_DRAWN: usize = 1_000;

impl Node {
    /// The lines and arrows of the node; values that aren't two points of the board are skipped.
    #[must_use]
    pub fn lines(&self, grid: BoardSize) -> Vec<Line> {
        let named = |name, arrow| {
            self.values(name).filter_map(move |value| {
                let (from, to) = value.split_once(':')?;
                let at = |text| point::read_somehow(name, text, grid).map(|(spot, _)| spot);
                let (from, to) = (at(from)?, at(to)?);
                (from != to).then_some(Line { from, to, arrow })
            })
        };
        named("LN", false).chain(named("AR", true)).take(MOST_DRAWN).collect()
    }
}

impl Tree {
    /// The points that are dimmed at a node: set there, or by the last ancestor that sets them.
    #[must_use]
    pub fn dimmed(&self, node: usize, grid: BoardSize) -> AnyPointSet {
        self.said_last("DD", node, grid).unwrap_or(AnyPointSet::EMPTY)
    }

    /// The only points that are visible at a node: set there, or by the last ancestor that sets them. `None` if all
    /// points are.
    #[must_use]
    pub fn viewed(&self, node: usize, grid: BoardSize) -> Option<AnyPointSet> {
        self.said_last("VW", node, grid).filter(|spots| !spots.is_empty())
    }

    fn said_last(&self, name: &str, node: usize, grid: BoardSize) -> Option<AnyPointSet> {
        let way = self.way_to(node);
        let here = way.iter().rev().map(|&at| &self.nodes()[at]).find(|node| node.property(name).is_some())?;
        Some(here.spots(name, grid))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::*;

    fn tree(text: &str) -> Tree {
        crate::parse_text(text).unwrap().swap_remove(0)
    }

    #[test]
    fn lines_and_arrows_are_seen() {
        let tree = tree("(;SZ[9]AR[cc:gg][aa:aa][zz:aa]LN[aa:ii][bb])");
        let drawn: Vec<String> = tree.nodes()[0]
            .lines(BoardSize::square(9))
            .iter()
            .map(|it| format!("{} {} {}", it.from, it.to, it.arrow))
            .collect();
        assert_eq!(drawn, ["A9 J1 false", "C7 G3 true"]);
    }

    #[test]
    fn what_is_dimmed_or_shown_stays_so_until_it_is_said_anew() {
        let tree = tree("(;SZ[9]VW[aa:cc](;B[ee]DD[aa][bb];W[cc];DD[]VW[])(;B[dd]))");
        let grid = BoardSize::square(9);
        let told: Vec<(usize, Option<usize>)> = (0..5)
            .map(|node| (tree.dimmed(node, grid).len(), tree.viewed(node, grid).map(|spots| spots.len())))
            .collect();
        assert_eq!(told, [(0, Some(9)), (2, Some(9)), (2, Some(9)), (0, None), (0, Some(9))]);
    }
}
