//! Finds the values in a game that aren't written according to the format, and the assumptions made about them.

use crate::grid::BoardSize;
use crate::node_moves::{colour_of, made};
use crate::note::{Assumption, Note, Notes};
use crate::number_parsing;
use crate::point;
use crate::record::read::turn;
use crate::text_escapes;
use crate::tree::{Node, Property, Tree};
use cardgo::{Colour, handicap_points};

/// The properties with lists of points that are checked.
const LISTS: [&str; 12] = ["AB", "AW", "AE", "TR", "SQ", "CR", "MA", "SL", "TB", "TW", "DD", "VW"];

impl Tree {
    /// The assumptions made about the game, in the order of the file; empty if it isn't a game of Go that can be
    /// opened.
    #[must_use]
    pub fn notes(&self) -> Vec<Note> {
        let mut notes = Notes::default();
        let (Ok(grid), Some(root)) = (self.grid(), self.nodes().first()) else { return Vec::new() };
        self.note_root(root, &mut notes);
        for node in self.nodes() {
            for property in &node.properties {
                note_property(property, node.line, grid, &mut notes);
            }
            let moves = [node.property("B"), node.property("W")];
            if moves.iter().flatten().count() > 1 {
                notes.add(node.line, Assumption::TwoMoves);
            }
            let again = |name: &str| node.properties.iter().filter(|property| property.name == name).nth(1).is_some();
            if again("B") || again("W") {
                notes.add(node.line, Assumption::MoreMoves);
            }
            if moves.iter().flatten().any(|property| property.values.len() > 1) {
                notes.add(node.line, Assumption::TwoPoints);
            }
        }
        notes.told()
    }

    /// The number of handicap stones that the file gives but doesn't set up, if there are usual points for them; a
    /// person may want to add them.
    #[must_use]
    pub fn missing_stones(&self) -> Option<u8> {
        let size = self.grid().ok()?.size()?;
        self.stones_told().filter(|&stones| handicap_points(size, stones).is_some())
    }

    /// Adds the assumptions about the root's properties of the whole game.
    fn note_root(&self, root: &Node, notes: &mut Notes) {
        let said = |name: &str| root.values(name).next().map(|value| text_escapes::line(value).trim().to_owned());
        let mut note = |what: Option<Assumption>| what.into_iter().for_each(|what| notes.add(root.line, what));
        note(said("GM").filter(|kind| kind.trim_end_matches(".0").parse() != Ok(1_u32)).map(Assumption::Game));
        let is_known = |version: &String| matches!(version.trim_end_matches(".0"), "" | "1" | "2" | "3" | "4");
        note(said("FF").filter(|version| !is_known(version)).map(Assumption::Version));
        note(number_parsing::grid(said("SZ").as_deref()).and_then(|(_, supposed)| supposed));
        note(self.told("HA").and_then(|said| number_parsing::handicap(&text_escapes::line(said)).1));
        note(self.told("KM").and_then(|said| number_parsing::komi(&text_escapes::line(said), self.counting()).1));
        note(self.contradicted_turn().map(Assumption::OtherTurn));
        note(self.stones_told().map(Assumption::NoStones));
        note(u8::try_from(self.free_on_main_line()).ok().filter(|&stones| stones > 0).map(Assumption::FreeStones));
    }

    /// The number of handicap stones that are neither set up nor played.
    fn stones_told(&self) -> Option<u8> {
        let line = self.main_line();
        let until = line.iter().position(|node| node.colour().is_some()).map_or(line.len(), |first| first + 1);
        let stones = self.handicap();
        let has_none = !line[..until].iter().any(Node::sets_up) && self.free_on_main_line() == 0;
        (stones > 1 && has_none).then_some(stones)
    }

    /// The colour of the first move, if the file gives the other colour to move.
    fn contradicted_turn(&self) -> Option<Colour> {
        let line = self.main_line();
        let first = line.iter().position(|node| node.colour().is_some())?;
        let said = line[..first].iter().rev().find_map(|node| node.values("PL").next().and_then(turn))?;
        line[first].colour().filter(|&colour| colour != said)
    }

    fn free_on_main_line(&self) -> u32 {
        self.free_stones(&[0])
    }
}

/// Adds the assumptions about a property of a node.
fn note_property(property: &Property, line: u32, grid: BoardSize, notes: &mut Notes) {
    let name = property.name.as_str();
    if let Some(colour) = colour_of(name) {
        note_move(colour, property, line, grid, notes);
    } else if name == "PL" {
        let unknown = property.values.first().filter(|value| turn(value).is_none() && !value.trim().is_empty());
        unknown.into_iter().for_each(|value| notes.add(line, Assumption::NoTurn(value.trim().to_owned())));
    } else if LISTS.contains(&name) {
        for value in &property.values {
            point::read_list(name, value, grid, &mut |what| notes.add(line, what));
        }
    }
}

fn note_move(colour: Colour, property: &Property, line: u32, grid: BoardSize, notes: &mut Notes) {
    let Some(value) = property.values.first() else { return };
    match made(colour, value, grid) {
        Ok((_, supposed)) => supposed.into_iter().for_each(|what| notes.add(line, what)),
        Err(_) => notes.add(line, Assumption::NoPoint { name: property.name.clone(), said: value.trim().to_owned() }),
    }
}
