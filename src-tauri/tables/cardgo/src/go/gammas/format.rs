//! Strengths as bytes, all numbers with the low byte first: a word that says what it is, how many features and shapes;
//! the features' strengths, 32 bits each; the shapes' numbers, ascending, 32 bits each, and their strengths, the upper
//! 16 bits of such a number each; a check sum. Nothing at all is a file too: nothing is known yet.
//!
//! The build script reads this file as well, so that the program can't be built with a damaged one.

/// What every file begins with.
const WORD: &[u8; 8] = b"gammas 1";

/// What a file tells.
pub struct Contents {
    /// Of features, by number.
    pub features: Vec<f32>,
    /// Of shapes, by ascending number.
    pub shapes: Vec<(u32, f32)>,
}

/// Reads a file; nothing if it is empty.
///
/// # Errors
/// If it is damaged.
pub fn read(bytes: &[u8]) -> Result<Option<Contents>, String> {
    if bytes.is_empty() {
        return Ok(None);
    }
    let Some((rest, sum)) = bytes.split_last_chunk::<4>() else { return Err("cut short".to_owned()) };
    if u32::from_le_bytes(*sum) != check_sum(rest) {
        return Err("its check sum is wrong".to_owned());
    }
    let Some((word, rest)) = rest.split_first_chunk::<8>() else { return Err("cut short".to_owned()) };
    if word != WORD {
        return Err("another kind of file".to_owned());
    }
    let (numbers, _) = rest.as_chunks::<4>();
    let [features, shapes, numbers @ ..] = numbers else { return Err("cut short".to_owned()) };
    let (features, shapes) = (u32::from_le_bytes(*features) as usize, u32::from_le_bytes(*shapes) as usize);
    if rest.len() - 8 != 4 * features + 6 * shapes {
        return Err("longer or shorter than it says".to_owned());
    }
    let of_features: Vec<f32> = numbers[..features].iter().map(|bytes| f32::from_le_bytes(*bytes)).collect();
    let keys: Vec<u32> = numbers[features..features + shapes].iter().map(|bytes| u32::from_le_bytes(*bytes)).collect();
    let (halves, _) = rest[8 + 4 * (features + shapes)..].as_chunks::<2>();
    let of_shapes = halves.iter().map(|bytes| f32::from_bits(u32::from(u16::from_le_bytes(*bytes)) << 16));
    let shapes: Vec<(u32, f32)> = keys.into_iter().zip(of_shapes).collect();
    let fit = |gamma: &f32| gamma.is_finite() && *gamma > 0.0;
    if !of_features.iter().chain(shapes.iter().map(|(_, gamma)| gamma)).all(fit) {
        return Err("a strength that is none".to_owned());
    }
    if !shapes.is_sorted_by(|one, next| one.0 < next.0) {
        return Err("its shapes are in disorder".to_owned());
    }
    Ok(Some(Contents { features: of_features, shapes }))
}

/// Writes a file.
#[cfg(feature = "commands")]
pub fn write(features: &[f64], shapes: &[u32], of_shapes: &[f64]) -> Vec<u8> {
    let mut bytes = WORD.to_vec();
    bytes.extend((features.len() as u32).to_le_bytes());
    bytes.extend((shapes.len() as u32).to_le_bytes());
    bytes.extend(features.iter().flat_map(|&gamma| (gamma as f32).to_le_bytes()));
    bytes.extend(shapes.iter().flat_map(|key| key.to_le_bytes()));
    bytes.extend(of_shapes.iter().flat_map(|&gamma| (((gamma as f32).to_bits() >> 16) as u16).to_le_bytes()));
    bytes.extend(check_sum(&bytes).to_le_bytes());
    bytes
}

/// The FNV-1a sum of bytes.
fn check_sum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811C_9DC5, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

#[cfg(all(test, feature = "commands"))]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_and_any_damage_is_noticed() {
        let bytes = write(&[1.5, 0.25], &[7, 1_000_000], &[2.0, 0.5]);
        let read_back = read(&bytes).unwrap().unwrap();
        assert_eq!((read_back.features, read_back.shapes), (vec![1.5, 0.25], vec![(7, 2.0), (1_000_000, 0.5)]));
        assert!(read(&[]).unwrap().is_none());
        for place in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[place] ^= 0x10;
            assert!(read(&damaged).is_err(), "byte {place}");
            assert!(read(&bytes[..place]).is_err() || place == 0, "cut at {place}");
        }
    }
}
