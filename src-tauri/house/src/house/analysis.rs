//! Analyses of a position: started, computed in the background in slices, reported as they grow, and stopped on
//! request.
//!
//! The bots' thread computes one slice after the other whenever no bot has to move ([`crate::house::bots`]), up to an
//! upper bound. There is one analysis at a time. It belongs to a position: once its table moves on, or is left, the
//! analysis ends, and the caller has to start another one. It pauses while nobody asks for its results. Nothing of it
//! is kept: when it is stopped, reaches its bound or ends, its tree is dropped.

use crate::house::House;
use crate::house::queue::LastLook;
use crate::house::shared::HouseState;
use crate::play::position_analysis::{Analysing, AnalysisOf};
use crate::problem::{Problem, ProblemKind};
use crate::records;
use crate::wire::Analysis;
use bot::Cancel;
use game::{Game, Seed};
use games::{GameQuestion, ListedGame, QuestionVisitor, visit_question};
use rulebook::Lang;
use rulebook::phrase::Names;
use store::TableId;

/// The name under which callers wait for an analysis; no table has this identifier.
const LOOKING: &str = "analysis";
/// The seed of analyses of positions that belong to no table.
const SEED: Seed = Seed(1);

/// The present analysis and its results.
pub(crate) struct Analysed {
    /// The analysis's number, counted since the start.
    number: u32,
    /// The table and its revision; `None` for a position that belongs to no table.
    at: Option<(TableId, u32)>,
    /// The search; `None` while a slice is being computed, and after the search has reached its end.
    search: Option<Box<dyn Analysing>>,
    /// Stops the slice being computed.
    slice: Option<Cancel>,
    found: Analysis,
    /// When the results were last asked for.
    asked: LastLook,
}

/// A slice of an analysis to be computed.
pub(crate) struct Slice {
    number: u32,
    pub search: Box<dyn Analysing>,
    pub cancel: Cancel,
}

impl House {
    /// Starts to analyse the person's present decision at a table. Returns the analysis's number; that of the present
    /// analysis, if it is of the same decision. The game is then marked as assisted. Returns `None` if the table offers
    /// no analysis, or the person has nothing to decide.
    ///
    /// # Errors
    /// Fails if the table has moved on, or the mark can't be saved.
    pub fn analysis_begin(&self, id: &str, revision: u32) -> Result<Option<u32>, Problem> {
        let mut inner = self.lock();
        let lang = inner.lang;
        let session = &inner.table_at(id, revision)?.session;
        let marked = session.is_helped();
        let Some(search) = session.analysis(lang) else {
            inner.end_analysis();
            self.wake();
            return Ok(None);
        };
        drop(inner);
        if !marked {
            self.change(id, revision, |session, store, now| session.mark_helped(store, now))?;
        }
        let mut inner = self.lock();
        // Marking the game already counts as a revision.
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

    /// Starts to analyse the position that a question is about. Returns the analysis's number; `None` if the question
    /// is about no position.
    ///
    /// # Errors
    /// Fails if the position can't be analysed, with the reason as a sentence.
    pub fn analysis_ask(&self, question: GameQuestion) -> Result<Option<u32>, Problem> {
        let lang = self.lang();
        // Without the lock, since a file may be long.
        let search = visit_question(question, Ask { house: self, lang });
        let mut inner = self.lock();
        inner.end_analysis();
        let begun = search?.map(|search| inner.analyse(None, search));
        self.wake();
        Ok(begun)
    }

    /// Waits until the number of iterations differs from `have`, or the search has ended, and returns the results.
    ///
    /// # Errors
    /// Fails if the analysis is over: stopped, or its table has moved on.
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

    /// Stops an analysis and drops its results. Stopping one that is over already does nothing.
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
    /// Starts an analysis in place of any other, and returns its number.
    fn analyse(&mut self, at: Option<(TableId, u32)>, search: Box<dyn Analysing>) -> u32 {
        self.end_analysis();
        self.analyses += 1;
        let found = search.found();
        let (number, asked) = (self.analyses, LastLook::now());
        self.analysed = Some(Analysed { number, at, search: Some(search), slice: None, found, asked });
        self.analyses
    }

    /// Ends the present analysis, if there is one. If its slice has been cancelled already to think for the person,
    /// that thought isn't interrupted.
    pub fn end_analysis(&mut self) {
        if let Some(Analysed { slice: Some(slice), .. }) = self.analysed.take()
            && !slice.is_cancelled()
        {
            self.interrupt();
        }
    }

    /// Ends the analysis if its table has moved on or was left.
    pub fn end_past_analysis(&mut self) {
        let past = |(id, revision): &(TableId, u32)| {
            self.tables.get(id).is_none_or(|table| table.session.record().revision != *revision)
        };
        if self.closing || self.analysed.as_ref().and_then(|analysed| analysed.at.as_ref()).is_some_and(past) {
            self.end_analysis();
        }
    }

    /// Takes the next slice to be computed: only while the app is on screen, nothing else is being computed for the
    /// person, and somebody waits for the results.
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

    /// Stores the results of a slice that was computed or interrupted. The search is put back if it is still wanted and
    /// has not ended.
    pub fn slice_thought(&mut self, Slice { number, search, .. }: Slice, found: Analysis) {
        if let Some(analysed) = self.analysed.as_mut().filter(|analysed| analysed.number == number) {
            analysed.search = found.running.then_some(search);
            analysed.slice = None;
            analysed.found = found;
        }
    }
}

/// Finds the position that a question is about.
struct Ask<'a> {
    house: &'a House,
    lang: Lang,
}

impl QuestionVisitor for Ask<'_> {
    type Output = Result<Option<Box<dyn Analysing>>, Problem>;

    fn visit<G: ListedGame>(self, question: G::Question) -> Self::Output {
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
