//! Hints: the best moves with their expected results and lines.

use crate::cancel::{Cancel, Stopped};
use crate::choose::best_at_a_glance;
use crate::evaluate::{Effort, Evaluate, Means, StopRule};
use crate::ownership::Survey;
use crate::reason::{Why, tells_enough};
use crate::search_results::{Candidate, SearchResults, SingleMoveSearch};
use game::{Chance, Game, Milestones, Seat, Seed};
use serde::Serialize;

/// The most moves that a hint shows.
const MOST: usize = 3;
/// Moves with fewer tries are not shown, because too little is known about them.
const LEAST_TRIES: u32 = 100;
/// The most decisions of a line.
const LONGEST_LINE: usize = 12;
/// A line continues only with moves tried at least this often.
const LEAST_TRIES_IN_LINE: u32 = 8;
/// If less than 1 / `SELDOM` of the iterations tried the second-best move, it is searched separately before the best
/// move is compared with it.
const SELDOM: u32 = 40;
/// That separate search has 1 / `ALONE` of the hint's iterations.
const ALONE: u32 = 20;
/// The number of determinizations in which a line is played, to see whether it depends on hidden cards.
pub(crate) const DEALS: usize = 6;

/// A recommended move.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename = "BotHint")]
pub struct Hint<M, E, W> {
    pub mv: M,
    /// The expected result; `None` for the only legal move, which is not searched.
    pub expected: Option<Expectation>,
    /// The expected line, beginning with this move.
    pub line: Vec<LineStep<M, E>>,
    /// What the move achieves that the second-best does not; only for the best move, and only if the difference is
    /// significant.
    pub why: Option<Why<W>>,
}

/// The expected result of a move.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename = "BotExpectation")]
pub struct Expectation {
    /// The share of the win, 0 to 1.
    pub share: f64,
    /// The result in the game's own unit, such as penalty points of this round.
    pub result: f64,
    /// The number of iterations that tried the move.
    pub tries: u32,
}

/// One decision of an expected line.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename = "BotLineStep")]
pub struct LineStep<M, E> {
    pub seat: Seat,
    pub mv: M,
    /// The events that follow, as far as the hint's seat can know them beforehand.
    pub events: Vec<E>,
}

/// The hints of a game.
pub type HintsOf<G> = Vec<Hint<<G as Game>::Move, <G as Game>::Event, <G as Milestones>::Milestone>>;

/// Returns the best moves of the seat to move, best first, at most three, computed from its view.
///
/// A line continues as long as it doesn't depend on what the seat can't see: it ends with a card drawn face down, or
/// where another seat's choice depends on its hidden hand.
///
/// # Errors
/// If the search is cancelled, or the game is over.
pub fn hints<G: Evaluate>(view: &G::View, seed: Seed, cancel: &Cancel) -> Result<HintsOf<G>, Stopped> {
    let state = G::determinize(view, &mut Chance::new(seed));
    let seat = G::to_move(&state).ok_or(Stopped::NothingToDecide)?;
    let mut moves = Vec::new();
    G::legal_moves(&state, &mut moves);
    if let [mv] = moves[..] {
        return Ok(vec![Hint { mv, expected: None, line: vec![LineStep { seat, mv, events: Vec::new() }], why: None }]);
    }
    let mut chance = Chance::new(seed);
    let found = thorough::<G>(view, true, &mut chance, cancel)?;
    let ranked = found.ranked();
    let deals: Vec<_> = (0..DEALS).map(|_| G::determinize(view, &mut chance)).collect();
    let why = reason(view, &state, &moves, found.as_ref(), &ranked, &mut chance, cancel)?;
    let best = ranked.first().map(|best| best.mv);
    let shown = worth_showing(ranked, MOST, LEAST_TRIES).map(|Candidate { mv, visits, share, result }| Hint {
        mv,
        expected: Some(Expectation { share, result, tries: visits }),
        line: line(found.as_ref(), deals.clone(), mv),
        why: why.filter(|_| best == Some(mv)),
    });
    Ok(shown.collect())
}

/// Returns the candidates to show, at most `most` of `ranked`: the first in any case, the others if they have at least
/// `tries` visits.
pub(crate) fn worth_showing<M>(
    ranked: Vec<Candidate<M>>,
    most: usize,
    tries: u32,
) -> impl Iterator<Item = Candidate<M>> {
    let all = ranked.into_iter().enumerate();
    let shown = all.filter(move |(rank, candidate)| *rank == 0 || candidate.visits >= tries);
    shown.map(|(_, candidate)| candidate).take(most)
}

