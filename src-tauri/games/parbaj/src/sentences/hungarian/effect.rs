//! Sentences about effects of cards, in Hungarian.

use super::case::{off, onto, to};
use super::{by, counter, signed, the};
use game::Seat;
use parbaj::{CardId, EventTarget, PermanentRef};
use parbaj_cards::{CardType, CounterKind};
use rulebook::hungarian::{capital, dative};
use rulebook::phrase::{NBSP, Names};

/// Explains why a part of an old card's text is a drawback.
const OLD: &str = " (a régi kiadáson felirat nélkül is hátrány)";

pub(super) fn spell_drawback(card: CardId, unlabelled: bool) -> String {
    let old = if unlabelled { OLD } else { "" };
    format!("Életbe lép {} hátránya is{old}.", the(card))
}

pub(super) fn fired(seat: Seat, piece: PermanentRef, drawback: bool, unlabelled: bool, names: &Names) -> String {
    let begin = by(names, seat, "Életbe lép", "oldalán életbe lép");
    let what = if drawback { "hátránya" } else { "képessége" };
    let old = if unlabelled { OLD } else { "" };
    format!("{begin} {} {what}{old}.", the(piece))
}

/// Returns a sentence such as `A Pattanó szikra 1 sebzést okozott a Lombőrnek.`
pub(super) fn damaged(target: EventTarget, amount: u8, card: CardId, strike: bool, names: &Names) -> String {
    let begin = if strike { format!("A csapásban {}", the(card)) } else { capital(&the(card)) };
    let whom = match target {
        EventTarget::Player { seat } => names.other(seat).map_or_else(|| "neked".to_owned(), |name| dative(&name)),
        EventTarget::Permanent { piece } => to(piece),
        EventTarget::Discarded { card, .. } => to(card),
    };
    format!("{begin} {amount}{NBSP}sebzést okozott {whom}.")
}

/// Returns a sentence such as `Az Erdei visszhang neked is lemásolta a Magvetőnő „Amikor kijátszod” képességét.`
pub(super) fn copied(
    seat: Seat,
    card: CardId,
    piece: PermanentRef,
    abilities: u8,
    more: bool,
    names: &Names,
) -> String {
    let (begin, of) = (capital(&the(card)), the(piece));
    if abilities == 0 {
        return format!(
            "{begin} hatásának nem volt mit lemásolnia: {of} szövegében nincs „Amikor kijátszod” képesség."
        );
    }
    let whom = names.other(seat).map_or_else(|| "neked".to_owned(), |name| dative(&name));
    let what = if abilities == 1 { "képességét" } else { "képességeit" };
    let rest = if more { "; a szövege többi részét nem" } else { "" };
    format!("{begin} {whom} is lemásolta {of} „Amikor kijátszod” {what}{rest}.")
}

pub(super) fn turned(piece: PermanentRef, passive: bool, withdrew: bool) -> String {
    let card = capital(&the(piece));
    match (passive, withdrew) {
        (false, _) => format!("{card} aktív lett."),
        (true, false) => format!("{card} passzív lett."),
        (true, true) => format!("{card} passzív lett, ezért visszament a tartalékba, és harcban sem lehet."),
    }
}

/// Returns a sentence such as `1 erősítő jelző került a Lombőrre, így 2 van rajta.`
pub(super) fn counters(piece: PermanentRef, kind: CounterKind, change: i8, now: u8) -> String {
    let (count, kind) = (change.unsigned_abs(), counter(kind));
    if change < 0 {
        let left = if now == 0 { "nem maradt rajta több".to_owned() } else { format!("maradt {now}") };
        return format!("{count}{NBSP}{kind} lekerült {}; {left}.", off(piece));
    }
    let now = if u16::from(now) > u16::from(count) { format!(", így {now} van rajta") } else { String::new() };
    format!("{count}{NBSP}{kind} került {}{now}.", onto(piece))
}

/// Returns a sentence such as `A kör végéig +1 sebzés és +1 Ép jár a Lombőrnek.`
pub(super) fn boosted(piece: PermanentRef, damage: i8, life: i8) -> String {
    let what = match (damage, life) {
        (damage, 0) => format!("{}{NBSP}sebzés", signed(damage)),
        (0, life) => format!("{}{NBSP}Ép", signed(life)),
        (damage, life) => format!("{}{NBSP}sebzés és {}{NBSP}Ép", signed(damage), signed(life)),
    };
    format!("A kör végéig {what} jár {}.", to(piece))
}

/// Returns a sentence such as `A Zsiliptorony struktúrapontja a kijátszáskor kiszámolva: 7.`
pub(super) fn reckoned(piece: PermanentRef, damage: u8, life: u8) -> String {
    let figures = match piece.card.kind().card_type {
        CardType::Building => format!("struktúrapontja {life}"),
        CardType::Creature | CardType::Item | CardType::Enchantment | CardType::Instant | CardType::General => {
            format!("sebzése {damage}, Ép-je {life}")
        }
    };
    format!("Ahogy játékba került, {} {figures} lett.", the(piece))
}
