//! A reference implementation of Go: rows of signs, flood fill, and a list of all boards so far. It is slow and shares
//! no code with the engine.

use std::collections::BTreeSet;

/// A point as column and row, both counted from 0 at the lower left.
pub type Spot = (usize, usize);

/// A sign `X`, `O` or `.` for each point, by row from the bottom and column from the left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paper {
    pub signs: Vec<Vec<char>>,
}

/// The verdict of the rules on a stone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The stone is legal and leads to this board.
    Fine(Paper),
    Occupied,
    Suicide,
    /// The board would be the same as the one at that index of the list.
    Repeats(usize),
}

/// A game: all boards so far, the last one being the current one, and the colour to move.
#[derive(Clone, Debug)]
pub struct Game {
    pub boards: Vec<Paper>,
    pub turn: char,
}

pub fn other(sign: char) -> char {
    if sign == 'X' { 'O' } else { 'X' }
}

impl Paper {
    pub fn new(size: usize) -> Paper {
        Paper { signs: vec![vec!['.'; size]; size] }
    }

    pub fn size(&self) -> usize {
        self.signs.len()
    }

    pub fn at(&self, (column, row): Spot) -> char {
        self.signs[row][column]
    }

    pub fn spots(&self) -> Vec<Spot> {
        let size = self.size();
        (0..size).flat_map(|row| (0..size).map(move |column| (column, row))).collect()
    }

    pub fn next_to(&self, (column, row): Spot) -> Vec<Spot> {
        let mut spots = Vec::new();
        if row > 0 {
            spots.push((column, row - 1));
        }
        if column > 0 {
            spots.push((column - 1, row));
        }
        if column + 1 < self.size() {
            spots.push((column + 1, row));
        }
        if row + 1 < self.size() {
            spots.push((column, row + 1));
        }
        spots
    }

    /// The points of the same sign connected to a point, and the points that border on them; both row by row.
    pub fn region(&self, spot: Spot) -> (Vec<Spot>, Vec<Spot>) {
        let mut found = vec![spot];
        let mut marked = vec![vec![false; self.size()]; self.size()];
        marked[spot.1][spot.0] = true;
        let mut done = 0;
        while done < found.len() {
            if self.at(found[done]) == self.at(spot) {
                for next in self.next_to(found[done]) {
                    if !marked[next.1][next.0] {
                        marked[next.1][next.0] = true;
                        found.push(next);
                    }
                }
            }
            done += 1;
        }
        found.sort_by_key(|&(column, row)| (row, column));
        found.into_iter().partition(|&at| self.at(at) == self.at(spot))
    }

    /// The stones connected to a stone, and their liberties.
    pub fn group(&self, stone: Spot) -> (Vec<Spot>, Vec<Spot>) {
        let (stones, around) = self.region(stone);
        (stones, around.into_iter().filter(|&spot| self.at(spot) == '.').collect())
    }

    /// Applies GO-1.2: places a stone and removes the opponent's groups next to it that have no liberties.
    pub fn after(&self, (column, row): Spot, colour: char) -> Paper {
        let mut board = self.clone();
        board.signs[row][column] = colour;
        for next in self.next_to((column, row)) {
            let (stones, liberties) = board.group(next);
            if board.at(next) == other(colour) && liberties.is_empty() {
                stones.into_iter().for_each(|(column, row)| board.signs[row][column] = '.');
            }
        }
        board
    }

    /// The owner of a point by the Tromp–Taylor rules: the colour of its stone, or the only colour that an empty point
    /// reaches.
    pub fn owner(&self, spot: Spot) -> Option<char> {
        if self.at(spot) != '.' {
            return Some(self.at(spot));
        }
        let reached: BTreeSet<char> = self.region(spot).1.into_iter().map(|next| self.at(next)).collect();
        if reached.len() == 1 { reached.first().copied() } else { None }
    }

    pub fn rows(&self) -> Vec<String> {
        self.signs.iter().rev().map(|row| row.iter().collect()).collect()
    }
}

impl Game {
    pub fn new(size: usize) -> Game {
        Game { boards: vec![Paper::new(size)], turn: 'X' }
    }

    pub fn board(&self) -> &Paper {
        &self.boards[self.boards.len() - 1]
    }

    /// Applies GO-1.2 and GO-1.3.
    pub fn verdict(&self, spot: Spot) -> Verdict {
        if self.board().at(spot) != '.' {
            return Verdict::Occupied;
        }
        let after = self.board().after(spot, self.turn);
        if after.group(spot).1.is_empty() {
            return Verdict::Suicide;
        }
        match self.boards.iter().position(|earlier| *earlier == after) {
            Some(earlier) => Verdict::Repeats(earlier),
            None => Verdict::Fine(after),
        }
    }

    pub fn play(&mut self, after: Paper) {
        self.boards.push(after);
        self.turn = other(self.turn);
    }

    pub fn pass(&mut self) {
        self.turn = other(self.turn);
    }
}
