//! Checks every invariant of a state, slowly and directly. Run by the tests, and on every state read from a file.

use crate::action::{Attack, Origin, RunningProgram};
use crate::card::CardId;
use crate::legal_moves::temporary_cost;
use crate::moves::{Move, Target, UpkeepStep};
use crate::state::State;
use crate::step::{Phase, Resume, Step};
use crate::targets::SEATS;
use game::Seat;
use parbaj_cards::{Ability, AbilityZone, CardType, Clause, Drawback, MOST_VP};

/// Upper bound for the size of a deck, pile or row; no real duel reaches it.
const LONGEST: usize = 400;

type Found = Result<(), String>;

fn ensure(holds: bool, wrong: impl FnOnce() -> String) -> Found {
    if holds { Ok(()) } else { Err(wrong()) }
}

impl State {
    /// Returns the first invariant that the state violates.
    pub(crate) fn audit(&self) -> Found {
        self.audit_seats()?;
        self.audit_cards()?;
        self.audit_permanents()?;
        self.audit_actions()?;
        self.audit_step()
    }

    fn audit_seats(&self) -> Found {
        ensure(self.active.0 < 2 && self.starter.0 < 2, || "there are two seats".to_owned())?;
        ensure(self.to_move().is_none_or(|seat| seat.0 < 2), || "there are two seats".to_owned())?;
        let next = if let Resume::Window { seat } = self.resume { seat } else { self.active };
        ensure(next.0 < 2, || "there are two seats".to_owned())?;
        ensure(self.turn <= crate::turn_flow::LAST_TURN, || format!("turn {}", self.turn))?;
        ensure((self.turn == 0) == (self.phase == Phase::Opening), || "an opening has no turn".to_owned())?;
        for side in &self.sides {
            ensure(side.vp <= MOST_VP, || format!("{} VP", side.vp))?;
            ensure(side.life.unsigned_abs() <= 10_000, || format!("{} Ép", side.life))?;
            ensure(side.turns <= 60, || format!("{} own turns", side.turns))?;
        }
        Ok(())
    }

    /// Checks that every card of both deck lists is in exactly one zone (DU-1.6).
    fn audit_cards(&self) -> Found {
        for seat in SEATS {
            let side = &self.sides[seat.index()];
            let list = self.setup.deck_list(seat.index());
            ensure(list.size() as usize <= LONGEST, || "a deck list beyond all bounds".to_owned())?;
            ensure(list.0.iter().all(|entry| !entry.card.kind().token), || "a token in a deck list".to_owned())?;
            let mut counted = [0i32; 256];
            for entry in &list.0 {
                counted[usize::from(entry.card.number())] += i32::from(entry.copies);
            }
            for card in side.hand.iter().chain(&side.deck).copied().chain(self.open_cards(seat)) {
                ensure(card != CardId::UNKNOWN, || "a card that isn't known".to_owned())?;
                counted[usize::from(card.number())] -= 1;
            }
            if let Some(card) = CardId::all().find(|card| counted[usize::from(card.number())] != 0) {
                return Err(format!("seat {}: {card:?} isn't in one place only", seat.0));
            }
            ensure(side.hand.is_sorted() && side.known.is_sorted(), || "a hand out of order".to_owned())?;
            let mut hand = side.hand.clone();
            for card in &side.known {
                match hand.iter().position(|it| it == card) {
                    Some(at) => drop(hand.remove(at)),
                    None => return Err(format!("{card:?} is known and not in hand")),
                }
            }
        }
        Ok(())
    }

