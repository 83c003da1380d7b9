//! Carries out a card's text step by step on a working state (DU-91.5.4): in printed order, with later steps seeing the
//! results of earlier ones, and with one check for deaths at the end.

use crate::action::RunningProgram;
use crate::card::program::{Program, ProgramStep};
use crate::event::Event;
use crate::event_details::{ClauseRole, DiscardCause};
use crate::permanent::PermanentId;
use crate::state::State;
use crate::state_evaluation::TextViewpoint;
use crate::step::Step;
use arrayvec::ArrayVec;
use game::{EventSink, Seat};
use parbaj_cards::{Ability, AbilityZone, Clause, Cost, Drawback, Effect, Filter, Subject};

impl RunningProgram {
    /// Returns the program being carried out.
    pub(crate) fn program(&self) -> &'static Program {
        match self.clause {
            None => &self.card.made().spell,
            Some(clause) => self.card.made().clause(clause),
        }
    }

    /// Returns the kind of the clause being carried out, which decides the rule that events cite.
    fn doing(&self) -> ClauseRole {
        let kind = self.card.kind();
        let clause = self.clause.or_else(|| self.card.made().spell_clause(self.at));
        match clause.and_then(|clause| kind.clauses.get(usize::from(clause))) {
            Some(Clause::Drawback(drawback)) => match drawback {
                _ if kind.token => ClauseRole::OthersDrawback,
                Drawback::Bounty(_) => ClauseRole::Bounty,
                Drawback::Chosen(_) => ClauseRole::ChosenDrawback,
                Drawback::Automatic(automatic) if automatic.unlabelled => ClauseRole::OldDrawback,
                Drawback::OfSpell { unlabelled: true, .. } => ClauseRole::OldDrawback,
                Drawback::OfSpell { .. } => ClauseRole::OthersDrawback,
                _ => ClauseRole::Drawback,
            },
            Some(Clause::Explanation(_)) => ClauseRole::Advantage,
            Some(Clause::SpellEffect(_)) => ClauseRole::SpellEffect,
            Some(Clause::Ability(Ability::Activated(used))) if used.works != AbilityZone::Play => {
                ClauseRole::AbilityElsewhere
            }
            Some(Clause::Ability(_) | Clause::Condition(_)) | None => ClauseRole::Ability,
        }
    }

    fn op(&self) -> Option<&'static ProgramStep> {
        self.program().ops.get(usize::from(self.at))
    }

    /// Returns the filter of what may be sacrificed to the current step.
    pub(crate) fn sacrifice_filter(&self) -> Option<&'static Filter> {
        match self.op() {
            Some(ProgramStep::Do(Effect::SacrificeSome { filter, .. })) => Some(filter),
            _ => None,
        }
    }

    /// Returns the cost that the current step offers.
    pub(crate) fn asked_cost(&self) -> Option<Cost> {
        match self.op() {
            Some(ProgramStep::Ask { cost, .. }) => Some(*cost),
            _ => None,
        }
    }
}

