//! What a file tells of a game and of its moments, in words of both languages.

use super::wire::{Fact, Judged, Judgement};
use super::{brief, result, spoken};
use cardgo::written_points;
use rulebook::Lang;
use sgf::{GameResult, How, Node, Tree};

/// The longest that is told of one thing, in letters.
const LONGEST: usize = 400;

/// What is told of the whole game: the property, and what it is about in Hungarian and English. In the order in which it
/// is shown.
const FACTS: [(&str, &str, &str); 22] = [
    ("GN", "Cím", "Title"),
    ("EV", "Esemény", "Event"),
    ("RO", "Forduló", "Round"),
    ("PC", "Hely", "Place"),
    ("DT", "Dátum", "Date"),
    ("BR", "Fekete rangja", "Black’s rank"),
    ("WR", "Fehér rangja", "White’s rank"),
    ("BT", "Fekete csapata", "Black’s team"),
    ("WT", "Fehér csapata", "White’s team"),
    ("HA", "Előny", "Handicap"),
    ("KM", "Komi", "Komi"),
    ("RU", "Szabályok", "Rules"),
    ("RE", "Eredmény", "Result"),
    ("TM", "Gondolkodási idő", "Main time"),
    ("OT", "Ráadásidő", "Overtime"),
    ("ON", "Megnyitás", "Opening"),
    ("AN", "Elemezte", "Annotated by"),
    ("US", "Lejegyezte", "Recorded by"),
    ("SO", "Forrás", "Source"),
    ("CP", "Jogok", "Copyright"),
    ("AP", "Program", "Program"),
    ("GC", "Megjegyzés", "Remark"),
];

/// What is understood besides: shown some other way, or there for other programs to read the file by.
const UNDERSTOOD: [&str; 45] = [
    "B", "W", "AB", "AW", "AE", "PL", "MN", "C", "N", "TR", "SQ", "CR", "MA", "SL", "LB", "TB", "TW", "TE", "BM", "DO",
    "IT", "GB", "GW", "DM", "UC", "HO", "V", "PB", "PW", "FF", "GM", "CA", "SZ", "ST", "KX", "AR", "LN", "DD", "VW",
    "L", "M", "BL", "WL", "OB", "OW",
];

/// So many names of what isn't understood are told.
const MOST_KEPT: usize = 40;

/// What is told of the whole game.
pub(super) fn facts(tree: &Tree, lang: Lang) -> Vec<Fact> {
    let komi = tree.komi().map(|halves| in_language(written_points(halves), lang));
    let fact = |(name, hu, en): (&str, &str, &str)| {
        let text = told(tree, name, lang)?;
        let text = if name == "KM" { komi.clone().unwrap_or(text) } else { text };
        Some(Fact { label: spoken([hu, en], lang).to_owned(), text })
    };
    FACTS.into_iter().filter_map(fact).collect()
}

fn told(tree: &Tree, name: &str, lang: Lang) -> Option<String> {
    let raw = tree.told(name)?;
    let text = shortened(&sgf::line(raw), LONGEST)?;
    Some(match name {
        "TM" => clock(&text).unwrap_or(text),
        "RE" => {
            let Ok(result) = text.parse();
            result::in_words(&result, lang)
        }
        "AP" => text.replacen(':', " ", 1),
        _ => text,
    })
}

/// Who plays: black, white.
pub(super) fn names(tree: &Tree) -> [Option<String>; 2] {
    ["PB", "PW"].map(|name| brief(&sgf::line(tree.told(name)?)))
}

/// When it was played.
pub(super) fn date(tree: &Tree) -> Option<String> {
    brief(&sgf::line(tree.told("DT")?))
}

/// How it ended; nothing where nobody knows.
pub(super) fn ended(tree: &Tree, lang: Lang) -> Option<String> {
    let Ok(result) = sgf::line(tree.told("RE")?).trim().parse();
    match result {
        GameResult::Unknown => None,
        GameResult::Other(text) if text.is_empty() => None,
        result => Some(result::in_words(&result, lang)),
    }
}

/// What somebody may think of a move or of a position: the property, what it is, and that in words, once and twice.
const JUDGED: [(&str, Judged, [&str; 2], [&str; 2]); 9] = [
    ("TE", Judged::Good, ["jó lépés", "good move"], ["nagyon jó lépés", "very good move"]),
    ("BM", Judged::Bad, ["rossz lépés", "bad move"], ["nagyon rossz lépés", "very bad move"]),
    ("DO", Judged::Doubtful, ["kétes lépés", "doubtful move"], ["kétes lépés", "doubtful move"]),
    ("IT", Judged::Interesting, ["érdekes lépés", "interesting move"], ["érdekes lépés", "interesting move"]),
    ("GB", Judged::GoodForBlack, ["Feketének jó", "good for Black"], ["Feketének nagyon jó", "very good for Black"]),
    ("GW", Judged::GoodForWhite, ["Fehérnek jó", "good for White"], ["Fehérnek nagyon jó", "very good for White"]),
    ("DM", Judged::Even, ["kiegyenlített állás", "even position"], ["kiegyenlített állás", "even position"]),
    ("UC", Judged::Unclear, ["tisztázatlan állás", "unclear position"], ["tisztázatlan állás", "unclear position"]),
    ("HO", Judged::Hotspot, ["fontos pillanat", "key moment"], ["nagyon fontos pillanat", "very important moment"]),
];

