//! The refusals in English.

use super::{boon, capital, count, element, star, the_card, the_plain};
use crate::sentences::AUTOMATON;
use astra::{AUPTOLEMY, Ability, Card, Decision, Purpose, Refusal};
use rulebook::phrase::{NBSP, Names};

pub(super) fn refusal(refusal: &Refusal, names: &Names) -> String {
    let it = |card: Card| capital(&the_card(card));
    match *refusal {
        Refusal::GameOver => "The game is over: nobody can move here any more.".to_owned(),
        Refusal::NotYourTurn { to_move: AUPTOLEMY } => format!("It’s {AUTOMATON}’s turn now."),
        Refusal::NotYourTurn { to_move } => match names.other(to_move) {
            None => "It’s your decision now.".to_owned(),
            Some(name) => format!("It isn’t your turn but {name}’s."),
        },
        Refusal::FirstDecide { pending } => first_decide(pending),
        Refusal::NotAsked { decision } => not_asked(decision),
        Refusal::AfterAction { card } => {
            format!("The ability of {} could only be used before your action.", the_plain(card))
        }
        Refusal::NotActive { card, purpose } => {
            let what = match purpose {
                Purpose::SetAside => "you can’t set it aside",
                Purpose::Aim(_) => "it can’t be reactivated",
                _ => "its ability can’t be used",
            };
            format!("{} isn’t one of your active cards, so {what}.", it(card))
        }
        Refusal::Exhausted { card } => {
            format!("{} is exhausted: its ability can’t be used until it is reactivated.", it(card))
        }
        Refusal::NoEffect { ability } => no_effect(ability).to_owned(),
        Refusal::DeckEmpty { .. } => {
            "The deck above the end card has run out, and abilities don’t touch the cards below it.".to_owned()
        }
        Refusal::WrongAim { ability } => wrong_aim(ability).to_owned(),
        Refusal::OwnKind { card } => format!(
            "{} can’t be chosen: reactivation works neither on the card itself nor on one with the same ability.",
            it(card)
        ),
        Refusal::NotExhausted { card } => format!("{} isn’t exhausted, so there is nothing to reactivate.", it(card)),
        Refusal::MarkedCard { card } => {
            format!("{} has a marked star: only a card without marks can be exchanged.", it(card))
        }
        Refusal::NoCardThere { place, purpose } => {
            let what = match purpose {
                Purpose::Aim(Ability::Mark) => "no star to mark",
                Purpose::Aim(_) => "nothing to exchange",
                Purpose::Discover => "nothing to discover",
                _ => "nothing to observe",
            };
            format!("No card lies at {}, so there is {what} there.", element(place.element()))
        }
        Refusal::Complete { card } => {
            format!("Every star of {} is marked: the card only waits to be discovered.", the_plain(card))
        }
        Refusal::NoStardust => "You have neither stardust nor a free star, so you can’t observe.".to_owned(),
        Refusal::NoStar => "You have to mark at least one star when you observe.".to_owned(),
        Refusal::NoSuchStar { card, .. } => format!("{} has no such star.", it(card)),
        // The sentence doesn't begin with the star, because a Greek letter can't be capitalised: Γ would be another
        // name than γ.
        Refusal::AlreadyMarked { card, star: which } => {
            format!("You can’t mark {} again: it is marked already.", star(card, which))
        }
        Refusal::NotStartingStar { card, start, .. } => {
            format!("{} has no marks yet: you have to begin at its starting star, {}.", it(card), star(card, start))
        }
        Refusal::NotJoinedToMarked { card, star: which } => {
            format!("You can’t begin at {}: no line joins it to a marked star.", star(card, which))
        }
        Refusal::NotJoined { card, from, star: to } => {
            format!("You can’t go on to {}: no line joins it to {}, the star before.", star(card, to), star(card, from))
        }
        Refusal::NoJump { card, star: to, .. } => format!(
            "You could only get to {} by jumping over a marked star, and you have no jump left for it this turn.",
            star(card, to)
        ),
        Refusal::TooExpensive { card, star: which, needs, has } => {
            format!("Going as far as {} would cost {needs}{NBSP}stardust, and you have {has}.", star(card, which))
        }
        Refusal::NotComplete { card } => format!("{} still has unmarked stars.", it(card)),
        Refusal::NoSuchBoon { card, boon: wanted } => format!("{} has no such boon: {}.", it(card), boon(wanted)),
        Refusal::FewerThanDream { card, yours, dream } => format!(
            "You have {} on {} and the dream pen {dream}: you can only pick one of the two boons on the right.",
            count(u16::from(yours), "star"),
            the_plain(card)
        ),
        Refusal::WhichCard => "Choose which of your exhausted cards is to be reactivated.".to_owned(),
        Refusal::NotSoMany { cards } => {
            format!("You have to put back {}, each of them once.", count(u16::from(cards), "card"))
        }
    }
}

fn no_effect(ability: Ability) -> &'static str {
    match ability {
        Ability::Pouch => "Your pouch can’t grow any more, so this ability would do nothing.",
        Ability::Wisdom => "Your wisdom can’t grow any more, so this ability would do nothing.",
        Ability::FreeFirst => "The first star of every observation is free this turn already.",
        Ability::Mark => "There is no star that you could mark now.",
        Ability::Reactivate => "You have no exhausted card that this could reactivate.",
        Ability::Exchange => "No displayed card is without marks, so there is none to exchange.",
        _ => "This ability would do nothing now.",
    }
}

fn wrong_aim(ability: Ability) -> &'static str {
    match ability {
        Ability::Mark => "For this ability choose a star of a displayed card.",
        Ability::Reactivate => "For this ability choose one of your exhausted cards.",
        Ability::Exchange => "For this ability choose a displayed card.",
        _ => "This ability needs nothing to be chosen.",
    }
}

fn first_decide(pending: Decision) -> String {
    match pending {
        Decision::Turn => "First use abilities if you like, then choose your action: observe or rest.".to_owned(),
        Decision::Reorder => "First put the cards that you looked at back on the deck.".to_owned(),
        Decision::ObserveMore => "First decide whether to observe again with a telescope.".to_owned(),
        Decision::Discover => "First choose which complete card to discover first.".to_owned(),
        Decision::SetAside => "First set an active card aside: you have more of them than wisdom.".to_owned(),
        Decision::Dream => "First mark the dream star.".to_owned(),
        Decision::Boon => "First pick a boon or go without.".to_owned(),
        Decision::Automaton => format!("First comes {AUTOMATON}’s turn."),
    }
}

fn not_asked(decision: Decision) -> String {
    match decision {
        Decision::Turn => "You can’t choose an ability or an action now.".to_owned(),
        Decision::Reorder => "There is nothing to put back on the deck now.".to_owned(),
        Decision::ObserveMore => "You aren’t observing now, so there is nothing to stop.".to_owned(),
        Decision::Discover => "You don’t have to choose which card to discover first now.".to_owned(),
        Decision::SetAside => "You don’t have to set a card aside now.".to_owned(),
        Decision::Dream => "There is no dream star to mark now.".to_owned(),
        Decision::Boon => "There is no boon to pick now.".to_owned(),
        Decision::Automaton => format!("It isn’t {AUTOMATON}’s turn now."),
    }
}
