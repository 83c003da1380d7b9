//! Games as files that other programs read.

use game::Seat;
use house::{ExportText, PhrasedProblem};
use tauri::{AppHandle, Runtime};

use super::transfer::offered;
use crate::downloads;
use crate::guard::in_house;

/// Lays a table with the game of a file, at its last position, and answers with its identifier.
#[tauri::command]
#[specta::specta]
pub fn record_open<R: Runtime>(
    app: AppHandle<R>,
    file: String,
    seat: Seat,
    level: String,
) -> Result<String, PhrasedProblem> {
    in_house(app, "record_open", move |house| house.record_open(&file, seat, &level))
}

/// A table's game as a file. `offset` is how many minutes the device's clock is ahead of the world's.
#[tauri::command]
#[specta::specta]
pub fn record_text<R: Runtime>(app: AppHandle<R>, id: String, offset: i32) -> Result<ExportText, PhrasedProblem> {
    in_house(app, "record_text", move |house| house.record_text(&id, offset).map(offered))
}

/// Puts a table's game into the Downloads folder, and answers with the file's path.
#[tauri::command]
#[specta::specta]
pub fn record_save<R: Runtime>(app: AppHandle<R>, id: String, offset: i32) -> Result<String, PhrasedProblem> {
    in_house(app, "record_save", move |house| downloads::keep(&house.record_text(&id, offset)?))
}
