//! Plain Go in progress: a board, whose turn it is, and what stood before (GO-1.2 to GO-1.5).

mod earlier;
mod handicap;
mod text;

use crate::board::Board;
use crate::colour::Colour;
use crate::point::Point;
use crate::point_set::PointSet;
use earlier::Earlier;
pub use handicap::{handicap_points, most_handicap};
use serde::{Deserialize, Serialize};

/// A board, whose turn it is, how many passes there were in a row, and every earlier colouring.
///
/// ```
/// use cardgo::{Colour, Play, Point, Position};
///
/// let mut game = Position::new(9);
/// let point: Point = "E5".parse().unwrap();
/// game.play(point);
/// assert_eq!((game.turn(), game.last()), (Colour::White, Some(Play::Stone(point))));
/// assert!(!game.is_legal(point));
/// game.pass();
/// game.pass();
/// assert_eq!((game.turn(), game.passes()), (Colour::White, 2));
/// assert_eq!(game.history().len(), 2, "the empty board and the one with a stone: passes add none");
/// ```
#[derive(Debug, PartialEq, Eq)]
pub struct Position {
    /// Boxed because it is large: moving a state then copies a few words, and repeated copying reuses the memory with
    /// `clone_from`.
    board: Box<Board>,
    turn: Colour,
    passes: u8,
    /// The move before the last, and the last.
    last: [Option<Play>; 2],
    earlier: Earlier,
}

/// A move of plain Go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Play {
    /// A stone on this point.
    Stone(Point),
    /// No stone.
    Pass,
}

/// Why a stone may not be played somewhere, in the order of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forbidden {
    /// Not a point of this board.
    OffBoard,
    /// A stone is there.
    Occupied(Colour),
    /// The stone would have no liberty.
    Suicide,
    /// The stone that has just taken this one can't be taken back at once: a ko.
    Ko,
    /// The position would repeat an earlier one: superko.
    Superko {
        /// Which, as an index into [`Position::history`].
        earlier: usize,
    },
}

impl Position {
    /// An empty board, black to move.
    ///
    /// # Panics
    /// As [`Board::new`].
    #[must_use]
    pub fn new(size: u8) -> Position {
        Position::from_board(Board::new(size), Colour::Black)
    }

    /// A game that begins with this board.
    #[must_use]
    pub fn from_board(board: Board, turn: Colour) -> Position {
        Position::after(&[], board, turn)
    }

    /// A game that came through other boards to this one, the oldest first: their colourings may not be repeated.
    #[must_use]
    pub fn after(earlier: &[Board], board: Board, turn: Colour) -> Position {
        let mut seen = Earlier::new();
        earlier.iter().chain([&board]).for_each(|board| seen.push(board));
        Position { board: Box::new(board), turn, passes: 0, last: [None; 2], earlier: seen }
    }

    /// The board.
    #[inline]
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Who moves next.
    #[inline]
    #[must_use]
    pub fn turn(&self) -> Colour {
        self.turn
    }

    /// How many passes there have been in a row.
    #[inline]
    #[must_use]
    pub fn passes(&self) -> u8 {
        self.passes
    }

    /// The last move; `None` at the beginning.
    #[inline]
    #[must_use]
    pub fn last(&self) -> Option<Play> {
        self.last[1]
    }

    /// The move before the last; `None` if there was none.
    #[inline]
    #[must_use]
    pub fn before_last(&self) -> Option<Play> {
        self.last[0]
    }

    /// The hashes of every colouring so far: the first is the beginning, each stone played and each change by a card
    /// has added one, passes none. The last is the board's.
    #[inline]
    #[must_use]
    pub fn history(&self) -> &[u64] {
        self.earlier.hashes()
    }

    /// Whether the colour to move may play there.
    #[inline]
    #[must_use]
    pub fn is_legal(&self, point: Point) -> bool {
        self.board.is_empty(point) && self.is_legal_empty(point)
    }

    #[inline(always)]
    #[allow(clippy::inline_always)]
    fn is_legal_empty(&self, point: Point) -> bool {
        self.board.hash_if_played(point, self.turn).is_some_and(|hash| !self.earlier.has(hash))
    }

    /// Whether the colour to move may play there.
    ///
    /// A stone that has just taken a single stone can't be taken back at once:
    ///
    /// ```
    /// use cardgo::{Board, Colour, Forbidden, Point, Position};
    ///
    /// let board: Board = "
    ///     . X O .
    ///     X O . O
    ///     . X O .
    ///     . . . ."
    ///     .parse()
    ///     .unwrap();
    /// let point = |name: &str| name.parse::<Point>().unwrap();
    /// let mut game = Position::from_board(board, Colour::Black);
    /// assert_eq!(game.play(point("C3")), 1);
    /// assert_eq!(game.why_not(point("B3")), Err(Forbidden::Ko));
    /// // After a move elsewhere, and its answer, it can: the position will be another one.
    /// game.play(point("D1"));
    /// game.play(point("A1"));
    /// assert_eq!(game.why_not(point("B3")), Ok(()));
    /// ```
    ///
    /// Nor may anything else bring back what stood before, however long ago and however it came about:
    ///
    /// ```
    /// use cardgo::{Forbidden, Point, Position};
    ///
    /// let mut game = Position::new(3);
    /// let point: Point = "B2".parse().unwrap();
    /// game.play(point);
    /// game.pass();
    /// // A card takes the stone off again.
    /// game.change(|board| board.lift(point));
    /// // What it left stood at the very beginning; what a new stone there would leave stood after that.
    /// assert_eq!(game.why_not(point), Err(Forbidden::Superko { earlier: 1 }));
    /// assert_eq!(game.why_not("A1".parse().unwrap()), Ok(()));
    /// ```
    ///
    /// # Errors
    /// The first rule that forbids it.
    pub fn why_not(&self, point: Point) -> Result<(), Forbidden> {
        if !self.board.has(point) {
            return Err(Forbidden::OffBoard);
        }
        if let Some(colour) = self.board.stone(point) {
            return Err(Forbidden::Occupied(colour));
        }
        if self.board.is_suicide(point, self.turn) {
            return Err(Forbidden::Suicide);
        }
        let hash = self.board.hash_after(point, self.turn);
        match self.stood_at(hash) {
            None => Ok(()),
            Some(_) if self.board.ko() == Some(point) => Err(Forbidden::Ko),
            Some(earlier) => Err(Forbidden::Superko { earlier }),
        }
    }

