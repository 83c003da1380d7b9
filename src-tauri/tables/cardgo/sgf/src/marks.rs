//! Marks on points: shapes, letters and numbers, territory.

use crate::grid::{Grid, Spot};
use crate::point;
use crate::spots::Spots;
use crate::tree::{Node, Property};
use crate::words;
use cardgo::Colour;
use std::collections::BTreeSet;

/// Something drawn on a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A shape.
    Shape(Shape),
    /// A short text: mostly a letter or a number.
    Label(String),
    /// Somebody's territory.
    Territory(Colour),
}

/// A shape drawn on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Shape {
    /// `TR`.
    Triangle,
    /// `SQ`.
    Square,
    /// `CR`.
    Circle,
    /// `MA`.
    Cross,
    /// `SL`: selected, whatever that looks like.
    Selected,
}

/// A mark that somebody makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A shape.
    Shape(Shape),
    /// The next letter that isn't there yet.
    Letter,
    /// The next number that isn't there yet.
    Number,
}

impl Shape {
    /// All of them.
    pub const ALL: [Shape; 5] = [Shape::Triangle, Shape::Square, Shape::Circle, Shape::Cross, Shape::Selected];

    /// The property that lists its points.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Shape::Triangle => "TR",
            Shape::Square => "SQ",
            Shape::Circle => "CR",
            Shape::Cross => "MA",
            Shape::Selected => "SL",
        }
    }
}

const LABELS: &str = "LB";
/// Lettered points and crosses as before FF\[4\].
const OLD_LETTERS: &str = "L";
const OLD_MARKS: &str = "M";
const TERRITORY: [(&str, Colour); 2] = [("TB", Colour::Black), ("TW", Colour::White)];

/// Whether shapes or labels are drawn at a node.
pub(crate) fn is_marked(node: &Node) -> bool {
    let is_mark = |name: &str| {
        matches!(name, LABELS | OLD_LETTERS | OLD_MARKS) || Shape::ALL.iter().any(|shape| shape.name() == name)
    };
    node.properties.iter().any(|property| is_mark(&property.name))
}

impl Node {
    /// What is drawn on the points of a board; on each point each kind of sign once.
    #[must_use]
    pub fn signs(&self, grid: Grid) -> Vec<(Spot, Sign)> {
        let mut signs = Vec::new();
        let mut list = |name: &str, sign: Sign| {
            signs.extend(self.spots(name, grid).iter().map(|spot| (spot, sign.clone())));
        };
        TERRITORY.into_iter().for_each(|(name, colour)| list(name, Sign::Territory(colour)));
        Shape::ALL.into_iter().for_each(|shape| list(shape.name(), Sign::Shape(shape)));
        list(OLD_MARKS, Sign::Shape(Shape::Cross));
        let mut labelled = Spots::EMPTY;
        for (spot, label) in self.values(LABELS).filter_map(|value| label(value, grid)) {
            if labelled.insert(spot) {
                signs.push((spot, Sign::Label(words::line(label))));
            }
        }
        // Before FF[4], the points of a list were lettered in its order.
        let lettered = self.values(OLD_LETTERS).filter_map(|value| Some(point::read_somehow("", value, grid)?.0));
        for (spot, number) in lettered.zip(0..) {
            if labelled.insert(spot) {
                signs.push((spot, Sign::Label(letters(number).to_ascii_lowercase())));
            }
        }
        signs
    }

    /// Makes a mark on a point, in place of the shape or label that is there; takes it away if it is the same.
    pub fn toggle(&mut self, spot: Spot, mark: Mark, grid: Grid) {
        let there = self.signs(grid).into_iter().any(|(at, sign)| at == spot && mark.is_told_by(&sign));
        self.unmark(spot, grid);
        if there {
            return;
        }
        let at = point::written(spot, grid);
        let (name, value) = match mark {
            Mark::Shape(shape) => (shape.name(), at),
            Mark::Letter => (LABELS, format!("{at}:{}", self.next_label(grid, letters))),
            Mark::Number => (LABELS, format!("{at}:{}", self.next_label(grid, |number| (number + 1).to_string()))),
        };
        match self.properties.iter_mut().find(|property| property.name == name) {
            Some(property) => property.values.push(value),
            None => self.properties.push(Property::plain(name, [value])),
        }
    }

    /// Takes every shape and label off a point.
    fn unmark(&mut self, spot: Spot, grid: Grid) {
        for property in &mut self.properties {
            if property.name == LABELS {
                property.values.retain(|value| label(value, grid).is_none_or(|(at, _)| at != spot));
            } else if (matches!(property.name.as_str(), OLD_LETTERS | OLD_MARKS)
                || Shape::ALL.iter().any(|shape| shape.name() == property.name))
                && let Some(left) = point::without(&property.values, spot, grid)
            {
                property.values = left;
            }
        }
        self.properties.retain(|property| !property.values.is_empty());
    }

    /// The first of these labels that no point has.
    fn next_label(&self, grid: Grid, name: impl Fn(usize) -> String) -> String {
        let taken: BTreeSet<&str> =
            self.values(LABELS).filter_map(|value| label(value, grid)).map(|(_, label)| label).collect();
        // One more than there are: one of them is free.
        let free = (0..=taken.len()).map(&name).find(|label| !taken.contains(label.as_str()));
        free.unwrap_or_else(|| name(taken.len()))
    }
}

