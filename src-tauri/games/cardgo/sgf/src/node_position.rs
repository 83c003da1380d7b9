//! The state of the board at a node of a tree.
//!
//! The moves and setups of the file are carried out as the format demands, whether or not they are legal. Whether they
//! are is reported separately.

use crate::error::{Flaw, SgfError};
use crate::error_sentences::against;
use crate::grid::{AnyPoint, BoardSize};
use crate::node_moves::NodeMove;
use crate::record::read;
use crate::replay::{IllegalReason, Unplayable};
use crate::stones::{Colouring, Stones};
use crate::tree::{Node, Tree};
use cardgo::{Board, Colour, IllegalStone};

/// The state of the board at a node.
#[derive(Clone, Debug)]
pub struct NodePosition {
    grid: BoardSize,
    /// The stones on the board.
    pub stones: Stones,
    /// The colour to move next.
    pub turn: Colour,
    /// Whether the file gives the colour to move.
    told: bool,
    /// The last move, if nothing was set up since.
    pub last: Option<NodeMove>,
    /// Number of stones captured so far, by the colour that captured them.
    pub taken: [u16; 2],
    /// The number of the last move; 0 if there was none.
    pub number: u32,
    /// Why the moves of this node aren't legal, if they aren't.
    pub odd: Option<NodeFault>,
    /// The colourings since the board was last set up, the current one last, each with the number of the move before
    /// it.
    earlier: Vec<(Colouring, u32)>,
    /// Number of Black's first moves that are the stones of a free handicap, without White's moves in between.
    free: u32,
}

/// A fault in a node that is illegal or unreadable, but is carried out as far as possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NodeFault {
    /// A move that isn't legal.
    Unplayable(Unplayable),
    /// A move that can't be read, or one too many.
    Unreadable(SgfError),
}

/// Why a move isn't legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalNodeMove {
    /// The rule that forbids it.
    pub why: IllegalStone,
    /// The number of the move whose position would be repeated, if that is the reason; 0 for the initial position.
    pub number: u32,
}

impl NodeFault {
    /// A sentence in Hungarian and one in English.
    #[must_use]
    pub fn sentence(&self) -> (String, String) {
        match self {
            NodeFault::Unplayable(unplayable) => unplayable.sentence(),
            NodeFault::Unreadable(error) => error.sentence(),
        }
    }
}

impl IllegalNodeMove {
    /// A sentence about the point in Hungarian and one in English.
    #[must_use]
    pub fn sentence(&self, spot: AnyPoint) -> (String, String) {
        let (hungarian, english) = against(self.why);
        (format!("{spot}: {hungarian}"), format!("{spot}: {english}"))
    }
}

impl Tree {
    /// The size of the board, if the tree is a game of Go that can be opened.
    ///
    /// # Errors
    /// Fails if the tree has no root, isn't a game of Go, or has an unsupported board size.
    pub fn grid(&self) -> Result<BoardSize, SgfError> {
        let Some(root) = self.nodes.first() else {
            return Err(SgfError { line: 1, flaw: Flaw::NoGame });
        };
        read::grid(root).map_err(|flaw| SgfError { line: root.line, flaw })
    }

