//! The valid targets of cards: which points may be aimed at, and the refusals for the others.

use crate::board::Board;
use crate::card::{Card, TargetKind};
use crate::cell::Cell;
use crate::changed_board::ChangedBoard;
use crate::colour::Colour;
use crate::point::Point;
use crate::position::IllegalStone;
use crate::public_state::{PublicState, seat_of};
use crate::refusal::{AimFault, Refusal};
use crate::targets::Targets;
use crate::zobrist;

type Verdict = Result<(), Refusal>;

impl PublicState {
    /// Whether a card that has to be aimed at points has a valid target.
    pub(crate) fn has_target(&self, card: Card) -> bool {
        let board = self.position.board();
        let allows = |point: Point| self.against_target(card, Targets::NONE, point).is_ok();
        match card {
            Card::Ban => true,
            Card::TwinStones | Card::Bridge => board.empties().iter().copied().any(allows),
            _ => board.points().any(allows),
        }
    }

    /// Calls `hear` with every point that the card can be aimed at next, in point order.
    pub(crate) fn each_target(&self, card: Card, chosen: Targets, mut hear: impl FnMut(Point)) {
        self.position
            .board()
            .points()
            .filter(|&point| self.against_target(card, chosen, point).is_ok())
            .for_each(&mut hear);
    }

    /// Checks whether a card can be aimed at a point, given the points chosen before.
    ///
    /// # Errors
    /// Returns the first rule that forbids the point.
    pub(crate) fn against_target(&self, card: Card, chosen: Targets, point: Point) -> Verdict {
        let board = self.position.board();
        if !board.has(point) {
            return Err(Refusal::NoSuchPoint { point, size: board.size() });
        }
        let fault = |why| Refusal::NotATarget { card, point, why };
        match (card, chosen.first()) {
            (_, Some(first)) if first == point => Err(fault(AimFault::SamePoint)),
            (Card::TwinStones, None) => self.against_first_twin(point),
            (Card::TwinStones, Some(first)) => self.against_second_twin(first, point),
            (Card::Leap, None) => self.against_leaper(point),
            (Card::Leap, Some(from)) => self.against_leap(from, point),
            (Card::Push, None) => {
                self.wants_enemy(card, point)?;
                let room = point.neighbours().into_iter().any(|next| board.is_empty(next));
                if room { Ok(()) } else { Err(fault(AimFault::NoRoom)) }
            }
            (Card::Push, Some(from)) => match board.cell(point) {
                Cell::Empty if from.neighbours().contains(&point) => Ok(()),
                Cell::Empty => Err(fault(AimFault::NotAdjacent)),
                _ => Err(fault(AimFault::Occupied)),
            },
            (Card::Pluck, _) => {
                self.wants_lone_enemy(card, point)?;
                if board.liberties(point) >= 2 { Ok(()) } else { Err(fault(AimFault::TooFewLiberties)) }
            }
            (Card::Recolour, _) => {
                self.wants_lone_enemy(card, point)?;
                if board.in_atari(point) { Ok(()) } else { Err(fault(AimFault::NotInAtari)) }
            }
            (Card::Exchange, None) => {
                self.wants_own(card, point)?;
                let can = point.neighbours().into_iter().any(|other| self.against_exchange(point, other).is_ok());
                if can { Ok(()) } else { Err(fault(AimFault::NoRoom)) }
            }
            (Card::Exchange, Some(own)) => self.against_exchange(own, point),
            (Card::Bridge, _) => self.against_bridge(point),
            _ => Ok(()),
        }
    }

    fn me(&self) -> Colour {
        self.position.turn()
    }

    fn wants_enemy(&self, card: Card, point: Point) -> Verdict {
        let why = match self.position.board().stone(point) {
            None => AimFault::Empty,
            Some(colour) if colour == self.me() => AimFault::OwnStone,
            Some(_) => return Ok(()),
        };
        Err(Refusal::NotATarget { card, point, why })
    }

    fn wants_own(&self, card: Card, point: Point) -> Verdict {
        let why = match self.position.board().stone(point) {
            None => AimFault::Empty,
            Some(colour) if colour == self.me() => return Ok(()),
            Some(_) => AimFault::EnemyStone,
        };
        Err(Refusal::NotATarget { card, point, why })
    }

