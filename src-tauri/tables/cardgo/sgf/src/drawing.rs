//! What is drawn beside marks: lines and arrows, points that are dimmed, and the part of the board that is shown.

use crate::grid::{Grid, Spot};
use crate::point;
use crate::spots::Spots;
use crate::tree::{Node, Tree};

/// A line from a point to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// Where it begins.
    pub from: Spot,
    /// Where it ends.
    pub to: Spot,
    /// Whether it ends in an arrow's head: `AR`, else `LN`.
    pub arrow: bool,
}

/// The most lines that are drawn at a node.
const MOST_DRAWN: usize = 1_000;

impl Node {
    /// Its lines and arrows on a board; what names no two points of it isn't drawn.
    #[must_use]
    pub fn lines(&self, grid: Grid) -> Vec<Line> {
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
    /// The points that are dimmed at a node: said there, or last before it on its way.
    #[must_use]
    pub fn dimmed(&self, node: usize, grid: Grid) -> Spots {
        self.said_last("DD", node, grid).unwrap_or(Spots::EMPTY)
    }

    /// The only points that are shown at a node: said there, or last before it on its way. None where all of them are.
    #[must_use]
    pub fn viewed(&self, node: usize, grid: Grid) -> Option<Spots> {
        self.said_last("VW", node, grid).filter(|spots| !spots.is_empty())
    }

    fn said_last(&self, name: &str, node: usize, grid: Grid) -> Option<Spots> {
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
            .lines(Grid::square(9))
            .iter()
            .map(|it| format!("{} {} {}", it.from, it.to, it.arrow))
            .collect();
        assert_eq!(drawn, ["A9 J1 false", "C7 G3 true"]);
    }

    #[test]
    fn what_is_dimmed_or_shown_stays_so_until_it_is_said_anew() {
        let tree = tree("(;SZ[9]VW[aa:cc](;B[ee]DD[aa][bb];W[cc];DD[]VW[])(;B[dd]))");
        let grid = Grid::square(9);
        let told: Vec<(usize, Option<usize>)> = (0..5)
            .map(|node| (tree.dimmed(node, grid).len(), tree.viewed(node, grid).map(|spots| spots.len())))
            .collect();
        assert_eq!(told, [(0, Some(9)), (2, Some(9)), (2, Some(9)), (0, None), (0, Some(9))]);
    }
}
