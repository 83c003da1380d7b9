//! Playing a lesson.

use crate::phrase::Phrase;
use crate::reading::json;
use crate::scenario::{Act, Stage};
use crate::tutorial::format::Lesson;
use game::{Cites, Game, Seat};
use std::collections::BTreeSet;

/// Where the person sits.
const PERSON: Seat = Seat(0);

/// A lesson after some decisions of the person.
#[derive(Clone, Debug)]
pub struct Attempt<G: Game> {
    /// The state they led to.
    pub state: G::State,
    /// Everything that has happened since the lesson began, each with the seat whose decision it came from.
    pub events: Vec<(Seat, G::Event)>,
    /// How the lesson stands.
    pub goal: Goal,
    /// How many decisions of the other seats have been played.
    answered: usize,
}

/// How a lesson stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The person is to move.
    Open,
    /// It is done.
    Reached,
    /// It can't be done any more.
    Astray,
}

/// Why a lesson can't be played on.
#[derive(Debug)]
pub enum Stopped<G: Game> {
    /// The rules forbid the person's last decision.
    Refused(G::Refusal),
    /// Something else, in words for whoever writes lessons.
    Broken(String),
}

impl<G: Phrase> Lesson<G> {
    /// The lesson after the person's `moves`. What comes after the goal, or after going astray, isn't played.
    ///
    /// # Errors
    /// If the rules forbid one of them, or the scenario can't be played.
    pub fn attempt(&self, moves: &[G::Move]) -> Result<Attempt<G>, Stopped<G>> {
        let stage = Stage::new(&self.scenario).map_err(|failure| Stopped::Broken(failure.to_string()))?;
        let mut attempt = Attempt { state: stage.state().clone(), events: Vec::new(), goal: Goal::Open, answered: 0 };
        let most = self.model().len();
        for (made, &mv) in moves.iter().enumerate() {
            if attempt.goal != Goal::Open {
                break;
            }
            self.play(&mut attempt, mv).map_err(Stopped::Refused)?;
            if attempt.goal == Goal::Open && !self.within_reach(&attempt, most.saturating_sub(made + 1)) {
                attempt.goal = Goal::Astray;
            }
        }
        Ok(attempt)
    }

    /// Plays a decision of the person, and what the others answer to it.
    fn play(&self, attempt: &mut Attempt<G>, mv: G::Move) -> Result<(), G::Refusal> {
        attempt.play(PERSON, mv)?;
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

    /// Whether some `left` decisions of the person lead from here to the goal. Lessons are a few decisions long, so
    /// all of them can be tried.
    fn within_reach(&self, attempt: &Attempt<G>, left: usize) -> bool {
        if left == 0 || G::to_move(&attempt.state) != Some(PERSON) {
            return false;
        }
        let mut moves = Vec::new();
        G::legal_moves(&attempt.state, &mut moves);
        moves.into_iter().any(|mv| {
            let mut next = attempt.clone();
            self.play(&mut next, mv).is_ok()
                && match next.goal {
                    Goal::Reached => true,
                    Goal::Open => self.within_reach(&next, left - 1),
                    Goal::Astray => false,
                }
        })
    }

    /// The scenario's decisions of some seats, in order.
    fn scripted(&self, whose: impl Fn(Seat) -> bool) -> impl Iterator<Item = (Seat, G::Move)> {
        let decisions = self.scenario.steps.iter().filter_map(|step| match step.act {
            Act::Do { seat, mv } => Some((seat.unwrap_or(PERSON), mv)),
            _ => None,
        });
        decisions.filter(move |(seat, _)| whose(*seat))
    }

    fn look(&self, attempt: &mut Attempt<G>) {
        let events: Vec<G::Event> = attempt.events.iter().map(|(_, event)| event.clone()).collect();
        if self.reached.check(&attempt.state, &events, &mut BTreeSet::new()).is_empty() {
            attempt.goal = Goal::Reached;
        }
    }

    /// The scenario's own moves of the person: a way to the goal.
    #[must_use]
    pub fn model(&self) -> Vec<G::Move> {
        self.scripted(|seat| seat == PERSON).map(|(_, mv)| mv).collect()
    }

    /// Whether the scenario's own moves reach the goal, the last of the person's and none before.
    pub(crate) fn check(&self) -> Result<(), String> {
        let moves = self.model();
        let after = |made: usize| {
            self.attempt(&moves[..made]).map_err(|stopped| match stopped {
                Stopped::Refused(refusal) => {
                    format!("move {made} of the scenario is refused by {}: {}", refusal.rule(), json(&refusal))
                }
                Stopped::Broken(problem) => problem,
            })
        };
        let mut start = after(0)?;
        self.look(&mut start);
        if start.goal == Goal::Reached {
            return Err("the goal is reached before the first move".to_owned());
        }
        for made in 1..moves.len() {
            match after(made)?.goal {
                Goal::Open => {}
                Goal::Reached => {
                    return Err(format!("the goal is reached too early: after move {made} of {}", moves.len()));
                }
                Goal::Astray => return Err(format!("after move {made} of {} the goal is out of reach", moves.len())),
            }
        }
        if after(moves.len())?.goal == Goal::Reached {
            return Ok(());
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
