//! Games of Go as files in the Smart Game Format.

use game::Seat;
use house::{CarryText, Problem, SgfGame};
use tauri::{AppHandle, Runtime};

use super::carry::offered;
use crate::downloads;
use crate::guard::in_house;

/// What game a file holds. In `file` every character stands for a byte.
#[tauri::command]
#[specta::specta]
pub async fn sgf_look<R: Runtime>(app: AppHandle<R>, file: String) -> Result<SgfGame, Problem> {
    in_house(app, "sgf_look", move |house| house.sgf_look(&file)).await
}

/// Lays a table with the game of a file, at its last position, and answers with its identifier.
#[tauri::command]
#[specta::specta]
pub async fn sgf_open<R: Runtime>(
    app: AppHandle<R>,
    file: String,
    seat: Seat,
    level: String,
) -> Result<String, Problem> {
    in_house(app, "sgf_open", move |house| house.sgf_open(&file, seat, &level)).await
}

/// A table's game as a file. `offset` is how many minutes the device's clock is ahead of the world's.
#[tauri::command]
#[specta::specta]
pub async fn sgf_text<R: Runtime>(app: AppHandle<R>, id: String, offset: i32) -> Result<CarryText, Problem> {
    in_house(app, "sgf_text", move |house| house.sgf_text(&id, offset).map(offered)).await
}

/// Puts a table's game into the Downloads folder, and answers with the file's path.
#[tauri::command]
#[specta::specta]
pub async fn sgf_save<R: Runtime>(app: AppHandle<R>, id: String, offset: i32) -> Result<String, Problem> {
    in_house(app, "sgf_save", move |house| downloads::keep(house, &house.sgf_text(&id, offset)?)).await
}
