//! Tests of resignation: an ending apart from the rules of every game with two sides, saved like any decision.

// A failed unwrap is a failed test.
#![allow(clippy::unwrap_used)]

mod hurried;

use game::Seat;
use games::{GAMES, GameMove};
use house::{BotSpeed, Concession, House, ImportPreview, Known, NewTable, OptionChoice, ProblemKind, Settings};
use house::{TableSnapshot, against};
use hurried::{house as open, my_turn};
use store::{Opened, Store, TableId};
use tempfile::TempDir;

fn lay(house: &House, game: &str, seats: u8, options: &[(&str, &str)]) -> String {
    let players = against(game, seats, "beginner").unwrap();
    let options = options
        .iter()
        .map(|(key, value)| OptionChoice { key: (*key).to_owned(), value: (*value).to_owned() })
        .collect();
    house
        .create(&NewTable { game: game.to_owned(), players, options, seed: Some("2025".to_owned()), clock: None })
        .unwrap()
}

/// Returns the games for two players.
fn of_two() -> impl Iterator<Item = &'static str> {
    GAMES.iter().copied().filter(|game| against(game, 2, "beginner").is_some())
}

/// Makes this many decisions, each the first listed move.
fn decide(house: &House, id: &str, times: usize) -> TableSnapshot {
    for _ in 0..times {
        let table = my_turn(house, id);
        house.act(id, table.revision, table.game.moves()[0]).unwrap();
    }
    my_turn(house, id)
}

/// Returns a table before and after the person has resigned, after a few decisions.
fn resigned(house: &House, game: &str) -> (TableSnapshot, TableSnapshot) {
    let id = lay(house, game, 2, &[]);
    let before = decide(house, &id, 3);
    assert!(before.can_resign && before.outcome.is_none(), "{game}");
    house.resign(&id, before.revision).unwrap();
    (before, house.open_table(&id).unwrap())
}

/// Returns the state of a table without what only counts changes.
fn standing(table: TableSnapshot) -> TableSnapshot {
    TableSnapshot { id: String::new(), revision: 0, assisted: false, can_redo: false, held: false, ..table }
}

/// Returns a text as the window sends a file: one character for each byte.
fn sent(text: &str) -> String {
    text.bytes().map(char::from).collect()
}

fn ranks(table: &TableSnapshot) -> Vec<u8> {
    table.outcome.as_ref().unwrap().standings.iter().map(|standing| standing.rank).collect()
}

#[test]
fn whoever_gives_up_has_lost_at_every_table_of_two_and_finds_it_so_again() {
    for game in of_two() {
        let directory = TempDir::new().unwrap();
        let house = open(directory.path(), "hu");
        let (before, end) = resigned(&house, game);
        assert_eq!(ranks(&end), [2, 1], "{game}");
        let told = end.given_up.clone().unwrap();
        assert_eq!((told.seat, told.why, told.text.as_str()), (Seat(0), Concession::Resigned, "Feladtad a játszmát."));
        assert!(house.rule(&told.rule).is_some(), "{game}: the book tells of {}", told.rule);
        assert_eq!((end.plies, end.thinking, end.can_resign, end.can_undo), (before.plies + 1, false, false, true));
        assert!(end.game.moves().is_empty(), "nothing more is decided");
        assert_eq!(end.log, before.log, "no event of the game's");
        let listed = house.start("hu").unwrap().tables.remove(0);
        assert!(listed.finished && listed.standing.ends_with("nyert · feladtad"), "{game}: {}", listed.standing);
        drop(house);
        let house = open(directory.path(), "hu");
        assert_eq!(house.open_table(&end.id).unwrap(), end, "{game}");
        house.leave(&end.id);
        drop(house);
        let told = open(directory.path(), "en").open_table(&end.id).unwrap().given_up.unwrap();
        assert_eq!(told.text, "You resigned.");
    }
}

