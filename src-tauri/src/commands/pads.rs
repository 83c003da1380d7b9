//! Score pads, for games at a real table.

use games::PadSheet;
use house::{NewPad, PadList, PadView};
use serde::Deserialize;

house_commands! {
    /// Returns all pads, last changed first, and the games that have one.
    fn pad_list() -> PadList = |house| house.pads();

    /// Creates a pad and returns its identifier.
    fn pad_new(pad: NewPad) -> String = |house| house.pad_new(&pad);

    /// Creates a pad of Go with the last position of a record. In `file` every character stands for a byte.
    fn pad_from_record(file: String) -> String = |house| house.pad_from_record(&file);

    /// Returns a pad with its whole count.
    fn pad_open(id: String) -> PadView = |house| house.pad(&id);

    /// Replaces the sheet of a pad.
    fn pad_write(id: String, revision: u32, sheet: OfferedSheet) -> PadView =
        |house| house.pad_write(&id, revision, sheet.0);

    /// Undoes the last change of a pad's sheet.
    fn pad_undo(id: String, revision: u32) -> PadView = |house| house.pad_undo(&id, revision);

    /// Proposes what the players would have to agree on: in Go, which groups are dead.
    fn pad_propose(id: String, revision: u32) -> PadView = |house| house.pad_propose(&id, revision);

    /// Names a pad and its players.
    fn pad_rename(id: String, name: String, players: Vec<String>) -> PadView =
        |house| house.pad_rename(&id, &name, &players);

    /// Deletes a pad, which can be undone.
    fn pad_delete(id: String) -> () = |house| house.pad_delete(&id);

    /// Restores a deleted pad.
    fn pad_restore(id: String) -> () = |house| house.pad_restore(&id);
}

/// A sheet as the window sends it. The house checks it, and a wrong one becomes a sentence.
#[derive(Clone, Debug, Deserialize, specta::Type)]
#[serde(transparent)]
pub struct OfferedSheet(#[specta(type = PadSheet)] serde_json::Value);
