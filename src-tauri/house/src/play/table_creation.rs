//! Creates new tables, and opens saved ones.

use crate::play::clock::{Clock, Spent};
use crate::play::journal_repair;
use crate::play::line::{Line, Ply, read_node, replay_node};
use crate::play::players::Players;
use crate::play::resignation;
use crate::play::session::Session;
use crate::play::setups::{self, bad_setup};
use crate::play::table_encoding::{self, StoredSetup, TableStatus};
use crate::play::table_place::TablePlace;
use crate::play::table_state::{Played, standing};
use crate::problem::{Problem, ProblemKind};
use crate::text::naming;
use crate::wire::NewTable;
use game::Seat;
use games::{GameVisitor, ListedGame};
use hosting::{GivenUp, Player, TimeLimit, resigning};
use std::collections::BTreeMap;
use store::{JournalNode, NewNode, NodeId, Snapshot, Store, StoredTable};

impl TablePlace<'_> {
    /// Deals a table to these players.
    fn deal<G: ListedGame>(
        self,
        setup: G::Setup,
        players: &[Player],
        clock: Option<TimeLimit>,
    ) -> Result<Box<dyn Session>, Problem> {
        if clock.is_some_and(|clock| !clock.is_possible()) {
            return Err(ProblemKind::BadSetup.into());
        }
        // A game that can't be lost on time has no clock.
        let clock = clock.filter(|_| resigning::<G>(&setup).is_some());
        let players = Players::seat::<G>(players, &setup, self.seed)?;
        let mut events = Vec::new();
        let state = G::deal(&setup, self.seed, &mut events).map_err(|error| bad_setup::<G>(&error))?;
        let owner = players.owner();
        let opening: Vec<G::Event> = events.iter().filter_map(|event| G::redact(event, owner)).collect();
        let kept = StoredSetup::<G> { setup, players, opening, placed: None, imported: None, clock };
        let mut laid = self.lay(kept, state)?;
        laid.cover();
        Ok(Box::new(laid))
    }

    /// Writes a new table to disk.
    pub(crate) fn lay<G: ListedGame>(self, kept: StoredSetup<G>, state: G::State) -> Result<Played<G>, Problem> {
        let new = self.beginning(&kept, &state)?;
        let record = self.store.create_table(&new)?;
        Ok(begun(record, kept, state))
    }

    /// Writes a new table to disk with decisions that were made elsewhere, and a resignation after them if there was
    /// one. It is marked as assisted, since it is unknown how they were made.
    pub(crate) fn lay_played<G: ListedGame>(
        self,
        kept: StoredSetup<G>,
        dealt: G::State,
        moves: &[G::Move],
        given_up: Option<GivenUp>,
    ) -> Result<Played<G>, Problem> {
        let (new, now_ms) = (self.beginning(&kept, &dealt)?, self.now_ms);
        let mut nodes = Vec::with_capacity(moves.len());
        let mut played = begun(StoredTable::of_new(&new), kept, dealt);
        for (&mv, number) in moves.iter().zip(1..) {
            let seat = G::to_move(&played.state).ok_or(ProblemKind::BadRecord)?;
            let mut events = Vec::new();
            G::play(&mut played.state, seat, mv, &mut events).map_err(|_| ProblemKind::BadRecord)?;
            let seen: Vec<G::Event> = events.iter().filter_map(|event| G::redact(event, played.viewer)).collect();
            nodes.push(NewNode {
                seat: seat.0,
                mv: table_encoding::write(&mv)?,
                events: table_encoding::write(&seen)?,
                state_hash: table_encoding::hash::<G>(&played.state)?.to_string(),
                assisted: true,
            });
            played.line.push(Ply { node: NodeId(number), seat, mv: Some(mv), seen }, &played.state);
        }
        if let Some(given_up) = given_up.filter(|given_up| resignation::can_be::<G>(*given_up, &played.state)) {
            nodes.push(NewNode {
                seat: given_up.seat.0,
                mv: resignation::written(given_up)?,
                events: "[]".to_owned(),
                state_hash: table_encoding::hash::<G>(&played.state)?.to_string(),
                assisted: true,
            });
            played.given_up = Some((NodeId(u32::try_from(nodes.len()).unwrap_or(u32::MAX)), given_up));
        }
        let change = played.change((&played.state, played.plies()), played.conceded(), true, now_ms)?;
        let written = self.store.create_played(&new, &nodes, &change);
        played.record = written?;
        Ok(played)
    }

    fn beginning<G: ListedGame>(&self, kept: &StoredSetup<G>, state: &G::State) -> Result<store::NewTable, Problem> {
        Ok(store::NewTable {
            id: self.id.clone(),
            game: G::NAME.to_owned(),
            name: naming::tidy(&self.name),
            setup: table_encoding::write(kept)?,
            seed: self.seed.to_string(),
            created_ms: self.now_ms,
            summary: standing::<G>(state, None, &kept.players, 0, &[])?,
            snapshot: table_encoding::snapshot::<G>(state)?,
        })
    }
}

