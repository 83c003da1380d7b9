//! Tests of saved lists.

use super::*;
use crate::house::House;
use tempfile::TempDir;

fn house() -> (TempDir, House) {
    let directory = TempDir::new().unwrap();
    let house = House::open(directory.path()).unwrap();
    (directory, house)
}

#[allow(clippy::needless_pass_by_value, reason = "for `map_err`")]
fn kind(problem: Problem) -> ProblemKind {
    problem.kind()
}

#[test]
fn a_list_is_kept_by_name_changed_deleted_and_brought_back() {
    let (directory, house) = house();
    let id = house.list_keep("parbaj", None, "  Erdő \n mélye ", "3 lombor").unwrap();
    house.list_keep("parbaj", None, "Ágyú", "2 lombor").unwrap();
    house.list_keep("mochi", None, "másé", "x").unwrap();
    house.list_keep("parbaj", Some(&id), "Erdő mélye", "1 lombor").unwrap();
    drop(house);
    let house = House::open(directory.path()).unwrap();
    let lists = house.lists("parbaj").unwrap();
    assert_eq!(lists.iter().map(|list| &*list.name).collect::<Vec<_>>(), ["Erdő mélye", "Ágyú"]);
    assert_eq!((&*lists[0].id, &*house.list_text(&id, 0).unwrap().text), (&*id, "1 lombor"));
    house.list_delete(&id).unwrap();
    assert_eq!(house.lists("parbaj").unwrap().len(), 1);
    assert_eq!(house.list_delete(&id).map_err(kind), Err(ProblemKind::NoSuchList));
    house.list_restore(&id).unwrap();
    assert_eq!(house.lists("parbaj").unwrap(), lists);
}

#[test]
fn what_is_no_list_is_refused_and_nothing_is_lost() {
    let (_directory, house) = house();
    let id = house.list_keep("parbaj", None, "Erdő", "3 lombor").unwrap();
    let bad = |id: Option<&str>, name: &str, text: &str| house.list_keep("parbaj", id, name, text).map_err(kind);
    assert_eq!(bad(None, " \u{200b}", "3 lombor"), Err(ProblemKind::BadList));
    assert_eq!(bad(Some(&id), "Erdő", &"x".repeat(longest("parbaj") + 1)), Err(ProblemKind::BadList));
    assert_eq!(bad(Some("nobody"), "Erdő", ""), Err(ProblemKind::NoSuchList));
    assert_eq!(house.list_keep("x", None, "Erdő", "").map_err(kind), Err(ProblemKind::NoSuchTable));
    assert_eq!(house.list_text(&id, 0).unwrap().text, "3 lombor");
}

#[test]
fn a_list_that_cant_be_read_is_told_of_and_can_be_deleted() {
    let (_directory, house) = house();
    house.list_keep("parbaj", None, "Erdő", "3 lombor").unwrap();
    house.lock().store.put_entry(Section::List, "x", "{\"game\":\"parbaj\"}").unwrap();
    let lists = house.lists("parbaj").unwrap();
    assert_eq!(lists.iter().map(|list| list.damaged).collect::<Vec<_>>(), [true, false]);
    house.list_delete("x").unwrap();
    assert_eq!(house.lists("parbaj").unwrap().len(), 1);
}

#[test]
fn a_list_is_a_file_of_the_kind_its_table_has() {
    let (_directory, house) = house();
    let id = house.list_keep("cardgo", None, "Közép", "(;GM[1]SZ[9])").unwrap();
    let file = house.list_text(&id, 60).unwrap();
    assert_eq!(file.text, "(;GM[1]SZ[9])");
    assert!(file.name.starts_with("asztaltars-go-"), "{}", file.name);
    assert!(file.name.ends_with(&format!("-{}.sgf", &id[..4])), "{}", file.name);
    let id = house.list_keep("parbaj", None, "Erdő", "3 lombor").unwrap();
    assert!(house.list_text(&id, 0).unwrap().name.ends_with(".txt"));
    assert_eq!(house.list_text("nobody", 0).map_err(kind), Err(ProblemKind::NoSuchList));
}

/// A record is longer than any deck, and lists of both kinds stay within the game's limit.
#[test]
fn a_list_is_as_long_as_its_table_says() {
    let (_directory, house) = house();
    for game in GAMES {
        let most = longest(game);
        let keep = |letter: &str, letters: usize| house.list_keep(game, None, "Hosszú", &letter.repeat(letters));
        assert!(keep("x", most).is_ok() && keep("\\", most).is_ok() && keep("字", most).is_ok(), "{game}");
        assert_eq!(keep("x", most + 1), Err(Problem::LongList { most }), "{game}");
        let kept = house.lists(game).unwrap();
        let whole = |list: &KeptList| house.list_text(&list.id, 0).unwrap().text.chars().count() == most;
        assert!(kept.len() == 3 && kept.iter().all(|list| !list.damaged && whole(list)), "{game}");
        // The overview is short however long the lists are.
        assert!(serde_json::to_string(&kept).unwrap().len() < 1000, "{game}");
    }
    // More bytes than an import accepts, though not too many characters.
    let most = longest("cardgo");
    assert_eq!(house.list_keep("cardgo", None, "Jelek", &"🀀".repeat(most)), Err(Problem::LongList { most }));
}

/// Earlier versions kept a list as a single value of any length.
#[test]
fn a_long_list_in_one_piece_is_put_apart_by_the_migration_alone_and_says_the_same() {
    let (directory, house) = house();
    let record = format!("(;GM[1]SZ[9]C[{}])", "x".repeat(2 * SHORT));
    let id = house.list_keep("cardgo", None, "Régi", &record).unwrap();
    {
        let store = &mut house.lock().store;
        let whole = whole_value(store, &id).unwrap().unwrap();
        store.set_entries(&id, &[(Section::List, Some(&whole)), (Section::Text, None)]).unwrap();
    }
    drop(house);
    let house = House::open(directory.path()).unwrap();
    let apart = |house: &House| !house.lock().store.keys(Section::Text).unwrap().is_empty();
    let says = |house: &House| house.list_text(&id, 0).unwrap().text;
    assert_eq!((apart(&house), says(&house)), (false, record.clone()), "no start but the migration touches it");
    keep_apart(&mut house.lock().store).unwrap();
    assert_eq!((apart(&house), says(&house)), (true, record));
    assert!(house.lists("cardgo").unwrap().iter().all(|list| !list.damaged));
}
