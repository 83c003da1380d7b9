//! Erasing all data, with undo, and the problem report.

use house::{ExportText, Start};

use super::transfer::offered;
use crate::downloads;

house_commands! {
    /// Erases everything, which can be undone until the app is closed. Returns the same as [`super::home::start`].
    fn erase(system: String) -> Start = |house| {
        house.erase()?;
        house.start(&system)
    };

    /// Restores what was erased. Returns the same as [`super::home::start`].
    fn erase_undo(system: String) -> Start = |house| {
        house.erase_undo()?;
        house.start(&system)
    };

    /// Returns a problem report, to be read before it is saved: version, platform, settings, the state of the file, and
    /// the journal of one table if the report is about a table.
    fn report_text(id: Option<String>) -> ExportText = |house| house.report(id.as_deref(), &shell()).map(offered);

    /// Saves the report in the Downloads folder and returns the file's path.
    fn report_save(id: Option<String>) -> String = |house| downloads::keep(&house.report(id.as_deref(), &shell())?);
}

/// Returns the version of the web view.
fn shell() -> String {
    tauri::webview_version().unwrap_or_default()
}
