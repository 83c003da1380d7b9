//! Sets up and removes stones other than by moves.

use crate::error::SgfError;
use crate::grid::{AnyPoint, BoardSize};
use crate::point;
use crate::tree::{Property, Tree};
use cardgo::{Colour, handicap_points};

/// The property that lists points with such a stone, or with none.
fn name(stone: Option<Colour>) -> &'static str {
    match stone {
        Some(Colour::Black) => "AB",
        Some(Colour::White) => "AW",
        None => "AE",
    }
}

impl Tree {
    /// Sets up a stone on a point, or removes the stone there: at that node, or in a new node after it if the node has
    /// a move. Returns the changed node; `None` if nothing changes.
    ///
    /// # Errors
    /// Fails if the tree isn't a game of Go that can be opened.
    pub fn set_up(&mut self, node: usize, spot: AnyPoint, stone: Option<Colour>) -> Result<Option<usize>, SgfError> {
        let grid = self.grid()?;
        if self.standing(node)?.stones.at(spot) == stone {
            return Ok(None);
        }
        let at = point::written(spot, grid);
        if self.nodes.get(node).is_some_and(|node| node.colour().is_some()) {
            return Ok(Some(self.add(node, vec![Property::plain(name(stone), [at])])));
        }
        let before = match self.parent(node) {
            Some(parent) => self.standing(parent)?.stones.at(spot),
            None => None,
        };
        let Some(here) = self.nodes.get_mut(node) else { return Ok(None) };
        for property in &mut here.properties {
            if matches!(property.name.as_str(), "AB" | "AW" | "AE")
                && let Some(left) = point::without(&property.values, spot, grid)
            {
                property.values = left;
            }
        }
        if before != stone {
            match here.properties.iter_mut().find(|property| property.name == name(stone)) {
                Some(property) => property.values.push(at),
                None => here.properties.push(Property::plain(name(stone), [at])),
            }
        }
        here.properties.retain(|property| !property.values.is_empty());
        Ok(Some(node))
    }
}

impl Tree {
    /// Sets up the [missing](Tree::missing_stones) handicap stones on their usual points, at the root. Returns the
    /// root; `None` if no stones are missing.
    ///
    /// # Errors
    /// Fails if the tree isn't a game of Go that can be opened.
    pub fn set_up_missing_stones(&mut self) -> Result<Option<usize>, SgfError> {
        let Some((size, stones)) = self.grid()?.size().zip(self.missing_stones()) else { return Ok(None) };
        let points = handicap_points(size, stones).unwrap_or_default();
        let written = points.into_iter().map(|point| point::written(point.into(), BoardSize::square(size)));
        let Some(root) = self.nodes.first_mut() else { return Ok(None) };
        root.properties.push(Property::plain(name(Some(Colour::Black)), written));
        Ok(Some(0))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::*;

    /// The text of a game on nine lines after a stone was set up at its last node.
    fn after(game: &str, point: &str, stone: Option<Colour>) -> String {
        let mut tree = crate::parse_text(&format!("(;SZ[9]{game})")).unwrap().swap_remove(0);
        let last = tree.nodes().len() - 1;
        let done = tree.set_up(last, point.parse().unwrap(), stone).unwrap();
        assert_eq!(tree.standing(done.unwrap_or(last)).unwrap().stones.at(point.parse().unwrap()), stone);
        let text = tree.to_string();
        let text = text.trim_end().strip_prefix("(;SZ[9]").unwrap().strip_suffix(')').unwrap();
        if done.is_none() { "nothing to do".to_owned() } else { text.to_owned() }
    }

    const BLACK: Option<Colour> = Some(Colour::Black);
    const WHITE: Option<Colour> = Some(Colour::White);

    #[test]
    fn a_stone_comes_goes_and_changes_colour() {
        assert_eq!(after("", "A9", BLACK), "AB[aa]");
        assert_eq!(after("AB[aa]", "A9", None), "");
        assert_eq!(after("AB[aa:ba]XX[z]", "A9", WHITE), "AB[ba]XX[z]AW[aa]");
        assert_eq!(after("AB[aa]", "B9", BLACK), "AB[aa][ba]");
        assert_eq!(after("AB[aa]", "A9", BLACK), "nothing to do");
        assert_eq!(after("", "A9", None), "nothing to do");
    }

    #[test]
    fn what_stood_before_is_taken_off_and_a_move_keeps_its_node() {
        assert_eq!(after("AB[aa];C[x]", "A9", None), "AB[aa];C[x]AE[aa]");
        assert_eq!(after("AB[aa];AE[aa]", "A9", BLACK), "AB[aa];");
        assert_eq!(after("AB[aa];AE[aa]", "A9", WHITE), "AB[aa];AW[aa]");
        assert_eq!(after(";B[aa]", "A9", None), ";B[aa];AE[aa]");
        assert_eq!(after(";B[]", "B9", WHITE), ";B[];AW[ba]");
    }

    #[test]
    fn missing_handicap_stones_are_set_up_where_they_usually_stand() {
        let after = |game: &str| {
            let mut tree = crate::parse_text(game).unwrap().swap_remove(0);
            tree.set_up_missing_stones().unwrap().map(|_| tree.to_string().trim_end().to_owned())
        };
        assert_eq!(after("(;SZ[9]HA[2];W[ee])").as_deref(), Some("(;SZ[9]HA[2]AB[cg][gc];W[ee])"));
        for none in
            ["(;SZ[9]HA[2]AB[aa][bb];W[ee])", "(;SZ[9]HA[2];B[cc];B[gg];W[ee])", "(;SZ[9]HA[9])", "(;SZ[25]HA[2])"]
        {
            assert_eq!(after(none), None, "{none}");
        }
    }
}
