//! Tables, and everything, as texts: out of the app and into it.

use table::{CarriedIn, CarryLook, CarryText, Problem};
use tauri::{AppHandle, Runtime};

use crate::downloads;
use crate::guard::in_house;

/// A table as a text, its save code. `offset` is how many minutes the device's clock is ahead of the world's.
#[tauri::command]
#[specta::specta]
pub async fn table_text<R: Runtime>(app: AppHandle<R>, id: String, offset: i32) -> Result<CarryText, Problem> {
    in_house(app, "table_text", move |house| house.table_text(&id, offset).map(offered)).await
}

/// Puts a table's text into the Downloads folder, and answers with the file's path.
#[tauri::command]
#[specta::specta]
pub async fn table_save<R: Runtime>(app: AppHandle<R>, id: String, offset: i32) -> Result<String, Problem> {
    in_house(app, "table_save", move |house| downloads::keep(house, &house.table_text(&id, offset)?)).await
}

/// All tables, settings, statistics and pads as a text.
#[tauri::command]
#[specta::specta]
pub async fn everything_text<R: Runtime>(app: AppHandle<R>, offset: i32) -> Result<CarryText, Problem> {
    in_house(app, "everything_text", move |house| house.everything_text(offset).map(offered)).await
}

/// Puts all tables, settings, statistics and pads into the Downloads folder, and answers with the file's path.
#[tauri::command]
#[specta::specta]
pub async fn everything_save<R: Runtime>(app: AppHandle<R>, offset: i32) -> Result<String, Problem> {
    in_house(app, "everything_save", move |house| downloads::keep(house, &house.everything_text(offset)?)).await
}

/// What a file or a pasted text is: a table, everything, a challenge code, a game of Go on paper. In `file` every
/// character stands for a byte; a pasted text is sent as UTF-8 with a byte order mark.
#[tauri::command]
#[specta::specta]
pub async fn carry_look<R: Runtime>(app: AppHandle<R>, file: String) -> Result<CarryLook, Problem> {
    in_house(app, "carry_look", move |house| house.carry_look(&file)).await
}

/// Takes in a table, or everything, and with it the settings if so asked: all of it or nothing. Nothing that is here
/// is written over. `file` as for [`carry_look`].
#[tauri::command]
#[specta::specta]
pub async fn carry_in<R: Runtime>(app: AppHandle<R>, file: String, settings: bool) -> Result<CarriedIn, Problem> {
    in_house(app, "carry_in", move |house| house.carry_in(&file, settings)).await
}

/// A text, and whether it can be put into the Downloads folder here.
pub(super) fn offered(text: CarryText) -> CarryText {
    CarryText { can_save: downloads::folder().is_some(), ..text }
}
