//! The house: the store, the settings, the open tables, and the thread that lets bots move.
//!
//! Every change wakes all waiting callers: windows in [`House::next`], the bots' thread in [`crate::house::bots`].

mod about;
pub(crate) mod advice;
mod analysis;
mod app_visibility;
mod assistance;
mod background_tasks;
mod book;
pub(crate) mod bots;
mod branch;
mod challenges;
mod curve;
mod data;
mod handing_over;
mod keepsakes;
mod lists;
mod pads;
mod practice;
mod puzzles;
mod queue;
mod records;
mod recoveries;
mod replay;
mod report;
mod review;
mod saved_tables;
mod scenes;
pub(crate) mod shared;
mod statistics;
mod transfer;
pub(crate) mod waiting;

use crate::background_task::{BackgroundTask, BackgroundTasks};
use crate::house::queue::Waiting;
use crate::house::shared::{HouseState, OpenTable, SharedState};
use crate::play::game_info::Describe;
use crate::play::last_setup;
use crate::play::session::Session;
use crate::play::setups::Judge;
use crate::play::table_creation::{Lay, LayAgain};
use crate::play::table_entries;
use crate::play::table_place::TablePlace;
use crate::problem::{Problem, ProblemKind, Reason};
use crate::refusals;
use crate::saves::challenge::new_seed;
use crate::saves::table_summary::summary;
use crate::settings::{SETTINGS, Settings};
use crate::stamp::{new_id, now_ms};
use crate::wire::{HintView, MovesOfRule, NewTable, OptionFault, Start, TableSnapshot};
use game::Forecast;
use games::{GAMES, GameIntent, GameMove, visit_game};
use rulebook::Lang;
use rulebook::card::CardSheet;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, TryLockError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use store::{Opened, Section, Store, StoreError, TableId};

/// How often to check whether another caller is done.
const GLANCE: Duration = Duration::from_millis(20);

/// The house: everything behind the window.
pub struct House {
    shared: Arc<SharedState>,
    /// Held by an import from its first read to its last write.
    carrying: Mutex<()>,
    /// The tasks in progress for the window.
    pub(crate) background_tasks: BackgroundTasks,
    bots: Option<JoinHandle<()>>,
}

impl House {
    /// Opens the house whose file is in `directory`.
    ///
    /// # Errors
    /// Fails if the file can't be opened at all.
    pub fn open(directory: &Path) -> Result<House, StoreError> {
        let (mut store, busy) = match Store::open(directory)? {
            Opened::Ready(store, _) => (store, false),
            Opened::Busy(store) => (store, true),
        };
        if !store.is_read_only() {
            // Deleted rows could be restored until now. If the purge fails, the next start repeats it.
            let _ = store.purge();
            let _ = table_entries::forget_the_gone(&mut store);
            let _ = crate::lists::bring_forward(&mut store);
        }
        let settings = kept_settings(&store)?;
        let lang = settings.lang("");
        let mut inner = HouseState {
            store,
            busy,
            settings,
            lang,
            visible: true,
            closing: false,
            tables: BTreeMap::new(),
            waiting: Waiting::default(),
            thinking: None,
            analysed: None,
            compared: BTreeMap::new(),
            analyses: 0,
            viewers: BTreeMap::new(),
            forgotten: Vec::new(),
        };
        if !inner.store.recoveries()?.is_empty() {
            inner.fill_gaps();
        }
        let shared = SharedState::new(inner);
        let bots = bots::start(&shared);
        Ok(House { shared, carrying: Mutex::new(()), background_tasks: BackgroundTasks::default(), bots })
    }

