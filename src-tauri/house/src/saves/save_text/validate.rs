//! Validates imported tables. No text is trusted: a table is replayed from its deal, or its present state is validated.

use super::checked_table::{Fault, Found, read_up_to};
use super::export_format::Written;
use super::journal_replay::played;
use super::state_import::taken;
use crate::background_task::BackgroundTask;
use crate::play::clock::Spent;
use crate::play::table_encoding::{self, Imported, StoredSetup};
use crate::play::table_state::standing;
use crate::problem::{Problem, ProblemKind};
use crate::records::LONGEST_TEXT;
use crate::text::calendar::END_OF_TIME;
use crate::text::naming;
use game::Seed;
use games::{GameVisitor, ListedGame, visit_game};
use hosting::{Player, TimeLimit};
use serde::Deserialize;
use serde_json::value::RawValue;
use store::{NodeId, StoredTable, TableId, WholeTable};

/// The maximum sizes of the parts of a setup, in bytes of JSON. The largest of real tables are: a setup of 200, six
/// players of 60 each, a deal's events of 3,000.
const LARGEST_SETUP: usize = 4 << 10;
const LARGEST_PLAYERS: usize = 64 << 10;
const LARGEST_OPENING: usize = 256 << 10;
/// The largest state, in bytes of JSON: one of a game of three hundred moves on the largest board has some 10,000.
const LARGEST_STATE: usize = 1 << 20;
/// The maximum revision: more than any table reaches.
const MOST_REVISIONS: u32 = 1 << 30;

/// A table that may be imported.
pub(crate) struct Validated {
    /// The table as the store will keep it.
    pub table: WholeTable,
    /// The person's clock times, at a table with a clock.
    pub spent: Option<Spent>,
    /// The players in the order of seats.
    pub players: Vec<Player>,
    /// How many decisions led to its state.
    pub plies: u32,
    /// Whether its history can only be read.
    pub locked: bool,
    /// How many bytes were checked for it: a measure of the time it took.
    pub looked_through: usize,
}

/// Checks a table that is to be saved under `id`.
pub(crate) fn look_through(written: &Written, id: TableId, task: &BackgroundTask) -> Result<Validated, Problem> {
    // An unknown game belongs to a later version.
    let unknown = || Err(ProblemKind::NewerText.into());
    visit_game(&written.game, Validate { written, id, task }).unwrap_or_else(unknown)
}

struct Validate<'a> {
    written: &'a Written,
    id: TableId,
    task: &'a BackgroundTask,
}

/// A setup as exported, in parts.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Parts<'a> {
    #[serde(borrow)]
    setup: &'a RawValue,
    #[serde(borrow)]
    players: &'a RawValue,
    #[serde(borrow)]
    opening: &'a RawValue,
    #[serde(borrow, default)]
    placed: Option<&'a RawValue>,
    #[serde(borrow, default)]
    imported: Option<&'a RawValue>,
    #[serde(default)]
    clock: Option<TimeLimit>,
}

impl GameVisitor for Validate<'_> {
    type Output = Result<Validated, Problem>;

    fn visit<G: ListedGame>(self) -> Self::Output {
        let Validate { written, id, task } = self;
        let kept = kept::<G>(written)?;
        let found = found::<G>(written, &kept, task)?;
        let plies = depth(written).ok_or(Fault::Impossible)?;
        let players = kept.players.all().to_vec();
        let helped = &written.guests_helped;
        if !helped.iter().all(|seat| kept.players.at(*seat).is_some_and(Player::is_guest)) {
            return Err(Fault::Impossible.into());
        }
        let kept = StoredSetup::<G> { opening: found.opening, ..kept };
        let record = StoredTable {
            id,
            game: G::NAME.to_owned(),
            name: naming::tidy(&written.name),
            setup: table_encoding::write(&kept)?,
            seed: written.seed.clone(),
            rules_version: written.rules,
            created_ms: written.laid_ms(),
            updated_ms: written.updated.clamp(0, END_OF_TIME),
            head: written.head.map(NodeId),
            revision: written.revision.min(MOST_REVISIONS),
            nodes: u32::try_from(found.nodes.len()).unwrap_or(u32::MAX),
            assisted: written.assisted,
            finished: found.given_up.is_some() || G::to_move(&found.state).is_none(),
            deleted: false,
            recovered: false,
            summary: standing::<G>(&found.state, found.given_up, &kept.players, plies, helped)?,
        };
        let snapshot = table_encoding::snapshot::<G>(&found.state)?;
        let spent = match written.spent.clone().filter(|_| kept.clock.is_some()) {
            Some(spent) => Some(spent.checked(found.nodes.len()).ok_or(Fault::Impossible)?),
            None => None,
        };
        let table = WholeTable { record, nodes: found.nodes, snapshot };
        let (locked, looked_through) = (found.locked, found.looked_through);
        Ok(Validated { table, spent, players, plies, locked, looked_through })
    }
}

