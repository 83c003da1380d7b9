//! A search continued in slices has the same findings as a single search, wherever it is interrupted.

use bot::{Analysis, Cancel, Effort, Evaluate, Means, OpenEndedSearch, StopRule, Think};
use cardgo::{Cardgo, Move, Setup, State, Step, View};
use cardgo_hosted::HostedCardgo;
use game::{Chance, Game, Seat, Seed, Silent};

fn plain() -> Setup {
    let mut setup = carded();
    Cardgo::configure(&mut setup, "cards", "0").unwrap();
    setup
}

fn carded() -> Setup {
    Setup { size: 9, ..Setup::default() }
}

/// Plays random moves without passes from a deal.
fn some_way_on(setup: &Setup, moves: usize, seed: u64) -> State {
    let mut state = Cardgo::deal(setup, Seed(seed), &mut Silent).unwrap();
    let mut chance = Chance::new(Seed(seed));
    for _ in 0..moves {
        let mut listed = Vec::new();
        Cardgo::legal_moves(&state, &mut listed);
        listed.retain(|mv| *mv != Move::Pass);
        let Some(mv) = chance.pick(&listed) else { break };
        Cardgo::apply(&mut state, mv, &mut Silent);
    }
    state
}

fn seen(state: &State) -> View {
    Cardgo::view(state, Cardgo::to_move(state).unwrap())
}

fn begun(view: &View, seed: u64) -> Box<dyn OpenEndedSearch<HostedCardgo>> {
    HostedCardgo::ANALYSE.unwrap()(view, 3_000, Chance::new(Seed(seed))).unwrap()
}

/// Returns the findings for each move, in the order of preference.
fn known(growing: &dyn OpenEndedSearch<HostedCardgo>) -> Vec<(Move, u32, f64, f64)> {
    let ranked = growing.findings().ranked();
    ranked.iter().map(|found| (found.mv, found.visits, found.share, found.result)).collect()
}

/// Views of plain games, and of turns with cards in the hand.
fn views() -> Vec<View> {
    let mut views: Vec<View> = (0..2).map(|seed| seen(&some_way_on(&plain(), 12, seed))).collect();
    let games = (0..40).map(|seed| some_way_on(&carded(), 45, seed));
    let turns = games.filter(|state| state.table().step() == Step::Turn && !state.hand(Seat(0)).is_empty());
    views.extend(turns.take(2).map(|state| seen(&state)));
    assert_eq!(views.len(), 4);
    views
}

#[test]
fn in_slices_it_finds_what_a_single_search_finds() {
    for view in views() {
        let mut growing = begun(&view, 7);
        for slice in [1, 250, 49, 700] {
            assert_eq!(growing.grow(slice, &Cancel::new()), slice);
        }
        let effort = Effort { iterations: 1_000, ending: StopRule::AtTheCap, means: Means::All, counts: false };
        let whole = HostedCardgo::think(&view, effort, &mut Chance::new(Seed(7)), &Cancel::new()).unwrap();
        let whole: Vec<_> =
            whole.ranked().iter().map(|found| (found.mv, found.visits, found.share, found.result)).collect();
        assert_eq!(known(&*growing), whole);
    }
}

#[test]
fn interrupted_it_stops_at_once_and_goes_on_as_if_nothing_had_been() {
    for view in views() {
        let [mut one, mut other] = [(); 2].map(|()| begun(&view, 3));
        let cancelled = Cancel::new();
        cancelled.cancel();
        assert_eq!(one.grow(300, &Cancel::new()), 300);
        assert_eq!(one.grow(300, &cancelled), 0, "not a single one more");
        assert_eq!(one.grow(200, &Cancel::new()), 200);
        other.grow(500, &Cancel::new());
        assert_eq!(known(&*one), known(&*other));
        assert_eq!(one.findings().survey(), other.findings().survey());
    }
}

#[test]
fn an_analysis_grows_slice_by_slice_and_tells_the_same_for_the_same_seed() {
    for view in views() {
        let [mut one, mut other] = [(); 2].map(|()| Analysis::<HostedCardgo>::begin(&view, Seed(5)).unwrap());
        assert!(one.hints().is_empty() && one.survey().is_none(), "nothing is known yet");
        let mut done = 0;
        for _ in 0..4 {
            one.grow(&Cancel::new());
            other.grow(&Cancel::new());
            assert_eq!((one.done(), one.hints(), one.survey()), (other.done(), other.hints(), other.survey()));
            let best = one.hints()[0].expected.unwrap();
            assert!(one.done() > done && best.tries <= one.done() && (0.0..=1.0).contains(&best.share), "{best:?}");
            done = one.done();
        }
        let hints = one.hints();
        assert!(hints.len() <= 6 && hints.iter().all(|hint| hint.line[0].mv == hint.mv));
        assert_eq!(one.survey().unwrap().owners.len(), 9);
    }
}

#[test]
fn a_plain_line_is_all_stones_of_both_colours_in_turn() {
    let state = some_way_on(&plain(), 10, 4);
    let mut analysis = Analysis::<HostedCardgo>::begin(&seen(&state), Seed(1)).unwrap();
    for _ in 0..8 {
        analysis.grow(&Cancel::new());
    }
    let hints = analysis.hints();
    assert!(hints[0].line.len() >= 3, "{hints:?}");
    for hint in hints {
        let mut after = state.clone();
        for step in hint.line {
            assert_eq!(Cardgo::to_move(&after), Some(step.seat));
            assert!(matches!(step.mv, Move::Play { .. } | Move::Pass));
            Cardgo::play(&mut after, step.seat, step.mv, &mut Silent).unwrap();
        }
    }
}

#[test]
fn where_there_is_nothing_to_search_there_is_no_analysis() {
    let mut state = some_way_on(&plain(), 20, 2);
    for _ in 0..2 {
        Cardgo::apply(&mut state, Move::Pass, &mut Silent);
    }
    assert!(Analysis::<HostedCardgo>::begin(&seen(&state), Seed(1)).is_none(), "groups are being marked");
}
