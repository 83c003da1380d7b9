//! In a game of perfect information with a known solution, the search finds the winning move.

mod nim;

use bot::{Cancel, Effort, Evaluate, Grade, Means, StopRule, Think, choose, hints, verdict};
use game::{Chance, Game, Seat, Seed, Silent};
use nim::{BOW, Bows, Heaps, Last, Nim, Take};

/// Every position of up to 2, 3 and 4 stones with a winning move.
fn winnable() -> impl Iterator<Item = Heaps> {
    (0..=2)
        .flat_map(|a| {
            (0..=3).flat_map(move |b| (0..=4).map(move |c| Heaps { stones: [a, b, c], to_move: 0, ..Heaps::default() }))
        })
        .filter(|heaps| !heaps.lost())
}

#[test]
fn search_plays_a_winning_move_wherever_there_is_one() {
    for heaps in winnable() {
        let mv = choose::<Nim>(&heaps, Nim::LEVELS[0], Seed(7), &Cancel::new()).unwrap();
        let mut after = heaps.clone();
        Nim::apply(&mut after, mv, &mut Silent);
        assert!(after.lost(), "{heaps:?}: {mv:?}");
    }
}

#[test]
fn a_hint_begins_with_a_winning_move_and_expects_to_win() {
    let heaps = Heaps { stones: [1, 2, 2], to_move: 1, ..Heaps::default() };
    let hints = hints::<Nim>(&heaps, Seed(1), &Cancel::new()).unwrap();
    let best = &hints[0];
    assert_eq!((best.mv.heap, best.mv.count), (0, 1));
    assert!(best.expected.unwrap().share > 0.85, "{best:?}");
    assert!(hints.len() <= 3);
}

#[test]
fn with_nothing_hidden_the_line_goes_on_through_both_seats_moves() {
    let heaps = Heaps { stones: [0, 2, 3], to_move: 0, ..Heaps::default() };
    let hints = hints::<Nim>(&heaps, Seed(1), &Cancel::new()).unwrap();
    let seats: Vec<u8> = hints[0].line.iter().map(|step| step.seat.0).collect();
    assert!(seats.starts_with(&[0, 1, 0]), "{seats:?}");
    assert!(hints[0].line.iter().all(|step| step.events.len() == 1));
}

#[test]
fn a_verdict_tells_a_move_that_gives_the_win_away_from_one_that_keeps_it() {
    let heaps = Heaps { stones: [1, 2, 2], to_move: 0, ..Heaps::default() };
    let judged = |heap, count| verdict::<Nim>(&heaps, Take { heap, count }, Seed(3), &Cancel::new()).unwrap().unwrap();
    let (kept, lost) = (judged(0, 1), judged(1, 2));
    assert!(kept.grade() == Grade::Best && kept.lost() == 0.0, "{kept:?}");
    assert!(
        lost.grade() == Grade::Blunder && lost.lost() > 0.5 && lost.preferred.mv == Take { heap: 0, count: 1 },
        "{lost:?}"
    );
    assert_eq!(judged(1, 2), lost, "the same seed, the same verdict");
}

#[test]
fn a_reason_tells_what_only_the_better_move_achieves() {
    let heaps = Heaps { stones: [1, 2, 2], to_move: 0, ..Heaps::default() };
    let why = hints::<Nim>(&heaps, Seed(1), &Cancel::new()).unwrap()[0].why.unwrap();
    assert!(why.milestone == Last(Seat(0)) && why.percent > 85 && why.other < 60, "{why:?}");
    let judged = |heap, count| verdict::<Nim>(&heaps, Take { heap, count }, Seed(3), &Cancel::new()).unwrap().unwrap();
    let why = judged(1, 2).why.unwrap();
    assert!(why.milestone == Last(Seat(0)) && why.percent > 85 && why.other < 30, "{why:?}");
    assert_eq!(judged(0, 1).why, None, "nothing is better than the best");
}

#[test]
fn between_moves_as_good_as_each_other_there_is_no_reason() {
    // Every move leaves equal heaps or a single heap, which the other seat wins.
    let heaps = Heaps { stones: [0, 2, 2], to_move: 0, ..Heaps::default() };
    assert!(heaps.lost());
    assert_eq!(hints::<Nim>(&heaps, Seed(1), &Cancel::new()).unwrap()[0].why, None);
}

#[test]
fn where_there_is_no_choice_there_is_no_verdict() {
    let only = Heaps { stones: [0, 0, 1], to_move: 0, ..Heaps::default() };
    assert_eq!(verdict::<Nim>(&only, Take { heap: 2, count: 1 }, Seed(3), &Cancel::new()), Ok(None));
}

#[test]
fn a_decision_without_a_choice_is_folded_into_the_one_before() {
    let heaps = Heaps { stones: [0, 2, 2], bows: Bows::Always, ..Heaps::default() };
    let effort = Effort { iterations: 200, ending: StopRule::AtTheCap, means: Means::All, counts: false };
    let found = Nim::think(&heaps, effort, &mut Chance::new(Seed(1)), &Cancel::new()).unwrap();
    for tried in found.ranked() {
        let (mut place, mut state) = (found.beginning(), heaps.clone());
        for mv in [tried.mv, BOW] {
            let before = state.clone();
            Nim::apply(&mut state, mv, &mut Silent);
            place = found.follow(place, &before, mv, &state).unwrap();
        }
        let mut moves = Vec::new();
        Nim::legal_moves(&state, &mut moves);
        let beyond: u32 = moves.iter().filter_map(|&mv| found.tries(place, &state, mv)).sum();
        // The first visit ends with the move itself; each later one passes through the bow.
        assert!(tried.visits > 1);
        assert_eq!(beyond, tried.visits - 1, "{tried:?}");
    }
}
