//! Estimates the person's strength on a scale shared with the levels.
//!
//! The levels' ratings come from games that they played against each other: with 400 points more, a level finishes
//! ahead ten times as often as behind. A person's rating is the value that makes their own results most likely,
//! assuming that most people are near the levels (the Bradley–Terry model with a normal prior). In a game with several
//! others, each finish ahead of or behind one of them counts, but the game's total weight is that of a game with one
//! opponent, since luck affects the comparison with all of them alike.
//!
//! If levels are ranks, head starts are taken into account: an opponent who gave one counts as correspondingly weaker.
//!
//! The numbers are only displayed: no bot or rule depends on them.

use super::game_result::Ended;
use bot::NINETEEN_IN_TWENTY;
use games::ListedGame;
use hosting::Player;
use serde::Serialize;

/// The least number of games for a rating, of any length and on any size of board. Its interval is then wide.
pub(super) const ENOUGH: u32 = 3;
/// How many of the last games count, since people improve.
pub(super) const LAST: usize = 100;
/// The standard deviation of people's strength around the middle of the levels, in points.
const SPREAD: f64 = 400.0;
/// The difference in points that corresponds to odds of e to one.
const PER_E: f64 = 400.0 / std::f64::consts::LN_10;

/// The ratings of a game's levels and of the person.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct Ratings {
    /// The levels offered for new tables whose rating has been measured, weakest first.
    pub levels: Vec<RatedLevel>,
    /// The automaton's rating with the usual options; `None` if there is no automaton.
    pub automaton: Option<i32>,
    /// The person's rating, once there are enough games.
    pub own: Option<OwnRating>,
    /// The level nearest to the person, if levels are ranks.
    pub nearest: Option<String>,
    /// How many games count: the last ones without help against opponents with ratings, with the usual options.
    pub games: u32,
    /// How many games are needed.
    pub enough: u32,
    /// How many games without help don't count because they were easier or harder than usual.
    pub unusual: u32,
}

/// A level's rating.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct RatedLevel {
    pub level: String,
    pub rating: i32,
    /// How often the person would finish ahead of it, in percent; `None` while they have no rating.
    pub ahead: Option<u8>,
}

/// The person's rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct OwnRating {
    /// The most likely value.
    pub rating: i32,
    /// The true value is within this distance in nineteen of twenty cases.
    pub within: i32,
}

/// The result against one opponent: ahead (1), equal (½) or behind (0).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Meeting {
    /// The opponent's rating.
    pub other: f64,
    /// The result: 1, ½ or 0.
    pub went: f64,
    pub weight: f64,
}

/// A head start in a game.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct HeadStartPoints {
    /// How many points the first of two seats was ahead.
    pub first: f64,
    /// The points equivalent to each step between adjacent levels, from the weakest up.
    pub steps: &'static [f64],
}

/// The step from one level to the next.
#[derive(Clone, Copy, Debug)]
struct Step {
    /// The rating of the lower level.
    from: f64,
    /// The difference to the next level's rating.
    length: f64,
    /// The equivalent head start in points.
    points: f64,
}

/// The fixed ratings of a game.
pub(super) struct Scale {
    /// The offered levels with measured ratings, weakest first.
    pub levels: Vec<(&'static str, i32)>,
    /// The automaton's rating.
    pub automaton: Option<i32>,
    /// Whether the levels are ranks, each one step above the one below.
    pub ranks: bool,
    /// Returns the head start of a game's first seat, if the game has head starts.
    pub head_start: fn(&Ended) -> Option<HeadStartPoints>,
}

impl Scale {
    /// Returns the scale of a game; `None` unless at least two of its levels have ratings.
    pub fn of<G: ListedGame>() -> Option<Scale> {
        let offered = || G::LEVELS.iter().filter(|level| level.offered);
        let levels: Vec<_> = offered().filter_map(|level| Some((level.key, level.rating?))).collect();
        let ranks = offered().all(|level| level.rank.is_some());
        (levels.len() > 1).then_some(Scale { levels, automaton: G::AUTOMATON, ranks, head_start: head_start::<G> })
    }

    /// Computes all ratings from the games that count, in the order of their ends, and the number of unusual games.
    pub fn ratings<'a>(&self, usual: impl Iterator<Item = &'a Ended>, unusual: u32) -> Ratings {
        let met: Vec<Vec<Meeting>> = usual.filter_map(|ended| self.meetings(ended)).collect();
        let last: Vec<Meeting> = met[met.len().saturating_sub(LAST)..].concat();
        let games = u32::try_from(met.len().min(LAST)).unwrap_or(u32::MAX);
        let own = (games >= ENOUGH).then(|| likeliest(&last, self.middle()));
        let nearest = own.filter(|_| self.ranks).and_then(|(own, _)| self.nearest(own));
        let levels = self.levels.iter().map(|&(level, rating)| RatedLevel {
            level: level.to_owned(),
            rating,
            ahead: own.map(|(own, _)| (100.0 * ahead(own - f64::from(rating))).round() as u8),
        });
        Ratings {
            levels: levels.collect(),
            automaton: self.automaton,
            own: own.map(|(rating, within)| OwnRating { rating: rating.round() as i32, within: within.ceil() as i32 }),
            nearest: nearest.map(str::to_owned),
            games,
            enough: ENOUGH,
            unusual,
        }
    }

