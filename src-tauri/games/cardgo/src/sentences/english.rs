//! The English sentences of Kártyás go.

mod card;
mod deck;
mod effect;
mod event;
mod milestone;
mod moves;
mod record;
mod refusal;
mod refused_card;
mod setup;
mod sheet;

use super::card_locations::CardLocation;
use super::card_sheet::Printed;
use super::language::Sentences;
use super::{halves, is_black};
use crate::Milestone;
use crate::puzzle_kind::PuzzleKind;
use card::name;
use cardgo::{Card, Event, Line, Move, Point, PointSet, Refusal, SetupFault, Timing, View};
use game::Seat;
use rulebook::phrase::{NBSP, Names};

pub(super) struct English;

impl Sentences for English {
    fn event(&self, event: &Event, names: &Names) -> String {
        event::event(event, names)
    }

    fn refusal(&self, refusal: &Refusal, names: &Names) -> String {
        refusal::refusal(refusal, names)
    }

    fn mv(&self, mv: Move, view: &View) -> String {
        moves::mv(mv, view)
    }

    fn milestone(&self, milestone: Milestone, names: &Names) -> String {
        milestone::milestone(milestone, names)
    }

    fn puzzle_kind(&self, kind: PuzzleKind) -> &'static str {
        match kind {
            PuzzleKind::Cards => "cards",
            PuzzleKind::Ladder => "ladder",
            PuzzleKind::Capture => "capture",
            PuzzleKind::Opening => "opening",
            PuzzleKind::LifeAndDeath => "life and death",
            PuzzleKind::Endgame => "endgame",
        }
    }

    fn setup_fault(&self, fault: &SetupFault) -> String {
        setup::setup_fault(fault)
    }

    fn option(&self, key: &str) -> Option<&'static str> {
        setup::option(key)
    }

    fn name(&self, card: Card) -> &'static str {
        name(card)
    }

    fn printed(&self, printed: Printed, card: Card) -> String {
        sheet::printed(printed, card)
    }

    fn place(&self, place: &CardLocation, names: &Names) -> String {
        sheet::place(place, names)
    }

    fn timing_head(&self, timing: Timing) -> &'static str {
        match timing {
            Timing::Before => "Before your move",
            Timing::Instead => "Instead of your move",
            Timing::Counter => "Counters",
        }
    }

    fn trap(&self, point: Point) -> String {
        format!("trap: {point}")
    }

    fn decimal(&self) -> char {
        DECIMAL
    }

    fn your_turn(&self) -> &'static str {
        " · your turn"
    }

    fn counting(&self) -> &'static str {
        "counting"
    }

    fn moves(&self, number: u32) -> String {
        count(number as usize, "move")
    }

    fn draw(&self) -> &'static str {
        "a tie"
    }

    fn expectation(&self, percent: f64, lead: i32) -> String {
        let than = if lead < 0 { "behind" } else { "ahead" };
        format!("{percent}% to win, {} points {than} expected in the end", points(lead.abs()))
    }

    fn pass(&self) -> &'static str {
        "pass"
    }

    fn equally_good(&self, played: &str, preferred: &str) -> String {
        format!("{played}, the bot: {preferred}")
    }

    fn worse(&self, played: &str, lost: i32, better: &str) -> String {
        format!("{played} ({}), better: {better}", points(-lost))
    }

    fn no_liberty(&self, point: Point, is_black: bool, is_single: bool) -> String {
        let colour = if is_black { "black" } else { "white" };
        let what = if is_single { "stone" } else { "group" };
        format!("The {colour} {what} at {point} has no liberty: it can’t have stayed on the board.")
    }
}

/// The decimal separator.
const DECIMAL: char = '.';

/// Names a line: `column D`, `row 4`.
fn line(line: Line) -> String {
    match line {
        Line::Column(_) => format!("column{NBSP}{line}"),
        Line::Row(_) => format!("row{NBSP}{line}"),
    }
}

/// Formats half points: `6.5`.
fn points(half_points: i32) -> String {
    halves(half_points, DECIMAL)
}

/// Formats a number of things: `1 stone`, `2 stones`.
fn count(number: usize, what: &str) -> String {
    format!("{number}{NBSP}{what}{}", if number == 1 { "" } else { "s" })
}

/// Returns the name of the acting seat for the beginning of a sentence.
fn subject(seat: Seat, names: &Names) -> String {
    names.other(seat).unwrap_or_else(|| "You".to_owned())
}

/// Returns the possessive of a seat: `your`, `Borka’s`.
fn whose(seat: Seat, names: &Names) -> String {
    names.other(seat).map_or_else(|| "your".to_owned(), |name| format!("{name}’s"))
}

fn colour(seat: Seat) -> &'static str {
    if is_black(seat) { "black" } else { "white" }
}

/// Names a group: `the black group at D4 (3 stones)`; a single stone is called a stone.
fn group(owner: Seat, stones: &PointSet) -> String {
    let place = stones.first().map_or_else(String::new, |first| format!(" at {first}"));
    match stones.len() {
        1 => format!("the {} stone{place}", colour(owner)),
        many => format!("the {} group{place} ({})", colour(owner), count(many, "stone")),
    }
}
