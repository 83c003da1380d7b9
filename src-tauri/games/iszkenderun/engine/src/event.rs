//! The events of the game, each with its rule.

use crate::award::Award;
use crate::banking_duty::BankingDuty;
use crate::card::Card;
use crate::moves::MarkerAction;
use crate::row_values::{Value, ValuePart};
use crate::score_pile::PileStanding;
use crate::suit::Trump;
use crate::view::ReasonView;
use game::Seat;
use serde::{Deserialize, Serialize, Serializer};

/// Something that happened. Fields that a seat may not know are empty or `None` in the copy for that seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "IszkenderunEvent")]
pub enum Event {
    /// A trump card is turned up, or turned over: this determines the trump with which a round begins.
    TrumpTurned {
        /// 1 to 4.
        round: u8,
        trump: Trump,
    },
    /// Cards are dealt to a hand.
    Dealt {
        /// The round for which they are dealt, 1 to 4.
        round: u8,
        /// The owner of the hand.
        seat: Seat,
        /// Number of cards dealt.
        count: u8,
        /// The cards in card order; known only to the owner of the hand.
        cards: Vec<Card>,
    },
    /// A round begins.
    RoundStarted {
        /// Counted from 1.
        round: u8,
        /// The seat that has the first turn.
        starter: Seat,
    },
    /// A card is played at the right end of a row.
    Played {
        /// The seat that plays the card.
        seat: Seat,
        card: Card,
        /// The owner of the row.
        row: Seat,
    },
    /// A row becomes closed: it takes no more cards.
    RowClosed {
        /// The owner of the row.
        row: Seat,
        /// The closing card.
        by: Card,
    },
    /// A closed row becomes open: it takes cards again.
    RowOpened {
        /// The owner of the row.
        row: Seat,
    },
    /// A card is discarded from its owner's row for its ability.
    AbilityUsed { seat: Seat, card: Card },
    /// The extra cost of discarding a closing card is paid with a hand card.
    ExtraPaid {
        seat: Seat,
        /// The hand card.
        card: Card,
    },
    /// A card in play is discarded by an ability.
    Discarded {
        card: Card,
        /// The owner of the row it was in.
        row: Seat,
        /// The card whose ability is used.
        by: Card,
    },
    /// A card in play gets tokens.
    TokensAdded {
        card: Card,
        /// The owner of the row it is in.
        row: Seat,
        /// Points.
        amount: u8,
        /// The card whose ability is used.
        by: Card,
    },
    /// Two cards in play change places.
    Swapped {
        /// The first card.
        one: Card,
        /// The owner of the row where `one` was before.
        one_row: Seat,
        /// The second card.
        other: Card,
        /// The owner of the row where `other` was before.
        other_row: Seat,
        /// The card whose ability is used.
        by: Card,
    },
    /// A card in play is taken into a hand.
    Taken {
        /// The seat that takes it.
        seat: Seat,
        card: Card,
        /// The owner of the row it was in.
        row: Seat,
        /// The card whose ability is used.
        by: Card,
    },
    /// A card of the discard pile is taken into a hand.
    TakenBack {
        /// The seat that takes it.
        seat: Seat,
        card: Card,
        /// The card whose ability is used.
        by: Card,
    },
    /// A card is drawn.
    Drew {
        seat: Seat,
        /// The card; known only to its owner.
        card: Option<Card>,
        /// The card whose ability is used; `None` for an exchange.
        by: Option<Card>,
    },
    /// A drawn card is shown to all seats, and kept or discarded.
    Shown {
        seat: Seat,
        card: Card,
        /// Whether it is trump and therefore kept.
        kept: bool,
    },
    /// Trump changes.
    TrumpChanged {
        /// The new trump.
        trump: Trump,
        /// The card whose ability is used.
        by: Card,
    },
    /// The discard pile is shuffled into a new draw pile.
    NewDrawPile {
        /// Number of cards in the new draw pile.
        cards: u8,
    },
    /// An action marker is used.
    MarkerUsed {
        /// The owner of the marker.
        seat: Seat,
        /// The card discarded to pay for the deed.
        cost: Card,
        /// Whether `cost` comes from the seat's row; otherwise it comes from its hand.
        from_row: bool,
        deed: MarkerAction,
    },
    /// The action marker is put on the score pile, which is worth four more.
    ScorePileRaised {
        /// The owner of the score pile.
        seat: Seat,
        /// The new worth of the score pile, in points.
        worth: u16,
    },
    /// Hand cards are discarded, and the same number is drawn.
    Exchanged {
        seat: Seat,
        /// The discarded cards.
        cards: Vec<Card>,
    },
    /// The action marker is put on a card to protect it.
    Protected {
        /// The owner of the marker.
        seat: Seat,
        card: Card,
        /// The owner of the row the card is in.
        row: Seat,
    },
    /// A card in play is stolen.
    Stolen {
        /// The seat that steals it.
        seat: Seat,
        card: Card,
        /// The owner of the row it was in.
        row: Seat,
    },
    /// A protecting marker leaves the game because its card has left its row.
    ProtectionEnded {
        /// The owner of the marker.
        seat: Seat,
        /// The card that was protected.
        card: Card,
    },
    /// The row totals after an action.
    Totals {
        /// Points in seat order.
        totals: Vec<u16>,
    },
    /// A player passes.
    Passed {
        seat: Seat,
        /// Whether the seat had to pass because it had used all its actions.
        forced: bool,
    },
    /// Every seat has passed, so the round ends.
    RoundEnded {
        /// 1 to 4.
        round: u8,
    },
    /// A row is counted.
    RowCounted {
        /// The owner of the row.
        seat: Seat,
        /// The cards from left to right.
        cards: Vec<CardCount>,
        /// Points of the seat in this round.
        points: u16,
    },
    /// A card of a row goes to its owner's score pile.
    Banked {
        /// The owner of the row and the score pile.
        seat: Seat,
        /// `None` if the row is empty.
        card: Option<Card>,
        /// The requirement of the seat's place in the round.
        duty: BankingDuty,
    },
    /// A seat gets victory points for its place in the round.
    Placed {
        seat: Seat,
        /// Counted from 1.
        place: u8,
        /// Points in the round.
        points: u16,
        /// Victory points for this place.
        vp: u8,
        /// Victory points for all places so far.
        total: u8,
    },
    /// A winner of a round without trump puts a marker on sans-trump.
    SansTrumpMarked { seat: Seat },
    /// The record is set or equalled.
    RecordMarked {
        /// Points of the round's winners.
        points: u16,
        /// The seats that now have a marker on the record.
        seats: Vec<Seat>,
        /// The seats whose markers were removed.
        removed: Vec<Seat>,
    },
    /// The score piles are compared: their worth, and the victory points they would give now.
    ScorePilesCompared {
        /// In seat order.
        piles: Vec<PileStanding>,
    },
    /// The cards of all rows go to the discard pile.
    RowsCleared {
        /// Number of cards.
        cards: u8,
    },
    /// A card is discarded from a hand that exceeds the limit at the start of a round.
    DiscardedDown {
        seat: Seat,
        card: Card,
        /// The greatest number of cards that the hand may have.
        limit: u8,
    },
    /// The draw pile and the discard pile are shuffled together.
    PilesShuffled {
        /// Number of cards.
        cards: u8,
    },
    /// A seat gets victory points at the end of the game.
    Awarded {
        seat: Seat,
        award: Award,
        /// Victory points.
        vp: u8,
    },
    /// The game is over.
    GameEnded {
        /// Victory points, in seat order.
        totals: Vec<u8>,
        /// The seats that share the first place.
        winners: Vec<Seat>,
    },
}

/// A card of a row with its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename = "IszkenderunCardCount")]
pub struct CardCount {
    pub card: Card,
    pub value: Value,
    /// The sources of its points.
    #[serde(serialize_with = "with_rules")]
    #[specta(type = Vec<ReasonView>)]
    pub reasons: Vec<ValuePart>,
}

/// Serialises each reason with its rule, as the view does. Deserialising ignores the rule, which follows from the
/// reason.
fn with_rules<S: Serializer>(reasons: &[ValuePart], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(reasons.iter().copied().map(ReasonView::from))
}

impl Event {
    /// Returns what `viewer` may know of the event (IS-1.3).
    #[must_use]
    pub fn seen_by(&self, viewer: Seat) -> Event {
        let mut seen = self.clone();
        match &mut seen {
            Event::Dealt { seat, cards, .. } if *seat != viewer => cards.clear(),
            Event::Drew { seat, card, .. } if *seat != viewer => *card = None,
            _ => {}
        }
        seen
    }
}
