//! How games ended, and what that says of the levels.

use house::{EvenGame, LevelWord, NewTable, PhrasedProblem, Statistics};
use tauri::{AppHandle, Runtime};

use crate::guard::in_house;

/// Everything that was counted.
#[tauri::command]
#[specta::specta]
pub fn statistics<R: Runtime>(app: AppHandle<R>) -> Result<Statistics, PhrasedProblem> {
    in_house(app, "statistics", |house| house.statistics())
}

/// Forgets what was counted, of one game or of all; answers with the number that takes it back.
#[tauri::command]
#[specta::specta]
pub fn statistics_reset<R: Runtime>(app: AppHandle<R>, game: Option<String>) -> Result<u32, PhrasedProblem> {
    in_house(app, "statistics_reset", move |house| house.reset_statistics(game.as_deref()))
}

/// Takes a reset back.
#[tauri::command]
#[specta::specta]
pub fn statistics_restore<R: Runtime>(app: AppHandle<R>, number: u32) -> Result<(), PhrasedProblem> {
    in_house(app, "statistics_restore", move |house| house.restore_statistics(number))
}

/// What is to be said of the level of the bots at the end of a table's game; mostly nothing.
#[tauri::command]
#[specta::specta]
pub fn level_word<R: Runtime>(app: AppHandle<R>, id: String) -> Result<Option<LevelWord>, PhrasedProblem> {
    in_house(app, "level_word", move |house| house.level_word(&id))
}

/// How the game that is about to be laid becomes an even one; nothing where that can't be said.
#[tauri::command]
#[specta::specta]
pub fn even_game<R: Runtime>(app: AppHandle<R>, table: NewTable) -> Result<Option<EvenGame>, PhrasedProblem> {
    in_house(app, "even_game", move |house| house.even_game(&table))
}
