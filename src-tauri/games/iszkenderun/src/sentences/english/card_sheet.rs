//! The card sheet in English.

use super::{capital, deed, marked, row, suit, suits, the, whose};
use crate::sentences::card_locations::{CardLocation, CardZone, OutOfSight};
use crate::sentences::card_sheet::Printed;
use game::Cites;
use iszkenderun::{Ability, Card, CardView, Closes, MarkerAction, PointSource, Suit, TwoSuited, View, Zeros};
use rulebook::phrase::listed;
use rulebook::phrase::{NBSP, Names};

pub(super) fn printed(printed: &Printed, card: Card) -> String {
    match printed {
        Printed::Value(value) => format!("Printed value {value}."),
        Printed::OneSuit(of) => {
            let of = suit(*of);
            format!("Its suit is {of}: while {of} is trump, its final value is double the current one.")
        }
        Printed::TwoSuits(one, other, counts) => {
            let (one, other) = (suit(*one), suit(*other));
            let both = match counts {
                TwoSuited::Always => format!("Two-suited: both {one} and {other}."),
                TwoSuited::FinalOnly => {
                    format!("Two-suited: both {one} and {other}, but neither for abilities and zero cards.")
                }
            };
            format!("{both} While either is trump, its final value is double the current one.")
        }
        Printed::Suitless => "Suitless: it is never trump, and no zero card counts it.".to_owned(),
        Printed::Gives { left, right } => gives(*left, *right),
        Printed::Guards { left } => {
            let side = if *left { "left" } else { "right" };
            format!(
                "Passive effect: it guards its {side} neighbour. No ability can discard that card, nor can it pay for its \
                 own ability."
            )
        }
        Printed::Counts(of, zeros) => {
            let (of, place) = (suit(*of), where_counted(*zeros));
            format!("Passive effect: it gains one for every {of} {place}, counting itself.")
        }
        Printed::AnyRow => "You may play it to any row that is neither closed nor passed.".to_owned(),
        Printed::Closes(Closes::Anywhere) => {
            "Closing card: nobody can play another card to the row where it stands.".to_owned()
        }
        Printed::Closes(Closes::Rightmost) => {
            "Closing card: while it stands at the right end of a row, nobody can play another card there.".to_owned()
        }
        Printed::Ability(ability) => format!("Ability: discard it from your row, then {}.", ability_does(*ability)),
        Printed::Blank => "It has neither ability nor passive effect.".to_owned(),
        Printed::Spared => "It reaches neither protected cards nor those of a passed row.".to_owned(),
        Printed::StoppedByGuards => "It can’t discard a guarded card.".to_owned(),
        Printed::PastGuards => "Guarding doesn’t stop it.".to_owned(),
        Printed::OncePaid => "Current values count, never doubled, as they are once you have paid.".to_owned(),
        Printed::NotItself => "You can’t choose this card itself.".to_owned(),
        Printed::AtLeastOne => "There must be at least one victim, and all leave together.".to_owned(),
        Printed::Extra => "Discarding a closing card of your own row with it costs an extra card from hand.".to_owned(),
        Printed::SomethingToDraw => "It can be used only if there is a card to draw.".to_owned(),
        Printed::RevealedUnderSansTrump => "While there is no trump, the revealed card is always discarded.".to_owned(),
        Printed::NotTrumpAlready => "It can’t be used if that is in force already.".to_owned(),
        Printed::Deeds(deeds) => paid_for(deeds, card),
    }
}

fn gives(left: u8, right: u8) -> String {
    match (left, right) {
        (left, 0) => format!("Passive effect: its left neighbour gets +{left} to its current value."),
        (0, right) => format!("Passive effect: its right neighbour gets +{right} to its current value."),
        (left, _) => format!("Passive effect: both its neighbours get +{left} to their current value."),
    }
}

fn ability_does(ability: Ability) -> String {
    match ability {
        Ability::AddTokens { amount } => format!("give a card in play +{amount} until the round ends"),
        Ability::DiscardSmall { most } => format!("discard a card in play of value {most} or less"),
        Ability::DiscardSuit { suit: of } => format!("discard a {} in play", suit(of)),
        Ability::DiscardAny => "discard a card in play, whatever its value".to_owned(),
        Ability::DiscardEvery { most } => format!("discard every card in play of value {most} or less"),
        Ability::Swap { most } => format!("swap two cards in play, each of value {most} or less"),
        Ability::Take { most } => format!("take into hand a card in play of value {most} or less"),
        Ability::TakeBackAny => "take a card back into hand from the discard pile".to_owned(),
        Ability::TakeBackSuit { suit: of } => format!("take a {} back into hand from the discard pile", suit(of)),
        Ability::Draw => "draw a card".to_owned(),
        Ability::DrawAndShow => {
            "draw a card and reveal another: it is yours if it is trump, else it is discarded".to_owned()
        }
        Ability::ChangeTrump { trump } => match trump.suit() {
            Some(of) => format!("{} is trump from now on", suit(of)),
            None => "there is no trump from now on".to_owned(),
        },
        Ability::Open => "discard an extra card from hand, too, to open your row".to_owned(),
    }
}

