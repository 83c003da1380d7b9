//! Tests of the statistics that are added up from results.

use super::super::NOT_COUNTED;
use super::{LevelStatistics, LevelVerdict, Statistics, StoredResult, add_up, word_after};
use crate::statistics::Opponents;
use hosting::Concession;
use serde_json::{Value, json};

/// Makes a Mochi game against one bot of this level, won or lost, that ended at this time.
fn mochi(level: &str, won: bool, ended_ms: i64) -> Value {
    let (ranks, scores) = if won { ([1, 2], [7, 15]) } else { ([2, 1], [16, 3]) };
    json!({ "game": "mochi", "seats": [null, level], "options": { "target": "15" },
            "ranks": ranks, "scores": scores, "assisted": false, "endedMs": ended_ms })
}

fn stored(results: &[Value]) -> Vec<(String, StoredResult)> {
    let entry = |(number, result): (usize, &Value)| (format!("{number:03}"), StoredResult::read(&result.to_string()));
    results.iter().enumerate().map(entry).collect()
}

fn bots(level: &str) -> Opponents {
    Opponents::Bots { level: level.to_owned() }
}

fn only_level(statistics: &Statistics) -> &LevelStatistics {
    assert_eq!((statistics.games.len(), statistics.games[0].levels.len()), (1, 1), "{statistics:?}");
    &statistics.games[0].levels[0]
}

fn run(results: &[bool]) -> Vec<Value> {
    results.iter().zip(1..).map(|(&won, at)| mochi("steady", won, at)).collect()
}

#[test]
fn wins_streaks_and_the_best_score_are_added_up_in_the_order_of_time() {
    let mut results = run(&[true, true, false, true]);
    results.reverse();
    let statistics = add_up(stored(&results));
    let level = only_level(&statistics);
    assert_eq!((&level.against, level.played, level.won, level.shared), (&bots("steady"), 4, 3, 0));
    assert_eq!((level.streak, level.best_streak, level.best), (1, 2, Some(7)));
    assert_eq!((level.share, level.equal_share), (75, 50));
    assert_eq!(level.likely, None, "four games say little");
    assert_eq!(level.history.iter().filter_map(|game| game.score).collect::<Vec<_>>(), [7, 7, 16, 7]);
    assert_eq!(level.variant[0].value, "15");
}

#[test]
fn nine_games_say_little_ten_say_something() {
    for (games, told) in [(9, false), (10, true)] {
        let statistics = add_up(stored(&run(&vec![true; games])));
        assert_eq!(only_level(&statistics).likely.is_some(), told, "{games} games");
    }
}

#[test]
fn from_ten_games_on_the_long_run_is_told_within_bounds() {
    for won in 0..=12_usize {
        let results: Vec<bool> = (0..12).map(|game| game < won).collect();
        let statistics = add_up(stored(&run(&results)));
        let level = only_level(&statistics);
        let [low, high] = level.likely.unwrap();
        assert!(low <= level.share && level.share <= high, "{won}: {low}–{high}");
        assert!(high <= 100 && high - low > 20, "{won}: {low}–{high}");
    }
}

#[test]
fn a_shared_win_is_a_win_but_only_part_of_one() {
    let mut shared = mochi("steady", true, 1);
    shared["ranks"] = json!([1, 1]);
    let statistics = add_up(stored(&[shared, mochi("steady", true, 2)]));
    let level = only_level(&statistics);
    assert_eq!((level.won, level.shared, level.streak), (2, 1, 2));
    assert_eq!(level.share, 75);
}

#[test]
fn a_game_that_was_given_up_is_won_and_lost_like_any_other_and_has_no_score() {
    let given_up = |by: usize, at: i64| {
        let mut result = mochi("steady", by == 1, at);
        result["scores"] = json!([0, 0]);
        result["givenUp"] = json!({ "seat": by, "why": "resigned" });
        result
    };
    let statistics = add_up(stored(&[mochi("steady", false, 1), given_up(1, 2), given_up(0, 3)]));
    let level = only_level(&statistics);
    assert_eq!((level.played, level.won, level.best, level.best_streak), (3, 1, Some(16), 1));
    let told: Vec<_> = level.history.iter().map(|game| (game.score, game.given_up, game.rank)).collect();
    let resigned = Some(Concession::Resigned);
    assert_eq!(told, [(Some(16), None, 2), (None, resigned, 1), (None, resigned, 2)]);
}

#[test]
fn games_with_help_stand_apart() {
    let mut helped = mochi("steady", true, 3);
    helped["assisted"] = json!(true);
    let statistics = add_up(stored(&[mochi("steady", false, 1), helped]));
    let level = only_level(&statistics);
    assert_eq!((level.played, level.won, level.best, level.best_streak), (1, 0, Some(16), 0));
    assert_eq!((level.assisted.played, level.assisted.won), (1, 1));
}

