//! The sentences about records in English.

use super::English;
use crate::record::brief;
use crate::record::details::{LONGEST, Unfit};
use crate::record::editor_protocol::Judged;
use crate::record::facts::GameFact;
use crate::record::own::DealFault;
use crate::sentences::half_points;
use crate::sentences::language::Sentences;
use crate::sentences::record_language::{RecordSentences, ResultWords};
use cardgo::Colour;
use sgf::{GameResult, WinReason};

impl RecordSentences for English {
    fn colour_name(&self, colour: Colour) -> &'static str {
        match colour {
            Colour::Black => "Black",
            Colour::White => "White",
        }
    }

    fn player(&self) -> &'static str {
        "Player"
    }

    fn card_rules(&self) -> &'static str {
        "Card Go"
    }

    fn result(&self, result: &GameResult) -> String {
        match result {
            GameResult::Win(colour, how) => win(*colour, *how),
            GameResult::Draw => self.draw().to_owned(),
            GameResult::Void => "it ended without one".to_owned(),
            GameResult::Unknown => "unknown".to_owned(),
            GameResult::Other(text) => format!("“{}”", brief(text).unwrap_or_default()),
        }
    }

    fn file_without_result(&self) -> &'static str {
        "The file says that the game ended without a result."
    }

    fn file_result(&self, result: &str) -> String {
        format!("The file gives the result: {result}.")
    }

    fn result_words(&self) -> ResultWords {
        ResultWords {
            colours: [(Colour::Black, "black"), (Colour::White, "white")],
            draws: &["jigo", "draw", "a draw", "tie", "a tie", "tied"],
            voids: &["it ended without one", "no result", "void", "unfinished"],
            unknowns: &["unknown", "not known"],
            wins: &["win", "won"],
            loses: &["lose", "lost"],
            resigns: &["resign"],
            times: &["time"],
            forfeits: &["forfeit"],
            joins: &[" and "],
            points: &["point"],
            half: &["half"],
        }
    }

    fn months(&self) -> [&'static str; 12] {
        ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
    }

    fn unfit(&self, unfit: Unfit) -> String {
        match unfit {
            Unfit::Long => format!("This is too long; a field takes {LONGEST} letters at most."),
            Unfit::Komi => "Komi is a number of whole or half points, 99.5 at most; for example 6.5.".to_owned(),
            Unfit::Result => {
                "I can’t read this result. Write, for example: Black won by 3.5 points; White resigned; a tie; W+R."
                    .to_owned()
            }
            Unfit::Date => {
                "I can’t read this date. Write, for example: 2024-05-01; a year and a month, or a year alone, will do."
                    .to_owned()
            }
        }
    }

    fn fact_label(&self, fact: GameFact) -> &'static str {
        match fact {
            GameFact::Title => "Title",
            GameFact::Event => "Event",
            GameFact::Round => "Round",
            GameFact::Place => "Place",
            GameFact::Date => "Date",
            GameFact::BlackRank => "Black’s rank",
            GameFact::WhiteRank => "White’s rank",
            GameFact::BlackTeam => "Black’s team",
            GameFact::WhiteTeam => "White’s team",
            GameFact::Handicap => "Handicap",
            GameFact::Komi => "Komi",
            GameFact::Rules => "Rules",
            GameFact::Result => "Result",
            GameFact::MainTime => "Main time",
            GameFact::Overtime => "Overtime",
            GameFact::Opening => "Opening",
            GameFact::Annotator => "Annotated by",
            GameFact::Recorder => "Recorded by",
            GameFact::Source => "Source",
            GameFact::Copyright => "Copyright",
            GameFact::Program => "Program",
            GameFact::Remark => "Remark",
        }
    }

    fn judgement(&self, judged: Judged, very: bool) -> &'static str {
        match (judged, very) {
            (Judged::Good, false) => "good move",
            (Judged::Good, true) => "very good move",
            (Judged::Bad, false) => "bad move",
            (Judged::Bad, true) => "very bad move",
            (Judged::Doubtful, _) => "doubtful move",
            (Judged::Interesting, _) => "interesting move",
            (Judged::GoodForBlack, false) => "good for Black",
            (Judged::GoodForBlack, true) => "very good for Black",
            (Judged::GoodForWhite, false) => "good for White",
            (Judged::GoodForWhite, true) => "very good for White",
            (Judged::Even, _) => "even position",
            (Judged::Unclear, _) => "unclear position",
            (Judged::Hotspot, false) => "key moment",
            (Judged::Hotspot, true) => "very important moment",
        }
    }

    fn time_for_moves(&self, left: &str, moves: u32) -> String {
        match moves {
            1 => format!("{left} for 1 move"),
            moves => format!("{left} for {moves} moves"),
        }
    }

    fn worth_to_black(&self, points: &str) -> String {
        format!("worth to Black: {points}")
    }

    fn left_out(&self, number: usize, why: &str) -> String {
        format!("Game {number} of the file is left out. {why}")
    }

    fn too_many_moves(&self) -> &'static str {
        "This game is too long; it may have 1,000 moves at most."
    }

    fn position_not_playable(&self) -> &'static str {
        "By our rules no game can go on from this position, so it can’t be analysed."
    }

    fn several_games(&self) -> &'static str {
        "There is more than one game in this: open it from a file and choose one."
    }

    fn more_games(&self, games: usize) -> String {
        format!("There is more than one game in this file ({games} more): the first comes to the table.")
    }

    fn begins_after(&self, moves: usize) -> String {
        format!(
            "The board was rearranged in the middle of the game (moves so far: {moves}): the table begins with \
             that position. What came before stays in the file."
        )
    }

    fn ends_after(&self, moves: usize) -> String {
        format!("By our rules this game is over after {moves} moves. What follows stays in the file.")
    }

    fn cards_lost(&self) -> &'static str {
        "There are cards in this file too, but they couldn’t be played again: only its stones come to the board."
    }

    fn unusable_deal(&self, fault: &DealFault) -> String {
        match fault {
            DealFault::Newer => {
                "This game was played in a newer version of Asztaltárs, by other rules. Update the app \
                and try again."
                    .to_owned()
            }
            DealFault::Level(level) => format!(
                "A bot of the level “{}” sat at this game, and there is none here. If a newer version of Asztaltárs \
                 wrote it, update the app.",
                brief(level).unwrap_or_default()
            ),
        }
    }

    fn beginning_stays(&self) -> &'static str {
        "The beginning can’t be deleted."
    }

    fn is_main_line(&self) -> &'static str {
        "This is the main line already."
    }

    fn no_missing_stones(&self) -> &'static str {
        "This record tells of no handicap stones that could be set up on their usual points."
    }

    fn record_too_large(&self) -> &'static str {
        "This doesn’t fit into the record: it would be too large to be opened again."
    }
}

fn win(winner: Colour, how: WinReason) -> String {
    let [won, lost] = match winner {
        Colour::Black => ["Black", "White"],
        Colour::White => ["White", "Black"],
    };
    match how {
        WinReason::Points(2) => format!("{won} won by 1\u{a0}point"),
        WinReason::Points(halves) => format!("{won} won by {}\u{a0}points", half_points(halves, '.')),
        WinReason::Resignation => format!("{won} won, {lost} resigned"),
        WinReason::Time => format!("{won} won, {lost} ran out of time"),
        WinReason::Forfeit => format!("{won} won by forfeit"),
        WinReason::Somehow => format!("{won} won"),
    }
}
