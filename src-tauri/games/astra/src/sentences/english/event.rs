//! The events in English.

use super::{ability, automaton, boon, count, element, final_card, has, score, setup, star, subject, the, whose};
use crate::sentences::{AUTOMATON, person};
use astra::{
    AUPTOLEMY, Ability, Boon, Card, Element, Event, Gain, GainSource, Marks, Modification, PERSON, Pen, StarId,
};
use game::{Cites, Seat};
use rulebook::phrase::listed;
use rulebook::phrase::{NBSP, Names};

pub(super) fn event(event: &Event, names: &Names) -> String {
    let who = || subject(names);
    match event {
        Event::DeckMade { above } => {
            format!("The deck has {} above the end card.", count(u16::from(*above), "card"))
        }
        Event::MarkerPlaced { card, element: start } => format!(
            "The deck’s first card is {}, {}: the sphere marker starts there, and the card is discarded.",
            the(*card),
            element(*start)
        ),
        Event::Displayed { place, card, .. } => format!("New at {}: {}.", element(place.element()), the(*card)),
        Event::StaysEmpty { place } => {
            format!("{}’s place stays empty: there are no cards left.", element(place.element()))
        }
        Event::FinalCardDealt { card: None, .. } => {
            format!("{AUTOMATON} was dealt a final-scoring card too, face down.")
        }
        Event::FinalCardDealt { seat, card: Some(card) } => {
            format!("{} final-scoring card: {}.", whose(*seat, names), final_card(*card))
        }
        Event::Starts { seat, gain, amount, by } => starts(*seat, *gain, *amount, *by, names),
        Event::Removed { cards, by } => automaton::removed(*cards, *by),
        Event::LibraryMade { deck } => automaton::library_made(*deck),
        Event::LibraryTurned { shelf, card, .. } => automaton::turned(*shelf, *card),
        Event::AbilityUsed { card, ability: used } => {
            let begin = format!("{} used the ability of {} ({})", who(), the(*card), ability(*used));
            match used {
                Ability::FreeFirst | Ability::Jump | Ability::RichRest => {
                    format!("{begin}: {}.", does_this_turn(*used))
                }
                _ => format!("{begin}."),
            }
        }
        Event::Gained { seat, gain, amount, now, source } => gained(*seat, *gain, (*amount, *now), *source, names),
        Event::Marked { pen: Pen::Dream, card, star: which, .. } => {
            format!("The dream pen marked {} on {}.", star(*card, *which), the(*card))
        }
        Event::Marked { pen: Pen::Its, card, star, from, .. } => automaton::marked(*card, *star, *from),
        Event::Marked { card, star, from, over, price, .. } => marked(*card, (*star, *from, *over), *price, names),
        Event::TelescopeSpent { seat: AUPTOLEMY, left } => automaton::telescope_spent(*left),
        Event::TelescopeSpent { left, .. } => {
            format!("{} spent a telescope to observe again, with {left} left.", who())
        }
        Event::Rested { seat: AUPTOLEMY, stardust, .. } => automaton::rested(*stardust, event.rule()),
        Event::Rested { stardust, .. } => {
            format!("{} rested and {} {stardust}{NBSP}stardust now.", who(), has(names))
        }
        Event::Reactivated { card, .. } => {
            format!("A card is reactivated: the ability of {} can be used again.", the(*card))
        }
        Event::MarkerMoved { to, crossed: false, .. } => format!("The sphere marker moved to {}.", element(*to)),
        Event::MarkerMoved { to, .. } => {
            format!("The sphere marker crossed into the next sphere, to {}.", element(*to))
        }
        Event::DeckDiscarded { card } => format!("The deck’s top card was discarded: {}.", the(*card)),
        Event::Exchanged { place, card } => {
            format!("Exchange: {} left {} for the discard pile.", the(*card), element(place.element()))
        }
        Event::Looked { count: cards, cards: seen } => {
            let top = if *cards == 1 {
                "the deck’s top card".to_owned()
            } else {
                format!("the deck’s top {cards} cards")
            };
            let begin = format!("{} looked at {top}", who());
            seen.as_deref().map_or_else(|| format!("{begin}."), |cards| format!("{begin}: {}.", in_order(cards)))
        }
        Event::PutBack { cards: Some(cards) } => {
            format!("{} put them back in this order, from the top: {}.", who(), in_order(cards))
        }
        Event::PutBack { cards: None } => format!("{} put the cards back on the deck.", who()),
        Event::NoDream { element: Element::Water } => "No card is displayed, so there is no dream star.".to_owned(),
        Event::NoDream { element: at } => {
            format!("There is no dream star: the sphere marker stands at {0}, and no card lies at {0}.", element(*at))
        }
        Event::DreamAt { element: at, card, tie, .. } => dream_at(*at, *card, *tie),
        Event::Discovered { seat, card, marks, dream } => discovered((*seat, *card), *marks, *dream, names),
        Event::BoonTaken { card, boon: taken } => {
            format!("{} picked a boon of {}: {}.", who(), the(*card), boon(*taken))
        }
        Event::BoonDeclined { card } => format!("{} picked no boon of {}.", who(), the(*card)),
        Event::SetAside { card, wisdom } => {
            format!("{} set {} aside: with wisdom {wisdom} there can’t be more active cards.", who(), the(*card))
        }
        Event::DieRolled { die, shelf, card, focus } => automaton::die_rolled(*die, *shelf, *card, *focus),
        Event::Focused { focus, place, card, how } => automaton::focused(*focus, place.zip(*card), *how),
        Event::Aimed { pen: Pen::Dream, card, why, .. } => automaton::dreams(*card, *why),
        Event::Aimed { card, most, why, .. } => automaton::aimed(*card, *most, *why),
        Event::CleanedUp { card, stardust } => format!(
            "Clean-up: the library’s discard pile takes {}, and {AUTOMATON} pays 1 stardust, with {stardust} left.",
            the(*card)
        ),
        Event::LibraryReshuffled { cards } => format!(
            "{AUTOMATON}’s deck ran out: the library’s discard pile became a new one of {}.",
            count(u16::from(*cards), "card")
        ),
        Event::ItsBoon { card, points, now } => format!(
            "{AUTOMATON} has stars on {}, so it takes the leftmost boon: {}, {now} now.",
            the(*card),
            count(u16::from(*points), "victory point")
        ),
        Event::NoTelescope { .. } => format!(
            "With so small a boon {AUTOMATON} would get a telescope too, but “Without telescopes” keeps it from that."
        ),
        Event::EndTriggered { during: AUPTOLEMY } => format!(
            "The deck has run out down to the end card: {} and {AUTOMATON} have one more turn each.",
            person(names).unwrap_or_else(|| "you".to_owned())
        ),
        Event::EndTriggered { .. } => {
            format!("The deck has run out down to the end card: after this, only {AUTOMATON} has one more turn.")
        }
        Event::NothingLeft => format!("{AUTOMATON}’s deck is empty, so it can’t observe."),
        Event::LibraryEmpty => {
            let lost = person(names).map_or_else(|| "you have lost".to_owned(), |name| format!("{name} has lost"));
            format!("{AUTOMATON} would observe, but its deck has run out: this is the automatic loss, {lost}.")
        }
        Event::Counted { seat, line, count, points } => score::counted(*seat, *line, *count, *points, names),
        Event::FinalCardShown { seat, card } => format!(
            "{} final-scoring card ({}) adds one to each of its elements.",
            whose(*seat, names),
            final_card(*card)
        ),
        Event::Ended { points, won } => score::ended(*points, *won, names),
    }
}

