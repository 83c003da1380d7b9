//! What the net looks at: a byte for each point, and two numbers.

use crate::weights::{NUMBERS, PLANES};

/// The smallest board the net looks at, in lines. It has learnt from boards of 7 and more.
pub const SMALLEST: u8 = 5;
/// The largest. It has learnt from boards of up to 13.
pub const LARGEST: u8 = cardgo::LARGEST;

/// Points of the largest board.
pub(crate) const POINTS: usize = LARGEST as usize * LARGEST as usize;

/// The bits of a point's byte.
pub(crate) mod bits {
    /// The lowest two: 0 for an empty point, this for a stone of the side to move.
    pub const OWN: u8 = 1;
    /// A stone of the other side.
    pub const OPPONENT: u8 = 2;
    /// Of a stone: where its liberties less 1, at most 3, begin.
    pub const LIBERTIES: u8 = 2;
    /// Of an empty point: the side to move may play there.
    pub const LEGAL: u8 = 1 << 2;
    /// A stone that is caught in a ladder, or an empty point where the side to move catches something in one.
    pub const LADDER: u8 = 1 << 4;
    /// An empty point where only a ko or superko forbids a play.
    pub const KO: u8 = 1 << 5;
    /// The stone played last.
    pub const LAST: u8 = 1 << 6;
    /// The stone played before.
    pub const BEFORE_LAST: u8 = 1 << 7;
}

/// A position as the side to move sees it.
///
/// Each point is a byte, row by row from the top left. Bits 0 and 1: 0 empty, 1 a stone of the side to move, 2 a stone
/// of the other side. Of a stone, bits 2 and 3 are its liberties less 1, at most 3; bit 4 says that it is caught in a
/// ladder, bit 6 that it was played last, bit 7 that it was played before that. Of an empty point, bit 2 says that the
/// side to move may play there, bit 4 that it catches something in a ladder there, bit 5 that a ko or superko forbids it.
#[derive(Clone, Debug, PartialEq)]
pub struct Input {
    size: u8,
    pub(crate) bytes: [u8; POINTS],
    /// The komi as the side to move sees it (positive if it gets some) over 15, and 1 if the last move was a pass.
    pub(crate) numbers: [f32; NUMBERS],
}

impl Input {
    /// The input with these bytes and numbers: the komi that the side to move gets (negative if it gives some) over 15,
    /// and 1 if the last move was a pass, else 0.
    ///
    /// `None` if the size isn't from [`SMALLEST`] to [`LARGEST`], there isn't a byte for each point, or a byte says that
    /// its point is none.
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

    /// Lines of the board.
    #[must_use]
    pub fn size(&self) -> u8 {
        self.size
    }

    /// A byte for each point, row by row from the top left.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes[..usize::from(self.size) * usize::from(self.size)]
    }

    /// The two numbers, see [`Input::from_bytes`].
    #[must_use]
    pub fn numbers(&self) -> [f32; 2] {
        self.numbers
    }

    /// The planes that are 1 on a point, a bit each from the lowest: on the board, own stone, opponent's; own with
    /// 1, 2, 3 liberties; opponent's with 1, 2, 3; own caught in a ladder, opponent's; a point that catches in one; forbidden
    /// by a ko; last move, the move before; legal.
    /// A point is told by its place, row by row from the top left.
    #[must_use]
    pub fn planes(&self, place: usize) -> u16 {
        self.bytes().get(place).map_or(0, |byte| planes(*byte))
    }

    /// Whether the side to move may play on a point, told as in [`Input::planes`].
    #[must_use]
    pub fn may_play(&self, place: usize) -> bool {
        self.bytes().get(place).is_some_and(|byte| is_legal(*byte))
    }

    /// Empty points where nobody may play.
    pub(crate) fn blank(size: u8, numbers: [f32; NUMBERS]) -> Input {
        Input { size, bytes: [0; POINTS], numbers }
    }
}

/// Whether the side to move may play on the point of that byte.
pub(crate) fn is_legal(byte: u8) -> bool {
    byte & 3 == 0 && byte & bits::LEGAL != 0
}

/// The planes that are 1 on the point of that byte, see [`Input::planes`].
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
