//! Which vector instructions the net computes with. All give the same bits.

use fearless_simd::Simd;
use std::fmt;

/// A set of vector instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// None: one number at a time, on any processor.
    Scalar,
    /// SSE2, which every 64-bit x86 processor has: four at a time.
    Sse2,
    /// AVX2: eight at a time.
    Avx2,
    /// AVX-512 as of Ice Lake: sixteen at a time.
    Avx512,
    /// NEON, which every 64-bit ARM processor has: four at a time.
    Neon,
}

impl Level {
    /// All of them, the slowest of each family first.
    pub const ALL: [Level; 5] = [Level::Scalar, Level::Sse2, Level::Avx2, Level::Avx512, Level::Neon];

    /// The fastest that this processor has.
    #[must_use]
    pub fn best() -> Level {
        Level::ALL.into_iter().rfind(|level| level.is_here()).unwrap_or(Level::Scalar)
    }

    /// Whether this processor has it.
    #[must_use]
    pub fn is_here(self) -> bool {
        match self {
            Level::Scalar => true,
            #[cfg(target_arch = "x86_64")]
            Level::Sse2 => fearless_simd::Level::new().as_sse2().is_some(),
            #[cfg(target_arch = "x86_64")]
            Level::Avx2 => fearless_simd::Level::new().as_avx2().is_some(),
            #[cfg(target_arch = "x86_64")]
            Level::Avx512 => fearless_simd::Level::new().as_avx512().is_some(),
            #[cfg(target_arch = "aarch64")]
            Level::Neon => fearless_simd::Level::new().as_neon().is_some(),
            _ => false,
        }
    }

    /// Does work with these instructions, or without any where the processor lacks them.
    pub(crate) fn run(self, work: impl Work) {
        match self {
            #[cfg(target_arch = "x86_64")]
            Level::Sse2 => {
                if let Some(simd) = fearless_simd::Level::new().as_sse2() {
                    // Spreading a number over a vector is dear here: two rows of sixteen sums share their weights, and
                    // eight of the sixteen registers hold sums.
                    return simd.vectorize(
                        #[inline(always)]
                        || work.run::<_, 2>(simd),
                    );
                }
            }
            #[cfg(target_arch = "x86_64")]
            Level::Avx2 => {
                if let Some(simd) = fearless_simd::Level::new().as_avx2() {
                    return simd.vectorize(
                        #[inline(always)]
                        || work.run::<_, 5>(simd),
                    );
                }
            }
            #[cfg(target_arch = "x86_64")]
            Level::Avx512 => {
                if let Some(simd) = fearless_simd::Level::new().as_avx512() {
                    return simd.vectorize(
                        #[inline(always)]
                        || work.run::<_, 5>(simd),
                    );
                }
            }
            #[cfg(target_arch = "aarch64")]
            Level::Neon => {
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

impl fmt::Display for Level {
    /// Its name in figures: `avx2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Level::Scalar => "scalar",
            Level::Sse2 => "sse2",
            Level::Avx2 => "avx2",
            Level::Avx512 => "avx512",
            Level::Neon => "neon",
        })
    }
}

/// Work that can be done with any vector instructions. Whatever it calls must be inlined into it: a function of its own
/// would be compiled without the instructions.
pub(crate) trait Work {
    /// Does it, multiplying `ROWS` rows of a matrix at a time (1, 2 or 5): as many as the registers have room for.
    fn run<S: Simd, const ROWS: usize>(self, simd: S);
}

/// What every `ROWS` divides: room for rows is made in multiples of it.
pub(crate) const ROUND: usize = 10;