    /// Returns whether another instance of the app has the tables open, so that this one can only read.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.lock().busy
    }

    /// Returns what the first screen needs, on a device whose language is `system` (a tag such as `hu-HU`).
    ///
    /// # Errors
    /// Fails if the tables can't be listed.
    pub fn start(&self, system: &str) -> Result<Start, Problem> {
        let mut inner = self.shared.lock();
        inner.lang = inner.settings.lang(system);
        let lang = inner.lang;
        inner.catch_up();
        let tables = inner.store.tables()?;
        let (recoveries, missing) = inner.told_recoveries()?;
        let settings = inner.store.entries(Section::Setting)?;
        Ok(Start {
            settings: inner.settings.clone(),
            lang,
            tables: tables.iter().map(|record| summary(record, lang)).collect(),
            games: GAMES.iter().filter_map(|game| visit_game(game, Describe { settings: &settings })).collect(),
            notices: inner.notices(),
            recoveries,
            missing,
            busy: inner.busy,
            read_only: inner.store.is_read_only(),
            erased: inner.is_erased(),
            keepsakes: keepsakes::all(&inner.store)?,
        })
    }

    /// Saves new settings and returns the resulting language.
    ///
    /// # Errors
    /// Fails if a value doesn't exist, or they can't be written.
    pub fn save_settings(&self, settings: serde_json::Value, system: &str) -> Result<Lang, Problem> {
        let mut inner = self.shared.lock();
        let settings = Settings::checked(settings)?;
        let stored = inner.store.entry(Section::Setting, SETTINGS)?.unwrap_or_default();
        inner.store.put_entry(Section::Setting, SETTINGS, &settings.written_over(&stored)?)?;
        inner.lang = settings.lang(system);
        inner.settings = settings;
        // A bot that waits out the old pause starts over with the new one.
        inner.interrupt();
        self.wake();
        Ok(inner.lang)
    }

    /// Returns all objections to a new table's setup; empty if the table can be created.
    ///
    /// # Errors
    /// Fails if there is no such game.
    pub fn setup_faults(&self, new: &NewTable) -> Result<Vec<OptionFault>, Problem> {
        let lang = self.lang();
        visit_game(&new.game, Judge { new, lang }).ok_or_else(|| ProblemKind::BadSetup.into())
    }

    /// Creates a new table and returns its identifier.
    ///
    /// # Errors
    /// Fails if the rules don't allow the setup, or it can't be written.
    pub fn create(&self, new: &NewTable) -> Result<String, Problem> {
        let mut inner = self.shared.lock();
        let seed = match &new.seed {
            Some(text) => text.parse().map_err(|_| ProblemKind::BadSetup)?,
            None => new_seed(),
        };
        let id = new_id();
        let place = TablePlace { store: &mut inner.store, id: id.clone(), name: String::new(), seed, now_ms: now_ms() };
        let session = visit_game(&new.game, Lay { place, new }).unwrap_or_else(|| Err(ProblemKind::BadSetup.into()))?;
        // If the choice can't be saved, the person only has to choose again next time.
        let _ = last_setup::remember(&mut inner.store, new);
        inner.tables.insert(id.clone(), OpenTable::new(session));
        if new.seed.is_some() {
            // The new table may soon reveal what is hidden at another table with the same deal.
            inner.mark_twins(&id)?;
        }
        self.wake();
        Ok(id.to_string())
    }

    /// Creates a table like another one, with a new deal, and returns its identifier.
    ///
    /// # Errors
    /// Fails if there is no such table, or the new one can't be written.
    pub fn again(&self, id: &str) -> Result<String, Problem> {
        let mut inner = self.shared.lock();
        let kept = inner.store.table(&TableId(id.to_owned()))?;
        let (id, seed, game) = (new_id(), new_seed(), kept.game.clone());
        let place = TablePlace { store: &mut inner.store, id: id.clone(), name: String::new(), seed, now_ms: now_ms() };
        let laid = visit_game(&game, LayAgain { place, kept });
        let session = laid.unwrap_or_else(|| Err(ProblemKind::NewerTable.into()))?;
        inner.tables.insert(id.clone(), OpenTable::new(session));
        self.wake();
        Ok(id.to_string())
    }

    /// Opens a table and returns its state with the whole log.
    ///
    /// # Errors
    /// Fails if there is no such table, it can't be read, or its device is being handed over.
    pub fn open_table(&self, id: &str) -> Result<TableSnapshot, Problem> {
        let mut inner = self.shared.lock();
        let id = TableId(id.to_owned());
        self.opened(&mut inner, &id)?;
        inner.snapshot(&id, 0, 0)
    }

    /// Opens a table unless it is open.
    pub(crate) fn opened(&self, inner: &mut HouseState, id: &TableId) -> Result<(), Problem> {
        if !inner.tables.contains_key(id) {
            let mut session = inner.recovering(|inner| inner.open_session(id))?;
            if let Some(&seat) = inner.viewers.get(id).filter(|_| session.record().finished) {
                session.open_view(seat)?;
            }
            inner.tables.insert(id.clone(), OpenTable::new(session));
            inner.note_end(id);
            self.wake();
        }
        Ok(())
    }

    /// Waits until the table's revision is no longer `revision`, and returns its state. The log starts at `log_have`,
    /// or at the point where it was cut.
    ///
    /// # Errors
    /// Fails if the table is left or deleted meanwhile, a bot's decision can't be saved (the next call tries again), or
    /// too many callers have asked since.
    pub fn next(&self, id: &str, revision: u32, log_have: u32) -> Result<TableSnapshot, Problem> {
        let id = TableId(id.to_owned());
        self.shared.wait_for(&id, |inner| {
            let closing = inner.closing;
            let Some(table) = inner.tables.get_mut(&id).filter(|_| !closing) else {
                return Some(Err(ProblemKind::Left.into()));
            };
            if let Some(trouble) = table.trouble.take() {
                self.wake();
                return Some(Err(trouble));
            }
            let moved = table.session.record().revision != revision;
            moved.then(|| inner.snapshot(&id, revision, log_have))
        })
    }

    /// Makes the person's decision.
    ///
    /// # Errors
    /// Fails if the table has moved on, the rules refuse the move, or it can't be saved.
    pub fn act(&self, id: &str, revision: u32, mv: GameMove) -> Result<(), Problem> {
        self.change(id, revision, |session, store, now| session.act(store, mv, now))
    }

    /// Resigns for the person, whoever is to move.
    ///
    /// # Errors
    /// Fails if the table has moved on, its game can't be resigned (or not any more), or it can't be saved.
    pub fn resign(&self, id: &str, revision: u32) -> Result<(), Problem> {
        self.change(id, revision, |session, store, now| session.resign(store, now))
    }

    /// Notes that the present decision has taken the person `ms` milliseconds so far. The table doesn't change, unless
    /// all saved time adds up to more than the clock allows: then the game is lost.
    ///
    /// # Errors
    /// Fails if the table has moved on, has no clock, another seat is to decide, or it can't be saved.
    pub fn think(&self, id: &str, revision: u32, ms: u32) -> Result<(), Problem> {
        let mut guard = self.shared.lock();
        let inner = &mut *guard;
        inner.table_at(id, revision)?;
        let table = inner.tables.get_mut(&TableId(id.to_owned())).ok_or(ProblemKind::NoSuchTable)?;
        let result = table.session.think(&mut inner.store, ms);
        if !result? {
            return Ok(());
        }
        drop(guard);
        self.change(id, revision, |session, store, now| session.time_out(store, now))
    }

    /// Goes back to the person's last decision.
    ///
    /// # Errors
    /// Fails if there is none, or the change can't be saved.
    pub fn undo(&self, id: &str, revision: u32) -> Result<(), Problem> {
        self.change(id, revision, |session, store, now| session.undo(store, now))
    }

    /// Goes forward to the person's next decision along the branch last played.
    ///
    /// # Errors
    /// Fails if there is none, or the change can't be saved.
    pub fn redo(&self, id: &str, revision: u32) -> Result<(), Problem> {
        self.change(id, revision, |session, store, now| session.redo(store, now))
    }

    /// Lets the next bot move, in step-by-step play.
    ///
    /// # Errors
    /// Fails if the table has moved on.
    pub fn step(&self, id: &str, revision: u32) -> Result<(), Problem> {
        let mut inner = self.shared.lock();
        inner.table_at(id, revision)?.step_asked = true;
        self.wake();
        Ok(())
    }

    /// Returns every rule against a touch; empty if the touch does something.
    ///
    /// # Errors
    /// Fails if the table has moved on.
    pub fn explain(&self, id: &str, revision: u32, intent: GameIntent) -> Result<Vec<Reason>, Problem> {
        let mut inner = self.shared.lock();
        let lang = inner.lang;
        let session = &inner.table_at(id, revision)?.session;
        let reasons = session.explain(intent, lang)?;
        if let Some(first) = reasons.first().filter(|_| !session.record().finished) {
            let (game, rule) = (session.record().game.clone(), first.rule.clone());
            // What refuses often is only noted to offer an explanation.
            let _ = refusals::note(&mut inner.store, &game, &rule);
        }
        Ok(reasons)
    }

    /// Returns what a move of the person is certain to change, before it is made.
    ///
    /// # Errors
    /// Fails if the table has moved on.
    pub fn forecast(&self, id: &str, revision: u32, mv: GameMove) -> Result<Vec<Forecast>, Problem> {
        let mut inner = self.shared.lock();
        Ok(inner.table_at(id, revision)?.session.forecast(mv))
    }

    /// Returns the legal moves of the person who looks, by their rules; empty if another seat is to decide.
    ///
    /// # Errors
    /// Fails if the table has moved on.
    pub fn moves_by_rule(&self, id: &str, revision: u32) -> Result<Vec<MovesOfRule>, Problem> {
        let mut inner = self.shared.lock();
        let lang = inner.lang;
        Ok(inner.table_at(id, revision)?.session.moves_by_rule(lang))
    }

    /// Returns all that the person may know of a card at a table.
    ///
    /// # Errors
    /// Fails if the table isn't open, or there is no such card.
    pub fn table_card(&self, id: &str, code: &str) -> Result<CardSheet, Problem> {
        let mut inner = self.shared.lock();
        let lang = inner.lang;
        let sheet = inner.table(id)?.session.card(code, lang);
        sheet.ok_or(Problem::Of(ProblemKind::NoSuchCard))
    }

    /// Returns what a strong bot would do for the person. The game is then marked as assisted.
    ///
    /// # Errors
    /// Fails if the person isn't to move, the table moves on meanwhile, or the mark can't be saved.
    pub fn hint(&self, id: &str, revision: u32) -> Result<HintView, Problem> {
        let mut inner = self.shared.lock();
        let lang = inner.lang;
        let thought = inner.table_at(id, revision)?.session.hint(lang);
        let thought = thought.ok_or(ProblemKind::Stale)?;
        self.think_for_person(inner, id, revision, thought)
    }

    /// Closes a table when the person leaves its screen: callers stop waiting for it, and its bots stop moving.
    pub fn leave(&self, id: &str) {
        let mut inner = self.shared.lock();
        inner.interrupt();
        inner.keep_verdicts(0);
        inner.tables.remove(&TableId(id.to_owned()));
        self.wake();
    }

    /// Returns the present language of texts.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.shared.lock().lang
    }

    pub(crate) fn lock(&self) -> MutexGuard<'_, HouseState> {
        self.shared.lock()
    }

    /// Changes an entry of the store with `change`, which returns whether there was one; fails with `missing` if not.
    pub(crate) fn change_entry(
        &self,
        missing: ProblemKind,
        change: impl FnOnce(&mut Store) -> Result<bool, StoreError>,
    ) -> Result<(), Problem> {
        if change(&mut self.lock().store)? { Ok(()) } else { Err(missing.into()) }
    }

    /// Waits until no other import runs, unless the task is cancelled meanwhile. Must not be called while holding the
    /// lock.
    pub(crate) fn carrying(&self, task: &BackgroundTask) -> Result<MutexGuard<'_, ()>, Problem> {
        loop {
            match self.carrying.try_lock() {
                Ok(alone) => return Ok(alone),
                Err(TryLockError::Poisoned(poisoned)) => return Ok(poisoned.into_inner()),
                Err(TryLockError::WouldBlock) => {
                    task.go_on()?;
                    thread::sleep(GLANCE);
                }
            }
        }
    }

    /// Wakes all waiting callers after a change.
    pub(crate) fn wake(&self) {
        self.shared.changed.notify_all();
    }

    pub(crate) fn shared(&self) -> &SharedState {
        &self.shared
    }

    pub(crate) fn change(
        &self,
        id: &str,
        revision: u32,
        change: impl FnOnce(&mut dyn Session, &mut Store, i64) -> Result<(), Problem>,
    ) -> Result<(), Problem> {
        let mut inner = self.shared.lock();
        let inner = &mut *inner;
        inner.table_at(id, revision)?;
        inner.interrupt();
        let id = TableId(id.to_owned());
        // The first end counts, even if it couldn't be saved when it came.
        inner.note_end(&id);
        let table = inner.tables.get_mut(&id);
        let table = table.ok_or(ProblemKind::NoSuchTable)?;
        let plies = table.session.plies();
        let was_helped = table.session.record().assisted;
        let result = change(&mut *table.session, &mut inner.store, now_ms());
        let is_helped = table.session.record().assisted;
        table.moved = Instant::now();
        // A decision ends looking back; a mark of help doesn't.
        table.held &= table.session.plies() == plies;
        inner.note_end(&id);
        let told = if is_helped && !was_helped { inner.mark_twins(&id) } else { Ok(()) };
        self.wake();
        result.and(told)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let mut inner = self.shared.lock();
        inner.closing = true;
        inner.interrupt();
        drop(inner);
        self.wake();
        if let Some(bots) = self.bots.take() {
            // The thread returns nothing but a panic, which has been reported where it happened.
            let _ = bots.join();
        }
    }
}

/// Reads the settings of a store.
pub(crate) fn kept_settings(store: &Store) -> Result<Settings, StoreError> {
    let stored = store.entry(Section::Setting, SETTINGS)?;
    Ok(Settings::read(&stored.unwrap_or_default()))
}
