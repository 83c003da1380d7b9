//! The refusals in Hungarian.

use super::{colour, effect, half, side, the_card};
use crate::sentences::{number, position};
use mochi::{Decision, Pair, Refusal, Side};
use rulebook::hungarian::{adessive, capital, sublative, the};
use rulebook::phrase::{NBSP, Names};

pub(super) fn refusal(refusal: &Refusal, names: &Names) -> String {
    match refusal {
        Refusal::GameOver => "A játéknak vége: itt már senki sem léphet.".to_owned(),
        Refusal::NotYourTurn { to_move } => match names.other(*to_move) {
            None => "Most te döntesz.".to_owned(),
            Some(name) => format!("Most nem te döntesz, hanem {name}."),
        },
        Refusal::FirstDecide { pending } => first_decide(*pending).to_owned(),
        Refusal::NotAsked { decision } => not_asked(*decision).to_owned(),
        Refusal::CanAct => {
            "Most még tehetsz valamit: passzolni csak akkor lehet, ha sem pár, sem húzás nem lehetséges.".to_owned()
        }
        Refusal::NoPair { left, hand } => no_pair(*left, *hand),
        Refusal::Value { pair, centre, side } => value(*pair, *centre, *side),
        Refusal::Colour { pair, centre } => {
            let onto = capital(&the(&format!("{}{NBSP}{}", colour(centre.left.colour()), number(*centre))));
            let (left, right) = (colour(pair.left.colour()), colour(pair.right.colour()));
            format!("{} csak egyszínű pár mehet, {} viszont {left} és {right}.", sublative(&onto), the(&number(*pair)))
        }
        Refusal::NotInReserve { card } => format!("{} nincs a tartalékodban.", capital(&the_card(*card))),
        Refusal::LastOfPile { half: which } => {
            format!("A {} oldali lap nem vehető el: nincs, ami a helyére kerüljön.", half(*which))
        }
        Refusal::NothingToDraw => "Nincs miből húzni: a pakli üres, és letakart lap sincs.".to_owned(),
        Refusal::NoSuchGap { place, hand: 0 } => {
            format!("Üres a kezed: a lap csak az 1.{NBSP}helyre kerülhet, {}{NBSP}helyre nem.", the(&ordinal(*place)))
        }
        Refusal::NoSuchGap { place, hand } => format!(
            "{hand}{NBSP}lap van a kezedben: az új lap az 1–{}.{NBSP}helyre kerülhet, {}{NBSP}helyre nem.",
            position(*hand),
            the(&ordinal(*place))
        ),
        Refusal::NoSuchCard { place, hand, .. } => {
            format!("{hand}{NBSP}lap van a kezedben, {}{NBSP}lap nincs.", ordinal(*place))
        }
        Refusal::NoSuchSeat { seat } => {
            format!("Ennél az asztalnál nem ül senki {}{NBSP}helyen.", the(&ordinal(seat.0)))
        }
        Refusal::MustCarryOut { effect: pending } => {
            format!("A {} kötelező hatás: nem lehet lemondani róla.", effect(*pending))
        }
        Refusal::NobodyExempt => "A továbbadásból senki sem maradhat ki: válassz egy lapot.".to_owned(),
    }
}

fn value(pair: Pair, centre: Pair, shown: Side) -> String {
    let (ours, theirs) = (capital(&the(&number(pair))), number(centre));
    let wanted = match shown {
        Side::Plus => "nagyobb",
        Side::Minus => "kisebb",
    };
    let at = adessive(side(shown));
    if number(pair) == theirs {
        return format!("{ours} éppen annyi, mint a középső pár: {at} {wanted} számot kell játszanod.");
    }
    format!("{ours} nem {wanted} {}: {at} {wanted} számot kell játszanod.", adessive(&theirs))
}

fn no_pair(left: u8, hand: u8) -> String {
    match (position(left), hand) {
        (_, 0) => "Üres a kezed, nincs miből párt játszani.".to_owned(),
        (_, 1) => "Egyetlen lapod van: párhoz két szomszédos lap kell.".to_owned(),
        (last, hand) if last == u16::from(hand) => {
            format!(
                "{} lapodnak nincs jobb oldali szomszédja: párhoz két szomszédos lap kell.",
                capital(&the(&ordinal(left)))
            )
        }
        (_, hand) => format!("{hand}{NBSP}lap van a kezedben: {} helyen nem kezdődhet pár.", the(&ordinal(left))),
    }
}

/// `3.`: the place, counted from 1.
fn ordinal(place: u8) -> String {
    format!("{}.", position(place))
}

fn first_decide(pending: Decision) -> &'static str {
    match pending {
        Decision::Action => "Előbb játssz ki egy párt, vagy húzz egy lapot.",
        Decision::Insert => "Előbb tedd a helyére a kapott lapot.",
        Decision::EffectOrder => "Előbb döntsd el, melyik hatás jöjjön elsőként.",
        Decision::ChooseDrawer => "Előbb válaszd ki, ki húzzon.",
        Decision::DrawByEffect => "Előbb húzz egy lapot: a húzás hatása rád vár.",
        Decision::PassLeft => "Előbb dönts a továbbadásról.",
        Decision::Reserve => "Előbb dönts a tartalékolásról.",
        Decision::Keep => "Előbb válaszd ki, melyik lapot tartod meg tartaléknak.",
    }
}

fn not_asked(decision: Decision) -> &'static str {
    match decision {
        Decision::Action => "Most nem kell párt kijátszanod vagy lapot húznod.",
        Decision::Insert => "Most nincs lap, amelynek helyet kellene találnod.",
        Decision::EffectOrder => "Most nincs hatás, amelyről dönthetnél.",
        Decision::ChooseDrawer | Decision::DrawByEffect => "Játékost húzásra kijelölni csak a húzás hatására lehet.",
        Decision::PassLeft => "Lapot balra adni csak a továbbadás hatására lehet.",
        Decision::Reserve => "Lapot tartalékba tenni csak a tartalékolás hatására lehet.",
        Decision::Keep => "Lapot megtartani csak a forduló végén lehet.",
    }
}
