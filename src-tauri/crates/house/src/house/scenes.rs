//! Scenarios on a table: shown, touched, played on from; and lessons.

use crate::book;
use crate::book::demonstration::{BookCard, Explain, Foretell, PlayOn, Printed, SceneCard, Show, visit_scenario};
use crate::book::lessons::{Take, Titles};
use crate::book::scene::{Demonstration, LessonStanding, LessonTitle, LessonView, Scene, TutorialView};
use crate::house::House;
use crate::house::shared::OpenTable;
use crate::problem::{Problem, ProblemKind, Reason};
use crate::stamp::new_id;
use game::Forecast;
use rulebook::ScenarioTitle;
use rulebook::card::CardSheet;
use tables::{GameIntent, GameMove, PrintedCards, visit_game};

impl House {
    /// A scenario, picture by picture.
    ///
    /// # Errors
    /// If the book has no such scenario.
    pub fn show(&self, id: &str) -> Result<Demonstration, Problem> {
        let lang = self.lang();
        visit_scenario(id, Show { id, lang })
    }

    /// Why a touch does nothing in a scene: every rule against it.
    ///
    /// # Errors
    /// If there is no such scene.
    pub fn explain_scene(&self, scene: &Scene, intent: GameIntent) -> Result<Vec<Reason>, Problem> {
        let lang = self.lang();
        visit_scenario(&scene.scenario, Explain { scene, intent, lang })
    }

    /// What a move of the person in a scene is certain to change.
    ///
    /// # Errors
    /// If there is no such scene.
    pub fn scene_forecast(&self, scene: &Scene, mv: GameMove) -> Result<Vec<Forecast>, Problem> {
        visit_scenario(&scene.scenario, Foretell { scene, mv })
    }

    /// A card's sheet in a scene.
    ///
    /// # Errors
    /// If there is no such scene or card.
    pub fn scene_card(&self, scene: &Scene, code: &str) -> Result<CardSheet, Problem> {
        let lang = self.lang();
        visit_scenario(&scene.scenario, SceneCard { scene, code, lang })
    }

    /// What is printed on a game's cards, for drawing them.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn printed_cards(&self, game: &str) -> Result<PrintedCards, Problem> {
        visit_game(game, Printed).ok_or_else(|| ProblemKind::NoSuchCard.into())
    }

    /// A card's sheet, without a table.
    ///
    /// # Errors
    /// If there is no such game or card.
    pub fn card(&self, game: &str, code: &str) -> Result<CardSheet, Problem> {
        let lang = self.lang();
        visit_game(game, BookCard { code, lang }).unwrap_or_else(|| Err(ProblemKind::NoSuchCard.into()))
    }

    /// Lays a table that goes on from a scene, against bots of `level`, and returns its identifier. The game counts
    /// as assisted: the book chose how it stands.
    ///
    /// # Errors
    /// If there is no such scene or level, the game is over there, or the table can't be kept.
    pub fn play_on(&self, scene: &Scene, level: &str) -> Result<String, Problem> {
        let mut inner = self.lock();
        let id = new_id();
        let session = visit_scenario(&scene.scenario, PlayOn { scene, level, id: &id, store: &mut inner.store })?;
        inner.tables.insert(id.clone(), OpenTable::new(session));
        Ok(id.to_string())
    }
}

impl House {
    /// A game's tutorial.
    ///
    /// # Errors
    /// If it has none, or what was done can't be read.
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

    /// A lesson after the person's `moves`. When its goal is reached, that is kept.
    ///
    /// # Errors
    /// If there is no such lesson, or the rules refuse a move.
    pub fn lesson(&self, game: &str, id: &str, moves: &[GameMove]) -> Result<LessonView, Problem> {
        // Played without the house: a bot may be deciding meanwhile.
        let lang = self.lang();
        let mut view =
            visit_game(game, Take { id, moves, lang }).unwrap_or_else(|| Err(ProblemKind::NoSuchScene.into()))?;
        if matches!(view.standing, LessonStanding::Reached { .. }) {
            view.unkept = book::note_lesson(&mut self.lock().store, id).err().map(|problem| problem.text(lang));
        }
        Ok(view)
    }
}
