//! Nobody trusts a text: before a table is taken in, it is played again from its deal, or the state it stands in is
//! looked through.

use super::written::{END_OF_TIME, Told, Written};
use crate::games::{GameVisitor, TableGame};
use crate::naming;
use crate::picture;
use crate::played::standing;
use crate::players::Players;
use crate::problem::{Problem, ProblemKind};
use crate::stored::{self, StoredSetup};
use bot::Level;
use game::{Game, Seat, Seed, StateHash};
use rulebook::Lang;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use store::{NodeId, NodeRecord, TableId, TableRecord, WholeTable};

/// More decisions than anybody makes at one table.
const MOST_MOVES: usize = 50_000;
/// More lines than anybody leaves open at once.
const MOST_OPEN_LINES: usize = 5_000;
/// The largest move, in bytes.
const LARGEST_MOVE: usize = 4 << 10;
/// No table moves so often.
const MOST_REVISIONS: u32 = 1 << 30;

/// A table that may be taken in.
pub(super) struct Admitted {
    /// As the store will keep it.
    pub table: WholeTable,
    /// The level at each seat; none for the person.
    pub levels: Vec<Option<String>>,
    /// How many decisions led to where it stands.
    pub plies: u32,
    /// Whether what led there can only be read.
    pub locked: bool,
}

/// Looks through a table that is to be kept under `id`.
pub(super) struct Admit<'a> {
    pub written: &'a Written,
    pub id: TableId,
    pub lang: Lang,
}

/// Why a table can't be taken in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    /// Written under later rules.
    Newer,
    /// Its setup, its players, its tree or its state can't be.
    Impossible,
    /// The rules forbid the decision of this number, or it leads elsewhere.
    Move(u32),
}

/// What came of looking.
struct Found<G: Game> {
    nodes: Vec<NodeRecord>,
    state: G::State,
    opening: Vec<G::Event>,
    locked: bool,
}

impl GameVisitor for Admit<'_> {
    type Output = Result<Admitted, Problem>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let Admit { written, id, lang } = self;
        let kept = kept::<G>(written).map_err(|fault| fault.problem(lang))?;
        let found = found::<G>(written, &kept).map_err(|fault| fault.problem(lang))?;
        let plies = depth(written).ok_or_else(|| Fault::Impossible.problem(lang))?;
        let levels = kept.players.all().iter().map(|player| player.level.clone()).collect();
        let kept = StoredSetup::<G> { opening: found.opening, ..kept };
        let record = TableRecord {
            id,
            game: G::NAME.to_owned(),
            name: naming::tidy(&written.name),
            setup: stored::write(&kept, lang)?,
            seed: written.seed.clone(),
            rules_version: written.rules,
            created_ms: written.laid_ms(),
            updated_ms: written.updated.clamp(0, END_OF_TIME),
            head: written.head.map(NodeId),
            revision: written.revision.min(MOST_REVISIONS),
            nodes: u32::try_from(found.nodes.len()).unwrap_or(u32::MAX),
            assisted: written.assisted,
            finished: G::to_move(&found.state).is_none(),
            deleted: false,
            mended: false,
            summary: standing::<G>(&found.state, &kept.players, plies, lang)?,
        };
        let snapshot = stored::snapshot::<G>(&found.state, lang)?;
        let table = WholeTable { record, nodes: found.nodes, snapshot };
        Ok(Admitted { table, levels, plies, locked: found.locked })
    }
}

/// The table's setup, with players that can sit there.
fn kept<G: TableGame>(written: &Written) -> Result<StoredSetup<G>, Fault> {
    if written.rules.max(written.snapshot.rules) > G::RULES_VERSION {
        return Err(Fault::Newer);
    }
    let mut kept: StoredSetup<G> = serde_json::from_value(written.setup.clone()).map_err(|_| Fault::Impossible)?;
    let players = kept.players.all();
    let persons = players.iter().filter(|player| player.level.is_none()).count();
    let seats = players.len() == usize::from(G::seats(&kept.setup));
    if persons != 1 || !seats || G::automata(&kept.setup).contains(&kept.players.person()) {
        return Err(Fault::Impossible);
    }
    if players.iter().filter_map(|player| player.level.as_deref()).any(|key| Level::find(G::LEVELS, key).is_none()) {
        return Err(Fault::Newer);
    }
    kept.players.tidy();
    Ok(kept)
}

fn found<G: TableGame>(written: &Written, kept: &StoredSetup<G>) -> Result<Found<G>, Fault> {
    let seed: Seed = written.seed.parse().map_err(|_| Fault::Impossible)?;
    let parents = written.parents().filter(|parents| parents.len() <= MOST_MOVES).ok_or(Fault::Impossible)?;
    if written.head.is_some_and(|head| head == 0 || head as usize > parents.len()) {
        return Err(Fault::Impossible);
    }
    let found = match &written.told {
        None if written.rules == G::RULES_VERSION => played(written, kept, seed, &parents)?,
        told => read(written, kept, told.as_ref(), &parents)?,
    };
    if G::seats(G::setup(&found.state)) == G::seats(&kept.setup) { Ok(found) } else { Err(Fault::Impossible) }
}

