//! Where a card and its copies are, as far as one seat may know: nothing here looks further than its view.

use game::{RuleId, Seat};
use parbaj::{CardId, Origin, PermanentView, View, other, rules};

/// Where copies of a card are.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Whereabouts {
    /// In the viewer's hand.
    Hand {
        /// How many.
        cards: usize,
    },
    /// In the other hand, to which everybody has seen them return.
    Known {
        /// Whose hand.
        seat: Seat,
        /// How many.
        cards: usize,
    },
    /// One in play.
    InPlay(Box<PermanentView>),
    /// Being played, or taking effect.
    Queue {
        /// Who plays them.
        seat: Seat,
        /// How many.
        cards: usize,
    },
    /// In a discard pile.
    Discard {
        /// Whose.
        seat: Seat,
        /// How many.
        cards: usize,
    },
    /// In the void.
    Void {
        /// Whose.
        seat: Seat,
        /// How many.
        cards: usize,
    },
    /// In the viewer's deck.
    Deck {
        /// How many.
        cards: usize,
    },
    /// In the other deck or hand.
    Hidden {
        /// Whose.
        seat: Seat,
        /// How many.
        cards: usize,
    },
    /// Neither in play nor in any deck list.
    Nowhere,
}

impl Whereabouts {
    /// Everything that can be said of where a card's copies are; never empty.
    pub fn of(card: CardId, view: &View) -> Vec<Whereabouts> {
        let in_play = view.permanents.iter().filter(|it| it.card == card);
        let mut found: Vec<Whereabouts> = in_play.map(|it| Whereabouts::InPlay(Box::new(it.clone()))).collect();
        for seat in [view.seat, other(view.seat)] {
            found.extend(outside_play(card, seat, view));
        }
        if found.is_empty() {
            found.push(Whereabouts::Nowhere);
        }
        found
    }

    /// The rule behind it.
    pub fn rule(&self) -> RuleId {
        match self {
            Whereabouts::InPlay(_) => rules::PASSIVE,
            Whereabouts::Hand { .. }
            | Whereabouts::Known { .. }
            | Whereabouts::Discard { .. }
            | Whereabouts::Void { .. } => rules::ZONES,
            Whereabouts::Queue { .. } => rules::REACTIONS,
            Whereabouts::Deck { .. } | Whereabouts::Hidden { .. } | Whereabouts::Nowhere => rules::DECK_LISTS,
        }
    }
}

fn outside_play(card: CardId, seat: Seat, view: &View) -> Vec<Whereabouts> {
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
        (hand, Whereabouts::Hand { cards: hand }),
        (known, Whereabouts::Known { seat, cards: known }),
        (queue, Whereabouts::Queue { seat, cards: queue }),
        (discard, Whereabouts::Discard { seat, cards: discard }),
        (void, Whereabouts::Void { seat, cards: void }),
        (hidden, if own { Whereabouts::Deck { cards: hidden } } else { Whereabouts::Hidden { seat, cards: hidden } }),
    ];
    found.into_iter().filter(|(cards, _)| *cards > 0).map(|(_, at)| at).collect()
}

/// Copies that are in the queue, or spells that take effect now: neither in hand nor in the discard pile.
fn being_played(card: CardId, seat: Seat, view: &View) -> usize {
    let queued = view.queue.iter().filter(|it| it.seat == seat && it.origin == Origin::Card { card }).count();
    let runs = view.running.is_some_and(|it| it.clause.is_none() && it.card == card && it.you == seat);
    queued + usize::from(runs)
}
