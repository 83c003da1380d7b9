//! Texts of moves, in English.

use super::name;
use crate::sentences::permanent_name::{PermanentName, find};
use game::Seat;
use parbaj::{CardId, CostPart, CostView, Move, NextChoice, PermanentId, Step, Target, UpkeepStep, View};
use parbaj_cards::{Ability, AbilityZone, Clause, Drawback};
use rulebook::phrase::{NBSP, Names};

pub(in crate::sentences) fn mv(mv: Move, view: &View, names: &Names) -> String {
    let it = |id: PermanentId| called(id, view, names);
    match mv {
        Move::Keep => "Keep the opening hand".to_owned(),
        Move::Mulligan => "Mulligan: five new cards".to_owned(),
        Move::Play { card } => format!("Play: {}{}", name(card), priced(card, view)),
        Move::React { card } => format!("Neutralise: {}{}", name(card), priced(card, view)),
        Move::Use { permanent, clause } => {
            let what = if is_drawback(permanent, clause, view) { "Activate drawback" } else { "Ability" };
            format!("{what}: {}{}", it(permanent), part(permanent, clause, view))
        }
        Move::UseCard { place, card, .. } => {
            let from = match place {
                AbilityZone::Hand => "Ability from hand",
                AbilityZone::Discard => "Ability from the discard pile",
                AbilityZone::Play => "Ability",
            };
            format!("{from}: {}", name(card))
        }
        Move::Against { action } => {
            let Some(it) = view.queue.get(usize::from(action)) else { return "Prevent this".to_owned() };
            let whose = player(it.seat, names, "your own");
            // The number in the queue, from 1 for the first action.
            format!("Prevent: {} (no.{NBSP}{}, {whose})", name(it.origin.card()), u16::from(action) + 1)
        }
        Move::Target { target } => format!("Target: {}", aimed(target, view, names)),
        Move::X { x } => format!("X{NBSP}={NBSP}{x}"),
        Move::Give { permanent } => format!("{}: {}", giving(view), it(permanent)),
        Move::GiveCard { card } => format!("Discard: {}", name(card)),
        Move::Pay => match &view.announced {
            Some(announced) => format!("Pay{}", in_brackets(&announced.cost)),
            None => "Pay".to_owned(),
        },
        Move::TakeBack => "Take back".to_owned(),
        Move::Decline => "Decline".to_owned(),
        Move::March { permanent } => {
            let guards = find(permanent, view).is_some_and(|it| it.guard);
            format!("{}: {}", if guards { "Back to the reserve" } else { "To the guard post" }, it(permanent))
        }
        Move::Attack { attacker, target } => {
            format!("{} attacks {}", it(attacker), aimed(target, view, names))
        }
        Move::Done => match (view.step, view.attacks.is_empty()) {
            (Step::Attackers, true) => "No attack".to_owned(),
            (Step::Attackers, false) => "No more attackers".to_owned(),
            _ => "No more moves".to_owned(),
        },
        Move::Next { permanent, what: UpkeepStep::Burden } => format!("Next: {}, burden counter", it(permanent)),
        Move::Next { permanent, what: UpkeepStep::Poison } => format!("Next: {}, poison counter", it(permanent)),
        Move::Next { permanent, what: UpkeepStep::Clause { clause } } => {
            let what = match clause_of(permanent, clause, view) {
                Some(Clause::Drawback(Drawback::TemporaryCost(_))) => "temporary cost",
                Some(Clause::Drawback(_)) => "drawback",
                _ => "ability",
            };
            format!("Next: {}, {what}", it(permanent))
        }
        Move::StrikeNext { attacker } => format!("Strike back: {}", it(attacker)),
        Move::Accept => match &view.offered {
            Some(cost) => format!("Pay{}", in_brackets(cost)),
            None => "Pay".to_owned(),
        },
        Move::Refuse => match view.step {
            Step::TemporaryCost { permanent } => format!("Sacrifice: {}", it(permanent)),
            _ => "Don’t pay".to_owned(),
        },
    }
}

