//! One game.

use super::program::Program;
use super::verdict::{self, Count};
use crate::gtp::{Vertex, vertex};
use cardgo::{Colour, LARGEST, Play, Position};
use sgf::{GameResult, How, Player, Record, Step};

/// The conditions of a game.
pub struct Terms {
    pub size: u8,
    /// In half points.
    pub komi: i16,
}

/// A game that was played.
pub struct Bout {
    /// Whether the first program had black.
    pub first_is_black: bool,
    pub result: GameResult,
    /// Anything else to tell of it.
    pub note: Option<String>,
    pub record: Record,
}

/// A game is broken off after so many moves for each point of the board.
const MOST_MOVES_PER_POINT: usize = 3;

impl Terms {
    pub fn new(size: u8, komi: f64) -> Result<Terms, String> {
        if !(2..=LARGEST).contains(&size) {
            return Err(format!("a board has 2 to {LARGEST} lines, not {size}"));
        }
        let halves = komi * 2.0;
        if halves.fract() != 0.0 || halves.abs() > f64::from(i16::MAX) {
            return Err(format!("the komi has to be in half points, not {komi}"));
        }
        Ok(Terms { size, komi: halves as i16 })
    }
}

/// Two programs at a board.
pub struct Table {
    /// Black's and white's.
    pub programs: [Program; 2],
    pub position: Position,
    pub record: Record,
}

/// How the moves came to an end.
pub enum End {
    /// Two passes.
    Passes,
    /// Something that decides the game, and a word about it.
    Decided(GameResult, Option<String>),
}

/// Plays a game between the programs with these commands.
pub fn play(commands: &[String; 2], first_is_black: bool, terms: &Terms) -> Result<Bout, String> {
    let [first, second] = [Program::start(&commands[0])?, Program::start(&commands[1])?];
    let programs = if first_is_black { [first, second] } else { [second, first] };
    let mut record = Record::new(terms.size);
    record.komi = Some(terms.komi);
    record.rules = Some("Chinese".to_owned());
    for (player, program) in record.players.iter_mut().zip(&programs) {
        *player = Player { name: Some(program.name().to_owned()), rank: None };
    }
    let mut table = Table { programs, position: Position::new(terms.size), record };
    for program in &mut table.programs {
        program.ask(&format!("boardsize {}", terms.size))?;
        program.ask("clear_board")?;
        program.ask(&format!("komi {}", f64::from(terms.komi) / 2.0))?;
    }
    let (result, note) = match table.play_on("genmove")? {
        End::Decided(result, note) => (result, note),
        End::Passes => {
            let Count { result, note } = verdict::count(&mut table, terms.komi)?;
            (result, note)
        }
    };
    let mut record = table.record;
    record.result = Some(result.clone());
    if let Some(note) = &note {
        record.steps.push(Step { comment: Some(note.clone()), ..Step::default() });
    }
    Ok(Bout { first_is_black, result, note, record })
}

impl Table {
    /// Moves until two passes in a row, each asked for by this command or, where it isn't known, by `genmove`.
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
            let lost = |how: How, why: Option<String>| Ok(End::Decided(GameResult::Win(colour.opponent(), how), why));
            let play = match vertex(&answer) {
                Some(Vertex::Resign) => return lost(How::Resignation, None),
                Some(Vertex::Pass) => Play::Pass,
                Some(Vertex::Point(point)) => match self.position.why_not(point) {
                    Ok(()) => Play::Stone(point),
                    Err(why) => return lost(How::Forfeit, Some(format!("{answer} is not legal: {why:?}"))),
                },
                Some(Vertex::OffBoard) | None => return lost(How::Forfeit, Some(format!("{answer} is no move"))),
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
