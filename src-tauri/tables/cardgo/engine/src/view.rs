//! What a seat may know: in plain Go, everything but the generator.

mod cards;
mod deal;

use crate::area;
use crate::board::Board;
use crate::card::Card;
use crate::colour::Colour;
use crate::hand::Hand;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::position::Play;
use crate::score::Score;
use crate::setup::Setup;
use crate::sight::Sight;
use crate::state::State;
use crate::table::{Phase, Table, seat_of};
pub use cards::{CardsView, LastingView};
use game::Seat;
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
    /// Which part of the game it is.
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
    /// Every group by its first point.
    pub groups: Vec<GroupView>,
    /// The count: as the marks stand while they are being made, and at the end.
    pub score: Option<Score>,
    /// How many points are [still worth playing for](crate::area::open), by the marks as they stand while they are
    /// being made; `None` if they are no more than the board has lines, and at any other time.
    pub open: Option<u16>,
    /// The cards; nothing in a game without them.
    pub cards: Option<CardsView>,
    /// All of it, for bots.
    #[serde(skip)]
    table: Table,
    /// One's own, for bots, without what the other player knows of it.
    #[serde(skip)]
    own: Hand,
}

/// The move made last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "CardgoLastMove")]
pub struct LastMove {
    /// Who made it.
    pub seat: Seat,
    /// Where; none for a pass.
    pub point: Option<Point>,
}

/// A group of stones: what it has to live on, and how it is marked once the board is counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "CardgoGroup")]
pub struct GroupView {
    /// The point that names it.
    pub first: Point,
    /// Whose.
    pub owner: Seat,
    /// All its stones.
    pub stones: PointSet,
    /// How many liberties it has (GO-1.2).
    pub liberties: u16,
    /// Whether the next move could capture it.
    pub atari: bool,
    /// Whether it is marked as dead.
    pub dead: bool,
    /// Whether its mark differs from how it was when this turn of marking began.
    pub marked: bool,
}

impl View {
    /// What `seat` may know of `state`.
    pub(crate) fn of(state: &State, seat: Seat) -> View {
        let mut table = state.table.seen_by(seat);
        // Equal boards must look alike to the last bit, so that what is told and dealt from them is the same.
        table.position.tidy();
        let own: Hand = state.hand(seat).cards().iter().copied().collect();
        let cards = table.has_cards().then(|| CardsView::of(state, &table, seat));
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
            groups: table.group_views(),
            score: (counting || table.phase == Phase::Over).then(|| table.score()),
            open: if counting { table.open_points() } else { None },
            cards,
            table,
            own,
        }
    }

    /// The table as the seat sees it, to play on from.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// One's own hand.
    #[must_use]
    pub fn hand(&self) -> &Hand {
        &self.own
    }

    /// What the seat sees when it has to decide.
    pub(crate) fn sight(&self) -> Sight<'_> {
        let (deck, foreseen) = match &self.cards {
            Some(cards) => (usize::from(cards.deck), &cards.foreseen[..]),
            None => (0, &[][..]),
        };
        Sight { table: &self.table, hand: &self.own, deck, foreseen }
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
    /// How many points are still worth playing for, by the marks as they stand; `None` if there are hardly any.
    #[must_use]
    pub fn open_points(&self) -> Option<u16> {
        let open = area::open(self.position.board(), &self.dead).len();
        (open > usize::from(self.setup.size)).then_some(open as u16)
    }

    /// The table without what only the other player has in mind.
    fn seen_by(&self, seat: Seat) -> Table {
        let mut table = self.clone();
        if seat != self.active() {
            table.desk.step = self.desk.step.seen_by_opponent();
        }
        if let Some(lasting) = &mut table.desk.lasting
            && lasting.card == Card::Trap
            && lasting.by != seat
        {
            lasting.point = None;
        }
        table
    }

    fn group_views(&self) -> Vec<GroupView> {
        let (dead, marked) = (self.dead, self.marked);
        GroupView::all(self.position.board(), |first| (dead.contains(first), marked.contains(first)))
    }
}

impl GroupView {
    /// Every group of a board, by its first point; `marks` tells which are dead, and which of these marks are new.
    pub(crate) fn all(board: &Board, marks: impl Fn(Point) -> (bool, bool)) -> Vec<GroupView> {
        let (mut seen, mut groups) = (PointSet::EMPTY, Vec::new());
        for first in board.points() {
            let Some(colour) = board.stone(first).filter(|_| !seen.contains(first)) else { continue };
            let stones = board.chain_set(first);
            seen |= stones;
            let (dead, marked) = marks(first);
            groups.push(GroupView {
                first,
                owner: seat_of(colour),
                stones,
                liberties: board.liberties(first),
                atari: board.in_atari(first),
                dead,
                marked,
            });
        }
        groups
    }
}
