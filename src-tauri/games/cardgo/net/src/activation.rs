//! Exponential functions implemented here, because those of the operating systems differ in the last bit.

/// e to the power of `x`, with a relative error of at most 3 in 10⁷. `x` is clamped to ±87, so that the result neither
/// overflows nor becomes 0.
#[must_use]
pub(crate) fn exp(x: f32) -> f32 {
    /// Adding this to a small number and subtracting it again rounds the number to an integer.
    const ROUNDER: f32 = 12_582_912.0;
    /// ln 2 in two parts; the first has so few bits that its multiples up to 127 are exact.
    const LN_2: [f32; 2] = [0.693_359_4, -2.121_944_4e-4];
    /// 1/7!, 1/6!, … 1/0!.
    const TAYLOR: [f32; 8] = [1.0 / 5040.0, 1.0 / 720.0, 1.0 / 120.0, 1.0 / 24.0, 1.0 / 6.0, 0.5, 1.0, 1.0];
    let x = x.clamp(-87.0, 87.0);
    let twos = (x * std::f32::consts::LOG2_E + ROUNDER) - ROUNDER;
    let rest = (x - twos * LN_2[0]) - twos * LN_2[1];
    let power = TAYLOR.into_iter().fold(0.0, |sum, next| sum * rest + next);
    // `twos` is between −126 and 126, so this is the bit pattern of a power of two.
    let scale = f32::from_bits(((twos as i32 + 127) as u32) << 23);
    power * scale
}

/// The logistic function; the result is between 0 and 1.
#[must_use]
pub(crate) fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + exp(-x))
}

/// The hyperbolic tangent, with a relative error of at most 3 in 10⁷.
#[must_use]
pub(crate) fn tanh(x: f32) -> f32 {
    let size = 1.0 - 2.0 / (exp(2.0 * x.abs()) + 1.0);
    size.copysign(x)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_as_precise_as_they_say() {
        for step in -80_000..=80_000 {
            let x = step as f32 / 1000.0;
            let exact = f64::from(x).exp();
            assert!((f64::from(exp(x)) - exact).abs() <= 3e-7 * exact, "exp {x}");
            assert!((f64::from(tanh(x)) - f64::from(x).tanh()).abs() <= 3e-7, "tanh {x}");
            let share = 1.0 / (1.0 + (-f64::from(x)).exp());
            assert!((f64::from(sigmoid(x)) - share).abs() <= 3e-7, "sigmoid {x}");
        }
    }

    #[test]
    fn nothing_overflows() {
        for x in [f32::MAX, f32::MIN, f32::INFINITY, f32::NEG_INFINITY, 1000.0, -1000.0] {
            assert!(exp(x).is_finite() && exp(x) > 0.0);
            assert_eq!(tanh(x), x.signum());
            assert!((0.0..=1.0).contains(&sigmoid(x)));
        }
    }
}
