//! The commands that the window calls, with types on both sides.
//!
//! The macro `commands!` lists them all. Their bodies are in the modules below, one per subject, each inside
//! [`crate::guard::answer`]. After a change here, `cargo xtask bindings` rewrites `ui/src/bindings.ts`; a test fails
//! until that is done.

/// Defines commands that only ask the house: `fn name(arguments) -> Output = |house| body;`, with the documentation that the
/// window's bindings get. The body returns `Result<Output, Problem>`; see [`crate::guard::in_house`].
macro_rules! house_commands {
    ($(
        $(#[$doc:meta])*
        fn $name:ident($($argument:ident: $type:ty),*) -> $output:ty = |$house:ident| $body:expr;
    )*) => {
        $(
            $(#[$doc])*
            #[tauri::command]
            #[specta::specta]
            pub fn $name<R: tauri::Runtime>(
                app: tauri::AppHandle<R>,
                $($argument: $type),*
            ) -> Result<$output, house::PhrasedProblem> {
                crate::guard::in_house(app, stringify!($name), move |$house| $body)
            }
        )*
    };
}

mod analysis;
mod app;
mod challenge;
mod data;
mod home;
mod lists;
mod pads;
mod practice;
mod records;
mod rules;
mod scenes;
mod statistics;
mod tables;
mod transfer;

use tauri::Runtime;
use tauri::ipc::Invoke;

/// Generates from one list the command handler and, for tests only, the commands' types: the app itself contains no
/// types.
macro_rules! commands {
    ($($subject:ident :: $command:ident),* $(,)?) => {
        /// Returns the handler of all commands.
        pub fn handler<R: Runtime>() -> impl Fn(Invoke<R>) -> bool + Send + Sync + 'static {
            tauri::generate_handler![$($subject::$command),*]
        }

        /// Returns every command with its types, for any runtime: `Wry` is only a placeholder.
        #[cfg(test)]
        fn typed() -> tauri_specta::Builder<tauri::Wry> {
            tauri_specta::Builder::new()
                .error_handling(tauri_specta::ErrorHandlingMode::Result)
                .disable_serde_phases()
                .commands(tauri_specta::collect_commands![$($subject::$command::<tauri::Wry>),*])
        }
    };
}

commands![
    app::shown,
    app::app_visible,
    app::quit,
    app::say_aloud,
    app::handed_over,
    home::start,
    home::about,
    home::keepsake_put,
    home::settings_save,
    home::recoveries_seen,
    statistics::statistics,
    statistics::statistics_reset,
    statistics::statistics_restore,
    statistics::even_game,
    statistics::level_word,
    tables::table_create,
    tables::setup_faults,
    tables::table_again,
    tables::table_open,
    tables::table_next,
    tables::table_act,
    tables::table_explain,
    tables::table_forecast,
    tables::table_card,
    tables::table_resign,
    tables::table_think,
    tables::table_undo,
    tables::table_redo,
    tables::table_moves,
    tables::table_handing_over,
    tables::table_handing_next,
    tables::table_view,
    tables::table_take_back,
    tables::table_decline,
    tables::table_step,
    tables::table_hint,
    tables::table_hold,
    tables::table_at,
    tables::table_proposal,
    tables::table_survey,
    tables::table_hands,
    tables::table_account,
    tables::review_begin,
    tables::review_stop,
    tables::review_next,
    tables::curve_next,
    practice::advice,
    practice::mistakes_begin,
    practice::mistakes_next,
    practice::practice_at,
    practice::practice_explain,
    practice::practice_forecast,
    practice::practice_card,
    practice::practice_decision,
    practice::practice_keep,
    practice::practice_note,
    practice::puzzle_overview,
    practice::puzzles,
    practice::practice_due,
    practice::practice_try,
    practice::practice_solution,
    analysis::analysis_begin,
    analysis::analysis_ask,
    analysis::analysis_next,
    analysis::analysis_stop,
    tables::table_branch,
    tables::table_leave,
    tables::table_delete,
    tables::table_restore,
    tables::table_rename,
    transfer::table_text,
    transfer::table_save,
    transfer::everything_text,
    transfer::everything_save,
    transfer::import_preview,
    transfer::import_text,
    transfer::task_progress,
    transfer::task_cancel,
    challenge::challenge_read,
    challenge::challenge_of,
    challenge::challenge_today,
    data::erase,
    data::erase_undo,
    data::report_text,
    data::report_save,
    records::record_open,
    records::record_text,
    records::record_save,
    pads::pad_list,
    pads::pad_new,
    pads::pad_from_record,
    pads::pad_open,
    pads::pad_write,
    pads::pad_undo,
    pads::pad_propose,
    pads::pad_rename,
    pads::pad_delete,
    pads::pad_restore,
    lists::list_kept,
    lists::list_keep,
    lists::list_delete,
    lists::list_restore,
    lists::list_text,
    lists::list_save,
    lists::table_ask,
    rules::rule,
    rules::rule_book,
    rules::rule_index,
    rules::rule_search,
    rules::bookmarks,
    rules::bookmark_set,
    rules::reading,
    rules::card,
    rules::printed_cards,
    scenes::scenario_show,
    scenes::scene_explain,
    scenes::scene_forecast,
    scenes::scene_card,
    scenes::scene_play_on,
    scenes::tutorial,
    scenes::lesson_at,
];

#[cfg(test)]
mod bindings;
