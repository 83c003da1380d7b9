//! The shell: a window, and typed commands behind it. No rule of any game lives here.
//!
//! The window is made hidden from `tauri.conf.json`; the UI calls [`commands`]' `shown` once its
//! first screen stands. Every command is answered off the main thread, and its body runs in [`guard::answer`], where a
//! panic becomes a [`house::Problem`] instead of a dead app.
//!
//! [`configure`] and [`context`] are generic over the runtime: the app uses the system's web view,
//! the test bridge (`src/bin/bridge`) a mock with the same configuration and commands.

pub mod commands;
pub mod data_dir;
pub mod downloads;
pub mod drawing;
pub mod front_door;
pub mod guard;
pub mod launch;
pub mod own_pages;
pub mod window;

use tauri::webview::PageLoadEvent;
use tauri::{Builder, Context, Manager, Runtime};

use data_dir::data_dir;
use front_door::FrontDoor;

/// Adds commands and state to a builder.
pub fn configure<R: Runtime>(builder: Builder<R>) -> Builder<R> {
    builder
        .plugin(own_pages::only())
        .invoke_handler(guard::off_the_main_thread(commands::handler()))
        .setup(|app| {
            app.manage(FrontDoor::open(data_dir(app)));
            drawing::suit_the_device(app.handle());
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

/// Runs the app until its window is closed.
#[cfg_attr(mobile, tauri::mobile_entry_point)]
pub fn run() {
    if let Err(error) = configure(Builder::default()).run(context()) {
        eprintln!("asztaltars: cannot start: {error}");
        std::process::exit(1);
    }
}
