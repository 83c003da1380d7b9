//! The one window: made hidden, shown when its first screen stands, so that nothing flashes.

use std::thread;
use std::time::Duration;

use tauri::window::Color;
use tauri::{AppHandle, Manager, Runtime, WebviewWindow};

use crate::launch;

/// The label of the one window in `tauri.conf.json`.
pub const MAIN: &str = "main";

/// A UI that has not shown itself by then never will: better a bare window than none.
const PATIENCE: Duration = Duration::from_secs(8);

/// Shows the window and says so to whoever waits for it.
///
/// Between the window's appearing and the page's first frame the system paints the window itself:
/// `paper`, the page's own colour, keeps that moment from flashing.
pub fn show<R: Runtime>(app: &AppHandle<R>, paper: Option<Color>) {
    if let Some(window) = app.get_webview_window(MAIN)
        && let Err(error) = appear(&window, paper)
    {
        eprintln!("asztaltars: cannot show the window: {error}");
    }
    launch::report_shown();
}

#[cfg(desktop)]
fn appear<R: Runtime>(window: &WebviewWindow<R>, paper: Option<Color>) -> tauri::Result<()> {
    if paper.is_some() {
        window.set_background_color(paper)?;
    }
    window.show()
}

/// On a phone the window is the screen: it is there from the start.
#[cfg(mobile)]
fn appear<R: Runtime>(_: &WebviewWindow<R>, _: Option<Color>) -> tauri::Result<()> {
    Ok(())
}

/// Shows the window after a while even if the UI never asked for it.
pub fn show_at_last<R: Runtime>(app: &AppHandle<R>) {
    let app = app.clone();
    thread::spawn(move || {
        thread::sleep(PATIENCE);
        let hidden = app.get_webview_window(MAIN).is_some_and(|window| !window.is_visible().unwrap_or(true));
        if hidden {
            eprintln!("asztaltars: the UI has not shown itself in {PATIENCE:?}");
            show(&app, None);
        }
    });
}
