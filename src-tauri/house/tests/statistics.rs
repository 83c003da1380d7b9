//! Tests of statistics: each finished game is counted once, and can be found again.

// A failed unwrap is a failed test.
#![allow(clippy::unwrap_used)]

mod hurried;

use games::{GameMove, GameView};
use house::{
    BotSpeed, GameStatistics, House, LevelStatistics, NewTable, OptionChoice, ProblemKind, Scene, Settings,
    TableSnapshot,
};
use house::{Opponents, Player};
use hurried::{house as open, my_turn};
use serde_json::json;
use std::path::Path;
use store::{HeadChange, Opened, Section, Store, TableId};
use tempfile::TempDir;

/// Which of the listed moves the person makes.
#[derive(Clone, Copy)]
enum Choice {
    First,
    Last,
}

/// A house in a folder of its own.
fn opened() -> (House, TempDir) {
    let directory = TempDir::new().unwrap();
    (open(directory.path(), "hu"), directory)
}

/// The same with a finished game, and its table.
fn played() -> (House, String, TempDir) {
    let (house, directory) = opened();
    let id = lay(&house, "2025");
    play_to_the_end(&house, &id, Choice::First);
    (house, id, directory)
}

/// Creates a table with a short game.
fn lay(house: &House, seed: &str) -> String {
    lay_with(house, seed, vec![OptionChoice { key: "target".to_owned(), value: "15".to_owned() }])
}

fn lay_with(house: &House, seed: &str, options: Vec<OptionChoice>) -> String {
    house
        .create(&NewTable {
            game: "mochi".to_owned(),
            players: vec![Player::person(), Player::bot("beginner")],
            options,
            seed: Some(seed.to_owned()),
            clock: None,
        })
        .unwrap()
}

fn listed(table: &TableSnapshot) -> Vec<GameMove> {
    let GameView::Mochi { moves, .. } = &table.game else { panic!("another game's table") };
    moves.iter().copied().map(GameMove::Mochi).collect()
}

fn play_to_the_end(house: &House, id: &str, choice: Choice) -> TableSnapshot {
    for _ in 0..3_000 {
        let table = my_turn(house, id);
        if table.outcome.is_some() {
            return table;
        }
        let moves = listed(&table);
        let mv = match choice {
            Choice::First => moves.first(),
            Choice::Last => moves.last(),
        };
        house.act(id, table.revision, *mv.unwrap()).unwrap();
    }
    panic!("the game doesn't end");
}

fn games(house: &House) -> Vec<GameStatistics> {
    let statistics = house.statistics().unwrap();
    assert_eq!(statistics.left_out, 0);
    statistics.games
}

/// Returns the statistics of Mochi as played in these tests.
fn level(house: &House) -> LevelStatistics {
    let games = games(house);
    assert_eq!(games.len(), 1);
    assert_eq!((games[0].game.as_str(), games[0].levels.len()), ("mochi", 1));
    games[0].levels[0].clone()
}

/// Opens the store while no house has it.
fn stored(directory: &Path) -> Store {
    match Store::open(directory).unwrap() {
        Opened::Ready(store, notices) => {
            assert_eq!(notices, []);
            store
        }
        Opened::Busy(_) => panic!("a house is still open"),
    }
}

#[test]
fn a_game_is_counted_when_it_ends_and_only_once() {
    let (house, directory) = opened();
    let id = lay(&house, "2025");
    assert_eq!(games(&house), []);
    let end = play_to_the_end(&house, &id, Choice::First);
    let counted = level(&house);
    let own = &end.outcome.unwrap().standings[0];
    assert_eq!((&counted.against, counted.played), (&Opponents::Bots { level: "beginner".to_owned() }, 1));
    assert_eq!(
        (counted.history[0].score, counted.history[0].rank, counted.history[0].seats),
        (Some(own.score), own.rank, 2)
    );
    assert_eq!((counted.won == 1, counted.best), (own.rank == 1, Some(own.score)));
    // Opening, listing or leaving it, or restarting, doesn't count anything twice.
    house.open_table(&id).unwrap();
    house.start("hu").unwrap();
    house.leave(&id);
    drop(house);
    let house = open(directory.path(), "hu");
    house.start("hu").unwrap();
    house.open_table(&id).unwrap();
    assert_eq!(level(&house), counted);
}

#[test]
fn the_first_end_counts_whatever_is_taken_back() {
    let (house, id, _directory) = played();
    let counted = level(&house);
    assert_eq!((counted.played, counted.assisted.played), (1, 0));
    for _ in 0..6 {
        let table = house.open_table(&id).unwrap();
        house.undo(&id, table.revision).unwrap();
    }
    let other = play_to_the_end(&house, &id, Choice::Last);
    assert!(other.assisted && other.outcome.is_some());
    assert_eq!(level(&house), counted);
}

