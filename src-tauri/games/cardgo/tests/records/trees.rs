//! Records as trees: the questions of the page and their answers, as the JSON that is exchanged with the window.

use super::*;
use games::GameQuestion;
use rulebook::Lang;
use serde_json::{Value, json};

/// Returns the answer to a question as JSON.
fn asked(question: &Value, lang: Lang) -> Value {
    let question = json!({ "game": "cardgo", "question": question });
    let question: GameQuestion = serde_json::from_value(question).unwrap();
    let answer = serde_json::to_value(games::answer(question, lang)).unwrap();
    answer["answer"].clone()
}

fn games(file: &str) -> Vec<Value> {
    asked(&json!({ "kind": "games", "file": file }), Lang::En)["games"].as_array().unwrap().clone()
}

fn look(text: &str, node: u32) -> Value {
    asked(&json!({ "kind": "look", "text": text, "node": node, "tree": true }), Lang::En)
}

/// A record as the page keeps it.
struct Held {
    text: String,
    node: u32,
}

impl Held {
    fn new(text: &str, node: u32) -> Held {
        Held { text: text.to_owned(), node }
    }

    fn edit(&mut self, edit: &Value) -> Value {
        let question = json!({ "kind": "edit", "text": self.text, "node": self.node, "edit": edit });
        let answer = asked(&question, Lang::En);
        assert_eq!(answer["kind"], "record", "{answer}");
        if let Some(text) = answer["text"].as_str() {
            self.text = text.to_owned();
        }
        self.node = answer["node"]["node"].as_u64().unwrap().try_into().unwrap();
        answer
    }

    fn play(&mut self, point: &str) -> Value {
        self.edit(&json!({ "kind": "play", "point": point }))
    }

    /// Returns the text on one line.
    fn line(&self) -> String {
        self.text.replace('\n', "")
    }
}

fn rows(answer: &Value) -> String {
    let rows: Vec<&str> = answer["node"]["rows"].as_array().unwrap().iter().map(|row| row.as_str().unwrap()).collect();
    rows.join(" ")
}

/// Returns the labels of a tree's nodes, in order.
fn labels(answer: &Value) -> Vec<&str> {
    answer["tree"].as_array().unwrap().iter().map(|node| node["label"].as_str().unwrap()).collect()
}

fn rule(answer: &Value) -> (&str, &str) {
    assert_eq!((&answer["text"], &answer["tree"]), (&Value::Null, &Value::Null));
    let refused = &answer["refused"];
    (refused["rule"].as_str().unwrap_or("none"), refused["sentence"].as_str().unwrap())
}

#[test]
fn the_games_of_a_file_can_be_told_apart() {
    let file =
        "(;GM[1]SZ[9]PB[\u{c9}va]PW[B]DT[2024-01-01]RE[W+2.5];B[ee](;W[cc])(;W[gg];B[gc]))\n(;GM[2])(;SZ[13]C[\u{e9}])";
    let games = games(file);
    assert_eq!(games.len(), 2, "the other one is no game of Go");
    assert_eq!(games[0]["names"], json!(["Éva", "B"]));
    assert_eq!(
        (&games[0]["date"], &games[0]["result"]),
        (&json!("2024-01-01"), &json!("White won by 2.5\u{a0}points"))
    );
    assert_eq!((&games[0]["size"], &games[0]["moves"], &games[0]["nodes"]), (&json!(9), &json!(2), &json!(5)));
    // A text in Latin-1 is converted to UTF-8 and says so.
    assert_eq!(games[1]["text"], "(;CA[UTF-8]SZ[13]C[é])\n");
    let fault = asked(&json!({ "kind": "games", "file": "(;GM[2])" }), Lang::Hu);
    assert_eq!(fault["sentence"], "1. sor: ez nem go-játszma: GM[2], a go GM[1] volna.");
    // A pasted text has letters that don't stand for bytes.
    assert_eq!(self::games("(;SZ[9]C[ő])")[0]["text"], "(;CA[UTF-8]SZ[9]C[ő])\n");
}

#[test]
fn one_record_is_looked_at_at_a_time() {
    for (text, words) in [
        ("(;SZ[9])(;SZ[9])", "more than one game"),
        ("(;SZ[60])", "boards of 2 to 52 lines"),
        ("nothing", "no game"),
        ("(;GM[1]C[", "isn’t closed"),
    ] {
        let fault = look(text, 0);
        assert_eq!(fault["kind"], "fault");
        assert!(fault["sentence"].as_str().unwrap().contains(words), "{fault}");
    }
    // For an index beyond the end, the last node is returned.
    assert_eq!(look("(;SZ[9];B[ee])", 77)["node"]["node"], 1);
}

