//! Previews of texts and files from outside, before they are imported.

use crate::background_task::BackgroundTask;
use crate::house::House;
use crate::play::same_deal::{self, Deed};
use crate::play::table_encoding::TableStatus;
use crate::problem::{Problem, ProblemKind};
use crate::records::is_record;
use crate::saves::challenge::may_be_code;
use crate::saves::save_text::envelope::{self, Content, EnvelopeError, Kind};
use crate::saves::save_text::export_format::Written;
use crate::saves::save_text::lines::{self, TableLine};
use crate::saves::save_text::notes::{Note, Readable};
use crate::saves::save_text::table_matching::{Found, KnownTables};
use crate::saves::save_text::validate::{self, Validated};
use crate::saves::save_text::{EverythingLook, ImportPreview, Known, LeftOut, TableLook, import};
use crate::stamp::new_id;
use crate::text::file;
use games::{GAMES, GameVisitor, ListedGame, visit_game};
use hosting::restore_text::restored;
use std::time::{Duration, Instant};

/// The largest file that is read, in bytes.
const MOST_BYTES: usize = 32 << 20;
/// How many bytes of states a preview of many tables checks: the tables of a month.
const MOST_LOOKED_THROUGH: usize = 128 << 20;
/// How long a preview replays tables on a slow machine, and how many it replays in any case. The rest is replayed on
/// import.
const LONGEST_LOOK: Duration = Duration::from_secs(1);
const PLAYED_ANYWAY: u32 = 50;

/// Whether a text is a list of a game.
struct IsList<'a>(&'a str);

impl GameVisitor for IsList<'_> {
    type Output = bool;

    fn visit<G: ListedGame>(self) -> bool {
        G::is_list(self.0)
    }
}

impl House {
    /// Returns what a file or text is. Each character of `file` stands for a byte.
    ///
    /// # Errors
    /// Fails if it can't be imported, with the reason as a sentence.
    pub fn import_preview(&self, file: &str) -> Result<ImportPreview, Problem> {
        self.import_preview_on(file, &BackgroundTask::default())
    }

    /// As [`House::import_preview`], as a task that may be cancelled.
    ///
    /// # Errors
    /// As [`House::import_preview`], or with [`ProblemKind::CalledOff`].
    pub fn import_preview_on(&self, file: &str, task: &BackgroundTask) -> Result<ImportPreview, Problem> {
        if file.len() > 2 * MOST_BYTES {
            return Err(ProblemKind::TooLarge.into());
        }
        if is_record(file) {
            return Ok(ImportPreview::Record { game: self.record_look(file)? });
        }
        let text = file::decoded(file).ok_or(ProblemKind::NotOurs)?;
        match envelope::open(&text) {
            Ok((kind, content)) => {
                // The text may be large, and isn't needed any more.
                drop(text);
                self.look_at(kind, &content, task)
            }
            Err(EnvelopeError::NotOurs) => self.look_at_words(&restored(&text)),
            Err(wrong) => Err(wrong.into()),
        }
    }

    /// Returns what an unsealed text is: a challenge code, or a game's list.
    fn look_at_words(&self, text: &str) -> Result<ImportPreview, Problem> {
        let is_list_of = |game: &&&str| visit_game(game, IsList(text)) == Some(true);
        if let Some(game) = GAMES.iter().find(is_list_of) {
            return Ok(ImportPreview::List { game: (*game).to_owned(), text: text.to_owned() });
        }
        if may_be_code(text) {
            return Ok(ImportPreview::Challenge { challenge: self.challenge(text, None)? });
        }
        Err(ProblemKind::NotOurs.into())
    }

    fn look_at(&self, kind: Kind, content: &Content, task: &BackgroundTask) -> Result<ImportPreview, Problem> {
        match kind {
            Kind::Table => Ok(ImportPreview::Table { table: self.look_at_table(content, task)? }),
            Kind::Everything => Ok(ImportPreview::Everything { everything: self.look_at_everything(content, task)? }),
        }
    }

