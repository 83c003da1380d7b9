//! Whose the points of a board will be.

use cardgo::Point;

/// Whose each point will be, by its [index](Point::index): 1 surely Black's, −1 surely White's.
#[derive(Clone, Debug)]
pub(super) struct Owners(pub Box<[f32; Point::INDICES]>);

/// From here on somebody's share of a point means that it is theirs.
const OWNED: f32 = 0.3;

impl Owners {
    /// Whose a point will be.
    pub fn of(&self, point: Point) -> f32 {
        self.0[point.index()]
    }

    /// Who owns a point: 1 Black, −1 White, 0 nobody yet.
    pub fn side(&self, point: Point) -> i32 {
        i32::from(self.of(point) > OWNED) - i32::from(self.of(point) < -OWNED)
    }
}

impl Default for Owners {
    fn default() -> Owners {
        Owners(Box::new([0.0; Point::INDICES]))
    }
}

/// Owners summed over positions.
#[derive(Clone, Debug)]
pub(super) struct OwnerSums {
    sums: Box<[f64; Point::INDICES]>,
    positions: u32,
}

impl OwnerSums {
    /// Of no positions yet.
    pub fn new() -> OwnerSums {
        OwnerSums { sums: Box::new([0.0; Point::INDICES]), positions: 0 }
    }

    /// Adds those of a position.
    pub fn add(&mut self, owners: &Owners) {
        self.positions += 1;
        self.sums.iter_mut().zip(owners.0.iter()).for_each(|(sum, &owner)| *sum += f64::from(owner));
    }

    /// Their means; nobody's of no positions.
    pub fn means(&self) -> Owners {
        let positions = f64::from(self.positions.max(1));
        let mut owners = Owners::default();
        owners.0.iter_mut().zip(self.sums.iter()).for_each(|(owner, sum)| *owner = (sum / positions) as f32);
        owners
    }
}
