//! Sentences about playing, paying, preventing and coming into play, in Hungarian.

use super::{aimed, by, full_object, in_row_of, life_object, marked, number, the, vp_object};
use game::Seat;
use parbaj::{CardId, DiscardCause, EntryRoute, EventTarget, Origin, PermanentRef, PriceChange};
use parbaj_cards::{AbilityZone, CardType};
use rulebook::hungarian::capital;
use rulebook::phrase::{NBSP, Names, listed};

/// Returns a sentence such as `Kijátszottál egy azonnali varázslatot: Kihajtás (X = 3); célpont: Lombőr.`
pub(super) fn played(
    seat: Seat,
    card: CardId,
    x: Option<u8>,
    targets: &[EventTarget],
    against: Option<CardId>,
    names: &Names,
) -> String {
    let what = full_object(card.kind().card_type);
    let who = match against {
        None => by(names, seat, "Kijátszottál egy", "kijátszott egy"),
        Some(_) => by(names, seat, "Semlegesítésként kijátszottál egy", "semlegesítésként kijátszott egy"),
    };
    let x = x.map_or_else(String::new, |x| format!(" (X{NBSP}={NBSP}{x})"));
    format!("{who} {what}: {}{x}{}{}.", marked(card), aim(targets, names), meant(against))
}

/// Returns a sentence such as `Használtad a Makkfüzér képességét; célpont: Lombőr.`
pub(super) fn used(
    seat: Seat,
    origin: Origin,
    targets: &[EventTarget],
    against: Option<CardId>,
    names: &Names,
) -> String {
    let who = match origin {
        Origin::Elsewhere { place: AbilityZone::Hand, .. } => {
            by(names, seat, "A kezedből használtad", "a kezéből használta")
        }
        Origin::Elsewhere { place: AbilityZone::Discard, .. } => {
            by(names, seat, "A gyűjtődből használtad", "a gyűjtőjéből használta")
        }
        Origin::Card { .. } | Origin::Permanent { .. } | Origin::Elsewhere { place: AbilityZone::Play, .. } => {
            by(names, seat, "Használtad", "használta")
        }
    };
    format!("{who} {} képességét{}{}.", the(origin.card()), aim(targets, names), meant(against))
}

fn aim(targets: &[EventTarget], names: &Names) -> String {
    let said: Vec<String> = targets.iter().map(|target| aimed(*target, names)).collect();
    match said.len() {
        0 => String::new(),
        1 => format!("; célpont: {}", said[0]),
        _ => format!("; célpontok: {}", listed(&said, "és")),
    }
}

fn meant(against: Option<CardId>) -> String {
    against.map_or_else(String::new, |card| format!("; ezt akadályozná meg: {}", marked(card)))
}

/// Returns a sentence such as `3 VP-t és 1 Ép-t fizettél; építő: Lombőr.`
pub(super) fn paid(
    seat: Seat,
    (vp, life): (u8, u8),
    builders: &[PermanentRef],
    changes: &[PriceChange],
    names: &Names,
) -> String {
    let mut parts = Vec::new();
    if vp > 0 || !changes.is_empty() {
        parts.push(vp_object(vp));
    }
    if life > 0 {
        parts.push(life_object(life));
    }
    let row = in_row_of(builders);
    if parts.is_empty() {
        return format!("{}: {row}.", by(names, seat, "Építőként passzívvá tetted", "építőként passzívvá tette"));
    }
    let what = listed(&parts, "és");
    let said = by(names, seat, &format!("{what} fizettél"), &format!("{what} fizetett"));
    let builders = if row.is_empty() { String::new() } else { format!("; építő: {row}") };
    format!("{said}{builders}{}.", because(changes))
}

/// Returns the reasons for a price: `; nem a nyomtatott ár: +1 VP (Zúzmara)`.
fn because(changes: &[PriceChange]) -> String {
    let said: Vec<String> = changes
        .iter()
        .map(|it| format!("{}{}{NBSP}VP ({})", if it.more > 0 { "+" } else { "" }, number(it.more), marked(it.card)))
        .collect();
    if said.is_empty() { String::new() } else { format!("; nem a nyomtatott ár: {}", listed(&said, "és")) }
}

/// Returns a sentence such as `A Víznéző Semlegesítése megakadályozta Borka cselekvését: a Rianás nem jön létre.`
pub(super) fn prevented(seat: Seat, origin: Origin, card: CardId, neutralised: bool, names: &Names) -> String {
    let how = if neutralised { "Semlegesítése" } else { "képessége" };
    let whose = by(names, seat, "a cselekvésedet", "cselekvését");
    let what = match origin {
        Origin::Card { card } => format!("{} nem jön létre", the(card)),
        Origin::Permanent { card, .. } | Origin::Elsewhere { card, .. } => format!("{} képessége elmarad", the(card)),
    };
    format!("{} {how} megakadályozta {whose}: {what}.", capital(&the(card)))
}

/// Returns a sentence such as `A Lombőr passzívan került a tartalékodba.`
pub(super) fn entered(
    seat: Seat,
    piece: PermanentRef,
    passive: bool,
    route: EntryRoute,
    neutraliser: bool,
    names: &Names,
) -> String {
    let kind = piece.card.kind();
    let begin = if kind.token { format!("Önálló jelzőként {}", the(piece)) } else { capital(&the(piece)) };
    let how = if passive { "passzívan" } else { "aktívan" };
    let route = match route {
        EntryRoute::Played | EntryRoute::Made => "",
        EntryRoute::Put => " – ez is kijátszásnak számít –",
        EntryRoute::Unplayed => " kijátszás nélkül,",
    };
    let kept = if neutraliser { " semlegesítőként is lény maradt:" } else { "" };
    let into = match kind.card_type {
        CardType::Creature => format!("került {}", by(names, seat, "a tartalékodba", "tartalékába")),
        CardType::Building | CardType::Item | CardType::Enchantment | CardType::Instant | CardType::General => {
            format!("került játékba {}", by(names, seat, "nálad", "oldalán"))
        }
    };
    format!("{begin}{kept}{route} {how} {into}.")
}

pub(super) fn discarded(seat: Seat, card: CardId, why: DiscardCause, names: &Names) -> String {
    let said = match why {
        DiscardCause::Cost => by(names, seat, "Fizetségül eldobtad", "fizetségül eldobta"),
        DiscardCause::Effect => by(names, seat, "Eldobtad", "eldobta"),
        DiscardCause::Mill(_) => {
            by(names, seat, "A paklid tetejéről a gyűjtődbe került", "paklijának tetejéről a gyűjtőjébe került")
        }
        DiscardCause::Spent => by(names, seat, "A varázslatod a gyűjtődbe került", "varázslata a gyűjtőjébe került"),
        DiscardCause::Prevented => {
            by(names, seat, "A megakadályozott lapod a gyűjtődbe került", "megakadályozott lapja a gyűjtőjébe került")
        }
    };
    format!("{said}: {}.", marked(card))
}
