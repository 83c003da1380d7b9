//! Resolves the subjects of a text to players, permanents and cards.

use crate::action::RunningProgram;
use crate::card::CardId;
use crate::moves::Target;
use crate::permanent::PermanentId;
use crate::state::{State, other};
use crate::state_evaluation::TextViewpoint;
use arrayvec::ArrayVec;
use game::Seat;
use parbaj_cards::Subject;

/// The viewpoint from which a text's subjects are resolved.
#[derive(Clone, Copy)]
pub(crate) struct SubjectViewpoint<'a> {
    /// The seat that "you" refers to.
    pub(crate) you: Seat,
    /// The permanent whose text it is; `None` for a card outside play.
    pub(crate) this: Option<PermanentId>,
    /// The permanent that the triggering occasion is about.
    pub(crate) it: Option<PermanentId>,
    pub(crate) x: u8,
    /// The chosen targets; `None` for a target that is no longer there.
    pub(crate) targets: &'a [Option<Target>],
}

impl SubjectViewpoint<'_> {
    fn target(&self, at: u8) -> Option<Target> {
        self.targets.get(usize::from(at)).copied().flatten()
    }
}

impl RunningProgram {
    pub(crate) fn speaker(&self) -> SubjectViewpoint<'_> {
        SubjectViewpoint { you: self.you, this: self.permanent, it: self.it, x: self.x, targets: &self.targets }
    }
}

impl State {
    /// Returns the viewpoint from which amounts and filters of a text are evaluated.
    pub(crate) fn reader_of(&self, speaker: SubjectViewpoint<'_>) -> TextViewpoint<'_> {
        TextViewpoint { you: speaker.you, this: speaker.this.and_then(|id| self.permanent(id)), x: speaker.x }
    }

    /// Returns the players that a subject refers to, in the order in which they act: the active player first.
    pub(crate) fn players_meant(&self, who: Subject, speaker: SubjectViewpoint<'_>) -> ArrayVec<Seat, 2> {
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

    /// Returns the permanents still in play that a subject refers to.
    pub(crate) fn permanents_meant(&self, what: Subject, speaker: SubjectViewpoint<'_>) -> Vec<PermanentId> {
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

/// Returns the card in a discard pile that a subject refers to, and the pile's owner.
pub(crate) fn discarded_meant(what: Subject, speaker: SubjectViewpoint<'_>) -> Option<(Seat, CardId)> {
    let Subject::Target(at) = what else { return None };
    match speaker.target(at)? {
        Target::Discarded { seat, card } => Some((seat, card)),
        Target::Player { .. } | Target::Permanent { .. } => None,
    }
}
