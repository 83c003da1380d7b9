//! Sentences about events, in Hungarian.

use super::{by, combat, effect, in_row, in_row_of, leave, life_object, marked, play, the, turn, vp_object};
use crate::sentences::bounds_among_several;
use game::Seat;
use parbaj::{CardId, Event, UpkeepStep, other};
use rulebook::hungarian::{adessive, capital, dative};
use rulebook::phrase::{NBSP, Names};

pub(in crate::sentences) fn event(event: &Event, names: &Names) -> String {
    match event {
        Event::Starts { seat } => match names.other(*seat) {
            None => "A sorsolás szerint te kezdesz.".to_owned(),
            Some(name) => format!("A sorsolás szerint {name} kezd."),
        },
        Event::Dealt { seat, cards: Some(cards) } => {
            format!("{}: {}.", by(names, *seat, "A kezdőkezed", "kezdőkeze"), in_row(cards.iter().copied()))
        }
        Event::Dealt { seat, cards: None } => {
            format!("{}.", by(names, *seat, "Megkaptad a kezdőkezedet", "megkapta a kezdőkezét"))
        }
        Event::Kept { seat } => {
            format!("{}.", by(names, *seat, "Megtartottad a kezdőkezedet", "megtartotta a kezdőkezét"))
        }
        Event::Mulliganed { seat } => format!(
            "{}.",
            by(
                names,
                *seat,
                "Mulligan: visszakeverted a kezdőkezedet, és öt új lapot húzol",
                "mulligant kért: visszakeverte a kezdőkezét, és öt új lapot húz"
            )
        ),
        Event::TurnBegan { seat, turn } => turn::began(*seat, *turn, names),
        Event::PhaseBegan { phase, seat } => turn::phase(*phase, *seat, names),
        Event::Income { seat, vp, reason } => turn::income(*seat, *vp, *reason, names),
        Event::VpLost { seat, vp } => match names.other(*seat) {
            None => format!("Legfeljebb 10{NBSP}VP-d lehet: a fölös {vp}{NBSP}VP elveszett."),
            Some(name) => {
                format!("{} legfeljebb 10{NBSP}VP-je lehet: a fölös {vp}{NBSP}VP elveszett.", dative(&name))
            }
        },
        Event::AllActive { seat, pieces } => {
            let where_ = by(names, *seat, "Nálad", "oldalán");
            if pieces.is_empty() {
                return format!("{where_} semmi sem passzív.");
            }
            format!("{where_} aktív lett: {}.", in_row_of(pieces))
        }
        Event::Drew { seat, card, by } => turn::drew(*seat, *card, by.is_none(), names),
        Event::NothingToDraw { seat } => match names.other(*seat) {
            None => "Húznod kellett volna, de üres a paklid: a kör végén emiatt veszítesz, ha az Ép előbb nem dönt."
                .to_owned(),
            Some(name) => {
                format!(
                    "{} húznia kellett volna, de üres a paklija: a kör végén emiatt veszít, ha az Ép előbb nem dönt.",
                    dative(&name)
                )
            }
        },
        Event::Played { seat, card, x, targets, against } => play::played(*seat, *card, *x, targets, *against, names),
        Event::ConditionMet { card, .. } => format!("{} kijátszási feltétele teljesül.", capital(&the(*card))),
        Event::ConditionFailed { card, .. } => format!(
            "{} kijátszási feltétele nem teljesül, és így is kijátszásnak számítana: ott marad, ahol volt.",
            capital(&the(*card))
        ),
        Event::Used { seat, origin, targets, against } => play::used(*seat, *origin, targets, *against, names),
        Event::DrawbackChosen { seat, piece, .. } => {
            format!("{} {} hátrányát.", by(names, *seat, "Aktiváltad", "aktiválta"), the(*piece))
        }
        Event::Paid { seat, vp, life, builders, changes } => play::paid(*seat, (*vp, *life), builders, changes, names),
        Event::AdvantageHeld { card, clause, life, seat } => {
            format!("{} él: {}.", advantage(*card, *clause), opponents_life(*seat, *life, names))
        }
        Event::AdvantageMissed { card, clause, life, seat } => {
            format!("{} nem él: {}.", advantage(*card, *clause), opponents_life(*seat, *life, names))
        }
        Event::Declined { seat, reply: true } => {
            format!("{}.", by(names, *seat, "Hagytad: nem reagáltál", "hagyta: nem reagált"))
        }
        Event::Declined { seat, reply: false } => {
            format!("{}.", by(names, *seat, "Hagytad: nem cselekedtél", "hagyta: nem cselekedett"))
        }
        Event::Prevented { seat, origin, by: card, neutralised } => {
            play::prevented(*seat, *origin, *card, *neutralised, names)
        }
        Event::Unpreventable { card, by: card_by } => format!(
            "{} semmiképpen nem akadályozható meg, ezért {} nem állítja meg.",
            capital(&the(*card)),
            the(*card_by)
        ),
        Event::Entered { seat, piece, passive, route, neutraliser } => {
            play::entered(*seat, *piece, *passive, *route, *neutraliser, names)
        }
        Event::TakesEffect { seat, card, several } => {
            let parts = if *several { " (a részei egymás után, egyetlen hatásként)" } else { "" };
            format!("Teljesül {}: {}{parts}.", by(names, *seat, "a varázslatod", "varázslata"), marked(*card))
        }
        Event::TargetGone { card } => {
            format!("{} egyik célpontja érvénytelen lett: ez a része elmarad.", capital(&the(*card)))
        }
        Event::SpellDrawback { card, unlabelled, .. } => effect::spell_drawback(*card, *unlabelled),
        Event::Fired { seat, piece, drawback, unlabelled, .. } => {
            effect::fired(*seat, *piece, *drawback, *unlabelled, names)
        }
        Event::FiringsDropped { count } => {
            format!("Egyetlen cselekvésből már száz automatikus képesség következett: a maradék {count} elmarad.")
        }
        Event::Life { seat, change, .. } => {
            let how = if *change < 0 { ("vesztettél", "vesztett") } else { ("kaptál", "kapott") };
            let life = life_object(change.unsigned_abs());
            format!("{}.", by(names, *seat, &format!("{life} {}", how.0), &format!("{life} {}", how.1)))
        }
        Event::Vp { seat, change: 0, .. } => {
            format!(
                "{}.",
                by(names, *seat, "Nem volt VP-d, amit elveszíthettél volna", "nem veszített VP-t: nem volt neki")
            )
        }
        Event::Vp { seat, change, .. } => {
            let how = if *change < 0 { ("vesztettél", "vesztett") } else { ("kaptál", "kapott") };
            let vp = vp_object(change.unsigned_abs());
            format!("{}.", by(names, *seat, &format!("{vp} {}", how.0), &format!("{vp} {}", how.1)))
        }
        Event::Damaged { target, amount, by: card, strike } => effect::damaged(*target, *amount, *card, *strike, names),
        Event::Healed { piece, amount, .. } => {
            format!("{amount}{NBSP}sebzés lekerült {}.", super::case::off(*piece))
        }
        Event::AllHealed { pieces } => format!("Gyógyulás: lekerült a sebzés a lényekről ({}).", in_row_of(pieces)),
        Event::Discarded { seat, card, why } => play::discarded(*seat, *card, *why, names),
        Event::TooFew { seat, missing, sacrifice, .. } => {
            let what = if *sacrifice { "feláldozható" } else { "eldobható lap" };
            let place = names.other(*seat).map_or_else(|| "nálad".to_owned(), |name| adessive(&name));
            format!("Kevés {what} volt {place}: {missing} hiányzott.")
        }
        Event::ToVoid { seat, card, .. } => {
            format!("{} a Semmibe került: {}.", by(names, *seat, "A lapod", "lapja"), marked(*card))
        }
        Event::Recovered { seat, card, .. } => format!(
            "{}: {}.",
            by(names, *seat, "Visszakerült a gyűjtődből a kezedbe", "ezt kapta vissza a gyűjtőjéből a kezébe"),
            marked(*card)
        ),
        Event::Left { piece, master, owner, how, token, .. } => {
            leave::left(*piece, (*master, *owner), *how, *token, names)
        }
        Event::Indestructible { piece } => {
            format!("{} semmiképpen nem pusztítható el: játékban marad.", capital(&the(*piece)))
        }
        Event::Control { piece, seat } => match names.other(*seat) {
            None => format!("Mostantól te vagy {} gazdája.", the(*piece)),
            Some(name) => format!("Mostantól {name} {} gazdája.", the(*piece)),
        },
        Event::Turned { piece, passive, withdrew, .. } => effect::turned(*piece, *passive, *withdrew),
        Event::Counters { piece, counter, change, now } => effect::counters(*piece, *counter, *change, *now),
        Event::Copied { seat, by, piece, abilities, more } => {
            effect::copied(*seat, *by, *piece, *abilities, *more, names)
        }
        Event::Burdened { seat, piece } => {
            format!(
                "{} életbe lép {} teherjelzőjének hátránya.",
                by(names, *seat, "Az előkészítődben", "előkészítőjében"),
                the(*piece)
            )
        }
        Event::Silenced { piece, keeps } => {
            let rest = if *keeps { "; ami a szövegében nem képesség, megmarad" } else { "" };
            format!("{} a kör végéig elvesztette minden képességét{rest}.", capital(&the(*piece)))
        }
        Event::DrawbacksLifted { piece } => {
            format!("{} a kör végéig elvesztette a hátrányait.", capital(&the(*piece)))
        }
        Event::Boosted { piece, damage, life, .. } => effect::boosted(*piece, *damage, *life),
        Event::Reckoned { piece, damage, life } => effect::reckoned(*piece, *damage, *life),
        Event::Bounty { seat, piece, token } => {
            let why = if *token { ": önálló jelző után is jár" } else { "" };
            let after = the(*piece);
            match names.other(*seat) {
                None => format!("Jutalmat kaptál {after} után{why}."),
                Some(name) => format!("{name} Jutalmat kapott {after} után{why}."),
            }
        }
        Event::TemporaryPaid { seat, piece } => {
            format!("{} {} időleges költségét.", by(names, *seat, "Kifizetted", "kifizette"), the(*piece))
        }
        Event::TemporaryUnpaid { seat, piece } => {
            let card = the(*piece);
            match names.other(*seat) {
                None => format!("Nem fizetted ki {card} időleges költségét, ezért fel kell áldoznod."),
                Some(name) => format!("{name} nem fizette ki {card} időleges költségét, ezért fel kell áldoznia."),
            }
        }
        Event::Chose { seat, card, paid } => {
            let (you, other) = if *paid { ("Fizettél", "fizetett") } else { ("Nem fizettél", "nem fizetett") };
            format!("{} {} hatása közben.", by(names, *seat, you, other), the(*card))
        }
        Event::Ordered { piece, what: UpkeepStep::Poison } => {
            format!("Az előkészítőben most {} méregjelzője jön.", the(*piece))
        }
        Event::Ordered { piece, what: UpkeepStep::Burden } => {
            format!("Az előkészítőben most {} teherjelzője jön.", the(*piece))
        }
        Event::Ordered { piece, what: UpkeepStep::Clause { .. } } => {
            format!("Az előkészítőben most {} szövege jön.", the(*piece))
        }
        Event::Marched { piece, guard: true } => format!("{} az őrposztra állt.", capital(&the(*piece))),
        Event::Marched { piece, guard: false } => format!("{} visszament a tartalékba.", capital(&the(*piece))),
        Event::Assigned { piece, target } => combat::assigned(*piece, *target, names),
        Event::StrikesNext { guard, attacker } => {
            format!("{} következőnek {} üt vissza.", capital(&the(*guard)), super::case::onto(*attacker))
        }
        Event::Strike { attackers: 0 } => "Csapás: egyik támadónak sem maradt kit ütnie.".to_owned(),
        Event::Strike { attackers } => format!("Csapás: {attackers}{NBSP}támadó üt."),
        Event::WentHome { pieces } => combat::went_home(pieces),
        Event::TurnEnded { seat } => format!("{} véget ért.", by(names, *seat, "A köröd", "köre")),
        Event::Ended { ending, life } => turn::ended(*ending, *life, names),
    }
}

/// Names an Advantage: `A Falak lánya Előnye`, with its bounds if the card has two.
fn advantage(card: CardId, clause: u8) -> String {
    let bounds = bounds_among_several(card, clause).map_or_else(String::new, |bounds| format!(" ({bounds})"));
    format!("{} Előnye{bounds}", capital(&the(card)))
}

/// States the Ép of the opponent of a card's player: `12 Ép-d van`, `Borkának 12 Ép-je van`.
fn opponents_life(seat: Seat, life: i16, names: &Names) -> String {
    let life = super::number(life);
    match names.other(other(seat)) {
        None => format!("{life}{NBSP}Ép-d van"),
        Some(name) => format!("{} {life}{NBSP}Ép-je van", dative(&name)),
    }
}
