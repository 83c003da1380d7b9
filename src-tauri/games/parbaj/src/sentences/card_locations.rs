//! Where a card's copies are, as far as one seat may know; uses only the seat's view.

use game::{RuleId, Seat};
use parbaj::{CardId, Origin, PermanentView, View, other, rules};

/// The place of copies of a card.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum CardLocation {
    /// In the viewer's hand.
    Hand { cards: usize },
    /// In the opponent's hand, to which both players have seen them return.
    Known {
        /// The owner of the hand.
        seat: Seat,
        cards: usize,
    },
    /// In play; always a single permanent.
    InPlay(Box<PermanentView>),
    /// In the reaction queue, or taking effect.
    Queue {
        /// The seat that plays them.
        seat: Seat,
        cards: usize,
    },
    /// In a discard pile.
    Discard { seat: Seat, cards: usize },
    /// In the void.
    Void { seat: Seat, cards: usize },
    /// In the viewer's deck.
    Deck { cards: usize },
    /// In the opponent's deck or hand.
    Hidden { seat: Seat, cards: usize },
    /// Neither in play nor in any deck list.
    Nowhere,
}

impl CardLocation {
    /// Returns every place of a card's copies; never empty.
    pub fn of(card: CardId, view: &View) -> Vec<CardLocation> {
        let in_play = view.permanents.iter().filter(|it| it.card == card);
        let mut found: Vec<CardLocation> = in_play.map(|it| CardLocation::InPlay(Box::new(it.clone()))).collect();
        for seat in [view.seat, other(view.seat)] {
            found.extend(outside_play(card, seat, view));
        }
        if found.is_empty() {
            found.push(CardLocation::Nowhere);
        }
        found
    }

    /// Returns the rule about the place.
    pub fn rule(&self) -> RuleId {
        match self {
            CardLocation::InPlay(_) => rules::PASSIVE,
            CardLocation::Hand { .. }
            | CardLocation::Known { .. }
            | CardLocation::Discard { .. }
            | CardLocation::Void { .. } => rules::ZONES,
            CardLocation::Queue { .. } => rules::REACTIONS,
            CardLocation::Deck { .. } | CardLocation::Hidden { .. } | CardLocation::Nowhere => rules::DECK_LISTS,
        }
    }
}

fn outside_play(card: CardId, seat: Seat, view: &View) -> Vec<CardLocation> {
    let Some(side) = view.sides.get(seat.index()) else { return Vec::new() };
    let count = |cards: &[CardId]| cards.iter().filter(|it| **it == card).count();
    let own = seat == view.seat;
    let hand = view.hand.iter().filter(|held| own && held.card == card).count();
    let known = if own { 0 } else { count(&side.known) };
    let (discard, void) = (count(&side.discard), count(&side.void));
    let queue = being_played(card, seat, view);
    let in_play = view.permanents.iter().filter(|it| it.card == card && it.owner == seat && !card.kind().token).count();
    let listed = side.deck_list.iter().find(|entry| entry.card == card).map_or(0, |entry| usize::from(entry.copies));
    let hidden = listed.saturating_sub(hand + known + discard + void + queue + in_play);
    let found = [
        (hand, CardLocation::Hand { cards: hand }),
        (known, CardLocation::Known { seat, cards: known }),
        (queue, CardLocation::Queue { seat, cards: queue }),
        (discard, CardLocation::Discard { seat, cards: discard }),
        (void, CardLocation::Void { seat, cards: void }),
        (hidden, if own { CardLocation::Deck { cards: hidden } } else { CardLocation::Hidden { seat, cards: hidden } }),
    ];
    found.into_iter().filter(|(cards, _)| *cards > 0).map(|(_, at)| at).collect()
}

/// Returns the number of copies that are in the queue or are spells taking effect now: neither in hand nor in the
/// discard pile.
fn being_played(card: CardId, seat: Seat, view: &View) -> usize {
    let queued = view.queue.iter().filter(|it| it.seat == seat && it.origin == Origin::Card { card }).count();
    let runs = view.running.is_some_and(|it| it.clause.is_none() && it.card == card && it.you == seat);
    queued + usize::from(runs)
}