/// What a node is called.
pub(super) fn name(node: &Node) -> Option<String> {
    node.values("N").next().and_then(|raw| shortened(&sgf::line(raw), LONGEST))
}

/// What somebody thinks of its move or of its position.
pub(super) fn judgements(node: &Node) -> Vec<Judgement> {
    let judged = |(property, kind, ..): &(&str, Judged, _, _)| {
        node.values(property).next().map(|strength| Judgement { kind: *kind, very: strength.trim() == "2" })
    };
    JUDGED.iter().filter_map(judged).collect()
}

/// The time left after its move, by black and by white, with the moves to be made in it.
pub(super) fn clocks(node: &Node, lang: Lang) -> [Option<String>; 2] {
    [("BL", "OB"), ("WL", "OW")].map(|(time, moves)| {
        let raw = shortened(&sgf::line(node.values(time).next()?), LONGEST_TIME)?;
        let left = clock(&raw).unwrap_or(raw);
        let moves = node.values(moves).next().and_then(|moves| sgf::line(moves).trim().parse::<u32>().ok());
        Some(match (moves, lang) {
            (None, _) => left,
            (Some(moves), Lang::Hu) => format!("{left}, {moves} lépésre"),
            (Some(1), Lang::En) => format!("{left} for 1 move"),
            (Some(moves), Lang::En) => format!("{left} for {moves} moves"),
        })
    })
}

/// The longest that a time is written, in letters.
const LONGEST_TIME: usize = 12;

/// Seconds as a clock shows them; none of what is no number of seconds.
fn clock(text: &str) -> Option<String> {
    let seconds: f64 = text.trim().replace(',', ".").parse().ok().filter(|seconds| (0.0..1e7).contains(seconds))?;
    let whole = seconds as u32;
    let (hours, minutes, seconds) = (whole / 3_600, whole / 60 % 60, whole % 60);
    Some(match hours {
        0 => format!("{minutes}:{seconds:02}"),
        hours => format!("{hours}:{minutes:02}:{seconds:02}"),
    })
}

/// What is told of a moment in a word or two.
pub(super) fn notes(node: &Node, lang: Lang) -> Vec<String> {
    let words = |judgement: Judgement| {
        let found = JUDGED.iter().find(|(_, kind, ..)| *kind == judgement.kind);
        found.map(|(_, _, once, twice)| spoken(if judgement.very { *twice } else { *once }, lang).to_owned())
    };
    let judged = judgements(node).into_iter().filter_map(words);
    name(node).into_iter().chain(judged).chain(node.values("V").next().and_then(|raw| value(raw, lang))).collect()
}

/// What a position is worth to Black, in points.
fn value(raw: &str, lang: Lang) -> Option<String> {
    let text = shortened(&sgf::line(raw), 12)?;
    Some(match lang {
        Lang::Hu => format!("értéke feketének: {}", points(&text, lang)),
        Lang::En => format!("worth to Black: {}", points(&text, lang)),
    })
}

/// The names of what a node says and nobody here understands.
pub(super) fn kept(node: &Node, is_root: bool) -> Vec<String> {
    let mut kept: Vec<String> = Vec::new();
    for name in node.properties.iter().map(|property| property.name.as_str()) {
        let understood = UNDERSTOOD.contains(&name) || is_root && FACTS.iter().any(|(fact, ..)| *fact == name);
        if !understood && kept.len() < MOST_KEPT && !kept.iter().any(|known| known == name) {
            kept.push(name.to_owned());
        }
    }
    kept
}

/// A number of points as the language writes it, if it is one.
fn points(text: &str, lang: Lang) -> String {
    // A result has half points as a komi has, and is read as tolerantly.
    let halves = match format!("B+{}", text.trim_start_matches(['-', '+'])).parse() {
        Ok(GameResult::Win(_, How::Points(halves))) => i16::try_from(halves).ok(),
        _ => None,
    };
    let Some(halves) = halves else { return text.to_owned() };
    in_language(written_points(if text.starts_with('-') { -halves } else { halves }), lang)
}

/// A number with the language's sign between its parts.
pub(super) fn in_language(written: String, lang: Lang) -> String {
    match lang {
        Lang::Hu => written.replace('.', ","),
        Lang::En => written,
    }
}

/// A text on one line, cut off where it is too long; none if it says nothing.
pub(super) fn shortened(text: &str, longest: usize) -> Option<String> {
    // No word behind the last that fits is looked at: a text may be a million letters long.
    let mut short = String::new();
    let mut left = longest;
    for word in text.split_whitespace() {
        if left == 0 {
            short.push('…');
            break;
        }
        if !short.is_empty() {
            short.push(' ');
        }
        let fits = word.char_indices().nth(left).map_or(word.len(), |(at, _)| at);
        short.push_str(&word[..fits]);
        if fits < word.len() {
            short.push('…');
            break;
        }
        left = left.saturating_sub(word.chars().count() + 1);
    }
    (!short.is_empty()).then_some(short)
}
