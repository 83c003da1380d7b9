//! Sentences about refusals that concern cards, in Hungarian.

use super::card::{name, the, the_object};
use super::{at, on, onto, standing_on};
use cardgo::{AimFault, AnswerKind, Card, PendingDecision, Point};
use game::Seat;
use rulebook::hungarian::{allative, capital};
use rulebook::phrase::{NBSP, Names};

pub(super) fn out_of_reach(counter: Card, card: Card) -> String {
    let (counter_is, card_is) = (capital(&the(counter)), the(card));
    match counter {
        Card::Mirror => format!("{counter_is} csak lépés helyetti lapot véd ki, {card_is} viszont lépés előtti."),
        _ => format!("{counter_is} csak azt a lapot védi ki, amelyik egy kövedet célozza; {card_is} most nem ilyen."),
    }
}

pub(super) fn lasting_in_force(card: Card, left: u8) -> String {
    format!(
        "Amíg {} hatása tart, senki sem húzhat, és lapot sem játszhat ki. Még {left}{NBSP}lépés van hátra.",
        the(card)
    )
}

pub(super) fn decide_first(pending: PendingDecision) -> String {
    match pending {
        PendingDecision::Aim { card } => format!("Előbb válaszd ki, hová szóljon {}.", the(card)),
        PendingDecision::Answer { card } => format!("Előbb döntsd el, kivéded-e {}.", the_object(card)),
        PendingDecision::Arrange => "Előbb tedd vissza a lapokat a pakli tetejére.".to_owned(),
        PendingDecision::Name => "Előbb nevezd meg a Dilemma két pontját.".to_owned(),
        PendingDecision::Choose => "Előbb válassz a két megnevezett pont közül.".to_owned(),
        PendingDecision::Note => "Előbb jegyezd fel a Csapda pontját.".to_owned(),
        PendingDecision::Discard { limit } => {
            format!("Előbb dobj el lapot: a köröd végén legfeljebb {limit}{NBSP}maradhat a kezedben.")
        }
    }
}

pub(super) fn not_asked(what: AnswerKind) -> &'static str {
    match what {
        AnswerKind::Target => "Most nem kell pontot választanod egyetlen laphoz sem.",
        AnswerKind::Line => "Most nem kell sort vagy oszlopot választanod.",
        AnswerKind::Counter => "Most nincs bejelentett lap, amelyet kivédhetnél.",
        AnswerKind::Let => "Most nincs bejelentett lap, amelyre válaszolnod kellene.",
        AnswerKind::Arrange => "Most nem kell lapokat visszatenned a paklira.",
        AnswerKind::Discard => "Most nem kell lapot eldobnod.",
    }
}

pub(super) fn restricted(point: Point, card: Card, by: Seat, names: &Names) -> String {
    let why = match card {
        Card::Ban => "a Tilalom ezt a pontot is elzárja".to_owned(),
        Card::Tether => match names.other(by) {
            None => "a Póráz miatt a lépésnek érintenie kell egyik kövedet".to_owned(),
            Some(name) => format!("a Póráz miatt a lépésednek érintenie kell {name} egyik kövét"),
        },
        Card::ElbowRoom => "a Mozgástér miatt a lépés egyetlen követ sem érinthet".to_owned(),
        Card::HighGround => "a Magaslat alatt csak a negyedik vonalra vagy annál beljebb szabad lépni".to_owned(),
        Card::Shoreline => "a Partvidék alatt csak a három külső vonalra szabad lépni".to_owned(),
        Card::Wall => "ott áll a Fal".to_owned(),
        Card::Truce => "a Fegyverszünet alatt tilos szabadság nélkül hagyni az ellenfél csoportját".to_owned(),
        other => format!("{} hatása tiltja", the(other)),
    };
    format!("{} most nem léphetsz: {why}.", capital(&onto(point)))
}

pub(super) fn not_a_target(card: Card, point: Point, why: AimFault) -> String {
    let why = match why {
        AimFault::Empty => format!("{point} üres, nincs ott kő"),
        AimFault::Occupied => format!("{point} foglalt, áll ott egy kő"),
        AimFault::OwnStone => format!("{} a saját köved áll, ide az ellenfeledé kell", on(point)),
        AimFault::EnemyStone => format!("{} az ellenfeled köve áll, ide a tiéd kell", on(point)),
        AimFault::NotLone => format!("{} nem magányos kő áll", on(point)),
        AimFault::TooFewLiberties => format!("{} kőnek nincs két szabadsága", standing_on(point)),
        AimFault::NotInAtari => format!("{} kő nincs atariban", standing_on(point)),
        AimFault::NoRoom => {
            format!("{} nincs olyan második pont, amellyel a lap végrehajtható", allative(&point.to_string()))
        }
        AimFault::NotAdjacent => format!("{point} nem szomszédos az előbb választott ponttal"),
        AimFault::Adjacent => format!("{point} szomszédos az előbb választott ponttal, pedig nem lehet az"),
        AimFault::Captures => format!("{} a kő leütne valamit, pedig ezzel a lappal nem szabad", on(point)),
        AimFault::Lifeless => format!("{} szabadság nélkül maradna egy csoport", at(point)),
        AimFault::NotACut => format!("{point} nem vágópont két átlósan álló köved között"),
        AimFault::SamePoint => format!("{point} már ki van választva"),
    };
    format!("{}: {why}.", name(card))
}
