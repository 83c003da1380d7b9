//! What is presumed of plays before any is tried, by what has been learnt of plays like them.

use super::features::Looker;
use super::gammas::Gammas;
use super::ladder::Reader;
use super::nodes::{Presumption, code};
use super::playout::Playout;
use super::prior::presume;
use super::settings::Settings;

/// Judges positions; keeps its memory from one to the next.
#[derive(Debug, Default)]
pub(super) struct Judge {
    looker: Looker,
    reader: Reader,
    /// Plays by how strong they look.
    strengths: Vec<(u32, f32)>,
}

impl Judge {
    /// The plays of the colour to move, with what is presumed of them: every point that is neither suicide nor ko nor
    /// its own eye, and the pass. The strongest come first. As long as nothing has been learnt, or by settings that
    /// don't ask for it, it is what one presumes at a glance.
    pub fn presume(&mut self, at: &Playout, settings: &Settings, plays: &mut Vec<(u32, Presumption)>) {
        let (Some(gammas), Some(settings)) = (Gammas::learnt(), &settings.learnt) else {
            return presume(at, &settings.presumption, &mut self.reader, plays);
        };
        let strengths = &mut self.strengths;
        strengths.clear();
        self.looker.look(at, |point, features, shapes| {
            strengths.push((code(Some(point)), gammas.strength(features, shapes)));
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
}
