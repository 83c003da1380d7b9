//! Proofreads the rulebook, says plainly what to do when the UI has not been built, and hands Tauri its configuration.

use std::path::Path;

const UI: &str = "../ui/dist";

fn main() {
    println!("cargo::rerun-if-changed={UI}");
    // Whenever a rule text, a scenario or a tutorial changes, this program is built anew and so looks again.
    let failures = rulebook::proofread(tables::VOLUMES);
    for failure in &failures {
        println!("cargo::error=tables/{failure}");
    }
    // `tauri dev` opens Vite's server instead and needs no built UI.
    let embeds_ui = std::env::var_os("CARGO_FEATURE_CUSTOM_PROTOCOL").is_some();
    let lacks_ui = embeds_ui && !Path::new(UI).join("index.html").exists();
    if lacks_ui {
        println!(
            "cargo::error=ui/dist is missing: run `npm ci && npm run build` in ui/ first (`cargo xtask run` does it for you)"
        );
    }
    // An error told to Cargo ends the build.
    if failures.is_empty() && !lacks_ui {
        tauri_build::build();
    }
}
