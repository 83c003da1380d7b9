//! Bot evaluation for Kártyás go: plain Go uses the search of [`crate::go`], the card game that of
//! [`crate::go::cards`]; [`count`] judges counts.
//!
//! If no card can be played any more (or the game has none), everything that matters is public, and the search of plain
//! Go starts from the current position. While groups are being marked, the net decides which of them are dead
//! ([`count`]).

mod analysis;
mod appraiser;
mod count;
mod plain_findings;

use crate::HostedCardgo;
use crate::go::{self, IncrementalSearch, cards};
use crate::levels;
use crate::milestone::Milestone;
use bot::{
    Analyse, Appraiser, Cancel, DeterminizationSource, Effort, Evaluate, Level, Means, SearchResults, SingleMoveSearch,
    StopRule, Stopped, Think,
};
use cardgo::{Move, Phase, Point, PublicState, State, Step, View};
use count::CountFindings;
use game::{Chance, Milestones, Seed};
use plain_findings::PlainFindings;

/// The minimum number of iterations spent on playing on as the alternative to agreeing to a count.
const LEAST_TO_PLAY_ON: u32 = 100;
/// The maximum for the same; more iterations would hardly change the result.
const MOST_TO_PLAY_ON: u32 = 1_000;

impl Milestones for HostedCardgo {
    type Milestone = Milestone;
}

impl Evaluate for HostedCardgo {
    const LEVELS: &'static [Level] = levels::LEVELS;

    fn priors(state: &State, moves: &[Move], priors: &mut Vec<f32>) {
        let table = state.table();
        if let Phase::Counting { .. } = table.phase() {
            // The seed depends on the board alone, so that the same board always gets the same priors.
            let seed = Seed(table.position().board().hash());
            let counted = CountFindings::of(table, LEAST_TO_PLAY_ON, seed, &Cancel::new());
            priors.extend(moves.iter().map(|&mv| match &counted {
                Ok(counted) if counted.choice() == mv => 1.0,
                _ => 0.0,
            }));
            return;
        }
        if plays_cards(table) {
            cards::priors(state, moves, priors);
            return;
        }
        let glance = go::RawPolicy::at(table.position(), table.setup().komi);
        priors.extend(moves.iter().map(|&mv| match mv {
            Move::Play { point } => glance.prior(Some(point)),
            _ => glance.prior(None),
        }));
    }

    /// The 3×3 part of the board that a placement falls in; all decisions about counting groups are one idea.
    fn idea(mv: Move) -> Option<u32> {
        let part = |point: Point| u32::from(point.column() / 3) * 10 + u32::from(point.row() / 3);
        match mv {
            Move::Play { point } | Move::Target { point } => Some(part(point)),
            Move::Mark { .. } | Move::Agree | Move::Resume => Some(100),
            _ => None,
        }
    }

    /// Drawing, a pass that ends the game correctly, and every decision during a count.
    fn is_evident(state: &State, mv: Move) -> bool {
        let table = state.table();
        match mv {
            Move::Draw | Move::Mark { .. } | Move::Agree | Move::Resume => true,
            Move::Pass => go::ends_rightly(table.position(), table.setup().komi),
            _ => false,
        }
    }

    const FORGONE: Option<&'static str> = Some("cards=0");

    fn forgoes(mv: Move) -> bool {
        matches!(mv, Move::Draw | Move::Card { .. } | Move::Counter { .. })
    }

    /// The pass that would end a game in which points are still undecided.
    fn forborne(state: &State) -> Option<Move> {
        let table = state.table();
        let may_pass = table.phase() == Phase::Playing && table.step() == Step::Turn;
        (may_pass && go::ends_too_early(table.position(), table.setup().komi)).then_some(Move::Pass)
    }

    const HINT_BUDGET: u32 = levels::HINT_BUDGET;

    /// Boards above 9×9 get fewer iterations per decision because they have more moves to judge and longer games; with
    /// cards a turn has several decisions.
    fn review_budget(view: &View) -> Option<u32> {
        let table = view.table();
        (table.phase() != Phase::Over).then(|| match (plays_cards(table), table.setup().size) {
            (_, ..=9) => 400,
            (false, _) => 320,
            (true, _) => 240,
        })
    }

    fn proposal(view: &View, _seed: Seed, _cancel: &Cancel) -> Result<Vec<Move>, Stopped> {
        Ok(count::proposal(view.table()))
    }

    const SURVEYS: bool = true;

    const ANALYSE: Option<Analyse<Self>> = Some(analysis::begin);

    const APPRAISER: Option<Appraiser<Self>> = Some(appraiser::begin);
}

impl Think for HostedCardgo {
    fn think_in(
        view: &View,
        deals: &dyn DeterminizationSource<Self>,
        effort: Effort,
        chance: &mut Chance,
        cancel: &Cancel,
    ) -> Result<Box<dyn SearchResults<Self>>, Stopped> {
        let table = view.table();
        match table.phase() {
            Phase::Playing if plays_cards(table) => {
                let idle = (effort.means == Means::Fewer).then_some(view.seat);
                Ok(Box::new(cards::CardFindings::think(view, deals, effort, idle, chance, cancel)?))
            }
            Phase::Playing => {
                let size = table.setup().size;
                let mut growth =
                    IncrementalSearch::new(table.position(), table.setup().komi, effort.iterations, chance.seed());
                if effort.counts {
                    growth.count(view.seat);
                }
                let early = effort.ending == StopRule::WhenDecided && !effort.counts;
                growth.run(effort.iterations, early, cancel)?;
                let (thought, ends) = (growth.thought(), growth.take_ends());
                Ok(Box::new(PlainFindings { observer: view.seat, size, growth, thought, ends }))
            }
            Phase::Counting { .. } => {
                let iterations = effort.iterations.clamp(LEAST_TO_PLAY_ON, MOST_TO_PLAY_ON);
                Ok(Box::new(CountFindings::of(table, iterations, chance.seed(), cancel)?))
            }
            Phase::Over => Err(Stopped::NothingToDecide),
        }
    }

    fn foresee(
        view: &View,
        mv: Move,
        effort: Effort,
        chance: &mut Chance,
        cancel: &Cancel,
    ) -> Result<Option<SingleMoveSearch<Self>>, Stopped> {
        let table = view.table();
        if table.phase() != Phase::Playing {
            return Ok(None);
        }
        if plays_cards(table) {
            return cards::CardFindings::foresee(view, mv, effort, chance, cancel);
        }
        let Some(play) = plain_findings::play_of(mv) else { return Ok(None) };
        let (position, komi) = (table.position(), table.setup().komi);
        let observer = effort.counts.then_some(view.seat);
        let found = go::foresee(position, komi, play, effort.iterations, chance.seed(), observer, cancel)?;
        Ok(found.map(|(found, ends)| SingleMoveSearch {
            candidate: plain_findings::candidate(&found),
            tally: ends.and_then(|ends| ends.of(go::code(play)).cloned()),
        }))
    }
}

/// Returns whether cards may still be played, or one is being played.
fn plays_cards(table: &PublicState) -> bool {
    let over = table.is_ordinary() && table.lasting().is_none() && table.step() == Step::Turn;
    table.has_cards() && !table.is_resumed() && !over
}