#[test]
fn a_fresh_record_grows_by_moves_and_ways() {
    let fresh = asked(&json!({ "kind": "fresh", "size": 9, "halfKomi": 11 }), Lang::En);
    let mut held = Held::new(fresh["text"].as_str().unwrap(), 0);
    assert_eq!(labels(&fresh), [""]);
    assert_eq!(fresh["node"]["facts"][0], json!({ "label": "Komi", "text": "5.5" }));
    held.play("E5");
    held.edit(&json!({ "kind": "pass" }));
    let third = held.play("D4");
    assert_eq!((&third["node"]["number"], &third["node"]["turn"]), (&json!(3), &json!("white")));
    assert_eq!((&third["node"]["last"], &third["node"]["parent"]), (&json!("D4"), &json!(2)));
    // One step back, the same move goes to the same variation, another one adds a variation.
    held.node = 2;
    let again = held.play("D4");
    assert_eq!((&again["text"], &again["node"]["node"], &again["refused"]), (&Value::Null, &json!(3), &Value::Null));
    held.node = 2;
    let other = held.play("C3");
    assert_eq!(labels(&other), ["", "E5", "pass", "D4", "C3"]);
    assert_eq!(look(&held.text, 2)["node"]["children"], json!([3, 4]));
    assert!(held.line().ends_with("SZ[9]KM[5.5];B[ee];W[](;B[df])(;B[cg]))"), "{}", held.text);
    // The other variation becomes the first, and is deleted.
    let first = held.edit(&json!({ "kind": "promote" }));
    assert_eq!((labels(&first), held.node), (vec!["", "E5", "pass", "C3", "D4"], 3));
    assert_eq!(rule(&held.edit(&json!({ "kind": "promote" }))), ("none", "This is the main line already."));
    let deleted = held.edit(&json!({ "kind": "delete" }));
    assert_eq!((labels(&deleted), held.node), (vec!["", "E5", "pass", "D4"], 2));
    held.node = 0;
    assert_eq!(rule(&held.edit(&json!({ "kind": "delete" }))).0, "none");
}

#[test]
fn a_move_of_ones_own_keeps_to_the_rules_and_is_told_which() {
    let ko = "(;SZ[5]AB[ba][ab][bc]AW[ca][cc][db][bb]PL[B];B[cb])";
    let refused = |text: &str, node: u32, point: &str| {
        let mut held = Held::new(text, node);
        let answer = held.play(point);
        let (rule, sentence) = rule(&answer);
        assert_eq!((held.text.as_str(), held.node), (text, node));
        format!("{rule} {sentence}")
    };
    assert_eq!(refused(ko, 1, "B5"), "GO-1.2 B5 is taken: Black has a stone there.");
    assert!(refused(ko, 1, "B4").starts_with("GO-1.3 Ko: "), "{}", refused(ko, 1, "B4"));
    let later = "(;SZ[5]AB[ba][ab][bc]AW[ca][cc][db][bb]PL[B];B[cb];W[];B[])";
    assert!(refused(later, 3, "B4").starts_with("GO-1.3 Repetition: "), "{}", refused(later, 3, "B4"));
    assert!(refused("(;SZ[5]AW[ab][ba]PL[B])", 0, "A5").starts_with("GO-1.3 A stone on A5 would be suicide"));
    assert!(refused(ko, 1, "F5").starts_with("GO-1.1 "), "{}", refused(ko, 1, "F5"));
    let mut held = Held::new(ko, 1);
    for edit in [
        json!({ "kind": "mark", "point": "F5", "mark": "circle" }),
        json!({ "kind": "stone", "point": "F5", "stone": null }),
    ] {
        assert_eq!(rule(&held.edit(&edit)).0, "GO-1.1");
    }
    // The file's own moves stay even if the rules forbid them, and this is reported.
    let odd = look("(;SZ[5];B[aa];W[aa])", 2);
    assert!(rows(&odd).starts_with("O...."));
    assert_eq!(odd["node"]["odd"], "Move 2: A5: there is a stone already.");
}