/// Returns the text for the effect of an ability for the rest of the turn.
fn does_this_turn(ability: Ability) -> &'static str {
    match ability {
        Ability::FreeFirst => "this turn the first star of every observation is free",
        Ability::Jump => "this turn one step may jump over a marked star",
        Ability::RichRest => "this turn a rest fills up to 3 above the pouch size",
        _ => "this lasts for the turn",
    }
}

/// `The Grand Star gives you 1 wisdom: 3 now.`
fn gained(seat: Seat, gain: Gain, (amount, now): (u8, u16), source: GainSource, names: &Names) -> String {
    let giver = match source {
        GainSource::GrandStar => "The Grand Star",
        GainSource::Rest => "The rest",
        GainSource::Ability(_) => "The ability",
        GainSource::Boon(Boon::Vp(_)) => "The leftmost boon",
        GainSource::Boon(_) => "The boon",
        GainSource::ItsBoon => "A boon of only 2 or 3 points also",
        GainSource::Modification(_) => "By the harder modification the discovery",
    };
    let whom = if seat == AUPTOLEMY { AUTOMATON.to_owned() } else { person(names).unwrap_or_else(|| "you".to_owned()) };
    if amount == 0 {
        let what = if gain == Gain::Wisdom { "wisdom" } else { "the pouch" };
        return format!("{giver} gives {whom} nothing: {what} can’t grow above {now}.");
    }
    let what = match gain {
        Gain::Vp => count(u16::from(amount), "victory point"),
        Gain::Stardust => format!("{amount}{NBSP}stardust"),
        Gain::Telescope => count(u16::from(amount), "telescope"),
        Gain::Pouch => format!("{amount}{NBSP}more place in the pouch"),
        Gain::Wisdom => format!("{amount}{NBSP}wisdom"),
    };
    format!("{giver} gives {whom} {what}: {now} now.")
}

