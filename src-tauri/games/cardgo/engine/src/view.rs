//! The view of a seat; in plain Go it contains everything but the random generator.

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
use crate::public_state::{Phase, PublicState, seat_of};
use crate::score::Score;
use crate::seat_knowledge::SeatKnowledge;
use crate::setup::Setup;
use crate::state::State;
pub use cards::{CardsView, LastingView};
use game::Seat;
use serde::Serialize;

/// What a seat may know of a game.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoView")]
pub struct View {
    /// The seat whose view this is.
    pub seat: Seat,
    /// Size, komi, handicap and the options on cards.
    pub setup: Setup,
    /// The board in rows from the top: `X` black, `O` white, `.` empty.
    pub rows: Vec<String>,
    /// The seat that decides now; `None` when the game is over.
    pub to_move: Option<Seat>,
    pub phase: Phase,
    /// Whether play has been resumed after counting. At the second end every stone is alive.
    pub resumed: bool,
    /// The last move; `None` at the beginning.
    pub last: Option<LastMove>,
    /// The point where a stone just captured can't be recaptured at once.
    pub ko: Option<Point>,
    /// Number of stones captured so far, by the seat that captured them.
    pub captures: Vec<u32>,
    /// Number of moves made so far, passes included.
    pub number: u32,
    /// Number of consecutive passes.
    pub passes: u8,
    /// Every group, identified by its first point.
    pub groups: Vec<GroupView>,
    /// The score: with the current marks while groups are marked, and at the end.
    pub score: Option<Score>,
    /// Number of points that are [still worth playing for](crate::area::open) with the current marks, while groups are
    /// marked. `None` if there are no more of them than the board has lines, and outside of counting.
    pub open: Option<u16>,
    /// The cards; `None` in a game without them.
    pub cards: Option<CardsView>,
    /// The complete public state, for bots.
    #[serde(skip)]
    table: PublicState,
    /// The seat's own hand, for bots; it doesn't contain which cards the opponent knows.
    #[serde(skip)]
    own: Hand,
}

/// The last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "CardgoLastMove")]
pub struct LastMove {
    /// The seat that made it.
    pub seat: Seat,
    /// `None` for a pass.
    pub point: Option<Point>,
}

/// A group of stones, with its liberties and its mark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "CardgoGroup")]
pub struct GroupView {
    /// The first point of the group, which identifies it.
    pub first: Point,
    pub owner: Seat,
    /// All stones of the group.
    pub stones: PointSet,
    /// Number of liberties (GO-1.2).
    pub liberties: u16,
    /// Whether the group has only one liberty, so that the next move could capture it.
    pub atari: bool,
    pub dead: bool,
    /// Whether the mark has changed since the current turn of marking began.
    pub marked: bool,
}

impl View {
    /// Returns what `seat` may know of `state`.
    pub(crate) fn of(state: &State, seat: Seat) -> View {
        let mut table = state.table.seen_by(seat);
        // Equal boards must have the same internal order, so that events and determinizations derived from them are
        // the same.
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

    /// The public state as the seat sees it; bots play on from it.
    #[must_use]
    pub fn table(&self) -> &PublicState {
        &self.table
    }

    /// The seat's own hand.
    #[must_use]
    pub fn hand(&self) -> &Hand {
        &self.own
    }

    /// The part of the game that the seat sees when it has to decide.
    pub(crate) fn sight(&self) -> SeatKnowledge<'_> {
        let (deck, foreseen) = match &self.cards {
            Some(cards) => (usize::from(cards.deck), &cards.foreseen[..]),
            None => (0, &[][..]),
        };
        SeatKnowledge { table: &self.table, hand: &self.own, deck, foreseen }
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

impl PublicState {
    /// Number of points still worth playing for with the current marks; `None` if there are no more than the board has
    /// lines.
    #[must_use]
    pub fn open_points(&self) -> Option<u16> {
        let open = area::open(self.position.board(), &self.dead).len();
        (open > usize::from(self.setup.size)).then_some(open as u16)
    }

    /// Returns the public state without the secret choices of the opponent of `seat`.
    fn seen_by(&self, seat: Seat) -> PublicState {
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
    /// Every group of a board, identified by its first point. `marks` returns whether the group of a point is dead,
    /// and whether that mark is new.
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
