//! The clock of the people at a table: how much time each of their decisions took.
//!
//! The window measures the time of the present decision and reports it repeatedly; the house saves it in an entry
//! beside the journal and decides by it when the time is over. The journal doesn't contain times, and bots don't depend
//! on them.
//!
//! Times belong to the decisions of the present line. Undo returns the time of the undone decisions, and the time
//! thought after them; redo takes it again, together with what was thought before it.

use crate::play::line::Ply;
use crate::play::table_encoding;
use crate::play::table_state::Played;
use crate::problem::{Problem, ProblemKind};
use crate::wire::ClockView;
use game::Seat;
use games::ListedGame;
use hosting::{Concession, TimeLeft, TimeLimit};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use store::{JournalNode, NodeId, Section, Store, TableId};

/// The longest time noted for one decision, in milliseconds: no clock allows more.
const LONGEST_MS: u32 = 7 * 24 * 60 * 60 * 1_000;

/// The least main time, in milliseconds, that undoing a loss on time goes back to, if there was such a moment.
const LEAST_BACK_MS: u64 = 10_000;

/// The clock of a table.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    pub limit: TimeLimit,
    pub spent: Spent,
}

/// The times of decisions, as stored beside the journal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Spent {
    /// The journal's node after which the person is thinking, or thought last; 0 for the deal.
    after: u32,
    /// The time thought there, in milliseconds, before the decision is made.
    thought_ms: u32,
    /// The time of each of the person's decisions, in milliseconds, by node.
    made_ms: BTreeMap<u32, u32>,
}

impl Spent {
    /// Reads the times of a table; the default if they can't be read.
    ///
    /// # Errors
    /// Fails if the store can't be read.
    pub fn kept(store: &Store, id: &TableId) -> Result<Spent, Problem> {
        let kept = store.entry(Section::Clock, &id.0)?;
        Ok(kept.and_then(|value| serde_json::from_str(&value).ok()).unwrap_or_default())
    }

    /// Returns whether nothing is noted.
    pub fn is_nothing(&self) -> bool {
        *self == Spent::default()
    }

    /// Returns the times if they fit a journal of this many entries, else `None`.
    pub fn checked(self, entries: usize) -> Option<Spent> {
        let is_entry = |number: u32| number as usize <= entries;
        let all = self.made_ms.keys().copied().chain([self.after]);
        let longest = self.made_ms.values().chain([&self.thought_ms]).all(|ms| *ms <= LONGEST_MS);
        (longest && all.into_iter().all(is_entry)).then_some(self)
    }

    /// Saves the times beside the journal.
    ///
    /// # Errors
    /// Fails if it can't be written.
    pub fn keep(&self, store: &mut Store, id: &TableId) -> Result<(), Problem> {
        Ok(store.put_entry(Section::Clock, &id.0, &table_encoding::write(self)?)?)
    }

    /// Assigns thought time to its decision if the app ended between the decision and noting its time.
    pub fn catch_up(&mut self, path: &[JournalNode], is_human: impl Fn(Seat) -> bool) {
        let came =
            |node: &&JournalNode| node.parent.map_or(0, |parent| parent.0) == self.after && is_human(Seat(node.seat));
        let node = path.iter().find(came).map(|node| node.id);
        if let Some(node) = node.filter(|node| !self.made_ms.contains_key(&node.0)) {
            self.made(node);
        }
    }

    /// Returns the time thought at a node, in milliseconds.
    fn thought_at(&self, head: u32) -> u32 {
        if self.after == head { self.thought_ms } else { 0 }
    }

    /// Sets the time thought at a node; it never decreases.
    fn think(&mut self, head: u32, ms: u32) {
        self.thought_ms = self.thought_at(head).max(ms.min(LONGEST_MS));
        self.after = head;
    }

    /// Assigns the thought time to a decision. A decision that is redone keeps its earlier time too.
    fn made(&mut self, node: NodeId) {
        let made = self.made_ms.entry(node.0).or_default();
        *made = made.saturating_add(self.thought_ms).min(LONGEST_MS);
        self.thought_ms = 0;
    }

    fn of_decision(&self, node: NodeId) -> u64 {
        self.made_ms.get(&node.0).copied().unwrap_or(0).into()
    }

