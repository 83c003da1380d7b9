//! Sentences about refusals that concern cards in both languages.

use super::{BORKA, ME, point};
use crate::sentences::{names, seen};
use cardgo::{AimFault, AnswerKind, Card, Line, PendingDecision, Refusal};
use cardgo_hosted::HostedCardgo;
use rulebook::Lang;
use rulebook::phrase::Phrase;

/// At least one refusal of each kind and of each variant that is worded differently.
pub(crate) fn card_refusals() -> Vec<Refusal> {
    let place = point("F6");
    let mut all = vec![
        Refusal::NoCards,
        Refusal::ResumedWithoutCards,
        Refusal::OrdinaryGo,
        Refusal::TooEarly { left: 1 },
        Refusal::TooEarly { left: 8 },
        Refusal::DeckEmpty,
        Refusal::AlreadyDrawn,
        Refusal::DrawBeforeCard,
        Refusal::OneCard,
        Refusal::OutOfReach { counter: Card::Mirror, card: Card::Storm },
        Refusal::OutOfReach { counter: Card::Shield, card: Card::TwinStones },
        Refusal::TooFewFree { free: 0 },
        Refusal::TooFewFree { free: 9 },
        Refusal::OwnTrap { point: place },
        Refusal::NoSuchLine { line: Line::Column(18), size: 5 },
        Refusal::NoSuchLine { line: Line::Row(18), size: 13 },
        Refusal::NotTheseCards,
        Refusal::NotNamed { point: place },
        Refusal::DecideFirst { pending: PendingDecision::Arrange },
        Refusal::DecideFirst { pending: PendingDecision::Name },
        Refusal::DecideFirst { pending: PendingDecision::Choose },
        Refusal::DecideFirst { pending: PendingDecision::Note },
        Refusal::DecideFirst { pending: PendingDecision::Discard { limit: 3 } },
    ];
    for card in Card::ALL {
        all.extend([
            Refusal::NotInHand { card },
            Refusal::CounterInOwnTurn { card },
            Refusal::NotACounter { card },
            Refusal::LastingInForce { card, left: 1 },
            Refusal::DecideFirst { pending: PendingDecision::Aim { card } },
            Refusal::DecideFirst { pending: PendingDecision::Answer { card } },
        ]);
        all.extend([ME, BORKA].map(|by| Refusal::Restricted { point: place, card, by }));
    }
    let asked = [
        AnswerKind::Target,
        AnswerKind::Line,
        AnswerKind::Counter,
        AnswerKind::Let,
        AnswerKind::Arrange,
        AnswerKind::Discard,
    ];
    all.extend(asked.map(|what| Refusal::NotAsked { what }));
    let faults = [
        AimFault::Empty,
        AimFault::Occupied,
        AimFault::OwnStone,
        AimFault::EnemyStone,
        AimFault::NotLone,
        AimFault::TooFewLiberties,
        AimFault::NotInAtari,
        AimFault::NoRoom,
        AimFault::NotAdjacent,
        AimFault::Adjacent,
        AimFault::Captures,
        AimFault::Lifeless,
        AimFault::NotACut,
        AimFault::SamePoint,
    ];
    all.extend(faults.map(|why| Refusal::NotATarget { card: Card::Pluck, point: place, why }));
    all
}

#[test]
fn hungarian_card_refusals_read_as_they_should() {
    let place = point("D4");
    for (refusal, expected) in [
        (Refusal::TooEarly { left: 2 }, "Még nem lehet húzni: a csendes kezdésből 2 lépés van hátra."),
        (Refusal::NotInHand { card: Card::Bridge }, "A Híd nincs a kezedben."),
        (
            Refusal::CounterInOwnTurn { card: Card::Headwind },
            "Az Ellenszél kontralap: csak az ellenfeled körében játszhatod ki, az ő bejelentett lapja ellen.",
        ),
        (
            Refusal::OutOfReach { counter: Card::Mirror, card: Card::Ban },
            "A Tükör csak lépés helyetti lapot véd ki, a Tilalom viszont lépés előtti.",
        ),
        (
            Refusal::LastingInForce { card: Card::Wall, left: 3 },
            "Amíg a Fal hatása tart, senki sem húzhat, és lapot sem játszhat ki. Még 3 lépés van hátra.",
        ),
        (
            Refusal::DecideFirst { pending: PendingDecision::Answer { card: Card::Wall } },
            "Előbb döntsd el, kivéded-e a Falat.",
        ),
        (
            Refusal::Restricted { point: place, card: Card::Tether, by: BORKA },
            "D4-re most nem léphetsz: a Póráz miatt a lépésednek érintenie kell Borka egyik kövét.",
        ),
        (
            Refusal::NotATarget { card: Card::Pluck, point: place, why: AimFault::TooFewLiberties },
            "Csipesz: a D4-en álló kőnek nincs két szabadsága.",
        ),
        (
            Refusal::NotATarget { card: Card::Exchange, point: place, why: AimFault::NoRoom },
            "Helycsere: D4-hez nincs olyan második pont, amellyel a lap végrehajtható.",
        ),
        (Refusal::NoSuchLine { line: Line::Column(18), size: 5 }, "Az 5×5-ös táblán nincs ilyen vonal: T oszlop."),
    ] {
        assert_eq!(seen(&HostedCardgo::refusal(&refusal, Lang::Hu, &names(Some(ME)))), expected);
    }
}

#[test]
fn english_card_refusals_read_as_they_should() {
    let place = point("D4");
    for (refusal, expected) in [
        (Refusal::TooEarly { left: 1 }, "It is too early to draw: 1 move of the quiet opening is still to come."),
        (
            Refusal::LastingInForce { card: Card::Wall, left: 1 },
            "While Wall lasts nobody may draw or play a card. 1 more move is to come.",
        ),
        (
            Refusal::Restricted { point: place, card: Card::Tether, by: BORKA },
            "You can’t move on D4 now: under Tether the move must touch one of Borka’s stones.",
        ),
        (
            Refusal::NotATarget { card: Card::Recolour, point: place, why: AimFault::NotInAtari },
            "Recolour: the stone at D4 isn’t in atari.",
        ),
    ] {
        assert_eq!(seen(&HostedCardgo::refusal(&refusal, Lang::En, &names(Some(ME)))), expected);
    }
}