    /// Returns the middle of the levels.
    fn middle(&self) -> f64 {
        let ends = self.levels.first().into_iter().chain(self.levels.last());
        ends.map(|(_, rating)| f64::from(*rating) / 2.0).sum()
    }

    /// Returns the results against each opponent; `None` if one of them has no rating.
    fn meetings(&self, ended: &Ended) -> Option<Vec<Meeting>> {
        let own = ended.rank();
        let others = ended.seats.iter().zip(&ended.ranks).filter(|(player, _)| !player.is_person());
        let HeadStartPoints { first, steps } =
            (self.head_start)(ended).filter(|_| ended.seats.len() == 2).unwrap_or_default();
        let ahead = if ended.me() == 0 { first } else { -first };
        let weight = 1.0 / ended.seats.len().saturating_sub(1).max(1) as f64;
        let meetings = others.map(|(player, &rank)| {
            let went = if rank == own { 0.5 } else { f64::from(u8::from(rank > own)) };
            Some(Meeting { other: self.below(f64::from(self.place_of(player)?), ahead, steps), went, weight })
        });
        meetings.collect()
    }

    /// Returns the level nearest to a rating.
    fn nearest(&self, place: f64) -> Option<&'static str> {
        let away = |rating: i32| (f64::from(rating) - place).abs();
        let nearest = self.levels.iter().min_by(|(_, one), (_, other)| away(*one).total_cmp(&away(*other)));
        nearest.map(|(level, _)| *level)
    }

    /// Returns the rating below `place` that a head start of `points` makes up for, or above it if they are negative.
    pub fn below(&self, place: f64, points: f64, steps: &[f64]) -> f64 {
        if points == 0.0 { place } else { self.place_at(self.points_to(place, steps) - points, steps) }
    }

    /// Converts the difference between the weakest level and a rating to points of head start. Beyond the levels, a
    /// point has the same value as in the nearest step.
    pub fn points_to(&self, place: f64, steps: &[f64]) -> f64 {
        let all = self.steps(steps);
        let Some(at) = all.iter().rposition(|step| step.from <= place).or((!all.is_empty()).then_some(0)) else {
            return 0.0;
        };
        let before: f64 = all[..at].iter().map(|step| step.points).sum();
        before + (place - all[at].from) / all[at].length * all[at].points
    }

    /// Converts points of head start above the weakest level to a rating.
    fn place_at(&self, points: f64, steps: &[f64]) -> f64 {
        let all = self.steps(steps);
        let mut before = 0.0;
        for (at, step) in all.iter().enumerate() {
            if points < before + step.points || at + 1 == all.len() {
                return step.from + (points - before) / step.points * step.length;
            }
            before += step.points;
        }
        self.middle()
    }

    /// Returns the steps between adjacent levels, from the weakest up.
    fn steps(&self, points: &[f64]) -> Vec<Step> {
        let pairs = self.levels.windows(2).zip(points);
        let step = |(pair, points): (&[(&str, i32)], &f64)| {
            let [from, to] = [pair[0].1, pair[1].1].map(f64::from);
            Step { from, length: (to - from).max(1.0), points: points.max(1.0) }
        };
        pairs.map(step).collect()
    }

    fn place_of(&self, player: &Player) -> Option<i32> {
        match player.level() {
            Some(level) => self.levels.iter().find(|(known, _)| *known == level).map(|(_, rating)| *rating),
            None => self.automaton,
        }
    }
}

/// Returns the head start of a game's first seat.
fn head_start<G: ListedGame>(ended: &Ended) -> Option<HeadStartPoints> {
    let start = G::HEAD_START?;
    let options = ended.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let setup = game::choose::<G>(G::Setup::default(), options).ok()?;
    Some(HeadStartPoints { first: (start.points)(&setup), steps: (start.steps)(&setup) })
}

/// Returns how often a player finishes ahead of another who is this many points weaker.
pub(super) fn ahead(above: f64) -> f64 {
    1.0 / (1.0 + (-above / PER_E).exp())
}

/// Returns the most likely rating, and the distance within which the true one lies in nineteen of twenty cases.
pub(super) fn likeliest(meetings: &[Meeting], middle: f64) -> (f64, f64) {
    // The derivative of the log-likelihood. It decreases steadily, so it has exactly one zero.
    let slope = |at: f64| {
        let met = meetings.iter().map(|met| met.weight * (met.went - ahead(at - met.other))).sum::<f64>();
        met / PER_E - (at - middle) / (SPREAD * SPREAD)
    };
    let (mut low, mut high) = (middle - 10.0 * SPREAD, middle + 10.0 * SPREAD);
    for _ in 0..60 {
        let half = f64::midpoint(low, high);
        if slope(half) > 0.0 { low = half } else { high = half }
    }
    let place = f64::midpoint(low, high);
    let sharpness = meetings.iter().map(|met| {
        let often = ahead(place - met.other);
        met.weight * often * (1.0 - often) / (PER_E * PER_E)
    });
    (place, NINETEEN_IN_TWENTY / (sharpness.sum::<f64>() + 1.0 / (SPREAD * SPREAD)).sqrt())
}

#[cfg(test)]
#[path = "rating_tests.rs"]
mod tests;
