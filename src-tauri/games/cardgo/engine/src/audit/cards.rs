//! Audit of the cards: none is missing or added, they are in order, and the cards a seat foresees are the top of the
//! deck.

use super::claim;
use crate::card::Card;
use crate::hidden::whole_deck;
use crate::lasting::LastingEffect;
use crate::public_state::Phase;
use crate::state::State;
use crate::step::Step;
use crate::turn::other;

impl State {
    pub(super) fn audit_cards(&self) -> Result<(), String> {
        let desk = &self.table.desk;
        if !self.table.has_cards() {
            return claim(self.hidden.is_bare() && desk.is_bare(), "cards in plain Go");
        }
        let announced = self.table.announced().map(|announced| announced.card);
        let hands = self.hidden.hands.iter().flat_map(|hand| hand.cards()).chain(&self.hidden.deck);
        let mut cards: Vec<Card> = hands.chain(&desk.discards).copied().chain(announced).collect();
        cards.sort_unstable();
        claim(cards[..] == whole_deck(self.table.setup.size)[..], "the deck isn't whole")?;
        let hands = &self.hidden.hands;
        claim(hands.iter().all(|hand| hand.is_sound()), "a hand is out of order")?;
        let immediate = hands.iter().flat_map(|hand| hand.cards()).any(|card| card.is_immediate());
        claim(!immediate, "a hand holds a card that is played at once")?;
        let top = self.hidden.top();
        let foresee = self.hidden.foreseen.iter().all(|foreseen| top.starts_with(foreseen));
        claim(foresee, "somebody foresees what isn't on the deck")?;
        self.audit_ordinary()?;
        desk.lasting.map_or(Ok(()), |lasting| self.audit_lasting(&lasting))
    }

    /// Checks that ordinary Go begins exactly when no card is left to play. The flag is set at the beginning of a
    /// turn.
    fn audit_ordinary(&self) -> Result<(), String> {
        let desk = &self.table.desk;
        claim(!desk.ordinary || self.hidden.is_played_out(), "ordinary Go while there are cards to play")?;
        let turn = desk.step == Step::Turn && !desk.drawn && !desk.carded && desk.lasting.is_none();
        let begins = self.table.cards_in_play() && turn;
        claim(!begins || !self.hidden.is_played_out(), "it is ordinary Go, and nobody said so")
    }

    fn audit_lasting(&self, lasting: &LastingEffect) -> Result<(), String> {
        let table = &self.table;
        let board = table.position.board();
        claim(table.cards_in_play(), "something lasts where there are no cards")?;
        claim(lasting.by.0 < 2, "a third player's effect")?;
        let Some(most) = lasting.card.lasts() else { return Err("a card lasts that doesn't".to_owned()) };
        claim((1..=most).contains(&lasting.left), "it should have ended")?;
        claim(lasting.card.copies(table.setup.size) > 0, "a card that isn't in this deck")?;
        claim(table.desk.discards.contains(&lasting.card), "its card wasn't played")?;
        let own_turn = table.active() == lasting.by;
        claim(lasting.left.is_multiple_of(2) == own_turn, "it ends at the wrong player's move")?;
        let fits = match lasting.card {
            Card::Ban => lasting.point.is_some_and(|point| board.has(point)) && lasting.line.is_none(),
            Card::Trap => lasting.point.is_some_and(|point| board.is_empty(point)) && lasting.line.is_none(),
            Card::Wall => lasting.line.is_some_and(|line| line.is_on(table.setup.size)) && lasting.point.is_none(),
            _ => lasting.point.is_none() && lasting.line.is_none(),
        };
        claim(fits, "it names what it can't")?;
        let free = matches!(table.desk.step, Step::Turn | Step::Discard { .. });
        claim(free, "a card is played while something lasts")?;
        let begun = own_turn && lasting.left == most;
        let turn = table.desk.step == Step::Turn;
        claim(!turn || table.desk.carded == begun, "a card was played while something lasted")
    }

    /// Whether the opponent holds cards and can therefore be asked for a counter.
    pub(super) fn opponent_holds_cards(&self) -> bool {
        !self.hidden.hand(other(self.table.active())).is_empty() && self.table.phase == Phase::Playing
    }
}
