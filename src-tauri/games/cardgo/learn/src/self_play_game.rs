//! Writes a game that a search has played against itself as training data.

use crate::training_file::{LINES, OWNER_BYTES, TOLD, TrainingFile};

/// A position of such a game with the results of the search, from the point of view of the side to move.
///
/// Points are given by their index, row by row from the top left; a pass has the index after the last point.
#[derive(Clone, Debug, PartialEq)]
pub struct SelfPlayPosition {
    /// Whether Black is to move.
    pub black: bool,
    /// The index of the move played.
    pub played: usize,
    /// Indices of plays with their probabilities, the most probable first. Only the first eight are used.
    pub plays: Vec<(usize, f64)>,
    /// The win rate of the side to move.
    pub win: f64,
    /// The expected margin of the side to move, in points.
    pub lead: f64,
    /// The expected owner of each point, from −1 to 1.
    pub ownership: Vec<f32>,
}

/// Returns the file of a game without handicap on a board of that size, with White's komi in half points.
/// [`Positions::read`](crate::Positions::read) reads it.
///
/// # Errors
/// Fails with a message if the board has more than 13 lines, or the game is too long for the archive format.
pub fn write_own_game(size: u8, komi: i16, game: &[SelfPlayPosition]) -> Result<Vec<u8>, String> {
    let lines = usize::from(size);
    if lines > LINES {
        return Err(format!("positions are of boards up to {LINES} lines"));
    }
    let place = |place: usize| on_thirteen(place, lines) as i16;
    let many = game.len();
    let mut columns = TrainingFile {
        lanes: 1,
        steps: many,
        size: vec![size.into(); many],
        komi2: vec![komi; many],
        fresh: (0..many).map(|nth| i16::from(nth == 0)).collect(),
        handicap: vec![0; many],
        black: game.iter().map(|position| position.black.into()).collect(),
        played: game.iter().map(|position| place(position.played)).collect(),
        top: vec![0; TOLD * many],
        prob: vec![0; TOLD * many],
        win: game.iter().map(|position| of_255(position.win)).collect(),
        lead: game.iter().map(|position| (4.0 * position.lead).round() as i16).collect(),
        own: vec![0; OWNER_BYTES * many],
    };
    for (nth, position) in game.iter().enumerate() {
        for (told, (where_to, likely)) in position.plays.iter().take(TOLD).enumerate() {
            columns.top[TOLD * nth + told] = place(*where_to);
            columns.prob[TOLD * nth + told] = of_255(*likely);
        }
        for (point, owner) in position.ownership.iter().enumerate() {
            let quarter = (1.5 * (owner + 1.0)).round().clamp(0.0, 3.0) as i16;
            let place = on_thirteen(point, lines);
            columns.own[OWNER_BYTES * nth + place / 4] |= quarter << (2 * (place % 4));
        }
    }
    columns.write()
}

fn of_255(share: f64) -> i16 {
    (255.0 * share).round() as i16
}

/// Converts an index on a board to one on 13 lines, with the board in the top left corner.
fn on_thirteen(place: usize, lines: usize) -> usize {
    if place == lines * lines { LINES * LINES } else { place / lines * LINES + place % lines }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::positions::Positions;
    use std::fs;

    #[test]
    fn a_game_is_learnt_from_as_it_was_found_out() {
        let mut ownership = vec![1.0; 81];
        ownership[80] = -0.4;
        let first = SelfPlayPosition {
            black: true,
            played: 40,
            plays: vec![(40, 0.6), (80, 0.2), (81, 0.2)],
            win: 0.6,
            lead: 3.25,
            ownership: ownership.clone(),
        };
        let second = SelfPlayPosition { black: false, played: 81, plays: vec![(81, 1.0)], ..first.clone() };
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("own.npz"), write_own_game(9, 15, &[first, second]).unwrap()).unwrap();
        let positions = Positions::read(folder.path(), 1).unwrap();
        let [one, other] = &positions.held_out[..] else { panic!("two positions") };
        assert_eq!(one.plays, [(40, 0.6), (80, 0.2), (81, 0.2)]);
        assert_eq!((one.win, one.lead, one.input.numbers()), (0.6, 3.25, [-0.5, 0.0]));
        assert_eq!((one.ownership[0], one.ownership[80]), (3, -1));
        assert_eq!(other.plays, [(81, 1.0)]);
        assert_eq!(other.input.bytes()[40] & 3, 2, "what Black has played");
    }

    #[test]
    fn a_board_too_large_is_refused() {
        assert!(write_own_game(19, 15, &[]).is_err_and(|fault| fault.contains("13 lines")));
    }
}