#[test]
fn after_it_nothing_is_decided_until_it_is_taken_back() {
    let directory = TempDir::new().unwrap();
    let house = open(directory.path(), "en");
    let (before, end) = resigned(&house, "mochi");
    let id = &end.id.clone();
    let refused = house.act(id, end.revision, before.game.moves()[0]).unwrap_err();
    assert_eq!(refused.kind(), ProblemKind::Refused);
    assert_eq!(refused.phrased(house.lang()).reasons[0].rule, end.given_up.as_ref().unwrap().rule);
    assert_eq!(house.resign(id, end.revision).unwrap_err().kind(), ProblemKind::NothingThere);
    assert_eq!(house.hint(id, end.revision).unwrap_err().kind(), ProblemKind::Stale);
    house.undo(id, end.revision).unwrap();
    let back = house.open_table(id).unwrap();
    assert_eq!(standing(back.clone()), standing(before.clone()));
    assert!(back.can_redo && back.can_resign);
    // Redo leads there again, also after a restart.
    drop(house);
    let house = open(directory.path(), "en");
    house.open_table(id).unwrap();
    house.redo(id, back.revision).unwrap();
    let again = house.open_table(id).unwrap();
    assert_eq!(standing(again.clone()), standing(end));
    // Playing on instead creates another branch.
    house.undo(id, again.revision).unwrap();
    let back = house.open_table(id).unwrap();
    house.act(id, back.revision, back.game.moves()[0]).unwrap();
    let on = my_turn(&house, id);
    assert!(on.given_up.is_none() && !on.can_redo && on.plies > back.plies);
}

#[test]
fn one_gives_up_while_a_bot_is_to_move_as_well() {
    let directory = TempDir::new().unwrap();
    let house = open(directory.path(), "en");
    let id = lay(&house, "mochi", 2, &[]);
    let mut table = my_turn(&house, &id);
    by_step(&house);
    while !table.thinking {
        house.act(&id, table.revision, table.game.moves()[0]).unwrap();
        table = house.open_table(&id).unwrap();
    }
    assert!(table.can_resign);
    house.resign(&id, table.revision).unwrap();
    let end = house.open_table(&id).unwrap();
    assert_eq!((ranks(&end), end.thinking), (vec![2, 1], false));
    assert_eq!(house.step(&id, table.revision).unwrap_err().kind(), ProblemKind::Stale);
    house.undo(&id, end.revision).unwrap();
    assert!(house.open_table(&id).unwrap().thinking, "taken back, it is the bot's turn");
}

/// Makes bots wait to be requested.
fn by_step(house: &House) {
    let settings = Settings { bot_speed: BotSpeed::Step, ..Settings::default() };
    house.save_settings(serde_json::to_value(settings).unwrap(), "en").unwrap();
}

#[test]
fn with_more_than_two_sides_nobody_gives_up() {
    let directory = TempDir::new().unwrap();
    let house = open(directory.path(), "en");
    let crowded = GAMES.iter().filter_map(|game| Some((*game, against(game, 3, "beginner")?)));
    let mut tried = 0;
    for (game, _) in crowded {
        let id = lay(&house, game, 3, &[]);
        let table = my_turn(&house, &id);
        assert!(!table.can_resign, "{game}");
        assert_eq!(house.resign(&id, table.revision).unwrap_err().kind(), ProblemKind::NothingThere);
        assert_eq!(house.open_table(&id).unwrap().revision, table.revision);
        tried += 1;
    }
    assert!(tried > 0);
}

#[test]
fn looked_back_at_the_last_step_is_that_somebody_gave_up() {
    let directory = TempDir::new().unwrap();
    let house = open(directory.path(), "en");
    for game in of_two() {
        let (before, end) = resigned(&house, game);
        let last = house.table_at(&end.id, end.revision, end.plies).unwrap();
        assert_eq!((&last.given_up, &last.outcome, last.log.len()), (&end.given_up, &end.outcome, 0), "{game}");
        let earlier = house.table_at(&end.id, end.revision, before.plies).unwrap();
        assert_eq!((&earlier.given_up, &earlier.outcome, earlier.plies), (&None, &None, before.plies), "{game}");
        assert_eq!(house.table_at(&end.id, end.revision, end.plies + 1).unwrap_err().kind(), ProblemKind::NothingThere);
        let open = [end.plies, before.plies].map(|ply| house.hands(&end.id, end.revision, ply).unwrap());
        assert_eq!(open[0], open[1], "{game}");
        assert_eq!(house.hands(&end.id, end.revision, end.plies + 1).unwrap_err().kind(), ProblemKind::NothingThere);
    }
}

#[test]
fn a_branch_of_all_of_it_is_given_up_too_and_one_from_before_goes_on() {
    let directory = TempDir::new().unwrap();
    let house = open(directory.path(), "en");
    let (before, end) = resigned(&house, "mochi");
    for ply in [None, Some(end.plies)] {
        let copy = house.open_table(&house.branch(&end.id, ply, "").unwrap()).unwrap();
        assert_eq!(standing(copy), standing(end.clone()));
    }
    let on = house.open_table(&house.branch(&end.id, Some(before.plies), "").unwrap()).unwrap();
    assert_eq!((on.given_up.clone(), on.outcome.clone(), on.plies), (None, None, before.plies));
    house.act(&on.id, on.revision, on.game.moves()[0]).unwrap();
    let nothing = house.branch(&end.id, Some(end.plies + 1), "").unwrap_err();
    assert_eq!(nothing.kind(), ProblemKind::NothingThere);
}

