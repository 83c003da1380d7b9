//! No text is trusted: before a table is imported, it is replayed from its deal, or its current state is validated.

use super::written::{LARGEST_MOVE, Told, Written};
use crate::errand::Errand;
use crate::play::clock::Spent;
use crate::play::ending;
use crate::play::played::standing;
use crate::play::players::Players;
use crate::play::snapshot;
use crate::play::stored::{self, Imported, StoredSetup};
use crate::problem::{Problem, ProblemKind};
use crate::text::calendar::END_OF_TIME;
use crate::text::naming;
use game::{Game, Seat, Seed, StateHash};
use rulebook::Lang;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use store::{NodeId, NodeRecord, TableId, TableRecord, WholeTable};
use table::{GivenUp, Player, TimeLimit};
use tables::{GameVisitor, TableGame, visit_game};

/// What may be known of a table before it is played again, each part as JSON in bytes. The largest that real tables
/// have: a setup of 200, six players of 60 each, a deal's events of 3,000.
const LARGEST_SETUP: usize = 4 << 10;
const LARGEST_PLAYERS: usize = 64 << 10;
const LARGEST_OPENING: usize = 256 << 10;
/// The largest state, in bytes of JSON: one of a game of three hundred moves on the largest board has some 10,000.
const LARGEST_STATE: usize = 1 << 20;
/// The most that is told of one decision, in bytes: the end of a round at six seats has some 4,000.
const LARGEST_TOLD: usize = 64 << 10;
/// The longest text of a file that a table came from, as JSON: of one megabyte, escaped.
const LARGEST_FILE: usize = 7 << 20;
/// How much of states is looked through while a table is played again, in bytes of JSON. A game of three hundred moves
/// has two million, an evening with everything tried three times fewer than ten.
const MOST_LOOKED_THROUGH: usize = 256 << 20;
/// How much of states is held while other lines go on from them. Fifty open lines of the largest game have half a
/// million.
const MOST_OPEN: usize = 16 << 20;
/// How much a journal may hold: that of a long game has some 300,000.
const MOST_JOURNAL: usize = 32 << 20;
/// What was told is put into words in both languages, which takes so many times as long as looking through a state.
const WORDS: usize = 16;
/// So many decisions are played before somebody is asked whether to go on.
const BREATH: u32 = 64;
/// No table moves so often.
const MOST_REVISIONS: u32 = 1 << 30;

/// A table that may be taken in.
pub(crate) struct Validated {
    /// As the store will keep it.
    pub table: WholeTable,
    /// What is kept of the person's time, at a table with a clock.
    pub spent: Option<Spent>,
    /// Who plays, in the order of seats.
    pub players: Vec<Player>,
    /// How many decisions led to where it stands.
    pub plies: u32,
    /// Whether what led there can only be read.
    pub locked: bool,
    /// How much was looked through for it, in bytes: a measure of the time it took.
    pub looked_through: usize,
}

/// Looks through a table that is to be kept under `id`.
pub(crate) fn look_through(written: &Written, id: TableId, errand: &Errand) -> Result<Validated, Problem> {
    // A game that isn't known here belongs to a later version.
    let unknown = || Err(ProblemKind::NewerText.into());
    visit_game(&written.game, Validate { written, id, errand }).unwrap_or_else(unknown)
}

struct Validate<'a> {
    written: &'a Written,
    id: TableId,
    errand: &'a Errand,
}

/// A setup as it is written down, in parts.
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

/// Why a table can't be taken in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    /// Written under later rules.
    Newer,
    /// Its setup, its players, its tree or its state can't be.
    Impossible,
    /// It is larger than any of ours.
    TooLarge,
    /// Nobody waits for it any more.
    CalledOff,
    /// The rules forbid the decision of this number, or it leads elsewhere.
    Move(u32),
}

/// What came of looking.
struct Found<G: Game> {
    nodes: Vec<NodeRecord>,
    state: G::State,
    /// Whether the game was given up there.
    given_up: Option<GivenUp>,
    opening: Vec<G::Event>,
    locked: bool,
    looked_through: usize,
}