    fn audit_permanents(&self) -> Found {
        ensure(self.permanents.len() <= LONGEST, || "too many permanents".to_owned())?;
        for (at, it) in self.permanents.iter().enumerate() {
            let kind = it.card.kind();
            ensure(it.owner.0 < 2 && it.master.0 < 2, || "there are two seats".to_owned())?;
            ensure(!kind.card_type.is_spell(), || format!("{:?} in play", it.card))?;
            let alone = self.permanents[..at].iter().all(|before| before.id != it.id);
            ensure(alone && it.id.0 < self.next_id, || format!("{:?} has a wrong name", it.card))?;
            let guards = !it.guard || (kind.card_type == CardType::Creature && !it.passive);
            ensure(guards, || format!("{:?} at the guard post", it.card))?;
            let boost = it.boost.0.unsigned_abs().max(it.boost.1.unsigned_abs());
            ensure(boost < 100, || "a boost beyond all bounds".to_owned())?;
            ensure(it.x <= 20, || "an X beyond all bounds".to_owned())?;
            ensure(it.counters.most() <= 100 && it.damage <= 250, || {
                "counters or damage beyond all bounds".to_owned()
            })?;
        }
        ensure(self.attacks.len() <= self.permanents.len(), || "more attacks than creatures".to_owned())?;
        for (at, attack) in self.attacks.iter().enumerate() {
            let alone = self.attacks[..at].iter().all(|before| before.attacker != attack.attacker);
            let there = self.permanent(attack.attacker).is_some_and(|it| it.master == self.active);
            ensure(alone && there, || "a wrong attacker".to_owned())?;
            // Other attackers that had a place may have died since, so a place is only bounded by the number of
            // permanents ever created.
            let placed = u16::from(attack.order) <= self.next_id;
            ensure(placed, || "a place beyond the attackers".to_owned())?;
            let same = |it: &Attack| it.target == attack.target && it.order == attack.order && it.order > 0;
            ensure(!self.attacks[..at].iter().any(same), || "two attackers in one place".to_owned())?;
            self.audit_target(attack.target)?;
        }
        Ok(())
    }

    fn audit_target(&self, target: Target) -> Found {
        let fits = match target {
            Target::Player { seat } => seat.0 < 2,
            Target::Permanent { permanent } => permanent.0 < self.next_id,
            Target::Discarded { seat, .. } => seat.0 < 2,
        };
        ensure(fits, || format!("{target:?} is no target"))
    }

    fn audit_origin(&self, origin: Origin) -> Found {
        match origin {
            Origin::Card { card } => ensure(!card.kind().token, || "a token is played".to_owned()),
            Origin::Permanent { permanent, card, clause } => {
                ensure(permanent.0 < self.next_id, || "an ability of nothing".to_owned())?;
                let same = self.permanent(permanent).is_none_or(|it| it.card == card);
                ensure(same && is_used(card, clause, AbilityZone::Play), || "an ability of something else".to_owned())
            }
            Origin::Elsewhere { place, card, clause } => {
                ensure(is_used(card, clause, place), || "an ability of something else".to_owned())
            }
        }
    }

    fn audit_actions(&self) -> Found {
        ensure(self.queue.len() <= LONGEST / 2, || "a queue beyond all bounds".to_owned())?;
        for (at, action) in self.queue.iter().enumerate() {
            ensure(action.seat.0 < 2, || "there are two seats".to_owned())?;
            self.audit_origin(action.origin)?;
            ensure(action.against.is_none_or(|against| usize::from(against) < at), || {
                "a reaction to nothing".to_owned()
            })?;
            ensure(action.targets.len() <= action.origin.program().targets.len(), || "too many targets".to_owned())?;
            action.targets.iter().try_for_each(|target| self.audit_target(*target))?;
            ensure(action.x <= 20, || "an X beyond all bounds".to_owned())?;
        }
        if let Some(announced) = &self.announced {
            ensure(Some(announced.seat) == self.to_move(), || "somebody else announces".to_owned())?;
            let asked = matches!(self.step, Step::Window { .. } | Step::Reactions { .. });
            ensure(asked, || "something is announced at a wrong time".to_owned())?;
            self.audit_origin(announced.origin)?;
            let mut again = crate::action::Announcement { picks: arrayvec::ArrayVec::new(), ..announced.clone() };
            for pick in &announced.picks {
                let chosen = again.chosen();
                let mut listed = Vec::new();
                if let Some(choice) = self.next_choice(&again, &chosen) {
                    self.choices(&again, &chosen, choice, &mut listed);
                }
                ensure(listed.contains(&pick.chosen), || "something wrong is chosen".to_owned())?;
                again.picks.push(*pick);
            }
            if let Origin::Card { card } = announced.origin {
                let held = self.sides[announced.seat.index()].hand.contains(&card);
                ensure(held || self.is_covered(announced.seat), || {
                    "a card that isn't in hand is announced".to_owned()
                })?;
                ensure(!announced.neutralises || card.made().neutralisation.is_some(), || "no neutraliser".to_owned())?;
            }
        }
        if let Some(running) = &self.running {
            ensure(running.you.0 < 2 && running.source.0 < 2, || "there are two seats".to_owned())?;
            let known = running.clause.is_none_or(|clause| usize::from(clause) < running.card.kind().clauses.len());
            ensure(known, || "a clause that isn't there".to_owned())?;
            ensure(running.clause.is_some() || running.card.kind().card_type.is_spell(), || "no spell".to_owned())?;
            ensure(running.targets.len() <= running.program().targets.len(), || "too many targets".to_owned())?;
            running.targets.iter().flatten().try_for_each(|target| self.audit_target(*target))?;
            ensure(running.part < 3 && running.left < 100, || "a step beyond all bounds".to_owned())?;
        }
        let linked = || self.queue.iter().flat_map(|action| &action.linked);
        for job in self.jobs.iter().chain(&self.upkeep).chain(linked()) {
            ensure(job.you.0 < 2 && job.source.0 < 2, || "there are two seats".to_owned())?;
            let known = match job.what {
                UpkeepStep::Clause { clause } => usize::from(clause) < job.card.kind().clauses.len(),
                UpkeepStep::Poison | UpkeepStep::Burden => true,
            };
            ensure(known, || "a clause that isn't there".to_owned())?;
        }
        ensure(self.jobs.len() + self.upkeep.len() + linked().count() <= 2 * LONGEST, || "too much happens".to_owned())
    }

