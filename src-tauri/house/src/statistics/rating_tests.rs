//! Tests of the ratings.

use super::{ENOUGH, HeadStartPoints, LAST, Meeting, PER_E, SPREAD, Scale, ahead, likeliest};
use crate::statistics::game_result::{Ended, StoredResult};
use game::{Chance, Seed};
use serde_json::{Value, json};

/// The middle of the levels in these tests.
const MIDDLE: f64 = 1_250.0;

fn met(other: f64, went: f64) -> Meeting {
    Meeting { other, went, weight: 1.0 }
}

/// Makes results of won and lost games against an opponent with this rating.
fn record(other: f64, won: usize, lost: usize) -> Vec<Meeting> {
    [vec![met(other, 1.0); won], vec![met(other, 0.0); lost]].concat()
}

/// Returns the log-likelihood of these results at a rating.
fn likelihood(meetings: &[Meeting], place: f64) -> f64 {
    let away = (place - MIDDLE) / SPREAD;
    let met = |met: &Meeting| {
        let often = 1.0 / (1.0 + 10_f64.powf((met.other - place) / 400.0));
        met.weight * (met.went * often.ln() + (1.0 - met.went) * (1.0 - often).ln())
    };
    meetings.iter().map(met).sum::<f64>() - away * away / 2.0
}

/// Finds the most likely rating by trying every value.
fn looked_for(meetings: &[Meeting]) -> f64 {
    let places = (-8_000..=16_000).map(|quarter| f64::from(quarter) / 4.0);
    let likelier = |one: &f64, other: &f64| likelihood(meetings, *one).total_cmp(&likelihood(meetings, *other));
    places.max_by(likelier).unwrap()
}

/// Makes random results against random levels.
fn any(chance: &mut Chance) -> Vec<Meeting> {
    (0..chance.below(40))
        .map(|_| {
            let others = 1 + chance.below(4);
            Meeting {
                other: 900.0 + f64::from(chance.below(700)),
                went: f64::from(chance.below(3)) / 2.0,
                weight: 1.0 / f64::from(others),
            }
        })
        .collect()
}

#[test]
fn four_hundred_points_are_ten_to_one() {
    assert!((ahead(400.0) - 10.0 / 11.0).abs() < 1e-12);
    assert!((ahead(-400.0) - 1.0 / 11.0).abs() < 1e-12);
    assert!((ahead(0.0) - 0.5).abs() < 1e-12);
}

#[test]
fn who_hasnt_played_is_anywhere_about_the_middle() {
    let (place, within) = likeliest(&[], MIDDLE);
    assert!(
        (place - MIDDLE).abs() < 1e-6 && (within - bot::NINETEEN_IN_TWENTY * SPREAD).abs() < 1e-6,
        "{place} ± {within}"
    );
}

#[test]
fn who_breaks_even_with_a_level_in_the_middle_stands_where_it_does() {
    let (place, within) = likeliest(&record(MIDDLE, 25, 25), MIDDLE);
    assert!((place - MIDDLE).abs() < 1e-6, "{place}");
    // Fifty even games: 12.5 e-foldings squared, and the prior.
    let known = bot::NINETEEN_IN_TWENTY / (12.5 / (PER_E * PER_E) + 1.0 / (SPREAD * SPREAD)).sqrt();
    assert!((within - known).abs() < 1e-6 && (90.0..100.0).contains(&within), "{within}");
}

#[test]
fn who_wins_three_of_four_of_many_stands_190_points_above() {
    let (place, _) = likeliest(&record(1_000.0, 30_000, 10_000), MIDDLE);
    assert!((place - 1_190.85).abs() < 0.1, "{place}");
}

