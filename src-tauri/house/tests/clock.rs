//! Tests of the person's clock: it counts only the person's decisions, is saved beside the journal, and affects nothing
//! else.

// A failed unwrap is a failed test.
#![allow(clippy::unwrap_used)]

mod hurried;

use game::Seat;
use games::GAMES;
use house::{Concession, House, NewTable, OptionChoice, ProblemKind, TableSnapshot, TimeLimit, against};
use hurried::{house as open, my_turn};
use std::path::Path;
use store::{JournalNode, Opened, Section, Store, TableId};
use tempfile::TempDir;

const SUDDEN: TimeLimit = TimeLimit { main_s: 60, periods: 0, period_s: 0 };
const BYOYOMI: TimeLimit = TimeLimit { main_s: 60, periods: 3, period_s: 30 };

fn lay_with(house: &House, game: &str, seats: u8, options: &[(&str, &str)], clock: Option<TimeLimit>) -> String {
    let players = against(game, seats, "beginner").unwrap();
    let options = options
        .iter()
        .map(|(key, value)| OptionChoice { key: (*key).to_owned(), value: (*value).to_owned() })
        .collect();
    let seed = Some("2025".to_owned());
    house.create(&NewTable { game: game.to_owned(), players, options, seed, clock }).unwrap()
}

fn lay(house: &House, clock: TimeLimit) -> String {
    lay_with(house, "mochi", 2, &[], Some(clock))
}

/// Returns the games that can be lost on time.
fn clocked() -> impl Iterator<Item = &'static str> {
    GAMES.iter().copied().filter(|game| against(game, 2, "beginner").is_some())
}

/// Lets the person think this long about their decision.
fn think(house: &House, id: &str, ms: u32) -> TableSnapshot {
    let table = my_turn(house, id);
    house.think(id, table.revision, ms).unwrap();
    table
}

/// Lets the person think and then make the first listed move.
fn decide(house: &House, id: &str, ms: u32) -> TableSnapshot {
    let table = think(house, id, ms);
    house.act(id, table.revision, table.game.moves()[0]).unwrap();
    my_turn(house, id)
}

/// Returns what is left when a decision begins, of the main time and of the periods, and its time so far.
fn left(table: &TableSnapshot) -> (u32, u32, u32) {
    let clock = table.clock.unwrap();
    (clock.main_ms, clock.periods, clock.spent_ms)
}

/// Lets the person think until the game is over; returns its state.
fn run_out(house: &House, id: &str, ms: u32) -> TableSnapshot {
    let before = think(house, id, ms);
    let end = house.open_table(id).unwrap();
    assert_eq!((end.outcome.is_some(), end.plies), (true, before.plies + 1), "the time is over");
    end
}

fn journal(directory: &Path, id: &str) -> Vec<JournalNode> {
    let Opened::Ready(store, _) = Store::open(directory).unwrap() else { panic!("the store is free") };
    store.journal(&TableId(id.to_owned())).unwrap()
}

#[test]
fn time_passes_with_the_persons_own_decisions_alone() {
    let directory = TempDir::new().unwrap();
    let house = open(directory.path(), "en");
    let id = lay(&house, BYOYOMI);
    assert_eq!(left(&my_turn(&house, &id)), (60_000, 3, 0));
    assert_eq!(left(&decide(&house, &id, 20_000)), (40_000, 3, 0));
    let table = think(&house, &id, 15_000);
    assert_eq!(left(&my_turn(&house, &id)), (40_000, 3, 15_000));
    // A reported time never decreases.
    house.think(&id, table.revision, 3_000).unwrap();
    assert_eq!(left(&my_turn(&house, &id)), (40_000, 3, 15_000));
    assert_eq!(left(&decide(&house, &id, 40_000 + 29_999)), (0, 3, 0));
    assert_eq!(left(&decide(&house, &id, 30_000)), (0, 2, 0));
    // A table without a clock, or one that has moved on, takes no time.
    let table = my_turn(&house, &id);
    assert_eq!(house.think(&id, table.revision - 1, 5).unwrap_err().kind(), ProblemKind::Stale);
    let other = lay_with(&house, "mochi", 2, &[], None);
    let table = my_turn(&house, &other);
    assert!(table.clock.is_none());
    assert_eq!(house.think(&other, table.revision, 5).unwrap_err().kind(), ProblemKind::NothingThere);
}

