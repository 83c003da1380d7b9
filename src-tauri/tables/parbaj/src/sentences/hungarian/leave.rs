//! Leaving play, in Hungarian.

use super::{by, marked, object, owned_card};
use game::Seat;
use parbaj::{CardId, Farewell};
use rulebook::hungarian::capital;
use rulebook::phrase::Names;

/// `Meghalt a lényed, a Lombőr, és a gyűjtődbe került.`
pub(super) fn left(card: CardId, (master, owner): (Seat, Seat), how: Farewell, token: bool, names: &Names) -> String {
    let it = owned_card(master, card, names);
    let fell = |how: &str| format!("{how} {it}");
    let begin = match how {
        Farewell::Died => fell("Meghalt"),
        Farewell::Poisoned => fell("Méregtől meghalt"),
        Farewell::Collapsed => fell("Ledőlt"),
        Farewell::Destroyed => fell("Elpusztult"),
        Farewell::Sacrificed => {
            let what = object(card.kind().card_type);
            let who = by(names, master, "Feláldoztál egy", "feláldozott egy");
            format!("{who} {what} ({})", marked(card))
        }
        Farewell::Returned | Farewell::Banished | Farewell::Discarded => capital(&it),
    };
    if token {
        // A token goes nowhere.
        return match how {
            Farewell::Died | Farewell::Poisoned | Farewell::Collapsed | Farewell::Destroyed | Farewell::Sacrificed => {
                format!("{begin}: önálló jelző, eltűnik a játékból.")
            }
            Farewell::Returned | Farewell::Banished | Farewell::Discarded => {
                format!("{begin}, kikerült a játékból: önálló jelző, ezért eltűnik.")
            }
        };
    }
    match how {
        Farewell::Died | Farewell::Poisoned | Farewell::Collapsed | Farewell::Destroyed | Farewell::Sacrificed => {
            format!("{begin}, és {} került.", zone(master, owner, names, ("a gyűjtődbe", "gyűjtőjébe")))
        }
        Farewell::Returned => {
            format!("{begin}, visszakerült {}.", zone(master, owner, names, ("a kezedbe", "kezébe")))
        }
        Farewell::Banished => format!("{begin}, a Semmibe került."),
        Farewell::Discarded => {
            format!("{begin}, fizetségül {} került.", zone(master, owner, names, ("a gyűjtődbe", "gyűjtőjébe")))
        }
    }
}

/// A zone of the owner, who is named again only where it isn't the master.
fn zone(master: Seat, owner: Seat, names: &Names, (yours, theirs): (&str, &str)) -> String {
    if master == owner {
        return if names.is_person(owner) { yours.to_owned() } else { format!("a {theirs}") };
    }
    format!("a tulajdonosához, {}", by(names, owner, yours, theirs))
}
