//! Chances of one seat ending above another, for every two seats. Arrays of fixed length are used, without branches.

/// The greatest number of seats in this game.
pub(super) const SEATS: usize = 4;
/// Six pairs of seats, and two unused elements so that a processor can compute four at a time.
pub(super) const PAIRS: usize = 8;

pub(super) type PerSeat = [f32; SEATS];
/// A number for every two seats, of the later seat against the earlier one.
pub(super) type Pairs = [f32; PAIRS];

/// The factor of the variance that makes being one standard deviation ahead as likely as under a normal distribution,
/// and an addend that gives two equal values without variance an even chance.
const SOFT: f32 = 1.2;
const NEVER_SURE: f32 = 0.02;

/// Returns the chance that one value ends above another, if their difference has the mean `ahead` and this variance.
#[inline]
pub(super) fn chance_above(ahead: f32, variance: f32) -> f32 {
    0.5 + 0.5 * ahead / (ahead * ahead + SOFT * variance + NEVER_SURE).sqrt()
}

/// Returns the same chance for every two seats.
#[inline]
pub(super) fn chances(ahead: &Pairs, variance: &Pairs) -> Pairs {
    let mut chances = [0.0; PAIRS];
    for pair in 0..PAIRS {
        chances[pair] = chance_above(ahead[pair], variance[pair]);
    }
    chances
}

/// Returns how far each later seat is ahead of each earlier one.
#[inline]
pub(super) fn differences(of: &PerSeat) -> Pairs {
    let [a, b, c, d] = *of;
    [b - a, c - a, c - b, d - a, d - b, d - c, 0.0, 0.0]
}

/// Returns the sums of every two seats.
#[inline]
pub(super) fn sums(of: &PerSeat) -> Pairs {
    let [a, b, c, d] = *of;
    [b + a, c + a, c + b, d + a, d + b, d + c, 0.0, 0.0]
}

/// Returns, by seat, the chance that it is above each seat; 0 for itself.
#[inline]
pub(super) fn above(chances: &Pairs) -> [PerSeat; SEATS] {
    let [ba, ca, cb, da, db, dc, ..] = *chances;
    [[0.0, 1.0 - ba, 1.0 - ca, 1.0 - da], [ba, 0.0, 1.0 - cb, 1.0 - db], [ca, cb, 0.0, 1.0 - dc], [da, db, dc, 0.0]]
}

/// Returns, by seat, the chance that each seat is above it; 1 for itself.
#[inline]
pub(super) fn below(chances: &Pairs) -> [PerSeat; SEATS] {
    let [ba, ca, cb, da, db, dc, ..] = *chances;
    [[1.0, ba, ca, da], [1.0 - ba, 1.0, cb, db], [1.0 - ca, 1.0 - cb, 1.0, dc], [1.0 - da, 1.0 - db, 1.0 - dc, 1.0]]
}
