//! A board to read on: only stones, played and taken back. Chains and their liberties are looked for when asked about,
//! which is cheaper than copying a [`Board`] for every play that is tried.

use arrayvec::ArrayVec;
use cardgo::{Board, Cell, Colour, Point};

/// Some liberties of a chain: as many as matter to a ladder.
pub(crate) type Liberties = ArrayVec<Point, 3>;

/// Stones, and what it takes to take plays back.
pub(crate) struct Sketch {
    size: u8,
    cells: [Cell; Point::INDICES],
    /// Where a stone may not be retaken at once.
    ko: Option<Point>,
    plays: Vec<Played>,
    /// The stones that the plays have captured, in their order.
    captured: Vec<Point>,
    /// The points looked at, by the number of the look.
    seen: [u32; Point::INDICES],
    look: u32,
    /// The stones of the chain looked at last.
    chain: Vec<Point>,
}

/// A play that can be taken back.
struct Played {
    point: Point,
    colour: Colour,
    /// How many stones it captured.
    captures: usize,
    /// The ko before.
    ko: Option<Point>,
}

impl Default for Sketch {
    fn default() -> Sketch {
        Sketch {
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

impl Sketch {
    /// Copies the stones of a board.
    pub fn copy(&mut self, board: &Board) {
        self.size = board.size();
        self.cells.fill(Cell::Edge);
        board.points().for_each(|point| self.cells[point.index()] = board.cell(point));
        self.ko = None;
        self.plays.clear();
        self.captured.clear();
    }

    /// The colour of the stone there, if there is one.
    pub fn stone(&self, point: Point) -> Option<Colour> {
        self.cells[point.index()].stone()
    }

    /// Says where a stone may not be retaken at once.
    pub fn set_ko(&mut self, ko: Option<Point>) {
        self.ko = ko;
    }

    /// Where a stone may not be retaken at once.
    pub fn ko(&self) -> Option<Point> {
        self.ko
    }

    /// Up to three liberties of the chain of a stone, in the order they are found.
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

    /// How wide open the board is at a point: how many points next to it are empty, then how far from the edge it is.
    pub fn room_at(&self, point: Point) -> (usize, u8) {
        let empty = point.neighbours().into_iter().filter(|next| self.cells[next.index()] == Cell::Empty).count();
        (empty, point.line(self.size))
    }

    /// Where enemy chains in atari beside the chain of `stone` can be captured.
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

    /// Plays a stone on an empty point; false, and nothing changes, where that is suicide.
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

    /// Takes the last play back.
    pub fn take_back(&mut self) {
        let Some(Played { point, colour, captures, ko }) = self.plays.pop() else { return };
        self.cells[point.index()] = Cell::Empty;
        for stone in self.captured.drain(self.captured.len() - captures..) {
            self.cells[stone.index()] = colour.opponent().into();
        }
        self.ko = ko;
    }

    /// Begins a look at the chain of a stone.
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

    /// Looks at all stones of a chain.
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
