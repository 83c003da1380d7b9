//! Files of other programs, as the same game in the Smart Game Format.
//!
//! None of these formats has a description by its makers; they are read as public programs that read them do.

mod gib;
mod ngf;
mod ugf;

use crate::error::{Flaw, SgfError};
use crate::grid::{Grid, Spot};
use crate::note::Supposed;
use crate::point;
use crate::record::{MOST_STEPS, letter};
use crate::tree::{Property, Tree};
use cardgo::{Colour, Point, handicap_points};

/// A reader of another format: none where the text isn't one of it, a game without moves where nothing could be read.
type Reader = fn(&str) -> Option<Kifu>;

const READERS: [(&str, Reader); 3] = [("GIB", gib::read), ("NGF", ngf::read), ("UGF", ugf::read)];

/// The game of a file in another format, and which; none if it is in none of them.
///
/// # Errors
/// If it is, and no game can be read in it.
pub(crate) fn read(text: &str) -> Result<Option<(Supposed, Tree)>, SgfError> {
    let found = READERS.iter().find_map(|(format, read)| Some((*format, read(text)?)));
    let Some((format, kifu)) = found else { return Ok(None) };
    match kifu.moves.len() {
        0 => Err(SgfError { line: 1, flaw: Flaw::Foreign(format) }),
        moves if moves >= MOST_STEPS => Err(SgfError { line: 1, flaw: Flaw::TooLong }),
        _ => Ok(Some((Supposed::Foreign(format), kifu.tree()))),
    }
}

/// Whether a text begins as a file of one of these formats does.
pub(crate) fn begins(text: &str) -> bool {
    gib::begins(text) || ngf::begins(text) || ugf::begins(text)
}

/// What is read of a game.
struct Kifu {
    grid: Grid,
    /// What is told of the whole game.
    facts: Vec<Property>,
    /// The stones that Black begins with.
    stones: Vec<Spot>,
    moves: Vec<(Colour, Option<Spot>)>,
}

impl Kifu {
    fn new(grid: Grid) -> Kifu {
        Kifu { grid, facts: Vec::new(), stones: Vec::new(), moves: Vec::new() }
    }

    /// Tells something of the game, the first time it is told.
    fn tell(&mut self, name: &str, text: &str) {
        let text = text.trim();
        if !text.is_empty() && self.facts.iter().all(|told| told.name != name) {
            self.facts.push(Property::text(name, text));
        }
    }

    /// Handicap stones on their usual points, the third of three in the upper left corner as servers have it.
    fn place(&mut self, stones: u8) {
        let size = self.grid.size().unwrap_or(0);
        let mut points = handicap_points(size, stones).unwrap_or_default();
        if let [low, high, third] = points.as_mut_slice() {
            *third = Point::new(low.column(), high.row());
        }
        self.stones = points.into_iter().map(Spot::from).collect();
        if stones > 1 {
            self.tell("HA", &stones.to_string());
        }
    }

    fn play(&mut self, colour: Colour, spot: Option<Spot>) {
        // One more than is read: that is too many already.
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
        let written = |spot: Spot| point::written(spot, self.grid);
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

/// A point by its column from the left and its row from the top, both counted from 0; none beyond the board.
fn from_above(column: Option<u8>, row: Option<u8>, grid: Grid) -> Option<Spot> {
    let spot = Spot::new(column?, (grid.rows() - 1).checked_sub(row?)?)?;
    grid.has(spot).then_some(spot)
}

/// A name and the rank in parentheses behind it.
fn with_rank(text: &str) -> (&str, &str) {
    let text = text.trim();
    match text.strip_suffix(')').and_then(|text| text.rsplit_once('(')) {
        Some((name, rank)) if !name.trim().is_empty() => (name.trim(), rank.trim()),
        _ => (text, ""),
    }
}

#[cfg(test)]
mod tests;
