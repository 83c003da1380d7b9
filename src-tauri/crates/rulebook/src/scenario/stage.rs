//! Playing a scenario, step by step. The test suite, the referee and "Show me" all go this way.

use crate::entry::{RuleKind, RuleKinds};
use crate::failure::Failure;
use crate::reading::json;
use crate::scenario::ending::Moment;
use crate::scenario::format::{Act, Given, Scenario, Step};
use crate::scenario::report::Report;
use game::{Cites, Game, RuleId, Seat};
use std::fmt::Display;

/// A scenario being played: the state as it is now, and what the last move brought about.
///
/// ```
/// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/matches/table.rs")); }
/// use game::{Game, Seat};
/// use rulebook::scenario::{self, Happening, Stage};
/// use toy::Matches;
///
/// let shown = scenario::load::<Matches>("mt-2.1-the-last-match").unwrap();
/// let mut stage = Stage::new(&shown).unwrap();
/// assert_eq!(Matches::to_move(stage.state()), Some(Seat(0)));
/// // The first step is a move: afterwards the table is another one, and events tell why.
/// let beat = stage.advance().unwrap().unwrap();
/// assert!(matches!(beat.happening, Happening::Done { seat: Seat(0), .. }));
/// assert_eq!((stage.state().left, stage.events().len()), (1, 1));
/// assert!(beat.step.say.as_ref().unwrap().en.starts_with("More than three"));
/// // The second only looks, the third is refused, the fourth ends the game, the fifth says how.
/// assert!(matches!(stage.advance().unwrap().unwrap().happening, Happening::Seen));
/// assert!(matches!(stage.advance().unwrap().unwrap().happening, Happening::Refused { seat: Seat(1), .. }));
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
    /// Kept only where something is said to have ended.
    earlier: Vec<Moment<G>>,
}

/// A step that went as it should.
#[derive(Debug)]
pub struct Beat<'s, G: Game> {
    /// 1 for the first.
    pub number: usize,
    /// The step as written, with its narration.
    pub step: &'s Step<G>,
    /// What came of it.
    pub happening: Happening<G>,
}

/// What came of a step.
#[derive(Debug)]
pub enum Happening<G: Game> {
    /// A move was made; [`Stage::state`] and [`Stage::events`] are after it.
    Done {
        /// By whom.
        seat: Seat,
        /// The move.
        mv: G::Move,
    },
    /// A move was refused.
    Refused {
        /// Whose.
        seat: Seat,
        /// The move.
        mv: G::Move,
        /// Why.
        refusal: G::Refusal,
    },
    /// A touch was answered.
    Explained {
        /// Whose.
        seat: Seat,
        /// The move it stands for, if it is a whole one.
        whole_move: Option<G::Move>,
        /// Everything against it.
        refusals: Vec<G::Refusal>,
    },
    /// A setup was judged.
    Judged {
        /// Everything against it.
        faults: Vec<G::SetupFault>,
    },
    /// Something was so, as expected.
    Seen,
}

