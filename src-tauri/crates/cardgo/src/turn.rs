//! What moves do.

use crate::event::Event;
use crate::moves::Move;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::score::Score;
use crate::table::{Phase, Stage, Table, seat_of};
use game::{EventSink, Seat};

impl Table {
    /// Carries out a listed move.
    #[inline]
    pub(crate) fn decide(&mut self, mv: Move, events: &mut impl EventSink<Event>) {
        let Some(seat) = self.to_move() else { return };
        match mv {
            Move::Play { point } => self.place_stone(seat, point, events),
            Move::Pass => self.pass(seat, events),
            Move::Mark { point } => self.mark(seat, point, events),
            Move::Agree => self.agree(seat, events),
            Move::Resume => self.resume(seat, events),
        }
    }

    #[inline]
    fn place_stone(&mut self, seat: Seat, point: Point, events: &mut impl EventSink<Event>) {
        let (position, number) = (&self.position, self.number() + 1);
        events.record(|| Event::Played {
            seat,
            point,
            captured: position.board().captures(point, position.turn()),
            number,
        });
        self.captures[seat.index()] += u32::from(self.position.play(point));
    }

    /// Two in a row stop the game (GO-1.4).
    fn pass(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        self.passed_at.push(self.stones_played());
        self.position.pass();
        events.record(|| Event::Passed { seat, number: self.number() });
        if self.position.passes() < 2 {
            return;
        }
        if self.resumed {
            self.finish(events);
            return;
        }
        self.phase = Phase::Counting { stage: Stage::First };
        events.record(|| Event::Stopped { first: seat_of(self.position.turn()) });
    }

    /// Marks a group as dead, or as alive again.
    fn mark(&mut self, seat: Seat, point: Point, events: &mut impl EventSink<Event>) {
        let stones = self.group(point);
        let dead = !self.dead.contains(point);
        self.dead = if dead { self.dead | stones } else { self.dead - stones };
        self.marked |= stones;
        let owner = self.position.board().stone(point).map_or(seat, seat_of);
        events.record(|| Event::Marked { seat, owner, stones, dead });
    }

    /// The count stands if nothing was marked since the other agreed.
    fn agree(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        events.record(|| Event::Agreed { seat });
        let changed = !self.marked.is_empty();
        match self.phase {
            Phase::Counting { stage: Stage::First } => self.phase = Phase::Counting { stage: Stage::Second },
            Phase::Counting { stage: Stage::Second } if changed => self.phase = Phase::Counting { stage: Stage::Last },
            _ => self.finish(events),
        }
        self.marked = PointSet::EMPTY;
    }

    /// Play goes on, the opponent of the last to pass first; the marks are wiped off.
    fn resume(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        self.phase = Phase::Playing;
        self.resumed = true;
        (self.dead, self.marked) = (PointSet::EMPTY, PointSet::EMPTY);
        self.position.resume(self.position.turn());
        events.record(|| Event::Resumed { seat, to_move: seat_of(self.position.turn()) });
    }

    fn finish(&mut self, events: &mut impl EventSink<Event>) {
        self.phase = Phase::Over;
        self.marked = PointSet::EMPTY;
        events.record(|| Event::Scored { score: Score::of(self) });
        events.record(|| Score::of(self).ended());
    }
}
