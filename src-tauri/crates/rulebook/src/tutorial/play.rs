//! Plays a lesson.

use crate::phrase::Phrase;
use crate::scenario::{Act, Stage};
use crate::strict_json::json;
use crate::tutorial::format::Lesson;
use game::{Cites, Game, Seat};
use std::collections::BTreeSet;

/// The person's seat.
const PERSON: Seat = Seat(0);

/// The state of a lesson after some decisions of the person.
#[derive(Clone, Debug)]
pub struct Attempt<G: Game> {
    pub state: G::State,
    /// All events since the beginning of the lesson, each with the seat whose decision caused it.
    pub events: Vec<(Seat, G::Event)>,
    pub goal: Goal,
    /// The current step: the first whose goal isn't reached, or the last.
    pub step: usize,
    /// The step at which the person's last decision was made.
    pub asked: usize,
    /// The number of the person's decisions at this step.
    made: usize,
    /// The number of the other seats' decisions that were played.
    answered: usize,
}

/// The progress of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The person is to move.
    Open,
    /// The lesson is done.
    Reached,
    /// The goal can no longer be reached.
    Astray,
}

/// Why a lesson can't be continued.
#[derive(Debug)]
pub enum LessonError<G: Game> {
    /// The rules forbid the person's last decision.
    Refused(G::Refusal),
    /// Another error, described for the author of the lesson.
    Broken(String),
}

impl<G: Phrase> Lesson<G> {
    /// Plays the person's `moves` and returns the state of the lesson. Moves after the last goal, or after going
    /// astray, are not played.
    ///
    /// # Errors
    /// If the rules forbid one of the moves, or the scenario can't be played.
    pub fn attempt(&self, moves: &[G::Move]) -> Result<Attempt<G>, LessonError<G>> {
        let start = self.start()?;
        let shares = self.shares(&start);
        let mut attempt = start;
        for &mv in moves {
            if attempt.goal != Goal::Open {
                break;
            }
            attempt.asked = attempt.step;
            self.play(&mut attempt, mv).map_err(LessonError::Refused)?;
            if attempt.goal == Goal::Open && !self.within_reach(&attempt, &shares) {
                attempt.goal = Goal::Astray;
            }
        }
        Ok(attempt)
    }

    /// Returns the lesson before the first decision.
    fn start(&self) -> Result<Attempt<G>, LessonError<G>> {
        let stage = Stage::new(&self.scenario).map_err(|failure| LessonError::Broken(failure.to_string()))?;
        let state = stage.state().clone();
        Ok(Attempt { state, events: Vec::new(), goal: Goal::Open, step: 0, asked: 0, made: 0, answered: 0 })
    }

    /// Returns the number of the person's decisions that each step takes in the scenario; 0 for steps that the scenario
    /// doesn't reach. Errors are reported by [`Self::check`].
    fn shares(&self, start: &Attempt<G>) -> Vec<usize> {
        let mut shares = vec![0; self.steps.len()];
        let mut attempt = start.clone();
        for mv in self.model() {
            if attempt.goal != Goal::Open {
                break;
            }
            shares[attempt.step] += 1;
            if self.play(&mut attempt, mv).is_err() {
                break;
            }
        }
        shares
    }

    /// Plays a decision of the person and the answers of the other seats.
    fn play(&self, attempt: &mut Attempt<G>, mv: G::Move) -> Result<(), G::Refusal> {
        attempt.play(PERSON, mv)?;
        attempt.made += 1;
        self.look(attempt);
        while attempt.goal == Goal::Open {
            let Some(seat) = G::to_move(&attempt.state).filter(|&seat| seat != PERSON) else { break };
            match self.scripted(|seat| seat != PERSON).nth(attempt.answered) {
                Some((answerer, mv)) if answerer == seat && attempt.play(seat, mv).is_ok() => {
                    attempt.answered += 1;
                    self.look(attempt);
                }
                _ => attempt.goal = Goal::Astray,
            }
        }
        Ok(())
    }

