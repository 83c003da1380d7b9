//! Plays a scenario step by step, for the test suite, the referee and the demonstrations.

use crate::entry::{RuleKind, RuleKinds};
use crate::failure::Failure;
use crate::scenario::ended_check::Moment;
use crate::scenario::format::{Act, Scenario, ScenarioStart, Step};
use crate::scenario::report::Report;
use crate::strict_json::json;
use game::{Cites, Game, RuleId, Seat};
use std::fmt::Display;

/// A scenario being played: the current state and the events of the last move.
///
/// ```
/// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/matches/table.rs")); }
/// use game::{Game, Seat};
/// use rulebook::scenario::{self, StepResult, Stage};
/// use toy::Matches;
///
/// let shown = scenario::load::<Matches>("mt-2.1-the-last-match").unwrap();
/// let mut stage = Stage::new(&shown).unwrap();
/// assert_eq!(Matches::to_move(stage.state()), Some(Seat(0)));
/// // The first step is a move: it changes the state, and events tell why.
/// let beat = stage.advance().unwrap().unwrap();
/// assert!(matches!(beat.happening, StepResult::Done { seat: Seat(0), .. }));
/// assert_eq!((stage.state().left, stage.events().len()), (1, 1));
/// assert!(beat.step.say.as_ref().unwrap().get(rulebook::Lang::En).starts_with("More than three"));
/// // The second step is an expectation, the third a refusal, the fourth ends the game, the fifth checks the result.
/// assert!(matches!(stage.advance().unwrap().unwrap().happening, StepResult::Seen));
/// assert!(matches!(stage.advance().unwrap().unwrap().happening, StepResult::Refused { seat: Seat(1), .. }));
/// assert_eq!((stage.advance().is_some(), stage.advance().is_some()), (true, true));
/// assert!(stage.advance().is_none());
/// ```
#[derive(Debug)]
pub struct Stage<'s, G: Game> {
    scenario: &'s Scenario<G>,
    state: G::State,
    events: Vec<G::Event>,
    next: usize,
    report: Report,
    /// Kept only if the scenario has an expectation that something has ended.
    earlier: Vec<Moment<G>>,
}

/// A step that was played successfully.
#[derive(Debug)]
pub struct PlayedStep<'s, G: Game> {
    /// Counted from 1.
    pub number: usize,
    pub step: &'s Step<G>,
    pub happening: StepResult<G>,
}

/// The result of a step.
#[derive(Debug)]
pub enum StepResult<G: Game> {
    /// A move was made; [`Stage::state`] and [`Stage::events`] are those after it.
    Done { seat: Seat, mv: G::Move },
    /// A move was refused.
    Refused { seat: Seat, mv: G::Move, refusal: G::Refusal },
    /// An intent was explained.
    Explained {
        seat: Seat,
        /// The move it stands for, if it is a whole one.
        whole_move: Option<G::Move>,
        refusals: Vec<G::Refusal>,
    },
    /// A setup was validated.
    Judged { faults: Vec<G::SetupFault> },
    /// An expectation was met.
    Seen,
}

/// Plays a scenario to its end; `kinds` has the kinds of the rules.
///
/// # Errors
/// Every step that failed, and every rule that the scenario claims to show but doesn't cite. A move that wasn't
/// accepted ends the run.
pub fn run<G: Game>(scenario: &Scenario<G>, kinds: &dyn RuleKinds) -> Result<Report, Vec<Failure>> {
    let kind = |rule: RuleId| kinds.kind(rule);
    let mut failures = Vec::new();
    for (number, step) in (1..).zip(&scenario.steps) {
        if let Act::Expect(expectation) = &step.act
            && let Some(rule) = expectation.rule
            && kind(rule) == Some(RuleKind::Acts)
        {
            let problem = format!("{rule} acts or forbids: let an event or a refusal name it");
            failures.push(Failure::new(&scenario.file, format!("step {number}, expect: rule"), problem));
        }
    }
    if !failures.is_empty() {
        return Err(failures);
    }
    let mut stage = Stage::new(scenario).map_err(|failure| vec![failure])?;
    while let Some(beat) = stage.advance() {
        if let Err(failure) = beat {
            failures.push(failure);
            if stage.stuck() {
                return Err(failures);
            }
        }
    }
    let report = stage.report;
    for &rule in &scenario.rules {
        let counted = kind(rule).is_some_and(|kind| report.counts_for(rule, kind));
        if failures.is_empty() && !counted {
            failures.push(Failure::new(&scenario.file, "rules", format!("no step names {rule}")));
        }
    }
    if failures.is_empty() { Ok(report) } else { Err(failures) }
}