/// Returns the table's setup; fails if its players don't fit.
fn kept<G: ListedGame>(written: &Written) -> Result<StoredSetup<G>, Fault> {
    if written.rules.max(written.snapshot.rules) > G::RULES_VERSION {
        return Err(Fault::Newer);
    }
    let mut kept = setup::<G>(&written.setup)?;
    if !kept.players.fit::<G>(&kept.setup) {
        return Err(Fault::Impossible);
    }
    if kept.players.unknown_level::<G>().is_some() {
        return Err(Fault::Newer);
    }
    kept.players.tidy();
    Ok(kept)
}

/// Reads a setup part by part: unknown parts are refused, and so are parts larger than this app writes.
fn setup<G: ListedGame>(written: &RawValue) -> Result<StoredSetup<G>, Fault> {
    let parts: Parts<'_> = serde_json::from_str(written.get()).map_err(|_| Fault::Impossible)?;
    let imported: Option<Imported> = parts.imported.map(|part| read_up_to(LONGEST_TEXT, part)).transpose()?;
    Ok(StoredSetup {
        setup: read_up_to(LARGEST_SETUP, parts.setup)?,
        players: read_up_to(LARGEST_PLAYERS, parts.players)?,
        opening: read_up_to(LARGEST_OPENING, parts.opening)?,
        placed: parts.placed.map(|part| read_up_to(LARGEST_STATE, part)).transpose()?,
        imported,
        clock: parts
            .clock
            .map(|clock| Some(clock).filter(|clock| clock.is_possible()).ok_or(Fault::Impossible))
            .transpose()?,
    })
}

fn found<G: ListedGame>(written: &Written, kept: &StoredSetup<G>, task: &BackgroundTask) -> Result<Found<G>, Fault> {
    let seed: Seed = written.seed.parse().map_err(|_| Fault::Impossible)?;
    let parents = written.parents().ok_or(Fault::Impossible)?;
    if written.snapshot.state.len() > LARGEST_STATE {
        return Err(Fault::TooLarge);
    }
    if written.head.is_some_and(|head| head == 0 || head as usize > parents.len()) {
        return Err(Fault::Impossible);
    }
    let found = match &written.told {
        None if written.rules == G::RULES_VERSION => played(written, kept, seed, &parents, task)?,
        // Most tables of older rules can be replayed. If the rules differ, the given state counts.
        None if G::usual(written.rules).is_some() => match played(written, kept, seed, &parents, task) {
            Err(Fault::Impossible | Fault::Move(_)) => taken(written, kept, None, &parents, task)?,
            played => played?,
        },
        told => taken(written, kept, told.as_ref(), &parents, task)?,
    };
    if G::seats(G::setup(&found.state)) == G::seats(&kept.setup) { Ok(found) } else { Err(Fault::Impossible) }
}

/// Returns how many decisions led to the head.
fn depth(written: &Written) -> Option<u32> {
    let parents = written.parents()?;
    let (mut at, mut depth) = (written.head.unwrap_or(0), 0);
    while at > 0 {
        at = *parents.get(at as usize - 1)?;
        depth += 1;
    }
    Some(depth)
}
