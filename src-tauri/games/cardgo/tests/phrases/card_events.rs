//! Sentences about the events of cards in both languages.

use super::{BORKA, ME, point, points};
use crate::sentences::{names, seen};
use cardgo::{Card, Event, Line, PointSet, Targets};
use cardgo_hosted::HostedCardgo;
use game::Seat;
use rulebook::Lang;
use rulebook::phrase::plain;

/// At least one event of each kind and of each variant that is worded differently.
pub(crate) fn card_events() -> Vec<Event> {
    let (from, to) = (point("D4"), point("E4"));
    let mut all = vec![Event::DeckShuffled { cards: 54 }, Event::OrdinaryGo];
    for card in Card::ALL {
        all.push(Event::Announced { seat: ME, card, targets: Targets::NONE, line: None, drawn: card.is_immediate() });
    }
    for seat in [ME, BORKA] {
        let other = Seat(1 - seat.0);
        all.extend([
            Event::Drew { seat, card: None, immediate: false },
            Event::Drew { seat, card: Some(Card::ElbowRoom), immediate: false },
            Event::Drew { seat, card: Some(Card::Gift), immediate: true },
            announced(seat, Card::Pluck, Targets::one(from), None),
            announced(seat, Card::Push, Targets::two(from, to), None),
            announced(seat, Card::TwinStones, Targets::two(from, to), None),
            announced(seat, Card::Wall, Targets::NONE, Some(Line::Row(4))),
            announced(seat, Card::Wall, Targets::NONE, Some(Line::Column(0))),
            Event::LetHappen { seat },
            Event::Countered { seat, card: Card::Shield, cancelled: Card::Exchange, by: other },
            Event::WithoutEffect { seat, card: Card::Pluck },
            Event::MoveLost { seat, card: Card::Pluck, countered: true },
            Event::MoveLost { seat, card: Card::Pluck, countered: false },
            Event::StonesPlaced { seat, card: Card::Bridge, points: vec![from] },
            Event::StonesPlaced { seat, card: Card::TwinStones, points: vec![from, to] },
            Event::Leapt { seat, from, to, captured: PointSet::EMPTY },
            Event::Leapt { seat, from, to, captured: points(&["A1"]) },
            Event::Leapt { seat, from, to, captured: points(&["A1", "A2"]) },
            Event::Pushed { seat, from, to },
            Event::StoneRemoved { seat, card: Card::Pluck, point: from },
            Event::Recoloured { seat, point: from },
            Event::Exchanged { seat, own: from, other: to },
            Event::LifelessRemoved { seat, owner: other, stones: points(&["A1"]) },
            Event::LifelessRemoved { seat, owner: other, stones: points(&["A1", "A2"]) },
            Event::LastingBegan { seat, card: Card::Truce, point: None, line: None, left: 4 },
            Event::LastingBegan { seat, card: Card::Ban, point: Some(from), line: None, left: 2 },
            Event::LastingBegan { seat, card: Card::Wall, point: None, line: Some(Line::Row(0)), left: 4 },
            Event::LastingEnded { seat, card: Card::Wall, stopped: false },
            Event::TrapSprung { seat, by: other, point: from, number: 30 },
            Event::Stolen { seat, card: Card::Headwind },
            Event::Looked { seat, count: 1, cards: vec![Card::Ban] },
            Event::Looked { seat, count: 3, cards: vec![] },
            Event::Looked { seat, count: 2, cards: vec![Card::Ban, Card::Gift] },
            Event::Arranged { seat, cards: vec![] },
            Event::Arranged { seat, cards: vec![Card::Ban] },
            Event::Arranged { seat, cards: vec![Card::Gift, Card::Ban, Card::Ban] },
            Event::HandsDiscarded { cards: [vec![], vec![]] },
            Event::HandsDiscarded { cards: [vec![Card::Ban], vec![]] },
            Event::HandsDiscarded { cards: [vec![Card::Ban, Card::Wall], vec![Card::Trap]] },
            Event::Given { seat, card: None },
            Event::Given { seat, card: Some(Card::Trap) },
            Event::GiftLost { seat, card: Card::Storm },
            Event::Named { seat, points: [from, to] },
            Event::Chosen { seat, point: from },
            Event::Discarded { seat, card: Card::Tether },
            Event::Passed { seat, number: 30, forced: Some(Card::Doze) },
            Event::Passed { seat, number: 30, forced: Some(Card::Wall) },
        ]);
    }
    all
}

