//! Calls about scenarios and lessons: showing, touching, and continuing them.

use crate::book;
use crate::book::demonstration::{BookCard, Explain, Foretell, PlayOn, Printed, SceneCard, Show, visit_scenario};
use crate::book::lessons::{Take, Titles};
use crate::book::scene::{Demonstration, LessonStanding, LessonTitle, LessonView, Scene, TutorialView};
use crate::house::House;
use crate::house::shared::OpenTable;
use crate::problem::{Problem, ProblemKind, Reason};
use crate::stamp::new_id;
use game::Forecast;
use games::{GameIntent, GameMove, PrintedCards, visit_game};
use rulebook::ScenarioTitle;
use rulebook::card::CardSheet;

impl House {
    /// Returns a scenario, frame by frame.
    ///
    /// # Errors
    /// Fails if the rulebook has no such scenario.
    pub fn show(&self, id: &str) -> Result<Demonstration, Problem> {
        let lang = self.lang();
        visit_scenario(id, Show { id, lang })
    }

    /// Returns every rule against a touch in a scene.
    ///
    /// # Errors
    /// Fails if there is no such scene.
    pub fn explain_scene(&self, scene: &Scene, intent: GameIntent) -> Result<Vec<Reason>, Problem> {
        let lang = self.lang();
        visit_scenario(&scene.scenario, Explain { scene, intent, lang })
    }

    /// Returns what a move of the person in a scene is certain to change.
    ///
    /// # Errors
    /// Fails if there is no such scene.
    pub fn scene_forecast(&self, scene: &Scene, mv: GameMove) -> Result<Vec<Forecast>, Problem> {
        visit_scenario(&scene.scenario, Foretell { scene, mv })
    }

    /// Returns a card's sheet in a scene.
    ///
    /// # Errors
    /// Fails if there is no such scene or card.
    pub fn scene_card(&self, scene: &Scene, code: &str) -> Result<CardSheet, Problem> {
        let lang = self.lang();
        visit_scenario(&scene.scenario, SceneCard { scene, code, lang })
    }

    /// Returns what is printed on a game's cards, for drawing them.
    ///
    /// # Errors
    /// Fails if there is no such game.
    pub fn printed_cards(&self, game: &str) -> Result<PrintedCards, Problem> {
        visit_game(game, Printed).ok_or_else(|| ProblemKind::NoSuchCard.into())
    }

    /// Returns a card's sheet without a position.
    ///
    /// # Errors
    /// Fails if there is no such game or card.
    pub fn card(&self, game: &str, code: &str) -> Result<CardSheet, Problem> {
        let lang = self.lang();
        visit_game(game, BookCard { code, lang }).unwrap_or_else(|| Err(ProblemKind::NoSuchCard.into()))
    }

    /// Creates a table that continues from a scene, against bots of `level`, and returns its identifier. The game is
    /// marked as assisted, since the rulebook chose its position.
    ///
    /// # Errors
    /// Fails if there is no such scene or level, the game is over there, or the table can't be saved.
    pub fn play_on(&self, scene: &Scene, level: &str) -> Result<String, Problem> {
        let mut inner = self.lock();
        let id = new_id();
        let session = visit_scenario(&scene.scenario, PlayOn { scene, level, id: &id, store: &mut inner.store })?;
        inner.tables.insert(id.clone(), OpenTable::new(session));
        Ok(id.to_string())
    }
}

impl House {
    /// Returns a game's tutorial.
    ///
    /// # Errors
    /// Fails if it has none, or the finished lessons can't be read.
    pub fn tutorial(&self, game: &str) -> Result<TutorialView, Problem> {
        let lessons = visit_game(game, Titles).unwrap_or_default();
        let inner = self.lock();
        let lang = inner.lang;
        if lessons.is_empty() {
            return Err(ProblemKind::NoSuchScene.into());
        }
        let done = book::lessons_done(&inner.store)?;
        let title = |lesson: ScenarioTitle| LessonTitle {
            title: lesson.title.get(lang).clone(),
            done: done.0.contains(&lesson.id),
            id: lesson.id,
        };
        Ok(TutorialView { game: game.to_owned(), lessons: lessons.into_iter().map(title).collect() })
    }

    /// Returns a lesson after the person's `moves`. If its goal is reached, that is saved.
    ///
    /// # Errors
    /// Fails if there is no such lesson, or the rules refuse a move.
    pub fn lesson(&self, game: &str, id: &str, moves: &[GameMove]) -> Result<LessonView, Problem> {
        // Without the lock, since a bot may be deciding meanwhile.
        let lang = self.lang();
        let mut view =
            visit_game(game, Take { id, moves, lang }).unwrap_or_else(|| Err(ProblemKind::NoSuchScene.into()))?;
        if matches!(view.standing, LessonStanding::Reached { .. }) {
            view.unkept = book::note_lesson(&mut self.lock().store, id).err().map(|problem| problem.text(lang));
        }
        Ok(view)
    }
}
