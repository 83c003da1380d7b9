//! Writes the samples that the app produces itself (`*.own` in the corpus): current exports, files and commands.
//!
//! Run by hand after a change of the rules or of a form: `cargo test -p fuzz --test write_corpus -- --ignored`.
#![allow(clippy::unwrap_used, reason = "tests")]

use fuzz::seal::unsealed;
use fuzz::{Furnished, corpus, furnished, name_of};
use games::GAMES;
use house::House;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

fn write(target: &str, name: &str, bytes: impl AsRef<[u8]>) {
    let folder = corpus::folder(target);
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join(format!("{name}.own")), bytes).unwrap();
}

#[test]
#[ignore = "writes the corpus"]
fn write_the_corpus() {
    let furnished = furnished();
    let scratch = furnished.copied();
    let house = &scratch.house;
    texts(house, furnished);
    codes(house, furnished);
    records(house, furnished);
    write("gtp", "conversation", said());
    card_texts();
    scenarios();
    commands(house, furnished);
    for (name, bytes) in furnished.files() {
        if name.ends_with(".sqlite3") {
            write("store", "house", bytes);
        }
    }
    write("rows", "house", serde_json::to_vec(&furnished.rows()).unwrap());
}

/// Writes a sample for every label, and one of a card with several lines.
fn card_texts() {
    let labels = [
        "Kijátszási feltétel: van két lényed.",
        "Előny: 3–8: +1/+1.",
        "Semlegesítés: [az ellenfél varázslata].",
        "Időleges költség, 2: 1 VP.",
        "Jutalom: [húz egy lapot].",
        "Hátrány: az előkészítődben veszítesz 1 Ép-t.",
    ];
    write("card_text", "labels", labels.join(" "));
    let lines = [
        "Versenyen tiltott. Legfeljebb kettő lehet belőle a pakliban.",
        "Sebzése annyi, ahány lap van a kezedben.",
        "2 VP, tedd passzívvá: egy lényed ezt kapja: „Hátrány: nem támadhat.”",
        "Amikor ez a lény támad, húzol egy lapot, de veszítesz 1 Ép-t.",
    ];
    write("card_text", "lines", lines.join("\n"));
}

/// Writes save texts of tables and of everything, with their seal and without.
fn texts(house: &House, furnished: &Furnished) {
    for (game, id) in GAMES.iter().zip(["MOCHI", "ISZKENDERUN", "CARDGO"]) {
        let text = house.table_text(&furnished.names[id], 0).unwrap().text;
        write("envelope", &format!("table-{game}"), &text);
        write("content", &format!("table-{game}"), unsealed(&text));
    }
    let text = house.everything_text(0).unwrap().text;
    write("envelope", "everything", &text);
    write("content", "everything", unsealed(&text));
}

fn codes(house: &House, furnished: &Furnished) {
    for (game, id) in GAMES.iter().zip(["MOCHI", "ISZKENDERUN", "CARDGO"]) {
        write("code", game, house.challenge_of(&furnished.names[id]).unwrap().unwrap());
        write("code", &format!("{game}-today"), house.challenge_today(game, "2026-11-22").unwrap().code);
    }
}

fn records(house: &House, furnished: &Furnished) {
    house.open_table(&furnished.names["CARDGO"]).unwrap();
    let text = house.record_text(&furnished.names["CARDGO"], 0).unwrap().text;
    let plain = "(;GM[1]FF[4]CA[UTF-8]SZ[9]KM[6.5]HA[2]AB[cc][gg]PB[Éva]PW[Máté]DT[2026-11-22]RE[B+3.5]\n;W[ee]C[a: \\\\ [b\\]];B[gc];W[cg](;B[cd];W[dc])(;B[dd]LB[aa:x];W[];B[]))";
    for target in ["sgf", "record"] {
        write(target, "cards", &text);
        write(target, "plain", plain);
        write(target, "nineteen", "(;SZ[19]KM[0];B[pd];W[dp];B[pq];W[dd];B[fq];W[cn];B[jp])");
    }
}

/// Returns the input of the script that the protocol's own test follows.
fn said() -> String {
    let script = include_str!("../../../src-tauri/arena/tests/gtp.txt");
    let said = script.lines().filter_map(|line| line.strip_prefix('>'));
    said.map(|line| line.trim_start().replace("\\t", "\t").replace("\\r", "\r").replace("\\a", "\x07") + "\n").collect()
}

/// Writes a few scenarios of each game, small and large, a tutorial and a chapter of rules.
fn scenarios() {
    let tables = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../src-tauri/games");
    for game in GAMES {
        let mut files: Vec<_> = rulebook::scenario::files_under(&tables.join(game).join("scenarios")).unwrap();
        files.sort_by_key(|file| fs::metadata(file).unwrap().len());
        for (number, file) in files.iter().step_by(files.len() / 6).enumerate() {
            write("scenario", &format!("{game}-{number}"), fs::read(file).unwrap());
        }
        write("scenario", &format!("{game}-tutorial"), fs::read(tables.join(game).join("tutorial.json")).unwrap());
        let mut chapters: Vec<_> = rulebook::scenario::files_under(&tables.join(game).join("rules")).unwrap();
        chapters.sort_by_key(|file| fs::metadata(file).unwrap().len());
        write("scenario", &format!("{game}-rules"), fs::read(&chapters[0]).unwrap());
    }
}

