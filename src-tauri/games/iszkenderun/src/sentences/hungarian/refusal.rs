//! The refusals in Hungarian.

use super::{
    as_suit, card, deed, row, row_with, suit, suit_as_object, the_card, the_card_as_object, to_deed, trump_is,
};
use game::Seat;
use iszkenderun::{Card, Decision, MarkerAction, Refusal, Suit};
use rulebook::hungarian::{capital, dative, the};
use rulebook::phrase::{NBSP, Names};

pub(super) fn refusal(refusal: &Refusal, names: &Names) -> String {
    // Most refusals are about one card.
    let it = |card: Card| capital(&the_card(card));
    let object = |card: Card| capital(&the_card_as_object(card));
    match *refusal {
        Refusal::GameOver => "A játéknak vége: itt már senki sem léphet.".to_owned(),
        Refusal::NotYourTurn { to_move } => match names.other(to_move) {
            None => "Most te döntesz.".to_owned(),
            Some(name) => format!("Most nem te döntesz, hanem {name}."),
        },
        Refusal::FirstDecide { pending } => first_decide(pending).to_owned(),
        Refusal::NotAsked { decision } => not_asked(decision).to_owned(),
        Refusal::MustPass { actions } => {
            format!("Ebben a fordulóban már {actions}{NBSP}lépésed volt: most csak passzolhatsz.")
        }
        Refusal::NoSuchRow { row } => {
            let place = the(&format!("{}.", u16::from(row.0) + 1));
            format!("Ennél az asztalnál nem ül senki {place}{NBSP}helyen, így sora sincs.")
        }
        Refusal::NotInHand { card } => format!("{} nincs a kezedben.", it(card)),
        Refusal::NotYourRow { card, row } => format!(
            "{} csak a saját sorodba kerülhet: {} csak csillagos 3-ast játszhatsz ki.",
            it(card),
            row_with(row, names, "ba")
        ),
        Refusal::RowClosed { row: closed, by } => {
            format!(
                "{} lezárt: {} áll benne, ezért nem kerülhet bele több lap.",
                capital(&row(closed, names)),
                the_card(by)
            )
        }
        Refusal::RowPassed { row } => match names.other(row) {
            None => "Már passzoltál: a sorodba nem kerülhet több lap.".to_owned(),
            Some(name) => format!("{name} már passzolt: a sorába nem kerülhet több lap."),
        },
        Refusal::NotInYourRow { card } => {
            format!("{} nincs a sorodban: képességet csak a saját sorod lapjaival használhatsz.", it(card))
        }
        Refusal::NoAbility { card: plain } => {
            format!("{} nincs képessége, amelyért eldobhatnád.", capital(&the(&dative(&card(plain)))))
        }
        Refusal::NothingToAimAt { card } => {
            format!("{} képességének most nincs célpontja, ezért nem használható.", it(card))
        }
        Refusal::PayerGuarded { card, by } => {
            format!("{} {} őrzi: nem dobható el, így a képességéért sem fizethet.", object(card), the_card(by))
        }
        Refusal::PayerProtected { card } => {
            format!("{} védett: nem dobható el, így a képességéért sem fizethet.", it(card))
        }
        Refusal::Guarded { card, by } => {
            format!("{} {} őrzi: képességgel nem dobható el.", object(card), the_card(by))
        }
        Refusal::NotAnother { card } => format!("{} fizet, ezért nem lehet célpont: válassz másik lapot.", it(card)),
        Refusal::SwapTwo { chosen } => {
            format!("A helycseréhez két különböző lap kell, {}.", chosen_so_far(chosen))
        }
        Refusal::TargetPassed { card, row } => {
            format!("{}: képesség nem éri el.", in_passed_row(card, row, names))
        }
        Refusal::TargetProtected { card } => {
            format!("{} védett: akciójelző fekszik rajta, ezért nem választható célpontnak.", it(card))
        }
        Refusal::AlreadyProtected { card } => {
            format!("{} már védett: nem kerülhet rá még egy akciójelző.", it(card))
        }
        Refusal::NoVictim { card, most } => format!(
            "Nincs, amit {} eldobhatna: minden elérhető lap aktuális értéke nagyobb, mint {most}.",
            the_card(card)
        ),
        Refusal::TrumpAlready { trump } => format!("Most is {}: nincs mire váltani.", trump_is(trump)),
        Refusal::TooGreat { card, value, most } => {
            format!("{} aktuális értéke {value}, pedig legfeljebb {most} lehet.", it(card))
        }
        Refusal::TooGreatOncePaid { card, value, most } => {
            format!("{} aktuális értéke a fizetés után {value} lesz, pedig legfeljebb {most} lehet.", it(card))
        }
        Refusal::WrongSuit { card, by, suit } => wrong_suit(card, by, suit),
        Refusal::NotInPlay { card } => {
            format!("{} a fizetés után nincs játékban, ezért nem lehet célpont.", it(card))
        }
        Refusal::NotInDiscards { card, by } => {
            format!("{} nincs a dobópakliban: {} csak onnan vehet vissza lapot.", it(card), the_card(by))
        }
        Refusal::Targets { card, wanted: 0, .. } => {
            format!("{} képességéhez nem kell célpontot választani.", it(card))
        }
        Refusal::Targets { card, wanted, chosen } => {
            format!("{} képességéhez {wanted}{NBSP}célpont kell, {}.", it(card), chosen_so_far(chosen))
        }
        Refusal::ExtraNeeded { card } => {
            format!("{} zárólap: ha a sorodból eldobod, egy ráadáslap is kell a kezedből.", it(card))
        }
        Refusal::ExtraNotInHand { card } => {
            format!("{} nem lehet ráadáslap: nincs a kezedben.", it(card))
        }
        Refusal::ExtraForNothing { card } => format!("Ehhez nem kell ráadáslap: {} maradhat.", the_card(card)),
        Refusal::NothingToDraw { left: 0, .. } => "Nincs miből húzni: a húzópakli is, a dobópakli is üres.".to_owned(),
        Refusal::NothingToDraw { wanted, left } => {
            format!("{wanted}{NBSP}lapot kellene húznod, de csak {left}{NBSP}húzható.")
        }
        Refusal::MarkerUsed => "Az akciójelződet már felhasználtad: az egész játékban csak egyszer lehet.".to_owned(),
        Refusal::CostNotYours { card } => {
            format!("{} sem a kezedben, sem a sorodban nincs, ezért nem fizethetsz vele.", it(card))
        }
        Refusal::NothingToPay => "Sem a kezedben, sem a sorodban nincs lap, amellyel fizethetnél.".to_owned(),
        Refusal::WrongDeed { card, deed } => {
            let suit = deed.suit();
            format!(
                "{} {} kell eldobnod, {} pedig nem az.",
                capital(to_deed(deed)),
                suit_as_object(suit),
                the_card(card)
            )
        }
        Refusal::DeedWithoutTarget { deed } => deed_without_target(deed).to_owned(),
        Refusal::ExchangeCount { chosen } => {
            format!("A lapcseréhez legalább 1, legfeljebb 3{NBSP}lap kell a kezedből, {}.", chosen_so_far(chosen))
        }
        Refusal::ExchangeNotInHand { card } => format!("{} nincs a kezedben, ezért nem cserélheted ki.", it(card)),
        Refusal::DeedTargets { deed, wanted: 0, .. } => {
            format!("{} nem kell célpontot választani.", capital(&the(to_deed(deed))))
        }
        Refusal::DeedTargets { deed, wanted, chosen } => {
            let deed = capital(&the(to_deed(deed)));
            format!("{deed} {wanted}{NBSP}célpont kell, {}.", chosen_so_far(chosen))
        }
        Refusal::DeedPassed { deed: wanted, card, row } => {
            format!("{}: {} nem éri el.", in_passed_row(card, row, names), the(deed(wanted)))
        }
        Refusal::TooDear { card, most } => format!(
            "{} nyomtatott értéke {}, de a fizetségül adott lappal legfeljebb {most} értékűt lophatsz el.",
            it(card),
            card.printed()
        ),
        Refusal::NoDeedPossible { card: Some(card) } => {
            format!("{} most egyetlen akciót sem adhat: egyiknek sincs célpontja.", it(card))
        }
        Refusal::NoDeedPossible { card: None } => {
            "Az akciójelződet most nem használhatod fel: egyik elérhető akciónak sincs célpontja.".to_owned()
        }
        Refusal::NotToBank { card } => format!(
            "{} nem kerülhet most a pontpaklidba: oda a nyertes a sora legnagyobb, a második a legkisebb nyomtatott \
             értékű lapját teszi.",
            it(card)
        ),
        Refusal::NotInHandToDiscard { card } => format!("{} nincs a kezedben, ezért nem dobhatod el.", it(card)),
    }
}

