//! The shell: a window with typed commands. It contains no rules of any game.
//!
//! The window is created hidden ([`window::make`]), and the UI calls the command `shown` of [`commands`] once its first
//! screen is ready. Every command is answered off the main thread, and its body runs in [`guard::answer`], where a
//! panic becomes a [`house::Problem`] instead of ending the app.
//!
//! [`configure`] and [`context`] are generic over the runtime: the app uses the system's web view, the test bridge
//! (`src/bin/bridge`) a mock with the same configuration and commands.

pub mod announcements;
pub mod commands;
pub mod compositing;
pub mod data_dir;
pub mod downloads;
pub mod guard;
pub mod house_access;
pub mod launch;
pub mod navigation_guard;
pub mod opened_files;
mod sentences;
pub mod single_instance;
pub mod window;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tauri::webview::PageLoadEvent;
use tauri::{AppHandle, Builder, Context, Manager, RunEvent, Runtime};

use data_dir::data_dir;
use house_access::HouseAccess;
use opened_files::PendingFile;
use rulebook::Lang;
use sentences::sentences;

/// Adds commands and state to a builder.
pub fn configure<R: Runtime>(builder: Builder<R>) -> Builder<R> {
    builder
        .plugin(navigation_guard::only())
        .invoke_handler(guard::off_the_main_thread(commands::handler()))
        .setup(|app| {
            let handle = app.handle().clone();
            app.manage(HouseAccess::open(move || data_dir(&handle)));
            app.manage(PendingFile::default());
            window::make(app)?;
            compositing::suit_the_device(app.handle());
            announcements::begin(app.handle());
            window::show_at_last(app.handle());
            Ok(())
        })
        // Calls that still wait at the start of a page load come from the previous page.
        .on_page_load(|webview, load| {
            if load.event() == PageLoadEvent::Started
                && let Some(door) = webview.try_state::<HouseAccess>()
            {
                door.begin_anew();
            }
        })
}

/// Returns the configuration, the capabilities and the UI, as compiled into the binary.
pub fn context<R: Runtime>() -> Context<R> {
    let mut context = tauri::generate_context!();
    launch::choose_page(context.config_mut());
    context
}

/// Builds the app; `None`, after printing the reason, if the system has no screen.
fn built() -> Option<tauri::App> {
    // Without a screen, the window system's library panics instead of returning an error.
    match std::panic::catch_unwind(|| configure(Builder::default()).build(context())) {
        Ok(Ok(app)) => return Some(app),
        Ok(Err(error)) => eprintln!("asztaltars: {error}"),
        Err(_) => {}
    }
    let lang = Lang::of_tag(&launch::language());
    eprintln!("asztaltars: {}", sentences(lang).no_screen());
    None
}

/// Runs once the app is built and returns whether the tables could be opened. The reason for a failure is also printed,
/// for a start without a visible window.
fn begin(app: &AppHandle) -> bool {
    // The page hasn't loaded yet and will ask for the file.
    if let Some(file) = opened_files::named() {
        app.state::<PendingFile>().put(file);
    }
    single_instance::listen(app);
    let door = app.state::<HouseAccess>();
    door.note_language(&launch::language());
    let Err(problem) = door.house() else { return true };
    eprintln!("asztaltars: {}", problem.text(door.lang()));
    false
}

/// Runs the app until its window is closed.
#[cfg_attr(mobile, tauri::mobile_entry_point)]
pub fn run() {
    if single_instance::brought_forward(opened_files::named().as_deref()) {
        return;
    }
    let app = built().unwrap_or_else(|| std::process::exit(1));
    let failed = Arc::new(AtomicBool::new(false));
    let has_failed = Arc::clone(&failed);
    let code = app.run_return(move |app, event| {
        if let RunEvent::Ready = event {
            has_failed.store(!begin(app), Ordering::Relaxed);
        }
    });
    std::process::exit(if failed.load(Ordering::Relaxed) && code == 0 { 1 } else { code });
}
