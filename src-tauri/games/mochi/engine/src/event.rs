//! The events of the game, each with its rule.

use crate::card::{Card, Effect};
use crate::pair::{Half, Pair, Side};
use crate::rules;
use game::{Cites, RuleId, Seat};
use serde::{Deserialize, Serialize};

/// Something that happened. Fields that a seat may not know are `None` in the copy for that seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "MochiEvent")]
pub enum Event {
    /// A hand is dealt. Only its owner receives the event.
    Dealt {
        seat: Seat,
        /// From left to right.
        cards: Vec<Card>,
    },
    /// A round begins.
    RoundStarted {
        /// Counted from 1.
        round: u16,
        /// The seat that has the first turn.
        starter: Seat,
        /// Number of cards dealt to each seat.
        each: u8,
        centre: Pair,
        /// The visible side of the value card.
        side: Side,
    },
    /// Fewer than seven cards could be dealt to each seat.
    ShortDeal {
        /// Number of cards dealt to each seat.
        each: u8,
    },
    /// A pair is played on the central pair.
    PairPlayed {
        seat: Seat,
        pair: Pair,
        /// Place of its left card in the hand; known only to its player.
        place: Option<u8>,
    },
    /// The pair just played has two equal numbers.
    HappyMochi { seat: Seat, pair: Pair },
    /// A player who can neither play a pair nor draw passes.
    TurnPassed { seat: Seat },
    /// A card is drawn.
    Drew {
        seat: Seat,
        source: SourceSeen,
        /// `None` for seats that may not see the card.
        card: Option<Card>,
    },
    /// A covered card becomes the top of a central pile again.
    Uncovered {
        /// The pile.
        half: Half,
        /// The card that is visible now.
        card: Card,
    },
    /// An empty central pile gets a card from the deck.
    Refilled {
        /// The pile.
        half: Half,
        card: Card,
    },
    /// The covered cards are shuffled into a new deck.
    NewDeck {
        /// Number of cards in the new deck.
        cards: u8,
    },
    /// A card is inserted into a hand.
    Inserted {
        /// The owner of the hand.
        seat: Seat,
        /// `None` for seats that may not know the card.
        card: Option<Card>,
        /// Place in the hand; known only to its owner.
        place: Option<u8>,
    },
    /// The player chooses which of two effects is carried out first.
    EffectChosen {
        seat: Seat,
        /// The effect that is carried out first.
        effect: Effect,
    },
    /// The value card is turned over.
    Flipped {
        /// The visible side.
        side: Side,
    },
    /// A player is chosen to draw by the Draw effect.
    DrawerChosen {
        /// The seat that chose.
        seat: Seat,
        /// The seat that has to draw.
        drawer: Seat,
    },
    /// An optional effect is declined.
    Declined { seat: Seat, effect: Effect },
    /// An effect lapses because the hand is empty.
    Lapsed {
        /// The seat that played the pair.
        seat: Seat,
        effect: Effect,
    },
    /// A player has chosen the card to pass.
    PassSealed {
        seat: Seat,
        /// Place in the hand; known only to its owner.
        place: Option<u8>,
    },
    /// A sealed card moves to the left neighbour.
    Passed {
        from: Seat,
        to: Seat,
        /// `None` for seats that may not know the card.
        card: Option<Card>,
        /// Its place in the hand of `from`; known only to that seat.
        place: Option<u8>,
    },
    /// A hand card goes to the reserve.
    Reserved {
        seat: Seat,
        /// `None` for seats that may not know the card.
        card: Option<Card>,
        /// Its former place in the hand; known only to its owner.
        place: Option<u8>,
    },
    /// A round ends.
    RoundEnded { cause: RoundCause, winner: Seat },
    /// The hand of a seat is counted.
    Scored {
        seat: Seat,
        /// Penalty points of this round.
        penalty: u16,
        /// Penalty points so far.
        total: u16,
    },
    /// A player has chosen the card to keep for the next round.
    KeepSealed {
        seat: Seat,
        /// Place in the hand; known only to its owner.
        place: Option<u8>,
    },
    /// The kept card goes to the reserve.
    Kept {
        seat: Seat,
        /// `None` for seats that may not know the card.
        card: Option<Card>,
    },
    /// The game is over.
    GameEnded {
        /// The seats that share the first place.
        winners: Vec<Seat>,
        /// Whether it ended because too few cards were left to deal.
        cards_ran_out: bool,
    },
}