    fn look_at_table(&self, content: &Content, task: &BackgroundTask) -> Result<TableLook, Problem> {
        let lang = self.lang();
        let written = lines::only_table(content)?;
        let Validated { table, players, plies, locked, .. } = validate::look_through(&written, new_id(), task)?;
        let (record, (_, found)) = (table.record, self.whereabouts(&written)?);
        let mut notes = Vec::new();
        notes.extend(content.is_newer().then(|| Note::Newer.text(lang)));
        let running = same_deal::running_dealt(&self.lock().store, &written.game, &written.seed, written.setup.get())?;
        notes.extend(same_deal::warning(&running, Deed::TakingIn, lang));
        let standing = TableStatus::of(&record);
        Ok(TableLook {
            game: record.game,
            name: record.name,
            standing: standing.text(lang),
            finished: record.finished,
            plies,
            players,
            assisted: record.assisted,
            history_locked: locked,
            created_ms: record.created_ms as f64,
            updated_ms: record.updated_ms as f64,
            known: found.known,
            notes,
        })
    }

    fn look_at_everything(&self, content: &Content, task: &BackgroundTask) -> Result<EverythingLook, Problem> {
        let lang = self.lang();
        let beside = lines::beside(content)?;
        let mut look = EverythingLook { written_ms: beside.written_ms as f64, ..EverythingLook::default() };
        let here = KnownTables::of(&self.lock().store)?;
        let (mut looked_through, mut played, begun) = (0, 0, Instant::now());
        let newer_text = content.is_newer();
        let mut readable = Readable { newer_text, newer_lines: beside.newer, ..Readable::default() };
        for (read, table) in lines::tables(content) {
            task.note(read);
            task.go_on()?;
            readable.tables += 1;
            let written = match table? {
                TableLine::Read(written) => written,
                TableLine::Unread(unread) => {
                    readable.newer_tables += u32::from(unread.newer);
                    look.left_out.push(unread.left_out(lang));
                    continue;
                }
            };
            let Found { known, .. } = here.glance(&self.lock().store, &written)?;
            if known == Known::Same {
                look.same += 1;
                continue;
            }
            // Replaying all tables of a year takes a while and is done on import: a preview replays only what it can at
            // once.
            let takes_long = played > PLAYED_ANYWAY && begun.elapsed() > LONGEST_LOOK;
            if looked_through > MOST_LOOKED_THROUGH || takes_long {
                look.unplayed += 1;
            } else {
                played += 1;
                match validate::look_through(&written, new_id(), task) {
                    Ok(validated) => looked_through += validated.looked_through,
                    Err(problem) if problem.kind() == ProblemKind::CalledOff => return Err(problem),
                    Err(problem) => {
                        looked_through += MOST_LOOKED_THROUGH / 16;
                        readable.newer_tables += u32::from(problem.kind() == ProblemKind::NewerText);
                        look.left_out.push(LeftOut::of(&written.game, &written.name, problem.text(lang)));
                        continue;
                    }
                }
            }
            match known {
                Known::New => look.fresh += 1,
                Known::Same | Known::Other => look.other += 1,
            }
        }
        let (entries, unreadable) = import::sound(beside.entries);
        let entries = import::new_entries(&self.lock().store, entries, true)?;
        look.settings = entries.settings.is_some();
        look.entries = entries.count;
        look.no_pads = unreadable.pads;
        readable.unreadable = unreadable.others;
        look.notes = readable.notes(lang);
        Ok(look)
    }

    /// Returns the tables that are here, and where the given table is among them.
    pub(super) fn whereabouts(&self, written: &Written) -> Result<(KnownTables, Found), Problem> {
        let inner = self.lock();
        let here = KnownTables::of(&inner.store)?;
        let found = here.find(&inner.store, written)?;
        Ok((here, found))
    }
}
