//! Finds the refusals of starting an action.

use crate::action::{Announcement, Origin};
use crate::announce::Chosen;
use crate::card::CardId;
use crate::moves::{Move, Target};
use crate::permanent::{Permanent, PermanentId};
use crate::price::vp_of;
use crate::refusal::{CostPart, ORDER, Refusal};
use crate::state::{State, other};
use crate::step::{Phase, Step};
use game::{Seat, put_in_order};
use parbaj_cards::{
    Ability, AbilityZone, CardType, ChosenDrawback, Clause, Cost, Drawback, Effect, Scope, ScopeAction, Side, Subject,
    TargetSpec,
};

/// Collects refusals: either only whether there is any, or all of them.
pub(crate) struct RefusalCollector {
    found: Vec<Refusal>,
    all: bool,
    any: bool,
}

impl RefusalCollector {
    /// Creates a collector that only finds out whether there is any refusal.
    pub(crate) fn any() -> RefusalCollector {
        RefusalCollector { found: Vec::new(), all: false, any: false }
    }

    /// Creates a collector of all refusals.
    pub(crate) fn all() -> RefusalCollector {
        RefusalCollector { found: Vec::new(), all: true, any: false }
    }

    /// Adds a refusal; returns whether the caller can stop looking for more.
    pub(crate) fn add(&mut self, refusal: impl FnOnce() -> Refusal) -> bool {
        self.any = true;
        if self.all {
            self.found.push(refusal());
        }
        !self.all
    }

    pub(crate) fn is_empty(&self) -> bool {
        !self.any
    }

    /// Returns the collected refusals, in the spec's order.
    pub(crate) fn found(self) -> Vec<Refusal> {
        let mut found = self.found;
        put_in_order(&mut found, ORDER);
        found
    }
}

impl State {
    /// Adds the refusals of playing a card from hand in a window.
    pub(crate) fn against_playing(&self, seat: Seat, card: CardId, against: &mut RefusalCollector) {
        if !self.sides[seat.index()].hand.contains(&card) {
            against.add(|| Refusal::NotInHand { card });
            return;
        }
        let kind = card.kind();
        let own_main = self.phase == Phase::Main && self.active == seat;
        if kind.card_type != CardType::Instant && !own_main && against.add(|| Refusal::OnlyInOwnMain { card }) {
            return;
        }
        self.against_card(seat, card, true, against);
    }

    /// Adds the refusals of playing a card by its Neutralisation.
    pub(crate) fn against_neutralising(&self, seat: Seat, card: CardId, against: &mut RefusalCollector) {
        if !self.sides[seat.index()].hand.contains(&card) {
            against.add(|| Refusal::NotInHand { card });
            return;
        }
        let Some((_, scope)) = &card.made().neutralisation else {
            against.add(|| Refusal::NoNeutralisation { card });
            return;
        };
        if self.against_scope(seat, card, scope, against) {
            return;
        }
        // The card's own effect needs no legal target: the card prevents the action anyway (DU-91.2.12).
        self.against_card(seat, card, false, against);
    }

    /// Adds the refusals of preventing something with this scope; returns whether the caller can stop.
    fn against_scope(&self, seat: Seat, card: CardId, scope: &Scope, against: &mut RefusalCollector) -> bool {
        if self.any_in_scope(scope, seat) {
            return false;
        }
        // The refusal names the last action: a person most likely means that one.
        let spell = self.queue.last().and_then(|action| match action.origin {
            Origin::Card { card } if card.kind().card_type.is_spell() => Some(card),
            _ => None,
        });
        match (scope.what, spell) {
            (ScopeAction::Activated(_), Some(action)) => against.add(|| Refusal::SpellIsNoAbility { card, action }),
            _ => against.add(|| Refusal::NothingInScope { card }),
        }
    }

    /// Adds the refusals that all ways of playing have in common: condition, targets, cost.
    fn against_card(&self, seat: Seat, card: CardId, aims: bool, against: &mut RefusalCollector) {
        for (clause, met) in self.playing_conditions(seat, card) {
            if !met && against.add(|| Refusal::ConditionUnmet { card, clause }) {
                return;
            }
        }
        if aims && self.against_targets(seat, card, &card.made().spell.targets, None, against) {
            return;
        }
        let price = self.card_price(seat, card, None);
        self.against_cost(seat, card, &card.kind().cost, price, true, None, against);
    }

    fn against_targets(
        &self,
        seat: Seat,
        card: CardId,
        targets: &[TargetSpec],
        this: Option<PermanentId>,
        against: &mut RefusalCollector,
    ) -> bool {
        let all = targets.iter().all(|spec| self.any_target(spec, seat, this));
        !all && against.add(|| Refusal::NoTarget { card })
    }

