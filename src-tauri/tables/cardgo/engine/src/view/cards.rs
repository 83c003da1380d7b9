//! The cards as a seat sees them.

use crate::card::{Card, Wants};
use crate::line::Line;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::state::State;
use crate::step::{Announced, Step};
use crate::table::{Phase, Table};
use crate::turn::other;
use game::Seat;
use serde::Serialize;

/// What a seat may know of the cards.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoCardsView")]
pub struct CardsView {
    /// What has to be decided, while stones are placed.
    pub step: Step,
    /// How many cards the deck has.
    pub deck: u8,
    /// The discard pile, in the order the cards came.
    pub discards: Vec<Card>,
    /// One's own hand, in card order.
    pub hand: Vec<Card>,
    /// Those of it that would have to be aimed in this turn, and could be (GO-3.10).
    pub aimable: Vec<Card>,
    /// Those of it that would fail in this turn for want of anything to act on (GO-3.9).
    pub vain: Vec<Card>,
    /// How many cards each seat holds.
    pub hands: [u8; 2],
    /// The cards of the other's hand that one knows.
    pub known: Vec<Card>,
    /// What one knows to lie on top of the deck, the top first.
    pub foreseen: Vec<Card>,
    /// The cards one is looking at and has to put back, the top first.
    pub looked: Vec<Card>,
    /// The card that waits for an answer.
    pub announced: Option<Announced>,
    /// The effect in force.
    pub lasting: Option<LastingView>,
    /// Where one's own trap is.
    pub trap: Option<Point>,
    /// Whether a card has been drawn in this turn.
    pub drawn: bool,
    /// Whether a card has been played in this turn.
    pub carded: bool,
    /// Moves to come before anybody may draw (GO-2.1).
    pub quiet: u32,
    /// Whether deck and hands hold nothing to play any more (GO-2.3).
    pub ordinary: bool,
    /// How many empty points touch no stone (GO-4.11).
    pub free: u16,
}

/// An effect that lasts, as a seat sees it.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoLasting")]
pub struct LastingView {
    /// Of which card.
    pub card: Card,
    /// Who played it.
    pub by: Seat,
    /// The point of a Ban, or of one's own Trap.
    pub point: Option<Point>,
    /// The line of a Wall.
    pub line: Option<Line>,
    /// Moves still to come before it ends.
    pub left: u8,
    /// Empty points that it forbids to the seat to move; what the viewer can't know is left out.
    pub banned: PointSet,
}

impl CardsView {
    /// What `seat` may know of the cards; `table` is already as that seat sees it.
    pub(super) fn of(state: &State, table: &Table, seat: Seat) -> CardsView {
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
            Wants::Nothing => *card != Card::TakeBack || table.take_back().is_some(),
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
