//! `arena sgf` lists the games in record files, writes them out, and refuses other files.
#![allow(clippy::unwrap_used, reason = "tests")]

use serde_json::Value;
use sgf::Record;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// A game with a variation, by two named players, in the Latin-1 of older programs.
const GAME: &[u8] =
    b"(;GM[1]FF[4]SZ[9]KM[5.5]PB[\xc9va]PW[\xd6d\xf6n]RE[W+2.5];B[ee]C[k\xf6z\xe9p];W[gc](;B[cg];W[cc])(;B[gg]))";
/// A game in which a stone is played on an occupied point.
const TAKEN: &[u8] = b"(;GM[1]FF[4]SZ[13];B[dd];W[dd])";
/// A file that ends within a value.
const CUT: &[u8] = b"(;GM[1]FF[4]SZ[9];B[ee];W[g";

fn arena(directory: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_arena")).arg("sgf").args(arguments).current_dir(directory).output().unwrap()
}

fn answer(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn it_tells_what_is_in_a_file_and_writes_it_out_in_utf_8() {
    let directory = tempfile::tempdir().unwrap();
    let there = directory.path();
    fs::write(there.join("game.sgf"), GAME).unwrap();
    fs::write(there.join("taken.sgf"), TAKEN).unwrap();
    let output = arena(there, &["game.sgf", "taken.sgf", "--to", "both.sgf"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let told = answer(&output);
    let game = &told[0]["games"][0];
    assert_eq!((&told[0]["file"], &told[0]["comes_back"]), (&"game.sgf".into(), &true.into()));
    assert_eq!(
        (&game["size"], &game["nodes"], &game["ways"], &game["moves"]),
        (&9.into(), &6.into(), &2.into(), &4.into())
    );
    assert_eq!(game["names"], Value::from(["Éva", "Ödön"].to_vec()));
    assert!(game["result"].as_str().unwrap().contains("2.5"), "{game}");
    assert_eq!(game["against"], Value::Null, "our rules allow all of it");
    assert!(told[1]["games"][0]["against"].as_str().is_some_and(|why| why.contains("D10")), "{}", told[1]);
    // Both games are in one file, in UTF-8, with all their properties.
    let written = fs::read_to_string(there.join("both.sgf")).unwrap();
    assert!(written.contains("PB[Éva]") && written.contains("C[közép]"), "{written}");
    let again = sgf::parse(written.as_bytes()).unwrap();
    assert_eq!(again.len(), 2);
    assert_eq!(again[0].nodes().len(), 6);
    assert_eq!(Record::read(written.as_bytes()).unwrap().moves().count(), 4);
    assert_eq!(fs::read(there.join("game.sgf")).unwrap(), GAME, "what was read stays as it was");
}

#[test]
fn a_damaged_file_is_refused_with_a_sentence_and_the_others_are_told_all_the_same() {
    let directory = tempfile::tempdir().unwrap();
    let there = directory.path();
    fs::write(there.join("cut.sgf"), CUT).unwrap();
    fs::write(there.join("game.sgf"), GAME).unwrap();
    let output = arena(there, &["cut.sgf", "game.sgf", "--to", "good.sgf"]);
    assert_eq!(output.status.code(), Some(1));
    let told = answer(&output);
    let why = told[0]["error"].as_str().unwrap();
    assert!(why.len() > 20 && told[0].get("games").is_none(), "{why}");
    assert_eq!(told[1]["games"].as_array().unwrap().len(), 1);
    assert_eq!(sgf::parse(&fs::read(there.join("good.sgf")).unwrap()).unwrap().len(), 1);
}

#[test]
fn a_file_that_isnt_there_is_said_to_be_none() {
    let directory = tempfile::tempdir().unwrap();
    let output = arena(directory.path(), &["nothing.sgf"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    assert!(String::from_utf8_lossy(&output.stderr).starts_with("arena: nothing.sgf: "));
}
