//! Calls about puzzles; they are played with the calls about practice.

use crate::house::House;
use crate::problem::Problem;
use crate::puzzles::{self, PuzzleResults, Stock};
use crate::stamp::now_ms;
use crate::text::calendar;
use crate::wire::{PuzzleEntry, PuzzleList, PuzzleOverview, PuzzleState, PuzzleTotals};
use hosting::puzzles::PuzzleGrade;

impl House {
    /// Returns the puzzles of a game. `offset` is the UTC offset in minutes.
    ///
    /// # Errors
    /// Fails if there is no such game, or the store can't be read.
    pub fn puzzles(&self, game: &str, offset: i32) -> Result<PuzzleList, Problem> {
        let day = calendar::day_number(now_ms(), offset);
        let stock = puzzles::stock(game)?;
        let (results, lang) = {
            let inner = self.lock();
            (puzzles::results(&inner.store)?, inner.lang)
        };
        let kinds = puzzles::kinds(stock, lang);
        let (today, done_today, _) = daily(stock, &results, day);
        let all = stock.lines.len();
        let entry = |(index, number): (usize, u32)| PuzzleEntry {
            number,
            grade: PuzzleGrade::at(index, all),
            rule: stock.lines[index].rule.clone(),
            kind: kinds.get(index).copied().flatten().map(str::to_owned),
            state: results.state(stock.game, &stock.lines[index].key()),
        };
        let puzzles = (0..all).zip(1..).map(entry).collect();
        Ok(PuzzleList { game: stock.game.to_owned(), today, done_today, puzzles })
    }

    /// Returns how the person did at the puzzles of all games that have some. `offset` is the UTC offset in minutes.
    ///
    /// # Errors
    /// Fails if the store can't be read.
    pub fn puzzle_overview(&self, offset: i32) -> Result<PuzzleOverview, Problem> {
        let day = calendar::day_number(now_ms(), offset);
        let results = puzzles::results(&self.lock().store)?;
        let with_puzzles = puzzles::stocks().iter().filter(|stock| !stock.lines.is_empty());
        let games = with_puzzles.map(|stock| totals(stock, &results, day)).collect();
        Ok(PuzzleOverview { games, days: results.days.run(day), most_days: results.days.most })
    }
}

/// Returns the number of the day's puzzle, whether it was tried on that day, and how the person did at it.
fn daily(stock: &Stock, results: &PuzzleResults, day: i64) -> (u32, bool, PuzzleState) {
    let number = puzzles::of_day(stock.game, day, stock.lines.len());
    let result = stock.line(number).ok().and_then(|line| results.of(stock.game, &line.key()));
    let state = result.map_or(PuzzleState::Untried, |result| result.state());
    (number, result.is_some_and(|result| result.last == day), state)
}

fn totals(stock: &Stock, results: &PuzzleResults, day: i64) -> PuzzleTotals {
    let states = stock.lines.iter().map(|line| results.state(stock.game, &line.key()));
    let (mut all, mut tried, mut solved, mut at_once) = (0, 0, 0, 0);
    for state in states {
        all += 1;
        tried += u32::from(state != PuzzleState::Untried);
        solved += u32::from(state.is_solved());
        at_once += u32::from(state == PuzzleState::Solved);
    }
    let (today, done_today, state) = daily(stock, results, day);
    PuzzleTotals { game: stock.game.to_owned(), today, done_today, state, all, tried, solved, at_once }
}
