//! Confidence intervals of proportions and means.

/// The half-width of a 95 % interval of a normal distribution, in standard deviations.
pub const NINETEEN_IN_TWENTY: f64 = 1.96;

/// Returns Wilson's 95 % interval of a proportion (0 to 1) observed in `games` games. Its bounds lie within 0 and 1;
/// for no games it is [0, 1].
///
/// ```
/// let [low, high] = bot::wilson(0.5, 100.0);
/// assert!((0.40..0.41).contains(&low) && (0.59..0.60).contains(&high));
/// assert_eq!(bot::wilson(1.0, 0.0), [0.0, 1.0]);
/// ```
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

/// Returns the 95 % interval of the mean of `numbers`, from their variance; `None` for fewer than two numbers.
///
/// ```
/// let [low, high] = bot::mean_interval(&[1.0, 2.0, 3.0]).unwrap();
/// assert!(low < 2.0 && high > 2.0 && bot::mean_interval(&[1.0]).is_none());
/// ```
#[must_use]
pub fn mean_interval(numbers: &[f64]) -> Option<[f64; 2]> {
    let count = numbers.len() as f64;
    if count < 2.0 {
        return None;
    }
    let mean = numbers.iter().sum::<f64>() / count;
    let variance = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>() / (count - 1.0);
    let reach = NINETEEN_IN_TWENTY * (variance / count).sqrt();
    Some([mean - reach, mean + reach])
}

#[cfg(test)]
mod tests {
    use super::{mean_interval, wilson};

    #[test]
    fn a_mean_lies_in_the_middle_of_where_it_may_lie() {
        let [low, high] = mean_interval(&[1.0, 2.0, 3.0, 2.0]).unwrap();
        assert!((low + high - 4.0).abs() < 1e-9);
        assert!(1.0 < low && low < 2.0);
        assert_eq!(mean_interval(&[1.0]), None);
    }

    #[test]
    fn the_interval_is_wilsons() {
        let rounded = |share, games| wilson(share, games).map(|bound| (bound * 1_000.0).round() / 1_000.0);
        assert_eq!(rounded(0.5, 20.0), [0.299, 0.701]);
        assert_eq!(rounded(1.0, 20.0), [0.839, 1.0]);
        assert_eq!(rounded(0.0, 0.0), [0.0, 1.0]);
    }
}
