//! The faults of a challenge code.

/// What is wrong with a challenge code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeFault {
    /// A character that doesn't occur in codes.
    Letter(char),
    /// Letters are missing, or too many.
    Length {
        /// The number of letters found.
        have: usize,
        /// The number of letters expected.
        of: usize,
    },
    /// A number of letters that no code has.
    OddLength {
        /// The number of letters found.
        have: usize,
    },
    /// The number of letters is possible, but the first letter, which gives the length, is not.
    First,
    /// The check letters are wrong.
    Letters,
    /// The code is right, but from a later version.
    Newer,
    /// The code is right, but its table can't be created.
    Impossible,
}

/// The possible lengths of a code, in letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeLengths {
    pub least: usize,
    pub most: usize,
    /// Whether only codes of one game are meant.
    pub of_game: bool,
}