#[test]
fn it_counts_as_lost_without_a_score_and_stays_counted() {
    let directory = TempDir::new().unwrap();
    let house = open(directory.path(), "en");
    let (_, end) = resigned(&house, "cardgo");
    let counted = |house: &House| house.statistics().unwrap().games[0].levels[0].clone();
    let level = counted(&house);
    assert_eq!((level.played, level.won, level.best), (1, 0, None));
    assert_eq!(
        (level.history[0].score, level.history[0].given_up, level.history[0].rank),
        (None, Some(Concession::Resigned), 2)
    );
    house.undo(&end.id, end.revision).unwrap();
    drop(house);
    let house = open(directory.path(), "en");
    house.open_table(&end.id).unwrap();
    assert_eq!(counted(&house), level, "the first end counts");
}

#[test]
fn it_leaves_the_app_with_its_table_and_comes_back() {
    let (here, there) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let (house, other) = (open(here.path(), "en"), open(there.path(), "en"));
    for game in of_two() {
        let (_, end) = resigned(&house, game);
        let text = house.table_text(&end.id, 0).unwrap().text;
        let ImportPreview::Table { table: look } = other.import_preview(&text).unwrap() else { panic!("a table") };
        assert_eq!((look.finished, look.plies, look.known), (true, end.plies, Known::New), "{game}");
        assert!(look.standing.ends_with("you resigned"), "{game}: {}", look.standing);
        let id = other.import_text(&text, false).unwrap().tables.remove(0);
        let come = other.open_table(&id).unwrap();
        assert_eq!(standing(come.clone()), standing(end), "{game}");
        // After undoing it the game continues; a table whose journal has a branch beside it can be exported too.
        other.undo(&id, come.revision).unwrap();
        let back = decide(&other, &id, 1);
        let text = other.table_text(&id, 0).unwrap().text;
        let third = TempDir::new().unwrap();
        let third = open(third.path(), "en");
        let id = third.import_text(&text, false).unwrap().tables.remove(0);
        assert_eq!(standing(third.open_table(&id).unwrap()), standing(back), "{game}");
    }
}

