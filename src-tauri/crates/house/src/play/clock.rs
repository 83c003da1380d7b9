//! The person's own clock at a table: how much of their time each of their decisions took.
//!
//! The window measures, and tells again and again what the decision that is asked has taken so far; the house keeps it
//! in an entry beside the journal, and what is over is over by these figures. The journal knows nothing of it, and nor
//! does anybody who thinks for a bot.
//!
//! Time lies with the decisions of the line that is played. Undo gives back what the decisions taken back took, and what
//! was thought after them; redo takes it again, and what was thought before it as well.

use crate::play::line::Ply;
use crate::play::played::Played;
use crate::play::stored;
use crate::problem::{Problem, ProblemKind};
use crate::wire::ClockView;
use game::Seat;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use store::{NodeId, NodeRecord, Section, Store, TableId};
use table::{Concession, TimeLeft, TimeLimit};
use tables::TableGame;

/// The longest that is told of one decision, in milliseconds: a clock that ran for so long is over anyhow.
const LONGEST_MS: u32 = 7 * 24 * 60 * 60 * 1_000;

/// Whoever takes the end of their main time back has so many milliseconds of it, if there was a moment when they had.
const LEAST_BACK_MS: u64 = 10_000;

/// A clock at a table.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    pub limit: TimeLimit,
    pub spent: Spent,
}

/// What decisions took, as it is kept beside the journal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Spent {
    /// The entry of the journal after which the person thinks, or thought last; 0 for the beginning.
    after: u32,
    /// How long they did, in milliseconds, unless a decision has come of it.
    thought_ms: u32,
    /// How long each of their decisions took, in milliseconds, by its number in the journal.
    made_ms: BTreeMap<u32, u32>,
}

impl Spent {
    /// What is kept of a table; nothing if that can't be read.
    pub fn kept(store: &Store, id: &TableId) -> Result<Spent, Problem> {
        let kept = store.entry(Section::Clock, &id.0)?;
        Ok(kept.and_then(|value| serde_json::from_str(&value).ok()).unwrap_or_default())
    }

    /// Whether anything was.
    pub fn is_nothing(&self) -> bool {
        *self == Spent::default()
    }

    /// As what belongs to a journal of so many entries; `None` if it can't.
    pub fn checked(self, entries: usize) -> Option<Spent> {
        let is_entry = |number: u32| number as usize <= entries;
        let all = self.made_ms.keys().copied().chain([self.after]);
        let longest = self.made_ms.values().chain([&self.thought_ms]).all(|ms| *ms <= LONGEST_MS);
        (longest && all.into_iter().all(is_entry)).then_some(self)
    }

    /// Puts it beside the journal.
    pub fn keep(&self, store: &mut Store, id: &TableId) -> Result<(), Problem> {
        Ok(store.put_entry(Section::Clock, &id.0, &stored::write(self)?)?)
    }

    /// The person decided, and perhaps the app was gone before that was noted: what they had thought goes with the
    /// decision that came of it.
    pub fn catch_up(&mut self, path: &[NodeRecord], person: Seat) {
        let came = |node: &&NodeRecord| node.parent.map_or(0, |parent| parent.0) == self.after && node.seat == person.0;
        let node = path.iter().find(came).map(|node| node.id);
        if let Some(node) = node.filter(|node| !self.made_ms.contains_key(&node.0)) {
            self.made(node);
        }
    }

    /// What was thought at a place of the journal, in milliseconds.
    fn thought_at(&self, head: u32) -> u32 {
        if self.after == head { self.thought_ms } else { 0 }
    }

    /// So much has been thought there by now. It never becomes less.
    fn think(&mut self, head: u32, ms: u32) {
        self.thought_ms = self.thought_at(head).max(ms.min(LONGEST_MS));
        self.after = head;
    }

    /// A decision came of what was thought last. Made again, it takes what it took, and that as well.
    fn made(&mut self, node: NodeId) {
        let made = self.made_ms.entry(node.0).or_default();
        *made = made.saturating_add(self.thought_ms).min(LONGEST_MS);
        self.thought_ms = 0;
    }

    fn of_decision(&self, node: NodeId) -> u64 {
        self.made_ms.get(&node.0).copied().unwrap_or(0).into()
    }

