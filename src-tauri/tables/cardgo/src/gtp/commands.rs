//! What each command does.

use super::clock::Control;
use super::drawing::drawn;
use super::engine::{Answered, Engine};
use super::protocol::{LARGEST_INT, Response, SYNTAX, Vertex, vertex};
use super::seki::in_seki;
use super::{analysis, cleanup, handicap, load};
use cardgo::{Colour, LARGEST, Play, PointSet, Position, area};
use sgf::GameResult;
use std::time::Duration;

/// The version of Leela Zero whose analysis commands are spoken, and our own behind it: front ends that draw analyses ask
/// for the former, and refuse engines that are older.
const VERSION: &str = concat!("0.17 (Asztaltars ", env!("CARGO_PKG_VERSION"), ")");

type Command = fn(&mut Engine, &[&str]) -> Response;

/// Every command, in the order in which they are listed.
const COMMANDS: &[(&str, Command)] = &[
    ("protocol_version", |_, _| Ok("2".to_owned())),
    ("name", |_, _| Ok("Asztaltars".to_owned())),
    ("version", |_, _| Ok(VERSION.to_owned())),
    ("known_command", |_, words| Ok(words.first().is_some_and(|name| names().any(|known| known == *name)).to_string())),
    ("list_commands", |_, _| Ok(names().collect::<Vec<_>>().join("\n"))),
    ("quit", |_, _| Ok(String::new())),
    ("boardsize", board_size),
    ("clear_board", clear_board),
    ("komi", komi),
    ("fixed_handicap", handicap::fixed),
    ("place_free_handicap", handicap::placed),
    ("set_free_handicap", handicap::given),
    ("loadsgf", load::load),
    ("play", play),
    ("genmove", genmove),
    ("reg_genmove", reg_genmove),
    ("kgs-genmove_cleanup", clean_up),
    ("undo", |engine, _| if engine.undo() { Ok(String::new()) } else { Err("cannot undo") }),
    ("time_settings", time_settings),
    ("time_left", time_left),
    ("final_score", final_score),
    ("final_status_list", final_status_list),
    ("showboard", |engine, _| Ok(drawn(engine.position().board(), engine.last_point()))),
];

/// The names of all commands: these, and those that think aloud.
fn names() -> impl Iterator<Item = &'static str> {
    COMMANDS.iter().map(|(name, _)| *name).chain(analysis::COMMANDS)
}

/// Carries a command out that is answered at once.
pub fn carry_out(engine: &mut Engine, name: &str, words: &[&str]) -> Response {
    find(name).ok_or("unknown command")?(engine, words)
}

fn find(name: &str) -> Option<Command> {
    COMMANDS.iter().find(|(known, _)| *known == name).map(|(_, command)| *command)
}

/// The first `N` words; what follows is ignored, as the protocol allows.
pub fn first<'a, const N: usize>(words: &[&'a str]) -> Result<[&'a str; N], &'static str> {
    words.first_chunk().copied().ok_or(SYNTAX)
}

fn board_size(engine: &mut Engine, words: &[&str]) -> Response {
    let [lines] = first(words)?;
    let lines = number(lines)?;
    // Two numbers are columns and rows, and no game is played here on an oblong board.
    if words.get(1).is_some_and(|rows| number(rows).is_ok_and(|rows| rows != lines)) {
        return Err("unacceptable size");
    }
    match u8::try_from(lines) {
        Ok(size @ 2..=LARGEST) => {
            engine.begin(Position::new(size));
            Ok(String::new())
        }
        _ => Err("unacceptable size"),
    }
}

fn clear_board(engine: &mut Engine, _: &[&str]) -> Response {
    engine.begin(Position::new(engine.position().board().size()));
    Ok(String::new())
}

/// The most half points that are told apart: more than any board has.
const MOST_KOMI: f64 = 2_000.0;

fn komi(engine: &mut Engine, words: &[&str]) -> Response {
    let [points] = first(words)?;
    let points = decimal(points)?;
    // The protocol wants even a ridiculous komi accepted; beyond what any board holds, all of them decide alike.
    let halves = (points * 2.0).clamp(-MOST_KOMI, MOST_KOMI);
    // Leads are whole points: any komi between two of them decides games as the half point there does.
    let halves = if halves.fract() == 0.0 { halves } else { (halves / 2.0).floor() * 2.0 + 1.0 };
    engine.set_komi(halves as i16);
    Ok(String::new())
}

/// A colour in any case, by its name or first letter.
pub fn colour(word: &str) -> Result<Colour, &'static str> {
    match word.to_ascii_lowercase().as_str() {
        "b" | "black" => Ok(Colour::Black),
        "w" | "white" => Ok(Colour::White),
        _ => Err(SYNTAX),
    }
}

