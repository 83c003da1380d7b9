//! Test vectors of the training program: positions with their encoding and the output of the net.

use cardgo_net::Input;
use serde_json::Value;

/// Number of lines of the boards.
pub const SIZE: u8 = 13;

/// A position of a game on 13×13.
pub struct Vector {
    /// White's komi.
    pub komi: f32,
    /// Whether it is Black's turn.
    pub black: bool,
    /// The moves so far: indices of points row by row from the top left, 169 for a pass.
    pub moves: Vec<u8>,
    pub bytes: Vec<u8>,
    pub numbers: [f32; 2],
    /// Probabilities of the points, then of the pass.
    pub policy: Vec<f32>,
    pub win: f32,
    pub lead: f32,
    pub own: Vec<f32>,
}

impl Vector {
    pub fn input(&self) -> Input {
        Input::from_bytes(SIZE, &self.bytes, self.numbers).unwrap()
    }
}

/// All test vectors.
pub fn all() -> Vec<Vector> {
    let list: Vec<Value> = serde_json::from_str(include_str!("vectors.json")).unwrap();
    list.iter().map(read).collect()
}

fn read(value: &Value) -> Vector {
    let number = |value: &Value| value.as_f64().unwrap() as f32;
    let numbers = |key: &str| value[key].as_array().unwrap().iter().map(number).collect::<Vec<f32>>();
    let bytes = |key: &str| numbers(key).into_iter().map(|number| number as u8).collect::<Vec<u8>>();
    Vector {
        komi: number(&value["komi2"]) / 2.0,
        black: value["black"].as_bool().unwrap(),
        moves: bytes("moves"),
        bytes: bytes("bytes"),
        numbers: numbers("numbers").try_into().unwrap(),
        policy: numbers("policy"),
        win: number(&value["win"]),
        lead: number(&value["lead"]),
        own: numbers("own"),
    }
}
