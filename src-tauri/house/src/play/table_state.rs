//! A table of one game: its line and the state at the head. Changes are written to disk before they take effect here.

use crate::play::clock::Clock;
use crate::play::line::{Line, Ply};
use crate::play::players::Players;
use crate::play::resignation;
use crate::play::reveal::tells;
use crate::play::snapshot;
use crate::play::table_encoding::{self, Imported, Others, TableStatus};
use crate::problem::{Problem, ProblemKind, Reason};
use crate::wire::LogLine;
use game::{Game, Seat, Seed};
use games::ListedGame;
use hosting::{GivenUp, Player};
use rulebook::phrase::Names;
use rulebook::{Lang, Translated};
use std::collections::BTreeMap;
use store::{HeadChange, NewNode, NodeId, Store, StoredTable};

/// A table of game `G`.
pub(crate) struct Played<G: Game> {
    pub record: StoredTable,
    pub players: Players,
    /// The seat from which the table is seen: that of the person who looks.
    pub viewer: Seat,
    /// Whether the device is being handed over, so that no seat's view may be shown.
    pub covered: bool,
    /// The seats of the guests who were helped; whether the owner was, the record says.
    pub helped: Vec<Seat>,
    /// Whether anybody may have looked at the table since the last decision.
    pub seen_since: bool,
    /// What the viewer saw of the deal.
    pub opening: Vec<G::Event>,
    /// Whether the game began from a position of the rulebook, not from a deal.
    pub placed: bool,
    /// The record it came from, if any.
    pub imported: Option<Imported>,
    pub line: Line<G>,
    /// The state at the head.
    pub state: G::State,
    /// How the game ended by resignation or on time, and the node that notes it, which is then the head.
    pub given_up: Option<(NodeId, GivenUp)>,
    pub can_redo: bool,
    /// The clock of the people, if they play with one.
    pub clock: Option<Clock>,
    /// The win rates that bots expected of their decisions since the table was opened; `None` for decisions without a
    /// search.
    pub shares: BTreeMap<NodeId, Option<f64>>,
    /// Whether a bot resigned and the person undid that to play on: then bots play the game to its end.
    pub played_on: bool,
    /// Revisions at which the log was cut, and its length afterwards.
    pub cuts: Vec<(u32, u32)>,
}

impl<G: ListedGame> Played<G> {
    /// Returns whether a seat is that of the person who looks.
    pub fn is_viewer(&self, seat: Seat) -> bool {
        seat == self.viewer
    }

    /// Returns whether the person who looks was helped in this game.
    pub fn is_helped(&self) -> bool {
        if self.is_seen_by_owner() { self.record.assisted } else { self.helped.contains(&self.viewer) }
    }

    /// Returns whether a person decides at a seat.
    pub fn is_human(&self, seat: Seat) -> bool {
        self.players.at(seat).is_some_and(Player::is_human)
    }

    /// Returns the seat to move and its player.
    pub fn to_move(&self) -> Option<(Seat, &Player)> {
        let seat = G::to_move(&self.state).filter(|_| self.given_up.is_none())?;
        Some((seat, self.players.at(seat)?))
    }

    /// Returns the seat to move if it is a bot's or an automaton's.
    pub fn other_to_move(&self) -> Option<Seat> {
        self.to_move().filter(|(_, player)| !player.is_human()).map(|(seat, _)| seat)
    }

    /// Returns how the game ended by resignation or on time, if it did.
    pub fn conceded(&self) -> Option<GivenUp> {
        self.given_up.map(|(_, given_up)| given_up)
    }

    /// Returns the node at the head.
    pub fn head(&self) -> Option<NodeId> {
        self.given_up.map(|(node, _)| node).or_else(|| self.line.head())
    }

    /// Returns the number of decisions; a resignation counts as one.
    pub fn plies(&self) -> usize {
        self.line.len() + usize::from(self.given_up.is_some())
    }

    /// Returns the state of the table after `plies` decisions: how many of them are the game's own, and the
    /// resignation, if it is one of them.
    pub fn standing_at(&self, plies: usize) -> (usize, Option<GivenUp>) {
        let given_up = self.conceded().filter(|_| plies == self.plies());
        (plies - usize::from(given_up.is_some()), given_up)
    }

    /// Returns what the viewer sees, if they are to decide.
    pub fn asked(&self) -> Option<G::View> {
        self.to_move().filter(|(seat, _)| *seat == self.viewer).map(|_| G::view(&self.state, self.viewer))
    }

    /// Returns the number of log lines.
    pub fn log_length(&self) -> u32 {
        self.log_length_at(self.line.len())
    }

    /// Returns the number of log lines after `ply` decisions.
    pub fn log_length_at(&self, ply: usize) -> u32 {
        let lines = self.opening.len() + self.line.plies()[..ply].iter().map(|ply| ply.seen.len()).sum::<usize>();
        u32::try_from(lines).unwrap_or(u32::MAX)
    }

