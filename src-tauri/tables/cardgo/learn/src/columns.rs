//! A file of positions: an `.npz` archive with an array for each thing that is told of them.
//!
//! Positions of many games stand side by side: steps × lanes. In each lane one game follows the other.

use crate::archive;
use crate::npy::Npy;

/// Plays that the teacher tells of each position.
pub(crate) const TOLD: usize = 8;
/// Bytes for whose each point will be: two bits for each point of a board of 13 lines.
pub(crate) const OWNER_BYTES: usize = 43;
/// Lines of the board that places are told on; smaller ones lie in its top left corner.
pub(crate) const LINES: usize = 13;

/// All positions of a file, thing by thing.
pub(crate) struct Columns {
    pub lanes: usize,
    pub steps: usize,
    /// Lines of the board.
    pub size: Vec<i16>,
    /// Twice the points that White gets, those for Black's handicap included.
    pub komi2: Vec<i16>,
    /// Whether a game begins here.
    pub fresh: Vec<i16>,
    /// Stones that Black began with.
    pub handicap: Vec<i16>,
    /// Whether it is Black's turn.
    pub black: Vec<i16>,
    /// The move that was made: 13 × its row from the top + its column, 169 for a pass.
    pub played: Vec<i16>,
    /// The likeliest plays, eight for each position.
    pub top: Vec<i16>,
    /// How likely each is, of 255.
    pub prob: Vec<i16>,
    /// How likely the side to move wins, of 255.
    pub win: Vec<i16>,
    /// Four times the points by which it wins.
    pub lead: Vec<i16>,
    /// Whose each point will be: two bits each, 0 the other's, 3 the side to move's, four points a byte.
    pub own: Vec<i16>,
}

impl Columns {
    /// Reads a file.
    ///
    /// # Errors
    /// A sentence that says what is wrong with it.
    pub fn read(bytes: &[u8]) -> Result<Columns, String> {
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
        Ok(Columns {
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
    /// A sentence that says why there can't be one.
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

    /// Whose a point will be in that position, in thirds: −3 to 3. Points are counted row by row on 13 lines.
    pub fn owner(&self, nth: usize, place: usize) -> i8 {
        let byte = self.own[nth * OWNER_BYTES + place / 4];
        (byte >> (2 * (place % 4)) & 3) as i8 * 2 - 3
    }
}
