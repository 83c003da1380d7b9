//! Announcing an action, choice by choice, until it is paid (DU-4.2).
//!
//! Up to the payment everything is its player's own business: it stays in hand, can be taken back step by step, and
//! nobody else has seen it.

use crate::action::{Announced, Origin, Payment, Pick, Targets};
use crate::card::program::Program;
use crate::moves::{Move, Target};
use crate::permanent::PermanentId;
use crate::price::{clause_cost, vp_of};
use crate::refusal::CostPart;
use crate::state::State;
use game::Seat;
use parbaj_cards::{Ability, Clause, Cost, Price, Scope, TargetSpec};

/// What has to be chosen next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// The action to prevent.
    Against,
    /// A target, by its place.
    Target(u8),
    /// The X of the cost.
    X,
    /// Something for the cost.
    Give(CostPart),
}

/// What has been chosen, by kind.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chosen {
    pub(crate) against: Option<u8>,
    pub(crate) targets: Targets,
    pub(crate) x: Option<u8>,
    pub(crate) payment: Payment,
}

impl Origin {
    /// The permanent that it belongs to, if it is one.
    pub(crate) fn permanent(self) -> Option<PermanentId> {
        match self {
            Origin::Permanent { permanent, .. } => Some(permanent),
            Origin::Card { .. } | Origin::Elsewhere { .. } => None,
        }
    }

    /// What has to be paid, as printed.
    pub(crate) fn cost(self) -> &'static Cost {
        match self {
            Origin::Card { card } => &card.kind().cost,
            Origin::Permanent { card, clause, .. } | Origin::Elsewhere { card, clause, .. } => {
                clause_cost(card, clause).unwrap_or(&card.kind().cost)
            }
        }
    }

    /// What is carried out; nothing yet for a card that stays in play.
    pub(crate) fn program(self) -> &'static Program {
        match self {
            Origin::Card { card } => &card.made().spell,
            Origin::Permanent { card, clause, .. } | Origin::Elsewhere { card, clause, .. } => {
                card.made().clause(clause)
            }
        }
    }

    /// What it prevents if it is a reaction.
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

impl Announced {
    /// What has been chosen so far.
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
    /// What has to be chosen next for what is announced; `None` if it can be paid.
    pub(crate) fn next_choice(&self, announced: &Announced, chosen: &Chosen) -> Option<Choice> {
        if announced.reacts() && chosen.against.is_none() {
            return Some(Choice::Against);
        }
        let specs = &announced.origin.program().targets;
        // A neutraliser whose own effect has nothing to aim at prevents all the same.
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

    /// Appends everything that can be chosen next.
    pub(crate) fn choices(&self, announced: &Announced, chosen: &Chosen, choice: Choice, moves: &mut Vec<Move>) {
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
                    // Never more targets than places: that is looked at when the set is read.
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

    /// What `seat` can give for a part of a cost.
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

    /// How many copies of a card in hand are neither given nor the one that is played.
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

    /// The least and the most X that can be paid.
    pub(crate) fn x_bounds(&self, seat: Seat, origin: Origin) -> Option<(u8, u8)> {
        let Price::X(least) = origin.cost().price else { return None };
        let most = i16::from(self.sides[seat.index()].vp) - self.cost_change(seat, origin.card());
        let most = most.clamp(i16::from(least), 20) as u8;
        Some((least, most))
    }

    /// The VP that the announced action costs.
    pub(crate) fn announced_price(&self, seat: Seat, origin: Origin, x: Option<u8>) -> u8 {
        match origin {
            Origin::Card { card } => self.card_price(seat, card, x),
            Origin::Permanent { .. } | Origin::Elsewhere { .. } => vp_of(origin.cost(), x),
        }
    }

    /// Makes every forced choice, up to the next real one.
    pub(crate) fn fill_in(&self, announced: &mut Announced) {
        let mut moves = Vec::new();
        loop {
            let chosen = announced.chosen();
            let Some(choice) = self.next_choice(announced, &chosen) else { return };
            moves.clear();
            self.choices(announced, &chosen, choice, &mut moves);
            let [only] = moves[..] else { return };
            if announced.picks.try_push(Pick { chosen: only, alone: true }).is_err() {
                return;
            }
        }
    }

    /// Takes the last choice back, and all that followed from it alone; the whole announcement if nothing was chosen.
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
    /// Whether the card leaves the hand for it.
    pub(crate) fn is_from_hand(self) -> bool {
        matches!(self, Origin::Card { .. } | Origin::Elsewhere { place: parbaj_cards::Place::Hand, .. })
    }
}

impl Announced {
    /// How many targets have been chosen.
    #[must_use]
    pub fn targets_chosen(&self) -> usize {
        self.picks.iter().filter(|pick| matches!(pick.chosen, Move::Target { .. })).count()
    }

    /// The first target, once it is chosen.
    #[must_use]
    pub fn first_target(&self) -> Option<Target> {
        self.picks.iter().find_map(|pick| match pick.chosen {
            Move::Target { target } => Some(target),
            _ => None,
        })
    }

    /// Everything chosen so far, in order.
    pub fn choices_made(&self) -> impl Iterator<Item = Move> + '_ {
        self.picks.iter().map(|pick| pick.chosen)
    }
}

impl State {
    /// Whether `target` could be chosen for what a card of `you` asks for.
    #[must_use]
    pub fn could_target(&self, spec: &TargetSpec, target: Target, you: Seat) -> bool {
        self.is_target(spec, target, you, None)
    }

    /// What happens now and waits for a target: the card, the clause, and how many targets it has.
    #[must_use]
    pub fn aiming_now(&self) -> Option<(crate::card::CardId, Option<u8>, usize)> {
        self.running.as_ref().map(|running| (running.card, running.clause, running.targets.len()))
    }
}
