//! The facts about a house as plain JSON: what every seat of its tables sees, their states and legal moves, and what is
//! stored beside them.

use crate::houses::{copied, empty};
use crate::plays;
use game::Seat;
use games::{GameVisitor, ListedGame, visit_game};
use house::Player;
use house::{Challenge, House, ImportPreview, RecordGame, TableSnapshot, TableSummary};
use serde_json::{Map, Value, json};
use std::path::Path;
use store::{Opened, Store, TableId};
use tempfile::TempDir;

/// The facts about a house, or about a table in it.
pub struct Facts(pub Value);

impl Facts {
    /// Collects the facts of a store's file, which is only read.
    pub fn of_store(store: &Path) -> Facts {
        let (directory, house) = copied(store);
        Facts(of_house(&directory, house))
    }

    /// Collects the facts of a table's save text.
    pub fn of_carried(text: &str) -> Facts {
        let (directory, house) = empty();
        let ImportPreview::Table { table } = house.import_preview(text).unwrap() else { panic!("not a table's text") };
        let came = house.import_text(text, false).unwrap();
        let id = &came.tables[0];
        let summary = house.start("en").unwrap().tables.swap_remove(0);
        let mut open = of_table(&house, &summary);
        drop(house);
        add_state(&mut open, directory.path(), id);
        let mut look = as_then(json!(table));
        without(&mut look, &["standing"]);
        Facts(json!({ "look": look, "table": open }))
    }

    /// Collects the facts of a text with everything.
    pub fn of_everything(text: &str) -> Facts {
        let (directory, house) = empty();
        let came = house.import_text(text, true).unwrap();
        assert!(came.left_out.is_empty(), "{:?}", came.left_out);
        let mut tables = came.tables.clone();
        tables.sort();
        let came = json!({ "tables": tables, "entries": came.entries, "settings": came.settings });
        Facts(json!({ "came": came, "store": of_house(&directory, house) }))
    }
}

/// Collects the facts of the deal of a challenge code.
pub fn of_code(code: &str) -> Value {
    let (_directory, house) = empty();
    let Challenge { code: shown, game, players, options, seed, .. } = house.challenge(code, None).unwrap();
    assert_eq!(shown, code);
    // A later version may offer additional options.
    let options: Map<String, Value> = options.into_iter().map(|option| (option.key, option.value.into())).collect();
    json!({ "game": game, "levels": levels(&players), "options": options, "seed": seed })
}

/// Converts players to the form used when the facts were written: a bot's level, `null` for the person.
fn as_then(facts: Value) -> Value {
    let level = |player: &Value| player["level"].clone();
    match facts {
        Value::Array(all) => all.into_iter().map(as_then).collect(),
        Value::Object(parts) => {
            let part = |(key, part): (String, Value)| match (&key[..], &part) {
                ("player" | "against", who) => ("level".to_owned(), level(who)),
                ("players", Value::Array(all)) if all.iter().all(|player| player["kind"].is_string()) => {
                    ("levels".to_owned(), all.iter().map(level).collect())
                }
                _ => (key, as_then(part)),
            };
            parts.into_iter().map(part).collect()
        }
        other => other,
    }
}

/// Returns players in the form used when the facts were written: a bot's level, `None` for the person.
fn levels(players: &[Player]) -> Vec<Option<&str>> {
    players.iter().map(Player::level).collect()
}

/// Collects the facts of a record of Go, opened as the game Black played.
pub fn of_record(text: &str) -> Value {
    let (directory, house) = empty();
    // The wording of sentences may change, so they aren't compared.
    let RecordGame { choices, players, date, plies, seats, notes, .. } = house.record_look(text).unwrap();
    let chosen = |key: &str| choices.iter().find(|choice| choice.key == key).unwrap().value.parse::<f64>().unwrap();
    // In the form used when the facts were written: whole lines, and half points.
    let (size, komi) = (chosen("size") as u8, (chosen("komi") * 2.0) as i16);
    let id = house.record_open(text, Seat(0), "beginner").unwrap();
    let summary = house.start("en").unwrap().tables.swap_remove(0);
    let mut open = of_table(&house, &summary);
    drop(house);
    add_state(&mut open, directory.path(), &id);
    // The identifier and time are new each time.
    without(&mut open["summary"], &["id", "createdMs"]);
    let look = json!({
        "size": size, "komi": komi, "players": players, "date": date, "plies": plies, "levels": seats.as_deref().map(levels),
        "notes": notes.len(),
    });
    json!({ "look": look, "table": open })
}

/// Formats JSON with one line per independent value, so that differences can be read.
pub fn written(facts: &Value) -> String {
    let mut text = String::from("{");
    for (number, (part, facts)) in facts.as_object().unwrap().iter().enumerate() {
        let comma = if number == 0 { "" } else { "," };
        text += &format!("{comma}\n{}: {{", json!(part));
        for (number, (key, facts)) in facts.as_object().unwrap().iter().enumerate() {
            let comma = if number == 0 { "" } else { "," };
            text += &format!("{comma}\n  {}: ", json!(key));
            match facts {
                Value::Object(rows) => {
                    let rows: Vec<String> =
                        rows.iter().map(|(key, row)| format!("\n    {}: {row}", json!(key))).collect();
                    text += &format!("{{{}\n  }}", rows.join(","));
                }
                facts => text += &facts.to_string(),
            }
        }
        text += "\n}";
    }
    text + "\n}\n"
}

