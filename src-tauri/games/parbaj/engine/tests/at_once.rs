//! Tests that a spell's text is carried out in printed order with results at once (DU-91.5.4). A second, slow
//! implementation computes the expected result of each part on a working state of its own; it is compared with the
//! engine's events on thousands of positions.

use crate::working_state::{self, WorkingState};
use game::{Chance, Game, Seed, Silent};
use parbaj::{DiscardCause, Event, LeaveCause, Move, Origin, Parbaj, Setup, State, Step};
use parbaj_cards::{Clause, CounterKind, Deck, Drawback};

/// The number of positions tested in which a spell is about to take effect.
const POSITIONS: u32 = 5_000;

/// Returns the spell that takes effect if no seat replies any more, provided it is the only action in the queue.
fn about_to_happen(state: &State) -> Option<parbaj::CardId> {
    let Step::Reactions { .. } = state.step() else { return None };
    let [action] = state.queue() else { return None };
    match action.origin() {
        Origin::Card { card } if card.kind().card_type.is_spell() && state.announced().is_none() => Some(card),
        _ => None,
    }
}

/// Describes the result of an effect in one line; `None` for events that only announce it or come afterwards.
fn line(event: &Event) -> Option<String> {
    Some(match event {
        Event::Damaged { target, amount, .. } => format!("damage {} {amount}", working_state::aimed(*target)),
        Event::Life { seat, change, .. } => format!("life {} {change}", seat.0),
        Event::Vp { seat, change, .. } => format!("vp {} {change}", seat.0),
        Event::Drew { seat, by: Some(_), .. } => format!("draw {}", seat.0),
        Event::NothingToDraw { seat } => format!("no card {}", seat.0),
        Event::Left { piece, how: LeaveCause::Destroyed, .. } => format!("destroyed {}", piece.id.0),
        Event::Left { piece, how: LeaveCause::Returned, .. } => format!("returned {}", piece.id.0),
        Event::Left { piece, how: LeaveCause::Banished, .. } => format!("banished {}", piece.id.0),
        Event::Indestructible { piece } => format!("stands {}", piece.id.0),
        // Part of coming into play; scenarios test it.
        Event::Counters { counter: CounterKind::TemporaryCost, .. } => return None,
        Event::Copied { piece, .. } => format!("copied {}", piece.id.0),
        Event::Counters { piece, counter, change, .. } => format!("counters {} {counter:?} {change}", piece.id.0),
        Event::Silenced { piece, .. } => format!("silenced {}", piece.id.0),
        Event::DrawbacksLifted { piece } => format!("lifted {}", piece.id.0),
        Event::Control { piece, seat } => format!("control {} {}", piece.id.0, seat.0),
        Event::Turned { piece, passive: true, .. } => format!("passive {}", piece.id.0),
        Event::Healed { piece, amount, .. } => format!("healed {} {amount}", piece.id.0),
        Event::Recovered { seat, card, .. } => format!("recovered {} {card:?}", seat.0),
        Event::Entered { seat, piece, .. } => format!("entered {} {:?}", seat.0, piece.card),
        _ => return None,
    })
}

/// Whether an event is a death at the check that follows, or belongs to an automatic clause.
fn comes_after(event: &Event) -> bool {
    matches!(
        event,
        Event::Left { how: LeaveCause::Died | LeaveCause::Poisoned | LeaveCause::Collapsed, .. }
            | Event::Fired { .. }
            | Event::Bounty { .. }
    )
}

#[test]
fn parts_run_in_printed_order_and_deaths_wait_for_the_check() {
    let (mut positions, mut with_deaths, mut several) = (0, 0u32, 0u32);
    for seed in 0.. {
        let deck = |at: u64| Deck::ALL[(at % 4) as usize];
        let setup = Setup { decks: [deck(seed), deck(seed / 4)], ..Setup::default() };
        let mut state = Parbaj::deal(&setup, Seed(seed), &mut Silent).unwrap();
        let mut chance = Chance::new(Seed(seed)).split();
        let mut moves = Vec::new();
        loop {
            if let Some(spell) = about_to_happen(&state) {
                let mut after = state.clone();
                let mut events = Vec::new();
                Parbaj::apply(&mut after, Move::Decline, &mut events);
                // The spell doesn't take effect yet if the other player is asked first.
                if let Some(begins) = events.iter().position(|event| matches!(event, Event::TakesEffect { .. })) {
                    positions += 1;
                    let expected = WorkingState::of(&state).carry_out(&state.queue()[0]);
                    let begins = begins + 1;
                    let spent = |event: &Event| matches!(event, Event::Discarded { why: DiscardCause::Spent, .. });
                    // If a decision within the spell is pending, the rest of the text comes later.
                    let ends = events.iter().position(spent).unwrap_or(events.len());
                    let inside = &events[begins..ends.max(begins)];
                    assert!(!inside.iter().any(comes_after), "{spell:?}: {inside:?}");
                    let lines: Vec<String> = inside.iter().filter_map(line).collect();
                    assert_eq!(lines, expected, "{spell:?} in game {seed}: {inside:?}");
                    with_deaths += u32::from(deaths_come_first(&events[ends..]));
                    let parts = |clause: &Clause| match clause {
                        Clause::SpellEffect(it) => it.effects.len(),
                        Clause::Drawback(Drawback::OfSpell { effects, .. }) => effects.len(),
                        _ => 0,
                    };
                    several += u32::from(spell.kind().clauses.iter().map(parts).sum::<usize>() > 1);
                }
            }
            moves.clear();
            Parbaj::legal_moves(&state, &mut moves);
            // Without this, taking back an announcement would repeat the same position.
            if moves.len() > 1 {
                moves.retain(|mv| *mv != Move::TakeBack);
            }
            let Some(mv) = chance.pick(&moves) else { break };
            Parbaj::apply(&mut state, mv, &mut Silent);
            if positions >= POSITIONS {
                assert!(with_deaths > 100 && several > 1_000, "{with_deaths} with deaths, {several} of several parts");
                return;
            }
        }
    }
}

/// Checks that after the spell there is one check for deaths before any automatic clause, and that the active player's
/// automatic clauses come first. Returns whether anything died.
fn deaths_come_first(after: &[Event]) -> bool {
    let by_itself = |event: &Event| matches!(event, Event::Fired { .. } | Event::Bounty { .. });
    let died = |event: &Event| {
        matches!(event, Event::Left { how: LeaveCause::Died | LeaveCause::Poisoned | LeaveCause::Collapsed, .. })
    };
    let first_firing = after.iter().position(by_itself).unwrap_or(after.len());
    let before = after[..first_firing].iter().filter(|event| died(event)).count();
    // An automatic clause may itself kill; otherwise there can be no deaths after the first firing.
    let hurts = after[first_firing..].iter().position(|event| {
        matches!(
            event,
            Event::Damaged { .. }
                | Event::Counters { .. }
                | Event::TurnBegan { .. }
                | Event::Strike { .. }
                | Event::Control { .. }
                | Event::Boosted { .. }
        ) || matches!(event, Event::Left { .. })
    });
    let quiet = &after[first_firing..hurts.map_or(after.len(), |at| first_firing + at)];
    assert!(!quiet.iter().any(died), "{after:?}");
    before > 0
}
