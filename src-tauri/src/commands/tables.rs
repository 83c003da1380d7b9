//! Tables: laid, opened, played, left.
//!
//! A command that changes a table names the revision it saw and answers with nothing: how the table stands
//! reaches the window through [`table_next`] alone.

use bot::Survey;
use game::Forecast;
use house::{
    BotAccount, Curve, HintView, NewTable, OpenHand, OptionFault, PhrasedProblem, Reason, Review, TableSnapshot,
};
use rulebook::card::CardSheet;
use tables::{GameIntent, GameMove};
use tauri::{AppHandle, Runtime};

use crate::guard::in_house;

/// Lays a new table and answers with its identifier.
#[tauri::command]
#[specta::specta]
pub fn table_create<R: Runtime>(app: AppHandle<R>, table: NewTable) -> Result<String, PhrasedProblem> {
    in_house(app, "table_create", move |house| house.create(&table))
}

/// Everything that stands against a new table's setup; nothing if it can be laid.
#[tauri::command]
#[specta::specta]
pub fn setup_faults<R: Runtime>(app: AppHandle<R>, table: NewTable) -> Result<Vec<OptionFault>, PhrasedProblem> {
    in_house(app, "setup_faults", move |house| house.setup_faults(&table))
}

/// Lays a table like another one, with a new deal, and answers with its identifier.
#[tauri::command]
#[specta::specta]
pub fn table_again<R: Runtime>(app: AppHandle<R>, id: String) -> Result<String, PhrasedProblem> {
    in_house(app, "table_again", move |house| house.again(&id))
}

/// Opens a table: how it stands, with its whole log.
#[tauri::command]
#[specta::specta]
pub fn table_open<R: Runtime>(app: AppHandle<R>, id: String) -> Result<TableSnapshot, PhrasedProblem> {
    in_house(app, "table_open", move |house| house.open_table(&id))
}

/// Waits until the table's revision is no longer `revision`. The log comes from line `log_have` on, or from
/// where it was cut meanwhile.
#[tauri::command]
#[specta::specta]
pub fn table_next<R: Runtime>(
    app: AppHandle<R>,
    id: String,
    revision: u32,
    log_have: u32,
) -> Result<TableSnapshot, PhrasedProblem> {
    in_house(app, "table_next", move |house| house.next(&id, revision, log_have))
}

/// The person's decision.
#[tauri::command]
#[specta::specta]
pub fn table_act<R: Runtime>(
    app: AppHandle<R>,
    id: String,
    revision: u32,
    decision: GameMove,
) -> Result<(), PhrasedProblem> {
    in_house(app, "table_act", move |house| house.act(&id, revision, decision))
}

/// Why a touch does nothing: every rule against it, in the rules' order.
#[tauri::command]
#[specta::specta]
pub fn table_explain<R: Runtime>(
    app: AppHandle<R>,
    id: String,
    revision: u32,
    intent: GameIntent,
) -> Result<Vec<Reason>, PhrasedProblem> {
    in_house(app, "table_explain", move |house| house.explain(&id, revision, intent))
}

/// What a move of the person is certain to change, told before it is made.
#[tauri::command]
#[specta::specta]
pub fn table_forecast<R: Runtime>(
    app: AppHandle<R>,
    id: String,
    revision: u32,
    decision: GameMove,
) -> Result<Vec<Forecast>, PhrasedProblem> {
    in_house(app, "table_forecast", move |house| house.forecast(&id, revision, decision))
}

/// A card at a table, large, with where it is as far as the person may know.
#[tauri::command]
#[specta::specta]
pub fn table_card<R: Runtime>(app: AppHandle<R>, id: String, card: String) -> Result<CardSheet, PhrasedProblem> {
    in_house(app, "table_card", move |house| house.table_card(&id, &card))
}

/// The person gives the game up, whoever is to move.
#[tauri::command]
#[specta::specta]
pub fn table_resign<R: Runtime>(app: AppHandle<R>, id: String, revision: u32) -> Result<(), PhrasedProblem> {
    in_house(app, "table_resign", move |house| house.resign(&id, revision))
}

/// What is asked has taken so many milliseconds of the person's time by now; if that was all there was, the game is lost.
#[tauri::command]
#[specta::specta]
pub fn table_think<R: Runtime>(
    app: AppHandle<R>,
    id: String,
    revision: u32,
    spent_ms: u32,
) -> Result<(), PhrasedProblem> {
    in_house(app, "table_think", move |house| house.think(&id, revision, spent_ms))
}

/// Back to the person's last decision.
#[tauri::command]
#[specta::specta]
pub fn table_undo<R: Runtime>(app: AppHandle<R>, id: String, revision: u32) -> Result<(), PhrasedProblem> {
    in_house(app, "table_undo", move |house| house.undo(&id, revision))
}

/// On to the person's next decision, along the branch last played.
#[tauri::command]
#[specta::specta]
pub fn table_redo<R: Runtime>(app: AppHandle<R>, id: String, revision: u32) -> Result<(), PhrasedProblem> {
    in_house(app, "table_redo", move |house| house.redo(&id, revision))
}

/// In step-by-step play, lets the next bot move.
#[tauri::command]
#[specta::specta]
pub fn table_step<R: Runtime>(app: AppHandle<R>, id: String, revision: u32) -> Result<(), PhrasedProblem> {
    in_house(app, "table_step", move |house| house.step(&id, revision))
}

