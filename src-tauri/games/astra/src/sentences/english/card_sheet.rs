//! The card sheet in English.

use super::{ability, boon, count, element, star};
use crate::sentences::card_locations::CardLocation;
use crate::sentences::card_sheet::Printed;
use crate::sentences::{AUTOMATON, person};
use astra::{Ability, Card, Chart};
use rulebook::phrase::{NBSP, Names, listed};

pub(super) fn printed(printed: Printed, card: Card) -> String {
    let figure = card.constellation();
    match printed {
        Printed::Element => {
            let stars = count(figure.stars.len() as u16, "star");
            let article =
                if matches!(figure.element, astra::Element::Air | astra::Element::Earth) { "An" } else { "A" };
            format!("{article} {} card with {stars}.", element(figure.element))
        }
        Printed::Start => {
            let start = figure.starting_star().into_iter().next();
            let start = start.map_or_else(String::new, |start| star(card, start));
            format!("Its starting star is {start}: as long as nothing is marked, that is where to begin.")
        }
        Printed::Grand => {
            let stars: Vec<String> = figure.grand.into_iter().map(|grand| star(card, grand)).collect();
            let named = listed(&stars, "and");
            let begin = match stars.len() {
                1 => format!("Grand Star: {named}. LinkedSentence with your own pen, it gives"),
                _ => format!("Grand Stars: {named}. Each, marked with your own pen, gives"),
            };
            format!("{begin} 1{NBSP}wisdom; {AUTOMATON} gets none.")
        }
        Printed::Worth => {
            format!("While active it is worth {} at the end.", count(u16::from(figure.vp), "victory point"))
        }
        Printed::Boons => {
            let boons: Vec<String> = figure.boons.into_iter().map(boon).collect();
            format!("Its boons from left to right: {}.", boons.join(", "))
        }
        Printed::Ability => format!("Its ability: {}. {}", ability(figure.ability), ability_does(figure.ability)),
        Printed::Library => {
            let points = figure.leftmost_vp();
            format!(
                "As a library card: {AUTOMATON}’s focus is {}, and it may mark up to {}.",
                element(figure.element),
                count(u16::from(points), "star")
            )
        }
        Printed::ItsTelescope => format!(
            "On display: if you discover it and {AUTOMATON} has a star on it too, {AUTOMATON} gets a telescope beside its \
             boon."
        ),
    }
}

fn ability_does(ability: Ability) -> &'static str {
    match ability {
        Ability::Stardust => "You get 2 stardust.",
        Ability::Telescope => "You get 1 telescope.",
        Ability::Pouch => "Your pouch size grows by 1.",
        Ability::Wisdom => "Your wisdom grows by 1.",
        Ability::Mark => "You mark, for free, one star that could be the first of an observation.",
        Ability::FreeFirst => "This turn the first star of each of your observations is free.",
        Ability::Jump => "Once this turn your next star may lie beyond a marked one.",
        Ability::Sphere => "The sphere marker moves one step; no dream phase follows.",
        Ability::Reactivate => "You reactivate another exhausted card that has another ability.",
        Ability::Exchange => "The deck’s top card replaces a displayed card without marks.",
        Ability::Peek => "You look at the deck’s top three cards and put them back in any order.",
        Ability::RichRest => "If you rest this turn, you fill up to 3 above the size of your pouch.",
    }
}

pub(super) fn place(at: &CardLocation, names: &Names) -> String {
    match at {
        CardLocation::Displayed(place, chart) => {
            let left = count(u16::from(chart.unmarked().len()), "unmarked star");
            format!("Displayed at {}, with {left}{}.", element(place.element()), marks(chart, names, "; marked: "))
        }
        CardLocation::Active { exhausted } => {
            let whose = person(names).map_or_else(|| "Your".to_owned(), |name| format!("{name}’s"));
            let used = if *exhausted { "exhausted until it is reactivated" } else { "its ability can be used" };
            format!("{whose} active card; {used}.")
        }
        CardLocation::SetAside => {
            let who = person(names).unwrap_or_else(|| "You".to_owned());
            format!("{who} set it aside: no points and no ability any more, but its stars and its element count.")
        }
        CardLocation::Pile => format!("Among the cards that {AUTOMATON} has discovered."),
        CardLocation::Marks(chart) => format!("Its stars{}.", marks(chart, names, ": ")),
        CardLocation::Discards => "In the discard pile.".to_owned(),
        CardLocation::DeckTop { number } => format!("In the deck, number {number} from the top; only you know that."),
        CardLocation::Left => format!("{AUTOMATON}’s left library card: it steers on a roll of 1 or 2."),
        CardLocation::Right => format!("{AUTOMATON}’s right library card: it steers on a roll of 3 or 4."),
        CardLocation::OpenTop => {
            format!("On top of {AUTOMATON}’s deck, face up: it steers on a roll of 5 or 6.")
        }
        CardLocation::LibraryDiscards => "In the library’s discard pile.".to_owned(),
        CardLocation::LibraryDeck { or_right: true } => {
            format!("Face down in {AUTOMATON}’s library: in its reshuffled deck or as its right card.")
        }
        CardLocation::LibraryDeck { .. } => format!("In {AUTOMATON}’s reshuffled deck."),
        CardLocation::Unseen { deck, below, library, removed } => {
            let zones = [
                (*deck, "in the deck"),
                (*below, "below the end card"),
                (*library, "in Auptolemy’s library"),
                (*removed, "removed from the game"),
            ];
            let said: Vec<String> =
                zones.iter().filter(|(cards, _)| *cards > 0).map(|(cards, zone)| format!("{cards} {zone}")).collect();
            let all: u8 = zones.iter().map(|(cards, _)| cards).sum();
            let cards =
                if all == 1 { "There is 1 such card".to_owned() } else { format!("There are {all} such cards") };
            format!("You don’t see where it is. {cards}: {}.", listed(&said, "and"))
        }
    }
}

/// `; marked: 2 yours, 1 Auptolemy’s`, or nothing if the card has no marks.
fn marks(chart: &Chart, names: &Names, begin: &str) -> String {
    let yours = person(names).map_or_else(|| "yours".to_owned(), |name| format!("{name}’s"));
    let pens = [
        (chart.marks.yours, yours),
        (chart.marks.its, format!("{AUTOMATON}’s")),
        (chart.marks.dream, "the dream pen’s".to_owned()),
    ];
    let said: Vec<String> = pens
        .into_iter()
        .filter(|(stars, _)| !stars.is_empty())
        .map(|(stars, whose)| format!("{} {whose}", stars.len()))
        .collect();
    if said.is_empty() { String::new() } else { format!("{begin}{}", said.join(", ")) }
}
