//! How a record stands at one of its nodes.
//!
//! What a file says happened is carried out as the format asks, whatever the rules say; whether our rules would allow
//! it is told beside it.

use crate::error::{Flaw, SgfError};
use crate::record::read::{self, play};
use crate::record::{Move, Play};
use crate::replay::{Unplayable, Why};
use crate::stones::{Colouring, Stones};
use crate::tree::{Node, Tree};
use crate::{point, words};
use cardgo::{Board, Colour, Forbidden, Point, PointSet, Position};

/// How a record stands at a node.
#[derive(Clone, Debug)]
pub struct Standing {
    size: u8,
    /// The stones on the board.
    pub stones: Stones,
    /// Who moves next.
    pub turn: Colour,
    /// Whether anybody has said so.
    told: bool,
    /// The move made last, if nothing was set up since.
    pub last: Option<Move>,
    /// Stones taken so far, by the colour that took them.
    pub taken: [u16; 2],
    /// The number of the last move; 0 if there was none.
    pub number: u32,
    /// Why what happened here isn't sound by our rules.
    pub odd: Option<Oddity>,
    /// What stood on the board since it was last set up, what stands now last, and after which move.
    earlier: Vec<(Colouring, u32)>,
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

impl Tree {
    /// The lines of its board, if it is a game of Go that can be opened.
    ///
    /// # Errors
    /// Why it can't.
    pub fn size(&self) -> Result<u8, SgfError> {
        let Some(root) = self.nodes.first() else {
            return Err(SgfError { line: 1, flaw: Flaw::NoGame });
        };
        read::size(root).map_err(|flaw| SgfError { line: root.line, flaw })
    }

    /// How it stands after a node.
    ///
    /// # Errors
    /// If it is no game of Go that can be opened.
    pub fn standing(&self, node: usize) -> Result<Standing, SgfError> {
        let mut standing = Standing::new(self.size()?);
        let way = self.way_to(node);
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

    /// Who makes the first move on the main way from a node.
    fn first_to_move(&self, node: usize) -> Option<Colour> {
        let depth = self.nodes.get(node)?.depth;
        let way = self.nodes[node + 1..].iter().zip(depth + 1..).take_while(|(node, depth)| node.depth == *depth);
        way.map(|(node, _)| node).find_map(Node::colour)
    }
}

impl Node {
    /// The colour of its move.
    #[must_use]
    pub fn colour(&self) -> Option<Colour> {
        self.properties.iter().find_map(|property| colour_of(&property.name))
    }

    /// Its move, if it makes sense.
    #[must_use]
    pub fn mv(&self, size: u8) -> Option<Move> {
        self.moves(size).find_map(Result::ok)
    }

    /// Its moves: one of each colour at most.
    fn moves(&self, size: u8) -> impl Iterator<Item = Result<Move, Flaw>> {
        let (black, white) = (self.property("B"), self.property("W"));
        let first = self.colour();
        let in_order = if first == Some(Colour::White) { [white, black] } else { [black, white] };
        in_order.into_iter().flatten().filter_map(move |property| {
            let colour = colour_of(&property.name)?;
            let value = property.values.first()?;
            Some(play(colour, value, size).map(|play| Move { colour, play }))
        })
    }

    /// Whether it says more than one move.
    fn has_moves_too_many(&self) -> bool {
        self.values("B").chain(self.values("W")).nth(1).is_some()
    }

    /// Whether stones are set up or taken off here other than by a move.
    #[must_use]
    pub fn sets_up(&self) -> bool {
        self.properties.iter().any(|property| matches!(property.name.as_str(), "AB" | "AW" | "AE"))
    }

    /// The number of the last move after this node, `before` being the one before it.
    pub(crate) fn number_after(&self, before: u32, size: u8) -> u32 {
        self.told_number().unwrap_or_else(|| {
            let moves = self.moves(size).filter(Result::is_ok).count() as u32;
            before.saturating_add(moves)
        })
    }

    /// The number that the file gives its move.
    fn told_number(&self) -> Option<u32> {
        self.colour()?;
        words::line(self.values("MN").next()?).trim().parse().ok()
    }

