//! Finds the refusals of a seat's move or touch. Uses only what that seat may see.

use crate::action::Origin;
use crate::action_refusals::RefusalCollector;
use crate::moves::{Intent, Move, Target, UpkeepStep};
use crate::permanent::PermanentId;
use crate::refusal::{CostPart, Refusal};
use crate::state::{State, other};
use crate::step::{Reason, Step};
use game::Seat;
use parbaj_cards::{Ability, AbilityZone, Clause, Drawback, Static};

impl State {
    /// Returns every refusal of a move, in the order in which the rules are checked.
    pub(crate) fn against(&self, seat: Seat, mv: Move) -> Vec<Refusal> {
        let mut against = RefusalCollector::all();
        self.against_move(seat, mv, &mut against);
        against.found()
    }

    fn against_move(&self, seat: Seat, mv: Move, against: &mut RefusalCollector) {
        let Some(to_move) = self.to_move() else {
            // A state that is over has an ending unless it is damaged; without one the reason defaults to `Life`.
            let reason = self.ended.map_or(Reason::Life, |ending| ending.reason);
            against.add(|| Refusal::GameOver { reason });
            return;
        };
        if seat != to_move {
            against.add(|| Refusal::NotYourDecision { to_move });
            return;
        }
        if let Some(announced) = &self.announced {
            let chosen = announced.chosen();
            match mv {
                Move::TakeBack | Move::Decline => {}
                Move::Pay if self.next_choice(announced, &chosen).is_none() => {}
                Move::Pay => {
                    let card = announced.origin.card();
                    against.add(|| Refusal::NotReady { card });
                }
                Move::Against { .. }
                | Move::Target { .. }
                | Move::X { .. }
                | Move::Give { .. }
                | Move::GiveCard { .. } => {
                    self.against_choice(announced, &chosen, mv, against);
                }
                _ => {
                    let card = announced.origin.card();
                    against.add(|| Refusal::AnnouncedFirst { card });
                }
            }
            return;
        }
        match (mv, self.step) {
            (Move::TakeBack | Move::Pay, _) => {
                against.add(|| Refusal::NothingAnnounced);
            }
            (Move::Keep, Step::Mulligan { .. }) => {}
            (Move::Mulligan, Step::Mulligan { .. }) => {
                if self.sides[seat.index()].mulliganed {
                    against.add(|| Refusal::MulliganUsed);
                }
            }
            (Move::Play { card }, Step::Window { .. }) => self.against_playing(seat, card, against),
            (Move::Play { card }, Step::Reactions { .. }) => {
                if !self.sides[seat.index()].hand.contains(&card) {
                    against.add(|| Refusal::NotInHand { card });
                }
                against.add(|| Refusal::OnlyReactions { card });
            }
            (Move::React { card }, Step::Reactions { .. }) => self.against_neutralising(seat, card, against),
            (Move::React { card }, Step::Window { .. }) => {
                if card.made().neutralisation.is_none() {
                    against.add(|| Refusal::NoNeutralisation { card });
                }
                against.add(|| Refusal::NothingToPrevent { card });
            }
            (Move::Use { permanent, clause }, Step::Window { .. } | Step::Reactions { .. }) => {
                match self.permanent(permanent) {
                    Some(it) => self.against_using(seat, it, clause, against),
                    None => {
                        against.add(|| Refusal::NotInPlay);
                    }
                }
            }
            (Move::UseCard { place, card, clause }, Step::Window { .. } | Step::Reactions { .. }) => {
                self.against_using_card(seat, place, card, clause, against);
            }
            (Move::Decline, Step::Window { .. } | Step::Reactions { .. }) => {}
            (Move::March { permanent }, Step::Movement) => self.against_marching(seat, permanent, against),
            (Move::Attack { attacker, target }, Step::Attackers) => {
                self.against_attacking(seat, attacker, target, against);
            }
            (Move::Done, Step::Movement | Step::Attackers) => {}
            (Move::Next { permanent, what }, Step::UpkeepOrder) => self.against_next(permanent, what, against),
            (Move::StrikeNext { attacker }, Step::StrikeOrder { guard }) => {
                let waits = self.attacks.iter().any(|attack| {
                    attack.attacker == attacker
                        && attack.order == 0
                        && attack.target == Target::Permanent { permanent: guard }
                });
                if !waits {
                    let refusal = self.named(attacker, |piece| Refusal::NotStruck { piece });
                    against.add(|| refusal);
                }
            }
            (Move::Target { target }, Step::Target { .. }) => self.against_running_target(seat, target, against),
            (Move::GiveCard { card }, Step::Discard { .. }) => {
                if !self.sides[seat.index()].hand.contains(&card) {
                    against.add(|| Refusal::NotInHand { card });
                }
            }
            (Move::Give { permanent }, Step::Sacrifice { .. }) => {
                if !self.sacrificable(seat).contains(&permanent) {
                    let refusal = self.ungiven(permanent, CostPart::Sacrifice);
                    against.add(|| refusal);
                }
            }
            (Move::Give { .. } | Move::GiveCard { .. }, Step::Paying { .. }) => {
                let mut moves = Vec::new();
                self.list_payment(&mut moves);
                if !moves.contains(&mv) {
                    let refusal = match mv {
                        Move::Give { permanent } => match self.still_to_pay() {
                            Some(part @ (CostPart::Builders | CostPart::Sacrifice)) => self.ungiven(permanent, part),
                            _ => Refusal::NotNow { step: self.step },
                        },
                        Move::GiveCard { card } if !self.sides[seat.index()].hand.contains(&card) => {
                            Refusal::NotInHand { card }
                        }
                        _ => Refusal::NotNow { step: self.step },
                    };
                    against.add(|| refusal);
                }
            }
            (Move::Accept, Step::May { .. } | Step::TemporaryCost { .. }) => self.against_accepting(seat, against),
            (Move::Refuse, Step::May { .. } | Step::TemporaryCost { .. }) => {}
            _ => {
                against.add(|| Refusal::NotNow { step: self.step });
            }
        }
    }

