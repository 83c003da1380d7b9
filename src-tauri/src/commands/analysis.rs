//! What a search finds of a position, told while it goes on.

use house::{Analysis, PhrasedProblem};
use tables::TableQuestion;
use tauri::{AppHandle, Runtime};

use crate::guard::in_house;

/// Begins to analyse what the person has to decide at a table, and answers with the analysis's number (null: there is
/// nothing to analyse); the game is then marked as assisted.
#[tauri::command]
#[specta::specta]
pub fn analysis_begin<R: Runtime>(app: AppHandle<R>, id: String, revision: u32) -> Result<Option<u32>, PhrasedProblem> {
    in_house(app, "analysis_begin", move |house| house.analysis_begin(&id, revision))
}

/// Begins to analyse the position that a question to a table is about, and answers with the analysis's number.
#[tauri::command]
#[specta::specta]
pub fn analysis_ask<R: Runtime>(app: AppHandle<R>, question: TableQuestion) -> Result<Option<u32>, PhrasedProblem> {
    in_house(app, "analysis_ask", move |house| house.analysis_ask(question))
}

/// Waits until an analysis has made other than `have` iterations, or makes no more, and tells what it has found.
#[tauri::command]
#[specta::specta]
pub fn analysis_next<R: Runtime>(app: AppHandle<R>, number: u32, have: u32) -> Result<Analysis, PhrasedProblem> {
    in_house(app, "analysis_next", move |house| house.analysis_next(number, have))
}

/// Analyses no further, and forgets what was found.
#[tauri::command]
#[specta::specta]
pub fn analysis_stop<R: Runtime>(app: AppHandle<R>, number: u32) -> Result<(), PhrasedProblem> {
    in_house(app, "analysis_stop", move |house| {
        house.analysis_stop(number);
        Ok(())
    })
}
