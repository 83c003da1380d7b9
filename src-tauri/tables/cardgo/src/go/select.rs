//! Which child a search goes on with: PUCT.

use super::tree::Node;

/// How much a play's likelihood counts against what it has come to.
const EXPLORATION: f64 = 0.55;
/// … and how that grows with the visits of the position it is made in.
const GROWTH: f64 = 0.225;
const GROWTH_VISITS: f64 = 500.0;
/// By how much less than its position an untried play is worth at most.
const UNTRIED: f64 = 0.1;

/// The child to go on with; the earlier listed, which is likelier, where two look alike.
///
/// `worth` is what the position is worth to whoever decides there, and `visits` how often it was visited; some children
/// may be left out.
pub(super) fn select(worth: f64, visits: u32, children: &[Node], left_out: impl Fn(usize) -> bool) -> Option<usize> {
    let visits = f64::from(visits.max(1));
    let tried: f64 = children.iter().filter(|child| child.visits > 0).map(|child| f64::from(child.prior)).sum();
    let untried = worth - UNTRIED * tried.sqrt();
    let weight = (EXPLORATION + GROWTH * ln_1p(visits / GROWTH_VISITS)) * visits.sqrt();
    let mut best = None;
    let mut most = f64::NEG_INFINITY;
    for (n, child) in children.iter().enumerate() {
        let value = if child.visits > 0 { child.value() } else { untried };
        let promise = value + weight * f64::from(child.prior) / f64::from(1 + child.visits);
        if promise > most && !left_out(n) {
            (best, most) = (Some(n), promise);
        }
    }
    best
}

/// A stand-in for ln(1 + x) of additions, multiplications and one division, so that every processor gets the same bits:
/// 2 · (2 + x)⁻¹ · x · (1 + …) of the series of artanh, within 1 % up to 4.
fn ln_1p(x: f64) -> f64 {
    let ratio = x / (2.0 + x);
    let square = ratio * ratio;
    2.0 * ratio * (1.0 + square * (1.0 / 3.0 + square * (0.2 + square / 7.0)))
}
