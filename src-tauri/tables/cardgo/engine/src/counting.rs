//! Groups are marked and the board is counted (GO-1.4).

use crate::event::Event;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::score::Score;
use crate::table::{Phase, Stage, Table, seat_of};
use game::{EventSink, Seat};

impl Table {
    /// Marks a group as dead, or as alive again, as often as one likes.
    pub(crate) fn mark(&mut self, seat: Seat, point: Point, events: &mut impl EventSink<Event>) {
        let stones = self.group(point);
        let dead = !self.dead.contains(point);
        self.dead = if dead { self.dead | stones } else { self.dead - stones };
        self.marked = if self.marked.contains(point) { self.marked - stones } else { self.marked | stones };
        let owner = self.position.board().stone(point).map_or(seat, seat_of);
        events.record(|| Event::Marked { seat, owner, stones, dead });
    }

    /// The count stands if nothing was marked since the other agreed.
    pub(crate) fn agree(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        events.record(|| Event::Agreed { seat });
        let changed = !self.marked.is_empty();
        match self.phase {
            Phase::Counting { stage: Stage::First } => self.phase = Phase::Counting { stage: Stage::Second },
            Phase::Counting { stage: Stage::Second } if changed => self.phase = Phase::Counting { stage: Stage::Last },
            _ => self.finish(events),
        }
        self.marked = PointSet::EMPTY;
    }

    /// Play goes on, starting with the opponent of the last to pass; the marks are cleared.
    pub(crate) fn resume(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        self.phase = Phase::Playing;
        self.resumed = true;
        (self.dead, self.marked) = (PointSet::EMPTY, PointSet::EMPTY);
        self.position.resume(self.position.turn());
        events.record(|| Event::Resumed { seat, to_move: seat_of(self.position.turn()) });
    }

    pub(crate) fn finish(&mut self, events: &mut impl EventSink<Event>) {
        self.phase = Phase::Over;
        self.marked = PointSet::EMPTY;
        events.record(|| Event::Scored { score: self.score() });
        events.record(|| ended(&self.score()));
    }

    /// The count with the marks as they are.
    pub(crate) fn score(&self) -> Score {
        Score::count(self.position.board(), self.dead, self.setup.komi)
    }
}

/// The end of a game with that count.
pub(crate) fn ended(score: &Score) -> Event {
    let scores = score.totals();
    let [black, white] = scores;
    let winner = (black != white).then_some(if black > white { Seat(0) } else { Seat(1) });
    Event::Ended { scores, winner, margin: black.abs_diff(white) }
}
