//! Tests that help for a game at one place counts everywhere: a deal played at several tables, a game analysed
//! elsewhere, and a game copied before its end.

// A failed unwrap is a failed test.
#![allow(clippy::unwrap_used)]

mod hurried;

use game::Seat;
use games::GameMove;
use house::{Challenge, House, ImportPreview, NewTable, OptionChoice, Player, Problem, ProblemKind, against};
use hurried::{house as open, my_turn};
use rulebook::Lang;
use serde_json::json;
use store::TableId;
use tempfile::TempDir;

fn opened() -> (House, TempDir) {
    let directory = TempDir::new().unwrap();
    (open(directory.path(), "hu"), directory)
}

fn new(game: &str, options: &[(&str, &str)], seed: &str) -> NewTable {
    let option = |(key, value): &(&str, &str)| OptionChoice { key: (*key).to_owned(), value: (*value).to_owned() };
    NewTable {
        game: game.to_owned(),
        players: against(game, 2, "beginner").unwrap(),
        options: options.iter().map(option).collect(),
        seed: Some(seed.to_owned()),
        clock: None,
    }
}

/// Returns a text as the window sends a file: one character for each byte.
fn sent(text: &str) -> String {
    text.bytes().map(char::from).collect()
}

fn is_assisted(house: &House, id: &str) -> bool {
    house.start("hu").unwrap().tables.into_iter().find(|table| table.id == id).unwrap().assisted
}

fn decide(house: &House, id: &str) {
    let table = my_turn(house, id);
    house.act(id, table.revision, table.game.moves()[0]).unwrap();
}

fn resign(house: &House, id: &str) {
    let table = my_turn(house, id);
    house.resign(id, table.revision).unwrap();
}

#[test]
fn a_deal_that_is_laid_anew_from_its_code_makes_the_running_game_an_assisted_one_and_that_is_said_before() {
    let (house, directory) = opened();
    let today = || house.challenge_today("cardgo", "2026-11-21").unwrap();
    let Challenge { game, players, options, seed, code, running, .. } = today();
    assert_eq!(running, None);
    let deal = NewTable { game, players, options, seed: Some(seed), clock: None };
    let first = house.create(&deal).unwrap();
    decide(&house, &first);
    assert_eq!((today().running, is_assisted(&house, &first)), (Some(first.clone()), false));
    assert_eq!(house.challenge(&code, None).unwrap().running, Some(first.clone()));
    // Another setup, another seed, another deal: nothing of it is seen there.
    let other = [OptionChoice { key: "size".to_owned(), value: "9".to_owned() }].to_vec();
    house.create(&NewTable { options: other, ..deal.clone() }).unwrap();
    house.create(&NewTable { seed: Some("7".to_owned()), ..deal.clone() }).unwrap();
    house.create(&NewTable { seed: None, ..deal.clone() }).unwrap();
    assert!(!is_assisted(&house, &first));
    // With other bots, the cards are the same. The table needn't be open.
    house.leave(&first);
    let players = vec![Player::person(), Player::bot("random")];
    let anew = house.create(&NewTable { players, ..deal.clone() }).unwrap();
    assert_eq!((is_assisted(&house, &first), is_assisted(&house, &anew)), (true, false));
    assert_eq!(today().running, Some(anew.clone()), "that one is running without help now");
    // Seeing the end of one is help at the other too.
    resign(&house, &first);
    assert_eq!((is_assisted(&house, &anew), today().running), (true, None));
    drop(house);
    assert!(is_assisted(&open(directory.path(), "hu"), &first), "at the next start too");
}

