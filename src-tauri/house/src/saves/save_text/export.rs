//! Splits an export of everything into texts.
//!
//! Nothing is written that couldn't be read again: what is too large for one text is split into several, each of which
//! can be imported on its own and in any order, and each is read back before it is returned.

use super::Everything;
use super::envelope::{Kind, Sealing};
use super::lines::{self, Entry, ExportSection, Line, MOST_ENTRIES};
use crate::problem::{Problem, ProblemKind};
use crate::stamp::now_ms;
use crate::text::naming;
use crate::wire::ExportText;

/// The file extension of this app's files.
pub(crate) const ENDING: &str = "asztal";

/// An export of everything, split into texts.
pub(crate) struct Parts<P> {
    date: String,
    put: P,
    sealing: Sealing,
    /// The number and the size in bytes of the entries in this text.
    beside: (usize, usize),
    pub found: Everything,
}

impl<P: FnMut(ExportText) -> Result<(), Problem>> Parts<P> {
    /// Starts an export; `put` takes each finished text.
    ///
    /// # Errors
    /// Fails if a line can't be added.
    pub fn new(date: String, put: P) -> Result<Self, Problem> {
        let mut parts = Parts { date, put, sealing: Sealing::new(), beside: (0, 0), found: Everything::default() };
        parts.begin()?;
        Ok(parts)
    }

    fn begin(&mut self) -> Result<(), Problem> {
        self.sealing = Sealing::new();
        self.beside = (0, 0);
        let line = lines::written(&Line::Written(now_ms()));
        line.and_then(|line| self.sealing.add(&line)).ok_or(Problem::Of(ProblemKind::Crashed))
    }

    /// Adds a line; `beside` is how many of its bytes are entries.
    ///
    /// # Errors
    /// Fails if a text can't be finished or `put` fails.
    pub fn add(&mut self, line: &str, beside: usize) -> Result<(), Problem> {
        let (entries, bytes) = self.beside;
        let most = lines::most_beside(self.sealing.packed());
        if self.sealing.is_full() || entries + 2 > MOST_ENTRIES || bytes + beside > most {
            self.end_part()?;
            self.begin()?;
        }
        self.beside.0 += usize::from(beside > 0);
        self.beside.1 += beside;
        self.sealing.add(line).ok_or(Problem::Of(ProblemKind::Crashed))
    }

    /// Adds an entry, unless it couldn't be read again.
    ///
    /// # Errors
    /// Fails as [`Parts::add`] does.
    pub fn entry(&mut self, (section, key): (ExportSection, String), value: String) -> Result<(), Problem> {
        let beside = key.len() + value.len();
        let readable = section.is_readable(&key, &value);
        let line = lines::written(&Line::Entry(Entry { section, key, value }));
        self.found.unreadable += u32::from(!readable || line.is_none());
        line.map_or(Ok(()), |line| self.add(&line, beside))
    }

    fn end_part(&mut self) -> Result<(), Problem> {
        let sealing = std::mem::replace(&mut self.sealing, Sealing::new());
        let text = sealing.seal(Kind::Everything).ok_or(ProblemKind::Crashed)?;
        self.found.parts += 1;
        let number = self.found.parts.to_string();
        let number = if self.found.parts > 1 { &*number } else { "" };
        let name = naming::file(&["asztaltars", "minden", &self.date, number], ENDING);
        (self.put)(ExportText { text, name, can_save: false })
    }

    /// Ends the last text.
    ///
    /// # Errors
    /// Fails if the text can't be finished or `put` fails.
    pub fn end(mut self) -> Result<Everything, Problem> {
        self.end_part()?;
        Ok(self.found)
    }
}
