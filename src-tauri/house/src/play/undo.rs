//! Undo: where it leads, whose decision it takes back, whether others have to agree, and how the head moves back. What is
//! undone stays in the journal.

use crate::play::line::Ply;
use crate::play::reveal::reveals;
use crate::play::snapshot;
use crate::play::table_state::Played;
use crate::problem::{Problem, ProblemKind};
use game::{Seat, Silent};
use games::ListedGame;
use store::Store;

impl<G: ListedGame> Played<G> {
    /// Returns where undo goes for the person at `seat`: from a game they resigned, to the position where they did; from
    /// a game lost on time, to a position with enough time left; otherwise to the last earlier position in which they
    /// made a decision other than a pass, or, if there is none, in which they were to decide.
    pub fn undo_target(&self, seat: Seat) -> Option<usize> {
        if self.conceded().is_some_and(|given_up| given_up.seat == seat) {
            return Some(self.back_in_time(seat).unwrap_or(self.line.len()));
        }
        let mut asked = (0..self.line.len()).rev().filter_map(|ply| {
            let state = self.line.state_at(ply).filter(|state| G::to_move(state) == Some(seat))?;
            Some((ply, state))
        });
        let last = asked.next()?;
        let decides = |(ply, state): &(usize, G::State)| {
            let mv = self.line.plies()[*ply].mv;
            mv.is_none_or(|mv| !G::decision_kind(state).passes(&mv))
        };
        let target = if decides(&last) { Some(last.0) } else { asked.find(decides).map(|(ply, _)| ply) };
        target.or(Some(last.0))
    }

    /// Returns where taking the last decision back leads while the device is handed over; `None` if it may not be.
    pub(crate) fn take_back_target(&self) -> Option<usize> {
        let seat = self.last_decider().filter(|seat| self.may_take_back(*seat))?;
        self.undo_target(seat)
    }

    /// Returns the person whose decision undo takes back: where nothing is hidden at a table of several people, the one
    /// who decided last, otherwise the viewer.
    pub(crate) fn undo_seat(&self) -> Seat {
        if !self.players.is_shared() {
            return self.viewer;
        }
        let resigned = self.conceded().map(|given_up| given_up.seat).filter(|seat| self.is_human(*seat));
        let last = || self.last_decider().filter(|_| !self.hides());
        resigned.or_else(last).unwrap_or(self.viewer)
    }

    /// Whether undo to the position after `target` decisions needs everybody's consent: since then a person has decided
    /// other than the one whose decision is taken back.
    pub(crate) fn undo_asks(&self, target: usize) -> bool {
        let seat = self.undo_seat();
        let since = self.line.plies().get(target..).unwrap_or_default();
        self.players.is_shared() && since.iter().any(|ply| ply.seat != seat && self.is_human(ply.seat))
    }

    /// Returns the person who decided last.
    pub(crate) fn last_decider(&self) -> Option<Seat> {
        self.line.plies().iter().rev().map(|ply| ply.seat).find(|seat| self.is_human(*seat))
    }

    /// Whether the person at `seat`, who decided last, may take that back while the device is handed over: nobody has
    /// decided or looked since.
    pub(crate) fn may_take_back(&self, seat: Seat) -> bool {
        self.covered && !self.seen_since && self.line.plies().last().is_some_and(|ply| ply.seat == seat)
    }

    /// Moves the head back to the position after `ply` decisions.
    ///
    /// # Errors
    /// Fails if the state there is unknown, or the change can't be written.
    pub fn back_to(&mut self, store: &mut Store, ply: usize, now_ms: i64) -> Result<(), Problem> {
        let state = self.line.state_at(ply).ok_or(ProblemKind::NothingThere)?;
        // Once the game is over, everybody may have seen every hand.
        let open = self.record.finished && snapshot::has_hands::<G>(&self.state);
        let told = |who: Seat| {
            let mut before = state.clone();
            open || self.line.plies()[ply..].iter().any(|&Ply { seat, mv, .. }| {
                let Some(mv) = mv else { return true };
                let mut after = before.clone();
                G::apply(&mut after, mv, &mut Silent);
                let told = reveals::<G>(&before, &after, seat, mv, who);
                before = after;
                told
            })
        };
        let owner_told = told(self.players.owner());
        let guests = (0..).map(Seat).zip(self.players.all()).filter(|(_, player)| player.is_guest());
        let told: Vec<Seat> =
            guests.map(|(seat, _)| seat).filter(|seat| !self.helped.contains(seat) && told(*seat)).collect();
        let head = ply.checked_sub(1).and_then(|last| self.line.plies().get(last)).map(|ply| ply.node);
        self.with_helped(told, |played| {
            let change = played.change((&state, ply), None, owner_told, now_ms)?;
            store.move_head(&played.record.id, head, &change)?;
            played.changed(&change, head);
            Ok(())
        })?;
        self.line.truncate(ply);
        self.state = state;
        self.played_on |= self.given_up.take().is_some_and(|(_, given_up)| !self.is_human(given_up.seat));
        self.can_redo = true;
        self.cuts.push((self.record.revision, self.log_length()));
        self.pass_on();
        Ok(())
    }
}
