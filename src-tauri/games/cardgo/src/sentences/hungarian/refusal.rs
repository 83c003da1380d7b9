//! Sentences about refusals, in Hungarian.

use super::{board, card, on, onto, refused_card};
use cardgo::Refusal;
use rulebook::hungarian::{capital, the};
use rulebook::phrase::{NBSP, Names};

pub(in crate::sentences) fn refusal(refusal: &Refusal, names: &Names) -> String {
    match refusal {
        Refusal::GameOver => "A játszmának vége: itt már senki sem léphet.".to_owned(),
        Refusal::NotYourTurn { to_move } => match names.other(*to_move) {
            None => "Most te döntesz.".to_owned(),
            Some(name) => format!("Most nem te döntesz, hanem {name}."),
        },
        Refusal::NoSuchPoint { point, size } => {
            format!("{} táblán nincs ilyen metszéspont: {point}.", capital(&the(&board(*size))))
        }
        Refusal::Occupied { point, owner } => match names.other(*owner) {
            None => format!("{point} foglalt: a te köved áll ott."),
            Some(name) => format!("{point} foglalt: {name} köve áll ott."),
        },
        Refusal::Suicide { point } => {
            format!("{} lépni öngyilkosság volna: nem maradna szabadságod, és nem ütnél le semmit.", onto(*point))
        }
        Refusal::Ko { point, number } => {
            format!("Kó: {} most nem üthetsz vissza, mert {}. Előbb lépj máshol.", on(*point), again(*number))
        }
        Refusal::Repetition { point, number } => {
            format!("Ismétlés: {} nem léphetsz, mert {}.", onto(*point), again(*number))
        }
        Refusal::NotYourWord { to_move } => match names.other(*to_move) {
            None => "Most te mondod meg, melyik kő halott.".to_owned(),
            Some(name) => format!("Most nem te jelölsz, hanem {name}."),
        },
        Refusal::Counting => {
            "Most a halott köveket jelölitek: ha lépnél vagy passzolnál, előbb kérd a játék folytatását.".to_owned()
        }
        Refusal::NotCounting => "Ennek csak két egymás utáni passz után, a jelöléskor van itt az ideje.".to_owned(),
        Refusal::OnlyAnswer => {
            "A jelölést már a másik is átnézte: most csak jóváhagyhatod, vagy kérheted a játék folytatását.".to_owned()
        }
        Refusal::NoStone { point } => format!("{point} üres: nincs ott kő, amelyet megjelölhetnél."),
        Refusal::NotFirst { point, first } => {
            format!("A csoportot az első kövével kell megnevezni: {point} helyett ez {first}.")
        }
        Refusal::NoCards => "Ezt a játszmát lapok nélkül játsszátok.".to_owned(),
        Refusal::ResumedWithoutCards => {
            "A számolás utáni folytatás lapok nélkül zajlik: húzni és lapot kijátszani már nem lehet.".to_owned()
        }
        Refusal::OrdinaryGo => "Nincs több kijátszható lap: ez már rendes go.".to_owned(),
        Refusal::TooEarly { left } => {
            format!("Még nem lehet húzni: a csendes kezdésből {left}{NBSP}lépés van hátra.")
        }
        Refusal::DeckEmpty => "Elfogyott a pakli: nincs mit húzni.".to_owned(),
        Refusal::AlreadyDrawn => "Ebben a körben már húztál: körönként egy lapot lehet.".to_owned(),
        Refusal::DrawBeforeCard => "Húzni csak a kör elején lehet: ebben a körben már játszottál ki lapot.".to_owned(),
        Refusal::OneCard => "Ebben a körben már játszottál ki lapot: körönként csak egyet lehet.".to_owned(),
        Refusal::NotInHand { card } => format!("{} nincs a kezedben.", capital(&card::the(*card))),
        Refusal::CounterInOwnTurn { card } => format!(
            "{} kontralap: csak az ellenfeled körében játszhatod ki, az ő bejelentett lapja ellen.",
            capital(&card::the(*card))
        ),
        Refusal::NotACounter { card } => {
            format!("{} nem kontralap: az ellenfeled körében nem játszhatod ki.", capital(&card::the(*card)))
        }
        Refusal::OutOfReach { counter, card } => refused_card::out_of_reach(*counter, *card),
        Refusal::LastingInForce { card, left } => refused_card::lasting_in_force(*card, *left),
        Refusal::DecideFirst { pending } => refused_card::decide_first(*pending),
        Refusal::NotAsked { what } => refused_card::not_asked(*what).to_owned(),
        Refusal::TooFewFree { free } => format!(
            "A Mozgástérhez legalább 10 olyan üres pont kell, amely egyetlen követ sem érint; most {free}{NBSP}van."
        ),
        Refusal::Restricted { point, card, by } => refused_card::restricted(*point, *card, *by, names),
        Refusal::OwnTrap { point } => format!("{} nem léphetsz: ott van a saját csapdád.", onto(*point)),
        Refusal::NoSuchLine { line, size } => {
            format!("{} táblán nincs ilyen vonal: {}.", capital(&the(&board(*size))), super::line(*line))
        }
        Refusal::NotATarget { card, point, why } => refused_card::not_a_target(*card, *point, *why),
        Refusal::NotTheseCards => "Pontosan azokat a lapokat kell visszatenned, amelyeket megnéztél.".to_owned(),
        Refusal::NotNamed { point } => format!("{point} nem a két megnevezett pont egyike."),
    }
}

/// Says which earlier board would recur.
fn again(number: u32) -> String {
    match number {
        0 => "ugyanaz a tábla állna elő, mint a kezdéskor".to_owned(),
        _ => format!("ugyanaz a tábla állna elő, mint {}{NBSP}lépés után", the(&format!("{number}."))),
    }
}
