//! Tests that the forecasts of queue and strike come true when no seat acts any more.

use game::{Chance, Game, Seat, Seed, Silent};
use parbaj::{Event, Move, Origin, Parbaj, Phase, Setup, State, Step, View};
use parbaj_cards::Deck;

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// Plays random duels that attack and react as often as possible, and calls `each` with every position.
fn every_position(games: u64, mut each: impl FnMut(&State)) {
    let mut moves = Vec::new();
    for seed in 0..games {
        let deck = |at: u64| Deck::ALL[(at % 4) as usize];
        let setup = Setup { decks: [deck(seed), deck(seed / 4)], ..Setup::default() };
        let mut state = Parbaj::deal(&setup, Seed(seed), &mut Silent).unwrap();
        let mut chance = Chance::new(Seed(seed)).split();
        for _ in 0..1_500 {
            each(&state);
            moves.clear();
            Parbaj::legal_moves(&state, &mut moves);
            let eager: Vec<Move> = moves.iter().copied().filter(is_eager).collect();
            let from = if eager.is_empty() || chance.below(5) == 0 { &moves } else { &eager };
            let Some(mv) = chance.pick(from) else { break };
            Parbaj::apply(&mut state, mv, &mut Silent);
        }
    }
}

fn is_eager(mv: &Move) -> bool {
    matches!(
        mv,
        Move::Play { .. }
            | Move::React { .. }
            | Move::Use { .. }
            | Move::Pay
            | Move::Attack { .. }
            | Move::Against { .. }
    ) || matches!(mv, Move::Target { .. } | Move::X { .. } | Move::Give { .. } | Move::March { .. })
}

/// Plays on without optional actions until `done` returns true; returns the events.
fn let_happen(state: &mut State, mut done: impl FnMut(&State, &[Event]) -> bool) -> Vec<Event> {
    let mut events = Vec::new();
    let mut moves = Vec::new();
    while !done(state, &events) {
        moves.clear();
        Parbaj::legal_moves(state, &mut moves);
        let idle = [Move::Decline, Move::Done, Move::Refuse];
        let Some(mv) = idle.into_iter().find(|mv| moves.contains(mv)).or(moves.first().copied()) else { break };
        Parbaj::apply(state, mv, &mut events);
    }
    events
}

#[test]
fn a_strike_comes_as_foretold() {
    let (mut strikes, mut fallen, mut exact) = (0, 0, 0);
    every_position(400, |state| {
        let foretold = SEATS.map(|seat| Parbaj::view(state, seat).forecast);
        let attacked = state.phase() == Phase::Combat && !state.attacks().is_empty() && state.queue().is_empty();
        let counted = matches!(state.step(), Step::Attackers | Step::Window { .. } | Step::StrikeOrder { .. });
        assert!(foretold.iter().all(|it| it.is_some() == (attacked && counted)));
        let [Some(first), Some(second)] = foretold else { return };
        // The hidden cards don't change the result, only whether the opponent could reply.
        assert_eq!((&first.pieces, &first.life), (&second.pieces, &second.life));
        assert_eq!(first.depends, second.depends);
        if first.depends {
            return;
        }
        let mut after = state.clone();
        let over = |phase: Phase| phase != Phase::Combat && phase != Phase::Strike;
        let events = let_happen(&mut after, |now, _| {
            over(now.phase()) || matches!((now.phase(), now.step()), (Phase::Strike, Step::Window { .. }))
        });
        // The strike and the automatic clauses that follow it, up to where a seat may act again.
        let struck = events.iter().position(|event| matches!(event, Event::Strike { .. })).unwrap_or(events.len());
        let rest =
            events[struck..].iter().position(|event| matches!(event, Event::Declined { .. } | Event::WentHome { .. }));
        let events = &events[..rest.map_or(events.len(), |at| struck + at)];
        let left = |id| events.iter().any(|event| matches!(event, Event::Left { piece, .. } if piece.id == id));
        for it in state.permanents() {
            let told = first.pieces.iter().find(|piece| piece.permanent == it.id());
            assert_eq!(left(it.id()), told.is_some_and(|it| it.left.is_none()), "{it:?} {events:?}");
            fallen += usize::from(left(it.id()));
        }
        strikes += 1;
        if after.phase() == Phase::Strike {
            exact += 1;
            assert_eq!(after.lives().to_vec(), first.life);
            for piece in &first.pieces {
                let it = after.permanent(piece.permanent);
                assert_eq!(piece.left, it.map(|it| after.figures(it).1 - i16::from(it.damage_on())));
                assert_eq!(piece.attacks, after.attacks().iter().any(|attack| attack.attacker == piece.permanent));
            }
        }
    });
    assert!(strikes > 300 && fallen > 100 && exact > 100, "{strikes} {fallen} {exact}");
}

/// Returns the actions that are prevented from here on.
fn prevented(state: &mut State) -> Vec<(Seat, Origin)> {
    let length = state.queue().len();
    let mut lowest = length;
    let events = let_happen(state, |now, _| {
        lowest = lowest.min(now.queue().len());
        lowest == 0
    });
    let all = events.iter().filter_map(|event| match event {
        Event::Prevented { seat, origin, .. } => Some((*seat, *origin)),
        _ => None,
    });
    once(all)
}

/// Removes duplicates: an action prevented twice has two events. The order is that of the queue.
fn once(all: impl Iterator<Item = (Seat, Origin)>) -> Vec<(Seat, Origin)> {
    let mut each: Vec<(Seat, Origin)> = Vec::new();
    for it in all {
        if !each.contains(&it) {
            each.push(it);
        }
    }
    each.sort_by_key(|it| format!("{it:?}"));
    each
}

fn foretold(view: &View, fates: impl DoubleEndedIterator<Item = bool> + ExactSizeIterator) -> Vec<(Seat, Origin)> {
    let queue = view.queue.iter().zip(fates);
    once(queue.rev().filter(|(_, prevented)| *prevented).map(|(action, _)| (action.seat, action.origin)))
}

#[test]
fn a_queue_comes_out_as_foretold() {
    let (mut queues, mut long, mut announced) = (0, 0, 0);
    every_position(400, |state| {
        let Step::Reactions { seat, .. } = state.step() else { return };
        let view = Parbaj::view(state, seat);
        if view.announced.is_none() {
            let told = foretold(&view, view.queue.iter().map(|action| action.would_be_prevented));
            queues += 1;
            long += usize::from(!told.is_empty());
            assert_eq!(prevented(&mut state.clone()), told, "{:?}", view.queue);
        }
        let mut moves = Vec::new();
        Parbaj::legal_moves(state, &mut moves);
        let Some(own) = view.announced.as_ref().filter(|_| moves.contains(&Move::Pay)) else { return };
        assert_eq!(own.fates.len(), view.queue.len());
        let told = foretold(&view, own.fates.iter().copied());
        announced += 1;
        let mut after = state.clone();
        Parbaj::apply(&mut after, Move::Pay, &mut Silent);
        if after.queue().len() == view.queue.len() + 1 {
            assert_eq!(prevented(&mut after), told, "{own:?} on {:?}", view.queue);
        }
    });
    assert!(queues > 300 && long > 50 && announced > 50, "{queues} {long} {announced}");
}
