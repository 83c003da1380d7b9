//! The analysis of a position while it is displayed, for any game.

use crate::wire::{AnalysedMove, AnalysedStep, Analysis};
use bot::{Cancel, Expectation};
use game::Seed;
use games::ListedGame;
use rulebook::Lang;
use rulebook::phrase::Names;

/// A running search, for a thread that holds nothing else.
pub(crate) trait Analysing: Send {
    /// Computes another slice, or part of it if cancelled.
    fn grow(&mut self, cancel: &Cancel);
    /// Returns the results so far.
    fn found(&self) -> Analysis;
}

/// The position to be analysed, and the search once it has begun: memory is allocated only in the thread that searches.
pub(crate) struct AnalysisOf<G: ListedGame> {
    view: G::View,
    seed: Seed,
    lang: Lang,
    names: Names,
    search: Search<G>,
}

enum Search<G: ListedGame> {
    Awaited,
    Begun(bot::Analysis<G>),
    /// There is nothing to search.
    Needless,
}

impl<G: ListedGame> AnalysisOf<G> {
    /// Makes the analysis of a position as the seat to move sees it; `None` if the game offers no analysis.
    pub fn of(view: G::View, seed: Seed, lang: Lang, names: Names) -> Option<AnalysisOf<G>> {
        G::ANALYSE.map(|_| AnalysisOf { view, seed, lang, names, search: Search::Awaited })
    }
}

impl<G: ListedGame> Analysing for AnalysisOf<G> {
    fn grow(&mut self, cancel: &Cancel) {
        if matches!(self.search, Search::Awaited) {
            self.search = bot::Analysis::begin(&self.view, self.seed).map_or(Search::Needless, Search::Begun);
        }
        if let Search::Begun(search) = &mut self.search {
            search.grow(cancel);
        }
    }

    fn found(&self) -> Analysis {
        let nothing = |running| Analysis { tries: 0, running, moves: Vec::new(), survey: None };
        let search = match &self.search {
            Search::Awaited => return nothing(true),
            Search::Needless => return nothing(false),
            Search::Begun(search) => search,
        };
        let moves = search.hints().into_iter().filter_map(|hint| {
            let Expectation { share, result, tries } = hint.expected?;
            let step =
                |step: bot::LineStep<G::Move, G::Event>| AnalysedStep { seat: step.seat, mv: G::move_out(step.mv) };
            Some(AnalysedMove {
                mv: G::move_out(hint.mv),
                text: G::mv(hint.mv, &self.view, self.lang, &self.names),
                percent: (100.0 * share).round() as u8,
                result: result.round() as i32,
                tries,
                line: hint.line.into_iter().map(step).collect(),
            })
        });
        Analysis { tries: search.done(), running: !search.complete(), moves: moves.collect(), survey: search.survey() }
    }
}
