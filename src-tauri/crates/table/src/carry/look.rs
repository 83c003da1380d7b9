//! What a text from outside is, before anything is done with it.

use super::admit::{Admit, Admitted};
use super::envelope::{self, Kind, Wrong};
use super::here::{Found, Here};
use super::lines;
use super::written::Written;
use super::{CarryLook, EverythingLook, Known, LeftOut, TableLook};
use crate::file;
use crate::games::visit_game;
use crate::house::House;
use crate::naming;
use crate::problem::{Problem, ProblemKind};
use crate::shared::new_id;
use crate::stored::Standing;
use rulebook::Lang;
use store::TableId;

/// The largest file that is looked at, in bytes.
const MOST_BYTES: usize = 32 << 20;

impl House {
    /// What a file or a text is. In `file` every character stands for a byte.
    ///
    /// # Errors
    /// Why it is nothing that can be taken in, in a sentence.
    pub fn carry_look(&self, file: &str) -> Result<CarryLook, Problem> {
        let lang = self.lang();
        if file.len() > 2 * MOST_BYTES {
            return Err(Problem::new(ProblemKind::TooLarge, lang));
        }
        if is_record(file) {
            return Ok(CarryLook::Sgf { game: self.sgf_look(file)? });
        }
        let text = decoded(file).ok_or_else(|| Problem::new(ProblemKind::NotOurs, lang))?;
        match envelope::open(&text) {
            Ok((Kind::Table, content)) => Ok(CarryLook::Table { table: self.look_at_table(&content)? }),
            Ok((Kind::Everything, content)) => {
                Ok(CarryLook::Everything { everything: self.look_at_everything(&content)? })
            }
            Err(Wrong::NotOurs) if crate::challenge::may_be_code(&text) => {
                Ok(CarryLook::Challenge { challenge: self.challenge(&text)? })
            }
            Err(wrong) => Err(wrong.problem(lang)),
        }
    }

    fn look_at_table(&self, content: &str) -> Result<TableLook, Problem> {
        let lang = self.lang();
        let written = only_table(content).map_err(|wrong| wrong.problem(lang))?;
        let Admitted { table, levels, plies, locked } = admit(&written, new_id(), lang)?;
        let record = table.record;
        let standing: Standing = serde_json::from_str(&record.summary).unwrap_or_default();
        Ok(TableLook {
            game: record.game,
            name: record.name,
            standing: standing.text(lang),
            finished: record.finished,
            plies,
            levels,
            assisted: record.assisted,
            history_locked: locked,
            created_ms: record.created_ms as f64,
            updated_ms: record.updated_ms as f64,
            known: self.whereabouts(&written)?.1.known,
        })
    }

    fn look_at_everything(&self, content: &str) -> Result<EverythingLook, Problem> {
        let lang = self.lang();
        let beside = lines::beside(content).map_err(|wrong| wrong.problem(lang))?;
        let mut look = EverythingLook {
            written_ms: beside.written_ms as f64,
            fresh: 0,
            same: 0,
            other: 0,
            entries: 0,
            settings: false,
            left_out: Vec::new(),
        };
        let here = Here::of(&self.lock().store, lang)?;
        for written in lines::tables(content) {
            let written = written.map_err(|wrong| wrong.problem(lang))?;
            let Found { known, .. } = here.find(&self.lock().store, &written, lang)?;
            if known == Known::Same {
                look.same += 1;
            } else if let Err(problem) = admit(&written, new_id(), lang) {
                look.left_out.push(left_out(&written, &problem));
            } else if known == Known::New {
                look.fresh += 1;
            } else {
                look.other += 1;
            }
        }
        let entries = self.lock().new_entries(&beside.entries, true)?;
        look.settings = entries.settings.is_some();
        look.entries = entries.count;
        Ok(look)
    }

    /// What is here, and where a table is among it.
    pub(super) fn whereabouts(&self, written: &Written) -> Result<(Here, Found), Problem> {
        let inner = self.lock();
        let here = Here::of(&inner.store, inner.lang)?;
        let found = here.find(&inner.store, written, inner.lang)?;
        Ok((here, found))
    }
}

/// The text that bytes mean, each of them given as a character.
pub(super) fn decoded(file: &str) -> Option<String> {
    String::from_utf8(file::bytes(file)?).ok()
}

/// The one table of a content.
pub(super) fn only_table(content: &str) -> Result<Written, Wrong> {
    let mut tables = lines::tables(content);
    match (tables.next(), tables.next()) {
        (Some(table), None) => table,
        _ => Err(Wrong::Damaged),
    }
}

/// Looks through a table that is to be kept under `id`.
pub(super) fn admit(written: &Written, id: TableId, lang: Lang) -> Result<Admitted, Problem> {
    // A game that isn't known here belongs to a later version.
    let unknown = || Err(Problem::new(ProblemKind::NewerText, lang));
    visit_game(&written.game, Admit { written, id, lang }).unwrap_or_else(unknown)
}

/// Which table is left out, and why.
pub(super) fn left_out(written: &Written, problem: &Problem) -> LeftOut {
    let [game, name] = [&written.game, &written.name].map(|text| naming::tidy(text));
    LeftOut { game, name, why: problem.text.clone() }
}

/// Whether a file (a character for a byte) begins as a game on paper does.
fn is_record(file: &str) -> bool {
    let text = file.strip_prefix("\u{ef}\u{bb}\u{bf}").unwrap_or(file).trim_start();
    text.strip_prefix('(').is_some_and(|rest| rest.trim_start().starts_with(';'))
}
