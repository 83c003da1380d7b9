//! `cargo xtask run`: opens the app or, where there is no display, plays it and takes screenshots.

use std::env;

use crate::{Outcome, bundle, process, setup};

/// Runs the command with the words after its name.
///
/// # Errors
/// If the app can't be built or started.
///
/// Runs the command with the words after its name.
///
/// # Errors
/// If the app can't be built or started.
pub fn run(words: &[String]) -> Outcome {
    let build = match words {
        [] => bundle::build_release,
        [word] if word == "--debug" => bundle::build_debug,
        _ => return Err("only --debug can follow: built faster, and slower to play".to_owned()),
    };
    if has_display() {
        setup::for_building()?;
        return process::finish(&mut process::call(build()?, &[]));
    }
    println!("no display here: the app will be played under a virtual one");
    setup::for_playing()?;
    let app = build()?;
    process::finish(process::npm(setup::UI_TESTS, &["run", "--silent", "play"]).env("ASZTALTARS_APP", app))
}

/// Only X11 and Wayland can be absent; other systems always have a screen to open on.
fn has_display() -> bool {
    let names = |variable| env::var_os(variable).is_some_and(|value| !value.is_empty());
    !cfg!(target_os = "linux") || names("DISPLAY") || names("WAYLAND_DISPLAY")
}
