//! The moves in the nodes of a tree.

use crate::any_point_set::AnyPointSet;
use crate::colour_letter::letter;
use crate::error::Flaw;
use crate::grid::{AnyPoint, BoardSize};
use crate::note::Assumption;
use crate::point;
use crate::text_escapes;
use crate::tree::{Node, Property};
use cardgo::{Colour, LARGEST};

/// A move on a board of any size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeMove {
    pub colour: Colour,
    /// `None` for a pass.
    pub spot: Option<AnyPoint>,
}

impl NodeMove {
    /// The move as a property of a node.
    #[must_use]
    pub fn property(self, grid: BoardSize) -> Property {
        let value = self.spot.map_or_else(String::new, |spot| point::written(spot, grid));
        Property::plain(letter(self.colour), [value])
    }
}

impl Node {
    /// The colour of the node's move.
    #[must_use]
    pub fn colour(&self) -> Option<Colour> {
        self.properties.iter().find_map(|property| colour_of(&property.name))
    }

    /// The move of the node, if it can be read.
    #[must_use]
    pub fn mv(&self, grid: BoardSize) -> Option<NodeMove> {
        self.moves(grid).find_map(Result::ok)
    }

    /// The moves of the node, at most one of each colour.
    pub(crate) fn moves(&self, grid: BoardSize) -> impl Iterator<Item = Result<NodeMove, Flaw>> {
        let (black, white) = (self.property("B"), self.property("W"));
        let first = self.colour();
        let in_order = if first == Some(Colour::White) { [white, black] } else { [black, white] };
        in_order.into_iter().flatten().filter_map(move |property| {
            let colour = colour_of(&property.name)?;
            let value = property.values.first()?;
            Some(made(colour, value, grid).map(|(made, _)| made))
        })
    }

    /// Whether the node has more than one move.
    pub(crate) fn has_moves_too_many(&self) -> bool {
        self.values("B").chain(self.values("W")).nth(1).is_some()
    }

    /// Whether the node sets up or removes stones other than by a move.
    #[must_use]
    pub fn sets_up(&self) -> bool {
        self.properties.iter().any(|property| matches!(property.name.as_str(), "AB" | "AW" | "AE"))
    }

    /// The number of the last move after this node; `before` is the number before it.
    pub(crate) fn number_after(&self, before: u32, grid: BoardSize) -> u32 {
        self.told_number().unwrap_or_else(|| {
            let moves = self.moves(grid).filter(Result::is_ok).count() as u32;
            before.saturating_add(moves)
        })
    }

    /// The number that the file gives to the node's move.
    pub(crate) fn told_number(&self) -> Option<u32> {
        self.colour()?;
        text_escapes::line(self.values("MN").next()?).trim().parse().ok()
    }

    /// All points in the list property of that name.
    #[must_use]
    pub fn spots(&self, name: &str, grid: BoardSize) -> AnyPointSet {
        self.values(name).fold(AnyPointSet::EMPTY, |all, value| all.or(&point::listed(value, grid)))
    }
}

pub(crate) fn colour_of(name: &str) -> Option<Colour> {
    match name {
        "B" => Some(Colour::Black),
        "W" => Some(Colour::White),
        _ => None,
    }
}

/// Reads the value of a move; returns the move and the assumption made, if any.
pub(crate) fn made(colour: Colour, value: &str, grid: BoardSize) -> Result<(NodeMove, Option<Assumption>), Flaw> {
    let value = value.trim();
    let name = letter(colour);
    let pass = NodeMove { colour, spot: None };
    // Before FF[4] a pass was written as a point outside the usual board.
    let off_usual = grid.columns() <= LARGEST && grid.rows() <= LARGEST;
    if value.is_empty() || off_usual && value == "tt" {
        return Ok((pass, None));
    }
    if let Some((spot, supposed)) = point::read_somehow(name, value, grid) {
        return Ok((NodeMove { colour, spot: Some(spot) }, supposed));
    }
    if is_pass(value, grid) {
        return Ok((pass, Some(Assumption::Pass(value.to_owned()))));
    }
    Err(Flaw::Point { name: name.to_owned(), value: value.to_owned(), grid: grid.to_string() })
}

/// Whether a value that isn't a point is one of the ways in which programs write a pass: a word, the last letters of
/// the alphabet, or the point just outside the far corner.
fn is_pass(value: &str, grid: BoardSize) -> bool {
    let beyond = |line: u8| char::from(b'a' + line);
    let small = value.to_ascii_lowercase();
    let is_small = grid.columns() < 26 && grid.rows() < 26;
    matches!(small.as_str(), "pass" | "passz" | "pas")
        || is_small && (small == "zz" || small.chars().eq([beyond(grid.columns()), beyond(grid.rows())]))
        || grid.columns() <= LARGEST && grid.rows() <= LARGEST && small == "tt"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(value: &str, lines: u8) -> String {
        let grid = BoardSize::new(lines, lines).unwrap_or(BoardSize::square(lines));
        match made(Colour::Black, value, grid) {
            Ok((NodeMove { spot, .. }, supposed)) => {
                let at = spot.map_or_else(|| "pass".to_owned(), |spot| spot.to_string());
                format!("{at}{}", if supposed.is_some() { " supposed" } else { "" })
            }
            Err(_) => "nothing".to_owned(),
        }
    }

    #[test]
    fn a_pass_is_read_however_it_is_written() {
        for (value, lines, read) in [
            ("", 19, "pass"),
            ("tt", 9, "pass"),
            ("tt", 21, "U2"),
            ("TT", 19, "pass supposed"),
            ("zz", 19, "pass supposed"),
            ("jj", 9, "pass supposed"),
            ("Pass", 19, "pass supposed"),
            ("vv", 21, "pass supposed"),
        ] {
            assert_eq!(told(value, lines), read, "{value} on {lines}");
        }
    }

    #[test]
    fn a_point_is_read_however_it_is_written_and_one_beyond_the_board_is_none() {
        for (value, lines, read) in [
            ("ee", 9, "E5"),
            ("e e", 9, "E5 supposed"),
            ("PD", 19, "Q16 supposed"),
            ("Q16", 19, "Q16 supposed"),
            ("cc:cc", 9, "C7 supposed"),
            ("ss", 9, "nothing"),
            ("e", 9, "nothing"),
            ("Q16", 9, "nothing"),
        ] {
            assert_eq!(told(value, lines), read, "{value} on {lines}");
        }
    }
}
