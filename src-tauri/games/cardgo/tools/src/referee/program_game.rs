//! A game in progress between two programs.

use super::program::Program;
use crate::gtp::{Vertex, vertex};
use cardgo::{Colour, Play, Position};
use sgf::{GameResult, Record, WinReason};

/// The number of moves per point of the board after which a game is stopped.
const MOST_MOVES_PER_POINT: usize = 3;

/// A game in progress between two programs.
pub struct ProgramGame {
    /// The programs of Black and White.
    pub programs: [Program; 2],
    pub position: Position,
    pub record: Record,
}

/// How the moves ended.
pub enum End {
    /// By two passes.
    Passes,
    /// By a decided game, with a remark.
    Decided(GameResult, Option<String>),
}

impl ProgramGame {
    /// Plays until two passes in a row; each move is requested by `command`, or by `genmove` if the program doesn't
    /// know that.
    ///
    /// # Errors
    /// If a program stops answering or refuses a command.
    pub fn play_on(&mut self, command: &str) -> Result<End, String> {
        let most = MOST_MOVES_PER_POINT * usize::from(self.position.board().size()).pow(2);
        let mut ways = Vec::new();
        for program in &mut self.programs {
            ways.push(if command == "genmove" || program.knows(command) { command } else { "genmove" });
        }
        while self.position.passes() < 2 {
            let colour = self.position.turn();
            let letter = ["b", "w"][colour.index()];
            let [own, other] = [colour.index(), colour.opponent().index()];
            let answer = self.programs[own].ask(&format!("{} {letter}", ways[own]))?;
            let lost =
                |how: WinReason, why: Option<String>| Ok(End::Decided(GameResult::Win(colour.opponent(), how), why));
            let play = match vertex(&answer) {
                Some(Vertex::Resign) => return lost(WinReason::Resignation, None),
                Some(Vertex::Pass) => Play::Pass,
                Some(Vertex::Point(point)) => match self.position.why_not(point) {
                    Ok(()) => Play::Stone(point),
                    Err(why) => return lost(WinReason::Forfeit, Some(format!("{answer} is not legal: {why:?}"))),
                },
                Some(Vertex::OffBoard) | None => return lost(WinReason::Forfeit, Some(format!("{answer} is no move"))),
            };
            self.take_down(colour, play);
            self.programs[other].ask(&format!("play {letter} {answer}"))?;
            if self.record.steps.len() > most {
                return Ok(End::Decided(GameResult::Void, Some(format!("broken off after {most} moves"))));
            }
        }
        Ok(End::Passes)
    }

    fn take_down(&mut self, colour: Colour, play: Play) {
        match play {
            Play::Pass => self.position.pass(),
            Play::Stone(point) => {
                self.position.play(point);
            }
        }
        self.record.push(colour, play);
    }
}
