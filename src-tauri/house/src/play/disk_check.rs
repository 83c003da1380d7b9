//! Replays a game through a table on disk, to check that nothing is lost and how long it takes: for the arena's
//! `selfcheck` and `timings`.

use crate::play::players::opponents;
use crate::play::session::{Session, SnapshotRequest};
use crate::play::table_creation::{Lay, Open};
use crate::play::table_place::TablePlace;
use crate::problem::Problem;
use crate::stamp::now_ms;
use crate::wire::{NewTable, OptionChoice};
use game::{Seat, Seed};
use games::{GameVisitor, ListedGame};
use rulebook::Lang;
use std::path::Path;
use std::time::{Duration, Instant};
use store::{Opened, Store, TableId};

/// After this many decisions the table is closed and opened again, and undone and redone.
const EVERY: usize = 25;

/// The durations measured.
#[derive(Clone, Debug, Default)]
pub struct DiskTimes {
    /// Each decision: rules, journal on disk, and the snapshot for the window.
    pub acts: Vec<Duration>,
    /// Opening the table again with all its moves.
    pub open: Duration,
}

/// Plays `moves` from `seed` at a table in `directory` (seat 0 is the person) and checks repeatedly that closing and
/// opening, undo and redo lead to the same state hash.
///
/// # Errors
/// Fails if a state differs or the table can't be saved, with a description.
pub fn check_on_disk<G: ListedGame>(
    directory: &Path,
    options: &[(String, String)],
    seats: u8,
    seed: Seed,
    moves: &[G::Move],
) -> Result<DiskTimes, String> {
    let told = |problem: Problem| problem.text(Lang::FALLBACK);
    let mut times = DiskTimes::default();
    let Opened::Ready(mut store, _) = Store::open(directory).map_err(|error| error.to_string())? else {
        return Err("the store is busy".to_owned());
    };
    let id = TableId(format!("check-{seed}"));
    let level = G::LEVELS.first().map_or("", |level| level.key);
    let (chosen, seats) = (options.iter().map(|(key, value)| (key.as_str(), value.as_str())), seats.to_string());
    let setup = game::choose::<G>(G::Setup::default(), chosen.chain([("seats", seats.as_str())]))
        .map_err(|error| error.to_string())?;
    let new = NewTable {
        game: G::NAME.to_owned(),
        players: opponents::<G>(&setup, Seat(0), level),
        options: options.iter().map(|(key, value)| OptionChoice { key: key.clone(), value: value.clone() }).collect(),
        seed: Some(seed.to_string()),
        clock: None,
    };
    let place = TablePlace { store: &mut store, id: id.clone(), name: String::new(), seed, now_ms: now_ms() };
    let mut session = Lay { place, new: &new }.visit::<G>().map_err(told)?;
    for (count, &mv) in moves.iter().enumerate() {
        let decision = G::move_out(mv);
        let revision = session.record().revision;
        let start = Instant::now();
        let acted = if session.bot_to_move() {
            session.act_for_bot(&mut store, decision, now_ms())
        } else {
            session.act(&mut store, decision, now_ms())
        };
        acted.map_err(told)?;
        session
            .snapshot(SnapshotRequest { revision, log_have: u32::MAX, ..SnapshotRequest::default() }, Lang::FALLBACK);
        times.acts.push(start.elapsed());
        if count % EVERY == EVERY - 1 || count + 1 == moves.len() {
            let start = Instant::now();
            let reopened = open::<G>(&mut store, &id)?;
            times.open = start.elapsed();
            assert_same(&*session, &*reopened)?;
            session = reopened;
            back_and_forth(&mut store, &mut *session)?;
        }
    }
    Ok(times)
}

/// Opens the table from disk, up to the first snapshot for the window.
fn open<G: ListedGame>(store: &mut Store, id: &TableId) -> Result<Box<dyn Session>, String> {
    let record = store.table(id).map_err(|error| error.to_string())?;
    let session = Open { store, record, now_ms: now_ms() }.visit::<G>();
    let session = session.map_err(|problem| problem.text(Lang::FALLBACK))?;
    session.snapshot(SnapshotRequest::default(), Lang::FALLBACK);
    Ok(session)
}

fn assert_same(before: &dyn Session, after: &dyn Session) -> Result<(), String> {
    let whole = |session: &dyn Session| session.snapshot(SnapshotRequest::default(), Lang::FALLBACK);
    if after.fingerprint() == before.fingerprint() && whole(after) == whole(before) {
        Ok(())
    } else {
        Err(format!("save and load differ at revision {}", before.record().revision))
    }
}

/// Undoes the person's last decision and redoes everything up to the present position.
fn back_and_forth(store: &mut Store, session: &mut dyn Session) -> Result<(), String> {
    let told = |problem: Problem| problem.text(Lang::FALLBACK);
    let (before, plies) = (session.fingerprint(), session.plies());
    if !session.snapshot(SnapshotRequest::default(), Lang::FALLBACK).can_undo {
        return Ok(());
    }
    session.undo(store, now_ms()).map_err(told)?;
    while session.plies() < plies {
        session.redo(store, now_ms()).map_err(told)?;
    }
    if session.fingerprint() == before {
        Ok(())
    } else {
        Err(format!("undo and redo differ at revision {}", session.record().revision))
    }
}