impl GameVisitor for Validate<'_> {
    type Output = Result<Validated, Problem>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let Validate { written, id, errand } = self;
        let kept = kept::<G>(written)?;
        let found = found::<G>(written, &kept, errand)?;
        let plies = depth(written).ok_or(Fault::Impossible)?;
        let players = kept.players.all().to_vec();
        let kept = StoredSetup::<G> { opening: found.opening, ..kept };
        let record = TableRecord {
            id,
            game: G::NAME.to_owned(),
            name: naming::tidy(&written.name),
            setup: stored::write(&kept)?,
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
            summary: standing::<G>(&found.state, found.given_up, &kept.players, plies)?,
        };
        let snapshot = stored::snapshot::<G>(&found.state)?;
        let spent = match written.spent.clone().filter(|_| kept.clock.is_some()) {
            Some(spent) => Some(spent.checked(found.nodes.len()).ok_or(Fault::Impossible)?),
            None => None,
        };
        let table = WholeTable { record, nodes: found.nodes, snapshot };
        let (locked, looked_through) = (found.locked, found.looked_through);
        Ok(Validated { table, spent, players, plies, locked, looked_through })
    }
}

/// The table's setup, with players that can sit there.
fn kept<G: TableGame>(written: &Written) -> Result<StoredSetup<G>, Fault> {
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

/// A setup, read part by part: what isn't known here is refused, and so is what is larger than any of ours.
fn setup<G: TableGame>(written: &RawValue) -> Result<StoredSetup<G>, Fault> {
    let parts: Parts<'_> = serde_json::from_str(written.get()).map_err(|_| Fault::Impossible)?;
    let imported: Option<Imported> = parts.imported.map(|part| read_up_to(LARGEST_FILE, part)).transpose()?;
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

/// Reads a value that may be so long at most.
fn read_up_to<T: DeserializeOwned>(most: usize, value: &RawValue) -> Result<T, Fault> {
    if value.get().len() > most {
        return Err(Fault::TooLarge);
    }
    serde_json::from_str(value.get()).map_err(|_| Fault::Impossible)
}

fn found<G: TableGame>(written: &Written, kept: &StoredSetup<G>, errand: &Errand) -> Result<Found<G>, Fault> {
    let seed: Seed = written.seed.parse().map_err(|_| Fault::Impossible)?;
    let parents = written.parents().ok_or(Fault::Impossible)?;
    if written.snapshot.state.len() > LARGEST_STATE {
        return Err(Fault::TooLarge);
    }
    if written.head.is_some_and(|head| head == 0 || head as usize > parents.len()) {
        return Err(Fault::Impossible);
    }
    let found = match &written.told {
        None if written.rules == G::RULES_VERSION => played(written, kept, seed, &parents, errand)?,
        // Most of what was played under older rules can be played again. Where they part ways the kept state counts.
        None if G::usual(written.rules).is_some() => match played(written, kept, seed, &parents, errand) {
            Err(Fault::Impossible | Fault::Move(_)) => read(written, kept, None, &parents, errand)?,
            played => played?,
        },
        told => read(written, kept, told.as_ref(), &parents, errand)?,
    };
    if G::seats(G::setup(&found.state)) == G::seats(&kept.setup) { Ok(found) } else { Err(Fault::Impossible) }
}

/// Plays every decision of every line again.
fn played<G: TableGame>(
    written: &Written,
    kept: &StoredSetup<G>,
    seed: Seed,
    parents: &[u32],
    errand: &Errand,
) -> Result<Found<G>, Fault> {
    let person = kept.players.person();
    let mut events = Vec::new();
    let beginning = match &kept.placed {
        Some(placed) => G::audit(placed).map(|()| placed.clone()).map_err(|_| Fault::Impossible)?,
        None => G::deal(&kept.setup, seed, &mut events).map_err(|_| Fault::Impossible)?,
    };
    let opening = match &kept.placed {
        Some(_) => kept.opening.clone(),
        None => events.iter().filter_map(|event| G::redact(event, person)).collect(),
    };
    if kept.placed.is_some() && !can_be_told::<G>(&opening, &kept.players) {
        return Err(Fault::Impossible);
    }
    // How often the state after each decision is still needed.
    let mut needed = vec![0u32; parents.len() + 1];
    parents.iter().for_each(|&parent| needed[parent as usize] += 1);
    let is_end: Vec<bool> = needed.iter().map(|&needed| needed == 0).collect();
    let head = written.head.unwrap_or(0);
    needed[head as usize] += 1;
    let mut states = BTreeMap::from([(0, (beginning, 0))]);
    // In bytes: how much was looked through, how much of it is held for other lines, and what the journal holds.
    let (mut looked_through, mut open, mut journal) = (0, 0, 0);
    let mut json_of_state = Vec::new();
    let (mut ends, helped) = (written.ends.iter(), written.helped());
    let mut nodes = Vec::with_capacity(parents.len());
    for (number, ((mv, &parent), assisted)) in (1..).zip(written.moves.iter().zip(parents).zip(helped)) {
        let fault = Fault::Move(number);
        if number % BREATH == 0 && errand.is_called_off() {
            return Err(Fault::CalledOff);
        }
        needed[parent as usize] -= 1;
        let state = if needed[parent as usize] == 0 {
            states.remove(&parent).map(|(state, size)| {
                open -= size;
                state
            })
        } else {
            states.get(&parent).map(|(state, _)| state.clone())
        };
        let mut state = state.ok_or(Fault::Impossible)?;
        if mv.get().len() > LARGEST_MOVE {
            return Err(fault);
        }
        let Decided { seat, mv, seen } = match ending::read(mv.get()) {
            Some(end) => given_up::<G>(end, &state).filter(|_| is_end[number as usize]).ok_or(fault)?,
            None => decided::<G>(mv, &mut state, person).ok_or(fault)?,
        };
        json_of_state.clear();
        serde_json::to_writer(&mut json_of_state, &state).map_err(|_| fault)?;
        let hash = StateHash::of_bytes(&json_of_state);
        looked_through += json_of_state.len();
        if is_end[number as usize] && ends.next() != Some(&hash) {
            return Err(fault);
        }
        let node = NodeRecord {
            id: NodeId(number),
            parent: Some(NodeId(parent)).filter(|parent| parent.0 > 0),
            seat: seat.0,
            mv,
            events: json(&seen)?,
            state_hash: hash.to_string(),
            assisted,
        };
        journal += size(&node);
        nodes.push(node);
        if needed[number as usize] > 0 {
            open += json_of_state.len();
            states.insert(number, (state, json_of_state.len()));
        }
        if looked_through > MOST_LOOKED_THROUGH || open > MOST_OPEN || journal > MOST_JOURNAL {
            return Err(Fault::TooLarge);
        }
    }
    let (state, _) = states.remove(&head).ok_or(Fault::Impossible)?;
    let hash = game::state_hash(&state).map_err(|_| Fault::Impossible)?;
    if ends.next().is_some() || StateHash::of_json(&written.snapshot.state) != hash {
        return Err(Fault::Impossible);
    }
    let given_up = end_at(&nodes, head);
    Ok(Found { nodes, state, given_up, opening, locked: false, looked_through })
}

/// A decision that was made again.
struct Decided<G: Game> {
    seat: Seat,
    mv: String,
    seen: Vec<G::Event>,
}

/// Makes a decision; `None` if the rules forbid it.
fn decided<G: TableGame>(mv: &RawValue, state: &mut G::State, person: Seat) -> Option<Decided<G>> {
    let (mv, seat) = (serde_json::from_str::<G::Move>(mv.get()).ok()?, G::to_move(state)?);
    let mut events = Vec::new();
    G::play(state, seat, mv, &mut events).ok()?;
    let seen = events.iter().filter_map(|event| G::redact(event, person)).collect();
    Some(Decided { seat, mv: json(&mv).ok()?, seen })
}

/// Gives the game up; `None` if it can't be.
fn given_up<G: TableGame>(end: GivenUp, state: &G::State) -> Option<Decided<G>> {
    let mv = ending::written(end).ok().filter(|_| ending::can_be::<G>(end, state))?;
    Some(Decided { seat: end.seat, mv, seen: Vec::new() })
}

/// Whether the game was given up where the table stands.
fn end_at(nodes: &[NodeRecord], head: u32) -> Option<GivenUp> {
    ending::read(&nodes.get((head as usize).checked_sub(1)?)?.mv)
}

/// Takes the state it stands in, and of what led there what is told.
fn read<G: TableGame>(
    written: &Written,
    kept: &StoredSetup<G>,
    told: Option<&Told>,
    parents: &[u32],
    errand: &Errand,
) -> Result<Found<G>, Fault> {
    let state: G::State = serde_json::from_str(&written.snapshot.state).map_err(|_| Fault::Impossible)?;
    G::audit(&state).map_err(|_| Fault::Impossible)?;
    if let Some(placed) = &kept.placed {
        G::audit(placed).map_err(|_| Fault::Impossible)?;
    }
    let seats = kept.players.all().len();
    let fits = |told: &Told| {
        let each = told.seats.len() == parents.len() && told.events.len() == parents.len();
        each && told.seats.iter().all(|&seat| usize::from(seat) < seats)
    };
    if !told.is_none_or(fits) {
        return Err(Fault::Impossible);
    }
    if !can_be_told::<G>(&kept.opening, &kept.players) {
        return Err(Fault::Impossible);
    }
    let followed: BTreeSet<u32> = parents.iter().copied().collect();
    let mut nodes = Vec::with_capacity(parents.len());
    let (mut looked_through, mut journal) = (written.snapshot.state.len(), 0);
    for (at, ((mv, &parent), assisted)) in written.moves.iter().zip(parents).zip(written.helped()).enumerate() {
        let fault = Fault::Move(at as u32 + 1);
        if (at as u32).is_multiple_of(BREATH) && errand.is_called_off() {
            return Err(Fault::CalledOff);
        }
        let seen: Vec<G::Event> = match told {
            Some(told) => {
                looked_through += WORDS * told.events[at].get().len();
                read_up_to(LARGEST_TOLD, &told.events[at]).map_err(|_| fault)?
            }
            None => Vec::new(),
        };
        let mv = mv.get();
        if ending::read(mv).is_some() && followed.contains(&(at as u32 + 1)) {
            return Err(fault);
        }
        if mv.len() > LARGEST_MOVE || !can_be_told::<G>(&seen, &kept.players) {
            return Err(fault);
        }
        let node = NodeRecord {
            id: NodeId(at as u32 + 1),
            parent: Some(NodeId(parent)).filter(|parent| parent.0 > 0),
            seat: told.map_or(0, |told| told.seats[at]),
            mv: mv.to_owned(),
            events: json(&seen)?,
            state_hash: UNKNOWN.to_owned(),
            assisted,
        };
        journal += size(&node);
        nodes.push(node);
        if looked_through > MOST_LOOKED_THROUGH || journal > MOST_JOURNAL {
            return Err(Fault::TooLarge);
        }
    }
    let given_up = end_at(&nodes, written.head.unwrap_or(0));
    if given_up.is_some_and(|end| !ending::can_be::<G>(end, &state)) {
        return Err(Fault::Impossible);
    }
    Ok(Found { nodes, state, given_up, opening: kept.opening.clone(), locked: true, looked_through })
}

/// The fingerprint of a state that can't be found out.
const UNKNOWN: &str = "0000000000000000";

/// Whether there are words for all these events, which nothing vouches for.
fn can_be_told<G: TableGame>(events: &[G::Event], players: &Players) -> bool {
    let tell = |event: &G::Event, lang| snapshot::log_line::<G>(Some(Seat(0)), event, lang, &players.names::<G>(lang));
    let all = || {
        events.iter().for_each(|event| {
            tell(event, Lang::Hu);
            tell(event, Lang::En);
        });
    };
    events.is_empty() || catch_unwind(AssertUnwindSafe(all)).is_ok()
}

fn json<T: serde::Serialize>(value: &T) -> Result<String, Fault> {
    serde_json::to_string(value).map_err(|_| Fault::Impossible)
}

/// About how many bytes a decision holds.
pub(crate) fn size(node: &NodeRecord) -> usize {
    size_of::<NodeRecord>() + node.mv.len() + node.events.len() + node.state_hash.len()
}

/// How many decisions led to the head.
fn depth(written: &Written) -> Option<u32> {
    let parents = written.parents()?;
    let (mut at, mut depth) = (written.head.unwrap_or(0), 0);
    while at > 0 {
        at = *parents.get(at as usize - 1)?;
        depth += 1;
    }
    Some(depth)
}

impl From<Fault> for Problem {
    fn from(fault: Fault) -> Problem {
        match fault {
            Fault::Newer => ProblemKind::NewerText.into(),
            Fault::Impossible => ProblemKind::BadTable.into(),
            Fault::TooLarge => ProblemKind::TooLarge.into(),
            Fault::CalledOff => ProblemKind::CalledOff.into(),
            Fault::Move(number) => Problem::BadMove(number),
        }
    }
}