/// Names a permanent: `Field Reaper`, `Field Reaper (Borka, no. 2)`.
fn called(id: PermanentId, view: &View, names: &Names) -> String {
    let Some(it) = PermanentName::of(id, view) else { return gone(id, view) };
    let whose = it.whose.map(|seat| player(seat, names, "yours"));
    let number = it.number.map(|number| format!("no.{NBSP}{number}"));
    let more: Vec<String> = whose.into_iter().chain(number).collect();
    if more.is_empty() { name(it.card).to_owned() } else { format!("{} ({})", name(it.card), more.join(", ")) }
}

/// Names a permanent that has left play but still has a job in upkeep, by the position of the job.
fn gone(id: PermanentId, view: &View) -> String {
    let at = view.upkeep.iter().position(|job| job.permanent == id);
    at.map_or_else(|| "not in play any more".to_owned(), |at| format!("a card that has left (no.{NBSP}{})", at + 1))
}

fn player(seat: Seat, names: &Names, you: &str) -> String {
    names.other(seat).unwrap_or_else(|| you.to_owned())
}

fn aimed(target: Target, view: &View, names: &Names) -> String {
    match target {
        Target::Player { seat } => player(seat, names, "yourself"),
        Target::Permanent { permanent } => called(permanent, view, names),
        Target::Discarded { seat, card } => {
            format!("{} ({} discard pile)", name(card), super::whose(seat, names))
        }
    }
}

/// Formats a card's current cost: ` (3 MP)`.
fn priced(card: CardId, view: &View) -> String {
    let held = view.hand.iter().find(|held| held.card == card);
    held.map_or_else(String::new, |held| format!(" ({}{NBSP}MP)", held.price))
}

/// Formats a cost in brackets: ` (3 MP, builder 1)`; empty for an empty cost.
fn in_brackets(cost: &CostView) -> String {
    let mut parts = Vec::new();
    if cost.vp > 0 {
        parts.push(format!("{}{NBSP}MP", cost.vp));
    }
    for (count, what) in
        [(cost.builders, "builder"), (cost.sacrifices, "sacrifice"), (cost.discards, "discard"), (cost.life, "life")]
    {
        if count > 0 {
            parts.push(format!("{what}{NBSP}{count}"));
        }
    }
    if cost.turns {
        parts.push("turn it passive".to_owned());
    }
    if cost.goes {
        parts.push("the card itself".to_owned());
    }
    if parts.is_empty() { String::new() } else { format!(" ({})", parts.join(", ")) }
}

/// Returns what a permanent is given as.
fn giving(view: &View) -> &'static str {
    let part = match view.announced.as_ref().and_then(|announced| announced.next) {
        Some(NextChoice::Give { part }) => Some(part),
        _ => matches!(view.step, Step::Sacrifice { .. }).then_some(CostPart::Sacrifice),
    };
    match part {
        Some(CostPart::Builders) => "Builder",
        Some(CostPart::Sacrifice) => "Sacrifice",
        Some(CostPart::Discard | CostPart::Life) | None => "Pay with",
    }
}

fn clause_of(permanent: PermanentId, clause: u8, view: &View) -> Option<&'static Clause> {
    find(permanent, view)?.card.kind().clauses.get(usize::from(clause))
}

fn is_drawback(permanent: PermanentId, clause: u8, view: &View) -> bool {
    matches!(clause_of(permanent, clause, view), Some(Clause::Drawback(_)))
}

/// Returns `, part 2 of the text` if several clauses can be used.
fn part(permanent: PermanentId, clause: u8, view: &View) -> String {
    let usable =
        |it: &&Clause| matches!(it, Clause::Ability(Ability::Activated(_)) | Clause::Drawback(Drawback::Chosen(_)));
    let parts = find(permanent, view).map_or(0, |it| it.card.kind().clauses.iter().filter(usable).count());
    if parts > 1 { format!(", part{NBSP}{} of the text", u16::from(clause) + 1) } else { String::new() }
}
