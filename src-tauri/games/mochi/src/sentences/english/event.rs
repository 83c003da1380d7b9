//! The events in English.

use super::{card, count, effect, half, pair, possessive, side, subject};
use crate::sentences::{number, position};
use game::Seat;
use mochi::{Card, Event, RoundCause, Side, SourceSeen};
use rulebook::markup;
use rulebook::phrase::Names;
use rulebook::phrase::listed;

pub(super) fn event(event: &Event, names: &Names) -> String {
    let who = |seat: &Seat| subject(*seat, names);
    let whose = |seat: &Seat| possessive(*seat, names);
    match event {
        Event::Dealt { seat, cards } => {
            let (were, cards) = (if names.is_person(*seat) { "were" } else { "was" }, cards.iter());
            let cards: Vec<String> = cards.map(|dealt| marked(*dealt)).collect();
            format!("{} {were} dealt {}.", who(seat), cards.join(", "))
        }
        Event::RoundStarted { round, starter, each, centre, side: shown } => {
            let starts = if names.is_person(*starter) { "start" } else { "starts" };
            let (each, centre, shown) = (count(u16::from(*each), "card"), number(*centre), side(*shown));
            format!("Round {round}: {each} each, {centre} in the centre, {shown} showing. {} {starts}.", who(starter))
        }
        Event::ShortDeal { each } => {
            format!("Cards are short: everybody gets only {} this round.", count(u16::from(*each), "card"))
        }
        Event::PairPlayed { seat, pair: played, .. } => format!("{} played {}.", who(seat), pair(*played)),
        Event::HappyMochi { pair, .. } => format!("Happy mochi! {} goes on anything.", number(*pair)),
        Event::TurnPassed { seat } => format!("{} passed: nothing else could be done.", who(seat)),
        Event::Drew { seat, source, card } => drew(*seat, *source, *card, names),
        Event::Uncovered { half: where_, card: shown } => {
            format!("The {} shows again on the {}.", marked(*shown), half(*where_))
        }
        Event::Refilled { half: where_, card: filled } => {
            format!("The {} from the deck fills the place on the {}.", marked(*filled), half(*where_))
        }
        Event::NewDeck { cards } => {
            format!("The covered cards became a new deck of {}.", count(u16::from(*cards), "card"))
        }
        Event::Inserted { seat, card: put, place } => {
            let what = put.map_or_else(|| "the card".to_owned(), |put| format!("the {}", marked(put)));
            match place {
                Some(place) => {
                    format!("{} put {what} in position {} of {} hand.", who(seat), position(*place), whose(seat))
                }
                None => format!("{} put {what} into {} hand.", who(seat), whose(seat)),
            }
        }
        Event::EffectChosen { seat, effect: first } => format!("{} chose {} first.", who(seat), effect(*first)),
        Event::Flipped { side: Side::Plus } => "The value card turned to plus: go higher now.".to_owned(),
        Event::Flipped { side: Side::Minus } => "The value card turned to minus: go lower now.".to_owned(),
        Event::DrawerChosen { seat, drawer } => drawer_chosen(*seat, *drawer, names),
        Event::Declined { seat, effect: declined } => format!("{} declined {}.", who(seat), effect(*declined)),
        Event::Lapsed { seat, effect: lapsed } => match names.other(*seat) {
            None => format!("{} lapses: your hand is empty.", effect(*lapsed)),
            Some(name) => format!("{} lapses: {name} has no card in hand.", effect(*lapsed)),
        },
        Event::PassSealed { seat, place } => format!("{} chose what to pass{}.", who(seat), from_place(*place)),
        Event::Passed { from, to, card, .. } => {
            let to = names.other(*to).unwrap_or_else(|| "you".to_owned());
            format!("{} passed {} to {to}.", who(from), object(*card))
        }
        Event::Reserved { seat, card, .. } => {
            format!("{} put {} into {} reserve.", who(seat), object(*card), whose(seat))
        }
        Event::RoundEnded { cause, winner } => round_ended(*cause, *winner, names),
        Event::Scored { seat, penalty, total } => {
            format!("{} got {}: {total} in all.", who(seat), count(*penalty, "penalty point"))
        }
        Event::KeepSealed { seat, place } => format!("{} chose what to keep{}.", who(seat), from_place(*place)),
        Event::Kept { seat, card } => format!("{} kept {} for {} reserve.", who(seat), object(*card), whose(seat)),
        Event::GameEnded { winners, cards_ran_out } => game_ended(winners, *cards_ran_out, names),
    }
}

fn drew(seat: Seat, source: SourceSeen, card: Option<Card>, names: &Names) -> String {
    let (who, what) = (subject(seat, names), object(card));
    match source {
        SourceSeen::Centre { half: from } if card.is_none() => format!("{who} took the {} central card.", half(from)),
        SourceSeen::Centre { .. } => format!("{who} took {what} from the centre."),
        SourceSeen::Deck => format!("{who} drew {what} from the deck."),
        SourceSeen::Reserve => format!("{who} took {what} from {} reserve.", possessive(seat, names)),
    }
}

fn drawer_chosen(seat: Seat, drawer: Seat, names: &Names) -> String {
    let who = subject(seat, names);
    match (names.other(drawer), names.is_person(seat)) {
        (None, true) => "You chose yourself to draw.".to_owned(),
        (None, false) => format!("{who} chose you to draw."),
        (Some(_), _) if seat == drawer => format!("{who} chose to draw."),
        (Some(drawer), _) => format!("{who} chose {drawer} to draw."),
    }
}

fn round_ended(cause: RoundCause, winner: Seat, names: &Names) -> String {
    let who = subject(winner, names);
    match (cause, names.is_person(winner)) {
        (RoundCause::EmptyHand, true) => "Your hand is empty: you win the round.".to_owned(),
        (RoundCause::EmptyHand, false) => format!("{who} has an empty hand and wins the round."),
        (RoundCause::Standstill, you) => {
            let wins = if you { "win" } else { "wins" };
            format!("Standstill: the deck is used up, and nobody plays a pair. {who} {wins} the round.")
        }
        (RoundCause::TurnLimit, you) => {
            let wins = if you { "win" } else { "wins" };
            format!("Everybody has had {}: the round is over. {who} {wins} it.", count(100, "turn"))
        }
    }
}

fn game_ended(winners: &[Seat], cards_ran_out: bool, names: &Names) -> String {
    let why = if cards_ran_out { "Too few cards are left to deal: the game is over" } else { "The game is over" };
    let all: Vec<String> = winners.iter().map(|&seat| names.other(seat).unwrap_or_else(|| "you".to_owned())).collect();
    match winners {
        [only] if names.is_person(*only) => format!("{why}, and you win!"),
        [_] => format!("{why}, and {} wins.", listed(&all, "and")),
        _ => format!("{why}, and {} share the win.", listed(&all, "and")),
    }
}

/// Returns ` (card 3)`, or nothing if the place isn't known.
fn from_place(place: Option<u8>) -> String {
    place.map_or_else(String::new, |place| format!(" (card {})", position(place)))
}

/// `[[Y5|yellow 5]]`
fn marked(which: Card) -> String {
    markup::card(which, &card(which))
}

/// `the [[Y5|yellow 5]]`, or just `a card` if the card isn't known.
fn object(which: Option<Card>) -> String {
    which.map_or_else(|| "a card".to_owned(), |which| format!("the {}", marked(which)))
}
