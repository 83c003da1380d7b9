//! The number of games on tiny boards, compared with published numbers.
//!
//! Counts complete games of Go under area rules with positional superko, which end with two passes in a row. Suicide
//! is forbidden here, but that makes no difference on 2×2, where every suicide would repeat a position. Such a game
//! corresponds to a path of colourings from the empty board that visits no colouring twice: each step is a stone of
//! either colour, after one pass or none so that it is that colour's turn, and two passes end the game.
//!
//! The number for 2×2, 386,356,909,593, is John Tromp's: “number of 2*2 games”, rec.games.go, 24 June 1999; again in
//! J. Tromp and G. Farnebäck, “Combinatorics of Go” (2016).

use cardgo::{Board, Colour, Point, Position};
use std::collections::{BTreeMap, HashMap};

/// The colourings that games can reach, and the transitions between them.
struct Colourings {
    boards: Vec<Board>,
    /// The colourings one stone away, as a set of bits.
    next: Vec<u64>,
    /// For each symmetry of the board (rotation, reflection, exchange of colours), the image of each colouring.
    symmetries: Vec<Vec<usize>>,
}

impl Colourings {
    /// Built from the moves of [`Position`] in games that begin with each colouring, so without superko.
    fn of(size: u8) -> Colourings {
        let mut boards = vec![Board::new(size)];
        let mut known = BTreeMap::from([(boards[0].rows(), 0)]);
        let mut next = Vec::new();
        while let Some(board) = boards.get(next.len()).cloned() {
            let mut following = 0;
            for colour in Colour::BOTH {
                let position = Position::from_board(board.clone(), colour);
                for point in position.legal_set() {
                    let mut after = position.clone();
                    after.play(point);
                    let at = *known.entry(after.board().rows()).or_insert_with(|| {
                        boards.push(after.board().clone());
                        boards.len() - 1
                    });
                    following |= 1 << at;
                }
            }
            next.push(following);
        }
        let go = |way: usize| boards.iter().map(|board| known[&moved(board, way)]).collect();
        let symmetries = (0..16).map(go).collect();
        Colourings { boards, next, symmetries }
    }

    /// The free colourings that can still be reached.
    fn reachable(&self, at: usize, free: u64) -> u64 {
        let mut reached = self.next[at] & free;
        let mut waiting = reached;
        while let Some(step) = first(waiting) {
            waiting &= waiting - 1;
            let new = self.next[step] & free & !reached;
            reached |= new;
            waiting |= new;
        }
        reached
    }

    /// A canonical form of situations that are equal up to symmetry.
    fn standard(&self, at: usize, free: u64) -> (usize, u64) {
        let to = self.symmetries.iter().map(|way| way[at]).min().unwrap_or(at);
        let ways = self.symmetries.iter().filter(|way| way[at] == to);
        let moved = ways.map(|way| bits(free).fold(0, |moved, one| moved | 1 << way[one]));
        (to, moved.min().unwrap_or(free))
    }

    /// Number of paths from one colouring over free ones, the empty path included.
    fn paths(&self, at: usize, free: u64, known: &mut HashMap<(usize, u64), u64>) -> u64 {
        let free = self.reachable(at, free);
        let (at, free) = self.standard(at, free);
        if let Some(&paths) = known.get(&(at, free)) {
            return paths;
        }
        let steps = bits(self.next[at] & free);
        let paths = 1 + steps.map(|step| self.paths(step, free & !(1 << step), known)).sum::<u64>();
        known.insert((at, free), paths);
        paths
    }

    fn games(&self) -> u64 {
        let free = (1 << self.boards.len()) - 2;
        self.paths(0, free, &mut HashMap::new())
    }

    /// Number of paths of that many steps, counted by walking over the colourings.
    fn walks(&self, at: usize, free: u64, steps: u32) -> u64 {
        match steps {
            0 => 1,
            _ => bits(self.next[at] & free).map(|step| self.walks(step, free & !(1 << step), steps - 1)).sum(),
        }
    }
}

fn first(set: u64) -> Option<usize> {
    (set != 0).then(|| set.trailing_zeros() as usize)
}

fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = first(set)?;
        set &= set - 1;
        Some(bit)
    })
}

/// The rows of a board under one of sixteen symmetries: reflected in either direction, transposed, colours exchanged.
fn moved(board: &Board, way: usize) -> Vec<String> {
    let last = board.size() - 1;
    let sign = |column: u8, row: u8| {
        let (column, row) = if way & 1 != 0 { (row, column) } else { (column, row) };
        let column = if way & 2 != 0 { last - column } else { column };
        let row = if way & 4 != 0 { last - row } else { row };
        match board.stone(Point::new(column, row)) {
            None => '.',
            Some(colour) if (colour == Colour::Black) == (way & 8 == 0) => 'X',
            Some(_) => 'O',
        }
    };
    (0..=last).rev().map(|row| (0..=last).map(|column| sign(column, row)).collect()).collect()
}

/// Number of ways to play that many stones in succession, with a pass between where one is needed, counted by playing
/// all of them.
fn played(position: &Position, stones: u32) -> u64 {
    if stones == 0 {
        return 1;
    }
    let mut passed = position.clone();
    passed.pass();
    let mut games = 0;
    for position in [position, &passed] {
        for point in position.legal_set() {
            let mut after = position.clone();
            after.play(point);
            games += played(&after, stones - 1);
        }
    }
    games
}

#[test]
fn there_is_one_game_on_1x1() {
    assert_eq!(Colourings::of(1).games(), 1);
}

#[test]
fn superko_leaves_the_same_games_as_paths_without_repetition() {
    let colourings = Colourings::of(2);
    for stones in 0..=7 {
        let walks = colourings.walks(0, (1 << colourings.boards.len()) - 2, stones);
        assert_eq!(played(&Position::new(2), stones), walks, "{stones} stones");
    }
}

#[test]
#[ignore = "a minute: `cargo xtask measure board`"]
fn there_are_386_356_909_593_games_on_2x2() {
    let colourings = Colourings::of(2);
    assert_eq!(colourings.boards.len(), 57);
    assert_eq!(colourings.games(), 386_356_909_593);
}
