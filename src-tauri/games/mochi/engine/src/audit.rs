//! Checks a complete state for consistency. Speed doesn't matter here.

use crate::card::{Card, Effect};
use crate::round::MOST_TURNS;
use crate::state::{MOST_SEATS, State, Step};

impl State {
    /// Checks every invariant that the rules rely on, so that any legal move can safely be applied to an audited
    /// state.
    pub(crate) fn audit(&self) -> Result<(), String> {
        let claim = |holds: bool, problem: &str| if holds { Ok(()) } else { Err(problem.to_owned()) };
        let seats = usize::from(self.seats());
        claim((2..=MOST_SEATS).contains(&seats), "2 to 6 seats can play")?;
        claim(self.active.index() < seats, "the active seat isn't at the table")?;
        if let Some(to_move) = self.to_move() {
            claim(to_move.index() < seats, "the seat to move isn't at the table")?;
        }
        for card in Card::all() {
            let copies = self.zones().filter(|zone| **zone == card).count();
            if copies != 1 {
                return Err(format!("card {card} is there {copies} times"));
            }
        }
        for seat in seats..MOST_SEATS {
            let nothing = self.hands[seat].is_empty() && self.reserves[seat].is_empty();
            claim(nothing && self.arrivals[seat].is_none() && self.sealed[seat].is_none(), "an absent seat has cards")?;
        }
        let between_rounds = matches!(self.step, Step::Keep { .. } | Step::Over { .. });
        for seat in (0..seats).filter(|seat| *seat != self.active.index()) {
            let holds = !self.hands[seat].is_empty() || self.arrivals[seat].is_some();
            claim(holds || between_rounds, "a round goes on with an empty hand")?;
        }
        let turns = &self.turns[..seats];
        let (fewest, most) = (turns.iter().min(), turns.iter().max());
        claim(most.zip(fewest).is_some_and(|(most, fewest)| most - fewest <= 1), "somebody was left out of turn")?;
        claim(self.piles.iter().all(|pile| !pile.is_empty()), "a central pile is empty")?;
        claim(self.turns.iter().all(|&turns| turns <= MOST_TURNS + 1), "a seat has had too many turns")?;
        let sealing = matches!(self.step, Step::PassLeft { .. } | Step::Keep { .. });
        for (sealed, hand) in self.sealed.iter().zip(&self.hands) {
            if let Some(place) = *sealed {
                claim(sealing && usize::from(place) < hand.len(), "a card is sealed that isn't there")?;
            }
        }
        let arriving = self.arrivals.iter().flatten().count();
        match self.step {
            Step::Insert { seat, .. } => claim(self.arrivals[seat.index()].is_some(), "no card to insert")?,
            _ => claim(arriving == 0, "a card is on its way to nowhere")?,
        }
        match self.step {
            Step::EffectOrder => claim(self.effects.len() == 2, "no two effects to order")?,
            _ => claim(self.effects.len() < 2, "an effect was left out")?,
        }
        match self.step {
            Step::ChooseDrawer | Step::DrawByEffect { .. } => claim(self.deck_can_give(), "nothing to draw")?,
            Step::PassLeft { seat } | Step::Keep { seat } => {
                claim(!self.hands[seat.index()].is_empty(), "no card to choose from")?;
            }
            Step::Reserve => claim(!self.hands[self.active.index()].is_empty(), "no card to reserve")?,
            _ => {}
        }
        let draws = self.effects.contains(&Effect::Draw);
        claim(!draws || self.deck_can_give(), "an effect will find nothing to draw")?;
        let most = u16::MAX / 2;
        claim(self.scores.iter().all(|&score| score < most) && self.round < most, "numbers out of all proportion")
    }

    /// Returns all cards, whichever zone they are in.
    fn zones(&self) -> impl Iterator<Item = &Card> {
        let rows = self.piles.iter().chain([&self.deck]).chain(&self.hands).chain(&self.reserves);
        rows.flatten().chain(self.arrivals.iter().flatten())
    }
}
