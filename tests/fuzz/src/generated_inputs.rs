//! Generated inputs that are too large for the corpus: inputs that failed before, and typical problematic shapes.

use crate::corpus;
use crate::seal::{sealed, unsealed};

/// The factor by which everything is smaller in a slow debug build.
const PART: usize = if cfg!(debug_assertions) { 8 } else { 1 };

/// A megabyte: the longest text, before anything in it is unpacked.
const MB: usize = (1 << 20) / PART;

/// Returns a target's generated inputs by name.
#[must_use]
pub fn inputs(target: &str) -> Vec<(&'static str, Vec<u8>)> {
    let made: Vec<(&'static str, String)> = match target {
        "envelope" => envelopes(),
        "content" => contents(),
        "code" => vec![("no code", "A-".repeat(MB / 2)), ("dashes", "-".repeat(MB)), ("one long word", "Z".repeat(MB))],
        "question" => records().into_iter().map(|(name, record)| (name, format!("{LOOK}\n{record}"))).collect(),
        "sgf" | "record" => records(),
        "gtp" => conversations(),
        "scenario" => scenarios(),
        "arguments" => commands(),
        "rows" => rows(),
        "store" => return vec![("a chain of pages that bites its tail", circle())],
        _ => Vec::new(),
    };
    made.into_iter().map(|(name, text)| (name, text.into_bytes())).collect()
}

/// A question about the last node of a record and its whole tree.
const LOOK: &str = r#"{"game":"cardgo","question":{"kind":"look","text":"$","node":4294967295,"tree":true}}"#;

/// Returns the first kept sample whose name begins with `name`.
fn sample(target: &str, name: &str) -> String {
    let kept = corpus::kept(target).into_iter().find(|(kept, _)| kept.starts_with(name));
    String::from_utf8(kept.unwrap_or_default().1).unwrap_or_default()
}

/// Returns repetitions of an item, separated by commas, up to a number of bytes.
fn list(item: &str, bytes: usize) -> String {
    let list = format!("{item},").repeat(bytes / (item.len() + 1));
    list.trim_end_matches(',').to_owned()
}

/// Replaces the first value with this name.
fn with(text: &str, name: &str, value: &str) -> String {
    let Some(at) = text.find(&format!("\"{name}\":")) else { return text.to_owned() };
    let (before, behind) = text.split_at(at + name.len() + 3);
    let mut values = serde_json::Deserializer::from_str(behind).into_iter::<serde::de::IgnoredAny>();
    values.next();
    format!("{before}{value}{}", &behind[values.byte_offset()..])
}

fn envelopes() -> Vec<(&'static str, String)> {
    let text = sample("envelope", "table-mochi");
    let content = String::from_utf8(unsealed(&text)).unwrap_or_default();
    let unknown = with(&content, "opening", &format!("[],\"more\":[{}]", list("[0,0,0,0,0,0,0]", (4 << 20) / PART)));
    let long = format!("{{\"table\":{{\"moves\":[0{}]}}}}\n", ",0".repeat((8 << 20) / PART));
    let entry = r#"{"entry":{"section":"statistic","key":"k","value":"1"}}"#;
    let mut flipped = text.clone().into_bytes();
    if let Some(byte) = flipped.get_mut(100) {
        *byte ^= 1;
    }
    let table = |content: &str| sealed("TABLE", content.as_bytes());
    vec![
        ("a line of 76 kB that took four gigabytes", table(&unknown)),
        ("a line of sixteen megabytes", table(&long)),
        ("sixty megabytes of nothing", sealed("ALL", &vec![b'\n'; (60 << 20) / PART])),
        ("seventy megabytes of nothing", sealed("ALL", &vec![b' '; (70 << 20) / PART])),
        ("a bomb in a bomb", sealed("ALL", sealed("ALL", &vec![0; (50 << 20) / PART]).as_bytes())),
        ("entries without end", sealed("ALL", format!("{entry}\n").repeat(50_001 / PART).as_bytes())),
        ("the same table a hundred times", sealed("ALL", content.repeat(100).as_bytes())),
        ("a bit flipped", String::from_utf8(flipped).unwrap_or_default()),
        ("more letters than there are", text.replacen("TABLE-", "TABLE-9", 1)),
        ("brackets", "[".repeat(MB)),
        ("letters without end", format!("ASZTALTARS-1-TABLE-{MB}.\n{}", "A".repeat(MB))),
        ("beginnings without end", "ASZTALTARS-1-TABLE-4.\nAAAA\n".repeat(MB / 28)),
        ("quoted and quoted", format!("{}{text}", "> ".repeat(MB / 4))),
        ("letters of two bytes", "é".repeat(MB / 2)),
    ]
}

