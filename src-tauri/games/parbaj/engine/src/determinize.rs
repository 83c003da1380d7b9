//! Determinization of a view.

use crate::action::Origin;
use crate::card::CardId;
use crate::state::{State, other};
use crate::targets::SEATS;
use crate::view::View;
use game::{Chance, Seat};

impl State {
    /// Returns the cards of a player's deck list that lie where everybody sees them, hands not included.
    pub(crate) fn open_cards(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        let side = &self.sides[seat.index()];
        let in_play =
            self.permanents.iter().filter(move |it| it.owner == seat && !it.card.kind().token).map(|it| it.card);
        let queued = self.queue.iter().filter_map(move |action| match action.origin {
            Origin::Card { card } if action.seat == seat => Some(card),
            _ => None,
        });
        let spell = self.running.as_ref().filter(|it| it.you == seat && it.clause.is_none()).map(|it| it.card);
        side.discard.iter().chain(&side.void).copied().chain(in_play).chain(queued).chain(spell)
    }
}

impl View {
    /// Draws a state at random that is consistent with this view.
    pub(crate) fn determinize(&self, chance: &mut Chance) -> State {
        let mut state = self.seen.clone();
        state.chance = chance.split();
        for seat in SEATS {
            // Count the unseen copies of each card.
            let mut hidden = [0u8; 256];
            for entry in &state.setup.deck_list(seat.index()).0 {
                hidden[usize::from(entry.card.number())] += entry.copies;
            }
            let mut take = |card: CardId| {
                let held = &mut hidden[usize::from(card.number())];
                *held = held.saturating_sub(1);
            };
            state.open_cards(seat).for_each(&mut take);
            let own = seat == self.seat;
            let sure = if own { &state.sides[seat.index()].hand } else { &state.sides[seat.index()].known };
            sure.iter().copied().for_each(&mut take);
            let mut pool: Vec<CardId> = CardId::all()
                .flat_map(|card| std::iter::repeat_n(card, usize::from(hidden[usize::from(card.number())])))
                .collect();
            chance.shuffle(&mut pool);
            let side = state.side(seat);
            if !own {
                let unknown = side.hand.len() - side.known.len().min(side.hand.len());
                side.hand.clone_from(&side.known);
                side.hand.extend(pool.drain(pool.len().saturating_sub(unknown)..));
                side.hand.sort_unstable();
            }
            side.deck = pool;
        }
        debug_assert!(self.seat == Seat(0) || self.seat == other(Seat(0)));
        state
    }
}
