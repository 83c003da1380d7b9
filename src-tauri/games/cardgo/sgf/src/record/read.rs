//! Converts trees to records.

use super::{Move, Play, Record, Step};
use crate::error::{Flaw, SgfError};
use crate::grid::{AnyPoint, BoardSize};
use crate::limits::{MOST_SET_UP, MOST_STEPS};
use crate::node_moves::{NodeMove, made};
use crate::number_parsing::{self, Counting};
use crate::point;
use crate::text_escapes;
use crate::tree::{MOST_BEFORE, Node, Property, Tree};
use cardgo::{Colour, Point, PointSet};

/// Properties of the whole game that may be in nodes after the root.
const ABOUT: [&str; 9] = ["KM", "HA", "RE", "RU", "DT", "PB", "PW", "BR", "WR"];

impl Record {
    /// Converts a tree to a record. The assumptions made are in [`Tree::notes`].
    ///
    /// # Errors
    /// Fails with the first fault on the main line, or if no game can be played on the board. Variations aren't
    /// checked.
    pub fn from_tree(tree: Tree) -> Result<Record, SgfError> {
        let counting = tree.counting();
        let (main_line, side_lines) = tree.into_lines();
        let Some(root) = main_line.first() else {
            return Err(SgfError { line: 1, flaw: Flaw::NoGame });
        };
        let at = |line: u32| move |flaw: Flaw| SgfError { line, flaw };
        if let Some(node) = main_line.get(MOST_STEPS) {
            return Err(at(node.line)(Flaw::TooLong));
        }
        let grid = grid(root).map_err(at(root.line))?;
        let size = grid.size().ok_or_else(|| at(root.line)(Flaw::OnlyLookedAt(grid.to_string())))?;
        let mut record = Record::new(size);
        record.steps.clear();
        let (mut set_up, mut moved) = (0, false);
        // The index of each node's step; a node with two moves becomes two steps.
        let mut steps = Vec::with_capacity(main_line.len());
        for (index, Node { line, properties, .. }) in main_line.into_iter().enumerate() {
            let mut step = Step::default();
            let mut second = None;
            for property in properties {
                // Some programs write properties of the whole game after the root.
                let before = index == 0 || index < MOST_BEFORE && !moved && ABOUT.contains(&property.name.as_str());
                let known = before && record.note(&property, counting);
                if !known {
                    step.note(property, grid, &mut set_up, &mut second).map_err(at(line))?;
                }
            }
            moved |= step.mv.is_some();
            steps.push(record.steps.len());
            record.steps.push(step);
            record.steps.extend(second);
            if record.steps.len() > MOST_STEPS {
                return Err(at(line)(Flaw::TooLong));
            }
        }
        for (depth, line) in side_lines {
            record.steps[steps[depth]].variations.push(line);
        }
        Ok(record)
    }

    /// Reads a property of the whole game; returns whether it was one.
    fn note(&mut self, property: &Property, counting: Counting) -> bool {
        let [raw] = property.values.as_slice() else { return false };
        let value = text_escapes::line(raw);
        let trimmed = value.trim();
        let [black, white] = &mut self.players;
        let words = match property.name.as_str() {
            // These are rewritten with the record; the size is known already.
            "FF" | "CA" | "AP" | "SZ" | "GM" => return true,
            "KM" if self.komi.is_none() => {
                self.komi = number_parsing::komi(trimmed, counting).0;
                return self.komi.is_some();
            }
            "HA" if self.handicap.is_none() => {
                self.handicap = number_parsing::handicap(trimmed).0;
                return self.handicap.is_some();
            }
            "RE" if self.result.is_none() && !trimmed.is_empty() => {
                let Ok(result) = value.parse();
                self.result = Some(result);
                return true;
            }
            "RU" => &mut self.rules,
            "DT" => &mut self.date,
            "PB" => &mut black.name,
            "PW" => &mut white.name,
            "BR" => &mut black.rank,
            "WR" => &mut white.rank,
            _ => return false,
        };
        let fits = words.is_none();
        if fits {
            *words = Some(value);
        }
        fits
    }
}

