//! Sentences about combat, in Hungarian.

use super::case::the_object;
use super::{in_row_of, the};
use parbaj::{EventTarget, PermanentRef};
use rulebook::hungarian::{accusative, capital};
use rulebook::phrase::Names;

/// Returns a sentence such as `A Lombőr Borkát támadja.`
pub(super) fn assigned(attacker: PermanentRef, target: EventTarget, names: &Names) -> String {
    let attacker = capital(&the(attacker));
    match target {
        EventTarget::Player { seat } => match names.other(seat) {
            None => format!("{attacker} téged támad."),
            Some(name) => format!("{attacker} {} támadja.", accusative(&name)),
        },
        EventTarget::Permanent { piece } => format!("{attacker} {} támadja.", the_object(piece)),
        EventTarget::Discarded { card, .. } => format!("{attacker} {} támadja.", the_object(card)),
    }
}

pub(super) fn went_home(pieces: &[PermanentRef]) -> String {
    let row = in_row_of(pieces);
    match pieces {
        [] => "Nincs túlélő támadó, aki hazatérne.".to_owned(),
        [_] => format!("A túlélő támadó hazatért a tartalékba, passzívan: {row}."),
        _ => format!("A túlélő támadók hazatértek a tartalékba, passzívan: {row}."),
    }
}
