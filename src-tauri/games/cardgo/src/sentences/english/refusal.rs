//! Sentences about refusals, in English.

use super::{card, refused_card};
use cardgo::Refusal;
use rulebook::phrase::{NBSP, Names};

pub(in crate::sentences) fn refusal(refusal: &Refusal, names: &Names) -> String {
    match refusal {
        Refusal::GameOver => "The game is over: nobody moves here any more.".to_owned(),
        Refusal::NotYourTurn { to_move } => match names.other(*to_move) {
            None => "It is your turn now.".to_owned(),
            Some(name) => format!("It is {name} who moves now, not you."),
        },
        Refusal::NoSuchPoint { point, size } => format!("The {size}×{size} board has no such point: {point}."),
        Refusal::Occupied { point, owner } => match names.other(*owner) {
            None => format!("{point} is taken: you have a stone there."),
            Some(name) => format!("{point} is taken: {name} has a stone there."),
        },
        Refusal::Suicide { point } => {
            format!("A stone on {point} would be suicide: it would have no liberty and would capture nothing.")
        }
        Refusal::Ko { point, number } => {
            format!("Ko: you can’t capture back on {point} now, because {}. Move elsewhere first.", again(*number))
        }
        Refusal::Repetition { point, number } => {
            format!("Repetition: you can’t play {point}, because {}.", again(*number))
        }
        Refusal::NotYourWord { to_move } => match names.other(*to_move) {
            None => "It is for you to say now which stones are dead.".to_owned(),
            Some(name) => format!("It is {name} who marks stones now, not you."),
        },
        Refusal::Counting => "Dead stones are being marked: to move or pass, ask to play on first.".to_owned(),
        Refusal::NotCounting => "The time for that comes after two passes in a row, when stones are marked.".to_owned(),
        Refusal::OnlyAnswer => {
            "The other player has been through the marks as well: you can only agree now, or play on.".to_owned()
        }
        Refusal::NoStone { point } => format!("{point} is empty: there is no stone to mark."),
        Refusal::NotFirst { point, first } => {
            format!("A group is named by its first stone: that is {first}, not {point}.")
        }
        Refusal::NoCards => "This game is played without cards.".to_owned(),
        Refusal::ResumedWithoutCards => {
            "Play goes on without cards after a count: nobody draws or plays one any more.".to_owned()
        }
        Refusal::OrdinaryGo => "No card is left to play: this is ordinary Go now.".to_owned(),
        Refusal::TooEarly { left } => {
            let (moves, are) = if *left == 1 { ("move", "is") } else { ("moves", "are") };
            format!("It is too early to draw: {left}{NBSP}{moves} of the quiet opening {are} still to come.")
        }
        Refusal::DeckEmpty => "The deck has run out: there is nothing to draw.".to_owned(),
        Refusal::AlreadyDrawn => "You have drawn in this turn already: it is one card a turn.".to_owned(),
        Refusal::DrawBeforeCard => {
            "You can draw only at the start of a turn: you have played a card in this one.".to_owned()
        }
        Refusal::OneCard => "You have played a card in this turn already: it is one card a turn.".to_owned(),
        Refusal::NotInHand { card } => format!("{} isn’t in your hand.", card::name(*card)),
        Refusal::CounterInOwnTurn { card } => format!(
            "{} is a counter: you can play it only on your opponent’s turn, against a card they have announced.",
            card::name(*card)
        ),
        Refusal::NotACounter { card } => {
            format!("{} is no counter: you can’t play it on your opponent’s turn.", card::name(*card))
        }
        Refusal::OutOfReach { counter, card } => refused_card::out_of_reach(*counter, *card),
        Refusal::LastingInForce { card, left } => refused_card::lasting_in_force(*card, *left),
        Refusal::DecideFirst { pending } => refused_card::decide_first(*pending),
        Refusal::NotAsked { what } => refused_card::not_asked(*what).to_owned(),
        Refusal::TooFewFree { free } => {
            format!("Elbow room needs at least 10 empty points that touch no stone; there are {free} now.")
        }
        Refusal::Restricted { point, card, by } => refused_card::restricted(*point, *card, *by, names),
        Refusal::OwnTrap { point } => format!("You can’t move on {point}: your own trap is there."),
        Refusal::NoSuchLine { line, size } => {
            format!("The {size}×{size} board has no such line: {}.", super::line(*line))
        }
        Refusal::NotATarget { card, point, why } => refused_card::not_a_target(*card, *point, *why),
        Refusal::NotTheseCards => "You must put back exactly the cards you looked at.".to_owned(),
        Refusal::NotNamed { point } => format!("{point} isn’t one of the two points named."),
    }
}

/// Says which earlier board would recur.
fn again(number: u32) -> String {
    match number {
        0 => "the board would be as it was at the beginning".to_owned(),
        _ => format!("the board would be as it was after move{NBSP}{number}"),
    }
}