#[test]
fn what_could_not_be_written_at_the_end_is_caught_up_when_the_table_is_listed_or_opened() {
    let (house, directory) = opened();
    let (one, other) = (lay(&house, "1"), lay(&house, "2"));
    play_to_the_end(&house, &one, Choice::First);
    play_to_the_end(&house, &other, Choice::First);
    let counted = level(&house);
    assert_eq!(counted.played, 2);
    let forget = |id: &str| stored(directory.path()).change_entries(Section::Statistic, &[], &[id]).unwrap();
    drop(house);
    forget(&one);
    let house = open(directory.path(), "hu");
    house.start("hu").unwrap();
    drop(house);
    let keys = |store: &Store| -> Vec<String> {
        store.entries(Section::Statistic).unwrap().into_iter().map(|(key, _)| key).collect()
    };
    let mut both = [one.clone(), other.clone()];
    both.sort();
    assert_eq!(keys(&stored(directory.path())), both);
    forget(&other);
    let house = House::open(directory.path()).unwrap();
    house.open_table(&other).unwrap();
    drop(house);
    assert_eq!(keys(&stored(directory.path())), both);
    assert_eq!(level(&open(directory.path(), "hu")), counted, "the time of the end is the table's own");
}

#[test]
fn the_first_end_counts_even_if_it_was_not_written_when_it_came() {
    let (house, id, directory) = played();
    let counted = level(&house);
    drop(house);
    stored(directory.path()).change_entries(Section::Statistic, &[], &[&id]).unwrap();
    let house = House::open(directory.path()).unwrap();
    let table = house.open_table(&id).unwrap();
    house.undo(&id, table.revision).unwrap();
    assert_eq!(level(&house), counted);
}

#[test]
fn a_deleted_table_stays_in_the_statistics() {
    let (house, id, directory) = played();
    let counted = level(&house);
    house.delete(&id).unwrap();
    assert_eq!(level(&house), counted);
    house.restore(&id).unwrap();
    house.start("hu").unwrap();
    assert_eq!(level(&house), counted);
    house.delete(&id).unwrap();
    drop(house);
    stored(directory.path()).purge_deleted().unwrap();
    assert_eq!(level(&open(directory.path(), "hu")), counted);
}

#[test]
fn a_game_with_a_hint_and_a_branch_stand_apart() {
    let (house, _directory) = opened();
    let id = lay(&house, "2025");
    let table = my_turn(&house, &id);
    house.hint(&id, table.revision).unwrap();
    play_to_the_end(&house, &id, Choice::First);
    let branch = house.branch(&id, Some(2), "").unwrap();
    play_to_the_end(&house, &branch, Choice::Last);
    let counted = level(&house);
    assert_eq!((counted.played, counted.assisted.played), (0, 2));
    assert_eq!((counted.best, counted.history.len(), counted.word), (None, 0, None));
}

#[test]
fn what_is_laid_finished_or_from_the_middle_of_a_game_is_no_game_of_its_own() {
    let (house, id, _directory) = played();
    let counted = level(&house);
    let whole = house.branch(&id, None, "").unwrap();
    assert!(house.open_table(&whole).unwrap().outcome.is_some());
    let scene: Scene =
        serde_json::from_value(json!({ "scenario": "mo-7.2-twenty-nine", "step": 0, "moves": [] })).unwrap();
    let from_the_book = house.play_on(&scene, "beginner").unwrap();
    play_to_the_end(&house, &from_the_book, Choice::First);
    house.start("hu").unwrap();
    assert_eq!(level(&house), counted);
}

#[test]
fn a_reset_is_taken_back_and_what_was_reset_is_not_counted_again() {
    let (house, directory) = opened();
    let (kept, purged) = (lay(&house, "1"), lay(&house, "2"));
    play_to_the_end(&house, &kept, Choice::First);
    play_to_the_end(&house, &purged, Choice::First);
    house.delete(&purged).unwrap();
    drop(house);
    stored(directory.path()).purge_deleted().unwrap();
    let house = open(directory.path(), "hu");
    let counted = level(&house);
    assert_eq!(counted.played, 2);

    assert_eq!(house.reset_statistics(Some("cardgo")), Ok(1));
    assert_eq!(level(&house), counted, "another game's");
    let number = house.reset_statistics(Some("mochi")).unwrap();
    assert_eq!(games(&house), []);
    house.start("hu").unwrap();
    house.open_table(&kept).unwrap();
    assert_eq!(games(&house), [], "the table is still there, but its game is forgotten");
    // A game that ends meanwhile is counted, and stays when the reset is undone.
    let third = lay(&house, "3");
    play_to_the_end(&house, &third, Choice::First);
    house.restore_statistics(number).unwrap();
    assert_eq!(level(&house).played, 3);

    house.reset_statistics(None).unwrap();
    drop(house);
    let house = open(directory.path(), "hu");
    house.start("hu").unwrap();
    assert_eq!(games(&house), []);
    for number in [0, 1, 2, 7, u32::MAX] {
        assert_eq!(house.restore_statistics(number).unwrap_err().kind(), ProblemKind::NothingThere);
    }
}

