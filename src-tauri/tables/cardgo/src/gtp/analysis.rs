//! Thinking aloud, as programs that draw an analysis over the board ask for it: `lz-analyze` and `lz-genmove_analyze`.

use super::commands::{answered, colour, first, number, written};
use super::engine::Engine;
use super::protocol::{Ear, SYNTAX, Vertex, vertex};
use crate::go::{Bar, Barred, Candidate, Player};
use cardgo::{Colour, Play, Point};
use std::fmt::Write as _;
use std::io::{self, Write};
use std::time::{Duration, Instant};

const ANALYSE: &str = "lz-analyze";
const MOVE: &str = "lz-genmove_analyze";
/// Both commands.
pub const COMMANDS: [&str; 2] = [ANALYSE, MOVE];

/// What is asked for.
#[derive(Debug, PartialEq, Eq)]
pub struct Order {
    /// Whose move it is; the colour whose turn it is if nothing is said.
    colour: Option<Colour>,
    /// The time between two lines.
    interval: Duration,
    /// Whether the bot moves in the end; otherwise it thinks until the next command comes.
    moves: bool,
    /// What isn't considered.
    barred: Barred,
    /// At least so many moves are told of, if there can be, and at most so many.
    told: (usize, usize),
}

/// Time between two lines if nothing is said.
const USUAL_INTERVAL: Duration = Duration::from_millis(1_000);
/// The most moves told of, if nothing is said.
const MOST_MOVES: usize = 20;

/// What the words ask for: a colour, the interval in hundredths of a second, moves to avoid or to keep to, how many are
/// told of, in any order; `None` if the command is another.
pub fn asked(name: &str, words: &[&str]) -> Option<Result<Order, &'static str>> {
    let moves = match name {
        ANALYSE => false,
        MOVE => true,
        _ => return None,
    };
    let read = || {
        let mut order =
            Order { colour: None, interval: USUAL_INTERVAL, moves, barred: Barred::default(), told: (0, MOST_MOVES) };
        let (mut words, mut bars) = (words, Vec::new());
        while let [word, rest @ ..] = words {
            words = rest;
            match *word {
                "interval" => {
                    order.interval = interval(first::<1>(words)?[0])?;
                    words = &words[1..];
                }
                name @ ("avoid" | "allow") => {
                    bars.push(bar(first::<3>(words)?, name == "allow")?);
                    words = &words[3..];
                }
                name @ ("minmoves" | "maxmoves") => {
                    let count = number(first::<1>(words)?[0])? as usize;
                    let (least, most) = &mut order.told;
                    *(if name == "minmoves" { least } else { most }) = count;
                    words = &words[1..];
                }
                word if word.starts_with(|letter: char| letter.is_ascii_digit()) => order.interval = interval(word)?,
                word => order.colour = Some(colour(word)?),
            }
        }
        order.barred = Barred::new(bars);
        if moves && order.colour.is_none() { Err(SYNTAX) } else { Ok(order) }
    };
    Some(read())
}

/// A colour, moves with commas between, and before which move that ends.
fn bar([who, moves, until]: [&str; 3], only: bool) -> Result<Bar, &'static str> {
    let play = |word: &str| match vertex(word) {
        Some(Vertex::Point(point)) => Ok(Some(point)),
        Some(Vertex::Pass) => Ok(None),
        Some(Vertex::Resign | Vertex::OffBoard) | None => Err(SYNTAX),
    };
    let plays = moves.split(',').filter(|word| !word.is_empty()).map(play).collect::<Result<_, _>>()?;
    Ok(Bar { colour: colour(who)?, plays, only, until: number(until)? })
}

fn interval(word: &str) -> Result<Duration, &'static str> {
    number(word).map(|hundredths| Duration::from_millis(u64::from(hundredths) * 10))
}

/// Thinks, and says a line at each interval, at least one; an answer's first line, with its number, has been written.
/// A move comes after a line of what the whole search found. Without a move, the next command ends it, or the end of
/// all commands.
pub fn think(engine: &mut Engine, order: &Order, ear: &mut Ear, output: &mut impl Write) -> io::Result<()> {
    let colour = order.colour.unwrap_or(engine.position().turn());
    engine.bar(order.barred.clone());
    let ended = told_aloud(engine, order, colour, ear, output);
    engine.bar(Barred::default());
    ended
}

fn told_aloud(
    engine: &mut Engine,
    order: &Order,
    colour: Colour,
    ear: &mut Ear,
    output: &mut impl Write,
) -> io::Result<()> {
    let (least, most) = order.told;
    // Where no time between lines is asked for one is said: about a move the last, which is certain to come.
    let once = order.interval.is_zero();
    let (mut told, mut faults) = (None::<Instant>, Ok(()));
    let mut hear = |player: &Player| {
        let ends = !order.moves && ear.is_spoken_to();
        let due = told.map_or(!(once && order.moves), |told| !once && told.elapsed() >= order.interval);
        if due && faults.is_ok() {
            told = Some(Instant::now());
            faults = write_line(output, &player.candidates_of(least), most);
        }
        !ends && faults.is_ok()
    };
    if order.moves {
        let move_made = answered(engine.answer(colour, &mut hear));
        faults?;
        write_line(output, &engine.candidates(least), most)?;
        writeln!(output, "play {move_made}")?;
    } else {
        engine.think_on(colour, &mut hear);
        faults?;
    }
    writeln!(output)?;
    output.flush()
}

fn write_line(output: &mut impl Write, candidates: &[Candidate], most: usize) -> io::Result<()> {
    let told = &candidates[..candidates.len().min(most)];
    writeln!(output, "{}", line(told))?;
    output.flush()
}

