//! Sentences about turns, phases, income and the end of a duel, in English.

use super::{capital, marked, number, subject, whose};
use game::Seat;
use parbaj::{CardId, Ending, Phase, Reason, VpSource, other};
use rulebook::phrase::{NBSP, Names};

/// Returns the possessive of a seat without a noun: `yours`, `Borka’s`.
pub(super) fn possessive(seat: Seat, names: &Names) -> String {
    names.other(seat).map_or_else(|| "yours".to_owned(), |name| format!("{name}’s"))
}

pub(super) fn phase(phase: Phase, seat: Seat, names: &Names) -> String {
    let whose = capital(&whose(seat, names));
    match phase {
        Phase::Opening => "The opening hands are dealt.".to_owned(),
        Phase::Upkeep => format!("{whose} upkeep begins."),
        Phase::Draw => format!("{whose} draw phase begins."),
        Phase::Main => format!("{whose} main phase begins."),
        Phase::Movement => format!("{whose} movement begins."),
        Phase::Combat => format!("{whose} combat begins."),
        Phase::Strike => "The strike begins.".to_owned(),
        Phase::Healing => "Healing begins.".to_owned(),
        Phase::TurnEnd => "The turn is ending.".to_owned(),
    }
}

pub(super) fn income(seat: Seat, vp: i8, reason: VpSource, names: &Names) -> String {
    let how = if vp < 0 { "lost" } else { "got" };
    let why = match reason {
        VpSource::Turn => "in upkeep",
        VpSource::Reserve => "for creatures in reserve",
        VpSource::Second => "for going second",
        VpSource::Card => "in upkeep because of a card",
    };
    let more = if matches!(reason, VpSource::Reserve | VpSource::Second) { "more " } else { "" };
    format!("{} {how} {}{NBSP}{more}MP {why}.", subject(seat, names), vp.unsigned_abs())
}

pub(super) fn drew(seat: Seat, card: Option<CardId>, phase: bool, names: &Names) -> String {
    let why = if phase { "" } else { " by an effect" };
    let said = format!("{} drew a card{why}", subject(seat, names));
    card.map_or_else(|| format!("{said}."), |card| format!("{said}: {}.", marked(card)))
}

/// Returns a sentence such as `Borka was at −2 life as the turn ended: you won.`
pub(super) fn ended(ending: Ending, life: [i16; 2], names: &Names) -> String {
    let of = |seat: Seat| number(life[seat.index()]);
    let [first, second] = [Seat(0), Seat(1)];
    let Some(winner) = ending.winner else {
        return match ending.reason {
            Reason::Life => {
                format!("Both players were out of life as the turn ended, at {} and {}: a draw.", of(first), of(second))
            }
            Reason::EmptyDeck => "Both players had to draw from an empty deck: a draw.".to_owned(),
            Reason::HundredTurns => {
                format!("After a hundred turns both players are at {} life: a draw.", of(first))
            }
            Reason::BothDecksEmpty => "Both decks are empty: a draw.".to_owned(),
        };
    };
    let loser = other(winner);
    let was = if names.is_person(loser) { "were" } else { "was" };
    let why = match ending.reason {
        Reason::Life => format!("{} {was} at {} life as the turn ended", subject(loser, names), of(loser)),
        Reason::EmptyDeck => format!("{} had to draw from an empty deck", subject(loser, names)),
        Reason::HundredTurns => format!("After a hundred turns it is {} life against {}", of(winner), of(loser)),
        Reason::BothDecksEmpty => "Both decks are empty".to_owned(),
    };
    format!("{why}: {} won.", super::whom(winner, names))
}