#[test]
fn who_wins_or_loses_all_stands_far_off_but_somewhere() {
    let (best, above) = likeliest(&record(MIDDLE, 20, 0), MIDDLE);
    let (worst, below) = likeliest(&record(MIDDLE, 0, 20), MIDDLE);
    // Twenty times the expected gain of one more win equals the pull of the prior there.
    assert!((590.0..593.0).contains(&(best - MIDDLE)), "{best}");
    assert!((best - MIDDLE + worst - MIDDLE).abs() < 1e-6 && (above - below).abs() < 1e-6, "{best}, {worst}");
    assert!(above > 350.0, "who never loses may be any better: ± {above}");
}

#[test]
fn the_likeliest_place_is_the_one_found_by_looking_at_all() {
    let mut chance = Chance::new(Seed(5));
    for _ in 0..30 {
        let meetings = any(&mut chance);
        let (place, _) = likeliest(&meetings, MIDDLE);
        assert!((place - looked_for(&meetings)).abs() <= 0.26, "{place}: {meetings:?}");
    }
}

#[test]
fn a_game_that_goes_better_never_lowers_it() {
    let mut chance = Chance::new(Seed(6));
    for _ in 0..500 {
        let mut meetings = any(&mut chance);
        let (before, _) = likeliest(&meetings, MIDDLE);
        let other = 900.0 + f64::from(chance.below(700));
        meetings.push(met(other, 1.0));
        let (won, _) = likeliest(&meetings, MIDDLE);
        meetings.pop();
        meetings.push(met(other, 0.0));
        let (lost, _) = likeliest(&meetings, MIDDLE);
        assert!(lost < before && before < won, "{lost} {before} {won}");
    }
}

#[test]
fn more_games_of_the_same_kind_never_widen_it() {
    for (won, lost) in (0..12).flat_map(|won| (0..12).map(move |lost| (won, lost))) {
        for other in [1_000.0, 1_250.0, 1_500.0] {
            let within = |won, lost| likeliest(&record(other, won, lost), MIDDLE).1;
            let before = within(won, lost);
            assert!(within(2 * won, 2 * lost) <= before, "twice {won}:{lost} against {other}");
            assert!(within(won + 1, lost + 1) < before, "{won}:{lost} against {other}");
        }
    }
    let mut chance = Chance::new(Seed(7));
    for _ in 0..500 {
        let meetings = any(&mut chance);
        let twice = [meetings.clone(), meetings.clone()].concat();
        assert!(likeliest(&twice, MIDDLE).1 <= likeliest(&meetings, MIDDLE).1 + 1e-9, "{meetings:?}");
    }
}

fn scale() -> Scale {
    Scale {
        levels: vec![("beginner", 1_000), ("steady", 1_150), ("strong", 1_300), ("master", 1_500)],
        automaton: None,
        ranks: false,
        head_start: |_| None,
    }
}

/// Returns the same scale with levels that are ranks, and a head start for the first seat.
fn ranked(head_start: fn(&Ended) -> Option<HeadStartPoints>) -> Scale {
    Scale { ranks: true, head_start, ..scale() }
}

/// Twenty points for the first step, ten for each other.
const STEPS: &[f64] = &[20.0, 10.0, 10.0];

#[test]
fn a_head_start_leads_down_the_scale_as_far_as_it_makes_up_for() {
    let scale = scale();
    for (place, points, below) in [
        (1_150.0, 20.0, 1_000.0),
        (1_150.0, 10.0, 1_075.0),
        (1_300.0, 30.0, 1_000.0),
        (1_400.0, 5.0, 1_300.0),
        // Beyond the ends a point has the same value as in the nearest step.
        (1_000.0, 20.0, 850.0),
        (1_500.0, -10.0, 1_700.0),
        (1_000.0, -30.0, 1_300.0),
        (1_234.0, 0.0, 1_234.0),
    ] {
        let told = scale.below(place, points, STEPS);
        assert!((told - below).abs() < 1e-9, "{points} points below {place}: {told}");
    }
}