fn announced(seat: Seat, card: Card, targets: Targets, line: Option<Line>) -> Event {
    Event::Announced { seat, card, targets, line, drawn: false }
}

#[test]
fn hungarian_card_events_read_as_they_should() {
    let (from, to) = (point("D4"), point("E6"));
    for (event, expected) in [
        (
            Event::Drew { seat: ME, card: Some(Card::Gift), immediate: true },
            "A pakliból húztad az Ajándékot: azonnali lap, ki kell játszanod.",
        ),
        (Event::Drew { seat: BORKA, card: None, immediate: false }, "Borka húzott egy lapot a pakliból."),
        (announced(ME, Card::Leap, Targets::two(from, to), None), "Bejelentetted az Ugrást: D4-ről E6-ra."),
        (announced(BORKA, Card::Pluck, Targets::one(from), None), "Borka bejelentette a Csipeszt: a célpontja D4."),
        (
            announced(BORKA, Card::Wall, Targets::NONE, Some(Line::Row(4))),
            "Borka bejelentette a Falat: a célpontja az 5. sor.",
        ),
        (announced(ME, Card::Recolour, Targets::NONE, None), "Bejelentetted az Átfestést, bár nincs célpontja."),
        (announced(ME, Card::Storm, Targets::NONE, None), "Bejelentetted a Vihart."),
        (
            Event::Countered { seat: BORKA, card: Card::Headwind, cancelled: Card::Bridge, by: ME },
            "Borka az Ellenszéllel kivédte a Hidat: mindkét lap a dobópakliba került.",
        ),
        (
            Event::Countered { seat: ME, card: Card::Shield, cancelled: Card::Push, by: BORKA },
            "A Pajzzsal kivédted a Lökést: mindkét lap a dobópakliba került.",
        ),
        (Event::WithoutEffect { seat: ME, card: Card::Pluck }, "A Csipesz hatás nélkül a dobópakliba került."),
        (
            Event::MoveLost { seat: ME, card: Card::Pluck, countered: false },
            "A Csipesz a lépésed helyett volt: ebben a körben nem lépsz.",
        ),
        (
            Event::MoveLost { seat: BORKA, card: Card::Recolour, countered: true },
            "Az Átfestés Borka lépése helyett volt: ebben a körben nem lép.",
        ),
        (
            Event::StonesPlaced { seat: BORKA, card: Card::TwinStones, points: vec![from, to] },
            "Borka két követ tett le D4-re és E6-ra.",
        ),
        (
            Event::Leapt { seat: ME, from, to, captured: points(&["E7"]) },
            "A köved D4-ről E6-ra ugrott, és leütött egy követ E7-en.",
        ),
        (Event::Pushed { seat: BORKA, from, to }, "Borka a fekete követ D4-ről E6-ra tolta."),
        (Event::Recoloured { seat: ME, point: from }, "Átfestetted a D4-en álló fehér követ: mostantól fekete."),
        (
            Event::Exchanged { seat: ME, own: from, other: to },
            "Helyet cserélt két kő: a fekete D4-ről E6-ra, a fehér E6-ról D4-re került.",
        ),
        (
            Event::LifelessRemoved { seat: BORKA, owner: ME, stones: points(&["A1"]) },
            "Szabadság nélkül maradt, ezért lekerült A1-ről egy fekete kő.",
        ),
        (
            Event::LastingBegan { seat: BORKA, card: Card::Wall, point: None, line: Some(Line::Column(3)), left: 4 },
            "Életbe lépett a Fal (D oszlop): 4 lépésen át tart.",
        ),
        (
            Event::TrapSprung { seat: ME, by: BORKA, point: from, number: 30 },
            "D4-en Borka csapdájába léptél: a köved lekerült a tábláról.",
        ),
        (
            Event::TrapSprung { seat: BORKA, by: ME, point: from, number: 30 },
            "Borka D4-en a csapdádba lépett: a köve lekerült a tábláról.",
        ),
        (Event::Stolen { seat: BORKA, card: Card::Mirror }, "Borka elvette a kezedből a Tükröt."),
        (Event::Stolen { seat: ME, card: Card::Bridge }, "Elvetted Borka kezéből a Hidat."),
        (
            Event::Looked { seat: ME, count: 2, cards: vec![Card::Ban, Card::Gift] },
            "Megnézted a pakli felső 2 lapját; felülről lefelé: Tilalom és Ajándék.",
        ),
        (
            Event::HandsDiscarded { cards: [vec![Card::Ban, Card::Wall], vec![]] },
            "Mindkét kéz lapjai a dobópakliba kerültek (te: Tilalom és Fal; Borka: egy lap sem).",
        ),
        (
            Event::GiftLost { seat: BORKA, card: Card::Storm },
            "Ajándéknak a Vihar jutott volna: azonnali lap, ezért hatás nélkül a dobópakliba került.",
        ),
        (Event::Discarded { seat: ME, card: Card::ElbowRoom }, "Eldobtad a Mozgásteret: legfeljebb 3 lapod maradhat."),
        (
            Event::Passed { seat: ME, number: 30, forced: Some(Card::Doze) },
            "Kényszerből passzoltál: a Szundi írta elő.",
        ),
        (
            Event::Passed { seat: BORKA, number: 30, forced: Some(Card::Wall) },
            "Borka kényszerből passzolt: a Fal miatt nem maradt szabályos pont.",
        ),
    ] {
        assert_eq!(seen(&plain::<HostedCardgo>(&event, Lang::Hu, &names(Some(ME)))), expected);
    }
}

