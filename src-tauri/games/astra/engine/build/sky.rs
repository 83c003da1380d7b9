//! The sky file and its checks.

use serde::Deserialize;
use std::collections::BTreeSet;

/// The minimum distance between two stars, in hundredths of the figure's box: 44 px on a card as wide as a phone.
const APART: f64 = 14.0;
/// The minimum distance between a star and a line that doesn't end at it.
const CLEAR: f64 = 9.0;
/// The numbers of stars on each element's twelve cards.
const STARS: [(&str, [usize; 12]); 4] =
    [("air", DRY), ("fire", DRY), ("earth", DRY), ("water", [7, 8, 9, 10, 11, 12, 13, 14, 14, 14, 14, 14])];
const DRY: [usize; 12] = [5, 6, 6, 7, 7, 9, 10, 11, 12, 12, 13, 14];
/// The kinds of abilities. Each kind is on one card of each element.
pub const ABILITIES: [&str; 12] = [
    "stardust",
    "telescope",
    "pouch",
    "wisdom",
    "mark",
    "free-first",
    "jump",
    "sphere",
    "reactivate",
    "exchange",
    "peek",
    "rich-rest",
];
/// The boons other than the first, which is always victory points.
pub const BOONS: [&str; 5] = ["stardust", "telescope", "pouch", "wisdom", "reactivate"];

/// The whole file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sky {
    /// Where the positions of the stars come from, and how to edit them.
    #[allow(dead_code)]
    about: String,
    /// Ptolemy's forty-eight constellations.
    pub constellations: Vec<Constellation>,
}

/// A constellation as written in the file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Constellation {
    pub id: String,
    pub latin: String,
    pub hungarian: String,
    pub english: String,
    pub element: String,
    pub stars: Vec<Star>,
    pub lines: Vec<[usize; 2]>,
    pub start: usize,
    pub grand: Vec<usize>,
    pub vp: u8,
    pub boons: Vec<String>,
    pub ability: String,
}

/// A star as written in the file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Star {
    pub x: f64,
    pub y: f64,
    pub designation: String,
    pub name: Option<String>,
    #[serde(default)]
    pub hungarian: Option<String>,
    pub magnitude: f64,
    #[serde(rename = "hip")]
    #[allow(dead_code)]
    hipparcos: Option<u32>,
}

/// Reads and checks a sky file.
///
/// # Errors
///
/// Returns everything that is wrong with the file, each fault with the constellation's name.
pub fn read(text: &str) -> Result<Sky, Vec<String>> {
    let sky: Sky = serde_json::from_str(text).map_err(|error| vec![error.to_string()])?;
    let mut faults: Vec<String> = sky
        .constellations
        .iter()
        .flat_map(|figure| figure.faults().into_iter().map(|fault| format!("{}: {fault}", figure.latin)))
        .collect();
    faults.extend(sky.faults());
    if faults.is_empty() { Ok(sky) } else { Err(faults) }
}

impl Sky {
    fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        if self.constellations.len() != 48 {
            faults.push(format!("{} constellations, but Ptolemy has 48", self.constellations.len()));
        }
        let mut seen = BTreeSet::new();
        for figure in &self.constellations {
            let Constellation { id, latin, hungarian, english, .. } = figure;
            for name in [("id", id), ("Latin name", latin), ("Hungarian name", hungarian), ("English name", english)] {
                if !seen.insert(name) {
                    faults.push(format!("{latin}: there are two cards with the {} {:?}", name.0, name.1));
                }
            }
        }
        for (element, wanted) in STARS {
            let of = || self.constellations.iter().filter(|it| it.element == element);
            let mut stars: Vec<usize> = of().map(|it| it.stars.len()).collect();
            stars.sort_unstable();
            if stars != wanted {
                faults.push(format!("{element}: the cards have {stars:?} stars, but should have {wanted:?}"));
            }
            for ability in ABILITIES {
                let cards = of().filter(|it| it.ability == ability).count();
                if cards != 1 {
                    faults.push(format!("{element}: {cards} cards with the ability {ability:?}, but should be one"));
                }
            }
        }
        faults
    }
}

