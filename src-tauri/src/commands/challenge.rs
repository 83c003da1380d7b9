//! Challenge codes: the same deal for a friend.

use house::{Challenge, PhrasedProblem};
use tauri::{AppHandle, Runtime};

use crate::guard::in_house;

/// The deal that a challenge code stands for; `game` is the table it is typed in for, if it is one's.
#[tauri::command]
#[specta::specta]
pub fn challenge_read<R: Runtime>(
    app: AppHandle<R>,
    code: String,
    game: Option<String>,
) -> Result<Challenge, PhrasedProblem> {
    in_house(app, "challenge_read", move |house| house.challenge(&code, game.as_deref()))
}

/// The challenge code of a table's deal, in groups of four; none for a table that wasn't dealt here.
#[tauri::command]
#[specta::specta]
pub fn challenge_of<R: Runtime>(app: AppHandle<R>, id: String) -> Result<Option<String>, PhrasedProblem> {
    in_house(app, "challenge_of", move |house| house.challenge_of(&id))
}

/// A game's deal of a calendar day (`2026-11-21`), the same on every device.
#[tauri::command]
#[specta::specta]
pub fn challenge_today<R: Runtime>(app: AppHandle<R>, game: String, day: String) -> Result<Challenge, PhrasedProblem> {
    in_house(app, "challenge_today", move |house| house.challenge_today(&game, &day))
}