#[test]
fn comments_marks_and_stones_come_and_go() {
    let mut held = Held::new(r"(;SZ[5]QX[a\:b\]];B[cc]QY[aa:bb]C[old])", 1);
    let said = held.edit(&json!({ "kind": "comment", "text": "új: [x] \\" }));
    assert_eq!((&said["node"]["comment"], &said["tree"]), (&json!("új: [x] \\"), &Value::Null));
    assert_eq!(held.line(), r"(;CA[UTF-8]SZ[5]QX[a\:b\]];B[cc]QY[aa:bb]C[új: [x\] \\])");
    assert_eq!(said["node"]["kept"], json!(["QY"]));
    let none = held.edit(&json!({ "kind": "comment", "text": "" }));
    assert_eq!(none["tree"][1]["comment"], false);
    let marked = held.edit(&json!({ "kind": "mark", "point": "A1", "mark": "letter" }));
    assert_eq!(marked["node"]["marks"], json!([{ "point": "A1", "sign": { "kind": "text", "text": "A" } }]));
    assert_eq!(marked["tree"][1]["marked"], true);
    held.edit(&json!({ "kind": "mark", "point": "A1", "mark": "triangle" }));
    let gone = held.edit(&json!({ "kind": "mark", "point": "A1", "mark": "triangle" }));
    assert_eq!(gone["node"]["marks"], json!([]));
    // At a node with a move, a stone is set up in a new node after it.
    let stone = held.edit(&json!({ "kind": "stone", "point": "C3", "stone": "white" }));
    assert_eq!((held.node, rows(&stone).as_str()), (2, "..... ..... ..O.. ..... ....."));
    held.edit(&json!({ "kind": "stone", "point": "C3", "stone": null }));
    held.edit(&json!({ "kind": "stone", "point": "A5", "stone": "black" }));
    assert_eq!(held.line(), r"(;CA[UTF-8]SZ[5]QX[a\:b\]];B[cc]QY[aa:bb];AE[cc]AB[aa])");
    let same = held.edit(&json!({ "kind": "stone", "point": "A5", "stone": "black" }));
    assert_eq!((&same["text"], &same["refused"]), (&Value::Null, &Value::Null));
}

#[test]
fn what_another_program_wrote_is_told_in_words() {
    let file = "(;GM[1]FF[4]CA[UTF-8]AP[Sabaki:0.52.2]KM[6.5]SZ[9]DT[2024-01-01]EV[Cup]RE[B+R]PB[A];B[ee]TE[2]GB[1]HO[1]N[key]SBKV[51.2]MA[aa]TB[bb]V[-1.5];W[])";
    let hungarian = asked(&json!({ "kind": "look", "text": file, "node": 1, "tree": true }), Lang::Hu);
    let node = &hungarian["node"];
    assert_eq!(
        node["notes"],
        json!(["key", "nagyon jó lépés", "Feketének jó", "fontos pillanat", "értéke feketének: -1,5"])
    );
    assert_eq!(node["kept"], json!(["SBKV"]));
    assert_eq!(node["names"], json!(["A", null]));
    let facts: Vec<String> = node["facts"]
        .as_array()
        .unwrap()
        .iter()
        .map(|fact| format!("{}: {}", fact["label"].as_str().unwrap(), fact["text"].as_str().unwrap()))
        .collect();
    assert_eq!(
        facts,
        [
            "Esemény: Cup",
            "Dátum: 2024-01-01",
            "Komi: 6,5",
            "Eredmény: fekete nyert, fehér feladta",
            "Program: Sabaki 0.52.2"
        ]
    );
    let marks = json!([{ "point": "B8", "sign": { "kind": "territory", "colour": "black" } }, { "point": "A9", "sign": { "kind": "cross" } }]);
    assert_eq!(node["marks"], marks);
    assert_eq!(labels(&hungarian), ["", "E5", "passz"]);
}

#[test]
fn a_file_is_read_in_the_encoding_that_is_chosen_and_what_was_supposed_is_told() {
    // Two characters in Shift_JIS whose bytes don't reveal the encoding.
    let file = "(;SZ[9]PB[\u{94}\u{92}\u{94}\u{d4}]KM[375]C[\u{95}\\];B[ee])(;GM[3])";
    let read = |question: &Value| asked(question, Lang::En);
    let judged = read(&json!({ "kind": "games", "file": file }));
    let chosen = read(&json!({ "kind": "gamesIn", "file": file, "encoding": "Shift_JIS" }));
    assert_eq!((&chosen["encoding"], &chosen["games"][0]["names"][0]), (&json!("Shift_JIS"), &json!("白番")));
    let text = chosen["games"][0]["text"].as_str().unwrap();
    assert_eq!(text, "(;CA[UTF-8]SZ[9]PB[白番]KM[375]C[表];B[ee])\n");
    assert!(judged["encodings"].as_array().unwrap().contains(&json!("Shift_JIS")));
    assert!(judged["notes"][0].as_str().unwrap().starts_with("The file doesn’t name its encoding"), "{judged}");
    let notes = chosen["notes"].as_array().unwrap();
    let left_out = "Game 2 of the file is left out. Line 1: this isn’t a game of Go: GM[3], where Go is GM[1].";
    assert_eq!((notes.len(), notes[0].as_str()), (1, Some(left_out)));
    assert_eq!(chosen["games"][0]["notes"], json!(["Line 1: the komi is “375”; it was read as 7.5 points."]));
    // If everything is ASCII, no encoding is offered.
    let plain = read(&json!({ "kind": "games", "file": "(;SZ[9])" }));
    assert_eq!((&plain["encoding"], &plain["encodings"], &plain["notes"]), (&Value::Null, &json!([]), &json!([])));
}

