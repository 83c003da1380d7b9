//! Levels stand where their games against each other put them.

// A failed unwrap is a failed test.
#![allow(clippy::unwrap_used)]

use bot::Level;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use tables::{GAMES, GameVisitor, TableGame, visit_game};

/// Where the weakest offered level stands.
const BEGINNING: f64 = 1_000.0;

/// From so many games on a level has a place: fewer say nothing.
const ENOUGH: f64 = 10.0;

/// What came of all games of one level against another, or against an automaton: how often it came in ahead.
#[derive(Default)]
struct Record {
    games: f64,
    ahead: f64,
}

/// All games of a table's ladder of levels, by who played whom; nobody is the automaton.
fn records(game: &str) -> BTreeMap<(String, Option<String>), Record> {
    let file = format!("{}/../../tests/results/ladder-levels-{game}.json", env!("CARGO_MANIFEST_DIR"));
    let entries: Vec<Value> = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    let mut records: BTreeMap<_, Record> = BTreeMap::new();
    for result in entries.iter().flat_map(|entry| entry["results"].as_object().unwrap().values()) {
        let seats = result["seats"].as_array().unwrap();
        let level = |seat: &Value| seat["level"].as_str().unwrap().to_owned();
        let record = records.entry((level(&seats[0]), seats.get(1).map(level))).or_default();
        let games = result["games"].as_f64().unwrap();
        record.games += games;
        // Of two, whoever wins comes in ahead; earlier runs tell no more.
        let ahead = seats[0].get("ahead").unwrap_or(&seats[0]["win_share"]);
        record.ahead += games * ahead.as_f64().unwrap();
    }
    records
}

/// How many points lie between two of whom one comes in ahead so often: by the middle of Wilson's interval, which few
/// games don't push to the end of the world.
fn points(record: &Record) -> f64 {
    const Z: f64 = bot::NINETEEN_IN_TWENTY;
    let ahead = (record.ahead + Z * Z / 2.0) / (record.games + Z * Z);
    400.0 * (ahead / (1.0 - ahead)).log10()
}

struct Standings;

impl GameVisitor for Standings {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let records = records(G::NAME);
        let offered: Vec<&Level> = G::LEVELS.iter().filter(|level| level.offered).collect();
        let against = |level: &Level, other: Option<&Level>| {
            let pair = (level.key.to_owned(), other.map(|other| other.key.to_owned()));
            records.get(&pair).filter(|record| record.games >= ENOUGH).map(points)
        };
        let automaton = G::AUTOMATON.and_then(|_| Some(BEGINNING - against(offered[0], None)?));
        let mut measured = vec![Some(BEGINNING)];
        for pair in offered.windows(2) {
            measured.push(match automaton {
                Some(automaton) => against(pair[1], None).map(|above| automaton + above),
                // What the level below isn't measured against has no place to be above.
                None => measured
                    .last()
                    .copied()
                    .flatten()
                    .zip(against(pair[1], Some(pair[0])))
                    // Nobody is put below a level that searches less: games that say so are too few to tell the two apart.
                    .map(|(below, by)| below + by.max(0.0)),
            });
        }
        let told: Vec<Option<i32>> = offered.iter().map(|level| level.rating).collect();
        let rounded = |place: &Option<f64>| place.map(|place| place.round() as i32);
        assert_eq!(told, measured.iter().map(rounded).collect::<Vec<_>>(), "{}, measured {measured:?}", G::NAME);
        assert_eq!(G::AUTOMATON, rounded(&automaton), "{}'s automaton", G::NAME);
        assert!(told.iter().flatten().is_sorted(), "{}: {told:?}", G::NAME);
    }
}

#[test]
fn levels_stand_where_their_games_against_each_other_put_them() {
    GAMES.iter().for_each(|game| visit_game(game, Standings).unwrap());
}
