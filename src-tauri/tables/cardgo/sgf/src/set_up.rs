//! Stones put down and taken off other than by moves.

use crate::error::SgfError;
use crate::point;
use crate::tree::{Property, Tree};
use cardgo::{Colour, Point};

/// The property that lists points with such a stone, or with none.
fn name(stone: Option<Colour>) -> &'static str {
    match stone {
        Some(Colour::Black) => "AB",
        Some(Colour::White) => "AW",
        None => "AE",
    }
}

impl Tree {
    /// Puts a stone on a point, or takes off what is there: at that node, or in a new one after it if a move is made
    /// there. The node where it is done; none if nothing is to do.
    ///
    /// # Errors
    /// If it is no game of Go that can be opened.
    pub fn set_up(&mut self, node: usize, point: Point, stone: Option<Colour>) -> Result<Option<usize>, SgfError> {
        let size = self.size()?;
        if self.standing(node)?.stones.at(point) == stone {
            return Ok(None);
        }
        let at = point::written(point, size);
        if self.nodes.get(node).is_some_and(|node| node.colour().is_some()) {
            return Ok(Some(self.add(node, vec![Property::plain(name(stone), [at])])));
        }
        let before = match self.parent(node) {
            Some(parent) => self.standing(parent)?.stones.at(point),
            None => None,
        };
        let Some(here) = self.nodes.get_mut(node) else { return Ok(None) };
        for property in &mut here.properties {
            if matches!(property.name.as_str(), "AB" | "AW" | "AE")
                && let Some(left) = point::without(&property.values, point, size)
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

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::*;

    /// A game on nine lines after a stone was set up at its last node.
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
}
