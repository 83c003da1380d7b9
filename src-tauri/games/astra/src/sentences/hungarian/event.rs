//! The events in Hungarian.

use super::{ability, at_place, automaton, boon, element, final_card, on_element, score, setup, star, stardust, the};
use crate::sentences::{AUTOMATON, person};
use astra::{
    AUPTOLEMY, Ability, Boon, Card, Element, Event, Gain, GainSource, Marks, Modification, PERSON, Pen, Shelf, StarId,
};
use game::{Cites, Seat};
use rulebook::hungarian::{accusative, capital, named_after};
use rulebook::phrase::listed;
use rulebook::phrase::{NBSP, Names};

pub(super) fn event(event: &Event, names: &Names) -> String {
    match event {
        Event::DeckMade { above } => format!("A húzópakliban {above}{NBSP}lap van a zárólap fölött."),
        Event::MarkerPlaced { card, element: start } => format!(
            "A húzópakli első lapja {}, {} lap: a szférajelölő innen indul, a lap pedig a dobópakliba kerül.",
            the(*card),
            element(*start)
        ),
        Event::Displayed { place, card, .. } => format!("{}ére {} került.", capital(&at_place(*place)), the(*card)),
        Event::StaysEmpty { place } => format!("{}e üres marad: elfogytak a lapok.", capital(&at_place(*place))),
        Event::FinalCardDealt { card: None, .. } => format!("{AUTOMATON} is kapott egy céllapot, lefordítva."),
        Event::FinalCardDealt { seat, card: Some(card) } => {
            let pair = final_card(*card);
            match whose(*seat, names) {
                None => format!("A céllapod: {pair}."),
                Some(name) => format!("{name} céllapja: {pair}."),
            }
        }
        Event::Starts { seat, gain, amount, by } => starts(*seat, *gain, *amount, *by, names),
        Event::Removed { cards, by } => automaton::removed(*cards, *by),
        Event::LibraryMade { deck } => automaton::library_made(*deck),
        Event::LibraryTurned { shelf, card, .. } => automaton::turned(*shelf, *card),
        Event::AbilityUsed { card, ability: used } => ability_used(*card, *used, names),
        Event::Gained { seat, gain, amount, now, source } => gained(*seat, *gain, (*amount, *now), *source, names),
        Event::Marked { pen: Pen::Dream, card, star: which, .. } => {
            format!("Az álomtoll {} lapján {}ot jelölte meg.", the(*card), star(*card, *which))
        }
        Event::Marked { pen: Pen::Its, card, star, from, .. } => automaton::marked(*card, *star, *from),
        Event::Marked { card, star, from, over, price, .. } => marked(*card, (*star, *from, *over), *price, names),
        Event::TelescopeSpent { seat: AUPTOLEMY, left } => automaton::telescope_spent(*left),
        Event::TelescopeSpent { left, .. } => match person(names) {
            None => format!("Egy távcsőért újra megfigyelsz; {}.", telescopes_left("távcsöved", *left)),
            Some(name) => format!("{name} egy távcsőért újra megfigyel; {}.", telescopes_left("távcsöve", *left)),
        },
        Event::Rested { seat: AUPTOLEMY, stardust, .. } => automaton::rested(*stardust, event.rule()),
        Event::Rested { stardust: now, .. } => match person(names) {
            None => format!("Pihentél: most {now}{NBSP}csillagporod van."),
            Some(name) => format!("{name} pihent: most {now}{NBSP}csillagpora van."),
        },
        Event::Reactivated { card, .. } => {
            format!("{} felfrissült: a képessége újra használható.", capital(&the(*card)))
        }
        Event::MarkerMoved { to, crossed: false, .. } => format!("A szférajelölő {}re lépett.", onto(*to)),
        Event::MarkerMoved { to, .. } => {
            format!("A szférajelölő átlépett a következő szférába, {}re.", onto(*to))
        }
        Event::DeckDiscarded { card } => {
            format!("A húzópakli felső lapja, {}, a dobópakliba került.", the(*card))
        }
        Event::Exchanged { place, card } => {
            format!("Lapcsere: {} {}éről a dobópakliba került.", the(*card), at_place(*place))
        }
        Event::Looked { count, cards } => looked(*count, cards.as_deref(), names),
        Event::PutBack { cards } => put_back(cards.as_deref(), names),
        Event::NoDream { element: Element::Water } => "Nincs kirakott lap, ezért elmarad az álomcsillag.".to_owned(),
        Event::NoDream { element: at } => {
            format!("Elmarad az álomcsillag: a szférajelölő {} áll, és ott nem fekszik lap.", on_element(*at))
        }
        Event::DreamAt { element: at, card, tie, .. } => dream_at(*at, *card, *tie),
        Event::Discovered { seat, card, marks, dream } => discovered((*seat, *card), *marks, *dream, names),
        Event::BoonTaken { card, boon: taken } => match person(names) {
            None => format!("{} lapjáról ezt az adományt választottad: {}.", capital(&the(*card)), boon(*taken)),
            Some(name) => format!("{name} {} lapjáról ezt az adományt választotta: {}.", the(*card), boon(*taken)),
        },
        Event::BoonDeclined { card } => match person(names) {
            None => format!("{} lapjáról nem választottál adományt.", capital(&the(*card))),
            Some(name) => format!("{name} nem választott adományt {} lapjáról.", the(*card)),
        },
        Event::SetAside { card, wisdom } => match person(names) {
            None => format!(
                "Félretetted {} lapját: a bölcsességed {wisdom}, legfeljebb ennyi aktív lapod lehet.",
                the(*card)
            ),
            Some(name) => format!(
                "{name} félretette {} lapját: a bölcsessége {wisdom}, legfeljebb ennyi aktív lapja lehet.",
                the(*card)
            ),
        },
        Event::DieRolled { die, shelf, card, focus } => automaton::die_rolled(*die, *shelf, *card, *focus),
        Event::Focused { focus, place, card, how } => automaton::focused(*focus, place.zip(*card), *how),
        Event::Aimed { pen: Pen::Dream, card, why, .. } => automaton::dreams(*card, *why),
        Event::Aimed { card, most, why, .. } => automaton::aimed(*card, *most, *why),
        Event::CleanedUp { card, stardust: left } => format!(
            "Takarítás: {} lapja a könyvtár dobópaklijába került, {AUTOMATON} csillagporából 1 elfogyott, maradt {left}.",
            the(*card)
        ),
        Event::LibraryReshuffled { cards } => {
            format!("{AUTOMATON} paklija elfogyott: a könyvtár dobópaklijából új lett, {cards}{NBSP}lappal.")
        }
        Event::ItsBoon { card, points, now } => format!(
            "{AUTOMATON} csillagot jelölt {} lapján, ezért övé a bal szélső adomány: {points}{NBSP}győzelmi pont, most \
             {now} van neki.",
            the(*card)
        ),
        Event::NoTelescope { .. } => format!(
            "Ilyen kis adomány mellé {AUTOMATON} távcsövet is kapna, de a „Távcső nélkül” könnyítés szerint nem jár neki."
        ),
        Event::EndTriggered { during: AUPTOLEMY } => match person(names) {
            None => format!("A zárólapig elfogyott a húzópakli: neked és {AUTOMATON}nek még egy-egy körötök van."),
            Some(name) => {
                format!("A zárólapig elfogyott a húzópakli: {name} és {AUTOMATON} még egy-egy kört játszik.")
            }
        },
        Event::EndTriggered { .. } => {
            format!("A zárólapig elfogyott a húzópakli: ez után már csak {AUTOMATON} köre van hátra.")
        }
        Event::NothingLeft => format!("{AUTOMATON} paklija üres, ezért a megfigyelése elmarad."),
        Event::LibraryEmpty => match person(names) {
            None => format!("{AUTOMATON} megfigyelne, de elfogyott a paklija: ez azonnali vereség, vesztettél."),
            Some(name) => {
                format!("{AUTOMATON} megfigyelne, de elfogyott a paklija: ez azonnali vereség, {name} vesztett.")
            }
        },
        Event::Counted { seat, line, count, points } => score::counted(*seat, *line, *count, *points, names),
        Event::FinalCardShown { seat, card } => {
            let pair = final_card(*card);
            match whose(*seat, names) {
                None => format!("A céllapod ({pair}) mindkét elemhez hozzáad egyet."),
                Some(name) => format!("{name} céllapja ({pair}) mindkét elemhez hozzáad egyet."),
            }
        }
        Event::Ended { points, won } => score::ended(*points, *won, names),
    }
}