    fn named(
        &self,
        permanent: PermanentId,
        refusal: impl FnOnce(crate::permanent::PermanentRef) -> Refusal,
    ) -> Refusal {
        self.permanent(permanent).map_or(Refusal::NotInPlay, |it| refusal(it.piece()))
    }

    fn against_marching(&self, seat: Seat, permanent: PermanentId, against: &mut RefusalCollector) {
        let Some(it) = self.permanent(permanent) else {
            against.add(|| Refusal::NotInPlay);
            return;
        };
        self.against_march(seat, it, against);
    }

    fn against_attacking(&self, seat: Seat, attacker: PermanentId, target: Target, against: &mut RefusalCollector) {
        let Some(it) = self.permanent(attacker) else {
            against.add(|| Refusal::NotInPlay);
            return;
        };
        self.against_attacker(seat, it, against);
        if against.is_empty() {
            self.against_attacked(seat, target, against);
        }
    }

    fn against_next(&self, permanent: PermanentId, what: UpkeepStep, against: &mut RefusalCollector) {
        if !self.happenings().any(|job| job.permanent == permanent && job.what == what) {
            let refusal = self.named(permanent, |piece| Refusal::NotInThisUpkeep { piece });
            against.add(|| refusal);
        }
    }

    fn against_running_target(&self, seat: Seat, target: Target, against: &mut RefusalCollector) {
        let mut moves = Vec::new();
        self.list_running_targets(&mut moves);
        if moves.contains(&Move::Target { target }) {
            return;
        }
        let card = self.running.as_ref().map(|running| running.card);
        let refusal = match (card, target) {
            (Some(card), _) => self.wrong_target(seat, card, target),
            (None, _) => Refusal::NotNow { step: self.step },
        };
        against.add(|| refusal);
    }