#[test]
fn a_board_of_any_shape_is_looked_at_and_changed() {
    let games = games("(;SZ[25:21]AB[yu];W[ya])");
    assert_eq!(["size", "columns", "rows"].map(|key| &games[0][key]), [&json!(25), &json!(25), &json!(21)]);
    let mut held = Held::new(games[0]["text"].as_str().unwrap(), 1);
    let moved = held.play("X1");
    assert_eq!((&moved["node"]["last"], moved["node"]["rows"].as_array().unwrap().len()), (&json!("X1"), 21));
    assert_eq!(rule(&held.play("X1")), ("none", "X1: there is a stone already."));
    assert_eq!(rule(&held.play("Z22")), ("none", "Z22: it isn’t on the board."));
    held.edit(&json!({ "kind": "mark", "point": "Z1", "mark": "circle" }));
    held.edit(&json!({ "kind": "stone", "point": "Y1", "stone": "white" }));
    assert_eq!(held.line(), "(;SZ[25:21]AB[yu];W[ya];B[wu]CR[yu];AW[xu])");
}

#[test]
fn what_is_drawn_and_thought_and_the_time_left_reach_the_window() {
    let file =
        "(;SZ[9]VW[aa:ba]TM[600];B[ee]AR[cc:gg]LN[aa:ii]DD[aa]BM[2]N[why]BL[599.5]OB[25];W[gc]WL[3700]IT[]L[aa])";
    let [first, second] = [1, 2].map(|node| look(file, node)["node"].clone());
    assert_eq!(
        first["lines"],
        json!([{ "from": "A9", "to": "J1", "arrow": false }, { "from": "C7", "to": "G3", "arrow": true }])
    );
    assert_eq!((&first["dimmed"], &first["viewed"]), (&json!(["A9"]), &json!(["A9", "B9"])));
    assert_eq!((&first["name"], &first["judgements"]), (&json!("why"), &json!([{ "kind": "bad", "very": true }])));
    assert_eq!((&first["clocks"], &second["clocks"]), (&json!(["9:59 for 25 moves", null]), &json!([null, "1:01:40"])));
    assert_eq!(second["judgements"], json!([{ "kind": "interesting", "very": false }]));
    assert_eq!((&second["dimmed"], &second["name"]), (&json!(["A9"]), &Value::Null));
    assert_eq!(second["marks"], json!([{ "point": "A9", "sign": { "kind": "text", "text": "a" } }]));
    assert_eq!(second["facts"], json!([{ "label": "Main time", "text": "10:00" }]));
    assert_eq!((&first["kept"], &second["kept"]), (&json!([]), &json!([])));
}

#[test]
fn missing_handicap_stones_are_told_of_and_can_be_set_up() {
    let games = games("(;SZ[9]HA[2];W[ee])(;SZ[9]HA[2]AB[cg][gc];W[ee])");
    assert_eq!((&games[0]["missingStones"], &games[1]["missingStones"]), (&json!(2), &Value::Null));
    let mut held = Held::new(games[0]["text"].as_str().unwrap(), 1);
    assert_eq!(look(&held.text, 1)["node"]["missingStones"], 2);
    let set_up = held.edit(&json!({ "kind": "usualStones" }));
    assert_eq!(set_up["node"]["missingStones"], Value::Null);
    assert_eq!((held.node, held.line().as_str()), (0, "(;SZ[9]HA[2]AB[cg][gc];W[ee])"));
    assert_eq!(set_up["node"]["turn"], "white");
    assert_eq!(rule(&held.edit(&json!({ "kind": "usualStones" }))).0, "none");
}

