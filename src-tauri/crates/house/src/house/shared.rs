//! What windows and the bots' thread share, behind one lock that is never held while anybody thinks or waits.

use crate::house::analysis::Analysed;
use crate::house::bots::pace::Paces;
use crate::house::queue::{LastLook, Waiting};
use crate::play::curve::Appraised;
use crate::play::judged::Reviewed;
use crate::play::laying::Open;
use crate::play::session::{Asked, Session, Thinking};
use crate::problem::{Problem, ProblemKind};
use crate::settings::{BotSpeed, Settings};
use crate::stamp::now_ms;
use crate::wire::TableSnapshot;
use bot::Cancel;
use rulebook::Lang;
use std::collections::BTreeMap;
use std::panic::{self, AssertUnwindSafe};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::{Duration, Instant};
use store::{Store, TableId, TableRecord};
use tables::visit_game;

/// What windows and the bots' thread share.
pub(crate) struct SharedState {
    inner: Mutex<HouseState>,
    /// Something has changed.
    pub changed: Condvar,
}

pub(crate) struct HouseState {
    pub store: Store,
    /// Another instance has the tables open.
    pub busy: bool,
    pub settings: Settings,
    pub lang: Lang,
    /// The app is on screen: bots may think.
    pub visible: bool,
    pub closing: bool,
    pub tables: BTreeMap<TableId, OpenTable>,
    /// Windows that wait for a table to move on.
    pub waiting: Waiting,
    /// Stops the bot that is thinking now.
    pub thinking: Option<Cancel>,
    /// What somebody looks at while it is being analysed: one position at a time.
    pub analysed: Option<Analysed>,
    /// Running games without help that aren't open, as they were when they were last compared with an analysed
    /// position.
    pub compared: BTreeMap<TableId, Box<dyn Session>>,
    /// How many analyses were begun since the start.
    pub analyses: u32,
    /// Statistics that were reset since the start, as they were stored: each reset can be taken back.
    pub forgotten: Vec<Vec<(String, String)>>,
}

/// What a bot has decided that waits to be asked.
#[derive(Clone, Copy)]
pub(crate) struct Decided {
    /// At which revision.
    pub revision: u32,
    pub thinking: Thinking,
    /// When it may be seen at the earliest.
    pub from: Instant,
}

/// A table on screen.
pub(crate) struct OpenTable {
    pub session: Box<dyn Session>,
    /// When it last moved: the pause before a bot's decision counts from here.
    pub moved: Instant,
    /// In step-by-step play, a bot has been asked to move.
    pub step_asked: bool,
    /// What a bot that waits to be asked has decided already.
    pub decided: Option<Decided>,
    /// How long its bots' decisions take to be seen.
    pub paces: Paces,
    /// The person looks back at how it came: no bot moves meanwhile.
    pub held: bool,
    /// What a bot thinks of the decisions so far.
    pub review: Reviewed,
    /// When somebody last asked for that.
    pub review_asked: LastLook,
    /// How its moments look at a glance.
    pub appraised: Appraised,
    /// When somebody last asked for that.
    pub curve_asked: LastLook,
    /// Why a bot's decision couldn't be made or kept; told to whoever waits, and then tried again.
    pub trouble: Option<Problem>,
}

impl SharedState {
    /// Everything as it is at the start.
    pub fn new(inner: HouseState) -> Arc<SharedState> {
        Arc::new(SharedState { inner: Mutex::new(inner), changed: Condvar::new() })
    }

    /// The lock. If somebody panicked while holding it, open tables may be half changed: they are let go, and
    /// opened again from disk, where everything shown is kept. If whoever held it before met damage, it is mended
    /// first: nothing could be written otherwise, whatever it has to do with what is damaged.
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

    /// Thinks for the person without the lock, until somebody interrupts. However it ends, it isn't being thought any more
    /// then, so that others may.
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
        // Whoever interrupted it may be thinking by now.
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
    /// Stops whoever thinks.
    pub fn interrupt(&mut self) {
        if let Some(cancel) = self.thinking.take() {
            cancel.cancel();
        }
    }

    /// A bot has failed to decide. Its table is left alone until somebody has been told: it would only fail again, for
    /// ever, and keep all others waiting.
    pub fn give_up(&mut self, id: &TableId) {
        if let Some(table) = self.tables.get_mut(id) {
            table.trouble = Some(ProblemKind::Crashed.into());
        }
    }

    /// After damage was met: brings back what can be read, so that writing goes on, and says whether it had to. Open
    /// tables are let go; they are opened again from what was brought back. If even that fails, whoever comes next
    /// tries again.
    fn recover(&mut self) -> bool {
        let recovered = matches!(self.store.recover(), Ok(true));
        if recovered {
            self.tables.clear();
            self.compared.clear();
            self.fill_gaps();
        }
        recovered
    }

    /// Reads; if damage is met, brings back what can be read at once, and tries once more.
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

    /// The record of a table that is not deleted.
    pub fn kept_table(&self, id: &TableId) -> Result<TableRecord, Problem> {
        kept(&self.store, id)
    }

    pub fn open_session(&mut self, id: &TableId) -> Result<Box<dyn Session>, Problem> {
        let record = self.kept_table(id)?;
        let game = record.game.clone();
        let open = Open { store: &mut self.store, record, now_ms: now_ms() };
        visit_game(&game, open).unwrap_or_else(|| Err(ProblemKind::NoSuchTable.into()))
    }

    /// The open table of this name. A page that is left may still ask for something: its table isn't open, but kept.
    pub fn table(&mut self, id: &str) -> Result<&mut OpenTable, Problem> {
        let id = TableId(id.to_owned());
        let Self { tables, store, .. } = self;
        tables.get_mut(&id).ok_or_else(|| {
            Problem::Of(if kept(store, &id).is_ok() { ProblemKind::Left } else { ProblemKind::NoSuchTable })
        })
    }

    pub fn table_at(&mut self, id: &str, revision: u32) -> Result<&mut OpenTable, Problem> {
        let table = self.table(id)?;
        if table.session.record().revision == revision { Ok(table) } else { Err(ProblemKind::Stale.into()) }
    }

    pub fn snapshot(&self, id: &TableId, revision: u32, log_have: u32) -> Result<TableSnapshot, Problem> {
        let table = self.tables.get(id).ok_or(ProblemKind::NoSuchTable)?;
        let by_step = self.settings.bot_speed == BotSpeed::Step;
        Ok(table.session.snapshot(Asked { revision, log_have, held: table.held, by_step }, self.lang))
    }
}

fn kept(store: &Store, id: &TableId) -> Result<TableRecord, Problem> {
    let record = store.table(id)?;
    if record.deleted { Err(ProblemKind::NoSuchTable.into()) } else { Ok(record) }
}

impl OpenTable {
    pub fn new(session: Box<dyn Session>) -> Self {
        // An imported game is looked at before it goes on.
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
