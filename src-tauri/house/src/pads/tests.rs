//! Tests of score pads.

use super::*;
use crate::house::House;
use cardgo::Point;
use serde_json::json;
use std::path::Path;
use tempfile::TempDir;

/// A house in a directory of its own, and the pads in it.
struct Evening {
    directory: TempDir,
    house: House,
}

impl Evening {
    fn begin() -> Evening {
        let directory = TempDir::new().unwrap();
        let house = open(directory.path());
        Evening { directory, house }
    }

    fn restart(self) -> Evening {
        let Evening { directory, house } = self;
        drop(house);
        let house = open(directory.path());
        Evening { directory, house }
    }

    fn pad(&self, game: &str, players: &[&str]) -> PadView {
        let players = players.iter().map(|name| (*name).to_owned()).collect();
        let id = self.house.pad_new(&NewPad { game: game.to_owned(), players, options: Vec::new() }).unwrap();
        self.house.pad(&id).unwrap()
    }

    /// Writes a sheet on the pad as it was seen.
    fn write(&self, pad: &PadView, sheet: &Value) -> Result<PadView, Problem> {
        self.house.pad_write(&pad.id, pad.revision, json!({ "game": pad.game, "sheet": sheet }))
    }

    /// Overwrites a pad in the store, as a damaged disk or another version might.
    fn put(&self, id: &str, text: &str) {
        self.house.lock().store.put_entry(Section::Pad, id, text).unwrap();
    }

    fn row(&self, id: &str) -> String {
        let rows = self.house.lock().store.entries(Section::Pad).unwrap();
        rows.into_iter().find(|(key, _)| key == id).unwrap().1
    }
}

fn open(directory: &Path) -> House {
    let house = House::open(directory).unwrap();
    house.start("hu").unwrap();
    house
}

/// One round of Boldog mocsik: the first player went out, the other kept these cards.
fn round(numbers: &[u8]) -> Value {
    json!({ "setup": { "seats": 2, "target": "usual" }, "cards_ran_out": false, "cardsRanOut": false, "rounds": [{
        "end": { "cause": "emptyHand", "seat": 0 },
        "left": [{ "kind": "numbers", "numbers": [] }, { "kind": "numbers", "numbers": numbers }],
    }] })
}

fn mochi(numbers: &[u8]) -> Value {
    let mut sheet = round(numbers);
    sheet.as_object_mut().unwrap().remove("cards_ran_out");
    sheet
}

#[test]
fn every_change_is_kept_and_the_last_ones_can_be_taken_back() {
    let evening = Evening::begin();
    let pad = evening.pad("mochi", &["Anna", ""]);
    assert_eq!((&pad.players[0][..], &pad.players[1][..], pad.can_undo), ("Anna", "2.\u{a0}játékos", false));
    let pad = evening.write(&pad, &mochi(&[3, 7, 2])).unwrap();
    assert_eq!(pad.scores, ["0", "12"]);
    assert!(pad.lines.iter().any(|line| line.rule == "MO-6.2"));
    let pad = evening.write(&pad, &mochi(&[9])).unwrap();
    let evening = evening.restart();
    assert_eq!(evening.house.pad(&pad.id).unwrap(), pad);
    let back = evening.house.pad_undo(&pad.id, pad.revision).unwrap();
    assert_eq!((&back.scores[..], back.can_undo), (&["0".to_owned(), "12".to_owned()][..], true));
    let back = evening.house.pad_undo(&back.id, back.revision).unwrap();
    assert_eq!((back.lines.len(), back.can_undo), (0, false));
    assert_eq!(evening.house.pad_undo(&back.id, back.revision).unwrap_err().kind(), ProblemKind::NothingThere);
}

#[test]
fn no_more_than_a_few_changes_are_remembered() {
    let evening = Evening::begin();
    let mut pad = evening.pad("mochi", &["Anna", "Béla"]);
    for number in 0..60 {
        pad = evening.write(&pad, &mochi(&[number % 10])).unwrap();
    }
    let kept = StoredPad::read(&evening.row(&pad.id)).unwrap();
    assert_eq!(kept.before.len(), 20);
}

#[test]
fn the_list_tells_who_plays_and_how_it_stands() {
    let evening = Evening::begin();
    let pad = evening.pad("mochi", &["Anna", "Béla"]);
    evening.write(&pad, &mochi(&[9, 9, 8, 7])).unwrap();
    let list = evening.house.pads().unwrap();
    let [summary] = &list.pads[..] else { panic!("{:?}", list.pads) };
    assert_eq!((&summary.standing[..], summary.finished), ("Anna nyert · Anna\u{a0}0, Béla\u{a0}33", true));
    let games: Vec<&str> = list.games.iter().map(|info| &info.game[..]).collect();
    assert_eq!(games, GAMES, "every table has a pad");
    for info in &list.games {
        let options = visit_game(&info.game, SheetOptions).unwrap();
        let asked: Vec<&str> = info.options.iter().map(|option| option.key).collect();
        assert_eq!(asked, options, "{}: what its sheet depends on", info.game);
        assert!(!info.seats.is_empty());
    }
}

struct SheetOptions;

