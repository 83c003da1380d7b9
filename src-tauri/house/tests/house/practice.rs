//! Tests of learning from a finished game: its costliest decisions, moves tried on its positions, and verdicts that are
//! kept.

use crate::evening::{Evening, mochi_view};
use bot::Grade;
use house::{House, Mistakes, PositionSource, PracticePosition, ProblemKind, TableSnapshot};
use tempfile::TempDir;

/// A finished game, in which the person made the last of the listed moves each time.
fn finished() -> Evening {
    let mut evening = Evening::begin(&["beginner"], "30");
    while evening.table.outcome.is_none() {
        evening.decide();
    }
    evening
}

fn mistakes(house: &House, table: &TableSnapshot) -> Mistakes {
    house.mistakes_begin(&table.id, table.revision).unwrap();
    let mut done = 0;
    loop {
        let told = house.mistakes_next(&table.id, done).unwrap();
        assert!(told.done >= done && told.done <= told.all);
        if !told.running {
            assert_eq!(told.done, told.all);
            return told;
        }
        done = told.done;
    }
}

/// What each cost, whatever the language.
fn costs(told: &Mistakes) -> Vec<(u32, Grade, u8, u8)> {
    told.mistakes.iter().map(|one| (one.ply, one.grade, one.from, one.to)).collect()
}

fn table_at(id: &str, ply: u32) -> PositionSource {
    PositionSource::Table { id: id.to_owned(), ply }
}

fn before(id: &str, ply: u32) -> PracticePosition {
    PracticePosition { source: table_at(id, ply), moves: Vec::new(), open: false }
}

#[test]
fn the_costliest_decisions_come_first_and_better_moves_are_found() {
    let evening = finished();
    let (house, table) = (&evening.house, &evening.table);
    let told = mistakes(house, table);
    assert!(!told.mistakes.is_empty(), "a careless game has mistakes");
    let costs: Vec<i32> = told.mistakes.iter().map(|one| i32::from(one.from) - i32::from(one.to)).collect();
    assert!(costs.windows(2).all(|two| two[0] >= two[1] - 1), "{costs:?}");
    for mistake in &told.mistakes {
        assert!(mistake.grade >= Grade::Inaccuracy && !mistake.text.is_empty());
        let at = before(&table.id, mistake.ply);
        let position = house.practice_at(&at).unwrap();
        assert!(position.game.moves().len() > 1, "there is a choice");
        let seen = house.table_at(&table.id, table.revision, mistake.ply).unwrap();
        assert_eq!(mochi_view(&position.game), mochi_view(&seen.game), "as the person saw it");
        let solution = house.practice_solution(&at).unwrap().unwrap();
        assert!(solution.among.contains(&solution.best.mv) && solution.among.len() <= 3);
        let best = house.practice_try(&at, solution.best.mv).unwrap().unwrap();
        assert!(best.found && best.grade == Grade::Best && best.lost == 0);
        assert_eq!(best.tried.percent, solution.best.percent);
        let after = PracticePosition { moves: vec![solution.best.mv], ..at.clone() };
        assert_eq!(house.practice_at(&after).unwrap().plies, mistake.ply + 1);
    }
    let worst = &told.mistakes[0];
    house.review_begin(&table.id, table.revision).unwrap();
    let decision = (0..).find_map(|have| {
        let part = house.review_next(&table.id, have).unwrap();
        part.decisions.into_iter().find(|decision| decision.ply == worst.ply)
    });
    let decision = decision.unwrap();
    let again = house.practice_try(&before(&table.id, worst.ply), decision.played.mv).unwrap().unwrap();
    assert!(!again.found && again.grade == worst.grade, "the move made is judged as it was: {again:?}");
    assert_eq!(evening.house.open_table(&table.id).unwrap().revision, table.revision, "nothing of it is kept");
}

