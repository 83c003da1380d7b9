//! A game of plain Go: the board, the colour to move, and the earlier colourings (GO-1.2 to GO-1.5).

mod colouring_history;
mod handicap;
mod text;

use crate::board::Board;
use crate::colour::Colour;
use crate::point::Point;
use crate::point_set::PointSet;
use colouring_history::ColouringHistory;
pub use handicap::{handicap_points, most_handicap};
use serde::{Deserialize, Serialize};

/// A board, the colour to move, the number of consecutive passes, and every earlier colouring.
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
    /// The second last move and the last one.
    last: [Option<Play>; 2],
    earlier: ColouringHistory,
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

/// Why a stone may not be played on a point, in the order of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalStone {
    /// The point isn't on this board.
    OffBoard,
    /// A stone of this colour is there.
    Occupied(Colour),
    /// The stone would have no liberty.
    Suicide,
    /// The stone would recapture a ko at once.
    Ko,
    /// The stone would repeat an earlier colouring (superko).
    Superko {
        /// Index of the earlier colouring in [`Position::history`].
        earlier: usize,
    },
}

impl Position {
    /// Returns an empty board with Black to move.
    ///
    /// # Panics
    /// Panics if `size` is 0 or more than 19.
    #[must_use]
    pub fn new(size: u8) -> Position {
        Position::from_board(Board::new(size), Colour::Black)
    }

    /// Returns a game that begins with this board.
    #[must_use]
    pub fn from_board(board: Board, turn: Colour) -> Position {
        Position::after(&[], board, turn)
    }

    /// Returns a game with this board and earlier ones, the oldest first, whose colourings may not be repeated.
    #[must_use]
    pub fn after(earlier: &[Board], board: Board, turn: Colour) -> Position {
        let mut seen = ColouringHistory::new();
        earlier.iter().chain([&board]).for_each(|board| seen.push(board));
        Position { board: Box::new(board), turn, passes: 0, last: [None; 2], earlier: seen }
    }

    /// The current board.
    #[inline]
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The colour to move.
    #[inline]
    #[must_use]
    pub fn turn(&self) -> Colour {
        self.turn
    }

    /// Number of consecutive passes.
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

    /// The second last move; `None` if there was none.
    #[inline]
    #[must_use]
    pub fn before_last(&self) -> Option<Play> {
        self.last[0]
    }

    /// The hashes of all colourings so far, the first being the initial one. Each stone played and each change by a
    /// card adds one; passes add none. The last is that of the current board.
    #[inline]
    #[must_use]
    pub fn history(&self) -> &[u64] {
        self.earlier.hashes()
    }

    /// Whether the colour to move may play on the point.
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

