//! Audit of the pending decision: it must fit the rest of the state.

use super::claim;
use crate::card::{Card, TargetKind};
use crate::public_state::Phase;
use crate::state::State;
use crate::step::{HAND_LIMIT, Step};
use crate::targets::Targets;

impl State {
    pub(super) fn audit_step(&self) -> Result<(), String> {
        let table = &self.table;
        let desk = &table.desk;
        // Version 1 of the rules enforced the hand limit in ordinary Go, so a saved state may be waiting for that
        // discard.
        let asked_before = desk.ordinary && desk.step.is_discard();
        if table.phase != Phase::Playing || table.resumed || desk.ordinary && !asked_before {
            claim(desk.step == Step::Turn && desk.lasting.is_none(), "something is asked that can't be")?;
            return claim(!desk.drawn && !desk.carded, "a card was played in no turn");
        }
        if let Some(point) = desk.fresh {
            claim(table.position.board().has(point), "the last move lies off the board")?;
        }
        match desk.step {
            Step::Turn => Ok(()),
            Step::Aim { card, targets } => {
                let active = table.active();
                claim(!desk.carded && self.hidden.hand(active).has(card), "a card is aimed that isn't in hand")?;
                claim(!card.is_counter() && table.can_aim(card), "a card is aimed that can't be")?;
                claim(targets.len() <= card.wants().points().saturating_sub(1), "nothing is left to aim at")?;
                self.audit_targets(card, targets)
            }
            Step::Answer { card, targets, line } => {
                claim(desk.carded && self.opponent_holds_cards(), "nobody can answer")?;
                claim(!card.is_counter(), "a counter is announced")?;
                claim(card.is_immediate() <= desk.drawn, "nobody drew the card")?;
                let size = table.setup.size;
                let lined = line.is_some_and(|line| line.is_on(size));
                claim(line.is_none() || lined, "no line of this board")?;
                claim(lined == (card.wants() == TargetKind::Line), "a card is aimed at the wrong thing")?;
                let given = table.given_targets(card);
                let none = targets.is_empty() && !table.can_aim(card) || card.wants() == TargetKind::Line;
                match card.wants().points() {
                    0 => claim(targets == given, "a card is aimed at the wrong thing"),
                    _ if none => claim(targets.is_empty(), "a card is aimed at the wrong thing"),
                    wanted => {
                        claim(targets.len() == wanted, "a card isn't aimed")?;
                        self.audit_targets(card, targets)
                    }
                }
            }
            Step::Arrange => {
                let seen = &self.hidden.foreseen[table.active().index()];
                claim(desk.carded && !seen.is_empty() && *seen == self.hidden.top(), "nothing to put back")
            }
            Step::Name { points, count } => {
                let counted = points.len() == usize::from(count);
                claim(desk.carded && counted && count < 2, "too many points are named")?;
                claim(self.has_two_points(), "nothing to name")?;
                self.audit_named(points)
            }
            Step::Choose { points } => {
                claim(desk.carded && points.len() == 2, "nothing to choose from")?;
                self.audit_named(points)
            }
            Step::Note => {
                let empty = !table.position.board().empties().is_empty();
                claim(desk.carded && empty, "nothing to note")
            }
            Step::Discard { limit } => {
                let seat = self.to_move().unwrap_or_default();
                let many = self.hidden.hand(seat).len() > usize::from(HAND_LIMIT);
                claim(limit == HAND_LIMIT && many, "nothing to discard")
            }
        }
    }

    /// Checks that every target was valid when it was chosen.
    fn audit_targets(&self, card: Card, targets: Targets) -> Result<(), String> {
        let mut chosen = Targets::NONE;
        for point in targets.iter() {
            claim(self.table.against_target(card, chosen, point).is_ok(), "a card is aimed where it can't be")?;
            chosen = chosen.with(point);
        }
        Ok(())
    }

    fn audit_named(&self, points: Targets) -> Result<(), String> {
        let mut named = Targets::NONE;
        for point in points.iter() {
            claim(self.table.against_named(named, point).is_ok(), "a point is named that isn't legal")?;
            named = named.with(point);
        }
        Ok(())
    }
}
