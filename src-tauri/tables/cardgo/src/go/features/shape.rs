//! The surroundings of a point as numbers: the same for all that look alike when the board is turned or mirrored.
//!
//! Surroundings come in sizes, each a circle about the point. A size's number is the least of eight, one for each way of
//! looking at the board; each of the eight is the XOR of words for what stands where. Stones are one's own or the
//! enemy's, so that it doesn't matter who is black.

use cardgo::{Board, Cell, Colour, LARGEST, Point};
use std::sync::LazyLock;

/// How far the largest surroundings reach along a line.
const REACH: usize = 4;
/// A board with room around it for the largest surroundings.
const WIDTH: usize = LARGEST as usize + 2 * REACH;

/// The sizes, as distances: both ways and the longer once more. The first is the eight neighbours.
const SIZES: [usize; SHAPES] = [3, 4, 5, 6, 7, 8];
/// How many sizes there are.
pub(in super::super) const SHAPES: usize = 6;

/// How many sizes are near.
const NEAR: usize = 5;

/// What may stand on a point.
const EMPTY: u8 = 0;
const OWN: u8 = 1;
const ENEMY: u8 = 2;
const EDGE: u8 = 3;

/// A word for each way of looking.
type Words = [u32; 8];

/// A point of the surroundings.
struct Place {
    /// From the point played to this one, in a board with room around it.
    step: isize,
    /// For what may stand there: nothing, own, enemy, edge.
    words: [Words; 4],
}

/// The points of the surroundings, by size.
static PLACES: LazyLock<[Vec<Place>; SHAPES]> = LazyLock::new(|| {
    let mut smaller = 0;
    SIZES.map(|size| {
        let (from, to) = (smaller, size);
        smaller = size;
        let reach = -(REACH as i32)..=REACH as i32;
        let all = reach.clone().flat_map(|up| reach.clone().map(move |right| (right, up)));
        let here = all.filter(|&(right, up)| {
            let (across, along) = (right.unsigned_abs() as usize, up.unsigned_abs() as usize);
            let distance = across + along + across.max(along);
            distance > from && distance <= to
        });
        here.map(|(right, up)| Place { step: up as isize * WIDTH as isize + right as isize, words: words(right, up) })
            .collect()
    })
});

/// The words of a point that many to the right and up, seen each of eight ways.
fn words(right: i32, up: i32) -> [Words; 4] {
    let mut words = [[0; 8]; 4];
    for (stands, words) in words.iter_mut().enumerate().skip(1) {
        for (way, word) in words.iter_mut().enumerate() {
            let (mut across, mut along) = if way & 4 == 0 { (right, up) } else { (up, right) };
            if way & 1 != 0 {
                across = -across;
            }
            if way & 2 != 0 {
                along = -along;
            }
            let place = (along + 8) as u64 * 17 + (across + 8) as u64;
            *word = mix(place * 4 + stands as u64) as u32;
        }
    }
    words
}

/// The `n`th number of the SplitMix64 generator.
fn mix(n: u64) -> u64 {
    let mut z = n.wrapping_add(0x676F).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// The shapes around the points of a board.
#[derive(Clone, Debug)]
pub(in super::super) struct Shapes {
    /// What stands where, with room around.
    stands: [u8; WIDTH * WIDTH],
    /// The numbers of the shapes last asked for, the smallest first.
    keys: [u32; SHAPES],
}

impl Default for Shapes {
    fn default() -> Self {
        Shapes { stands: [EDGE; WIDTH * WIDTH], keys: [0; SHAPES] }
    }
}

impl Shapes {
    /// Looks at a board as this colour does.
    pub(super) fn begin(&mut self, board: &Board, turn: Colour) {
        self.stands.fill(EDGE);
        let own = Cell::from(turn);
        for point in super::super::points::of(board.size()).iter() {
            self.stands[place(point)] = match board.cell(point) {
                Cell::Empty => EMPTY,
                Cell::Edge => EDGE,
                cell if cell == own => OWN,
                _ => ENEMY,
            };
        }
    }

    /// Looks around a point.
    #[inline]
    pub(super) fn around(&mut self, point: Point) {
        let here = place(point);
        let mut seen: Words = [0; 8];
        for (size, (places, key)) in PLACES.iter().zip(&mut self.keys).enumerate() {
            for Place { step, words } in places {
                let stands = self.stands[here.wrapping_add_signed(*step)];
                let words = &words[usize::from(stands & 3)];
                for (seen, word) in seen.iter_mut().zip(words) {
                    *seen ^= word;
                }
            }
            let least = seen.iter().copied().fold(u32::MAX, u32::min);
            *key = mix(u64::from(least) << 3 | size as u64) as u32;
        }
    }

    /// Whether no stone is near a point: three steps along a line, or as far some other way.
    pub fn nothing_near(&self, point: Point) -> bool {
        let here = place(point);
        let mut near = PLACES[..NEAR].iter().flatten();
        near.all(|place| !matches!(self.stands[here.wrapping_add_signed(place.step)], OWN | ENEMY))
    }

    /// The numbers of the shapes around the point looked at last, the smallest shape first.
    #[inline]
    pub fn keys(&self) -> &[u32; SHAPES] {
        &self.keys
    }
}

/// Where a point is in a board with room around it.
#[inline]
fn place(point: Point) -> usize {
    (usize::from(point.row()) + REACH) * WIDTH + usize::from(point.column()) + REACH
}
