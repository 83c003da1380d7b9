//! Reads the sky file, fails if it can't be played, and generates constants from it.

mod code;
mod sky;

use std::path::PathBuf;
use std::{env, fs};

fn main() {
    let folder = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let file = folder.join("sky.json");
    println!("cargo::rerun-if-changed={}", file.display());
    println!("cargo::rerun-if-changed={}", folder.join("build").display());
    let text = match fs::read_to_string(&file) {
        Ok(text) => text,
        Err(error) => return println!("cargo::error={}: {error}", file.display()),
    };
    match sky::read(&text) {
        Ok(sky) => {
            let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("constellations.rs");
            if let Err(error) = fs::write(&out, code::of(&sky)) {
                println!("cargo::error={}: {error}", out.display());
            }
        }
        Err(faults) => {
            for fault in faults {
                println!("cargo::error={}: {fault}", file.display());
            }
        }
    }
}
