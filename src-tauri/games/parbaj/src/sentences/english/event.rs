//! Sentences about events, in English.

use super::{capital, combat, effect, in_row, in_row_of, leave, marked, number, play, subject, turn, whose};
use crate::sentences::bounds_among_several;
use game::Seat;
use parbaj::{CardId, Event, UpkeepStep, other};
use rulebook::phrase::{NBSP, Names};

pub(in crate::sentences) fn event(event: &Event, names: &Names) -> String {
    let who = |seat: &Seat| subject(*seat, names);
    let of = |seat: &Seat| whose(*seat, names);
    match event {
        Event::Starts { seat } => {
            let was = if names.is_person(*seat) { "were" } else { "was" };
            format!("{} {was} chosen at random to start.", who(seat))
        }
        Event::Dealt { seat, cards: Some(cards) } => {
            format!("{} opening hand: {}.", capital(&of(seat)), in_row(cards.iter().copied()))
        }
        Event::Dealt { seat, cards: None } => format!("{} took an opening hand.", who(seat)),
        Event::Kept { seat } => format!("{} kept the opening hand.", who(seat)),
        Event::Mulliganed { seat } => {
            format!("{} took the mulligan: the hand is shuffled back for five new cards.", who(seat))
        }
        Event::TurnBegan { seat, turn } => format!("Turn{NBSP}{turn} is {}.", turn::possessive(*seat, names)),
        Event::PhaseBegan { phase, seat } => turn::phase(*phase, *seat, names),
        Event::Income { seat, vp, reason } => turn::income(*seat, *vp, *reason, names),
        Event::VpLost { seat, vp } => {
            format!("{} can’t have more than 10{NBSP}MP, so {vp}{NBSP}MP went to waste.", who(seat))
        }
        Event::AllActive { seat, pieces } if pieces.is_empty() => {
            format!("Nothing of {} was passive.", turn::possessive(*seat, names))
        }
        Event::AllActive { seat, pieces } => {
            format!("{} {} turned active.", capital(&of(seat)), in_row_of(pieces))
        }
        Event::Drew { seat, card, by } => turn::drew(*seat, *card, by.is_none(), names),
        Event::NothingToDraw { seat } => match names.other(*seat) {
            None => {
                "You had to draw from an empty deck: unless life decides first, you lose as this turn ends.".to_owned()
            }
            Some(name) => {
                format!("{name} had to draw from an empty deck, and loses as this turn ends unless life decides first.")
            }
        },
        Event::Played { seat, card, x, targets, against } => play::played(*seat, *card, *x, targets, *against, names),
        Event::ConditionMet { card, .. } => format!("The playing condition of {} is met.", marked(*card)),
        Event::ConditionFailed { card, .. } => format!(
            "The playing condition of {} isn’t met, and coming into play counts as playing it: it stays where it was.",
            marked(*card)
        ),
        Event::Used { seat, origin, targets, against } => play::used(*seat, *origin, targets, *against, names),
        Event::DrawbackChosen { seat, piece, .. } => {
            format!("{} activated the drawback of {}.", who(seat), marked(*piece))
        }
        Event::Paid { seat, vp, life, builders, changes } => play::paid(*seat, (*vp, *life), builders, changes, names),
        Event::AdvantageHeld { card, clause, life, seat } => {
            format!("{} holds: {} at {} life.", advantage(*card, *clause), opponent(*seat, names), number(*life))
        }
        Event::AdvantageMissed { card, clause, life, seat } => {
            format!("{} doesn’t hold: {} at {} life.", advantage(*card, *clause), opponent(*seat, names), number(*life))
        }
        Event::Declined { seat, reply: true } => format!("{} declined to react.", who(seat)),
        Event::Declined { seat, reply: false } => format!("{} declined to act.", who(seat)),
        Event::Prevented { seat, origin, by, neutralised } => play::prevented(*seat, *origin, *by, *neutralised, names),
        Event::Unpreventable { card, by } => {
            format!("{} can in no way be prevented, so {} doesn’t stop it.", marked(*card), marked(*by))
        }
        Event::Entered { seat, piece, passive, route, neutraliser } => {
            play::entered(*seat, *piece, *passive, *route, *neutraliser, names)
        }
        Event::TakesEffect { seat, card, several } => {
            let parts = if *several { " (its parts in order, but all at once)" } else { "" };
            format!("{} {} takes effect{parts}.", capital(&of(seat)), marked(*card))
        }
        Event::TargetGone { card } => {
            format!("A target of {} is no longer legal, so that part does nothing.", marked(*card))
        }
        Event::SpellDrawback { card, unlabelled, .. } => effect::spell_drawback(*card, *unlabelled),
        Event::Fired { seat, piece, drawback, unlabelled, .. } => {
            effect::fired(*seat, *piece, *drawback, *unlabelled, names)
        }
        Event::FiringsDropped { count } => {
            format!("One action has set off a hundred automatic abilities, so the rest of them are dropped: {count}.")
        }
        Event::Life { seat, change, .. } => {
            let how = if *change < 0 { "lost" } else { "gained" };
            format!("{} {how} {} life.", who(seat), change.unsigned_abs())
        }
        Event::Vp { seat, change: 0, .. } => format!("{} had no MP to lose.", who(seat)),
        Event::Vp { seat, change, .. } => {
            let how = if *change < 0 { "lost" } else { "gained" };
            format!("{} {how} {}{NBSP}MP.", who(seat), change.unsigned_abs())
        }
        Event::Damaged { target, amount, by, strike } => effect::damaged(*target, *amount, *by, *strike, names),
        Event::Healed { piece, amount, .. } => format!("{} was healed of {amount}{NBSP}damage.", marked(*piece)),
        Event::AllHealed { pieces } => {
            format!("Healing: all damage is removed from {}.", in_row_of(pieces))
        }
        Event::Discarded { seat, card, why } => play::discarded(*seat, *card, *why, names),
        Event::TooFew { seat, missing, sacrifice, .. } => {
            let what = if *sacrifice { "to sacrifice" } else { "cards to discard" };
            let were = if *missing == 1 { "was" } else { "were" };
            format!("{} had too few {what}: {missing} {were} missing.", who(seat))
        }
        Event::ToVoid { seat, card, .. } => format!("{} {} went to the void.", capital(&of(seat)), marked(*card)),
        Event::Recovered { seat, card, .. } => {
            format!("{} came back from {} discard pile to the hand.", marked(*card), of(seat))
        }
        Event::Left { piece, master, owner, how, token, .. } => {
            leave::left(*piece, (*master, *owner), *how, *token, names)
        }
        Event::Indestructible { piece } => {
            format!("{} can in no way be destroyed and stays in play.", marked(*piece))
        }
        Event::Control { piece, seat } => match names.other(*seat) {
            None => format!("You are the master of {} from now on.", marked(*piece)),
            Some(name) => format!("{name} is the master of {} from now on.", marked(*piece)),
        },
        Event::Turned { piece, passive, withdrew, .. } => effect::turned(*piece, *passive, *withdrew),
        Event::Counters { piece, counter, change, now } => effect::counters(*piece, *counter, *change, *now),
        Event::Copied { seat, by, piece, abilities, more } => {
            effect::copied(*seat, *by, *piece, *abilities, *more, names)
        }
        Event::Burdened { seat, piece } => {
            format!("The drawback of the burden counter on {} acts in {} upkeep.", marked(*piece), of(seat))
        }
        Event::Silenced { piece, keeps } => {
            let rest = if *keeps { ", but keeps what isn’t one" } else { "" };
            format!("{} lost all abilities until the turn ends{rest}.", marked(*piece))
        }
        Event::DrawbacksLifted { piece } => format!("{} lost its drawbacks until the turn ends.", marked(*piece)),
        Event::Boosted { piece, damage, life, .. } => effect::boosted(*piece, *damage, *life),
        Event::Reckoned { piece, damage, life } => effect::reckoned(*piece, *damage, *life),
        Event::Bounty { seat, piece, token } => {
            let why = if *token { ", for tokens can have one too" } else { "" };
            format!("{} got the Bounty for {}{why}.", who(seat), marked(*piece))
        }
        Event::TemporaryPaid { seat, piece } => {
            format!("{} paid the temporary cost of {}.", who(seat), marked(*piece))
        }
        Event::TemporaryUnpaid { seat, piece } => {
            format!("{} didn’t pay the temporary cost of {}, so it is sacrificed.", who(seat), marked(*piece))
        }
        Event::Chose { seat, card, paid } => {
            let how = if *paid { "paid" } else { "didn’t pay" };
            format!("{} {how} while {} took effect.", who(seat), marked(*card))
        }
        Event::Ordered { piece, what: UpkeepStep::Poison } => {
            format!("Next in upkeep: the poison on {}.", marked(*piece))
        }
        Event::Ordered { piece, what: UpkeepStep::Burden } => {
            format!("Next in upkeep: the burden counter on {}.", marked(*piece))
        }
        Event::Ordered { piece, what: UpkeepStep::Clause { .. } } => {
            format!("Next in upkeep: the text of {}.", marked(*piece))
        }
        Event::Marched { piece, guard: true } => format!("{} moved to the guard post.", marked(*piece)),
        Event::Marched { piece, guard: false } => format!("{} moved back to the reserve.", marked(*piece)),
        Event::Assigned { piece, target } => combat::assigned(*piece, *target, names),
        Event::StrikesNext { guard, attacker } => {
            format!("{} strikes back at {} next.", marked(*guard), marked(*attacker))
        }
        Event::Strike { attackers: 0 } => "The strike: no attacker has anything left to strike.".to_owned(),
        Event::Strike { attackers: 1 } => format!("The strike: 1{NBSP}attacker strikes."),
        Event::Strike { attackers } => format!("The strike: {attackers}{NBSP}attackers strike."),
        Event::WentHome { pieces } => combat::went_home(pieces),
        Event::TurnEnded { seat } => format!("{} turn ended.", capital(&of(seat))),
        Event::Ended { ending, life } => turn::ended(*ending, *life, names),
    }
}

/// Names an Advantage: `The Advantage of Daughter of the Walls`, with its bounds if the card has two.
fn advantage(card: CardId, clause: u8) -> String {
    match bounds_among_several(card, clause) {
        None => format!("The Advantage of {}", marked(card)),
        Some(bounds) => format!("The Advantage{NBSP}{bounds} of {}", marked(card)),
    }
}

/// Names the opponent of a card's player, with a verb: `you are`, `Borka is`.
fn opponent(seat: Seat, names: &Names) -> String {
    names.other(other(seat)).map_or_else(|| "you are".to_owned(), |name| format!("{name} is"))
}
