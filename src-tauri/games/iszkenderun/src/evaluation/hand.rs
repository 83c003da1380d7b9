//! Estimates for hand cards: their points in this round, and their quality for later rounds.

use game::Seat;
use iszkenderun::{Ability, CARDS, Card, CardSet, MarkerAction, Move, PlayArea, State, Suit, Trump};
use std::sync::LazyLock;

/// The value of a point for a neighbour that isn't there yet.
const NEIGHBOUR: f32 = 0.6;
/// The expected points of an unseen hand card.
pub(super) const UNSEEN: f32 = 4.6;
/// The mean quality of a dealt card.
const DEALT: f32 = 5.2;

/// The average number of cards drawn by Cross 6 and 7: the second card is kept only if it is trump.
const DRAWN_AND_SHOWN: f32 = 1.25;

/// The [`quality`] of every card.
static QUALITIES: LazyLock<[f32; CARDS as usize]> = LazyLock::new(|| by_card(quality_of));
/// The points that a card brings when [played](laid), under each trump, without the cards that it counts.
static LAID: LazyLock<[[f32; CARDS as usize]; TRUMPS.len()]> =
    LazyLock::new(|| TRUMPS.map(|trump| by_card(|card| laid(card, 0.0, trump.doubles(card)))));
/// In the order of their discriminants.
const TRUMPS: [Trump; 5] = [Trump::Scimitar, Trump::Turban, Trump::Cross, Trump::Crescent, Trump::SansTrump];

fn by_card(of: impl Fn(Card) -> f32) -> [f32; CARDS as usize] {
    let mut all = [0.0; CARDS as usize];
    Card::all().for_each(|card| all[card.index()] = of(card));
    all
}

/// A hand as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Hand {
    /// The known cards.
    pub cards: CardSet,
    /// The number of unknown cards. May be fractional.
    pub unseen: f32,
}

impl Hand {
    /// Returns the whole hand, as dealt in the state.
    pub fn all(state: &State, seat: Seat) -> Hand {
        Hand { cards: state.hand(seat), unseen: 0.0 }
    }

    /// Returns the hand as every seat knows it.
    pub fn public(state: &State, seat: Seat) -> Hand {
        let cards = state.known(seat);
        Hand { cards, unseen: f32::from(state.hand(seat).len() - cards.len()) }
    }

    /// Returns whether the hand has a zero card, whose value depends on the cards in play.
    pub fn counts(&self) -> bool {
        !self.cards.among(CardSet::COUNTING).is_empty()
    }

    /// Returns the number of cards.
    pub fn len(&self) -> f32 {
        f32::from(self.cards.len()) + self.unseen
    }
}

/// Estimates the points that playing all cards of a hand in its owner's row would bring under the current trump.
pub(super) fn points(table: &PlayArea, owner: Seat, hand: Hand) -> f32 {
    let trump = table.trump();
    let all = &LAID[trump as usize];
    let worth = |card: Card| match card.face().passive.counts {
        Some(suit) => laid(card, 1.0 + f32::from(table.count(owner, suit)), trump.doubles(card)),
        None => all[card.index()],
    };
    let known: f32 = if hand.counts() {
        hand.cards.into_iter().map(worth).sum()
    } else {
        hand.cards.into_iter().map(|card| all[card.index()]).sum()
    };
    known + hand.unseen * UNSEEN
}

/// Estimates the points that a card would bring in its owner's row. `counted` are the points it counts, `doubled`
/// says whether it is trump.
fn laid(card: Card, counted: f32, doubled: bool) -> f32 {
    let face = card.face();
    let mut own = f32::from(card.printed()) + counted;
    if doubled {
        own *= 2.0;
    }
    own + NEIGHBOUR * f32::from(face.passive.left + face.passive.right) + use_of(card)
}

/// Returns the value of an ability in points, in addition to its card's points.
fn use_of(card: Card) -> f32 {
    match card.face().ability {
        Some(Ability::DiscardAny) => 1.5,
        Some(Ability::DiscardSmall { .. } | Ability::DiscardSuit { .. } | Ability::DiscardEvery { .. }) => 1.0,
        Some(Ability::ChangeTrump { .. }) => 1.0,
        Some(Ability::Take { .. } | Ability::TakeBackAny | Ability::TakeBackSuit { .. } | Ability::DrawAndShow) => 0.5,
        Some(Ability::Open) => 1.0,
        Some(Ability::AddTokens { .. } | Ability::Swap { .. } | Ability::Draw) | None => 0.0,
    }
}

/// Returns the value of a card independent of the trump, in points of an average round.
pub(super) fn quality(card: Card) -> f32 {
    QUALITIES[card.index()]
}

fn quality_of(card: Card) -> f32 {
    let face = card.face();
    let own = f32::from(card.printed()) + if face.passive.counts.is_some() { 3.5 } else { 0.0 };
    // Each suit is trump about once in five rounds.
    let trumps = Suit::ALL.into_iter().filter(|suit| Trump::from(*suit).doubles(card)).count() as f32;
    own * (1.0 + 0.2 * trumps) + NEIGHBOUR * f32::from(face.passive.left + face.passive.right) + use_of(card)
}

/// Returns how much better these cards are than newly dealt ones, if they are kept for the next round.
pub(super) fn kept(cards: CardSet) -> f32 {
    let all = &*QUALITIES;
    cards.into_iter().map(|card| all[card.index()] - DEALT).sum()
}

/// Returns the average number of cards that a move draws.
pub(super) fn drawn(mv: Move) -> f32 {
    match mv {
        Move::Use { card, .. } => match card.face().ability {
            Some(Ability::Draw) => 1.0,
            Some(Ability::DrawAndShow) => DRAWN_AND_SHOWN,
            _ => 0.0,
        },
        Move::Marker { deed: MarkerAction::Exchange, targets, .. } => f32::from(targets.len()),
        _ => 0.0,
    }
}
