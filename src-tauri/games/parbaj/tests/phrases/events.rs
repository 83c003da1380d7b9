//! Tests the texts of every event in every relevant variant, including those that are rare in duels.

use super::articles::assert_articles;
use super::card;
use super::games::{assert_well_told, kind};
use crate::sentences::{names, seen};
use game::Seat;
use parbaj::{
    CardId, ClauseRole, DiscardCause, Ending, EntryRoute, Event, EventTarget, LeaveCause, Origin, PermanentId,
    PermanentRef, Phase, PriceChange, Reason, UpkeepStep, VpSource,
};
use parbaj_cards::{AbilityZone, CardType, CounterKind};
use parbaj_hosted::HostedParbaj;
use rulebook::Lang;
use rulebook::phrase::plain;
use std::collections::BTreeSet;

const BOTH: [Seat; 2] = [Seat(0), Seat(1)];

fn piece(card: CardId) -> PermanentRef {
    PermanentRef { id: PermanentId(7), card, twin: 0 }
}

/// Appends every event about a card or permanent: its name and type decide articles and endings.
fn of_card(card: CardId, seat: Seat, events: &mut Vec<Event>) {
    let it = piece(card);
    let other = Seat(1 - seat.0);
    let clause = 0;
    let doing = ClauseRole::Ability;
    let change = |more| PriceChange { card, clause, more };
    let origin = Origin::Card { card };
    let ability = Origin::Permanent { permanent: it.id, card, clause };
    for target in
        [EventTarget::Player { seat }, EventTarget::Permanent { piece: it }, EventTarget::Discarded { seat, card }]
    {
        for against in [None, Some(card)] {
            events.push(Event::Played { seat, card, x: None, targets: vec![target], against });
            events.push(Event::Used { seat, origin: ability, targets: vec![target, target], against });
        }
        events.push(Event::Assigned { piece: it, target });
        for strike in [false, true] {
            events.push(Event::Damaged { target, amount: 3, by: card, strike });
        }
    }
    events.push(Event::Played { seat, card, x: Some(3), targets: vec![], against: None });
    for place in [AbilityZone::Hand, AbilityZone::Discard, AbilityZone::Play] {
        let origin = Origin::Elsewhere { place, card, clause };
        events.push(Event::Used { seat, origin, targets: vec![], against: None });
        events.push(Event::Prevented { seat, origin, by: card, neutralised: false });
    }
    for neutralised in [false, true] {
        events.push(Event::Prevented { seat, origin, by: card, neutralised });
        events.push(Event::Prevented { seat, origin: ability, by: card, neutralised });
    }
    for (passive, route, neutraliser) in [
        (true, EntryRoute::Played, false),
        (false, EntryRoute::Played, false),
        (true, EntryRoute::Put, false),
        (true, EntryRoute::Unplayed, false),
        (true, EntryRoute::Made, false),
        (true, EntryRoute::Played, true),
    ] {
        events.push(Event::Entered { seat, piece: it, passive, route, neutraliser });
    }
    for how in [
        LeaveCause::Died,
        LeaveCause::Poisoned,
        LeaveCause::Collapsed,
        LeaveCause::Destroyed,
        LeaveCause::Sacrificed,
        LeaveCause::Returned,
        LeaveCause::Banished,
        LeaveCause::Discarded,
    ] {
        for owner in [seat, other] {
            events.push(Event::Left { piece: it, master: seat, owner, how, token: card.kind().token, by: None });
        }
    }
    for why in [
        DiscardCause::Cost,
        DiscardCause::Effect,
        DiscardCause::Mill(doing),
        DiscardCause::Spent,
        DiscardCause::Prevented,
    ] {
        events.push(Event::Discarded { seat, card, why });
    }
    for counter in CounterKind::ALL {
        for (change, now) in [(1, 1), (2, 5), (-1, 1), (-2, 0)] {
            events.push(Event::Counters { piece: it, counter, change, now });
        }
    }
    for (damage, life) in [(1, 1), (1, 0), (0, -2), (-1, -1)] {
        events.push(Event::Boosted { piece: it, damage, life, by: doing });
    }
    for (passive, withdrew) in [(false, false), (true, false), (true, true)] {
        events.push(Event::Turned { piece: it, passive, withdrew, by: doing });
    }
    for flag in [false, true] {
        events.extend([
            Event::SpellDrawback { card, clause, unlabelled: flag },
            Event::Fired { seat, piece: it, clause, drawback: flag, unlabelled: false },
            Event::Silenced { piece: it, keeps: flag },
            Event::Bounty { seat, piece: it, token: flag },
            Event::Chose { seat, card, paid: flag },
            Event::TakesEffect { seat, card, several: flag },
            Event::Marched { piece: it, guard: flag },
            Event::Drew { seat, card: Some(card), by: flag.then_some(doing) },
            Event::Copied { seat, by: card, piece: it, abilities: 1, more: flag },
        ]);
    }
    events.extend([
        Event::Fired { seat, piece: it, clause, drawback: true, unlabelled: true },
        Event::ConditionMet { card, clause },
        Event::ConditionFailed { card, clause },
        Event::Copied { seat, by: card, piece: it, abilities: 0, more: true },
        Event::Copied { seat, by: card, piece: it, abilities: 2, more: false },
        Event::Burdened { seat, piece: it },
        Event::Healed { piece: PermanentRef { twin: 2, ..it }, amount: 1, by: doing },
        Event::DrawbackChosen { seat, piece: it, clause },
        Event::Paid { seat, vp: 0, life: 0, builders: vec![it], changes: vec![] },
        Event::Paid { seat, vp: 3, life: 2, builders: vec![it, it], changes: vec![change(1), change(-2)] },
        Event::AdvantageHeld { card, clause, life: 12, seat },
        Event::AdvantageMissed { card, clause, life: -2, seat },
        Event::Unpreventable { card, by: card },
        Event::TargetGone { card },
        Event::Healed { piece: it, amount: 2, by: doing },
        Event::AllHealed { pieces: vec![it, it] },
        Event::AllActive { seat, pieces: vec![it] },
        Event::ToVoid { seat, card, by: doing },
        Event::Recovered { seat, card, by: doing },
        Event::Indestructible { piece: it },
        Event::Control { piece: it, seat },
        Event::DrawbacksLifted { piece: it },
        Event::Reckoned { piece: it, damage: 2, life: 5 },
        Event::TemporaryPaid { seat, piece: it },
        Event::TemporaryUnpaid { seat, piece: it },
        Event::Ordered { piece: it, what: UpkeepStep::Poison },
        Event::Ordered { piece: it, what: UpkeepStep::Burden },
        Event::Ordered { piece: it, what: UpkeepStep::Clause { clause } },
        Event::StrikesNext { guard: it, attacker: it },
        Event::WentHome { pieces: vec![it] },
        Event::WentHome { pieces: vec![it, it] },
        Event::Dealt { seat, cards: Some(vec![card, card]) },
    ]);
}

