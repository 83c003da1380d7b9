//! The Adam optimizer (Kingma and Ba) with decoupled weight decay (Loshchilov and Hutter).

use cardgo_net::Weights;

/// Decay rates of the running means of the gradient and of its square.
const STAY: [f32; 2] = [0.9, 0.999];
/// Added to the denominator, to keep the division finite.
const LEAST: f32 = 1e-8;
/// Weight decay: share of a matrix's weights that a step subtracts, multiplied by the step length.
const DECAY: f32 = 1e-2;
/// Maximum norm of a gradient; a longer one is scaled down.
const LONGEST: f64 = 2.0;

/// The state of Adam between steps.
pub(crate) struct Adam {
    pub steps: u64,
    /// The running mean of the gradient.
    pub mean: Weights,
    /// The running mean of the squared gradient.
    pub squares: Weights,
}

impl Adam {
    /// Returns the state before the first step, for a net with that number of channels and residual blocks.
    pub fn new(channels: usize, blocks: usize) -> Adam {
        Adam { steps: 0, mean: Weights::zeros(channels, blocks), squares: Weights::zeros(channels, blocks) }
    }

    /// Takes a step of about that length in each weight.
    pub fn step(&mut self, weights: &mut Weights, gradient: &mut Weights, length: f32) {
        self.steps += 1;
        let clip = clip(gradient);
        let [of_mean, of_squares] = STAY.map(|stay| 1.0 - f64::from(stay).powf(self.steps as f64) as f32);
        let arrays = weights.arrays_mut().into_iter().zip(gradient.arrays_mut());
        let means = self.mean.arrays_mut().into_iter().zip(self.squares.arrays_mut());
        for ((weights, gradient), (mean, squares)) in arrays.zip(means) {
            let decay = if weights.columns.is_some() { length * DECAY } else { 0.0 };
            let numbers = weights.numbers.iter_mut().zip(gradient.numbers);
            for ((weight, slope), (mean, square)) in numbers.zip(mean.numbers.iter_mut().zip(squares.numbers)) {
                let slope = *slope * clip;
                *mean += (1.0 - STAY[0]) * (slope - *mean);
                *square += (1.0 - STAY[1]) * (slope * slope - *square);
                let direction = (*mean / of_mean) / ((*square / of_squares).sqrt() + LEAST);
                *weight -= length * direction + decay * *weight;
            }
        }
    }
}

/// The factor that limits the norm of a gradient to [`LONGEST`].
fn clip(gradient: &mut Weights) -> f32 {
    let squares = |numbers: &[f32]| numbers.iter().map(|number| f64::from(number * number)).sum::<f64>();
    let length = gradient.arrays_mut().iter().map(|array| squares(array.numbers)).sum::<f64>().sqrt();
    if length > LONGEST { (LONGEST / length) as f32 } else { 1.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every(weights: &mut Weights, number: f32) {
        weights.arrays_mut().into_iter().for_each(|array| array.numbers.fill(number));
    }

    #[test]
    fn a_first_step_is_of_the_length_asked_for_whatever_the_slope() {
        for slope in [1e-4, -1e-2, 5.0] {
            let (mut weights, mut gradient) = (Weights::zeros(16, 1), Weights::zeros(16, 1));
            every(&mut gradient, slope);
            Adam::new(16, 1).step(&mut weights, &mut gradient, 0.1);
            let down = -0.1 * slope.signum();
            assert!(weights.arrays_mut().iter().all(|array| array.numbers.iter().all(|it| (it - down).abs() < 1e-3)));
        }
    }

    #[test]
    fn without_a_slope_only_matrices_shrink() {
        let (mut weights, mut gradient) = (Weights::zeros(16, 1), Weights::zeros(16, 1));
        every(&mut weights, 1.0);
        Adam::new(16, 1).step(&mut weights, &mut gradient, 0.1);
        for array in weights.arrays_mut() {
            let expected = if array.columns.is_some() { 1.0 - 0.1 * DECAY } else { 1.0 };
            assert!(array.numbers.iter().all(|number| (number - expected).abs() < 1e-6));
        }
    }

    #[test]
    fn a_minimum_is_found() {
        let (mut weights, mut adam) = (Weights::zeros(16, 1), Adam::new(16, 1));
        for _ in 0..400 {
            // The gradient of a function whose minimum is at 1.
            let mut gradient = weights.clone();
            gradient.arrays_mut().into_iter().for_each(|array| array.numbers.iter_mut().for_each(|it| *it -= 1.0));
            adam.step(&mut weights, &mut gradient, 0.02);
        }
        assert!(weights.arrays_mut().iter().all(|array| array.numbers.iter().all(|it| (it - 1.0).abs() < 0.05)));
    }
}
