//! Weights as bytes. Little endian: the word `GNET1\0`, a byte for the channels C, a byte for the residual blocks; then
//! the arrays in the order of [`Weights::read`]. An array of one dimension is 32-bit floats. Any other is a scale for
//! each index of its last dimension, the output channel, as 32-bit floats, and then signed bytes in row-major order: a
//! weight is its byte times the scale of its output channel.
//!
//! The build script reads this file as well, so that the program can't be built with a damaged net.

use std::fmt;

/// What every file begins with.
const WORD: &[u8; 6] = b"GNET1\0";

/// Input planes of the first convolution.
pub const PLANES: usize = 16;
/// Numbers that describe the whole position: komi, and whether the last move was a pass.
pub const NUMBERS: usize = 2;
/// Taps of a 3×3 kernel, row by row from the top left.
pub const TAPS: usize = 9;
/// Hidden channels of each head.
pub const HEAD: usize = 32;
/// Hidden units between the pooled value head and its two numbers.
pub const VALUE: usize = 48;

/// The weights of a net, as plain numbers. Matrices are row-major with a row for each input and a column for each
/// output; kernels have such a matrix for each of their nine taps.
pub struct Weights {
    /// Channels of the trunk, C: a multiple of 16.
    pub channels: usize,
    /// Kernel of the first convolution: 9 × 16 × C.
    pub stem: Vec<f32>,
    /// What the two numbers add to each channel: 2 × C.
    pub stem_numbers: Vec<f32>,
    /// Bias of the first convolution: C.
    pub stem_bias: Vec<f32>,
    /// The residual blocks, the first first.
    pub blocks: Vec<BlockWeights>,
    /// Policy head, hidden channels of each point: C × 32.
    pub policy: Vec<f32>,
    /// What the pooled trunk adds to them: 3C × 32.
    pub policy_pooled: Vec<f32>,
    /// Their bias: 32.
    pub policy_bias: Vec<f32>,
    /// From those of a point to its logit: 32.
    pub policy_out: Vec<f32>,
    /// Hidden units of the pass, from the pooled trunk: 3C × 32.
    pub pass: Vec<f32>,
    /// Their bias: 32.
    pub pass_bias: Vec<f32>,
    /// From those to the logit of the pass: 32.
    pub pass_out: Vec<f32>,
    /// Bias of that logit: 1.
    pub pass_out_bias: Vec<f32>,
    /// Value head, hidden channels of each point: C × 32.
    pub value: Vec<f32>,
    /// Their bias: 32.
    pub value_bias: Vec<f32>,
    /// From those of a point to its ownership: 32.
    pub owner: Vec<f32>,
    /// Bias of the ownership: 1.
    pub owner_bias: Vec<f32>,
    /// From the pooled value head and the two numbers to hidden units: 98 × 48.
    pub value_pooled: Vec<f32>,
    /// Their bias: 48.
    pub value_pooled_bias: Vec<f32>,
    /// From those to win logit and lead: 48 × 2.
    pub value_out: Vec<f32>,
    /// Bias of the two: 2.
    pub value_out_bias: Vec<f32>,
}

/// The weights of a residual block.
pub struct BlockWeights {
    /// Kernel of the first convolution: 9 × C × C.
    pub first: Vec<f32>,
    /// Its bias: C.
    pub first_bias: Vec<f32>,
    /// Kernel of the second convolution: 9 × C × C.
    pub second: Vec<f32>,
    /// What the pooled result of the first adds to the result of the second: 3C × C.
    pub pooled: Vec<f32>,
    /// Bias of the second convolution: C.
    pub second_bias: Vec<f32>,
}

/// Why bytes are no weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeightsFault {
    /// They don't begin as a file of weights does.
    OtherFile,
    /// A count of channels that is 0 or no multiple of 16.
    Channels(u8),
    /// A net without residual blocks.
    NoBlocks,
    /// They end inside an array.
    CutShort,
    /// So many bytes follow the last array.
    LeftOver(usize),
    /// A number that is infinite or none, in the array that begins at this byte.
    NotFinite {
        /// Where the array begins.
        array_at: usize,
    },
}

impl fmt::Display for WeightsFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WeightsFault::OtherFile => write!(f, "another kind of file"),
            WeightsFault::Channels(count) => write!(f, "{count} channels, which is no multiple of 16"),
            WeightsFault::NoBlocks => write!(f, "no residual block"),
            WeightsFault::CutShort => write!(f, "cut short"),
            WeightsFault::LeftOver(count) => write!(f, "{count} bytes too many"),
            WeightsFault::NotFinite { array_at } => write!(f, "a number that is none after byte {array_at}"),
        }
    }
}

