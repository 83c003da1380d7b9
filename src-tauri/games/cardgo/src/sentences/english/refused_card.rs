//! Sentences about refusals that concern cards, in English.

use super::card::name;
use super::whose;
use cardgo::{AimFault, AnswerKind, Card, PendingDecision, Point};
use game::Seat;
use rulebook::phrase::{NBSP, Names};

pub(super) fn out_of_reach(counter: Card, card: Card) -> String {
    let (counter_is, card_is) = (name(counter), name(card));
    match counter {
        Card::Mirror => {
            format!("{counter_is} cancels only cards instead of the move, and {card_is} comes before the move.")
        }
        _ => format!("{counter_is} cancels only a card aimed at a stone of yours; {card_is} isn’t one now."),
    }
}

pub(super) fn lasting_in_force(card: Card, left: u8) -> String {
    let moves = if left == 1 { "move is" } else { "moves are" };
    format!("While {} lasts nobody may draw or play a card. {left}{NBSP}more {moves} to come.", name(card))
}

pub(super) fn decide_first(pending: PendingDecision) -> String {
    match pending {
        PendingDecision::Aim { card } => format!("First choose what {} is aimed at.", name(card)),
        PendingDecision::Answer { card } => format!("First decide whether you counter {}.", name(card)),
        PendingDecision::Arrange => "First put the cards back on the deck.".to_owned(),
        PendingDecision::Name => "First name the two points for Dilemma.".to_owned(),
        PendingDecision::Choose => "First choose one of the two points named.".to_owned(),
        PendingDecision::Note => "First note the point of your Trap.".to_owned(),
        PendingDecision::Discard { limit } => {
            format!("First discard: at the end of your turn at most {limit}{NBSP}cards may stay in your hand.")
        }
    }
}

pub(super) fn not_asked(what: AnswerKind) -> &'static str {
    match what {
        AnswerKind::Target => "There is no card to choose a point for now.",
        AnswerKind::Line => "No row or column is needed from you now.",
        AnswerKind::Counter => "There is no announced card for you to cancel now.",
        AnswerKind::Let => "There is no announced card for you to answer now.",
        AnswerKind::Arrange => "You have no cards to put back on the deck now.",
        AnswerKind::Discard => "You needn’t discard anything now.",
    }
}

pub(super) fn restricted(point: Point, card: Card, by: Seat, names: &Names) -> String {
    let why = match card {
        Card::Ban => "Ban has put this point out of reach".to_owned(),
        Card::Tether => format!("under Tether the move must touch one of {} stones", whose(by, names)),
        Card::ElbowRoom => "under Elbow room the move may touch no stone".to_owned(),
        Card::HighGround => "under High ground only the fourth line and further in is open".to_owned(),
        Card::Shoreline => "under Shoreline only the three outer lines are open".to_owned(),
        Card::Wall => "the Wall stands there".to_owned(),
        Card::Truce => "under Truce no group of the other player’s may be left without a liberty".to_owned(),
        other => format!("{} forbids it", name(other)),
    };
    format!("You can’t move on {point} now: {why}.")
}

pub(super) fn not_a_target(card: Card, point: Point, why: AimFault) -> String {
    let why = match why {
        AimFault::Empty => format!("{point} is empty, no stone stands there"),
        AimFault::Occupied => format!("{point} is taken, a stone stands there"),
        AimFault::OwnStone => format!("the stone at {point} is yours, and it must be your opponent’s"),
        AimFault::EnemyStone => format!("the stone at {point} is your opponent’s, and it must be yours"),
        AimFault::NotLone => format!("the stone at {point} isn’t a lone stone"),
        AimFault::TooFewLiberties => format!("the stone at {point} hasn’t got two liberties"),
        AimFault::NotInAtari => format!("the stone at {point} isn’t in atari"),
        AimFault::NoRoom => format!("no second point goes with {point}"),
        AimFault::NotAdjacent => format!("{point} isn’t adjacent to the point chosen before"),
        AimFault::Adjacent => format!("{point} is adjacent to the point chosen before, and may not be"),
        AimFault::Captures => format!("a stone on {point} would capture, which this card may not"),
        AimFault::Lifeless => format!("with {point} a group would be left without a liberty"),
        AimFault::NotACut => format!("{point} is no cutting point of two stones of yours that stand diagonally"),
        AimFault::SamePoint => format!("{point} has been chosen already"),
    };
    format!("{}: {why}.", name(card))
}
