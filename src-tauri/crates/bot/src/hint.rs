//! Hints: the best moves, what they lead to, and how the bot expects the game to go on.

use crate::cancel::{Cancel, Stopped};
use crate::choose::best_at_a_glance;
use crate::evaluate::{Effort, Ending, Evaluate, Means};
use crate::findings::{Candidate, Findings, Foreseen};
use crate::survey::Survey;
use crate::why::{Why, tells_enough};
use game::{Chance, Game, Milestones, Seat, Seed};
use serde::Serialize;

/// How many moves a hint shows at most.
const MOST: usize = 3;
/// A move tried less often isn't shown: too little is known about it.
const LEAST_TRIES: u32 = 100;
/// The longest line shown.
const LONGEST_LINE: usize = 12;
/// A line continues only with moves tried at least this often.
const LEAST_TRIES_IN_LINE: u32 = 8;
/// If fewer than one in so many iterations tried the second-best move, it gets a search of its own before the best one is
/// compared with it…
const SELDOM: u32 = 40;
/// … with one in so many iterations.
const ALONE: u32 = 20;
/// In how many deals a line is played through to see whether it depends on hidden cards.
pub(crate) const DEALS: usize = 6;

/// A move worth considering.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename = "BotHint")]
pub struct Hint<M, E, W> {
    /// What to do.
    pub mv: M,
    /// What to expect of it; nothing if it is the only legal move, which needs no thought.
    pub expected: Option<Expectation>,
    /// How it goes on, this move first.
    pub line: Vec<LineStep<M, E>>,
    /// What it achieves that the second-best doesn't; only of the best, and only where that is clear.
    pub why: Option<Why<W>>,
}

/// What a move leads to, on average.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename = "BotExpectation")]
pub struct Expectation {
    /// The share of the win, 0 to 1.
    pub share: f64,
    /// The result in the table's own unit, such as penalty points of this round.
    pub result: f64,
    /// How many iterations this rests on.
    pub tries: u32,
}

/// One decision of an expected line.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename = "BotLineStep")]
pub struct LineStep<M, E> {
    /// Who decides.
    pub seat: Seat,
    /// What.
    pub mv: M,
    /// What happens then, as far as the hint's seat can know beforehand.
    pub events: Vec<E>,
}

/// The hints of a table.
pub type HintsOf<G> = Vec<Hint<<G as Game>::Move, <G as Game>::Event, <G as Milestones>::Milestone>>;

/// The best moves of the seat to move, best first, from its view: at most three.
///
/// A line continues as long as it doesn't depend on what the seat can't see: it ends with a card drawn face down, or
/// where another seat's choice depends on its hidden hand.
///
/// # Errors
/// If cancelled meanwhile, or the game is over.
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

/// Those that are shown of moves ranked by how often they were tried, at most so many: the best in any case, others if
/// tried so often.
pub(crate) fn worth_showing<M>(
    ranked: Vec<Candidate<M>>,
    most: usize,
    tries: u32,
) -> impl Iterator<Item = Candidate<M>> {
    let all = ranked.into_iter().enumerate();
    let shown = all.filter(move |(rank, candidate)| *rank == 0 || candidate.visits >= tries);
    shown.map(|(_, candidate)| candidate).take(most)
}

/// What the best of `moves`, legal in `state`, achieves that the second-best doesn't.
fn reason<G: Evaluate>(
    view: &G::View,
    state: &G::State,
    moves: &[G::Move],
    found: &dyn Findings<G>,
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
        // So clear a case that nothing else was tried: what else looks best.
        None => {
            let unwanted = G::forborne(state);
            let others: Vec<_> = moves.iter().copied().filter(|&mv| mv != best.mv && Some(mv) != unwanted).collect();
            best_at_a_glance::<G>(state, &others)
        }
    };
    let Some(second) = second else { return Ok(None) };
    // The clearer the case, the less the search has looked at anything else.
    let effort =
        Effort { iterations: G::HINT_BUDGET / ALONE, ending: Ending::AtTheCap, means: Means::All, counts: true };
    let foreseen = G::foresee(view, second, effort, chance, cancel)?;
    Ok(foreseen
        .and_then(|Foreseen { candidate, tally }| Why::of(found.observer(), better, (candidate, tally.as_ref()))))
}

/// How the board is likely to be divided, by the same search as the hints of the same seed; `None`, and no search, for
/// tables where it isn't.
///
/// # Errors
/// If cancelled meanwhile, or the game is over.
pub fn survey<G: Evaluate>(view: &G::View, seed: Seed, cancel: &Cancel) -> Result<Option<Survey>, Stopped> {
    if !G::SURVEYS {
        return Ok(None);
    }
    Ok(thorough::<G>(view, false, &mut Chance::new(seed), cancel)?.survey())
}

/// What a search of [its own budget](Evaluate::HINT_BUDGET) finds out, and perhaps what its games came to.
fn thorough<G: Evaluate>(
    view: &G::View,
    counts: bool,
    chance: &mut Chance,
    cancel: &Cancel,
) -> Result<Box<dyn Findings<G>>, Stopped> {
    let effort = Effort { iterations: G::HINT_BUDGET, ending: Ending::AtTheCap, means: Means::All, counts };
    G::think(view, effort, chance, cancel)
}

/// What the search expects from `first` on, as far as it is the same in all `deals`.
pub(crate) fn line<G: Evaluate>(
    found: &dyn Findings<G>,
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

/// Plays `mv` and returns what `observer` sees of it.
fn carry_out<G: Game>(deal: &mut G::State, mv: G::Move, observer: Seat) -> Vec<G::Event> {
    let mut events = Vec::new();
    G::apply(deal, mv, &mut events);
    events.iter().filter_map(|event| G::redact(event, observer)).collect()
}

/// The length of the common prefix.
fn alike<E: PartialEq>(one: &[E], other: &[E]) -> usize {
    one.iter().zip(other).take_while(|(one, other)| one == other).count()
}

/// The legal moves, if they are the same in all deals.
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