    /// Returns the seed of the deal, if it is meaningful: a record of another program has none.
    pub fn seed(&self) -> Option<String> {
        let told = self.imported.as_ref().is_none_or(|imported| imported.dealt);
        (told && !self.placed).then(|| self.record.seed.clone())
    }

    /// Returns the names of all players.
    pub fn names(&self, lang: Lang) -> Names {
        self.players.names::<G>(lang, Some(self.viewer))
    }

    /// Returns the players before the person took over, if there were any, and how many decisions of the line are
    /// theirs.
    pub fn others(&self) -> Option<(&Others, usize)> {
        let others = self.imported.as_ref().and_then(|imported| imported.others.as_ref())?;
        // The record's decisions were written to the journal first.
        let theirs = |ply: &&Ply<G>| ply.node.0 as usize <= others.plies;
        Some((others, self.line.plies().iter().take_while(theirs).count()))
    }

    /// Returns the change of the table's row when `state`, after `plies` decisions, comes to be at its head, where the
    /// game may be resigned.
    ///
    /// # Errors
    /// Fails if the state can't be encoded.
    pub fn change(
        &self,
        (state, plies): (&G::State, usize),
        given_up: Option<GivenUp>,
        assisted: bool,
        now_ms: i64,
    ) -> Result<HeadChange, Problem> {
        let plies = u32::try_from(plies).unwrap_or(u32::MAX);
        Ok(HeadChange {
            revision: self.record.revision,
            now_ms,
            snapshot: table_encoding::snapshot::<G>(state)?,
            summary: standing::<G>(state, given_up, &self.players, plies, &self.helped)?,
            finished: given_up.is_some() || G::to_move(state).is_none(),
            assisted,
        })
    }

    /// Updates the row after the store has written a change.
    pub fn changed(&mut self, change: &HeadChange, head: Option<NodeId>) {
        self.record.head = head;
        self.record.revision = change.revision + 1;
        self.record.updated_ms = change.now_ms;
        self.record.finished = change.finished;
        self.record.assisted |= change.assisted;
        self.record.summary.clone_from(&change.summary);
    }

    /// Marks the guests at these seats as helped, as far as `write` succeeds in writing it.
    ///
    /// # Errors
    /// Fails if `write` does; then they aren't marked.
    pub fn with_helped(
        &mut self,
        guests: impl IntoIterator<Item = Seat>,
        write: impl FnOnce(&mut Self) -> Result<(), Problem>,
    ) -> Result<(), Problem> {
        let before = self.helped.len();
        self.helped.extend(guests);
        let written = write(self);
        if written.is_err() {
            self.helped.truncate(before);
        }
        written
    }

    /// Writes the marks of help: those of the guests, and, if `assisted`, the owner's.
    ///
    /// # Errors
    /// Fails if they can't be written.
    pub fn mark(&mut self, store: &mut Store, assisted: bool, now_ms: i64) -> Result<(), Problem> {
        let change = self.change((&self.state, self.plies()), self.conceded(), assisted, now_ms)?;
        let head = self.head();
        store.move_head(&self.record.id, head, &change)?;
        self.changed(&change, head);
        Ok(())
    }

    /// Makes a move: first on disk, then here.
    ///
    /// # Errors
    /// Fails if the game was resigned, the rules refuse the move, or it can't be written.
    pub fn commit(&mut self, store: &mut Store, seat: Seat, mv: G::Move, now_ms: i64) -> Result<(), Problem> {
        if let Some(given_up) = self.conceded() {
            return Err(resignation::refused::<G>(given_up, G::setup(&self.state), |lang| self.names(lang)));
        }
        let mut state = self.state.clone();
        let mut events = Vec::new();
        G::play(&mut state, seat, mv, &mut events).map_err(|refusal| self.refused(&[refusal]))?;
        let change = self.change((&state, self.line.len() + 1), None, false, now_ms)?;
        let seen_by = |seat| events.iter().filter_map(|event| G::redact(event, seat)).collect::<Vec<G::Event>>();
        let node = NewNode {
            seat: seat.0,
            mv: table_encoding::write(&mv)?,
            // What the journal has is read where the game can't be replayed: then the table is the owner's alone.
            events: table_encoding::write(&seen_by(self.players.owner()))?,
            state_hash: change.snapshot.hash.clone(),
            assisted: self.record.assisted,
        };
        // A pass that revealed nothing would be repeated identically after a power cut, so it isn't waited for.
        let again = !self.is_human(seat)
            && !self.players.is_shared()
            && G::decision_kind(&self.state).passes(&mv)
            && !tells::<G>(&self.state, &state, mv, self.viewer);
        let append = if again { Store::append_with_next } else { Store::append };
        let before = self.line.head();
        let written = append(store, &self.record.id, before, &node, &change);
        let node = written?;
        self.changed(&change, Some(node));
        if self.is_human(seat) {
            self.note_decision(store, before, node);
        }
        self.line.push(Ply { node, seat, mv: Some(mv), seen: seen_by(self.viewer) }, &state);
        self.state = state;
        self.can_redo = false;
        self.seen_since = false;
        self.pass_on();
        Ok(())
    }

