//! A file of positions: an `.npz` archive with one array for each property of the positions.
//!
//! The positions of many games are stored as steps × lanes. In each lane the games follow one another.

use crate::archive;
use crate::npy::Npy;

/// Number of plays with a probability from the teacher for each position.
pub(crate) const TOLD: usize = 8;
/// Number of bytes for the ownership of a position: two bits for each point of a board of 13 lines.
pub(crate) const OWNER_BYTES: usize = 43;
/// Number of lines of the board on which points are indexed; a smaller board is its top left corner.
pub(crate) const LINES: usize = 13;

/// All positions of a file, as one array for each property.
pub(crate) struct TrainingFile {
    pub lanes: usize,
    pub steps: usize,
    /// Number of lines of the board.
    pub size: Vec<i16>,
    /// Twice the points that White receives, compensation for Black's handicap included.
    pub komi2: Vec<i16>,
    /// Whether a game begins at this position.
    pub fresh: Vec<i16>,
    /// Number of Black's handicap stones.
    pub handicap: Vec<i16>,
    /// Whether Black is to move.
    pub black: Vec<i16>,
    /// The move that was made: 13 × its row from the top + its column, 169 for a pass.
    pub played: Vec<i16>,
    /// The most probable plays, eight for each position.
    pub top: Vec<i16>,
    /// The probability of each, in 255ths.
    pub prob: Vec<i16>,
    /// The win rate of the side to move, in 255ths.
    pub win: Vec<i16>,
    /// Four times the margin in points of the side to move.
    pub lead: Vec<i16>,
    /// The ownership of each point: two bits each, from 0 for the opponent to 3 for the side to move, four points in a
    /// byte.
    pub own: Vec<i16>,
}

impl TrainingFile {
    /// Reads a file.
    ///
    /// # Errors
    /// Fails with a message if the archive is damaged or an array is missing or has the wrong shape.
    pub fn read(bytes: &[u8]) -> Result<TrainingFile, String> {
        let mut files = archive::files(bytes)?;
        let mut column = |name: &str, each: &[usize]| {
            let bytes = files.remove(&format!("{name}.npy")).ok_or(format!("no array `{name}`"))?;
            let array = Npy::read(&bytes).map_err(|fault| format!("{name}: {fault}"))?;
            match array.shape.split_at_checked(2) {
                Some((extent, rest)) if rest == each => Ok((extent.to_vec(), array.numbers)),
                _ => Err(format!("{name}: {:?} instead of steps, lanes and {each:?}", array.shape)),
            }
        };
        let (extent, size) = column("size", &[])?;
        let mut others = |name: &str, each: &[usize]| match column(name, each)? {
            (other, numbers) if other == extent => Ok(numbers),
            (other, _) => Err(format!("{name}: {other:?} positions instead of {extent:?}")),
        };
        Ok(TrainingFile {
            steps: extent[0],
            lanes: extent[1],
            size,
            komi2: others("komi2", &[])?,
            fresh: others("fresh", &[])?,
            handicap: others("handicap", &[])?,
            black: others("black", &[])?,
            played: others("move", &[])?,
            top: others("top", &[TOLD])?,
            prob: others("prob", &[TOLD])?,
            win: others("win", &[])?,
            lead: others("lead", &[])?,
            own: others("own", &[OWNER_BYTES])?,
        })
    }

    /// Writes a file.
    ///
    /// # Errors
    /// Fails with a message if the arrays are too large for the archive format.
    pub fn write(self) -> Result<Vec<u8>, String> {
        let extent = [self.steps, self.lanes];
        let file = |(name, numbers): (&str, Vec<i16>), each: &[usize]| {
            let array = Npy { shape: [&extent, each].concat(), numbers };
            (format!("{name}.npy"), array.write())
        };
        let single = [
            ("size", self.size),
            ("komi2", self.komi2),
            ("fresh", self.fresh),
            ("handicap", self.handicap),
            ("black", self.black),
            ("move", self.played),
            ("win", self.win),
            ("lead", self.lead),
        ];
        let mut files: Vec<(String, Vec<u8>)> = single.into_iter().map(|column| file(column, &[])).collect();
        files.extend([("top", self.top), ("prob", self.prob)].map(|column| file(column, &[TOLD])));
        files.push(file(("own", self.own), &[OWNER_BYTES]));
        archive::write(&files)
    }

    /// The ownership of a point in that position, in thirds from −3 to 3. Points are counted row by row on 13 lines.
    pub fn owner(&self, nth: usize, place: usize) -> i8 {
        let byte = self.own[nth * OWNER_BYTES + place / 4];
        (byte >> (2 * (place % 4)) & 3) as i8 * 2 - 3
    }
}
