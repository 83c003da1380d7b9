//! What the next turns may come to, in Hungarian: after „100 folytatásból 62-ben”.

use super::{by, owned, the_plain};
use crate::evaluation::{MUCH, Milestone};
use game::Seat;
use parbaj::CardId;
use rulebook::phrase::{NBSP, Names};

pub(in crate::sentences) fn milestone(milestone: Milestone, names: &Names) -> String {
    match milestone {
        Milestone::Falls { seat } => format!("fogy el {}", by(names, seat, "minden Ép-d", "minden Ép-je")),
        Milestone::Dies { seat, card } => format!("hal meg {}", owned_card(seat, card, names)),
        Milestone::Collapses { seat, card } => format!("dől le {}", owned_card(seat, card, names)),
        Milestone::Destroyed { seat, card } => format!("pusztul el {}", owned_card(seat, card, names)),
        Milestone::Hurt { seat } => match names.other(seat) {
            None => format!("kapsz legalább {MUCH}{NBSP}sebzést"),
            Some(name) => format!("kap {name} legalább {MUCH}{NBSP}sebzést"),
        },
        Milestone::Prevented { seat } => {
            format!("akadályozzák meg {}", by(names, seat, "egy cselekvésedet", "egy cselekvését"))
        }
        Milestone::Wastes { seat } => format!("vész el {} a tíz fölött", by(names, seat, "VP-d", "VP-je")),
    }
}

/// `a lényed, a Lombőr`
fn owned_card(master: Seat, card: CardId, names: &Names) -> String {
    format!("{}, {}", owned(master, card.kind().card_type, names), the_plain(card))
}
