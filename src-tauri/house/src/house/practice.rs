//! Calls about learning from a finished game: its costliest decisions, and moves tried on its positions.

use crate::house::House;
use crate::house::queue::LastLook;
use crate::house::shared::HouseState;
use crate::play::review::Unjudged;
use crate::play::scratch::Scratch;
use crate::practice;
use crate::problem::{Problem, ProblemKind, Reason};
use crate::puzzles;
use crate::stamp::now_ms;
use crate::text::calendar;
use crate::wire::{
    Attempt, DuePosition, Mistake, Mistakes, PositionSource, PracticeList, PracticePosition, Solution, TableSnapshot,
};
use game::Forecast;
use games::{GameIntent, GameMove};
use rulebook::card::CardSheet;
use std::collections::BTreeMap;
use std::sync::MutexGuard;
use store::TableId;

impl House {
    /// Starts or continues to judge the decisions of a finished game, those first that seem to have cost the person
    /// most.
    ///
    /// # Errors
    /// Fails if the table has moved on, or its game isn't over.
    pub fn mistakes_begin(&self, id: &str, revision: u32) -> Result<(), Problem> {
        let mut inner = self.lock();
        inner.adopt_verdicts(&TableId(id.to_owned()));
        let table = inner.table_at(id, revision)?;
        if !table.session.record().finished {
            return Err(ProblemKind::ThoughtsClosed.into());
        }
        table.review.wanted = true;
        table.review.costliest_first = true;
        (table.review_asked, table.curve_asked) = (LastLook::now(), LastLook::now());
        drop(inner);
        self.wake();
        Ok(())
    }

    /// Waits until the number of judged decisions of the person differs from `have`, or there will be no more, and
    /// returns the costliest of them.
    ///
    /// # Errors
    /// Fails if the table is left meanwhile, or too many callers have asked since.
    pub fn mistakes_next(&self, id: &str, have: u32) -> Result<Mistakes, Problem> {
        let id = TableId(id.to_owned());
        self.lock().adopt_verdicts(&id);
        self.shared().wait_for(&id, |inner| {
            let (lang, closing) = (inner.lang, inner.closing);
            let Some(table) = inner.tables.get_mut(&id).filter(|_| !closing) else {
                return Some(Err(ProblemKind::Left.into()));
            };
            (table.review_asked, table.curve_asked) = (LastLook::now(), LastLook::now());
            let (done, all) = table.session.own_judged_so_far(&table.review.verdicts);
            let running = table.review.wanted && done < all;
            let news = done != have || !running;
            news.then(|| Ok(Mistakes { running, ..table.session.mistakes(&table.review.verdicts, lang) }))
        })
    }

    /// Returns a position of a finished game, with moves made from there.
    ///
    /// # Errors
    /// Fails if the game isn't over, or there is no such position.
    pub fn practice_at(&self, at: &PracticePosition) -> Result<TableSnapshot, Problem> {
        Ok(self.scratch(at)?.1.snapshot())
    }

    /// Returns every rule against a touch in such a position.
    ///
    /// # Errors
    /// As [`House::practice_at`].
    pub fn practice_explain(&self, at: &PracticePosition, intent: GameIntent) -> Result<Vec<Reason>, Problem> {
        self.scratch(at)?.1.explain(intent)
    }

    /// Returns what a move in such a position is certain to change.
    ///
    /// # Errors
    /// As [`House::practice_at`].
    pub fn practice_forecast(&self, at: &PracticePosition, mv: GameMove) -> Result<Vec<Forecast>, Problem> {
        Ok(self.scratch(at)?.1.forecast(mv))
    }

    /// Returns a card's sheet in such a position.
    ///
    /// # Errors
    /// As [`House::practice_at`], and if there is no such card.
    pub fn practice_card(&self, at: &PracticePosition, code: &str) -> Result<CardSheet, Problem> {
        self.scratch(at)?.1.card(code)
    }

    /// Judges a move in such a position; `None` where no decision is judged.
    ///
    /// # Errors
    /// As [`House::practice_at`], and if the move isn't legal, or the search is interrupted.
    pub fn practice_try(&self, at: &PracticePosition, mv: GameMove) -> Result<Option<Attempt>, Problem> {
        let (inner, scratch) = self.scratch(at)?;
        let thought = scratch.attempt(mv)?;
        drop(scratch);
        self.think_unlocked(inner, thought)
    }

