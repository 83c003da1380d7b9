//! Tests of analyses: they grow while somebody asks for the results, and yield to everything else.

use cardgo::Move;
use games::{GameMove, GameView};
use house::{Analysis, House, NewTable, OptionChoice, Player, ProblemKind, TableSnapshot};
use tempfile::TempDir;

use super::evening::Evening;

/// A table of Go on 9×9 at which the person is to move.
fn board(cards: &str) -> (House, TempDir, TableSnapshot) {
    let directory = TempDir::new().unwrap();
    let house = House::open(directory.path()).unwrap();
    let option = |key: &str, value: &str| OptionChoice { key: key.to_owned(), value: value.to_owned() };
    let id = house
        .create(&NewTable {
            game: "cardgo".to_owned(),
            players: vec![Player::person(), Player::bot("beginner")],
            options: vec![option("size", "9"), option("cards", cards)],
            seed: Some("7".to_owned()),
            clock: None,
        })
        .unwrap();
    let table = house.open_table(&id).unwrap();
    (house, directory, table)
}

/// Collects the results until `enough` iterations are made.
fn followed(house: &House, number: u32, enough: u32) -> Vec<Analysis> {
    let mut parts: Vec<Analysis> = Vec::new();
    while parts.last().is_none_or(|part| part.tries < enough && part.running) {
        let have = parts.last().map_or(0, |part| part.tries);
        parts.push(house.analysis_next(number, have).unwrap());
    }
    parts
}

fn stone(table: &TableSnapshot) -> GameMove {
    let GameView::Cardgo { moves, .. } = &table.game else { panic!("another game's table") };
    GameMove::Cardgo(*moves.iter().find(|mv| matches!(mv, Move::Play { .. })).unwrap())
}

#[test]
fn it_grows_and_the_game_is_marked_as_assisted() {
    for cards in ["0", "54"] {
        let (house, _directory, table) = board(cards);
        assert!(!table.assisted);
        let number = house.analysis_begin(&table.id, table.revision).unwrap().unwrap();
        let marked = house.open_table(&table.id).unwrap();
        assert!(marked.assisted && marked.plies == table.plies);
        let parts = followed(&house, number, 1_000);
        assert!(parts.len() >= 2 && parts.windows(2).all(|two| two[0].tries < two[1].tries), "slice by slice");
        let [first, .., last] = parts.as_slice() else { panic!("one part") };
        assert!(first.moves[0].tries < last.moves[0].tries);
        assert!(!last.moves[0].text.is_empty() && last.moves[0].percent <= 100);
        assert_eq!(last.moves[0].line[0].mv, last.moves[0].mv);
        assert_eq!(last.survey.as_ref().unwrap().owners.len(), 9);
        // A second request returns the same analysis, which continues.
        assert_eq!(house.analysis_begin(&table.id, marked.revision).unwrap(), Some(number));
    }
}

#[test]
fn stopped_and_begun_again_it_tells_the_same_however_often_it_is_interrupted() {
    let (house, _directory, table) = board("0");
    let number = house.analysis_begin(&table.id, table.revision).unwrap().unwrap();
    let whole = followed(&house, number, 1_000);
    house.analysis_stop(number);
    assert_eq!(house.analysis_next(number, 0).unwrap_err().kind(), ProblemKind::Left);
    let revision = house.open_table(&table.id).unwrap().revision;
    let again = house.analysis_begin(&table.id, revision).unwrap().unwrap();
    assert_ne!(again, number);
    for _ in 0..5 {
        house.set_visible(false);
        house.set_visible(true);
    }
    let parts = followed(&house, again, 1_000);
    // Not every slice is reported: results after the same number of iterations must be equal.
    let both = parts
        .iter()
        .flat_map(|part| whole.iter().filter(|other| other.tries == part.tries).map(move |other| (part, other)));
    for (one, other) in both {
        assert_eq!(one, other);
    }
}

#[test]
fn once_the_table_has_moved_on_it_is_over_and_a_stale_one_is_refused() {
    let (house, _directory, table) = board("0");
    let number = house.analysis_begin(&table.id, table.revision).unwrap().unwrap();
    followed(&house, number, 250);
    let stale = house.analysis_begin(&table.id, table.revision).unwrap_err();
    assert_eq!(stale.kind(), ProblemKind::Stale, "the mark has been kept meanwhile");
    let table = house.open_table(&table.id).unwrap();
    house.act(&table.id, table.revision, stone(&table)).unwrap();
    assert_eq!(house.analysis_next(number, 0).unwrap_err().kind(), ProblemKind::Left);
    let mut now = house.open_table(&table.id).unwrap();
    if now.thinking {
        // While a bot is to move the person has nothing to analyse.
        assert_eq!(house.analysis_begin(&now.id, now.revision).unwrap_or(None), None);
    }
    while now.thinking {
        now = house.next(&now.id, now.revision, 0).unwrap();
    }
    let next = house.analysis_begin(&now.id, now.revision).unwrap().unwrap();
    assert!(!followed(&house, next, 250)[0].moves.is_empty());
    house.leave(&now.id);
    assert_eq!(house.analysis_next(next, 0).unwrap_err().kind(), ProblemKind::Left);
}

#[test]
fn a_hint_is_thought_of_in_between_and_the_analysis_goes_on() {
    let (house, _directory, table) = board("0");
    let number = house.analysis_begin(&table.id, table.revision).unwrap().unwrap();
    let before = followed(&house, number, 250).pop().unwrap();
    let revision = house.open_table(&table.id).unwrap().revision;
    assert!(!house.hint(&table.id, revision).unwrap().moves.is_empty());
    let after = followed(&house, number, before.tries + 1).pop().unwrap();
    assert!(after.tries > before.tries);
}

#[test]
fn a_table_that_offers_none_says_so_and_is_not_marked() {
    let evening = Evening::begin(&["beginner"], "30");
    assert_eq!(evening.house.analysis_begin(&evening.id, evening.table.revision).unwrap(), None);
    assert!(!evening.house.open_table(&evening.id).unwrap().assisted);
    // No analysis ever had this number.
    evening.house.analysis_stop(9);
    assert_eq!(evening.house.analysis_next(9, 0).unwrap_err().kind(), ProblemKind::Left);
}