/// Returns the owner's name; `None` if it is the person and the text addresses the person.
pub(super) fn whose(seat: Seat, names: &Names) -> Option<String> {
    if seat == AUPTOLEMY { Some(AUTOMATON.to_owned()) } else { person(names) }
}

/// `a Levegő`, to be followed by the ending -re.
fn onto(to: Element) -> String {
    format!("a {}", element(to))
}

fn ability_used(card: Card, used: Ability, names: &Names) -> String {
    let name = ability(used);
    let begin = match person(names) {
        None => format!("Használtad {} képességét ({name})", the(card)),
        Some(person) => format!("{person} használta {} képességét ({name})", the(card)),
    };
    match used {
        Ability::FreeFirst | Ability::Jump | Ability::RichRest => format!("{begin}: {}.", does_this_turn(used)),
        _ => format!("{begin}."),
    }
}

/// `távcsöved nem maradt`, `2 távcsöved maradt`
pub(super) fn telescopes_left(whose: &str, left: u8) -> String {
    if left == 0 { format!("{whose} nem maradt") } else { format!("{left}{NBSP}{whose} maradt") }
}

/// Returns the text for the effect of an ability for the rest of the turn.
fn does_this_turn(ability: Ability) -> &'static str {
    match ability {
        Ability::FreeFirst => "ebben a körben minden megfigyelés első csillaga ingyen van",
        Ability::Jump => "ebben a körben egyszer át lehet ugrani egy megjelölt csillagot",
        Ability::RichRest => "ebben a körben a pihenés 3-mal az erszény mérete fölé tölt",
        _ => "ez ebben a körben érvényes",
    }
}

