//! How a record stands at one of its nodes.
//!
//! What a file says happened is carried out as the format asks, whatever the rules say; whether our rules would allow
//! it is told beside it.

use crate::error::{Flaw, SgfError};
use crate::grid::{Grid, Spot};
use crate::made::Made;
use crate::record::read;
use crate::replay::{Unplayable, Why};
use crate::sentence::against;
use crate::stones::{Colouring, Stones};
use crate::tree::{Node, Tree};
use cardgo::{Board, Colour, Forbidden};

/// How a record stands at a node.
#[derive(Clone, Debug)]
pub struct Standing {
    grid: Grid,
    /// The stones on the board.
    pub stones: Stones,
    /// Who moves next.
    pub turn: Colour,
    /// Whether anybody has said so.
    told: bool,
    /// The move made last, if nothing was set up since.
    pub last: Option<Made>,
    /// Stones taken so far, by the colour that took them.
    pub taken: [u16; 2],
    /// The number of the last move; 0 if there was none.
    pub number: u32,
    /// Why what happened here isn't sound by our rules.
    pub odd: Option<Oddity>,
    /// What stood on the board since it was last set up, what stands now last, and after which move.
    earlier: Vec<(Colouring, u32)>,
    /// So many of Black's first moves are the stones of a free handicap: nobody moves between them.
    free: u32,
}

/// Something in a file that our rules don't know, and which is carried out all the same as far as it can be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Oddity {
    /// A move that isn't allowed.
    Unplayable(Unplayable),
    /// A move that can't be understood, or one too many.
    Unreadable(SgfError),
}

/// What stands against a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Against {
    /// Why it isn't allowed.
    pub why: Forbidden,
    /// The number of the move whose position would come back, if it is that; 0 for the beginning.
    pub number: u32,
}

impl Oddity {
    /// A sentence in Hungarian and one in English.
    #[must_use]
    pub fn sentence(&self) -> (String, String) {
        match self {
            Oddity::Unplayable(unplayable) => unplayable.sentence(),
            Oddity::Unreadable(error) => error.sentence(),
        }
    }
}

impl Against {
    /// A sentence in Hungarian and one in English, about a point.
    #[must_use]
    pub fn sentence(&self, spot: Spot) -> (String, String) {
        let (hungarian, english) = against(self.why);
        (format!("{spot}: {hungarian}"), format!("{spot}: {english}"))
    }
}

impl Tree {
    /// How large its board is, if it is a game of Go that can be opened.
    ///
    /// # Errors
    /// Why it can't.
    pub fn grid(&self) -> Result<Grid, SgfError> {
        let Some(root) = self.nodes.first() else {
            return Err(SgfError { line: 1, flaw: Flaw::NoGame });
        };
        read::grid(root).map_err(|flaw| SgfError { line: root.line, flaw })
    }

    /// How it stands after a node.
    ///
    /// # Errors
    /// If it is no game of Go that can be opened.
    pub fn standing(&self, node: usize) -> Result<Standing, SgfError> {
        let mut standing = Standing::new(self.grid()?);
        let way = self.way_to(node);
        standing.free = self.free_stones(&way);
        for &at in &way {
            let here = &self.nodes[at];
            standing.set_up(here);
            standing.make_moves(here, at == node);
        }
        if !standing.told {
            standing.turn = self.first_to_move(node).unwrap_or_else(|| standing.usual_turn());
        }
        Ok(standing)
    }

    /// How many of Black's first moves on a way, and on the main way behind it, are the stones of a free handicap: some
    /// servers tell them so.
    pub(crate) fn free_stones(&self, way: &[usize]) -> u32 {
        let most = u32::from(self.handicap());
        let Some(&last) = way.last().filter(|_| most > 1) else { return 0 };
        let depth = self.nodes[last].depth;
        let behind = self.nodes[last + 1..].iter().zip(depth + 1..).take_while(|(node, depth)| node.depth == *depth);
        let nodes = way.iter().map(|&at| &self.nodes[at]).chain(behind.map(|(node, _)| node));
        let (mut stones, mut ended) = (0, false);
        for node in nodes {
            match node.colour() {
                _ if node.sets_up() => return 0,
                None => {}
                Some(Colour::Black) if !node.has_moves_too_many() => stones += 1,
                Some(_) => ended = true,
            }
            if ended || stones > most {
                break;
            }
        }
        if (2..=most).contains(&stones) { stones } else { 0 }
    }

