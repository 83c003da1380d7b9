//! What happens at the table, each event with its rule.

use crate::card::Card;
use crate::moves::Deed;
use crate::standing::{Award, Duty, PileStanding};
use crate::suit::Trump;
use crate::value::{Reason, Value};
use crate::view::ReasonView;
use game::Seat;
use serde::{Deserialize, Serialize, Serializer};

/// Something that happened. Parts that a seat may not know are left out of its copy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "IszkenderunEvent")]
pub enum Event {
    /// A trump card is turned up, or turned over: the trump a round begins with.
    TrumpTurned {
        /// Of which round.
        round: u8,
        /// What is trump.
        trump: Trump,
    },
    /// Cards are dealt to a hand.
    Dealt {
        /// For which round.
        round: u8,
        /// Whose hand.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which ones, in card order; known to their owner only.
        cards: Vec<Card>,
    },
    /// A round begins.
    RoundStarted {
        /// 1 for the first.
        round: u8,
        /// Who begins.
        starter: Seat,
    },
    /// A card is laid at the right end of a row.
    Played {
        /// By whom.
        seat: Seat,
        /// Which one.
        card: Card,
        /// Whose row.
        row: Seat,
    },
    /// A row takes no more cards.
    RowClosed {
        /// Whose.
        row: Seat,
        /// By which card.
        by: Card,
    },
    /// A row takes cards again.
    RowOpened {
        /// Whose.
        row: Seat,
    },
    /// A card is discarded from its owner's row for its ability.
    AbilityUsed {
        /// By whom.
        seat: Seat,
        /// Which one.
        card: Card,
    },
    /// The hand card that discarding a closing card costs.
    ExtraPaid {
        /// By whom.
        seat: Seat,
        /// Which one.
        card: Card,
    },
    /// A card in play is discarded by an ability.
    Discarded {
        /// Which one.
        card: Card,
        /// From whose row.
        row: Seat,
        /// The card whose ability it is.
        by: Card,
    },
    /// A card in play gets tokens.
    TokensAdded {
        /// Which one.
        card: Card,
        /// In whose row.
        row: Seat,
        /// Points.
        amount: u8,
        /// The card whose ability it is.
        by: Card,
    },
    /// Two cards in play change places.
    Swapped {
        /// One and where it was.
        one: Card,
        /// Its row before.
        one_row: Seat,
        /// The other.
        other: Card,
        /// Its row before.
        other_row: Seat,
        /// The card whose ability it is.
        by: Card,
    },
    /// A card in play is taken into hand.
    Taken {
        /// By whom.
        seat: Seat,
        /// Which one.
        card: Card,
        /// From whose row.
        row: Seat,
        /// The card whose ability it is.
        by: Card,
    },
    /// A card of the discard pile is taken into hand.
    TakenBack {
        /// By whom.
        seat: Seat,
        /// Which one.
        card: Card,
        /// The card whose ability it is.
        by: Card,
    },
    /// A card is drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which one; known to its owner only.
        card: Option<Card>,
        /// The card whose ability it is; none for an exchange.
        by: Option<Card>,
    },
    /// A drawn card is shown to all, and kept or discarded.
    Shown {
        /// By whom.
        seat: Seat,
        /// Which one.
        card: Card,
        /// Whether it is trump and kept.
        kept: bool,
    },
    /// Trump changes.
    TrumpChanged {
        /// To what.
        trump: Trump,
        /// The card whose ability it is.
        by: Card,
    },
    /// The discard pile becomes the draw pile.
    NewDrawPile {
        /// How many cards.
        cards: u8,
    },
    /// An action marker is used.
    MarkerUsed {
        /// By whom.
        seat: Seat,
        /// The card that pays.
        cost: Card,
        /// Whether it comes from the row; otherwise from hand.
        from_row: bool,
        /// What for.
        deed: Deed,
    },
    /// The marker lies on the score pile: four more.
    ScorePileRaised {
        /// Whose.
        seat: Seat,
        /// What the pile is worth now.
        worth: u16,
    },
    /// Hand cards are discarded, to draw as many.
    Exchanged {
        /// By whom.
        seat: Seat,
        /// Which ones.
        cards: Vec<Card>,
    },
    /// The marker lies on a card.
    Protected {
        /// By whom.
        seat: Seat,
        /// Which one.
        card: Card,
        /// In whose row.
        row: Seat,
    },
    /// A card in play is stolen.
    Stolen {
        /// By whom.
        seat: Seat,
        /// Which one.
        card: Card,
        /// From whose row.
        row: Seat,
    },
    /// A protecting marker leaves the game.
    ProtectionEnded {
        /// Whose marker.
        seat: Seat,
        /// From which card.
        card: Card,
    },
    /// The row totals after an action.
    Totals {
        /// In seat order.
        totals: Vec<u16>,
    },
    /// A player passes.
    Passed {
        /// Who.
        seat: Seat,
        /// Whether nothing else was allowed any more.
        forced: bool,
    },
    /// Everybody has passed.
    RoundEnded {
        /// Which round.
        round: u8,
    },
    /// A row is counted.
    RowCounted {
        /// Whose.
        seat: Seat,
        /// Each card, from left to right.
        cards: Vec<CardCount>,
        /// The points for the round.
        points: u16,
    },
    /// A card goes to a score pile.
    Banked {
        /// Whose.
        seat: Seat,
        /// Which one; none if the row is empty.
        card: Option<Card>,
        /// Which place in the round asks for it.
        duty: Duty,
    },
    /// Victory points for a place.
    Placed {
        /// Who.
        seat: Seat,
        /// 1 for the first.
        place: u8,
        /// Points in the round.
        points: u16,
        /// Victory points for it.
        vp: u8,
        /// Victory points for places so far.
        total: u8,
    },
    /// A round without trump is won.
    SansTrumpMarked {
        /// By whom.
        seat: Seat,
    },
    /// The record is set or equalled.
    RecordMarked {
        /// The winning points.
        points: u16,
        /// Who has put a marker on it now.
        seats: Vec<Seat>,
        /// Whose markers went away.
        removed: Vec<Seat>,
    },
    /// What the score piles are worth, and what they would pay now.
    ScorePilesCompared {
        /// In seat order.
        piles: Vec<PileStanding>,
    },
    /// The rows go to the discard pile.
    RowsCleared {
        /// How many cards.
        cards: u8,
    },
    /// A card is discarded from hand, down to the limit.
    DiscardedDown {
        /// By whom.
        seat: Seat,
        /// Which one.
        card: Card,
        /// Cards the hand may hold.
        limit: u8,
    },
    /// Draw pile and discard pile are shuffled together.
    PilesShuffled {
        /// How many cards.
        cards: u8,
    },
    /// Victory points at the end of the game.
    Awarded {
        /// Who.
        seat: Seat,
        /// What for.
        award: Award,
        /// How many.
        vp: u8,
    },
    /// The game is over.
    GameEnded {
        /// Victory points, in seat order.
        totals: Vec<u8>,
        /// Who shares the first place.
        winners: Vec<Seat>,
    },
}

/// A card of a row, counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename = "IszkenderunCardCount")]
pub struct CardCount {
    /// The card.
    pub card: Card,
    /// Its values.
    pub value: Value,
    /// Where its points come from.
    #[serde(serialize_with = "with_rules")]
    #[specta(type = Vec<ReasonView>)]
    pub reasons: Vec<Reason>,
}

/// Serialises each reason with its rule, as the view does; when read back, the rule follows from the reason.
fn with_rules<S: Serializer>(reasons: &[Reason], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(reasons.iter().copied().map(ReasonView::from))
}

impl Event {
    /// What `viewer` may know of it (IS-1.3).
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
