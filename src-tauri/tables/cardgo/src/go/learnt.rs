//! What is presumed of plays before any is tried, by what has been learnt of plays like them; on open ground also by where
//! they are, and in long searches by how much the game turns on their points.

use super::features::Looker;
use super::gammas::Gammas;
use super::ladder::Reader;
use super::nodes::{Presumption, code};
use super::opening;
use super::ownership::Tally;
use super::playout::Playout;
use super::points;
use super::prior::presume;
use super::settings::Settings;
use cardgo::Point;

/// Judges positions; keeps its memory from one to the next.
#[derive(Debug)]
pub(super) struct Judge {
    looker: Looker,
    reader: Reader,
    /// Plays by how strong they look.
    strengths: Vec<(u32, f32)>,
    /// How much the game is about each point.
    critical: [f32; Point::INDICES],
}

impl Default for Judge {
    fn default() -> Self {
        Judge {
            looker: Looker::default(),
            reader: Reader::default(),
            strengths: Vec::new(),
            critical: [0.0; Point::INDICES],
        }
    }
}

/// From so many games on a search looks at which points are critical (those of up to 400 gained nothing by it), and
/// each time there are so many more it looks anew.
const TELLING: u32 = 512;
const ANEW: u32 = 64;

impl Judge {
    /// Takes up what the games of this search tell of its points, each time there are enough new ones.
    pub fn heed(&mut self, tally: &Tally) {
        let games = tally.games();
        if games >= TELLING && games.is_multiple_of(ANEW) {
            for point in points::of(cardgo::LARGEST).iter() {
                self.critical[point.index()] = tally.critical(point);
            }
        }
    }

    /// The plays of the colour to move, with what is presumed of them: every point that is neither suicide nor ko nor
    /// its own eye, and the pass. The strongest come first. As long as nothing has been learnt, or by settings that
    /// don't ask for it, it is what one presumes at a glance.
    pub fn presume(&mut self, at: &Playout, settings: &Settings, plays: &mut Vec<(u32, Presumption)>) {
        let (Some(gammas), Some(settings)) = (Gammas::learnt(), &settings.learnt) else {
            return presume(at, &settings.presumption, &mut self.reader, plays);
        };
        let strengths = &mut self.strengths;
        strengths.clear();
        let size = at.board.size();
        self.looker.look(at, |point, features, shapes| {
            let critical = 1.0 + settings.critical * self.critical[point.index()];
            let place = if shapes.nothing_near(point) { opening::strength(point, size) } else { 1.0 };
            strengths.push((code(Some(point)), gammas.strength(features, shapes) * place * critical));
        });
        // Equals stay in the order of points.
        strengths.sort_by(|one, other| other.1.total_cmp(&one.1));
        let all: f32 = strengths.iter().map(|(_, strength)| strength).sum();
        plays.clear();
        plays.extend(strengths.iter().map(|&(play, strength)| {
            let won = (settings.won * (strength / all).sqrt() + 0.5) as u32;
            (play, Presumption { weight: settings.even + won, won: settings.even / 2 + won })
        }));
        plays.push((code(None), Presumption { weight: settings.pass.max(1), won: 0 }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cardgo::{Board, Colour};

    fn strongest(rows: &[&str], turn: Colour, last: &str) -> String {
        let mut at = Playout::new(Board::from_rows(rows).unwrap(), turn);
        at.last[0] = Some(last.parse().unwrap());
        let mut plays = Vec::new();
        Judge::default().presume(&at, &Settings::default(), &mut plays);
        let stones = plays.iter().filter(|(play, _)| *play != code(None));
        assert!(stones.clone().is_sorted_by_key(|(_, presumed)| std::cmp::Reverse(presumed.won)));
        super::super::nodes::decode(plays[0].0).unwrap().to_string()
    }

    #[test]
    fn saving_stones_from_a_fresh_atari_and_taking_a_way_out_look_strongest() {
        assert!(Gammas::learnt().is_some(), "the strengths that are shipped fit the features");
        let rows = [
            ".........",
            ".........",
            "..O.X....",
            ".........",
            "...XX....",
            "..XOO....",
            "...XX.O..",
            ".........",
            ".........",
        ];
        assert_eq!(strongest(&rows, Colour::White, "E3"), "F4", "it runs free towards a friend");
        assert_eq!(strongest(&rows, Colour::Black, "G3"), "F4", "or is taken");
    }

    #[test]
    fn a_point_that_the_game_is_about_looks_stronger_once_enough_games_have_told_so() {
        let [point, mirrored]: [Point; 2] = ["C7", "G7"].map(|text| text.parse().unwrap());
        let presumed = |judge: &mut Judge| {
            let mut plays = Vec::new();
            judge.presume(&Playout::new(Board::new(9), Colour::Black), &Settings::default(), &mut plays);
            [point, mirrored].map(|point| plays.iter().find(|(play, _)| *play == code(Some(point))).unwrap().1.won)
        };
        let (mut judge, mut tally) = (Judge::default(), Tally::new());
        for game in 1..=TELLING {
            let (winner, sign) = if game % 2 == 0 { (Colour::Black, 1) } else { (Colour::White, -1) };
            let mut end = Board::new(9);
            end.put(point, winner);
            let [before, equal] = presumed(&mut judge);
            assert_eq!(before, equal, "after {} games", game - 1);
            tally.add(&end, sign);
            judge.heed(&tally);
        }
        let [critical, other] = presumed(&mut judge);
        assert!(critical > 2 * other, "{critical} and {other}");
    }
}
