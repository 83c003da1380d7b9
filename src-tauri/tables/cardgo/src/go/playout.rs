//! Playing on from a position to the end, quickly and with a little sense: answers near the last play first, then
//! anything that fills no eye.

use super::dice::Dice;
use super::settings::Habits;
use super::shapes::is_shape_at;
use super::tactics::{
    Few, can_play, counter_captures, gives_away, is_self_atari, net, runs_free, suggest, vital_point,
};
use cardgo::{Board, Colour, Point};

/// How many random points are tried before all are gone through in turn.
const TRIES: usize = 6;

/// A game being played out.
#[derive(Clone, Debug)]
pub(super) struct Playout {
    /// The board as it stands.
    pub board: Board,
    /// Who is to play.
    pub turn: Colour,
    /// The last play and the one before it; none is a pass.
    pub last: [Option<Point>; 2],
    /// Passes in a row.
    pub passes: u32,
    /// Who played first on each point since the playout began: 0 nobody, else the colour's number plus 1.
    pub first: [u8; Point::INDICES],
}

impl Playout {
    /// Nothing played yet.
    pub fn new(board: Board, turn: Colour) -> Self {
        Playout { board, turn, last: [None; 2], passes: 0, first: [0; Point::INDICES] }
    }

    /// Starts again from a position.
    pub fn reset(&mut self, board: &Board, turn: Colour, last: [Option<Point>; 2], passes: u32) {
        self.board.clone_from(board);
        self.turn = turn;
        self.last = last;
        self.passes = passes;
    }

    /// Makes a play, or passes.
    #[inline]
    pub fn make(&mut self, play: Option<Point>) {
        match play {
            Some(point) => {
                self.board.play(point, self.turn);
                self.passes = 0;
            }
            None => {
                self.board.pass();
                self.passes += 1;
            }
        }
        self.last = [play, self.last[0]];
        self.turn = self.turn.opponent();
    }

    /// Plays on until both pass, noting who plays first where; returns Black's lead in points, without komi.
    pub fn finish(&mut self, habits: &Habits, dice: &mut Dice) -> i16 {
        self.first = [0; Point::INDICES];
        let size = usize::from(self.board.size());
        let most = 3 * size * size;
        for _ in 0..most {
            if self.passes >= 2 {
                break;
            }
            let play = self.choose(habits, dice);
            if let Some(point) = play {
                let first = &mut self.first[point.index()];
                if *first == 0 {
                    *first = self.turn.index() as u8 + 1;
                }
            }
            self.make(play);
        }
        cardgo::area::lead(&self.board)
    }

    /// The next play of a playout.
    #[inline]
    pub fn choose(&self, habits: &Habits, dice: &mut Dice) -> Option<Point> {
        if let Some(last) = self.last[0] {
            let answer = self.answer_atari(last, habits, dice);
            if answer.is_some() {
                return answer;
            }
            let answer = self.answer_two_liberties(last, habits, dice);
            if answer.is_some() {
                return answer;
            }
            let answer = self.answer_nakade(last, habits, dice);
            if answer.is_some() {
                return answer;
            }
            if dice.happens(habits.shape) {
                let answer = self.answer_shape(last, habits, dice);
                if answer.is_some() {
                    return answer;
                }
            }
        }
        self.anywhere(habits, dice)
    }

    /// Takes what the last play left in atari, or saves what it put there.
    fn answer_atari(&self, last: Point, habits: &Habits, dice: &mut Dice) -> Option<Point> {
        let board = &self.board;
        let threatened = last.neighbours().into_iter().any(|next| board.in_atari(next));
        if !threatened && !board.in_atari(last) || !dice.happens(habits.atari) {
            return None;
        }
        let mut plays = Few::new();
        if let Some(liberty) = board.last_liberty(last)
            && can_play(board, liberty, self.turn)
        {
            suggest(&mut plays, liberty);
        }
        if threatened {
            for next in last.neighbours() {
                let Some(liberty) = board.last_liberty(next) else { continue };
                if board.stone(next) != Some(self.turn) {
                    continue;
                }
                counter_captures(board, next, &mut plays);
                if runs_free(board, liberty, self.turn) {
                    suggest(&mut plays, liberty);
                }
            }
        }
        pick(&plays, dice)
    }

