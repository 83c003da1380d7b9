//! Tests of advice about ranks, and of head starts that make a game even.

use super::even_game::{EvenGame, even_game};
use super::{LevelVerdict, LevelWord, StoredResult, add_up, word_after};
use crate::wire::{NewTable, OptionChoice};
use game::{Chance, Seat, Seed};
use hosting::Player;
use serde_json::json;

/// Makes results of Card Go on 13×13, as Black with this many handicap stones: the bot's level, and whether they were
/// won.
fn played(games: &[(&str, u8, bool)]) -> Vec<(String, StoredResult)> {
    let entry = |(at, &(level, stones, won)): (usize, &(&str, u8, bool))| {
        let ranks = if won { [1, 2] } else { [2, 1] };
        let text = json!({ "game": "cardgo", "seats": [null, level], "ranks": ranks, "scores": [100, 90],
                           "options": { "handicap": stones.to_string(), "komi": if stones == 0 { "6.5" } else { "0.5" } },
                           "assisted": false, "endedMs": at });
        (format!("{at:03}"), StoredResult::read(&text.to_string()))
    };
    games.iter().enumerate().map(entry).collect()
}

/// Returns the advice after each of these games.
fn words(games: &[(&str, u8, bool)]) -> Vec<Option<LevelWord>> {
    (1..=games.len()).map(|up_to| word_after(&format!("{:03}", up_to - 1), played(&games[..up_to]))).collect()
}

#[test]
fn after_three_lost_games_a_lower_rank_is_suggested_and_not_again_before_three_more() {
    let words = words(&[("master", 0, false); 6]);
    let told: Vec<bool> = words.iter().map(Option::is_some).collect();
    assert_eq!(told, [false, false, true, false, false, true]);
    let word = words[2].clone().unwrap();
    assert_eq!((word.verdict, word.even, word.games, word.won), (LevelVerdict::TooHard, true, 3, 0));
    assert_ne!(word.next.as_deref(), Some("master"));
}

#[test]
fn nothing_is_said_where_games_are_close_already() {
    let close = [("kyu8", 0, true), ("kyu8", 0, false), ("kyu8", 0, true), ("kyu8", 0, false), ("kyu8", 0, true)];
    assert!(words(&close).iter().all(Option::is_none));
}

#[test]
fn the_rank_just_played_is_never_suggested() {
    let levels = ["beginner", "kyu24", "kyu14", "steady", "kyu5", "strong", "master"];
    let mut chance = Chance::new(Seed(9));
    let mut said = 0;
    for _ in 0..60 {
        let games: Vec<_> = (0..12).map(|_| (levels[chance.below(7) as usize], 0, chance.below(2) == 0)).collect();
        for (word, (level, ..)) in words(&games).into_iter().zip(&games) {
            let Some(word) = word else { continue };
            said += 1;
            assert_eq!(word.level, *level);
            assert_ne!(word.next.as_deref(), Some(*level));
        }
    }
    assert!(said > 60, "{said}");
}

#[test]
fn a_win_with_handicap_stones_says_less_than_one_without() {
    let own = |stones| {
        let statistics = add_up(played(&[("steady", stones, true); 4]));
        statistics.games[0].ratings.clone().unwrap()
    };
    let [even, ahead] = [own(0), own(4)];
    assert_eq!((even.games, ahead.games, ahead.unusual), (4, 4, 0), "all of them count");
    assert!(ahead.own.unwrap().rating < even.own.unwrap().rating - 100, "{ahead:?} {even:?}");
}

fn table(level: &str, size: &str) -> NewTable {
    NewTable {
        game: "cardgo".to_owned(),
        players: vec![Player::person(), Player::bot(level)],
        options: vec![OptionChoice { key: "size".to_owned(), value: size.to_owned() }],
        seed: None,
        clock: None,
    }
}

/// Returns the seat, stones and komi that make a game against this level even for a person of about 11 kyu.
fn evened(level: &str, size: &str) -> (Option<Seat>, u8, String, bool) {
    evened_for("steady", level, size)
}

/// Returns the same for a person of about another level.
fn evened_for(peer: &str, level: &str, size: &str) -> (Option<Seat>, u8, String, bool) {
    let games: Vec<_> = (0..60).map(|at| (peer, 0, at % 2 == 0)).collect();
    let EvenGame { own, seat, options, enough, .. } = even_game(&table(level, size), played(&games)).unwrap();
    assert_eq!(own, peer);
    let value = |key: &str| options.iter().find(|option| option.key == key).unwrap().value.clone();
    (seat, value("handicap").parse().unwrap(), value("komi"), enough)
}

#[test]
fn the_weaker_side_takes_black_and_the_stones_of_the_steps_between() {
    assert_eq!(evened("steady", "13"), (None, 0, "6.5".to_owned(), true));
    let (seat, stones, _, enough) = evened("kyu8", "13");
    assert_eq!((seat, stones, enough), (Some(Seat(0)), 2, true));
    let (seat, stones, _, _) = evened("kyu14", "13");
    assert_eq!((seat, stones), (Some(Seat(1)), 2), "the bot takes them");
    let (_, more, _, _) = evened("kyu5", "13");
    assert!(more > 2);
    let (_, on_the_large_board, _, _) = evened("kyu8", "19");
    assert!(on_the_large_board > 2);
}

#[test]
fn where_no_head_start_is_enough_that_is_told() {
    let (seat, stones, _, enough) = evened_for("kyu14", "master", "9");
    assert_eq!((seat, stones, enough), (Some(Seat(0)), 5, false));
}

#[test]
fn whoever_is_weaker_than_the_weakest_is_not_said_to_be_its_equal() {
    let told = |won: fn(u32) -> bool| {
        let games: Vec<_> = (0..30).map(|at| ("beginner", 0, won(at))).collect();
        let EvenGame { own, weaker, .. } = even_game(&table("beginner", "13"), played(&games)).unwrap();
        (own, weaker)
    };
    assert_eq!(told(|at| at % 2 == 0), ("beginner".to_owned(), false));
    assert_eq!(told(|at| at % 10 == 0), ("beginner".to_owned(), true));
}

#[test]
fn nothing_is_told_to_whoever_has_played_too_little_nor_of_other_tables() {
    assert_eq!(even_game(&table("kyu8", "13"), played(&[("kyu8", 0, true); 2])), None);
    assert_eq!(even_game(&table("of tomorrow", "13"), played(&[("kyu8", 0, true); 9])), None);
    assert_eq!(even_game(&table("kyu8", "of tomorrow"), played(&[("kyu8", 0, true); 9])), None);
    let mochi = NewTable { game: "mochi".to_owned(), ..table("strong", "13") };
    assert_eq!(even_game(&mochi, played(&[("kyu8", 0, true); 9])), None);
}
