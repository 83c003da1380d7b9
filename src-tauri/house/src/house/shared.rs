//! The state shared by windows and the bots' thread, behind one lock that is never held while anybody thinks or waits.

use crate::house::analysis::Analysed;
use crate::house::bots::decision_timing::Paces;
use crate::house::queue::{LastLook, Waiting};
use crate::play::curve::Appraised;
use crate::play::review::Reviewed;
use crate::play::session::{Session, SnapshotRequest, Thinking};
use crate::play::table_creation::Open;
use crate::problem::{Problem, ProblemKind};
use crate::settings::{BotSpeed, Settings};
use crate::stamp::now_ms;
use crate::wire::TableSnapshot;
use bot::Cancel;
use game::Seat;
use games::visit_game;
use rulebook::Lang;
use std::collections::BTreeMap;
use std::panic::{self, AssertUnwindSafe};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::{Duration, Instant};
use store::{Store, StoredTable, TableId};

/// The state shared by windows and the bots' thread.
pub(crate) struct SharedState {
    inner: Mutex<HouseState>,
    /// Signals that something has changed.
    pub changed: Condvar,
}

pub(crate) struct HouseState {
    pub store: Store,
    /// Whether another instance has the tables open.
    pub busy: bool,
    pub settings: Settings,
    pub lang: Lang,
    /// Whether the app is on screen, so that bots may think.
    pub visible: bool,
    pub closing: bool,
    pub tables: BTreeMap<TableId, OpenTable>,
    /// Callers that wait for a table to move on.
    pub waiting: Waiting,
    /// Cancels the present computation.
    pub thinking: Option<Cancel>,
    /// The present analysis: one position at a time.
    pub analysed: Option<Analysed>,
    /// Closed tables whose running games are without help, as they were when last compared with an analysed position.
    pub compared: BTreeMap<TableId, Box<dyn Session>>,
    /// How many analyses were started since the start.
    pub analyses: u32,
    /// From whose seats finished games of several people were last looked at.
    pub viewers: BTreeMap<TableId, Seat>,
    /// Statistics that were reset since the start, as stored: each reset can be undone.
    pub forgotten: Vec<Vec<(String, String)>>,
}

/// A bot's decision that waits to be requested.
#[derive(Clone, Copy)]
pub(crate) struct Decided {
    /// The table's revision.
    pub revision: u32,
    pub thinking: Thinking,
    /// The earliest time at which it may be shown.
    pub from: Instant,
}

/// A table on screen.
pub(crate) struct OpenTable {
    pub session: Box<dyn Session>,
    /// When it last moved: the pause before a bot's decision counts from here.
    pub moved: Instant,
    /// Whether the next bot's move was requested in step-by-step play.
    pub step_asked: bool,
    /// The decision of a bot that waits to be requested.
    pub decided: Option<Decided>,
    /// How long its bots' decisions take to be shown.
    pub paces: Paces,
    /// Whether the person looks back; meanwhile no bot moves.
    pub held: bool,
    /// A bot's verdicts on the decisions so far.
    pub review: Reviewed,
    /// When the review was last asked for.
    pub review_asked: LastLook,
    /// The evaluations for the curve.
    pub appraised: Appraised,
    /// When the curve was last asked for.
    pub curve_asked: LastLook,
    /// Why a bot's decision couldn't be made or saved; reported to the next caller, after which it is tried again.
    pub trouble: Option<Problem>,
}

impl SharedState {
    /// Returns the shared state at the start.
    pub fn new(inner: HouseState) -> Arc<SharedState> {
        Arc::new(SharedState { inner: Mutex::new(inner), changed: Condvar::new() })
    }

    /// Takes the lock. If a caller panicked while holding it, open tables may be half changed: they are closed, and
    /// opened again from disk, where everything shown is saved. If the previous holder found damage, the store is
    /// recovered first, since nothing could be written otherwise.
    pub fn lock(&self) -> MutexGuard<'_, HouseState> {
        let mut inner = self.inner.lock().unwrap_or_else(|poisoned| {
            self.inner.clear_poison();
            let mut inner = poisoned.into_inner();
            inner.tables.clear();
            inner.compared.clear();
            inner.analysed = None;
            self.changed.notify_all();
            inner
        });
        if inner.store.has_met_damage() && inner.recover() {
            self.changed.notify_all();
        }
        inner
    }

    /// Runs `think` for the person without the lock, until interrupted. Afterwards `thinking` is cleared however it
    /// ends, so that others may think.
    pub fn unlocked<'a, T>(
        &'a self,
        mut inner: MutexGuard<'a, HouseState>,
        cancel: &Cancel,
        think: impl FnOnce(&Cancel) -> T,
    ) -> (MutexGuard<'a, HouseState>, T) {
        inner.thinking = Some(cancel.clone());
        drop(inner);
        let found = panic::catch_unwind(AssertUnwindSafe(|| think(cancel)));
        let mut inner = self.lock();
        // The caller that interrupted it may be thinking already.
        if !cancel.is_cancelled() {
            inner.thinking = None;
        }
        match found {
            Ok(found) => (inner, found),
            Err(panic) => {
                drop(inner);
                panic::resume_unwind(panic)
            }
        }
    }

    /// Waits for a change, but no longer than `most`.
    pub fn wait_at_most<'a>(&'a self, inner: MutexGuard<'a, HouseState>, most: Duration) -> MutexGuard<'a, HouseState> {
        match self.changed.wait_timeout(inner, most) {
            Ok((inner, _)) => inner,
            Err(poisoned) => {
                drop(poisoned.into_inner());
                self.lock()
            }
        }
    }

    /// Waits for a change.
    pub fn wait<'a>(&'a self, inner: MutexGuard<'a, HouseState>) -> MutexGuard<'a, HouseState> {
        match self.changed.wait(inner) {
            Ok(inner) => inner,
            Err(poisoned) => {
                drop(poisoned.into_inner());
                self.lock()
            }
        }
    }
}

