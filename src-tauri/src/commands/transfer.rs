//! Export and import of tables, or of everything, as save texts.

use house::{Everything, ExportText, ImportPreview, ImportResult};
use serde::Serialize;

use crate::downloads;

house_commands! {
    /// Returns a table as a save text. `offset` is the device's time zone in minutes ahead of UTC.
    fn table_text(id: String, offset: i32) -> ExportText = |house| house.table_text(&id, offset).map(offered);

    /// Saves a table's save text in the Downloads folder and returns the file's path.
    fn table_save(id: String, offset: i32) -> String = |house| downloads::keep(&house.table_text(&id, offset)?);
}

/// One of the save texts of everything.
#[derive(Clone, Debug, Serialize, specta::Type)]
pub struct EverythingText {
    text: ExportText,
    /// What the save texts contain.
    all: Everything,
}

/// Everything, saved in the Downloads folder.
#[derive(Clone, Debug, Serialize, specta::Type)]
pub struct EverythingSaved {
    paths: Vec<String>,
    /// What the save texts contain.
    all: Everything,
}

house_commands! {
    /// Returns one part of the save text of all tables, settings, statistics and pads; parts are counted from 0, and
    /// the result says how many there are. `task` is a number by which progress can be asked for and the export
    /// cancelled.
    fn everything_text(offset: i32, part: u32, task: u32) -> EverythingText = |house| {
        let (text, all) = house.run_task(task, |task| house.everything_part(offset, part, task))?;
        Ok(EverythingText { text: offered(text), all })
    };

    /// Saves all tables, settings, statistics and pads in the Downloads folder, reads the files back and returns their
    /// paths. `task` as for [`everything_text`].
    fn everything_save(offset: i32, task: u32) -> EverythingSaved = |house| {
        let mut paths = Vec::new();
        let all = house.run_task(task, |task| {
            house.everything(offset, task, |text| {
                paths.push(downloads::keep(&text)?);
                Ok(())
            })
        })?;
        Ok(EverythingSaved { paths, all })
    };

    /// Returns what a file or a pasted text contains: a table, everything, a challenge code, a list, or a record. In
    /// `file` every character stands for a byte; a pasted text is sent as UTF-8 with a byte order mark. `task` as for
    /// [`everything_text`].
    fn import_preview(file: String, task: u32) -> ImportPreview = |house| {
        house.run_task(task, |task| house.import_preview_on(&file, task))
    };

    /// Imports a table, or everything, including the settings if `settings` is set: all of it or nothing. Existing data
    /// is never overwritten. `file` and `task` as for [`import_preview`].
    fn import_text(file: String, settings: bool, task: u32) -> ImportResult = |house| {
        house.run_task(task, |task| house.import_text_on(&file, settings, task))
    };

    /// Returns the progress of a task in thousandths; null before it has begun and after it has ended.
    fn task_progress(task: u32) -> Option<u32> = |house| Ok(house.task_progress(task));

    /// Cancels a task and returns whether there was one.
    fn task_cancel(task: u32) -> bool = |house| Ok(house.call_off(task));
}

/// Marks whether a text can be saved in the Downloads folder on this device.
pub(super) fn offered(text: ExportText) -> ExportText {
    ExportText { can_save: downloads::folder().is_some(), ..text }
}