impl GameVisitor for SheetOptions {
    type Output = &'static [&'static str];

    fn visit<G: ListedGame>(self) -> &'static [&'static str] {
        G::SHEET_OPTIONS
    }
}

#[test]
fn a_pad_is_renamed_deleted_and_brought_back() {
    let evening = Evening::begin();
    let pad = evening.pad("iszkenderun", &["Anna", "Béla", "Cili"]);
    let names = ["Anna", "Béla", "Dani"].map(str::to_owned);
    let named = evening.house.pad_rename(&pad.id, " Szombat\n \u{202e}este ", &names).unwrap();
    assert_eq!((&named.name[..], &named.players[2][..]), ("Szombat este", "Dani"));
    evening.house.pad_delete(&pad.id).unwrap();
    assert!(evening.house.pads().unwrap().pads.is_empty());
    assert_eq!(evening.house.pad(&pad.id).unwrap_err().kind(), ProblemKind::NoSuchPad);
    evening.house.pad_restore(&pad.id).unwrap();
    assert_eq!(evening.house.pad(&pad.id).unwrap(), named);
}

#[test]
fn a_deleted_pad_is_gone_for_good_at_the_next_start() {
    let evening = Evening::begin();
    let (kept, deleted) = (evening.pad("mochi", &["Anna", "Béla"]), evening.pad("mochi", &["Cili", "Dani"]));
    evening.put("damaged", "not json");
    for id in [&deleted.id[..], "damaged"] {
        evening.house.pad_delete(id).unwrap();
        assert_eq!(evening.house.pad_delete(id).unwrap_err().kind(), ProblemKind::NoSuchPad);
    }
    assert!(!evening.house.everything_text(0).unwrap().text.is_empty());
    let evening = evening.restart();
    assert_eq!(evening.house.pads().unwrap().pads.len(), 1);
    for id in [&deleted.id[..], "damaged"] {
        assert_eq!(evening.house.pad_restore(id).unwrap_err().kind(), ProblemKind::NoSuchPad);
    }
    assert_eq!(evening.house.pad(&kept.id).unwrap(), kept);
}

#[test]
fn erasing_leaves_a_deleted_pad_deleted_and_a_backup_brings_it_back_once() {
    let evening = Evening::begin();
    let pad = evening.pad("mochi", &["Anna", "Béla"]);
    evening.pad("mochi", &["Cili", "Dani"]);
    let backup = evening.house.everything_text(0).unwrap().text;
    evening.house.pad_delete(&pad.id).unwrap();
    assert!(!evening.house.start("hu").unwrap().erased);
    evening.house.erase().unwrap();
    evening.house.erase_undo().unwrap();
    assert_eq!(evening.house.pads().unwrap().pads.len(), 1);
    assert_eq!(evening.house.import_text(&backup, false).unwrap().entries, 1);
    let pad = evening.house.pad_rename(&pad.id, "Kedd", &pad.written).unwrap();
    evening.house.pad_restore(&pad.id).unwrap();
    assert_eq!(evening.house.pad(&pad.id).unwrap(), pad, "what is here now stays");
}

#[test]
fn what_cant_be_written_is_a_sentence_and_the_pad_stays_as_it_is() {
    let evening = Evening::begin();
    let pad = evening.pad("mochi", &["Anna", "Béla"]);
    let pad = evening.write(&pad, &mochi(&[3])).unwrap();
    let mut three = mochi(&[3]);
    three["setup"]["seats"] = json!(3);
    three["rounds"] = json!([]);
    let mut huge = mochi(&[3]);
    huge["rounds"][0]["left"][1] = json!({ "kind": "sum", "points": 4_000_000_000_u64 });
    let mut long = mochi(&[3]);
    long["rounds"] = Value::from(vec![mochi(&[1; 70])["rounds"][0].clone(); 200]);
    for sheet in [json!(null), json!([]), json!("x".repeat(10_000)), round(&[3]), mochi(&[10]), three, huge, long] {
        let problem = evening.write(&pad, &sheet).unwrap_err();
        assert_eq!(problem.kind(), ProblemKind::BadPad);
        assert!(problem.text(evening.house.lang()).ends_with('.'));
    }
    let other = evening.pad("cardgo", &["", ""]);
    let foreign = json!({ "game": "mochi", "sheet": mochi(&[3]) });
    let problem = evening.house.pad_write(&other.id, other.revision, foreign).unwrap_err();
    assert_eq!(problem.kind(), ProblemKind::BadPad, "another game's sheet");
    let stale = evening.house.pad_write(&pad.id, pad.revision - 1, json!({ "game": "mochi", "sheet": mochi(&[4]) }));
    assert_eq!(stale.unwrap_err().kind(), ProblemKind::Stale);
    assert_eq!(evening.house.pad(&pad.id).unwrap(), pad);
    assert_eq!(evening.house.pad("nowhere").unwrap_err().kind(), ProblemKind::NoSuchPad);
}

