//! The rules that concern the current position.

use game::RuleId;
use parbaj::{LAST_TURN, NextChoice, Origin, Phase, Step, View, rules};
use parbaj_cards::{Clause, CounterKind, Drawback, Explanation, Price};

/// The maximum number of rules shown.
const MOST: usize = 8;
/// With at most this many cards in a deck, the rule about an empty deck is shown.
const NEAR_EMPTY: u8 = 3;
/// This many turns before the last, the rule about the last turn is shown.
const NEAR_LAST: u16 = 10;

/// Returns the rules that concern the current position, the most urgent first.
pub(super) fn at_hand(view: &View) -> Vec<RuleId> {
    let mut wanted = Vec::new();
    if let Some(ending) = view.ending {
        wanted.extend([ending.reason.rule(), rules::LOSING, rules::NO_LIMITS]);
    } else {
        wanted.extend(danger(view));
        if view.announced.is_some() {
            wanted.extend(announcing(view));
        } else {
            wanted.extend(deciding(view));
        }
        wanted.extend(lying(view));
        wanted.extend([rules::ALTERNATING, rules::VP]);
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

/// Returns the rules about an approaching end of the duel.
fn danger(view: &View) -> Vec<RuleId> {
    let mut wanted = Vec::new();
    if view.sides.iter().any(|side| side.life <= 0) {
        wanted.push(rules::LOSING);
    }
    if view.sides.iter().any(|side| side.deck <= NEAR_EMPTY) {
        wanted.push(rules::EMPTY_DECK);
    }
    if view.turn + NEAR_LAST >= LAST_TURN {
        wanted.push(rules::LONG_GAME);
    }
    wanted
}

fn announcing(view: &View) -> Vec<RuleId> {
    let Some(announced) = &view.announced else { return Vec::new() };
    let mut wanted = vec![rules::PLAYING];
    match announced.next {
        Some(NextChoice::Against) => wanted.extend([rules::SCOPE, rules::REACTIONS]),
        Some(NextChoice::Target { .. }) => wanted.push(rules::CONFLICT),
        Some(NextChoice::X) => wanted.push(rules::VARIABLE),
        Some(NextChoice::Give { .. }) => wanted.push(rules::COSTS),
        None => {}
    }
    if let Origin::Card { card } = announced.origin {
        if announced.against.is_some() {
            wanted.extend([rules::NEUTRALISATION, rules::KEEPS_TYPE]);
        }
        if matches!(card.kind().cost.price, Price::X(_)) {
            wanted.push(rules::VARIABLE);
        }
        for clause in &card.kind().clauses {
            match clause {
                Clause::Condition(_) => wanted.push(rules::CONDITION),
                Clause::Explanation(Explanation::Advantage(_)) => wanted.push(rules::ADVANTAGE),
                Clause::SpellEffect(_) => wanted.push(rules::AT_ONCE),
                _ => {}
            }
        }
    } else {
        wanted.extend([rules::ABILITIES, rules::LOOPS]);
    }
    wanted.push(rules::COSTS);
    wanted
}

fn deciding(view: &View) -> Vec<RuleId> {
    match view.step {
        Step::Mulligan { .. } => vec![rules::BEGINNING, rules::DECK_LISTS, rules::UPKEEP, rules::COSTS],
        Step::UpkeepOrder => vec![rules::UPKEEP, rules::COUNTERS, rules::TEMPORARY, rules::DRAWBACK],
        Step::Window { .. } => match view.phase {
            Phase::Main if view.active == view.seat => vec![rules::MAIN, rules::PLAYING, rules::COSTS, rules::TYPES],
            Phase::Main => vec![rules::WINDOWS, rules::MAIN, rules::TYPES],
            Phase::Combat => vec![rules::WINDOWS, rules::STRIKE, rules::DEATH, rules::CONTROL],
            Phase::Strike => vec![rules::WINDOWS, rules::HOMECOMING, rules::HEALING],
            Phase::Opening | Phase::Upkeep | Phase::Draw | Phase::Movement | Phase::Healing | Phase::TurnEnd => {
                vec![rules::WINDOWS, rules::UPKEEP, rules::DRAW]
            }
        },
        Step::Reactions { .. } => {
            vec![rules::REACTIONS, rules::NEUTRALISATION, rules::SCOPE, rules::PREVENTION, rules::NOT_SPELLS]
        }
        Step::Movement => vec![rules::MOVEMENT, rules::PASSIVE, rules::ATTACKERS, rules::UPKEEP],
        Step::Attackers => vec![rules::ATTACKERS, rules::STRIKE, rules::DEATH, rules::HOMECOMING, rules::COMBAT],
        Step::StrikeOrder { .. } => vec![rules::STRIKE, rules::DEATH],
        Step::Target { .. } => vec![rules::ABILITIES, rules::ACTIONS],
        Step::Discard { .. } => vec![rules::DISCARDING, rules::INSIDE, rules::AT_ONCE],
        Step::Sacrifice { .. } => vec![rules::INSIDE, rules::BOUNTY, rules::CHECKS],
        Step::May { .. } => vec![rules::INSIDE, rules::AT_ONCE],
        Step::TemporaryCost { .. } => vec![rules::TEMPORARY, rules::COSTS, rules::TEMPORARY_DRAWBACK],
        Step::Paying { .. } => vec![rules::COSTS, rules::INSIDE],
        Step::Over => vec![rules::LOSING],
    }
}

/// Returns the rules about the permanents in play.
fn lying(view: &View) -> Vec<RuleId> {
    let mut wanted = Vec::new();
    let permanents = || view.permanents.iter();
    if permanents().any(|it| it.counters.of(CounterKind::Poison) > 0) {
        wanted.push(rules::COUNTERS);
    }
    if permanents().any(|it| it.counters.of(CounterKind::TemporaryCost) > 0) {
        wanted.push(rules::TEMPORARY);
    }
    let any = |says: fn(&Clause) -> bool| permanents().any(|it| it.card.kind().clauses.iter().any(says));
    if any(|clause| matches!(clause, Clause::Drawback(Drawback::Bounty(_)))) {
        wanted.push(rules::BOUNTY);
    }
    if permanents().any(|it| it.silenced) {
        wanted.push(rules::ABILITY);
    }
    if any(|clause| matches!(clause, Clause::Explanation(Explanation::Advantage(_)))) {
        wanted.push(rules::ADVANTAGE);
    }
    if permanents().any(|it| it.owner != it.master) {
        wanted.push(rules::OWNER);
    }
    if permanents().any(|it| it.card.kind().token) {
        wanted.push(rules::TOKENS);
    }
    wanted
}
