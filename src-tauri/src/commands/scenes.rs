//! Scenarios on a table: watched, touched, learnt with, played on from.

use game::Forecast;
use house::{Demonstration, LessonView, PhrasedProblem, Reason, Scene, TutorialView};
use rulebook::card::CardSheet;
use tables::{GameIntent, GameMove};
use tauri::{AppHandle, Runtime};

use crate::guard::in_house;

/// A scenario, picture by picture.
#[tauri::command]
#[specta::specta]
pub fn scenario_show<R: Runtime>(app: AppHandle<R>, id: String) -> Result<Demonstration, PhrasedProblem> {
    in_house(app, "scenario_show", move |house| house.show(&id))
}

/// Why a touch does nothing in a scene: every rule against it, in the rules' order.
#[tauri::command]
#[specta::specta]
pub fn scene_explain<R: Runtime>(
    app: AppHandle<R>,
    scene: Scene,
    intent: GameIntent,
) -> Result<Vec<Reason>, PhrasedProblem> {
    in_house(app, "scene_explain", move |house| house.explain_scene(&scene, intent))
}

/// What a move of the person in a scene is certain to change.
#[tauri::command]
#[specta::specta]
pub fn scene_forecast<R: Runtime>(
    app: AppHandle<R>,
    scene: Scene,
    decision: GameMove,
) -> Result<Vec<Forecast>, PhrasedProblem> {
    in_house(app, "scene_forecast", move |house| house.scene_forecast(&scene, decision))
}

/// A card in a scene, large.
#[tauri::command]
#[specta::specta]
pub fn scene_card<R: Runtime>(app: AppHandle<R>, scene: Scene, card: String) -> Result<CardSheet, PhrasedProblem> {
    in_house(app, "scene_card", move |house| house.scene_card(&scene, &card))
}

/// Lays a table that goes on from a scene, and answers with its identifier.
#[tauri::command]
#[specta::specta]
pub fn scene_play_on<R: Runtime>(app: AppHandle<R>, scene: Scene, level: String) -> Result<String, PhrasedProblem> {
    in_house(app, "scene_play_on", move |house| house.play_on(&scene, &level))
}

/// A game's tutorial, and what was done of it.
#[tauri::command]
#[specta::specta]
pub fn tutorial<R: Runtime>(app: AppHandle<R>, game: String) -> Result<TutorialView, PhrasedProblem> {
    in_house(app, "tutorial", move |house| house.tutorial(&game))
}

/// A lesson after some decisions of the person; a refused one is a problem that names its rules.
#[tauri::command]
#[specta::specta]
pub fn lesson_at<R: Runtime>(
    app: AppHandle<R>,
    game: String,
    id: String,
    moves: Vec<GameMove>,
) -> Result<LessonView, PhrasedProblem> {
    in_house(app, "lesson_at", move |house| house.lesson(&game, &id, &moves))
}