#[test]
fn the_game_is_lost_once_the_time_is_over_by_what_is_kept_and_not_before() {
    for game in clocked() {
        let directory = TempDir::new().unwrap();
        let house = open(directory.path(), "hu");
        let id = lay_with(&house, game, 2, &[], Some(SUDDEN));
        decide(&house, &id, 20_000);
        let before = think(&house, &id, 39_999);
        assert!(my_turn(&house, &id).outcome.is_none(), "{game}: a millisecond is left");
        let end = run_out(&house, &id, 40_000);
        assert_eq!(house.think(&id, end.revision, 50_000).unwrap_err().kind(), ProblemKind::Stale);
        let refused = house.act(&id, end.revision, before.game.moves()[0]).unwrap_err();
        assert_eq!(refused.phrased(house.lang()).text, "A játszmának vége. Lejárt az időd.", "{game}");
        let ranks: Vec<u8> = end.outcome.as_ref().unwrap().standings.iter().map(|side| side.rank).collect();
        assert_eq!((ranks, end.plies, end.clock), (vec![2, 1], before.plies + 1, None), "{game}");
        let why = end.given_up.unwrap();
        assert_eq!((why.seat, why.why, &*why.text), (Seat(0), Concession::OutOfTime, "Lejárt az időd."), "{game}");
        assert_eq!(why.rule, refused.phrased(house.lang()).reasons[0].rule);
        let start = house.start("hu").unwrap();
        assert!(start.tables[0].standing.ends_with(" · lejárt az időd"), "{game}: {}", start.tables[0].standing);
        let level = house.statistics().unwrap().games[0].levels[0].clone();
        assert_eq!((level.history[0].score, level.history[0].given_up), (None, Some(Concession::OutOfTime)));
        let last = house.table_at(&id, end.revision, end.plies).unwrap();
        assert_eq!(last.given_up.unwrap().text, "Lejárt az időd.");
        drop(house);
        let told = open(directory.path(), "en").open_table(&id).unwrap().given_up.unwrap();
        assert_eq!(told.text, "You ran out of time.");
        let last = journal(directory.path(), &id).pop().unwrap();
        assert_eq!((&*last.mv, &*last.events), (r#"{"house":{"seat":0,"why":"outOfTime"}}"#, "[]"));
    }
}

#[test]
fn a_decision_that_comes_too_late_loses_the_game() {
    let directory = TempDir::new().unwrap();
    let house = open(directory.path(), "en");
    let id = lay(&house, BYOYOMI);
    think(&house, &id, 1_000);
    // All time was reported, but the app ended before the game was lost.
    drop(house);
    let Opened::Ready(mut store, _) = Store::open(directory.path()).unwrap() else { panic!("the store is free") };
    let note = store.entries(Section::Clock).unwrap().remove(0).1;
    store.put_entry(Section::Clock, &id, &note.replace("1000", "150000")).unwrap();
    drop(store);
    let house = open(directory.path(), "en");
    let table = my_turn(&house, &id);
    assert_eq!((left(&table), table.outcome.is_none()), ((60_000, 3, 150_000), true));
    house.act(&id, table.revision, table.game.moves()[0]).unwrap();
    let end = house.open_table(&id).unwrap();
    assert_eq!((end.given_up.unwrap().why, end.plies), (Concession::OutOfTime, table.plies + 1));
}

#[test]
fn undo_gives_back_what_was_taken_back_and_redo_takes_it_again() {
    let directory = TempDir::new().unwrap();
    let house = open(directory.path(), "en");
    let id = lay(&house, BYOYOMI);
    decide(&house, &id, 10_000);
    decide(&house, &id, 20_000);
    let now = think(&house, &id, 5_000);
    house.undo(&id, now.revision).unwrap();
    let back = my_turn(&house, &id);
    assert_eq!(left(&back), (50_000, 3, 0), "the first decision stays made");
    think(&house, &id, 7_000);
    house.redo(&id, back.revision).unwrap();
    let again = my_turn(&house, &id);
    assert_eq!((again.plies, left(&again)), (now.plies, (23_000, 3, 0)), "what was thought before it counts, too");
    // Another decision in its place takes its own time.
    house.undo(&id, again.revision).unwrap();
    assert_eq!(left(&decide(&house, &id, 1_000)).0, 49_000);
    // The same after a kill.
    drop(house);
    let house = open(directory.path(), "en");
    house.open_table(&id).unwrap();
    assert_eq!(left(&my_turn(&house, &id)).0, 49_000);
}

#[test]
fn a_game_lost_by_the_clock_can_be_taken_back_to_where_there_was_time() {
    let directory = TempDir::new().unwrap();
    let house = open(directory.path(), "en");
    // Byo-yomi: the last decision has its whole period again.
    let id = lay(&house, BYOYOMI);
    decide(&house, &id, 60_000 + 2 * 30_000);
    let last = my_turn(&house, &id);
    let end = run_out(&house, &id, 30_000);
    house.undo(&id, end.revision).unwrap();
    let back = my_turn(&house, &id);
    assert_eq!((back.plies, left(&back), back.outcome.is_none()), (last.plies, (0, 1, 0), true));
    decide(&house, &id, 29_999);
    // Sudden death: undo doesn't go back to the last second.
    let id = lay(&house, SUDDEN);
    let first = decide(&house, &id, 45_000);
    decide(&house, &id, 14_900);
    let end = run_out(&house, &id, 100);
    house.undo(&id, end.revision).unwrap();
    let back = my_turn(&house, &id);
    assert_eq!((back.plies, left(&back)), (first.plies, (15_000, 0, 0)));
    // All the time was spent on the first decision, so undo goes there.
    let id = lay(&house, TimeLimit { main_s: 2, ..SUDDEN });
    let first = my_turn(&house, &id);
    let end = run_out(&house, &id, 2_000);
    house.undo(&id, end.revision).unwrap();
    assert_eq!((my_turn(&house, &id).plies, left(&my_turn(&house, &id))), (first.plies, (2_000, 0, 0)));
    // Redone, it is lost again.
    let back = my_turn(&house, &id);
    house.redo(&id, back.revision).unwrap();
    assert_eq!(house.open_table(&id).unwrap().given_up.unwrap().why, Concession::OutOfTime);
}

#[test]
fn what_is_spent_outlives_a_kill_even_between_a_decision_and_its_note() {
    let directory = TempDir::new().unwrap();
    let house = open(directory.path(), "en");
    let id = lay(&house, BYOYOMI);
    decide(&house, &id, 10_000);
    think(&house, &id, 4_000);
    drop(house);
    let house = open(directory.path(), "en");
    assert_eq!(left(&my_turn(&house, &id)), (50_000, 3, 4_000));
    // Restores the times as they were before the decision, as if the app had ended right after it.
    let note = || {
        let Opened::Ready(store, _) = Store::open(directory.path()).unwrap() else { panic!("the store is free") };
        store.entries(Section::Clock).unwrap().remove(0).1
    };
    drop(house);
    let before = note();
    let house = open(directory.path(), "en");
    house.open_table(&id).unwrap();
    let table = my_turn(&house, &id);
    house.act(&id, table.revision, table.game.moves()[0]).unwrap();
    drop(house);
    assert_ne!(note(), before);
    let Opened::Ready(mut store, _) = Store::open(directory.path()).unwrap() else { panic!("the store is free") };
    store.put_entry(Section::Clock, &id, &before).unwrap();
    drop(store);
    let house = open(directory.path(), "en");
    house.open_table(&id).unwrap();
    assert_eq!(left(&my_turn(&house, &id)), (46_000, 3, 0));
    // Unreadable times are ignored, and the table opens.
    drop(house);
    let Opened::Ready(mut store, _) = Store::open(directory.path()).unwrap() else { panic!("the store is free") };
    store.put_entry(Section::Clock, &id, r#"{"after":"yesterday"}"#).unwrap();
    drop(store);
    let house = open(directory.path(), "en");
    house.open_table(&id).unwrap();
    assert_eq!(left(&my_turn(&house, &id)), (60_000, 3, 0));
    // The times are deleted with their table, once it can't be restored.
    house.delete(&id).unwrap();
    drop(house);
    drop(open(directory.path(), "en"));
    let Opened::Ready(store, _) = Store::open(directory.path()).unwrap() else { panic!("the store is free") };
    assert_eq!(store.entries(Section::Clock).unwrap(), []);
}

#[test]
fn no_bot_plays_otherwise_because_of_it() {
    for game in clocked() {
        let journals = [None, Some(SUDDEN), Some(BYOYOMI)].map(|clock| {
            let directory = TempDir::new().unwrap();
            let house = open(directory.path(), "en");
            let id = lay_with(&house, game, 2, &[], clock);
            for made in 0..8 {
                let table = my_turn(&house, &id);
                if clock.is_some() {
                    house.think(&id, table.revision, 5_000 + 100 * made).unwrap();
                }
                house.act(&id, table.revision, table.game.moves()[0]).unwrap();
            }
            my_turn(&house, &id);
            drop(house);
            journal(directory.path(), &id)
        });
        assert!(journals[0].len() > 8, "{game}: a bot has moved");
        assert_eq!(journals[0], journals[1], "{game}");
        assert_eq!(journals[0], journals[2], "{game}");
    }
}

#[test]
fn it_is_chosen_with_the_table_and_remembered() {
    let directory = TempDir::new().unwrap();
    let house = open(directory.path(), "en");
    let last = |house: &House| {
        let games = house.start("en").unwrap().games;
        games.into_iter().find(|info| info.game == "mochi").unwrap().last.unwrap().clock
    };
    let id = lay(&house, BYOYOMI);
    assert_eq!(last(&house), Some(BYOYOMI));
    let again = house.open_table(&house.again(&id).unwrap()).unwrap();
    assert_eq!(left(&again), (60_000, 3, 0), "another game of it has all its time");
    // With more than two sides there is no clock, but the chosen limit is remembered.
    let crowd = lay_with(&house, "mochi", 3, &[], Some(BYOYOMI));
    assert!(my_turn(&house, &crowd).clock.is_none());
    assert_eq!(last(&house), Some(BYOYOMI));
    for limit in [
        TimeLimit { main_s: 0, periods: 0, period_s: 0 },
        TimeLimit { main_s: 5, periods: 5, period_s: 0 },
        TimeLimit { main_s: u32::MAX, periods: u32::MAX, period_s: u32::MAX },
    ] {
        let players = against("mochi", 2, "beginner").unwrap();
        let new = NewTable { game: "mochi".to_owned(), players, options: Vec::new(), seed: None, clock: Some(limit) };
        assert_eq!(house.create(&new).unwrap_err().kind(), ProblemKind::BadSetup, "{limit:?}");
    }
}

#[test]
fn it_leaves_the_app_with_its_table_and_comes_back() {
    let (here, there) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let (house, other) = (open(here.path(), "en"), open(there.path(), "en"));
    for game in clocked() {
        let id = lay_with(&house, game, 2, &[], Some(BYOYOMI));
        decide(&house, &id, 10_000);
        let now = think(&house, &id, 3_000);
        let come = other.import_text(&house.table_text(&id, 0).unwrap().text, false).unwrap().tables.remove(0);
        assert_eq!(left(&my_turn(&other, &come)), (50_000, 3, 3_000), "{game}");
        let more = left(&decide(&house, &id, 7_000));
        // A branch continues with the time left at its position.
        let branch = house.branch(&id, Some(now.plies), "").unwrap();
        assert_eq!(left(&my_turn(&house, &branch)), (50_000, 3, 0), "{game}");
        let all = house.branch(&id, None, "").unwrap();
        assert_eq!(left(&my_turn(&house, &all)), more, "{game}");
        // A game lost on time stays lost.
        let end = run_out(&house, &id, 10_000_000);
        let come = other.import_text(&house.table_text(&id, 0).unwrap().text, false).unwrap().tables.remove(0);
        let come = other.open_table(&come).unwrap();
        assert_eq!((come.given_up, come.outcome), (end.given_up, end.outcome), "{game}");
    }
    // The same in an export of everything.
    let id = lay(&house, SUDDEN);
    decide(&house, &id, 33_000);
    let third = TempDir::new().unwrap();
    let third = open(third.path(), "en");
    third.import_text(&house.everything_text(0).unwrap().text, false).unwrap();
    assert_eq!(left(&my_turn(&third, &id)), (27_000, 0, 0));
}

#[test]
fn a_record_of_go_says_who_ran_out_of_time_and_says_so_when_it_is_read_again() {
    let directory = TempDir::new().unwrap();
    let house = open(directory.path(), "en");
    let id = lay_with(&house, "cardgo", 2, &[("cards", "0"), ("size", "9")], Some(SUDDEN));
    decide(&house, &id, 1_000);
    let end = run_out(&house, &id, 59_000);
    let file: String = house.record_text(&id, 0).unwrap().text.bytes().map(char::from).collect();
    assert!(file.contains("RE[W+T]"), "{file}");
    assert_eq!(house.record_look(&file).unwrap().result.as_deref(), Some("White won, Black ran out of time"));
    let again = house.open_table(&house.record_open(&file, Seat(0), "beginner").unwrap()).unwrap();
    assert_eq!((&again.given_up, again.plies, again.clock), (&end.given_up, end.plies, None));
    // A record contains no clock, so its table has none, and the game can be continued from the end.
    house.undo(&again.id, again.revision).unwrap();
    let back = my_turn(&house, &again.id);
    assert_eq!((back.plies, back.outcome.is_none(), back.clock), (end.plies - 1, true, None));
    // If the other side ran out of time, the person has won.
    let other = file.replace("RE[W+T]", "RE[B+T]");
    let won = house.open_table(&house.record_open(&other, Seat(0), "beginner").unwrap()).unwrap();
    let told = won.given_up.unwrap();
    assert_eq!((told.seat, told.why), (Seat(1), Concession::OutOfTime));
    assert!(told.text.ends_with(" ran out of time."), "{}", told.text);
}