    /// Returns the best move in such a position; `None` where no decision is judged.
    ///
    /// # Errors
    /// As [`House::practice_at`], and if the search is interrupted.
    pub fn practice_solution(&self, at: &PracticePosition) -> Result<Option<Solution>, Problem> {
        let (inner, scratch) = self.scratch(at)?;
        let thought = scratch.solution();
        drop(scratch);
        self.think_unlocked(inner, thought)
    }

    /// Notes that the person has practised a position: a failed one comes back. `offset` is the UTC offset in minutes.
    ///
    /// # Errors
    /// Fails if there is no such table or puzzle, or it can't be saved.
    pub fn practice_note(&self, source: &PositionSource, found: bool, offset: i32) -> Result<(), Problem> {
        let today = calendar::day_number(now_ms(), offset);
        let mut inner = self.lock();
        match source {
            PositionSource::Table { id, ply } => {
                let table_id = TableId(id.clone());
                inner.store.table(&table_id)?;
                // Only the owner's positions come back.
                if inner.tables.get(&table_id).is_some_and(|table| !table.session.is_seen_by_owner()) {
                    return Ok(());
                }
                practice::note(&mut inner.store, id, *ply, found, today)
            }
            PositionSource::Puzzle { game, number } => {
                let stock = puzzles::stock(game)?;
                let key = stock.line(*number)?.key();
                let daily = puzzles::of_day(game, today, stock.lines.len()) == *number;
                puzzles::note(&mut inner.store, (game, &key), found, daily, today)
            }
        }
    }

    /// Returns the positions that the person failed and that come back, those of tables before puzzles. `offset` is
    /// the UTC offset in minutes.
    ///
    /// # Errors
    /// Fails if the store can't be read.
    pub fn practice_due(&self, offset: i32) -> Result<PracticeList, Problem> {
        let today = calendar::day_number(now_ms(), offset);
        let inner = self.lock();
        let mut coming = Vec::new();
        let scheduled = practice::scheduled(&inner.store)?;
        // The first screen asks for it at every start.
        if !scheduled.is_empty() {
            let tables: BTreeMap<String, String> =
                inner.store.tables()?.into_iter().map(|table| (table.id.0, table.game)).collect();
            for it in scheduled {
                // A deleted table may come back.
                let Some(game) = tables.get(&it.table) else { continue };
                coming.push((it.schedule, PositionSource::Table { id: it.table, ply: it.ply }, game.clone()));
            }
        }
        for (schedule, game, number) in puzzles::results(&inner.store)?.scheduled() {
            coming.push((schedule, PositionSource::Puzzle { game: game.clone(), number }, game));
        }
        let mut list = PracticeList { due: Vec::new(), later: 0 };
        for (schedule, source, game) in coming {
            if schedule.is_due(today) {
                list.due.push(DuePosition { source, game });
            } else {
                list.later += 1;
            }
        }
        Ok(list)
    }

    /// Returns the person's decision at a position of a finished game as it was judged; judges it if it wasn't yet.
    ///
    /// # Errors
    /// Fails if the game isn't over, there is no such decision, or judging is interrupted.
    pub fn practice_decision(&self, id: &str, ply: u32) -> Result<Mistake, Problem> {
        let table = TableId(id.to_owned());
        let mut inner = self.lock();
        inner.adopt_verdicts(&table);
        let open = inner.table(id)?;
        if !open.session.record().finished {
            return Err(ProblemKind::ThoughtsClosed.into());
        }
        let unjudged = open.session.unjudged_at(&open.review.verdicts, ply);
        if let Some(Unjudged { node, thought }) = unjudged {
            let verdict = self.think_unlocked(inner, thought)?;
            inner = self.lock();
            let open = inner.table(id)?;
            open.review.verdicts.insert(node, verdict);
            open.review.unsaved += 1;
        }
        let lang = inner.lang;
        let open = inner.table(id)?;
        let found = open.session.decision(&open.review.verdicts, ply, lang);
        found.ok_or(Problem::Of(ProblemKind::NothingThere))
    }

    fn scratch(&self, at: &PracticePosition) -> Result<(MutexGuard<'_, HouseState>, Box<dyn Scratch>), Problem> {
        let mut inner = self.lock();
        let lang = inner.lang;
        let scratch = match &at.source {
            PositionSource::Table { id, ply } => inner.table(id)?.session.scratch(*ply, &at.moves, at.open, lang)?,
            PositionSource::Puzzle { game, number } => puzzles::scratch(game, *number, &at.moves, at.open, lang)?,
        };
        Ok((inner, scratch))
    }
}