/// Returns a table before its first decision.
fn begun<G: ListedGame>(record: StoredTable, kept: StoredSetup<G>, state: G::State) -> Played<G> {
    Played {
        record,
        viewer: kept.players.owner(),
        covered: false,
        helped: Vec::new(),
        seen_since: true,
        players: kept.players,
        opening: kept.opening,
        placed: kept.placed.is_some(),
        imported: kept.imported,
        line: Line::new(state.clone()),
        state,
        given_up: None,
        can_redo: false,
        clock: kept.clock.map(|limit| Clock { limit, spent: Spent::default() }),
        shares: BTreeMap::new(),
        played_on: false,
        cuts: Vec::new(),
    }
}

/// Creates a new table: deals it and writes it to disk.
pub(crate) struct Lay<'a> {
    pub place: TablePlace<'a>,
    pub new: &'a NewTable,
}

impl GameVisitor for Lay<'_> {
    type Output = Result<Box<dyn Session>, Problem>;

    fn visit<G: ListedGame>(self) -> Self::Output {
        let setup = setups::chosen::<G>(self.new).map_err(|error| bad_setup::<G>(&error))?;
        self.place.deal::<G>(setup, &self.new.players, self.new.clock)
    }
}

/// Creates a table like a saved one, with another deal.
pub(crate) struct LayAgain<'a> {
    pub place: TablePlace<'a>,
    pub kept: StoredTable,
}

impl GameVisitor for LayAgain<'_> {
    type Output = Result<Box<dyn Session>, Problem>;

    fn visit<G: ListedGame>(self) -> Self::Output {
        if table_encoding::is_newer::<G>(&self.kept, None) {
            return Err(ProblemKind::NewerTable.into());
        }
        let StoredSetup::<G> { setup, players, clock, .. } = table_encoding::read(&self.kept.setup)?;
        self.place.deal::<G>(setup, players.all(), clock)
    }
}

/// Opens a saved table at its head.
pub(crate) struct Open<'a> {
    pub store: &'a mut Store,
    pub record: StoredTable,
    pub now_ms: i64,
}