/// Writes commands of the window as lines, a few per sample, because long inputs take long.
fn asked(name: &str, calls: &[(&str, Value)]) {
    for (number, calls) in calls.chunks(8).enumerate() {
        let lines: String =
            calls.iter().map(|(cmd, args)| json!({ "cmd": cmd, "args": args }).to_string() + "\n").collect();
        write("arguments", &format!("{name}-{number}"), lines);
    }
}

fn commands(house: &House, furnished: &Furnished) {
    for game in GAMES {
        let id = name_of(game);
        let table = house.open_table(&furnished.names[&id]).unwrap();
        let mut moves = table.game.moves();
        if moves.is_empty() {
            // It isn't the person's turn, so the last decision is undone.
            house.undo(&table.id, table.revision).unwrap();
            moves = house.open_table(&table.id).unwrap().game.moves();
        }
        let decision = |at: usize| json!(moves.get(at));
        let players = Furnished::players(game);
        let people = |name: &str| vec![name.to_owned(); players.len()];
        let pad = format!("{id}-PAD");
        let sheet = json!(house.pad(&furnished.names[&*pad]).unwrap())["sheet"].clone();
        let lessons = json!(house.tutorial(game).unwrap())["lessons"].clone();
        let at = |revision: u32| json!({ "id": id, "revision": revision });
        asked(
            game,
            &[
                ("start", json!({ "system": "hu-HU" })),
                ("table_create", json!({ "table": { "game": game, "players": players, "options": [], "seed": "7" } })),
                ("table_open", json!({ "id": id })),
                ("table_act", json!({ "id": id, "revision": 0, "decision": decision(0) })),
                ("table_forecast", json!({ "id": id, "revision": 0, "decision": decision(1) })),
                ("table_at", json!({ "id": id, "revision": 0, "ply": 3 })),
                ("table_undo", at(0)),
                ("table_redo", at(0)),
                ("table_branch", json!({ "id": id, "ply": 2, "name": "Kedd este" })),
                ("table_hold", json!({ "id": id, "on": true })),
                ("table_rename", json!({ "id": id, "name": "Szerda" })),
                ("table_text", json!({ "id": id, "offset": 60 })),
                ("table_delete", json!({ "id": id })),
                ("table_restore", json!({ "id": id })),
                ("table_again", json!({ "id": id })),
                ("level_word", json!({ "id": id })),
                ("report_text", json!({ "id": id })),
                ("challenge_of", json!({ "id": id })),
                ("challenge_today", json!({ "game": game, "day": "2026-11-22" })),
                ("lesson_at", json!({ "game": game, "id": lessons[0]["id"], "moves": [decision(0)] })),
                ("tutorial", json!({ "game": game })),
                ("rule_index", json!({ "game": game })),
                ("pad_new", json!({ "pad": { "game": game, "players": people("Éva"), "options": [] } })),
                ("pad_open", json!({ "id": pad })),
                ("pad_write", json!({ "id": pad, "revision": 0, "sheet": sheet })),
                ("pad_rename", json!({ "id": pad, "name": "Klub", "players": people("Luca") })),
                ("pad_undo", json!({ "id": pad, "revision": 2 })),
                ("pad_delete", json!({ "id": pad })),
                ("pad_restore", json!({ "id": pad })),
            ],
        );
    }
    asked(
        "house",
        &[
            ("settings_save", json!({ "settings": house.start("hu").unwrap().settings, "system": "en" })),
            ("statistics", json!({})),
            ("statistics_reset", json!({ "game": null })),
            ("statistics_restore", json!({ "number": 1 })),
            ("everything_text", json!({ "offset": -300, "part": 0, "task": 1 })),
            ("import_preview", json!({ "file": "(;SZ[9];B[ee])", "task": 2 })),
            ("import_text", json!({ "file": "ASZTALTARS-1-TABLE-4.\nAAAA\n", "settings": true, "task": 3 })),
            ("challenge_read", json!({ "code": "4ABC-DEFG-HJKM-NPQR", "game": "mochi" })),
            ("record_look", json!({ "file": "(;SZ[9];B[ee])" })),
            ("record_open", json!({ "file": "(;SZ[9];B[ee])", "seat": 1, "level": "beginner" })),
            ("record_text", json!({ "id": "CARDGO", "offset": 0 })),
            ("pad_from_record", json!({ "file": "(;SZ[9];B[ee])" })),
            ("pad_list", json!({})),
            ("rule", json!({ "id": "MO-1.1" })),
            ("rule_search", json!({ "query": "kezeket", "game": null })),
            ("bookmark_set", json!({ "id": "GO-1.1", "on": true })),
            ("bookmarks", json!({})),
            ("erase", json!({})),
            ("erase_undo", json!({})),
        ],
    );
    let scenes: Vec<(&str, Value)> = games::VOLUMES
        .iter()
        .flat_map(|table| table.texts.scenarios.iter().take(2))
        .flat_map(|file| {
            let scene = json!({ "scenario": file.stem(), "step": 1, "moves": [] });
            [
                ("scenario_show", json!({ "id": file.stem() })),
                ("scene_play_on", json!({ "scene": scene, "level": "beginner" })),
            ]
        })
        .collect();
    asked("scenes", &scenes);
}