    /// Who makes the first move on the main way from a node.
    fn first_to_move(&self, node: usize) -> Option<Colour> {
        let depth = self.nodes.get(node)?.depth;
        let way = self.nodes[node + 1..].iter().zip(depth + 1..).take_while(|(node, depth)| node.depth == *depth);
        way.map(|(node, _)| node).find_map(Node::colour)
    }
}

impl Standing {
    /// An empty board.
    fn new(grid: Grid) -> Standing {
        let stones = Stones::new(grid);
        Standing {
            grid,
            stones,
            turn: Colour::Black,
            told: false,
            last: None,
            taken: [0; 2],
            number: 0,
            odd: None,
            earlier: vec![(stones.colouring(), 0)],
            free: 0,
        }
    }

    /// Who moves first where nobody says: White, if Black has stones and White has none.
    fn usual_turn(&self) -> Colour {
        let [black, white] = Colour::BOTH.map(|colour| self.stones.spots(colour));
        if !black.is_empty() && white.is_empty() { Colour::White } else { Colour::Black }
    }

    /// What our rules say against a stone of a colour on a point; nothing if it may be played.
    #[must_use]
    pub fn against(&self, spot: Spot, colour: Colour) -> Option<Against> {
        let at_once = |why| Some(Against { why, number: 0 });
        if !self.stones.has(spot) {
            return at_once(Forbidden::OffBoard);
        }
        if let Some(owner) = self.stones.at(spot) {
            return at_once(Forbidden::Occupied(owner));
        }
        let mut after = self.stones;
        after.play(spot, colour);
        if after.at(spot).is_none() {
            return at_once(Forbidden::Suicide);
        }
        let colouring = after.colouring();
        let stood = |(earlier, _): &(Colouring, u32)| *earlier == colouring;
        if let [.., before, _] = self.earlier.as_slice()
            && stood(before)
            && self.last.is_some_and(|mv| mv.spot.is_some())
        {
            return Some(Against { why: Forbidden::Ko, number: before.1 });
        }
        let earlier = self.earlier.iter().position(stood)?;
        Some(Against { why: Forbidden::Superko { earlier }, number: self.earlier[earlier].1 })
    }

    /// The boards that stood before this one, since one was set up, the latest first: none of them may come back. None
    /// where the engine has no such board.
    pub fn before(&self) -> impl Iterator<Item = Board> {
        let grid = self.grid;
        self.earlier.iter().rev().skip(1).filter_map(move |(colouring, _)| Stones::of(grid, colouring).board())
    }

    /// How large the board is.
    #[must_use]
    pub fn grid(&self) -> Grid {
        self.grid
    }

    /// Changes the board other than by a move.
    fn set_up(&mut self, node: &Node) {
        if node.sets_up() {
            for (name, stone) in [("AE", None), ("AB", Some(Colour::Black)), ("AW", Some(Colour::White))] {
                self.stones.set(&node.spots(name, self.grid), stone);
            }
            self.last = None;
            // What a card does is part of the game; whoever sets up a position begins another one.
            if node.property("KX").is_none() {
                self.earlier.clear();
            }
            self.earlier.push((self.stones.colouring(), self.number));
        }
        if let Some(turn) = node.values("PL").next().and_then(read::turn) {
            (self.turn, self.told) = (turn, true);
        }
    }

    /// Carries out a node's moves; says what is odd about them, if asked.
    fn make_moves(&mut self, node: &Node, judged: bool) {
        let flawed = |flaw| Oddity::Unreadable(SgfError { line: node.line, flaw });
        if judged && node.has_moves_too_many() {
            self.odd = Some(flawed(Flaw::TwoMoves));
        }
        for mv in node.moves(self.grid) {
            match mv {
                Ok(mv) => {
                    if judged && self.odd.is_none() {
                        self.odd = self.against_move(mv).map(Oddity::Unplayable);
                    }
                    self.carry_out(mv);
                }
                Err(flaw) if judged => self.odd = Some(flawed(flaw)),
                Err(_) => {}
            }
        }
        if let Some(number) = node.told_number() {
            self.number = number;
        }
    }

