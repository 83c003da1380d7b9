//! The reading matter of every game is complete, and faults of a file are reported with place and reason.

// A failed `unwrap` ends the test.
#![allow(clippy::unwrap_used)]

use games::{GameVisitor, ListedGame, VOLUMES, book, visit_game};
use rulebook::Lang;
use rulebook::reading_matter::{CardShelf, check_text, shelves};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use tempfile::TempDir;

#[test]
fn every_table_has_all_of_it_in_both_languages() {
    for game in VOLUMES {
        for lang in Lang::ALL {
            let matter = book().matter(game.name, lang).unwrap();
            assert!(matter.icons.iter().all(|group| !group.icons.is_empty()), "{}", game.name);
            let gists = matter.aid.iter().flat_map(|section| &section.rules);
            assert!(gists.clone().count() >= 10, "{}", game.name);
            for gist in gists {
                assert!(!gist.text.is_empty() && !gist.title.is_empty(), "{}", gist.id);
            }
            let noted = book().entries().iter().filter(|entry| entry.game == game.name && entry.house.is_some());
            assert_eq!(matter.house.len(), noted.count(), "{}", game.name);
        }
    }
    assert!(book().matter("chess", Lang::Hu).is_none());
}

struct Shelves(Lang);

impl GameVisitor for Shelves {
    type Output = Vec<CardShelf>;

    fn visit<G: ListedGame>(self) -> Self::Output {
        shelves::<G>(self.0)
    }
}

#[test]
fn every_card_is_listed_once_and_said_alike_in_both_languages() {
    for game in VOLUMES {
        let listed = Lang::ALL.map(|lang| {
            let shelves = visit_game(game.name, Shelves(lang)).unwrap();
            assert!(shelves.iter().all(|shelf| !shelf.head.is_empty() && !shelf.cards.is_empty()), "{}", game.name);
            let rows = shelves.into_iter().flat_map(|shelf| shelf.cards);
            rows.map(|row| (row.card, row.copies, row.text.len())).collect::<Vec<_>>()
        });
        let [hungarian, english] = &listed;
        assert_eq!(hungarian, english, "{}", game.name);
        let different: BTreeSet<&String> = hungarian.iter().map(|(card, ..)| card).collect();
        assert_eq!(different.len(), hungarian.len(), "{}", game.name);
        assert!(hungarian.iter().all(|(card, ..)| game.has_card(card)), "{}", game.name);
        assert!(hungarian.len() >= 25, "{}", game.name);
    }
}

/// Returns the failures of a game's own file after `change`.
fn told(change: impl FnOnce(&mut Value)) -> Vec<String> {
    let game = &VOLUMES[0];
    let mut matter: Value = serde_json::from_str(game.texts.reading.unwrap().text).unwrap();
    change(&mut matter);
    let failures = check_text(game, "x.json", &matter.to_string()).err().unwrap_or_default();
    failures.iter().map(ToString::to_string).collect()
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    type Change = fn(&mut Value);
    let cases: [(Change, &str); 17] = [
        (|it| it["colour"] = json!(1), "x.json: unknown field `colour`"),
        (|it| drop(it.as_object_mut().unwrap().remove("aid")), "x.json: missing field `aid`"),
        (|it| drop(it["minute"][0]["head"].as_object_mut().unwrap().remove("en")), "missing field `en`"),
        (|it| it["minute"] = json!([]), "x.json: minute: 0 paragraphs, not 4 to 6"),
        (|it| it["minute"][0]["text"]["en"] = json!("word ".repeat(130)), "x.json: minute: "),
        (|it| it["minute"][0]["head"]["hu"] = json!(" "), "x.json: minute[0].head: nothing in hu"),
        (
            |it| it["minute"][1]["text"]["en"] = json!("[[MO-9.9|This]]"),
            "x.json: minute[1].text.en: a link to a rule or card that isn't there: MO-9.9",
        ),
        (|it| it["picture"]["scenario"] = json!("mo-none"), "x.json: picture.scenario: there is no scenario mo-none"),
        (|it| it["picture"]["step"] = json!(99), "x.json: picture.step: the scenario has "),
        (|it| it["picture"]["labels"] = json!([]), "x.json: picture.labels: 0 of them, not 3 to 9"),
        (|it| it["picture"]["labels"][0]["at"] = json!(".seat"), "x.json: picture.labels[0].at: a name has letters"),
        (
            |it| it["picture"]["labels"][1]["at"] = it["picture"]["labels"][0]["at"].clone(),
            "x.json: picture.labels[1].at: seats is labelled already",
        ),
        (|it| it["icons"] = json!([]), "x.json: icons: there are none"),
        (
            |it| it["icons"][1]["icons"][0]["drawn"] = it["icons"][0]["icons"][0]["drawn"].clone(),
            "x.json: icons[1].icons[0].drawn: flip is explained already",
        ),
        (|it| it["icons"][0]["icons"][0]["rule"] = json!("MO-9.9"), "icons[0].icons[0].rule: there is no rule MO-9.9"),
        (
            |it| it["aid"][0]["rules"] = json!(["MO-1.2", "MO-1.2"]),
            "x.json: aid[0].rules[1]: MO-1.2 stands there twice",
        ),
        (|it| it["aid"][0]["head"]["en"] = json!("[[MO-1.2|x]]"), "x.json: aid[0].head: a link in en"),
    ];
    assert_eq!(told(|_| ()), Vec::<String>::new());
    for (change, expected) in cases {
        let told = told(change);
        assert!(told.iter().any(|line| line.contains(expected)), "{expected}: {told:?}");
    }
}

#[test]
fn a_file_from_anywhere_is_read_by_its_name() {
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("reading.json");
    let told = |text: &str| {
        fs::write(&file, text).unwrap();
        let failures = book().proofread_file(&file).err().unwrap_or_default();
        let first = failures.first().map(ToString::to_string).unwrap_or_default();
        first.replace(&file.display().to_string(), "")
    };
    assert!(told("{").contains("EOF while parsing"));
    assert_eq!(told(r#"{ "aid": [] }"#), ": aid: there are no rules");
    assert_eq!(told(r#"{ "aid": [{ "rules": ["ZZ-1"] }] }"#), ": aid[0]: rules[0]: no game has a rule ZZ-1");
    assert_eq!(told(VOLUMES[0].texts.reading.unwrap().text), "");
}