/// `A Nagy Csillagért 1 bölcsességet kaptál: most 3.`
fn gained(seat: Seat, gain: Gain, (amount, now): (u8, u16), source: GainSource, names: &Names) -> String {
    let for_what = match source {
        GainSource::GrandStar => "A Nagy Csillagért".to_owned(),
        GainSource::Rest => "A pihenéssel".to_owned(),
        GainSource::Ability(_) => "A képességgel".to_owned(),
        GainSource::Boon(Boon::Vp(_)) => "A bal szélső adománnyal".to_owned(),
        GainSource::Boon(_) => "Az adománnyal".to_owned(),
        GainSource::ItsBoon => "Mivel ez az adomány csak 2 vagy 3 pontos,".to_owned(),
        GainSource::Modification(_) => "A nehezítés szerint a felfedezésért".to_owned(),
    };
    let name = whose(seat, names);
    if amount == 0 {
        let (yours, its) = match gain {
            Gain::Wisdom => ("a bölcsességed már nem nőhet", "a bölcsessége már nem nőhet"),
            _ => ("az erszényed már nem nőhet", "az erszénye már nem nőhet"),
        };
        return match name {
            None => format!("{for_what} nem kaptál semmit: {yours} {now} fölé."),
            Some(name) => format!("{for_what} {name} nem kapott semmit: {its} {now} fölé."),
        };
    }
    if gain == Gain::Pouch {
        let size = named_after(&now.to_string());
        return match name {
            None => format!("{for_what} nagyobb lett az erszényed: most {size}."),
            Some(name) => format!("{for_what} nagyobb lett {name} erszénye: most {size}."),
        };
    }
    let what = match gain {
        Gain::Vp => format!("{amount}{NBSP}győzelmi pontot"),
        Gain::Stardust => format!("{amount}{NBSP}csillagport"),
        Gain::Telescope => format!("{amount}{NBSP}távcsövet"),
        Gain::Pouch | Gain::Wisdom => format!("{amount}{NBSP}bölcsességet"),
    };
    match name {
        None => format!("{for_what} {what} kaptál, így most {now} van."),
        Some(name) => format!("{for_what} {name} {what} kapott, így most {now} van neki."),
    }
}

/// `A Hattyú lapján a Deneb csillagról a Sadr csillagot átugorva az Aljanah csillagot is megjelölted, 1 csillagporért.`
fn marked(
    card: Card,
    (which, from, over): (StarId, Option<StarId>, Option<StarId>),
    price: u8,
    names: &Names,
) -> String {
    let (on, it) = (format!("{} lapján", the(card)), format!("{}ot", star(card, which)));
    let price = if price == 0 { " ingyen".to_owned() } else { format!(", {}ért", stardust(price)) };
    let way = match (from, over) {
        (None, _) => String::new(),
        (Some(from), None) => format!("{}ról tovább ", star(card, from)),
        (Some(from), Some(over)) => format!("{}ról {}ot átugorva ", star(card, from), star(card, over)),
    };
    match (person(names), from) {
        (None, None) => format!("{} megjelölted {it}{price}.", capital(&on)),
        (None, Some(_)) => format!("{} {way}{it} is megjelölted{price}.", capital(&on)),
        (Some(name), None) => format!("{name} {on} megjelölte {it}{price}."),
        (Some(name), Some(_)) => format!("{name} {on} {way}{it} is megjelölte{price}."),
    }
}

