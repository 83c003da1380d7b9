//! A learner as a file, so that learning can be broken off and taken up again.
//!
//! A line of JSON ([`Header`]), then 32-bit floats, little endian: all arrays of the weights, of their mean, and of what
//! Adam remembers.

use crate::learner::Learner;
use cardgo_net::Weights;
use serde::{Deserialize, Serialize};
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

/// What every file begins with.
const WORD: &str = "go-learner-1";

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Header {
    word: String,
    channels: usize,
    blocks: usize,
    seed: u64,
    /// Lessons so far, repetitions included.
    seen: u64,
    /// Steps so far.
    steps: u64,
    /// How long it has learnt.
    seconds: f64,
}

impl Learner {
    /// Writes all that it takes to go on. What was there before is replaced only once all is written.
    ///
    /// # Errors
    /// A sentence that says why the file can't be written.
    pub fn save(&mut self, path: &Path) -> Result<(), String> {
        let header = Header {
            word: WORD.to_owned(),
            channels: self.weights.channels,
            blocks: self.weights.blocks.len(),
            seed: self.seed,
            seen: self.seen,
            steps: self.adam.steps,
            seconds: self.seconds,
        };
        let told = |fault: String| format!("{} can't be written: {fault}", path.display());
        let mut bytes = serde_json::to_vec(&header).map_err(|error| told(error.to_string()))?;
        bytes.push(b'\n');
        for part in self.parts() {
            for array in part.arrays_mut() {
                bytes.extend(array.numbers.iter().flat_map(|number| number.to_le_bytes()));
            }
        }
        let whole = path.with_extension("new");
        let written = fs::write(&whole, bytes).and_then(|()| fs::rename(&whole, path));
        written.map_err(|error| told(error.to_string()))
    }

    /// Reads what was written; none if there is no such file.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the file.
    pub fn load(path: &Path) -> Result<Option<Learner>, String> {
        let told = |fault: String| format!("{} can't be gone on from: {fault}", path.display());
        let bytes = match fs::read(path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(told(error.to_string())),
        };
        read(&bytes).map(Some).map_err(|fault| told(fault.to_owned()))
    }

    /// All that consists of arrays like the weights.
    fn parts(&mut self) -> [&mut Weights; 4] {
        [&mut self.weights, &mut self.mean, &mut self.adam.mean, &mut self.adam.squares]
    }
}

fn read(bytes: &[u8]) -> Result<Learner, &'static str> {
    let end = bytes.iter().position(|byte| *byte == b'\n').ok_or("no learner")?;
    let header: Header = serde_json::from_slice(&bytes[..end]).map_err(|_| "no learner")?;
    if header.word != WORD || header.channels == 0 || header.channels > 255 || header.blocks > 255 {
        return Err("another kind of learner");
    }
    let mut learner = Learner::new(header.channels, header.blocks, header.seed);
    (learner.seen, learner.adam.steps, learner.seconds) = (header.seen, header.steps, header.seconds);
    let (numbers, odd) = bytes[end + 1..].as_chunks::<4>();
    let mut numbers = numbers.iter().map(|number| f32::from_le_bytes(*number));
    for array in learner.parts().into_iter().flat_map(Weights::arrays_mut) {
        for number in array.numbers {
            *number = numbers.next().filter(|number| number.is_finite()).ok_or("damaged")?;
        }
    }
    if numbers.next().is_some() || !odd.is_empty() { Err("damaged") } else { Ok(learner) }
}
