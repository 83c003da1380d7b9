//! The refusals in English.

use super::{card, colour, count, effect, half, side};
use crate::sentences::{number, position};
use mochi::{Decision, Pair, Refusal, Side};
use rulebook::phrase::Names;

pub(super) fn refusal(refusal: &Refusal, names: &Names) -> String {
    match refusal {
        Refusal::GameOver => "The game is over: nobody moves here any more.".to_owned(),
        Refusal::NotYourTurn { to_move } => match names.other(*to_move) {
            None => "It is your decision now.".to_owned(),
            Some(name) => format!("It is {name} who decides now, not you."),
        },
        Refusal::FirstDecide { pending } => first_decide(*pending).to_owned(),
        Refusal::NotAsked { decision } => not_asked(*decision).to_owned(),
        Refusal::CanAct => {
            "You can still do something: passing is only for when no pair and no draw is possible.".to_owned()
        }
        Refusal::NoPair { left, hand } => no_pair(*left, *hand),
        Refusal::Value { pair, centre, side } => value(*pair, *centre, *side),
        Refusal::Colour { pair, centre } => {
            let (left, right) = (colour(pair.left.colour()), colour(pair.right.colour()));
            let onto = super::pair(*centre);
            format!("Only a pair of one colour goes on {onto}, and {} is {left} and {right}.", number(*pair))
        }
        Refusal::NotInReserve { card: wanted } => format!("The {} isn’t in your reserve.", card(*wanted)),
        Refusal::LastOfPile { half: which } => {
            format!("The {} card can’t be taken: nothing could fill its place.", half(*which))
        }
        Refusal::NothingToDraw => "There is nothing to draw: the deck is empty and no card is covered.".to_owned(),
        Refusal::NoSuchGap { place, hand } => format!(
            "You have {} in hand: there is no position {} to put one in.",
            count(u16::from(*hand), "card"),
            position(*place)
        ),
        Refusal::NoSuchCard { place, hand, .. } => {
            format!("You have {} in hand: there is no card {}.", count(u16::from(*hand), "card"), position(*place))
        }
        Refusal::NoSuchSeat { seat } => format!("There is no seat {} at this table.", position(seat.0)),
        Refusal::MustCarryOut { effect: pending } => {
            format!("{} must be carried out: it can’t be declined.", effect(*pending))
        }
        Refusal::NobodyExempt => "Nobody is left out of passing: choose a card.".to_owned(),
    }
}

fn value(pair: Pair, centre: Pair, shown: Side) -> String {
    let (ours, theirs, shown_as) = (number(pair), number(centre), side(shown));
    let wanted = match shown {
        Side::Plus => "greater",
        Side::Minus => "smaller",
    };
    if ours == theirs {
        return format!("{ours} is exactly the central pair: with {shown_as} showing you need a {wanted} number.");
    }
    format!("{ours} isn’t {wanted} than {theirs}: with {shown_as} showing you need a {wanted} number.")
}

fn no_pair(left: u8, hand: u8) -> String {
    match (position(left), hand) {
        (_, 0) => "Your hand is empty: there is nothing to make a pair of.".to_owned(),
        (_, 1) => "You have a single card: a pair takes two neighbouring ones.".to_owned(),
        (last, hand) if last == u16::from(hand) => {
            format!("Card {last} has no right neighbour: a pair takes two neighbouring cards.")
        }
        (place, hand) => {
            format!("You have {} in hand: no pair begins at position {place}.", count(u16::from(hand), "card"))
        }
    }
}

fn first_decide(pending: Decision) -> &'static str {
    match pending {
        Decision::Action => "First play a pair or draw a card.",
        Decision::Insert => "First put the card you got into its place.",
        Decision::EffectOrder => "Decide which effect comes first.",
        Decision::ChooseDrawer => "First choose who draws.",
        Decision::DrawByEffect => "First draw a card: the Draw effect waits for you.",
        Decision::PassLeft => "First decide about Pass left.",
        Decision::Reserve => "First decide about Reserve.",
        Decision::Keep => "First choose the card you keep for your reserve.",
    }
}

fn not_asked(decision: Decision) -> &'static str {
    match decision {
        Decision::Action => "This isn’t the time to play a pair or draw.",
        Decision::Insert => "There is no card to find a place for.",
        Decision::EffectOrder => "There is no effect to decide about.",
        Decision::ChooseDrawer | Decision::DrawByEffect => "Only the Draw effect lets you choose who draws.",
        Decision::PassLeft => "Cards go to the left only by the Pass left effect.",
        Decision::Reserve => "Cards go into the reserve only by the Reserve effect.",
        Decision::Keep => "A card is kept only at the end of a round.",
    }
}
