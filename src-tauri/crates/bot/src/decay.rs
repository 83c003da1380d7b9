//! An exponential function with the same result on every processor.

/// Approximates e⁻ˣ for x ≥ 0 by division and multiplication only, because the library's `exp` differs between
/// platforms.
/// The error is below 0.01; the formula is (1 + x/64)⁻⁶⁴, computed by six squarings.
#[inline]
#[must_use]
pub fn decay(x: f32) -> f32 {
    // (1 + x/64)^-64, six squarings.
    let mut power = 1.0 / (1.0 + x * (1.0 / 64.0));
    for _ in 0..6 {
        power *= power;
    }
    power
}

#[cfg(test)]
mod tests {
    use super::decay;

    #[test]
    fn decay_is_close_to_the_exponential() {
        for step in 0..60 {
            let x = step as f32 / 10.0;
            assert!((decay(x) - (-x).exp()).abs() < 0.01, "{x}");
        }
        assert!(decay(1e9) >= 0.0 && decay(1e9) < 1e-6);
    }
}
