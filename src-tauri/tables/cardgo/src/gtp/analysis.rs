//! Thinking aloud, as programs that draw an analysis over the board ask for it: `lz-analyze` and `kata-analyze`, and both
//! with a move in the end.

use super::commands::{answered, colour, first, number};
use super::engine::Engine;
use super::protocol::{Ear, SYNTAX, Vertex, vertex};
use super::spoken::{Form, line};
use crate::go::{Bar, Barred, Candidate, Estimate, Player};
use cardgo::Colour;
use std::io::{self, Write};
use std::time::{Duration, Instant};

/// The commands: in which form each answers, and whether the bot moves in the end.
const FORMS: [(&str, Form, bool); 4] = [
    ("lz-analyze", Form::Leela, false),
    ("lz-genmove_analyze", Form::Leela, true),
    ("kata-analyze", Form::Kata, false),
    ("kata-genmove_analyze", Form::Kata, true),
];
/// What these commands are called, as the list of all commands has it.
pub const COMMANDS: [&str; 4] = [FORMS[0].0, FORMS[1].0, FORMS[2].0, FORMS[3].0];
/// What else may be asked for by `true`, and isn't told: it may be left out of an answer.
const UNTOLD: [&str; 5] = ["movesOwnership", "ownershipStdev", "pvVisits", "pvEdgeVisits", "rootInfo"];

/// What is asked for.
#[derive(Debug, PartialEq, Eq)]
pub struct Order {
    /// How it is answered.
    form: Form,
    /// Whose the points are likely to be is told as well.
    ownership: bool,
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
    let (_, form, moves) = FORMS.into_iter().find(|(known, ..)| *known == name)?;
    let read = || {
        let (barred, told) = (Barred::default(), (0, MOST_MOVES));
        let mut order = Order { form, ownership: false, colour: None, interval: USUAL_INTERVAL, moves, barred, told };
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
                "ownership" => {
                    order.ownership = switch(first::<1>(words)?[0])?;
                    words = &words[1..];
                }
                name if UNTOLD.contains(&name) => {
                    switch(first::<1>(words)?[0])?;
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

fn switch(word: &str) -> Result<bool, &'static str> {
    word.parse().map_err(|_| SYNTAX)
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
    let least = order.told.0;
    let owners = order.ownership.then(|| engine.estimate_of(colour));
    let saying = Saying { order, colour, size: engine.position().board().size(), owners: owners.as_ref() };
    // Where no time between lines is asked for one is said: about a move the last, which is certain to come.
    let once = order.interval.is_zero();
    let (mut told, mut faults) = (None::<Instant>, Ok(()));
    let mut hear = |player: &Player| {
        let ends = !order.moves && ear.is_spoken_to();
        let due = told.map_or(!(once && order.moves), |told| !once && told.elapsed() >= order.interval);
        if due && faults.is_ok() {
            told = Some(Instant::now());
            faults = saying.write_line(output, &player.candidates_of(least));
        }
        !ends && faults.is_ok()
    };
    if order.moves {
        let move_made = answered(engine.answer(colour, &mut hear));
        faults?;
        saying.write_line(output, &engine.candidates(least))?;
        writeln!(output, "play {move_made}")?;
    } else {
        engine.think_on(colour, &mut hear);
        faults?;
    }
    writeln!(output)?;
    output.flush()
}

/// What every line of an answer has in common.
struct Saying<'a> {
    order: &'a Order,
    colour: Colour,
    size: u8,
    owners: Option<&'a Estimate>,
}

impl Saying<'_> {
    fn write_line(&self, output: &mut impl Write, candidates: &[Candidate]) -> io::Result<()> {
        let told = &candidates[..candidates.len().min(self.order.told.1)];
        let owners = self.owners.map(|owners| (owners, self.size, self.colour));
        let line = line(self.order.form, told, owners);
        // A level that doesn't search has nothing to tell, and an empty line would end the answer before its move.
        if line.is_empty() {
            return Ok(());
        }
        writeln!(output, "{line}")?;
        output.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::{Form, MOST_MOVES, Order, USUAL_INTERVAL, asked};
    use crate::go::{Bar, Barred};
    use cardgo::{Colour, Point};
    use std::time::Duration;

    #[test]
    fn colour_and_interval_come_in_any_order() {
        let order = |colour, interval, moves| {
            let (form, ownership) = (Form::Leela, false);
            Some(Ok(Order {
                form,
                ownership,
                colour,
                interval,
                moves,
                barred: Barred::default(),
                told: (0, MOST_MOVES),
            }))
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
            ("lz-analyze", &["ownership"]),
            ("kata-analyze", &["ownership", "much"]),
            ("kata-analyze", &["rootInfo"]),
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
                form: Form::Leela,
                ownership: false,
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
    fn a_level_that_does_not_search_answers_with_its_move_and_no_empty_line_before_it() {
        for level in ["beginner", "kyu8", "kyu5"] {
            let said = b"boardsize 9\nlz-genmove_analyze b 0\nkata-genmove_analyze w 0\n";
            let answers = crate::gtp::converse_at(level, said).unwrap_or_default();
            let answers = String::from_utf8_lossy(&answers).into_owned();
            let blocks: Vec<Vec<&str>> = answers.trim().split("\n\n").map(|block| block.lines().collect()).collect();
            let [_, first, second] = &blocks[..] else { panic!("{level}: {answers:?}") };
            for block in [first, second] {
                assert!(block.len() == 2 && block[1].starts_with("play "), "{level}: {answers:?}");
            }
        }
    }

    #[test]
    fn ownership_is_told_where_it_is_asked_for_and_as_seen_by_who_is_to_move() {
        let said = b"boardsize 9\nplay b e5\nplay b c3\nplay b g7\nplay b c7\nplay b g3\n\
            kata-genmove_analyze b 0 ownership true pvVisits true\nundo\nlz-genmove_analyze w 0 ownership true\nundo\n\
            kata-genmove_analyze b 0 ownership false\n";
        let answers = crate::gtp::converse(said, 30).unwrap_or_default();
        let answers = String::from_utf8_lossy(&answers).into_owned();
        let told: Vec<&str> = answers.lines().filter(|line| line.starts_with("info ")).collect();
        let [black, white, without] = told[..] else { panic!("{answers}") };
        let owners = |line: &str| -> Vec<f32> {
            let (_, owners) = line.split_once(" ownership ").unwrap_or_default();
            owners.split_whitespace().map(|owner| owner.parse().unwrap_or(f32::NAN)).collect()
        };
        let [black, white] = [black, white].map(owners);
        assert_eq!((black.len(), white.len()), (81, 81), "{answers}");
        // The middle is Black's, whoever looks.
        assert!(black[40] > 0.5 && white[40] < -0.5, "{answers}");
        assert!(black.iter().chain(&white).all(|owner| (-1.0..=1.0).contains(owner)));
        assert!(!without.contains("ownership") && without.contains(" scoreLead "), "{without}");
    }
}