    /// Whether the hand is hidden in this state, as in the view of the other seat.
    fn is_covered(&self, seat: Seat) -> bool {
        self.sides[seat.index()].hand.contains(&CardId::UNKNOWN)
    }

    /// Checks that the decision of the current step can be made.
    fn audit_step(&self) -> Found {
        ensure((self.step == Step::Over) == self.ended.is_some(), || "over, or not".to_owned())?;
        ensure(self.ended.is_none_or(|it| it.winner.is_none_or(|seat| seat.0 < 2)), || {
            "there are two seats".to_owned()
        })?;
        let fits = match self.step {
            Step::Mulligan { .. } => self.phase == Phase::Opening,
            Step::UpkeepOrder => self.phase == Phase::Upkeep && self.upkeep.len() > 1,
            Step::Window { declines, .. } => declines < 2 && self.queue.is_empty(),
            Step::Reactions { declines, .. } => declines < 2 && !self.queue.is_empty(),
            Step::Movement => self.phase == Phase::Movement,
            Step::Attackers => self.phase == Phase::Combat,
            Step::StrikeOrder { .. }
            | Step::Target { .. }
            | Step::Discard { .. }
            | Step::Sacrifice { .. }
            | Step::Paying { .. } => true,
            Step::May { .. } => self.running.as_ref().is_some_and(|it| it.asked_cost().is_some()),
            Step::TemporaryCost { permanent } => {
                self.permanent(permanent).is_some_and(|it| temporary_cost(it.card).is_some())
            }
            Step::Over => true,
        };
        ensure(fits, || format!("{:?} in {:?}", self.step, self.phase))?;
        let aside =
            matches!(self.step, Step::Target { .. } | Step::Discard { .. } | Step::Sacrifice { .. } | Step::May { .. });
        ensure(!aside || self.running.is_some(), || "nothing happens".to_owned())?;
        ensure(matches!(self.step, Step::Paying { .. }) == self.paying.is_some(), || "nothing is paid".to_owned())?;
        if let Some(paying) = &self.paying {
            ensure(paying.seat.0 < 2, || "there are two seats".to_owned())?;
            let asked = match paying.temporary {
                Some(id) => self.permanent(id).and_then(|it| temporary_cost(it.card)).map(|(_, asked)| asked.cost),
                None => self.running.as_ref().and_then(RunningProgram::asked_cost),
            };
            ensure(asked == Some(paying.cost), || "nobody asks for what is paid".to_owned())?;
            ensure(paying.payment.is_part_of(&paying.cost), || "more is paid than asked for".to_owned())?;
        }
        if self.step != Step::Over {
            let mut listed: Vec<Move> = Vec::new();
            self.list_moves(&mut listed);
            ensure(!listed.is_empty(), || format!("nothing can be done in {:?}", self.step))?;
        }
        Ok(())
    }
}

/// Whether a clause is an ability that is used in `place`, or a drawback that a player may choose.
fn is_used(card: CardId, clause: u8, place: AbilityZone) -> bool {
    match card.kind().clauses.get(usize::from(clause)) {
        Some(Clause::Ability(Ability::Activated(activated))) => activated.works == place,
        Some(Clause::Drawback(Drawback::Chosen(_))) => place == AbilityZone::Play,
        _ => false,
    }
}
