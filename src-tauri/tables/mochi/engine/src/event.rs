//! What happens at the table, each event with its rule.

use crate::card::{Card, Effect};
use crate::centre::{Half, Pair, Side};
use crate::rules;
use game::{Cites, RuleId, Seat};
use serde::{Deserialize, Serialize};

/// Something that happened. Parts that a seat may not know are `None` in its copy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "MochiEvent")]
pub enum Event {
    /// A hand is dealt; only its owner hears of it.
    Dealt {
        /// Whose.
        seat: Seat,
        /// From left to right.
        cards: Vec<Card>,
    },
    /// A round begins.
    RoundStarted {
        /// 1 for the first.
        round: u16,
        /// Who begins.
        starter: Seat,
        /// Cards dealt to each.
        each: u8,
        /// The central pair.
        centre: Pair,
        /// The value card.
        side: Side,
    },
    /// Fewer than seven cards could be dealt.
    ShortDeal {
        /// Cards dealt to each.
        each: u8,
    },
    /// A pair covers the central pair.
    PairPlayed {
        /// By whom.
        seat: Seat,
        /// The pair.
        pair: Pair,
        /// Place of its left card; known to its player.
        place: Option<u8>,
    },
    /// The pair has two equal numbers.
    HappyMochi {
        /// By whom.
        seat: Seat,
        /// The pair.
        pair: Pair,
    },
    /// A player with nothing to do passes.
    TurnPassed {
        /// Who.
        seat: Seat,
    },
    /// A card is drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// From where.
        source: SourceSeen,
        /// Which one.
        card: Option<Card>,
    },
    /// A covered card shows again.
    Uncovered {
        /// In which pile.
        half: Half,
        /// Which one.
        card: Card,
    },
    /// An empty place in the centre is filled from the deck.
    Refilled {
        /// Which place.
        half: Half,
        /// With which card.
        card: Card,
    },
    /// The covered cards become the deck.
    NewDeck {
        /// How many.
        cards: u8,
    },
    /// A card finds its place in a hand.
    Inserted {
        /// In whose.
        seat: Seat,
        /// Which card.
        card: Option<Card>,
        /// Where.
        place: Option<u8>,
    },
    /// Of two effects, this one comes first.
    EffectChosen {
        /// By whom.
        seat: Seat,
        /// The first effect.
        effect: Effect,
    },
    /// The value card is turned over.
    Flipped {
        /// The side that shows now.
        side: Side,
    },
    /// A player is chosen to draw.
    DrawerChosen {
        /// By whom.
        seat: Seat,
        /// Who draws.
        drawer: Seat,
    },
    /// An effect isn't used.
    Declined {
        /// By whom.
        seat: Seat,
        /// Which one.
        effect: Effect,
    },
    /// An effect can't be used any more: the hand is empty.
    Lapsed {
        /// Whose.
        seat: Seat,
        /// Which one.
        effect: Effect,
    },
    /// A player has chosen the card to pass.
    PassSealed {
        /// Who.
        seat: Seat,
        /// Its place; known to its owner.
        place: Option<u8>,
    },
    /// The sealed cards change hands.
    Passed {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// Which card.
        card: Option<Card>,
        /// Where it was.
        place: Option<u8>,
    },
    /// A hand card goes to the reserve.
    Reserved {
        /// Whose.
        seat: Seat,
        /// Which card.
        card: Option<Card>,
        /// Where it was.
        place: Option<u8>,
    },
    /// A round ends.
    RoundEnded {
        /// Why.
        cause: RoundCause,
        /// Who won it.
        winner: Seat,
    },
    /// A hand is counted.
    Scored {
        /// Whose.
        seat: Seat,
        /// Penalty points of this round.
        penalty: u16,
        /// Penalty points so far.
        total: u16,
    },
    /// A player has chosen the card to keep.
    KeepSealed {
        /// Who.
        seat: Seat,
        /// Its place; known to its owner.
        place: Option<u8>,
    },
    /// The kept card goes to the reserve.
    Kept {
        /// Whose.
        seat: Seat,
        /// Which card.
        card: Option<Card>,
    },
    /// The game is over.
    GameEnded {
        /// Who shares the first place.
        winners: Vec<Seat>,
        /// Whether it ended because too few cards were left to deal.
        cards_ran_out: bool,
    },
}

/// The source of a draw, as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "MochiSourceSeen")]
pub enum SourceSeen {
    /// A card of the central pair.
    Centre {
        /// Which one.
        half: Half,
    },
    /// The deck.
    Deck,
    /// The player's own reserve.
    Reserve,
}

/// Why a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "MochiRoundCause")]
pub enum RoundCause {
    /// The last card has gone (MO-6.1).
    EmptyHand,
    /// Nothing left to draw and nobody plays (MO-6.5).
    Standstill,
    /// A hundred turns each (MO-6.6).
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
    /// What `viewer` may know of it (MO-8.1, MO-8.2); `None` for nothing.
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
