//! The first screen: what there is, the settings, and what is told of the program itself.

use house::{About, House, PhrasedProblem, Problem, Settings, Start};
use serde::Deserialize;
use tauri::{AppHandle, Manager, Runtime};

use crate::already_open;
use crate::front_door::FrontDoor;
use crate::guard::{answer, in_house};
use crate::window;

/// What the first screen needs, on a device that speaks `system` (a tag such as `hu-HU`).
#[tauri::command]
#[specta::specta]
pub fn start<R: Runtime>(app: AppHandle<R>, system: String) -> Result<Start, PhrasedProblem> {
    answer(app, "start", move |app| {
        let door = app.state::<FrontDoor>();
        door.note_language(&system);
        if door.try_again() {
            already_open::listen(app);
        }
        let house = door.house()?;
        started(app, &house, &system)
    })
}

/// How everything stands, with the window drawn as large as the settings say.
fn started<R: Runtime>(app: &AppHandle<R>, house: &House, system: &str) -> Result<Start, Problem> {
    let start = house.start(system)?;
    window::magnify(app, start.settings.magnification.factor());
    Ok(start)
}

/// Keeps something under a name of the window's own, or nothing any more.
#[tauri::command]
#[specta::specta]
pub fn keepsake_put<R: Runtime>(app: AppHandle<R>, name: String, what: Option<String>) -> Result<(), PhrasedProblem> {
    in_house(app, "keepsake_put", move |house| house.keepsake_put(&name, what.as_deref()))
}

/// The version, and what is new in it.
#[tauri::command]
#[specta::specta]
pub fn about<R: Runtime>(app: AppHandle<R>) -> Result<About, PhrasedProblem> {
    in_house(app, "about", |house| Ok(house.about()))
}

/// Keeps new settings; answers as [`start`] does, in the language they come to.
#[tauri::command]
#[specta::specta]
pub fn settings_save<R: Runtime>(
    app: AppHandle<R>,
    settings: OfferedSettings,
    system: String,
) -> Result<Start, PhrasedProblem> {
    answer(app, "settings_save", move |app| {
        let house = app.state::<FrontDoor>().house()?;
        house.save_settings(settings.0, &system)?;
        started(app, &house, &system)
    })
}

/// The person has seen what was told of damaged files.
#[tauri::command]
#[specta::specta]
pub fn recoveries_seen<R: Runtime>(app: AppHandle<R>) -> Result<(), PhrasedProblem> {
    in_house(app, "recoveries_seen", House::recoveries_seen)
}

/// Settings as the window offers them: checked in the house, where a wrong value becomes a sentence.
#[derive(Clone, Debug, Deserialize, specta::Type)]
#[serde(transparent)]
pub struct OfferedSettings(#[specta(type = Settings)] serde_json::Value);