#[test]
fn levels_go_from_weak_to_strong_and_mixed_ones_come_last() {
    let mut mixed = mochi("steady", true, 3);
    mixed["seats"] = json!(["beginner", null, "master"]);
    mixed["ranks"] = json!([2, 1, 3]);
    mixed["scores"] = json!([5, 3, 15]);
    let statistics =
        add_up(stored(&[mixed, mochi("master", true, 1), mochi("beginner", true, 2), mochi("of tomorrow", true, 2)]));
    let told: Vec<_> = statistics.games[0].levels.iter().map(|level| level.against.clone()).collect();
    assert_eq!(told, [bots("beginner"), bots("master"), bots("of tomorrow"), Opponents::Mixed]);
}

#[test]
fn another_board_is_another_game_and_its_score_is_the_margin() {
    let go = |size: &str, scores: [i32; 2], at: i64| {
        let ranks = if scores[0] > scores[1] { [1, 2] } else { [2, 1] };
        json!({ "game": "cardgo", "seats": [null, "beginner"], "options": { "size": size, "cards": "0", "handicap": "0" },
                "ranks": ranks, "scores": scores, "assisted": false, "endedMs": at })
    };
    let statistics = add_up(stored(&[go("9", [90, 85], 1), go("9", [70, 105], 2), go("19", [400, 335], 3)]));
    let game = &statistics.games[0];
    assert!(game.measure.halves);
    let told: Vec<_> = game.levels.iter().map(|level| (level.variant[0].value.as_str(), level.best)).collect();
    assert_eq!(told, [("9", Some(5)), ("19", Some(65))]);
    assert_eq!(game.levels[0].history[1].score, Some(-35));
}

#[test]
fn the_word_offers_the_next_level_and_is_said_where_it_is_due() {
    let results = run(&[true; 7]);
    let statistics = add_up(stored(&results));
    let word = only_level(&statistics).word.clone().unwrap();
    assert_eq!((word.verdict, word.won, word.next.as_deref()), (LevelVerdict::TooEasy, 5, Some("strong")));
    let said: Vec<_> = (0..7).filter(|at| word_after(&format!("{at:03}"), stored(&results)).is_some()).collect();
    assert_eq!(said, [4]);
    assert_eq!(word_after("nowhere", stored(&results)), None);
    let lost: Vec<Value> = (1..=5).map(|at| mochi("beginner", false, at)).collect();
    let word = only_level(&add_up(stored(&lost))).word.clone().unwrap();
    assert_eq!((word.verdict, word.won, word.next), (LevelVerdict::TooHard, 0, None));
}

#[test]
fn bots_of_several_levels_are_no_level_to_speak_of() {
    let mut results = run(&[true; 5]);
    for result in &mut results {
        result["seats"] = json!(["beginner", null, "master"]);
        result["ranks"] = json!([2, 1, 3]);
        result["scores"] = json!([5, 3, 15]);
    }
    assert_eq!(only_level(&add_up(stored(&results))).word, None);
}

#[test]
fn what_cannot_be_a_result_is_left_out_and_told() {
    let sound = mochi("steady", true, 1);
    let with = |key: &str, value: Value| {
        let mut wrong = sound.clone();
        wrong[key] = value;
        wrong.to_string()
    };
    let deep = "[".repeat(100_000);
    let wrong = [
        String::new(),
        "null".to_owned(),
        "{}".to_owned(),
        "not json".to_owned(),
        deep.clone(),
        with("game", json!("chess")),
        with("seats", json!([])),
        with("seats", json!([null, null])),
        with("seats", json!(["steady", "steady"])),
        with("seats", json!(vec![Some("steady"); 40_000])),
        with("ranks", json!([0, 1])),
        with("ranks", json!([1, 3])),
        with("ranks", json!([2, 2])),
        with("ranks", json!([1])),
        with("ranks", json!([1, 255])),
        with("ranks", json!([1, 256])),
        with("scores", json!([7])),
        with("scores", json!([7, 2_147_483_647])),
        with("scores", json!([7, -2_147_483_648_i64])),
        with("scores", json!([7, 1e300])),
        with("options", json!({ "target": "16" })),
        with("options", json!({ "size": "9" })),
        with("options", json!({ "target": "x".repeat(100_000) })),
        with("endedMs", json!(-1)),
        with("endedMs", json!(i64::MAX)),
        with("endedMs", json!("yesterday")),
        with("assisted", json!(7)),
        with("givenUp", json!({ "seat": 0, "why": "resigned" })),
        with("givenUp", json!({ "seat": 2, "why": "resigned" })),
        with("givenUp", json!({ "seat": 1, "why": "bored" })),
        with("more", json!(7)),
    ];
    let count = u32::try_from(wrong.len()).unwrap();
    let mut all = stored(&[sound]);
    all.extend(wrong.iter().zip(100..).map(|(text, key)| (key.to_string(), StoredResult::read(text))));
    all.push(("999".to_owned(), StoredResult::read(NOT_COUNTED)));
    let statistics = add_up(all);
    assert_eq!(statistics.left_out, count);
    assert_eq!(only_level(&statistics).played, 1);
}
