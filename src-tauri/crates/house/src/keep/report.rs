//! The problem report: what somebody who is to mend the app needs, in plain text, for the person to read before it is
//! given to anybody. Nothing of it leaves the device by itself, and nothing else is in it.

use crate::house::House;
use crate::house::shared::{HouseState, now_ms};
use crate::keep::calendar;
use crate::keep::naming;
use crate::keep::transfer::ExportText;
use crate::play::stored;
use crate::problem::Problem;
use rulebook::Lang;
use serde_json::Value;
use std::env::consts::{ARCH, OS};
use std::fmt::Write;
use store::TableId;

impl House {
    /// A report on a problem, with one table's journal if it is about a table; `shell` is what the window says of
    /// itself.
    ///
    /// # Errors
    /// If there is no such table.
    pub fn report(&self, id: Option<&str>, shell: &str) -> Result<ExportText, Problem> {
        let mut inner = self.lock();
        let mut text = inner.of_the_app(shell)?;
        if let Some(id) = id {
            text.push_str(&inner.of_a_table(id)?);
        }
        let date = calendar::date(now_ms(), 0);
        let name = match inner.lang {
            Lang::Hu => naming::file(&["asztaltars", "hibajelentes", &date], "txt"),
            Lang::En => naming::file(&["asztaltars", "report", &date], "txt"),
        };
        Ok(ExportText { text, name, can_save: false })
    }
}

impl HouseState {
    /// Version, platform, settings, and how the file is.
    fn of_the_app(&self, shell: &str) -> Result<String, Problem> {
        let say = |hu: &'static str, en: &'static str| if self.lang == Lang::Hu { hu } else { en };
        let tables = match self.store.tables() {
            Ok(tables) => tables.len().to_string(),
            Err(error) => error.to_string(),
        };
        let state = match (self.busy, self.store.is_read_only()) {
            (true, _) => say("máshol is nyitva van, itt csak olvasható", "open elsewhere too, only read here"),
            (false, true) => say("csak olvasható", "only read"),
            (false, false) => say("írható", "written"),
        };
        let mut lines = vec![
            say("Asztaltárs, hibajelentés", "Asztaltárs, problem report").to_owned(),
            format!("{}: {}", say("változat", "version"), env!("CARGO_PKG_VERSION")),
            format!("{}: {OS} {ARCH}; {}", say("rendszer", "platform"), naming::tidy(shell)),
            format!("{}: {}", say("beállítások", "settings"), stored::write(&self.settings)?),
            format!("{}: {state}", say("mentések fájlja", "file of saved tables")),
            format!("{}: {tables}", say("asztalok", "tables")),
        ];
        let notices = self.store.recoveries().unwrap_or_default();
        lines.extend(notices.iter().map(|notice| format!("{}: {notice:?}", say("értesítés", "notice"))));
        Ok(lines.join("\n") + "\n")
    }

    /// A table's setup and journal, without its name and without the file it may have come from.
    fn of_a_table(&mut self, id: &str) -> Result<String, Problem> {
        let record = self.mended(|inner| inner.kept_table(&TableId(id.to_owned())))?;
        let lang = self.lang;
        let say = |hu: &'static str, en: &'static str| if lang == Lang::Hu { hu } else { en };
        let mut setup: Value = stored::read(&record.setup)?;
        if let Some(imported) = setup.get_mut("imported") {
            *imported = Value::Bool(true);
        }
        let flags = [
            (record.finished, say("véget ért", "finished")),
            (record.assisted, say("segítséggel", "assisted")),
            (record.mended, say("helyreállítva", "mended")),
        ];
        let flags: Vec<&str> = flags.into_iter().filter(|(set, _)| *set).map(|(_, name)| name).collect();
        let head = record.head.map_or(0, |head| head.0);
        let mut text = format!(
            "\n{}: {} ({} {})\nseed: {}\nsetup: {setup}\n{}: {head}; revision: {}{}\n",
            say("asztal", "table"),
            record.game,
            say("szabályok", "rules"),
            record.rules_version,
            record.seed,
            say("itt áll", "stands at"),
            record.revision,
            flags.iter().map(|flag| format!("; {flag}")).collect::<String>(),
        );
        let nodes = self.mended(|inner| inner.store.journal(&record.id).map_err(Problem::from))?;
        for node in nodes {
            let parent = node.parent.map_or(0, |parent| parent.0);
            // Writing to a text doesn't fail.
            let _ = writeln!(text, "{} < {parent}: {} {} {}", node.id, node.seat, node.mv, node.state_hash);
        }
        Ok(text)
    }
}
