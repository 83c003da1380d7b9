//! The commands of the protocol and their effect on the engine.

use super::arguments::{colour, decimal, first, number, seconds};
use super::clock::Control;
use super::drawing::drawn;
use super::engine::Engine;
use super::move_text::{answered, written};
use super::protocol::{Response, SYNTAX, Vertex, vertex};
use super::seki::in_seki;
use super::{analysis, cleanup, handicap, load};
use cardgo::{Colour, LARGEST, Play, PointSet, Position, area};
use sgf::GameResult;

/// The version of Leela Zero whose analysis commands are implemented, followed by our own: front ends that show
/// analyses check the former, and refuse older engines.
const VERSION: &str = concat!("0.17 (Asztaltars ", env!("CARGO_PKG_VERSION"), ")");

type Command = fn(&mut Engine, &[&str]) -> Response;

/// Every command, in the order in which `list_commands` lists them.
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

/// Returns the names of all commands, including the analysis commands.
fn names() -> impl Iterator<Item = &'static str> {
    COMMANDS.iter().map(|(name, _)| *name).chain(analysis::COMMANDS)
}

/// Runs a command that is answered at once.
///
/// # Errors
/// If the command is unknown or fails; the error is the protocol's message.
pub fn carry_out(engine: &mut Engine, name: &str, words: &[&str]) -> Response {
    find(name).ok_or("unknown command")?(engine, words)
}

fn find(name: &str) -> Option<Command> {
    COMMANDS.iter().find(|(known, _)| *known == name).map(|(_, command)| *command)
}

fn board_size(engine: &mut Engine, words: &[&str]) -> Response {
    let [lines] = first(words)?;
    let lines = number(lines)?;
    // Two different numbers are columns and rows; oblong boards aren't supported.
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

/// The largest komi that is distinguished, in half points; it exceeds the points of any board.
const MOST_KOMI: f64 = 2_000.0;

fn komi(engine: &mut Engine, words: &[&str]) -> Response {
    let [points] = first(words)?;
    let points = decimal(points)?;
    // The protocol requires that any komi is accepted; values beyond the points of a board all decide alike.
    let halves = (points * 2.0).clamp(-MOST_KOMI, MOST_KOMI);
    // Leads are whole points, so every komi between two whole numbers decides like the half point between them.
    let halves = if halves.fract() == 0.0 { halves } else { (halves / 2.0).floor() * 2.0 + 1.0 };
    engine.set_komi(halves as i16);
    Ok(String::new())
}

/// The error for a move beyond [`MOST_MOVES`](super::engine::MOST_MOVES).
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

fn reg_genmove(engine: &mut Engine, words: &[&str]) -> Response {
    let [who] = first(words)?;
    Ok(written(engine.would_answer(colour(who)?)))
}

/// As `genmove`, but dead stones are captured before anyone passes.
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
        // Stones in seki aren't dead, but have a list of their own.
        "alive" => stones - dead - seki,
        _ => return Err(SYNTAX),
    };
    Ok(chains(engine, listed).join("\n"))
}

/// Returns one line for each chain.
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
