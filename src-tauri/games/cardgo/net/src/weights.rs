//! The weights of a net, and the file format they are read from. The format is little-endian: the magic bytes
//! `GNET1\0`, one byte for the number of channels C, one byte for the number of residual blocks; then the arrays in
//! the order of [`Weights::arrays_mut`]. An array of one dimension is stored as 32-bit floats. Any other array is
//! stored as one scale for each index of its last dimension, the output channel, as 32-bit floats, followed by signed
//! bytes in row-major order: a weight is its byte times the scale of its output channel.
//!
//! The build script includes this source file as well, so that the program can't be built with a damaged net.

use std::fmt;

/// The magic bytes at the beginning of a file.
pub(crate) const WORD: &[u8; 6] = b"GNET1\0";

/// Number of input planes of the first convolution.
pub const PLANES: usize = 16;
/// Number of input values that describe the whole position: komi, and whether the last move was a pass.
pub const NUMBERS: usize = 2;
/// Number of taps of a 3×3 kernel, ordered row by row from the top left.
pub const TAPS: usize = 9;
/// Number of hidden channels of each head.
pub const HEAD: usize = 32;
/// Number of hidden units between the pooled value head and its two outputs.
pub const VALUE: usize = 48;

/// The weights of a net. Matrices are row-major with one row for each input and one column for each output; kernels
/// have such a matrix for each of their nine taps.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// Number of channels of the trunk, C; a multiple of 16.
    pub channels: usize,
    /// Kernel of the first convolution: 9 × 16 × C.
    pub stem: Vec<f32>,
    /// From the two numbers to each channel, added to the first convolution: 2 × C.
    pub stem_numbers: Vec<f32>,
    /// Bias of the first convolution: C.
    pub stem_bias: Vec<f32>,
    /// The residual blocks, in order.
    pub blocks: Vec<BlockWeights>,
    /// Policy head, hidden channels of each point: C × 32.
    pub policy: Vec<f32>,
    /// From the pooled trunk to these hidden channels: 3C × 32.
    pub policy_pooled: Vec<f32>,
    /// Bias of these hidden channels: 32.
    pub policy_bias: Vec<f32>,
    /// From the hidden channels of a point to its logit: 32.
    pub policy_out: Vec<f32>,
    /// Hidden units of the pass, from the pooled trunk: 3C × 32.
    pub pass: Vec<f32>,
    /// Bias of these hidden units: 32.
    pub pass_bias: Vec<f32>,
    /// From these hidden units to the logit of the pass: 32.
    pub pass_out: Vec<f32>,
    /// Bias of that logit: 1.
    pub pass_out_bias: Vec<f32>,
    /// Value head, hidden channels of each point: C × 32.
    pub value: Vec<f32>,
    /// Bias of these hidden channels: 32.
    pub value_bias: Vec<f32>,
    /// From the hidden channels of a point to its ownership: 32.
    pub owner: Vec<f32>,
    /// Bias of the ownership: 1.
    pub owner_bias: Vec<f32>,
    /// From the pooled value head and the two numbers to hidden units: 98 × 48.
    pub value_pooled: Vec<f32>,
    /// Bias of these hidden units: 48.
    pub value_pooled_bias: Vec<f32>,
    /// From these hidden units to win logit and lead: 48 × 2.
    pub value_out: Vec<f32>,
    /// Bias of win logit and lead: 2.
    pub value_out_bias: Vec<f32>,
}

/// The weights of a residual block.
#[derive(Clone, Debug, PartialEq)]
pub struct BlockWeights {
    /// Kernel of the first convolution: 9 × C × C.
    pub first: Vec<f32>,
    /// Its bias: C.
    pub first_bias: Vec<f32>,
    /// Kernel of the second convolution: 9 × C × C.
    pub second: Vec<f32>,
    /// From the pooled result of the first convolution to the result of the second: 3C × C.
    pub pooled: Vec<f32>,
    /// Bias of the second convolution: C.
    pub second_bias: Vec<f32>,
}

/// One of the arrays of a [`Weights`].
pub struct Array<'a> {
    /// The numbers in row-major order.
    pub numbers: &'a mut [f32],
    /// The extent of the last dimension, the output channel, if there is more than one dimension.
    pub columns: Option<usize>,
}