    /// Returns the times for a new table that repeats only these decisions.
    fn copied<G: ListedGame>(&self, plies: &[Ply<G>]) -> Spent {
        let made = plies.iter().zip(1..).filter_map(|(ply, number)| Some((number, *self.made_ms.get(&ply.node.0)?)));
        Spent { made_ms: made.collect(), ..Spent::default() }
    }
}

impl<G: ListedGame> Played<G> {
    /// Returns the time the person at `seat` had left when the position after `ply` decisions arose; the outer `None`
    /// without a clock, the inner one if the time was over.
    fn left_at(&self, seat: Seat, ply: usize) -> Option<Option<TimeLeft>> {
        let Clock { limit, spent } = self.clock.as_ref()?;
        let mut own = self.line.plies()[..ply].iter().filter(|ply| ply.seat == seat);
        Some(own.try_fold(limit.whole(), |left, ply| left.after(spent.of_decision(ply.node))))
    }

    fn place(&self) -> u32 {
        self.head().map_or(0, |head| head.0)
    }

    /// Returns the clock as the window shows it, while the game is running.
    pub fn clock_view(&self) -> Option<ClockView> {
        let spent = &self.clock.as_ref()?.spent;
        self.to_move()?;
        let nothing = TimeLeft { main_ms: 0, periods: 0, period_ms: 0 };
        let left = self.left_at(self.viewer, self.line.len())?.unwrap_or(nothing);
        // No time limit is that long.
        let ms = |ms: u64| u32::try_from(ms).unwrap_or(u32::MAX);
        Some(ClockView {
            main_ms: ms(left.main_ms),
            periods: left.periods,
            period_ms: ms(left.period_ms),
            spent_ms: spent.thought_at(self.place()),
            asked: self.asks_person(),
        })
    }

    fn asks_person(&self) -> bool {
        self.to_move().is_some_and(|(seat, _)| seat == self.viewer)
    }

    /// Returns whether the person is to decide and their time is over.
    pub fn is_out_of_time(&self) -> bool {
        let thought = self.clock.as_ref().map_or(0, |clock| clock.spent.thought_at(self.place()));
        let left = self.left_at(self.viewer, self.line.len());
        self.asks_person() && left.is_some_and(|left| left.and_then(|left| left.after(thought.into())).is_none())
    }

    /// Notes that the present decision has taken this many milliseconds so far.
    ///
    /// # Errors
    /// Fails if there is no clock, the person isn't to decide, or it can't be written.
    pub fn think(&mut self, store: &mut Store, ms: u32) -> Result<(), Problem> {
        let (place, asked) = (self.place(), self.asks_person());
        let clock = self.clock.as_mut().ok_or(ProblemKind::NothingThere)?;
        if !asked {
            return Err(ProblemKind::Stale.into());
        }
        if clock.spent.thought_at(place) < ms {
            clock.spent.think(place, ms);
            clock.spent.keep(store, &self.record.id)?;
        }
        Ok(())
    }

    /// Notes that the person has made or redone a decision after the node `before`.
    pub fn note_decision(&mut self, store: &mut Store, before: Option<NodeId>, node: NodeId) {
        let Some(clock) = &mut self.clock else { return };
        clock.spent.think(before.map_or(0, |before| before.0), 0);
        clock.spent.made(node);
        // The decision is saved. If its time isn't, it is saved with the next one, or worked out when the table is
        // opened.
        let _ = clock.spent.keep(store, &self.record.id);
    }

    /// Returns where undoing a loss on time goes: to the last decision with enough time to think, or else to the first.
    pub fn back_in_time(&self, seat: Seat) -> Option<usize> {
        let ended = self.conceded().is_some_and(|given_up| given_up.why == Concession::OutOfTime);
        self.clock.as_ref().filter(|_| ended)?;
        let asked =
            |ply: &usize| *ply == self.line.len() || self.line.plies().get(*ply).is_some_and(|ply| ply.seat == seat);
        // A whole period is enough, since the person chose its length.
        let enough = |ply: &usize| {
            self.left_at(seat, *ply).flatten().is_some_and(|left| left.periods > 0 || left.main_ms >= LEAST_BACK_MS)
        };
        let all = || (0..=self.line.len()).rev().filter(asked);
        all().find(enough).or_else(|| all().last())
    }

    /// Returns the times of the first `plies` decisions, for a table that begins with them.
    pub fn spent_on(&self, plies: usize) -> Option<Spent> {
        let spent = &self.clock.as_ref()?.spent;
        Some(spent.copied(self.line.plies().get(..plies)?))
    }
}
