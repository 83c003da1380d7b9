//! The end of a game: marking groups and counting the board (GO-1.4).

use crate::event::Event;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::public_state::{Phase, PublicState, Stage, seat_of};
use crate::score::Score;
use game::{EventSink, Seat};

impl PublicState {
    /// Marks a group as dead, or as alive again. There is no limit on the number of changes.
    pub(crate) fn mark(&mut self, seat: Seat, point: Point, events: &mut impl EventSink<Event>) {
        let stones = self.group(point);
        let dead = !self.dead.contains(point);
        self.dead = if dead { self.dead | stones } else { self.dead - stones };
        self.marked = if self.marked.contains(point) { self.marked - stones } else { self.marked | stones };
        let owner = self.position.board().stone(point).map_or(seat, seat_of);
        events.record(|| Event::Marked { seat, owner, stones, dead });
    }

    /// Agrees with the marks. The count is final if nothing was marked since the other player agreed.
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

    /// Resumes play, starting with the opponent of the player who passed last; the marks are cleared.
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

    /// Counts the board with the current marks.
    pub(crate) fn score(&self) -> Score {
        Score::count(self.position.board(), self.dead, self.setup.komi)
    }
}

/// Returns the event that ends a game with that score.
pub(crate) fn ended(score: &Score) -> Event {
    let scores = score.totals();
    let [black, white] = scores;
    let winner = (black != white).then_some(if black > white { Seat(0) } else { Seat(1) });
    Event::Ended { scores, winner, margin: black.abs_diff(white) }
}