/// `A „Nulláról indul” könnyítés szerint Auptolemy 0 győzelmi ponttal indul.`
fn starts(seat: Seat, gain: Gain, amount: u8, by: Modification, names: &Names) -> String {
    let kind = if by.is_easier() { "könnyítés" } else { "nehezítés" };
    let title = setup::modification(by);
    let with = match gain {
        Gain::Vp => format!("{amount}{NBSP}győzelmi ponttal"),
        _ => format!("{}ral", stardust(amount)),
    };
    match whose(seat, names) {
        None => format!("A „{title}” {kind} szerint {with} indulsz."),
        Some(name) => format!("A „{title}” {kind} szerint {name} {with} indul."),
    }
}

fn looked(count: u8, cards: Option<&[Card]>, names: &Names) -> String {
    let top = if count == 1 { "felső lapját".to_owned() } else { format!("{count}{NBSP}felső lapját") };
    let begin = match person(names) {
        None => format!("Megnézted a húzópakli {top}"),
        Some(name) => format!("{name} megnézte a húzópakli {top}"),
    };
    cards.map_or_else(|| format!("{begin}."), |cards| format!("{begin}: {}.", in_order(cards)))
}

fn put_back(cards: Option<&[Card]>, names: &Names) -> String {
    match (cards, person(names)) {
        (Some(cards), None) => format!("Így tetted vissza, felülről lefelé: {}.", in_order(cards)),
        (Some(cards), Some(name)) => format!("{name} így tette vissza, felülről lefelé: {}.", in_order(cards)),
        (None, None) => "Visszatetted a lapokat a húzópakli tetejére.".to_owned(),
        (None, Some(name)) => format!("{name} visszatette a lapokat a húzópakli tetejére."),
    }
}

fn in_order(cards: &[Card]) -> String {
    cards.iter().map(|&card| super::marked(card)).collect::<Vec<_>>().join(", ")
}

fn dream_at(at: Element, card: Card, tie: bool) -> String {
    let chance = if tie { " Több ilyen is volt: a véletlen döntött." } else { "" };
    match at {
        Element::Water => format!(
            "Álomfázis: a szférajelölő a Vízen áll, ezért az álomcsillag oda kerül, ahol a legkevesebb a jelöletlen: {} \
             lapjára.{chance}",
            the(card)
        ),
        _ => format!(
            "Álomfázis: a szférajelölő {} áll, ezért az álomcsillag az ottani lapra kerül: {} lapjára.",
            on_element(at),
            the(card)
        ),
    }
}

fn discovered((seat, card): (Seat, Card), marks: Marks, dream: bool, names: &Names) -> String {
    let owner = person(names);
    let mut whose_stars = Vec::new();
    let mut add = |stars: u8, of: String| {
        if stars > 0 {
            whose_stars.push(format!("{stars} {of}"));
        }
    };
    add(marks.yours.len(), owner.as_ref().map_or_else(|| "a tiéd".to_owned(), |name| format!("{name} tolláé")));
    add(marks.its.len(), format!("{AUTOMATON}é"));
    add(marks.dream.len(), "az álomtollé".to_owned());
    let stars = listed(&whose_stars, "és");
    let by = if dream { "az álomcsillagával " } else { "" };
    match (seat, owner) {
        (PERSON, None) => {
            let begin = if dream { "Az álomcsillaggal felfedezted" } else { "Felfedezted" };
            format!("{begin} {} csillagképet. Csillagai közül {stars}.", the(card))
        }
        (PERSON, Some(name)) => format!("{name} {by}felfedezte {} csillagképet. Csillagai közül {stars}.", the(card)),
        _ => format!("{AUTOMATON} {by}felfedezte {} csillagképet. Csillagai közül {stars}.", the(card)),
    }
}

/// Returns the name of a library card's place.
pub(super) fn shelf(shelf: Shelf) -> &'static str {
    match shelf {
        Shelf::Left => "bal könyvtári lapja",
        Shelf::Right => "jobb könyvtári lapja",
        Shelf::Deck => "paklijának felső lapja",
    }
}

/// `4-est`
pub(super) fn rolled(die: u8) -> String {
    accusative(&named_after(&die.to_string()))
}
