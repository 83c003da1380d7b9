//! Everything at once: erased with a way back; and a report for when something is wrong.

use house::{ExportText, PhrasedProblem, Start};
use tauri::{AppHandle, Runtime};

use super::transfer::offered;
use crate::downloads;
use crate::guard::in_house;

/// Erases everything, with a way back until the app is closed; answers as [`super::home::start`] does.
#[tauri::command]
#[specta::specta]
pub fn erase<R: Runtime>(app: AppHandle<R>, system: String) -> Result<Start, PhrasedProblem> {
    in_house(app, "erase", move |house| {
        house.erase()?;
        house.start(&system)
    })
}

/// Brings back what was erased; answers as [`super::home::start`] does.
#[tauri::command]
#[specta::specta]
pub fn erase_undo<R: Runtime>(app: AppHandle<R>, system: String) -> Result<Start, PhrasedProblem> {
    in_house(app, "erase_undo", move |house| {
        house.erase_undo()?;
        house.start(&system)
    })
}

/// A report on a problem, to be read before it is saved: version, platform, settings, how the file is, and one
/// table's journal if it is about a table.
#[tauri::command]
#[specta::specta]
pub fn report_text<R: Runtime>(app: AppHandle<R>, id: Option<String>) -> Result<ExportText, PhrasedProblem> {
    in_house(app, "report_text", move |house| house.report(id.as_deref(), &shell()).map(offered))
}

/// Puts the report into the Downloads folder, and answers with the file's path.
#[tauri::command]
#[specta::specta]
pub fn report_save<R: Runtime>(app: AppHandle<R>, id: Option<String>) -> Result<String, PhrasedProblem> {
    in_house(app, "report_save", move |house| downloads::keep(&house.report(id.as_deref(), &shell())?))
}

/// What shows the window.
fn shell() -> String {
    tauri::webview_version().unwrap_or_default()
}
