//! What happens by itself: automatic abilities and drawbacks, bounties.

use crate::action::Job;
use crate::card::CardId;
use crate::event::Event;
use crate::figures::Reader;
use crate::moves::Happening;
use crate::permanent::Permanent;
use crate::state::State;
use game::EventSink;
use parbaj_cards::{Ability, Automatic, Clause, Drawback};

impl State {
    /// A job of a permanent for its master.
    pub(crate) fn job(&self, it: &Permanent, what: Happening) -> Job {
        Job {
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

    /// Calls `each` with every automatic ability that works, and every automatic drawback that is there.
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

    /// Begins to carry out a job.
    pub(crate) fn fire(&mut self, job: Job, events: &mut impl EventSink<Event>) {
        self.check_due = true;
        let clause = match job.what {
            Happening::Clause { clause } => clause,
            Happening::Poison => return self.poison(job.permanent, events),
            Happening::Burden => return self.burden(job, events),
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
            // An Advantage that acts once, checked by its program.
            self.start_job(job, clause);
            return;
        };
        // Silenced meanwhile: an ability that fires has fired, but what only holds in play needs its permanent.
        let this = self.permanent(job.permanent);
        let reader = Reader { you: job.you, this, x: job.x };
        if automatic.only_if.as_ref().is_some_and(|condition| !self.is_so(condition, reader)) {
            return;
        }
        events.record(|| Event::Fired { seat: job.you, piece, clause, drawback, unlabelled });
        self.start_job(job, clause);
    }

    pub(crate) fn start_job(&mut self, job: Job, clause: u8) {
        if job.card.made().clauses[usize::from(clause)].ops.is_empty() {
            return;
        }
        self.running = Some(crate::action::Running {
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

/// The automatic ability or drawback of a clause.
pub(crate) fn automatic_of(card: CardId, clause: u8) -> Option<&'static Automatic> {
    match card.kind().clauses.get(usize::from(clause))? {
        Clause::Ability(Ability::Automatic(automatic)) | Clause::Drawback(Drawback::Automatic(automatic)) => {
            Some(automatic)
        }
        _ => None,
    }
}
