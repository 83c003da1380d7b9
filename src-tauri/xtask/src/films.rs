//! `cargo xtask films`: a few moves of each game in the real window, as animated WebP pictures in both languages, below
//! `target/films`.

use crate::{Outcome, bundle, paths, process, setup};

const TO: &str = "target/films";

/// What films a display and packs what it has filmed.
const CAMERA: &[&str] = &["ffmpeg"];

/// Runs the command with the words after its name.
///
/// # Errors
/// If the app can't be built, played or filmed, or a film is too long for a page.
pub fn run(_: &[String]) -> Outcome {
    setup::for_playing()?;
    setup::system_packages(CAMERA)?;
    bundle::build_debug()?;
    let to = paths::at(TO).to_string_lossy().into_owned();
    process::finish(process::call("node", &["tests/ui/films.js", &to]).current_dir(paths::root()))?;
    println!("{TO}: a film of each game in each language");
    Ok(())
}
