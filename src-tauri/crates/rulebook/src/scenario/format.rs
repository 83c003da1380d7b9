//! Reads and checks a scenario file.

use crate::entry::find_rule;
use crate::failure::Failure;
use crate::scenario::expectation::{Expectation, WrittenExpectation};
use crate::scenario::name;
use crate::strict_json::{self, ResultAt, at, document, read, read_whole};
use crate::translated::Translated;
use game::{Game, RuleId, Seat, Seed};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;

/// A scenario of the game `G`.
#[derive(Debug)]
pub struct Scenario<G: Game> {
    /// The file it was read from.
    pub file: String,
    /// The permanent name.
    pub id: String,
    /// The rules it shows.
    pub rules: Vec<RuleId>,
    pub title: Translated<String>,
    /// The beginning.
    pub given: ScenarioStart<G>,
    pub steps: Vec<Step<G>>,
}

/// How a scenario begins.
#[derive(Debug)]
pub enum ScenarioStart<G: Game> {
    /// A position; what it leaves open is drawn from the seed.
    Position {
        /// As written.
        position: G::Position,
        /// For what is left to chance.
        seed: Seed,
    },
    /// A new deal.
    Deal {
        setup: G::Setup,
        /// For the deal and all that follows.
        seed: Seed,
    },
}

/// A step of a scenario.
#[derive(Debug)]
pub struct Step<G: Game> {
    pub act: Act<G>,
    /// The narration.
    pub say: Option<Translated<String>>,
}

/// The action of a step. Without a seat, it is the seat that decides now.
#[derive(Debug)]
pub enum Act<G: Game> {
    /// A move that must be accepted.
    Do { seat: Option<Seat>, mv: G::Move },
    /// A move that must be refused.
    Try {
        seat: Option<Seat>,
        mv: G::Move,
        /// The rule that forbids it.
        refused: RuleId,
    },
    /// An intent.
    Touch {
        seat: Option<Seat>,
        intent: G::Intent,
        /// Every rule that forbids it, in order.
        explains: Vec<RuleId>,
    },
    /// A setup, which is valid or not.
    Setup {
        setup: G::Setup,
        /// Every rule that forbids it, in order; empty if it can be dealt.
        faults: Vec<RuleId>,
    },
    /// A condition that must hold now.
    Expect(Box<Expectation<G>>),
}

