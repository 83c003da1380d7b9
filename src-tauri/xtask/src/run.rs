//! `cargo xtask run`: opens the app or, where there is no display, plays it and takes screenshots.

use std::env;

use crate::{Outcome, bundle, process, setup};

pub fn run(_: &[String]) -> Outcome {
    if has_display() {
        setup::for_building()?;
        let app = bundle::build_release()?;
        return process::finish(&mut process::call(app, &[]));
    }
    println!("no display here: the app will be played under a virtual one");
    setup::for_playing()?;
    let app = bundle::build_release()?;
    process::finish(process::npm(setup::UI_TESTS, &["run", "--silent", "play"]).env("ASZTALTARS_APP", app))
}

/// Only X11 and Wayland can be absent; other systems always have a screen to open on.
fn has_display() -> bool {
    let names = |variable| env::var_os(variable).is_some_and(|value| !value.is_empty());
    !cfg!(target_os = "linux") || names("DISPLAY") || names("WAYLAND_DISPLAY")
}
