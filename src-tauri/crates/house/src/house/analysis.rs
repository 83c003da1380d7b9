//! An analysis: begun, thought through slice by slice in the background, told as it grows, stopped at will.
//!
//! The bots' thread thinks through one slice after the other whenever no bot has to move ([`crate::house::bots`]), up to
//! an upper bound. There is one analysis at a time. It belongs to a position: once its table moves on, or is left, it is
//! over, and whoever still looks begins another one. Where nobody asks what was found any more, it rests. Nothing of it
//! stays: stopped, at its bound or over, its tree is dropped.

use crate::house::House;
use crate::house::queue::LastLook;
use crate::house::shared::HouseState;
use crate::play::analysed::{Analysing, AnalysisOf};
use crate::problem::{Problem, ProblemKind};
use crate::records;
use crate::wire::Analysis;
use bot::Cancel;
use game::{Game, Seed};
use rulebook::Lang;
use rulebook::phrase::Names;
use store::TableId;
use tables::{QuestionVisitor, TableGame, TableQuestion, visit_question};

/// Under this name those who look at an analysis wait; no table has it.
const LOOKING: &str = "analysis";
/// The seed of analyses of positions that belong to no table.
const SEED: Seed = Seed(1);

/// What is being analysed, and what was found.
pub(crate) struct Analysed {
    /// Which one, of all since the start.
    number: u32,
    /// The table and its revision; none for a position that belongs to no table.
    at: Option<(TableId, u32)>,
    /// The search; none while a slice of it is being thought through, and once that is at its end.
    search: Option<Box<dyn Analysing>>,
    /// Stops the slice of it that is being thought through.
    slice: Option<Cancel>,
    found: Analysis,
    /// When somebody last asked what was found.
    asked: LastLook,
}

/// A slice of an analysis to be thought through.
pub(crate) struct Slice {
    number: u32,
    pub search: Box<dyn Analysing>,
    pub cancel: Cancel,
}

impl House {
    /// Begins to analyse what the person has to decide at a table, and answers with the analysis's number; with the one
    /// that is under way already, if it is of this. The game is then marked as assisted. Answers with none if the table
    /// offers no analysis, or there is nothing for the person to decide.
    ///
    /// # Errors
    /// If the table has moved on, or the mark can't be kept.
    pub fn analysis_begin(&self, id: &str, revision: u32) -> Result<Option<u32>, Problem> {
        let mut inner = self.lock();
        let lang = inner.lang;
        let session = &inner.table_at(id, revision)?.session;
        let marked = session.record().assisted;
        let Some(search) = session.analysis(lang) else {
            inner.end_analysis();
            self.wake();
            return Ok(None);
        };
        drop(inner);
        if !marked {
            self.change(id, revision, |session, store, now| session.mark_assisted(store, now))?;
        }
        let mut inner = self.lock();
        // The mark alone is another revision.
        let revision = revision + u32::from(!marked);
        inner.table_at(id, revision)?;
        let at = Some((TableId(id.to_owned()), revision));
        let number = match &inner.analysed {
            Some(analysed) if analysed.at == at => analysed.number,
            _ => inner.analyse(at, search),
        };
        self.wake();
        Ok(Some(number))
    }

    /// Begins to analyse the position that a question to a table is about, and answers with the analysis's number; with
    /// none if it is about no position.
    ///
    /// # Errors
    /// Why the position can't be analysed, in a sentence.
    pub fn analysis_ask(&self, question: TableQuestion) -> Result<Option<u32>, Problem> {
        let lang = self.lang();
        // Without the lock: a file may be long.
        let search = visit_question(question, Ask { house: self, lang });
        let mut inner = self.lock();
        inner.end_analysis();
        let begun = search?.map(|search| inner.analyse(None, search));
        self.wake();
        Ok(begun)
    }

