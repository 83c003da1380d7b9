//! From trees to records.

use super::{MOST_SET_UP, MOST_STEPS, Move, Play, Record, Step};
use crate::error::{Flaw, SgfError};
use crate::grid::{Grid, Spot};
use crate::made::{Made, made};
use crate::numbers::{self, Counting};
use crate::point;
use crate::tree::{MOST_BEFORE, Node, Property, Tree};
use crate::words;
use cardgo::{Colour, Point, PointSet};

/// What is told of the whole game and may stand behind the root.
const ABOUT: [&str; 9] = ["KM", "HA", "RE", "RU", "DT", "PB", "PW", "BR", "WR"];

impl Record {
    /// The game of Go that a tree describes. What was supposed of it, [`Tree::notes`] tells.
    ///
    /// # Errors
    /// The first thing on the main line that makes no sense there, or a board that no game is played on here. Variations
    /// are kept as they are.
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
        // The step of each node: one that says two moves makes two.
        let mut steps = Vec::with_capacity(main_line.len());
        for (index, Node { line, properties, .. }) in main_line.into_iter().enumerate() {
            let mut step = Step::default();
            let mut second = None;
            for property in properties {
                // Some programs tell of the whole game behind the root.
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

    /// Takes what a property says about the whole game; returns whether it did.
    fn note(&mut self, property: &Property, counting: Counting) -> bool {
        let [raw] = property.values.as_slice() else { return false };
        let value = words::line(raw);
        let trimmed = value.trim();
        let [black, white] = &mut self.players;
        let words = match property.name.as_str() {
            // Written anew with the record; the size is known already.
            "FF" | "CA" | "AP" | "SZ" | "GM" => return true,
            "KM" if self.komi.is_none() => {
                self.komi = numbers::komi(trimmed, counting).0;
                return self.komi.is_some();
            }
            "HA" if self.handicap.is_none() => {
                self.handicap = numbers::handicap(trimmed).0;
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
    /// Takes what a property says here; `set_up` counts the points set up so far. A move that this step has no room for
    /// makes a second one.
    fn note(
        &mut self,
        mut property: Property,
        grid: Grid,
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
                self.comment = Some(words::text(value));
                property.values.clear();
            }
            ("KX", _) => {
                self.cards.extend(property.values.iter().map(|value| words::text(value)));
                property.values.clear();
            }
            _ => {}
        }
        self.keep(property);
        if *set_up > MOST_SET_UP { Err(Flaw::TooMuchSetUp) } else { Ok(()) }
    }

    /// What wasn't taken of a property stays as it stands.
    fn keep(&mut self, property: Property) {
        if !property.values.is_empty() {
            self.others.push(property);
        }
    }

    /// Takes the first point of a move: here, or in a second step if a move of the other colour is here.
    fn note_move(
        &mut self,
        colour: Colour,
        mut property: Property,
        grid: Grid,
        second: &mut Option<Step>,
    ) -> Result<(), Flaw> {
        let step = match self.mv {
            Some(mv) if mv.colour != colour => second.get_or_insert_default(),
            _ => self,
        };
        if step.mv.is_none() && !property.values.is_empty() {
            let value = property.values.remove(0);
            let (Made { spot, .. }, _) = made(colour, &value, grid)?;
            let play = spot.and_then(Spot::point).map_or(Play::Pass, Play::Stone);
            step.mv = Some(Move { colour, play });
        }
        step.keep(property);
        Ok(())
    }
}

/// How large the board is; also checks that it is a game of Go.
pub(crate) fn grid(root: &Node) -> Result<Grid, Flaw> {
    let said = |name: &str| root.values(name).next().map(|value| words::line(value).trim().to_owned());
    if let Some(kind) = said("GM").filter(|kind| !is_go(kind)) {
        return Err(Flaw::NotGo(kind));
    }
    let size = said("SZ");
    numbers::grid(size.as_deref()).map(|(grid, _)| grid).ok_or_else(|| Flaw::Size(size.unwrap_or_default()))
}

/// Whether what `GM` says is Go: its number, or nothing, or a name.
fn is_go(kind: &str) -> bool {
    kind.trim_end_matches(".0").parse() == Ok(1_u32)
        || matches!(kind.to_ascii_lowercase().as_str(), "" | "go" | "weiqi" | "baduk" | "igo")
}

/// Adds the points of a list, each once: rectangles may overlap, and there may be many of them. Leaves the values in
/// which something can't be read. Returns how many points are new.
fn add_points(points: &mut Vec<Point>, property: &mut Property, grid: Grid) -> usize {
    let before = points.len();
    let mut seen: PointSet = points.iter().copied().collect();
    let name = property.name.clone();
    property.values.retain(|value| {
        let mut unreadable = false;
        let spots = point::read_list(&name, value, grid, &mut |note| {
            unreadable |= matches!(note, crate::note::Supposed::NoPoint { .. });
        });
        points.extend(spots.iter().filter_map(Spot::point).filter(|&point| seen.insert(point)));
        unreadable
    });
    points.len() - before
}

/// The colour that is said to move next.
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
