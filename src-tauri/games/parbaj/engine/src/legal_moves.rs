//! Lists the legal moves.

use crate::action::{Announcement, Origin};
use crate::action_refusals::RefusalCollector;
use crate::moves::{Move, Target};
use crate::permanent::PermanentId;
use crate::price::clause_cost;
use crate::refusal::CostPart;
use crate::state::{State, other};
use crate::step::Step;
use game::Seat;
use parbaj_cards::{Ability, AbilityZone, Clause, Cost, Drawback};

impl State {
    /// Appends every legal move of the seat to move.
    pub(crate) fn list_moves(&self, moves: &mut Vec<Move>) {
        let Some(seat) = self.to_move() else { return };
        if let Some(announced) = &self.announced {
            self.list_announced(announced, moves);
            return;
        }
        match self.step {
            Step::Mulligan { .. } => {
                moves.push(Move::Keep);
                if !self.sides[seat.index()].mulliganed {
                    moves.push(Move::Mulligan);
                }
            }
            Step::UpkeepOrder => {
                moves.extend(self.happenings().map(|job| Move::Next { permanent: job.permanent, what: job.what }));
            }
            Step::Window { .. } => {
                self.list_hand(
                    seat,
                    moves,
                    |card| Move::Play { card },
                    |state, card, against| {
                        state.against_playing(seat, card, against);
                    },
                );
                self.list_uses(seat, moves);
                moves.push(Move::Decline);
            }
            Step::Reactions { .. } => {
                self.list_hand(
                    seat,
                    moves,
                    |card| Move::React { card },
                    |state, card, against| {
                        state.against_neutralising(seat, card, against);
                    },
                );
                self.list_uses(seat, moves);
                moves.push(Move::Decline);
            }
            Step::Movement => {
                for it in self.permanents.iter().filter(|it| it.master == seat) {
                    let mut against = RefusalCollector::any();
                    self.against_march(seat, it, &mut against);
                    if against.is_empty() {
                        moves.push(Move::March { permanent: it.id });
                    }
                }
                moves.push(Move::Done);
            }
            Step::Attackers => {
                self.list_attacks(seat, moves);
                moves.push(Move::Done);
            }
            Step::StrikeOrder { guard } => {
                let target = Target::Permanent { permanent: guard };
                let waiting = self.attacks.iter().filter(|attack| attack.target == target && attack.order == 0);
                moves.extend(waiting.map(|attack| Move::StrikeNext { attacker: attack.attacker }));
            }
            Step::Target { .. } => self.list_running_targets(moves),
            Step::Discard { .. } => {
                let mut before = None;
                for card in &self.sides[seat.index()].hand {
                    if before != Some(*card) {
                        moves.push(Move::GiveCard { card: *card });
                    }
                    before = Some(*card);
                }
            }
            Step::Sacrifice { .. } => {
                moves.extend(self.sacrificable(seat).into_iter().map(|permanent| Move::Give { permanent }));
            }
            Step::May { .. } | Step::TemporaryCost { .. } => {
                if self.offered_cost().is_some_and(|cost| self.can_pay(seat, &cost)) {
                    moves.push(Move::Accept);
                }
                moves.push(Move::Refuse);
            }
            Step::Paying { .. } => self.list_payment(moves),
            Step::Over => {}
        }
    }

    fn list_announced(&self, announced: &Announcement, moves: &mut Vec<Move>) {
        let chosen = announced.chosen();
        match self.next_choice(announced, &chosen) {
            Some(choice) => self.choices(announced, &chosen, choice, moves),
            None => moves.push(Move::Pay),
        }
        moves.push(Move::TakeBack);
        moves.push(Move::Decline);
    }

    fn list_hand(
        &self,
        seat: Seat,
        moves: &mut Vec<Move>,
        mv: impl Fn(crate::card::CardId) -> Move,
        ask: impl Fn(&State, crate::card::CardId, &mut RefusalCollector),
    ) {
        let mut before = None;
        for card in &self.sides[seat.index()].hand {
            if before == Some(*card) {
                continue;
            }
            before = Some(*card);
            let mut against = RefusalCollector::any();
            ask(self, *card, &mut against);
            if against.is_empty() {
                moves.push(mv(*card));
            }
            if card.made().from_hand {
                self.list_card_uses(seat, AbilityZone::Hand, *card, moves);
            }
        }
    }

    pub(crate) fn list_uses(&self, seat: Seat, moves: &mut Vec<Move>) {
        for it in &self.permanents {
            let made = it.card.made();
            if !made.usable && !made.reacts {
                continue;
            }
            for (clause, says) in it.card.kind().clauses.iter().enumerate() {
                if !matches!(says, Clause::Ability(Ability::Activated(_)) | Clause::Drawback(Drawback::Chosen(_))) {
                    continue;
                }
                let mut against = RefusalCollector::any();
                self.against_using(seat, it, clause as u8, &mut against);
                if against.is_empty() {
                    moves.push(Move::Use { permanent: it.id, clause: clause as u8 });
                }
            }
        }
        let pile = &self.sides[seat.index()].discard;
        for (at, card) in pile.iter().enumerate() {
            if card.made().from_discard && !pile[..at].contains(card) {
                self.list_card_uses(seat, AbilityZone::Discard, *card, moves);
            }
        }
    }