    /// Catches a chain that the last play left with two liberties, or helps one out.
    fn answer_two_liberties(&self, last: Point, habits: &Habits, dice: &mut Dice) -> Option<Point> {
        let board = &self.board;
        let weak = |point: Point| board.liberties(point) == 2;
        if !(weak(last) || last.neighbours().into_iter().any(weak)) || !dice.happens(habits.two_liberties) {
            return None;
        }
        let mut plays = Few::new();
        if weak(last)
            && let Some(catch) = net(board, last)
        {
            suggest(&mut plays, catch);
        }
        for next in last.neighbours() {
            if board.stone(next) != Some(self.turn) || !weak(next) {
                continue;
            }
            // If the enemy could catch it, any liberty by which it runs free.
            let Some([one, other]) = board.two_liberties(next) else { continue };
            if net(board, next).is_some() {
                for way in [one, other] {
                    if can_play(board, way, self.turn) && runs_free(board, way, self.turn) {
                        suggest(&mut plays, way);
                    }
                }
            }
        }
        pick(&plays, dice)
    }

    /// Plays where the last play has closed a small space round one vital point.
    fn answer_nakade(&self, last: Point, habits: &Habits, dice: &mut Dice) -> Option<Point> {
        if habits.nakade == 0 {
            return None;
        }
        let board = &self.board;
        for next in last.neighbours() {
            if board.is_empty(next)
                && let Some(vital) = vital_point(board, next, self.turn.opponent())
                && can_play(board, vital, self.turn)
            {
                return dice.happens(habits.nakade).then_some(vital);
            }
        }
        None
    }

    /// Makes a shape next to a play.
    fn answer_shape(&self, last: Point, habits: &Habits, dice: &mut Dice) -> Option<Point> {
        let mut plays = Few::new();
        let board = &self.board;
        for next in last.neighbours().into_iter().chain(last.diagonals()) {
            if board.is_empty(next) && is_shape_at(board, next) {
                plays.push(next);
            }
        }
        while !plays.is_empty() {
            let point = plays.swap_remove(dice.below(plays.len()));
            if can_play(board, point, self.turn) && !self.refuses(point, habits.refuse_suggested, dice) {
                return Some(point);
            }
        }
        None
    }

    /// Any point that fills no eye.
    fn anywhere(&self, habits: &Habits, dice: &mut Dice) -> Option<Point> {
        let empties = self.board.empties();
        if empties.is_empty() {
            return None;
        }
        for _ in 0..TRIES {
            let point = empties[dice.below(empties.len())];
            if self.will_play(point, habits, dice) {
                return Some(point);
            }
        }
        let start = dice.below(empties.len());
        let in_turn = empties[start..].iter().chain(&empties[..start]);
        in_turn.copied().find(|&point| self.will_play(point, habits, dice))
    }

    /// Whether a playout plays there at all.
    #[inline]
    pub fn will_play(&self, point: Point, habits: &Habits, dice: &mut Dice) -> bool {
        self.board.is_light(point, self.turn) && !self.refuses(point, habits.refuse_random, dice)
    }

    /// Whether it refuses to leave its own chain in atari there: always where that gives the chain away, which keeps
    /// sekis as they are, otherwise in so many percent.
    #[inline]
    fn refuses(&self, point: Point, often: u32, dice: &mut Dice) -> bool {
        is_self_atari(&self.board, point, self.turn)
            && (dice.happens(often) || gives_away(&self.board, point, self.turn))
    }
}

#[inline]
fn pick(plays: &Few, dice: &mut Dice) -> Option<Point> {
    if plays.is_empty() { None } else { Some(plays[dice.below(plays.len())]) }
}
