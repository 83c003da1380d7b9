//! The expected owners of a board's points.

use cardgo::Point;

/// The expected owner of each point, by its [index](Point::index): 1 is certainly Black, −1 certainly White.
#[derive(Clone, Debug)]
pub(super) struct Owners(pub Box<[f32; Point::INDICES]>);

/// A point counts as owned if its expected owner exceeds this in absolute value.
const OWNED: f32 = 0.3;

impl Owners {
    /// Returns the expected owner of a point, −1 to 1.
    pub fn of(&self, point: Point) -> f32 {
        self.0[point.index()]
    }

    /// Returns the owner of a point: 1 is Black, −1 is White, 0 is undecided.
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
    /// Creates the sum over no positions.
    pub fn new() -> OwnerSums {
        OwnerSums { sums: Box::new([0.0; Point::INDICES]), positions: 0 }
    }

    /// Adds the owners of one position.
    pub fn add(&mut self, owners: &Owners) {
        self.positions += 1;
        self.sums.iter_mut().zip(owners.0.iter()).for_each(|(sum, &owner)| *sum += f64::from(owner));
    }

    /// Returns the mean owners; all 0 if there are no positions.
    pub fn means(&self) -> Owners {
        let positions = f64::from(self.positions.max(1));
        let mut owners = Owners::default();
        owners.0.iter_mut().zip(self.sums.iter()).for_each(|(owner, sum)| *owner = (sum / positions) as f32);
        owners
    }
}
