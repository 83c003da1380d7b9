//! Sentences about playing, paying, preventing and coming into play, in English.

use super::{aimed, in_row_of, marked, number, one, subject, whose};
use game::Seat;
use parbaj::{CardId, DiscardCause, EntryRoute, EventTarget, Origin, PermanentRef, PriceChange};
use parbaj_cards::{AbilityZone, CardType};
use rulebook::phrase::{NBSP, Names, listed};

/// Returns a sentence such as `You played an instant spell: Sprouting (X = 3); target: Bough Warden.`
pub(super) fn played(
    seat: Seat,
    card: CardId,
    x: Option<u8>,
    targets: &[EventTarget],
    against: Option<CardId>,
    names: &Names,
) -> String {
    let what = one(card.kind().card_type);
    let how = if against.is_some() { " as a neutralisation" } else { "" };
    let x = x.map_or_else(String::new, |x| format!(" (X{NBSP}={NBSP}{x})"));
    format!(
        "{} played {what}{how}: {}{x}{}{}.",
        subject(seat, names),
        marked(card),
        aim(targets, names),
        meant(against)
    )
}

/// Returns a sentence such as `You used the ability of Acorn Garland; target: Bough Warden.`
pub(super) fn used(
    seat: Seat,
    origin: Origin,
    targets: &[EventTarget],
    against: Option<CardId>,
    names: &Names,
) -> String {
    let from = match origin {
        Origin::Elsewhere { place: AbilityZone::Hand, .. } => " from hand",
        Origin::Elsewhere { place: AbilityZone::Discard, .. } => " from the discard pile",
        Origin::Card { .. } | Origin::Permanent { .. } | Origin::Elsewhere { place: AbilityZone::Play, .. } => "",
    };
    let who = subject(seat, names);
    format!("{who} used the ability of {}{from}{}{}.", marked(origin.card()), aim(targets, names), meant(against))
}

fn aim(targets: &[EventTarget], names: &Names) -> String {
    let said: Vec<String> = targets.iter().map(|target| aimed(*target, names)).collect();
    match said.len() {
        0 => String::new(),
        1 => format!("; target: {}", said[0]),
        _ => format!("; targets: {}", listed(&said, "and")),
    }
}

fn meant(against: Option<CardId>) -> String {
    against.map_or_else(String::new, |card| format!("; meant to prevent {}", marked(card)))
}

/// Returns a sentence such as `You paid 3 MP and 1 life; builders: Bough Warden.`
pub(super) fn paid(
    seat: Seat,
    (vp, life): (u8, u8),
    builders: &[PermanentRef],
    changes: &[PriceChange],
    names: &Names,
) -> String {
    let who = subject(seat, names);
    let mut parts = Vec::new();
    if vp > 0 || !changes.is_empty() {
        parts.push(format!("{vp}{NBSP}MP"));
    }
    if life > 0 {
        parts.push(format!("{life} life"));
    }
    let row = in_row_of(builders);
    if parts.is_empty() {
        return format!("{who} paid with builders, now passive: {row}.");
    }
    let what = listed(&parts, "and");
    let builders = match builders.len() {
        0 => String::new(),
        1 => format!("; builder: {row}"),
        _ => format!("; builders: {row}"),
    };
    format!("{who} paid {what}{builders}{}.", because(changes))
}

/// Returns the reasons for a price: `; not the printed price: +1 MP because of Hoarfrost`.
fn because(changes: &[PriceChange]) -> String {
    let said: Vec<String> = changes
        .iter()
        .map(|it| {
            format!("{}{}{NBSP}MP because of {}", if it.more > 0 { "+" } else { "" }, number(it.more), marked(it.card))
        })
        .collect();
    if said.is_empty() { String::new() } else { format!("; not the printed price: {}", listed(&said, "and")) }
}

/// Returns a sentence such as `The Neutralisation of Water-Gazer prevented Borka’s action: Cracking Ice doesn’t
/// resolve.`
pub(super) fn prevented(seat: Seat, origin: Origin, by: CardId, neutralised: bool, names: &Names) -> String {
    let how = if neutralised { "Neutralisation" } else { "ability" };
    let what = match origin {
        Origin::Card { card } => format!("{} doesn’t resolve", marked(card)),
        Origin::Permanent { card, .. } | Origin::Elsewhere { card, .. } => {
            format!("the ability of {} does nothing", marked(card))
        }
    };
    format!("The {how} of {} prevented {} action: {what}.", marked(by), whose(seat, names))
}

/// Returns a sentence such as `Bough Warden entered your reserve, passive.`
pub(super) fn entered(
    seat: Seat,
    piece: PermanentRef,
    passive: bool,
    route: EntryRoute,
    neutraliser: bool,
    names: &Names,
) -> String {
    let kind = piece.card.kind();
    let how = if passive { "passive" } else { "active" };
    let whose = whose(seat, names);
    let into = match kind.card_type {
        CardType::Creature => format!("entered {whose} reserve"),
        CardType::Building | CardType::Item | CardType::Enchantment | CardType::Instant | CardType::General => {
            format!("came into play on {whose} side")
        }
    };
    let route = match route {
        EntryRoute::Made => " as a token",
        EntryRoute::Played => "",
        EntryRoute::Put => " (which counts as playing it)",
        EntryRoute::Unplayed => " without being played",
    };
    let kept = if neutraliser { "; it is still a creature after neutralising" } else { "" };
    format!("{} {into}{route}, {how}{kept}.", marked(piece))
}

pub(super) fn discarded(seat: Seat, card: CardId, why: DiscardCause, names: &Names) -> String {
    let (who, whose) = (subject(seat, names), whose(seat, names));
    let card = marked(card);
    match why {
        DiscardCause::Cost => format!("{who} discarded {card} as a cost."),
        DiscardCause::Effect => format!("{who} discarded {card}."),
        DiscardCause::Mill(_) => format!("{card} went from the top of {whose} deck to the discard pile."),
        DiscardCause::Spent => format!("{card} went to {whose} discard pile."),
        DiscardCause::Prevented => format!("{card} was prevented and went to {whose} discard pile."),
    }
}