fn contents() -> Vec<(&'static str, String)> {
    let table = sample("content", "table-mochi");
    let name = |letters: usize| with(&table, "name", &format!("\"{}\"", "ű".repeat(letters)));
    let nested = |depth: usize| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
    vec![
        ("a name of ten thousand letters", name(10_000)),
        ("a name of half a megabyte", name(MB / 4)),
        ("moves without end", with(&table, "moves", &format!("[{}]", list(r#"{"kind":"pass"}"#, MB)))),
        ("numbers for moves", with(&table, "moves", &format!("[{}]", list("0", MB)))),
        ("ends without end", with(&table, "ends", &format!("[{}]", list("\"0\"", MB)))),
        ("an opening without end", with(&table, "opening", &format!("[{}]", list(r#"{"kind":"dealt"}"#, MB)))),
        ("players without end", with(&table, "players", &format!("[{}]", list(r#"{"name":"","level":null}"#, MB)))),
        ("a setup nested a hundred thousand deep", with(&table, "setup", &nested(100_000))),
        ("a state nested a hundred thousand deep", with(&table, "state", &format!("\"{}\"", nested(100_000)))),
        ("a state of a megabyte", with(&table, "state", &format!("\"{}\"", " ".repeat(MB)))),
        ("a number nobody can hold", with(&table, "revision", "1e400")),
        ("a figure of a megabyte", with(&table, "created", &"9".repeat(MB))),
        ("the same name twice", table.replacen("{\"table\":{", "{\"table\":{\"game\":\"cardgo\",", 1)),
        ("a byte order mark", format!("\u{feff}{table}")),
        ("lines of nothing", "\n".repeat(MB)),
        ("half a megabyte of openings", "{\"table\":".repeat(MB / 18)),
        (
            "a pad of a megabyte",
            format!(
                "{{\"entry\":{{\"section\":\"pad\",\"key\":\"k\",\"value\":\"{{\\\"rounds\\\":[{}]}}\"}}}}\n",
                list("7", MB - 100)
            ),
        ),
    ]
}

fn records() -> Vec<(&'static str, String)> {
    let nodes = 99_000 / PART;
    vec![
        ("set up and cleared, 18 kB", format!("(;SZ[19]{})", ";AB[aa:ss]AE[aa:ss]".repeat(900))),
        ("set up and cleared, a megabyte", format!("(;SZ[19]{})", ";AB[aa:ss]AE[aa:ss]".repeat(MB / 20))),
        ("set up and cleared once each move", format!("(;SZ[19]{})", ";AB[aa:ss];AE[aa:ss];B[jj]".repeat(300))),
        ("moves without end", format!("({})", ";B[aa]".repeat(nodes))),
        ("passes without end", format!("(;SZ[9]{})", ";B[];W[]".repeat(490))),
        ("nodes without end", format!("({})", ";".repeat(nodes))),
        ("variations without end", format!("(;{})", "(;B[aa])".repeat(nodes))),
        ("variations in variations", format!("{}{}", "(;B[aa]".repeat(nodes), ")".repeat(nodes))),
        ("open brackets", format!("(;{}", "(".repeat(MB - 10))),
        ("properties without end", format!("(;{})", "A[]".repeat(190_000 / PART))),
        ("values without end", format!("(;A{})", "[]".repeat(390_000 / PART))),
        ("rectangles without end", format!("(;AB{})", "[aa:ss]".repeat(50_000 / PART))),
        ("an open comment", format!("(;C[{}", "\\".repeat(MB - 10))),
        ("a name of ten thousand letters", format!("(;SZ[9]PB[{}];B[ee])", "ű".repeat(10_000))),
        ("a result of a megabyte", format!("(;SZ[9]RE[B+{}];B[ee])", "9".repeat(MB / 2))),
        ("games without end", "(;SZ[9];B[ee])".repeat(60_000 / PART)),
        ("lines without end", format!("{}(;SZ[9])", "\n".repeat(MB / 2))),
    ]
}

fn conversations() -> Vec<(&'static str, String)> {
    vec![
        ("a line of a megabyte", "a ".repeat(MB / 2)),
        ("a word of a megabyte", format!("boardsize {}\n", "9".repeat(MB - 20))),
        ("passes without end", format!("boardsize 19\n{}", "play b pass\n".repeat(MB / 16))),
        ("moves nobody can make", "play b d4\n".repeat(MB / 10)),
        ("boards without end", "showboard\n".repeat(20_000 / PART)),
        ("sizes without end", "boardsize 19\n".repeat(MB / 14)),
        ("blank lines", "\n".repeat(MB)),
        ("comments", "#\n".repeat(MB / 2)),
    ]
}

fn scenarios() -> Vec<(&'static str, String)> {
    let sample = sample("scenario", "mochi");
    vec![
        ("nested", "[".repeat(MB)),
        ("nested names", "{\"a\":".repeat(MB / 5)),
        ("steps without end", with(&sample, "steps", &format!("[{}]", list("{}", MB)))),
        ("rules without end", with(&sample, "rules", &format!("[{}]", list("\"MO-1.1\"", MB)))),
        ("a name of half a megabyte", with(&sample, "hu", &format!("\"{}\"", "ű".repeat(MB / 4)))),
    ]
}

fn commands() -> Vec<(&'static str, String)> {
    let call = |cmd: &str, args: String| format!("{{\"cmd\":\"{cmd}\",\"args\":{args}}}\n");
    let table = |players: String, options: String| {
        let table = format!("{{\"game\":\"mochi\",\"players\":[{players}],\"options\":[{options}],\"seed\":null}}");
        call("table_create", format!("{{\"table\":{table}}}"))
    };
    let name =
        |letters: usize| call("table_rename", format!("{{\"id\":\"MOCHI\",\"name\":\"{}\"}}", "ű".repeat(letters)));
    let pass = r#"{"game":"cardgo","decision":{"kind":"pass"}}"#;
    vec![
        ("a name of ten thousand letters", name(10_000)),
        ("a name of half a megabyte", name(MB / 4)),
        ("seats without end", table(list("null", MB), String::new())),
        ("options without end", table("null,\"beginner\"".to_owned(), list(r#"{"key":"seats","value":"2"}"#, MB))),
        ("a question of a megabyte", call("rule_search", format!("{{\"query\":\"{}\"}}", "kéz ".repeat(MB / 8)))),
        ("one long word", call("rule_search", format!("{{\"query\":\"{}\"}}", "á".repeat(MB / 4)))),
        (
            "a lesson of many moves",
            call("lesson_at", format!("{{\"game\":\"cardgo\",\"id\":\"1\",\"moves\":[{}]}}", list(pass, MB))),
        ),
        (
            "a scene of many moves",
            call(
                "scene_card",
                format!(
                    "{{\"scene\":{{\"scenario\":\"\",\"step\":4294967295,\"moves\":[{}]}},\"card\":\"\"}}",
                    list(pass, MB)
                ),
            ),
        ),
        (
            "a sheet without end",
            call("pad_write", format!("{{\"id\":\"MOCHI-PAD\",\"revision\":0,\"sheet\":[{}]}}", list("0", MB))),
        ),
        (
            "players without end",
            call(
                "pad_new",
                format!("{{\"pad\":{{\"game\":\"mochi\",\"players\":[{}],\"options\":[]}}}}", list("\"\"", MB)),
            ),
        ),
        (
            "players renamed without end",
            call("pad_rename", format!("{{\"id\":\"MOCHI-PAD\",\"name\":\"\",\"players\":[{}]}}", list("\"\"", MB))),
        ),
        ("nested", call("settings_save", format!("{{\"settings\":{},\"system\":\"\"}}", "[".repeat(MB)))),
    ]
}

/// Returns database pages full of beginnings of one long row, each of which continues on a page that continues on
/// itself.
fn circle() -> Vec<u8> {
    const PAGE: usize = 4096;
    const AT: u16 = 3500;
    // The first four bytes, read as the number of the overflow page, name page 6: their last byte is the first of the
    // cell count.
    let cells = (AT - 8) / 2;
    let mut page = vec![0; PAGE];
    page[3..5].copy_from_slice(&cells.to_be_bytes());
    for pointer in page[8..usize::from(AT)].chunks_exact_mut(2) {
        pointer.copy_from_slice(&AT.to_be_bytes());
    }
    // The length is such that 489 bytes of the row are in the page itself, and four thousand pages follow.
    let length: u32 = 489 + 4092 * 4_000;
    let seven = |shift: u32| (length >> shift & 0x7f) as u8;
    let cell = [seven(21) | 0x80, seven(14) | 0x80, seven(7) | 0x80, seven(0), 1];
    let at = usize::from(AT);
    page[at..at + cell.len()].copy_from_slice(&cell);
    let next = at + cell.len() + 489;
    page[next..next + 4].copy_from_slice(&6_u32.to_be_bytes());
    page.repeat(8)
}

fn rows() -> Vec<(&'static str, String)> {
    let sample = sample("rows", "house");
    let quoted = |text: &str| serde_json::to_string(text).unwrap_or_default();
    vec![
        ("a setup nested deep", with(&sample, "setup", &quoted(&"[".repeat(MB)))),
        ("a state nested deep", with(&sample, "state", &quoted(&"{\"a\":".repeat(MB / 8)))),
        ("a summary of a megabyte", with(&sample, "summary", &quoted(&format!("[{}]", list("0", MB))))),
        ("a move of a megabyte", with(&sample, "mv", &quoted(&format!("[{}]", list("0", MB))))),
        ("a name of a megabyte", with(&sample, "name", &quoted(&"ű".repeat(MB / 2)))),
    ]
}
