//! How long a touch on a saved table takes until a move can be made, for each game, on a slowed-down phone.

use std::collections::BTreeMap;
use std::{env, fs, process as own};

use super::sheet::Sheet;
use crate::{Outcome, bundle, process, setup};

/// Measures `open_table_ms.GAME`, in milliseconds.
///
/// # Errors
/// If the bridge can't be built, or the browser can't be run.
pub fn measure(sheet: &mut Sheet) -> Outcome {
    setup::for_playing()?;
    let bridge = bundle::build_release_bridge()?;
    let result = env::temp_dir().join(format!("asztaltars-open-tables-{}.json", own::id()));
    process::finish(
        process::npm(setup::UI_TESTS, &["run", "--silent", "open-tables"])
            .env("ASZTALTARS_BRIDGE", bridge)
            .env("ASZTALTARS_RESULT", &result),
    )?;
    let medians: BTreeMap<String, f64> = fs::read_to_string(&result)
        .map_err(|error| error.to_string())
        .and_then(|text| serde_json::from_str(&text).map_err(|error| error.to_string()))
        .map_err(|error| format!("{}: {error}", result.display()))?;
    // A leftover file in the temporary folder does no harm.
    let _ = fs::remove_file(&result);
    for (game, median) in medians {
        sheet.note(&format!("open_table_ms.{game}"), median);
    }
    Ok(())
}