impl Constellation {
    /// Returns what is wrong with this constellation on its own.
    fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let stars = self.stars.len();
        if !(5..=14).contains(&stars) {
            faults.push(format!("{stars} stars, but a card has 5 to 14"));
        }
        if !STARS.iter().any(|(element, _)| *element == self.element) {
            faults.push(format!("there is no element {:?}", self.element));
        }
        if !ABILITIES.contains(&self.ability.as_str()) {
            faults.push(format!("there is no ability {:?}", self.ability));
        }
        let known = |star: &usize| *star < stars;
        if !self.lines.iter().flatten().all(known) || !self.grand.iter().all(known) || !known(&self.start) {
            faults.push("a line, a Grand Star or the starting star names no star of the card".to_owned());
            return faults;
        }
        self.check_stars(&mut faults);
        self.check_lines(&mut faults);
        self.check_values(&mut faults);
        faults
    }

    fn check_stars(&self, faults: &mut Vec<String>) {
        for (at, star) in self.stars.iter().enumerate() {
            if !(0.0..=100.0).contains(&star.x) || !(0.0..=100.0).contains(&star.y) {
                faults.push(format!("star {} lies outside the card", star.designation));
            }
            for other in &self.stars[..at] {
                if star.designation == other.designation {
                    faults.push(format!("two stars are called {}", star.designation));
                }
                let apart = (star.x - other.x).hypot(star.y - other.y);
                if apart < APART {
                    faults.push(format!(
                        "stars {} and {} are {apart:.1} apart, but a finger needs {APART}",
                        other.designation, star.designation
                    ));
                }
            }
        }
    }

    fn check_lines(&self, faults: &mut Vec<String>) {
        let mut seen = BTreeSet::new();
        for &[one, other] in &self.lines {
            if one == other || !seen.insert([one.min(other), one.max(other)]) {
                faults.push(format!("the line {one}–{other} leads nowhere or is there twice"));
                continue;
            }
            for (at, star) in self.stars.iter().enumerate() {
                let away = distance(star, &self.stars[one], &self.stars[other]);
                if at != one && at != other && away < CLEAR {
                    faults.push(format!(
                        "the line {}–{} passes star {} at {away:.1}, but should keep {CLEAR} away",
                        self.stars[one].designation, self.stars[other].designation, star.designation
                    ));
                }
            }
        }
        let mut reached = BTreeSet::from([self.start]);
        while let Some(&[one, other]) =
            self.lines.iter().find(|[one, other]| reached.contains(one) != reached.contains(other))
        {
            reached.extend([one, other]);
        }
        if reached.len() < self.stars.len() {
            faults.push("no lines lead from the starting star to every other star".to_owned());
        }
    }

    fn check_values(&self, faults: &mut Vec<String>) {
        let stars = self.stars.len();
        let grand = if stars >= 11 { 2 } else { 1 };
        if self.grand.len() != grand || self.grand.contains(&self.start) {
            faults.push(format!("a card of {stars} stars has {grand} Grand Stars, none of them the starting star"));
        }
        let vp = if stars >= 10 { 2 } else { 1 };
        if self.vp != vp {
            faults.push(format!("{} points while active, but a card of {stars} stars has {vp}", self.vp));
        }
        let first = match stars {
            0..=5 => 2,
            6..=7 => 3,
            8..=9 => 4,
            10..=12 => 5,
            _ => 6,
        };
        let boons: Vec<&str> = self.boons.iter().map(String::as_str).collect();
        let known = |boon: &&str| BOONS.contains(boon);
        let fits = boons.len() == 3
            && boons[0] == format!("vp:{first}")
            && boons[1..].iter().all(known)
            && boons[1] != boons[2];
        if !fits {
            faults.push(format!("boons {boons:?}, but should be \"vp:{first}\" and two different ones of {BOONS:?}"));
        }
    }
}

/// Returns the distance of a point from a line segment.
fn distance(point: &Star, from: &Star, to: &Star) -> f64 {
    let (along_x, along_y) = (to.x - from.x, to.y - from.y);
    let square = along_x * along_x + along_y * along_y;
    let part = ((point.x - from.x) * along_x + (point.y - from.y) * along_y) / square.max(f64::MIN_POSITIVE);
    let part = part.clamp(0.0, 1.0);
    (point.x - from.x - part * along_x).hypot(point.y - from.y - part * along_y)
}
