//! Formats a line of an analysis as Leela Zero or KataGo writes it.

use super::move_text::written;
use cardgo::{Colour, Play, Point};
use cardgo_hosted::go::{Candidate, Estimate};
use std::fmt::Write as _;

/// The form of an analysis line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Win rates in hundredths of a per cent, no points.
    Leela,
    /// Win rates from 0 to 1, and the lead of the side to move in points.
    Kata,
}

/// Formats the candidates, followed by the expected owners of the points, if given: with the number of lines of the
/// board, as this colour sees them.
pub fn line(form: Form, candidates: &[Candidate], owners: Option<(&Estimate, u8, Colour)>) -> String {
    let mut line = String::new();
    for (order, candidate) in candidates.iter().enumerate() {
        let space = if order > 0 { " " } else { "" };
        let _ = write!(line, "{space}info move {} visits {}", named(candidate.play), candidate.visits);
        let surely = surely(candidate);
        let _ = match form {
            Form::Leela => {
                let [share, surely] = [candidate.share, surely].map(|share| (share * 10_000.0).round());
                write!(line, " winrate {share} lcb {surely}")
            }
            Form::Kata => {
                let Candidate { share, lead, .. } = candidate;
                write!(line, " winrate {share:.6} scoreMean {lead:.4} scoreLead {lead:.4} lcb {surely:.6}")
            }
        };
        let _ = write!(line, " order {order} pv");
        for &play in &candidate.line {
            let _ = write!(line, " {}", named(play));
        }
    }
    if let Some((owners, size, colour)) = owners {
        line.push_str(if line.is_empty() { "ownership" } else { " ownership" });
        for row in (0..size).rev() {
            for column in 0..size {
                let black = owners.owner(Point::new(column, row));
                let own = if colour == Colour::Black { black } else { -black };
                let _ = write!(line, " {own:.3}");
            }
        }
    }
    line
}

/// Returns the lower confidence bound of a candidate's win rate.
fn surely(candidate: &Candidate) -> f64 {
    let (share, visits) = (candidate.share, f64::from(candidate.visits));
    // Without visits the bound is 0.
    let doubt = if visits > 0.0 { bot::NINETEEN_IN_TWENTY * (share * (1.0 - share) / visits).sqrt() } else { share };
    (share - doubt).max(0.0)
}

fn named(play: Option<Point>) -> String {
    written(play.map_or(Play::Pass, Play::Stone))
}

#[cfg(test)]
mod tests {
    use super::*;
    use cardgo::Position;
    use cardgo_hosted::go::estimate;

    fn candidates() -> [Candidate; 2] {
        let [d4, e5] = [Point::new(3, 3), Point::new(4, 4)].map(Some);
        let candidate = |play, visits, share, lead, line| Candidate { play, visits, share, lead, line };
        [candidate(d4, 100, 0.5, -0.5, vec![d4, e5, None]), candidate(None, 1, 0.25, -2.25, vec![None])]
    }

    #[test]
    fn candidates_are_told_in_their_order() {
        assert_eq!(
            line(Form::Leela, &candidates(), None),
            "info move D4 visits 100 winrate 5000 lcb 4020 order 0 pv D4 E5 pass \
             info move pass visits 1 winrate 2500 lcb 0 order 1 pv pass"
        );
    }

    #[test]
    fn the_other_form_has_points_as_well() {
        assert_eq!(
            line(Form::Kata, &candidates(), None),
            "info move D4 visits 100 winrate 0.500000 scoreMean -0.5000 scoreLead -0.5000 lcb 0.402000 order 0 \
             pv D4 E5 pass info move pass visits 1 winrate 0.250000 scoreMean -2.2500 scoreLead -2.2500 lcb 0.000000 \
             order 1 pv pass"
        );
    }

    #[test]
    fn owners_follow_row_by_row_from_the_upper_left() {
        let mut position = Position::new(9);
        // Black has a wall on the left, White one on the right.
        for row in 0..9 {
            position.play(Point::new(3, row));
            position.play(Point::new(5, row));
        }
        let found = estimate(&position, 0);
        let told = |colour| {
            let line = line(Form::Kata, &[], Some((&found, 9, colour)));
            let mut words = line.split(' ');
            assert_eq!(words.next(), Some("ownership"));
            words.map(|owner| owner.parse().unwrap()).collect::<Vec<f32>>()
        };
        let (black, white) = (told(Colour::Black), told(Colour::White));
        assert_eq!(black.len(), 81);
        for row in black.chunks(9) {
            assert!(row[0] > 0.5 && row[8] < -0.5, "{row:?}");
        }
        assert!(black.iter().zip(&white).all(|(black, white)| (black + white).abs() < 0.002));
    }
}
