//! Sentences about combat, in English.

use super::{aimed, in_row_of, marked};
use parbaj::{EventTarget, PermanentRef};
use rulebook::phrase::Names;

/// Returns a sentence such as `Bough Warden attacks Borka.`
pub(super) fn assigned(attacker: PermanentRef, target: EventTarget, names: &Names) -> String {
    format!("{} attacks {}.", marked(attacker), aimed(target, names))
}

pub(super) fn went_home(pieces: &[PermanentRef]) -> String {
    let row = in_row_of(pieces);
    match pieces {
        [] => "No attacker is left to go home.".to_owned(),
        _ => format!("{row} survived the attack and went home to the reserve, passive."),
    }
}
