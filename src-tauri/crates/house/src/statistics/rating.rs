//! How strong the person is, on a scale with the levels on it.
//!
//! The levels' places on it come from games that they played against each other: where one is 400 points above another,
//! it comes in ahead of it ten times as often as behind it. A person's rating is the place from which their own results
//! are likeliest, given that most people are somewhere about the levels (Bradley and Terry's model, with a normal
//! prior). Of a game with several others each place before or behind one of them counts, but the game weighs no more
//! than one with a single opponent, since luck in it is luck against all of them.
//!
//! Where levels are ranks, a head start is reckoned in: whoever had one has met somebody who stands as much lower.
//!
//! Numbers are for showing: nothing that a bot does or a rule says depends on them.

use super::ended::Ended;
use bot::NINETEEN_IN_TWENTY;
use serde::Serialize;
use table::Player;
use tables::TableGame;

/// From so many games on a rating is told, of any length and on any size of board. It is wide then, and says so.
pub(super) const ENOUGH: u32 = 3;
/// So many games are looked at, the last ones: people learn.
pub(super) const LAST: usize = 100;
/// How far people are from the middle of the levels, as a standard deviation.
const SPREAD: f64 = 400.0;
/// So many points are odds of e to one.
const PER_E: f64 = 400.0 / std::f64::consts::LN_10;

/// Where the levels of a table are on its scale, and the person.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct Ratings {
    /// The levels that New table offers and whose place has been measured, weakest first.
    pub levels: Vec<RatedLevel>,
    /// Where its automaton is, with the usual options; none where there is none.
    pub automaton: Option<i32>,
    /// The person, from enough games.
    pub own: Option<OwnRating>,
    /// Where levels are ranks: the one that comes nearest to the person.
    pub nearest: Option<String>,
    /// How many games count: the last ones without help whose opponents are on the scale, with the usual options.
    pub games: u32,
    /// How many it takes.
    pub enough: u32,
    /// How many games without help don't count, since they were easier or harder than usual.
    pub unusual: u32,
}

/// A level on the scale.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct RatedLevel {
    /// Which.
    pub level: String,
    /// Its place.
    pub rating: i32,
    /// How often the person would come in before it, in per cent; none while they have no rating.
    pub ahead: Option<u8>,
}

/// The person on the scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct OwnRating {
    /// Their likeliest place.
    pub rating: i32,
    /// Nineteen times out of twenty it lies no farther than this from it.
    pub within: i32,
}

/// A place before (1), beside (½) or behind (0) somebody on the scale.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Meeting {
    /// Where the other is.
    pub other: f64,
    /// How it went.
    pub went: f64,
    /// How much it counts.
    pub weight: f64,
}

/// A head start in a game.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Given {
    /// How many points the first of two seats was ahead.
    pub first: f64,
    /// How many make up for each step between levels, from the weakest up.
    pub steps: &'static [f64],
}

/// The way from one level to the next.
#[derive(Clone, Copy, Debug)]
struct Step {
    /// The place where it begins.
    from: f64,
    /// How much higher the next level stands.
    length: f64,
    /// The head start that makes up for it.
    points: f64,
}

/// The scale of a table: what is fixed on it.
pub(super) struct Scale {
    /// The offered levels that have been measured, with their ratings, weakest first.
    pub levels: Vec<(&'static str, i32)>,
    /// The automaton's.
    pub automaton: Option<i32>,
    /// Whether the levels are ranks, each a step above the one below.
    pub ranks: bool,
    /// The head start of a game's first seat, where the game knows any.
    pub head_start: fn(&Ended) -> Option<Given>,
}

impl Scale {
    /// Of a game with at least two levels that have been measured; else there is none.
    pub fn of<G: TableGame>() -> Option<Scale> {
        let offered = || G::LEVELS.iter().filter(|level| level.offered);
        let levels: Vec<_> = offered().filter_map(|level| Some((level.key, level.rating?))).collect();
        let ranks = offered().all(|level| level.rank.is_some());
        (levels.len() > 1).then_some(Scale { levels, automaton: G::AUTOMATON, ranks, head_start: head_start::<G> })
    }

    /// Everybody on it, given the games that count in the order in which they ended, and how many were unusual.
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

    /// The middle of the levels.
    fn middle(&self) -> f64 {
        let ends = self.levels.first().into_iter().chain(self.levels.last());
        ends.map(|(_, rating)| f64::from(*rating) / 2.0).sum()
    }

    /// How a game went against each of the others; `None` if one of them isn't on the scale.
    fn meetings(&self, ended: &Ended) -> Option<Vec<Meeting>> {
        let own = ended.rank();
        let others = ended.seats.iter().zip(&ended.ranks).filter(|(player, _)| !player.is_person());
        let Given { first, steps } = (self.head_start)(ended).filter(|_| ended.seats.len() == 2).unwrap_or_default();
        let ahead = if ended.me() == 0 { first } else { -first };
        let weight = 1.0 / ended.seats.len().saturating_sub(1).max(1) as f64;
        let meetings = others.map(|(player, &rank)| {
            let went = if rank == own { 0.5 } else { f64::from(u8::from(rank > own)) };
            Some(Meeting { other: self.below(f64::from(self.place_of(player)?), ahead, steps), went, weight })
        });
        meetings.collect()
    }

    /// The level that is nearest to a place.
    fn nearest(&self, place: f64) -> Option<&'static str> {
        let away = |rating: i32| (f64::from(rating) - place).abs();
        let nearest = self.levels.iter().min_by(|(_, one), (_, other)| away(*one).total_cmp(&away(*other)));
        nearest.map(|(level, _)| *level)
    }

    /// The place below another that a head start of so many points makes up for, or above it where they are negative.
    pub fn below(&self, place: f64, points: f64, steps: &[f64]) -> f64 {
        if points == 0.0 { place } else { self.place_at(self.points_to(place, steps) - points, steps) }
    }

    /// What makes up for the way from the weakest level to a place, in points. Below that level, or above the strongest,
    /// a point is worth as much as in the nearest step.
    pub fn points_to(&self, place: f64, steps: &[f64]) -> f64 {
        let all = self.steps(steps);
        let Some(at) = all.iter().rposition(|step| step.from <= place).or((!all.is_empty()).then_some(0)) else {
            return 0.0;
        };
        let before: f64 = all[..at].iter().map(|step| step.points).sum();
        before + (place - all[at].from) / all[at].length * all[at].points
    }

    /// The place to which so many points make up for the way from the weakest level.
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

    /// The steps between neighbouring levels, from the weakest up.
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

/// The head start of a game's first seat.
fn head_start<G: TableGame>(ended: &Ended) -> Option<Given> {
    let start = G::HEAD_START?;
    let options = ended.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let setup = game::choose::<G>(G::Setup::default(), options).ok()?;
    Some(Given { first: (start.points)(&setup), steps: (start.steps)(&setup) })
}

/// How often somebody comes in before another who is that many points below.
pub(super) fn ahead(above: f64) -> f64 {
    1.0 / (1.0 + (-above / PER_E).exp())
}

/// The likeliest place, and how far from it the true one lies nineteen times out of twenty.
pub(super) fn likeliest(meetings: &[Meeting], middle: f64) -> (f64, f64) {
    // How fast what is likely grows at a place. It falls steadily, so there is one place where it is nothing.
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