/// Why bytes aren't valid weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeightsFault {
    /// The magic bytes are missing.
    OtherFile,
    /// The number of channels is 0 or not a multiple of 16.
    Channels(u8),
    /// The net has no residual blocks.
    NoBlocks,
    /// The bytes end inside an array.
    CutShort,
    /// This number of bytes follows the last array.
    LeftOver(usize),
    /// A number is infinite or not a number.
    NotFinite {
        /// Offset in bytes of the array that contains it.
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
    /// Returns weights that are all 0, for a net with that number of channels and residual blocks.
    #[must_use]
    pub fn zeros(channels: usize, blocks: usize) -> Weights {
        let c = channels;
        let block = BlockWeights {
            first: vec![0.0; TAPS * c * c],
            first_bias: vec![0.0; c],
            second: vec![0.0; TAPS * c * c],
            pooled: vec![0.0; 3 * c * c],
            second_bias: vec![0.0; c],
        };
        Weights {
            channels,
            stem: vec![0.0; TAPS * PLANES * c],
            stem_numbers: vec![0.0; NUMBERS * c],
            stem_bias: vec![0.0; c],
            blocks: vec![block; blocks],
            policy: vec![0.0; c * HEAD],
            policy_pooled: vec![0.0; 3 * c * HEAD],
            policy_bias: vec![0.0; HEAD],
            policy_out: vec![0.0; HEAD],
            pass: vec![0.0; 3 * c * HEAD],
            pass_bias: vec![0.0; HEAD],
            pass_out: vec![0.0; HEAD],
            pass_out_bias: vec![0.0; 1],
            value: vec![0.0; c * HEAD],
            value_bias: vec![0.0; HEAD],
            owner: vec![0.0; HEAD],
            owner_bias: vec![0.0; 1],
            value_pooled: vec![0.0; (3 * HEAD + NUMBERS) * VALUE],
            value_pooled_bias: vec![0.0; VALUE],
            value_out: vec![0.0; VALUE * 2],
            value_out_bias: vec![0.0; 2],
        }
    }

    /// All arrays, in the order of the file.
    pub fn arrays_mut(&mut self) -> Vec<Array<'_>> {
        let c = self.channels;
        let mut arrays = vec![
            Array::matrix(&mut self.stem, c),
            Array::matrix(&mut self.stem_numbers, c),
            Array::list(&mut self.stem_bias),
        ];
        for block in &mut self.blocks {
            arrays.extend([
                Array::matrix(&mut block.first, c),
                Array::list(&mut block.first_bias),
                Array::matrix(&mut block.second, c),
                Array::matrix(&mut block.pooled, c),
                Array::list(&mut block.second_bias),
            ]);
        }
        arrays.extend([
            Array::matrix(&mut self.policy, HEAD),
            Array::matrix(&mut self.policy_pooled, HEAD),
            Array::list(&mut self.policy_bias),
            Array::matrix(&mut self.policy_out, 1),
            Array::matrix(&mut self.pass, HEAD),
            Array::list(&mut self.pass_bias),
            Array::matrix(&mut self.pass_out, 1),
            Array::list(&mut self.pass_out_bias),
            Array::matrix(&mut self.value, HEAD),
            Array::list(&mut self.value_bias),
            Array::matrix(&mut self.owner, 1),
            Array::list(&mut self.owner_bias),
            Array::matrix(&mut self.value_pooled, VALUE),
            Array::list(&mut self.value_pooled_bias),
            Array::matrix(&mut self.value_out, 2),
            Array::list(&mut self.value_out_bias),
        ]);
        arrays
    }

    /// Reads the weights from the bytes of a whole file.
    ///
    /// # Errors
    /// Fails with the first problem found. A changed number that is still finite isn't detected; the build script
    /// compares a checksum for that.
    pub fn read(bytes: &[u8]) -> Result<Weights, WeightsFault> {
        let rest = bytes.strip_prefix(WORD).ok_or(WeightsFault::OtherFile)?;
        let [channels, blocks, ..] = *rest else { return Err(WeightsFault::CutShort) };
        if channels == 0 || channels % 16 != 0 {
            return Err(WeightsFault::Channels(channels));
        }
        if blocks == 0 {
            return Err(WeightsFault::NoBlocks);
        }
        let mut weights = Weights::zeros(channels.into(), blocks.into());
        let mut reader = Reader { bytes, at: WORD.len() + 2 };
        for array in weights.arrays_mut() {
            match array.columns {
                None => reader.floats(array.numbers)?,
                Some(columns) => reader.matrix(array.numbers, columns)?,
            }
        }
        match bytes.len() - reader.at {
            0 => Ok(weights),
            left => Err(WeightsFault::LeftOver(left)),
        }
    }
}

impl<'a> Array<'a> {
    /// An array of one dimension.
    fn list(numbers: &'a mut [f32]) -> Array<'a> {
        Array { numbers, columns: None }
    }

    /// An array of more than one dimension.
    fn matrix(numbers: &'a mut [f32], columns: usize) -> Array<'a> {
        Array { numbers, columns: Some(columns) }
    }
}

/// Reads arrays stored one after the other.
struct Reader<'a> {
    bytes: &'a [u8],
    /// Offset of the next array; never beyond the end.
    at: usize,
}

impl Reader<'_> {
    fn take(&mut self, count: usize) -> Result<&[u8], WeightsFault> {
        let taken = self.bytes[self.at..].get(..count).ok_or(WeightsFault::CutShort)?;
        self.at += count;
        Ok(taken)
    }

    /// Reads an array of one dimension.
    fn floats(&mut self, into: &mut [f32]) -> Result<(), WeightsFault> {
        let array_at = self.at;
        let (numbers, _) = self.take(4 * into.len())?.as_chunks::<4>();
        for (number, bytes) in into.iter_mut().zip(numbers) {
            *number = f32::from_le_bytes(*bytes);
        }
        all_finite(into, array_at)
    }

    /// Reads an array of more dimensions, of which only the last matters here.
    fn matrix(&mut self, into: &mut [f32], columns: usize) -> Result<(), WeightsFault> {
        let array_at = self.at;
        let mut scales = vec![0.0; columns];
        self.floats(&mut scales)?;
        let bytes = self.take(into.len())?;
        for ((number, byte), scale) in into.iter_mut().zip(bytes).zip(scales.iter().cycle()) {
            *number = f32::from(byte.cast_signed()) * scale;
        }
        all_finite(into, array_at)
    }
}

fn all_finite(numbers: &[f32], array_at: usize) -> Result<(), WeightsFault> {
    if numbers.iter().all(|number| number.is_finite()) { Ok(()) } else { Err(WeightsFault::NotFinite { array_at }) }
}
