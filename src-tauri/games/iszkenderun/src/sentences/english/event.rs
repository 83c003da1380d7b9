//! The events in English.

use super::{
    capital, count, deed, marked, possessive, round_end, row, row_for, subject, suit, the, trump_is, who, whose,
};
use game::Seat;
use iszkenderun::{Card, Event};
use rulebook::phrase::listed;
use rulebook::phrase::{NBSP, Names};

pub(super) fn event(event: &Event, names: &Names) -> String {
    let actor = |seat: &Seat| subject(*seat, names);
    let own = |seat: &Seat| possessive(*seat, names);
    match event {
        Event::TrumpTurned { round, trump } => match trump.suit() {
            Some(of) => format!("Round {round}: {} is trump.", suit(of)),
            None => format!("Round {round}: there is no trump."),
        },
        Event::Dealt { seat, count: dealt, cards, .. } => {
            let got = if names.is_person(*seat) { "were dealt" } else { "was dealt" };
            let got = format!("{} {got} {}", actor(seat), count(u16::from(*dealt), "card"));
            let cards: Vec<String> = cards.iter().map(|card| marked(*card)).collect();
            if cards.is_empty() { format!("{got}.") } else { format!("{got}: {}.", cards.join(", ")) }
        }
        Event::RoundStarted { round, starter } => {
            let starts = if names.is_person(*starter) { "start" } else { "starts" };
            format!("Round {round}: {} {starts}.", who(*starter, names))
        }
        Event::Played { seat, card, row: onto } => {
            let onto = if seat == onto { String::new() } else { format!(" to {}", row(*onto, names)) };
            format!("{} played {}{onto}.", actor(seat), the(*card))
        }
        Event::RowClosed { row: closed, by } => {
            format!("{} is closed by {}.", capital(&row(*closed, names)), the(*by))
        }
        Event::RowOpened { row: opened } => {
            format!("{} is open again: cards may be played to it.", capital(&row(*opened, names)))
        }
        Event::AbilityUsed { seat, card } => {
            format!("{} discarded {} from {} row for its ability.", actor(seat), the(*card), own(seat))
        }
        Event::ExtraPaid { seat, card } => {
            format!("{} discarded {} from {} hand as the extra card.", actor(seat), the(*card), own(seat))
        }
        Event::Discarded { card, row: from, .. } => {
            format!("{} left {} for the discard pile.", capital(&the(*card)), row(*from, names))
        }
        Event::TokensAdded { card, row: place, amount, .. } => {
            format!("{} in {} got a +{amount} token.", capital(&the(*card)), row(*place, names))
        }
        Event::Swapped { one, one_row, other, other_row, .. } => {
            let (one, other) = (the(*one), the(*other));
            if one_row == other_row {
                return format!("{} and {other} changed places in {}.", capital(&one), row(*one_row, names));
            }
            let (to, back) = (row(*other_row, names), row(*one_row, names));
            format!("A swap: {one} went to {to}, {other} to {back}.")
        }
        Event::Taken { seat, card, row: from, .. } => {
            format!(
                "{} took {} from {} into {} hand.",
                actor(seat),
                the(*card),
                row_for(*seat, *from, names),
                own(seat)
            )
        }
        Event::TakenBack { seat, card, .. } => {
            format!("{} took {} back from the discard pile.", actor(seat), the(*card))
        }
        Event::Drew { seat, card, .. } => {
            format!("{} drew {} from the draw pile.", actor(seat), card.map_or_else(|| "a card".to_owned(), the))
        }
        Event::Shown { seat, card, kept } => shown(*seat, *card, *kept, names),
        Event::TrumpChanged { trump, .. } => format!("Trump changed: {} now.", trump_is(*trump)),
        Event::NewDrawPile { cards } => {
            format!("The draw pile ran out: the discard pile became a new one of {}.", count(u16::from(*cards), "card"))
        }
        Event::MarkerUsed { seat, cost, from_row, deed: wanted } => {
            let from = if *from_row { "row" } else { "hand" };
            format!(
                "{} used {1} action marker for {2}, and discarded {3} from {1} {from} for it.",
                actor(seat),
                own(seat),
                deed(*wanted),
                the(*cost)
            )
        }
        Event::ScorePileRaised { seat, worth } => {
            let pile = capital(&whose(*seat, names));
            format!("{pile} score pile counts 4{NBSP}more: {worth} now.")
        }
        Event::Exchanged { seat, cards } => {
            let cards: Vec<String> = cards.iter().map(|card| the(*card)).collect();
            format!("{} discarded {} to exchange.", actor(seat), listed(&cards, "and"))
        }
        Event::Protected { seat, card, row: place } => {
            let marker = capital(&whose(*seat, names));
            format!("{marker} action marker now protects {} in {}.", the(*card), row_for(*seat, *place, names))
        }
        Event::Stolen { seat, card, row: from } => {
            format!("{} stole {} from {}.", actor(seat), the(*card), row_for(*seat, *from, names))
        }
        Event::ProtectionEnded { seat, card } => {
            let (card, marker) = (capital(&the(*card)), whose(*seat, names));
            format!("{card} is no longer protected: {marker} action marker left the game.")
        }
        Event::Totals { totals } => {
            let rows: Vec<String> =
                (0..).map(Seat).zip(totals).map(|(seat, total)| format!("{}{NBSP}{total}", who(seat, names))).collect();
            format!("Row totals: {}.", rows.join(", "))
        }
        Event::Passed { seat, forced: false } => format!("{} passed.", actor(seat)),
        Event::Passed { seat, forced: true } => {
            format!("{} passed, with 60{NBSP}moves made this round.", actor(seat))
        }
        Event::RoundEnded { round } => format!("Everybody has passed: round {round} is over."),
        Event::RowCounted { seat, cards, points } => round_end::row_counted(*seat, cards, *points, names),
        Event::Banked { seat, card, duty } => round_end::banked(*seat, *card, *duty, names),
        Event::Placed { seat, place, points, vp, total } => {
            round_end::placed(*seat, *place, *points, (*vp, *total), names)
        }
        Event::SansTrumpMarked { seat } => round_end::sans_trump_marked(*seat, names),
        Event::RecordMarked { points, seats, removed } => round_end::record_marked(*points, seats, removed, names),
        Event::ScorePilesCompared { piles } => round_end::score_piles(piles, names),
        Event::RowsCleared { cards: 0 } => "No card was left in the rows.".to_owned(),
        Event::RowsCleared { cards } => {
            format!("From the rows {} went to the discard pile.", count(u16::from(*cards), "card"))
        }
        Event::DiscardedDown { seat, card, limit } => {
            let limit = count(u16::from(*limit), "card");
            format!("{} discarded {} from {} hand, down to {limit}.", actor(seat), the(*card), own(seat))
        }
        Event::PilesShuffled { cards } => {
            format!("Draw pile and discard pile were shuffled together: {}.", count(u16::from(*cards), "card"))
        }
        Event::Awarded { seat, award, vp } => round_end::awarded(*seat, *award, *vp, names),
        Event::GameEnded { totals, winners } => round_end::game_ended(totals, winners, names),
    }
}

fn shown(seat: Seat, card: Card, kept: bool, names: &Names) -> String {
    let (who, card) = (subject(seat, names), the(card));
    if kept {
        format!("{who} revealed {card}: it is trump and goes into {} hand.", possessive(seat, names))
    } else {
        format!("{who} revealed {card}: it isn’t trump and goes to the discard pile.")
    }
}