impl State {
    /// Carries out the running program until it ends or a seat has to decide.
    pub(crate) fn run(&mut self, events: &mut impl EventSink<Event>) {
        if !self.choose_running_targets(events) {
            return;
        }
        while let Some(running) = &self.running {
            let Some(op) = running.op() else {
                self.end_running(events);
                return;
            };
            match op {
                ProgramStep::Jump(to) => self.go_to(*to),
                ProgramStep::Unless { condition, to } => {
                    let so = self.is_so(condition, self.reader());
                    if so { self.go_ahead() } else { self.go_to(*to) }
                }
                ProgramStep::UnlessAdvantage { from, to, clause, otherwise } => {
                    let (card, you) = (running.card, running.you);
                    let holds = self.within_advantage(*from, *to, you);
                    self.tell_advantage(card, *clause, holds, you, events);
                    if holds { self.go_ahead() } else { self.go_to(*otherwise) }
                }
                ProgramStep::SpellDrawback { clause, unlabelled } => {
                    let card = running.card;
                    events.record(|| Event::SpellDrawback { card, clause: *clause, unlabelled: *unlabelled });
                    self.go_ahead();
                }
                ProgramStep::Ask { who, cost, .. } => {
                    let seat = self.player(*who).unwrap_or(running.you);
                    if self.can_pay(seat, cost) {
                        self.ask(Step::May { seat });
                        return;
                    }
                    self.chose_inside(seat, false, events);
                }
                ProgramStep::Token { who, token, amount } => {
                    let seat = self.player(*who).unwrap_or(running.you);
                    let count = self.amount(amount, self.reader());
                    for _ in 0..count.clamp(0, 20) {
                        self.make_token(seat, *token, events);
                    }
                    self.go_ahead();
                }
                ProgramStep::Do(Effect::Discard { who, amount }) => {
                    if !self.run_giving(*who, amount, events, GiftKind::Cards) {
                        return;
                    }
                }
                ProgramStep::Do(Effect::SacrificeSome { who, filter, amount }) => {
                    if !self.run_giving(*who, amount, events, GiftKind::Permanents(filter)) {
                        return;
                    }
                }
                ProgramStep::Do(effect) => {
                    self.act(effect, events);
                    self.go_ahead();
                }
            }
        }
    }

    /// Returns the kind of the clause being carried out.
    pub(crate) fn doing(&self) -> ClauseRole {
        self.running.as_ref().map_or(ClauseRole::Ability, RunningProgram::doing)
    }

