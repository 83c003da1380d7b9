//! Texts of moves, in Hungarian.

use super::name;
use crate::sentences::permanent_name::{PermanentName, find};
use game::Seat;
use parbaj::{CardId, CostPart, CostView, Move, NextChoice, PermanentId, Step, Target, UpkeepStep, View};
use parbaj_cards::{AbilityZone, Clause, Drawback};
use rulebook::phrase::{NBSP, Names};

pub(in crate::sentences) fn mv(mv: Move, view: &View, names: &Names) -> String {
    let it = |id: PermanentId| called(id, view, names);
    match mv {
        Move::Keep => "Megtartom a kezdőkezet".to_owned(),
        Move::Mulligan => "Mulligan: öt új lap".to_owned(),
        Move::Play { card } => format!("Kijátszás: {}{}", name(card), priced(card, view)),
        Move::React { card } => format!("Semlegesítés: {}{}", name(card), priced(card, view)),
        Move::Use { permanent, clause } => {
            let what = if is_drawback(permanent, clause, view) { "Hátrány aktiválása" } else { "Képesség" };
            format!("{what}: {}{}", it(permanent), part(permanent, clause, view))
        }
        Move::UseCard { place, card, .. } => {
            let from = match place {
                AbilityZone::Hand => "Képesség a kézből",
                AbilityZone::Discard => "Képesség a gyűjtőből",
                AbilityZone::Play => "Képesség",
            };
            format!("{from}: {}", name(card))
        }
        Move::Against { action } => {
            let Some(it) = view.queue.get(usize::from(action)) else { return "Ezt akadályozza meg".to_owned() };
            let whose = names.other(it.seat).unwrap_or_else(|| "saját".to_owned());
            // The number in the queue, from 1 for the first action.
            format!("Ezt akadályozza meg: {} ({}., {whose})", name(it.origin.card()), u16::from(action) + 1)
        }
        Move::Target { target } => format!("Célpont: {}", aimed(target, view, names)),
        Move::X { x } => format!("X{NBSP}={NBSP}{x}"),
        Move::Give { permanent } => format!("{}: {}", giving(view), it(permanent)),
        Move::GiveCard { card } => format!("Eldobás: {}", name(card)),
        Move::Pay => match &view.announced {
            Some(announced) => format!("Kifizetem{}", in_brackets(&announced.cost)),
            None => "Kifizetem".to_owned(),
        },
        Move::TakeBack => "Visszavonás".to_owned(),
        Move::Decline => "Hagyom".to_owned(),
        Move::March { permanent } => {
            let guards = find(permanent, view).is_some_and(|it| it.guard);
            format!("{}: {}", if guards { "Vissza a tartalékba" } else { "Az őrposztra" }, it(permanent))
        }
        Move::Attack { attacker, target } => {
            format!("Támadás: {} → {}", it(attacker), aimed(target, view, names))
        }
        Move::Done => match (view.step, view.attacks.is_empty()) {
            (Step::Attackers, true) => "Nincs támadás".to_owned(),
            (Step::Attackers, false) => "Nincs több támadó".to_owned(),
            _ => "Nincs több mozgás".to_owned(),
        },
        Move::Next { permanent, what: UpkeepStep::Burden } => format!("Most: {}, teherjelző", it(permanent)),
        Move::Next { permanent, what: UpkeepStep::Poison } => format!("Most: {}, méregjelző", it(permanent)),
        Move::Next { permanent, what: UpkeepStep::Clause { clause } } => {
            let what = match clause_of(permanent, clause, view) {
                Some(Clause::Drawback(Drawback::TemporaryCost(_))) => "időleges költség",
                Some(Clause::Drawback(_)) => "hátrány",
                _ => "képesség",
            };
            format!("Most: {}, {what}", it(permanent))
        }
        Move::StrikeNext { attacker } => format!("Visszaütés: {}", it(attacker)),
        Move::Accept => match &view.offered {
            Some(cost) => format!("Kifizetem{}", in_brackets(cost)),
            None => "Kifizetem".to_owned(),
        },
        Move::Refuse => match view.step {
            Step::TemporaryCost { permanent } => format!("Feláldozom: {}", it(permanent)),
            _ => "Nem fizetek".to_owned(),
        },
    }
}

