//! Plays an evening that leaves data of every kind.

use crate::{EVERYTHING, STORE, houses, pads};
use games::GameMove;
use house::{
    CardSize, House, LessonStanding, NewTable, OptionChoice, Person, Player, PositionSource, ProblemKind, Scene,
    Settings, TableSnapshot, Theme,
};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The data left by the evening.
pub struct Left {
    /// The store's file.
    pub store: Vec<u8>,
    /// Texts and records by file name.
    pub texts: Texts,
    pub codes: BTreeSet<String>,
}

type Texts = BTreeMap<String, String>;

/// Saves a table as a text.
fn carry(house: &House, texts: &mut Texts, name: &str, id: &str) {
    texts.insert(format!("{name}.asztal"), house.table_text(id, 0).unwrap().text);
}

/// The kinds of moves that soon end a game of Go.
const BE_DONE: &[&str] = &["draw", "pass", "agree", "let"];

/// A game is cut off after this many decisions.
const MOST: usize = 3_000;

/// Plays the evening on the `day`, in a house that already has a table of older rules.
pub fn an_evening(older: &Path, day: &str) -> Left {
    let (directory, house) = houses::copied(&older.join(STORE));
    houses::hurry(&house, Settings::default());
    let mut texts = Texts::new();

    let mochi = table(&house, "mochi", &[Some("beginner"), None, Some("steady")], &[("target", "60")]);
    several(&house, &mochi, 6);
    branch(&house, &mochi);
    carry(&house, &mut texts, "mochi", &mochi);
    to_the_end(&house, &table(&house, "mochi", &[None, Some("beginner")], &[("target", "15")]), &[]);

    let levels = [Some("steady"), Some("beginner"), None, Some("beginner")];
    let options = [("zeros", "own-row"), ("closes", "rightmost")];
    let iszkenderun = table(&house, "iszkenderun", &levels, &options);
    several(&house, &iszkenderun, 6);
    branch(&house, &iszkenderun);
    carry(&house, &mut texts, "iszkenderun", &iszkenderun);
    let ended = table(&house, "iszkenderun", &[None, Some("beginner"), Some("beginner")], &[]);
    to_the_end(&house, &ended, &[]);

    let cards = table(&house, "cardgo", &[Some("beginner"), None], &[("size", "9"), ("quiet", "8")]);
    several(&house, &cards, 14);
    branch(&house, &cards);
    carry(&house, &mut texts, "cardgo", &cards);
    let ended = table(&house, "cardgo", &[None, Some("beginner")], &[("size", "9")]);
    several(&house, &ended, 12);
    to_the_end(&house, &ended, BE_DONE);

    let plain = table(&house, "cardgo", &[None, Some("steady")], &[("cards", "0"), ("handicap", "2"), ("komi", "0.5")]);
    several(&house, &plain, 8);
    house.rename(&plain, "Két kő előny").unwrap();
    let seen = house.open_table(&plain).unwrap();
    house.hint(&plain, seen.revision).unwrap();
    let ended = table(&house, "cardgo", &[None, Some("beginner")], &[("cards", "0"), ("size", "9")]);
    several(&house, &ended, 10);
    to_the_end(&house, &ended, BE_DONE);

    for (name, id) in [("cards.sgf", &cards), ("plain.sgf", &plain)] {
        house.open_table(id).unwrap();
        texts.insert(name.to_owned(), house.record_text(id, 0).unwrap().text);
    }
    house
        .record_open("(;GM[1]FF[4]SZ[9]KM[5.5]PB[Anna];B[ee];W[gc](;B[cg])(;B[gg]))", game::Seat(0), "beginner")
        .unwrap();
    let scene = Scene { scenario: "mo-0.1-yellow-57-draws".to_owned(), step: 0, moves: Vec::new() };
    settle(&house, &house.play_on(&scene, "beginner").unwrap());

    later_games(&house, &mut texts);
    several_people(&house, &mut texts);
    practise(&house);

    let mut codes = BTreeSet::new();
    for table in house.start("en").unwrap().tables {
        codes.extend(house.challenge_of(&table.id).unwrap());
    }
    for game in ["mochi", "iszkenderun", "cardgo"] {
        let code = house.challenge_today(game, day).unwrap().code;
        let id = from_code(&house, &code);
        settle(&house, &id);
        several(&house, &id, 3);
        codes.insert(code);
    }
    pads::keep(&house);
    for game in ["mochi", "iszkenderun", "cardgo"] {
        learn(&house, game);
    }
    for rule in ["MO-3.1", "IS-5.3", "GO-3.4"] {
        house.set_bookmark(rule, true).unwrap();
    }
    let person = |name: &str, colour| Person { name: name.to_owned(), colour, learning: colour > 0 };
    let settings = Settings {
        theme: Theme::Dark,
        card_size: CardSize::Large,
        symbols: false,
        people: vec![person("Péter", 0), person("Anna", 3)],
        lies_flat: true,
        ..Settings::default()
    };
    houses::hurry(&house, settings);
    texts.insert(EVERYTHING.to_owned(), house.everything_text(0).unwrap().text);
    drop(house);
    let store = fs::read(directory.path().join(STORE)).unwrap();
    Left { store, texts, codes }
}

