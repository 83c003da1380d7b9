//! A card's detail sheet, in Hungarian.

use super::{by, counter, deck, full_noun, number};
use crate::sentences::card_locations::CardLocation;
use crate::sentences::card_sheet::Printed;
use parbaj::{CardId, PermanentView};
use parbaj_cards::{CardType, Clause, CounterKind, Explanation, Price};
use rulebook::hungarian::capital;
use rulebook::phrase::{NBSP, Names};

pub(in crate::sentences) fn printed(printed: Printed, card: CardId) -> String {
    let kind = card.kind();
    match printed {
        Printed::Type => format!("{}.", capital(full_noun(kind.card_type))),
        Printed::Cost => format!("Az ára {}.", price(card)),
        Printed::Figures => figures(card),
        Printed::Token => "Önálló jelző: játékon kívül nincs, és ha kikerül a játékból, eltűnik.".to_owned(),
        Printed::OldEdition => {
            "Régi kiadású lap: ami rajta egyértelműen rossz neked, felirat nélkül is hátrány.".to_owned()
        }
        Printed::Deck => {
            let name = kind.deck.map_or("?", deck);
            format!("A kész „{name}” pakliban {} van belőle.", kind.copies)
        }
    }
}

/// Formats a card's cost: `3 VP, építő 1`.
fn price(card: CardId) -> String {
    let cost = &card.kind().cost;
    let mut parts = vec![match cost.price {
        Price::Vp(vp) => format!("{vp}{NBSP}VP"),
        Price::X(least) => format!("X{NBSP}VP (legalább {least})"),
    }];
    let sacrifices = cost.sacrifice.map_or(0, |sacrifice| sacrifice.count);
    for (count, what) in
        [(cost.builders, "építő"), (sacrifices, "áldozat"), (cost.discard, "eldobás"), (cost.life, "Ép")]
    {
        if count > 0 {
            parts.push(format!("{what}{NBSP}{count}"));
        }
    }
    parts.join(", ")
}

fn figures(card: CardId) -> String {
    let kind = card.kind();
    let reckoned = kind.clauses.iter().find_map(|clause| match clause {
        Clause::Explanation(Explanation::Figures { damage, life, .. }) => Some((damage.is_some(), life.is_some())),
        _ => None,
    });
    let (damage_varies, life_varies) = reckoned.unwrap_or_default();
    let figure = |printed: Option<u8>, varies: bool| {
        let printed = printed.unwrap_or(0);
        if varies { format!("változó (nyomtatva {printed})") } else { printed.to_string() }
    };
    match kind.card_type {
        CardType::Building => format!("Struktúrapontja {}.", figure(kind.life, life_varies)),
        CardType::Creature | CardType::Item | CardType::Enchantment | CardType::Instant | CardType::General => {
            format!("Sebzése {}, Ép-je {}.", figure(kind.damage, damage_varies), figure(kind.life, life_varies))
        }
    }
}

pub(in crate::sentences) fn place(at: &CardLocation, names: &Names) -> String {
    let many = |cards: &usize, zone: String| format!("{} {cards} van belőle.", capital(&zone));
    match at {
        CardLocation::Hand { cards } => many(cards, "a kezedben".to_owned()),
        CardLocation::Known { seat, cards } => {
            let hand = by(names, *seat, "a kezedben", "kezében");
            format!("{} biztosan van {cards}: mindenki látta visszakerülni.", capital(&hand))
        }
        CardLocation::InPlay(it) => in_play(it, names),
        CardLocation::Queue { seat, cards } => {
            let played = by(names, *seat, "te játszottad ki", "játszotta ki");
            format!("A reakciósorban {cards} van belőle, {played}.")
        }
        CardLocation::Discard { seat, cards } => many(cards, by(names, *seat, "a gyűjtődben", "gyűjtőjében")),
        CardLocation::Void { seat, cards } => {
            many(cards, format!("a Semmiben, {}", by(names, *seat, "a te lapjaid között", "lapjai között")))
        }
        CardLocation::Deck { cards } => many(cards, "a paklidban".to_owned()),
        CardLocation::Hidden { seat, cards } => {
            let hidden = by(names, *seat, "a paklidban vagy a kezedben", "paklijában vagy kezében");
            format!("{} összesen {cards} van belőle, takarva.", capital(&hidden))
        }
        CardLocation::Nowhere => "Most nincs játékban, és egyik paklilistán sem szerepel.".to_owned(),
    }
}

/// Describes a permanent: `Nálad a tartalékban, passzívan; sebzése 2, Ép-je 3, 1 sebzés van rajta; 1 erősítő jelző.`
fn in_play(it: &PermanentView, names: &Names) -> String {
    let kind = it.card.kind();
    let whose = by(names, it.master, "nálad", "oldalán");
    let zone = match (kind.card_type, it.guard) {
        (CardType::Creature, true) => " az őrposzton",
        (CardType::Creature, false) => " a tartalékban",
        _ => " játékban",
    };
    let turned = if it.passive { "passzívan" } else { "aktívan" };
    let mut text = format!("{}{zone}, {turned}", capital(&whose));
    match kind.card_type {
        CardType::Creature => text += &format!("; sebzése {}, Ép-je {}", it.damage, number(it.life)),
        CardType::Building => text += &format!("; struktúrapontja {}", number(it.life)),
        CardType::Item | CardType::Enchantment | CardType::Instant | CardType::General => {}
    }
    if it.damage_on > 0 {
        text += &format!(", {}{NBSP}sebzés van rajta", it.damage_on);
    }
    for which in CounterKind::ALL {
        let count = it.counters.of(which);
        if count > 0 {
            text += &format!("; {count}{NBSP}{}", counter(which));
        }
    }
    if it.silenced {
        text += "; el van némítva";
    }
    if it.lifted {
        text += "; a hátrányait elvesztette";
    }
    if it.owner != it.master {
        text += &match names.other(it.owner) {
            None => "; te vagy a tulajdonosa".to_owned(),
            Some(name) => format!("; {name} a tulajdonosa"),
        };
    }
    text + "."
}
