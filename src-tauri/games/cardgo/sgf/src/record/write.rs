//! Converts records to trees.

use super::{Move, Play, Player, Record, Setup, Step};
use crate::colour_letter::letter;
use crate::game_result::halves_written;
use crate::grid::{AnyPoint, BoardSize};
use crate::point;
use crate::text_escapes::escaped;
use crate::tree::{Node, Property, Tree};
use cardgo::Point;

impl Record {
    /// The game as a tree, with the properties that every file must have.
    #[must_use]
    pub fn to_tree(&self) -> Tree {
        let mut tree = self.line(0);
        if let Some(root) = tree.nodes.first_mut() {
            root.properties.splice(0..0, self.about_the_game());
        }
        tree
    }

    /// The line from a step on, that step included, as a variation of another game. Variations in place of the step
    /// itself aren't included.
    #[must_use]
    pub fn line(&self, from: usize) -> Tree {
        let steps = self.steps.get(from..).unwrap_or_default();
        let mut tree = Tree::default();
        for (step, depth) in steps.iter().zip(0..) {
            let mut properties = Vec::new();
            step.write(self.size, &mut properties);
            tree.nodes.push(Node { depth, line: 0, properties });
        }
        // The deepest first: a variation comes after everything that follows its fork.
        for (depth, step) in steps.iter().enumerate().skip(usize::from(from > 0)).rev() {
            step.variations.iter().for_each(|variation| tree.graft(depth, variation));
        }
        tree
    }

    fn about_the_game(&self) -> Vec<Property> {
        let text = |name: &str, text: &Option<String>| text.as_ref().map(|text| Property::text(name, text));
        let plain = |name: &str, value: Option<String>| value.map(|value| Property::plain(name, [value]));
        let [Player { name: black, rank: black_rank }, Player { name: white, rank: white_rank }] = &self.players;
        let program = concat!("Asztaltárs:", env!("CARGO_PKG_VERSION"));
        let always = [("FF", "4"), ("GM", "1"), ("CA", "UTF-8"), ("AP", program)];
        let mut properties: Vec<Property> =
            always.iter().map(|(name, value)| Property::plain(name, [(*value).to_owned()])).collect();
        properties.push(Property::plain("SZ", [self.size.to_string()]));
        let told = [
            plain("KM", self.komi.map(|komi| halves_written(komi.into()))),
            plain("HA", self.handicap.map(|stones| stones.to_string())),
            text("RU", &self.rules),
            text("DT", &self.date),
            text("PB", black),
            text("BR", black_rank),
            text("PW", white),
            text("WR", white_rank),
            plain("RE", self.result.as_ref().map(|result| escaped(&result.to_string()))),
        ];
        properties.extend(told.into_iter().flatten());
        properties
    }
}

impl Step {
    fn write(&self, size: u8, properties: &mut Vec<Property>) {
        self.setup.write(size, properties);
        properties.extend(self.mv.map(|mv| mv.property(size)));
        properties.extend(self.comment.as_ref().map(|comment| Property::text("C", comment)));
        if !self.cards.is_empty() {
            properties.push(Property::plain("KX", self.cards.iter().map(|card| escaped(card))));
        }
        properties.extend(self.others.iter().cloned());
    }
}

impl Move {
    /// The move as a property of a node.
    #[must_use]
    pub fn property(self, size: u8) -> Property {
        let value = match self.play {
            Play::Stone(point) => point::written(AnyPoint::from(point), BoardSize::square(size)),
            Play::Pass => String::new(),
        };
        Property::plain(letter(self.colour), [value])
    }
}

impl Setup {
    fn write(&self, size: u8, properties: &mut Vec<Property>) {
        let points = |points: &[Point]| {
            points
                .iter()
                .map(|&point| point::written(AnyPoint::from(point), BoardSize::square(size)))
                .collect::<Vec<_>>()
        };
        for (name, list) in [("AB", &self.black), ("AW", &self.white), ("AE", &self.empty)] {
            if !list.is_empty() {
                properties.push(Property::plain(name, points(list)));
            }
        }
        properties.extend(self.turn.map(|turn| Property::plain("PL", [letter(turn).to_owned()])));
    }
}
