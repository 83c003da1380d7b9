//! The evaluation of positions by the net.

use super::owners::Owners;
use super::tree::PositionValue;
use cardgo::{Colour, Point, PointSet, Position, area};
use cardgo_net::{Evaluator, Input, Ladders, Net, SYMMETRIES, turned};

/// Evaluates positions; owns the buffers for it.
pub(super) struct NetEvaluator {
    /// `None` if no net is built in; the build makes sure that there is one.
    evaluator: Option<Evaluator<'static>>,
    ladders: Ladders,
    /// Every legal play by its code with the net's policy, the likeliest first.
    pub plays: Vec<(u16, f32)>,
    /// The expected owner of each point.
    pub owners: Owners,
}

impl NetEvaluator {
    /// Creates a judge with the built-in net.
    pub fn new() -> NetEvaluator {
        NetEvaluator {
            evaluator: Net::shipped().map(Evaluator::new),
            ladders: Ladders::default(),
            plays: Vec::new(),
            owners: Owners::default(),
        }
    }

    /// Evaluates a position in all eight symmetries, because the net has preferences of its own in a single one;
    /// returns the mean value and owners.
    pub fn judge_all_ways(&mut self, position: &Position, komi: i16) -> (PositionValue, Owners) {
        let mut mean = PositionValue { share: 0.0, lead: 0.0 };
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

    /// Evaluates a position in one of the eight symmetries, with White's komi in half points; sets
    /// [`plays`](NetEvaluator::plays) and [`owners`](NetEvaluator::owners).
    pub fn judge(&mut self, position: &Position, komi: i16, symmetry: u8) -> PositionValue {
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
        // The order must not depend on the symmetry.
        self.plays
            .sort_unstable_by(|(one, likely), (other, as_likely)| as_likely.total_cmp(likely).then(one.cmp(other)));
        PositionValue { share: f64::from(said.win()), lead: f64::from(said.lead()) }
    }

    /// The evaluation for a board that is too small for the net, or without a net: every play except into an own eye is
    /// equally likely, and the board is counted as it stands.
    fn guess(&mut self, position: &Position, komi: i16) -> PositionValue {
        let legal = position.legal_set();
        let sensible = legal.iter().filter(|&point| !position.board().is_eye(point, position.turn()));
        self.plays.clear();
        self.plays.extend(sensible.map(|point| (point.index() as u16, 0.0)));
        let likely = 1.0 / (self.plays.len() + 1) as f32;
        self.plays.iter_mut().for_each(|(_, each)| *each = likely);
        self.plays.push((0, likely));
        self.settle(position, komi)
    }

    /// Returns the value of a position counted as it stands, with every stone alive; sets [`owners`](NetEvaluator::owners).
    pub fn settle(&mut self, position: &Position, komi: i16) -> PositionValue {
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
        PositionValue { share, lead: f64::from(own) / 2.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_play_is_as_good_whichever_way_the_board_is_turned() {
        let mut judge = NetEvaluator::new();
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
