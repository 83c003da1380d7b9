//! Checks the promises of SECURITY.md that configuration files keep, so that they aren't loosened by accident.
// A test may end with a panic.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::Path;

use serde_json::Value;

fn text(path: &str) -> String {
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    fs::read_to_string(top.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn json(path: &str) -> Value {
    serde_json::from_str(&text(path)).unwrap()
}

#[test]
fn the_policy_names_nobody_but_the_app_and_is_explained_line_by_line() {
    let config = json("src-tauri/tauri.conf.json");
    let policy = config["app"]["security"]["csp"].as_object().unwrap();
    assert_eq!(policy["default-src"], "'none'");
    assert_eq!(policy["script-src"], "'self'");
    let explained = text("SECURITY.md");
    for (directive, sources) in policy {
        let sources = sources.as_str().unwrap();
        let own = ["'none'", "'self'", "data:", "ipc:", "http://ipc.localhost"];
        assert!(sources.split(' ').all(|source| own.contains(&source)), "{directive} {sources}");
        // Directives that allow nothing may share a line.
        let line = if sources == "'none'" { format!("`{directive}") } else { format!("`{directive} {sources}`") };
        assert!(explained.contains(&line), "SECURITY.md says nothing of {line}");
    }
    assert_eq!(config["app"]["security"]["freezePrototype"], true);
    assert_eq!(config["app"]["withGlobalTauri"], false);
}

#[test]
fn the_page_may_use_nothing_of_the_frameworks_own() {
    let config = json("src-tauri/tauri.conf.json");
    assert_eq!(config["app"]["security"]["capabilities"], serde_json::json!(["main"]));
    assert_eq!(json("src-tauri/capabilities/main.json")["permissions"], serde_json::json!([]));
}

#[test]
fn the_android_app_that_people_get_asks_for_no_permission() {
    let android = |variant: &str| text(&format!("src-tauri/gen/android/app/src/{variant}/AndroidManifest.xml"));
    assert!(!android("main").contains("<uses-permission"));
    let release = android("release");
    let permissions: Vec<&str> = release.lines().filter(|line| line.contains("<uses-permission")).collect();
    assert!(permissions.iter().any(|line| line.contains("android.permission.INTERNET")));
    assert!(permissions.iter().all(|line| line.contains("tools:node=\"remove\"")), "{permissions:?}");
}
