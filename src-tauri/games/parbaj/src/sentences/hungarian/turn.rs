//! Sentences about turns, phases, income and the end of a duel, in Hungarian.

use super::{by, marked, number, vp_object};
use game::Seat;
use parbaj::{CardId, Ending, Phase, Reason, VpSource, other};
use rulebook::hungarian::dative;
use rulebook::phrase::{NBSP, Names};

pub(super) fn began(seat: Seat, turn: u16, names: &Names) -> String {
    match names.other(seat) {
        None => format!("{turn}.{NBSP}kör: te jössz."),
        Some(name) => format!("{turn}.{NBSP}kör: {name} jön."),
    }
}

pub(super) fn phase(phase: Phase, seat: Seat, names: &Names) -> String {
    let said = |you: &str, other: &str| format!("{}.", by(names, seat, you, other));
    let whoever = |what: &str, you: &str, other: &str| format!("{what}: {}.", by(names, seat, you, other));
    match phase {
        Phase::Opening => "Jön a kezdő öt lap.".to_owned(),
        Phase::Upkeep => said("Az előkészítőd jön", "előkészítője jön"),
        Phase::Draw => said("A húzásod jön", "húzása jön"),
        Phase::Main => said("A főfázisod jön", "főfázisa jön"),
        Phase::Movement => whoever("Mozgás", "áthelyezheted a lényeidet", "áthelyezheti a lényeit"),
        Phase::Combat => whoever("Harc", "te támadhatsz", "támadhat"),
        Phase::Strike => "Jön a csapás.".to_owned(),
        Phase::Healing => "Jön a gyógyulás.".to_owned(),
        Phase::TurnEnd => "Jön a kör vége.".to_owned(),
    }
}

pub(super) fn income(seat: Seat, vp: i8, reason: VpSource, names: &Names) -> String {
    let amount = vp_object(vp.unsigned_abs());
    let got = match reason {
        VpSource::Turn => "az előkészítőben",
        VpSource::Reserve => "a tartalékban álló lények után",
        VpSource::Second => "második játékosként",
        VpSource::Card => "egy lap szövege szerint",
    };
    let how = if vp < 0 { ("vesztettél", "vesztett") } else { ("kaptál", "kapott") };
    let more = if matches!(reason, VpSource::Reserve | VpSource::Second) { "még " } else { "" };
    let you = format!("{} {more}{amount} {}", rulebook::hungarian::capital(got), how.0);
    let other = format!("{got} {more}{amount} {}", how.1);
    format!("{}.", by(names, seat, &you, &other))
}

pub(super) fn drew(seat: Seat, card: Option<CardId>, phase: bool, names: &Names) -> String {
    let said = if phase {
        by(names, seat, "Húztál egy lapot", "húzott egy lapot")
    } else {
        by(names, seat, "Egy hatás miatt húztál egy lapot", "egy hatás miatt húzott egy lapot")
    };
    card.map_or_else(|| format!("{said}."), |card| format!("{said}: {}.", marked(card)))
}

/// Returns a sentence such as `A kör végén Borkának −2 Ép-je volt: nyertél.`
pub(super) fn ended(ending: Ending, life: [i16; 2], names: &Names) -> String {
    let of = |seat: Seat| number(life[seat.index()]);
    let [first, second] = [Seat(0), Seat(1)];
    let Some(winner) = ending.winner else {
        return match ending.reason {
            Reason::Life => {
                format!("A kör végén mindkét játékos Ép-je elfogyott ({} és {}): döntetlen.", of(first), of(second))
            }
            Reason::EmptyDeck => "Ebben a körben mindkét játékos üres pakliból húzott volna: döntetlen.".to_owned(),
            Reason::HundredTurns => {
                format!("A századik kör végén mindkét játékosnak {}{NBSP}Ép-je van: döntetlen.", of(first))
            }
            Reason::BothDecksEmpty => "Mindkét pakli elfogyott: döntetlen.".to_owned(),
        };
    };
    let loser = other(winner);
    let why = match ending.reason {
        Reason::Life => match names.other(loser) {
            None => format!("A kör végén {}{NBSP}Ép-d volt", of(loser)),
            Some(name) => format!("A kör végén {} {}{NBSP}Ép-je volt", dative(&name), of(loser)),
        },
        Reason::EmptyDeck => match names.other(loser) {
            None => "Üres pakliból kellett volna húznod".to_owned(),
            Some(name) => format!("{} üres pakliból kellett volna húznia", dative(&name)),
        },
        Reason::HundredTurns => {
            format!("A századik kör végén az Ép állása {} – {}", of(winner), of(loser))
        }
        Reason::BothDecksEmpty => "Mindkét pakli elfogyott".to_owned(),
    };
    format!("{why}: {}.", names.other(winner).map_or_else(|| "nyertél".to_owned(), |name| format!("{name} nyert")))
}
