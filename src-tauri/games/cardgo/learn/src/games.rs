//! Replays the games of a file on the engine's board, so that the net is trained on the input that it gets in play.

use crate::lesson::Lesson;
use crate::training_file::{LINES, TOLD, TrainingFile};
use cardgo::{Board, Colour, Point, Position};
use cardgo_net::{Input, Ladders};

/// The lessons of one game, in order.
pub(crate) type Game = Vec<Lesson>;

/// The index that stands for a pass, after those of the points on 13 lines.
const PASS: usize = LINES * LINES;

/// Returns the games of a lane. A move that the engine's rules don't allow is an error, because later positions would
/// be wrong.
///
/// # Errors
/// Fails with a message that contains step and lane if a position, a move or a probability isn't valid.
pub(crate) fn of_lane(columns: &TrainingFile, lane: usize) -> Result<Vec<Game>, String> {
    let mut games: Vec<Game> = Vec::new();
    let mut ladders = Ladders::default();
    let mut position: Option<Position> = None;
    for step in 0..columns.steps {
        let nth = step * columns.lanes + lane;
        let at = |fault: &str| format!("step {step} of lane {lane}: {fault}");
        if columns.fresh[nth] != 0 {
            position = Some(beginning(columns, nth).ok_or_else(|| at("no such board or handicap"))?);
            games.push(Game::new());
        }
        let (Some(position), Some(game)) = (&mut position, games.last_mut()) else { return Err(at("no game begins")) };
        if (position.turn() == Colour::Black) != (columns.black[nth] != 0) {
            return Err(at("the other side's turn"));
        }
        game.push(lesson(columns, nth, position, &mut ladders).ok_or_else(|| at("no such position"))?);
        play(position, columns.played[nth]).ok_or_else(|| at("a move that isn't legal"))?;
    }
    Ok(games)
}

/// The initial board of the game that begins at that position.
fn beginning(columns: &TrainingFile, nth: usize) -> Option<Position> {
    let size = u8::try_from(columns.size[nth]).ok().filter(|size| (7..=LINES as u8).contains(size))?;
    let near = if size < 13 { 2 } else { 3 };
    let far = size - 1 - near;
    let corners = [(near, near), (far, far), (far, near), (near, far)];
    let stones = corners.get(..usize::try_from(columns.handicap[nth]).ok()?)?;
    let mut board = Board::new(size);
    stones.iter().for_each(|(column, row)| board.put(Point::new(*column, *row), Colour::Black));
    let turn = if stones.is_empty() { Colour::Black } else { Colour::White };
    Some(Position::from_board(board, turn))
}

fn play(position: &mut Position, played: i16) -> Option<()> {
    let size = usize::from(position.board().size());
    match usize::try_from(played).ok()? {
        PASS => position.pass(),
        place => {
            let place = on_board(place, size)?;
            let point = Point::new((place % size) as u8, (size - 1 - place / size) as u8);
            position.is_legal(point).then(|| position.play(point))?;
        }
    }
    Some(())
}

/// Returns the lesson of a position.
fn lesson(columns: &TrainingFile, nth: usize, position: &Position, ladders: &mut Ladders) -> Option<Lesson> {
    let size = position.board().size().into();
    let input = Input::of(position, f32::from(columns.komi2[nth]) / 2.0, ladders)?;
    let told = nth * TOLD..(nth + 1) * TOLD;
    let mut plays = Vec::with_capacity(TOLD);
    for (place, likely) in columns.top[told.clone()].iter().zip(&columns.prob[told]) {
        let place = usize::try_from(*place).ok()?;
        let place = if place == PASS { size * size } else { on_board(place, size)? };
        if *likely > 0 && (place == size * size || input.may_play(place)) {
            plays.push((place as u16, f32::from(*likely)));
        }
    }
    let sum = plays.iter().map(|(_, likely)| likely).sum::<f32>().max(255.0);
    plays.iter_mut().for_each(|(_, likely)| *likely /= sum);
    let owner = |place: usize| columns.owner(nth, place / size * LINES + place % size);
    Some(Lesson {
        input,
        plays,
        win: f32::from(columns.win[nth]) / 255.0,
        lead: f32::from(columns.lead[nth]) / 4.0,
        ownership: (0..size * size).map(owner).collect(),
    })
}

/// Converts an index on 13 lines to one on a board in its top left corner; `None` if it lies outside.
fn on_board(place: usize, size: usize) -> Option<usize> {
    let (row, column) = (place / LINES, place % LINES);
    (row < size && column < size).then_some(row * size + column)
}

#[cfg(test)]
mod tests;
