//! Imports very many tables: measures how long it takes, how much the file grows, and how long other callers wait
//! meanwhile. `cargo xtask measure import-many` runs it with two thousand.
#![allow(clippy::unwrap_used, reason = "tests")]

use games::{GAMES, GameMove};
use house::against;
use house::{BackgroundTask, BotSpeed, House, ImportResult, NewTable, ProblemKind, Settings, TableSnapshot};
use std::fs;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The number of decisions per table.
const DECISIONS: u32 = 60;
/// Budgets apply to fast machines and optimized builds; this only detects a wait for the whole import.
const LONGEST_WAIT: Duration = Duration::from_secs(5);

fn house() -> (House, TempDir) {
    let directory = TempDir::new().unwrap();
    let house = House::open(directory.path()).unwrap();
    let settings = Settings { bot_speed: BotSpeed::Step, ..Settings::default() };
    house.save_settings(serde_json::to_value(settings).unwrap(), "en").unwrap();
    (house, directory)
}

fn laid(house: &House, game: &str) -> String {
    let players = (2..).find_map(|seats| against(game, seats, "beginner")).unwrap();
    let new =
        NewTable { game: game.to_owned(), players, options: Vec::new(), seed: Some("12".to_owned()), clock: None };
    house.create(&new).unwrap()
}

fn first_move(table: &TableSnapshot) -> Option<GameMove> {
    table.game.moves().first().copied()
}

/// Creates a table with many decisions, the person's and the bots'.
fn played(house: &House, game: &str) -> String {
    let id = laid(house, game);
    let mut table = house.open_table(&id).unwrap();
    while table.plies < DECISIONS {
        match first_move(&table) {
            Some(mv) => house.act(&id, table.revision, mv).unwrap(),
            None if table.waiting_for_step => {
                // A bot that passes doesn't wait to be requested: the table may have moved on meanwhile.
                match house.step(&id, table.revision).map_err(|problem| problem.kind()) {
                    Ok(()) => drop(house.next(&id, table.revision, 0).unwrap()),
                    Err(kind) => assert_eq!(kind, ProblemKind::Stale),
                }
            }
            None => break,
        }
        table = house.open_table(&id).unwrap();
    }
    id
}

/// Returns an export of this many tables, as its texts.
fn backup(tables: usize) -> Vec<String> {
    let (house, _directory) = house();
    let originals: Vec<_> = GAMES.iter().map(|game| played(&house, game)).collect();
    for number in originals.len()..tables {
        house.branch(&originals[number % originals.len()], None, &format!("{number}. asztal")).unwrap();
    }
    let mut texts = Vec::new();
    let everything = house.everything(0, &BackgroundTask::default(), |part| {
        texts.push(part.text);
        Ok(())
    });
    assert_eq!(everything.unwrap().tables as usize, tables);
    texts
}

/// Returns the total size of a house's files in bytes.
fn size(directory: &Path) -> u64 {
    fs::read_dir(directory).unwrap().map(|file| file.unwrap().metadata().unwrap().len()).sum()
}

#[test]
fn many_tables_come_in_while_somebody_plays_on() {
    let tables = std::env::var("ASZTALTARS_TABLES").map_or(30, |count| count.parse().unwrap());
    let texts = backup(tables);
    let letters: usize = texts.iter().map(String::len).sum();
    let (house, directory) = house();
    let id = laid(&house, GAMES[0]);
    house.open_table(&id).unwrap();
    let (before, start) = (size(directory.path()), Instant::now());
    let (came, waits) = thread::scope(|scope| {
        let coming = scope.spawn(|| -> Vec<ImportResult> {
            texts.iter().map(|text| house.import_text(text, false).unwrap()).collect()
        });
        let mut waits: Vec<Duration> = Vec::new();
        let mut timed = |asked: &dyn Fn()| {
            let start = Instant::now();
            asked();
            waits.push(start.elapsed());
        };
        while !coming.is_finished() {
            // The actions of a person who continues playing: looks, decides, looks at the list.
            timed(&|| drop(house.open_table(&id).unwrap()));
            let table = house.open_table(&id).unwrap();
            match first_move(&table) {
                Some(mv) => timed(&|| house.act(&id, table.revision, mv).unwrap()),
                None if table.can_undo => timed(&|| house.undo(&id, table.revision).unwrap()),
                None => {}
            }
            timed(&|| drop(house.start("en").unwrap()));
            thread::sleep(Duration::from_millis(5));
        }
        (coming.join().unwrap(), waits)
    });
    let seconds = start.elapsed().as_secs_f64();
    assert_eq!(came.iter().map(|part| part.tables.len()).sum::<usize>(), tables);
    let grown = (size(directory.path()) - before) as f64 / f64::from(1 << 20);
    let slowest = waits.iter().max().copied().unwrap_or_default();
    println!(
        "{tables} tables of {DECISIONS} decisions in {} texts of {:.1} MB together: {seconds:.1} s, the files grew by \
         {grown:.1} MB, the slowest of {} answers meanwhile took {:.0} ms",
        texts.len(),
        letters as f64 / f64::from(1 << 20),
        waits.len(),
        slowest.as_secs_f64() * 1_000.0,
    );
    assert!(slowest < LONGEST_WAIT, "{slowest:?}");
}