/// Appends every event without a card.
fn of_seat(seat: Seat, events: &mut Vec<Event>) {
    let zero = PriceChange { card: card("Zúzmara"), clause: 0, more: -1 };
    events.extend([
        Event::Starts { seat },
        Event::Dealt { seat, cards: None },
        Event::Kept { seat },
        Event::Mulliganed { seat },
        Event::TurnBegan { seat, turn: 1 },
        Event::TurnBegan { seat, turn: 5 },
        Event::VpLost { seat, vp: 1 },
        Event::AllActive { seat, pieces: vec![] },
        Event::NothingToDraw { seat },
        Event::Paid { seat, vp: 1, life: 0, builders: vec![], changes: vec![] },
        Event::Paid { seat, vp: 0, life: 1, builders: vec![], changes: vec![] },
        Event::Paid { seat, vp: 0, life: 0, builders: vec![], changes: vec![zero] },
        Event::FiringsDropped { count: 5 },
        Event::TooFew { seat, missing: 1, by: ClauseRole::Ability, sacrifice: false },
        Event::TooFew { seat, missing: 2, by: ClauseRole::Ability, sacrifice: true },
        Event::Strike { attackers: 0 },
        Event::Strike { attackers: 1 },
        Event::Strike { attackers: 5 },
        Event::WentHome { pieces: vec![] },
        Event::TurnEnded { seat },
    ]);
    for phase in [
        Phase::Opening,
        Phase::Upkeep,
        Phase::Draw,
        Phase::Main,
        Phase::Movement,
        Phase::Combat,
        Phase::Strike,
        Phase::Healing,
        Phase::TurnEnd,
    ] {
        events.push(Event::PhaseBegan { phase, seat });
    }
    for reason in [VpSource::Turn, VpSource::Reserve, VpSource::Second, VpSource::Card] {
        events.extend([1, 5, -1].map(|vp| Event::Income { seat, vp, reason }));
    }
    for flag in [false, true] {
        events.extend([
            Event::Drew { seat, card: None, by: flag.then_some(ClauseRole::Ability) },
            Event::Declined { seat, reply: flag },
        ]);
    }
    events.extend([3, -1].map(|change| Event::Life { seat, change, by: ClauseRole::Ability, beyond: false }));
    events.extend([3, 0, -1].map(|change| Event::Vp { seat, change, by: ClauseRole::Ability }));
    for reason in [Reason::Life, Reason::EmptyDeck, Reason::HundredTurns, Reason::BothDecksEmpty] {
        for winner in [None, Some(seat)] {
            events.push(Event::Ended { ending: Ending { winner, reason }, life: [5, -1] });
        }
    }
}

