//! The first screen, the settings, and information about the app.

use house::{About, House, PhrasedProblem, Problem, Settings, Start};
use serde::Deserialize;
use tauri::{AppHandle, Manager, Runtime};

use crate::guard::answer;
use crate::house_access::HouseAccess;
use crate::single_instance;
use crate::window;

/// Returns what the first screen needs; `system` is the language of the device (a tag such as `hu-HU`).
#[tauri::command]
#[specta::specta]
pub fn start<R: Runtime>(app: AppHandle<R>, system: String) -> Result<Start, PhrasedProblem> {
    answer(app, "start", move |app| {
        let door = app.state::<HouseAccess>();
        door.note_language(&system);
        if door.try_again() {
            single_instance::listen(app);
        }
        let house = door.house()?;
        started(app, &house, &system)
    })
}

/// Returns what the first screen needs, after setting the window's magnification.
fn started<R: Runtime>(app: &AppHandle<R>, house: &House, system: &str) -> Result<Start, Problem> {
    let start = house.start(system)?;
    window::magnify(app, start.settings.magnification.factor());
    Ok(start)
}

house_commands! {
    /// Stores a text under a name that the window chooses, or deletes it (null).
    fn keepsake_put(name: String, what: Option<String>) -> () = |house| house.keepsake_put(&name, what.as_deref());

    /// Returns the version and what is new in it.
    fn about() -> About = |house| Ok(house.about());
}

/// Saves settings. Returns the same as [`start`], in the language of the new settings.
#[tauri::command]
#[specta::specta]
pub fn settings_save<R: Runtime>(
    app: AppHandle<R>,
    settings: OfferedSettings,
    system: String,
) -> Result<Start, PhrasedProblem> {
    answer(app, "settings_save", move |app| {
        let house = app.state::<HouseAccess>().house()?;
        house.save_settings(settings.0, &system)?;
        started(app, &house, &system)
    })
}

house_commands! {
    /// Records that the person has seen the notices about damaged files.
    fn recoveries_seen() -> () = |house| house.recoveries_seen();
}

/// Settings as the window sends them. The house checks them, and a wrong value becomes a sentence.
#[derive(Clone, Debug, Deserialize, specta::Type)]
#[serde(transparent)]
pub struct OfferedSettings(#[specta(type = Settings)] serde_json::Value);
