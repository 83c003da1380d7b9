//! What is supposed of a game where what it says isn't written as the format has it.

use crate::grid::Grid;
use crate::made::{colour_of, made};
use crate::note::{Note, Notes, Supposed};
use crate::numbers;
use crate::point;
use crate::record::read::turn;
use crate::tree::{Node, Property, Tree};
use crate::words;
use cardgo::{Colour, handicap_points};

/// The lists of points that are looked through.
const LISTS: [&str; 12] = ["AB", "AW", "AE", "TR", "SQ", "CR", "MA", "SL", "TB", "TW", "DD", "VW"];

impl Tree {
    /// What is supposed of what the game says, in the order of the file; nothing where it is no game of Go that can be
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
                notes.add(node.line, Supposed::TwoMoves);
            }
            let again = |name: &str| node.properties.iter().filter(|property| property.name == name).nth(1).is_some();
            if again("B") || again("W") {
                notes.add(node.line, Supposed::MoreMoves);
            }
            if moves.iter().flatten().any(|property| property.values.len() > 1) {
                notes.add(node.line, Supposed::TwoPoints);
            }
        }
        notes.told()
    }

    /// How many handicap stones the file tells of and doesn't set up, where they have usual points: a person may want
    /// them there.
    #[must_use]
    pub fn missing_stones(&self) -> Option<u8> {
        let size = self.grid().ok()?.size()?;
        self.stones_told().filter(|&stones| handicap_points(size, stones).is_some())
    }

    /// What is supposed of what the root says about the whole game.
    fn note_root(&self, root: &Node, notes: &mut Notes) {
        let said = |name: &str| root.values(name).next().map(|value| words::line(value).trim().to_owned());
        let mut note = |what: Option<Supposed>| what.into_iter().for_each(|what| notes.add(root.line, what));
        note(said("GM").filter(|kind| kind.trim_end_matches(".0").parse() != Ok(1_u32)).map(Supposed::Game));
        let is_known = |version: &String| matches!(version.trim_end_matches(".0"), "" | "1" | "2" | "3" | "4");
        note(said("FF").filter(|version| !is_known(version)).map(Supposed::Version));
        note(numbers::grid(said("SZ").as_deref()).and_then(|(_, supposed)| supposed));
        note(self.told("HA").and_then(|said| numbers::handicap(&words::line(said)).1));
        note(self.told("KM").and_then(|said| numbers::komi(&words::line(said), self.counting()).1));
        note(self.contradicted_turn().map(Supposed::OtherTurn));
        note(self.stones_told().map(Supposed::NoStones));
        note(u8::try_from(self.free_on_main_line()).ok().filter(|&stones| stones > 0).map(Supposed::FreeStones));
    }

    /// The handicap stones that are told of and neither set up nor played.
    fn stones_told(&self) -> Option<u8> {
        let line = self.main_line();
        let until = line.iter().position(|node| node.colour().is_some()).map_or(line.len(), |first| first + 1);
        let stones = self.handicap();
        let has_none = !line[..until].iter().any(Node::sets_up) && self.free_on_main_line() == 0;
        (stones > 1 && has_none).then_some(stones)
    }

    /// The colour of the first move, where the other one was said to move.
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

/// What is supposed of a property of a node.
fn note_property(property: &Property, line: u32, grid: Grid, notes: &mut Notes) {
    let name = property.name.as_str();
    if let Some(colour) = colour_of(name) {
        note_move(colour, property, line, grid, notes);
    } else if name == "PL" {
        let unknown = property.values.first().filter(|value| turn(value).is_none() && !value.trim().is_empty());
        unknown.into_iter().for_each(|value| notes.add(line, Supposed::NoTurn(value.trim().to_owned())));
    } else if LISTS.contains(&name) {
        for value in &property.values {
            point::read_list(name, value, grid, &mut |what| notes.add(line, what));
        }
    }
}

fn note_move(colour: Colour, property: &Property, line: u32, grid: Grid, notes: &mut Notes) {
    let Some(value) = property.values.first() else { return };
    match made(colour, value, grid) {
        Ok((_, supposed)) => supposed.into_iter().for_each(|what| notes.add(line, what)),
        Err(_) => notes.add(line, Supposed::NoPoint { name: property.name.clone(), said: value.trim().to_owned() }),
    }
}