fn of_house(directory: &TempDir, house: House) -> Value {
    let start = house.start("en").unwrap();
    let lessons = start.games.iter().filter(|game| game.lessons).map(|game| {
        let lessons = house.tutorial(&game.game).unwrap().lessons;
        let done: Vec<String> = lessons.into_iter().filter(|lesson| lesson.done).map(|lesson| lesson.id).collect();
        (game.game.clone(), json!(done))
    });
    let lessons: Map<String, Value> = lessons.collect();
    let bookmarks: Vec<String> = house.bookmarks().unwrap().into_iter().map(|bookmark| bookmark.id).collect();
    let pads = house.pads().unwrap().pads.into_iter().map(|pad| (pad.id.clone(), of_pad(&house, &pad.id)));
    let pads: Map<String, Value> = pads.collect();
    let statistics = as_then(json!(house.statistics().unwrap()));
    let tried = house.puzzle_overview(0).unwrap().games.into_iter();
    let tried = tried.map(|it| (it.game, json!({ "tried": it.tried, "solved": it.solved, "atOnce": it.at_once })));
    let puzzles: Map<String, Value> = tried.collect();
    let practice = house.practice_due(0).unwrap();
    let to_practise = practice.due.len() + practice.later as usize;
    let mut tables: Map<String, Value> =
        start.tables.iter().map(|summary| (summary.id.clone(), of_table(&house, summary))).collect();
    drop(house);
    for (id, table) in &mut tables {
        add_state(table, directory.path(), id);
    }
    json!({
        "settings": start.settings, "bookmarks": bookmarks, "lessons": lessons, "pads": pads,
        "statistics": statistics, "tables": tables, "puzzles": puzzles, "toPractise": to_practise,
    })
}

fn of_pad(house: &House, id: &str) -> Value {
    let pad = house.pad(id).unwrap();
    json!({
        "game": pad.game, "name": pad.name, "players": pad.players, "sheet": pad.sheet, "lines": pad.lines.len(),
        "standings": pad.standings, "scores": pad.scores, "faults": pad.faults.len(), "over": pad.over,
        "canUndo": pad.can_undo,
    })
}

/// Collects a table's facts as its person sees it: now, at half of its decisions, and after redoing an undone decision.
fn of_table(house: &House, summary: &TableSummary) -> Value {
    let id = &summary.id;
    let table = plays::opened(house, id);
    let mut summary = as_then(json!(summary));
    // Being copied, or a different wording of its state, doesn't change a table.
    without(&mut summary, &["updatedMs", "standing"]);
    let half = house.table_at(id, table.revision, table.plies / 2).unwrap();
    let mut facts = json!({
        "summary": summary, "now": seen(&table), "seed": table.seed, "seats": as_then(json!(table.seats)), "outcome": table.outcome,
        "canUndo": table.can_undo, "canRedo": table.can_redo, "thinking": table.thinking,
        "imported": table.imported, "assisted": table.assisted, "historyLocked": table.history_locked,
        "damaged": table.damaged, "half": { "log": half.log_from as usize + half.log.len() },
    });
    if table.can_redo {
        house.redo(id, table.revision).unwrap();
        let after = plays::opened(house, id);
        facts["again"] = json!({ "plies": after.plies, "log": after.log.len(), "outcome": after.outcome });
        house.undo(id, after.revision).unwrap();
    }
    house.leave(id);
    facts
}

fn without(facts: &mut Value, gone: &[&str]) {
    for key in gone {
        facts.as_object_mut().unwrap().remove(*key);
    }
}

fn seen(table: &TableSnapshot) -> Value {
    let game = json!(table.game);
    let moves = game["moves"].as_array().unwrap().len();
    json!({ "view": game["view"], "moves": moves, "plies": table.plies, "log": table.log.len() })
}

/// Adds the stored state to a table's facts, and checks that the house shows what the seat of the person who looks sees.
fn add_state(table: &mut Value, directory: &Path, id: &str) {
    let state = of_state(directory, id);
    let seat = table["now"]["view"]["seat"].as_u64().unwrap() as usize;
    assert_eq!(table["now"]["view"], state["views"][seat]);
    without(&mut table["now"], &["view"]);
    table["state"] = state;
}

/// Collects the facts of a table's stored state: the stored hash, which the state must still have, and what every seat
/// sees of it.
fn of_state(directory: &Path, id: &str) -> Value {
    let Opened::Ready(store, _) = Store::open(directory).unwrap() else { panic!("the store is free") };
    let id = TableId(id.to_owned());
    let record = store.table(&id).unwrap();
    let snapshot = store.snapshot(&id).unwrap().unwrap();
    let path = store.path(&id, record.head).unwrap();
    assert!(path.last().is_none_or(|node| node.state_hash == snapshot.hash));
    let state = visit_game(&record.game, Look(&snapshot.state)).unwrap();
    assert_eq!(state["hash"], snapshot.hash);
    state
}

struct Look<'a>(&'a str);

impl GameVisitor for Look<'_> {
    type Output = Value;

    fn visit<G: ListedGame>(self) -> Value {
        let state: G::State = serde_json::from_str(self.0).unwrap();
        G::audit(&state).unwrap();
        let mut moves = Vec::new();
        G::legal_moves(&state, &mut moves);
        let seats = (0..G::seats(G::setup(&state))).map(Seat);
        let views: Vec<Value> = seats.map(|seat| json!(G::view(&state, seat))).collect();
        json!({
            "hash": game::state_hash(&state).unwrap().to_string(), "toMove": G::to_move(&state),
            "moves": moves.len(), "views": views,
        })
    }
}