#[test]
fn a_reset_taken_back_twice_undoes_nothing_that_happened_since() {
    let (house, _, _directory) = played();
    let first = house.reset_statistics(None).unwrap();
    house.restore_statistics(first).unwrap();
    house.reset_statistics(None).unwrap();
    let _ = house.restore_statistics(first);
    assert_eq!(games(&house), []);
}

#[test]
fn what_was_reset_before_everything_was_erased_stays_gone() {
    let (house, _, _directory) = played();
    let number = house.reset_statistics(None).unwrap();
    house.erase().unwrap();
    let _ = house.restore_statistics(number);
    assert_eq!(games(&house), []);
}

#[test]
fn absurd_rows_are_left_out_told_reset_and_brought_back() {
    let (house, _, directory) = played();
    let counted = level(&house);
    drop(house);
    let deep = "[".repeat(200_000);
    let absurd = r#"{"game":"mochi","seats":[null],"options":{},"ranks":[200],"scores":[99999999],"assisted":false,"endedMs":-5}"#;
    let rows = [("a", "{"), ("b", deep.as_str()), ("c", absurd), ("🍡", "7")];
    stored(directory.path()).put_entries(Section::Statistic, &rows).unwrap();
    let house = open(directory.path(), "hu");
    let statistics = house.statistics().unwrap();
    assert_eq!((statistics.left_out, &statistics.games[0].levels[0]), (4, &counted));
    assert_eq!(house.level_word("a"), Ok(None));
    house.reset_statistics(Some("mochi")).unwrap();
    assert_eq!(house.statistics().unwrap().left_out, 4);
    let number = house.reset_statistics(None).unwrap();
    assert_eq!(house.statistics().unwrap().left_out, 0);
    house.restore_statistics(number).unwrap();
    assert_eq!(house.statistics().unwrap().left_out, 4, "nothing is lost, not even this");
}

#[test]
fn a_table_over_but_unreadable_keeps_nobody_from_the_rest() {
    let (house, directory) = opened();
    let (good, bad) = (lay(&house, "1"), lay(&house, "2"));
    play_to_the_end(&house, &good, Choice::First);
    house.leave(&bad);
    drop(house);
    let mut store = stored(directory.path());
    let record = store.table(&TableId(bad.clone())).unwrap();
    let snapshot = store.snapshot(&record.id).unwrap().unwrap();
    let change = HeadChange {
        revision: record.revision,
        now_ms: 7,
        snapshot: store::Snapshot { state: "{}".to_owned(), ..snapshot },
        summary: "{}".to_owned(),
        finished: true,
        assisted: false,
    };
    store.move_head(&record.id, record.head, &change).unwrap();
    drop(store);
    let house = open(directory.path(), "hu");
    assert_eq!(house.start("hu").unwrap().tables.len(), 2);
    assert_eq!(level(&house).played, 1);
}

#[test]
fn a_second_house_reads_what_the_first_one_counted() {
    let (house, _, directory) = played();
    let second = House::open(directory.path()).unwrap();
    assert_eq!(level(&second), level(&house));
    assert_eq!(second.reset_statistics(None).unwrap_err().kind(), ProblemKind::ReadOnly);
}

#[test]
fn three_games_of_any_length_make_a_rating() {
    let (house, _directory) = opened();
    let ratings = || games(&house)[0].ratings.clone().unwrap();
    let id = lay(&house, "1");
    play_to_the_end(&house, &id, Choice::First);
    assert_eq!((ratings().games, ratings().unusual, ratings().own), (1, 0, None));
    let mut won = 0;
    for seed in 1..10 {
        let told = ratings();
        assert_eq!((told.games, told.own.is_some()), (seed, seed >= told.enough));
        let id = lay_with(&house, &seed.to_string(), Vec::new());
        let end = play_to_the_end(&house, &id, Choice::First);
        won += u32::from(end.outcome.unwrap().standings[0].rank == 1);
    }
    let told = ratings();
    let (own, beginner) = (told.own.unwrap(), told.levels[0].clone());
    assert_eq!((told.games, told.unusual, beginner.level.as_str()), (10, 0, "beginner"));
    // Always making the first listed move mostly loses.
    assert!(won < 5 && own.rating < beginner.rating && own.within > 100, "{won} won: {own:?}");
    assert!(beginner.ahead.is_some_and(|ahead| ahead < 50), "{beginner:?}");
}

#[test]
fn whoever_wants_no_suggestions_gets_none() {
    let (house, _directory) = opened();
    for (suggest_levels, said) in [(true, true), (false, false)] {
        let settings = Settings { bot_speed: BotSpeed::Instant, suggest_levels, ..Settings::default() };
        house.save_settings(serde_json::to_value(settings).unwrap(), "hu").unwrap();
        let said_after = |seed: u32| {
            let id = lay(&house, &seed.to_string());
            play_to_the_end(&house, &id, Choice::Last);
            house.level_word(&id).unwrap().is_some()
        };
        assert_eq!((0..12).any(said_after), said, "{suggest_levels}");
    }
}
