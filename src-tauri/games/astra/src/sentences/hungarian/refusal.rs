//! The refusals in Hungarian.

use super::{boon, element, star, the_plain};
use crate::sentences::AUTOMATON;
use astra::{AUPTOLEMY, Ability, Card, Decision, Purpose, Refusal, StarId};
use rulebook::hungarian::{accusative, capital};
use rulebook::phrase::{NBSP, Names};

pub(super) fn refusal(refusal: &Refusal, names: &Names) -> String {
    // Most refusals are about a card or a star on it.
    let it = |card: Card| capital(&the_plain(card));
    let the_star = |card: Card, which: StarId| capital(&star(card, which));
    match *refusal {
        Refusal::GameOver => "A játéknak vége: itt már senki sem léphet.".to_owned(),
        Refusal::NotYourTurn { to_move: AUPTOLEMY } => format!("Most {AUTOMATON} köre jön."),
        Refusal::NotYourTurn { to_move } => match names.other(to_move) {
            None => "Most te döntesz.".to_owned(),
            Some(name) => format!("Most nem te döntesz, hanem {name}."),
        },
        Refusal::FirstDecide { pending } => first_decide(pending).to_owned(),
        Refusal::NotAsked { decision } => not_asked(decision),
        Refusal::AfterAction { card } => {
            format!("{} képességét csak az akciód előtt használhattad volna.", it(card))
        }
        Refusal::NotActive { card, purpose } => {
            let what = match purpose {
                Purpose::SetAside => "félretenni sem tudod",
                Purpose::Aim(_) => "nem frissítheted fel",
                _ => "a képessége nem használható",
            };
            format!("{} lapja nem aktív nálad, ezért {what}.", it(card))
        }
        Refusal::Exhausted { card } => {
            format!("{} lapja kimerült: a képessége csak felfrissítés után használható újra.", it(card))
        }
        Refusal::NoEffect { ability: wanted } => no_effect(wanted).to_owned(),
        Refusal::DeckEmpty { .. } => {
            "A zárólap fölött elfogyott a húzópakli, és a képességek az alatta lévő lapokhoz nem nyúlnak.".to_owned()
        }
        Refusal::WrongAim { ability: wanted } => wrong_aim(wanted).to_owned(),
        Refusal::OwnKind { card } => format!(
            "{} lapját nem választhatod: a felfrissítés sem magát a lapot, sem a vele azonos képességűt nem frissíti fel.",
            it(card)
        ),
        Refusal::NotExhausted { card } => format!("{} lapja nem kimerült, nincs mit felfrissíteni rajta.", it(card)),
        Refusal::MarkedCard { card } => {
            format!("{} lapján már van megjelölt csillag: csak jelöletlen lapot cserélhetsz ki.", it(card))
        }
        Refusal::NoCardThere { place, purpose } => {
            let what = match purpose {
                Purpose::Aim(Ability::Mark) => "megjelölhető csillag",
                Purpose::Aim(_) => "kicserélhető lap",
                Purpose::Discover => "felfedezhető lap",
                _ => "megfigyelhető lap",
            };
            format!("A {} helye üres: nincs ott {what}.", element(place.element()))
        }
        Refusal::Complete { card } => {
            format!("{} minden csillaga meg van jelölve: a lap már csak a felfedezésére vár.", it(card))
        }
        Refusal::NoStardust => {
            "Nincs csillagporod, és ingyenes első csillagod sincs: így nem tudsz megfigyelni.".to_owned()
        }
        Refusal::NoStar => "A megfigyeléshez legalább egy csillagot meg kell jelölnöd.".to_owned(),
        Refusal::NoSuchStar { card, .. } => format!("{} lapján nincs ilyen csillag.", it(card)),
        Refusal::AlreadyMarked { card, star } => format!("{} már meg van jelölve.", the_star(card, star)),
        Refusal::NotStartingStar { card, start: first, .. } => {
            format!("{} lapja még jelöletlen: a kezdőcsillagán kell kezdened ({}).", it(card), star(card, first))
        }
        Refusal::NotJoinedToMarked { card, star } => {
            format!("{} nem kezdheted: nem köti vonal megjelölt csillaghoz.", capital(&begins_at(card, star)))
        }
        Refusal::NotJoined { card, from, star: to } => format!(
            "{} nem mehetsz tovább: nem köti vonal az előzőhöz ({}).",
            capital(&onto(card, to)),
            star(card, from)
        ),
        Refusal::NoJump { card, star: to, .. } => format!(
            "{} csak egy megjelölt csillagot átugorva juthatnál, és ebben a körben erre már nincs ugrásod.",
            capital(&onto(card, to))
        ),
        Refusal::TooExpensive { card, star, needs, has } => {
            format!("{}ig az út {needs}{NBSP}csillagporba kerülne, neked {has} van.", the_star(card, star))
        }
        Refusal::NotComplete { card } => format!("{} lapján van még jelöletlen csillag.", it(card)),
        Refusal::NoSuchBoon { card, boon: wanted } => {
            format!("{} lapján nincs ilyen adomány: {}.", it(card), boon(wanted))
        }
        Refusal::FewerThanDream { card, yours, dream } => format!(
            "{} lapján {yours}{NBSP}csillagod van, az álomtollnak {dream}: így csak a két jobb szélső adományból \
             választhatsz.",
            it(card)
        ),
        Refusal::WhichCard => "Válaszd ki azt is, melyik kimerült lapod frissüljön fel.".to_owned(),
        Refusal::NotSoMany { cards } => {
            format!("Most {} kell visszatenned, mindegyiket egyszer.", accusative(&format!("{cards}{NBSP}lap")))
        }
    }
}

