//! Grades of decisions.

use serde::Serialize;

/// The loss, as a share of the win, from which a decision isn't as good as the best; smaller losses can't be measured.
const FELT: f64 = 0.01;
/// The loss from which a decision is an inaccuracy.
const INEXACT: f64 = 0.03;
/// The loss from which a decision is a mistake.
const WRONG: f64 = 0.07;
/// The loss from which a decision is a blunder, which may well lose the game.
const GRAVE: f64 = 0.15;

/// The quality of a decision, by the share of the win that it gave away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "BotGrade")]
pub enum Grade {
    /// The search found nothing better.
    Best,
    Good,
    Inaccuracy,
    Mistake,
    Blunder,
}

impl Grade {
    /// Returns the grade of a decision that gave away `lost` of the win, 0 to 1.
    #[must_use]
    pub fn of(lost: f64) -> Grade {
        match lost {
            ..FELT => Grade::Best,
            ..INEXACT => Grade::Good,
            ..WRONG => Grade::Inaccuracy,
            ..GRAVE => Grade::Mistake,
            _ => Grade::Blunder,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Grade;

    #[test]
    fn the_more_is_lost_the_worse_the_grade() {
        let graded = [-0.1, 0.0, 0.009, 0.01, 0.029, 0.03, 0.069, 0.07, 0.149, 0.15, 1.0].map(Grade::of);
        let best = [Grade::Best; 3];
        assert_eq!(graded[..3], best);
        assert_eq!(graded[3..5], [Grade::Good; 2]);
        assert_eq!(graded[5..7], [Grade::Inaccuracy; 2]);
        assert_eq!(graded[7..9], [Grade::Mistake; 2]);
        assert_eq!(graded[9..], [Grade::Blunder; 2]);
    }
}
