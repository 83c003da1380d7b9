//! The call that assembles a problem report.

use crate::house::House;
use crate::problem::Problem;
use crate::saves::report;
use crate::sentences::sentences;
use crate::stamp::now_ms;
use crate::text::{calendar, naming};
use crate::wire::ExportText;
use store::TableId;

impl House {
    /// Returns a report on a problem, with one table's journal if it is about a table; `shell` is the window's
    /// description of itself.
    ///
    /// # Errors
    /// Fails if there is no such table.
    pub fn report(&self, id: Option<&str>, shell: &str) -> Result<ExportText, Problem> {
        let mut inner = self.lock();
        let mut text = report::of_the_app(&inner.store, inner.busy, &inner.settings, shell, inner.lang)?;
        if let Some(id) = id {
            let record = inner.recovering(|inner| inner.kept_table(&TableId(id.to_owned())))?;
            let nodes = inner.recovering(|inner| inner.store.journal(&record.id).map_err(Problem::from))?;
            text.push_str(&report::of_a_table(&record, &nodes, inner.lang)?);
        }
        let date = calendar::date(now_ms(), 0);
        let name = naming::file(&["asztaltars", sentences(inner.lang).report().file, &date], "txt");
        Ok(ExportText { text, name, can_save: false })
    }
}
