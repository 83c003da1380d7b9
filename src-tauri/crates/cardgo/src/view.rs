//! What a seat may know: in plain Go, everything but the generator.

use crate::colour::Colour;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::position::Play;
use crate::score::Score;
use crate::setup::Setup;
use crate::state::State;
use crate::table::{Phase, Table, seat_of};
use game::{Chance, Seat};
use serde::Serialize;

/// What a seat may know.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoView")]
pub struct View {
    /// Whose view this is.
    pub seat: Seat,
    /// Size, komi, handicap.
    pub setup: Setup,
    /// The board in rows from the top: `X` black, `O` white, `.` empty.
    pub rows: Vec<String>,
    /// Who decides now.
    pub to_move: Option<Seat>,
    /// What the game is at.
    pub phase: Phase,
    /// Whether play has been resumed after a count: then every stone is alive at the end.
    pub resumed: bool,
    /// The move made last; none at the beginning.
    pub last: Option<LastMove>,
    /// Where a stone just taken may not be taken back at once.
    pub ko: Option<Point>,
    /// Stones taken off so far, by the seat that took them.
    pub captures: Vec<u32>,
    /// Moves made so far, passes included.
    pub number: u32,
    /// Passes in a row just now.
    pub passes: u8,
    /// Every group by its first point, while they are being marked.
    pub groups: Vec<GroupView>,
    /// The count: as the marks stand while they are being made, and at the end.
    pub score: Option<Score>,
    /// All of it, for bots.
    #[serde(skip)]
    table: Table,
}

/// The move made last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "CardgoLastMove")]
pub struct LastMove {
    /// By whom.
    pub seat: Seat,
    /// Where; none for a pass.
    pub point: Option<Point>,
}

/// A group of stones that can be marked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "CardgoGroup")]
pub struct GroupView {
    /// The point that names it.
    pub first: Point,
    /// Whose.
    pub owner: Seat,
    /// All its stones.
    pub stones: PointSet,
    /// Whether it is marked as dead.
    pub dead: bool,
    /// Whether it has been marked in this turn.
    pub marked: bool,
}

impl View {
    /// What `seat` may know of `state`.
    pub(crate) fn of(state: &State, seat: Seat) -> View {
        let table = &state.table;
        let position = &table.position;
        let counting = matches!(table.phase, Phase::Counting { .. });
        View {
            seat,
            setup: table.setup,
            rows: position.board().rows(),
            to_move: table.to_move(),
            phase: table.phase,
            resumed: table.resumed,
            last: position.last().map(|play| LastMove::of(play, position.turn().opponent())),
            ko: position.board().ko(),
            captures: table.captures.to_vec(),
            number: table.number(),
            passes: position.passes(),
            groups: if counting { table.group_views() } else { Vec::new() },
            score: (counting || table.phase == Phase::Over).then(|| Score::of(table)),
            table: table.clone(),
        }
    }

    /// What both players see, to go on from.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// A state that could be behind this view: only the generator isn't known.
    pub(crate) fn determinize(&self, chance: &mut Chance) -> State {
        State { table: self.table.clone(), chance: chance.split() }
    }
}

impl LastMove {
    fn of(play: Play, colour: Colour) -> LastMove {
        let point = match play {
            Play::Stone(point) => Some(point),
            Play::Pass => None,
        };
        LastMove { seat: seat_of(colour), point }
    }
}

impl Table {
    fn group_views(&self) -> Vec<GroupView> {
        let view = |first: Point| GroupView {
            first,
            owner: self.position.board().stone(first).map_or(Seat(0), seat_of),
            stones: self.group(first),
            dead: self.dead.contains(first),
            marked: self.marked.contains(first),
        };
        self.groups().into_iter().map(view).collect()
    }
}