#[test]
fn absurd_names_and_setups_are_sentences() {
    let evening = Evening::begin();
    let new = |game: &str, players: Vec<String>, options: Vec<OptionChoice>| {
        evening.house.pad_new(&NewPad { game: game.to_owned(), players, options }).unwrap_err().kind()
    };
    let two = || vec![String::new(); 2];
    assert_eq!(new("mochi", vec!["a".repeat(10_000), String::new()], vec![]), ProblemKind::BadPadName);
    assert_eq!(new("mochi", vec![String::new(); 1_000], vec![]), ProblemKind::BadSetup);
    assert_eq!(new("chess", two(), vec![]), ProblemKind::BadSetup);
    let option = OptionChoice { key: "target".to_owned(), value: "1e9".to_owned() };
    assert_eq!(new("mochi", two(), vec![option]), ProblemKind::BadSetup);
    let pad = evening.pad("mochi", &["[[MO-1.1|Anna]]", "\u{202e}<b>"]);
    evening.write(&pad, &mochi(&[3])).unwrap();
    let rename = |name: &str, players: &[String]| evening.house.pad_rename(&pad.id, name, players).unwrap_err().kind();
    assert_eq!(rename(&"é".repeat(41), &two()), ProblemKind::BadPadName);
    assert_eq!(rename("", &[]), ProblemKind::BadPad);
    assert!(evening.house.pads().unwrap().pads.len() == 1);
}

#[test]
fn a_damaged_pad_is_told_and_left_alone() {
    let evening = Evening::begin();
    let good = evening.pad("mochi", &["Anna", "Béla"]);
    let kept = evening.row(&good.id);
    let damaged = [
        "not json".to_owned(),
        "{}".to_owned(),
        kept.replace("\"mochi\"", "\"chess\""),
        kept.replace("\"seats\":2", "\"seats\":200"),
        kept.replace("\"players\":[\"Anna\",", "\"players\":["),
        kept.replace("\"revision\"", "\"newer\":1,\"revision\""),
        kept.replace("\"Anna\"", &format!("\"{}\"", "a".repeat(41))),
        kept.replace("\"before\":[]", &format!("\"before\":[{}0]", "0,".repeat(20))),
    ];
    for (number, text) in damaged.iter().enumerate() {
        assert_ne!(*text, kept);
        let id = format!("damaged{number}");
        evening.put(&id, text);
        let problem = evening.house.pad(&id).unwrap_err();
        assert_eq!(problem.kind(), ProblemKind::DamagedPad, "{text}");
        assert!(evening.house.pad_undo(&id, 0).is_err() && evening.house.pad_rename(&id, "", &[]).is_err());
        assert_eq!(evening.row(&id), *text);
    }
    let list = evening.house.pads().unwrap();
    assert_eq!(list.pads.iter().filter(|pad| pad.damaged).count(), damaged.len());
    assert_eq!(evening.house.pad(&good.id).unwrap(), good);
}

#[test]
fn dead_stones_are_proposed_and_the_proposal_can_be_taken_back() {
    let evening = Evening::begin();
    let new = NewPad {
        game: "cardgo".to_owned(),
        players: vec![String::new(); 2],
        options: vec![OptionChoice { key: "size".to_owned(), value: "9".to_owned() }],
    };
    let id = evening.house.pad_new(&new).unwrap();
    let pad = evening.house.pad(&id).unwrap();
    let PadSheet::Cardgo(mut sheet) = pad.sheet.clone() else { panic!("{:?}", pad.sheet) };
    for (row, text) in sheet.rows.iter_mut().enumerate() {
        *text = if row == 4 { ".....XOOX".to_owned() } else { ".....XOO.".to_owned() };
    }
    let pad = evening.write(&pad, &json!(sheet)).unwrap();
    let proposed = evening.house.pad_propose(&id, pad.revision).unwrap();
    let PadSheet::Cardgo(found) = &proposed.sheet else { panic!("{:?}", proposed.sheet) };
    assert!(found.dead.contains("J5".parse::<Point>().unwrap()) && found.dead.len() == 1);
    let back = evening.house.pad_undo(&id, proposed.revision).unwrap();
    assert_eq!(back.sheet, PadSheet::Cardgo(sheet));
    let mochi = evening.pad("mochi", &["Anna", "Béla"]);
    assert_eq!(evening.house.pad_propose(&mochi.id, 0).unwrap_err().kind(), ProblemKind::NothingThere);
}

#[test]
fn a_board_is_taken_from_a_games_file() {
    let evening = Evening::begin();
    let file = "(;GM[1]FF[4]SZ[9]KM[5.5]PB[Anna]PW[Bela];B[ee];W[gc];B[cg])";
    let pad = evening.house.pad(&evening.house.pad_from_record(file).unwrap()).unwrap();
    let PadSheet::Cardgo(sheet) = &pad.sheet else { panic!("{:?}", pad.sheet) };
    assert_eq!((sheet.setup.komi, sheet.rows.join("").matches(['X', 'O']).count()), (11, 3));
    assert_eq!(pad.players, ["Anna", "Bela"]);
    for bad in ["", "(;GM[1]SZ[9];B[ee", "ő", &"x".repeat(2 << 20)] {
        assert_eq!(evening.house.pad_from_record(bad).unwrap_err().kind(), ProblemKind::BadRecord);
    }
}
