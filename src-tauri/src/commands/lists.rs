//! Lists kept by name, and what a table answers away from any game.

use house::{ExportText, KeptList, PhrasedProblem};
use tables::{TableAnswer, TableQuestion};
use tauri::{AppHandle, Runtime};

use super::transfer::offered;
use crate::downloads;
use crate::guard::in_house;

/// A game's lists, by name.
#[tauri::command]
#[specta::specta]
pub fn list_kept<R: Runtime>(app: AppHandle<R>, game: String) -> Result<Vec<KeptList>, PhrasedProblem> {
    in_house(app, "list_kept", move |house| house.lists(&game))
}

/// Keeps a list, a new one or in place of another, and answers with its identifier.
#[tauri::command]
#[specta::specta]
pub fn list_keep<R: Runtime>(
    app: AppHandle<R>,
    game: String,
    id: Option<String>,
    name: String,
    text: String,
) -> Result<String, PhrasedProblem> {
    in_house(app, "list_keep", move |house| house.list_keep(&game, id.as_deref(), &name, &text))
}

/// Deletes a list, with a way back until the next start.
#[tauri::command]
#[specta::specta]
pub fn list_delete<R: Runtime>(app: AppHandle<R>, id: String) -> Result<(), PhrasedProblem> {
    in_house(app, "list_delete", move |house| house.list_delete(&id))
}

/// Brings a deleted list back.
#[tauri::command]
#[specta::specta]
pub fn list_restore<R: Runtime>(app: AppHandle<R>, id: String) -> Result<(), PhrasedProblem> {
    in_house(app, "list_restore", move |house| house.list_restore(&id))
}

/// A list as a file. `offset` is how many minutes the device's clock is ahead of the world's.
#[tauri::command]
#[specta::specta]
pub fn list_text<R: Runtime>(app: AppHandle<R>, id: String, offset: i32) -> Result<ExportText, PhrasedProblem> {
    in_house(app, "list_text", move |house| house.list_text(&id, offset).map(offered))
}

/// Puts a list into the Downloads folder as a file, and answers with the file's path.
#[tauri::command]
#[specta::specta]
pub fn list_save<R: Runtime>(app: AppHandle<R>, id: String, offset: i32) -> Result<String, PhrasedProblem> {
    in_house(app, "list_save", move |house| downloads::keep(&house.list_text(&id, offset)?))
}

/// What a table answers to a question that belongs to no game.
#[tauri::command]
#[specta::specta]
pub fn table_ask<R: Runtime>(app: AppHandle<R>, question: TableQuestion) -> Result<TableAnswer, PhrasedProblem> {
    in_house(app, "table_ask", move |house| Ok(house.ask(question)))
}
