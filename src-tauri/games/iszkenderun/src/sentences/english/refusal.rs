//! The refusals in English.

use super::{capital, card, count, deed, row, suit, suits};
use game::Seat;
use iszkenderun::{Card, Decision, MarkerAction, Refusal, Suit};
use rulebook::phrase::{NBSP, Names};

pub(super) fn refusal(refusal: &Refusal, names: &Names) -> String {
    let row = |seat: Seat| row(seat, names);
    match *refusal {
        Refusal::GameOver => "The game is over: nobody can move here any more.".to_owned(),
        Refusal::NotYourTurn { to_move } => match names.other(to_move) {
            None => "It’s your decision now.".to_owned(),
            Some(name) => format!("It isn’t your turn but {name}’s."),
        },
        Refusal::FirstDecide { pending } => first_decide(pending).to_owned(),
        Refusal::NotAsked { decision } => not_asked(decision).to_owned(),
        Refusal::MustPass { actions } => {
            format!("You have made {} this round: now you can only pass.", count(u16::from(actions), "move"))
        }
        Refusal::NoSuchRow { row } => {
            format!("There is no seat {} at this table, so there is no row.", u16::from(row.0) + 1)
        }
        Refusal::NotInHand { card: it } => format!("{} isn’t in your hand.", card(it)),
        Refusal::NotYourRow { card: it, row: other } => {
            format!("{} can only go in your own row: to {} you can only play a 3*.", card(it), row(other))
        }
        Refusal::RowClosed { row: closed, by } => {
            format!("{} is closed: {} is in it, so no card can be played to it.", capital(&row(closed)), card(by))
        }
        Refusal::RowPassed { row } => match names.other(row) {
            None => "You have passed: no card can be played to your row.".to_owned(),
            Some(name) => format!("{name} has passed: no card can be played to that row."),
        },
        Refusal::NotInYourRow { card: it } => {
            format!("{} isn’t in your row: you can only use abilities of your own row.", card(it))
        }
        Refusal::NoAbility { card: it } => format!("{} has no ability to discard it for.", card(it)),
        Refusal::NothingToAimAt { card: it } => {
            format!("The ability of {} has no target now, so it can’t be used.", card(it))
        }
        Refusal::PayerGuarded { card: it, by } => {
            format!("{} is guarded by {}: it can’t be discarded, so it can’t pay for its ability.", card(it), card(by))
        }
        Refusal::PayerProtected { card: it } => {
            format!("{} is protected: it can’t be discarded, so it can’t pay for its ability.", card(it))
        }
        Refusal::Guarded { card: it, by } => {
            format!("{} is guarded by {}: no ability can discard it.", card(it), card(by))
        }
        Refusal::NotAnother { card: it } => {
            format!("{} pays, so it can’t be the target: choose another card.", card(it))
        }
        Refusal::SwapTwo { chosen } => format!("A swap takes two different cards; {}.", chosen_so_far(chosen)),
        Refusal::TargetPassed { card: it, row } => {
            format!("{}: no ability reaches it.", in_passed_row(it, row, names))
        }
        Refusal::TargetProtected { card: it } => {
            format!("{} is protected: with an action marker on it, it can’t be a target.", card(it))
        }
        Refusal::AlreadyProtected { card: it } => {
            format!("{} is protected already: it can’t take a second action marker.", card(it))
        }
        Refusal::NoVictim { card: it, most } => format!(
            "There is nothing for {} to discard: no card within reach has a current value of {most} or less.",
            card(it)
        ),
        Refusal::TrumpAlready { trump } => match trump.suit() {
            Some(of) => format!("{} is trump already: nothing would change.", suit(of)),
            None => "There is no trump as it is: nothing would change.".to_owned(),
        },
        Refusal::TooGreat { card: it, value, most } => {
            format!("{} has a current value of {value}; {most} is the most allowed.", card(it))
        }
        Refusal::TooGreatOncePaid { card: it, value, most } => {
            format!("Once you have paid, {} has a current value of {value}; {most} is the most allowed.", card(it))
        }
        Refusal::WrongSuit { card: it, by, suit } => wrong_suit(it, by, suit),
        Refusal::NotInPlay { card: it } => {
            format!("Once you have paid, {} isn’t in play, so it can’t be a target.", card(it))
        }
        Refusal::NotInDiscards { card: it, by } => {
            format!("{} isn’t in the discard pile; {} takes cards back from there only.", card(it), card(by))
        }
        Refusal::Targets { card: it, wanted: 0, .. } => format!("The ability of {} takes no target.", card(it)),
        Refusal::Targets { card: it, wanted, chosen } => format!(
            "The ability of {} takes {}; {}.",
            card(it),
            count(u16::from(wanted), "target"),
            chosen_so_far(chosen)
        ),
        Refusal::ExtraNeeded { card: it } => format!(
            "{} is a closing card: discarding it from your row costs an extra card from your hand as well.",
            card(it)
        ),
        Refusal::ExtraNotInHand { card: it } => {
            format!("{} can’t be the extra card: it isn’t in your hand.", card(it))
        }
        Refusal::ExtraForNothing { card: it } => format!("This costs no extra card: keep {}.", card(it)),
        Refusal::NothingToDraw { left: 0, .. } => {
            "There is nothing to draw: draw pile and discard pile are both empty.".to_owned()
        }
        Refusal::NothingToDraw { wanted, left } => {
            format!("You would have to draw {}, but only {left} can be drawn.", count(u16::from(wanted), "card"))
        }
        Refusal::MarkerUsed => "You have used your action marker: it works once in the whole game.".to_owned(),
        Refusal::CostNotYours { card: it } => {
            format!("{} is neither in your hand nor in your row, so you can’t pay with it.", card(it))
        }
        Refusal::NothingToPay => "There is no card in your hand or your row to pay with.".to_owned(),
        Refusal::WrongDeed { card: it, deed: wanted } => {
            let (deed, suit) = (capital(deed(wanted)), suit(wanted.suit()));
            format!("{deed} is paid with a {suit}, and {} isn’t one.", card(it))
        }
        Refusal::DeedWithoutTarget { deed } => deed_without_target(deed).to_owned(),
        Refusal::ExchangeCount { chosen } => {
            format!("An exchange takes 1 to 3{NBSP}cards of your hand; {}.", chosen_so_far(chosen))
        }
        Refusal::ExchangeNotInHand { card: it } => {
            format!("{} isn’t in your hand, so you can’t exchange it.", card(it))
        }
        Refusal::DeedTargets { deed: aimed, wanted: 0, .. } => format!("{} takes no target.", capital(deed(aimed))),
        Refusal::DeedTargets { deed: aimed, wanted, chosen } => {
            let wanted = count(u16::from(wanted), "target");
            format!("{} takes {wanted}; {}.", capital(deed(aimed)), chosen_so_far(chosen))
        }
        Refusal::DeedPassed { deed: aimed, card: it, row } => {
            format!("{}: {} doesn’t reach it.", in_passed_row(it, row, names), deed(aimed))
        }
        Refusal::TooDear { card: it, most } => format!(
            "{} has a printed value of {}; with this cost you can steal a value of {most} at most.",
            card(it),
            it.printed()
        ),
        Refusal::NoDeedPossible { card: Some(it) } => {
            format!("{} can’t pay for any action now: none of them has a target.", card(it))
        }
        Refusal::NoDeedPossible { card: None } => {
            "You can’t use the action marker now: no action within your means has a target.".to_owned()
        }
        Refusal::NotToBank { card: it } => format!(
            "{} can’t go on your score pile now: a winner puts the highest printed value of the row there, the second \
             the lowest.",
            card(it)
        ),
        Refusal::NotInHandToDiscard { card: it } => {
            format!("{} isn’t in your hand, so you can’t discard it.", card(it))
        }
    }
}

