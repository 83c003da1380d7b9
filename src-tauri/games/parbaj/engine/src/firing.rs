//! Fires automatic abilities, automatic drawbacks and bounties.

use crate::action::PendingClause;
use crate::card::CardId;
use crate::event::Event;
use crate::moves::UpkeepStep;
use crate::permanent::Permanent;
use crate::state::State;
use crate::state_evaluation::TextViewpoint;
use game::EventSink;
use parbaj_cards::{Ability, Automatic, Clause, Drawback};

impl State {
    /// Creates a permanent's job for its master.
    pub(crate) fn job(&self, it: &Permanent, what: UpkeepStep) -> PendingClause {
        PendingClause {
            card: it.card,
            permanent: it.id,
            you: it.master,
            source: it.master,
            what,
            it: None,
            x: it.x,
            on_play: false,
            leaving: false,
            twin: it.twin,
        }
    }

    /// Calls `each` with every automatic ability that works, and every automatic drawback that isn't lifted.
    pub(crate) fn each_automatic(&self, it: &Permanent, mut each: impl FnMut(u8, &'static Automatic)) {
        let mut works = None;
        for (clause, says) in it.card.kind().clauses.iter().enumerate() {
            match says {
                Clause::Ability(Ability::Automatic(automatic))
                    if *works.get_or_insert_with(|| self.abilities_work(it)) =>
                {
                    each(clause as u8, automatic);
                }
                Clause::Drawback(Drawback::Automatic(automatic)) if !it.lifted => each(clause as u8, automatic),
                _ => {}
            }
        }
    }

    /// Starts carrying out a job.
    pub(crate) fn fire(&mut self, job: PendingClause, events: &mut impl EventSink<Event>) {
        self.check_due = true;
        let clause = match job.what {
            UpkeepStep::Clause { clause } => clause,
            UpkeepStep::Poison => return self.poison(job.permanent, events),
            UpkeepStep::Burden => return self.burden(job, events),
        };
        let piece = job.piece();
        let (drawback, unlabelled) = match &job.card.kind().clauses[usize::from(clause)] {
            Clause::Drawback(Drawback::Bounty(_)) => {
                let token = job.card.kind().token;
                events.record(|| Event::Bounty { seat: job.you, piece, token });
                self.start_job(job, clause);
                return;
            }
            Clause::Drawback(Drawback::Automatic(automatic)) => (true, automatic.unlabelled),
            _ => (false, false),
        };
        let Some(automatic) = automatic_of(job.card, clause) else {
            // The clause is an Advantage that acts once; its program checks whether it holds.
            self.start_job(job, clause);
            return;
        };
        // An ability that has triggered is carried out even if its permanent has been silenced since. The condition is
        // evaluated without the permanent if that has left play.
        let this = self.permanent(job.permanent);
        let reader = TextViewpoint { you: job.you, this, x: job.x };
        if automatic.only_if.as_ref().is_some_and(|condition| !self.is_so(condition, reader)) {
            return;
        }
        events.record(|| Event::Fired { seat: job.you, piece, clause, drawback, unlabelled });
        self.start_job(job, clause);
    }

    pub(crate) fn start_job(&mut self, job: PendingClause, clause: u8) {
        if job.card.made().clauses[usize::from(clause)].ops.is_empty() {
            return;
        }
        self.running = Some(crate::action::RunningProgram {
            card: job.card,
            clause: Some(clause),
            permanent: Some(job.permanent),
            you: job.you,
            source: job.source,
            x: job.x,
            targets: arrayvec::ArrayVec::new(),
            it: job.it,
            against: None,
            at: 0,
            part: 0,
            left: 0,
        });
    }
}

/// Returns the automatic ability or drawback of a clause.
pub(crate) fn automatic_of(card: CardId, clause: u8) -> Option<&'static Automatic> {
    match card.kind().clauses.get(usize::from(clause))? {
        Clause::Ability(Ability::Automatic(automatic)) | Clause::Drawback(Drawback::Automatic(automatic)) => {
            Some(automatic)
        }
        _ => None,
    }
}