    /// Returns the viewpoint from which amounts and filters are evaluated now.
    pub(crate) fn reader(&self) -> TextViewpoint<'_> {
        match &self.running {
            Some(running) => self.reader_of(running.speaker()),
            None => TextViewpoint { you: self.active, this: None, x: 0 },
        }
    }

    fn go_to(&mut self, at: u16) {
        if let Some(running) = &mut self.running {
            (running.at, running.part, running.left) = (at, 0, 0);
        }
    }

    fn go_ahead(&mut self) {
        if let Some(running) = &mut self.running {
            (running.at, running.part, running.left) = (running.at + 1, 0, 0);
        }
    }

    /// Chooses the targets not chosen yet, and checks once that the chosen ones are still legal; returns whether every
    /// target is chosen.
    fn choose_running_targets(&mut self, events: &mut impl EventSink<Event>) -> bool {
        let Some(running) = &self.running else { return false };
        let program = running.program();
        if program.targets.is_empty() || running.at > 0 || running.left > 0 || running.part > 0 {
            return true;
        }
        let (card, you, this) = (running.card, running.you, running.permanent);
        let automatic = running.targets.len() < program.targets.len();
        if !automatic {
            let mut targets: ArrayVec<_, { parbaj_cards::MOST_TARGETS }> = running.targets.clone();
            for (target, spec) in targets.iter_mut().zip(&program.targets) {
                let gone = target.is_some_and(|it| !self.is_target(spec, it, you, this));
                if gone {
                    *target = None;
                    events.record(|| Event::TargetGone { card });
                }
            }
            if let Some(running) = &mut self.running {
                running.targets = targets;
            }
            return true;
        }
        let mut moves = Vec::new();
        self.list_running_targets(&mut moves);
        let only = match moves[..] {
            [] => None,
            [crate::moves::Move::Target { target }] => Some(target),
            _ => {
                self.ask(Step::Target { seat: you });
                return false;
            }
        };
        if let Some(running) = &mut self.running {
            running.targets.push(only);
        }
        self.choose_running_targets(events)
    }

    /// Lets players give cards or permanents of their own choice; returns whether all have done so.
    fn run_giving(
        &mut self,
        who: Subject,
        amount: &parbaj_cards::Amount,
        events: &mut impl EventSink<Event>,
        giving: GiftKind,
    ) -> bool {
        let seats = self.players(who);
        loop {
            let Some(running) = &self.running else { return true };
            let Some(&seat) = seats.get(usize::from(running.part)) else {
                self.go_ahead();
                return true;
            };
            let there = match giving {
                GiftKind::Cards => self.sides[seat.index()].hand.len(),
                GiftKind::Permanents(filter) => self.sacrifices_by(seat, filter).count(),
            };
            let wanted = match running.left {
                0 => self.amount(amount, self.reader()).clamp(0, 60) as usize,
                left => usize::from(left),
            };
            if there > wanted && wanted > 0 {
                let left = wanted as u8;
                if let Some(running) = &mut self.running {
                    running.left = left;
                }
                self.ask(match giving {
                    GiftKind::Cards => Step::Discard { seat, left },
                    GiftKind::Permanents(_) => Step::Sacrifice { seat, left },
                });
                return false;
            }
            // The player has no choice: gives everything there is, or nothing is asked.
            let missing = wanted.saturating_sub(there) as u8;
            if wanted > 0 {
                self.give_all(seat, giving, events);
            }
            if missing > 0 {
                let by = self.doing();
                let sacrifice = matches!(giving, GiftKind::Permanents(_));
                events.record(|| Event::TooFew { seat, missing, by, sacrifice });
            }
            if let Some(running) = &mut self.running {
                (running.part, running.left) = (running.part + 1, 0);
            }
        }
    }

    fn give_all(&mut self, seat: Seat, giving: GiftKind, events: &mut impl EventSink<Event>) {
        match giving {
            GiftKind::Cards => {
                for card in self.sides[seat.index()].hand.clone() {
                    self.discard_from_hand(seat, card, DiscardCause::Effect, events);
                }
            }
            GiftKind::Permanents(filter) => {
                let cause = self.running.as_ref().map(|running| running.source);
                let all: Vec<PermanentId> = self.sacrifices_by(seat, filter).collect();
                for id in all {
                    self.sacrifice(id, cause, self.doing(), events);
                }
            }
        }
    }

    /// Returns the permanents of `seat` that may be sacrificed to a step.
    pub(crate) fn sacrifices_by<'a>(
        &'a self,
        seat: Seat,
        filter: &'a Filter,
    ) -> impl Iterator<Item = PermanentId> + 'a {
        let reader = self.reader();
        let own = self.permanents.iter().filter(move |it| it.master == seat && self.fits(filter, it, reader));
        own.map(|it| it.id)
    }

    /// Returns the player that a subject refers to, if it refers to one.
    pub(crate) fn player(&self, who: Subject) -> Option<Seat> {
        self.players(who).first().copied()
    }

    /// Returns the players that a subject refers to now, in the order in which they act.
    pub(crate) fn players(&self, who: Subject) -> ArrayVec<Seat, 2> {
        self.running.as_ref().map_or_else(ArrayVec::new, |running| self.players_meant(who, running.speaker()))
    }

    /// Applies a decision within the running program (DU-91.5.3).
    pub(crate) fn chose_inside(&mut self, seat: Seat, paid: bool, events: &mut impl EventSink<Event>) {
        let Some(running) = &self.running else { return };
        let card = running.card;
        let otherwise = match running.op() {
            Some(ProgramStep::Ask { otherwise, .. }) => *otherwise,
            _ => running.at + 1,
        };
        events.record(|| Event::Chose { seat, card, paid });
        if paid { self.go_ahead() } else { self.go_to(otherwise) }
    }

    /// Ends the running program; a spell goes to the discard pile (DU-3.1).
    fn end_running(&mut self, events: &mut impl EventSink<Event>) {
        let Some(running) = self.running.take() else { return };
        self.check_due = true;
        if running.clause.is_none() {
            let (seat, card) = (running.you, running.card);
            self.side(seat).discard.push(card);
            events.record(|| Event::Discarded { seat, card, why: DiscardCause::Spent });
            self.played(seat, card, None);
        }
    }
}

/// What players give in a step.
#[derive(Clone, Copy)]
enum GiftKind {
    Cards,
    Permanents(&'static Filter),
}