    /// Every point that a list of that name has.
    pub(crate) fn points(&self, name: &str, size: u8) -> PointSet {
        let sets = self.values(name).filter_map(|value| point::read_set(value.trim(), size));
        sets.fold(PointSet::EMPTY, |all, set| all | set)
    }
}

fn colour_of(name: &str) -> Option<Colour> {
    match name {
        "B" => Some(Colour::Black),
        "W" => Some(Colour::White),
        _ => None,
    }
}

impl Standing {
    /// An empty board.
    fn new(size: u8) -> Standing {
        let stones = Stones::new(size);
        Standing {
            size,
            stones,
            turn: Colour::Black,
            told: false,
            last: None,
            taken: [0; 2],
            number: 0,
            odd: None,
            earlier: vec![(stones.colouring(), 0)],
        }
    }

    /// Who moves first where nobody says: White, if Black has stones and White has none.
    fn usual_turn(&self) -> Colour {
        let [black, white] = self.stones.colouring();
        if !black.is_empty() && white.is_empty() { Colour::White } else { Colour::Black }
    }

    /// What our rules say against a stone of a colour on a point; nothing if it may be played.
    #[must_use]
    pub fn against(&self, point: Point, colour: Colour) -> Option<Against> {
        if let Err(why) = Position::from_board(self.stones.board(), colour).why_not(point) {
            return Some(Against { why, number: 0 });
        }
        let mut after = self.stones;
        after.play(point, colour);
        let stood = |(colouring, _): &(Colouring, u32)| *colouring == after.colouring();
        if let [.., before, _] = self.earlier.as_slice()
            && stood(before)
            && self.last.is_some_and(|mv| mv.play != Play::Pass)
        {
            return Some(Against { why: Forbidden::Ko, number: before.1 });
        }
        let earlier = self.earlier.iter().position(stood)?;
        Some(Against { why: Forbidden::Superko { earlier }, number: self.earlier[earlier].1 })
    }

    /// The boards that stood before this one, since one was set up, the latest first: none of them may come back.
    pub fn before(&self) -> impl Iterator<Item = Board> {
        let size = self.size;
        self.earlier.iter().rev().skip(1).map(move |&(colouring, _)| Stones::of(size, colouring).board())
    }

    /// Changes the board other than by a move.
    fn set_up(&mut self, node: &Node) {
        if node.sets_up() {
            for (name, stone) in [("AE", None), ("AB", Some(Colour::Black)), ("AW", Some(Colour::White))] {
                self.stones.set(node.points(name, self.size), stone);
            }
            self.last = None;
            // What a card does is part of the game; whoever sets up a position begins another one.
            if node.property("KX").is_none() {
                self.earlier.clear();
            }
            self.earlier.push((self.stones.colouring(), self.number));
        }
        if let Some(turn) = node.values("PL").next().and_then(|value| read::turn(value).ok()) {
            (self.turn, self.told) = (turn, true);
        }
    }

    /// Carries out a node's moves; says what is odd about them, if asked.
    fn make_moves(&mut self, node: &Node, judged: bool) {
        let flawed = |flaw| Oddity::Unreadable(SgfError { line: node.line, flaw });
        if judged && node.has_moves_too_many() {
            self.odd = Some(flawed(Flaw::TwoMoves));
        }
        for mv in node.moves(self.size) {
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

    fn against_move(&self, mv: Move) -> Option<Unplayable> {
        let number = self.number as usize + 1;
        if self.told && self.turn != mv.colour {
            return Some(Unplayable { number, why: Why::OffTurn(mv.colour) });
        }
        let Play::Stone(point) = mv.play else { return None };
        let against = self.against(point, mv.colour)?;
        Some(Unplayable { number, why: Why::Forbidden(point, against.why) })
    }

    fn carry_out(&mut self, mv: Move) {
        self.number = self.number.saturating_add(1);
        if let Play::Stone(point) = mv.play {
            let gains = self.stones.play(point, mv.colour);
            for (taken, gain) in self.taken.iter_mut().zip(gains) {
                *taken = taken.saturating_add(gain);
            }
            self.earlier.push((self.stones.colouring(), self.number));
        }
        (self.turn, self.told) = (mv.colour.opponent(), true);
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
        standing.stones.board().rows().join(" ")
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
        let points: Vec<Option<Play>> = (0..4).map(|node| at(game, node).last.map(|mv| mv.play)).collect();
        let stone = |name: &str| Some(Play::Stone(name.parse().unwrap()));
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
        assert_eq!(odd(";B[zz]", 1), "Line 1: B[zz]: “zz” is no point of a 5×5 board.");
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
}
