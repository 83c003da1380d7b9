//! One whole seeded game of every table as readable text: a change in rules, events or words shows as a diff.
//!
//! With `UPDATE_PLAYTHROUGHS` set the files are written anew; read the diff before you commit it.

// A failed unwrap is a failed test.
#![allow(clippy::unwrap_used)]

use cardgo::Cardgo;
use game::playthrough::write_random_game;
use game::{Game, Seed};
use iszkenderun::Iszkenderun;
use mochi::{Mochi, Target};
use rulebook::Lang;
use rulebook::phrase::{Names, Phrase, plain};
use std::path::Path;
use std::{env, fs};

/// Enough for a whole game in every table's file.
const MOST_MOVES: usize = 2_000;

fn assert_golden<G: Phrase>(setup: &G::Setup, seed: u64) {
    assert_golden_as::<G>(G::NAME, setup, seed);
}

fn assert_golden_as<G: Phrase>(name: &str, setup: &G::Setup, seed: u64) {
    let names = Names::default();
    let text =
        write_random_game::<G>(setup, Seed(seed), MOST_MOVES, |event| plain::<G>(event, Lang::En, &names)).unwrap();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("playthroughs").join(format!("{name}.txt"));
    if env::var_os("UPDATE_PLAYTHROUGHS").is_some() {
        fs::write(&file, text).unwrap();
        return;
    }
    let golden = fs::read_to_string(&file).unwrap_or_default();
    let differs = golden.lines().zip(text.lines()).position(|(golden, now)| golden != now);
    assert!(
        golden == text,
        "{}: line {} differs; if that is meant, run again with UPDATE_PLAYTHROUGHS=1 and read the diff",
        file.display(),
        differs.map_or(golden.lines().count(), |line| line) + 1
    );
}

#[test]
fn the_mochi_game_is_the_one_written_down() {
    assert_golden::<Mochi>(&mochi::Setup { seats: 3, target: Target::Short }, 2025);
}

#[test]
fn the_iszkenderun_game_is_the_one_written_down() {
    assert_golden::<Iszkenderun>(&iszkenderun::Setup { seats: 3, ..iszkenderun::Setup::default() }, 2025);
}

#[test]
fn the_cardgo_game_is_the_one_written_down() {
    let plain = cardgo::Setup { size: 9, cards: cardgo::Cards::None, ..cardgo::Setup::default() };
    assert_golden::<Cardgo>(&plain, 2025);
}

#[test]
fn the_cardgo_game_with_cards_is_the_one_written_down() {
    assert_golden_as::<Cardgo>("cardgo-cards", &cardgo::Setup { size: 7, ..cardgo::Setup::default() }, 2025);
}

#[test]
fn every_table_has_its_playthrough() {
    for game in table::GAMES {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("playthroughs").join(format!("{game}.txt"));
        assert!(file.exists(), "{}", file.display());
    }
    assert_eq!(
        table::GAMES,
        [Mochi::NAME, Iszkenderun::NAME, Cardgo::NAME],
        "a new table's playthrough is written above"
    );
}
