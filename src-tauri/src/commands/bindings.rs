//! Checks that `ui/src/bindings.ts` matches the commands.

use std::path::Path;
use std::{env, fs, process};

use specta_typescript::Typescript;

const CHECKED_IN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../ui/src/bindings.ts");

/// Returns the current bindings.
fn regenerated() -> String {
    // The exporter only writes files; the name contains the process ID, so that parallel test runs don't conflict.
    let scratch = env::temp_dir().join(format!("asztaltars-bindings-{}.ts", process::id()));
    super::typed().export(Typescript::default(), &scratch).unwrap();
    let text = fs::read_to_string(&scratch).unwrap();
    fs::remove_file(&scratch).unwrap();
    text
}

/// With `UPDATE_BINDINGS` set (as `cargo xtask bindings` does) the file is rewritten instead.
#[test]
fn the_checked_in_bindings_are_fresh() {
    let fresh = regenerated();
    if env::var_os("UPDATE_BINDINGS").is_some() {
        fs::write(CHECKED_IN, fresh).unwrap();
        return;
    }
    let checked_in = fs::read_to_string(Path::new(CHECKED_IN)).unwrap_or_default();
    assert!(checked_in == fresh, "ui/src/bindings.ts is stale: type `cargo xtask bindings`");
}
