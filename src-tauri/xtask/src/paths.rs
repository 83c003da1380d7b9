//! Paths of the project.

use std::path::{Path, PathBuf};

/// Returns the project's top directory.
pub fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here)
}

/// Returns a path below the top directory.
pub fn at(path: &str) -> PathBuf {
    root().join(path)
}

/// Returns the path of the app as built with `profile` (`debug` or `release`).
pub fn app(profile: &str) -> PathBuf {
    built(profile, "asztaltars")
}

/// Returns the path of the test bridge as built with `profile`.
pub fn bridge(profile: &str) -> PathBuf {
    built(profile, "bridge")
}

fn built(profile: &str, name: &str) -> PathBuf {
    let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    at("target").join(profile).join(file)
}
