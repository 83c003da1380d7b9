//! The shell: a window, and typed commands behind it. No rule of any game lives here.
//!
//! The window is made hidden, as `tauri.conf.json` says ([`window::make`]); the UI calls [`commands`]' `shown` once its
//! first screen stands. Every command is answered off the main thread, and its body runs in [`guard::answer`], where a
//! panic becomes a [`house::Problem`] instead of a dead app.
//!
//! [`configure`] and [`context`] are generic over the runtime: the app uses the system's web view,
//! the test bridge (`src/bin/bridge`) a mock with the same configuration and commands.

pub mod aloud;
pub mod already_open;
pub mod commands;
pub mod data_dir;
pub mod downloads;
pub mod drawing;
pub mod front_door;
pub mod guard;
pub mod handed;
pub mod launch;
pub mod own_pages;
pub mod window;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tauri::webview::PageLoadEvent;
use tauri::{AppHandle, Builder, Context, Manager, RunEvent, Runtime};

use data_dir::data_dir;
use front_door::FrontDoor;
use handed::Handed;

/// Adds commands and state to a builder.
pub fn configure<R: Runtime>(builder: Builder<R>) -> Builder<R> {
    builder
        .plugin(own_pages::only())
        .invoke_handler(guard::off_the_main_thread(commands::handler()))
        .setup(|app| {
            let handle = app.handle().clone();
            app.manage(FrontDoor::open(move || data_dir(&handle)));
            app.manage(Handed::default());
            window::make(app)?;
            drawing::suit_the_device(app.handle());
            aloud::begin(app.handle());
            window::show_at_last(app.handle());
            Ok(())
        })
        // A page that begins has asked nothing yet: whoever still waits was part of the one before.
        .on_page_load(|webview, load| {
            if load.event() == PageLoadEvent::Started
                && let Some(door) = webview.try_state::<FrontDoor>()
            {
                door.begin_anew();
            }
        })
}

/// The configuration, the capabilities and the UI, as compiled into the binary.
pub fn context<R: Runtime>() -> Context<R> {
    let mut context = tauri::generate_context!();
    launch::choose_page(context.config_mut());
    context
}

/// The app, or nothing where the system has no screen for it: then it has been said why.
fn built() -> Option<tauri::App> {
    // Where there is no screen the window system's library doesn't return, but panics.
    match std::panic::catch_unwind(|| configure(Builder::default()).build(context())) {
        Ok(Ok(app)) => return Some(app),
        Ok(Err(error)) => eprintln!("asztaltars: {error}"),
        Err(_) => {}
    }
    let hungarian = launch::language().to_ascii_lowercase().starts_with("hu");
    eprintln!(
        "asztaltars: {}",
        if hungarian {
            "Nincs képernyő, amin megjelenhetne az ablak. Grafikus felületről indítsd."
        } else {
            "There is no screen for the window. Start it from a desktop."
        }
    );
    None
}

/// What is done once the app stands: whether it could open its tables. Why not is said for who sees no window, too.
fn begin(app: &AppHandle) -> bool {
    // The page hasn't begun yet, and asks for it.
    if let Some(file) = handed::named() {
        app.state::<Handed>().put(file);
    }
    already_open::listen(app);
    let door = app.state::<FrontDoor>();
    door.note_language(&launch::language());
    let Err(problem) = door.house() else { return true };
    eprintln!("asztaltars: {}", problem.text(door.lang()));
    false
}

/// Runs the app until its window is closed.
#[cfg_attr(mobile, tauri::mobile_entry_point)]
pub fn run() {
    if already_open::brought_forward(handed::named().as_deref()) {
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
