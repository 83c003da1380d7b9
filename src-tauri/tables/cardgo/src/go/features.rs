//! What a play looks like: its features, by which its strength is learnt and later guessed.
//!
//! A feature belongs to a [`Group`], of which a play has one at most: how far it is from the last play, what it takes,
//! what it saves, and so on. One more group, too large to be listed, are the surroundings of the point, see [`shape`].
//! Both are the same whichever way the board is turned and whoever is black.

mod shape;
#[cfg(test)]
mod tests;

use super::ladder::Reader;
use super::playout::Playout;
use super::points;
use super::tactics::{Few, can_play, counter_captures, liberties_after, steps_from, vital_point};
use arrayvec::ArrayVec;
use cardgo::{Board, Cell, Colour, Point};
#[cfg(any(feature = "commands", test))]
pub(super) use shape::SHAPES;
pub(super) use shape::Shapes;

/// What a feature tells of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Group {
    /// What it takes.
    Take,
    /// What it saves from atari, or fails to.
    Save,
    /// What it catches of chains with two liberties, or puts in atari.
    Attack,
    /// What it keeps from being caught.
    Keep,
    /// How many liberties it has.
    Liberties,
    /// How many chains of its own it joins.
    Join,
    /// A small space's vital point.
    Vital,
    /// The line it is on.
    Line,
    /// How far it is from the last play.
    Last,
    /// How many steps it is from it, chains being one step wide.
    Steps,
    /// How far it is from the last play but one.
    Before,
}

/// The groups in the order of their features, with how many each has.
const GROUPS: [(Group, u16); 11] = [
    (Group::Take, 8),
    (Group::Save, 4),
    (Group::Attack, 6),
    (Group::Keep, 2),
    (Group::Liberties, 5),
    (Group::Join, 2),
    (Group::Vital, 2),
    (Group::Line, LINES),
    (Group::Last, DISTANCES),
    (Group::Steps, STEPS as u16),
    (Group::Before, DISTANCES),
];

/// Lines farther in are as this one.
const LINES: u16 = 7;
/// Distances are told apart from 2 up to one more than this; what is farther is as the last.
const DISTANCES: u16 = 15;
/// Steps that are counted.
const STEPS: u8 = 4;

/// How many features there are beside shapes.
pub(super) const FEATURES: usize = {
    let (mut all, mut group) = (0, 0);
    while group < GROUPS.len() {
        all += GROUPS[group].1;
        group += 1;
    }
    all as usize
};

/// Where each group's features begin.
const FIRST: [u16; GROUPS.len()] = {
    let mut first = [0; GROUPS.len()];
    let mut group = 1;
    while group < GROUPS.len() {
        first[group] = first[group - 1] + GROUPS[group - 1].1;
        group += 1;
    }
    first
};

/// Which group each feature belongs to, by number.
#[cfg(feature = "commands")]
pub(super) fn groups() -> Vec<u16> {
    (0..).zip(GROUPS).flat_map(|(group, (_, many))| std::iter::repeat_n(group, usize::from(many))).collect()
}

/// The features of a play beside its shape, by number.
pub(super) type Features = ArrayVec<u16, { GROUPS.len() }>;

fn feature(features: &mut Features, group: Group, level: u16) {
    features.push(FIRST[group as usize] + level);
}

/// Looks at positions; keeps its memory from one to the next.
#[derive(Debug)]
pub(super) struct Looker {
    reader: Reader,
    shapes: Shapes,
    /// By point and group, one more than the level; nothing if 0.
    found: [[u8; GROUPS.len()]; Point::INDICES],
}

/// The groups of which something is found chain by chain and space by space.
const BY_CHAIN: [Group; 5] = [Group::Take, Group::Save, Group::Attack, Group::Keep, Group::Vital];

impl Default for Looker {
    fn default() -> Self {
        Looker { reader: Reader::default(), shapes: Shapes::default(), found: [[0; GROUPS.len()]; Point::INDICES] }
    }
}

impl Looker {
    /// Calls `hear` with every play of the colour to move that is neither suicide nor ko nor its own eye, its features,
    /// and what shapes are looked up by.
    pub fn look(&mut self, at: &Playout, mut hear: impl FnMut(Point, &Features, &Shapes)) {
        let (board, turn) = (&at.board, at.turn);
        let [last, before] = at.last.map(|play| play.filter(|&point| board.has(point)));
        let steps = last.map(|last| steps_from(board, last, STEPS));
        self.found.fill([0; GROUPS.len()]);
        self.look_at_chains(board, turn, last);
        self.look_at_spaces(board, turn);
        self.shapes.begin(board, turn);
        for point in points::of(board.size()).iter() {
            if !board.is_empty(point) || !can_play(board, point, turn) || board.is_eye(point, turn) {
                continue;
            }
            let mut features = Features::new();
            for group in BY_CHAIN {
                if let Some(level) = self.found[point.index()][group as usize].checked_sub(1) {
                    feature(&mut features, group, u16::from(level));
                }
            }
            let (liberties, joined) = own_after(board, point, turn);
            feature(&mut features, Group::Liberties, liberties);
            if joined >= 2 {
                feature(&mut features, Group::Join, joined.min(3) - 2);
            }
            feature(&mut features, Group::Line, u16::from(point.line(board.size())).min(LINES) - 1);
            if let (Some(last), Some(steps)) = (last, &steps) {
                feature(&mut features, Group::Last, distance(point, last));
                if let Some(step) = u16::from(steps[point.index()]).checked_sub(1) {
                    feature(&mut features, Group::Steps, step);
                }
            }
            if let Some(before) = before {
                feature(&mut features, Group::Before, distance(point, before));
            }
            self.shapes.around(point);
            hear(point, &features, &self.shapes);
        }
    }

