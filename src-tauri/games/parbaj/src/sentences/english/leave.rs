//! Sentences about leaving play, in English.

use super::{capital, marked, noun, subject, whose};
use game::Seat;
use parbaj::{LeaveCause, PermanentRef};
use rulebook::phrase::Names;

/// Returns a sentence such as `Your creature Bough Warden died and went to your discard pile.`
pub(super) fn left(
    piece: PermanentRef,
    (master, owner): (Seat, Seat),
    how: LeaveCause,
    token: bool,
    names: &Names,
) -> String {
    let it = format!("{} {} {}", capital(&whose(master, names)), noun(piece.card.kind().card_type), marked(piece));
    let begin = match how {
        LeaveCause::Died => format!("{it} died"),
        LeaveCause::Poisoned => format!("{it} died of poison"),
        LeaveCause::Collapsed => format!("{it} fell"),
        LeaveCause::Destroyed => format!("{it} was destroyed"),
        LeaveCause::Sacrificed => format!("{} sacrificed {}", subject(master, names), marked(piece)),
        LeaveCause::Returned => format!("{it} left play"),
        LeaveCause::Banished => format!("{it} was banished"),
        LeaveCause::Discarded => format!("{it} was given as a cost"),
    };
    if token {
        return format!("{begin}: a token, it is out of the game.");
    }
    let zone = match how {
        LeaveCause::Returned => format!("{} hand", whose(owner, names)),
        LeaveCause::Banished => "the void".to_owned(),
        LeaveCause::Died
        | LeaveCause::Poisoned
        | LeaveCause::Collapsed
        | LeaveCause::Destroyed
        | LeaveCause::Sacrificed
        | LeaveCause::Discarded => format!("{} discard pile", whose(owner, names)),
    };
    match how {
        LeaveCause::Returned => format!("{it} went back to {zone}."),
        LeaveCause::Banished => format!("{it} went to {zone}."),
        LeaveCause::Sacrificed => format!("{begin}, which went to {zone}."),
        LeaveCause::Died
        | LeaveCause::Poisoned
        | LeaveCause::Collapsed
        | LeaveCause::Destroyed
        | LeaveCause::Discarded => {
            format!("{begin} and went to {zone}.")
        }
    }
}