impl Mark {
    /// Whether this sign is what the mark would make.
    fn is_told_by(self, sign: &Sign) -> bool {
        let is_number = |label: &str| !label.is_empty() && label.bytes().all(|byte| byte.is_ascii_digit());
        match (self, sign) {
            (Mark::Shape(shape), Sign::Shape(other)) => shape == *other,
            (Mark::Letter, Sign::Label(label)) => !is_number(label),
            (Mark::Number, Sign::Label(label)) => is_number(label),
            _ => false,
        }
    }
}

/// A point, and what is written on it.
fn label(value: &str, grid: Grid) -> Option<(Spot, &str)> {
    let (at, label) = value.split_once(':')?;
    Some((point::read_somehow("", at, grid)?.0, label))
}

/// `A` to `Z`, `a` to `z`, and then `AA`, `BA` and so on.
fn letters(number: usize) -> String {
    const LETTERS: &[u8; 52] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    let mut letters = String::from(char::from(LETTERS[number % 52]));
    if let Some(rest) = (number / 52).checked_sub(1) {
        letters.push(char::from(LETTERS[rest % 52]));
    }
    letters
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::*;

    fn node(text: &str) -> Node {
        crate::parse_text(&format!("(;{text})")).unwrap().swap_remove(0).nodes()[0].clone()
    }

    fn said(node: &Node) -> String {
        node.properties.iter().map(ToString::to_string).collect()
    }

    /// What a node says after marks on points of nine lines.
    fn marked(text: &str, marks: &[(&str, Mark)]) -> String {
        let mut node = node(text);
        marks.iter().for_each(|(point, mark)| node.toggle(point.parse().unwrap(), *mark, Grid::square(9)));
        said(&node)
    }

    const TRIANGLE: Mark = Mark::Shape(Shape::Triangle);
    const SQUARE: Mark = Mark::Shape(Shape::Square);

    #[test]
    fn what_any_program_draws_is_seen() {
        let signs =
            node(r"TR[aa:ba][aa]LB[cc:a:b\]][cc:second][dd:1][zz:x][ee]TB[ii]SL[zz]MA[]").signs(Grid::square(9));
        let told: Vec<String> = signs.iter().map(|(point, sign)| format!("{point} {sign:?}")).collect();
        assert_eq!(
            told,
            [
                "J1 Territory(Black)",
                "A9 Shape(Triangle)",
                "B9 Shape(Triangle)",
                r#"C7 Label("a:b]")"#,
                r#"D6 Label("1")"#
            ]
        );
    }

    #[test]
    fn what_was_drawn_before_ff4_is_seen_as_well() {
        let signs = node("L[aa][bb][cc]M[dd]").signs(Grid::square(9));
        let told: Vec<String> = signs.iter().map(|(spot, sign)| format!("{spot} {sign:?}")).collect();
        assert_eq!(told, ["D6 Shape(Cross)", r#"A9 Label("a")"#, r#"B8 Label("b")"#, r#"C7 Label("c")"#]);
        assert_eq!(marked("L[aa][bb]M[dd]", &[("A9", TRIANGLE), ("D6", SQUARE)]), "L[bb]TR[aa]SQ[dd]");
    }

    #[test]
    fn a_mark_comes_and_goes() {
        assert_eq!(marked("B[ee]", &[("A9", TRIANGLE), ("B9", TRIANGLE)]), "B[ee]TR[aa][ba]");
        assert_eq!(marked("B[ee]TR[aa]XX[y]", &[("A9", TRIANGLE)]), "B[ee]XX[y]");
        assert_eq!(marked("TR[aa]", &[("A9", SQUARE)]), "SQ[aa]");
        assert_eq!(marked("TR[aa]", &[("A9", SQUARE), ("A9", SQUARE)]), "");
        assert_eq!(marked("SL[aa]TB[aa]", &[("A9", Mark::Shape(Shape::Circle))]), "TB[aa]CR[aa]");
        assert_eq!(marked("MA[aa]", &[("A9", Mark::Number), ("A9", Mark::Letter)]), "LB[aa:A]");
    }

    #[test]
    fn the_next_letter_and_number_are_free_ones() {
        let abc = [("A9", Mark::Letter), ("B9", Mark::Letter), ("C9", Mark::Number), ("D9", Mark::Number)];
        assert_eq!(marked("", &abc), "LB[aa:A][ba:B][ca:1][da:2]");
        assert_eq!(
            marked("LB[aa:A][ba:C][ca:1]", &[("D9", Mark::Letter), ("D8", Mark::Number)]),
            "LB[aa:A][ba:C][ca:1][da:B][db:2]"
        );
        assert_eq!(marked("LB[aa:A][ba:B]", &[("A9", Mark::Letter), ("C9", Mark::Letter)]), "LB[ba:B][ca:A]");
        assert_eq!([0, 25, 26, 51, 52, 104].map(letters), ["A", "Z", "a", "z", "AA", "AB"]);
    }

    #[test]
    fn only_what_changes_is_written_anew() {
        let text = r"TR[aa:bb][ zz ][cc:dd]LB[ee:x\:y][aa:q][what]";
        assert_eq!(marked(text, &[("A9", SQUARE)]), r"TR[ab][bb][ba][ zz ][cc:dd]LB[ee:x\:y][what]SQ[aa]");
    }
}
