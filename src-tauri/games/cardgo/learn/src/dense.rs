//! Products of a row of numbers with a matrix, and their gradients.

/// Adds the product of a row with a row-major matrix, which has one row for each input and one column for each output.
pub(crate) fn add_product(from: &[f32], matrix: &[f32], into: &mut [f32]) {
    for (input, weights) in from.iter().zip(matrix.chunks_exact(into.len())) {
        for (output, weight) in into.iter_mut().zip(weights) {
            *output += input * weight;
        }
    }
}

/// The backward pass of [`add_product`] for the matrix: adds to its gradient, given the gradient of the outputs.
pub(crate) fn add_matrix_gradient(from: &[f32], outputs: &[f32], into: &mut [f32]) {
    for (input, into) in from.iter().zip(into.chunks_exact_mut(outputs.len())) {
        for (sum, output) in into.iter_mut().zip(outputs) {
            *sum += input * output;
        }
    }
}

/// The backward pass of [`add_product`] for the row: adds to its gradient, given the gradient of the outputs.
pub(crate) fn add_row_gradient(matrix: &[f32], outputs: &[f32], into: &mut [f32]) {
    for (sum, weights) in into.iter_mut().zip(matrix.chunks_exact(outputs.len())) {
        *sum += dot(weights, outputs);
    }
}

/// The scalar product.
pub(crate) fn dot(one: &[f32], other: &[f32]) -> f32 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// Adds a multiple of a row.
pub(crate) fn add_multiple(factor: f32, from: &[f32], into: &mut [f32]) {
    for (sum, number) in into.iter_mut().zip(from) {
        *sum += factor * number;
    }
}

/// Replaces negative numbers by 0.
pub(crate) fn rectify(numbers: &mut [f32]) {
    numbers.iter_mut().for_each(|number| *number = number.max(0.0));
}

/// The backward pass of [`rectify`]: clears the gradient where the number wasn't positive.
pub(crate) fn keep_where_positive(rectified: &[f32], gradient: &mut [f32]) {
    for (gradient, number) in gradient.iter_mut().zip(rectified) {
        *gradient = if *number > 0.0 { *gradient } else { 0.0 };
    }
}
