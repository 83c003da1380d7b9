//! Announcing an action, choice by choice, until it is paid (DU-4.2).
//!
//! Until the payment only the announcing player knows of the action: its card stays in hand, and the choices can be
//! taken back one by one.

use crate::action::{AnnouncedChoice, Announcement, Origin, Payment, Targets};
use crate::card::program::Program;
use crate::moves::{Move, Target};
use crate::permanent::PermanentId;
use crate::price::{clause_cost, vp_of};
use crate::refusal::CostPart;
use crate::state::State;
use game::Seat;
use parbaj_cards::{Ability, Clause, Cost, Price, Scope, TargetSpec};

/// The next choice to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// The action to prevent.
    Against,
    /// The target of this index.
    Target(u8),
    X,
    /// Something to give for this part of the cost.
    Give(CostPart),
}

/// The choices made so far, by kind.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chosen {
    pub(crate) against: Option<u8>,
    pub(crate) targets: Targets,
    pub(crate) x: Option<u8>,
    pub(crate) payment: Payment,
}

impl Origin {
    /// Returns the permanent whose clause it is; `None` for a card outside play.
    pub(crate) fn permanent(self) -> Option<PermanentId> {
        match self {
            Origin::Permanent { permanent, .. } => Some(permanent),
            Origin::Card { .. } | Origin::Elsewhere { .. } => None,
        }
    }

    /// Returns the printed cost.
    pub(crate) fn cost(self) -> &'static Cost {
        match self {
            Origin::Card { card } => &card.kind().cost,
            Origin::Permanent { card, clause, .. } | Origin::Elsewhere { card, clause, .. } => {
                clause_cost(card, clause).unwrap_or(&card.kind().cost)
            }
        }
    }

    /// Returns the program to carry out; empty for a card that stays in play.
    pub(crate) fn program(self) -> &'static Program {
        match self {
            Origin::Card { card } => &card.made().spell,
            Origin::Permanent { card, clause, .. } | Origin::Elsewhere { card, clause, .. } => {
                card.made().clause(clause)
            }
        }
    }

    /// Returns the scope of what it can prevent, if it is a reaction.
    pub(crate) fn scope(self) -> Option<&'static Scope> {
        match self {
            Origin::Card { card } => card.made().neutralisation.as_ref().map(|(_, scope)| scope),
            Origin::Permanent { card, clause, .. } | Origin::Elsewhere { card, clause, .. } => {
                match card.kind().clauses.get(usize::from(clause)) {
                    Some(Clause::Ability(Ability::Activated(activated))) => activated.prevents.as_ref(),
                    _ => None,
                }
            }
        }
    }
}

impl Announcement {
    /// Sorts the choices made so far by kind.
    pub(crate) fn chosen(&self) -> Chosen {
        let mut chosen = Chosen::default();
        let cost = self.origin.cost();
        for pick in &self.picks {
            match pick.chosen {
                Move::Against { action } => chosen.against = Some(action),
                Move::Target { target } => chosen.targets.push(target),
                Move::X { x } => chosen.x = Some(x),
                given => chosen.payment.take(cost, given),
            }
        }
        chosen
    }

    /// Whether it is meant to prevent an action.
    pub(crate) fn reacts(&self) -> bool {
        self.neutralises || (!matches!(self.origin, Origin::Card { .. }) && self.origin.scope().is_some())
    }
}

impl State {
    /// Returns the next choice to make for what is announced; `None` if it can be paid.
    pub(crate) fn next_choice(&self, announced: &Announcement, chosen: &Chosen) -> Option<Choice> {
        if announced.reacts() && chosen.against.is_none() {
            return Some(Choice::Against);
        }
        let specs = &announced.origin.program().targets;
        // A neutraliser whose own effect has no legal target still prevents the action.
        let aims = !announced.neutralises
            || specs.iter().all(|spec| self.any_target(spec, announced.seat, announced.origin.permanent()));
        if aims && chosen.targets.len() < specs.len() {
            return Some(Choice::Target(chosen.targets.len() as u8));
        }
        let cost = announced.origin.cost();
        if matches!(cost.price, Price::X(_)) && chosen.x.is_none() {
            return Some(Choice::X);
        }
        self.still_to_give(cost, &chosen.payment).map(Choice::Give)
    }

    /// Appends every option of the next choice.
    pub(crate) fn choices(&self, announced: &Announcement, chosen: &Chosen, choice: Choice, moves: &mut Vec<Move>) {
        let (seat, origin) = (announced.seat, announced.origin);
        match choice {
            Choice::Against => {
                let Some(scope) = origin.scope() else { return };
                for (action, it) in self.queue.iter().enumerate() {
                    let action = action as u8;
                    if self.in_scope(scope, it, seat) && !self.would_change_nothing(seat, origin, Some(action), &[]) {
                        moves.push(Move::Against { action });
                    }
                }
            }
            Choice::Target(at) => {
                let spec: &TargetSpec = &origin.program().targets[usize::from(at)];
                let mut targets = chosen.targets.clone();
                self.each_target(spec, seat, origin.permanent(), |target: Target| {
                    // The array can't overflow: the check of the set bounds the number of targets.
                    let _ = targets.try_push(target);
                    if !self.would_change_nothing(seat, origin, chosen.against, &targets) {
                        moves.push(Move::Target { target });
                    }
                    targets.pop();
                    false
                });
            }
            Choice::X => {
                if let Some((least, most)) = self.x_bounds(seat, origin) {
                    moves.extend((least..=most).map(|x| Move::X { x }));
                }
            }
            Choice::Give(part) => self.gifts(seat, origin.cost(), &chosen.payment, part, origin, moves),
        }
    }

