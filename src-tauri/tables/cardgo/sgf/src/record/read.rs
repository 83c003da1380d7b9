//! From trees to records.

use super::{MOST_SET_UP, MOST_STEPS, Move, Play, Record, Step, letter};
use crate::error::{Flaw, SgfError};
use crate::outcome::halves_read;
use crate::point;
use crate::tree::{Node, Property, Tree};
use crate::words;
use cardgo::{Colour, LARGEST, Point, PointSet};

/// The size of the board if the file doesn't say.
const USUAL_SIZE: u8 = 19;

impl Record {
    /// The game of Go that a tree describes.
    ///
    /// # Errors
    /// The first thing on the main line that makes no sense there. Variations are kept as they are.
    pub fn from_tree(tree: Tree) -> Result<Record, SgfError> {
        let (main_line, side_lines) = tree.into_lines();
        let Some(root) = main_line.first() else {
            return Err(SgfError { line: 1, flaw: Flaw::NoGame });
        };
        let at = |line: u32| move |flaw: Flaw| SgfError { line, flaw };
        if let Some(node) = main_line.get(MOST_STEPS) {
            return Err(at(node.line)(Flaw::TooLong));
        }
        let mut record = Record::new(size(root).map_err(at(root.line))?);
        record.steps.clear();
        let mut set_up = 0;
        for (index, Node { line, properties, .. }) in main_line.into_iter().enumerate() {
            let mut step = Step::default();
            for property in properties {
                let known = index == 0 && record.note(&property).map_err(at(line))?;
                if !known {
                    step.note(property, record.size, &mut set_up).map_err(at(line))?;
                }
            }
            record.steps.push(step);
        }
        for (depth, line) in side_lines {
            record.steps[depth].variations.push(line);
        }
        Ok(record)
    }

    /// Takes what a property says about the whole game; returns whether it did.
    fn note(&mut self, property: &Property) -> Result<bool, Flaw> {
        let [raw] = property.values.as_slice() else { return Ok(false) };
        let value = words::line(raw);
        let trimmed = value.trim();
        let [black, white] = &mut self.players;
        let words = match property.name.as_str() {
            // Written anew with the record; the size is known already.
            "FF" | "CA" | "AP" | "SZ" => return Ok(true),
            "GM" if trimmed == "1" => return Ok(true),
            "GM" => return Err(Flaw::NotGo(value)),
            "KM" if self.komi.is_none() && !trimmed.is_empty() => {
                self.komi = Some(halves_read(trimmed).ok_or(Flaw::Komi(value))?);
                return Ok(true);
            }
            "HA" if self.handicap.is_none() && !trimmed.is_empty() => {
                self.handicap = Some(trimmed.parse().map_err(|_| Flaw::Handicap(value))?);
                return Ok(true);
            }
            "RE" if self.result.is_none() && !trimmed.is_empty() => {
                let Ok(result) = value.parse();
                self.result = Some(result);
                return Ok(true);
            }
            "RU" => &mut self.rules,
            "DT" => &mut self.date,
            "PB" => &mut black.name,
            "PW" => &mut white.name,
            "BR" => &mut black.rank,
            "WR" => &mut white.rank,
            _ => return Ok(false),
        };
        let fits = words.is_none();
        if fits {
            *words = Some(value);
        }
        Ok(fits)
    }
}

impl Step {
    /// Takes what a property says here; `set_up` counts the points set up so far.
    fn note(&mut self, property: Property, size: u8, set_up: &mut usize) -> Result<(), Flaw> {
        let one = || match property.values.as_slice() {
            [value] => Some(value.as_str()),
            _ => None,
        };
        match (property.name.as_str(), one()) {
            ("B", value) => self.note_move(Colour::Black, value, size)?,
            ("W", value) => self.note_move(Colour::White, value, size)?,
            ("AB", _) => *set_up += add_points(&mut self.setup.black, &property, size)?,
            ("AW", _) => *set_up += add_points(&mut self.setup.white, &property, size)?,
            ("AE", _) => *set_up += add_points(&mut self.setup.empty, &property, size)?,
            ("PL", Some(value)) => self.setup.turn = Some(turn(value)?),
            ("C", Some(value)) if self.comment.is_none() => self.comment = Some(words::text(value)),
            ("KX", _) => self.cards.extend(property.values.iter().map(|value| words::text(value))),
            _ => self.others.push(property),
        }
        if *set_up > MOST_SET_UP { Err(Flaw::TooMuchSetUp) } else { Ok(()) }
    }

    fn note_move(&mut self, colour: Colour, value: Option<&str>, size: u8) -> Result<(), Flaw> {
        let play = play(colour, value.ok_or(Flaw::TwoMoves)?, size)?;
        match self.mv.replace(Move { colour, play }) {
            None => Ok(()),
            Some(_) => Err(Flaw::TwoMoves),
        }
    }
}

/// What a move's value says was played.
pub(crate) fn play(colour: Colour, value: &str, size: u8) -> Result<Play, Flaw> {
    let value = value.trim();
    // Before FF[4] a pass was a point off the usual board.
    if value.is_empty() || value == "tt" {
        return Ok(Play::Pass);
    }
    let point = point::read(value, size).ok_or_else(|| no_point(letter(colour), value, size))?;
    Ok(Play::Stone(point))
}

/// The lines of the board; also checks that it is a game of Go in a version of the format that we know.
pub(crate) fn size(root: &Node) -> Result<u8, Flaw> {
    let said = |name: &str| {
        let found = root.properties.iter().find(|property| property.name == name);
        found.and_then(|property| property.values.first()).map(|value| words::line(value).trim().to_owned())
    };
    if let Some(kind) = said("GM").filter(|kind| kind != "1") {
        return Err(Flaw::NotGo(kind));
    }
    if let Some(version) = said("FF").filter(|version| !matches!(version.as_str(), "1" | "2" | "3" | "4")) {
        return Err(Flaw::Version(version));
    }
    let Some(size) = said("SZ") else { return Ok(USUAL_SIZE) };
    let lines = match size.split_once(':') {
        Some((columns, rows)) if columns == rows => columns,
        Some(_) => "",
        None => &size,
    };
    match lines.parse() {
        Ok(lines @ 2..=LARGEST) => Ok(lines),
        _ => Err(Flaw::Size(size)),
    }
}

/// Adds the points of a list, each once: rectangles may overlap, and there may be many of them. Returns how many points
/// are new.
fn add_points(points: &mut Vec<Point>, property: &Property, size: u8) -> Result<usize, Flaw> {
    let before = points.len();
    let mut seen: PointSet = points.iter().copied().collect();
    // An empty list is no point, not a wrong one.
    for value in property.values.iter().map(|value| value.trim()).filter(|value| !value.is_empty()) {
        let named = point::read_some(value, size).ok_or_else(|| no_point(&property.name, value, size))?;
        points.extend(named.into_iter().filter(|&point| seen.insert(point)));
    }
    Ok(points.len() - before)
}

fn no_point(name: &str, value: &str, size: u8) -> Flaw {
    Flaw::Point { name: name.to_owned(), value: value.to_owned(), size }
}

pub(crate) fn turn(value: &str) -> Result<Colour, Flaw> {
    match value.trim() {
        "B" | "b" | "black" | "Black" | "1" => Ok(Colour::Black),
        "W" | "w" | "white" | "White" | "2" => Ok(Colour::White),
        _ => Err(Flaw::Turn(value.to_owned())),
    }
}
