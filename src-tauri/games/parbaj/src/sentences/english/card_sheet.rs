//! A card's detail sheet, in English.

use super::{capital, count, counter, deck, noun, number, whose};
use crate::sentences::card_locations::CardLocation;
use crate::sentences::card_sheet::Printed;
use parbaj::{CardId, PermanentView};
use parbaj_cards::{CardType, Clause, CounterKind, Explanation, Price};
use rulebook::phrase::{NBSP, Names};

pub(in crate::sentences) fn printed(printed: Printed, card: CardId) -> String {
    let kind = card.kind();
    match printed {
        Printed::Type => format!("{}.", capital(noun(kind.card_type))),
        Printed::Cost => format!("It costs {}.", price(card)),
        Printed::Figures => figures(card),
        Printed::Token => "A token: it is only ever in play, and when it leaves play it leaves the game.".to_owned(),
        Printed::OldEdition => {
            "A card of the old edition: what is plainly bad for you on it is a drawback even without the label."
                .to_owned()
        }
        Printed::Deck => {
            let name = kind.deck.map_or("?", deck);
            let copies = if kind.copies == 1 { "1 copy".to_owned() } else { format!("{} copies", kind.copies) };
            format!("The ready-made deck “{name}” has {copies} of it.")
        }
    }
}

/// Formats a card's cost: `3 MP, builder 1`.
fn price(card: CardId) -> String {
    let cost = &card.kind().cost;
    let mut parts = vec![match cost.price {
        Price::Vp(vp) => format!("{vp}{NBSP}MP"),
        Price::X(least) => format!("X{NBSP}MP ({least} at least)"),
    }];
    let sacrifices = cost.sacrifice.map_or(0, |sacrifice| sacrifice.count);
    for (count, what) in
        [(cost.builders, "builder"), (sacrifices, "sacrifice"), (cost.discard, "discard"), (cost.life, "life")]
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
        if varies { format!("variable (printed: {printed})") } else { printed.to_string() }
    };
    match kind.card_type {
        CardType::Building => format!("Structure points: {}.", figure(kind.life, life_varies)),
        CardType::Creature | CardType::Item | CardType::Enchantment | CardType::Instant | CardType::General => {
            format!("Damage: {}, life: {}.", figure(kind.damage, damage_varies), figure(kind.life, life_varies))
        }
    }
}

pub(in crate::sentences) fn place(at: &CardLocation, names: &Names) -> String {
    match at {
        CardLocation::Hand { cards } => format!("{cards} in your hand."),
        CardLocation::Known { seat, cards } => {
            format!("{cards} in {} hand for certain: everybody saw it go back there.", whose(*seat, names))
        }
        CardLocation::InPlay(it) => in_play(it, names),
        CardLocation::Queue { seat, cards } => {
            format!("{cards} in the reaction queue or taking effect, {} action.", whose(*seat, names))
        }
        CardLocation::Discard { seat, cards } => format!("{cards} in {} discard pile.", whose(*seat, names)),
        CardLocation::Void { seat, cards } => {
            format!("{cards} of {} in the void.", super::turn::possessive(*seat, names))
        }
        CardLocation::Deck { cards } => format!("{cards} in your deck."),
        CardLocation::Hidden { seat, cards } => {
            format!("{cards} in {} deck or hand, unseen.", whose(*seat, names))
        }
        CardLocation::Nowhere => "Not in play now, and in neither deck list.".to_owned(),
    }
}

/// Describes a permanent: `In your reserve, passive; damage 2, life 3, with 1 damage on it; 1 strength counter.`
fn in_play(it: &PermanentView, names: &Names) -> String {
    let kind = it.card.kind();
    let whose = whose(it.master, names);
    let zone = match (kind.card_type, it.guard) {
        (CardType::Creature, true) => format!("At {whose} guard post"),
        (CardType::Creature, false) => format!("In {whose} reserve"),
        _ => format!("In play on {whose} side"),
    };
    let turned = if it.passive { "passive" } else { "active" };
    let mut text = format!("{zone}, {turned}");
    match kind.card_type {
        CardType::Creature => text += &format!("; damage {}, life {}", it.damage, number(it.life)),
        CardType::Building => text += &format!("; structure {}", number(it.life)),
        CardType::Item | CardType::Enchantment | CardType::Instant | CardType::General => {}
    }
    if it.damage_on > 0 {
        text += &format!(", with {}{NBSP}damage on it", it.damage_on);
    }
    for which in CounterKind::ALL {
        let counters = it.counters.of(which);
        if counters > 0 {
            text += &format!("; {}", count(counters, counter(which)));
        }
    }
    if it.silenced {
        text += "; silenced";
    }
    if it.lifted {
        text += "; without its drawbacks";
    }
    if it.owner != it.master {
        text += &match names.other(it.owner) {
            None => "; you are the owner".to_owned(),
            Some(name) => format!("; {name} is the owner"),
        };
    }
    text + "."
}
