//! The facts that a file gives about a game and its nodes, in words.

use super::editor_protocol::{Fact, Judged, Judgement};
use super::{brief, result};
use crate::sentences::sentences;
use cardgo::written_points;
use rulebook::Lang;
use sgf::{GameResult, Node, Tree, WinReason};

/// The maximum length of a fact, in letters.
const LONGEST: usize = 400;

/// A fact about the whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GameFact {
    Title,
    Event,
    Round,
    Place,
    Date,
    BlackRank,
    WhiteRank,
    BlackTeam,
    WhiteTeam,
    Handicap,
    Komi,
    Rules,
    Result,
    MainTime,
    Overtime,
    Opening,
    /// Who annotated the game.
    Annotator,
    /// Who recorded the game.
    Recorder,
    Source,
    Copyright,
    Program,
    Remark,
}

/// The properties of the whole game, in the order of display.
const FACTS: [(&str, GameFact); 22] = [
    ("GN", GameFact::Title),
    ("EV", GameFact::Event),
    ("RO", GameFact::Round),
    ("PC", GameFact::Place),
    ("DT", GameFact::Date),
    ("BR", GameFact::BlackRank),
    ("WR", GameFact::WhiteRank),
    ("BT", GameFact::BlackTeam),
    ("WT", GameFact::WhiteTeam),
    ("HA", GameFact::Handicap),
    ("KM", GameFact::Komi),
    ("RU", GameFact::Rules),
    ("RE", GameFact::Result),
    ("TM", GameFact::MainTime),
    ("OT", GameFact::Overtime),
    ("ON", GameFact::Opening),
    ("AN", GameFact::Annotator),
    ("US", GameFact::Recorder),
    ("SO", GameFact::Source),
    ("CP", GameFact::Copyright),
    ("AP", GameFact::Program),
    ("GC", GameFact::Remark),
];

/// Further known properties: displayed elsewhere, or only relevant for reading the file.
const UNDERSTOOD: [&str; 45] = [
    "B", "W", "AB", "AW", "AE", "PL", "MN", "C", "N", "TR", "SQ", "CR", "MA", "SL", "LB", "TB", "TW", "TE", "BM", "DO",
    "IT", "GB", "GW", "DM", "UC", "HO", "V", "PB", "PW", "FF", "GM", "CA", "SZ", "ST", "KX", "AR", "LN", "DD", "VW",
    "L", "M", "BL", "WL", "OB", "OW",
];

/// The maximum number of unknown property names that are listed.
const MOST_KEPT: usize = 40;

