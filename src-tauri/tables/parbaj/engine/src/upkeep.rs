//! Upkeep (DU-2.1).

use crate::action::Job;
use crate::cause::Income;
use crate::event::Event;
use crate::figures::Reader;
use crate::firing::automatic_of;
use crate::legal::temporary_cost;
use crate::moves::Happening;
use crate::reading::Reading;
use crate::state::State;
use crate::step::{Phase, Resume, Step};
use game::{EventSink, Seat};
use parbaj_cards::{CardType, Clause, Drawback, MOST_VP, Static, Turns, When};

/// The extra VP that the second player gets in the first upkeep (DU-2.1).
pub(crate) const SECOND: u8 = 2;

/// The VP that a player's turn of this number, from 1, brings by itself (DU-2.1).
pub(crate) fn vp_of_turn(turns: u8) -> u8 {
    turns.min(5)
}

impl State {
    /// A turn begins (DU-2.1).
    pub(crate) fn begin_turn(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        self.turn += 1;
        self.active = seat;
        self.phase = Phase::Upkeep;
        self.fired = 0;
        for it in &mut self.permanents {
            it.used = 0;
            it.moved = false;
        }
        let turn = self.turn;
        events.record(|| Event::TurnBegan { seat, turn });
        let side = self.side(seat);
        side.turns = side.turns.saturating_add(1);
        let first = side.turns == 1;
        let by_turn = vp_of_turn(side.turns);
        let reserve = self
            .permanents
            .iter()
            .filter(|it| it.master == seat && !it.guard && it.card.kind().card_type == CardType::Creature);
        let by_reserve = (reserve.count() / 2).min(usize::from(MOST_VP)) as u8;
        let by_cards: i16 = self
            .permanents
            .iter()
            .filter(|it| it.master == seat)
            .flat_map(|it| self.statics(it))
            .map(|holds| if let Static::UpkeepVp { more } = holds { i16::from(*more) } else { 0 })
            .sum();
        let mut gained = i16::from(by_turn) + i16::from(by_reserve) + by_cards;
        events.record(|| Event::Income { seat, vp: by_turn as i8, reason: Income::Turn });
        if by_reserve > 0 {
            events.record(|| Event::Income { seat, vp: by_reserve as i8, reason: Income::Reserve });
        }
        if by_cards != 0 {
            events.record(|| Event::Income { seat, vp: by_cards.clamp(-100, 100) as i8, reason: Income::Card });
        }
        if first && seat != self.starter {
            gained += i16::from(SECOND);
            events.record(|| Event::Income { seat, vp: SECOND as i8, reason: Income::Second });
        }
        self.change_vp(seat, gained, events);
        self.upkeep = self.upkeep_jobs(seat);
        self.resume = Resume::UpkeepRow;
    }

    /// VP added or taken, between 0 and ten (DU-2.2).
    pub(crate) fn change_vp(&mut self, seat: Seat, change: i16, events: &mut impl EventSink<Event>) {
        let side = self.side(seat);
        let now = (i16::from(side.vp) + change).max(0);
        let most = i16::from(MOST_VP);
        side.vp = now.min(most) as u8;
        if now > most {
            events.record(|| Event::VpLost { seat, vp: (now - most) as u8 });
        }
    }

    /// Everything that happens in this upkeep.
    pub(crate) fn upkeep_jobs(&self, seat: Seat) -> Vec<Job> {
        let mut jobs = Vec::new();
        for it in &self.permanents {
            let mine = it.master == seat;
            if mine && it.counters.poison > 0 {
                jobs.push(self.job(it, Happening::Poison));
            }
            if mine && it.counters.burden > 0 {
                jobs.push(self.job(it, Happening::Burden));
            }
            if !it.card.made().automatic {
                continue;
            }
            if mine
                && it.counters.temporary_cost > 0
                && !it.lifted
                && let Some((clause, _)) = temporary_cost(it.card)
            {
                jobs.push(self.job(it, Happening::Clause { clause }));
            }
            self.each_automatic(it, |clause, automatic| {
                if let When::Upkeep(turns) = automatic.when
                    && whose(turns, mine)
                {
                    jobs.push(self.job(it, Happening::Clause { clause }));
                }
            });
        }
        jobs
    }

    /// Whether something of the row of upkeep would happen if it came next: nobody is asked about a text whose condition
    /// fails. If what comes before makes it true, it is asked about then.
    pub(crate) fn would_happen(&self, job: &Job) -> bool {
        let Happening::Clause { clause } = job.what else { return true };
        if self.setup.reading == Reading::Former {
            return true;
        }
        let reader = Reader { you: job.you, this: self.permanent(job.permanent), x: job.x };
        let condition = automatic_of(job.card, clause).and_then(|automatic| automatic.only_if.as_ref());
        condition.is_none_or(|condition| self.is_so(condition, reader))
    }

    /// What of the row of upkeep can be put in order.
    pub(crate) fn happenings(&self) -> impl Iterator<Item = &Job> {
        self.upkeep.iter().filter(|job| self.would_happen(job))
    }

    pub(crate) fn turn_all_active(&mut self, events: &mut impl EventSink<Event>) {
        let seat = self.active;
        let mut pieces = Vec::new();
        for it in self.permanents.iter_mut().filter(|it| it.master == seat && it.passive) {
            it.passive = false;
            pieces.push(it.piece());
        }
        if !pieces.is_empty() {
            events.record(|| Event::AllActive { seat, pieces });
        }
        self.check_due = true;
    }

    /// Something of the row of upkeep happens.
    pub(crate) fn happen_in_upkeep(&mut self, job: Job, events: &mut impl EventSink<Event>) {
        // What leaves play or changes sides takes its jobs along: no duel reaches this state.
        let Some(it) = self.permanent(job.permanent).filter(|it| it.master == job.you) else { return };
        // Cured in the meantime: what isn't poisoned gets no more of it (DU-3.6).
        if job.what == Happening::Poison && it.counters.poison == 0
            || job.what == Happening::Burden && it.counters.burden == 0
        {
            return;
        }
        if let Happening::Clause { clause } = job.what
            && let Clause::Drawback(Drawback::TemporaryCost(temporary)) = &job.card.kind().clauses[usize::from(clause)]
        {
            if it.counters.temporary_cost == 0 || it.lifted {
                return;
            }
            if self.can_pay(job.you, &temporary.cost) {
                self.ask(Step::TemporaryCost { permanent: job.permanent });
            } else {
                self.temporary_unpaid(job.permanent, events);
            }
            return;
        }
        self.fire(job, events);
    }
}

pub(crate) fn whose(turns: Turns, mine: bool) -> bool {
    match turns {
        Turns::Yours => mine,
        Turns::Theirs => !mine,
        Turns::Each => true,
    }
}
