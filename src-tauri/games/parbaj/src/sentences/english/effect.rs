//! Sentences about effects of cards, in English.

use super::{aimed, capital, count, counter, marked, signed, whose};
use game::Seat;
use parbaj::{CardId, EventTarget, PermanentRef};
use parbaj_cards::{CardType, CounterKind};
use rulebook::phrase::{NBSP, Names};

/// Explains why a part of an old card's text is a drawback.
const OLD: &str = " (an old card: a drawback even without the label)";

pub(super) fn spell_drawback(card: CardId, unlabelled: bool) -> String {
    let old = if unlabelled { OLD } else { "" };
    format!("The drawback of {} applies too{old}.", marked(card))
}

pub(super) fn fired(seat: Seat, piece: PermanentRef, drawback: bool, unlabelled: bool, names: &Names) -> String {
    let old = if unlabelled { OLD } else { "" };
    let it = format!("{} {}", whose(seat, names), marked(piece));
    if drawback { format!("The drawback of {it} triggers{old}.") } else { format!("{} triggers{old}.", capital(&it)) }
}

/// Returns a sentence such as `Leaping Spark dealt 1 damage to Bough Warden.`
pub(super) fn damaged(target: EventTarget, amount: u8, by: CardId, strike: bool, names: &Names) -> String {
    let begin = if strike { "In the strike " } else { "" };
    format!("{begin}{} dealt {amount}{NBSP}damage to {}.", marked(by), aimed(target, names))
}

/// Returns a sentence such as `Woodland Echo copied the “When you play this” ability of Seed Sower for you.`
pub(super) fn copied(seat: Seat, by: CardId, piece: PermanentRef, abilities: u8, more: bool, names: &Names) -> String {
    let (by, of) = (marked(by), marked(piece));
    if abilities == 0 {
        return format!("{by} found no “When you play this” ability on {of} to copy.");
    }
    let what = if abilities == 1 { "ability" } else { "abilities" };
    let rest = if more { "; the rest of its text isn’t copied" } else { "" };
    format!("{by} copied the “When you play this” {what} of {of} for {}{rest}.", super::whom(seat, names))
}

pub(super) fn turned(piece: PermanentRef, passive: bool, withdrew: bool) -> String {
    let card = marked(piece);
    match (passive, withdrew) {
        (false, _) => format!("{card} turned active."),
        (true, false) => format!("{card} turned passive."),
        (true, true) => format!("{card} turned passive, so it went back to the reserve and is out of any combat."),
    }
}

/// Returns a sentence such as `1 strength counter was put on Bough Warden, which has 2 now.`
pub(super) fn counters(piece: PermanentRef, kind: CounterKind, change: i8, now: u8) -> String {
    let what = count(change.unsigned_abs(), counter(kind));
    let was = if change.unsigned_abs() == 1 { "was" } else { "were" };
    if change < 0 {
        let left = if now == 0 { "with none left".to_owned() } else { format!("with {now} left") };
        return format!("{what} {was} removed from {}, {left}.", marked(piece));
    }
    let now = if u16::from(now) > u16::from(change.unsigned_abs()) {
        format!(", which has {now} now")
    } else {
        String::new()
    };
    format!("{what} {was} put on {}{now}.", marked(piece))
}

/// Returns a sentence such as `Bough Warden has +1 damage and +1 life until the turn ends.`
pub(super) fn boosted(piece: PermanentRef, damage: i8, life: i8) -> String {
    let what = match (damage, life) {
        (damage, 0) => format!("{} damage", signed(damage)),
        (0, life) => format!("{} life", signed(life)),
        (damage, life) => format!("{} damage and {} life", signed(damage), signed(life)),
    };
    format!("{} has {what} until the turn ends.", marked(piece))
}

/// Returns a sentence such as `Sluice Tower came into play with 7 structure points, as calculated at that moment.`
pub(super) fn reckoned(piece: PermanentRef, damage: u8, life: u8) -> String {
    let figures = match piece.card.kind().card_type {
        CardType::Building => count(life, "structure point"),
        CardType::Creature | CardType::Item | CardType::Enchantment | CardType::Instant | CardType::General => {
            format!("{damage} damage and {life} life")
        }
    };
    format!("{} came into play with {figures}, as calculated at that moment.", marked(piece))
}
