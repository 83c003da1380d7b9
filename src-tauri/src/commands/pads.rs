//! Score pads for games at a real table.

use house::{NewPad, PadList, PadView, PhrasedProblem};
use serde::Deserialize;
use tables::PadSheet;
use tauri::{AppHandle, Runtime};

use crate::guard::in_house;

/// All pads, the one changed last first, and the tables that have one.
#[tauri::command]
#[specta::specta]
pub fn pad_list<R: Runtime>(app: AppHandle<R>) -> Result<PadList, PhrasedProblem> {
    in_house(app, "pad_list", |house| house.pads())
}

/// Begins a pad and answers with its identifier.
#[tauri::command]
#[specta::specta]
pub fn pad_new<R: Runtime>(app: AppHandle<R>, pad: NewPad) -> Result<String, PhrasedProblem> {
    in_house(app, "pad_new", move |house| house.pad_new(&pad))
}

/// Begins a pad of Go with the last position of a game's file. In `file` every character stands for a byte.
#[tauri::command]
#[specta::specta]
pub fn pad_from_record<R: Runtime>(app: AppHandle<R>, file: String) -> Result<String, PhrasedProblem> {
    in_house(app, "pad_from_record", move |house| house.pad_from_record(&file))
}

/// A pad with all its accounts.
#[tauri::command]
#[specta::specta]
pub fn pad_open<R: Runtime>(app: AppHandle<R>, id: String) -> Result<PadView, PhrasedProblem> {
    in_house(app, "pad_open", move |house| house.pad(&id))
}

/// Writes another sheet on a pad.
#[tauri::command]
#[specta::specta]
pub fn pad_write<R: Runtime>(
    app: AppHandle<R>,
    id: String,
    revision: u32,
    sheet: OfferedSheet,
) -> Result<PadView, PhrasedProblem> {
    in_house(app, "pad_write", move |house| house.pad_write(&id, revision, sheet.0))
}

/// Takes the last change of a pad's sheet back.
#[tauri::command]
#[specta::specta]
pub fn pad_undo<R: Runtime>(app: AppHandle<R>, id: String, revision: u32) -> Result<PadView, PhrasedProblem> {
    in_house(app, "pad_undo", move |house| house.pad_undo(&id, revision))
}

/// Proposes what people would have to agree on: for Go, which groups are dead.
#[tauri::command]
#[specta::specta]
pub fn pad_propose<R: Runtime>(app: AppHandle<R>, id: String, revision: u32) -> Result<PadView, PhrasedProblem> {
    in_house(app, "pad_propose", move |house| house.pad_propose(&id, revision))
}

/// Names a pad and its players.
#[tauri::command]
#[specta::specta]
pub fn pad_rename<R: Runtime>(
    app: AppHandle<R>,
    id: String,
    name: String,
    players: Vec<String>,
) -> Result<PadView, PhrasedProblem> {
    in_house(app, "pad_rename", move |house| house.pad_rename(&id, &name, &players))
}

/// Deletes a pad, with a way back.
#[tauri::command]
#[specta::specta]
pub fn pad_delete<R: Runtime>(app: AppHandle<R>, id: String) -> Result<(), PhrasedProblem> {
    in_house(app, "pad_delete", move |house| house.pad_delete(&id))
}

/// Brings a deleted pad back.
#[tauri::command]
#[specta::specta]
pub fn pad_restore<R: Runtime>(app: AppHandle<R>, id: String) -> Result<(), PhrasedProblem> {
    in_house(app, "pad_restore", move |house| house.pad_restore(&id))
}

/// A sheet as the window offers it: checked in the house, where a wrong one becomes a sentence.
#[derive(Clone, Debug, Deserialize, specta::Type)]
#[serde(transparent)]
pub struct OfferedSheet(#[specta(type = PadSheet)] serde_json::Value);
