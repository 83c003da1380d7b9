//! A board for reading ladders: it stores only stones, which are played and taken back. Chains and their liberties are
//! computed on demand, which is cheaper than copying a [`Board`] for every play that is tried.

use arrayvec::ArrayVec;
use cardgo::{Board, Cell, Colour, Point};

/// Some liberties of a chain, as many as matter in a ladder.
pub(crate) type Liberties = ArrayVec<Point, 3>;

/// Stones, and the data needed to take plays back.
pub(crate) struct LadderBoard {
    size: u8,
    cells: [Cell; Point::INDICES],
    /// The point where a stone can't be recaptured at once.
    ko: Option<Point>,
    plays: Vec<Played>,
    /// The stones captured by the plays, in the order of the plays.
    captured: Vec<Point>,
    /// The points visited, marked with the number of the traversal.
    seen: [u32; Point::INDICES],
    look: u32,
    /// The stones of the chain traversed last.
    chain: Vec<Point>,
}

/// A play that can be taken back.
struct Played {
    point: Point,
    colour: Colour,
    /// Number of stones captured.
    captures: usize,
    /// The ko point before the play.
    ko: Option<Point>,
}

impl Default for LadderBoard {
    fn default() -> LadderBoard {
        LadderBoard {
            size: 0,
            cells: [Cell::Edge; Point::INDICES],
            ko: None,
            plays: Vec::new(),
            captured: Vec::new(),
            seen: [0; Point::INDICES],
            look: 0,
            chain: Vec::new(),
        }
    }
}

impl LadderBoard {
    /// Copies the stones of a board; there is no ko point afterwards.
    pub fn copy(&mut self, board: &Board) {
        self.size = board.size();
        self.cells.fill(Cell::Edge);
        board.points().for_each(|point| self.cells[point.index()] = board.cell(point));
        self.ko = None;
        self.plays.clear();
        self.captured.clear();
    }

    /// The colour of the stone on that point, if there is one.
    pub fn stone(&self, point: Point) -> Option<Colour> {
        self.cells[point.index()].stone()
    }

    /// Sets the point where a stone can't be recaptured at once.
    pub fn set_ko(&mut self, ko: Option<Point>) {
        self.ko = ko;
    }

    /// The point where a stone can't be recaptured at once.
    pub fn ko(&self) -> Option<Point> {
        self.ko
    }

    /// Up to three liberties of the chain of a stone, in the order in which they are found.
    pub fn liberties(&mut self, stone: Point) -> Liberties {
        let cell = self.cells[stone.index()];
        let mut liberties = Liberties::new();
        self.begin(stone);
        let mut looked_at = 0;
        while looked_at < self.chain.len() {
            for next in self.chain[looked_at].neighbours() {
                if self.seen[next.index()] == self.look {
                    continue;
                }
                let there = self.cells[next.index()];
                if there == cell {
                    self.seen[next.index()] = self.look;
                    self.chain.push(next);
                } else if there == Cell::Empty {
                    self.seen[next.index()] = self.look;
                    liberties.push(next);
                    if liberties.is_full() {
                        return liberties;
                    }
                }
            }
            looked_at += 1;
        }
        liberties
    }

    /// A measure of the room at a point: the number of empty adjacent points, then the distance from the edge.
    pub fn room_at(&self, point: Point) -> (usize, u8) {
        let empty = point.neighbours().into_iter().filter(|next| self.cells[next.index()] == Cell::Empty).count();
        (empty, point.line(self.size))
    }

    /// The points where enemy chains in atari next to the chain of `stone` can be captured.
    pub fn counter_captures(&mut self, stone: Point) -> ArrayVec<Point, 12> {
        let mut plays = ArrayVec::new();
        let Some(colour) = self.stone(stone) else { return plays };
        let enemy = Cell::from(colour.opponent());
        self.look_at_all(stone);
        let chain = std::mem::take(&mut self.chain);
        for next in chain.iter().flat_map(|own| own.neighbours()) {
            if self.cells[next.index()] == enemy
                && let [liberty] = self.liberties(next)[..]
                && !plays.contains(&liberty)
                && plays.try_push(liberty).is_err()
            {
                break;
            }
        }
        self.chain = chain;
        plays
    }

    /// Plays a stone on an empty point. If that is suicide, returns false and changes nothing.
    pub fn play(&mut self, point: Point, colour: Colour) -> bool {
        let enemy = Cell::from(colour.opponent());
        self.cells[point.index()] = colour.into();
        let before = self.captured.len();
        for next in point.neighbours() {
            if self.cells[next.index()] == enemy && self.liberties(next).is_empty() {
                for stone in &self.chain {
                    self.cells[stone.index()] = Cell::Empty;
                }
                self.captured.extend_from_slice(&self.chain);
            }
        }
        let captures = self.captured.len() - before;
        let liberties = self.liberties(point);
        if liberties.is_empty() {
            self.cells[point.index()] = Cell::Empty;
            return false;
        }
        let is_ko = captures == 1 && liberties.len() == 1 && self.chain.len() == 1;
        self.plays.push(Played { point, colour, captures, ko: self.ko });
        self.ko = if is_ko { self.captured.last().copied() } else { None };
        true
    }

    /// Takes back the last play.
    pub fn take_back(&mut self) {
        let Some(Played { point, colour, captures, ko }) = self.plays.pop() else { return };
        self.cells[point.index()] = Cell::Empty;
        for stone in self.captured.drain(self.captured.len() - captures..) {
            self.cells[stone.index()] = colour.opponent().into();
        }
        self.ko = ko;
    }

    /// Begins a traversal of the chain of a stone.
    fn begin(&mut self, stone: Point) {
        self.look = self.look.wrapping_add(1);
        if self.look == 0 {
            self.seen.fill(0);
            self.look = 1;
        }
        self.seen[stone.index()] = self.look;
        self.chain.clear();
        self.chain.push(stone);
    }

    /// Traverses all stones of a chain.
    fn look_at_all(&mut self, stone: Point) {
        let cell = self.cells[stone.index()];
        self.begin(stone);
        let mut looked_at = 0;
        while looked_at < self.chain.len() {
            for next in self.chain[looked_at].neighbours() {
                if self.cells[next.index()] == cell && self.seen[next.index()] != self.look {
                    self.seen[next.index()] = self.look;
                    self.chain.push(next);
                }
            }
            looked_at += 1;
        }
    }
}
