//! The one window: made hidden, shown when its first screen stands, so that nothing flashes.

use std::thread;
use std::time::Duration;

use tauri::window::Color;
use tauri::{App, AppHandle, Manager, Runtime, WebviewWindow, WebviewWindowBuilder};

use crate::launch;

/// The label of the one window in `tauri.conf.json`.
pub const MAIN: &str = "main";

/// A UI that has not shown itself by then never will: better a bare window than none.
const PATIENCE: Duration = Duration::from_secs(8);

/// Makes the window. What the page stores goes to the house: the web view keeps nothing on the disk, and needs no folder
/// there, which may not be to be had.
///
/// # Errors
/// If the system has no window for us.
pub fn make<R: Runtime>(app: &App<R>) -> tauri::Result<()> {
    let Some(config) = app.config().app.windows.first() else { return Ok(()) };
    let window = WebviewWindowBuilder::from_config(app.handle(), config)?;
    on_no_disk(app, window).build().map(drop)
}

/// Tauri wants a folder for it all the same, and makes one: here it is one that is there, in which nothing is written.
#[cfg(target_os = "linux")]
fn on_no_disk<'a, R: Runtime>(
    app: &App<R>,
    window: WebviewWindowBuilder<'a, R, AppHandle<R>>,
) -> WebviewWindowBuilder<'a, R, AppHandle<R>> {
    // Earlier versions let it keep things there.
    if let Ok(before) = app.path().app_local_data_dir()
        && before.is_dir()
        && let Err(error) = std::fs::remove_dir_all(&before)
    {
        eprintln!("asztaltars: {}: {error}", before.display());
    }
    // A driver of web views can take hold only of one that has a folder.
    let driven = std::env::var_os("TAURI_WEBVIEW_AUTOMATION").is_some();
    let has_folder = || app.path().app_local_data_dir().is_ok_and(|usual| std::fs::create_dir_all(usual).is_ok());
    if driven && has_folder() {
        return window;
    }
    window.incognito(!driven).data_directory(std::env::temp_dir())
}

#[cfg(all(desktop, not(target_os = "linux")))]
fn on_no_disk<'a, R: Runtime>(
    _: &App<R>,
    window: WebviewWindowBuilder<'a, R, AppHandle<R>>,
) -> WebviewWindowBuilder<'a, R, AppHandle<R>> {
    window.incognito(true)
}

#[cfg(mobile)]
fn on_no_disk<'a, R: Runtime>(
    _: &App<R>,
    window: WebviewWindowBuilder<'a, R, AppHandle<R>>,
) -> WebviewWindowBuilder<'a, R, AppHandle<R>> {
    window
}

/// Draws everything so many times as large as usual, as far as the system's web view can: Android's can't.
pub fn magnify<R: Runtime>(app: &AppHandle<R>, factor: f64) {
    if let Some(window) = app.get_webview_window(MAIN)
        && let Err(error) = window.set_zoom(factor)
    {
        eprintln!("asztaltars: cannot magnify the window: {error}");
    }
}

/// Brings the window forward: somebody has started the app a second time.
pub fn bring_forward<R: Runtime>(app: &AppHandle<R>) {
    if let Some(window) = app.get_webview_window(MAIN) {
        let forward = || window.unminimize().and_then(|()| window.show()).and_then(|()| window.set_focus());
        if let Err(error) = forward() {
            eprintln!("asztaltars: cannot bring the window forward: {error}");
        }
    }
}

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
