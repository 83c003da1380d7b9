//! Checks a complete state for consistency. Speed doesn't matter here.

use crate::card::{Card, CardSet};
use crate::deck::CARDS;
use crate::play_area::{MOST_SEATS, Marker};
use crate::state::{ROUNDS, State, Step};
use crate::suit::Suit;
use crate::turn::MOST_ACTIONS;
use game::{Seat, clockwise};

/// The greatest number of victory points for a place.
const BEST_PLACE: u8 = 3;

fn claim(holds: bool, problem: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem.to_owned()) }
}

impl State {
    /// Checks every invariant that the rules rely on, so that any legal move can safely be applied to an audited
    /// state.
    pub(crate) fn audit(&self) -> Result<(), String> {
        let seats = self.seats();
        claim((3..=4).contains(&seats), "3 or 4 seats can play")?;
        claim(self.active.0 < seats && self.starter.0 < seats, "the active or starting seat isn't at the table")?;
        claim(self.to_move().is_none_or(|seat| seat.0 < seats), "the seat to move isn't at the table")?;
        self.audit_cards()?;
        self.audit_absent()?;
        self.audit_markers()?;
        claim(Suit::ALL.iter().all(|suit| self.trump_cards.contains(suit)), "a trump card is missing")?;
        claim(self.actions.iter().all(|actions| *actions <= MOST_ACTIONS), "a seat has done too many actions")?;
        self.audit_step()?;
        let most = BEST_PLACE * self.rounds.len() as u8;
        claim(self.vp.iter().all(|vp| *vp <= most), "more victory points than there were places")?;
        let marked = self.record_marks.contains(&true);
        claim(self.record.is_some() || !marked, "markers on no record")
    }

    /// Checks that every card is in exactly one zone.
    fn audit_cards(&self) -> Result<(), String> {
        let mut copies = [0u8; CARDS as usize];
        let rows = self.table.rows.iter().flatten().map(|laid| laid.card);
        let piles = self.draw_pile.iter().chain(&self.discards).copied();
        let sets = self.hands.iter().chain(&self.score_piles).copied().flatten();
        for card in rows.chain(piles).chain(sets) {
            copies[card.index()] += 1;
        }
        match Card::all().find(|card| copies[card.index()] != 1) {
            Some(card) => Err(format!("card {card} is there {} times", copies[card.index()])),
            None => {
                let known = self.known.iter().zip(&self.hands).all(|(known, hand)| hand.contains_all(*known));
                claim(known, "a card is known in a hand where it isn't")
            }
        }
    }

    fn audit_absent(&self) -> Result<(), String> {
        for at in usize::from(self.seats())..MOST_SEATS {
            let cards = self.hands[at].len() + self.score_piles[at].len() + self.table.rows[at].len() as u8;
            let marks = self.table.passed[at] || self.record_marks[at] || self.sans_trump[at] || self.vp[at] > 0;
            let idle = self.table.markers[at] == Marker::Ready && self.actions[at] == 0;
            claim(cards == 0 && !marks && idle, "an absent seat takes part")?;
            let counted = self.rounds.iter().any(|result| result.points[at] > 0 || result.vp[at] > 0);
            claim(!counted, "an absent seat was counted")?;
        }
        Ok(())
    }

    fn audit_markers(&self) -> Result<(), String> {
        let mut under = CardSet::EMPTY;
        for marker in self.table.markers {
            if let Marker::OnCard { card } = marker {
                claim(self.table.find(card).is_some(), "a marker lies on a card that isn't in play")?;
                claim(!under.contains(card), "two markers lie on one card")?;
                under.insert(card);
            }
        }
        Ok(())
    }

    fn audit_step(&self) -> Result<(), String> {
        claim((1..=ROUNDS).contains(&self.round), "there are four rounds")?;
        let counted = self.rounds.len() as u8;
        let all_passed = clockwise(Seat(0), self.seats()).all(|seat| self.table.has_passed(seat));
        match self.step {
            Step::Action => {
                claim(counted + 1 == self.round, "not every round before this was counted")?;
                claim(!self.table.has_passed(self.active), "the active seat has passed")
            }
            Step::Bank { seat } => {
                claim(counted == self.round && all_passed, "the round isn't over yet")?;
                let choices = self.pending_duty(seat).map_or(0, |duty| self.to_bank(seat, duty).len());
                claim(choices > 1, "there is nothing to choose for the score pile")
            }
            Step::Discard { seat } => {
                claim(counted == self.round && self.round < ROUNDS, "no new round is about to begin")?;
                let cleared = self.table.rows.iter().all(|row| row.is_empty()) && !self.table.passed.contains(&true);
                claim(cleared, "the rows haven't been cleared")?;
                claim(self.hand(seat).len() > self.hand_limit(seat), "the hand isn't over its limit")
            }
            Step::Over => claim(counted == ROUNDS && self.round == ROUNDS, "the game ended too early"),
        }
    }
}
