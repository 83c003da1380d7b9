//! The Hungarian sentences of Kártyás go.

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
use rulebook::hungarian::{adessive, capital, delative, named_after, sublative, superessive, the};
use rulebook::phrase::{NBSP, Names};

pub(super) struct Hungarian;

impl Sentences for Hungarian {
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
            PuzzleKind::Cards => "kártyák",
            PuzzleKind::Ladder => "létra",
            PuzzleKind::Capture => "leütés",
            PuzzleKind::Opening => "megnyitás",
            PuzzleKind::LifeAndDeath => "élet-halál",
            PuzzleKind::Endgame => "végjáték",
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
            Timing::Before => "Lépés előtti lapok",
            Timing::Instead => "Lépés helyetti lapok",
            Timing::Counter => "Kontralapok",
        }
    }

    fn trap(&self, point: Point) -> String {
        format!("csapda: {point}")
    }

    fn decimal(&self) -> char {
        DECIMAL
    }

    fn your_turn(&self) -> &'static str {
        " · te jössz"
    }

    fn counting(&self) -> &'static str {
        "számolás"
    }

    fn moves(&self, number: u32) -> String {
        format!("{number}{NBSP}lépés")
    }

    fn draw(&self) -> &'static str {
        "döntetlen"
    }

    fn expectation(&self, percent: f64, lead: i32) -> String {
        let than = if lead < 0 { "hátrány" } else { "előny" };
        format!("{percent}% esély a győzelemre, várhatóan {}{NBSP}pont {than}", points(lead.abs()))
    }

    fn pass(&self) -> &'static str {
        "passz"
    }

    fn equally_good(&self, played: &str, preferred: &str) -> String {
        format!("{played}, a bot: {preferred}")
    }

    fn worse(&self, played: &str, lost: i32, better: &str) -> String {
        format!("{played} ({}), jobb: {better}", points(-lost))
    }

    fn no_liberty(&self, point: Point, is_black: bool, is_single: bool) -> String {
        let colour = if is_black { "fekete" } else { "fehér" };
        let (what, at) = if is_single { ("kőnek", on(point)) } else { ("csoportnak", at(point)) };
        let at = capital(&the(&at));
        format!("{at} álló {colour} {what} nincs szabadsága: ez nem maradhatott a táblán.")
    }
}

/// The decimal separator.
const DECIMAL: char = ',';

/// Returns `D4-re`: onto a point.
fn onto(point: Point) -> String {
    sublative(&point.to_string())
}

/// Returns `D4-en`: on a point, for a stone or an action there.
fn on(point: Point) -> String {
    superessive(&point.to_string())
}

/// Returns `a D4-en álló`, the attribute of a stone.
fn standing_on(point: Point) -> String {
    format!("{} álló", the(&on(point)))
}

/// Returns `D4-nél`: at a point, for a group that covers more points than the named one.
fn at(point: Point) -> String {
    adessive(&point.to_string())
}

/// Returns `D4-ről`: from a point.
fn off(point: Point) -> String {
    delative(&point.to_string())
}

/// Names a line: `D oszlop`, `4. sor`.
fn line(line: Line) -> String {
    match line {
        Line::Column(_) => format!("{line}{NBSP}oszlop"),
        Line::Row(_) => format!("{line}.{NBSP}sor"),
    }
}

/// Formats half points: `6,5`.
fn points(half_points: i32) -> String {
    halves(half_points, DECIMAL)
}

/// Names a board size: `13×13-as`.
fn board(size: u8) -> String {
    format!("{size}×{}", named_after(&size.to_string()))
}

fn colour(seat: Seat) -> &'static str {
    if is_black(seat) { "fekete" } else { "fehér" }
}

/// Names a group as an object: `a D4-nél álló fekete csoportot (3 kő)`; a single stone is called a stone on its point.
fn group(owner: Seat, stones: &PointSet) -> String {
    let colour = colour(owner);
    match (stones.first(), stones.len()) {
        (None, _) => format!("a {colour} csoportot"),
        (Some(only), 1) => format!("{} {colour} követ", standing_on(only)),
        (Some(first), many) => format!("{} álló {colour} csoportot ({many}{NBSP}kő)", the(&at(first))),
    }
}