#[test]
fn help_at_a_copy_or_its_end_is_help_at_the_game_it_was_copied_from() {
    for end in [false, true] {
        let (house, _directory) = opened();
        let id = house.create(&new("cardgo", &[], "12")).unwrap();
        decide(&house, &id);
        my_turn(&house, &id);
        let text = sent(&house.table_text(&id, 0).unwrap().text);
        let ImportPreview::Table { table } = house.import_preview(&text).unwrap() else { panic!("no table") };
        assert!(
            table.notes.len() == 1 && table.notes[0].contains("segítséggel játszottnak fog számítani"),
            "{:?}",
            table.notes
        );
        let copy = house.import_text(&text, false).unwrap().tables.remove(0);
        assert!(!is_assisted(&house, &id), "nothing is known by it yet");
        if end {
            resign(&house, &copy);
        } else {
            let table = my_turn(&house, &copy);
            house.hint(&copy, table.revision).unwrap();
        }
        assert!(is_assisted(&house, &id), "end: {end}");
        let ImportPreview::Table { table } = house.import_preview(&text).unwrap() else { panic!("no table") };
        assert!(table.notes.is_empty(), "there is nothing to warn of any more");
    }
}

/// A game of plain Go beyond its opening, and its record.
fn go(house: &House) -> (String, String) {
    let id = house.create(&new("cardgo", &[("cards", "0"), ("size", "9")], "5")).unwrap();
    while my_turn(house, &id).plies < 16 {
        let table = my_turn(house, &id);
        let stone = |mv: &&GameMove| serde_json::to_string(mv).unwrap().contains("point");
        let moves = table.game.moves();
        let stones: Vec<_> = moves.iter().filter(stone).collect();
        house.act(&id, table.revision, *stones[(7 * table.plies as usize) % stones.len()]).unwrap();
    }
    my_turn(house, &id);
    let text = house.record_text(&id, 0).unwrap().text;
    (id, text)
}

fn asked(house: &House, text: &str) -> Result<Option<u32>, Problem> {
    let question = json!({ "kind": "look", "text": text, "node": u32::MAX, "tree": false });
    let question = serde_json::from_value(json!({ "game": "cardgo", "question": question })).unwrap();
    house.analysis_ask(question)
}

/// Returns only the moves of a record, as somebody may type them elsewhere.
fn typed(text: &str) -> String {
    let nodes = text.split(';').skip(2).map(|node| &node[..node.find(']').unwrap() + 1]);
    let moves: Vec<&str> = nodes.filter(|node| node.starts_with("B[") || node.starts_with("W[")).collect();
    assert!(moves.len() >= 16, "{text}");
    format!("(;GM[1]SZ[9]KM[6.5];{})", moves.join(";"))
}

#[test]
fn a_running_game_is_not_analysed_as_a_record_while_it_has_no_help() {
    let (house, _directory) = opened();
    let (id, text) = go(&house);
    house.rename(&id, "Kedd este").unwrap();
    let moves = typed(&text);
    let ahead = format!("{};B[ia];W[ai])", moves.trim_end_matches(')'));
    for text in [&text, &moves, &ahead] {
        let problem = asked(&house, text).unwrap_err();
        assert_eq!(problem.kind(), ProblemKind::HandsClosed);
        for lang in [Lang::Hu, Lang::En] {
            assert!(problem.text(lang).contains("Kedd este") && problem.text(lang).ends_with('.'));
        }
    }
    assert!(!is_assisted(&house, &id), "it is refused, and so no help");
    // Another game, and a common opening, can be analysed.
    let stones = |row: char| ('a'..='i').map(|column| format!("[{column}{row}]")).collect::<String>();
    let other = format!("(;GM[1]SZ[9]KM[6.5]AB{}AW{}PL[B])", stones('c'), stones('g'));
    for text in [&*other, "(;GM[1]SZ[9];B[ee];W[ec])", "(;GM[1]SZ[13];B[jj])"] {
        assert!(asked(&house, text).unwrap().is_some(), "{text}");
    }
    // Once the game is marked as assisted, or is over, nothing needs protection.
    house.hint(&id, my_turn(&house, &id).revision).unwrap();
    assert!(asked(&house, &text).unwrap().is_some());
}

#[test]
fn whoever_opens_the_record_of_a_running_game_is_warned_and_helped() {
    let (house, _directory) = opened();
    let (id, text) = go(&house);
    let look = |house: &House| house.record_look(&sent(&text)).unwrap().notes;
    let warned = look(&house);
    assert!(warned.iter().any(|note| note.contains("segítséggel játszottnak fog számítani")), "{warned:?}");
    assert!(!is_assisted(&house, &id));
    house.record_open(&sent(&text), Seat(0), "beginner").unwrap();
    assert!(is_assisted(&house, &id));
    assert_eq!(look(&house).len(), warned.len() - 1);
}

