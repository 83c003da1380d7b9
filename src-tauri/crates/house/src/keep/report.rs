//! The problem report: what somebody needs to fix the app, in plain text, for the person to read before giving it to
//! anybody. Nothing leaves the device automatically, and the report contains nothing else.

use crate::play::stored;
use crate::problem::Problem;
use crate::settings::Settings;
use crate::text::naming;
use rulebook::Lang;
use serde_json::Value;
use std::env::consts::{ARCH, OS};
use std::fmt::Write;
use store::{NodeRecord, Store, TableRecord};

/// Version, platform, settings, and how the file is.
pub(crate) fn of_the_app(
    store: &Store,
    busy: bool,
    settings: &Settings,
    shell: &str,
    lang: Lang,
) -> Result<String, Problem> {
    let say = |hu: &'static str, en: &'static str| if lang == Lang::Hu { hu } else { en };
    let tables = match store.tables() {
        Ok(tables) => tables.len().to_string(),
        Err(error) => error.to_string(),
    };
    let state = match (busy, store.is_read_only()) {
        (true, _) => say("máshol is nyitva van, itt csak olvasható", "open elsewhere too, read-only here"),
        (false, true) => say("csak olvasható", "read-only"),
        (false, false) => say("írható", "writable"),
    };
    let mut lines = vec![
        say("Asztaltárs, hibajelentés", "Asztaltárs, problem report").to_owned(),
        format!("{}: {}", say("változat", "version"), env!("CARGO_PKG_VERSION")),
        format!("{}: {OS} {ARCH}; {}", say("rendszer", "platform"), naming::tidy(shell)),
        format!("{}: {}", say("beállítások", "settings"), stored::write(settings)?),
        format!("{}: {state}", say("mentések fájlja", "file of saved tables")),
        format!("{}: {tables}", say("asztalok", "tables")),
    ];
    let notices = store.recoveries().unwrap_or_default();
    lines.extend(notices.iter().map(|notice| format!("{}: {notice:?}", say("értesítés", "notice"))));
    Ok(lines.join("\n") + "\n")
}

/// A table's setup and journal, without its name and without the file it may have come from. As long as the game goes on
/// without help, nothing in it tells what the person doesn't see: neither the seed nor what others have decided.
pub(crate) fn of_a_table(record: &TableRecord, nodes: &[NodeRecord], lang: Lang) -> Result<String, Problem> {
    let say = |hu: &'static str, en: &'static str| if lang == Lang::Hu { hu } else { en };
    let mut setup: Value = stored::read(&record.setup)?;
    if let Some(imported) = setup.get_mut("imported") {
        *imported = Value::Bool(true);
    }
    let flags = [
        (record.finished, say("véget ért", "finished")),
        (record.assisted, say("segítséggel", "assisted")),
        (record.recovered, say("helyreállítva", "recovered")),
    ];
    let flags: Vec<&str> = flags.into_iter().filter(|(set, _)| *set).map(|(_, name)| name).collect();
    let hides = !record.finished && !record.assisted;
    if hides && let Some(placed) = setup.get_mut("placed") {
        *placed = Value::Bool(true);
    }
    let secret = say("titok a játék végéig", "secret until the game is over");
    let persons: Vec<bool> = setup["players"].as_array().map_or_else(Vec::new, |players| {
        players.iter().map(|player| player.is_object() && player["level"].is_null()).collect()
    });
    let head = record.head.map_or(0, |head| head.0);
    let mut text = format!(
        "\n{}: {} ({} {})\nseed: {}\nsetup: {setup}\n{}: {head}; revision: {}{}\n",
        say("asztal", "table"),
        record.game,
        say("szabályok", "rules"),
        record.rules_version,
        if hides { secret } else { &record.seed },
        say("itt tart", "current position"),
        record.revision,
        flags.iter().map(|flag| format!("; {flag}")).collect::<String>(),
    );
    for node in nodes {
        let parent = node.parent.map_or(0, |parent| parent.0);
        // Writing to a text doesn't fail.
        let own = persons.get(usize::from(node.seat)).copied().unwrap_or_default();
        let mv = if hides && !own { kind_of(&node.mv) } else { node.mv.clone() };
        let _ = writeln!(text, "{} < {parent}: {} {mv} {}", node.id, node.seat, node.state_hash);
    }
    Ok(text)
}

/// Of a decision only what kind it is.
fn kind_of(mv: &str) -> String {
    let kind = serde_json::from_str::<Value>(mv).ok().and_then(|mv| Some(mv.get("kind")?.to_string()));
    format!("{{\"kind\":{}}}", kind.unwrap_or_else(|| "null".to_owned()))
}
