//! Which rules stand against a move or a touch.

use super::cards::Ability;
use super::*;

impl State {
    /// Every rule against the move, in the spec's order; looks only at what `seat` may see.
    pub(super) fn refusals(&self, seat: Seat, mv: Move) -> Vec<Refusal> {
        match self.table.active {
            None => vec![Refusal::RoundOver],
            Some(active) if active != seat => vec![Refusal::NotYourTurn { active }],
            Some(_) => match mv {
                Move::Play { card, row } => self.refuse_play(seat, card, row),
                Move::Use { payer, targets, extra } => self.refuse_use(seat, payer, targets, extra),
                Move::Pass => Vec::new(),
            },
        }
    }

    fn refuse_play(&self, seat: Seat, card: Card, row: Seat) -> Vec<Refusal> {
        let table = &self.table;
        let at_table = row.0 < table.setup.seats;
        let mut against = Vec::new();
        let mut unless = |holds: bool, refusal| {
            if !holds {
                against.push(refusal);
            }
        };
        unless(self.hands[seat.index()].contains(&card), Refusal::NotInHand { card });
        unless(at_table && (row == seat || card.is_closing()), Refusal::NotYourRow { row });
        unless(!at_table || !table.is_closed(row), Refusal::RowClosed { row });
        unless(!at_table || !table.passed[row.index()], Refusal::RowPassed { row });
        against
    }

    fn refuse_use(&self, seat: Seat, payer: Card, targets: Targets, extra: Option<Card>) -> Vec<Refusal> {
        if !self.table.rows[seat.index()].contains(&payer) {
            return vec![Refusal::NotInYourRow { payer }];
        }
        let Some(ability) = payer.ability() else { return vec![Refusal::NoAbility { payer }] };
        let mut against = Vec::new();
        if self.table.is_guarded(payer) {
            against.push(Refusal::PayerGuarded { payer });
        }
        let chosen = targets.cards();
        for &target in &chosen {
            against.extend(self.refuse_target(payer, ability, target));
        }
        if chosen.len() == 2 && chosen[0] == chosen[1] {
            against.push(Refusal::SwappedWithItself { target: chosen[0] });
        }
        match (self.table.needs_extra(seat, payer, targets), extra) {
            (true, None) => against.push(Refusal::ExtraNeeded),
            (true, Some(extra)) if !self.hands[seat.index()].contains(&extra) => {
                against.push(Refusal::ExtraNotInHand { extra });
            }
            (false, Some(extra)) => against.push(Refusal::ExtraForNothing { extra }),
            _ => {}
        }
        if chosen.len() != usize::from(ability.targets()) {
            against.push(Refusal::Targets { wanted: ability.targets() });
        }
        against
    }

    /// The rules against one target, read once the cost is paid (IS-4.13).
    pub(super) fn refuse_target(&self, payer: Card, ability: Ability, target: Card) -> Vec<Refusal> {
        let paid = self.table.after_cost(payer);
        let Some((row, _)) = paid.find(target) else { return vec![Refusal::NotInPlay { target }] };
        let mut against = Vec::new();
        let mut unless = |holds: bool, refusal| {
            if !holds {
                against.push(refusal);
            }
        };
        let value = paid.current_value(target);
        unless(ability != Ability::Swap || value <= 4, Refusal::TooGreat { target, value });
        // A guard stops discards, not swaps.
        unless(ability == Ability::Swap || !paid.is_guarded(target), Refusal::Guarded { target });
        unless(!paid.passed[row.index()], Refusal::Spared { target });
        against
    }

    /// Every rule against a choice in the making; nothing if some listed move goes on from it.
    pub(super) fn refuse_choice(&self, seat: Seat, payer: Card, chosen: &[Card], extra: Option<Card>) -> Vec<Refusal> {
        let mut moves = Vec::new();
        self.list_moves(&mut moves);
        let goes_on = moves.iter().any(|mv| match *mv {
            Move::Use { payer: listed, targets, extra: paid } => {
                let targets = targets.cards();
                listed == payer
                    && chosen.iter().all(|card| targets.contains(card))
                    && (extra.is_none() || extra == paid)
            }
            _ => false,
        });
        if goes_on && self.table.active == Some(seat) {
            return Vec::new();
        }
        let targets = match *chosen {
            [] => Targets::None,
            [card] => Targets::one(card),
            [one, other, ..] => Targets::two(one, other),
        };
        let mut against = self.refusals(seat, Move::Use { payer, targets, extra });
        // What is still to be chosen isn't against the touch; that nothing could be is.
        against.retain(|refusal| !matches!(refusal, Refusal::Targets { .. }));
        if against.is_empty() {
            against.push(Refusal::NothingToAimAt { payer });
        }
        against
    }
}