/// The candidates in a line, shares of the win in hundredths of a per cent.
fn line(candidates: &[Candidate]) -> String {
    let mut line = String::new();
    for (order, candidate) in candidates.iter().enumerate() {
        let (share, visits) = (candidate.share, f64::from(candidate.visits));
        // What nobody has tried is sure of nothing.
        let doubt =
            if visits > 0.0 { bot::NINETEEN_IN_TWENTY * (share * (1.0 - share) / visits).sqrt() } else { share };
        let surely = (share - doubt).max(0.0);
        let space = if order > 0 { " " } else { "" };
        let [share, surely] = [share, surely].map(|share| (share * 10_000.0).round());
        let (play, visits) = (named(candidate.play), candidate.visits);
        let _ = write!(line, "{space}info move {play} visits {visits} winrate {share} lcb {surely} order {order} pv");
        for &play in &candidate.line {
            let _ = write!(line, " {}", named(play));
        }
    }
    line
}

fn named(play: Option<Point>) -> String {
    written(play.map_or(Play::Pass, Play::Stone))
}

#[cfg(test)]
mod tests {
    use super::{MOST_MOVES, Order, USUAL_INTERVAL, asked, line};
    use crate::go::{Bar, Barred, Candidate};
    use cardgo::{Colour, Point};
    use std::time::Duration;

    #[test]
    fn colour_and_interval_come_in_any_order() {
        let order = |colour, interval, moves| {
            Some(Ok(Order { colour, interval, moves, barred: Barred::default(), told: (0, MOST_MOVES) }))
        };
        let half = Duration::from_millis(500);
        assert_eq!(asked("lz-analyze", &[]), order(None, USUAL_INTERVAL, false));
        assert_eq!(asked("lz-analyze", &["b", "50"]), order(Some(Colour::Black), half, false));
        assert_eq!(asked("lz-analyze", &["50", "W"]), order(Some(Colour::White), half, false));
        assert_eq!(asked("lz-analyze", &["white", "interval", "50"]), order(Some(Colour::White), half, false));
        assert_eq!(asked("lz-genmove_analyze", &["black", "50"]), order(Some(Colour::Black), half, true));
        for (name, words) in [
            ("lz-analyze", &["interval"] as &[&str]),
            ("lz-analyze", &["5x"]),
            ("lz-analyze", &["interval", "soon"]),
            ("lz-analyze", &["avoid", "b", "D4"]),
            ("lz-analyze", &["avoid", "D4", "1"]),
            ("lz-analyze", &["allow", "b", "I4", "1"]),
            ("lz-analyze", &["minmoves"]),
            ("lz-analyze", &["ownership", "true"]),
            ("lz-genmove_analyze", &["50"]),
        ] {
            assert!(asked(name, words).is_some_and(|order| order.is_err()), "{words:?}");
        }
        assert_eq!(asked("genmove", &["b"]), None);
    }

    #[test]
    fn moves_to_avoid_and_to_keep_to_are_understood() {
        let words =
            ["W", "50", "avoid", "b", "d4,pass", "3", "allow", "w", "E5", "1", "minmoves", "5", "maxmoves", "9"];
        let [d4, e5] = [Point::new(3, 3), Point::new(4, 4)].map(Some);
        let barred = Barred::new(vec![
            Bar { colour: Colour::Black, plays: vec![d4, None], only: false, until: 3 },
            Bar { colour: Colour::White, plays: vec![e5], only: true, until: 1 },
        ]);
        let order = asked("lz-analyze", &words);
        assert_eq!(
            order,
            Some(Ok(Order {
                colour: Some(Colour::White),
                interval: Duration::from_millis(500),
                moves: false,
                barred,
                told: (5, 9),
            }))
        );
    }

    #[test]
    fn what_is_avoided_is_not_told_of_and_as_many_moves_are_as_are_asked_for() {
        let said = b"boardsize 5\nlz-genmove_analyze b 0 allow b c3,d4 1 minmoves 2\nboardsize 5\n\
            lz-genmove_analyze b 0 avoid b c3 1 minmoves 12\n";
        let answers = crate::gtp::converse(said, 30).unwrap_or_default();
        let answers = String::from_utf8_lossy(&answers).into_owned();
        let told: Vec<&str> = answers.lines().filter(|line| line.starts_with("info ")).collect();
        let [kept, avoided] = told[..] else { panic!("{answers}") };
        let moves = |line: &str| {
            let words: Vec<&str> = line.split(' ').collect();
            let mut moves: Vec<String> =
                words.windows(2).filter(|pair| pair[0] == "move").map(|pair| pair[1].to_owned()).collect();
            moves.sort();
            moves
        };
        assert_eq!(moves(kept), ["C3", "D4"]);
        assert!(moves(avoided).len() >= 12 && !moves(avoided).contains(&"C3".to_owned()), "{avoided}");
    }

    #[test]
    fn candidates_are_told_in_their_order() {
        let [d4, e5] = [Point::new(3, 3), Point::new(4, 4)].map(Some);
        let candidate = |play, visits, share, line| Candidate { play, visits, share, lead: 0.0, line };
        let told = line(&[candidate(d4, 100, 0.5, vec![d4, e5, None]), candidate(None, 1, 0.25, vec![None])]);
        assert_eq!(
            told,
            "info move D4 visits 100 winrate 5000 lcb 4020 order 0 pv D4 E5 pass \
             info move pass visits 1 winrate 2500 lcb 0 order 1 pv pass"
        );
    }
}