/// `a Vega csillaggal`
fn begins_at(card: Card, which: StarId) -> String {
    format!("{}gal", star(card, which))
}

/// `a Vega csillagra`
fn onto(card: Card, which: StarId) -> String {
    format!("{}ra", star(card, which))
}

fn no_effect(wanted: Ability) -> &'static str {
    match wanted {
        Ability::Pouch => "Az erszényed már nem nőhet tovább, ezért ennek a képességnek most nincs hatása.",
        Ability::Wisdom => "A bölcsességed már nem nőhet tovább, ezért ennek a képességnek most nincs hatása.",
        Ability::FreeFirst => "Ebben a körben már ingyen van minden megfigyelés első csillaga.",
        Ability::Mark => "Most nincs olyan csillag, amelyet megjelölhetnél.",
        Ability::Reactivate => "Nincs olyan kimerült lapod, amelyet ez felfrissíthetne.",
        Ability::Exchange => "Most nincs jelöletlen kirakott lap, amelyet kicserélhetnél.",
        _ => "Ennek a képességnek most nincs hatása.",
    }
}

fn wrong_aim(wanted: Ability) -> &'static str {
    match wanted {
        Ability::Mark => "Ehhez a képességhez egy kirakott lap csillagát válaszd ki.",
        Ability::Reactivate => "Ehhez a képességhez egy kimerült lapodat válaszd ki.",
        Ability::Exchange => "Ehhez a képességhez egy kirakott lapot válassz ki.",
        _ => "Ehhez a képességhez nem kell semmit kiválasztanod.",
    }
}

fn first_decide(pending: Decision) -> &'static str {
    match pending {
        Decision::Turn => "Előbb a körödről dönts: képesség, azután megfigyelés vagy pihenés.",
        Decision::Reorder => "Előbb tedd vissza a megnézett lapokat a húzópakli tetejére.",
        Decision::ObserveMore => "Előbb dönts: távcsővel újra megfigyelsz, vagy abbahagyod.",
        Decision::Discover => "Előbb válaszd ki, melyik kész lapot fedezed fel elsőként.",
        Decision::SetAside => "Előbb tégy félre egy aktív lapot: több van, mint amennyi a bölcsességed.",
        Decision::Dream => "Előbb jelöld meg az álomcsillagot.",
        Decision::Boon => "Előbb válassz adományt, vagy mondj le róla.",
        Decision::Automaton => "Előbb Auptolemy köre jön.",
    }
}

fn not_asked(decision: Decision) -> String {
    match decision {
        Decision::Turn => "Most nem képességről és nem akcióról döntesz.".to_owned(),
        Decision::Reorder => "Most nincs mit visszatenned a húzópakli tetejére.".to_owned(),
        Decision::ObserveMore => "Most nincs megkezdett megfigyelésed, amelyet befejezhetnél.".to_owned(),
        Decision::Discover => "Most nem kell választanod, melyik lapot fedezed fel elsőként.".to_owned(),
        Decision::SetAside => "Most nem kell lapot félretenned.".to_owned(),
        Decision::Dream => "Most nem jelölsz álomcsillagot.".to_owned(),
        Decision::Boon => "Most nem választasz adományt.".to_owned(),
        Decision::Automaton => format!("Most nem {AUTOMATON} köre jön."),
    }
}
