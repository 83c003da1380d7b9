//! The card sheet in English.

use super::{card, colour, count};
use crate::sentences::card_locations::{CardLocation, OutOfSight, opponent};
use crate::sentences::card_sheet::Face;
use crate::sentences::{companion, position};
use mochi::{Card, Effect, Half, View};
use rulebook::markup;
use rulebook::phrase::listed;
use rulebook::phrase::{NBSP, Names};

pub(super) fn face(card: Card) -> Face {
    let (number, other) = (card.number(), companion(card));
    let counted = |what| count(u16::from(number), what);
    Face {
        number: format!(
            "In a pair it is {} on the left, as in {number}{other}, and {} on the right, as in {other}{number}.",
            counted("ten"),
            counted("unit")
        ),
        colour: format!(
            "It is {0}: on a central pair of one colour it only goes with another {0} card, \
             or as [[MO-3.5|happy mochi]].",
            colour(card.colour())
        ),
        happy: format!("Beside another {number} it makes happy mochi: {number}{number} goes on anything."),
        penalty: format!("Left in your hand when the round ends, it costs {}.", counted("penalty point")),
    }
}

pub(super) fn effect_of(effect: Option<Effect>) -> &'static str {
    match effect {
        Some(Effect::Flip) => "Its effect is Flip: when you play it, you must turn the value card over.",
        Some(Effect::Draw) => {
            "Its effect is Draw: when you play it, you must choose a player, perhaps yourself, who draws a card."
        }
        Some(Effect::PassLeft) => {
            "Its effect is Pass left: when you play it, you may have everybody pass a card to the left."
        }
        Some(Effect::Reserve) => {
            "Its effect is Reserve: when you play it, you may put a card of your hand into your reserve."
        }
        None => "It has no effect: only its number and its colour count.",
    }
}

pub(super) fn place(place: CardLocation, view: &View, names: &Names) -> String {
    match place {
        CardLocation::OwnHand(place) => {
            format!("It is in your hand, in position{NBSP}{} from the left; only you can see it.", position(place))
        }
        CardLocation::OwnArrival => "You have just got it: it has no position in your hand yet.".to_owned(),
        CardLocation::OwnReserve => "It is in your reserve: you may take it whenever you draw.".to_owned(),
        CardLocation::Centre(Half::Left) => {
            "It is in the centre, on the left: the tens of the central pair.".to_owned()
        }
        CardLocation::Centre(Half::Right) => {
            "It is in the centre, on the right: the units of the central pair.".to_owned()
        }
        CardLocation::ArrivalOf(seat) => format!("You saw it: it is on its way into {}’s hand.", names.of(seat)),
        CardLocation::HandOf(seat) => format!("It is in {}’s hand: you saw it go there.", names.of(seat)),
        CardLocation::Unseen => out_of_sight(view, names),
    }
}

/// `It is one of the 43 cards you can’t see: 20 in the deck, 4 covered and 19 in other hands.`
fn out_of_sight(view: &View, names: &Names) -> String {
    let (hands, reserves) = match opponent(view) {
        Some(seat) => (format!("in {}’s hand", names.of(seat)), format!("in {}’s reserve", names.of(seat))),
        None => ("in other hands".to_owned(), "in other reserves".to_owned()),
    };
    let unseen = OutOfSight::of(view);
    let zones = [
        (unseen.deck, "in the deck".to_owned()),
        (unseen.covered, "covered".to_owned()),
        (unseen.hands, hands),
        (unseen.reserves, reserves),
    ];
    let zones: Vec<&(u16, String)> = zones.iter().filter(|(cards, _)| *cards > 0).collect();
    if let [(_, only)] = zones[..] {
        return format!("You can’t see it, but it can only be {only}.");
    }
    let counted: Vec<String> = zones.iter().map(|(cards, zone)| format!("{cards}{NBSP}{zone}")).collect();
    format!("It is one of the {}{NBSP}cards you can’t see: {}.", unseen.total(), listed(&counted, "and"))
}

/// `The other 5s: yellow 5 in your hand; blue 5 in the centre; 4 out of sight.`
pub(super) fn others(card: Card, zones: &[(CardLocation, Vec<Card>)], names: &Names) -> String {
    let number = card.number();
    if let [(CardLocation::Unseen, _)] = zones {
        return format!("You can see none of the other {number}s.");
    }
    let zones: Vec<String> = zones.iter().map(|(zone, cards)| with_zone(*zone, cards, names)).collect();
    format!("The other {number}s: {}.", zones.join("; "))
}

fn with_zone(zone: CardLocation, cards: &[Card], names: &Names) -> String {
    let named: Vec<String> = cards.iter().map(|&each| markup::card(each, &card(each))).collect();
    let named = listed(&named, "and");
    match zone {
        CardLocation::OwnHand(_) => format!("{named} in your hand"),
        CardLocation::OwnArrival => format!("{named} on its way into your hand"),
        CardLocation::OwnReserve => format!("{named} in your reserve"),
        CardLocation::Centre(_) => format!("{named} in the centre"),
        CardLocation::ArrivalOf(seat) => format!("{named} on its way into {}’s hand", names.of(seat)),
        CardLocation::HandOf(seat) => format!("{named} in {}’s hand", names.of(seat)),
        CardLocation::Unseen => format!("{}{NBSP}out of sight", cards.len()),
    }
}
