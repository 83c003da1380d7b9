//! The input of the net: one byte for each point, and two numbers.

use crate::weights::{NUMBERS, PLANES};

/// The smallest board the net accepts, in lines. It was trained on boards of 7 lines and more.
pub const SMALLEST: u8 = 5;
/// The largest board the net accepts, in lines. It was trained on boards of up to 13 lines.
pub const LARGEST: u8 = cardgo::LARGEST;

/// Number of points of the largest board.
pub(crate) const POINTS: usize = LARGEST as usize * LARGEST as usize;

/// The bits of a point's byte.
pub(crate) mod bits {
    /// Value of the lowest two bits for a stone of the side to move; 0 means an empty point.
    pub const OWN: u8 = 1;
    /// Value of the lowest two bits for a stone of the other side.
    pub const OPPONENT: u8 = 2;
    /// Stones: shift of the number of liberties minus 1, at most 3.
    pub const LIBERTIES: u8 = 2;
    /// Empty points: the side to move may play there.
    pub const LEGAL: u8 = 1 << 2;
    /// A stone caught in a ladder, or an empty point where the side to move can catch stones in a ladder.
    pub const LADDER: u8 = 1 << 4;
    /// Empty points: only a ko or superko forbids a play.
    pub const KO: u8 = 1 << 5;
    /// The stone of the last move.
    pub const LAST: u8 = 1 << 6;
    /// The stone of the second last move.
    pub const BEFORE_LAST: u8 = 1 << 7;
}

/// A position from the point of view of the side to move, encoded for the net.
///
/// Each point is a byte, row by row from the top left. Bits 0 and 1: 0 empty, 1 a stone of the side to move, 2 a stone
/// of the other side. For a stone, bits 2 and 3 are its number of liberties minus 1, at most 3; bit 4 is set if it is
/// caught in a ladder, bit 6 if it is the last move, bit 7 if it is the second last move. For an empty point, bit 2 is
/// set if the side to move may play there, bit 4 if a play there catches stones in a ladder, bit 5 if a ko or superko
/// forbids a play.
#[derive(Clone, Debug, PartialEq)]
pub struct Input {
    size: u8,
    pub(crate) bytes: [u8; POINTS],
    /// The komi as the side to move sees it (positive if it receives komi) divided by 15, and 1 if the last move was a
    /// pass.
    pub(crate) numbers: [f32; NUMBERS],
}

impl Input {
    /// Returns the input with these bytes and numbers. The numbers are the komi that the side to move receives
    /// (negative if it gives komi) divided by 15, and 1 if the last move was a pass, else 0.
    ///
    /// Returns `None` if the size isn't from [`SMALLEST`] to [`LARGEST`], the number of bytes isn't the number of
    /// points, or a byte has both of its lowest bits set.
    #[must_use]
    pub fn from_bytes(size: u8, bytes: &[u8], numbers: [f32; 2]) -> Option<Input> {
        let points = usize::from(size) * usize::from(size);
        if !(SMALLEST..=LARGEST).contains(&size) || bytes.len() != points || bytes.iter().any(|byte| byte & 3 == 3) {
            return None;
        }
        let mut input = Input { size, bytes: [0; POINTS], numbers };
        input.bytes[..points].copy_from_slice(bytes);
        Some(input)
    }

    /// Number of lines of the board.
    #[must_use]
    pub fn size(&self) -> u8 {
        self.size
    }

    /// One byte for each point, row by row from the top left.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes[..usize::from(self.size) * usize::from(self.size)]
    }

    /// The two numbers, see [`Input::from_bytes`].
    #[must_use]
    pub fn numbers(&self) -> [f32; 2] {
        self.numbers
    }

    /// The planes of a point, one bit each from the lowest: on the board, own stone, opponent's stone; own with 1, 2,
    /// 3 liberties; opponent's with 1, 2, 3; own caught in a ladder, opponent's; a point that catches in a ladder;
    /// forbidden by a ko; last move, second last move; legal. The point is given by its index, row by row from the top
    /// left.
    #[must_use]
    pub fn planes(&self, place: usize) -> u16 {
        self.bytes().get(place).map_or(0, |byte| planes(*byte))
    }

    /// Whether the side to move may play on a point, given as in [`Input::planes`].
    #[must_use]
    pub fn may_play(&self, place: usize) -> bool {
        self.bytes().get(place).is_some_and(|byte| is_legal(*byte))
    }

    /// Returns an input of empty points where no play is legal.
    pub(crate) fn blank(size: u8, numbers: [f32; NUMBERS]) -> Input {
        Input { size, bytes: [0; POINTS], numbers }
    }
}

/// Whether the side to move may play on the point with that byte.
pub(crate) fn is_legal(byte: u8) -> bool {
    byte & 3 == 0 && byte & bits::LEGAL != 0
}

/// The planes of the point with that byte, see [`Input::planes`].
pub(crate) fn planes(byte: u8) -> u16 {
    let liberties = (byte >> bits::LIBERTIES) & 3;
    let caught = byte & bits::LADDER != 0;
    let of_kind = match byte & 3 {
        0 => u16::from(caught) << 11 | u16::from(liberties > 0) << 15,
        bits::OWN => 1 << 1 | plane_of_liberties(liberties, 3) | u16::from(caught) << 9,
        bits::OPPONENT => 1 << 2 | plane_of_liberties(liberties, 6) | u16::from(caught) << 10,
        _ => return 0,
    };
    let of_time = match byte & (bits::LAST | bits::BEFORE_LAST) {
        bits::LAST => 1 << 13,
        bits::BEFORE_LAST => 1 << 14,
        _ => 0,
    };
    1 | of_kind | of_time | u16::from(byte & bits::KO != 0) << 12
}

fn plane_of_liberties(liberties: u8, first: u8) -> u16 {
    if liberties < 3 { 1 << (first + liberties) } else { 0 }
}

const _: () = assert!(PLANES == 16, "a plane for each bit");
