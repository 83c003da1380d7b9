//! Reports of the window about itself, announcements, and files handed over by the system.

use tauri::{AppHandle, Manager, Runtime};

use house::PhrasedProblem;

use crate::announcements;
use crate::guard::answer;
use crate::house_access::HouseAccess;
use crate::opened_files::{HandedOver, PendingFile};
use crate::window;

/// Shows the window, because the first screen is ready. `paper` is the page's colour, `#rrggbb`.
///
/// The UI must not wait for an animation frame before it calls this: a hidden page gets none.
#[tauri::command]
#[specta::specta]
pub fn shown<R: Runtime>(app: AppHandle<R>, paper: Option<String>) -> Result<(), PhrasedProblem> {
    answer(app, "shown", move |app| {
        // An unreadable colour causes a flash, but the window is still shown.
        window::show(app, paper.and_then(|paper| paper.parse().ok()));
        Ok(())
    })
}

/// Reports whether the app is visible; it isn't when it is minimised, covered by another app, or the phone is locked.
#[tauri::command]
#[specta::specta]
pub fn app_visible<R: Runtime>(app: AppHandle<R>, visible: bool) -> Result<(), PhrasedProblem> {
    answer(app, "app_visible", move |app| {
        app.state::<HouseAccess>().set_visible(visible);
        Ok(())
    })
}

/// Ends the app: the person chose this when the app was open twice.
#[tauri::command]
#[specta::specta]
pub fn quit<R: Runtime>(app: AppHandle<R>) -> Result<(), PhrasedProblem> {
    answer(app, "quit", move |app| {
        app.exit(0);
        Ok(())
    })
}

/// Announces a text to screen readers, on a system whose web view can't do so.
#[tauri::command]
#[specta::specta]
pub fn say_aloud<R: Runtime>(app: AppHandle<R>, text: String) -> Result<(), PhrasedProblem> {
    answer(app, "say_aloud", move |app| {
        announcements::say(app, text);
        Ok(())
    })
}

/// Returns the file that the system has handed over, if there is a new one.
#[tauri::command]
#[specta::specta]
pub fn handed_over<R: Runtime>(app: AppHandle<R>) -> Result<Option<HandedOver>, PhrasedProblem> {
    answer(app, "handed_over", move |app| {
        #[cfg(target_os = "android")]
        crate::opened_files::note_put_down(app);
        Ok(app.state::<PendingFile>().take(app.state::<HouseAccess>().lang()))
    })
}
