//! Texts of later versions: they are recognized as such, and what can be read in them is imported.

use super::bad_input::unsealed;
use super::everything::result;
use super::*;
use crate::play::clock::Spent;
use crate::saves::save_text::envelope::{self, Kind, VERSION};
use crate::saves::save_text::lines::{Entry, ExportSection, Line};
use game::Seat;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Makes a text with everything: a table of each game, and a result.
fn everything(version: u32, change: impl Fn(usize, &mut Value), more: &str) -> String {
    let (house, _directory) = house();
    let mut content = String::from("{\"written\":5}\n");
    for (number, game) in GAMES.iter().enumerate() {
        let mut table = unsealed(&text(&house, &some_of(&house, game)));
        change(number, &mut table);
        content.push_str(&format!("{}\n", json!({ "table": table })));
    }
    let result = json!({ "entry": { "section": "statistic", "key": "0123456789ab", "value": result(5) } });
    content.push_str(&format!("{result}\n{more}"));
    envelope::seal_as(version, Kind::Everything, &content).unwrap()
}

fn look(house: &House, text: &str) -> EverythingLook {
    match house.import_preview(&sent(text)).unwrap() {
        ImportPreview::Everything { everything } => everything,
        other => panic!("not everything: {other:?}"),
    }
}

const ALL: u32 = GAMES.len() as u32;

#[test]
fn a_text_of_a_later_version_says_so_and_comes_in() {
    let (house, _directory) = house();
    let text = everything(VERSION + 1, |_, _| {}, "");
    let look = look(&house, &text);
    assert_eq!((look.fresh, look.entries, look.left_out.len()), (ALL, 1, 0));
    assert_eq!(look.notes, ["Ezt az Asztaltárs újabb változata írta."]);
    assert_eq!(house.import_text(&sent(&text), false).unwrap().tables.len(), GAMES.len());
}

#[test]
fn one_table_with_something_new_in_it_keeps_no_other_from_coming_in() {
    let places = ["", "/snapshot", "/setup"];
    for (at, place) in places.into_iter().enumerate() {
        let (house, _directory) = house();
        let with_more = |number: usize, table: &mut Value| {
            if number == at {
                table.pointer_mut(place).unwrap()["more"] = json!({ "anything": [1] });
            }
        };
        // As a later version writes it, or as one that forgot to raise the version.
        for version in [VERSION, VERSION + 1] {
            let text = everything(version, with_more, "");
            let look = look(&house, &text);
            assert_eq!((look.fresh, look.left_out.len()), (ALL - 1, 1), "{place}");
            assert_eq!((&*look.left_out[0].game, &*look.left_out[0].name), (GAMES[at], "Kedd este"));
            if place != "/setup" {
                assert!(look.left_out[0].why.contains("újabb változata"), "{}", look.left_out[0].why);
                let of = format!("{ALL}\u{a0}asztala közül {} olvasható", ALL - 1);
                assert!(look.notes.len() == 1 && look.notes[0].contains(&of), "{:?}", look.notes);
            }
        }
        let text = everything(VERSION, with_more, "");
        let came = house.import_text(&sent(&text), false).unwrap();
        assert_eq!((came.tables.len(), came.entries, came.left_out.len()), (GAMES.len() - 1, 1, 1), "{place}");
    }
}

#[test]
fn lines_fields_and_sections_that_are_not_known_are_counted_and_left_out() {
    let (house, _directory) = house();
    let more = [
        json!({ "tournament": { "rounds": 3 } }),
        json!({ "entry": { "section": "diary", "key": "a", "value": "1" } }),
        json!({ "entry": { "section": "pad", "key": "a", "value": "1", "colour": 3 } }),
    ];
    let more: String = more.iter().map(|line| format!("{line}\n")).collect();
    let text = everything(VERSION, |_, _| {}, &more);
    let look = look(&house, &text);
    assert_eq!((look.fresh, look.entries, look.left_out.len(), look.no_pads), (ALL, 1, 0, 0));
    assert_eq!(look.notes.len(), 2);
    assert!(look.notes[1].starts_with("3\u{a0}olyan bejegyzés"), "{:?}", look.notes);
    assert_eq!(house.import_text(&sent(&text), false).unwrap().tables.len(), GAMES.len());
    // A line that no version writes is damage, and nothing is imported.
    for broken in ["not json", "[1]", "{\"entry\":7}", "{\"a\":1,\"b\":2}", "{}", "{\"tournament\":[}"] {
        let text = everything(VERSION, |_, _| {}, &format!("{broken}\n"));
        assert_eq!(house.import_preview(&sent(&text)).unwrap_err().kind(), ProblemKind::BadText, "{broken}");
    }
}

