//! Selects the rules relevant to the current view of a table.

use astra::{Chart, Element, Modification, StepView, View, rules};
use game::RuleId;

/// The greatest number of rules shown, so that they can be read during a turn.
const MOST: usize = 8;
/// The number of cards above the end card from which on the rule about the end is shown.
const NEAR_END: u8 = 3;
/// The number of cards in Auptolemy's deck from which on the automatic loss is shown.
const NEARLY_EMPTY: u8 = 4;

/// Returns the rules relevant to the view, the most important first.
pub(super) fn at_hand(view: &View) -> Vec<RuleId> {
    let wanted = match view.step {
        StepView::Turn => turn(view),
        StepView::Reorder => vec![rules::ABILITY_PEEK, rules::REFILL],
        StepView::ObserveMore => {
            vec![rules::TELESCOPE, rules::OBSERVE, rules::FIRST_STAR, rules::NEXT_STAR, rules::YOUR_POINTS]
        }
        StepView::Discover => vec![rules::TELESCOPE, rules::DISCOVERY, rules::WISDOM_LIMIT, rules::REFILL],
        StepView::SetAside { .. } => vec![rules::WISDOM_LIMIT, rules::YOUR_POINTS, rules::ELEMENTS],
        StepView::Dream { .. } => {
            vec![rules::DREAM, rules::FIRST_STAR, rules::DREAM_DISCOVERY, rules::FEWER_THAN_DREAM, rules::GRAND_STAR]
        }
        StepView::Boon { .. } => boon(view),
        StepView::Automaton => automaton(view),
        StepView::Over { library_empty: true } => vec![rules::AUTOMATIC_LOSS, rules::WINNER],
        StepView::Over { .. } => vec![rules::WINNER, rules::YOUR_POINTS, rules::ITS_POINTS, rules::ELEMENTS],
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

fn charts(view: &View) -> impl Iterator<Item = &Chart> {
    view.display.iter().flatten()
}

fn turn(view: &View) -> Vec<RuleId> {
    let mut wanted = endings(view);
    let journal = &view.journal;
    if journal.active.iter().any(|active| !active.exhausted) {
        wanted.push(rules::ABILITY_PHASE);
        // The abilities that the viewer's cards offer.
        let usable = journal.active.iter().filter(|active| !active.exhausted);
        wanted.extend(usable.map(|active| active.card.constellation().ability.rule()).take(2));
    }
    wanted.push(rules::ACTION);
    if journal.stardust > 0 || journal.this_turn.free_first {
        wanted.extend([rules::OBSERVE, rules::FIRST_STAR, rules::NEXT_STAR]);
    }
    if journal.stardust < journal.pouch {
        wanted.push(rules::REST);
    }
    if journal.active.iter().any(|active| active.exhausted && active.card.element() == view.marker) {
        wanted.push(rules::REACTIVATION);
    }
    if journal.telescopes > 0 {
        wanted.push(rules::TELESCOPE);
    }
    if view.marker == Element::Water {
        wanted.push(rules::SPHERE_STEP);
    }
    if charts(view).any(|chart| chart.marks.dream.len() > chart.marks.yours.len()) {
        wanted.push(rules::FEWER_THAN_DREAM);
    }
    wanted.extend([rules::DIE, rules::DISCOVERY]);
    wanted
}

/// Returns the rules about the end of the game or the automatic loss, if they are near.
fn endings(view: &View) -> Vec<RuleId> {
    let mut wanted = Vec::new();
    if view.turns_left.is_some() || view.deck <= NEAR_END {
        wanted.push(rules::END);
    }
    let safe = view.turns_left.is_some() || view.setup.has(Modification::Reshuffle);
    if !safe && view.automaton.deck <= NEARLY_EMPTY {
        wanted.push(rules::AUTOMATIC_LOSS);
    }
    wanted
}

fn boon(view: &View) -> Vec<RuleId> {
    let mut wanted = vec![rules::BOON_CHOICE];
    if let Some(chart) = view.discovered.last().map(|discovered| &discovered.chart) {
        if chart.marks.dream.len() > chart.marks.yours.len() {
            wanted.push(rules::FEWER_THAN_DREAM);
        }
        wanted.extend(chart.card.constellation().boons.map(|boon| boon.rule()));
    }
    wanted.push(rules::BOONS);
    wanted
}

fn automaton(view: &View) -> Vec<RuleId> {
    let mut wanted = endings(view);
    if view.automaton.stardust == 0 {
        wanted.extend([rules::ITS_REST, rules::SPHERE_STEP, rules::ITS_DREAM]);
    } else {
        wanted.extend([rules::DIE, rules::FOCUS, rules::ITS_STARS, rules::ITS_FIRST_STAR, rules::ITS_PATH]);
        if view.automaton.telescopes > 0 {
            wanted.push(rules::ITS_TELESCOPES);
        }
        wanted.push(rules::CLEAN_UP);
    }
    wanted.push(rules::ITS_BOON);
    wanted
}
