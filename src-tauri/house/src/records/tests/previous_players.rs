//! Tests of the players' names in a game that others had begun.

use super::*;
use crate::{BotSpeed, Settings};
use hosting::Player;
use rulebook::Span;

/// Returns the log of a table as texts with names.
fn log(table: &TableSnapshot) -> Vec<String> {
    let words = |span: &Span| match span {
        Span::Text { text } | Span::Link { text, .. } | Span::Card { text, .. } => text.clone(),
    };
    table.log.iter().map(|line| line.text.iter().map(words).collect()).collect()
}

fn names(table: &TableSnapshot) -> String {
    let [black, white] = &table.seats[..] else { panic!("two players") };
    format!("{} – {}", black.name, white.name)
}

#[test]
fn those_who_played_before_keep_their_names_and_their_result() {
    let (house, _directory) = house();
    let table = opened(&house, SHORT, 1);
    assert!(log(&table).iter().any(|line| line.starts_with("Ödön")), "{:?}", log(&table));
    assert!(!log(&table).iter().any(|line| line.starts_with("Te") || line.contains("léptél")), "{:?}", log(&table));
    let end = house.table_at(&table.id, table.revision, 3).unwrap();
    assert_eq!(names(&end), "Éva – Ödön");
    assert_eq!(end.record.unwrap().ended.as_deref(), Some("A fájl szerint az eredmény: fekete nyert, fehér feladta."));
    let before = house.table_at(&table.id, table.revision, 2).unwrap();
    assert_eq!((names(&before), before.record.unwrap().ended), ("Éva – Ödön".to_owned(), None));
    // The person continues from the second move.
    house.undo(&table.id, table.revision).unwrap();
    let table = house.open_table(&table.id).unwrap();
    assert!(names(&table).ends_with(" – Te") && table.record.is_none(), "{}", names(&table));
    house.act(&table.id, table.revision, GameMove::Cardgo(Move::Play { point: "A1".parse().unwrap() })).unwrap();
    let table = answered(&house, &table);
    let told = log(&table);
    assert!(told[1].starts_with("Éva") && told[2].contains("léptél"), "{told:?}");
    assert_eq!(house.table_at(&table.id, table.revision, 2).unwrap().record, None, "that move was the person's own");
    assert_eq!(names(&house.table_at(&table.id, table.revision, 1).unwrap()), "Éva – Ödön");
    // It is the same after writing and reading it again, and in a branch.
    let again = opened(&house, &text(&house, &table), 1);
    assert_eq!(log(&again), told);
    // In the branch it is the bot's turn: it has to wait while the person looks back.
    let by_step = Settings { bot_speed: BotSpeed::Step, ..Settings::default() };
    house.save_settings(serde_json::to_value(by_step).unwrap(), "hu").unwrap();
    let copy = house.open_table(&house.branch(&table.id, Some(2), "").unwrap()).unwrap();
    assert_eq!(log(&copy), told[..log(&copy).len()]);
    let first = house.table_at(&copy.id, copy.revision, 1).unwrap();
    assert_eq!((names(&first), first.record.unwrap().ended), ("Éva – Ödön".to_owned(), None));
}

#[test]
fn a_game_of_ones_own_is_still_ones_own() {
    let (house, _directory) = house();
    let played = opened(&house, SHORT, 0);
    let file = text(&house, &played);
    // Read again at the other seat, all of it was played by others.
    let other = opened(&house, &file, 1);
    assert_eq!(names(&house.table_at(&other.id, other.revision, 1).unwrap()), "Éva – Ödön");
    let id = house
        .create(&crate::NewTable {
            game: Cardgo::NAME.to_owned(),
            players: vec![Player::person(), Player::bot("beginner")],
            options: vec![OptionChoice { key: "cards".to_owned(), value: "0".to_owned() }],
            seed: Some("7".to_owned()),
            clock: None,
        })
        .unwrap();
    let table = house.open_table(&id).unwrap();
    house.act(&id, table.revision, GameMove::Cardgo(Move::Play { point: "D4".parse().unwrap() })).unwrap();
    let table = answered(&house, &table);
    let again = opened(&house, &text(&house, &table), 0);
    assert_eq!(log(&again), log(&table));
    assert_eq!(house.table_at(&again.id, again.revision, 1).unwrap().record, None);
    let turned = opened(&house, &text(&house, &table), 1);
    let first = house.table_at(&turned.id, turned.revision, 1).unwrap();
    assert!(names(&first).starts_with("Játékos – "), "{}", names(&first));
}
