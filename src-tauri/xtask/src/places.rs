//! Where things are.

use std::path::{Path, PathBuf};

/// The project's top directory.
pub fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here)
}

/// A path below the top directory.
pub fn at(path: &str) -> PathBuf {
    root().join(path)
}

/// The app as built with `profile` (`debug` or `release`).
pub fn app(profile: &str) -> PathBuf {
    built(profile, "asztaltars")
}

/// The test bridge as built with `profile`.
pub fn bridge(profile: &str) -> PathBuf {
    built(profile, "bridge")
}

fn built(profile: &str, name: &str) -> PathBuf {
    let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    at("target").join(profile).join(file)
}