/// The header of a scenario.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Header {
    pub(crate) id: String,
    pub(crate) rules: Vec<String>,
    pub(crate) title: Translated<String>,
    #[serde(rename = "given")]
    _given: IgnoredAny,
    #[serde(rename = "steps")]
    _steps: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenScenario {
    id: String,
    rules: Vec<String>,
    title: Translated<String>,
    given: Value,
    steps: Vec<Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenGiven {
    position: Option<Value>,
    setup: Option<Value>,
    #[serde(default = "seed_zero")]
    seed: Seed,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenStep {
    r#do: Option<Value>,
    r#try: Option<Value>,
    touch: Option<Value>,
    setup: Option<Value>,
    expect: Option<WrittenExpectation>,
    seat: Option<Seat>,
    refused: Option<String>,
    explains: Option<Vec<String>>,
    faults: Option<Vec<String>>,
    say: Option<Translated<String>>,
}

fn seed_zero() -> Seed {
    Seed(0)
}

/// Reads only the header, for the table of contents.
pub(crate) fn read_header(text: &str) -> ResultAt<Header> {
    document(text)
}

/// Returns the rule of `G` with that identifier.
pub(crate) fn rule<G: Game>(place: &str, id: &str) -> ResultAt<RuleId> {
    find_rule(G::RULES, id).ok_or_else(|| at(place, format!("{} has no rule {id}", G::NAME)))
}

impl<G: Game> Scenario<G> {
    /// Reads a scenario; `file` is the file name in the failures.
    ///
    /// ```
    /// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/matches/table.rs")); }
    /// use rulebook::scenario::{Act, Scenario};
    /// use toy::Matches;
    ///
    /// let text = r#"{
    ///     "id": "mt-one-left", "rules": ["MT-1.2"], "title": { "hu": "Egy maradt", "en": "One is left" },
    ///     "given": { "position": { "setup": { "matches": 10 }, "left": 1, "turn": 0 } },
    ///     "steps": [{ "try": 2, "refused": "MT-1.2" }, { "do": 1 }]
    /// }"#;
    /// let scenario = Scenario::<Matches>::parse("one.json", text).unwrap();
    /// assert!(matches!(scenario.steps[0].act, Act::Try { refused, .. } if refused.0 == "MT-1.2"));
    /// // Unknown rules and values are refused with their place in the file.
    /// let told = |text: String| Scenario::<Matches>::parse("one.json", &text).unwrap_err()[0].to_string();
    /// assert!(told(text.replace("MT-1.2", "MT-9.9")).starts_with("one.json: rules: matches has no rule MT-9.9"));
    /// assert!(told(text.replace("left\": 1", "left\": 300")).starts_with("one.json: given: position: left: "));
    /// ```
    ///
    /// # Errors
    /// All faults of the file.
    pub fn parse(file: &str, text: &str) -> Result<Scenario<G>, Vec<Failure>> {
        let written: WrittenScenario = strict_json::file(file, text)?;
        let mut failures = Vec::new();
        let mut keep = |(place, problem): (String, String)| failures.push(Failure::new(file, place, problem));
        if let Some(fault) = name::fault(&written.id) {
            keep(at("id", fault));
        }
        let mut rules = Vec::new();
        for id in &written.rules {
            match rule::<G>("rules", id) {
                Ok(rule) => rules.push(rule),
                Err(problem) => keep(problem),
            }
        }
        if let Some(fault) = written.title.fault() {
            keep(at("title", fault));
        }
        if written.steps.is_empty() {
            keep(at("steps", "there are none"));
        }
        let given = ScenarioStart::read(&written.given).map_err(&mut keep);
        let mut steps = Vec::new();
        for (index, value) in written.steps.iter().enumerate() {
            match Step::read(value) {
                Ok(step) => steps.push(step),
                Err((place, problem)) => keep((format!("step {}{place}", index + 1), problem)),
            }
        }
        match given {
            Ok(given) if failures.is_empty() => {
                Ok(Scenario { file: file.to_owned(), id: written.id, rules, title: written.title, given, steps })
            }
            _ => Err(failures),
        }
    }
}

impl<G: Game> ScenarioStart<G> {
    fn read(value: &Value) -> ResultAt<ScenarioStart<G>> {
        let WrittenGiven { position, setup, seed } = read("given", value)?;
        match (position, setup) {
            (Some(position), None) => {
                Ok(ScenarioStart::Position { position: read("given: position", &position)?, seed })
            }
            (None, Some(setup)) => Ok(ScenarioStart::Deal { setup: read("given: setup", &setup)?, seed }),
            _ => Err(at("given", "say either `position` or `setup`")),
        }
    }
}

impl<G: Game> Step<G> {
    /// Whether it compares the present with what was before.
    pub(super) fn ends_something(&self) -> bool {
        matches!(&self.act, Act::Expect(expectation) if expectation.ends.is_some())
    }

    /// Reads a step; places inside it begin with a comma.
    fn read(value: &Value) -> ResultAt<Step<G>> {
        let written: WrittenStep = read("", value)?;
        let WrittenStep { r#do, r#try, touch, setup, expect, seat, refused, explains, faults, say } = written;
        if let Some(fault) = say.as_ref().and_then(Translated::fault) {
            return Err(at(", say", fault));
        }
        let rules = |place: &str, ids: &[String]| ids.iter().map(|id| rule::<G>(place, id)).collect::<ResultAt<_>>();
        let act = match (r#do, r#try, refused, touch, explains, setup, faults, expect) {
            (Some(mv), None, None, None, None, None, None, None) => Act::Do { seat, mv: read_whole(", do", &mv)? },
            (None, Some(mv), Some(refused), None, None, None, None, None) => {
                Act::Try { seat, mv: read_whole(", try", &mv)?, refused: rule::<G>(", refused", &refused)? }
            }
            (None, None, None, Some(intent), Some(explains), None, None, None) => {
                Act::Touch { seat, intent: read_whole(", touch", &intent)?, explains: rules(", explains", &explains)? }
            }
            (None, None, None, None, None, Some(setup), Some(faults), None) => {
                if seat.is_some() {
                    return Err(at(", seat", "a setup is nobody's: leave the seat out"));
                }
                Act::Setup { setup: read(", setup", &setup)?, faults: rules(", faults", &faults)? }
            }
            (None, None, None, None, None, None, None, Some(expect)) => {
                Act::Expect(Box::new(Expectation::read(expect, seat)?))
            }
            _ => {
                let forms = "`do`, `try` with `refused`, `touch` with `explains`, `setup` with `faults`, `expect`";
                return Err(at("", format!("a step is exactly one of {forms}")));
            }
        };
        Ok(Step { act, say: say.as_ref().map(Translated::joined) })
    }
}