    /// Whether the person can still reach the end with as many decisions at each step as the scenario has there. Steps
    /// are a few decisions long, so all of them can be tried.
    fn within_reach(&self, attempt: &Attempt<G>, shares: &[usize]) -> bool {
        if attempt.made >= shares[attempt.step] || G::to_move(&attempt.state) != Some(PERSON) {
            return false;
        }
        let mut moves = Vec::new();
        G::legal_moves(&attempt.state, &mut moves);
        moves.into_iter().any(|mv| {
            let mut next = attempt.clone();
            self.play(&mut next, mv).is_ok()
                && match next.goal {
                    Goal::Reached => true,
                    Goal::Open => self.within_reach(&next, shares),
                    Goal::Astray => false,
                }
        })
    }

    /// Returns the scenario's decisions of some seats, in order.
    fn scripted(&self, whose: impl Fn(Seat) -> bool) -> impl Iterator<Item = (Seat, G::Move)> {
        let decisions = self.scenario.steps.iter().filter_map(|step| match step.act {
            Act::Do { seat, mv } => Some((seat.unwrap_or(PERSON), mv)),
            _ => None,
        });
        decisions.filter(move |(seat, _)| whose(*seat))
    }

    /// Advances to the next step if the goal of the current one is reached.
    fn look(&self, attempt: &mut Attempt<G>) {
        if !self.is_reached(attempt, attempt.step) {
            return;
        }
        if attempt.step + 1 == self.steps.len() {
            attempt.goal = Goal::Reached;
        } else {
            attempt.step += 1;
            attempt.made = 0;
            self.look(attempt);
        }
    }

    fn is_reached(&self, attempt: &Attempt<G>, step: usize) -> bool {
        let events: Vec<G::Event> = attempt.events.iter().map(|(_, event)| event.clone()).collect();
        self.steps[step].reached.check(&attempt.state, &events, &mut BTreeSet::new()).is_empty()
    }

    /// Returns the person's moves in the scenario, which reach the goal.
    #[must_use]
    pub fn model(&self) -> Vec<G::Move> {
        self.scripted(|seat| seat == PERSON).map(|(_, mv)| mv).collect()
    }

    /// Checks that the scenario's moves reach the goals one after another, the last goal with the person's last move.
    pub(crate) fn check(&self) -> Result<(), String> {
        let moves = self.model();
        let told = |stopped, made: usize| match stopped {
            LessonError::Refused(refusal) => {
                let refusal: G::Refusal = refusal;
                format!("move {made} of the scenario is refused by {}: {}", refusal.rule(), json(&refusal))
            }
            LessonError::Broken(problem) => problem,
        };
        let start = self.start().map_err(|stopped| told(stopped, 0))?;
        let mut step = 0;
        if self.is_reached(&start, step) {
            return Err("the goal is reached before the first move".to_owned());
        }
        for made in 1..=moves.len() {
            let attempt = self.attempt(&moves[..made]).map_err(|stopped| told(stopped, made))?;
            let all = moves.len();
            match attempt.goal {
                Goal::Reached if made == all && step + 1 == self.steps.len() => return Ok(()),
                Goal::Reached if made < all => {
                    return Err(format!("the goal is reached too early: after move {made} of {all}"));
                }
                Goal::Astray if made < all => {
                    return Err(format!("after move {made} of {all} the goal is out of reach"));
                }
                Goal::Open if attempt.step <= step + 1 => step = attempt.step,
                Goal::Open | Goal::Reached => {
                    return Err(format!("move {made} of {all} reaches the goal of more than one step"));
                }
                Goal::Astray => {}
            }
        }
        Err("the scenario's own moves don't reach the goal".to_owned())
    }
}

impl<G: Game> Attempt<G> {
    fn play(&mut self, seat: Seat, mv: G::Move) -> Result<(), G::Refusal> {
        let mut events = Vec::new();
        G::play(&mut self.state, seat, mv, &mut events)?;
        self.events.extend(events.into_iter().map(|event| (seat, event)));
        Ok(())
    }
}
