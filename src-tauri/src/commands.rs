//! The commands the UI calls, typed end to end.
//!
//! One place lists them: [`typed`]. Their bodies live in the modules below, one per subject, each
//! inside [`crate::guard::answer`]. After a change here, `cargo xtask bindings` rewrites
//! `ui/src/bindings.ts`; a test fails until that is done.

mod home;
mod rules;
mod scenes;
mod screen;
mod sgf;
mod tables;

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
            home::settings_save::<Wry>,
            tables::table_create::<Wry>,
            tables::table_again::<Wry>,
            tables::table_open::<Wry>,
            tables::table_next::<Wry>,
            tables::table_act::<Wry>,
            tables::table_explain::<Wry>,
            tables::table_forecast::<Wry>,
            tables::table_card::<Wry>,
            tables::table_undo::<Wry>,
            tables::table_redo::<Wry>,
            tables::table_step::<Wry>,
            tables::table_hint::<Wry>,
            tables::table_hold::<Wry>,
            tables::table_at::<Wry>,
            tables::table_go_to::<Wry>,
            tables::table_survey::<Wry>,
            tables::table_leave::<Wry>,
            tables::table_delete::<Wry>,
            tables::table_restore::<Wry>,
            sgf::sgf_look::<Wry>,
            sgf::sgf_open::<Wry>,
            sgf::sgf_text::<Wry>,
            sgf::sgf_save::<Wry>,
            rules::rule::<Wry>,
            rules::rule_book::<Wry>,
            rules::rule_index::<Wry>,
            rules::rule_search::<Wry>,
            rules::bookmarks::<Wry>,
            rules::bookmark_set::<Wry>,
            rules::card::<Wry>,
            scenes::scenario_show::<Wry>,
            scenes::scene_explain::<Wry>,
            scenes::scene_forecast::<Wry>,
            scenes::scene_card::<Wry>,
            scenes::scene_play_on::<Wry>,
            scenes::tutorial::<Wry>,
            scenes::lesson_at::<Wry>,
        ])
        .constant("mochiCards", mochi::Face::all())
        .constant("iszkenderunCards", iszkenderun::PrintedCard::all())
}

#[cfg(test)]
mod bindings;
