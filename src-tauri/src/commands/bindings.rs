//! Keeps `ui/src/bindings.ts` what the commands say, and `ui/src/tables/*/constants.ts` what the tables say of themselves.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, process};

use ::tables::{GAMES, GameVisitor, TableGame, visit_game};
use specta_typescript::Typescript;
use tauri::Wry;

const UI: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../ui/src");

/// The bindings as the commands would have them now.
fn regenerated() -> String {
    // The exporter only writes files; one per process, so that two test runs don't meet.
    let scratch = env::temp_dir().join(format!("asztaltars-bindings-{}.ts", process::id()));
    super::typed::<Wry>().export(Typescript::default(), &scratch).unwrap();
    let text = fs::read_to_string(&scratch).unwrap();
    fs::remove_file(&scratch).unwrap();
    text
}

/// What the window knows of a table without asking, as a module; none if it needs nothing. It lies with the table, so
/// that the first screen doesn't load it.
struct Constants;

impl GameVisitor for Constants {
    type Output = Option<(PathBuf, String)>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let mut text =
            "// Written by `cargo xtask bindings` from what the table says of itself. Do not edit.\n".to_owned();
        let constants = G::constants();
        for (name, value) in &constants {
            write!(text, "\nexport const {name} = {value} as const;\n").unwrap();
        }
        let file = Path::new(UI).join("tables").join(G::NAME).join("constants.ts");
        (!constants.is_empty()).then_some((file, text))
    }
}

/// With `UPDATE_BINDINGS` set (as `cargo xtask bindings` does) the files are rewritten instead.
#[test]
fn the_checked_in_bindings_are_fresh() {
    let constants = GAMES.iter().filter_map(|game| visit_game(game, Constants).flatten());
    for (file, fresh) in constants.chain([(Path::new(UI).join("bindings.ts"), regenerated())]) {
        if env::var_os("UPDATE_BINDINGS").is_some() {
            fs::write(file, fresh).unwrap();
        } else {
            let checked_in = fs::read_to_string(&file).unwrap_or_default();
            assert!(checked_in == fresh, "{} is stale: type `cargo xtask bindings`", file.display());
        }
    }
}
