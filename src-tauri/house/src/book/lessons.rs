//! Tutorials: scenarios with goals, played by the person. Finished lessons are saved.
//!
//! Lessons are played through [`rulebook::tutorial`], whose tests play the same lessons.

use crate::book::scene::{LessonStanding, LessonView};
use crate::book::seats::{PERSON, players};
use crate::play::snapshot::{self, SnapshotContext};
use crate::problem::{Problem, ProblemKind, Reason};
use games::{GameMove, GameVisitor, ListedGame};
use rulebook::scenario::Stage;
use rulebook::tutorial::{self, Attempt, Goal, Lesson, LessonError, Tutorial};
use rulebook::{Lang, ScenarioTitle, Translated};

/// Returns the titles of a game's lessons.
pub(crate) struct Titles;

impl GameVisitor for Titles {
    type Output = Vec<ScenarioTitle>;

    fn visit<G: ListedGame>(self) -> Vec<ScenarioTitle> {
        tutorial::titles(G::TEXTS)
    }
}

/// Returns the state of a lesson after the person's `moves`.
pub(crate) fn state_after<G: ListedGame>(id: &str, moves: &[GameMove]) -> Result<G::State, Problem> {
    let tutorial = read::<G>()?;
    let lesson = tutorial.lesson(id).ok_or(ProblemKind::NoSuchScene)?;
    Ok(attempt(lesson, moves)?.state)
}

fn read<G: ListedGame>() -> Result<Tutorial<G>, Problem> {
    tutorial::load::<G>().and_then(Result::ok).ok_or(ProblemKind::NoSuchScene.into())
}

fn attempt<G: ListedGame>(lesson: &Lesson<G>, moves: &[GameMove]) -> Result<Attempt<G>, Problem> {
    let moves: Option<Vec<G::Move>> = moves.iter().map(|&mv| G::move_in(mv)).collect();
    lesson.attempt(&moves.ok_or(ProblemKind::NoSuchScene)?).map_err(|stopped| match stopped {
        LessonError::Refused(refusal) => refused(lesson, &refusal).unwrap_or_else(|problem| problem),
        LessonError::Broken(_) => ProblemKind::NoSuchScene.into(),
    })
}

fn refused<G: ListedGame>(lesson: &Lesson<G>, refusal: &G::Refusal) -> Result<Problem, Problem> {
    let stage = Stage::new(&lesson.scenario).map_err(|_| ProblemKind::NoSuchScene)?;
    let players = players::<G>(stage.state(), None)?;
    let reasons =
        |lang| snapshot::reasons::<G>(std::slice::from_ref(refusal), lang, &players.names_for_owner::<G>(lang));
    Ok(Problem::Refused(Translated::each(reasons)))
}

/// Returns a lesson after the person's moves.
pub(crate) struct Take<'a> {
    pub id: &'a str,
    pub moves: &'a [GameMove],
    pub lang: Lang,
}

impl GameVisitor for Take<'_> {
    type Output = Result<LessonView, Problem>;

    fn visit<G: ListedGame>(self) -> Self::Output {
        let Take { id, moves, lang } = self;
        let tutorial = read::<G>()?;
        let lesson = tutorial.lesson(id).ok_or(ProblemKind::NoSuchScene)?;
        let Attempt { state, events, goal, step, asked, .. } = attempt(lesson, moves)?;
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let now = lesson.steps.get(step).ok_or(ProblemKind::NoSuchScene)?;
        let players = players::<G>(&state, None)?;
        let names = players.names_for_owner::<G>(lang);
        let seen = events.iter().filter_map(|(seat, event)| Some((*seat, G::redact(event, PERSON)?)));
        let log = seen.map(|(seat, event)| snapshot::log_line::<G>(Some(seat), &event, lang, &names)).collect();
        let table =
            snapshot::of_state::<G>(&state, &players, PERSON, SnapshotContext::scene(count(moves.len()), 0, log), lang);
        Ok(LessonView {
            table,
            step: count(step),
            steps: count(lesson.steps.len()),
            tell: now.tell.get(lang).clone(),
            goal: now.goal.get(lang).clone(),
            help: now.help.get(lang).clone(),
            unkept: None,
            standing: match goal {
                Goal::Open => LessonStanding::Open,
                Goal::Reached => LessonStanding::Reached { text: lesson.done.get(lang).clone() },
                Goal::Astray => {
                    let led = lesson.steps.get(asked).unwrap_or(now);
                    let reason = Reason { text: led.astray.get(lang).clone(), rule: led.rule.0.to_owned() };
                    LessonStanding::Astray { reason }
                }
            },
        })
    }
}
