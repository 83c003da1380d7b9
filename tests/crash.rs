//! The house is killed at random instants while a person plays at changing tables; afterwards every acknowledged move
//! must still be there.
//!
//! The number of kills is `ASZTALTARS_KILLS`, 20 if not set.

// A failed `unwrap` is a failed test.
#![allow(clippy::unwrap_used)]

use games::{GameMove, GameView};
use house::against;
use house::{BotSpeed, House, NewTable, Settings};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};
use std::{env, io};
use tempfile::TempDir;

/// The directory in which the child plays, and the game; set only for the child.
const CHILD: &str = "ASZTALTARS_CRASH_CHILD";
const CHILDS_GAME: &str = "ASZTALTARS_CRASH_GAME";
/// The longest life of a child, in milliseconds.
const LONGEST_LIFE: u64 = 400;

/// Opens the house with bots that move at once.
fn open(directory: &Path) -> House {
    let house = House::open(directory).unwrap();
    let settings = Settings { bot_speed: BotSpeed::Instant, ..Settings::default() };
    house.save_settings(serde_json::to_value(settings).unwrap(), "en").unwrap();
    house
}

/// Returns the unfinished table of this game, which is created if there is none.
fn table(house: &House, game: &str) -> String {
    let going = house.start("en").unwrap().tables.into_iter().find(|table| !table.finished && table.game == game);
    going.map_or_else(
        || {
            // One player more than necessary, if more can play.
            let games = house.start("en").unwrap().games;
            let seats = games.into_iter().find(|info| info.game == game).unwrap().seats;
            let players = against(game, seats[1.min(seats.len() - 1)], "beginner").unwrap();
            let new = NewTable { game: game.to_owned(), players, options: Vec::new(), seed: None, clock: None };
            house.create(&new).unwrap()
        },
        |table| table.id,
    )
}

/// Returns one of the person's legal moves.
fn nth_move(table: &GameView, choice: usize) -> GameMove {
    let moves = table.moves();
    moves[choice % moves.len()]
}

/// Plays, undoes and redoes for ever, and prints every acknowledged revision.
fn play_for_ever(directory: &Path, game: &str) {
    let house = open(directory);
    let mut choices = 7usize;
    loop {
        let id = table(&house, game);
        let mut now = house.open_table(&id).unwrap();
        while now.outcome.is_none() {
            if now.thinking {
                now = house.next(&id, now.revision, 0).unwrap();
            } else {
                choices = choices.wrapping_mul(25_214_903_917).wrapping_add(11) % (1 << 31);
                match choices % 10 {
                    0 if now.can_undo => house.undo(&id, now.revision).unwrap(),
                    1 if now.can_redo => house.redo(&id, now.revision).unwrap(),
                    _ => house.act(&id, now.revision, nth_move(&now.game, choices)).unwrap(),
                }
                now = house.open_table(&id).unwrap();
            }
            let mut out = io::stdout().lock();
            writeln!(out, "kept {id} {}", now.revision).unwrap();
            out.flush().unwrap();
        }
        house.leave(&id);
    }
}

/// Lets a child play for a while, kills it, and returns the last revision that it acknowledged.
fn play_and_kill(directory: &Path, game: &str, life: Duration) -> Option<(String, u32)> {
    let mut child = Command::new(env::current_exe().unwrap())
        .args(["--exact", "killed_at_any_instant_the_house_keeps_every_acknowledged_decision", "--nocapture"])
        .env(CHILD, directory)
        .env(CHILDS_GAME, game)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let reader = thread::spawn(move || {
        let told = lines.map_while(Result::ok).filter_map(|line| {
            let mut words = line.strip_prefix("kept ")?.split(' ');
            Some((words.next()?.to_owned(), words.next()?.parse().ok()?))
        });
        told.last()
    });
    thread::sleep(life);
    child.kill().unwrap();
    child.wait().unwrap();
    reader.join().unwrap()
}

#[test]
fn killed_at_any_instant_the_house_keeps_every_acknowledged_decision() {
    if let Some(directory) = env::var_os(CHILD) {
        play_for_ever(Path::new(&directory), &env::var(CHILDS_GAME).unwrap());
    }
    let kills: u32 = env::var("ASZTALTARS_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(20);
    let directory = TempDir::new().unwrap();
    let mut told = 0;
    let start = Instant::now();
    for kill in 0..kills {
        // Lives have various lengths; when exactly the kill interrupts a write is up to the machine.
        let life = Duration::from_millis(60 + u64::from(kill) * 7_919 % LONGEST_LIFE);
        let game = games::GAMES[kill as usize % games::GAMES.len()];
        let last = play_and_kill(directory.path(), game, life);
        let house = open(directory.path());
        let begun = house.start("en").unwrap();
        assert!(begun.notices.is_empty() && !begun.busy, "kill {kill}: {:?}", begun.notices);
        if let Some((id, revision)) = last {
            told += 1;
            let found = house.open_table(&id).unwrap();
            assert!(found.revision >= revision, "kill {kill}: {revision} was told, {} found", found.revision);
            assert!(!found.history_locked, "kill {kill}: the journal leads to the head");
        }
        for table in begun.tables {
            house.open_table(&table.id).unwrap();
        }
    }
    println!("{kills} kills, {told} of them after an acknowledged decision, in {:?}", start.elapsed());
    assert!(told >= kills / 4, "enough children lived long enough to tell something: {told} of {kills}");
}
