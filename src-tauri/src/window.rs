//! The app's only window: created hidden and shown when its first screen is ready, which avoids flashing.

use std::thread;
use std::time::Duration;

use tauri::window::Color;
use tauri::{App, AppHandle, Manager, Runtime, WebviewWindow, WebviewWindowBuilder};

use crate::launch;

/// The label of the window in `tauri.conf.json`.
pub const MAIN: &str = "main";

/// If the UI hasn't shown the window within this time, it is shown anyway.
const PATIENCE: Duration = Duration::from_secs(8);

/// Creates the window. The page stores its data in the house, so the web view keeps nothing on the disk and needs no
/// folder there, which may be unavailable.
///
/// # Errors
/// If the system can't create the window.
pub fn make<R: Runtime>(app: &App<R>) -> tauri::Result<()> {
    let Some(config) = app.config().app.windows.first() else { return Ok(()) };
    let window = WebviewWindowBuilder::from_config(app.handle(), config)?;
    on_no_disk(app, window).build().map(drop)
}

/// Tauri still requires a data directory and creates it; the temporary folder exists already, and nothing is written
/// there.
#[cfg(target_os = "linux")]
fn on_no_disk<'a, R: Runtime>(
    app: &App<R>,
    window: WebviewWindowBuilder<'a, R, AppHandle<R>>,
) -> WebviewWindowBuilder<'a, R, AppHandle<R>> {
    // Removes the data that the web view of earlier versions has stored.
    if let Ok(before) = app.path().app_local_data_dir()
        && before.is_dir()
        && let Err(error) = std::fs::remove_dir_all(&before)
    {
        eprintln!("asztaltars: {}: {error}", before.display());
    }
    // WebDriver can control only a web view that has a data directory.
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

/// Magnifies the content of the window, if the system's web view supports it; Android's doesn't.
pub fn magnify<R: Runtime>(app: &AppHandle<R>, factor: f64) {
    if let Some(window) = app.get_webview_window(MAIN)
        && let Err(error) = window.set_zoom(factor)
    {
        eprintln!("asztaltars: cannot magnify the window: {error}");
    }
}

/// Brings the window forward when the app is started a second time. A phone does so itself.
#[cfg(desktop)]
pub fn bring_forward<R: Runtime>(app: &AppHandle<R>) {
    if let Some(window) = app.get_webview_window(MAIN) {
        let forward = || window.unminimize().and_then(|()| window.show()).and_then(|()| window.set_focus());
        if let Err(error) = forward() {
            eprintln!("asztaltars: cannot bring the window forward: {error}");
        }
    }
}

/// Shows the window and reports it to the program that started the app, if asked.
///
/// Between the window's appearing and the page's first frame the system paints the window: `paper`, the page's own
/// colour, avoids a flash.
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

/// A phone's window is always visible.
#[cfg(mobile)]
fn appear<R: Runtime>(_: &WebviewWindow<R>, _: Option<Color>) -> tauri::Result<()> {
    Ok(())
}

/// Shows the window after a while even if the UI hasn't asked for it.
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