/// The source of a draw as a seat sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "MochiSourceSeen")]
pub enum SourceSeen {
    /// A card of the central pair.
    Centre {
        half: Half,
    },
    Deck,
    /// The drawing player's own reserve.
    Reserve,
}

/// The reason why a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "MochiRoundCause")]
pub enum RoundCause {
    /// The active seat's hand is empty (MO-6.1).
    EmptyHand,
    /// Nothing is left to draw and nobody plays a pair (MO-6.5).
    Standstill,
    /// Every seat has had 100 turns (MO-6.6).
    TurnLimit,
}

impl Cites for Event {
    fn rule(&self) -> RuleId {
        match self {
            Event::Dealt { .. } => rules::DEAL,
            Event::RoundStarted { round: 1, .. } => rules::TURN_ORDER,
            Event::RoundStarted { .. } => rules::NEXT_ROUND,
            Event::ShortDeal { .. } => rules::SHORT_DEAL,
            Event::PairPlayed { .. } => rules::PAIR,
            Event::HappyMochi { .. } => rules::HAPPY,
            Event::TurnPassed { .. } => rules::PASS,
            Event::Drew { .. } => rules::SOURCES,
            Event::Uncovered { .. } | Event::Refilled { .. } => rules::TAKE_CENTRE,
            Event::NewDeck { .. } => rules::NEW_DECK,
            Event::Inserted { .. } => rules::INSERT,
            Event::EffectChosen { .. } | Event::Lapsed { .. } => rules::TWO_EFFECTS,
            Event::Declined { effect, .. } => effect.rule(),
            Event::Flipped { .. } => rules::FLIP,
            Event::DrawerChosen { .. } => rules::DRAW_EFFECT,
            Event::Reserved { .. } => rules::RESERVE,
            Event::Passed { .. } => rules::PASS_LEFT,
            Event::PassSealed { .. } => rules::SEALED_PASS,
            Event::RoundEnded { cause, .. } => match cause {
                RoundCause::EmptyHand => rules::ROUND_END,
                RoundCause::Standstill => rules::STANDSTILL,
                RoundCause::TurnLimit => rules::TURN_LIMIT,
            },
            Event::Scored { .. } => rules::PENALTY,
            Event::KeepSealed { .. } | Event::Kept { .. } => rules::KEEP,
            Event::GameEnded { cards_ran_out: true, .. } => rules::SHORT_DEAL,
            Event::GameEnded { .. } => rules::GAME_END,
        }
    }
}

impl Event {
    /// Returns what `viewer` may know of the event (MO-8.1, MO-8.2); `None` if it may know nothing.
    #[must_use]
    pub fn seen_by(&self, viewer: Seat) -> Option<Event> {
        let mut seen = self.clone();
        match &mut seen {
            Event::Dealt { seat, .. } if *seat != viewer => return None,
            Event::Drew { seat, source, card } if *seat != viewer && !matches!(source, SourceSeen::Centre { .. }) => {
                *card = None;
            }
            Event::PairPlayed { seat, place, .. }
            | Event::PassSealed { seat, place }
            | Event::KeepSealed { seat, place }
                if *seat != viewer =>
            {
                *place = None;
            }
            Event::Inserted { seat, card, place } | Event::Reserved { seat, card, place } if *seat != viewer => {
                *card = None;
                *place = None;
            }
            Event::Passed { from, to, card, place } => {
                if *from != viewer {
                    *place = None;
                }
                if *from != viewer && *to != viewer {
                    *card = None;
                }
            }
            Event::Kept { seat, card } if *seat != viewer => {
                *card = None;
            }
            _ => {}
        }
        Some(seen)
    }
}
