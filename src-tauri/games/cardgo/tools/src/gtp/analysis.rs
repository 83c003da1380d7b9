//! The analysis commands for programs that show an analysis on the board: `lz-analyze`, `kata-analyze`, and their
//! variants that also make a move.

use super::analysis_line::{Form, line};
use super::arguments::{colour, first, number};
use super::engine::Engine;
use super::move_text::answered;
use super::protocol::{LineReader, SYNTAX, Vertex, vertex};
use cardgo::Colour;
use cardgo_hosted::go::{Candidate, Estimate, MoveRestriction, MoveRestrictions, Player};
use std::io::{self, Write};
use std::time::{Duration, Instant};

/// The commands, with the form of their lines and whether the bot moves at the end.
const FORMS: [(&str, Form, bool); 4] = [
    ("lz-analyze", Form::Leela, false),
    ("lz-genmove_analyze", Form::Leela, true),
    ("kata-analyze", Form::Kata, false),
    ("kata-genmove_analyze", Form::Kata, true),
];
/// The names of these commands for the list of all commands.
pub const COMMANDS: [&str; 4] = [FORMS[0].0, FORMS[1].0, FORMS[2].0, FORMS[3].0];
/// Options that are accepted and ignored: their information may be missing from an answer.
const UNTOLD: [&str; 5] = ["movesOwnership", "ownershipStdev", "pvVisits", "pvEdgeVisits", "rootInfo"];

/// A parsed analysis command.
#[derive(Debug, PartialEq, Eq)]
pub struct AnalysisRequest {
    /// The form of the lines.
    form: Form,
    /// Whether the expected owners of the points are reported as well.
    ownership: bool,
    /// The colour to move; by default the one whose turn it is.
    colour: Option<Colour>,
    /// The time between two lines.
    interval: Duration,
    /// Whether the bot moves at the end; otherwise it searches until the next command arrives.
    moves: bool,
    /// The restrictions on the plays.
    barred: MoveRestrictions,
    /// The minimum (as far as possible) and maximum number of moves reported.
    told: (usize, usize),
}

/// The default time between two lines.
const USUAL_INTERVAL: Duration = Duration::from_millis(1_000);
/// The default maximum number of moves reported.
const MOST_MOVES: usize = 20;

/// Parses an analysis command: a colour, the interval in hundredths of a second, moves to avoid or to allow, and the
/// number of moves reported, in any order. Returns `None` if `name` is another command, and an error if its words are
/// malformed.
pub fn asked(name: &str, words: &[&str]) -> Option<Result<AnalysisRequest, &'static str>> {
    let (_, form, moves) = FORMS.into_iter().find(|(known, ..)| *known == name)?;
    let read = || {
        let (barred, told) = (MoveRestrictions::default(), (0, MOST_MOVES));
        let mut order =
            AnalysisRequest { form, ownership: false, colour: None, interval: USUAL_INTERVAL, moves, barred, told };
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
        order.barred = MoveRestrictions::new(bars);
        if moves && order.colour.is_none() { Err(SYNTAX) } else { Ok(order) }
    };
    Some(read())
}

/// Parses a restriction: a colour, moves separated by commas, and the depth at which it ends.
fn bar([who, moves, until]: [&str; 3], only: bool) -> Result<MoveRestriction, &'static str> {
    let play = |word: &str| match vertex(word) {
        Some(Vertex::Point(point)) => Ok(Some(point)),
        Some(Vertex::Pass) => Ok(None),
        Some(Vertex::Resign | Vertex::OffBoard) | None => Err(SYNTAX),
    };
    let plays = moves.split(',').filter(|word| !word.is_empty()).map(play).collect::<Result<_, _>>()?;
    Ok(MoveRestriction { colour: colour(who)?, plays, only, until: number(until)? })
}

fn switch(word: &str) -> Result<bool, &'static str> {
    word.parse().map_err(|_| SYNTAX)
}

fn interval(word: &str) -> Result<Duration, &'static str> {
    number(word).map(|hundredths| Duration::from_millis(u64::from(hundredths) * 10))
}

/// Searches and writes a line at each interval, at least one; the first line of the answer, with its id, has been
/// written already. A move is written after a line with the result of the whole search. Without a move, the next
/// command or the end of input ends the search.
///
/// # Errors
/// If the output can't be written.
pub fn think(
    engine: &mut Engine,
    order: &AnalysisRequest,
    ear: &mut LineReader,
    output: &mut impl Write,
) -> io::Result<()> {
    let colour = order.colour.unwrap_or(engine.position().turn());
    engine.bar(order.barred.clone());
    let ended = told_aloud(engine, order, colour, ear, output);
    engine.bar(MoveRestrictions::default());
    ended
}

fn told_aloud(
    engine: &mut Engine,
    order: &AnalysisRequest,
    colour: Colour,
    ear: &mut LineReader,
    output: &mut impl Write,
) -> io::Result<()> {
    let least = order.told.0;
    let owners = order.ownership.then(|| engine.estimate_of(colour));
    let saying = AnalysisWriter { order, colour, size: engine.position().board().size(), owners: owners.as_ref() };
    // With an interval of zero a single line is written; before a move it is the final line, which is always written.
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

/// What all lines of an answer share.
struct AnalysisWriter<'a> {
    order: &'a AnalysisRequest,
    colour: Colour,
    size: u8,
    owners: Option<&'a Estimate>,
}

impl AnalysisWriter<'_> {
    fn write_line(&self, output: &mut impl Write, candidates: &[Candidate]) -> io::Result<()> {
        let told = &candidates[..candidates.len().min(self.order.told.1)];
        let owners = self.owners.map(|owners| (owners, self.size, self.colour));
        let line = line(self.order.form, told, owners);
        // A level that doesn't search has no candidates, and an empty line would end the answer before its move.
        if line.is_empty() {
            return Ok(());
        }
        writeln!(output, "{line}")?;
        output.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::{AnalysisRequest, Form, MOST_MOVES, USUAL_INTERVAL, asked};
    use cardgo::{Colour, Point};
    use cardgo_hosted::go::{MoveRestriction, MoveRestrictions};
    use std::time::Duration;

    #[test]
    fn colour_and_interval_come_in_any_order() {
        let order = |colour, interval, moves| {
            let (form, ownership) = (Form::Leela, false);
            Some(Ok(AnalysisRequest {
                form,
                ownership,
                colour,
                interval,
                moves,
                barred: MoveRestrictions::default(),
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
        let barred = MoveRestrictions::new(vec![
            MoveRestriction { colour: Colour::Black, plays: vec![d4, None], only: false, until: 3 },
            MoveRestriction { colour: Colour::White, plays: vec![e5], only: true, until: 1 },
        ]);
        let order = asked("lz-analyze", &words);
        assert_eq!(
            order,
            Some(Ok(AnalysisRequest {
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
        // The points in the middle are Black's from either point of view.
        assert!(black[40] > 0.5 && white[40] < -0.5, "{answers}");
        assert!(black.iter().chain(&white).all(|owner| (-1.0..=1.0).contains(owner)));
        assert!(!without.contains("ownership") && without.contains(" scoreLead "), "{without}");
    }
}
