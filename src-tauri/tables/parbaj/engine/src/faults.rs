//! Why an action can't be begun.

use crate::action::{Announced, Origin};
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
    Ability, CardType, Clause, Cost, Drawback, Effect, Place, PlayersChoice, Reach, Scope, Side, Subject, TargetSpec,
};

/// Collects refusals: only whether there is any, or all of them.
pub(crate) struct Against {
    found: Vec<Refusal>,
    all: bool,
    any: bool,
}

impl Against {
    /// Only whether there is any.
    pub(crate) fn any() -> Against {
        Against { found: Vec::new(), all: false, any: false }
    }

    /// All of them.
    pub(crate) fn all() -> Against {
        Against { found: Vec::new(), all: true, any: false }
    }

    /// Adds one more; returns whether that is enough.
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

    /// Those found, in the spec's order.
    pub(crate) fn found(self) -> Vec<Refusal> {
        let mut found = self.found;
        put_in_order(&mut found, ORDER);
        found
    }
}

impl State {
    /// Why a card can't be played from hand in a window.
    pub(crate) fn against_playing(&self, seat: Seat, card: CardId, against: &mut Against) {
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

    /// Why a card can't be played by its Neutralisation.
    pub(crate) fn against_neutralising(&self, seat: Seat, card: CardId, against: &mut Against) {
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
        // Its own effect happens if it has legal targets; it prevents all the same (DU-91.2.12).
        self.against_card(seat, card, false, against);
    }

    /// Why nothing can be prevented with this scope; returns whether that is enough.
    fn against_scope(&self, seat: Seat, card: CardId, scope: &Scope, against: &mut Against) -> bool {
        if self.any_in_scope(scope, seat) {
            return false;
        }
        // The last action is the one a person most likely means.
        let spell = self.queue.last().and_then(|action| match action.origin {
            Origin::Card { card } if card.kind().card_type.is_spell() => Some(card),
            _ => None,
        });
        match (scope.what, spell) {
            (Reach::Activated(_), Some(action)) => against.add(|| Refusal::SpellIsNoAbility { card, action }),
            _ => against.add(|| Refusal::NothingInScope { card }),
        }
    }

    /// The part that every way of playing has in common: condition, targets, cost.
    fn against_card(&self, seat: Seat, card: CardId, aims: bool, against: &mut Against) {
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
        against: &mut Against,
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
        against: &mut Against,
    ) {
        let vp = self.sides[seat.index()].vp;
        if price > vp && against.add(|| Refusal::TooExpensive { card, cost: price, vp }) {
            return;
        }
        if let Some(part) = self.missing(seat, cost, from_hand, this) {
            against.add(|| Refusal::CantPay { card, part });
        }
    }

    /// Why a clause of a permanent can't be used: an ability, a reaction ability or a drawback by choice.
    pub(crate) fn against_using(&self, seat: Seat, permanent: &Permanent, clause: u8, against: &mut Against) {
        let (card, piece) = (permanent.card, permanent.piece());
        match card.kind().clauses.get(usize::from(clause)) {
            Some(Clause::Ability(Ability::Activated(activated))) => {
                if permanent.master != seat && against.add(|| Refusal::NotYours { piece }) {
                    return;
                }
                if activated.works != Place::Play {
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

    /// Why a drawback can't be activated, as far as that is the same for all of them.
    fn against_choosing(
        &self,
        seat: Seat,
        permanent: &Permanent,
        clause: u8,
        chosen: &PlayersChoice,
        against: &mut Against,
    ) {
        let (card, piece) = (permanent.card, permanent.piece());
        if self.against_reacting(seat, card, None, against) {
            return;
        }
        // Version 1 of these rules refused this alone of all that changes nothing.
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

    /// Why a clause of a card in hand or discard pile can't be used.
    pub(crate) fn against_using_card(&self, seat: Seat, place: Place, card: CardId, clause: u8, against: &mut Against) {
        let side = &self.sides[seat.index()];
        let there = match place {
            Place::Hand => side.hand.contains(&card),
            Place::Discard => side.discard.contains(&card),
            Place::Play => false,
        };
        if !there {
            let refusal = match place {
                Place::Discard => Refusal::NotInDiscard { card },
                Place::Hand | Place::Play => Refusal::NotInHand { card },
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
        let from_hand = place == Place::Hand;
        self.against_cost(seat, card, &activated.cost, vp_of(&activated.cost, None), from_hand, None, against);
    }

    /// No cost is paid for what would change nothing (DU-3.3); returns whether that is enough. Where something else
    /// stands against it already, that isn't asked.
    fn against_idleness(&self, seat: Seat, origin: Origin, against: &mut Against) -> bool {
        against.is_empty()
            && self.would_change_nothing(seat, origin, None, &[])
            && against.add(|| Refusal::ChangesNothing { card: origin.card() })
    }

    /// In reply to an action, only what prevents it; and that only in reply.
    fn against_reacting(&self, seat: Seat, card: CardId, prevents: Option<&Scope>, against: &mut Against) -> bool {
        match (self.step, prevents) {
            (Step::Reactions { .. }, None) => against.add(|| Refusal::OnlyReactions { card }),
            (Step::Reactions { .. }, Some(scope)) => self.against_scope(seat, card, scope, against),
            (_, Some(_)) => against.add(|| Refusal::NothingToPrevent { card }),
            (_, None) => false,
        }
    }

    /// Why a choice can't be made for what is announced.
    pub(crate) fn against_choice(&self, announced: &Announced, chosen: &Chosen, mv: Move, against: &mut Against) {
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
                    (Some(Reach::Activated(_)), Origin::Card { card: spell }) if spell.kind().card_type.is_spell() => {
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

    /// Why what isn't listed can't be a card's target.
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

    /// Why a permanent can't be given.
    pub(crate) fn ungiven(&self, permanent: PermanentId, part: CostPart) -> Refusal {
        match self.permanent(permanent) {
            Some(it) => Refusal::CantBeGiven { piece: it.piece(), part },
            None => Refusal::NotInPlay,
        }
    }
}
