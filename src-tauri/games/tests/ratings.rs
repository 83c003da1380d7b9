//! The levels' ratings follow from their games against each other.

// A failed `unwrap` is a failed test.
#![allow(clippy::unwrap_used)]

use bot::Level;
use games::{GAMES, GameVisitor, ListedGame, visit_game};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;

/// The rating of the weakest offered level.
const BEGINNING: f64 = 1_000.0;

/// The number of games from which a level has a rating; fewer are not significant.
const ENOUGH: f64 = 10.0;

/// The results of one level against another, or against an automaton.
#[derive(Default)]
struct Record {
    games: f64,
    ahead: f64,
}

/// Returns all games of a game's ladder of levels, by the two players; `None` is the automaton.
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
        // Between two players, the winner finishes ahead; earlier runs contain nothing else.
        let ahead = seats[0].get("ahead").unwrap_or(&seats[0]["win_share"]);
        record.ahead += games * ahead.as_f64().unwrap();
    }
    records
}

/// Returns the difference in points between two players from how often one finishes ahead: by the middle of Wilson's
/// interval, which stays finite after few games.
fn points(record: &Record) -> f64 {
    const Z: f64 = bot::NINETEEN_IN_TWENTY;
    let ahead = (record.ahead + Z * Z / 2.0) / (record.games + Z * Z);
    400.0 * (ahead / (1.0 - ahead)).log10()
}

struct Standings;

impl GameVisitor for Standings {
    type Output = ();

    fn visit<G: ListedGame>(self) {
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
                // A level without games against the level below has no rating.
                None => measured
                    .last()
                    .copied()
                    .flatten()
                    .zip(against(pair[1], Some(pair[0])))
                    // A level is never rated below one that searches less: games that say so are too few to tell the
                    // two apart.
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