fn first_decide(pending: Decision) -> &'static str {
    match pending {
        Decision::Action => "First make your move: play a card, use an ability or your action marker, or pass.",
        Decision::Bank => "First choose which card goes on your score pile.",
        Decision::Discard => "First discard a card from your hand: it holds too many.",
    }
}

fn not_asked(decision: Decision) -> &'static str {
    match decision {
        Decision::Action => "No move is due now: the round is over.",
        Decision::Bank => "You needn’t choose a card for your score pile now.",
        Decision::Discard => "You needn’t discard a card from your hand now.",
    }
}

fn chosen_so_far(chosen: u8) -> String {
    if chosen == 0 { "none is chosen yet".to_owned() } else { format!("you have chosen {chosen}") }
}

/// `Turban 5 is in the row of Borka, who has passed`
fn in_passed_row(of: Card, row: Seat, names: &Names) -> String {
    match names.other(row) {
        None => format!("{} is in your row, and you have passed", card(of)),
        Some(name) => format!("{} is in the row of {name}, who has passed", card(of)),
    }
}

fn wrong_suit(of: Card, by: Card, wanted: Suit) -> String {
    let takes_back = by.face().ability.is_some_and(|ability| ability.takes_back());
    let only = format!("{} only {} {}", card(by), if takes_back { "takes back" } else { "discards" }, suits(wanted));
    // With one of the options, two suits count for the final value only.
    let counts = if of.suits().any(|own| own == wanted) { "doesn’t count as" } else { "isn’t" };
    format!("{} {counts} a {}: {only}.", card(of), suit(wanted))
}

fn deed_without_target(deed: MarkerAction) -> &'static str {
    match deed {
        MarkerAction::Protect => "Protection has no target now: there is no card to put your marker on.",
        MarkerAction::Steal => "Theft has no target now: no card within reach is cheap enough.",
        MarkerAction::Exchange => "An exchange has no target now: no card is left in your hand to exchange.",
        MarkerAction::ScorePile => "Plus four needs no target.",
    }
}