    /// Calls `hear` with every legal point, in point order.
    #[inline]
    pub fn each_legal(&self, mut hear: impl FnMut(Point)) {
        self.board.each_empty(|point| {
            if self.is_legal_empty(point) {
                hear(point);
            }
        });
    }

    /// Appends every legal point, in point order.
    pub fn legal_points(&self, points: &mut Vec<Point>) {
        self.each_legal(|point| points.push(point));
    }

    /// Every legal point.
    #[must_use]
    pub fn legal_set(&self) -> PointSet {
        let mut points = PointSet::EMPTY;
        self.each_legal(|point| {
            points.insert(point);
        });
        points
    }

    /// Plays a stone; returns how many it captures. Unchecked: the point must be legal.
    #[inline]
    pub fn play(&mut self, point: Point) -> u16 {
        let captured = self.board.play(point, self.turn);
        self.turn = self.turn.opponent();
        self.passes = 0;
        self.last = [self.last[1], Some(Play::Stone(point))];
        self.earlier.push(&self.board);
        captured
    }

    /// Passes.
    #[inline]
    pub fn pass(&mut self) {
        self.board.pass();
        self.turn = self.turn.opponent();
        self.passes = self.passes.saturating_add(1);
        self.last = [self.last[1], Some(Play::Pass)];
    }

    /// A forced pass: the count of passes in a row starts again (GO-1.4).
    #[inline]
    pub fn pass_idle(&mut self) {
        self.pass();
        self.passes = 0;
    }

    /// Hands the turn on without a move: a card has been played instead, or the move came to nothing.
    #[inline]
    pub fn hand_on(&mut self) {
        self.board.pass();
        self.turn = self.turn.opponent();
        self.passes = 0;
        self.last = [self.last[1], None];
    }

    /// Play goes on as if there had been no pass, with this colour to move.
    pub fn resume(&mut self, turn: Colour) {
        self.turn = turn;
        self.passes = 0;
    }

    /// Changes the board other than by a move, and records the result as a position of the game (GO-1.5). Turn and
    /// passes stay as they are; a ko point is cleared, for what stood before the change is further back.
    pub fn change<T>(&mut self, how: impl FnOnce(&mut Board) -> T) -> T {
        let answer = how(&mut self.board);
        self.board.pass();
        self.earlier.push(&self.board);
        answer
    }

    /// Whether a colouring with that hash has stood before, or stands now.
    #[inline]
    pub(crate) fn has_stood(&self, hash: u64) -> bool {
        self.earlier.has(hash)
    }

    /// Where in the history a colouring with that hash first stood.
    pub(crate) fn stood_at(&self, hash: u64) -> Option<usize> {
        self.history().iter().position(|&earlier| earlier == hash)
    }

    /// Whether there is a point that may be played on and satisfies `also`.
    pub(crate) fn has_legal(&self, also: impl Fn(Point) -> bool) -> bool {
        self.board.empties().iter().any(|&point| also(point) && self.is_legal_empty(point))
    }

    /// Puts the board in the order that doesn't depend on how it came about, see [`Board::tidy`].
    pub(crate) fn tidy(&mut self) {
        *self.board = self.board.tidy();
    }

    /// Slow, obvious check that the board is right, every chain has a liberty, and the history ends with the board.
    ///
    /// # Errors
    /// What is wrong.
    pub fn audit(&self) -> Result<(), String> {
        self.board.audit()?;
        if let Some(colour) = Colour::BOTH.into_iter().find(|&colour| !self.board.lifeless(colour).is_empty()) {
            return Err(format!("{colour:?} has stones without liberties"));
        }
        if self.history().last() != Some(&self.board.hash()) {
            return Err("the history doesn't end with what stands on the board".to_owned());
        }
        Ok(())
    }
}

/// Copying over an old position reuses its memory, which matters to a search.
impl Clone for Position {
    fn clone(&self) -> Position {
        let Position { board, turn, passes, last, earlier } = self;
        Position { board: board.clone(), turn: *turn, passes: *passes, last: *last, earlier: earlier.clone() }
    }

    fn clone_from(&mut self, source: &Position) {
        self.board.clone_from(&source.board);
        self.turn = source.turn;
        self.passes = source.passes;
        self.last = source.last;
        self.earlier.clone_from(&source.earlier);
    }
}