    #[allow(clippy::too_many_arguments)]
    fn against_cost(
        &self,
        seat: Seat,
        card: CardId,
        cost: &Cost,
        price: u8,
        from_hand: bool,
        this: Option<PermanentId>,
        against: &mut RefusalCollector,
    ) {
        let vp = self.sides[seat.index()].vp;
        if price > vp && against.add(|| Refusal::TooExpensive { card, cost: price, vp }) {
            return;
        }
        if let Some(part) = self.missing(seat, cost, from_hand, this) {
            against.add(|| Refusal::CantPay { card, part });
        }
    }

    /// Adds the refusals of using a permanent's clause: an ability, a reaction ability or a drawback by choice.
    pub(crate) fn against_using(&self, seat: Seat, permanent: &Permanent, clause: u8, against: &mut RefusalCollector) {
        let (card, piece) = (permanent.card, permanent.piece());
        match card.kind().clauses.get(usize::from(clause)) {
            Some(Clause::Ability(Ability::Activated(activated))) => {
                if permanent.master != seat && against.add(|| Refusal::NotYours { piece }) {
                    return;
                }
                if activated.works != AbilityZone::Play {
                    against.add(|| Refusal::DoesntWorkThere { card });
                    return;
                }
                if self.is_silenced(permanent) && against.add(|| Refusal::Silenced { piece }) {
                    return;
                }
                if permanent.passive {
                    let itself = activated.cost.turn_this;
                    let refusal =
                        if itself { Refusal::AlreadyPassive { piece } } else { Refusal::PassiveDoesNothing { piece } };
                    if against.add(|| refusal) {
                        return;
                    }
                }
                if self.against_reacting(seat, card, activated.prevents.as_ref(), against) {
                    return;
                }
                if permanent.used >> clause & 1 == 1 && against.add(|| Refusal::AlreadyUsed { piece }) {
                    return;
                }
                let this = Some(permanent.id);
                if self.against_targets(seat, card, &activated.targets, this, against) {
                    return;
                }
                let origin = Origin::Permanent { permanent: permanent.id, card, clause };
                if self.against_idleness(seat, origin, against) {
                    return;
                }
                self.against_cost(seat, card, &activated.cost, vp_of(&activated.cost, None), false, this, against);
            }
            Some(Clause::Drawback(Drawback::Chosen(chosen))) => {
                let by = if chosen.by == Side::Yours { permanent.master } else { other(permanent.master) };
                if by != seat && against.add(|| Refusal::NotYourChoice { piece }) {
                    return;
                }
                if permanent.lifted && against.add(|| Refusal::DrawbackLifted { piece }) {
                    return;
                }
                self.against_choosing(seat, permanent, clause, chosen, against);
            }
            _ => {
                against.add(|| Refusal::NotActivated { card, clause });
            }
        }
    }

    /// Adds the refusals that are common to all drawbacks by choice.
    fn against_choosing(
        &self,
        seat: Seat,
        permanent: &Permanent,
        clause: u8,
        chosen: &ChosenDrawback,
        against: &mut RefusalCollector,
    ) {
        let (card, piece) = (permanent.card, permanent.piece());
        if self.against_reacting(seat, card, None, against) {
            return;
        }
        // Version 1 of these rules refused only this among the uses that change nothing.
        let turns_passive = matches!(chosen.effects[..], [Effect::TurnPassive { what: Subject::This }]);
        if turns_passive && permanent.passive && against.add(|| Refusal::AlreadyPassive { piece }) {
            return;
        }
        if permanent.used >> clause & 1 == 1 && against.add(|| Refusal::AlreadyUsed { piece }) {
            return;
        }
        let origin = Origin::Permanent { permanent: permanent.id, card, clause };
        if self.against_idleness(seat, origin, against) {
            return;
        }
        self.against_cost(seat, card, &chosen.cost, vp_of(&chosen.cost, None), false, None, against);
    }

    /// Adds the refusals of using a clause of a card in hand or discard pile.
    pub(crate) fn against_using_card(
        &self,
        seat: Seat,
        place: AbilityZone,
        card: CardId,
        clause: u8,
        against: &mut RefusalCollector,
    ) {
        let side = &self.sides[seat.index()];
        let there = match place {
            AbilityZone::Hand => side.hand.contains(&card),
            AbilityZone::Discard => side.discard.contains(&card),
            AbilityZone::Play => false,
        };
        if !there {
            let refusal = match place {
                AbilityZone::Discard => Refusal::NotInDiscard { card },
                AbilityZone::Hand | AbilityZone::Play => Refusal::NotInHand { card },
            };
            against.add(|| refusal);
            return;
        }
        let Some(Clause::Ability(Ability::Activated(activated))) = card.kind().clauses.get(usize::from(clause)) else {
            against.add(|| Refusal::NotActivated { card, clause });
            return;
        };
        if activated.works != place && against.add(|| Refusal::DoesntWorkThere { card }) {
            return;
        }
        if self.against_reacting(seat, card, activated.prevents.as_ref(), against) {
            return;
        }
        if self.against_targets(seat, card, &activated.targets, None, against) {
            return;
        }
        let origin = Origin::Elsewhere { place, card, clause };
        if self.against_idleness(seat, origin, against) {
            return;
        }
        let from_hand = place == AbilityZone::Hand;
        self.against_cost(seat, card, &activated.cost, vp_of(&activated.cost, None), from_hand, None, against);
    }