    fn wants_lone_enemy(&self, card: Card, point: Point) -> Verdict {
        self.wants_enemy(card, point)?;
        let lone = self.position.board().chain_size(point) == 1;
        if lone { Ok(()) } else { Err(Refusal::NotATarget { card, point, why: AimFault::NotLone }) }
    }

    /// Checks a stone on that point against the board and its history, as if it were a move.
    pub(crate) fn against_stone(&self, point: Point) -> Verdict {
        let history = self.position.history();
        Err(match self.position.why_not(point) {
            Ok(()) => return Ok(()),
            Err(IllegalStone::OffBoard) => Refusal::NoSuchPoint { point, size: self.setup.size },
            Err(IllegalStone::Occupied(owner)) => Refusal::Occupied { point, owner: seat_of(owner) },
            Err(IllegalStone::Suicide) => Refusal::Suicide { point },
            // The repeated colouring is the one before the opponent's last stone.
            Err(IllegalStone::Ko) => Refusal::Ko { point, number: self.number_of(history.len().saturating_sub(2)) },
            Err(IllegalStone::Superko { earlier }) => Refusal::Repetition { point, number: self.number_of(earlier) },
        })
    }

    /// Checks that the colouring with that hash, which a card's stone would produce, has not stood before (GO-1.5).
    fn against_hash(&self, hash: u64, point: Point) -> Verdict {
        if !self.position.has_stood(hash) {
            return Ok(());
        }
        let earlier = self.position.stood_at(hash).unwrap_or_default();
        Err(Refusal::Repetition { point, number: self.number_of(earlier) })
    }

    fn against_capture(&self, card: Card, point: Point) -> Verdict {
        let takes = self.position.board().takes(point, self.me());
        if takes { Err(Refusal::NotATarget { card, point, why: AimFault::Captures }) } else { Ok(()) }
    }

    fn is_empty(&self, point: Point) -> Verdict {
        match self.position.board().stone(point) {
            Some(owner) => Err(Refusal::Occupied { point, owner: seat_of(owner) }),
            None => Ok(()),
        }
    }

    fn against_first_twin(&self, point: Point) -> Verdict {
        self.against_stone(point)?;
        self.against_capture(Card::TwinStones, point)?;
        let second =
            self.position.board().empties().iter().any(|&second| self.against_second_twin(point, second).is_ok());
        let why = AimFault::NoRoom;
        if second { Ok(()) } else { Err(Refusal::NotATarget { card: Card::TwinStones, point, why }) }
    }

    /// Checks the second twin stone with the first already on the board: the stones are placed one after the other.
    fn against_second_twin(&self, first: Point, point: Point) -> Verdict {
        self.is_empty(point)?;
        let board = self.position.board();
        let fault = |why| Err(Refusal::NotATarget { card: Card::TwinStones, point, why });
        if point == first {
            return fault(AimFault::SamePoint);
        }
        if first.neighbours().contains(&point) {
            return fault(AimFault::Adjacent);
        }
        let (own, enemy) = (Cell::from(self.me()), Cell::from(self.me().opponent()));
        let last = |stone: Point| {
            let liberties = board.liberty_set(stone);
            liberties.len() == 1 + usize::from(liberties.contains(first))
        };
        if point.neighbours().into_iter().any(|next| board.cell(next) == enemy && last(next)) {
            return fault(AimFault::Captures);
        }
        if !board.has_empty_neighbour(point) {
            let both = ChangedBoard { board, changes: [(first, own), (point, own)] };
            if !both.breathes(point) {
                return Err(Refusal::Suicide { point });
            }
        }
        let words = zobrist::stone(first, self.me()) ^ zobrist::stone(point, self.me());
        self.against_hash(board.hash() ^ words, point)
    }

    fn against_leaper(&self, point: Point) -> Verdict {
        self.wants_own(Card::Leap, point)?;
        let goal = self.position.board().empties().iter().any(|&goal| self.against_leap(point, goal).is_ok());
        let why = AimFault::NoRoom;
        if goal { Ok(()) } else { Err(Refusal::NotATarget { card: Card::Leap, point, why }) }
    }

