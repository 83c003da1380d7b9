//! What happened, in English.

use super::{capital, combat, effect, in_row, in_row_of, leave, marked, number, play, subject, turn, whom, whose};
use parbaj::{Event, Happening};
use rulebook::phrase::{NBSP, Names};

pub(in crate::sentences) fn event(event: &Event, names: &Names) -> String {
    let who = |seat: &game::Seat| subject(*seat, names);
    let of = |seat: &game::Seat| whose(*seat, names);
    match event {
        Event::Starts { seat } => format!("Chance picked who starts: {}.", whom(*seat, names)),
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
            format!("{} can’t have more than 10{NBSP}VP, so {vp}{NBSP}VP went to waste.", who(seat))
        }
        Event::AllActive { seat, pieces } if pieces.is_empty() => {
            format!("On {} side everything is active.", of(seat))
        }
        Event::AllActive { seat, pieces } => {
            format!("On {} side these turned active: {}.", of(seat), in_row_of(pieces))
        }
        Event::Drew { seat, card, phase } => turn::drew(*seat, *card, *phase, names),
        Event::NothingToDraw { seat } => match names.other(*seat) {
            None => "You had to draw from an empty deck, so you lose when this turn ends.".to_owned(),
            Some(name) => format!("{name} had to draw from an empty deck, and so loses when this turn ends."),
        },
        Event::Played { seat, card, x, targets, against } => play::played(*seat, *card, *x, targets, *against, names),
        Event::ConditionMet { card, .. } => format!("The playing condition of {} is met.", marked(*card)),
        Event::Used { seat, origin, targets, against } => play::used(*seat, *origin, targets, *against, names),
        Event::DrawbackChosen { seat, piece, .. } => {
            format!("{} activated the drawback of {}.", who(seat), marked(piece.card))
        }
        Event::Paid { seat, vp, life, builders, changed } => play::paid(*seat, (*vp, *life), builders, *changed, names),
        Event::AdvantageHeld { card, life, .. } => {
            format!("The Advantage of {} holds: the opponent is at {} life.", marked(*card), number(*life))
        }
        Event::AdvantageMissed { card, life, .. } => {
            format!("The Advantage of {} doesn’t hold: the opponent is at {} life.", marked(*card), number(*life))
        }
        Event::Declined { seat, reply: true } => format!("{} declined to react.", who(seat)),
        Event::Declined { seat, reply: false } => format!("{} declined to act.", who(seat)),
        Event::Prevented { seat, origin, by, neutralised } => play::prevented(*seat, *origin, *by, *neutralised, names),
        Event::Unpreventable { card, by } => {
            format!("{} can in no way be prevented, so {} doesn’t stop it.", marked(*card), marked(*by))
        }
        Event::Entered { seat, piece, passive, played, neutraliser } => {
            play::entered(*seat, *piece, *passive, *played, *neutraliser, names)
        }
        Event::TakesEffect { seat, card, several } => {
            let parts = if *several { " (its parts in order, but all at once)" } else { "" };
            format!("{} spell takes effect: {}{parts}.", capital(&of(seat)), marked(*card))
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
        Event::Life { seat, change } => {
            let how = if *change < 0 { "lost" } else { "gained" };
            format!("{} {how} {} life.", who(seat), change.unsigned_abs())
        }
        Event::Vp { seat, change: 0 } => format!("{} had no VP to lose.", who(seat)),
        Event::Vp { seat, change } => {
            let how = if *change < 0 { "lost" } else { "gained" };
            format!("{} {how} {}{NBSP}VP.", who(seat), change.unsigned_abs())
        }
        Event::Damaged { target, amount, by, strike } => effect::damaged(*target, *amount, *by, *strike, names),
        Event::Healed { piece, amount } => format!("{amount}{NBSP}damage came off {}.", marked(piece.card)),
        Event::AllHealed { pieces } => {
            format!("Healing: all damage came off the creatures ({}).", in_row_of(pieces))
        }
        Event::Discarded { seat, card, why } => play::discarded(*seat, *card, *why, names),
        Event::TooFew { seat, missing } => {
            let were = if *missing == 1 { "was" } else { "were" };
            format!("{} had too few: {missing} {were} missing.", who(seat))
        }
        Event::ToVoid { seat, card } => format!("{} card went to the void: {}.", capital(&of(seat)), marked(*card)),
        Event::Recovered { seat, card } => {
            format!("{} came back from {} discard pile to the hand.", marked(*card), of(seat))
        }
        Event::Left { piece, master, owner, how, token } => {
            leave::left(piece.card, (*master, *owner), *how, *token, names)
        }
        Event::Indestructible { piece } => {
            format!("{} can in no way be destroyed and stays in play.", marked(piece.card))
        }
        Event::Control { piece, seat } => match names.other(*seat) {
            None => format!("You are the master of {} from now on.", marked(piece.card)),
            Some(name) => format!("{name} is the master of {} from now on.", marked(piece.card)),
        },
        Event::Turned { piece, passive, withdrew } => effect::turned(piece.card, *passive, *withdrew),
        Event::Counters { piece, counter, change, now } => effect::counters(piece.card, *counter, *change, *now),
        Event::Silenced { piece, keeps } => {
            let rest = if *keeps { ", but keeps what isn’t one" } else { "" };
            format!("{} lost all abilities until the turn ends{rest}.", marked(piece.card))
        }
        Event::DrawbacksLifted { piece } => format!("{} lost its drawbacks until the turn ends.", marked(piece.card)),
        Event::Boosted { piece, damage, life } => effect::boosted(piece.card, *damage, *life),
        Event::Reckoned { piece, damage, life } => effect::reckoned(piece.card, *damage, *life),
        Event::Bounty { seat, piece, token } => {
            let why = if *token { ", for tokens can have one too" } else { "" };
            format!("{} got the Bounty for {}{why}.", who(seat), marked(piece.card))
        }
        Event::TemporaryPaid { seat, piece } => {
            format!("{} paid the temporary cost of {}.", who(seat), marked(piece.card))
        }
        Event::TemporaryUnpaid { seat, piece } => {
            format!("{} didn’t pay the temporary cost of {}, so it is sacrificed.", who(seat), marked(piece.card))
        }
        Event::Chose { seat, card, paid } => {
            let how = if *paid { "paid" } else { "didn’t pay" };
            format!("{} {how} while {} took effect.", who(seat), marked(*card))
        }
        Event::Ordered { piece, what: Happening::Poison } => {
            format!("Next in upkeep: the poison on {}.", marked(piece.card))
        }
        Event::Ordered { piece, what: Happening::Clause { .. } } => {
            format!("Next in upkeep: the text of {}.", marked(piece.card))
        }
        Event::Marched { piece, guard: true } => format!("{} moved to the guard post.", marked(piece.card)),
        Event::Marched { piece, guard: false } => format!("{} moved back to the reserve.", marked(piece.card)),
        Event::Assigned { piece, target } => combat::assigned(piece.card, *target, names),
        Event::StrikesNext { guard, attacker } => {
            format!("{} strikes back at {} next.", marked(guard.card), marked(attacker.card))
        }
        Event::Strike { attackers: 1 } => format!("The strike: 1{NBSP}attacker strikes."),
        Event::Strike { attackers } => format!("The strike: {attackers}{NBSP}attackers strike."),
        Event::WentHome { pieces } => combat::went_home(pieces),
        Event::TurnEnded { seat } => format!("{} turn ended.", capital(&of(seat))),
        Event::Ended { ending, life } => turn::ended(*ending, *life, names),
    }
}
