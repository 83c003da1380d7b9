//! One game between two programs.

use super::game_count::{self, Count};
use super::program::Program;
use super::program_game::{End, ProgramGame};
use cardgo::{LARGEST, Position};
use sgf::{GameResult, Player, Record, Step};

/// The conditions of a game.
pub struct Terms {
    pub size: u8,
    /// White's komi, in half points.
    pub komi: i16,
}

/// A game that was played.
pub struct RefereedGame {
    /// Whether the first program had Black.
    pub first_is_black: bool,
    pub result: GameResult,
    /// A remark on the result.
    pub note: Option<String>,
    pub record: Record,
}

impl Terms {
    /// Checks the conditions; the komi is in points.
    ///
    /// # Errors
    /// If the size isn't supported or the komi isn't a multiple of half a point.
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

/// Plays a game between the programs with these commands.
///
/// # Errors
/// If a program can't be started, stops answering or refuses a command.
pub fn play(commands: &[String; 2], first_is_black: bool, terms: &Terms) -> Result<RefereedGame, String> {
    let [first, second] = [Program::start(&commands[0])?, Program::start(&commands[1])?];
    let programs = if first_is_black { [first, second] } else { [second, first] };
    let mut record = Record::new(terms.size);
    record.komi = Some(terms.komi);
    record.rules = Some("Chinese".to_owned());
    for (player, program) in record.players.iter_mut().zip(&programs) {
        *player = Player { name: Some(program.name().to_owned()), rank: None };
    }
    let mut table = ProgramGame { programs, position: Position::new(terms.size), record };
    for program in &mut table.programs {
        program.ask(&format!("boardsize {}", terms.size))?;
        program.ask("clear_board")?;
        program.ask(&format!("komi {}", f64::from(terms.komi) / 2.0))?;
    }
    let (result, note) = match table.play_on("genmove")? {
        End::Decided(result, note) => (result, note),
        End::Passes => {
            let Count { result, note } = game_count::count(&mut table, terms.komi)?;
            (result, note)
        }
    };
    let mut record = table.record;
    record.result = Some(result.clone());
    if let Some(note) = &note {
        record.steps.push(Step { comment: Some(note.clone()), ..Step::default() });
    }
    Ok(RefereedGame { first_is_black, result, note, record })
}
