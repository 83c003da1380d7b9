//! All colourings of a game so far, with a fast test for new ones.

use crate::board::Board;

/// Initial capacity, enough for a game of ordinary length, so that playing seldom allocates.
const ROOM: usize = 512;

/// Number of bits of the filter: in a game of ordinary length nearly all remain unset.
const FILTER: usize = 16_384;

/// The hashes of earlier colourings.
#[derive(Debug)]
pub(super) struct ColouringHistory {
    hashes: Vec<u64>,
    /// One bit for the lowest bits of each hash. If the bit is unset, the colouring is new.
    filter: [u64; FILTER / 64],
}

impl ColouringHistory {
    pub(super) fn new() -> ColouringHistory {
        ColouringHistory { hashes: Vec::with_capacity(ROOM), filter: [0; FILTER / 64] }
    }

    #[inline]
    pub(super) fn push(&mut self, board: &Board) {
        self.add(board.hash());
    }

    #[inline]
    fn add(&mut self, hash: u64) {
        self.hashes.push(hash);
        let (word, bit) = place(hash);
        self.filter[word] |= bit;
    }

    #[inline]
    pub(super) fn has(&self, hash: u64) -> bool {
        let (word, bit) = place(hash);
        self.filter[word] & bit != 0 && self.hashes.contains(&hash)
    }

    #[inline]
    pub(super) fn hashes(&self) -> &[u64] {
        &self.hashes
    }
}

/// The word and the bit mask of a hash in the filter.
#[inline]
fn place(hash: u64) -> (usize, u64) {
    let bit = hash as usize % FILTER;
    (bit / 64, 1 << (bit % 64))
}

impl From<Vec<u64>> for ColouringHistory {
    fn from(hashes: Vec<u64>) -> Self {
        let mut earlier = ColouringHistory::new();
        hashes.into_iter().for_each(|hash| earlier.add(hash));
        earlier
    }
}

impl Clone for ColouringHistory {
    fn clone(&self) -> ColouringHistory {
        let mut copy = ColouringHistory::new();
        copy.clone_from(self);
        copy
    }

    fn clone_from(&mut self, source: &ColouringHistory) {
        self.hashes.clone_from(&source.hashes);
        self.filter = source.filter;
    }
}

impl PartialEq for ColouringHistory {
    fn eq(&self, other: &ColouringHistory) -> bool {
        self.hashes == other.hashes
    }
}

impl Eq for ColouringHistory {}
