//! Puzzles: positions in which one move is clearly best.
//!
//! A game's puzzles are one text in its folder, written by `arena puzzles`. The first line has the version of the rules;
//! each other line is a puzzle, the easiest first:
//!
//! ```text
//! <found> <rule> <options> <seed> <decisions> <packed>
//! ```
//!
//! `found` is the percentage of tries in which bots of the offered levels found the move, `rule` the rule behind the
//! reason why it is best, `options` the setup as `key=value,…` (`-` for the usual one), `decisions` the number of
//! decisions before the position. `packed` has these decisions and the best move, each as its place among the listed
//! moves in as many bits as their number needs, six bits a letter.

use game::{Game, Seed, SetupError, Silent, choose};
use serde::Serialize;

/// The letters of packed decisions, by their value.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// The most decisions before a position.
const MOST_DECISIONS: usize = 2_000;

/// How hard a puzzle is, compared with the others of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub enum PuzzleGrade {
    Easy,
    Medium,
    Hard,
}

impl PuzzleGrade {
    /// Returns the grade of the puzzle at `index` among `all`, the easiest first: each grade has a third.
    #[must_use]
    pub fn at(index: usize, all: usize) -> PuzzleGrade {
        match 3 * index / all.max(1) {
            0 => PuzzleGrade::Easy,
            1 => PuzzleGrade::Medium,
            _ => PuzzleGrade::Hard,
        }
    }
}

/// A line of a game's puzzles, not yet replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleLine {
    /// The percentage of tries in which bots found the move.
    pub found: u8,
    /// The rule behind the reason why the move is best.
    pub rule: String,
    /// The options of the setup that differ from the usual one.
    pub options: Vec<(String, String)>,
    pub seed: Seed,
    /// The number of decisions before the position.
    pub decisions: usize,
    /// These decisions and the best move.
    pub packed: String,
}

/// A puzzle: a game from its setup and seed, the decisions up to the position, and the best move there.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle<G: Game> {
    pub setup: G::Setup,
    pub seed: Seed,
    /// The decisions before the position, of all seats.
    pub moves: Vec<G::Move>,
    /// The state after them.
    pub position: G::State,
    pub best: G::Move,
}

impl PuzzleLine {
    /// Reads a line; `None` if it is none.
    #[must_use]
    pub fn read(line: &str) -> Option<PuzzleLine> {
        let words: Vec<&str> = line.split(' ').collect();
        let &[found, rule, options, seed, decisions, packed] = &words[..] else { return None };
        let choice = |option: &str| option.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned()));
        let options = match options {
            "-" => Vec::new(),
            listed => listed.split(',').map(choice).collect::<Option<_>>()?,
        };
        Some(PuzzleLine {
            found: found.parse().ok()?,
            rule: rule.to_owned(),
            options,
            seed: seed.parse().ok()?,
            decisions: decisions.parse().ok().filter(|&decisions| decisions <= MOST_DECISIONS)?,
            packed: packed.to_owned(),
        })
    }

    /// Writes the line.
    #[must_use]
    pub fn write(&self) -> String {
        let PuzzleLine { found, rule, options, seed, decisions, packed } = self;
        let options = match &options[..] {
            [] => "-".to_owned(),
            some => some.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(","),
        };
        format!("{found} {rule} {options} {seed} {decisions} {packed}")
    }

    /// Returns the puzzle's name in stored results, which doesn't change when others are added.
    #[must_use]
    pub fn key(&self) -> String {
        format!("{}.{}", self.seed, self.decisions)
    }

    /// Replays the game up to the position; `None` if the rules don't allow it.
    #[must_use]
    pub fn replay<G: Game>(&self) -> Option<Puzzle<G>> {
        let setup = setup::<G>(&self.options).ok()?;
        let mut state = G::deal(&setup, self.seed, &mut Silent).ok()?;
        let mut bits = Bits::of(&self.packed)?;
        let mut listed = Vec::new();
        let mut moves = Vec::new();
        loop {
            listed.clear();
            G::legal_moves(&state, &mut listed);
            let mv = *listed.get(bits.take(width(listed.len()))?)?;
            if moves.len() == self.decisions {
                return Some(Puzzle { setup, seed: self.seed, moves, position: state, best: mv });
            }
            G::apply(&mut state, mv, &mut Silent);
            moves.push(mv);
        }
    }
}

/// Returns the setup that options describe.
///
/// # Errors
/// If the game has no such option, or the rules forbid the setup.
pub fn setup<G: Game>(options: &[(String, String)]) -> Result<G::Setup, SetupError<G::SetupFault>> {
    choose::<G>(G::Setup::default(), options.iter().map(|(key, value)| (key.as_str(), value.as_str())))
}

