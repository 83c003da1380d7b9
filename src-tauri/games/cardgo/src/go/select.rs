//! The selection of a child by PUCT.

use super::tree::Node;

/// The weight of a play's prior against its results, …
const EXPLORATION: f64 = 0.55;
/// … and how it grows with the visits of the parent.
const GROWTH: f64 = 0.225;
const GROWTH_VISITS: f64 = 500.0;
/// How much lower than its parent's value an unvisited play is valued, at most.
const UNTRIED: f64 = 0.1;

/// Returns the child to continue with; among equals the one listed first, which has the higher prior.
///
/// `worth` is the parent's value to the side that decides there, `visits` its visits; children for which `left_out` is
/// true are skipped.
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

/// Approximates ln(1 + x) by additions, multiplications and divisions, so that every processor computes the same bits.
/// It uses the artanh series 2 · x/(2 + x) · (1 + …), within 1 % up to x = 4.
fn ln_1p(x: f64) -> f64 {
    let ratio = x / (2.0 + x);
    let square = ratio * ratio;
    2.0 * ratio * (1.0 + square * (1.0 / 3.0 + square * (0.2 + square / 7.0)))
}
