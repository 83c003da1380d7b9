//! Reads files of other programs and converts them to trees of the Smart Game Format.
//!
//! None of these formats is documented by its makers; they are read in the same way as by other public programs.

mod gib;
mod ngf;
mod ugf;

use crate::colour_letter::letter;
use crate::error::{Flaw, SgfError};
use crate::grid::{AnyPoint, BoardSize};
use crate::limits::MOST_STEPS;
use crate::note::Assumption;
use crate::point;
use crate::tree::{Property, Tree};
use cardgo::{Colour, Point, handicap_points};

/// A reader of another format. It returns `None` if the text isn't in the format, and a game without moves if nothing
/// could be read.
type Reader = fn(&str) -> Option<Kifu>;

const READERS: [(&str, Reader); 3] = [("GIB", gib::read), ("NGF", ngf::read), ("UGF", ugf::read)];

/// Reads the game of a file in another format, and returns it with a note on the format; `None` if it isn't in any of
/// them.
///
/// # Errors
/// Fails if the text is in one of the formats, but no game can be read, or the game has too many moves.
pub(crate) fn read(text: &str) -> Result<Option<(Assumption, Tree)>, SgfError> {
    let found = READERS.iter().find_map(|(format, read)| Some((*format, read(text)?)));
    let Some((format, kifu)) = found else { return Ok(None) };
    match kifu.moves.len() {
        0 => Err(SgfError { line: 1, flaw: Flaw::Foreign(format) }),
        moves if moves >= MOST_STEPS => Err(SgfError { line: 1, flaw: Flaw::TooLong }),
        _ => Ok(Some((Assumption::Foreign(format), kifu.tree()))),
    }
}

/// Whether a text begins like a file in one of these formats.
pub(crate) fn begins(text: &str) -> bool {
    gib::begins(text) || ngf::begins(text) || ugf::begins(text)
}

/// The contents of a game.
struct Kifu {
    grid: BoardSize,
    /// Properties of the whole game.
    facts: Vec<Property>,
    /// The handicap stones of Black.
    stones: Vec<AnyPoint>,
    moves: Vec<(Colour, Option<AnyPoint>)>,
}

impl Kifu {
    fn new(grid: BoardSize) -> Kifu {
        Kifu { grid, facts: Vec::new(), stones: Vec::new(), moves: Vec::new() }
    }

    /// Sets a property of the game, unless it is set already.
    fn tell(&mut self, name: &str, text: &str) {
        let text = text.trim();
        if !text.is_empty() && self.facts.iter().all(|told| told.name != name) {
            self.facts.push(Property::text(name, text));
        }
    }

    /// Places handicap stones on their usual points; the third of three is in the upper left corner, as on servers.
    fn place(&mut self, stones: u8) {
        let size = self.grid.size().unwrap_or(0);
        let mut points = handicap_points(size, stones).unwrap_or_default();
        if let [low, high, third] = points.as_mut_slice() {
            *third = Point::new(low.column(), high.row());
        }
        self.stones = points.into_iter().map(AnyPoint::from).collect();
        if stones > 1 {
            self.tell("HA", &stones.to_string());
        }
    }

    fn play(&mut self, colour: Colour, spot: Option<AnyPoint>) {
        // One more move than is read is kept, so that the game is refused as too long.
        if self.moves.len() < MOST_STEPS {
            self.moves.push((colour, spot));
        }
    }

    fn tree(self) -> Tree {
        let mut tree = Tree::default();
        let mut root = vec![Property::plain("GM", ["1".to_owned()]), Property::plain("FF", ["4".to_owned()])];
        let size = match (self.grid.columns(), self.grid.rows()) {
            (columns, rows) if columns == rows => rows.to_string(),
            (columns, rows) => format!("{columns}:{rows}"),
        };
        root.push(Property::plain("SZ", [size]));
        root.extend(self.facts);
        let written = |spot: AnyPoint| point::written(spot, self.grid);
        if !self.stones.is_empty() {
            root.push(Property::plain("AB", self.stones.iter().copied().map(written)));
        }
        let mut last = tree.add(0, root);
        for (colour, spot) in self.moves {
            let value = spot.map_or_else(String::new, written);
            last = tree.add(last, vec![Property::plain(letter(colour), [value])]);
        }
        tree
    }
}

/// A point by its column from the left and its row from the top, both counted from 0; `None` outside the board.
fn from_above(column: Option<u8>, row: Option<u8>, grid: BoardSize) -> Option<AnyPoint> {
    let spot = AnyPoint::new(column?, (grid.rows() - 1).checked_sub(row?)?)?;
    grid.has(spot).then_some(spot)
}

/// Splits off the rank in parentheses after a name.
fn with_rank(text: &str) -> (&str, &str) {
    let text = text.trim();
    match text.strip_suffix(')').and_then(|text| text.rsplit_once('(')) {
        Some((name, rank)) if !name.trim().is_empty() => (name.trim(), rank.trim()),
        _ => (text, ""),
    }
}

#[cfg(test)]
mod tests;