    /// Notes something of a play, unless something that counts for more is known.
    fn note(&mut self, point: Point, group: Group, level: u8) {
        let found = &mut self.found[point.index()][group as usize];
        if *found == 0 || *found > level + 1 {
            *found = level + 1;
        }
    }

    fn look_at_chains(&mut self, board: &Board, turn: Colour, last: Option<Point>) {
        for stone in points::of(board.size()).iter() {
            let liberties = board.liberties(stone);
            if !(1..=3).contains(&liberties) || board.head(stone) != stone {
                continue;
            }
            let many = u8::from(board.chain_size(stone) == 1);
            match (board.stone(stone) == Some(turn), liberties) {
                (true, 1) => self.look_at_own_atari(board, turn, stone, many),
                (true, 2) => self.look_at_own_weak(board, turn, stone, many),
                (false, 1) => self.look_at_prey(board, turn, stone, many, last),
                (false, _) => self.look_at_target(board, stone, many),
                (true, _) => {}
            }
        }
    }

    /// A chain of the colour to move in atari: what saves it, and what doesn't.
    fn look_at_own_atari(&mut self, board: &Board, turn: Colour, stone: Point, single: u8) {
        let Some(liberty) = board.last_liberty(stone) else { return };
        let mut takes = Few::new();
        counter_captures(board, stone, &mut takes);
        for take in takes {
            self.note(take, Group::Take, single);
        }
        if can_play(board, liberty, turn) {
            let vain = !self.reader.escapes_by(board, stone, liberty);
            self.note(liberty, Group::Save, 2 * u8::from(vain) + single);
        }
    }

    /// A chain of the colour to move with two liberties: what keeps it from being caught.
    fn look_at_own_weak(&mut self, board: &Board, turn: Colour, stone: Point, single: u8) {
        if self.reader.catch(board, stone).is_none() {
            return;
        }
        let mut ways = Few::new();
        counter_captures(board, stone, &mut ways);
        let liberties = board.two_liberties(stone).into_iter().flatten();
        for way in ways.into_iter().chain(liberties).filter(|&way| can_play(board, way, turn)) {
            self.note(way, Group::Keep, single);
        }
    }

    /// An enemy chain in atari: it has just been played, couldn't get away anyway, or else.
    fn look_at_prey(&mut self, board: &Board, turn: Colour, stone: Point, single: u8, last: Option<Point>) {
        let Some(liberty) = board.last_liberty(stone) else { return };
        if !can_play(board, liberty, turn) {
            return;
        }
        let just_played = last.is_some_and(|last| board.stone(last).is_some() && board.head(last) == stone);
        let kind = if just_played {
            1
        } else if self.reader.escapes_by(board, stone, liberty) {
            2
        } else {
            3
        };
        self.note(liberty, Group::Take, 2 * kind + single);
    }

    /// An enemy chain with two or three liberties.
    fn look_at_target(&mut self, board: &Board, stone: Point, single: u8) {
        let liberties = *board.liberty_set(stone);
        let two = liberties.len() == 2;
        for liberty in liberties {
            let kind = match two {
                true if self.reader.catches(board, stone, liberty) => 0,
                true => 1,
                false => 2,
            };
            self.note(liberty, Group::Attack, 2 * kind + single);
        }
    }

    /// Small spaces: where the enemy's is killed, where one's own lives.
    fn look_at_spaces(&mut self, board: &Board, turn: Colour) {
        for &point in board.empties() {
            for (level, owner) in [(0, turn.opponent()), (1, turn)] {
                if let Some(vital) = vital_point(board, point, owner) {
                    self.note(vital, Group::Vital, level);
                }
            }
        }
    }
}

/// How many liberties a play has (none told apart above four; one is told apart by whether the stone is alone), and how
/// many chains it joins.
fn own_after(board: &Board, point: Point, turn: Colour) -> (u16, u16) {
    let own = Cell::from(turn);
    let mut heads = ArrayVec::<Point, 4>::new();
    let mut stones = 1;
    for next in point.neighbours() {
        if board.cell(next) == own && !heads.contains(&board.head(next)) {
            heads.push(board.head(next));
            stones += board.chain_size(next);
        }
    }
    let liberties = match liberties_after(board, point, turn).len() {
        0 | 1 => u16::from(stones == 1),
        more => more.min(4) as u16,
    };
    (liberties, heads.len() as u16)
}

/// How far two points are apart, as a level: both ways and the longer once more, so that circles are round.
fn distance(one: Point, other: Point) -> u16 {
    let across = u16::from(one.column().abs_diff(other.column()));
    let along = u16::from(one.row().abs_diff(other.row()));
    (across + along + across.max(along)).saturating_sub(2).min(DISTANCES - 1)
}
