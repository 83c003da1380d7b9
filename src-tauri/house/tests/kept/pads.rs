//! Score pads for a build's fixture: one of each kind, each with a change that can be undone.

use house::{House, NewPad, OptionChoice};
use serde_json::{Value, json};

/// Writes the pads.
pub fn keep(house: &House) {
    mochi(house);
    iszkenderun(house);
    go(house);
}

fn mochi(house: &House) {
    let id = begin(house, "mochi", &["Anna", "Béla", ""], &[("target", "60")]);
    let round = |seat: u8, left: [&[u8]; 3]| {
        let left: Vec<Value> = left.iter().map(|numbers| json!({ "kind": "numbers", "numbers": numbers })).collect();
        json!({ "end": { "cause": "emptyHand", "seat": seat }, "left": left })
    };
    let first = round(0, [&[], &[3, 7, 2], &[9, 9, 1]]);
    change(house, &id, |sheet| sheet["rounds"] = json!([first]));
    change(house, &id, |sheet| sheet["rounds"] = json!([first, round(2, [&[4], &[8, 8], &[]])]));
}

fn iszkenderun(house: &House) {
    let id = begin(house, "iszkenderun", &["Cili", "Dani", "Emma"], &[("third", "0")]);
    let cards =
        |codes: &[&str]| -> Vec<Value> { codes.iter().map(|code| json!({ "card": code, "tokens": 0 })).collect() };
    change(house, &id, |sheet| {
        sheet["rounds"][0]["began"] = json!("turban");
        sheet["rounds"][0]["rows"][0] = json!(cards(&["S2", "T7"]));
    });
    change(house, &id, |sheet| {
        sheet["rounds"][0]["rows"] = json!([cards(&["S2", "T7"]), cards(&["S9", "S4", "T3"]), cards(&[])]);
        sheet["rounds"][0]["done"] = json!(true);
    });
    let pad = house.pad(&id).unwrap();
    house.pad_rename(&id, "Szombat este", &pad.written).unwrap();
}

fn go(house: &House) {
    let id = begin(house, "cardgo", &["", "Feri"], &[("size", "9")]);
    let mut rows = vec![".....XOO."; 9];
    rows[4] = ".....XOOX";
    change(house, &id, |sheet| sheet["rows"] = json!(rows));
    let pad = house.pad(&id).unwrap();
    house.pad_propose(&id, pad.revision).unwrap();
    change(house, &id, |sheet| sheet["done"] = json!(true));
}

fn begin(house: &House, game: &str, players: &[&str], options: &[(&str, &str)]) -> String {
    let options = options.iter().map(|&(key, value)| OptionChoice { key: key.to_owned(), value: value.to_owned() });
    let players = players.iter().map(|&player| player.to_owned()).collect();
    house.pad_new(&NewPad { game: game.to_owned(), players, options: options.collect() }).unwrap()
}

fn change(house: &House, id: &str, change: impl Fn(&mut Value)) {
    let pad = house.pad(id).unwrap();
    let mut sheet = json!(pad.sheet);
    change(&mut sheet["sheet"]);
    let pad = house.pad_write(id, pad.revision, sheet).unwrap();
    assert!(pad.faults.is_empty(), "{:?}", pad.faults);
}