/// A popular joseki dictionary has this size: sixty-two thousand nodes.
#[test]
fn a_record_as_large_as_a_dictionary_is_read_and_could_be_kept() {
    let variation =
        |number: usize| format!("(;B[{}e]C[variation {number}];W[gc])", char::from(b'a' + (number % 9) as u8));
    let file: String = (0..31_374).map(variation).collect();
    let games = games(&format!("(;GM[1]SZ[9]{file})"));
    assert_eq!(games[0]["nodes"], 62_749);
    let text = games[0]["text"].as_str().unwrap();
    assert!((1_000_000..<HostedCardgo as HostedGame>::LONGEST_LIST).contains(&text.len()), "{}", text.len());
    assert_eq!(look(text, 62_748)["node"]["comment"], "");
}

#[test]
fn what_was_taken_back_in_ones_own_game_is_a_way_of_its_tree() {
    let (house, _directory) = house();
    let play = |table: &TableSnapshot, point: &str| {
        let point = point.parse().unwrap();
        house.act(&table.id, table.revision, games::GameMove::Cardgo(cardgo::Move::Play { point })).unwrap();
        answered(&house, table)
    };
    let table = play(&new_table(&house, &[("size", "9"), ("cards", "0")], "7"), "E5");
    house.undo(&table.id, table.revision).unwrap();
    let table = play(&house.open_table(&table.id).unwrap(), "C3");
    let games = games(&sent(&text(&house, &table)));
    let first = look(games[0]["text"].as_str().unwrap(), 0);
    assert_eq!(first["node"]["children"].as_array().unwrap().len(), 2, "{first}");
    assert!(labels(&first).contains(&"E5") && labels(&first)[1] == "C3");
}

/// Malformed files of up to a megabyte: each is answered, by a tree or by a sentence. (The speed is measured by `cargo
/// xtask bench`.)
#[test]
fn hostile_records_are_answered_and_nothing_is_handed_out_that_cannot_be_opened_again() {
    let last = u32::MAX;
    let nodes = |node: &str, times: usize| format!("(;SZ[19]{})", node.repeat(times));
    let full = nodes(";", sgf::MOST_NODES - 1);
    assert_eq!(look(&full, last)["tree"].as_array().unwrap().len(), sgf::MOST_NODES);
    let mut held = Held::new(&full, 5);
    let refused = held.edit(&json!({ "kind": "pass" }));
    assert_eq!((rule(&refused).0, held.text == full), ("none", true));
    assert!(held.edit(&json!({ "kind": "comment", "text": "x" }))["text"].is_string());

    let comment = "x".repeat(1_499_900);
    let mut held = Held::new("(;SZ[9])", 0);
    assert!(held.edit(&json!({ "kind": "comment", "text": comment }))["text"].is_string());
    assert_eq!(look(&held.text, 0)["node"]["comment"].as_str().map(str::len), Some(1_499_900));
    assert_eq!(rule(&held.edit(&json!({ "kind": "comment", "text": "x".repeat(1_500_000) }))).0, "none");

    for deep in ["(".repeat(1_000_000), "(;".repeat(500_000), format!("(;{}", "(".repeat(1_000_000))] {
        assert_eq!(look(&deep, last)["kind"], "fault");
        assert_eq!(asked(&json!({ "kind": "games", "file": deep }), Lang::Hu)["kind"], "fault");
    }
    let forked = format!("{}{}", "(;B[aa](;W[])".repeat(49_000), ")".repeat(49_000));
    let mut held = Held::new(&forked, 97_999);
    assert_eq!(held.edit(&json!({ "kind": "promote" }))["kind"], "record");
    for bad in [
        nodes(";AB[aa:ss];AE[aa:ss]", 49_000),
        nodes(";AB[aa:ss]AE[aa:ss]B[jj]", 40_000),
        nodes(";B[aa]W[ba]", 90_000),
        format!("(;AB{})", "[aa:ss]".repeat(140_000)),
        format!("(;TR{}LB{})", "[aa:ss]".repeat(70_000), "[jj:x]".repeat(70_000)),
        format!("(;{})", "B[aa]".repeat(190_000)),
        format!("(;C[{}])", "\\".repeat(1_000_000)),
    ] {
        let mut held = Held::new(&bad, last);
        let answer = look(&bad, last);
        let told = answer["kind"].as_str().unwrap();
        assert!(["record", "fault"].contains(&told));
        if told == "record" {
            held.edit(&json!({ "kind": "mark", "point": "A1", "mark": "number" }));
            held.edit(&json!({ "kind": "stone", "point": "A1", "stone": "white" }));
            held.play("K10");
        }
    }
}
