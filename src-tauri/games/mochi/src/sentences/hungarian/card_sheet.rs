//! The card sheet in Hungarian.

use super::{card, colour};
use crate::sentences::card_locations::{CardLocation, OutOfSight, opponent};
use crate::sentences::card_sheet::Face;
use crate::sentences::{companion, position};
use mochi::{Card, Effect, Half, View};
use rulebook::hungarian::{inessive, named_after, the};
use rulebook::markup;
use rulebook::phrase::listed;
use rulebook::phrase::{NBSP, Names};

pub(super) fn face(card: Card) -> Face {
    let (number, other) = (card.number(), companion(card));
    let in_pair = |pair: String| the(&inessive(&pair));
    let (as_tens, as_units) = (in_pair(format!("{number}{other}")), in_pair(format!("{other}{number}")));
    Face {
        number: format!(
            "Párban bal oldalt {number}{NBSP}tízes, mint {as_tens}, jobb oldalt {number}{NBSP}egyes, mint {as_units}."
        ),
        colour: format!(
            "Színe {0}: egyszínű középső párra csak egy másik {0} lappal együtt mehet, \
             vagy [[MO-3.5|boldog mocsikként]].",
            colour(card.colour())
        ),
        happy: format!(
            "Egy másik {} mellett boldog mocsik: {} bármire mehet.",
            named_after(&number.to_string()),
            the(&format!("{number}{number}"))
        ),
        penalty: match number {
            0 => "Ha a forduló végén a kezedben marad, nem kapsz érte büntetőpontot.".to_owned(),
            _ => format!("Ha a forduló végén a kezedben marad, {number}{NBSP}büntetőpontot ér."),
        },
    }
}

pub(super) fn effect_of(effect: Option<Effect>) -> &'static str {
    match effect {
        Some(Effect::Flip) => "Hatása a fordítás: ha kijátszod, meg kell fordítanod az értékkártyát.",
        Some(Effect::Draw) => {
            "Hatása a húzás: ha kijátszod, ki kell jelölnöd valakit, akár magadat, aki húz egy lapot."
        }
        Some(Effect::PassLeft) => {
            "Hatása a továbbadás: ha kijátszod, kérheted, hogy mindenki adjon egy lapot a bal szomszédjának."
        }
        Some(Effect::Reserve) => "Hatása a tartalékolás: ha kijátszod, egy lapodat a tartalékodba teheted.",
        None => "Nincs hatása: csak a száma és a színe számít.",
    }
}

pub(super) fn place(place: CardLocation, view: &View, names: &Names) -> String {
    match place {
        CardLocation::OwnHand(place) => {
            let place = the(&format!("{}.", position(place)));
            format!("A kezedben van, balról {place}{NBSP}helyen; ezt csak te látod.")
        }
        CardLocation::OwnArrival => "Most kaptad meg: még nincs helye a kezedben.".to_owned(),
        CardLocation::OwnReserve => "A tartalékodban van: amikor húzol, felveheted.".to_owned(),
        CardLocation::Centre(Half::Left) => "Középen van, bal oldalt: a középső pár tízese.".to_owned(),
        CardLocation::Centre(Half::Right) => "Középen van, jobb oldalt: a középső pár egyese.".to_owned(),
        CardLocation::ArrivalOf(seat) => format!("Láttad: most kerül {} kezébe.", names.of(seat)),
        CardLocation::HandOf(seat) => format!("{} kezében van: láttad, amikor odakerült.", names.of(seat)),
        CardLocation::Unseen => out_of_sight(view, names),
    }
}

/// `Nem látod, hol van. 43 ilyen lap van: 20 a pakliban, 4 letakarva és 19 a többiek kezében.`
fn out_of_sight(view: &View, names: &Names) -> String {
    let others = opponent(view).map_or_else(|| "a többiek".to_owned(), |seat| names.of(seat));
    let unseen = OutOfSight::of(view);
    let zones = [
        (unseen.deck, "a pakliban".to_owned()),
        (unseen.covered, "letakarva".to_owned()),
        (unseen.hands, format!("{others} kezében")),
        (unseen.reserves, format!("{others} tartalékában")),
    ];
    let zones: Vec<&(u16, String)> = zones.iter().filter(|(cards, _)| *cards > 0).collect();
    if let [(_, only)] = zones[..] {
        return format!("Nem látod, de csak egy helyen lehet: {only}.");
    }
    let counted: Vec<String> = zones.iter().map(|(cards, zone)| format!("{cards}{NBSP}{zone}")).collect();
    format!("Nem látod, hol van. {}{NBSP}lapot nem látsz: {}.", unseen.total(), listed(&counted, "és"))
}

/// `A többi 5-ös: a kezedben sárga 5-ös; középen kék 5-ös; 4 nem látszik.`
pub(super) fn others(card: Card, zones: &[(CardLocation, Vec<Card>)], names: &Names) -> String {
    let number = named_after(&card.number().to_string());
    if let [(CardLocation::Unseen, _)] = zones {
        return format!("A többi {number} közül egyet sem látsz.");
    }
    let zones: Vec<String> = zones.iter().map(|(zone, cards)| with_zone(*zone, cards, names)).collect();
    format!("A többi {number}: {}.", zones.join("; "))
}

fn with_zone(zone: CardLocation, cards: &[Card], names: &Names) -> String {
    let named: Vec<String> = cards.iter().map(|&each| markup::card(each, &card(each))).collect();
    let named = listed(&named, "és");
    match zone {
        CardLocation::OwnHand(_) => format!("a kezedben {named}"),
        CardLocation::OwnArrival => format!("úton a kezedbe {named}"),
        CardLocation::OwnReserve => format!("a tartalékodban {named}"),
        CardLocation::Centre(_) => format!("középen {named}"),
        CardLocation::ArrivalOf(seat) => format!("úton {} kezébe {named}", names.of(seat)),
        CardLocation::HandOf(seat) => format!("{} kezében {named}", names.of(seat)),
        CardLocation::Unseen => format!("{}{NBSP}nem látszik", cards.len()),
    }
}
