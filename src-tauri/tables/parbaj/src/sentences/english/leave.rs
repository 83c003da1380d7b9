//! Leaving play, in English.

use super::{capital, marked, noun, subject, whose};
use game::Seat;
use parbaj::{Farewell, Piece};
use rulebook::phrase::Names;

/// `Your creature Bough Warden died and went to your discard pile.`
pub(super) fn left(piece: Piece, (master, owner): (Seat, Seat), how: Farewell, token: bool, names: &Names) -> String {
    let it = format!("{} {} {}", capital(&whose(master, names)), noun(piece.card.kind().card_type), marked(piece));
    let begin = match how {
        Farewell::Died => format!("{it} died"),
        Farewell::Poisoned => format!("{it} died of poison"),
        Farewell::Collapsed => format!("{it} fell"),
        Farewell::Destroyed => format!("{it} was destroyed"),
        Farewell::Sacrificed => format!("{} sacrificed {}", subject(master, names), marked(piece)),
        Farewell::Returned => format!("{it} left play"),
        Farewell::Banished => format!("{it} was banished"),
        Farewell::Discarded => format!("{it} was given as a cost"),
    };
    if token {
        return format!("{begin}: a token, it is out of the game.");
    }
    let zone = match how {
        Farewell::Returned => format!("{} hand", whose(owner, names)),
        Farewell::Banished => "the void".to_owned(),
        Farewell::Died
        | Farewell::Poisoned
        | Farewell::Collapsed
        | Farewell::Destroyed
        | Farewell::Sacrificed
        | Farewell::Discarded => format!("{} discard pile", whose(owner, names)),
    };
    match how {
        Farewell::Returned => format!("{it} went back to {zone}."),
        Farewell::Banished => format!("{it} went to {zone}."),
        Farewell::Sacrificed => format!("{begin}, which went to {zone}."),
        Farewell::Died | Farewell::Poisoned | Farewell::Collapsed | Farewell::Destroyed | Farewell::Discarded => {
            format!("{begin} and went to {zone}.")
        }
    }
}
