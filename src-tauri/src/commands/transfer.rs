//! Tables, and everything, as texts: out of the app and into it.

use house::{Everything, ExportText, ImportPreview, ImportResult, PhrasedProblem};
use serde::Serialize;
use tauri::{AppHandle, Runtime};

use crate::downloads;
use crate::guard::in_house;

/// A table as a text, its save code. `offset` is how many minutes the device's clock is ahead of the world's.
#[tauri::command]
#[specta::specta]
pub fn table_text<R: Runtime>(app: AppHandle<R>, id: String, offset: i32) -> Result<ExportText, PhrasedProblem> {
    in_house(app, "table_text", move |house| house.table_text(&id, offset).map(offered))
}

/// Puts a table's text into the Downloads folder, and answers with the file's path.
#[tauri::command]
#[specta::specta]
pub fn table_save<R: Runtime>(app: AppHandle<R>, id: String, offset: i32) -> Result<String, PhrasedProblem> {
    in_house(app, "table_save", move |house| downloads::keep(&house.table_text(&id, offset)?))
}

/// One of the texts that everything comes to.
#[derive(Clone, Debug, Serialize, specta::Type)]
pub struct EverythingText {
    /// The text.
    text: ExportText,
    /// What everything came to.
    all: Everything,
}

/// Everything in the Downloads folder.
#[derive(Clone, Debug, Serialize, specta::Type)]
pub struct EverythingSaved {
    /// The files' paths.
    paths: Vec<String>,
    /// What everything came to.
    all: Everything,
}

/// All tables, settings, statistics and pads as a text: that of a part, counted from 0. What it came to says how many
/// there are. `errand` is a number by which it may be asked about and called off.
#[tauri::command]
#[specta::specta]
pub fn everything_text<R: Runtime>(
    app: AppHandle<R>,
    offset: i32,
    part: u32,
    errand: u32,
) -> Result<EverythingText, PhrasedProblem> {
    in_house(app, "everything_text", move |house| {
        let (text, all) = house.run_errand(errand, |errand| house.everything_part(offset, part, errand))?;
        Ok(EverythingText { text: offered(text), all })
    })
}

/// Puts all tables, settings, statistics and pads into the Downloads folder, reads the files back, and answers with their
/// paths. `errand` as for [`everything_text`].
#[tauri::command]
#[specta::specta]
pub fn everything_save<R: Runtime>(
    app: AppHandle<R>,
    offset: i32,
    errand: u32,
) -> Result<EverythingSaved, PhrasedProblem> {
    in_house(app, "everything_save", move |house| {
        let mut paths = Vec::new();
        let all = house.run_errand(errand, |errand| {
            house.everything(offset, errand, |text| {
                paths.push(downloads::keep(&text)?);
                Ok(())
            })
        })?;
        Ok(EverythingSaved { paths, all })
    })
}

/// What a file or a pasted text is: a table, everything, a challenge code, a game of Go on paper. In `file` every
/// character stands for a byte; a pasted text is sent as UTF-8 with a byte order mark. `errand` as for
/// [`everything_text`].
#[tauri::command]
#[specta::specta]
pub fn import_preview<R: Runtime>(
    app: AppHandle<R>,
    file: String,
    errand: u32,
) -> Result<ImportPreview, PhrasedProblem> {
    in_house(app, "import_preview", move |house| {
        house.run_errand(errand, |errand| house.import_preview_on(&file, errand))
    })
}

/// Takes in a table, or everything, and with it the settings if so asked: all of it or nothing. Nothing that is here
/// is written over. `file` and `errand` as for [`import_preview`].
#[tauri::command]
#[specta::specta]
pub fn import_text<R: Runtime>(
    app: AppHandle<R>,
    file: String,
    settings: bool,
    errand: u32,
) -> Result<ImportResult, PhrasedProblem> {
    in_house(app, "import_text", move |house| {
        house.run_errand(errand, |errand| house.import_text_on(&file, settings, errand))
    })
}

/// How much of an errand is done, in thousandths; none once it is over, or before it has begun.
#[tauri::command]
#[specta::specta]
pub fn errand_done<R: Runtime>(app: AppHandle<R>, errand: u32) -> Result<Option<u32>, PhrasedProblem> {
    in_house(app, "errand_done", move |house| Ok(house.errand_done(errand)))
}

/// Calls an errand off; says whether there was one.
#[tauri::command]
#[specta::specta]
pub fn errand_call_off<R: Runtime>(app: AppHandle<R>, errand: u32) -> Result<bool, PhrasedProblem> {
    in_house(app, "errand_call_off", move |house| Ok(house.call_off(errand)))
}

/// A text, and whether it can be put into the Downloads folder here.
pub(super) fn offered(text: ExportText) -> ExportText {
    ExportText { can_save: downloads::folder().is_some(), ..text }
}