/// Returns what the best of `moves`, legal in `state`, achieves that the second-best does not.
fn reason<G: Evaluate>(
    view: &G::View,
    state: &G::State,
    moves: &[G::Move],
    found: &dyn SearchResults<G>,
    ranked: &[Candidate<G::Move>],
    chance: &mut Chance,
    cancel: &Cancel,
) -> Result<Option<Why<G::Milestone>>, Stopped> {
    let Some(&best) = ranked.first() else { return Ok(None) };
    let Some(tally) = found.tally(best.mv) else { return Ok(None) };
    let better = (best, Some(tally));
    let second = match ranked.get(1) {
        Some(second) if second.visits >= G::HINT_BUDGET / SELDOM && tells_enough(found.tally(second.mv)) => {
            return Ok(Why::of(found.observer(), better, (*second, found.tally(second.mv))));
        }
        Some(second) => Some(second.mv),
        // The search tried no other move, so the one with the best prior among the others serves as second-best.
        None => {
            let unwanted = G::forborne(state);
            let others: Vec<_> = moves.iter().copied().filter(|&mv| mv != best.mv && Some(mv) != unwanted).collect();
            best_at_a_glance::<G>(state, &others)
        }
    };
    let Some(second) = second else { return Ok(None) };
    // The clearer the case, the less often the search has tried the second-best move.
    let effort =
        Effort { iterations: G::HINT_BUDGET / ALONE, ending: StopRule::AtTheCap, means: Means::All, counts: true };
    let foreseen = G::foresee(view, second, effort, chance, cancel)?;
    Ok(foreseen.and_then(|SingleMoveSearch { candidate, tally }| {
        Why::of(found.observer(), better, (candidate, tally.as_ref()))
    }))
}

/// Estimates the ownership of the board by the same search as the hints of the same seed. Returns `None`, without a
/// search, in games that don't support it.
///
/// # Errors
/// If the search is cancelled, or the game is over.
pub fn survey<G: Evaluate>(view: &G::View, seed: Seed, cancel: &Cancel) -> Result<Option<Survey>, Stopped> {
    if !G::SURVEYS {
        return Ok(None);
    }
    Ok(thorough::<G>(view, false, &mut Chance::new(seed), cancel)?.survey())
}

/// Runs a search with [the budget of hints](Evaluate::HINT_BUDGET), with or without counting milestones.
fn thorough<G: Evaluate>(
    view: &G::View,
    counts: bool,
    chance: &mut Chance,
    cancel: &Cancel,
) -> Result<Box<dyn SearchResults<G>>, Stopped> {
    let effort = Effort { iterations: G::HINT_BUDGET, ending: StopRule::AtTheCap, means: Means::All, counts };
    G::think(view, effort, chance, cancel)
}

/// Returns the expected line that begins with `first`, as far as it is the same in all `deals`.
pub(crate) fn line<G: Evaluate>(
    found: &dyn SearchResults<G>,
    mut deals: Vec<G::State>,
    first: G::Move,
) -> Vec<LineStep<G::Move, G::Event>> {
    let mut line = Vec::new();
    let mut place = found.beginning();
    let mut mv = first;
    while let Some(seat) = G::to_move(&deals[0]) {
        let before = deals[0].clone();
        let stories: Vec<Vec<G::Event>> =
            deals.iter_mut().map(|deal| carry_out::<G>(deal, mv, found.observer())).collect();
        let known = stories.iter().map(|story| alike(story, &stories[0])).min().unwrap_or(0);
        let all_known = stories.iter().all(|story| story.len() == known);
        line.push(LineStep { seat, mv, events: stories[0][..known].to_vec() });
        if !all_known || line.len() == LONGEST_LINE {
            break;
        }
        let Some(next) = found.follow(place, &before, mv, &deals[0]) else { break };
        let Some(moves) = common_moves::<G>(&deals) else { break };
        let Some((likely, tries)) = found.most_tried(next, &deals[0], &moves) else { break };
        if tries < LEAST_TRIES_IN_LINE {
            break;
        }
        (place, mv) = (next, likely);
    }
    line
}

/// Plays `mv` and returns the events as `observer` sees them.
fn carry_out<G: Game>(deal: &mut G::State, mv: G::Move, observer: Seat) -> Vec<G::Event> {
    let mut events = Vec::new();
    G::apply(deal, mv, &mut events);
    events.iter().filter_map(|event| G::redact(event, observer)).collect()
}

/// Returns the length of the common prefix.
fn alike<E: PartialEq>(one: &[E], other: &[E]) -> usize {
    one.iter().zip(other).take_while(|(one, other)| one == other).count()
}

/// Returns the legal moves if they are the same in all determinizations.
fn common_moves<G: Game>(deals: &[G::State]) -> Option<Vec<G::Move>> {
    let listed = |deal: &G::State| {
        let mut moves = Vec::new();
        G::legal_moves(deal, &mut moves);
        moves
    };
    let moves = listed(&deals[0]);
    let alike = deals[1..].iter().all(|deal| G::to_move(deal) == G::to_move(&deals[0]) && listed(deal) == moves);
    alike.then_some(moves)
}