impl HouseState {
    /// Cancels the present computation.
    pub fn interrupt(&mut self) {
        if let Some(cancel) = self.thinking.take() {
            cancel.cancel();
        }
    }

    /// Notes that a bot has failed to decide. Its table is left alone until that has been reported, since the bot would
    /// fail again and again and block all others.
    pub fn give_up(&mut self, id: &TableId) {
        if let Some(table) = self.tables.get_mut(id) {
            table.trouble = Some(ProblemKind::Crashed.into());
        }
    }

    /// After damage was found, recovers what can be read, so that writing can continue, and returns whether that was
    /// necessary. Open tables are closed and opened again from the recovered file. If the recovery fails, the next
    /// caller tries again.
    fn recover(&mut self) -> bool {
        let recovered = matches!(self.store.recover(), Ok(true));
        if recovered {
            self.tables.clear();
            self.compared.clear();
            self.fill_gaps();
        }
        recovered
    }

    /// Reads; if damage is found, recovers what can be read and tries once more.
    ///
    /// # Errors
    /// Fails as `reading` does.
    pub fn recovering<T>(&mut self, reading: impl Fn(&mut HouseState) -> Result<T, Problem>) -> Result<T, Problem> {
        let result = reading(self);
        match &result {
            Err(problem) if problem.kind() == ProblemKind::Damaged => {
                self.recover();
                reading(self)
            }
            _ => result,
        }
    }

    /// Returns the row of a table that is not deleted.
    ///
    /// # Errors
    /// Fails if there is no such table, it is deleted, or it can't be read.
    pub fn kept_table(&self, id: &TableId) -> Result<StoredTable, Problem> {
        kept(&self.store, id)
    }

    /// Opens a saved table.
    ///
    /// # Errors
    /// Fails if there is no such table or it can't be read.
    pub fn open_session(&mut self, id: &TableId) -> Result<Box<dyn Session>, Problem> {
        let record = self.kept_table(id)?;
        let game = record.game.clone();
        let open = Open { store: &mut self.store, record, now_ms: now_ms() };
        visit_game(&game, open).unwrap_or_else(|| Err(ProblemKind::NewerTable.into()))
    }

    /// Returns an open table with an open view. For a table that was left but is still saved, fails with
    /// [`ProblemKind::Left`].
    ///
    /// # Errors
    /// Fails if the table isn't open, or its device is being handed over.
    pub fn table(&mut self, id: &str) -> Result<&mut OpenTable, Problem> {
        let table = self.table_or_covered(id)?;
        if table.session.is_covered() { Err(ProblemKind::Covered.into()) } else { Ok(table) }
    }

    /// Returns an open table, even one whose device is being handed over.
    ///
    /// # Errors
    /// Fails if the table isn't open.
    pub fn table_or_covered(&mut self, id: &str) -> Result<&mut OpenTable, Problem> {
        let id = TableId(id.to_owned());
        let Self { tables, store, .. } = self;
        tables.get_mut(&id).ok_or_else(|| {
            Problem::Of(if kept(store, &id).is_ok() { ProblemKind::Left } else { ProblemKind::NoSuchTable })
        })
    }

    /// Returns an open table at this revision.
    ///
    /// # Errors
    /// Fails if the table isn't open or has moved on.
    pub fn table_at(&mut self, id: &str, revision: u32) -> Result<&mut OpenTable, Problem> {
        let table = self.table(id)?;
        if table.session.record().revision == revision { Ok(table) } else { Err(ProblemKind::Stale.into()) }
    }

    /// Returns an open table as the window sees it.
    ///
    /// # Errors
    /// Fails if the table isn't open, or its device is being handed over.
    pub fn snapshot(&self, id: &TableId, revision: u32, log_have: u32) -> Result<TableSnapshot, Problem> {
        let table = self.tables.get(id).ok_or(ProblemKind::NoSuchTable)?;
        if table.session.is_covered() {
            return Err(ProblemKind::Covered.into());
        }
        let by_step = self.settings.bot_speed == BotSpeed::Step;
        Ok(table.session.snapshot(SnapshotRequest { revision, log_have, held: table.held, by_step }, self.lang))
    }
}

fn kept(store: &Store, id: &TableId) -> Result<StoredTable, Problem> {
    let record = store.table(id)?;
    if record.deleted { Err(ProblemKind::NoSuchTable.into()) } else { Ok(record) }
}

impl OpenTable {
    /// Makes an open table that hasn't moved yet.
    pub fn new(session: Box<dyn Session>) -> Self {
        // An imported game is looked at before it continues.
        let held = session.is_untouched_import();
        OpenTable {
            session,
            moved: Instant::now(),
            step_asked: false,
            decided: None,
            paces: Paces::default(),
            held,
            review: Reviewed::default(),
            review_asked: LastLook::NONE,
            appraised: Appraised::new(),
            curve_asked: LastLook::NONE,
            trouble: None,
        }
    }
}
