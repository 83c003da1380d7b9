//! Moves as nodes tell them.

use crate::error::Flaw;
use crate::grid::{Grid, Spot};
use crate::note::Supposed;
use crate::point;
use crate::record::letter;
use crate::spots::Spots;
use crate::tree::{Node, Property};
use crate::words;
use cardgo::{Colour, LARGEST};

/// A move on a board of any size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    /// Whose it is.
    pub colour: Colour,
    /// Where; none is a pass.
    pub spot: Option<Spot>,
}

impl Made {
    /// As a file has it.
    #[must_use]
    pub fn property(self, grid: Grid) -> Property {
        let value = self.spot.map_or_else(String::new, |spot| point::written(spot, grid));
        Property::plain(letter(self.colour), [value])
    }
}

impl Node {
    /// The colour of its move.
    #[must_use]
    pub fn colour(&self) -> Option<Colour> {
        self.properties.iter().find_map(|property| colour_of(&property.name))
    }

    /// Its move, if it makes sense.
    #[must_use]
    pub fn mv(&self, grid: Grid) -> Option<Made> {
        self.moves(grid).find_map(Result::ok)
    }

    /// Its moves: one of each colour at most.
    pub(crate) fn moves(&self, grid: Grid) -> impl Iterator<Item = Result<Made, Flaw>> {
        let (black, white) = (self.property("B"), self.property("W"));
        let first = self.colour();
        let in_order = if first == Some(Colour::White) { [white, black] } else { [black, white] };
        in_order.into_iter().flatten().filter_map(move |property| {
            let colour = colour_of(&property.name)?;
            let value = property.values.first()?;
            Some(made(colour, value, grid).map(|(made, _)| made))
        })
    }

    /// Whether it says more than one move.
    pub(crate) fn has_moves_too_many(&self) -> bool {
        self.values("B").chain(self.values("W")).nth(1).is_some()
    }

    /// Whether stones are set up or taken off here other than by a move.
    #[must_use]
    pub fn sets_up(&self) -> bool {
        self.properties.iter().any(|property| matches!(property.name.as_str(), "AB" | "AW" | "AE"))
    }

    /// The number of the last move after this node, `before` being the one before it.
    pub(crate) fn number_after(&self, before: u32, grid: Grid) -> u32 {
        self.told_number().unwrap_or_else(|| {
            let moves = self.moves(grid).filter(Result::is_ok).count() as u32;
            before.saturating_add(moves)
        })
    }

    /// The number that the file gives its move.
    pub(crate) fn told_number(&self) -> Option<u32> {
        self.colour()?;
        words::line(self.values("MN").next()?).trim().parse().ok()
    }

    /// Every point that a list of that name has.
    #[must_use]
    pub fn spots(&self, name: &str, grid: Grid) -> Spots {
        self.values(name).fold(Spots::EMPTY, |all, value| all.or(&point::listed(value, grid)))
    }
}

pub(crate) fn colour_of(name: &str) -> Option<Colour> {
    match name {
        "B" => Some(Colour::Black),
        "W" => Some(Colour::White),
        _ => None,
    }
}

/// What a move's value says was played, and what was supposed.
pub(crate) fn made(colour: Colour, value: &str, grid: Grid) -> Result<(Made, Option<Supposed>), Flaw> {
    let value = value.trim();
    let name = letter(colour);
    let pass = Made { colour, spot: None };
    // Before FF[4] a pass was a point off the usual board.
    let off_usual = grid.columns() <= LARGEST && grid.rows() <= LARGEST;
    if value.is_empty() || off_usual && value == "tt" {
        return Ok((pass, None));
    }
    if let Some((spot, supposed)) = point::read_somehow(name, value, grid) {
        return Ok((Made { colour, spot: Some(spot) }, supposed));
    }
    if is_pass(value, grid) {
        return Ok((pass, Some(Supposed::Pass(value.to_owned()))));
    }
    Err(Flaw::Point { name: name.to_owned(), value: value.to_owned(), grid: grid.to_string() })
}

/// Whether a value that is no point is how some programs write a pass: a word, the last letters there are, or the point
/// just beyond the far corner.
fn is_pass(value: &str, grid: Grid) -> bool {
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
        let grid = Grid::new(lines, lines).unwrap_or(Grid::square(lines));
        match made(Colour::Black, value, grid) {
            Ok((Made { spot, .. }, supposed)) => {
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
