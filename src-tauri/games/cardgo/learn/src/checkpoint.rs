//! Saves a learner to a file and loads it, so that training can be interrupted.
//!
//! The file has one line of JSON ([`Header`]), followed by little-endian 32-bit floats: all arrays of the weights, of
//! their running mean, and of Adam's state.

use crate::learner::Learner;
use cardgo_net::Weights;
use serde::{Deserialize, Serialize};
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

/// Identifies the format at the beginning of a file.
const WORD: &str = "go-learner-1";

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Header {
    word: String,
    channels: usize,
    blocks: usize,
    seed: u64,
    /// Number of lessons so far, repetitions included.
    seen: u64,
    /// Number of steps so far.
    steps: u64,
    /// Training time in seconds.
    seconds: f64,
}

impl Learner {
    /// Writes the complete state to a file. The previous file is replaced only after everything has been written.
    ///
    /// # Errors
    /// Fails with a message if the file can't be written.
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

    /// Reads a saved state; returns `None` if there is no such file.
    ///
    /// # Errors
    /// Fails with a message if the file can't be read or is damaged.
    pub fn load(path: &Path) -> Result<Option<Learner>, String> {
        let told = |fault: String| format!("{} can't be gone on from: {fault}", path.display());
        let bytes = match fs::read(path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(told(error.to_string())),
        };
        read(&bytes).map(Some).map_err(|fault| told(fault.to_owned()))
    }

    /// All parts that have the structure of the weights.
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
