//! How strong a play looks: the product of what its features are worth (Coulom: Computing Elo ratings of move patterns
//! in the game of Go, 2007), as learnt by `arena train-go` and shipped as data.

mod format;

use super::features::{FEATURES, Features, Shapes};
use std::sync::LazyLock;

/// The learnt strengths; how they came about is told beside them. The build checks that the file is whole.
static SHIPPED: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/weights/go.gammas"));

static LEARNT: LazyLock<Option<Gammas>> = LazyLock::new(|| Gammas::of(SHIPPED));

/// The most shapes that a file can tell of.
#[cfg(feature = "commands")]
pub(super) const MOST_SHAPES: usize = 45_000;

/// What features and shapes are worth: 1 is nothing special.
#[derive(Debug)]
pub(super) struct Gammas {
    features: Vec<f32>,
    /// Shapes by their numbers: each is at the place its number says or, where that is taken, one of the next.
    shapes: Vec<(u32, f32)>,
}

impl Gammas {
    /// The learnt ones, if anything has been learnt yet.
    pub fn learnt() -> Option<&'static Gammas> {
        LEARNT.as_ref()
    }

    /// Those of a file. An empty one, or one of other features, tells nothing.
    fn of(bytes: &[u8]) -> Option<Gammas> {
        let format::Contents { features, shapes } =
            format::read(bytes).ok().flatten().filter(|read| read.features.len() == FEATURES)?;
        let mut table = vec![(0, 0.0); (2 * shapes.len()).next_power_of_two().max(2)];
        let mask = table.len() - 1;
        for (key, gamma) in shapes {
            let mut place = key as usize & mask;
            while table[place].1 > 0.0 {
                place = (place + 1) & mask;
            }
            table[place] = (key, gamma);
        }
        Some(Gammas { features, shapes: table })
    }

    /// How strong a play looks, compared with others of the same position.
    #[inline]
    pub fn strength(&self, features: &Features, shapes: &Shapes) -> f32 {
        let known = shapes.keys().iter().rev().find_map(|&key| self.shape(key));
        features.iter().fold(known.unwrap_or(1.0), |all, &feature| all * self.features[usize::from(feature)])
    }

    #[inline]
    fn shape(&self, key: u32) -> Option<f32> {
        let mask = self.shapes.len() - 1;
        let mut place = key as usize & mask;
        loop {
            match self.shapes[place] {
                (_, 0.0) => return None,
                (known, gamma) if known == key => return Some(gamma),
                _ => place = (place + 1) & mask,
            }
        }
    }
}

/// Strengths as a file: those of the features, then of the shapes with these numbers, which ascend.
#[cfg(feature = "commands")]
pub(super) fn write(strengths: &[f64], shapes: &[u32]) -> Vec<u8> {
    let (features, of_shapes) = strengths.split_at(FEATURES);
    format::write(features, shapes, of_shapes)
}
