//! Scenarios as scenes: demonstrations, lessons, and tables that continue them.

use game::Forecast;
use games::{GameIntent, GameMove};
use house::{Demonstration, LessonView, Reason, Scene, TutorialView};
use rulebook::card::CardSheet;

house_commands! {
    /// Returns a scenario as a demonstration, step by step.
    fn scenario_show(id: String) -> Demonstration = |house| house.show(&id);

    /// Explains why an intent has no effect in a scene: every rule against it, in the rules' order.
    fn scene_explain(scene: Scene, intent: GameIntent) -> Vec<Reason> = |house| house.explain_scene(&scene, intent);

    /// Returns what a move of the person in a scene is certain to change.
    fn scene_forecast(scene: Scene, decision: GameMove) -> Vec<Forecast> =
        |house| house.scene_forecast(&scene, decision);

    /// Returns the sheet of a card in a scene.
    fn scene_card(scene: Scene, card: String) -> CardSheet = |house| house.scene_card(&scene, &card);

    /// Creates a table that continues a scene and returns its identifier.
    fn scene_play_on(scene: Scene, level: String) -> String = |house| house.play_on(&scene, &level);

    /// Returns a game's tutorial and the person's progress.
    fn tutorial(game: String) -> TutorialView = |house| house.tutorial(&game);

    /// Returns a lesson after some moves of the person; a refused move is a problem that cites its rules.
    fn lesson_at(game: String, id: String, moves: Vec<GameMove>) -> LessonView =
        |house| house.lesson(&game, &id, &moves);
}
