//! Marks on points: shapes, letters and numbers, territory.

use crate::any_point_set::AnyPointSet;
use crate::grid::{AnyPoint, BoardSize};
use crate::point;
use crate::text_escapes;
use crate::tree::{Node, Property};
use cardgo::Colour;
use std::collections::BTreeSet;

/// A mark drawn on a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardMark {
    Shape(Shape),
    /// A short text, usually a letter or a number.
    Label(String),
    /// Territory of a colour.
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
    /// `SL`: selected; the format doesn't define its look.
    Selected,
}

/// A mark that a person can set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    Shape(Shape),
    /// The next letter that isn't used yet.
    Letter,
    /// The next number that isn't used yet.
    Number,
}

impl Shape {
    /// All shapes.
    pub const ALL: [Shape; 5] = [Shape::Triangle, Shape::Square, Shape::Circle, Shape::Cross, Shape::Selected];

    /// The property that lists the points with this shape.
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
/// Properties for lettered points and crosses before FF\[4\].
const OLD_LETTERS: &str = "L";
const OLD_MARKS: &str = "M";
const TERRITORY: [(&str, Colour); 2] = [("TB", Colour::Black), ("TW", Colour::White)];

/// Whether a node has shapes or labels.
pub(crate) fn is_marked(node: &Node) -> bool {
    let is_mark = |name: &str| {
        matches!(name, LABELS | OLD_LETTERS | OLD_MARKS) || Shape::ALL.iter().any(|shape| shape.name() == name)
    };
    node.properties.iter().any(|property| is_mark(&property.name))
}

impl Node {
    /// The marks on the points of a board; on each point each kind of mark once.
    #[must_use]
    pub fn signs(&self, grid: BoardSize) -> Vec<(AnyPoint, BoardMark)> {
        let mut signs = Vec::new();
        let mut list = |name: &str, sign: BoardMark| {
            signs.extend(self.spots(name, grid).iter().map(|spot| (spot, sign.clone())));
        };
        TERRITORY.into_iter().for_each(|(name, colour)| list(name, BoardMark::Territory(colour)));
        Shape::ALL.into_iter().for_each(|shape| list(shape.name(), BoardMark::Shape(shape)));
        list(OLD_MARKS, BoardMark::Shape(Shape::Cross));
        let mut labelled = AnyPointSet::EMPTY;
        for (spot, label) in self.values(LABELS).filter_map(|value| label(value, grid)) {
            if labelled.insert(spot) {
                signs.push((spot, BoardMark::Label(text_escapes::line(label))));
            }
        }
        // Before FF[4], the points of a list were lettered in their order.
        let lettered = self.values(OLD_LETTERS).filter_map(|value| Some(point::read_somehow("", value, grid)?.0));
        for (spot, number) in lettered.zip(0..) {
            if labelled.insert(spot) {
                signs.push((spot, BoardMark::Label(letters(number).to_ascii_lowercase())));
            }
        }
        signs
    }

    /// Sets a mark on a point, replacing its shape or label; removes it if the same mark is there already.
    pub fn toggle(&mut self, spot: AnyPoint, mark: Mark, grid: BoardSize) {
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

    /// Removes all shapes and labels from a point.
    fn unmark(&mut self, spot: AnyPoint, grid: BoardSize) {
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
    fn next_label(&self, grid: BoardSize, name: impl Fn(usize) -> String) -> String {
        let taken: BTreeSet<&str> =
            self.values(LABELS).filter_map(|value| label(value, grid)).map(|(_, label)| label).collect();
        // Among one more label than are used, at least one is free.
        let free = (0..=taken.len()).map(&name).find(|label| !taken.contains(label.as_str()));
        free.unwrap_or_else(|| name(taken.len()))
    }
}

impl Mark {
    /// Whether this sign is the one that the mark would set.
    fn is_told_by(self, sign: &BoardMark) -> bool {
        let is_number = |label: &str| !label.is_empty() && label.bytes().all(|byte| byte.is_ascii_digit());
        match (self, sign) {
            (Mark::Shape(shape), BoardMark::Shape(other)) => shape == *other,
            (Mark::Letter, BoardMark::Label(label)) => !is_number(label),
            (Mark::Number, BoardMark::Label(label)) => is_number(label),
            _ => false,
        }
    }
}

/// A point and its label.
fn label(value: &str, grid: BoardSize) -> Option<(AnyPoint, &str)> {
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

    /// The node's properties after marks on points of nine lines.
    fn marked(text: &str, marks: &[(&str, Mark)]) -> String {
        let mut node = node(text);
        marks.iter().for_each(|(point, mark)| node.toggle(point.parse().unwrap(), *mark, BoardSize::square(9)));
        said(&node)
    }

    const TRIANGLE: Mark = Mark::Shape(Shape::Triangle);
    const SQUARE: Mark = Mark::Shape(Shape::Square);

    #[test]
    fn what_any_program_draws_is_seen() {
        let signs =
            node(r"TR[aa:ba][aa]LB[cc:a:b\]][cc:second][dd:1][zz:x][ee]TB[ii]SL[zz]MA[]").signs(BoardSize::square(9));
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
        let signs = node("L[aa][bb][cc]M[dd]").signs(BoardSize::square(9));
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