/// Returns how many games were counted without and with help.
fn counted(house: &House) -> (u32, u32) {
    let statistics = house.statistics().unwrap();
    assert_eq!(statistics.left_out, 0);
    let levels = || statistics.games.iter().flat_map(|game| &game.levels);
    (levels().map(|level| level.played).sum(), levels().map(|level| level.assisted.played).sum())
}

/// Plays a game to its end; returns its save text from just before the person's last decision, and that decision.
fn to_its_end(house: &House, id: &str) -> (String, GameMove) {
    let mut last = None;
    loop {
        let table = my_turn(house, id);
        if table.outcome.is_some() {
            return last.unwrap();
        }
        let mv = table.game.moves()[0];
        last = Some((sent(&house.table_text(id, 0).unwrap().text), mv));
        house.act(id, table.revision, mv).unwrap();
    }
}

#[test]
fn a_game_is_counted_once_however_often_it_is_copied_before_its_end() {
    let (house, directory) = opened();
    let id = house.create(&new("mochi", &[("target", "15")], "2025")).unwrap();
    let (save, mv) = to_its_end(&house, &id);
    assert_eq!(counted(&house), (1, 0));
    let finish = |house: &House| {
        let copy = house.import_text(&save, false).unwrap().tables.remove(0);
        let table = my_turn(house, &copy);
        if table.outcome.is_none() {
            house.act(&copy, table.revision, mv).unwrap();
        }
        assert!(my_turn(house, &copy).outcome.is_some());
        copy
    };
    for _ in 0..3 {
        let copy = finish(&house);
        assert_eq!((counted(&house), house.level_word(&copy).unwrap()), ((1, 0), None));
    }
    // The same after all its tables were deleted for good.
    for table in house.start("hu").unwrap().tables {
        house.delete(&table.id).unwrap();
    }
    drop(house);
    let house = open(directory.path(), "hu");
    assert_eq!((counted(&house), house.start("hu").unwrap().tables.len()), ((1, 0), 0));
    for _ in 0..2 {
        finish(&house);
    }
    assert_eq!(counted(&house), (1, 0));
    // Results of the same game from two devices count as one, too.
    let (there, _other) = opened();
    finish(&there);
    assert_eq!(counted(&there), (1, 0));
    let backup = sent(&there.everything_text(0).unwrap().text);
    house.import_text(&backup, false).unwrap();
    assert_eq!(counted(&house), (1, 0));
    // Another game is counted separately.
    let other = house.create(&new("mochi", &[("target", "15")], "2025")).unwrap();
    to_its_end(&house, &other);
    assert_eq!(counted(&house).0 + counted(&house).1, 2);
}

/// Results of earlier versions lack the origin of their game; it is found by their tables.
#[test]
fn a_game_that_an_earlier_version_has_counted_is_not_counted_again_for_a_copy() {
    let (house, directory) = opened();
    let id = house.create(&new("mochi", &[("target", "15")], "2025")).unwrap();
    let (save, mv) = to_its_end(&house, &id);
    assert_eq!(counted(&house), (1, 0));
    drop(house);
    let store::Opened::Ready(mut store, _) = store::Store::open(directory.path()).unwrap() else { panic!("busy") };
    let kept = store.entry(store::Section::Statistic, &id).unwrap().unwrap();
    let mut result: serde_json::Value = serde_json::from_str(&kept).unwrap();
    assert!(result.as_object_mut().unwrap().remove("origin").is_some());
    store.put_entry(store::Section::Statistic, &id, &result.to_string()).unwrap();
    assert_eq!(store.table(&TableId(id)).unwrap().seed, "2025");
    drop(store);
    let house = open(directory.path(), "hu");
    assert_eq!(counted(&house), (1, 0));
    let copy = house.import_text(&save, false).unwrap().tables.remove(0);
    house.act(&copy, my_turn(&house, &copy).revision, mv).unwrap();
    assert!(my_turn(&house, &copy).outcome.is_some());
    assert_eq!(counted(&house), (1, 0));
}
