//! Hostile or corrupted texts: each is refused with a sentence, and nothing changes.

use super::*;
use crate::saves::save_text::envelope::{self, Kind};
use serde_json::{Value, json};

/// Returns the table in a text.
pub fn unsealed(text: &str) -> Value {
    let (kind, content) = unpacked(text);
    assert_eq!(kind, Kind::Table);
    let mut line: Value = serde_json::from_str(content.trim()).unwrap();
    line["table"].take()
}

/// Makes a text whose checksum is right and whose table is changed.
pub fn forged(text: &str, change: impl FnOnce(&mut Value)) -> String {
    let mut table = unsealed(text);
    change(&mut table);
    envelope::seal(Kind::Table, &format!("{}\n", json!({ "table": table }))).unwrap()
}

/// Returns everything a house holds, except the time of the export.
pub fn contents(house: &House) -> Vec<String> {
    let (_, content) = unpacked(&house.everything_text(0).unwrap().text);
    content.lines().skip(1).map(str::to_owned).collect()
}

/// Checks that a file is refused with a sentence, and nothing changes.
fn refused(house: &House, file: &str) -> ProblemKind {
    let before = contents(house);
    let looked = house.import_preview(file).unwrap_err();
    let told = looked.text(house.lang());
    assert!(told.ends_with('.') && told.len() < 400, "{}", told);
    assert!(!told.contains(char::is_control));
    assert!(house.import_text(file, true).is_err());
    assert!(contents(house) == before, "nothing is lost");
    looked.kind()
}

#[test]
fn what_is_none_of_ours_is_told_so() {
    let (house, _directory) = house();
    some::<HostedMochi>(&house);
    let jpeg: String = (0..5_000u32).map(|at| char::from((at.wrapping_mul(2_654_435_761) >> 24) as u8)).collect();
    for foreign in [
        String::new(),
        " \r\n\t ".to_owned(),
        format!("\u{ff}\u{d8}\u{ff}\u{e0}\u{0}\u{10}JFIF\u{0}{jpeg}"),
        "PK\u{3}\u{4}".to_owned(),
        "{\"version\":3,\"games\":[{\"id\":1}]}".to_owned(),
        "[".repeat(1_000_000),
        "<!doctype html><html><body>Bejelentkezés</body></html>".to_owned(),
        "x\u{100}".to_owned(),
        sent("Mikor jössz át kártyázni? Szombaton ráérek."),
    ] {
        assert_eq!(refused(&house, &foreign), ProblemKind::NotOurs, "{:.40}", foreign);
    }
    assert_eq!(refused(&house, "(;GM[1]SZ[9];B[ee"), ProblemKind::BadRecord);
    assert_eq!(refused(&house, "4ABC-DEFG-HJKM-NPQR"), ProblemKind::BadCode);
}

#[test]
fn a_save_cut_short_or_mistyped_says_so() {
    let (house, _directory) = house();
    let text = text(&house, &some::<HostedMochi>(&house));
    let text = text.trim();
    for end in [30, text.len() / 2, text.len() - 12, text.len() - 1] {
        assert_eq!(refused(&house, &text[..end]), ProblemKind::BadText, "cut at {end}");
    }
    let mut swapped = text.as_bytes().to_vec();
    let at = (100..swapped.len())
        .find(|&at| swapped[at].is_ascii_lowercase() && swapped[at + 1].is_ascii_uppercase())
        .unwrap();
    swapped.swap(at, at + 1);
    assert_eq!(refused(&house, std::str::from_utf8(&swapped).unwrap()), ProblemKind::BadText);
    let mut wrong = text.as_bytes().to_vec();
    wrong[at] = b'Q';
    assert_eq!(refused(&house, std::str::from_utf8(&wrong).unwrap()), ProblemKind::BadText);
}

#[test]
fn a_file_of_fifty_megabytes_is_refused() {
    let (house, _directory) = house();
    assert_eq!(refused(&house, &"A".repeat(50 << 20)), ProblemKind::TooLarge);
    assert_eq!(refused(&house, &"\u{ff}".repeat(50 << 20)), ProblemKind::TooLarge);
    let flood = envelope::seal(Kind::Table, &" ".repeat(65 << 20)).unwrap();
    assert_eq!(refused(&house, &flood), ProblemKind::TooLarge);
    // Parsed, each of these numbers would take sixteen times its length.
    let long = format!("{{\"table\":{{\"moves\":[0{}]}}}}\n", ",0".repeat(8 << 20));
    assert_eq!(refused(&house, &envelope::seal(Kind::Table, &long).unwrap()), ProblemKind::TooLarge);
}