fn paid_for(deeds: &[MarkerAction], card: Card) -> String {
    let named: Vec<String> = deeds.iter().map(|&each| format!("[[{}|{}]]", each.rule(), deed(each))).collect();
    let limit = if deeds.contains(&MarkerAction::Steal) {
        format!(" The theft may take a card of printed value {} at most.", card.printed())
    } else {
        String::new()
    };
    format!("Discarded for the action marker, it gives {}.{limit}", listed(&named, "or"))
}

pub(super) fn place(place: &CardLocation, view: &View, names: &Names) -> String {
    match place {
        CardLocation::InRow { row: of, place } => {
            format!("It is in {}, in position{NBSP}{place} from the left.", row(*of, names))
        }
        CardLocation::Worth(laid) => worth(laid, view),
        CardLocation::Tokens(tokens) => format!("Tokens add +{tokens} to it until the round ends."),
        CardLocation::GuardedBy(by) => format!("{} guards it: no ability can discard it.", capital(&the(*by))),
        CardLocation::ProtectedBy(seat) => {
            let marker = capital(&whose(*seat, names));
            format!("{marker} action marker protects it: neither abilities nor theft reach it.")
        }
        CardLocation::Closes(closed) => format!("It closes {}: no card can be played to it.", row(*closed, names)),
        CardLocation::OutOfReach(passed) => {
            format!("{} is a passed row: neither abilities nor actions reach it.", capital(&row(*passed, names)))
        }
        CardLocation::OwnHand { known: false } => "It is in your hand; only you can see it.".to_owned(),
        CardLocation::OwnHand { known: true } => "It is in your hand, and everybody knows.".to_owned(),
        CardLocation::HandOf(seat) => format!("It is in {}’s hand: everybody saw it go there.", names.of(*seat)),
        CardLocation::Discards { top: true } => "It is on top of the discard pile.".to_owned(),
        CardLocation::Discards { top: false } => "It is in the discard pile.".to_owned(),
        CardLocation::ScorePile(seat) => {
            format!("It is on {} score pile, out of the game.", whose(*seat, names))
        }
        CardLocation::Unseen(unseen) => out_of_sight(*unseen),
    }
}

/// `Its current value is 9: printed 6, +3 from the Crescent 1. The final one is 18: it is trump.`
fn worth(laid: &CardView, view: &View) -> String {
    let reasons: Vec<String> = laid.reasons.iter().filter_map(|reason| why(reason.why, reason.amount, view)).collect();
    let ending = if laid.doubled {
        format!("The final one is {}: it is trump.", laid.value.final_value)
    } else {
        "So is the final one.".to_owned()
    };
    format!("Its current value is {}: {}. {ending}", laid.value.current, reasons.join(", "))
}

/// Returns a reason for the current value; `None` for trump, which only affects the final value.
fn why(why: PointSource, amount: u16, view: &View) -> Option<String> {
    Some(match why {
        PointSource::Printed => format!("printed{NBSP}{amount}"),
        PointSource::Neighbour { card } => format!("+{amount} from {}", the(card)),
        PointSource::Tokens => format!("+{amount} from tokens"),
        PointSource::Count { suit } => {
            let place = where_counted(view.setup.zeros);
            format!("+{amount} for {} {place}", suits(suit))
        }
        PointSource::Trump { .. } => return None,
    })
}

/// Returns the text for where a zero card counts the cards of its suit.
fn where_counted(zeros: Zeros) -> &'static str {
    match zeros {
        Zeros::InPlay => "in play",
        Zeros::OwnRow => "in its row",
    }
}

/// `It is one of the 43 cards you can’t see: 20 in the draw pile and 23 in other hands.`
fn out_of_sight(unseen: OutOfSight) -> String {
    match (unseen.draw_pile, unseen.hands) {
        (0, _) => "You can’t see it, but it can only be in another hand.".to_owned(),
        (_, 0) => "You can’t see it, but it can only be in the draw pile.".to_owned(),
        (pile, hands) => format!(
            "It is one of the {}{NBSP}cards you can’t see: {pile}{NBSP}in the draw pile and {hands}{NBSP}in other hands.",
            unseen.total()
        ),
    }
}

/// `The other Scimitars: 2 in play (Scimitar 6 and Scimitar 0); Scimitar 1 in your hand; 5 out of sight.`
pub(super) fn suit_mates(of: Suit, zones: &[(CardZone, Vec<Card>)], names: &Names) -> String {
    if let [(CardZone::Unseen, _)] = zones {
        return format!("You can see none of the other {}.", suits(of));
    }
    let zones: Vec<String> = zones.iter().map(|(zone, cards)| with_zone(*zone, cards, names)).collect();
    format!("The other {}: {}.", suits(of), zones.join("; "))
}

fn with_zone(zone: CardZone, cards: &[Card], names: &Names) -> String {
    let named = || listed(&cards.iter().map(|&each| marked(each)).collect::<Vec<_>>(), "and");
    match zone {
        CardZone::InPlay => format!("{} in play ({})", cards.len(), named()),
        CardZone::OwnHand => format!("{} in your hand", named()),
        CardZone::HandOf(seat) => format!("{} in {}’s hand", named(), names.of(seat)),
        CardZone::Discards => format!("{} in the discard pile", named()),
        CardZone::ScorePiles => format!("{} on score piles", named()),
        CardZone::Unseen => format!("{}{NBSP}out of sight", cards.len()),
    }
}
