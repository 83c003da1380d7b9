//! The audit of a state: a slow but simple check of its invariants.

mod cards;
mod step;

use crate::point_set::PointSet;
use crate::public_state::{Phase, PublicState, Stage};
use crate::state::State;

/// An upper limit above the number of moves of any game, which keeps move numbers small.
const MOST_MOVES: u32 = 1 << 24;

fn claim(holds: bool, problem: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem.to_owned()) }
}

impl State {
    /// Checks every invariant of the state, so that no legal move of an audited state can fail.
    pub(crate) fn audit(&self) -> Result<(), String> {
        self.table.audit()?;
        self.audit_cards()?;
        self.audit_step()
    }
}

impl PublicState {
    fn audit(&self) -> Result<(), String> {
        if let Some(fault) = self.setup.faults().first() {
            return Err(format!("nobody can play so: {fault:?}"));
        }
        let board = self.position.board();
        claim(board.size() == self.setup.size, "the board has another size")?;
        self.position.audit()?;
        self.audit_numbers()?;
        claim(self.captures.iter().all(|taken| *taken < MOST_MOVES), "more captures than a game can have")?;
        self.audit_marks()?;
        let passes = self.position.passes();
        match self.phase {
            Phase::Playing => claim(passes < 2 || self.desk.step.is_discard(), "two passes didn't stop the game")?,
            Phase::Counting { .. } => claim(passes == 2 && !self.resumed, "nobody stopped the game")?,
            Phase::Over => claim(passes == 2, "the game ended without two passes")?,
        }
        claim(passes <= 2, "more than two passes in a row")?;
        let marking = matches!(self.phase, Phase::Counting { stage: Stage::First | Stage::Second });
        claim(marking || self.marked.is_empty(), "groups were marked out of turn")?;
        let counts = !self.resumed && self.phase != Phase::Playing;
        claim(counts || self.dead.is_empty(), "stones are dead while none can be")
    }

    /// Checks the data from which move numbers are computed.
    fn audit_numbers(&self) -> Result<(), String> {
        let colourings = self.colourings();
        let (passed, changed) = (&self.passed_at, &self.changed_at);
        claim(passed.is_sorted() && passed.last() <= Some(&colourings), "a pass before it could be made")?;
        let rising = changed.is_sorted_by(|before, after| before < after) && changed.first() != Some(&0);
        claim(rising && changed.last() <= Some(&colourings), "a card before it could be played")?;
        claim(self.has_cards() || changed.is_empty(), "a card in plain Go")?;
        claim(self.before < MOST_MOVES, "more moves than a game can have")?;
        claim(self.number() < MOST_MOVES, "more moves than a game can have")
    }

    /// Checks that the marks cover whole groups.
    fn audit_marks(&self) -> Result<(), String> {
        for marks in [self.dead, self.marked] {
            let groups = marks.iter().map(|point| self.group(point));
            let whole = groups.fold(PointSet::EMPTY, |all, group| all | group);
            claim(whole == marks, "a mark isn't on a whole group")?;
        }
        Ok(())
    }
}