#[test]
fn results_and_settings_that_cannot_be_read_are_told_and_left_out() {
    let (house, _directory) = house();
    let more: String = [("statistic", "a", "[3,1]"), ("setting", "unheard", "{}"), ("setting", "lessons", "7")]
        .iter()
        .map(|(section, key, value)| {
            format!("{}\n", json!({ "entry": { "section": section, "key": key, "value": value } }))
        })
        .collect();
    let text = everything(VERSION, |_, _| {}, &more);
    let look = look(&house, &text);
    assert_eq!((look.entries, look.no_pads), (1, 0));
    assert_eq!(look.notes, ["3\u{a0}eredmény vagy beállítás nem olvasható: ezek kimaradnak."]);
    house.import_text(&sent(&text), true).unwrap();
    let statistics = house.statistics().unwrap();
    assert_eq!((statistics.left_out, statistics.games.len()), (0, 1));
}

#[test]
fn a_table_of_a_later_version_alone_says_so() {
    let (house, _directory) = house();
    let line = json!({ "table": unsealed(&text(&house, &some::<HostedMochi>(&house))) });
    let later = envelope::seal_as(VERSION + 1, Kind::Table, &format!("{line}\n")).unwrap();
    let ImportPreview::Table { table } = house.import_preview(&sent(&later)).unwrap() else { panic!("no table") };
    assert_eq!(table.notes, ["Ezt az Asztaltárs újabb változata írta."]);
    let mut changed = line.clone();
    changed["table"]["moves"] = json!({ "packed": "AAAA" });
    let later = envelope::seal_as(VERSION + 1, Kind::Table, &format!("{changed}\n")).unwrap();
    assert_eq!(house.import_preview(&sent(&later)).unwrap_err().kind(), ProblemKind::NewerText);
}

/// Collects every key inside a value.
fn names(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(named) => named.iter().for_each(|(name, value)| {
            found.insert(name.clone());
            names(value, found);
        }),
        Value::Array(values) => values.iter().for_each(|value| names(value, found)),
        _ => {}
    }
}

/// The format and its version change together: a change to these names requires raising [`VERSION`], so that an older
/// app says that it is too old, and the new names are to be added here.
#[test]
fn the_version_moves_with_the_form() {
    let (house, _directory) = house();
    let id = TableId(some::<HostedMochi>(&house));
    let (mut written, told) = {
        let inner = house.lock();
        let record = inner.store.table(&id).unwrap();
        (Written::of(&inner.store, &record).unwrap(), Told::of(&inner.store, &id).unwrap())
    };
    // Data that belongs to a game isn't part of the format.
    written.setup = serde_json::from_str("null").unwrap();
    written.moves.clear();
    (written.assisted, written.spent) = (true, Some(Spent::default()));
    written.guests_helped = vec![Seat(1)];
    written.verdicts = vec![serde_json::from_str("null").unwrap()];
    written.told = Some(Told { events: Vec::new(), ..told });
    let entry = Entry { section: ExportSection::Pad, key: String::new(), value: String::new() };
    let lines = [Line::Written(0), Line::Table(Box::new(written)), Line::Entry(entry)];
    let mut found = BTreeSet::new();
    lines.iter().for_each(|line| names(&serde_json::to_value(line).unwrap(), &mut found));
    names(&serde_json::from_str(&result(5)).unwrap(), &mut found);
    let sections = ExportSection::ALL.map(|part| serde_json::to_value(part).unwrap().as_str().unwrap().to_owned());
    found.extend(sections);
    let form: Vec<&str> = found.iter().map(String::as_str).collect();
    assert_eq!((VERSION, form.join(" ")), (4, FORM.to_owned()));
}

const FORM: &str = "after assisted branches created endedMs ends entry events game guestsHelped head helped id judged key \
    laidMs list made_ms moves name options origin pad practice puzzle ranks refusal revision rules scores seats section \
    seed setting setup snapshot spent state statistic table thought_ms told updated value verdicts written";