/// Matches every kind of event, so that a new kind doesn't compile until it is added here.
fn number_of_kinds(event: &Event) -> usize {
    match event {
        Event::Starts { .. }
        | Event::Dealt { .. }
        | Event::Kept { .. }
        | Event::Mulliganed { .. }
        | Event::TurnBegan { .. }
        | Event::PhaseBegan { .. }
        | Event::Income { .. }
        | Event::VpLost { .. }
        | Event::AllActive { .. }
        | Event::Drew { .. } => 10,
        Event::NothingToDraw { .. }
        | Event::Played { .. }
        | Event::ConditionMet { .. }
        | Event::Used { .. }
        | Event::DrawbackChosen { .. }
        | Event::Paid { .. }
        | Event::AdvantageHeld { .. }
        | Event::AdvantageMissed { .. }
        | Event::Declined { .. }
        | Event::Prevented { .. } => 20,
        Event::Unpreventable { .. }
        | Event::Entered { .. }
        | Event::TakesEffect { .. }
        | Event::TargetGone { .. }
        | Event::SpellDrawback { .. }
        | Event::Fired { .. }
        | Event::FiringsDropped { .. }
        | Event::Life { .. }
        | Event::Vp { .. }
        | Event::Damaged { .. } => 30,
        Event::Healed { .. }
        | Event::AllHealed { .. }
        | Event::Discarded { .. }
        | Event::TooFew { .. }
        | Event::ToVoid { .. }
        | Event::Recovered { .. }
        | Event::Left { .. }
        | Event::Indestructible { .. }
        | Event::Control { .. }
        | Event::Turned { .. } => 40,
        Event::Counters { .. }
        | Event::Silenced { .. }
        | Event::DrawbacksLifted { .. }
        | Event::Boosted { .. }
        | Event::Reckoned { .. }
        | Event::Bounty { .. }
        | Event::TemporaryPaid { .. }
        | Event::TemporaryUnpaid { .. }
        | Event::Chose { .. }
        | Event::Ordered { .. } => 50,
        Event::Marched { .. }
        | Event::Assigned { .. }
        | Event::StrikesNext { .. }
        | Event::Strike { .. }
        | Event::WentHome { .. }
        | Event::TurnEnded { .. }
        | Event::Ended { .. }
        | Event::ConditionFailed { .. }
        | Event::Copied { .. }
        | Event::Burdened { .. } => 60,
    }
}

fn all() -> Vec<Event> {
    let mut events = Vec::new();
    for seat in BOTH {
        of_seat(seat, &mut events);
        for card in CardId::all() {
            of_card(card, seat, &mut events);
        }
    }
    events
}

#[test]
fn every_event_with_every_card_is_well_told() {
    let mut kinds = BTreeSet::new();
    let events = all();
    for event in &events {
        kinds.insert(kind(event));
        for lang in Lang::ALL {
            for person in [None, Some(Seat(0)), Some(Seat(1))] {
                assert_well_told(event, lang, person);
            }
        }
    }
    assert_eq!(kinds.len(), events.iter().map(number_of_kinds).max().unwrap(), "{kinds:?}");
}

#[test]
fn you_and_somebody_else_are_told_apart() {
    for event in all() {
        let Event::Left { master, .. } = &event else { continue };
        for lang in Lang::ALL {
            let said = [Some(*master), None].map(|person| plain::<HostedParbaj>(&event, lang, &names(person)));
            assert_ne!(said[0], said[1]);
        }
    }
}

#[test]
fn endings_go_on_a_name_unless_it_is_a_sentence() {
    let told = |event: Event, person| seen(&plain::<HostedParbaj>(&event, Lang::Hu, &names(person)));
    let hush = card("Csönd a lombok alatt");
    let forest = card("Az erdő lélegzete");
    let counters =
        |card| Event::Counters { piece: piece(card), counter: CounterKind::TemporaryCost, change: -1, now: 1 };
    assert_eq!(
        told(counters(hush), None),
        "1 időleges költség jelző lekerült a Csönd a lombok alatt bűbájról; maradt 1."
    );
    // A name's own article is enough.
    assert!(told(counters(forest), None).contains("lekerült Az erdő lélegzetéről"));
    let died =
        |how| Event::Left { piece: piece(card("Ősfa")), master: Seat(0), owner: Seat(1), how, token: false, by: None };
    assert_eq!(
        told(died(LeaveCause::Collapsed), Some(Seat(0))),
        "Ledőlt az építményed, az Ősfa, és a tulajdonosához, Borka gyűjtőjébe került."
    );
    let types: BTreeSet<CardType> = CardId::all().map(|card| card.kind().card_type).collect();
    assert_eq!(types.len(), CardType::ALL.len());
    assert_articles("Az 5 és a 6, az alma és a körte.");
}

#[test]
fn after_a_hundred_turns_the_winner_s_life_comes_first() {
    let ended = |winner, life| {
        let ending = Ending { winner: Some(winner), reason: Reason::HundredTurns };
        seen(&plain::<HostedParbaj>(&Event::Ended { ending, life }, Lang::Hu, &names(Some(Seat(0)))))
    };
    assert_eq!(ended(Seat(0), [12, 8]), "A századik kör végén az Ép állása 12 – 8: nyertél.");
    assert_eq!(ended(Seat(1), [5, 12]), "A századik kör végén az Ép állása 12 – 5: Borka nyert.");
}
