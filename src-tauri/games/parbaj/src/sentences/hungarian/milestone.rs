//! Milestones of the next turns, in Hungarian.

use super::{by, owned, the_plain};
use crate::evaluation::{MUCH, Milestone};
use game::Seat;
use parbaj::CardId;
use rulebook::phrase::{NBSP, Names, TIMES};

pub(in crate::sentences) fn milestone(milestone: Milestone, names: &Names) -> String {
    match milestone {
        Milestone::Falls { seat } => format!("{} {TIMES} fogy el", by(names, seat, "minden Ép-d", "minden Ép-je")),
        Milestone::Dies { seat, card } => format!("{} {TIMES} hal meg", owned_card(seat, card, names)),
        Milestone::Collapses { seat, card } => format!("{} {TIMES} dől le", owned_card(seat, card, names)),
        Milestone::Destroyed { seat, card } => format!("{} {TIMES} pusztul el", owned_card(seat, card, names)),
        Milestone::Hurt { seat } => match names.other(seat) {
            None => format!("{TIMES} kapsz legalább {MUCH}{NBSP}sebzést"),
            Some(name) => format!("{name} {TIMES} kap legalább {MUCH}{NBSP}sebzést"),
        },
        Milestone::Prevented { seat } => {
            format!("{} {TIMES} akadályozzák meg", by(names, seat, "egy cselekvésedet", "egy cselekvését"))
        }
        Milestone::Wastes { seat } => {
            format!("{} {TIMES} vész el", by(names, seat, "a tíz fölötti VP-d", "tíz fölötti VP-je"))
        }
    }
}

/// Names a permanent: `a Lombőr` for the viewer's own, `Luca lénye, a Lombőr,` for another player's.
fn owned_card(master: Seat, card: CardId, names: &Names) -> String {
    match names.other(master) {
        None => the_plain(card),
        Some(_) => format!("{}, {},", owned(master, card.kind().card_type, names), the_plain(card)),
    }
}