#[test]
fn verdicts_are_kept_with_the_table_and_not_made_twice() {
    let evening = finished();
    let Evening { house, table, directory, .. } = evening;
    let told = mistakes(&house, &table);
    house.leave(&table.id);
    drop(house);
    let house = House::open(directory.path()).unwrap();
    house.open_table(&table.id).unwrap();
    let kept = house.mistakes_next(&table.id, u32::MAX).unwrap();
    assert_eq!(costs(&kept), costs(&told), "they are there before anything is judged");
    assert_eq!((kept.running, kept.all), (false, told.all));
}

#[test]
fn a_game_that_goes_on_shows_none_of_it() {
    let mut evening = Evening::begin(&["beginner"], "30");
    evening.decide();
    let (house, table) = (&evening.house, &evening.table);
    let closed = |problem: house::Problem| assert_eq!(problem.kind(), ProblemKind::ThoughtsClosed);
    closed(house.mistakes_begin(&table.id, table.revision).unwrap_err());
    closed(house.practice_at(&before(&table.id, 0)).unwrap_err());
    closed(house.practice_solution(&before(&table.id, 0)).unwrap_err());
}

#[test]
fn a_position_that_is_not_there_is_a_sentence() {
    let evening = finished();
    let (house, table) = (&evening.house, &evening.table);
    assert!(house.practice_at(&before(&table.id, u32::MAX)).is_err());
    assert!(house.practice_at(&before("none", 0)).is_err());
    let first = house.practice_at(&before(&table.id, 0)).unwrap();
    let foreign: games::GameMove = serde_json::from_str(r#"{"game":"cardgo","move":{"kind":"pass"}}"#).unwrap();
    assert!(house.practice_try(&before(&table.id, 0), foreign).is_err());
    let last = before(&table.id, table.plies);
    assert!(house.practice_try(&last, first.game.moves()[0]).is_err(), "the game is over");
    assert_eq!(house.practice_solution(&last).unwrap(), None);
}

#[test]
fn explored_every_seat_moves_and_is_seen_from() {
    let evening = finished();
    let (house, table) = (&evening.house, &evening.table);
    let mut at = PracticePosition { open: true, ..before(&table.id, 0) };
    let mut seats = std::collections::BTreeSet::new();
    for _ in 0..12 {
        let position = house.practice_at(&at).unwrap();
        let moves = position.game.moves();
        let Some(&mv) = moves.first() else { break };
        seats.insert(mochi_view(&position.game).seat);
        at.moves.push(mv);
    }
    assert!(seats.len() > 1, "{seats:?}");
    let kept = house.practice_keep(&at, "Kedd este").unwrap();
    let kept = house.open_table(&kept).unwrap();
    assert!(kept.plies >= u32::try_from(at.moves.len()).unwrap() && kept.assisted, "the line goes on as a table");
}

#[test]
fn damaged_verdicts_are_made_anew() {
    let evening = finished();
    let Evening { house, table, directory, .. } = evening;
    let told = mistakes(&house, &table);
    house.leave(&table.id);
    drop(house);
    damage(&directory, &table.id);
    let house = House::open(directory.path()).unwrap();
    house.open_table(&table.id).unwrap();
    assert_eq!(costs(&mistakes(&house, &table)), costs(&told));
}

/// Replaces the verdicts kept with a table by others that don't fit, and by nonsense.
fn damage(directory: &TempDir, id: &str) {
    let store::Opened::Ready(mut store, _) = store::Store::open(directory.path()).unwrap() else { panic!("in use") };
    let kept = store.entry(store::Section::Verdict, id).unwrap().unwrap();
    let mut verdicts: Vec<serde_json::Value> = serde_json::from_str(&kept).unwrap();
    for (number, verdict) in verdicts.iter_mut().enumerate() {
        match number % 3 {
            0 => verdict["verdict"]["played"]["share"] = serde_json::json!(7.0),
            1 => {
                verdict["verdict"]["preferred"]["mv"] =
                    serde_json::json!({ "game": "cardgo", "move": { "kind": "pass" } });
            }
            _ => *verdict = serde_json::json!("nonsense"),
        }
    }
    store.put_entry(store::Section::Verdict, id, &serde_json::to_string(&verdicts).unwrap()).unwrap();
}
