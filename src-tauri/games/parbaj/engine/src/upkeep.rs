//! The upkeep (DU-2.1).

use crate::action::PendingClause;
use crate::event::Event;
use crate::event_details::VpSource;
use crate::firing::automatic_of;
use crate::legal_moves::temporary_cost;
use crate::moves::UpkeepStep;
use crate::rules_reading::RulesReading;
use crate::state::State;
use crate::state_evaluation::TextViewpoint;
use crate::step::{Phase, Resume, Step};
use game::{EventSink, Seat};
use parbaj_cards::{CardType, Clause, Drawback, MOST_VP, Static, Turns, When};

/// The extra VP that the second player gains in their first upkeep (DU-2.1).
pub(crate) const SECOND: u8 = 2;

/// Returns the VP gained in a player's own turn of this number, counted from 1 (DU-2.1).
pub(crate) fn vp_of_turn(turns: u8) -> u8 {
    turns.min(5)
}

impl State {
    /// Begins a turn (DU-2.1).
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
        events.record(|| Event::Income { seat, vp: by_turn as i8, reason: VpSource::Turn });
        if by_reserve > 0 {
            events.record(|| Event::Income { seat, vp: by_reserve as i8, reason: VpSource::Reserve });
        }
        if by_cards != 0 {
            events.record(|| Event::Income { seat, vp: by_cards.clamp(-100, 100) as i8, reason: VpSource::Card });
        }
        if first && seat != self.starter {
            gained += i16::from(SECOND);
            events.record(|| Event::Income { seat, vp: SECOND as i8, reason: VpSource::Second });
        }
        self.change_vp(seat, gained, events);
        self.upkeep = self.upkeep_jobs(seat);
        self.resume = Resume::UpkeepRow;
    }

    /// Returns the jobs of this upkeep.
    pub(crate) fn upkeep_jobs(&self, seat: Seat) -> Vec<PendingClause> {
        let mut jobs = Vec::new();
        for it in &self.permanents {
            let mine = it.master == seat;
            if mine && it.counters.poison > 0 {
                jobs.push(self.job(it, UpkeepStep::Poison));
            }
            if mine && it.counters.burden > 0 {
                jobs.push(self.job(it, UpkeepStep::Burden));
            }
            if !it.card.made().automatic {
                continue;
            }
            if mine
                && it.counters.temporary_cost > 0
                && !it.lifted
                && let Some((clause, _)) = temporary_cost(it.card)
            {
                jobs.push(self.job(it, UpkeepStep::Clause { clause }));
            }
            self.each_automatic(it, |clause, automatic| {
                if let When::Upkeep(turns) = automatic.when
                    && whose(turns, mine)
                {
                    jobs.push(self.job(it, UpkeepStep::Clause { clause }));
                }
            });
        }
        jobs
    }

    /// Whether an upkeep job would be carried out if it came next. A job whose condition fails isn't offered in the
    /// choice of the order; if an earlier job makes the condition true, it is offered then.
    pub(crate) fn would_happen(&self, job: &PendingClause) -> bool {
        let UpkeepStep::Clause { clause } = job.what else { return true };
        if self.setup.reading == RulesReading::Former {
            return true;
        }
        let reader = TextViewpoint { you: job.you, this: self.permanent(job.permanent), x: job.x };
        let condition = automatic_of(job.card, clause).and_then(|automatic| automatic.only_if.as_ref());
        condition.is_none_or(|condition| self.is_so(condition, reader))
    }

    /// Returns the upkeep jobs that can be put in order.
    pub(crate) fn happenings(&self) -> impl Iterator<Item = &PendingClause> {
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

    /// Carries out an upkeep job.
    pub(crate) fn happen_in_upkeep(&mut self, job: PendingClause, events: &mut impl EventSink<Event>) {
        // Only a damaged state fails this test: a permanent that leaves play or changes sides loses its upkeep jobs.
        let Some(it) = self.permanent(job.permanent).filter(|it| it.master == job.you) else { return };
        // The counters have been removed in the meantime: nothing is added or paid (DU-3.6).
        if job.what == UpkeepStep::Poison && it.counters.poison == 0
            || job.what == UpkeepStep::Burden && it.counters.burden == 0
        {
            return;
        }
        if let UpkeepStep::Clause { clause } = job.what
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