/// What a strong bot would do; the game is then marked as assisted.
#[tauri::command]
#[specta::specta]
pub fn table_hint<R: Runtime>(app: AppHandle<R>, id: String, revision: u32) -> Result<HintView, PhrasedProblem> {
    in_house(app, "table_hint", move |house| house.hint(&id, revision))
}

/// The person begins to look back at a table, or ends it: meanwhile no bot moves there.
#[tauri::command]
#[specta::specta]
pub fn table_hold<R: Runtime>(app: AppHandle<R>, id: String, on: bool) -> Result<(), PhrasedProblem> {
    in_house(app, "table_hold", move |house| house.hold(&id, on))
}

/// The table as the person saw it after `ply` decisions; of its log, what the last of them brought.
#[tauri::command]
#[specta::specta]
pub fn table_at<R: Runtime>(
    app: AppHandle<R>,
    id: String,
    revision: u32,
    ply: u32,
) -> Result<TableSnapshot, PhrasedProblem> {
    in_house(app, "table_at", move |house| house.table_at(&id, revision, ply))
}

/// What a bot proposes to whoever is to move, as the rules have it do: groups for dead at a count of Go.
#[tauri::command]
#[specta::specta]
pub fn table_proposal<R: Runtime>(
    app: AppHandle<R>,
    id: String,
    revision: u32,
) -> Result<Vec<GameMove>, PhrasedProblem> {
    in_house(app, "table_proposal", move |house| house.proposal(&id, revision))
}

/// How the board is likely to be shared out; the game is then marked as assisted.
#[tauri::command]
#[specta::specta]
pub fn table_survey<R: Runtime>(app: AppHandle<R>, id: String, revision: u32) -> Result<Survey, PhrasedProblem> {
    in_house(app, "table_survey", move |house| house.survey(&id, revision))
}

/// What everybody held after `ply` decisions of a game that is over, the person first.
#[tauri::command]
#[specta::specta]
pub fn table_hands<R: Runtime>(
    app: AppHandle<R>,
    id: String,
    revision: u32,
    ply: u32,
) -> Result<Vec<OpenHand>, PhrasedProblem> {
    in_house(app, "table_hands", move |house| house.hands(&id, revision, ply))
}

/// Why a bot decided as it did after `ply` other decisions of a game that is over.
#[tauri::command]
#[specta::specta]
pub fn table_account<R: Runtime>(
    app: AppHandle<R>,
    id: String,
    revision: u32,
    ply: u32,
) -> Result<BotAccount, PhrasedProblem> {
    in_house(app, "table_account", move |house| house.account(&id, revision, ply))
}

/// Begins to judge a table's decisions, or goes on; a game that isn't over is then marked as assisted.
#[tauri::command]
#[specta::specta]
pub fn review_begin<R: Runtime>(app: AppHandle<R>, id: String, revision: u32) -> Result<(), PhrasedProblem> {
    in_house(app, "review_begin", move |house| house.review_begin(&id, revision))
}

/// Judges no further; what was found stays.
#[tauri::command]
#[specta::specta]
pub fn review_stop<R: Runtime>(app: AppHandle<R>, id: String) -> Result<(), PhrasedProblem> {
    in_house(app, "review_stop", move |house| house.review_stop(&id))
}

/// Waits until other than `have` decisions have been judged, or no more will be, and tells those from there on.
#[tauri::command]
#[specta::specta]
pub fn review_next<R: Runtime>(app: AppHandle<R>, id: String, have: u32) -> Result<Review, PhrasedProblem> {
    in_house(app, "review_next", move |house| house.review_next(&id, have))
}

/// Waits until other than `have` moments of a table have been appraised, or no more will be, and tells those from there on.
#[tauri::command]
#[specta::specta]
pub fn curve_next<R: Runtime>(app: AppHandle<R>, id: String, have: u32) -> Result<Curve, PhrasedProblem> {
    in_house(app, "curve_next", move |house| house.curve_next(&id, have))
}

/// Lays a table with the first `ply` decisions of a kept one (null: all of them), and answers with its identifier.
#[tauri::command]
#[specta::specta]
pub fn table_branch<R: Runtime>(
    app: AppHandle<R>,
    id: String,
    ply: Option<u32>,
    name: String,
) -> Result<String, PhrasedProblem> {
    in_house(app, "table_branch", move |house| house.branch(&id, ply, &name))
}

/// The person leaves the table's screen.
#[tauri::command]
#[specta::specta]
pub fn table_leave<R: Runtime>(app: AppHandle<R>, id: String) -> Result<(), PhrasedProblem> {
    in_house(app, "table_leave", move |house| {
        house.leave(&id);
        Ok(())
    })
}

/// Deletes a table, with a way back until the app is closed.
#[tauri::command]
#[specta::specta]
pub fn table_delete<R: Runtime>(app: AppHandle<R>, id: String) -> Result<(), PhrasedProblem> {
    in_house(app, "table_delete", move |house| house.delete(&id))
}

/// Brings a deleted table back.
#[tauri::command]
#[specta::specta]
pub fn table_restore<R: Runtime>(app: AppHandle<R>, id: String) -> Result<(), PhrasedProblem> {
    in_house(app, "table_restore", move |house| house.restore(&id))
}

/// Gives a table another name; an empty one is none. Answers with the name as it is kept.
#[tauri::command]
#[specta::specta]
pub fn table_rename<R: Runtime>(app: AppHandle<R>, id: String, name: String) -> Result<String, PhrasedProblem> {
    in_house(app, "table_rename", move |house| house.rename(&id, &name))
}
