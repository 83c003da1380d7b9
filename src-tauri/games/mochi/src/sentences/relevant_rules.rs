//! Selects the rules relevant to the current view of a table.

use super::card_sheet::effect_rule;
use game::RuleId;
use mochi::{Origin, Pair, StepView, View, rules};

/// The greatest number of rules shown, so that they can be read during a turn.
const MOST: usize = 8;
/// A round is near its end when a hand has at most this many cards: one pair.
const FEW_CARDS: u8 = 2;
/// The number of turns from which on the limit of a hundred turns is shown (MO-6.6).
const MANY_TURNS: u8 = 90;

/// Returns the rules relevant to the view, the most important first.
pub(super) fn at_hand(view: &View) -> Vec<RuleId> {
    let mut wanted = match view.step {
        StepView::Action => action(view),
        StepView::EffectOrder => vec![rules::TWO_EFFECTS],
        StepView::ChooseDrawer => vec![rules::DRAW_EFFECT, rules::SOURCES, rules::EFFECTS_STAY],
        StepView::DrawByEffect => {
            let mut wanted = vec![rules::DRAW_EFFECT, rules::SOURCES, rules::EFFECTS_STAY];
            wanted.extend(deck(view));
            wanted
        }
        StepView::Insert { origin } => insert(view, origin),
        StepView::PassLeft => vec![rules::PASS_LEFT, rules::SEALED_PASS, rules::TWO_EFFECTS, rules::REMEMBERED],
        StepView::Reserve => vec![rules::RESERVE, rules::TWO_EFFECTS, rules::RESERVE_STAYS],
        StepView::Keep => vec![rules::KEEP, rules::PENALTY, rules::RESERVE_STAYS, rules::NEXT_ROUND],
        StepView::Over { cards_ran_out: true } => vec![rules::SHORT_DEAL, rules::GAME_END, rules::PENALTY],
        StepView::Over { cards_ran_out: false } => vec![rules::GAME_END, rules::PENALTY, rules::TARGET],
    };
    wanted.extend(view.effects.iter().map(|&effect| effect_rule(Some(effect))));
    if !view.effects.is_empty() {
        wanted.extend([rules::TWO_EFFECTS, rules::EFFECTS_STAY]);
    }
    if in_play(view) && view.seats.iter().any(|seat| seat.hand <= FEW_CARDS) {
        wanted.push(rules::ROUND_END);
    }
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
    let centre = Pair { left: view.left.top, right: view.right.top };
    let hand: Vec<Pair> = view.hand.windows(2).map(|pair| Pair { left: pair[0], right: pair[1] }).collect();
    let nothing_to_draw = view.deck == 0 && covered(view) == 0;
    let own_turn = view.to_move == Some(view.seat);
    let mut wanted = Vec::new();
    let stuck = nothing_to_draw && view.reserve.is_empty();
    if own_turn && stuck && !hand.iter().any(|pair| pair.playable(centre, view.side)) {
        wanted.push(rules::PASS);
    }
    wanted.extend([rules::ACTION, rules::PAIR, rules::VALUE]);
    if centre.one_colour() {
        wanted.push(rules::COLOUR);
    }
    if hand.iter().any(|pair| pair.happy()) {
        wanted.push(rules::HAPPY);
    }
    if nothing_to_draw {
        wanted.push(rules::STANDSTILL);
    }
    if view.seats.iter().all(|seat| seat.turns >= MANY_TURNS) {
        wanted.push(rules::TURN_LIMIT);
    }
    wanted.push(rules::SOURCES);
    wanted.extend(deck(view));
    wanted
}

fn insert(view: &View, origin: Origin) -> Vec<RuleId> {
    let mut wanted = vec![rules::INSERT];
    match origin {
        Origin::Centre => wanted.extend([rules::TAKE_CENTRE, rules::REMEMBERED]),
        Origin::Deck => wanted.extend([rules::SOURCES, rules::SECRET]),
        Origin::Reserve => wanted.extend([rules::SOURCES, rules::RESERVE_STAYS]),
        Origin::Passed => wanted.extend([rules::PASS_LEFT, rules::SEALED_PASS, rules::REMEMBERED]),
    }
    if view.paired && origin != Origin::Passed {
        wanted.push(rules::DRAW_EFFECT);
    }
    wanted
}

/// Returns the rules about the centre and the deck for taking a card.
fn deck(view: &View) -> Vec<RuleId> {
    if view.deck == 0 { vec![rules::NEW_DECK, rules::TAKE_CENTRE] } else { vec![rules::TAKE_CENTRE] }
}

/// Returns the number of cards under the top cards of the central piles.
fn covered(view: &View) -> u8 {
    view.left.height + view.right.height - 2
}

/// Returns whether a round is being played.
fn in_play(view: &View) -> bool {
    !matches!(view.step, StepView::Keep | StepView::Over { .. })
}
