//! What the subjects of a text mean: whoever and whatever it speaks of, from where it is said.

use crate::action::Running;
use crate::card::CardId;
use crate::figures::Reader;
use crate::moves::Target;
use crate::permanent::PermanentId;
use crate::state::{State, other};
use arrayvec::ArrayVec;
use game::Seat;
use parbaj_cards::Subject;

/// From where a text speaks.
#[derive(Clone, Copy)]
pub(crate) struct Speaker<'a> {
    /// Who "you" is.
    pub(crate) you: Seat,
    /// The permanent that says so, if it is one.
    pub(crate) this: Option<PermanentId>,
    /// The permanent that the occasion is about.
    pub(crate) it: Option<PermanentId>,
    pub(crate) x: u8,
    /// What was chosen; nothing in a place where that isn't there any more.
    pub(crate) targets: &'a [Option<Target>],
}

impl Speaker<'_> {
    fn target(&self, at: u8) -> Option<Target> {
        self.targets.get(usize::from(at)).copied().flatten()
    }
}

impl Running {
    pub(crate) fn speaker(&self) -> Speaker<'_> {
        Speaker { you: self.you, this: self.permanent, it: self.it, x: self.x, targets: &self.targets }
    }
}

impl State {
    /// The viewpoint from which amounts and filters of a text are read.
    pub(crate) fn reader_of(&self, speaker: Speaker<'_>) -> Reader<'_> {
        Reader { you: speaker.you, this: speaker.this.and_then(|id| self.permanent(id)), x: speaker.x }
    }

    /// The players that a subject means, in the order in which they act: the active one first.
    pub(crate) fn players_meant(&self, who: Subject, speaker: Speaker<'_>) -> ArrayVec<Seat, 2> {
        let mut seats = ArrayVec::new();
        match who {
            Subject::You => seats.push(speaker.you),
            Subject::Opponent => seats.push(other(speaker.you)),
            Subject::Everybody => seats.extend([self.active, other(self.active)]),
            Subject::Target(at) => {
                if let Some(Target::Player { seat }) = speaker.target(at) {
                    seats.push(seat);
                }
            }
            Subject::This | Subject::It | Subject::Each(_) => {}
        }
        seats
    }

    /// The permanents still in play that a subject means.
    pub(crate) fn permanents_meant(&self, what: Subject, speaker: Speaker<'_>) -> Vec<PermanentId> {
        let one = match what {
            Subject::This => speaker.this,
            Subject::It => speaker.it,
            Subject::Target(at) => match speaker.target(at) {
                Some(Target::Permanent { permanent }) => Some(permanent),
                _ => None,
            },
            Subject::Each(filter) => {
                let reader = self.reader_of(speaker);
                return self.permanents.iter().filter(|it| self.fits(&filter, it, reader)).map(|it| it.id).collect();
            }
            Subject::You | Subject::Opponent | Subject::Everybody => None,
        };
        one.filter(|id| self.permanent(*id).is_some()).into_iter().collect()
    }
}

/// The card in a discard pile that a subject means, and whose pile that is.
pub(crate) fn discarded_meant(what: Subject, speaker: Speaker<'_>) -> Option<(Seat, CardId)> {
    let Subject::Target(at) = what else { return None };
    match speaker.target(at)? {
        Target::Discarded { seat, card } => Some((seat, card)),
        Target::Player { .. } | Target::Permanent { .. } => None,
    }
}
