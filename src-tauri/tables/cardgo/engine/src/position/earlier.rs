//! Every colouring of a game so far, and a quick way to see that one is new.

use crate::board::Board;

/// Room for a game of ordinary length, so that playing seldom allocates.
const ROOM: usize = 512;

/// Bits of the filter: so many that a game of ordinary length leaves nearly all of them unset.
const FILTER: usize = 16_384;

/// The hashes of earlier colourings.
#[derive(Debug)]
pub(super) struct Earlier {
    hashes: Vec<u64>,
    /// A bit for the lowest bits of each hash: where it is unset, the colouring is new.
    filter: [u64; FILTER / 64],
}

impl Earlier {
    pub(super) fn new() -> Earlier {
        Earlier { hashes: Vec::with_capacity(ROOM), filter: [0; FILTER / 64] }
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

/// A hash's bit in the filter.
#[inline]
fn place(hash: u64) -> (usize, u64) {
    let bit = hash as usize % FILTER;
    (bit / 64, 1 << (bit % 64))
}

impl From<Vec<u64>> for Earlier {
    fn from(hashes: Vec<u64>) -> Self {
        let mut earlier = Earlier::new();
        hashes.into_iter().for_each(|hash| earlier.add(hash));
        earlier
    }
}

impl Clone for Earlier {
    fn clone(&self) -> Earlier {
        let mut copy = Earlier::new();
        copy.clone_from(self);
        copy
    }

    fn clone_from(&mut self, source: &Earlier) {
        self.hashes.clone_from(&source.hashes);
        self.filter = source.filter;
    }
}

impl PartialEq for Earlier {
    fn eq(&self, other: &Earlier) -> bool {
        self.hashes == other.hashes
    }
}

impl Eq for Earlier {}
