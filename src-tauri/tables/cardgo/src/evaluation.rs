//! Kártyás go: plain Go by the search of [`crate::go`], the card game by that of [`crate::go::cards`], and a count that
//! both sides can agree to.
//!
//! Where no card will be played any more, or never was, everything that matters is public, and the search of plain Go
//! starts from the table as it is. While groups are marked, the net says which of them are dead ([`count`]).

mod appraiser;
mod count;
mod growing;
mod searched;

use crate::CardgoTable;
use crate::go::{self, Growth, cards};
use crate::milestone::Milestone;
use bot::{
    Analyse, Appraiser, Cancel, Deals, Effort, Ending, Evaluate, Findings, Foreseen, Level, Means, Mind, Rank, Stopped,
    Think,
};
use cardgo::{Move, Phase, Point, State, Step, Table, View};
use count::Counted;
use game::{Chance, Milestones, Seed};
use searched::Searched;

/// How many iterations tell what would come of playing on instead of agreeing to a count, at least.
const LEAST_TO_PLAY_ON: u32 = 100;
/// … and at most: more would hardly change it.
const MOST_TO_PLAY_ON: u32 = 1_000;

/// What the net thinks of the position and no more: a level that overlooks things needs no search.
const ONE_LOOK: Mind = Mind::Search { iterations: go::EVALUATION };

impl Milestones for CardgoTable {
    type Milestone = Milestone;
}

impl Evaluate for CardgoTable {
    const LEVELS: &'static [Level] = &[
        Level::measuring("random", Mind::Random),
        Level::offered("beginner", ONE_LOOK).overlooking(55).ranked(Rank::Kyu(29)).rated(1_000),
        Level::of_rank("kyu24", Rank::Kyu(24), ONE_LOOK).overlooking(48).rated(1_091),
        Level::of_rank("kyu19", Rank::Kyu(19), ONE_LOOK).overlooking(42).rated(1_176),
        Level::of_rank("kyu14", Rank::Kyu(14), ONE_LOOK).overlooking(33).rated(1_393),
        Level::offered("steady", ONE_LOOK).overlooking(24).ranked(Rank::Kyu(11)).rated(1_507),
        Level::of_rank("kyu8", Rank::Kyu(8), ONE_LOOK).overlooking(13).rated(1_624),
        Level::of_rank("kyu5", Rank::Kyu(5), ONE_LOOK).rated(1_775),
        Level::measuring("greedy", Mind::Greedy),
        Level::of_rank("kyu2", Rank::Kyu(2), Mind::Search { iterations: 80 }).rated(1_988),
        Level::offered("strong", Mind::Search { iterations: 400 }).ranked(Rank::Dan(2)).rated(2_072),
        Level::offered("master", Mind::Search { iterations: 4_000 }).ranked(Rank::Dan(5)).rated(2_288),
    ];

    fn priors(state: &State, moves: &[Move], priors: &mut Vec<f32>) {
        let table = state.table();
        if let Phase::Counting { .. } = table.phase() {
            // The same board always looks the same.
            let seed = Seed(table.position().board().hash());
            let counted = Counted::of(table, LEAST_TO_PLAY_ON, seed, &Cancel::new());
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
        let glance = go::Glance::at(table.position(), table.setup().komi);
        priors.extend(moves.iter().map(|&mv| match mv {
            Move::Play { point } => glance.prior(Some(point)),
            _ => glance.prior(None),
        }));
    }

    /// A part of the board; how groups are counted is one question.
    fn idea(mv: Move) -> Option<u32> {
        let part = |point: Point| u32::from(point.column() / 3) * 10 + u32::from(point.row() / 3);
        match mv {
            Move::Play { point } | Move::Target { point } => Some(part(point)),
            Move::Mark { .. } | Move::Agree | Move::Resume => Some(100),
            _ => None,
        }
    }

    /// To draw, to answer a pass where that ends the game rightly, and whatever there is to do about a count.
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

    /// The pass that ends a game in which there is still something to play for.
    fn forborne(state: &State) -> Option<Move> {
        let table = state.table();
        let may_pass = table.phase() == Phase::Playing && table.step() == Step::Turn;
        (may_pass && go::ends_too_early(table.position(), table.setup().komi)).then_some(Move::Pass)
    }

    const HINT_BUDGET: u32 = 4_000;

    /// A larger board has more moves to judge and longer games, and with cards a turn has several decisions.
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

    const ANALYSE: Option<Analyse<Self>> = Some(growing::begin);

    const APPRAISER: Option<Appraiser<Self>> = Some(appraiser::begin);
}

impl Think for CardgoTable {
    fn think_in(
        view: &View,
        deals: &dyn Deals<Self>,
        effort: Effort,
        chance: &mut Chance,
        cancel: &Cancel,
    ) -> Result<Box<dyn Findings<Self>>, Stopped> {
        let table = view.table();
        match table.phase() {
            Phase::Playing if plays_cards(table) => {
                let idle = (effort.means == Means::Fewer).then_some(view.seat);
                Ok(Box::new(cards::Dealt::think(view, deals, effort, idle, chance, cancel)?))
            }
            Phase::Playing => {
                let size = table.setup().size;
                let mut growth = Growth::new(table.position(), table.setup().komi, effort.iterations, chance.seed());
                if effort.counts {
                    growth.count(view.seat);
                }
                let early = effort.ending == Ending::WhenDecided && !effort.counts;
                growth.run(effort.iterations, early, cancel)?;
                let (thought, ends) = (growth.thought(), growth.take_ends());
                Ok(Box::new(Searched { observer: view.seat, size, growth, thought, ends }))
            }
            Phase::Counting { .. } => {
                let iterations = effort.iterations.clamp(LEAST_TO_PLAY_ON, MOST_TO_PLAY_ON);
                Ok(Box::new(Counted::of(table, iterations, chance.seed(), cancel)?))
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
    ) -> Result<Option<Foreseen<Self>>, Stopped> {
        let table = view.table();
        if table.phase() != Phase::Playing {
            return Ok(None);
        }
        if plays_cards(table) {
            return cards::Dealt::foresee(view, mv, effort, chance, cancel);
        }
        let Some(play) = searched::play_of(mv) else { return Ok(None) };
        let (position, komi) = (table.position(), table.setup().komi);
        let observer = effort.counts.then_some(view.seat);
        let found = go::foresee(position, komi, play, effort.iterations, chance.seed(), observer, cancel)?;
        Ok(found.map(|(found, ends)| Foreseen {
            candidate: searched::candidate(&found),
            tally: ends.and_then(|ends| ends.of(go::code(play)).cloned()),
        }))
    }
}

/// Whether cards may still be played, or are being played.
fn plays_cards(table: &Table) -> bool {
    let over = table.is_ordinary() && table.lasting().is_none() && table.step() == Step::Turn;
    table.has_cards() && !table.is_resumed() && !over
}