impl std::error::Error for WeightsFault {}

impl Weights {
    /// Reads the bytes of a whole file.
    ///
    /// # Errors
    /// The first thing that is wrong with them. A changed number that is still a number isn't noticed: the build script
    /// compares a check sum for that.
    pub fn read(bytes: &[u8]) -> Result<Weights, WeightsFault> {
        let rest = bytes.strip_prefix(WORD).ok_or(WeightsFault::OtherFile)?;
        let [channels, blocks, ..] = *rest else { return Err(WeightsFault::CutShort) };
        if channels == 0 || channels % 16 != 0 {
            return Err(WeightsFault::Channels(channels));
        }
        if blocks == 0 {
            return Err(WeightsFault::NoBlocks);
        }
        let c = usize::from(channels);
        let mut arrays = Arrays { bytes, at: WORD.len() + 2 };
        let weights = Weights {
            channels: c,
            stem: arrays.matrix(TAPS * PLANES, c)?,
            stem_numbers: arrays.matrix(NUMBERS, c)?,
            stem_bias: arrays.floats(c)?,
            blocks: (0..blocks).map(|_| BlockWeights::read(&mut arrays, c)).collect::<Result<_, _>>()?,
            policy: arrays.matrix(c, HEAD)?,
            policy_pooled: arrays.matrix(3 * c, HEAD)?,
            policy_bias: arrays.floats(HEAD)?,
            policy_out: arrays.matrix(HEAD, 1)?,
            pass: arrays.matrix(3 * c, HEAD)?,
            pass_bias: arrays.floats(HEAD)?,
            pass_out: arrays.matrix(HEAD, 1)?,
            pass_out_bias: arrays.floats(1)?,
            value: arrays.matrix(c, HEAD)?,
            value_bias: arrays.floats(HEAD)?,
            owner: arrays.matrix(HEAD, 1)?,
            owner_bias: arrays.floats(1)?,
            value_pooled: arrays.matrix(3 * HEAD + NUMBERS, VALUE)?,
            value_pooled_bias: arrays.floats(VALUE)?,
            value_out: arrays.matrix(VALUE, 2)?,
            value_out_bias: arrays.floats(2)?,
        };
        match bytes.len() - arrays.at {
            0 => Ok(weights),
            left => Err(WeightsFault::LeftOver(left)),
        }
    }
}

impl BlockWeights {
    fn read(arrays: &mut Arrays<'_>, c: usize) -> Result<BlockWeights, WeightsFault> {
        Ok(BlockWeights {
            first: arrays.matrix(TAPS * c, c)?,
            first_bias: arrays.floats(c)?,
            second: arrays.matrix(TAPS * c, c)?,
            pooled: arrays.matrix(3 * c, c)?,
            second_bias: arrays.floats(c)?,
        })
    }
}

/// Arrays, one after the other.
struct Arrays<'a> {
    bytes: &'a [u8],
    /// Where the next begins; never beyond the end.
    at: usize,
}

impl Arrays<'_> {
    fn take(&mut self, count: usize) -> Result<&[u8], WeightsFault> {
        let taken = self.bytes[self.at..].get(..count).ok_or(WeightsFault::CutShort)?;
        self.at += count;
        Ok(taken)
    }

    /// An array of one dimension.
    fn floats(&mut self, count: usize) -> Result<Vec<f32>, WeightsFault> {
        let array_at = self.at;
        let (numbers, _) = self.take(4 * count)?.as_chunks::<4>();
        finite(numbers.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect(), array_at)
    }

    /// An array of more dimensions, of which only the last matters here.
    fn matrix(&mut self, rows: usize, columns: usize) -> Result<Vec<f32>, WeightsFault> {
        let array_at = self.at;
        let scales = self.floats(columns)?;
        let bytes = self.take(rows * columns)?;
        let scaled = |(byte, scale): (&u8, &f32)| f32::from(byte.cast_signed()) * scale;
        finite(bytes.iter().zip(scales.iter().cycle()).map(scaled).collect(), array_at)
    }
}

fn finite(numbers: Vec<f32>, array_at: usize) -> Result<Vec<f32>, WeightsFault> {
    if numbers.iter().all(|number| number.is_finite()) {
        Ok(numbers)
    } else {
        Err(WeightsFault::NotFinite { array_at })
    }
}
