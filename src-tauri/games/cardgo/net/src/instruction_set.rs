//! The sets of vector instructions that the net can use. All give bit-identical results.

use fearless_simd::Simd;
use std::fmt;

/// A set of vector instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InstructionSet {
    /// No vectors: one number at a time, on any processor.
    Scalar,
    /// SSE2, which every 64-bit x86 processor has: four numbers at a time.
    Sse2,
    /// AVX2: eight numbers at a time.
    Avx2,
    /// AVX-512 with the extensions of Ice Lake: sixteen numbers at a time.
    Avx512,
    /// NEON, which every 64-bit ARM processor has: four numbers at a time.
    Neon,
}

impl InstructionSet {
    /// All sets, the slowest of each processor family first.
    pub const ALL: [InstructionSet; 5] = [
        InstructionSet::Scalar,
        InstructionSet::Sse2,
        InstructionSet::Avx2,
        InstructionSet::Avx512,
        InstructionSet::Neon,
    ];

    /// The fastest set that this processor supports.
    #[must_use]
    pub fn best() -> InstructionSet {
        InstructionSet::ALL.into_iter().rfind(|level| level.is_here()).unwrap_or(InstructionSet::Scalar)
    }

    /// Whether this processor supports the set.
    #[must_use]
    pub fn is_here(self) -> bool {
        match self {
            InstructionSet::Scalar => true,
            #[cfg(target_arch = "x86_64")]
            InstructionSet::Sse2 => fearless_simd::Level::new().as_sse2().is_some(),
            #[cfg(target_arch = "x86_64")]
            InstructionSet::Avx2 => fearless_simd::Level::new().as_avx2().is_some(),
            #[cfg(target_arch = "x86_64")]
            InstructionSet::Avx512 => fearless_simd::Level::new().as_avx512().is_some(),
            #[cfg(target_arch = "aarch64")]
            InstructionSet::Neon => fearless_simd::Level::new().as_neon().is_some(),
            _ => false,
        }
    }

    /// Runs work with these instructions, or with scalar code if the processor doesn't support them.
    pub(crate) fn run(self, work: impl Work) {
        match self {
            #[cfg(target_arch = "x86_64")]
            InstructionSet::Sse2 => {
                if let Some(simd) = fearless_simd::Level::new().as_sse2() {
                    // Broadcasting a number to a vector is expensive here: two rows of sixteen sums share their
                    // weights, and eight of the sixteen registers hold sums.
                    return simd.vectorize(
                        #[inline(always)]
                        || work.run::<_, 2>(simd),
                    );
                }
            }
            #[cfg(target_arch = "x86_64")]
            InstructionSet::Avx2 => {
                if let Some(simd) = fearless_simd::Level::new().as_avx2() {
                    return simd.vectorize(
                        #[inline(always)]
                        || work.run::<_, 5>(simd),
                    );
                }
            }
            #[cfg(target_arch = "x86_64")]
            InstructionSet::Avx512 => {
                if let Some(simd) = fearless_simd::Level::new().as_avx512() {
                    return simd.vectorize(
                        #[inline(always)]
                        || work.run::<_, 5>(simd),
                    );
                }
            }
            #[cfg(target_arch = "aarch64")]
            InstructionSet::Neon => {
                if let Some(simd) = fearless_simd::Level::new().as_neon() {
                    return simd.vectorize(
                        #[inline(always)]
                        || work.run::<_, 5>(simd),
                    );
                }
            }
            _ => {}
        }
        work.run::<_, 1>(fearless_simd::Fallback::new());
    }
}

impl fmt::Display for InstructionSet {
    /// The name as printed by the measurements: `avx2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            InstructionSet::Scalar => "scalar",
            InstructionSet::Sse2 => "sse2",
            InstructionSet::Avx2 => "avx2",
            InstructionSet::Avx512 => "avx512",
            InstructionSet::Neon => "neon",
        })
    }
}

/// A computation that can run with any vector instructions. All functions it calls must be inlined into it: a separate
/// function would be compiled without the instructions.
pub(crate) trait Work {
    /// Runs the computation, multiplying `ROWS` rows of a matrix at a time (1, 2 or 5), as many as fit into the
    /// registers.
    fn run<S: Simd, const ROWS: usize>(self, simd: S);
}

/// A common multiple of all values of `ROWS`; buffers of rows have a multiple of this length.
pub(crate) const ROUND: usize = 10;
