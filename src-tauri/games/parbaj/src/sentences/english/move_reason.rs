//! Reasons for a move, in English.

use super::{count, name};
use crate::sentences::move_reason::MoveReason;
use parbaj::Origin;
use rulebook::phrase::NBSP;

/// Returns the reason for a move as a sentence.
pub(in crate::sentences) fn reason(prospect: MoveReason) -> String {
    match prospect {
        MoveReason::CheapHand { cards } => {
            format!("The opening hand holds {} for 3{NBSP}MP or less.", self::cards(cards))
        }
        MoveReason::DearHand { cards: 0 } => format!("The opening hand holds no card for 3{NBSP}MP or less."),
        MoveReason::DearHand { cards } => {
            format!("The opening hand holds only {} for 3{NBSP}MP or less.", self::cards(cards))
        }
        MoveReason::Creature { damage, life } => {
            format!("It brings a creature with {damage} damage and {life} life.")
        }
        MoveReason::Building { structure } => {
            format!("It brings a building with {}.", count(structure, "structure point"))
        }
        MoveReason::Lasting => "It stays in play, and its text works turn after turn.".to_owned(),
        MoveReason::SpellNow { left: 0 } => {
            "Unless it is prevented it takes effect at once; all your MP go.".to_owned()
        }
        MoveReason::SpellNow { left } => {
            format!("Unless it is prevented it takes effect at once, and leaves you {left}{NBSP}MP.")
        }
        MoveReason::Prevents { origin: Origin::Card { card } } => format!("So {} doesn’t resolve.", name(card)),
        MoveReason::Prevents { origin: Origin::Permanent { card, .. } | Origin::Elsewhere { card, .. } } => {
            format!("So the ability of {} does nothing.", name(card))
        }
        MoveReason::UseThisTurn => "It can be used once a turn, and hasn’t been this turn.".to_owned(),
        MoveReason::Left { vp: 0 } => "It takes the last of your MP.".to_owned(),
        MoveReason::Left { vp } => format!("It leaves you {vp}{NBSP}MP."),
        MoveReason::Saved { vp } => format!("You keep your {vp}{NBSP}MP."),
        MoveReason::Finishes => "Unless something stops it, your opponent is out of life.".to_owned(),
        MoveReason::Hits { damage } => format!("Unless something stops it, your opponent loses {damage} life."),
        MoveReason::Fells { card } => format!("{} would fall, unless something stops it.", name(card)),
        MoveReason::Kills { card, survives: true } => {
            format!("{} would die, and your creature would survive.", name(card))
        }
        MoveReason::Kills { card, survives: false } => {
            format!("{} would die, though so would your creature.", name(card))
        }
        MoveReason::Opens => "Once every guard has an attacker, the others can go for your opponent.".to_owned(),
        MoveReason::Guards => "At the guard post it can attack, or stand guard if it doesn’t.".to_owned(),
        MoveReason::Rests => "In reserve it can’t be attacked, and may bring MP in upkeep.".to_owned(),
        MoveReason::StayHome => "What doesn’t attack stands guard on your opponent’s turn.".to_owned(),
        MoveReason::StruckDown => "This blow would kill it.".to_owned(),
        MoveReason::Kept { card } => format!("So {} stays in play.", name(card)),
    }
}

fn cards(number: usize) -> String {
    count(u16::try_from(number).unwrap_or(u16::MAX), "card")
}