    /// Returns every refusal of a touch; none if the touch stands for a legal move.
    pub(crate) fn against_touch(&self, seat: Seat, intent: &Intent) -> Vec<Refusal> {
        let candidates = match *intent {
            Intent::Move { r#move } => return self.against(seat, r#move),
            Intent::HandCard { card } => self.meant_by_hand_card(card),
            Intent::Permanent { permanent } => self.meant_by_permanent(seat, permanent),
        };
        let mut first = None;
        for mv in candidates {
            let against = self.against(seat, mv);
            if against.is_empty() {
                return against;
            }
            first.get_or_insert(against);
        }
        first.unwrap_or_else(|| vec![Refusal::NotNow { step: self.step }])
    }

    /// Returns the moves that touching a card in hand may stand for, the likeliest first.
    fn meant_by_hand_card(&self, card: crate::card::CardId) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.announced.is_some() {
            moves.push(Move::GiveCard { card });
            return moves;
        }
        match self.step {
            Step::Reactions { .. } => moves.push(Move::React { card }),
            Step::Discard { .. } | Step::Paying { .. } => moves.push(Move::GiveCard { card }),
            _ => moves.push(Move::Play { card }),
        }
        for clause in 0..card.kind().clauses.len() as u8 {
            if let Clause::Ability(Ability::Activated(activated)) = &card.kind().clauses[usize::from(clause)]
                && activated.works == AbilityZone::Hand
            {
                moves.push(Move::UseCard { place: AbilityZone::Hand, card, clause });
            }
        }
        moves
    }

    /// Returns the moves that touching a permanent may stand for, the likeliest first.
    fn meant_by_permanent(&self, seat: Seat, permanent: PermanentId) -> Vec<Move> {
        let target = Target::Permanent { permanent };
        let mut moves = Vec::new();
        if self.announced.is_some() {
            return vec![Move::Target { target }, Move::Give { permanent }];
        }
        match self.step {
            Step::Movement => moves.push(Move::March { permanent }),
            Step::Attackers => {
                let own = self.permanent(permanent).is_some_and(|it| it.master == seat);
                if own {
                    let mut listed = Vec::new();
                    self.list_moves(&mut listed);
                    moves.extend(
                        listed
                            .into_iter()
                            .filter(|mv| matches!(mv, Move::Attack { attacker, .. } if *attacker == permanent)),
                    );
                    moves.push(Move::Attack { attacker: permanent, target: Target::Player { seat: other(seat) } });
                } else {
                    // Prefers a guard that is still free to attack the permanent; if none is, the refusal is the one of
                    // the first guard.
                    let mut guards: Vec<_> =
                        self.permanents.iter().filter(|it| it.master == seat && it.guard).collect();
                    guards.sort_by_key(|it| {
                        let mut against = RefusalCollector::any();
                        self.against_attacker(seat, it, &mut against);
                        !against.is_empty()
                    });
                    moves.extend(guards.into_iter().map(|it| Move::Attack { attacker: it.id, target }));
                }
            }
            Step::UpkeepOrder => {
                let jobs = self.upkeep.iter().filter(|job| job.permanent == permanent);
                moves.extend(jobs.map(|job| Move::Next { permanent, what: job.what }));
                moves.push(Move::Next { permanent, what: UpkeepStep::Poison });
            }
            Step::StrikeOrder { .. } => moves.push(Move::StrikeNext { attacker: permanent }),
            Step::Target { .. } => moves.push(Move::Target { target }),
            Step::Sacrifice { .. } | Step::Paying { .. } => moves.push(Move::Give { permanent }),
            _ => {
                let card = self.permanent(permanent).map(|it| it.card);
                let clauses = card.map_or(0, |card| card.kind().clauses.len() as u8);
                let used = (0..clauses).filter(|clause| {
                    card.is_some_and(|card| {
                        matches!(
                            card.kind().clauses[usize::from(*clause)],
                            Clause::Ability(Ability::Activated(_)) | Clause::Drawback(Drawback::Chosen(_))
                        )
                    })
                });
                moves.extend(used.map(|clause| Move::Use { permanent, clause }));
                if moves.is_empty() {
                    moves.push(Move::Use { permanent, clause: 0 });
                }
            }
        }
        moves
    }