    /// Waits until the analysis has made other than `have` iterations, or makes no more, and tells what it has found.
    ///
    /// # Errors
    /// If it is over: stopped, or its table has moved on.
    pub fn analysis_next(&self, number: u32, have: u32) -> Result<Analysis, Problem> {
        self.shared().wait_for(&TableId(LOOKING.to_owned()), |inner| {
            inner.end_past_analysis();
            let Some(analysed) = inner.analysed.as_mut().filter(|analysed| analysed.number == number) else {
                return Some(Err(ProblemKind::Left.into()));
            };
            analysed.asked = LastLook::now();
            let Analysis { tries, running, .. } = analysed.found;
            (tries != have || !running).then(|| Ok(analysed.found.clone()))
        })
    }

    /// Analyses no further, and forgets what was found. An analysis that is over already may be stopped as well.
    pub fn analysis_stop(&self, number: u32) {
        let mut inner = self.lock();
        if inner.analysed.as_ref().is_some_and(|analysed| analysed.number == number) {
            inner.end_analysis();
        }
        drop(inner);
        self.wake();
    }
}

impl HouseState {
    /// Begins an analysis in place of any other, and returns its number.
    fn analyse(&mut self, at: Option<(TableId, u32)>, search: Box<dyn Analysing>) -> u32 {
        self.end_analysis();
        self.analyses += 1;
        let found = search.found();
        let (number, asked) = (self.analyses, LastLook::now());
        self.analysed = Some(Analysed { number, at, search: Some(search), slice: None, found, asked });
        self.analyses
    }

    /// Ends the analysis under way, if there is one. Whoever has interrupted it already, to think for the person, isn't
    /// interrupted.
    pub fn end_analysis(&mut self) {
        if let Some(Analysed { slice: Some(slice), .. }) = self.analysed.take()
            && !slice.is_cancelled()
        {
            self.interrupt();
        }
    }

    /// … if its table has moved on since, or was left.
    pub fn end_past_analysis(&mut self) {
        let past = |(id, revision): &(TableId, u32)| {
            self.tables.get(id).is_none_or(|table| table.session.record().revision != *revision)
        };
        if self.closing || self.analysed.as_ref().and_then(|analysed| analysed.at.as_ref()).is_some_and(past) {
            self.end_analysis();
        }
    }

    /// The next slice to be thought through: only while the app is on screen, nobody else thinks for the person, and
    /// somebody wants to hear of it.
    pub fn next_slice(&mut self) -> Option<Slice> {
        if !self.visible || self.thinking.is_some() {
            return None;
        }
        let awaited = self.waiting.is_awaited(&TableId(LOOKING.to_owned()));
        let analysed = self.analysed.as_mut().filter(|analysed| awaited || analysed.asked.is_recent())?;
        let search = analysed.search.take()?;
        let cancel = analysed.slice.insert(Cancel::new()).clone();
        Some(Slice { number: analysed.number, search, cancel })
    }

    /// A slice was thought through, or interrupted, and this was found. The search comes back if it is still wanted and
    /// has anything to add.
    pub fn slice_thought(&mut self, Slice { number, search, .. }: Slice, found: Analysis) {
        if let Some(analysed) = self.analysed.as_mut().filter(|analysed| analysed.number == number) {
            analysed.search = found.running.then_some(search);
            analysed.slice = None;
            analysed.found = found;
        }
    }
}

/// Finds out what position a question is about.
struct Ask<'a> {
    house: &'a House,
    lang: Lang,
}

impl QuestionVisitor for Ask<'_> {
    type Output = Result<Option<Box<dyn Analysing>>, Problem>;

    fn visit<G: TableGame>(self, question: G::Question) -> Self::Output {
        let Some(state) = G::position(question).map_err(records::problem)? else { return Ok(None) };
        let Some(seat) = G::to_move(&state) else { return Ok(None) };
        self.house.lock().refuse_running::<G>(&state)?;
        let names = Names::default();
        let analysis = AnalysisOf::<G>::of(<G as Game>::view(&state, seat), SEED, self.lang, names);
        Ok(analysis.map(|analysis| Box::new(analysis) as Box<dyn Analysing>))
    }
}

#[cfg(test)]
mod tests;
