//! A position as the net judges it.

use super::owners::Owners;
use super::tree::Worth;
use cardgo::{Colour, Point, PointSet, Position, area};
use cardgo_net::{Evaluator, Input, Ladders, Net, SYMMETRIES, turned};

/// Judges positions; keeps the room that takes.
pub(super) struct Judge {
    /// None where no net is built in; the build sees to it that there is one.
    evaluator: Option<Evaluator<'static>>,
    ladders: Ladders,
    /// Every legal play, as the tree stores it, with how likely it is, the likeliest first.
    pub plays: Vec<(u16, f32)>,
    /// Whose each point will be.
    pub owners: Owners,
}

impl Judge {
    /// A judge.
    pub fn new() -> Judge {
        Judge {
            evaluator: Net::shipped().map(Evaluator::new),
            ladders: Ladders::default(),
            plays: Vec::new(),
            owners: Owners::default(),
        }
    }

    /// Judges a position from all eight ways to turn the board, as in a single one the net has its own preferences: what
    /// it is worth, and whose the points will be, on average.
    pub fn judge_all_ways(&mut self, position: &Position, komi: i16) -> (Worth, Owners) {
        let mut mean = Worth { share: 0.0, lead: 0.0 };
        let mut owners = Owners::default();
        for symmetry in 0..SYMMETRIES {
            let worth = self.judge(position, komi, symmetry);
            mean.share += worth.share / f64::from(SYMMETRIES);
            mean.lead += worth.lead / f64::from(SYMMETRIES);
            owners
                .0
                .iter_mut()
                .zip(self.owners.0.iter())
                .for_each(|(sum, owner)| *sum += owner / f32::from(SYMMETRIES));
        }
        (mean, owners)
    }

    /// Judges a position turned or mirrored in one of eight ways, with White's komi in half points; leaves
    /// [`plays`](Judge::plays) and [`owners`](Judge::owners) behind.
    pub fn judge(&mut self, position: &Position, komi: i16, symmetry: u8) -> Worth {
        let size = position.board().size();
        let Some(seen) = Input::of(position, f32::from(komi) / 2.0, &mut self.ladders) else {
            return self.guess(position, komi);
        };
        let side = usize::from(size);
        let bytes: Vec<u8> = (0..side * side).map(|place| seen.bytes()[turned(place, side, symmetry)]).collect();
        let Some(input) = Input::from_bytes(size, &bytes, seen.numbers()) else { return self.guess(position, komi) };
        let Some(evaluator) = &mut self.evaluator else { return self.guess(position, komi) };
        let said = evaluator.evaluate(&input);
        let sign = if position.turn() == Colour::Black { 1.0 } else { -1.0 };
        self.plays.clear();
        for place in 0..side * side {
            let from = turned(place, side, symmetry);
            let point = Point::new((from % side) as u8, (side - 1 - from / side) as u8);
            self.owners.0[point.index()] = sign * said.ownership()[place];
            if position.is_legal(point) {
                self.plays.push((point.index() as u16, said.policy()[place]));
            }
        }
        self.plays.push((0, said.pass()));
        // The order must not depend on how the board was turned.
        self.plays
            .sort_unstable_by(|(one, likely), (other, as_likely)| as_likely.total_cmp(likely).then(one.cmp(other)));
        Worth { share: f64::from(said.win()), lead: f64::from(said.lead()) }
    }

    /// What is said of a board that is too small for the net, or without one: every play but into an eye of one's own is
    /// as likely, and it counts as it stands.
    fn guess(&mut self, position: &Position, komi: i16) -> Worth {
        let legal = position.legal_set();
        let sensible = legal.iter().filter(|&point| !position.board().is_eye(point, position.turn()));
        self.plays.clear();
        self.plays.extend(sensible.map(|point| (point.index() as u16, 0.0)));
        let likely = 1.0 / (self.plays.len() + 1) as f32;
        self.plays.iter_mut().for_each(|(_, each)| *each = likely);
        self.plays.push((0, likely));
        self.settle(position, komi)
    }

    /// What a position is worth that is counted as it stands, every stone alive; leaves [`owners`](Judge::owners) behind.
    pub fn settle(&mut self, position: &Position, komi: i16) -> Worth {
        let area = area::score(position.board(), &PointSet::EMPTY);
        for point in position.board().points() {
            self.owners.0[point.index()] = match area.owner(point) {
                Some(Colour::Black) => 1.0,
                Some(Colour::White) => -1.0,
                None => 0.0,
            };
        }
        let margin = area.margin(komi);
        let own = if position.turn() == Colour::Black { margin } else { -margin };
        let share = match own {
            0 => 0.5,
            1.. => 1.0,
            _ => 0.0,
        };
        Worth { share, lead: f64::from(own) / 2.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_play_is_as_good_whichever_way_the_board_is_turned() {
        let mut judge = Judge::new();
        let mut position = Position::new(9);
        ["C3", "G7", "G3"].iter().for_each(|point| {
            position.play(point.parse().unwrap());
        });
        let found: Vec<(u16, f64)> = (0..SYMMETRIES)
            .map(|symmetry| {
                let worth = judge.judge(&position, 15, symmetry);
                (judge.plays[0].0, worth.share)
            })
            .collect();
        let (best, share) = found[0];
        assert!(found.iter().all(|&(play, other)| play == best && (share - other).abs() < 0.1), "{found:?}");
    }
}