#[test]
fn whoever_wins_with_a_head_start_has_beaten_somebody_weaker() {
    let games: Vec<Ended> = (0..6).map(|at| ended(&["strong"], 1, at)).collect();
    let own = |scale: Scale| scale.ratings(games.iter(), 0).own.unwrap().rating;
    let even = own(ranked(|_| None));
    let ahead = own(ranked(|_| Some(HeadStartPoints { first: 20.0, steps: STEPS })));
    let behind = own(ranked(|_| Some(HeadStartPoints { first: -10.0, steps: STEPS })));
    assert!(ahead < even - 50 && behind > even + 50, "{ahead} {even} {behind}");
}

#[test]
fn the_nearest_rank_is_told_where_levels_are_ranks() {
    let games: Vec<Ended> = (0..12).map(|at| ended(&["steady"], 1 + (at % 2) as u8, at)).collect();
    assert_eq!(ranked(|_| None).ratings(games.iter(), 0).nearest.as_deref(), Some("steady"));
    assert_eq!(scale().ratings(games.iter(), 0).nearest, None, "elsewhere words say enough");
}

/// Makes a game against bots of these levels with the person at this rank; the others in order.
fn ended(levels: &[&str], rank: u8, at: i64) -> Ended {
    let mut ranks: Vec<u8> = (1..=levels.len() as u8 + 1).filter(|other| *other != rank).collect();
    ranks.insert(0, rank);
    let seats: Vec<Value> = [vec![Value::Null], levels.iter().map(|level| json!(level)).collect()].concat();
    let scores: Vec<i32> = ranks.iter().map(|rank| i32::from(*rank)).collect();
    let text = json!({ "game": "mochi", "seats": seats, "options": {}, "ranks": ranks, "scores": scores,
                       "assisted": false, "endedMs": at });
    match StoredResult::read(&text.to_string()) {
        StoredResult::Ended(ended) => ended,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_rating_is_told_from_three_games_on_with_what_it_promises_against_each_level() {
    let games: Vec<Ended> = (0..12).map(|at| ended(&["steady"], 1 + (at % 2) as u8, at)).collect();
    let few = scale().ratings(games[..2].iter(), 0);
    assert_eq!((few.own, few.games, few.enough), (None, ENOUGH - 1, ENOUGH));
    assert!(few.levels.iter().all(|level| level.ahead.is_none()));
    let told = scale().ratings(games.iter(), 3);
    let own = told.own.unwrap();
    // Even with a level somewhat below the middle.
    assert!((1_150..1_190).contains(&own.rating) && (150..230).contains(&own.within), "{own:?}");
    let promised: Vec<u8> = told.levels.iter().filter_map(|level| level.ahead).collect();
    assert!(promised.windows(2).all(|pair| pair[0] > pair[1]), "{promised:?}");
    assert!((50..55).contains(&promised[1]), "{promised:?}");
    assert_eq!(told.unusual, 3);
}

#[test]
fn a_game_with_several_others_weighs_no_more_than_one() {
    let scale = scale();
    let meetings = scale.meetings(&ended(&["beginner", "steady", "strong"], 2, 1)).unwrap();
    assert_eq!(meetings.iter().map(|met| met.went).collect::<Vec<_>>(), [0.0, 1.0, 1.0]);
    assert!((meetings.iter().map(|met| met.weight).sum::<f64>() - 1.0).abs() < 1e-12);
}

#[test]
fn a_game_against_somebody_unknown_doesnt_count() {
    let games: Vec<Ended> = (0..12).map(|at| ended(&["steady", "of tomorrow"], 1, at)).collect();
    let told = scale().ratings(games.iter(), 0);
    assert_eq!((told.own, told.games), (None, 0));
}

#[test]
fn only_the_last_hundred_games_count() {
    let lost = (0..200).map(|at| ended(&["steady"], 2, at));
    let won = (200..300).map(|at| ended(&["steady"], 1, at));
    let games: Vec<Ended> = lost.chain(won).collect();
    let told = scale().ratings(games.iter(), 0);
    assert_eq!(told.games as usize, LAST);
    assert_eq!(told.own, scale().ratings(games[200..].iter(), 0).own);
}