/// The answer to a move after more of them than any game has.
const TOO_LONG: &str = "too many moves";

fn play(engine: &mut Engine, words: &[&str]) -> Response {
    const ILLEGAL: &str = "illegal move";
    let [who, place] = first(words)?;
    let colour = colour(who)?;
    let play = match vertex(place).ok_or(SYNTAX)? {
        Vertex::Point(point) => Play::Stone(point),
        Vertex::Pass => Play::Pass,
        Vertex::OffBoard => return Err(ILLEGAL),
        Vertex::Resign => return Err(SYNTAX),
    };
    if engine.is_full() {
        return Err(TOO_LONG);
    }
    if engine.play(colour, play) { Ok(String::new()) } else { Err(ILLEGAL) }
}

fn genmove(engine: &mut Engine, words: &[&str]) -> Response {
    let [who] = first(words)?;
    let colour = colour(who)?;
    if engine.is_full() {
        return Err(TOO_LONG);
    }
    Ok(answered(engine.answer(colour, &mut |_| true)))
}

/// The bot's answer as the protocol writes it.
pub fn answered(answer: Answered) -> String {
    match answer {
        Answered::Played(play) => written(play),
        Answered::Resigned => "resign".to_owned(),
    }
}

/// A play as the protocol writes it.
pub fn written(play: Play) -> String {
    match play {
        Play::Stone(point) => point.to_string(),
        Play::Pass => "pass".to_owned(),
    }
}

fn reg_genmove(engine: &mut Engine, words: &[&str]) -> Response {
    let [who] = first(words)?;
    Ok(written(engine.would_answer(colour(who)?)))
}

/// As `genmove`, but dead stones are taken off before anybody passes.
fn clean_up(engine: &mut Engine, words: &[&str]) -> Response {
    let [who] = first(words)?;
    let colour = colour(who)?;
    match cleanup::next(engine, colour) {
        Some(_) if engine.is_full() => Err(TOO_LONG),
        Some(point) => {
            engine.play(colour, Play::Stone(point));
            Ok(point.to_string())
        }
        None => genmove(engine, words),
    }
}

fn time_settings(engine: &mut Engine, words: &[&str]) -> Response {
    let [main, period, moves] = first(words)?;
    engine.set_control(Control { main: seconds(main)?, period: seconds(period)?, moves: number(moves)? });
    Ok(String::new())
}

fn time_left(engine: &mut Engine, words: &[&str]) -> Response {
    let [who, left, moves] = first(words)?;
    engine.set_left(colour(who)?, seconds(left)?, number(moves)?);
    Ok(String::new())
}

/// The protocol's *int*: digits alone, and no more than 31 bits.
pub fn number(word: &str) -> Result<u32, &'static str> {
    let digits = word.bytes().all(|byte| byte.is_ascii_digit());
    word.parse().ok().filter(|&number| digits && number <= LARGEST_INT).ok_or(SYNTAX)
}

/// The protocol's *float*: digits with a point or without, perhaps a minus before them, within 32 bits.
fn decimal(word: &str) -> Result<f64, &'static str> {
    let digits = word.strip_prefix('-').unwrap_or(word);
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    word.parse().ok().filter(|&number: &f64| plain && (number as f32).is_finite()).ok_or(SYNTAX)
}

/// Whole seconds by the protocol; some programs send fractions.
fn seconds(word: &str) -> Result<Duration, &'static str> {
    Duration::try_from_secs_f64(decimal(word)?).map_err(|_| SYNTAX)
}

fn final_score(engine: &mut Engine, _: &[&str]) -> Response {
    let dead = engine.dead();
    let area = area::score(engine.position().board(), &dead);
    Ok(GameResult::of_margin(area.margin(engine.komi())).to_string())
}

fn final_status_list(engine: &mut Engine, words: &[&str]) -> Response {
    let [status] = first(words)?;
    let dead = engine.dead();
    let board = engine.position().board();
    let stones = board.stones(Colour::Black) | board.stones(Colour::White);
    let seki = in_seki(board, &dead);
    let listed = match status {
        "dead" => dead & stones,
        "seki" => seki,
        // Stones in seki are not dead, but have a list of their own.
        "alive" => stones - dead - seki,
        _ => return Err(SYNTAX),
    };
    Ok(chains(engine, listed).join("\n"))
}

/// One line for each chain.
fn chains(engine: &Engine, mut listed: PointSet) -> Vec<String> {
    let board = engine.position().board();
    let mut lines = Vec::new();
    while let Some(stone) = listed.first() {
        let chain = board.chain_set(stone);
        lines.push(chain.iter().map(|point| point.to_string()).collect::<Vec<_>>().join(" "));
        listed = listed - chain;
    }
    lines
}