    fn list_card_uses(&self, seat: Seat, place: AbilityZone, card: crate::card::CardId, moves: &mut Vec<Move>) {
        for clause in 0..card.kind().clauses.len() as u8 {
            let mut against = RefusalCollector::any();
            self.against_using_card(seat, place, card, clause, &mut against);
            if against.is_empty() && clause_cost(card, clause).is_some() {
                moves.push(Move::UseCard { place, card, clause });
            }
        }
    }

    fn list_attacks(&self, seat: Seat, moves: &mut Vec<Move>) {
        let free = self.all_guards_attacked(seat);
        for it in self.permanents.iter().filter(|it| it.master == seat && it.guard) {
            let mut against = RefusalCollector::any();
            self.against_attacker(seat, it, &mut against);
            if !against.is_empty() {
                continue;
            }
            let attacker = it.id;
            for enemy in self.permanents.iter().filter(|enemy| enemy.master != seat) {
                let building = enemy.card.kind().card_type == parbaj_cards::CardType::Building;
                if enemy.guard || (building && free) {
                    moves.push(Move::Attack { attacker, target: Target::Permanent { permanent: enemy.id } });
                }
            }
            if free {
                moves.push(Move::Attack { attacker, target: Target::Player { seat: other(seat) } });
            }
        }
    }

    /// Whether every enemy guard is attacked, or there is none (DU-5.1).
    pub(crate) fn all_guards_attacked(&self, seat: Seat) -> bool {
        self.permanents
            .iter()
            .filter(|it| it.master != seat && it.guard)
            .all(|guard| self.attacks.iter().any(|attack| attack.target == Target::Permanent { permanent: guard.id }))
    }

    /// Lists the possible targets of the running program.
    pub(crate) fn list_running_targets(&self, moves: &mut Vec<Move>) {
        let Some(running) = &self.running else { return };
        let program = running.program();
        let Some(spec) = program.targets.get(running.targets.len()) else { return };
        self.each_target(spec, running.you, running.permanent, |target| {
            moves.push(Move::Target { target });
            false
        });
    }

    /// Returns what `seat` can sacrifice to the running program.
    pub(crate) fn sacrificable(&self, seat: Seat) -> Vec<PermanentId> {
        let Some(filter) = self.running.as_ref().and_then(|running| running.sacrifice_filter()) else {
            return Vec::new();
        };
        self.sacrifices_by(seat, filter).collect()
    }

    /// Returns the cost that may be accepted now: the one of the running program, or a temporary cost.
    pub(crate) fn offered_cost(&self) -> Option<Cost> {
        match self.step {
            Step::May { .. } => self.running.as_ref().and_then(|running| running.asked_cost()),
            Step::TemporaryCost { permanent } => {
                let card = self.permanent(permanent)?.card;
                temporary_cost(card).map(|(_, temporary)| temporary.cost)
            }
            _ => None,
        }
    }

    /// Returns the cost that the running program offers, and the card that offers it.
    #[must_use]
    pub fn asked(&self) -> Option<(Cost, crate::card::CardId)> {
        let running = self.running.as_ref()?;
        Some((running.asked_cost()?, running.card))
    }

    /// Whether a seat is "you" in the running program.
    #[must_use]
    pub fn is_you(&self, seat: Seat) -> bool {
        self.running.as_ref().is_some_and(|running| running.you == seat)
    }

    /// Whether `seat` can pay a cost that doesn't belong to a card or ability being announced.
    pub(crate) fn can_pay(&self, seat: Seat, cost: &Cost) -> bool {
        crate::price::vp_of(cost, None) <= self.sides[seat.index()].vp
            && self.missing(seat, cost, false, None).is_none()
    }

    /// Returns the part of the cost that has to be given next, for what is being paid.
    pub(crate) fn still_to_pay(&self) -> Option<CostPart> {
        let paying = self.paying.as_ref()?;
        self.still_to_give(&paying.cost, &paying.payment)
    }

    /// Lists what can be given for what is being paid.
    pub(crate) fn list_payment(&self, moves: &mut Vec<Move>) {
        let Some(paying) = &self.paying else { return };
        let Some(part) = self.still_to_pay() else { return };
        self.gifts(paying.seat, &paying.cost, &paying.payment, part, NOBODYS, moves);
    }
}

/// A placeholder origin for a cost that no announced card or ability has.
const NOBODYS: Origin =
    Origin::Elsewhere { place: AbilityZone::Discard, card: crate::card::CardId::UNKNOWN, clause: 0 };

/// Returns the temporary cost of a card, with its clause index.
pub(crate) fn temporary_cost(card: crate::card::CardId) -> Option<(u8, &'static parbaj_cards::TemporaryCost)> {
    card.kind().clauses.iter().enumerate().find_map(|(clause, it)| match it {
        Clause::Drawback(Drawback::TemporaryCost(temporary)) => Some((clause as u8, temporary)),
        _ => None,
    })
}
