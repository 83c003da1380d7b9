//! Leaving play, in Hungarian.

use super::{by, marked, object, owned_card};
use game::Seat;
use parbaj::{Farewell, Piece};
use rulebook::hungarian::capital;
use rulebook::phrase::Names;

/// Where a token goes.
const TOKEN: &str = "önálló jelző, eltűnik a játékból";

/// `Meghalt a lényed, a Lombőr, és a gyűjtődbe került.`
pub(super) fn left(piece: Piece, (master, owner): (Seat, Seat), how: Farewell, token: bool, names: &Names) -> String {
    let it = owned_card(master, piece, names);
    let discard = || zone(master, owner, names, ("a gyűjtődbe", "gyűjtőjébe"));
    let fell = |how: &str| {
        let begin = format!("{how} {it}");
        if token { format!("{begin}: {TOKEN}.") } else { format!("{begin}, és {} került.", discard()) }
    };
    match how {
        Farewell::Died => fell("Meghalt"),
        Farewell::Poisoned => fell("Méregtől meghalt"),
        Farewell::Collapsed => fell("Ledőlt"),
        Farewell::Destroyed => fell("Elpusztult"),
        Farewell::Sacrificed => {
            let who = by(names, master, "Feláldoztál egy", "feláldozott egy");
            let begin = format!("{who} {}: {}", object(piece.card.kind().card_type), marked(piece));
            if token { format!("{begin}; {TOKEN}.") } else { format!("{begin}; {} került.", discard()) }
        }
        Farewell::Returned | Farewell::Banished | Farewell::Discarded if token => {
            format!("{}, kikerült a játékból: {TOKEN}.", capital(&it))
        }
        Farewell::Returned => {
            let hand = zone(master, owner, names, ("a kezedbe", "kezébe"));
            format!("{}, visszakerült {hand}.", capital(&it))
        }
        Farewell::Banished => format!("{}, a Semmibe került.", capital(&it)),
        Farewell::Discarded => format!("{}, fizetségül {} került.", capital(&it), discard()),
    }
}

/// A zone of the owner, who is named again only where it isn't the master.
fn zone(master: Seat, owner: Seat, names: &Names, (yours, theirs): (&str, &str)) -> String {
    if master == owner {
        return if names.is_person(owner) { yours.to_owned() } else { format!("a {theirs}") };
    }
    format!("a tulajdonosához, {}", by(names, owner, yours, theirs))
}
