//! Which rules stand against a move or a touch.

use crate::moves::{Intent, Move};
use crate::point::Point;
use crate::position::Forbidden;
use crate::refusal::Refusal;
use crate::table::{Phase, Stage, Table, seat_of};
use game::Seat;

impl Table {
    /// The first rule against `seat` doing `mv` now; `None` if it is legal.
    pub(crate) fn against_move(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        let against = self.against_touch(seat, mv.intent());
        match mv {
            Move::Mark { point } if against.is_none() => {
                let first = self.group(point).first().unwrap_or(point);
                (first != point).then_some(Refusal::NotFirst { point, first })
            }
            _ => against,
        }
    }

    /// The rule against a touch: no touch has more than one against it, in plain Go.
    pub(crate) fn against_touch(&self, seat: Seat, intent: Intent) -> Option<Refusal> {
        let Some(to_move) = self.to_move() else { return Some(Refusal::GameOver) };
        if seat != to_move {
            return Some(match self.phase {
                Phase::Counting { .. } => Refusal::NotYourWord { to_move },
                _ => Refusal::NotYourTurn { to_move },
            });
        }
        match (self.phase, intent) {
            (Phase::Playing, Intent::Play { point }) => self.against_stone(point),
            (Phase::Playing, Intent::Mark { .. } | Intent::Agree | Intent::Resume) => Some(Refusal::NotCounting),
            (Phase::Counting { .. }, Intent::Play { .. } | Intent::Pass) => Some(Refusal::Counting),
            (Phase::Counting { stage: Stage::Last }, Intent::Mark { .. }) => Some(Refusal::OnlyAnswer),
            (Phase::Counting { .. }, Intent::Mark { point }) => self.against_mark(point),
            _ => None,
        }
    }

    fn against_stone(&self, point: Point) -> Option<Refusal> {
        let history = self.position.history();
        Some(match self.position.why_not(point).err()? {
            Forbidden::OffBoard => Refusal::NoSuchPoint { point, size: self.setup.size },
            Forbidden::Occupied(owner) => Refusal::Occupied { point, owner: seat_of(owner) },
            Forbidden::Suicide => Refusal::Suicide { point },
            // Before the opponent's last stone.
            Forbidden::Ko => Refusal::Ko { point, number: self.number_of(history.len().saturating_sub(2)) },
            Forbidden::Superko { earlier } => Refusal::Repetition { point, number: self.number_of(earlier) },
        })
    }

    fn against_mark(&self, point: Point) -> Option<Refusal> {
        if !self.position.board().has(point) {
            return Some(Refusal::NoSuchPoint { point, size: self.setup.size });
        }
        match self.group(point).first() {
            None => Some(Refusal::NoStone { point }),
            Some(first) => self.marked.contains(first).then_some(Refusal::AlreadyMarked { first }),
        }
    }
}
