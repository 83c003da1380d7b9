//! Who ends above whom: the chances of every two seats, in arrays of fixed length, without a branch.

/// The most seats of this table.
pub(super) const SEATS: usize = 4;
/// Six pairs of seats, and two places that stay empty: a processor can do four at a time.
pub(super) const PAIRS: usize = 8;

pub(super) type PerSeat = [f32; SEATS];
/// A number for every two seats: the later one's against the earlier one's.
pub(super) type Pairs = [f32; PAIRS];

/// The factor of the variance that makes one standard deviation ahead as likely as under a normal distribution, and
/// an addend that keeps two certain equals at an even chance.
const SOFT: f32 = 1.2;
const NEVER_SURE: f32 = 0.02;

/// The chance that one value ends above another, if their difference has the mean `ahead` and this variance.
#[inline]
pub(super) fn chance_above(ahead: f32, variance: f32) -> f32 {
    0.5 + 0.5 * ahead / (ahead * ahead + SOFT * variance + NEVER_SURE).sqrt()
}

/// The same of every two seats.
#[inline]
pub(super) fn chances(ahead: &Pairs, variance: &Pairs) -> Pairs {
    let mut chances = [0.0; PAIRS];
    for pair in 0..PAIRS {
        chances[pair] = chance_above(ahead[pair], variance[pair]);
    }
    chances
}

/// How far each later seat is ahead of each earlier one.
#[inline]
pub(super) fn differences(of: &PerSeat) -> Pairs {
    let [a, b, c, d] = *of;
    [b - a, c - a, c - b, d - a, d - b, d - c, 0.0, 0.0]
}

/// The sums of every two seats.
#[inline]
pub(super) fn sums(of: &PerSeat) -> Pairs {
    let [a, b, c, d] = *of;
    [b + a, c + a, c + b, d + a, d + b, d + c, 0.0, 0.0]
}

/// By seat, the chance that it is above each; not above itself.
#[inline]
pub(super) fn above(chances: &Pairs) -> [PerSeat; SEATS] {
    let [ba, ca, cb, da, db, dc, ..] = *chances;
    [[0.0, 1.0 - ba, 1.0 - ca, 1.0 - da], [ba, 0.0, 1.0 - cb, 1.0 - db], [ca, cb, 0.0, 1.0 - dc], [da, db, dc, 0.0]]
}

/// By seat, the chance that each is above it; all are above none that are themselves.
#[inline]
pub(super) fn below(chances: &Pairs) -> [PerSeat; SEATS] {
    let [ba, ca, cb, da, db, dc, ..] = *chances;
    [[1.0, ba, ca, da], [1.0 - ba, 1.0, cb, db], [1.0 - ca, 1.0 - cb, 1.0, dc], [1.0 - da, 1.0 - db, 1.0 - dc, 1.0]]
}
