//! What cards in hand are good for: points in this round, and quality for later ones.

use game::Seat;
use iszkenderun::{Ability, CARDS, Card, CardSet, Deed, Move, State, Suit, Table, Trump};
use std::sync::LazyLock;

/// What a point for a neighbour is worth before the neighbour is there.
const NEIGHBOUR: f32 = 0.6;
/// Expected points of an unseen hand card.
pub(super) const UNSEEN: f32 = 4.6;
/// Mean quality of a dealt card.
const DEALT: f32 = 5.2;

/// Cards that Cross 6 and 7 bring on average: the second one is kept only if it is trump.
const DRAWN_AND_SHOWN: f32 = 1.25;

/// The [`quality`] of every card.
static QUALITIES: LazyLock<[f32; CARDS as usize]> = LazyLock::new(|| by_card(quality_of));
/// What a [laid](laid) card brings under each trump, whatever it counts.
static LAID: LazyLock<[[f32; CARDS as usize]; TRUMPS.len()]> =
    LazyLock::new(|| TRUMPS.map(|trump| by_card(|card| laid(card, 0.0, trump.doubles(card)))));
/// In the order of their numbers.
const TRUMPS: [Trump; 5] = [Trump::Scimitar, Trump::Turban, Trump::Cross, Trump::Crescent, Trump::SansTrump];

fn by_card(of: impl Fn(Card) -> f32) -> [f32; CARDS as usize] {
    let mut all = [0.0; CARDS as usize];
    Card::all().for_each(|card| all[card.index()] = of(card));
    all
}

/// A hand as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Hand {
    /// Cards that are known.
    pub cards: CardSet,
    /// How many others there are.
    pub unseen: f32,
}

impl Hand {
    /// Every card, as the deal has it.
    pub fn all(state: &State, seat: Seat) -> Hand {
        Hand { cards: state.hand(seat), unseen: 0.0 }
    }

    /// What everybody knows of it.
    pub fn public(state: &State, seat: Seat) -> Hand {
        let cards = state.known(seat);
        Hand { cards, unseen: f32::from(state.hand(seat).len() - cards.len()) }
    }

    /// Whether cards in play matter to it: it has a card that counts them.
    pub fn counts(&self) -> bool {
        !self.cards.among(CardSet::COUNTING).is_empty()
    }

    /// How many cards.
    pub fn len(&self) -> f32 {
        f32::from(self.cards.len()) + self.unseen
    }
}

/// The points that laying all cards of a hand in its owner's row would bring under the current trump, approximately.
pub(super) fn points(table: &Table, owner: Seat, hand: Hand) -> f32 {
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

/// The points that a card would bring in its owner's row, approximately, if it counts that many and is trump or not.
fn laid(card: Card, counted: f32, doubled: bool) -> f32 {
    let face = card.face();
    let mut own = f32::from(card.printed()) + counted;
    if doubled {
        own *= 2.0;
    }
    own + NEIGHBOUR * f32::from(face.passive.left + face.passive.right) + use_of(card)
}

/// What an ability is good for beyond its card's points, in points.
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

/// How good a card is whatever the trump, in points of an average round.
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

/// How much better than newly dealt cards these are, if kept for the next round.
pub(super) fn kept(cards: CardSet) -> f32 {
    let all = &*QUALITIES;
    cards.into_iter().map(|card| all[card.index()] - DEALT).sum()
}

/// How many cards a move draws, on average.
pub(super) fn drawn(mv: Move) -> f32 {
    match mv {
        Move::Use { card, .. } => match card.face().ability {
            Some(Ability::Draw) => 1.0,
            Some(Ability::DrawAndShow) => DRAWN_AND_SHOWN,
            _ => 0.0,
        },
        Move::Marker { deed: Deed::Exchange, targets, .. } => f32::from(targets.len()),
        _ => 0.0,
    }
}