impl<'s, G: Game> Stage<'s, G> {
    /// Returns the scenario before its first step.
    ///
    /// # Errors
    /// If the given position or setup is impossible.
    pub fn new(scenario: &'s Scenario<G>) -> Result<Stage<'s, G>, Failure> {
        let mut events = Vec::new();
        let state = match &scenario.given {
            ScenarioStart::Position { position, seed } => G::place(position, *seed).map_err(|error| error.to_string()),
            ScenarioStart::Deal { setup, seed } => {
                G::deal(setup, *seed, &mut events).map_err(|error| error.to_string())
            }
        };
        let state = state.map_err(|problem| Failure::new(&scenario.file, "given", problem))?;
        let report = Report { id: scenario.id.clone(), ..Report::default() };
        Ok(Stage { scenario, state, events, next: 0, report, earlier: Vec::new() })
    }

    /// Returns the current state.
    #[must_use]
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Returns the events of the last move, or of the deal.
    #[must_use]
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// Plays the next step; `None` after the last.
    pub fn advance(&mut self) -> Option<Result<PlayedStep<'s, G>, Failure>> {
        let step = self.scenario.steps.get(self.next)?;
        let beat = self.play(step);
        self.next += 1;
        let number = self.next;
        self.report.steps = number;
        Some(match beat {
            Ok(happening) => Ok(PlayedStep { number, step, happening }),
            Err(problem) => Err(Failure::new(&self.scenario.file, format!("step {number}"), problem)),
        })
    }

    /// Whether the step just played was a move; after a failed move the scenario can't go on.
    fn stuck(&self) -> bool {
        self.next.checked_sub(1).is_some_and(|last| matches!(self.scenario.steps[last].act, Act::Do { .. }))
    }

    fn play(&mut self, step: &'s Step<G>) -> Result<StepResult<G>, String> {
        match &step.act {
            Act::Do { seat, mv } => self.do_move(self.seat(*seat)?, *mv),
            Act::Try { seat, mv, refused } => self.try_move(self.seat(*seat)?, *mv, *refused),
            Act::Touch { seat, intent, explains } => {
                let seat = self.seat(*seat)?;
                let refusals = G::explain(&G::view(&self.state, seat), intent);
                let rules: Vec<RuleId> = refusals.iter().map(Cites::rule).collect();
                self.report.cited.extend(&rules);
                if rules == *explains {
                    Ok(StepResult::Explained { seat, whole_move: G::whole_move(intent), refusals })
                } else {
                    Err(format!("the touch is explained by {}, not {}", list(&rules), list(explains)))
                }
            }
            Act::Setup { setup, faults } => self.judge(setup, faults),
            Act::Expect(expectation) => {
                let mut wrong = expectation.check(&self.state, &self.events, &mut self.report.cited);
                self.report.tagged.extend(expectation.rule);
                if let Some(rule) = expectation.ends {
                    wrong.extend(expectation.never_otherwise(&self.state, &self.earlier));
                    self.report.ended.insert(rule);
                }
                if wrong.is_empty() { Ok(StepResult::Seen) } else { Err(wrong.join("; ")) }
            }
        }
    }

    fn do_move(&mut self, seat: Seat, mv: G::Move) -> Result<StepResult<G>, String> {
        let events = std::mem::take(&mut self.events);
        if self.scenario.steps[self.next..].iter().any(Step::ends_something) {
            self.earlier.push(Moment { state: self.state.clone(), events });
        }
        G::play(&mut self.state, seat, mv, &mut self.events)
            .map_err(|refusal| format!("refused by {}: {}", refusal.rule(), json(&refusal)))?;
        // Scenarios reach rare situations that random games seldom do, so the state is audited here too.
        G::audit(&self.state).map_err(|problem| format!("leads to an impossible state: {problem}"))?;
        Ok(StepResult::Done { seat, mv })
    }

    fn try_move(&mut self, seat: Seat, mv: G::Move, refused: RuleId) -> Result<StepResult<G>, String> {
        let Err(refusal) = G::check(&self.state, seat, mv) else {
            return Err(format!("{} is accepted", json(&mv)));
        };
        let rule = refusal.rule();
        self.report.cited.insert(rule);
        if rule == refused {
            Ok(StepResult::Refused { seat, mv, refusal })
        } else {
            Err(format!("refused by {rule}, not {refused}: {}", json(&refusal)))
        }
    }

    fn judge(&mut self, setup: &G::Setup, expected: &[RuleId]) -> Result<StepResult<G>, String> {
        let faults = G::validate(setup);
        let rules: Vec<RuleId> = faults.iter().map(Cites::rule).collect();
        self.report.cited.extend(&rules);
        if rules == *expected {
            Ok(StepResult::Judged { faults })
        } else {
            let told = json(&faults);
            Err(format!("the setup has the faults {}, not {}: {told}", list(&rules), list(expected)))
        }
    }

    /// Returns the seat as written, or the one that decides now; after the game the first seat.
    fn seat(&self, written: Option<Seat>) -> Result<Seat, String> {
        let seat = written.or_else(|| G::to_move(&self.state)).unwrap_or_default();
        if seat.0 < G::seats(G::setup(&self.state)) { Ok(seat) } else { Err(format!("there is no seat {}", seat.0)) }
    }
}

fn list(rules: &[impl Display]) -> String {
    let rules: Vec<String> = rules.iter().map(ToString::to_string).collect();
    if rules.is_empty() { "nothing".to_owned() } else { rules.join(", ") }
}
