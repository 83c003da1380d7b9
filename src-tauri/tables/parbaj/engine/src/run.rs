//! Carrying a card's text out, step by step, on a working state (DU-91.5.4): in printed order, later steps seeing what
//! earlier ones have done, with one check for deaths at the end.

use crate::action::Running;
use crate::card::program::{Op, Program};
use crate::cause::{Discarding, Doing};
use crate::event::Event;
use crate::figures::Reader;
use crate::permanent::PermanentId;
use crate::state::State;
use crate::step::Step;
use arrayvec::ArrayVec;
use game::{EventSink, Seat};
use parbaj_cards::{Ability, Clause, Cost, Drawback, Effect, Filter, Place, Subject};

impl Running {
    /// What is carried out.
    pub(crate) fn program(&self) -> &'static Program {
        match self.clause {
            None => &self.card.made().spell,
            Some(clause) => self.card.made().clause(clause),
        }
    }

    /// Which part of the card's text it is: what the chapter calls it decides which rule says so.
    fn doing(&self) -> Doing {
        let kind = self.card.kind();
        let clause = self.clause.or_else(|| self.card.made().spell_clause(self.at));
        match clause.and_then(|clause| kind.clauses.get(usize::from(clause))) {
            Some(Clause::Drawback(drawback)) => match drawback {
                _ if kind.token => Doing::OthersDrawback,
                Drawback::Bounty(_) => Doing::Bounty,
                Drawback::Chosen(_) => Doing::ChosenDrawback,
                Drawback::Automatic(automatic) if automatic.unlabelled => Doing::OldDrawback,
                Drawback::OfSpell { unlabelled: true, .. } => Doing::OldDrawback,
                Drawback::OfSpell { .. } => Doing::OthersDrawback,
                _ => Doing::Drawback,
            },
            Some(Clause::Explanation(_)) => Doing::Advantage,
            Some(Clause::SpellEffect(_)) => Doing::SpellEffect,
            Some(Clause::Ability(Ability::Activated(used))) if used.works != Place::Play => Doing::AbilityElsewhere,
            Some(Clause::Ability(_) | Clause::Condition(_)) | None => Doing::Ability,
        }
    }

    fn op(&self) -> Option<&'static Op> {
        self.program().ops.get(usize::from(self.at))
    }

    /// What may be sacrificed to the step being carried out.
    pub(crate) fn sacrifice_filter(&self) -> Option<&'static Filter> {
        match self.op() {
            Some(Op::Do(Effect::SacrificeSome { filter, .. })) => Some(filter),
            _ => None,
        }
    }

    /// What may be paid for the step being carried out.
    pub(crate) fn asked_cost(&self) -> Option<Cost> {
        match self.op() {
            Some(Op::Ask { cost, .. }) => Some(*cost),
            _ => None,
        }
    }
}