#[test]
fn the_journal_keeps_it_as_an_entry_of_the_houses_own() {
    let directory = TempDir::new().unwrap();
    let house = open(directory.path(), "en");
    let (_, end) = resigned(&house, "parbaj");
    drop(house);
    let Opened::Ready(store, _) = Store::open(directory.path()).unwrap() else { panic!("the store is free") };
    let id = TableId(end.id);
    let (record, journal) = (store.table(&id).unwrap(), store.journal(&id).unwrap());
    let [.., before, last] = &journal[..] else { panic!("decisions") };
    assert_eq!((last.mv.as_str(), last.events.as_str()), (r#"{"house":{"seat":0,"why":"resigned"}}"#, "[]"));
    assert_eq!((record.head, last.parent), (Some(last.id), Some(before.id)));
    assert_eq!(last.state_hash, before.state_hash, "the game stands as it stood");
    assert_eq!(store.snapshot(&id).unwrap().unwrap().hash, before.state_hash);
}

#[test]
fn a_record_of_go_says_who_resigned_and_says_so_when_it_is_read_again() {
    let directory = TempDir::new().unwrap();
    let house = open(directory.path(), "en");
    let id = lay(&house, "cardgo", 2, &[("cards", "0"), ("size", "9")]);
    let table = decide(&house, &id, 4);
    house.resign(&id, table.revision).unwrap();
    let end = house.open_table(&id).unwrap();
    let file = sent(&house.record_text(&id, 0).unwrap().text);
    assert!(file.contains("RE[W+R]"), "{file}");
    assert_eq!(house.record_look(&file).unwrap().result.as_deref(), Some("White won, Black resigned"));
    let again = house.open_table(&house.record_open(&file, Seat(0), "beginner").unwrap()).unwrap();
    assert_eq!((&again.given_up, again.plies), (&end.given_up, end.plies));
    // A person who takes the other side continues the game.
    let turned = house.open_table(&house.record_open(&file, Seat(1), "beginner").unwrap()).unwrap();
    assert_eq!((turned.given_up, turned.outcome, turned.plies), (None, None, table.plies));
    // After undoing it and playing on, the resignation is a branch, and no move.
    house.undo(&id, end.revision).unwrap();
    decide(&house, &id, 1);
    let file = sent(&house.record_text(&id, 0).unwrap().text);
    assert!(!file.contains("RE[") && house.record_look(&file).is_ok(), "{file}");
}

/// Black holds nearly all of a small board and can't lose it; White is to move.
fn hopeless_for_white() -> String {
    let points = |columns: std::ops::RangeInclusive<char>, eyes: &[&str]| -> String {
        let all = columns.flat_map(|column| ('a'..='i').map(move |row| format!("{column}{row}")));
        all.filter(|point| !eyes.contains(&point.as_str())).map(|point| format!("[{point}]")).collect()
    };
    format!("(;GM[1]FF[4]SZ[9]KM[6.5]AB{}PL[W])", points('a'..='f', &["aa", "ca", "ac"]))
}

/// Returns the move of a player who has won and knows it: a stone in White's corner of the board while there is room,
/// since filling an own eye would give White a chance; otherwise a move that ends the game.
fn sure(table: &TableSnapshot) -> GameMove {
    let moves = table.game.moves();
    let is = |mv: &&GameMove, what: &str| serde_json::to_string(mv).unwrap().contains(what);
    let stone = moves.iter().rfind(|mv| ["G", "H", "J"].iter().any(|column| is(mv, &format!("\"point\":\"{column}"))));
    *stone.or_else(|| moves.iter().find(|mv| is(mv, "\"pass\""))).unwrap_or(&moves[0])
}

/// Plays a game against a bot without hope to its end, with or without a restart after each of the person's decisions;
/// returns its final state.
fn played_on(settings: &Settings, restarts: bool) -> TableSnapshot {
    let directory = TempDir::new().unwrap();
    let opened = || {
        let house = House::open(directory.path()).unwrap();
        house.save_settings(serde_json::to_value(settings).unwrap(), "en").unwrap();
        house
    };
    let mut house = opened();
    let id = house.record_open(&hopeless_for_white(), Seat(0), "steady").unwrap();
    house.hold(&id, false).unwrap();
    for _ in 0..60 {
        let table = my_turn(&house, &id);
        if table.outcome.is_some() {
            return table;
        }
        house.act(&id, table.revision, sure(&table)).unwrap();
        if restarts {
            drop(house);
            house = opened();
            house.hold(&id, false).unwrap_or_default();
        }
    }
    my_turn(&house, &id)
}

#[test]
fn a_bot_without_hope_gives_up_wherever_the_app_was_closed_meanwhile() {
    let settings = Settings { bot_speed: BotSpeed::Instant, ..Settings::default() };
    assert!(settings.bots_resign, "on from the first day");
    let end = played_on(&settings, false);
    let told = end.given_up.clone().unwrap();
    assert_eq!((told.seat, told.why), (Seat(1), Concession::Resigned));
    assert!(told.text.ends_with(" resigned."), "{}", told.text);
    assert_eq!(ranks(&end), [1, 2]);
    let again = played_on(&settings, true);
    assert_eq!(again.plies, end.plies, "what it expected before is found out again");
    assert_eq!(again.given_up.unwrap().seat, Seat(1));
    let to_the_end = played_on(&Settings { bots_resign: false, ..settings }, false);
    assert_eq!(to_the_end.given_up, None);
}

#[test]
fn a_bot_whose_giving_up_is_taken_back_plays_to_the_end() {
    let directory = TempDir::new().unwrap();
    let house = open(directory.path(), "en");
    let id = house.record_open(&hopeless_for_white(), Seat(0), "steady").unwrap();
    house.hold(&id, false).unwrap();
    let mut table = my_turn(&house, &id);
    while table.given_up.is_none() {
        house.act(&id, table.revision, sure(&table)).unwrap();
        table = my_turn(&house, &id);
    }
    house.undo(&id, table.revision).unwrap();
    let back = my_turn(&house, &id);
    assert!(back.plies < table.plies && !back.game.moves().is_empty(), "the person decides anew");
    house.act(&id, back.revision, sure(&back)).unwrap();
    let on = my_turn(&house, &id);
    assert_eq!(on.given_up, None);
    // Also after a restart.
    drop(house);
    let house = open(directory.path(), "en");
    house.open_table(&id).unwrap();
    let now = my_turn(&house, &id);
    house.act(&id, now.revision, sure(&now)).unwrap();
    assert_eq!(my_turn(&house, &id).given_up, None);
}
