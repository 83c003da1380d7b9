//! What the UI tells of itself: it stands; it can, or can't, be seen.

use tauri::{AppHandle, Manager, Runtime};

use house::PhrasedProblem;

use crate::aloud;
use crate::front_door::FrontDoor;
use crate::guard::answer;
use crate::handed::{Handed, HandedOver};
use crate::window;

/// The first screen stands: the window may appear. `paper` is the page's colour, `#rrggbb`.
///
/// The UI must not wait for an animation frame before it calls: a hidden page gets none.
#[tauri::command]
#[specta::specta]
pub fn shown<R: Runtime>(app: AppHandle<R>, paper: Option<String>) -> Result<(), PhrasedProblem> {
    answer(app, "shown", move |app| {
        // A colour that can't be read costs a flash, not the window.
        window::show(app, paper.and_then(|paper| paper.parse().ok()));
        Ok(())
    })
}

/// The app came into sight or went out of it (minimised, another app in front, the phone locked).
#[tauri::command]
#[specta::specta]
pub fn app_visible<R: Runtime>(app: AppHandle<R>, visible: bool) -> Result<(), PhrasedProblem> {
    answer(app, "app_visible", move |app| {
        app.state::<FrontDoor>().set_visible(visible);
        Ok(())
    })
}

/// Ends the app: the person chose so where it was open twice.
#[tauri::command]
#[specta::specta]
pub fn quit<R: Runtime>(app: AppHandle<R>) -> Result<(), PhrasedProblem> {
    answer(app, "quit", move |app| {
        app.exit(0);
        Ok(())
    })
}

/// Says something to those who listen and don't look, on a system whose web view can't be heard.
#[tauri::command]
#[specta::specta]
pub fn say_aloud<R: Runtime>(app: AppHandle<R>, text: String) -> Result<(), PhrasedProblem> {
    answer(app, "say_aloud", move |app| {
        aloud::say(app, text);
        Ok(())
    })
}

/// A file that the system has handed over and nobody has looked at yet, if there is one.
#[tauri::command]
#[specta::specta]
pub fn handed_over<R: Runtime>(app: AppHandle<R>) -> Result<Option<HandedOver>, PhrasedProblem> {
    answer(app, "handed_over", move |app| {
        #[cfg(target_os = "android")]
        crate::handed::note_put_down(app);
        Ok(app.state::<Handed>().take(app.state::<FrontDoor>().lang()))
    })
}