/// Returns the facts about the whole game.
pub(super) fn facts(tree: &Tree, lang: Lang) -> Vec<Fact> {
    let komi = tree.komi().map(|halves| in_language(&written_points(halves), lang));
    let fact = |(name, fact): (&str, GameFact)| {
        let text = told(tree, name, lang)?;
        let text = if name == "KM" { komi.clone().unwrap_or(text) } else { text };
        Some(Fact { label: sentences(lang).fact_label(fact).to_owned(), text })
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

/// Returns the players' names: Black, White.
pub fn names(tree: &Tree) -> [Option<String>; 2] {
    ["PB", "PW"].map(|name| brief(&sgf::line(tree.told(name)?)))
}

/// Returns the date of the game.
pub(super) fn date(tree: &Tree) -> Option<String> {
    brief(&sgf::line(tree.told("DT")?))
}

/// Returns the result of the game; `None` if it is unknown.
pub fn ended(tree: &Tree, lang: Lang) -> Option<String> {
    let Ok(result) = sgf::line(tree.told("RE")?).trim().parse();
    match result {
        GameResult::Unknown => None,
        GameResult::Other(text) if text.is_empty() => None,
        result => Some(result::in_words(&result, lang)),
    }
}

/// The judgements of moves and positions, with their properties.
const JUDGED: [(&str, Judged); 9] = [
    ("TE", Judged::Good),
    ("BM", Judged::Bad),
    ("DO", Judged::Doubtful),
    ("IT", Judged::Interesting),
    ("GB", Judged::GoodForBlack),
    ("GW", Judged::GoodForWhite),
    ("DM", Judged::Even),
    ("UC", Judged::Unclear),
    ("HO", Judged::Hotspot),
];

/// Returns the name of a node.
pub(super) fn name(node: &Node) -> Option<String> {
    node.values("N").next().and_then(|raw| shortened(&sgf::line(raw), LONGEST))
}

/// Returns the judgements of a node's move and position.
pub(super) fn judgements(node: &Node) -> Vec<Judgement> {
    let judged = |(property, kind): &(&str, Judged)| {
        node.values(property).next().map(|strength| Judgement { kind: *kind, very: strength.trim() == "2" })
    };
    JUDGED.iter().filter_map(judged).collect()
}

/// Returns the time left after the node's move, of Black and of White, with the moves to be made in it.
pub(super) fn clocks(node: &Node, lang: Lang) -> [Option<String>; 2] {
    [("BL", "OB"), ("WL", "OW")].map(|(time, moves)| {
        let raw = shortened(&sgf::line(node.values(time).next()?), LONGEST_TIME)?;
        let left = clock(&raw).unwrap_or(raw);
        let moves = node.values(moves).next().and_then(|moves| sgf::line(moves).trim().parse::<u32>().ok());
        Some(match moves {
            None => left,
            Some(moves) => sentences(lang).time_for_moves(&left, moves),
        })
    })
}

/// The maximum length of a time, in letters.
const LONGEST_TIME: usize = 12;

/// Formats seconds as hours, minutes and seconds; returns `None` if the text isn't a number of seconds.
fn clock(text: &str) -> Option<String> {
    let seconds: f64 = text.trim().replace(',', ".").parse().ok().filter(|seconds| (0.0..1e7).contains(seconds))?;
    let whole = seconds as u32;
    let (hours, minutes, seconds) = (whole / 3_600, whole / 60 % 60, whole % 60);
    Some(match hours {
        0 => format!("{minutes}:{seconds:02}"),
        hours => format!("{hours}:{minutes:02}:{seconds:02}"),
    })
}

/// Returns the short notes on a node.
pub(super) fn notes(node: &Node, lang: Lang) -> Vec<String> {
    let words = |judgement: Judgement| sentences(lang).judgement(judgement.kind, judgement.very).to_owned();
    let judged = judgements(node).into_iter().map(words);
    name(node).into_iter().chain(judged).chain(node.values("V").next().and_then(|raw| value(raw, lang))).collect()
}

/// Formats the value of a position for Black, in points.
fn value(raw: &str, lang: Lang) -> Option<String> {
    let text = shortened(&sgf::line(raw), 12)?;
    Some(sentences(lang).worth_to_black(&points(&text, lang)))
}

/// Returns the names of a node's properties that aren't supported.
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

/// Formats a number of points in the language, if the text is one.
fn points(text: &str, lang: Lang) -> String {
    // Parsed as a result, which has half points like a komi and is read as tolerantly.
    let halves = match format!("B+{}", text.trim_start_matches(['-', '+'])).parse() {
        Ok(GameResult::Win(_, WinReason::Points(halves))) => i16::try_from(halves).ok(),
        _ => None,
    };
    let Some(halves) = halves else { return text.to_owned() };
    in_language(&written_points(if text.starts_with('-') { -halves } else { halves }), lang)
}

/// Formats a number with the language's decimal separator.
pub(super) fn in_language(written: &str, lang: Lang) -> String {
    written.replace('.', sentences(lang).decimal().encode_utf8(&mut [0; 4]))
}

/// Puts a text on one line and cuts it off if it is too long; returns `None` if it is empty.
pub(super) fn shortened(text: &str, longest: usize) -> Option<String> {
    // Words after the last one that fits aren't visited: a text may have a million letters.
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