    /// Adds the refusals of moving a creature between reserve and guard post.
    pub(crate) fn against_march(&self, seat: Seat, it: &crate::permanent::Permanent, against: &mut RefusalCollector) {
        let piece = it.piece();
        if it.master != seat && against.add(|| Refusal::NotYours { piece }) {
            return;
        }
        if it.card.kind().card_type != parbaj_cards::CardType::Creature {
            against.add(|| Refusal::NotACreature { piece });
            return;
        }
        if it.passive && against.add(|| Refusal::PassiveCantGuard { piece }) {
            return;
        }
        if it.moved && against.add(|| Refusal::AlreadyMoved { piece }) {
            return;
        }
        if let Some((drawback, unlabelled)) = self.held_back(it, Static::CantGuard).filter(|_| !it.guard) {
            against.add(|| Refusal::CantGuard { piece, drawback, unlabelled });
        }
    }

    /// Adds the refusals of attacking with a permanent, whatever the target.
    pub(crate) fn against_attacker(
        &self,
        seat: Seat,
        it: &crate::permanent::Permanent,
        against: &mut RefusalCollector,
    ) {
        let piece = it.piece();
        if it.master != seat && against.add(|| Refusal::NotYours { piece }) {
            return;
        }
        if it.card.kind().card_type != parbaj_cards::CardType::Creature {
            against.add(|| Refusal::NotACreature { piece });
            return;
        }
        if (!it.guard || it.passive) && against.add(|| Refusal::NotAtGuardPost { piece }) {
            return;
        }
        if self.attacks.iter().any(|attack| attack.attacker == it.id)
            && against.add(|| Refusal::AlreadyAttacks { piece })
        {
            return;
        }
        if let Some((drawback, unlabelled)) = self.held_back(it, Static::CantAttack) {
            against.add(|| Refusal::CantAttack { piece, drawback, unlabelled });
        }
    }

    /// Adds the refusals of attacking a target.
    pub(crate) fn against_attacked(&self, seat: Seat, target: Target, against: &mut RefusalCollector) {
        match target {
            Target::Player { seat: player } if player == other(seat) => {
                if !self.all_guards_attacked(seat) {
                    against.add(|| Refusal::GuardsFirst);
                }
            }
            Target::Permanent { permanent } => {
                let Some(it) = self.permanent(permanent) else {
                    against.add(|| Refusal::NotInPlay);
                    return;
                };
                let building = it.card.kind().card_type == parbaj_cards::CardType::Building;
                let creature = it.card.kind().card_type == parbaj_cards::CardType::Creature;
                if it.master == seat || !(building || creature) {
                    against.add(|| Refusal::CantBeAttacked { target });
                } else if creature && !it.guard {
                    let piece = it.piece();
                    against.add(|| Refusal::InReserve { piece });
                } else if building && !self.all_guards_attacked(seat) {
                    against.add(|| Refusal::GuardsFirst);
                }
            }
            Target::Player { .. } | Target::Discarded { .. } => {
                against.add(|| Refusal::CantBeAttacked { target });
            }
        }
    }

    fn against_accepting(&self, seat: Seat, against: &mut RefusalCollector) {
        let Some(cost) = self.offered_cost() else { return };
        if self.can_pay(seat, &cost) {
            return;
        }
        // Only a damaged state gets here: a seat that can't pay isn't asked.
        let step = self.step;
        against.add(|| Refusal::NotNow { step });
    }

    /// Returns the origin of what is being announced and the seat that announces it.
    #[must_use]
    pub fn announced_origin(&self) -> Option<(Seat, Origin)> {
        self.announced.as_ref().map(|announced| (announced.seat, announced.origin))
    }
}