/// Plays the games that came after the first folder.
fn later_games(house: &House, texts: &mut Texts) {
    for game in ["astra", "parbaj"] {
        let automata = house.start("en").unwrap().games.into_iter().find(|info| info.game == game).unwrap().automata;
        let other = if automata.is_empty() { Player::bot("beginner") } else { Player::Automaton };
        let players =
            if automata.contains(&game::Seat(0)) { [other, Player::person()] } else { [Player::person(), other] };
        let running = laid(house, game, players.to_vec(), &[]);
        several(house, &running, 6);
        carry(house, texts, game, &running);
        let ended = laid(house, game, players.to_vec(), &[]);
        several(house, &ended, 4);
        let now = opened(house, &ended);
        if now.can_resign {
            house.resign(&ended, now.revision).unwrap();
        } else {
            to_the_end(house, &ended, &[]);
        }
    }
}

/// Plays with a guest: one game that goes on, in which the guest was helped, and one that ended.
fn several_people(house: &House, texts: &mut Texts) {
    let people = || vec![Player::Person { name: "Péter".to_owned() }, Player::Guest { name: "Anna".to_owned() }];
    let mut players = people();
    players.push(Player::bot("beginner"));
    let running = laid(house, "mochi", players, &[]);
    several(house, &running, 8);
    let helped = (0..MOST).any(|_| {
        let now = opened(house, &running);
        let guest = json!(now.game)["view"]["seat"] == 1;
        if guest {
            house.hint(&running, now.revision).unwrap();
        } else {
            decide(house, &running, &[]);
        }
        guest
    });
    assert!(helped, "the guest has a turn");
    carry(house, texts, "together", &running);
    let ended = laid(house, "cardgo", people(), &[("cards", "0"), ("size", "9")]);
    several(house, &ended, 6);
    to_the_end(house, &ended, BE_DONE);
}

/// Tries puzzles, one of them in vain.
fn practise(house: &House) {
    for (game, found) in [("mochi", true), ("cardgo", false), ("parbaj", true)] {
        house.practice_note(&PositionSource::Puzzle { game: game.to_owned(), number: 2 }, found, 0).unwrap();
    }
}

/// Opens a table; where the device is being handed over, from the seat of the person who is next.
pub fn opened(house: &House, id: &str) -> TableSnapshot {
    loop {
        match house.open_table(id) {
            Ok(table) => return table,
            Err(problem) => assert_eq!(problem.kind(), ProblemKind::Covered),
        }
        let handing = house.handing_over(id).unwrap();
        match handing.seat {
            Some(seat) => drop(house.open_view(id, seat).unwrap()),
            None => drop(house.next_handing_over(id, handing.revision).unwrap()),
        }
    }
}

