//! Measurements that a script of the window's tests makes in a browser, over the real commands.

use std::collections::BTreeMap;
use std::{env, fs, process as own};

use super::sheet::Sheet;
use crate::{Outcome, bundle, process, setup};

/// Measures `open_table_ms.GAME`: how long a touch on a saved table takes until a move can be made, in milliseconds, on
/// a slowed-down phone.
///
/// # Errors
/// If the bridge can't be built, or the browser can't be run.
pub fn open_table(sheet: &mut Sheet) -> Outcome {
    for (game, median) in figures_of("open-tables")? {
        sheet.note(&format!("open_table_ms.{game}"), median);
    }
    Ok(())
}

/// Measures `phone.FIGURE.GAME`: what a whole game costs a slowed-down phone. The script says what each figure is.
///
/// # Errors
/// If the bridge can't be built, or the browser can't be run.
pub fn phone(sheet: &mut Sheet) -> Outcome {
    for (figure, value) in figures_of("phone-cost")? {
        sheet.note(&figure, value);
    }
    Ok(())
}

/// Runs a script against the release build and returns the figures that it leaves.
fn figures_of(script: &str) -> Outcome<BTreeMap<String, f64>> {
    setup::for_playing()?;
    let bridge = bundle::build_release_bridge()?;
    let result = env::temp_dir().join(format!("asztaltars-{script}-{}.json", own::id()));
    process::finish(
        process::npm(setup::UI_TESTS, &["run", "--silent", script])
            .env("ASZTALTARS_BRIDGE", bridge)
            .env("ASZTALTARS_RESULT", &result),
    )?;
    let figures = fs::read_to_string(&result)
        .map_err(|error| error.to_string())
        .and_then(|text| serde_json::from_str(&text).map_err(|error| error.to_string()))
        .map_err(|error| format!("{}: {error}", result.display()))?;
    // A leftover file in the temporary folder does no harm.
    let _ = fs::remove_file(&result);
    Ok(figures)
}
