//! Writes weights in the format that [`Weights::read`] reads.

use crate::weights::{WORD, Weights};

/// The smallest scale of an output channel, also used for a channel whose weights are all 0.
const LEAST: f32 = 1e-9;

impl Weights {
    /// Returns the bytes of a file. Weights of arrays with more than one dimension are rounded to signed bytes: each
    /// changes by at most half of 1/127 of the largest weight of its output channel.
    ///
    /// Returns `None` if the number of channels or blocks doesn't fit into a byte.
    #[must_use]
    pub fn write(&self) -> Option<Vec<u8>> {
        let mut bytes = WORD.to_vec();
        bytes.extend([u8::try_from(self.channels).ok()?, u8::try_from(self.blocks.len()).ok()?]);
        for array in self.clone().arrays_mut() {
            match array.columns {
                None => write_floats(array.numbers, &mut bytes),
                Some(columns) => write_matrix(array.numbers, columns, &mut bytes),
            }
        }
        Some(bytes)
    }
}

fn write_floats(numbers: &[f32], into: &mut Vec<u8>) {
    into.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
}

/// Writes a scale for each column, then each number as a multiple of the scale of its column.
fn write_matrix(numbers: &[f32], columns: usize, into: &mut Vec<u8>) {
    let mut scales = vec![LEAST; columns];
    for row in numbers.chunks_exact(columns) {
        for (scale, number) in scales.iter_mut().zip(row) {
            *scale = scale.max(number.abs());
        }
    }
    scales.iter_mut().for_each(|scale| *scale /= 127.0);
    write_floats(&scales, into);
    let rounded = |(number, scale): (&f32, &f32)| (number / scale).round().clamp(-127.0, 127.0) as i8;
    into.extend(numbers.iter().zip(scales.iter().cycle()).map(|pair| rounded(pair).cast_unsigned()));
}

#[cfg(test)]
mod tests {
    use super::*;

    static SHIPPED: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/../weights/net-64x6.gnet"));

    #[test]
    fn what_was_read_is_written_again() {
        let mut read = Weights::read(SHIPPED).unwrap();
        let written = read.write().unwrap();
        assert_eq!(written.len(), SHIPPED.len());
        let mut again = Weights::read(&written).unwrap();
        for (one, other) in read.arrays_mut().into_iter().zip(again.arrays_mut()) {
            let near = |(one, other): (&f32, &f32)| (one - other).abs() <= 1e-6 * one.abs();
            assert!(one.numbers.iter().zip(other.numbers.iter()).all(near), "but for the last bit of a scale");
        }
    }

    #[test]
    fn a_weight_changes_by_half_a_step_at_most() {
        let mut weights = Weights::zeros(16, 1);
        for (nth, number) in weights.stem.iter_mut().enumerate() {
            *number = ((nth * 7919) % 1000) as f32 / 500.0 - 1.0;
        }
        weights.stem_bias.fill(0.123_456_79);
        let read = Weights::read(&weights.write().unwrap()).unwrap();
        let step = 1.0 / 127.0;
        assert!(weights.stem.iter().zip(&read.stem).all(|(one, other)| (one - other).abs() <= 0.501 * step));
        assert_eq!(weights.stem_bias, read.stem_bias, "an array of one dimension isn't rounded");
        assert_eq!(read.blocks, weights.blocks, "zeros stay zeros");
    }

    #[test]
    fn a_net_too_large_for_the_format_is_not_written() {
        assert_eq!(Weights::zeros(256, 1).write(), None);
        assert_eq!(Weights::zeros(16, 256).write(), None);
    }
}