fn first_decide(pending: Decision) -> &'static str {
    match pending {
        Decision::Action => "Előbb lépj: játssz ki egy lapot, használj képességet vagy akciójelzőt, vagy passzolj.",
        Decision::Bank => "Előbb válaszd ki, melyik lapod kerüljön a pontpaklidba.",
        Decision::Discard => "Előbb dobj el lapot a kezedből, mert túl sok van benne.",
    }
}

fn not_asked(decision: Decision) -> &'static str {
    match decision {
        Decision::Action => "Most nem lépned kell, a forduló már véget ért.",
        Decision::Bank => "Most nem kell lapot választanod a pontpaklidba.",
        Decision::Discard => "Most nem kell lapot eldobnod a kezedből.",
    }
}

fn chosen_so_far(chosen: u8) -> String {
    if chosen == 0 { "de még egy sincs kiválasztva".to_owned() } else { format!("de {chosen}{NBSP}van kiválasztva") }
}

/// `A turbán 5-ös Borka sorában áll, aki már passzolt`
fn in_passed_row(card: Card, row: Seat, names: &Names) -> String {
    let card = capital(&the_card(card));
    match names.other(row) {
        None => format!("{card} a sorodban áll, de már passzoltál"),
        Some(name) => format!("{card} {name} sorában áll, aki már passzolt"),
    }
}

fn wrong_suit(card: Card, by: Card, wanted: Suit) -> String {
    let what = if by.face().ability.is_some_and(|ability| ability.takes_back()) { "vehet vissza" } else { "dobhat el" };
    let only = format!("{} csak {} {what}", the_card(by), suit_as_object(wanted));
    let card_is = capital(&the_card(card));
    // With one of the options, two suits count for the final value only.
    if card.suits().any(|own| own == wanted) {
        return format!("{card_is} itt nem számít {}: {only}.", as_suit(wanted));
    }
    format!("{card_is} nem {}: {only}.", suit(wanted))
}

fn deed_without_target(deed: MarkerAction) -> &'static str {
    match deed {
        MarkerAction::Protect => "A védelemnek most nincs célpontja: nincs lap, amelyre a jelződet tehetnéd.",
        MarkerAction::Steal => "A lopásnak most nincs célpontja: nincs elég olcsó és elérhető lap.",
        MarkerAction::Exchange => {
            "A lapcserének most nincs célpontja: nem marad lap a kezedben, amelyet kicserélhetnél."
        }
        MarkerAction::ScorePile => "A plusz négyhez nem kell célpont.",
    }
}