    /// Checks whether the colour to move may play on the point.
    ///
    /// A stone that has just captured a single stone can't be recaptured at once:
    ///
    /// ```
    /// use cardgo::{Board, Colour, IllegalStone, Point, Position};
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
    /// assert_eq!(game.why_not(point("B3")), Err(IllegalStone::Ko));
    /// // After a move elsewhere and the reply to it, it can: the resulting position is a new one.
    /// game.play(point("D1"));
    /// game.play(point("A1"));
    /// assert_eq!(game.why_not(point("B3")), Ok(()));
    /// ```
    ///
    /// No move may repeat any earlier colouring, however long ago it stood and however it arose:
    ///
    /// ```
    /// use cardgo::{IllegalStone, Point, Position};
    ///
    /// let mut game = Position::new(3);
    /// let point: Point = "B2".parse().unwrap();
    /// game.play(point);
    /// game.pass();
    /// // A card removes the stone.
    /// game.change(|board| board.lift(point));
    /// // The empty board is the initial colouring (index 0); with a new stone on the point it would be colouring 1
    /// // again.
    /// assert_eq!(game.why_not(point), Err(IllegalStone::Superko { earlier: 1 }));
    /// assert_eq!(game.why_not("A1".parse().unwrap()), Ok(()));
    /// ```
    ///
    /// # Errors
    /// Returns the first rule that forbids the stone.
    pub fn why_not(&self, point: Point) -> Result<(), IllegalStone> {
        if !self.board.has(point) {
            return Err(IllegalStone::OffBoard);
        }
        if let Some(colour) = self.board.stone(point) {
            return Err(IllegalStone::Occupied(colour));
        }
        if self.board.is_suicide(point, self.turn) {
            return Err(IllegalStone::Suicide);
        }
        let hash = self.board.hash_after(point, self.turn);
        match self.stood_at(hash) {
            None => Ok(()),
            Some(_) if self.board.ko() == Some(point) => Err(IllegalStone::Ko),
            Some(earlier) => Err(IllegalStone::Superko { earlier }),
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

    /// The set of all legal points.
    #[must_use]
    pub fn legal_set(&self) -> PointSet {
        let mut points = PointSet::EMPTY;
        self.each_legal(|point| {
            points.insert(point);
        });
        points
    }

    /// Plays a stone; returns the number of stones captured. The move isn't checked: the point must be legal.
    #[inline]
    pub fn play(&mut self, point: Point) -> u16 {
        let captured = self.board.play(point, self.turn);
        self.turn = self.turn.opponent();
        self.passes = 0;
        self.last = [self.last[1], Some(Play::Stone(point))];
        self.earlier.push(&self.board);
        captured
    }

    /// Passes the turn.
    #[inline]
    pub fn pass(&mut self) {
        self.board.pass();
        self.turn = self.turn.opponent();
        self.passes = self.passes.saturating_add(1);
        self.last = [self.last[1], Some(Play::Pass)];
    }

    /// Makes a forced pass, which resets the count of consecutive passes (GO-1.4).
    #[inline]
    pub fn pass_idle(&mut self) {
        self.pass();
        self.passes = 0;
    }

    /// Passes the turn on without a move, because a card was played instead or the move came to nothing.
    #[inline]
    pub fn hand_on(&mut self) {
        self.board.pass();
        self.turn = self.turn.opponent();
        self.passes = 0;
        self.last = [self.last[1], None];
    }

    /// Resumes play with this colour to move; the count of consecutive passes is reset.
    pub fn resume(&mut self, turn: Colour) {
        self.turn = turn;
        self.passes = 0;
    }

    /// Changes the board other than by a move, and adds the result to the colourings of the game (GO-1.5). The colour
    /// to move and the count of passes stay the same. The ko point is cleared, because the colouring before the change
    /// is now further back.
    pub fn change<T>(&mut self, how: impl FnOnce(&mut Board) -> T) -> T {
        let answer = how(&mut self.board);
        self.board.pass();
        self.earlier.push(&self.board);
        answer
    }

    /// Whether a colouring with that hash has stood before, or is the current one.
    #[inline]
    pub(crate) fn has_stood(&self, hash: u64) -> bool {
        self.earlier.has(hash)
    }

    /// Index in the history of the first colouring with that hash.
    pub(crate) fn stood_at(&self, hash: u64) -> Option<usize> {
        self.history().iter().position(|&earlier| earlier == hash)
    }

    /// Whether there is a legal point that satisfies `also`.
    pub(crate) fn has_legal(&self, also: impl Fn(Point) -> bool) -> bool {
        self.board.empties().iter().any(|&point| also(point) && self.is_legal_empty(point))
    }

    /// Puts the board in the order that doesn't depend on the sequence of moves, see [`Board::tidy`].
    pub(crate) fn tidy(&mut self) {
        *self.board = self.board.tidy();
    }

    /// Checks, slowly but simply, that the board is consistent, every chain has a liberty, and the history ends with
    /// the board.
    ///
    /// # Errors
    /// Returns a description of the first problem.
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

/// `clone_from` reuses the memory of the old position, which speeds up the search.
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
