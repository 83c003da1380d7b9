//! Combat, in English.

use super::{aimed, in_row_of, marked};
use parbaj::{Aimed, Piece};
use rulebook::phrase::Names;

/// `Bough Warden attacks Borka.`
pub(super) fn assigned(attacker: Piece, target: Aimed, names: &Names) -> String {
    format!("{} attacks {}.", marked(attacker), aimed(target, names))
}

pub(super) fn went_home(pieces: &[Piece]) -> String {
    let row = in_row_of(pieces);
    match pieces {
        [] => "No attacker is left to go home.".to_owned(),
        _ => format!("{row} survived the attack and went home to the reserve, passive."),
    }
}
