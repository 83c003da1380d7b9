//! Whole seeded games of every game as readable text: a change in rules, events or sentences shows as a diff.
//!
//! The files are in the game's folder; a file's first line says what is played. With `UPDATE_PLAYTHROUGHS` set the
//! files are rewritten; read the diff before you commit it. A new one begins as a file with nothing but its first line.

// A failed `unwrap` is a failed test.
#![allow(clippy::unwrap_used)]

use game::playthrough::write_random_game;
use games::{GAMES, GameVisitor, ListedGame, visit_game};
use rulebook::Lang;
use rulebook::phrase::{Names, plain};
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Enough for a whole game in each file.
const MOST_MOVES: usize = 2_000;

/// Replays the game of a file according to its first line.
struct PlayAgain<'a>(&'a str);

impl GameVisitor for PlayAgain<'_> {
    type Output = String;

    fn visit<G: ListedGame>(self) -> String {
        let [name, rules, seed, setup] = self.0.split(" · ").collect::<Vec<_>>()[..] else { panic!("{}", self.0) };
        assert_eq!((name, rules), (G::NAME, &*format!("rules {}", G::RULES_VERSION)));
        let seed = seed.strip_prefix("seed ").unwrap().parse().unwrap();
        let setup = serde_json::from_str(setup).unwrap();
        let names = Names::default();
        write_random_game::<G>(&setup, seed, MOST_MOVES, |event| plain::<G>(event, Lang::En, &names)).unwrap()
    }
}

fn files(game: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(game).join("playthroughs");
    fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
}

#[test]
fn every_tables_games_are_those_written_down() {
    let mut wrong = Vec::new();
    for game in GAMES {
        let files = files(game);
        assert!(!files.is_empty(), "{game} has no game written down");
        for file in files {
            let golden = fs::read_to_string(&file).unwrap();
            let text = visit_game(game, PlayAgain(golden.lines().next().unwrap())).unwrap();
            if env::var_os("UPDATE_PLAYTHROUGHS").is_some() {
                fs::write(&file, text).unwrap();
            } else if golden != text {
                let differs = golden.lines().zip(text.lines()).position(|(golden, now)| golden != now);
                let line = differs.unwrap_or_else(|| golden.lines().count()) + 1;
                wrong.push(format!("{}: line {line}", file.display()));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{wrong:#?} differ; if that is meant, run again with UPDATE_PLAYTHROUGHS=1 and read the diff"
    );
}