impl State {
    /// Carries out what is happening now until it is over or somebody has to decide.
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
                Op::Jump(to) => self.go_to(*to),
                Op::Unless { condition, to } => {
                    let so = self.is_so(condition, self.reader());
                    if so { self.go_ahead() } else { self.go_to(*to) }
                }
                Op::UnlessAdvantage { from, to, clause, otherwise } => {
                    let (card, you) = (running.card, running.you);
                    let holds = self.within_advantage(*from, *to, you);
                    self.tell_advantage(card, *clause, holds, you, events);
                    if holds { self.go_ahead() } else { self.go_to(*otherwise) }
                }
                Op::SpellDrawback { clause, unlabelled } => {
                    let card = running.card;
                    events.record(|| Event::SpellDrawback { card, clause: *clause, unlabelled: *unlabelled });
                    self.go_ahead();
                }
                Op::Ask { who, cost, .. } => {
                    let seat = self.player(*who).unwrap_or(running.you);
                    if self.can_pay(seat, cost) {
                        self.ask(Step::May { seat });
                        return;
                    }
                    self.chose_inside(seat, false, events);
                }
                Op::Token { who, token, amount } => {
                    let seat = self.player(*who).unwrap_or(running.you);
                    let count = self.amount(amount, self.reader());
                    for _ in 0..count.clamp(0, 20) {
                        self.make_token(seat, *token, events);
                    }
                    self.go_ahead();
                }
                Op::Do(Effect::Discard { who, amount }) => {
                    if !self.run_giving(*who, amount, events, Giving::Cards) {
                        return;
                    }
                }
                Op::Do(Effect::SacrificeSome { who, filter, amount }) => {
                    if !self.run_giving(*who, amount, events, Giving::Permanents(filter)) {
                        return;
                    }
                }
                Op::Do(effect) => {
                    self.act(effect, events);
                    self.go_ahead();
                }
            }
        }
    }

    /// The part of a card's text that is being carried out.
    pub(crate) fn doing(&self) -> Doing {
        self.running.as_ref().map_or(Doing::Ability, Running::doing)
    }

    /// The viewpoint from which amounts and filters are read now.
    pub(crate) fn reader(&self) -> Reader<'_> {
        match &self.running {
            Some(running) => self.reader_of(running.speaker()),
            None => Reader { you: self.active, this: None, x: 0 },
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

    /// Chooses what isn't chosen yet, and checks once that what was chosen is still legal; returns whether everything
    /// is there.
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

    /// Players give cards or permanents of their own choice; returns whether all have.
    fn run_giving(
        &mut self,
        who: Subject,
        amount: &parbaj_cards::Amount,
        events: &mut impl EventSink<Event>,
        giving: Giving,
    ) -> bool {
        let seats = self.players(who);
        loop {
            let Some(running) = &self.running else { return true };
            let Some(&seat) = seats.get(usize::from(running.part)) else {
                self.go_ahead();
                return true;
            };
            let there = match giving {
                Giving::Cards => self.sides[seat.index()].hand.len(),
                Giving::Permanents(filter) => self.sacrifices_by(seat, filter).count(),
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
                    Giving::Cards => Step::Discard { seat, left },
                    Giving::Permanents(_) => Step::Sacrifice { seat, left },
                });
                return false;
            }
            // All of it, or nothing.
            let missing = wanted.saturating_sub(there) as u8;
            if wanted > 0 {
                self.give_all(seat, giving, events);
            }
            if missing > 0 {
                let by = self.doing();
                let sacrifice = matches!(giving, Giving::Permanents(_));
                events.record(|| Event::TooFew { seat, missing, by, sacrifice });
            }
            if let Some(running) = &mut self.running {
                (running.part, running.left) = (running.part + 1, 0);
            }
        }
    }

    fn give_all(&mut self, seat: Seat, giving: Giving, events: &mut impl EventSink<Event>) {
        match giving {
            Giving::Cards => {
                for card in self.sides[seat.index()].hand.clone() {
                    self.discard_from_hand(seat, card, Discarding::Effect, events);
                }
            }
            Giving::Permanents(filter) => {
                let cause = self.running.as_ref().map(|running| running.source);
                let all: Vec<PermanentId> = self.sacrifices_by(seat, filter).collect();
                for id in all {
                    self.sacrifice(id, cause, self.doing(), events);
                }
            }
        }
    }

    /// What `seat` has that may be sacrificed to a step.
    pub(crate) fn sacrifices_by<'a>(
        &'a self,
        seat: Seat,
        filter: &'a Filter,
    ) -> impl Iterator<Item = PermanentId> + 'a {
        let reader = self.reader();
        let own = self.permanents.iter().filter(move |it| it.master == seat && self.fits(filter, it, reader));
        own.map(|it| it.id)
    }

    /// The player that a subject means, if it is one.
    pub(crate) fn player(&self, who: Subject) -> Option<Seat> {
        self.players(who).first().copied()
    }

    /// The players that a subject means now, in the order in which they act.
    pub(crate) fn players(&self, who: Subject) -> ArrayVec<Seat, 2> {
        self.running.as_ref().map_or_else(ArrayVec::new, |running| self.players_meant(who, running.speaker()))
    }

    /// A decision in the middle of what happens (DU-91.5.3).
    pub(crate) fn chose_inside(&mut self, seat: Seat, paid: bool, events: &mut impl EventSink<Event>) {
        let Some(running) = &self.running else { return };
        let card = running.card;
        let otherwise = match running.op() {
            Some(Op::Ask { otherwise, .. }) => *otherwise,
            _ => running.at + 1,
        };
        events.record(|| Event::Chose { seat, card, paid });
        if paid { self.go_ahead() } else { self.go_to(otherwise) }
    }

    /// What happened is over: a spell goes to the discard pile (DU-3.1).
    fn end_running(&mut self, events: &mut impl EventSink<Event>) {
        let Some(running) = self.running.take() else { return };
        self.check_due = true;
        if running.clause.is_none() {
            let (seat, card) = (running.you, running.card);
            self.side(seat).discard.push(card);
            events.record(|| Event::Discarded { seat, card, why: Discarding::Spent });
            self.played(seat, card, None);
        }
    }
}

/// What players give.
#[derive(Clone, Copy)]
enum Giving {
    Cards,
    Permanents(&'static Filter),
}
