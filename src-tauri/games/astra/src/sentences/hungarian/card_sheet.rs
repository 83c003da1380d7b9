//! The card sheet in Hungarian.

use super::{ability, boon, element, star, star_name};
use crate::sentences::card_locations::CardLocation;
use crate::sentences::card_sheet::Printed;
use crate::sentences::{AUTOMATON, person};
use astra::{Ability, Card, Chart};
use rulebook::phrase::{NBSP, Names, listed};

pub(super) fn printed(printed: Printed, card: Card) -> String {
    let figure = card.constellation();
    match printed {
        Printed::Element => format!("{} lap, {}{NBSP}csillaggal.", element(figure.element), figure.stars.len()),
        Printed::Start => {
            let start = figure.starting_star().into_iter().next();
            let start = start.map_or_else(String::new, |start| star(card, start));
            format!("Kezdőcsillaga {start}: amíg jelöletlen, itt kell kezdeni.")
        }
        Printed::Grand => {
            let stars: Vec<String> = figure.grand.into_iter().map(|grand| star_name(card, grand).to_owned()).collect();
            let named = listed(&stars, "és");
            let (what, each) = if stars.len() == 1 {
                ("Nagy Csillaga", "Ha a te tollad jelöli meg,")
            } else {
                ("Nagy Csillagai", "Amelyiket a te tollad jelöli meg, azért")
            };
            format!("{what}: {named}. {each} 1{NBSP}bölcsességet kapsz; {AUTOMATON} nem kap.")
        }
        Printed::Worth => format!("Amíg aktív, {}{NBSP}győzelmi pontot ér a végén.", figure.vp),
        Printed::Boons => {
            let boons: Vec<String> = figure.boons.into_iter().map(boon).collect();
            format!("Adományai balról jobbra: {}.", boons.join(", "))
        }
        Printed::Ability => {
            format!("Képessége: {}. {}", ability(figure.ability), ability_does(figure.ability))
        }
        Printed::Library => {
            let points = figure.leftmost_vp();
            format!(
                "Könyvtári lapként: {AUTOMATON} fókusza a {}, és legfeljebb {points}{NBSP}csillagot jelölhet.",
                element(figure.element)
            )
        }
        Printed::ItsTelescope => format!(
            "Kirakva: ha te fedezed fel, és {AUTOMATON}nek is van rajta csillaga, az adománya mellé távcsövet is kap."
        ),
    }
}

fn ability_does(ability: Ability) -> &'static str {
    match ability {
        Ability::Stardust => "Kapsz 2 csillagport.",
        Ability::Telescope => "Kapsz 1 távcsövet.",
        Ability::Pouch => "Az erszényed mérete 1-gyel nő.",
        Ability::Wisdom => "A bölcsességed 1-gyel nő.",
        Ability::Mark => "Megjelölsz ingyen egy csillagot, amely megfigyelésnél az első lehetne.",
        Ability::FreeFirst => "Ebben a körben minden megfigyelésed első csillaga ingyen van.",
        Ability::Jump => "Ebben a körben egyszer a következő csillagot egy megjelölt csillagon átugorva is elérheted.",
        Ability::Sphere => "A szférajelölő egyet lép; álomfázis nem követi.",
        Ability::Reactivate => "Felfrissítesz egy másik kimerült lapot, amelynek más a képessége.",
        Ability::Exchange => "Egy jelöletlen kirakott lap helyére a húzópakli felső lapja kerül.",
        Ability::Peek => "Megnézed a húzópakli három felső lapját, és tetszőleges sorrendben visszateszed.",
        Ability::RichRest => "Ha ebben a körben pihensz, 3-mal az erszényed mérete fölé töltöd a csillagporodat.",
    }
}

pub(super) fn place(at: &CardLocation, names: &Names) -> String {
    let name = person(names);
    match at {
        CardLocation::Displayed(place, chart) => {
            let left = chart.unmarked().len();
            let place = element(place.element());
            format!("Kirakva, a {place} helyén. Jelöletlen csillaga {left}{}.", marks(chart, names, "; megjelölt: "))
        }
        CardLocation::Active { exhausted } => {
            let whose = name.map_or_else(|| "Nálad aktív".to_owned(), |name| format!("Aktív, {name} lapja"));
            let used = if *exhausted {
                "kimerült, felfrissítésig nem használható"
            } else {
                "a képessége használható"
            };
            format!("{whose}; {used}.")
        }
        CardLocation::SetAside => {
            let whose = name.map_or_else(|| "Félretetted".to_owned(), |name| format!("{name} félretette"));
            format!("{whose}: pontot és képességet már nem ad, de a csillagai és az eleme számítanak.")
        }
        CardLocation::Pile => format!("{AUTOMATON} felfedezett lapjai között van."),
        CardLocation::Marks(chart) => format!("Csillagai{}.", marks(chart, names, ": ")),
        CardLocation::Discards => "A dobópakliban van.".to_owned(),
        CardLocation::DeckTop { number } => format!("A húzópakliban van, felülről a {number}.; ezt csak te tudod."),
        CardLocation::Left => format!("{AUTOMATON} bal könyvtári lapja: 1-es és 2-es dobásnál ez irányítja."),
        CardLocation::Right => format!("{AUTOMATON} jobb könyvtári lapja: 3-as és 4-es dobásnál ez irányítja."),
        CardLocation::OpenTop => {
            format!("{AUTOMATON} paklijának tetején van, nyitva: 5-ös és 6-os dobásnál ez irányítja.")
        }
        CardLocation::LibraryDiscards => "A könyvtár dobópaklijában van.".to_owned(),
        CardLocation::LibraryDeck { or_right: true } => {
            format!("{AUTOMATON} könyvtárában van, lefordítva: az újrakevert paklijában vagy jobb lapként.")
        }
        CardLocation::LibraryDeck { .. } => format!("{AUTOMATON} újrakevert paklijában van."),
        CardLocation::Unseen { deck, below, library, removed } => {
            let zones = [
                (*deck, "a húzópakliban"),
                (*below, "a zárólap alatt"),
                (*library, "Auptolemy könyvtárában"),
                (*removed, "a játékon kívül"),
            ];
            let said: Vec<String> =
                zones.iter().filter(|(cards, _)| *cards > 0).map(|(cards, zone)| format!("{cards} {zone}")).collect();
            let all: u8 = zones.iter().map(|(cards, _)| cards).sum();
            format!("{}{NBSP}lapot nem látsz, köztük ezt: {}.", all, listed(&said, "és"))
        }
    }
}

/// `; megjelölt: tiéd 2, Auptolemyé 1`, or nothing if the card has no marks.
fn marks(chart: &Chart, names: &Names, begin: &str) -> String {
    let yours = person(names).map_or_else(|| "tiéd".to_owned(), |name| format!("{name} tolláé"));
    let said: Vec<String> = [
        (chart.marks.yours, yours),
        (chart.marks.its, format!("{AUTOMATON}é")),
        (chart.marks.dream, "álomtollé".to_owned()),
    ]
    .into_iter()
    .filter(|(stars, _)| !stars.is_empty())
    .map(|(stars, whose)| format!("{whose} {}", stars.len()))
    .collect();
    if said.is_empty() { String::new() } else { format!("{begin}{}", said.join(", ")) }
}