    /// Ends the game by resignation or on time: first on disk, then here.
    ///
    /// # Errors
    /// Fails if the game can't end this way in this state, or it can't be written.
    pub fn give_up(&mut self, store: &mut Store, given_up: GivenUp, now_ms: i64) -> Result<(), Problem> {
        if self.given_up.is_some() || !resignation::can_be::<G>(given_up, &self.state) {
            return Err(ProblemKind::NothingThere.into());
        }
        let change = self.change((&self.state, self.line.len() + 1), Some(given_up), false, now_ms)?;
        let node = NewNode {
            seat: given_up.seat.0,
            mv: resignation::written(given_up)?,
            events: "[]".to_owned(),
            state_hash: change.snapshot.hash.clone(),
            assisted: self.record.assisted,
        };
        let node = store.append(&self.record.id, self.line.head(), &node, &change)?;
        self.changed(&change, Some(node));
        if self.is_human(given_up.seat) {
            self.note_decision(store, self.line.head(), node);
        }
        self.given_up = Some((node, given_up));
        self.can_redo = false;
        self.pass_on();
        Ok(())
    }

    /// Makes a problem of refusals.
    pub fn refused(&self, refusals: &[G::Refusal]) -> Problem {
        Problem::Refused(Translated::each(|lang| self.reasons(refusals, lang)))
    }

    /// Puts refusals into words, each with its rule.
    pub fn reasons(&self, refusals: &[G::Refusal], lang: Lang) -> Vec<Reason> {
        snapshot::reasons::<G>(refusals, lang, &self.names(lang))
    }

    /// Returns the first log line that a window with `log_have` lines as of `revision` doesn't have.
    pub fn log_from(&self, revision: u32, log_have: u32) -> u32 {
        let cut_since = self.cuts.iter().filter(|(at, _)| *at > revision).map(|(_, length)| *length);
        cut_since.chain([log_have, self.log_length()]).min().unwrap_or(0)
    }

    /// Returns the log lines from `from` to `to`.
    pub fn log_lines(&self, from: u32, to: u32, lang: Lang) -> Vec<LogLine> {
        let names = self.names(lang);
        let others = self.others().map(|(others, plies)| (plies, others.names::<G>(lang)));
        // The earlier players appear under their own names.
        let names_at = |ply| others.as_ref().filter(|(plies, _)| ply < *plies).map_or(&names, |(_, names)| names);
        let opening = self.opening.iter().map(|event| (None, event, names_at(0), 0));
        let played = self.line.plies().iter().zip(0..).flat_map(|(made, number)| {
            let names = names_at(number);
            made.seen.iter().map(move |event| (Some(made.seat), event, names, number + 1))
        });
        let line = |(seat, event, names, ply): (Option<Seat>, &G::Event, &Names, usize)| LogLine {
            ply: u32::try_from(ply).unwrap_or(u32::MAX),
            ..snapshot::log_line::<G>(seat, event, lang, names)
        };
        opening.chain(played).take(to as usize).skip(from as usize).map(line).collect()
    }

    /// Returns the last of the first `plies` decisions in words, if the game is over: for decisions of which only their
    /// own seat saw anything.
    pub fn decided_unseen(&self, plies: usize, lang: Lang) -> Option<String> {
        let ply = plies.checked_sub(1).filter(|_| self.record.finished)?;
        let made = self.line.plies().get(ply)?;
        let view = G::view(&self.line.state_at(ply)?, made.seat);
        let names = self.names(lang);
        Some(format!("{}: {}.", names.of(made.seat), G::mv(made.mv?, &view, lang, &names)))
    }

    /// Returns the seed of searches in the present position.
    pub fn thought_seed(&self) -> Seed {
        self.thought_seed_at(self.line.len())
    }

    /// Returns the seed of searches after `ply` decisions: different for each position, the same whenever the game
    /// returns to it.
    pub fn thought_seed_at(&self, ply: usize) -> Seed {
        let deal: u64 = self.record.seed.parse().map_or(0, |Seed(deal)| deal);
        Seed(deal.rotate_left(17) ^ (ply as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }
}

/// Encodes the state of a table after `plies` decisions, at which the guests at `helped` were helped, as the store
/// keeps it.
pub(crate) fn standing<G: ListedGame>(
    state: &G::State,
    given_up: Option<GivenUp>,
    players: &Players,
    plies: u32,
    helped: &[Seat],
) -> Result<String, Problem> {
    let owner = players.owner();
    let view = G::view(state, owner);
    let in_words = |lang| {
        let names = players.names_for_owner::<G>(lang);
        given_up
            .map_or_else(|| G::standing(&view, lang, &names), |given_up| resignation::standing(given_up, lang, &names))
    };
    table_encoding::write(&TableStatus::new(in_words, plies, helped))
}