#[test]
fn english_card_events_read_as_they_should() {
    let (from, to) = (point("D4"), point("E6"));
    for (event, expected) in [
        (
            Event::Drew { seat: ME, card: Some(Card::Gift), immediate: true },
            "You drew Gift from the deck: an immediate card, which must be played.",
        ),
        (announced(BORKA, Card::Push, Targets::two(from, to), None), "Borka announced Push from D4 to E6."),
        (announced(ME, Card::Wall, Targets::NONE, Some(Line::Column(3))), "You announced Wall for column D."),
        (
            Event::Countered { seat: BORKA, card: Card::Mirror, cancelled: Card::Leap, by: ME },
            "Borka cancelled Leap with Mirror: both cards went to the discard pile.",
        ),
        (Event::WithoutEffect { seat: BORKA, card: Card::Pluck }, "Pluck went to the discard pile without effect."),
        (
            Event::MoveLost { seat: BORKA, card: Card::Pluck, countered: true },
            "Pluck took the place of Borka’s move this turn.",
        ),
        (
            Event::MoveLost { seat: ME, card: Card::Leap, countered: false },
            "Leap took the place of your move this turn.",
        ),
        (
            Event::Exchanged { seat: BORKA, own: from, other: to },
            "Two stones changed places: the white one went from D4 to E6, the black one to D4.",
        ),
        (
            Event::LifelessRemoved { seat: BORKA, owner: ME, stones: points(&["A1", "A2"]) },
            "Left without liberties, 2 black stones came off.",
        ),
        (
            Event::TrapSprung { seat: BORKA, by: ME, point: from, number: 30 },
            "Borka moved into your trap on D4: the stone came off the board.",
        ),
        (
            Event::LastingBegan { seat: ME, card: Card::Tether, point: None, line: None, left: 1 },
            "Tether is in force: it lasts 1 move.",
        ),
        (Event::Stolen { seat: BORKA, card: Card::Mirror }, "Borka took Mirror from your hand."),
        (Event::Passed { seat: ME, number: 30, forced: Some(Card::Doze) }, "You had to pass: Doze demanded it."),
    ] {
        assert_eq!(seen(&plain::<HostedCardgo>(&event, Lang::En, &names(Some(ME)))), expected);
    }
}
