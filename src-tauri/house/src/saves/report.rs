//! The problem report: what is needed to fix the app, in plain text, for the person to read before sharing it. Nothing
//! leaves the device automatically, and the report contains nothing else.

use crate::play::table_encoding;
use crate::problem::Problem;
use crate::sentences::sentences;
use crate::settings::Settings;
use crate::text::naming;
use rulebook::Lang;
use serde_json::Value;
use std::env::consts::{ARCH, OS};
use std::fmt::Write;
use store::{JournalNode, Store, StoredTable};

/// Returns version, platform, settings, and the condition of the file.
pub(crate) fn of_the_app(
    store: &Store,
    busy: bool,
    settings: &Settings,
    shell: &str,
    lang: Lang,
) -> Result<String, Problem> {
    let words = sentences(lang).report();
    let tables = match store.tables() {
        Ok(tables) => tables.len().to_string(),
        Err(error) => error.to_string(),
    };
    let state = match (busy, store.is_read_only()) {
        (true, _) => words.busy,
        (false, true) => words.read_only,
        (false, false) => words.writable,
    };
    let mut lines = vec![
        words.title.to_owned(),
        format!("{}: {}", words.version, env!("CARGO_PKG_VERSION")),
        format!("{}: {OS} {ARCH}; {}", words.platform, naming::tidy(shell)),
        format!("{}: {}", words.settings, table_encoding::write(settings)?),
        format!("{}: {state}", words.saves),
        format!("{}: {tables}", words.tables),
    ];
    let notices = store.recoveries().unwrap_or_default();
    lines.extend(notices.iter().map(|notice| format!("{}: {notice:?}", words.notice)));
    Ok(lines.join("\n") + "\n")
}

/// Returns a table's setup and journal, without its name and without the record it may have come from. While the game
/// is running without help, the text contains nothing that the person can't see: neither the seed nor the decisions of
/// others.
pub(crate) fn of_a_table(record: &StoredTable, nodes: &[JournalNode], lang: Lang) -> Result<String, Problem> {
    let words = sentences(lang).report();
    let mut setup: Value = table_encoding::read(&record.setup)?;
    if let Some(imported) = setup.get_mut("imported") {
        *imported = Value::Bool(true);
    }
    let flags =
        [(record.finished, words.finished), (record.assisted, words.assisted), (record.recovered, words.recovered)];
    let flags: Vec<&str> = flags.into_iter().filter(|(set, _)| *set).map(|(_, name)| name).collect();
    let hides = !record.finished && !record.assisted;
    if hides && let Some(placed) = setup.get_mut("placed") {
        *placed = Value::Bool(true);
    }
    let secret = words.secret;
    let persons: Vec<bool> = setup["players"].as_array().map_or_else(Vec::new, |players| {
        players.iter().map(|player| player.is_object() && player["level"].is_null()).collect()
    });
    let head = record.head.map_or(0, |head| head.0);
    let mut text = format!(
        "\n{}: {} ({} {})\nseed: {}\nsetup: {setup}\n{}: {head}; revision: {}{}\n",
        words.table,
        record.game,
        words.rules,
        record.rules_version,
        if hides { secret } else { &record.seed },
        words.current_position,
        record.revision,
        flags.iter().map(|flag| format!("; {flag}")).collect::<String>(),
    );
    for node in nodes {
        let parent = node.parent.map_or(0, |parent| parent.0);
        // Writing to a `String` doesn't fail.
        let own = persons.get(usize::from(node.seat)).copied().unwrap_or_default();
        let mv = if hides && !own { kind_of(&node.mv) } else { node.mv.clone() };
        let _ = writeln!(text, "{} < {parent}: {} {mv} {}", node.id, node.seat, node.state_hash);
    }
    Ok(text)
}

/// Returns only the kind of a decision.
fn kind_of(mv: &str) -> String {
    let kind = serde_json::from_str::<Value>(mv).ok().and_then(|mv| Some(mv.get("kind")?.to_string()));
    format!("{{\"kind\":{}}}", kind.unwrap_or_else(|| "null".to_owned()))
}