/// Plays every decision of every line again.
fn played<G: TableGame>(
    written: &Written,
    kept: &StoredSetup<G>,
    seed: Seed,
    parents: &[u32],
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
    let mut states = BTreeMap::from([(0, beginning)]);
    let (mut ends, helped) = (written.ends.iter(), written.helped());
    let mut nodes = Vec::with_capacity(parents.len());
    for (number, ((mv, &parent), assisted)) in (1..).zip(written.moves.iter().zip(parents).zip(helped)) {
        let fault = Fault::Move(number);
        needed[parent as usize] -= 1;
        let state = if needed[parent as usize] == 0 { states.remove(&parent) } else { states.get(&parent).cloned() };
        let mut state = state.ok_or(Fault::Impossible)?;
        let (decision, seat) =
            (serde_json::from_value::<G::Move>(mv.clone()).map_err(|_| fault)?, G::to_move(&state).ok_or(fault)?);
        let mut events = Vec::new();
        G::play(&mut state, seat, decision, &mut events).map_err(|_| fault)?;
        let seen: Vec<G::Event> = events.iter().filter_map(|event| G::redact(event, person)).collect();
        let hash = game::state_hash(&state).map_err(|_| fault)?;
        if is_end[number as usize] && ends.next() != Some(&hash) {
            return Err(fault);
        }
        nodes.push(NodeRecord {
            id: NodeId(number),
            parent: Some(NodeId(parent)).filter(|parent| parent.0 > 0),
            seat: seat.0,
            mv: json(&decision)?,
            events: json(&seen)?,
            state_hash: hash.to_string(),
            assisted,
        });
        if needed[number as usize] > 0 {
            states.insert(number, state);
        }
        if states.len() > MOST_OPEN_LINES {
            return Err(Fault::Impossible);
        }
    }
    let state = states.remove(&head).ok_or(Fault::Impossible)?;
    let hash = game::state_hash(&state).map_err(|_| Fault::Impossible)?;
    if ends.next().is_some() || StateHash::of_json(&written.snapshot.state) != hash {
        return Err(Fault::Impossible);
    }
    Ok(Found { nodes, state, opening, locked: false })
}

/// Takes the state it stands in, and of what led there what is told.
fn read<G: TableGame>(
    written: &Written,
    kept: &StoredSetup<G>,
    told: Option<&Told>,
    parents: &[u32],
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
    let mut nodes = Vec::with_capacity(parents.len());
    for (at, ((mv, &parent), assisted)) in written.moves.iter().zip(parents).zip(written.helped()).enumerate() {
        let fault = Fault::Move(at as u32 + 1);
        let seen: Vec<G::Event> = match told {
            Some(told) => serde_json::from_value(told.events[at].clone()).map_err(|_| fault)?,
            None => Vec::new(),
        };
        let mv = mv.to_string();
        if mv.len() > LARGEST_MOVE || !can_be_told::<G>(&seen, &kept.players) {
            return Err(fault);
        }
        nodes.push(NodeRecord {
            id: NodeId(at as u32 + 1),
            parent: Some(NodeId(parent)).filter(|parent| parent.0 > 0),
            seat: told.map_or(0, |told| told.seats[at]),
            mv,
            events: json(&seen)?,
            state_hash: UNKNOWN.to_owned(),
            assisted,
        });
    }
    Ok(Found { nodes, state, opening: kept.opening.clone(), locked: true })
}

/// The fingerprint of a state that can't be found out.
const UNKNOWN: &str = "0000000000000000";

/// Whether there are words for all these events, which nothing vouches for.
fn can_be_told<G: TableGame>(events: &[G::Event], players: &Players) -> bool {
    let tell = |event: &G::Event, lang| picture::log_line::<G>(Some(Seat(0)), event, lang, &players.names(lang));
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

impl Fault {
    fn problem(self, lang: Lang) -> Problem {
        match self {
            Fault::Newer => Problem::new(ProblemKind::NewerText, lang),
            Fault::Impossible => Problem::new(ProblemKind::BadTable, lang),
            Fault::Move(number) => Problem::told(
                ProblemKind::BadTable,
                (
                    format!(
                        "Ennek az asztalnak a lépései közül a {number}. a szabályok szerint nem lehetséges, ezért nem hoztuk be."
                    ),
                    format!("By the rules move {number} of this table can't be made, so the table was not taken in."),
                ),
                lang,
            ),
        }
    }
}