impl GameVisitor for Open<'_> {
    type Output = Result<Box<dyn Session>, Problem>;

    fn visit<G: ListedGame>(self) -> Self::Output {
        let id = self.record.id.clone();
        let snapshot = self.store.snapshot(&id)?;
        if table_encoding::is_newer::<G>(&self.record, snapshot.as_ref()) {
            return Err(ProblemKind::NewerTable.into());
        }
        if self.record.recovered && !self.store.is_read_only() {
            journal_repair::fill::<G>(self.store, &self.record)?;
        }
        let kept: StoredSetup<G> = table_encoding::read(&self.record.setup)?;
        let owner = kept.players.owner();
        let mut path = self.store.path(&id, self.record.head)?;
        let clock = match kept.clock.filter(|limit| limit.is_possible()) {
            None => None,
            Some(limit) => {
                let mut spent = Spent::kept(self.store, &id)?;
                spent.catch_up(&path, |seat| kept.players.at(seat).is_some_and(Player::is_human));
                Some(Clock { limit, spent })
            }
        };
        let given_up = path.last().and_then(|node| Some((node.id, resignation::read(&node.mv)?)));
        if given_up.is_some() {
            path.pop();
        }
        let can_redo = self.store.last_child(&id, self.record.head)?.is_some();
        let agrees = |found: &Found<G>| {
            let same = |kept: &Snapshot| {
                table_encoding::hash::<G>(&found.state).is_ok_and(|hash| hash.to_string() == kept.hash)
            };
            found.line.len() == path.len() && snapshot.as_ref().is_none_or(same)
        };
        let (found, cut_short) = match replay::<G>(&self.record, &kept, &path, owner) {
            Some(found) if agrees(&found) => (found, false),
            replayed => match (snapshot.as_ref().and_then(table_encoding::state_of::<G>), replayed) {
                // The journal and the present rules disagree: the saved state counts, and the history can only be read.
                (Some(state), _) => (only_read::<G>(&path, state), false),
                // There is no saved state: the journal is replayed as far as possible.
                (None, Some(found)) => (found, true),
                (None, None) => return Err(ProblemKind::Damaged.into()),
            },
        };
        // On another branch, the person has undone a bot's resignation.
        let declined = |node: &JournalNode| {
            let bot = kept.players.at(Seat(node.seat)).is_some_and(|player| !player.is_human());
            bot && resignation::read(&node.mv).is_some() && Some(node.id) != self.record.head
        };
        let branches =
            G::HOPELESS.is_some() && self.record.nodes as usize > path.len() + usize::from(given_up.is_some());
        let played_on = branches && self.store.journal(&id)?.iter().any(declined);
        let stood = TableStatus::of(&self.record);
        let mut played = Played::<G> {
            record: self.record,
            viewer: owner,
            covered: false,
            helped: stood.helped,
            seen_since: true,
            players: kept.players,
            opening: kept.opening,
            placed: kept.placed.is_some(),
            imported: kept.imported,
            can_redo: can_redo && !found.line.is_locked(),
            line: found.line,
            state: found.state,
            given_up: given_up.filter(|_| !cut_short),
            clock,
            shares: BTreeMap::new(),
            played_on,
            cuts: Vec::new(),
        };
        if cut_short && !self.store.is_read_only() {
            let head = played.line.head();
            let change = played.change((&played.state, played.line.len()), None, false, self.now_ms)?;
            self.store.move_head(&id, head, &change)?;
            played.changed(&change, head);
        }
        played.cover();
        Ok(Box::new(played))
    }
}

/// The result of loading a table.
struct Found<G: ListedGame> {
    line: Line<G>,
    /// The state at the end of the line.
    state: G::State,
}

/// Replays the journal from the beginning as far as it agrees with the rules, across gaps where the state after them is
/// known; `None` if not even the beginning can be made.
fn replay<G: ListedGame>(
    record: &StoredTable,
    kept: &StoredSetup<G>,
    path: &[JournalNode],
    person: Seat,
) -> Option<Found<G>> {
    let dealt = table_encoding::beginning(record, kept)?;
    let (mut line, mut state) = (Line::new(dealt.clone()), dealt);
    let mut rest = path;
    while let [node, after @ ..] = rest {
        if let Some(ply) = replay_node::<G>(&mut state, node, person) {
            line.push(ply, &state);
            rest = after;
            continue;
        }
        let Some((beyond, there)) = journal_repair::beyond::<G>(node) else { break };
        let Some(last) = rest.iter().position(|node| node.id == beyond) else { break };
        line.extend(rest[..=last].iter().map(read_node).collect(), &there);
        state = there;
        rest = &rest[last + 1..];
    }
    Some(Found { line, state })
}

/// Reads a history that can't be replayed: its stored events, as far as they can be read, and the saved state.
fn only_read<G: ListedGame>(path: &[JournalNode], state: G::State) -> Found<G> {
    Found { line: Line::only_read(path.iter().map(read_node).collect(), state.clone()), state }
}
