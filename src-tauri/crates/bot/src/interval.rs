//! How far a share of games can be trusted.

/// How far to either side something lies nineteen times out of twenty, in standard deviations.
pub const NINETEEN_IN_TWENTY: f64 = 1.96;

/// Wilson's 95 % interval of a share (0 to 1) of so many games: where the true share lies, nineteen times out of twenty.
/// It lies within 0 and 1; of no games it is all of that.
#[must_use]
pub fn wilson(share: f64, games: f64) -> [f64; 2] {
    const Z: f64 = NINETEEN_IN_TWENTY;
    if games <= 0.0 {
        return [0.0, 1.0];
    }
    let (middle, whole) = (share + Z * Z / (2.0 * games), 1.0 + Z * Z / games);
    let reach = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    [((middle - reach) / whole).max(0.0), ((middle + reach) / whole).min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::wilson;

    #[test]
    fn the_interval_is_wilsons() {
        let rounded = |share, games| wilson(share, games).map(|bound| (bound * 1_000.0).round() / 1_000.0);
        assert_eq!(rounded(0.5, 20.0), [0.299, 0.701]);
        assert_eq!(rounded(1.0, 20.0), [0.839, 1.0]);
        assert_eq!(rounded(0.0, 0.0), [0.0, 1.0]);
    }
}
