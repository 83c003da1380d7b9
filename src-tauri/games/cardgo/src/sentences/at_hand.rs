//! The rules that apply to the current position and step.

use cardgo::{CardsView, HAND_LIMIT, Phase, Step, View, rules};
use game::RuleId;

/// The maximum number of rules listed; more wouldn't be read during a turn.
const MOST: usize = 8;

/// Returns the rules that apply now, the most urgent first.
pub(super) fn at_hand(view: &View) -> Vec<RuleId> {
    let wanted = match (view.phase, &view.cards) {
        (Phase::Playing, Some(cards)) if !view.resumed && !cards.ordinary => with_cards(view, cards),
        (Phase::Playing, _) => plain(view),
        (Phase::Counting { .. }, _) => vec![rules::END, rules::PLACING],
        (Phase::Over, _) => vec![rules::END, rules::BOARD],
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

/// Returns the rules for a turn without cards.
fn plain(view: &View) -> Vec<RuleId> {
    let mut wanted = pressing(view);
    if view.number == 0 {
        wanted.push(rules::BOARD);
    }
    wanted.extend([rules::PLACING, rules::ILLEGAL, rules::END]);
    wanted
}

/// Returns the rules that will soon matter on the board.
fn pressing(view: &View) -> Vec<RuleId> {
    let mut wanted = Vec::new();
    // One more pass ends play.
    if view.passes > 0 || view.resumed {
        wanted.push(rules::END);
    }
    if view.ko.is_some() {
        wanted.extend([rules::ILLEGAL, rules::POSITIONS]);
    }
    wanted
}

fn with_cards(view: &View, cards: &CardsView) -> Vec<RuleId> {
    let mut wanted = asked(cards.step);
    if let Some(lasting) = &cards.lasting {
        wanted.extend([lasting.card.rule(), rules::LASTING, rules::FORCING]);
    }
    wanted.extend(pressing(view));
    if cards.quiet > 0 {
        wanted.push(rules::DECK);
    } else {
        wanted.push(rules::TURN);
    }
    if cards.deck == 0 {
        wanted.push(rules::DECK_EMPTY);
    }
    wanted.extend(cards.hand.iter().map(|card| card.rule()));
    if cards.hand.len() > usize::from(HAND_LIMIT) {
        wanted.push(rules::HAND_LIMIT);
    }
    if view.number == 0 {
        wanted.push(rules::BOARD);
    }
    wanted.extend([rules::PLACING, rules::ILLEGAL, rules::END]);
    wanted
}

/// Returns the rules for the decision at a step within a turn.
fn asked(step: Step) -> Vec<RuleId> {
    match step {
        Step::Turn => Vec::new(),
        Step::Aim { card, .. } => vec![card.rule(), rules::ANNOUNCING],
        Step::Answer { card, .. } => vec![card.rule(), rules::COUNTER, rules::ANNOUNCING],
        Step::Arrange => vec![rules::LANTERN],
        Step::Name { .. } | Step::Choose { .. } => vec![rules::DILEMMA, rules::FORCING],
        Step::Note => vec![rules::TRAP],
        Step::Discard { .. } => vec![rules::HAND_LIMIT, rules::DISCARDS],
    }
}