/// Makes one decision of the person, of one of the `wished` kinds if possible, and waits for the bots.
pub fn decide(house: &House, id: &str, wished: &[&str]) -> TableSnapshot {
    let table = opened(house, id);
    let state = json!(table.game);
    let moves = state["moves"].as_array().unwrap();
    let wish = wished.iter().find_map(|kind| moves.iter().find(|mv| mv["kind"] == *kind));
    // Any of the listed moves, but always the same one.
    let mv = wish.unwrap_or(&moves[(table.plies as usize * 31 + 11) % moves.len()]);
    act(house, &table, mv);
    settle(house, id)
}

fn act(house: &House, table: &TableSnapshot, mv: &Value) {
    let mv: GameMove = serde_json::from_value(json!({ "game": json!(table.game)["game"], "move": mv })).unwrap();
    house.act(&table.id, table.revision, mv).unwrap();
}

/// Waits until the person is to move, or the game is over.
pub fn settle(house: &House, id: &str) -> TableSnapshot {
    opened(house, id);
    // A game from a record waits until the person has looked back.
    house.hold(id, false).unwrap();
    let mut table = opened(house, id);
    while table.thinking {
        // The view may be closed meanwhile.
        let _ = house.next(id, table.revision, 0);
        table = opened(house, id);
    }
    table
}

fn table(house: &House, game: &str, levels: &[Option<&str>], options: &[(&str, &str)]) -> String {
    laid(house, game, levels.iter().map(|level| level.map_or(Player::person(), Player::bot)).collect(), options)
}

fn laid(house: &House, game: &str, players: Vec<Player>, options: &[(&str, &str)]) -> String {
    let new = NewTable {
        game: game.to_owned(),
        players,
        options: options
            .iter()
            .map(|&(key, value)| OptionChoice { key: key.to_owned(), value: value.to_owned() })
            .collect(),
        seed: Some("2026".to_owned()),
        clock: None,
    };
    let id = house.create(&new).unwrap();
    settle(house, &id);
    id
}

fn from_code(house: &House, code: &str) -> String {
    let house::Challenge { game, players, options, seed, .. } = house.challenge(code, None).unwrap();
    house.create(&NewTable { game, players, options, seed: Some(seed), clock: None }).unwrap()
}

fn several(house: &House, id: &str, decisions: usize) {
    for _ in 0..decisions {
        if decide(house, id, &[]).outcome.is_some() {
            return;
        }
    }
}

fn to_the_end(house: &House, id: &str, wished: &[&str]) {
    let ended = (0..MOST).any(|_| {
        opened(house, id).outcome.is_some() || {
            decide(house, id, wished);
            false
        }
    });
    assert!(ended, "the game doesn't end");
}

/// Undoes two decisions and makes others, then undoes one of these: two branches, and one decision that can be redone.
fn branch(house: &House, id: &str) {
    let undo = || {
        let now = house.open_table(id).unwrap();
        house.undo(id, now.revision).unwrap();
        settle(house, id)
    };
    undo();
    let before = undo();
    let moves = json!(before.game)["moves"].as_array().unwrap().clone();
    act(house, &before, moves.last().unwrap());
    settle(house, id);
    decide(house, id, &[]);
    assert!(undo().can_redo);
}

/// Does a game's first lesson that takes a single decision.
fn learn(house: &House, game: &str) {
    for lesson in house.tutorial(game).unwrap().lessons {
        let begun = house.lesson(game, &lesson.id, &[]).unwrap();
        for mv in json!(begun.table.game)["moves"].as_array().unwrap() {
            let mv: GameMove = serde_json::from_value(json!({ "game": game, "move": mv })).unwrap();
            let after = house.lesson(game, &lesson.id, &[mv]).unwrap();
            if matches!(after.standing, LessonStanding::Reached { .. }) {
                return;
            }
        }
    }
    panic!("{game} has no short lesson");
}