    /// Appends what `seat` can give for a part of a cost.
    pub(crate) fn gifts(
        &self,
        seat: Seat,
        cost: &Cost,
        payment: &Payment,
        part: CostPart,
        origin: Origin,
        moves: &mut Vec<Move>,
    ) {
        match part {
            CostPart::Builders => {
                let builders = self.permanents.iter().filter(|it| self.is_builder(seat, it));
                let free = builders.filter(|it| !payment.builders.contains(&it.id));
                moves.extend(free.map(|it| Move::Give { permanent: it.id }));
            }
            CostPart::Sacrifice => {
                let this = origin.permanent();
                let sacrifices = self.permanents.iter().filter(|it| self.is_sacrifice(seat, it, cost, this));
                let free = sacrifices.filter(|it| !payment.sacrifices.contains(&it.id));
                moves.extend(free.map(|it| Move::Give { permanent: it.id }));
            }
            CostPart::Discard => {
                let hand = &self.sides[seat.index()].hand;
                let mut before = None;
                for card in hand {
                    if before == Some(*card) {
                        continue;
                    }
                    before = Some(*card);
                    if self.free_in_hand(seat, *card, payment, origin) > 0 {
                        moves.push(Move::GiveCard { card: *card });
                    }
                }
            }
            CostPart::Life => {}
        }
    }

    /// Returns how many copies of a card in hand are neither given already nor the copy being played.
    pub(crate) fn free_in_hand(
        &self,
        seat: Seat,
        card: crate::card::CardId,
        payment: &Payment,
        origin: Origin,
    ) -> usize {
        let held = self.sides[seat.index()].hand.iter().filter(|it| **it == card).count();
        let given = payment.discards.iter().filter(|it| **it == card).count();
        let played = usize::from(origin.card() == card && origin.is_from_hand());
        held.saturating_sub(given + played)
    }

    /// Returns the least and the greatest X that can be paid; `None` if the cost has no X.
    pub(crate) fn x_bounds(&self, seat: Seat, origin: Origin) -> Option<(u8, u8)> {
        let Price::X(least) = origin.cost().price else { return None };
        let most = i16::from(self.sides[seat.index()].vp) - self.cost_change(seat, origin.card());
        let most = most.clamp(i16::from(least), 20) as u8;
        Some((least, most))
    }

    /// Returns the VP that the announced action costs.
    pub(crate) fn announced_price(&self, seat: Seat, origin: Origin, x: Option<u8>) -> u8 {
        match origin {
            Origin::Card { card } => self.card_price(seat, card, x),
            Origin::Permanent { .. } | Origin::Elsewhere { .. } => vp_of(origin.cost(), x),
        }
    }

    /// Makes every choice that has only one option, up to the next real choice.
    pub(crate) fn fill_in(&self, announced: &mut Announcement) {
        let mut moves = Vec::new();
        loop {
            let chosen = announced.chosen();
            let Some(choice) = self.next_choice(announced, &chosen) else { return };
            moves.clear();
            self.choices(announced, &chosen, choice, &mut moves);
            let [only] = moves[..] else { return };
            if announced.picks.try_push(AnnouncedChoice { chosen: only, alone: true }).is_err() {
                return;
            }
        }
    }

    /// Takes back the last real choice and the forced choices that followed it; cancels the announcement if no real
    /// choice was made.
    pub(crate) fn take_back(&mut self) {
        let Some(mut announced) = self.announced.take() else { return };
        while announced.picks.last().is_some_and(|pick| pick.alone) {
            announced.picks.pop();
        }
        if announced.picks.pop().is_some() {
            self.announced = Some(announced);
        }
    }
}

impl Origin {
    /// Whether the action uses a card from hand.
    pub(crate) fn is_from_hand(self) -> bool {
        matches!(self, Origin::Card { .. } | Origin::Elsewhere { place: parbaj_cards::AbilityZone::Hand, .. })
    }
}

impl Announcement {
    /// Returns the number of targets chosen so far.
    #[must_use]
    pub fn targets_chosen(&self) -> usize {
        self.picks.iter().filter(|pick| matches!(pick.chosen, Move::Target { .. })).count()
    }

    /// Returns the first target, once it is chosen.
    #[must_use]
    pub fn first_target(&self) -> Option<Target> {
        self.picks.iter().find_map(|pick| match pick.chosen {
            Move::Target { target } => Some(target),
            _ => None,
        })
    }

    /// Returns every choice made so far, in order.
    pub fn choices_made(&self) -> impl Iterator<Item = Move> + '_ {
        self.picks.iter().map(|pick| pick.chosen)
    }
}

impl State {
    /// Whether `target` is legal for a target spec of a card of `you`.
    #[must_use]
    pub fn could_target(&self, spec: &TargetSpec, target: Target, you: Seat) -> bool {
        self.is_target(spec, target, you, None)
    }

    /// Returns the card, the clause and the number of targets chosen so far of the running program that waits for a
    /// target.
    #[must_use]
    pub fn aiming_now(&self) -> Option<(crate::card::CardId, Option<u8>, usize)> {
        self.running.as_ref().map(|running| (running.card, running.clause, running.targets.len()))
    }
}
