//! The sentences of the card sheet, in English.

use super::{card, count, line};
use crate::sentences::card_locations::CardLocation;
use crate::sentences::card_sheet::Printed;
use cardgo::Card;
use rulebook::phrase::{NBSP, Names};

pub(in crate::sentences) fn printed(printed: Printed, of: Card) -> String {
    match printed {
        Printed::Effect => card::effect(of).to_owned(),
        Printed::Timing => card::timing(of.timing()).to_owned(),
        Printed::Immediate => "Immediate: you must play it as soon as you have drawn it.".to_owned(),
        Printed::ToKeep => "A card to keep: it can wait in your hand until it is of use.".to_owned(),
        Printed::Lasts(moves) => {
            format!("A lasting effect: it lasts {moves}{NBSP}moves, and until then nobody draws or plays a card.")
        }
        Printed::NoRepetition => "A stone placed by it may not bring back an earlier position.".to_owned(),
        Printed::Copies { copies: 0, size } => format!("There is none in the deck for the {size}×{size} board."),
        Printed::Copies { copies: 1, .. } => "There is one in the whole deck.".to_owned(),
        Printed::Copies { copies, .. } => format!("There are {copies} in the whole deck."),
    }
}

pub(in crate::sentences) fn place(place: &CardLocation, names: &Names) -> String {
    match place {
        CardLocation::Announced(seat) => match names.other(*seat) {
            None => "You have just announced it: it can be cancelled before it takes effect.".to_owned(),
            Some(name) => format!("{name} has just announced it: it can be cancelled before it takes effect."),
        },
        CardLocation::InForce { by, point, line: which, left } => {
            let target = match (point, which) {
                (Some(point), _) => format!(" ({point})"),
                (None, Some(which)) => format!(" ({})", line(*which)),
                (None, None) => String::new(),
            };
            let who = names.other(*by).map_or_else(|| "you played it".to_owned(), |name| format!("{name} played it"));
            let moves = count(usize::from(*left), "more move");
            format!("It is in force now{target}: {who}, and it lasts {moves}.")
        }
        CardLocation::OwnHand(copies) => format!("You have {copies} in your hand."),
        CardLocation::HandOf(seat, copies) => format!("{} has {copies} in hand, as you know.", names.of(*seat)),
        CardLocation::InDeck(1) => "It is the top card of the deck.".to_owned(),
        CardLocation::InDeck(place) => format!("It is in the deck, number {place} from the top."),
        CardLocation::Discards(copies) => format!("The discard pile holds {copies}."),
        CardLocation::Unseen { copies, deck: 0, other, .. } => {
            format!("{copies} more hidden, certainly in {}’s hand.", names.of(*other))
        }
        CardLocation::Unseen { copies, hand: 0, .. } => format!("{copies} more hidden, certainly in the deck."),
        CardLocation::Unseen { copies, deck, hand, other } => format!(
            "{copies} more hidden, among {} in the deck and {hand} in {}’s hand.",
            count(*deck, "unknown card"),
            names.of(*other)
        ),
    }
}
