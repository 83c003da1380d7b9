//! The part of a view that concerns cards.

use crate::card::{Card, TargetKind};
use crate::line::Line;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::public_state::{Phase, PublicState};
use crate::state::State;
use crate::step::{AnnouncedCard, Step};
use crate::turn::other;
use game::Seat;
use serde::Serialize;

/// What a seat may know of the cards.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoCardsView")]
pub struct CardsView {
    /// The pending decision while stones are placed.
    pub step: Step,
    /// Number of cards in the deck.
    pub deck: u8,
    /// The discard pile, in the order in which the cards were discarded.
    pub discards: Vec<Card>,
    /// The seat's own hand, in card order.
    pub hand: Vec<Card>,
    /// The cards of the own hand that would have to be aimed in this turn, and have a valid target (GO-3.10).
    pub aimable: Vec<Card>,
    /// The cards of the own hand that would have no effect in this turn, because there is nothing to act on (GO-3.9).
    pub vain: Vec<Card>,
    /// Number of cards in each hand.
    pub hands: [u8; 2],
    /// The cards of the opponent's hand that the seat knows.
    pub known: Vec<Card>,
    /// The cards that the seat knows to be on top of the deck, the top one first.
    pub foreseen: Vec<Card>,
    /// The cards that the seat is looking at and has to put back, the top one first.
    pub looked: Vec<Card>,
    /// The announced card that may be countered.
    pub announced: Option<AnnouncedCard>,
    pub lasting: Option<LastingView>,
    /// The point of the seat's own Trap.
    pub trap: Option<Point>,
    /// Whether a card has been drawn in this turn.
    pub drawn: bool,
    /// Whether a card has been played in this turn.
    pub carded: bool,
    /// Number of moves before anybody may draw (GO-2.1).
    pub quiet: u32,
    /// Whether deck and hands hold no more cards that can be played (GO-2.3).
    pub ordinary: bool,
    /// Number of empty points without a neighbouring stone (GO-4.11).
    pub free: u16,
}

/// A lasting effect as a seat sees it.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoLasting")]
pub struct LastingView {
    pub card: Card,
    /// The player of the card.
    pub by: Seat,
    /// The point of a Ban, or of the seat's own Trap.
    pub point: Option<Point>,
    /// The line of a Wall.
    pub line: Option<Line>,
    /// Number of moves before it ends.
    pub left: u8,
    /// Empty points that it forbids to the seat to move. Points that the viewer can't know are left out.
    pub banned: PointSet,
}

impl CardsView {
    /// Returns what `seat` may know of the cards; `table` is the public state as that seat sees it.
    pub(super) fn of(state: &State, table: &PublicState, seat: Seat) -> CardsView {
        let hidden = &state.hidden;
        let foreseen = state.foreseen(seat).to_vec();
        let arranging = table.desk.step == Step::Arrange && table.active() == seat;
        let lasting = table.lasting().map(|lasting| LastingView {
            card: lasting.card,
            by: lasting.by,
            point: lasting.point,
            line: lasting.line,
            left: lasting.left,
            banned: if table.phase == Phase::Playing { table.banned() } else { PointSet::EMPTY },
        });
        let own_trap = table.lasting().filter(|lasting| lasting.card == Card::Trap);
        let hand = hidden.hand(seat).cards().to_vec();
        let on_turn = table.phase == Phase::Playing && table.active() == seat;
        let held = || hand.iter().copied().filter(|_| on_turn);
        let aimable: Vec<Card> = held().filter(|card| table.can_aim(*card)).collect();
        let acts = |card: &Card| match card.wants() {
            TargetKind::Nothing => *card != Card::TakeBack || table.take_back().is_some(),
            _ => aimable.contains(card),
        };
        let vain = held().filter(|card| !acts(card)).collect();
        CardsView {
            step: table.step(),
            deck: hidden.deck.len() as u8,
            discards: table.discards().to_vec(),
            aimable,
            vain,
            hand,
            hands: hidden.hands.each_ref().map(|hand| hand.len() as u8),
            known: hidden.hand(other(seat)).known().to_vec(),
            looked: if arranging { foreseen.clone() } else { Vec::new() },
            foreseen,
            announced: table.announced(),
            lasting,
            trap: own_trap.and_then(|lasting| lasting.point),
            drawn: table.drawn(),
            carded: table.carded(),
            quiet: table.quiet_left(),
            ordinary: table.is_ordinary(),
            free: table.free_points(),
        }
    }
}