/// Names a permanent: `Mezei kaszás`, `Mezei kaszás (Borka, 2.)`.
fn called(id: PermanentId, view: &View, names: &Names) -> String {
    let Some(it) = PermanentName::of(id, view) else { return gone(id, view) };
    let whose = it.whose.map(|seat| player(seat, names, "saját"));
    let number = it.number.map(|number| format!("{number}."));
    let more: Vec<String> = whose.into_iter().chain(number).collect();
    if more.is_empty() { name(it.card).to_owned() } else { format!("{} ({})", name(it.card), more.join(", ")) }
}

/// Names a permanent that has left play but still has a job in upkeep, by the position of the job.
fn gone(id: PermanentId, view: &View) -> String {
    let at = view.upkeep.iter().position(|job| job.permanent == id);
    at.map_or_else(|| "már nincs játékban".to_owned(), |at| format!("eltávozott lap ({}.)", at + 1))
}

fn player(seat: Seat, names: &Names, you: &str) -> String {
    names.other(seat).unwrap_or_else(|| you.to_owned())
}

fn aimed(target: Target, view: &View, names: &Names) -> String {
    match target {
        Target::Player { seat } => player(seat, names, "te magad"),
        Target::Permanent { permanent } => called(permanent, view, names),
        Target::Discarded { seat, card } => match names.other(seat) {
            None => format!("{} (a gyűjtődben)", name(card)),
            Some(owner) => format!("{} ({owner} gyűjtőjében)", name(card)),
        },
    }
}

/// Formats a card's current cost: ` (3 VP)`.
fn priced(card: CardId, view: &View) -> String {
    let held = view.hand.iter().find(|held| held.card == card);
    held.map_or_else(String::new, |held| format!(" ({}{NBSP}VP)", held.price))
}

/// Formats a cost in brackets: ` (3 VP, építő 1)`; empty for an empty cost.
fn in_brackets(cost: &CostView) -> String {
    let mut parts = Vec::new();
    if cost.vp > 0 {
        parts.push(format!("{}{NBSP}VP", cost.vp));
    }
    for (count, what) in
        [(cost.builders, "építő"), (cost.sacrifices, "áldozat"), (cost.discards, "eldobás"), (cost.life, "Ép")]
    {
        if count > 0 {
            parts.push(format!("{what}{NBSP}{count}"));
        }
    }
    if cost.turns {
        parts.push("passzív lesz".to_owned());
    }
    if cost.goes {
        parts.push("maga a lap".to_owned());
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
        Some(CostPart::Builders) => "Építő",
        Some(CostPart::Sacrifice) => "Áldozat",
        Some(CostPart::Discard | CostPart::Life) | None => "Fizetség",
    }
}

fn clause_of(permanent: PermanentId, clause: u8, view: &View) -> Option<&'static Clause> {
    find(permanent, view)?.card.kind().clauses.get(usize::from(clause))
}

fn is_drawback(permanent: PermanentId, clause: u8, view: &View) -> bool {
    matches!(clause_of(permanent, clause, view), Some(Clause::Drawback(_)))
}

/// Returns `, a szöveg 2. része` if several clauses can be used.
fn part(permanent: PermanentId, clause: u8, view: &View) -> String {
    let usable = |it: &&Clause| {
        matches!(it, Clause::Ability(parbaj_cards::Ability::Activated(_)) | Clause::Drawback(Drawback::Chosen(_)))
    };
    let parts = find(permanent, view).map_or(0, |it| it.card.kind().clauses.iter().filter(usable).count());
    if parts > 1 { format!(", a szöveg {}.{NBSP}része", u16::from(clause) + 1) } else { String::new() }
}