    /// The state of the board after a node.
    ///
    /// # Errors
    /// Fails if the tree isn't a game of Go that can be opened.
    pub fn standing(&self, node: usize) -> Result<NodePosition, SgfError> {
        let mut standing = NodePosition::new(self.grid()?);
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

    /// Number of Black's first moves on a path, continued along the first branches after it, that are the stones of a
    /// free handicap. Some servers write it as moves.
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

    /// The colour of the first move on the main continuation after a node.
    fn first_to_move(&self, node: usize) -> Option<Colour> {
        let depth = self.nodes.get(node)?.depth;
        let way = self.nodes[node + 1..].iter().zip(depth + 1..).take_while(|(node, depth)| node.depth == *depth);
        way.map(|(node, _)| node).find_map(Node::colour)
    }
}

impl NodePosition {
    /// Returns an empty board.
    fn new(grid: BoardSize) -> NodePosition {
        let stones = Stones::new(grid);
        NodePosition {
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

    /// The colour to move first if the file doesn't give it: White, if Black has stones and White has none.
    fn usual_turn(&self) -> Colour {
        let [black, white] = Colour::BOTH.map(|colour| self.stones.spots(colour));
        if !black.is_empty() && white.is_empty() { Colour::White } else { Colour::Black }
    }

    /// The rule against a stone of a colour on a point; `None` if the stone is legal.
    #[must_use]
    pub fn against(&self, spot: AnyPoint, colour: Colour) -> Option<IllegalNodeMove> {
        let at_once = |why| Some(IllegalNodeMove { why, number: 0 });
        if !self.stones.has(spot) {
            return at_once(IllegalStone::OffBoard);
        }
        if let Some(owner) = self.stones.at(spot) {
            return at_once(IllegalStone::Occupied(owner));
        }
        let mut after = self.stones;
        after.play(spot, colour);
        if after.at(spot).is_none() {
            return at_once(IllegalStone::Suicide);
        }
        let colouring = after.colouring();
        let stood = |(earlier, _): &(Colouring, u32)| *earlier == colouring;
        if let [.., before, _] = self.earlier.as_slice()
            && stood(before)
            && self.last.is_some_and(|mv| mv.spot.is_some())
        {
            return Some(IllegalNodeMove { why: IllegalStone::Ko, number: before.1 });
        }
        let earlier = self.earlier.iter().position(stood)?;
        Some(IllegalNodeMove { why: IllegalStone::Superko { earlier }, number: self.earlier[earlier].1 })
    }

    /// The earlier boards since the last setup, the latest first; none of them may be repeated. Empty if the engine
    /// doesn't support the size.
    pub fn before(&self) -> impl Iterator<Item = Board> {
        let grid = self.grid;
        self.earlier.iter().rev().skip(1).filter_map(move |(colouring, _)| Stones::of(grid, colouring).board())
    }

    /// The size of the board.
    #[must_use]
    pub fn grid(&self) -> BoardSize {
        self.grid
    }

    /// Applies the node's changes of the board that aren't moves.
    fn set_up(&mut self, node: &Node) {
        if node.sets_up() {
            for (name, stone) in [("AE", None), ("AB", Some(Colour::Black)), ("AW", Some(Colour::White))] {
                self.stones.set(&node.spots(name, self.grid), stone);
            }
            self.last = None;
            // The effect of a card is part of the game, but setting up a position begins a new history.
            if node.property("KX").is_none() {
                self.earlier.clear();
            }
            self.earlier.push((self.stones.colouring(), self.number));
        }
        if let Some(turn) = node.values("PL").next().and_then(read::turn) {
            (self.turn, self.told) = (turn, true);
        }
    }

    /// Carries out a node's moves; with `judged`, also sets [`NodePosition::odd`].
    fn make_moves(&mut self, node: &Node, judged: bool) {
        let flawed = |flaw| NodeFault::Unreadable(SgfError { line: node.line, flaw });
        if judged && node.has_moves_too_many() {
            self.odd = Some(flawed(Flaw::TwoMoves));
        }
        for mv in node.moves(self.grid) {
            match mv {
                Ok(mv) => {
                    if judged && self.odd.is_none() {
                        self.odd = self.against_move(mv).map(NodeFault::Unplayable);
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

    fn against_move(&self, mv: NodeMove) -> Option<Unplayable> {
        let number = self.number as usize + 1;
        if self.told && self.turn != mv.colour {
            return Some(Unplayable { number, why: IllegalReason::OffTurn(mv.colour) });
        }
        let spot = mv.spot?;
        let against = self.against(spot, mv.colour)?;
        Some(Unplayable { number, why: IllegalReason::Forbidden(spot, against.why) })
    }

    fn carry_out(&mut self, mv: NodeMove) {
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

    fn at(game: &str, node: usize) -> NodePosition {
        let trees = crate::parse_text(&format!("(;GM[1]SZ[5]{game})")).unwrap();
        trees[0].standing(node).unwrap()
    }

    fn rows(standing: &NodePosition) -> String {
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
        let points: Vec<Option<Option<AnyPoint>>> = (0..4).map(|node| at(game, node).last.map(|mv| mv.spot)).collect();
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
        // A move on a stone, a suicide, two moves of a colour in a row.
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
        assert_eq!((against.why, against.number), (IllegalStone::Ko, 0));
        let later = at(&format!("{KO};W[];B[]"), 3);
        let against = later.against("B4".parse().unwrap(), Colour::White).unwrap();
        assert_eq!((against.why, against.number), (IllegalStone::Superko { earlier: 0 }, 0));
        assert_eq!(later.against("E1".parse().unwrap(), Colour::White), None);
        // Setting up a position begins a new history, but the effect of a card doesn't.
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
            (IllegalStone::Suicide, "Z3: it would be suicide.")
        );
        assert_eq!(standing.before().count(), 0);
    }
}
