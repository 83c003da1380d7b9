//! Hands Tauri its configuration, and says plainly what to do when the UI has not been built.

use std::path::Path;

const UI: &str = "../ui/dist";

fn main() {
    println!("cargo:rerun-if-changed={UI}");
    // `tauri dev` opens Vite's server instead and needs no built UI.
    let embeds_ui = std::env::var_os("CARGO_FEATURE_CUSTOM_PROTOCOL").is_some();
    if embeds_ui && !Path::new(UI).join("index.html").exists() {
        println!(
            "cargo:warning=ui/dist is missing: run `npm ci && npm run build` in ui/ first (`cargo xtask run` does it for you)"
        );
        std::process::exit(1);
    }
    tauri_build::build();
}
