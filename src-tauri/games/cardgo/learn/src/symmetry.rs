//! Applies the eight symmetries of the board to a lesson.

use crate::lesson::Lesson;
use cardgo_net::{Input, turned};

impl Lesson {
    /// Returns the lesson with its board mapped by one of the eight symmetries; 0 is the identity.
    #[must_use]
    pub fn turned(&self, way: u8) -> Lesson {
        let size = usize::from(self.input.size());
        let mut bytes = self.input.bytes().to_vec();
        let mut ownership = self.ownership.clone();
        for (place, (byte, owner)) in self.input.bytes().iter().zip(&self.ownership).enumerate() {
            bytes[turned(place, size, way)] = *byte;
            ownership[turned(place, size, way)] = *owner;
        }
        let turned = |place: u16| match usize::from(place) {
            pass if pass == size * size => place,
            point => turned(point, size, way) as u16,
        };
        Lesson {
            input: Input::from_bytes(self.input.size(), &bytes, self.input.numbers()).unwrap_or(self.input.clone()),
            plays: self.plays.iter().map(|(place, share)| (turned(*place), *share)).collect(),
            ownership,
            ..*self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tape::tests::made_up;
    use cardgo_net::SYMMETRIES;

    #[test]
    fn eight_ways_are_eight_boards() {
        let lesson = &made_up(1)[0];
        let ways: Vec<Lesson> = (0..SYMMETRIES).map(|way| lesson.turned(way)).collect();
        assert_eq!(&ways[0], lesson);
        for (nth, way) in ways.iter().enumerate() {
            assert!(ways[..nth].iter().all(|other| other.input != way.input), "way {nth}");
        }
    }

    #[test]
    fn what_is_said_of_a_point_goes_with_it() {
        for lesson in made_up(3) {
            for way in 0..SYMMETRIES {
                let other = lesson.turned(way);
                let size = usize::from(lesson.input.size());
                for place in 0..size * size {
                    let to = turned(place, size, way);
                    assert_eq!(other.input.bytes()[to], lesson.input.bytes()[place]);
                    assert_eq!(other.ownership[to], lesson.ownership[place]);
                }
                for ((from, share), (to, same)) in lesson.plays.iter().zip(&other.plays) {
                    let pass = usize::from(*from) == size * size;
                    assert_eq!(usize::from(*to), if pass { size * size } else { turned((*from).into(), size, way) });
                    assert_eq!(share, same);
                }
            }
        }
    }
}