/// `From Deneb you jumped over Sadr to mark Aljanah on the Swan for 1 stardust.`
fn marked(
    card: Card,
    (which, from, over): (StarId, Option<StarId>, Option<StarId>),
    price: u8,
    names: &Names,
) -> String {
    let price = if price == 0 { " free of charge".to_owned() } else { format!(" for {price}{NBSP}stardust") };
    let it = format!("{} on {}{price}", star(card, which), the(card));
    let who = person(names).unwrap_or_else(|| "you".to_owned());
    match (from, over) {
        (None, _) => format!("{} marked {it}.", subject(names)),
        (Some(from), None) => format!("From {} {who} went on to mark {it}.", star(card, from)),
        (Some(from), Some(over)) => {
            format!("From {} {who} jumped over {} to mark {it}.", star(card, from), star(card, over))
        }
    }
}

/// `By the easier modification “Starts from zero” Auptolemy starts with 0 victory points.`
fn starts(seat: Seat, gain: Gain, amount: u8, by: Modification, names: &Names) -> String {
    let kind = if by.is_easier() { "easier" } else { "harder" };
    let title = setup::modification(by);
    let with = match gain {
        Gain::Vp => count(u16::from(amount), "victory point"),
        _ => format!("{amount}{NBSP}stardust"),
    };
    let who = if seat == AUPTOLEMY { Some(AUTOMATON.to_owned()) } else { person(names) };
    let who = who.map_or_else(|| "you start".to_owned(), |name| format!("{name} starts"));
    format!("By the {kind} modification “{title}” {who} with {with}.")
}

fn in_order(cards: &[Card]) -> String {
    cards.iter().map(|&card| super::marked(card)).collect::<Vec<_>>().join(", ")
}

fn dream_at(at: Element, card: Card, tie: bool) -> String {
    let chance = if tie { " There were several: chance decided." } else { "" };
    match at {
        Element::Water => format!(
            "Dream phase: the sphere marker stands at Water, so the dream star goes where the fewest stars are unmarked: \
             on {}.{chance}",
            the(card)
        ),
        _ => format!(
            "Dream phase: the sphere marker stands at {}, so the dream star goes on the card there: {}.",
            element(at),
            the(card)
        ),
    }
}

fn discovered((seat, card): (Seat, Card), marks: Marks, dream: bool, names: &Names) -> String {
    let who = if seat == PERSON { subject(names) } else { AUTOMATON.to_owned() };
    let mut pens = Vec::new();
    let mut add = |stars: u8, whose: String| {
        if stars > 0 {
            pens.push(format!("{stars} by {whose}"));
        }
    };
    add(marks.yours.len(), person(names).map_or_else(|| "your pen".to_owned(), |name| format!("{name}’s pen")));
    add(marks.its.len(), format!("{AUTOMATON}’s"));
    add(marks.dream.len(), "the dream pen".to_owned());
    let by = if !dream {
        ""
    } else if seat == PERSON && person(names).is_none() {
        " by your dream star"
    } else {
        " by the dream star"
    };
    format!(
        "{who} discovered {}{by}. The stars on the card were marked like this: {}.",
        the(card),
        listed(&pens, "and")
    )
}
