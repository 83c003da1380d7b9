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
    /// The step the person is at: the first whose goal isn't reached, or the last.
    pub step: usize,
    /// The step at which the person's last decision was made.
    pub asked: usize,
    /// How many decisions the person has made at this step.
    made: usize,
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
    /// The lesson after the person's `moves`. What comes after the last goal, or after going astray, isn't played.
    ///
    /// # Errors
    /// If the rules forbid one of them, or the scenario can't be played.
    pub fn attempt(&self, moves: &[G::Move]) -> Result<Attempt<G>, Stopped<G>> {
        let start = self.start()?;
        let shares = self.shares(&start);
        let mut attempt = start;
        for &mv in moves {
            if attempt.goal != Goal::Open {
                break;
            }
            attempt.asked = attempt.step;
            self.play(&mut attempt, mv).map_err(Stopped::Refused)?;
            if attempt.goal == Goal::Open && !self.within_reach(&attempt, &shares) {
                attempt.goal = Goal::Astray;
            }
        }
        Ok(attempt)
    }

    /// The lesson before anything is decided.
    fn start(&self) -> Result<Attempt<G>, Stopped<G>> {
        let stage = Stage::new(&self.scenario).map_err(|failure| Stopped::Broken(failure.to_string()))?;
        let state = stage.state().clone();
        Ok(Attempt { state, events: Vec::new(), goal: Goal::Open, step: 0, asked: 0, made: 0, answered: 0 })
    }

    /// How many decisions of the person each step takes in the scenario; none after one that the scenario doesn't
    /// reach. What goes wrong there is told by [`Self::check`].
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

    /// Plays a decision of the person, and what the others answer to it.
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

    /// Whether the person can get from here to the end, with as many decisions at each step as the scenario has there.
    /// Steps are a few decisions long, so all of them can be tried.
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

    /// The scenario's decisions of some seats, in order.
    fn scripted(&self, whose: impl Fn(Seat) -> bool) -> impl Iterator<Item = (Seat, G::Move)> {
        let decisions = self.scenario.steps.iter().filter_map(|step| match step.act {
            Act::Do { seat, mv } => Some((seat.unwrap_or(PERSON), mv)),
            _ => None,
        });
        decisions.filter(move |(seat, _)| whose(*seat))
    }

    /// Goes on to the next step where the goal of this one is reached.
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

    /// The scenario's own moves of the person: a way to the goal.
    #[must_use]
    pub fn model(&self) -> Vec<G::Move> {
        self.scripted(|seat| seat == PERSON).map(|(_, mv)| mv).collect()
    }

    /// Whether the scenario's own moves reach the goals one after another, the last with the last of the person's.
    pub(crate) fn check(&self) -> Result<(), String> {
        let moves = self.model();
        let told = |stopped, made: usize| match stopped {
            Stopped::Refused(refusal) => {
                let refusal: G::Refusal = refusal;
                format!("move {made} of the scenario is refused by {}: {}", refusal.rule(), json(&refusal))
            }
            Stopped::Broken(problem) => problem,
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
