//! Selects the rules relevant to the current view of a table.

use game::RuleId;
use iszkenderun::{Ability, Card, CardView, Marker, SeatView, StepView, Suit, Trump, View, rules};

/// The greatest number of rules shown, so that they can be read during a turn.
const MOST: usize = 8;
/// The number of actions in a round from which on the limit is shown (IS-6.3).
const MANY_ACTIONS: u8 = 50;
/// The number of cards that every hand may have at the start of a round (IS-8.4).
const HAND: u8 = 5;

/// Returns the rules relevant to the view, the most important first.
pub(super) fn at_hand(view: &View) -> Vec<RuleId> {
    let wanted = match view.step {
        StepView::Action => action(view),
        StepView::Bank { .. } => vec![rules::BANK, rules::POINTS, rules::PLACES, rules::SCORE_PILES],
        StepView::Discard { .. } => vec![rules::HAND_LIMIT, rules::CLEAR, rules::STARTER, rules::NEW_TRUMP],
        StepView::Over => {
            vec![rules::GAME_END, rules::PLACES, rules::SANS_TRUMP, rules::RECORD, rules::SCORE_PILES]
        }
    };
    let mut told = Vec::new();
    for rule in wanted {
        if !told.contains(&rule) {
            told.push(rule);
        }
    }
    told.truncate(MOST);
    told
}

fn action(view: &View) -> Vec<RuleId> {
    let mut wanted = Vec::new();
    let own = view.seats.get(view.seat.index());
    if own.is_some_and(|seat| !seat.passed && seat.actions >= MANY_ACTIONS) {
        wanted.push(rules::ACTION_LIMIT);
    }
    wanted.push(rules::TURN);
    wanted.extend(rows(view));
    wanted.extend(trump(view));
    wanted.extend(own.map_or_else(Vec::new, |seat| means(view, seat)));
    if view.draw_pile == 0 {
        wanted.push(rules::DRAW);
    }
    wanted.extend([rules::OWN_ROW, rules::VALUES, rules::PASS]);
    wanted
}

/// Returns the rules about cards in the rows that prevent something or raise a value.
fn rows(view: &View) -> Vec<RuleId> {
    let laid = || view.seats.iter().flat_map(|seat| &seat.row);
    let own_closed = view.seats.get(view.seat.index()).is_some_and(|seat| seat.closed_by.is_some());
    [
        (view.seats.iter().any(|seat| seat.closed_by.is_some()), rules::CLOSED),
        (own_closed, rules::EXTRA),
        (view.seats.iter().any(|seat| seat.passed), rules::PASSED_ROW),
        (laid().any(|card| card.protected_by.is_some()), rules::PROTECTION),
        (laid().any(|card| card.guarded_by.is_some()), rules::GUARD),
        (laid().any(is_zero), rules::ZERO),
        (laid().any(|card| card.tokens > 0), rules::TOKENS),
    ]
    .into_iter()
    .filter_map(|(lies, rule)| lies.then_some(rule))
    .collect()
}

/// Returns the rules about playing without trump, now or at the start of the round.
fn trump(view: &View) -> Vec<RuleId> {
    let mut wanted = Vec::new();
    if [view.trump, view.first_trump].contains(&Trump::SansTrump) {
        wanted.push(rules::SANS_TRUMP);
    }
    // After a round that began with Turban, the next one has no trump.
    if view.first_trump == Trump::SansTrump || view.first_trump.suit() == Some(Suit::Turban) {
        wanted.push(rules::NEW_TRUMP);
    }
    wanted
}

/// Returns the rules about what the viewer can use (closing cards, the marker, abilities) and about a hand too large
/// to keep.
fn means(view: &View, own: &SeatView) -> Vec<RuleId> {
    if own.passed {
        return Vec::new();
    }
    let mut wanted = Vec::new();
    if view.hand.into_iter().any(Card::is_closing) {
        wanted.push(rules::ANY_ROW);
    }
    if own.row.iter().any(|laid| laid.card.face().ability.is_some()) {
        wanted.push(rules::ABILITY);
    }
    if own.marker == Marker::Ready {
        wanted.extend([rules::MARKER, rules::DEEDS]);
    }
    if own.hand > HAND {
        wanted.push(rules::HAND_LIMIT);
    }
    let in_reach = || view.hand.into_iter().chain(own.row.iter().map(|laid| laid.card));
    if in_reach().any(Card::is_two_suited) {
        wanted.push(rules::TWO_SUITED);
    }
    if own.row.iter().any(changes_trump) {
        wanted.push(rules::CHANGE_TRUMP);
    }
    wanted
}

fn is_zero(laid: &CardView) -> bool {
    laid.card.face().passive.counts.is_some()
}

fn changes_trump(laid: &CardView) -> bool {
    matches!(laid.card.face().ability, Some(Ability::ChangeTrump { .. }))
}
