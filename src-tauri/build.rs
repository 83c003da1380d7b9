//! Proofreads the rulebook, reports a missing UI build, and passes the configuration to Tauri.

use std::path::Path;

const UI: &str = "../ui/dist";

fn main() {
    println!("cargo::rerun-if-changed={UI}");
    // A changed rule text, scenario or tutorial rebuilds this program and so repeats the check.
    let failures = rulebook::proofread(games::VOLUMES);
    for failure in &failures {
        println!("cargo::error=games/{failure}");
    }
    // `tauri dev` opens Vite's server instead and needs no built UI.
    let embeds_ui = std::env::var_os("CARGO_FEATURE_CUSTOM_PROTOCOL").is_some();
    let lacks_ui = embeds_ui && !Path::new(UI).join("index.html").exists();
    if lacks_ui {
        println!(
            "cargo::error=ui/dist is missing: run `npm ci && npm run build` in ui/ first (`cargo xtask run` does it for you)"
        );
    }
    // An error printed for Cargo ends the build.
    if failures.is_empty() && !lacks_ui {
        tauri_build::build();
    }
}