#[test]
fn what_a_later_version_wrote_says_so() {
    let (house, _directory) = house();
    let text = text(&house, &some::<HostedMochi>(&house));
    let later: [fn(&mut Value); 5] = [
        |table| table["rules"] = 99.into(),
        |table| table["snapshot"]["rules"] = 99.into(),
        |table| table["game"] = "senet".into(),
        |table| table["game"] = "../../etc/passwd".into(),
        |table| table["setup"]["players"][1]["level"] = "grandmaster".into(),
    ];
    for change in later {
        assert_eq!(refused(&house, &sent(&forged(&text, change))), ProblemKind::NewerText);
    }
    let later: [fn(&mut Value); 2] = [|table| table["more"] = json!([0]), |table| table["snapshot"]["more"] = json!(1)];
    for change in later {
        assert_eq!(refused(&house, &sent(&forged(&text, change))), ProblemKind::NewerText);
    }
    // A wrong version in our own format is not a later version.
    let ours = format!("-{}-", envelope::VERSION);
    assert_eq!(refused(&house, &text.replacen(&ours, "-9-", 1)), ProblemKind::BadText);
    assert_eq!(refused(&house, "ASZTALTARS-9-BOX-4.AAAA.00000000"), ProblemKind::NewerText);
}

/// A change to a valid table.
pub type Change = Box<dyn FnOnce(&mut Value)>;

#[test]
fn a_table_that_cannot_be_says_so() {
    let (house, _directory) = house();
    let text = text(&house, &some::<HostedMochi>(&house));
    let iszkenderun = unsealed(&super::text(&house, &some::<HostedIszkenderun>(&house)));
    let foreign = |key: &'static str| {
        let value = iszkenderun[key].clone();
        move |table: &mut Value| table[key] = value
    };
    let mut wrong: Vec<(&str, Change)> = vec![
        ("another table's moves", Box::new(foreign("moves"))),
        ("another table's setup", Box::new(foreign("setup"))),
        ("another table's state", Box::new(foreign("snapshot"))),
        ("another table's game", Box::new(foreign("game"))),
        ("another deal", Box::new(|table| table["seed"] = "2026".into())),
        ("moves in another order", Box::new(|table| table["moves"].as_array_mut().unwrap().reverse())),
        ("a move too many", Box::new(|table| table["moves"].as_array_mut().unwrap().push(json!({ "kind": "pass" })))),
        ("a move that is none", Box::new(|table| table["moves"][3] = json!([[[]]]))),
        ("a head that isn't there", Box::new(|table| table["head"] = 10_000_000.into())),
        ("a head before the first", Box::new(|table| table["head"] = 0.into())),
        ("another head", Box::new(|table| table["head"] = 1.into())),
        ("a branch of one that isn't there", Box::new(|table| table["branches"] = json!([[10_000_000, 1]]))),
        ("a branch of a later one", Box::new(|table| table["branches"] = json!([[3, 5]]))),
        ("a decision before itself", Box::new(|table| table["branches"] = json!([[3, 3]]))),
        ("a decision before the first", Box::new(|table| table["branches"] = json!([[0, 0]]))),
        ("ends that aren't there", Box::new(|table| table["ends"].as_array_mut().unwrap().reverse())),
        ("no ends", Box::new(|table| table["ends"] = json!([]))),
        ("two persons", Box::new(|table| table["setup"]["players"][1]["level"] = Value::Null)),
        ("no person", Box::new(|table| table["setup"]["players"][0]["level"] = "beginner".into())),
        ("no players", Box::new(|table| table["setup"]["players"] = json!([]))),
        (
            "too many players",
            Box::new(|table| {
                let bot = table["setup"]["players"][1].clone();
                table["setup"]["players"].as_array_mut().unwrap().extend(vec![bot; 300]);
            }),
        ),
        ("seats that nobody has", Box::new(|table| table["setup"]["setup"]["seats"] = 200.into())),
        ("a seed that is none", Box::new(|table| table["seed"] = "99999999999999999999".into())),
        (
            "a state that is none",
            Box::new(|table| {
                table["rules"] = 0.into();
                table["snapshot"]["state"] = "{\"cards\":52}".into();
            }),
        ),
        (
            "a state that can't be",
            Box::new(|table| {
                table["rules"] = 0.into();
                let state = table["snapshot"]["state"].as_str().unwrap();
                let mut state: Value = serde_json::from_str(state).unwrap();
                state["setup"]["seats"] = 6.into();
                table["snapshot"]["state"] = state.to_string().into();
            }),
        ),
        (
            "a state of many brackets",
            Box::new(|table| {
                table["rules"] = 0.into();
                table["snapshot"]["state"] = "[".repeat(100_000).into();
            }),
        ),
        (
            "a decision of somebody who isn't there",
            Box::new(|table| {
                let moves = table["moves"].as_array().unwrap().len();
                table["told"] = json!({ "seats": vec![200; moves], "events": vec![json!([]); moves] });
            }),
        ),
        ("events of nobody", Box::new(|table| table["told"] = json!({ "seats": [], "events": [] }))),
        (
            "events that are none",
            Box::new(|table| {
                let moves = table["moves"].as_array().unwrap().len();
                table["told"] = json!({ "seats": vec![0; moves], "events": vec![json!([{ "kind": "won" }]); moves] });
            }),
        ),
    ];
    for (what, change) in wrong.drain(..) {
        assert_eq!(refused(&house, &sent(&forged(&text, change))), ProblemKind::BadTable, "{what}");
    }
}