    /// Checks the leap as a move on the board without the stone at `from`, suicide and superko included.
    fn against_leap(&self, from: Point, point: Point) -> Verdict {
        self.is_empty(point)?;
        let board = self.position.board();
        let me = self.me();
        let mut hash = board.hash() ^ zobrist::stone(from, me) ^ zobrist::stone(point, me);
        let mut takes = false;
        board.each_captured(point, me, |head| {
            // A chain next to the lifted stone gains a liberty, so it is not captured.
            if !is_beside(board, head, from) {
                hash ^= board.chain_hash(head);
                takes = true;
            }
        });
        if !takes && !board.has_empty_neighbour(point) {
            let after = ChangedBoard { board, changes: [(from, Cell::Empty), (point, Cell::from(me))] };
            if !after.breathes(point) {
                return Err(Refusal::Suicide { point });
            }
        }
        self.against_hash(hash, point)
    }

    /// Checks whether the stones at `own` and `other` can change places: afterwards every group that touches them must
    /// have a liberty without anything being captured.
    fn against_exchange(&self, own: Point, other: Point) -> Verdict {
        self.wants_enemy(Card::Exchange, other)?;
        let fault = |why| Err(Refusal::NotATarget { card: Card::Exchange, point: other, why });
        if !own.neighbours().contains(&other) {
            return fault(AimFault::NotAdjacent);
        }
        let (me, enemy) = (Cell::from(self.me()), Cell::from(self.me().opponent()));
        let after = ChangedBoard { board: self.position.board(), changes: [(own, enemy), (other, me)] };
        if after.all_breathe() { Ok(()) } else { fault(AimFault::Lifeless) }
    }

    fn against_bridge(&self, point: Point) -> Verdict {
        self.against_stone(point)?;
        if !is_cut(self.position.board(), point, self.me()) {
            return Err(Refusal::NotATarget { card: Card::Bridge, point, why: AimFault::NotACut });
        }
        self.against_capture(Card::Bridge, point)
    }

    /// Checks a point named for a Dilemma: it must be a legal move (GO-3.6) and differ from the first.
    pub(crate) fn against_named(&self, named: Targets, point: Point) -> Verdict {
        self.against_stone(point)?;
        let why = AimFault::SamePoint;
        if named.contains(point) { Err(Refusal::NotATarget { card: Card::Dilemma, point, why }) } else { Ok(()) }
    }

    /// Checks a point chosen for a Trap.
    pub(crate) fn against_noted(&self, point: Point) -> Verdict {
        let board = self.position.board();
        if !board.has(point) {
            return Err(Refusal::NoSuchPoint { point, size: board.size() });
        }
        let why = AimFault::Occupied;
        if board.is_empty(point) { Ok(()) } else { Err(Refusal::NotATarget { card: Card::Trap, point, why }) }
    }

    /// Returns the stone that Take-back removes: the one the opponent's last move placed, if that move captured
    /// nothing.
    pub(crate) fn take_back(&self) -> Option<Point> {
        let point = self.desk.fresh?;
        (self.position.board().stone(point) == Some(self.me().opponent())).then_some(point)
    }

    /// Returns the targets that a card has without its player choosing any.
    pub(crate) fn given_targets(&self, card: Card) -> Targets {
        match card {
            Card::TakeBack => self.take_back().map_or(Targets::NONE, Targets::one),
            _ => Targets::NONE,
        }
    }

    /// Whether a card has to be aimed before it is announced, and has a valid target.
    pub(crate) fn can_aim(&self, card: Card) -> bool {
        match card.wants() {
            TargetKind::Nothing => false,
            TargetKind::Line => true,
            TargetKind::Point | TargetKind::Points => self.has_target(card),
        }
    }
}

/// Whether the chain with that head has a stone next to the point.
fn is_beside(board: &Board, head: Point, point: Point) -> bool {
    let enemy = board.cell(head);
    point.neighbours().into_iter().any(|next| board.cell(next) == enemy && board.head(next) == board.head(head))
}

/// Whether an empty point is next to two diagonally adjacent stones of the colour that belong to different groups. A
/// stone of either colour on such a point joins or separates the groups.
fn is_cut(board: &Board, point: Point, colour: Colour) -> bool {
    let own = Cell::from(colour);
    let [below, left, right, above] = point.neighbours();
    let parts = |one: Point, other: Point| {
        board.cell(one) == own && board.cell(other) == own && board.head(one) != board.head(other)
    };
    [left, right].into_iter().any(|side| parts(side, below) || parts(side, above))
}
