//! The commands the UI calls, typed end to end.
//!
//! One place lists them: [`typed`]. Their bodies live in the modules below, one per subject, each
//! inside [`crate::guard::answer`]. After a change here, `cargo xtask bindings` rewrites
//! `ui/src/bindings.ts`; a test fails until that is done.

mod analysis;
mod challenge;
mod data;
mod home;
mod lists;
mod pads;
mod records;
mod rules;
mod scenes;
mod screen;
mod statistics;
mod tables;
mod transfer;

use tauri::{Runtime, Wry};
use tauri_specta::{Builder, ErrorHandlingMode, collect_commands};

/// Every command with its types, for the handler and for the bindings alike.
pub fn typed<R: Runtime>() -> Builder<R> {
    Builder::<R>::new()
        .error_handling(ErrorHandlingMode::Result)
        .disable_serde_phases()
        // `Wry` only names a runtime for the types: the handler takes whichever `R` is.
        .commands(collect_commands![
            screen::shown::<Wry>,
            screen::app_visible::<Wry>,
            screen::quit::<Wry>,
            home::start::<Wry>,
            home::about::<Wry>,
            home::settings_save::<Wry>,
            home::recoveries_seen::<Wry>,
            statistics::statistics::<Wry>,
            statistics::statistics_reset::<Wry>,
            statistics::statistics_restore::<Wry>,
            statistics::level_word::<Wry>,
            tables::table_create::<Wry>,
            tables::setup_faults::<Wry>,
            tables::table_again::<Wry>,
            tables::table_open::<Wry>,
            tables::table_next::<Wry>,
            tables::table_act::<Wry>,
            tables::table_explain::<Wry>,
            tables::table_forecast::<Wry>,
            tables::table_card::<Wry>,
            tables::table_resign::<Wry>,
            tables::table_think::<Wry>,
            tables::table_undo::<Wry>,
            tables::table_redo::<Wry>,
            tables::table_step::<Wry>,
            tables::table_hint::<Wry>,
            tables::table_hold::<Wry>,
            tables::table_at::<Wry>,
            tables::table_survey::<Wry>,
            tables::table_hands::<Wry>,
            tables::review_begin::<Wry>,
            tables::review_stop::<Wry>,
            tables::review_next::<Wry>,
            analysis::analysis_begin::<Wry>,
            analysis::analysis_ask::<Wry>,
            analysis::analysis_next::<Wry>,
            analysis::analysis_stop::<Wry>,
            tables::table_branch::<Wry>,
            tables::table_leave::<Wry>,
            tables::table_delete::<Wry>,
            tables::table_restore::<Wry>,
            tables::table_rename::<Wry>,
            transfer::table_text::<Wry>,
            transfer::table_save::<Wry>,
            transfer::everything_text::<Wry>,
            transfer::everything_save::<Wry>,
            transfer::import_preview::<Wry>,
            transfer::import_text::<Wry>,
            transfer::errand_done::<Wry>,
            transfer::errand_call_off::<Wry>,
            challenge::challenge_read::<Wry>,
            challenge::challenge_of::<Wry>,
            challenge::challenge_today::<Wry>,
            data::erase::<Wry>,
            data::erase_undo::<Wry>,
            data::report_text::<Wry>,
            data::report_save::<Wry>,
            records::record_look::<Wry>,
            records::record_open::<Wry>,
            records::record_text::<Wry>,
            records::record_save::<Wry>,
            pads::pad_list::<Wry>,
            pads::pad_new::<Wry>,
            pads::pad_from_record::<Wry>,
            pads::pad_open::<Wry>,
            pads::pad_write::<Wry>,
            pads::pad_undo::<Wry>,
            pads::pad_propose::<Wry>,
            pads::pad_rename::<Wry>,
            pads::pad_delete::<Wry>,
            pads::pad_restore::<Wry>,
            lists::list_kept::<Wry>,
            lists::list_keep::<Wry>,
            lists::list_delete::<Wry>,
            lists::list_restore::<Wry>,
            lists::list_text::<Wry>,
            lists::list_save::<Wry>,
            lists::table_ask::<Wry>,
            rules::rule::<Wry>,
            rules::rule_book::<Wry>,
            rules::rule_index::<Wry>,
            rules::rule_search::<Wry>,
            rules::bookmarks::<Wry>,
            rules::bookmark_set::<Wry>,
            rules::reading::<Wry>,
            rules::card::<Wry>,
            rules::printed_cards::<Wry>,
            scenes::scenario_show::<Wry>,
            scenes::scene_explain::<Wry>,
            scenes::scene_forecast::<Wry>,
            scenes::scene_card::<Wry>,
            scenes::scene_play_on::<Wry>,
            scenes::tutorial::<Wry>,
            scenes::lesson_at::<Wry>,
        ])
}

#[cfg(test)]
mod bindings;