/// Packs the decisions of a game from its setup and seed; `None` if one of them wasn't listed.
#[must_use]
pub fn packed<G: Game>(setup: &G::Setup, seed: Seed, moves: &[G::Move]) -> Option<String> {
    let mut state = G::deal(setup, seed, &mut Silent).ok()?;
    let mut bits = Bits::default();
    let mut listed = Vec::new();
    for &mv in moves {
        listed.clear();
        G::legal_moves(&state, &mut listed);
        bits.put(listed.iter().position(|it| *it == mv)?, width(listed.len()));
        G::apply(&mut state, mv, &mut Silent);
    }
    Some(bits.letters())
}

/// Reads a game's puzzles, the easiest first.
///
/// # Errors
/// The number of the first line that is none, from 1; the first line isn't a puzzle but the version of the rules.
pub fn read<G: Game>(text: &str) -> Result<Vec<PuzzleLine>, usize> {
    let mut lines = text.lines();
    if lines.next() != Some(&heading::<G>()) {
        return Err(1);
    }
    lines.enumerate().map(|(index, line)| PuzzleLine::read(line).ok_or(index + 2)).collect()
}

/// Writes a game's puzzles, the easiest first.
#[must_use]
pub fn write<G: Game>(mut puzzles: Vec<PuzzleLine>) -> String {
    puzzles.sort_by_key(|it| (std::cmp::Reverse(it.found), it.seed, it.decisions));
    let lines = puzzles.iter().map(|puzzle| format!("{}\n", puzzle.write()));
    format!("{}\n{}", heading::<G>(), lines.collect::<String>())
}

fn heading<G: Game>() -> String {
    format!("{} rules {}", G::NAME, G::RULES_VERSION)
}

/// Returns how many bits a place among `count` moves needs.
fn width(count: usize) -> u32 {
    count.saturating_sub(1).checked_ilog2().map_or(0, |highest| highest + 1)
}

/// A row of bits, the first at the front.
#[derive(Default)]
struct Bits {
    bits: Vec<bool>,
    taken: usize,
}

impl Bits {
    fn of(letters: &str) -> Option<Bits> {
        let values = letters.bytes().map(|byte| LETTERS.iter().position(|&letter| letter == byte));
        let values: Vec<usize> = values.collect::<Option<_>>()?;
        let bits = values.iter().flat_map(|value| (0..6).rev().map(move |bit| value >> bit & 1 == 1));
        Some(Bits { bits: bits.collect(), taken: 0 })
    }

    fn put(&mut self, value: usize, width: u32) {
        self.bits.extend((0..width).rev().map(|bit| value >> bit & 1 == 1));
    }

    fn take(&mut self, width: u32) -> Option<usize> {
        let end = self.taken + width as usize;
        let value = self.bits.get(self.taken..end)?.iter().fold(0, |value, &bit| value << 1 | usize::from(bit));
        self.taken = end;
        Some(value)
    }

    fn letters(&self) -> String {
        let value = |six: &[bool]| {
            let padded = six.iter().copied().chain(std::iter::repeat(false)).take(6);
            padded.fold(0, |value, bit| value << 1 | usize::from(bit))
        };
        self.bits.chunks(6).map(|six| char::from(LETTERS[value(six)])).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_as_it_was_written() {
        for line in ["67 BM-4.2 seats=2,target=short 1734 22 Ab-_", "0 BM-5 - 0 0 A"] {
            assert_eq!(PuzzleLine::read(line).unwrap().write(), line);
        }
    }

    #[test]
    fn what_is_no_line_is_refused() {
        for line in
            ["", "67", "x out - 1 2 A", "67 out 5 1 2 A", "67 out - 1 2001 A", "67 out - 1 2 A more", "300 o - 1 2 A"]
        {
            assert_eq!(PuzzleLine::read(line), None, "{line:?}");
        }
    }

    #[test]
    fn bits_come_back_in_their_order() {
        let mut bits = Bits::default();
        let put = [(5, 3), (0, 0), (1, 1), (200, 8), (0, 2)];
        put.iter().for_each(|&(value, width)| bits.put(value, width));
        let mut back = Bits::of(&bits.letters()).unwrap();
        assert!(put.iter().all(|&(value, width)| back.take(width) == Some(value)));
        assert_eq!(back.take(12), None, "no more letters");
        assert!(Bits::of("a b").is_none());
    }

    #[test]
    fn a_place_among_moves_has_room() {
        assert_eq!([0, 1, 2, 3, 4, 5, 8, 9, 170].map(width), [0, 0, 1, 2, 2, 3, 3, 4, 8]);
    }

    #[test]
    fn each_grade_has_a_third() {
        let grades: Vec<_> = (0..100).map(|index| PuzzleGrade::at(index, 100)).collect();
        assert!(grades.is_sorted());
        let count = |grade| grades.iter().filter(|it| **it == grade).count();
        assert_eq!([PuzzleGrade::Easy, PuzzleGrade::Medium, PuzzleGrade::Hard].map(count), [34, 33, 33]);
    }
}