    /// The same for a table on which these decisions were made again, and nothing else.
    fn copied<G: TableGame>(&self, plies: &[Ply<G>]) -> Spent {
        let made = plies.iter().zip(1..).filter_map(|(ply, number)| Some((number, *self.made_ms.get(&ply.node.0)?)));
        Spent { made_ms: made.collect(), ..Spent::default() }
    }
}

impl<G: TableGame> Played<G> {
    /// What was left of the person's time when the position after `ply` decisions came up; the outer `None` without a
    /// clock, the inner if it was over.
    fn left_at(&self, ply: usize) -> Option<Option<TimeLeft>> {
        let Clock { limit, spent } = self.clock.as_ref()?;
        let mut own = self.line.plies()[..ply].iter().filter(|ply| self.is_person(ply.seat));
        Some(own.try_fold(limit.whole(), |left, ply| left.after(spent.of_decision(ply.node))))
    }

    fn place(&self) -> u32 {
        self.head().map_or(0, |head| head.0)
    }

    /// The clock as the window shows it, while the game goes on.
    pub fn clock_view(&self) -> Option<ClockView> {
        let spent = &self.clock.as_ref()?.spent;
        self.to_move()?;
        let nothing = TimeLeft { main_ms: 0, periods: 0, period_ms: 0 };
        let left = self.left_at(self.line.len())?.unwrap_or(nothing);
        // No limit is as long as that.
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
        self.to_move().is_some_and(|(seat, _)| seat == self.person())
    }

    /// Whether the person is asked, and their time is over.
    pub fn is_out_of_time(&self) -> bool {
        let thought = self.clock.as_ref().map_or(0, |clock| clock.spent.thought_at(self.place()));
        let left = self.left_at(self.line.len());
        self.asks_person() && left.is_some_and(|left| left.and_then(|left| left.after(thought.into())).is_none())
    }

    /// The decision that is asked has taken so many milliseconds of the person's time by now.
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

    /// The person has decided, or made a decision again, after the entry `before` of the journal.
    pub fn note_decision(&mut self, store: &mut Store, before: Option<NodeId>, node: NodeId) {
        let Some(clock) = &mut self.clock else { return };
        clock.spent.think(before.map_or(0, |before| before.0), 0);
        clock.spent.made(node);
        // The decision is kept. What it took is told of again with the next one, at the latest when the table is opened.
        let _ = clock.spent.keep(store, &self.record.id);
    }

    /// Where somebody goes back to whose time was over: to the last time they were asked with time enough to think, else
    /// to the first.
    pub fn back_in_time(&self) -> Option<usize> {
        let ended = self.conceded().is_some_and(|given_up| given_up.why == Concession::OutOfTime);
        self.clock.as_ref().filter(|_| ended)?;
        let asked = |ply: &usize| {
            *ply == self.line.len() || self.line.plies().get(*ply).is_some_and(|ply| self.is_person(ply.seat))
        };
        // A whole period is as long as the person wanted it.
        let enough = |ply: &usize| {
            self.left_at(*ply).flatten().is_some_and(|left| left.periods > 0 || left.main_ms >= LEAST_BACK_MS)
        };
        let all = || (0..=self.line.len()).rev().filter(asked);
        all().find(enough).or_else(|| all().last())
    }

    /// What so many of the first decisions took, for a table that begins with them.
    pub fn spent_on(&self, plies: usize) -> Option<Spent> {
        let spent = &self.clock.as_ref()?.spent;
        Some(spent.copied(self.line.plies().get(..plies)?))
    }
}

/// Takes away what is kept of tables that are gone for good.
pub(crate) fn forget_the_gone(store: &mut Store) -> Result<(), Problem> {
    let kept = store.keys(Section::Clock)?;
    if kept.is_empty() {
        return Ok(());
    }
    let tables: BTreeSet<String> = store.tables()?.into_iter().map(|table| table.id.0).collect();
    let gone: Vec<&str> = kept.iter().map(|id| &**id).filter(|id| !tables.contains(*id)).collect();
    if !gone.is_empty() {
        store.change_entries(Section::Clock, &[], &gone)?;
    }
    Ok(())
}
