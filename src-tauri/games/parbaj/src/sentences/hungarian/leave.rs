//! Sentences about leaving play, in Hungarian.

use super::{by, marked, object, owned_card};
use game::Seat;
use parbaj::{LeaveCause, PermanentRef};
use rulebook::hungarian::capital;
use rulebook::phrase::Names;

/// Says that a token leaves the game.
const TOKEN: &str = "önálló jelző, eltűnik a játékból";

/// Returns a sentence such as `Meghalt a lényed, a Lombőr, és a gyűjtődbe került.`
pub(super) fn left(
    piece: PermanentRef,
    (master, owner): (Seat, Seat),
    how: LeaveCause,
    token: bool,
    names: &Names,
) -> String {
    let it = owned_card(master, piece, names);
    let discard = || zone(master, owner, names, ("a gyűjtődbe", "gyűjtőjébe"));
    let fell = |how: &str| {
        let begin = format!("{how} {it}");
        if token { format!("{begin}: {TOKEN}.") } else { format!("{begin}, és {} került.", discard()) }
    };
    match how {
        LeaveCause::Died => fell("Meghalt"),
        LeaveCause::Poisoned => fell("Méregtől meghalt"),
        LeaveCause::Collapsed => fell("Ledőlt"),
        LeaveCause::Destroyed => fell("Elpusztult"),
        LeaveCause::Sacrificed => {
            let who = by(names, master, "Feláldoztál egy", "feláldozott egy");
            let begin = format!("{who} {}: {}", object(piece.card.kind().card_type), marked(piece));
            if token { format!("{begin}; {TOKEN}.") } else { format!("{begin}; {} került.", discard()) }
        }
        LeaveCause::Returned | LeaveCause::Banished | LeaveCause::Discarded if token => {
            format!("{}, kikerült a játékból: {TOKEN}.", capital(&it))
        }
        LeaveCause::Returned => {
            let hand = zone(master, owner, names, ("a kezedbe", "kezébe"));
            format!("{}, visszakerült {hand}.", capital(&it))
        }
        LeaveCause::Banished => format!("{}, a Semmibe került.", capital(&it)),
        LeaveCause::Discarded => format!("{}, fizetségül {} került.", capital(&it), discard()),
    }
}

/// Names a zone of the owner; the owner is named only if different from the master.
fn zone(master: Seat, owner: Seat, names: &Names, (yours, theirs): (&str, &str)) -> String {
    if master == owner {
        return if names.is_person(owner) { yours.to_owned() } else { format!("a {theirs}") };
    }
    format!("a tulajdonosához, {}", by(names, owner, yours, theirs))
}