impl Step {
    /// Reads a property of this step; `set_up` counts the points set up so far. A second move in the node becomes a
    /// step of its own.
    fn note(
        &mut self,
        mut property: Property,
        grid: BoardSize,
        set_up: &mut usize,
        second: &mut Option<Step>,
    ) -> Result<(), Flaw> {
        let one = || match property.values.as_slice() {
            [value] => Some(value.as_str()),
            _ => None,
        };
        match (property.name.as_str(), one()) {
            ("B", _) => return self.note_move(Colour::Black, property, grid, second),
            ("W", _) => return self.note_move(Colour::White, property, grid, second),
            ("AB", _) => *set_up += add_points(&mut self.setup.black, &mut property, grid),
            ("AW", _) => *set_up += add_points(&mut self.setup.white, &mut property, grid),
            ("AE", _) => *set_up += add_points(&mut self.setup.empty, &mut property, grid),
            ("PL", Some(value)) if turn(value).is_some() => {
                self.setup.turn = turn(value);
                property.values.clear();
            }
            ("C", Some(value)) if self.comment.is_none() => {
                self.comment = Some(text_escapes::text(value));
                property.values.clear();
            }
            ("KX", _) => {
                self.cards.extend(property.values.iter().map(|value| text_escapes::text(value)));
                property.values.clear();
            }
            _ => {}
        }
        self.keep(property);
        if *set_up > MOST_SET_UP { Err(Flaw::TooMuchSetUp) } else { Ok(()) }
    }

    /// Keeps the unread values of a property verbatim.
    fn keep(&mut self, property: Property) {
        if !property.values.is_empty() {
            self.others.push(property);
        }
    }

    /// Reads the first point of a move into this step, or into a second step if this one has a move of the other
    /// colour.
    fn note_move(
        &mut self,
        colour: Colour,
        mut property: Property,
        grid: BoardSize,
        second: &mut Option<Step>,
    ) -> Result<(), Flaw> {
        let step = match self.mv {
            Some(mv) if mv.colour != colour => second.get_or_insert_default(),
            _ => self,
        };
        if step.mv.is_none() && !property.values.is_empty() {
            let value = property.values.remove(0);
            let (NodeMove { spot, .. }, _) = made(colour, &value, grid)?;
            let play = spot.and_then(AnyPoint::point).map_or(Play::Pass, Play::Stone);
            step.mv = Some(Move { colour, play });
        }
        step.keep(property);
        Ok(())
    }
}

/// The size of the board; also checks that the game is Go.
pub(crate) fn grid(root: &Node) -> Result<BoardSize, Flaw> {
    let said = |name: &str| root.values(name).next().map(|value| text_escapes::line(value).trim().to_owned());
    if let Some(kind) = said("GM").filter(|kind| !is_go(kind)) {
        return Err(Flaw::NotGo(kind));
    }
    let size = said("SZ");
    number_parsing::grid(size.as_deref()).map(|(grid, _)| grid).ok_or_else(|| Flaw::Size(size.unwrap_or_default()))
}

/// Whether the value of `GM` means Go: its number, an empty value, or a name.
fn is_go(kind: &str) -> bool {
    kind.trim_end_matches(".0").parse() == Ok(1_u32)
        || matches!(kind.to_ascii_lowercase().as_str(), "" | "go" | "weiqi" | "baduk" | "igo")
}

/// Adds the points of a list, each once: rectangles may overlap, and there may be many of them. Values that can't be
/// read completely stay in the property. Returns the number of new points.
fn add_points(points: &mut Vec<Point>, property: &mut Property, grid: BoardSize) -> usize {
    let before = points.len();
    let mut seen: PointSet = points.iter().copied().collect();
    let name = property.name.clone();
    property.values.retain(|value| {
        let mut unreadable = false;
        let spots = point::read_list(&name, value, grid, &mut |note| {
            unreadable |= matches!(note, crate::note::Assumption::NoPoint { .. });
        });
        points.extend(spots.iter().filter_map(AnyPoint::point).filter(|&point| seen.insert(point)));
        unreadable
    });
    points.len() - before
}

/// The colour to move that a value represents.
pub(crate) fn turn(value: &str) -> Option<Colour> {
    let small = value.trim().to_lowercase();
    let begins = |names: &[&str]| names.iter().any(|name| small.starts_with(name));
    match small.as_str() {
        "b" | "1" => Some(Colour::Black),
        "w" | "2" => Some(Colour::White),
        _ if begins(&["black", "黑", "黒"]) => Some(Colour::Black),
        _ if begins(&["white", "白"]) => Some(Colour::White),
        _ => None,
    }
}
