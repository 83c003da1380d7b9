//! Tutorials: scenarios with goals, played by the person. What was done is kept.
//!
//! Everything goes through [`rulebook::tutorial`], whose tests play the same lessons.

use crate::games::{GameMove, GameVisitor, TableGame, visit_game};
use crate::house::House;
use crate::picture;
use crate::problem::{Problem, Reason};
use crate::scene::{LessonStanding, LessonTitle, LessonView, TutorialView};
use crate::shared::Inner;
use crate::showing::{PERSON, no_such_scene, players};
use rulebook::Lang;
use rulebook::scenario::Stage;
use rulebook::tutorial::{self, Attempt, Goal, Lesson, Stopped, Tutorial};

impl House {
    /// A game's tutorial.
    ///
    /// # Errors
    /// If it has none, or what was done can't be read.
    pub fn tutorial(&self, game: &str) -> Result<TutorialView, Problem> {
        let mut inner = self.lock();
        let lang = inner.lang;
        visit_game(game, List { inner: &mut inner }).unwrap_or_else(|| Err(no_such_scene(lang)))
    }

    /// A lesson after the person's `moves`. When its goal is reached, that is kept.
    ///
    /// # Errors
    /// If there is no such lesson, or the rules refuse a move.
    pub fn lesson(&self, game: &str, id: &str, moves: &[GameMove]) -> Result<LessonView, Problem> {
        let mut inner = self.lock();
        let lang = inner.lang;
        let mut view = visit_game(game, Take { id, moves, lang }).unwrap_or_else(|| Err(no_such_scene(lang)))?;
        if matches!(view.standing, LessonStanding::Reached { .. }) {
            view.unkept = inner.note_lesson(id).err().map(|problem| problem.text);
        }
        Ok(view)
    }
}

/// The state of a lesson after the person's `moves`.
pub(crate) fn state_after<G: TableGame>(id: &str, moves: &[GameMove], lang: Lang) -> Result<G::State, Problem> {
    let tutorial = read::<G>(lang)?;
    let lesson = tutorial.lesson(id).ok_or_else(|| no_such_scene(lang))?;
    Ok(attempt(lesson, moves, lang)?.state)
}

fn read<G: TableGame>(lang: Lang) -> Result<Tutorial<G>, Problem> {
    tutorial::load::<G>().and_then(Result::ok).ok_or_else(|| no_such_scene(lang))
}

fn attempt<G: TableGame>(lesson: &Lesson<G>, moves: &[GameMove], lang: Lang) -> Result<Attempt<G>, Problem> {
    let moves: Option<Vec<G::Move>> = moves.iter().map(|&mv| G::move_in(mv)).collect();
    lesson.attempt(&moves.ok_or_else(|| no_such_scene(lang))?).map_err(|stopped| match stopped {
        Stopped::Refused(refusal) => refused(lesson, &refusal, lang).unwrap_or_else(|problem| problem),
        Stopped::Broken(_) => no_such_scene(lang),
    })
}

fn refused<G: TableGame>(lesson: &Lesson<G>, refusal: &G::Refusal, lang: Lang) -> Result<Problem, Problem> {
    let stage = Stage::new(&lesson.scenario).map_err(|_| no_such_scene(lang))?;
    let names = players::<G>(stage.state(), None, lang)?.names(lang);
    Ok(Problem::refused(picture::reasons::<G>(std::slice::from_ref(refusal), lang, &names), lang))
}

struct List<'a> {
    inner: &'a mut Inner,
}

impl GameVisitor for List<'_> {
    type Output = Result<TutorialView, Problem>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let lang = self.inner.lang;
        let done = self.inner.lessons_done()?;
        let title = |lesson: &Lesson<G>| LessonTitle {
            id: lesson.scenario.id.clone(),
            title: lesson.scenario.title.get(lang).clone(),
            done: done.0.contains(&lesson.scenario.id),
        };
        let lessons = read::<G>(lang)?.lessons.iter().map(title).collect();
        Ok(TutorialView { game: G::NAME.to_owned(), lessons })
    }
}

struct Take<'a> {
    id: &'a str,
    moves: &'a [GameMove],
    lang: Lang,
}

impl GameVisitor for Take<'_> {
    type Output = Result<LessonView, Problem>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let Take { id, moves, lang } = self;
        let tutorial = read::<G>(lang)?;
        let lesson = tutorial.lesson(id).ok_or_else(|| no_such_scene(lang))?;
        let Attempt { state, events, goal, .. } = attempt(lesson, moves, lang)?;
        let players = players::<G>(&state, None, lang)?;
        let names = players.names(lang);
        let mut table = picture::of_state::<G>(&state, &players, lang);
        table.revision = u32::try_from(moves.len()).unwrap_or(u32::MAX);
        let seen = events.iter().filter_map(|(seat, event)| Some((*seat, G::redact(event, PERSON)?)));
        table.log = seen.map(|(seat, event)| picture::log_line::<G>(Some(seat), &event, lang, &names)).collect();
        Ok(LessonView {
            table,
            tell: lesson.tell.get(lang).clone(),
            goal: lesson.goal.get(lang).clone(),
            help: lesson.help.get(lang).clone(),
            unkept: None,
            standing: match goal {
                Goal::Open => LessonStanding::Open,
                Goal::Reached => LessonStanding::Reached { text: lesson.done.get(lang).clone() },
                Goal::Astray => LessonStanding::Astray {
                    reason: Reason { text: lesson.astray.get(lang).clone(), rule: lesson.rule.0.to_owned() },
                },
            },
        })
    }
}