/// Plays a scenario to its end; `kinds` knows what the rules do that it shows.
///
/// # Errors
/// Every step that didn't go as it should, and every rule claimed but not named. A move that wasn't accepted ends
/// the play.
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
    /// The scenario before its first step.
    ///
    /// # Errors
    /// If what is given can't stand on the table.
    pub fn new(scenario: &'s Scenario<G>) -> Result<Stage<'s, G>, Failure> {
        let mut events = Vec::new();
        let state = match &scenario.given {
            Given::Position { position, seed } => G::place(position, *seed).map_err(|error| error.to_string()),
            Given::Deal { setup, seed } => G::deal(setup, *seed, &mut events).map_err(|error| error.to_string()),
        };
        let state = state.map_err(|problem| Failure::new(&scenario.file, "given", problem))?;
        let report = Report { id: scenario.id.clone(), ..Report::default() };
        Ok(Stage { scenario, state, events, next: 0, report, earlier: Vec::new() })
    }

    /// The state as it is now.
    #[must_use]
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// What the last move, or the deal, brought about.
    #[must_use]
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// Plays the next step; `None` after the last.
    pub fn advance(&mut self) -> Option<Result<Beat<'s, G>, Failure>> {
        let step = self.scenario.steps.get(self.next)?;
        let beat = self.play(step);
        self.next += 1;
        let number = self.next;
        self.report.steps = number;
        Some(match beat {
            Ok(happening) => Ok(Beat { number, step, happening }),
            Err(problem) => Err(Failure::new(&self.scenario.file, format!("step {number}"), problem)),
        })
    }

    /// Whether the step just played was a move: then a failure leaves nothing to go on from.
    fn stuck(&self) -> bool {
        self.next.checked_sub(1).is_some_and(|last| matches!(self.scenario.steps[last].act, Act::Do { .. }))
    }

    fn play(&mut self, step: &'s Step<G>) -> Result<Happening<G>, String> {
        match &step.act {
            Act::Do { seat, mv } => self.do_move(self.seat(*seat)?, *mv),
            Act::Try { seat, mv, refused } => self.try_move(self.seat(*seat)?, *mv, *refused),
            Act::Touch { seat, intent, explains } => {
                let seat = self.seat(*seat)?;
                let refusals = G::explain(&G::view(&self.state, seat), intent);
                let rules: Vec<RuleId> = refusals.iter().map(Cites::rule).collect();
                self.report.cited.extend(&rules);
                if rules == *explains {
                    Ok(Happening::Explained { seat, whole_move: G::whole_move(intent), refusals })
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
                if wrong.is_empty() { Ok(Happening::Seen) } else { Err(wrong.join("; ")) }
            }
        }
    }

    fn do_move(&mut self, seat: Seat, mv: G::Move) -> Result<Happening<G>, String> {
        let events = std::mem::take(&mut self.events);
        if self.scenario.steps[self.next..].iter().any(Step::ends_something) {
            self.earlier.push(Moment { state: self.state.clone(), events });
        }
        G::play(&mut self.state, seat, mv, &mut self.events)
            .map_err(|refusal| format!("refused by {}: {}", refusal.rule(), json(&refusal)))?;
        // Scenarios lead to corners that random games rarely see: the engine must hold together there too.
        G::audit(&self.state).map_err(|problem| format!("leads to an impossible state: {problem}"))?;
        Ok(Happening::Done { seat, mv })
    }

    fn try_move(&mut self, seat: Seat, mv: G::Move, refused: RuleId) -> Result<Happening<G>, String> {
        let Err(refusal) = G::check(&self.state, seat, mv) else {
            return Err(format!("{} is accepted", json(&mv)));
        };
        let rule = refusal.rule();
        self.report.cited.insert(rule);
        if rule == refused {
            Ok(Happening::Refused { seat, mv, refusal })
        } else {
            Err(format!("refused by {rule}, not {refused}: {}", json(&refusal)))
        }
    }

    fn judge(&mut self, setup: &G::Setup, expected: &[RuleId]) -> Result<Happening<G>, String> {
        let faults = G::validate(setup);
        let rules: Vec<RuleId> = faults.iter().map(Cites::rule).collect();
        self.report.cited.extend(&rules);
        if rules == *expected {
            Ok(Happening::Judged { faults })
        } else {
            let told = json(&faults);
            Err(format!("the setup has the faults {}, not {}: {told}", list(&rules), list(expected)))
        }
    }

    /// The seat written, or the one that decides now; after the game the first.
    fn seat(&self, written: Option<Seat>) -> Result<Seat, String> {
        let seat = written.or_else(|| G::to_move(&self.state)).unwrap_or_default();
        if seat.0 < G::seats(G::setup(&self.state)) { Ok(seat) } else { Err(format!("there is no seat {}", seat.0)) }
    }
}

fn list(rules: &[impl Display]) -> String {
    let rules: Vec<String> = rules.iter().map(ToString::to_string).collect();
    if rules.is_empty() { "nothing".to_owned() } else { rules.join(", ") }
}