    /// Adds a refusal if using the clause would change nothing, since its cost can't be paid then (DU-3.3); returns
    /// whether the caller can stop. Not checked if there is another refusal already.
    fn against_idleness(&self, seat: Seat, origin: Origin, against: &mut RefusalCollector) -> bool {
        against.is_empty()
            && self.would_change_nothing(seat, origin, None, &[])
            && against.add(|| Refusal::ChangesNothing { card: origin.card() })
    }

    /// Adds a refusal if a use that prevents nothing is tried in reply to an action, or one that prevents outside a
    /// reply; returns whether the caller can stop.
    fn against_reacting(
        &self,
        seat: Seat,
        card: CardId,
        prevents: Option<&Scope>,
        against: &mut RefusalCollector,
    ) -> bool {
        match (self.step, prevents) {
            (Step::Reactions { .. }, None) => against.add(|| Refusal::OnlyReactions { card }),
            (Step::Reactions { .. }, Some(scope)) => self.against_scope(seat, card, scope, against),
            (_, Some(_)) => against.add(|| Refusal::NothingToPrevent { card }),
            (_, None) => false,
        }
    }

    /// Adds the refusals of a choice for what is announced.
    pub(crate) fn against_choice(
        &self,
        announced: &Announcement,
        chosen: &Chosen,
        mv: Move,
        against: &mut RefusalCollector,
    ) {
        use crate::announce::Choice;
        let (seat, origin) = (announced.seat, announced.origin);
        let card = origin.card();
        let Some(choice) = self.next_choice(announced, chosen) else {
            against.add(|| Refusal::AnnouncedFirst { card });
            return;
        };
        let mut moves = Vec::new();
        self.choices(announced, chosen, choice, &mut moves);
        if moves.contains(&mv) {
            return;
        }
        let refusal = match (choice, mv) {
            (Choice::Against, Move::Against { action }) => match self.queue.get(usize::from(action)) {
                Some(it) if origin.scope().is_some_and(|scope| self.in_scope(scope, it, seat)) => {
                    Refusal::ChangesNothing { card }
                }
                Some(it) => match (origin.scope().map(|scope| scope.what), it.origin) {
                    (Some(ScopeAction::Activated(_)), Origin::Card { card: spell })
                        if spell.kind().card_type.is_spell() =>
                    {
                        Refusal::SpellIsNoAbility { card, action: spell }
                    }
                    _ => Refusal::OutOfScope { card, action: it.origin.card() },
                },
                None => Refusal::NothingToPrevent { card },
            },
            (Choice::Target(at), Move::Target { target })
                if self.is_target(&origin.program().targets[usize::from(at)], target, seat, origin.permanent()) =>
            {
                Refusal::ChangesNothing { card }
            }
            (Choice::Target(_), Move::Target { target }) => self.wrong_target(seat, card, target),
            (Choice::X, Move::X { .. }) => match self.x_bounds(seat, origin) {
                Some((least, most)) => Refusal::XOutOfBounds { least, most },
                None => Refusal::NotReady { card },
            },
            (Choice::Give(part), Move::Give { permanent }) => self.ungiven(permanent, part),
            (Choice::Give(CostPart::Discard), Move::GiveCard { card }) => Refusal::NotInHand { card },
            _ => Refusal::NotReady { card },
        };
        against.add(|| refusal);
    }

    /// Returns the refusal of a target that isn't listed for a card.
    pub(crate) fn wrong_target(&self, seat: Seat, card: CardId, target: Target) -> Refusal {
        match target {
            Target::Permanent { permanent } => match self.permanent(permanent) {
                Some(it) if self.is_untouchable(it, seat) => Refusal::CantBeTargeted { piece: it.piece() },
                Some(_) => Refusal::WrongTarget { card, target },
                None => Refusal::NotInPlay,
            },
            _ => Refusal::WrongTarget { card, target },
        }
    }

    /// Returns the refusal of giving a permanent for a part of a cost.
    pub(crate) fn ungiven(&self, permanent: PermanentId, part: CostPart) -> Refusal {
        match self.permanent(permanent) {
            Some(it) => Refusal::CantBeGiven { piece: it.piece(), part },
            None => Refusal::NotInPlay,
        }
    }
}