#[test]
fn numbers_and_brackets_without_end_are_damage() {
    let (house, _directory) = house();
    let text = text(&house, &some::<HostedMochi>(&house));
    let wrong: [fn(&mut Value); 6] = [
        |table| table["branches"] = json!([[-3, -5]]),
        |table| table["created"] = json!(1e300),
        |table| table["head"] = json!(-1),
        |table| table["revision"] = json!(u64::MAX),
        |table| table["moves"] = json!("[[[["),
        |table| *table = json!(null),
    ];
    for change in wrong {
        assert_eq!(refused(&house, &sent(&forged(&text, change))), ProblemKind::BadText);
    }
    let deep = format!("{{\"table\":{}", "[".repeat(1_000_000));
    for content in [
        &*deep,
        "{\"table\":{\"id\":1e999}}",
        "{\"table\":",
        "",
        "\n\n",
        "{\"entry\":7}",
        "{\"table\":{}}\n{\"table\":{}}",
    ] {
        let text = envelope::seal(Kind::Table, content).unwrap();
        assert_eq!(refused(&house, &text), ProblemKind::BadText, "{content:.30}");
    }
}

#[test]
fn names_and_identifiers_do_no_harm() {
    let (house, _directory) = house();
    let text = text(&house, &some::<HostedMochi>(&house));
    for (name, kept) in [
        ("../../x".to_owned(), "../../x".to_owned()),
        ("a\u{0}b\u{1b}[2J".to_owned(), "a b [2J".to_owned()),
        ("\u{202e}\u{2066}lasztal".to_owned(), "lasztal".to_owned()),
        ("n".repeat(10_000), "n".repeat(60)),
        ("<img src=x onerror=alert(1)>".to_owned(), "<img src=x onerror=alert(1)>".to_owned()),
    ] {
        let forged = forged(&text, |table| {
            table["name"] = name.clone().into();
            table["setup"]["players"][1]["name"] = name.clone().into();
            table["id"] = name.clone().into();
            table["created"] = i64::MIN.into();
            table["updated"] = i64::MAX.into();
            table["revision"] = u32::MAX.into();
        });
        let id = taken(&house, &sent(&forged));
        assert!(id.len() == 12 && id.bytes().all(|byte| byte.is_ascii_hexdigit()), "{id}");
        let summary = house.start("hu").unwrap().tables.into_iter().find(|table| table.id == id).unwrap();
        assert_eq!(summary.name, kept);
        let carried = house.table_text(&id, 60).unwrap();
        assert!(!carried.name.contains(['/', '\\', '\0', '.']) || carried.name.matches('.').count() == 1);
        assert!(carried.name.len() < 120 && carried.name.ends_with(".asztal"));
        let table = house.open_table(&id).unwrap();
        assert!(table.seats[1].name.chars().count() <= 20 && !table.seats[1].name.is_empty());
        house.undo(&id, table.revision).unwrap();
        house.leave(&id);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, max_shrink_iters: 100, ..ProptestConfig::default() })]

    /// One value anywhere in a valid table is replaced: the result is imported correctly, or not at all.
    #[test]
    fn whatever_stands_anywhere_nothing_breaks(place in any::<prop::sample::Index>(), with in 0usize..12, game in prop::sample::select(GAMES)) {
        let (house, _directory) = house();
        let id = some_of(&house, game);
        let mut table = unsealed(&text(&house, &id));
        let count = places(&mut table, &mut |_, _| {});
        let wanted = place.index(count);
        let other = [json!(null), json!(-1), json!(0), json!(1), json!(255), json!(u64::MAX), json!(1e300), json!(""),
            json!("x"), json!([]), json!({}), json!(true)][with].clone();
        places(&mut table, &mut |at, value| if at == wanted { *value = other.clone() });
        let text = envelope::seal(Kind::Table, &format!("{}\n", json!({ "table": table }))).unwrap();
        match house.import_text(&sent(&text), false) {
            Ok(taken) => {
                let id = &taken.tables[0];
                house.open_table(id).unwrap();
                walk(&house, id);
            }
            Err(problem) => prop_assert!(problem.text(Lang::Hu).ends_with('.')),
        }
    }
}

/// Visits every value inside a value, counting; returns their number.
fn places(value: &mut Value, visit: &mut impl FnMut(usize, &mut Value)) -> usize {
    fn go(value: &mut Value, at: &mut usize, visit: &mut impl FnMut(usize, &mut Value)) {
        visit(*at, value);
        *at += 1;
        match value {
            Value::Array(values) => values.iter_mut().for_each(|value| go(value, at, visit)),
            Value::Object(values) => values.values_mut().for_each(|value| go(value, at, visit)),
            _ => {}
        }
    }
    let mut at = 0;
    go(value, &mut at, visit);
    at
}
