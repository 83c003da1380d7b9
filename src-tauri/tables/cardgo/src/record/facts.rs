//! What a file tells of a game and of its moments, in words of both languages.

use super::wire::Fact;
use super::{brief, result, spoken};
use cardgo::written_points;
use rulebook::Lang;
use sgf::{GameResult, How, Node};

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
const UNDERSTOOD: [&str; 35] = [
    "B", "W", "AB", "AW", "AE", "PL", "MN", "C", "N", "TR", "SQ", "CR", "MA", "SL", "LB", "TB", "TW", "TE", "BM", "DO",
    "IT", "GB", "GW", "DM", "UC", "HO", "V", "PB", "PW", "FF", "GM", "CA", "SZ", "ST", "KX",
];

/// So many names of what isn't understood are told.
const MOST_KEPT: usize = 40;

/// What the root tells of the whole game.
pub(super) fn facts(root: &Node, lang: Lang) -> Vec<Fact> {
    let fact = |(name, hu, en): (&str, &str, &str)| {
        let text = told(root, name, lang)?;
        Some(Fact { label: spoken([hu, en], lang).to_owned(), text })
    };
    FACTS.into_iter().filter_map(fact).collect()
}

fn told(root: &Node, name: &str, lang: Lang) -> Option<String> {
    let raw = root.values(name).next()?;
    let text = shortened(&sgf::line(raw), LONGEST)?;
    Some(match name {
        "KM" => points(&text, lang),
        "RE" => {
            let Ok(result) = text.parse();
            result::in_words(&result, lang)
        }
        "AP" => text.replacen(':', " ", 1),
        _ => text,
    })
}

/// Who plays: black, white.
pub(super) fn names(root: &Node) -> [Option<String>; 2] {
    ["PB", "PW"].map(|name| brief(&sgf::line(root.values(name).next()?)))
}

/// When it was played.
pub(super) fn date(root: &Node) -> Option<String> {
    brief(&sgf::line(root.values("DT").next()?))
}

/// How it ended; nothing where nobody knows.
pub(super) fn ended(root: &Node, lang: Lang) -> Option<String> {
    let Ok(result) = sgf::line(root.values("RE").next()?).trim().parse();
    match result {
        GameResult::Unknown => None,
        GameResult::Other(text) if text.is_empty() => None,
        result => Some(result::in_words(&result, lang)),
    }
}

/// What is told of a moment in a word or two.
pub(super) fn notes(node: &Node, lang: Lang) -> Vec<String> {
    const JUDGED: [(&str, [&str; 2], [&str; 2]); 9] = [
        ("TE", ["jó lépés", "good move"], ["nagyon jó lépés", "very good move"]),
        ("BM", ["rossz lépés", "bad move"], ["nagyon rossz lépés", "very bad move"]),
        ("DO", ["kétes lépés", "doubtful move"], ["kétes lépés", "doubtful move"]),
        ("IT", ["érdekes lépés", "interesting move"], ["érdekes lépés", "interesting move"]),
        ("GB", ["Feketének jó", "good for Black"], ["Feketének nagyon jó", "very good for Black"]),
        ("GW", ["Fehérnek jó", "good for White"], ["Fehérnek nagyon jó", "very good for White"]),
        ("DM", ["kiegyenlített állás", "even position"], ["kiegyenlített állás", "even position"]),
        ("UC", ["tisztázatlan állás", "unclear position"], ["tisztázatlan állás", "unclear position"]),
        ("HO", ["fontos pillanat", "key moment"], ["nagyon fontos pillanat", "very important moment"]),
    ];
    let name = node.values("N").next().and_then(|raw| shortened(&sgf::line(raw), LONGEST));
    let judged = JUDGED.into_iter().filter_map(|(property, once, twice)| {
        let strength = node.values(property).next()?;
        Some(spoken(if strength.trim() == "2" { twice } else { once }, lang).to_owned())
    });
    name.into_iter().chain(judged).chain(node.values("V").next().and_then(|raw| value(raw, lang))).collect()
}

/// What a position is worth to Black, in points.
fn value(raw: &str, lang: Lang) -> Option<String> {
    let text = shortened(&sgf::line(raw), 12)?;
    Some(match lang {
        Lang::Hu => format!("értéke Feketének: {}", points(&text, lang)),
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
    let written = written_points(if text.starts_with('-') { -halves } else { halves });
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