    fn against_move(&self, mv: Made) -> Option<Unplayable> {
        let number = self.number as usize + 1;
        if self.told && self.turn != mv.colour {
            return Some(Unplayable { number, why: Why::OffTurn(mv.colour) });
        }
        let spot = mv.spot?;
        let against = self.against(spot, mv.colour)?;
        Some(Unplayable { number, why: Why::Forbidden(spot, against.why) })
    }

    fn carry_out(&mut self, mv: Made) {
        self.number = self.number.saturating_add(1);
        if let Some(spot) = mv.spot {
            let gains = self.stones.play(spot, mv.colour);
            for (taken, gain) in self.taken.iter_mut().zip(gains) {
                *taken = taken.saturating_add(gain);
            }
            self.earlier.push((self.stones.colouring(), self.number));
        }
        self.free = self.free.saturating_sub(1);
        let next = if self.free > 0 { mv.colour } else { mv.colour.opponent() };
        (self.turn, self.told) = (next, true);
        self.last = Some(mv);
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::*;

    fn at(game: &str, node: usize) -> Standing {
        let trees = crate::parse_text(&format!("(;GM[1]SZ[5]{game})")).unwrap();
        trees[0].standing(node).unwrap()
    }

    fn rows(standing: &Standing) -> String {
        standing.stones.rows().join(" ")
    }

    fn odd(game: &str, node: usize) -> String {
        at(game, node).odd.map_or_else(|| "fine".to_owned(), |odd| odd.sentence().1)
    }

    #[test]
    fn every_node_has_its_own_board() {
        let game = ";B[aa](;W[bb];AE[aa]AB[cc:dc])(;W[ab]PL[W])";
        assert_eq!(rows(&at(game, 2)), "X.... .O... ..... ..... .....");
        assert_eq!(rows(&at(game, 3)), "..... .O... ..XX. ..... .....");
        assert_eq!(rows(&at(game, 4)), "X.... O.... ..... ..... .....");
        let turns: Vec<Colour> = (0..5).map(|node| at(game, node).turn).collect();
        assert_eq!(turns, [Colour::Black, Colour::White, Colour::Black, Colour::Black, Colour::Black]);
        let points: Vec<Option<Option<Spot>>> = (0..4).map(|node| at(game, node).last.map(|mv| mv.spot)).collect();
        let stone = |name: &str| Some(Some(name.parse().unwrap()));
        assert_eq!(points, [None, stone("A5"), stone("B4"), None]);
    }

    #[test]
    fn who_moves_is_told_or_guessed() {
        let turn = |game: &str, node: usize| at(game, node).turn;
        assert_eq!(turn("", 0), Colour::Black);
        assert_eq!(turn("AB[aa][bb]HA[2]", 0), Colour::White);
        assert_eq!(turn("AB[aa]AW[bb]", 0), Colour::Black);
        assert_eq!(turn("AB[aa]PL[B];W[cc]", 0), Colour::Black);
        assert_eq!(turn("AB[aa];C[look];B[cc]", 0), Colour::Black);
        assert_eq!(turn(";W[cc]", 0), Colour::White);
        assert_eq!(turn(";C[one way](;W[cc])(;B[dd])", 0), Colour::White);
        assert_eq!(turn(";B[aa];AB[bb]", 2), Colour::White);
        assert_eq!(turn(";B[aa];AB[bb]PL[B]", 2), Colour::Black);
    }

    #[test]
    fn what_a_file_plays_is_played_whatever_the_rules_say() {
        // On a stone, against one's own life, twice in a row.
        let game = ";B[aa];W[aa];B[ba];B[ab];AW[ac][bb][ca];B[aa]";
        assert_eq!(odd(game, 2), "Move 2: A5: there is a stone already.");
        assert_eq!(rows(&at(game, 2)), "O.... ..... ..... ..... .....");
        assert_eq!(odd(game, 4), "Move 4: Black moves, but it is White’s turn.");
        assert_eq!(at(game, 4).taken, [1, 0]);
        assert_eq!(odd(game, 6), "Move 5: Black moves, but it is White’s turn.");
        assert_eq!(odd(";AB[ba][ab]AW[ca][bb][ac];B[aa]", 2), "Move 1: A5: it would be suicide.");
        let dead = at(";AB[ba][ab]AW[ca][bb][ac];B[aa]", 2);
        assert_eq!((rows(&dead).as_str(), dead.taken), ("..O.. .O... O.... ..... .....", [0, 3]));
        assert_eq!(odd(";B[aa]W[bb]", 1), "Line 1: there are two moves where one should be.");
        assert_eq!(rows(&at(";B[aa]W[bb]", 1)), "X.... .O... ..... ..... .....");
        assert_eq!(odd(";B[kk]", 1), "Line 1: B[kk]: “kk” is no point of a 5×5 board.");
    }

    const KO: &str = "AB[ba][ab][bc]AW[ca][cc][db][bb]PL[B];B[cb]";

    #[test]
    fn ko_and_what_came_before_are_told_apart() {
        assert_eq!(odd(&format!("{KO};W[bb]"), 2), "Move 2: B4: ko: it can’t be taken back at once.");
        assert_eq!(odd(&format!("{KO};W[];B[];W[bb]"), 4), "Move 4: B4: an earlier position would come back.");
        assert_eq!(odd(&format!("{KO};W[ee];B[ea];W[bb]"), 4), "fine");
        let after = at(KO, 1);
        let against = after.against("B4".parse().unwrap(), Colour::White).unwrap();
        assert_eq!((against.why, against.number), (Forbidden::Ko, 0));
        let later = at(&format!("{KO};W[];B[]"), 3);
        let against = later.against("B4".parse().unwrap(), Colour::White).unwrap();
        assert_eq!((against.why, against.number), (Forbidden::Superko { earlier: 0 }, 0));
        assert_eq!(later.against("E1".parse().unwrap(), Colour::White), None);
        // Whoever sets up a position begins anew, but for what a card does.
        let anew = at(&format!("{KO};AE[ee]"), 2);
        assert_eq!(anew.against("B4".parse().unwrap(), Colour::White), None);
        let card = at(&format!("{KO};AE[ee]KX[a card]"), 2);
        assert!(card.against("B4".parse().unwrap(), Colour::White).is_some());
    }

    #[test]
    fn what_stood_before_is_told_since_a_board_was_set_up() {
        let before = |game: &str, node: usize| {
            let boards: Vec<String> = at(game, node).before().map(|board| board.rows().join(" ")).collect();
            boards
        };
        let empty = "..... ..... ..... ..... .....";
        assert_eq!(before(";B[aa];W[];W[bb]", 3), ["X.... ..... ..... ..... .....", empty]);
        assert_eq!(before(";B[aa];AE[aa];B[bb]", 3), [empty]);
        assert!(before("", 0).is_empty());
    }

    #[test]
    fn moves_are_counted_as_the_file_counts_them() {
        let numbers: Vec<u32> = (0..6).map(|node| at(";B[aa];C[x];W[]MN[7];B[bb];AB[cc]MN[3]", node).number).collect();
        assert_eq!(numbers, [0, 1, 1, 7, 8, 8]);
    }

    #[test]
    fn the_stones_of_a_free_handicap_are_moves_of_black_alone() {
        let game = "HA[3];B[aa];B[bb]C[two](;W[cc];B[dd])(;B[ee];W[cc])";
        let turns: Vec<Colour> = (0..5).map(|node| at(game, node).turn).collect();
        assert_eq!(turns, [Colour::Black, Colour::Black, Colour::White, Colour::Black, Colour::White]);
        assert_eq!((odd(game, 2).as_str(), odd(game, 3).as_str(), odd(game, 5).as_str()), ("fine", "fine", "fine"));
        assert_eq!(odd("HA[2]AB[aa][bb];B[cc];B[dd]", 2), "Move 2: Black moves, but it is White’s turn.");
        assert_eq!(odd("HA[2];B[cc];B[dd];B[ee]", 2), "Move 2: Black moves, but it is White’s turn.");
    }

    #[test]
    fn a_board_of_any_shape_is_played_on() {
        let trees = crate::parse_text("(;GM[1]SZ[25:3];B[ya];W[xa];B[];W[yb])").unwrap();
        let standing = trees[0].standing(4).unwrap();
        assert_eq!((standing.taken, standing.grid().to_string().as_str()), ([0, 1], "25×3"));
        assert_eq!(standing.stones.rows()[0], format!("{}O.", ".".repeat(23)));
        let corner = standing.against("Z3".parse().unwrap(), Colour::Black).unwrap();
        assert_eq!(
            (corner.why, corner.sentence("Z3".parse().unwrap()).1.as_str()),
            (Forbidden::Suicide, "Z3: it would be suicide.")
        );
        assert_eq!(standing.before().count(), 0);
    }
}
