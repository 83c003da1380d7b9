//! The sentences of the card sheet, in Hungarian.

use super::{board, card, line};
use crate::sentences::card_locations::CardLocation;
use crate::sentences::card_sheet::Printed;
use cardgo::Card;
use rulebook::hungarian::{capital, the};
use rulebook::phrase::{NBSP, Names};

pub(in crate::sentences) fn printed(printed: Printed, of: Card) -> String {
    match printed {
        Printed::Effect => card::effect(of).to_owned(),
        Printed::Timing => card::timing(of.timing()).to_owned(),
        Printed::Immediate => "Azonnali: amint kihúztad, ki kell játszanod.".to_owned(),
        Printed::ToKeep => "Megtartható: a kezedben várhat, amíg jól nem jön.".to_owned(),
        Printed::Lasts(moves) => {
            format!("Tartós hatás: {moves}{NBSP}lépésen át tart, és addig senki sem húzhat, lapot sem játszhat ki.")
        }
        Printed::NoRepetition => "Az így letett kő nem hozhat vissza korábbi állást.".to_owned(),
        Printed::Copies { copies: 0, size } => {
            format!("{} tábla paklijában nincs ilyen lap.", capital(&the(&board(size))))
        }
        Printed::Copies { copies, .. } => format!("A teljes pakliban {copies}{NBSP}ilyen lap van."),
    }
}

pub(in crate::sentences) fn place(place: &CardLocation, names: &Names) -> String {
    match place {
        CardLocation::Announced(seat) => match names.other(*seat) {
            None => "Most jelentetted be: kivédhetik, mielőtt hatna.".to_owned(),
            Some(name) => format!("{name} most jelentette be: kivédhető, mielőtt hatna."),
        },
        CardLocation::InForce { by, point, line: which, left } => {
            let target = match (point, which) {
                (Some(point), _) => format!(" ({point})"),
                (None, Some(which)) => format!(" ({})", line(*which)),
                (None, None) => String::new(),
            };
            let who =
                names.other(*by).map_or_else(|| "te játszottad ki".to_owned(), |name| format!("{name} játszotta ki"));
            format!("Most érvényben van{target}: {who}, és még {left}{NBSP}lépésig tart.")
        }
        CardLocation::OwnHand(copies) => format!("A kezedben {copies} van."),
        CardLocation::HandOf(seat, copies) => format!("{} kezében {copies} van, ezt tudod.", names.of(*seat)),
        CardLocation::InDeck(1) => "A pakli tetején van: ez a legfelső lap.".to_owned(),
        CardLocation::InDeck(place) => format!("A pakliban van, felülről a {place}."),
        CardLocation::Discards(copies) => format!("A dobópakliban {copies} van."),
        CardLocation::Unseen { copies, deck: 0, other, .. } => {
            format!("Még {copies}{NBSP}ilyen lap rejtve van: csak {} kezében lehet.", names.of(*other))
        }
        CardLocation::Unseen { copies, hand: 0, .. } => {
            format!("Még {copies}{NBSP}ilyen lap rejtve van: csak a pakliban lehet.")
        }
        CardLocation::Unseen { copies, deck, hand, other } => format!(
            "Még {copies}{NBSP}ilyen lap rejtve van: a pakli {deck} vagy {} kezének {hand} ismeretlen lapja között lehet.",
            names.of(*other)
        ),
    }
}
