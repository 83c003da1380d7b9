//! The person's costliest decisions in a game.

use crate::play::review::{GameVerdict, Moment, Verdicts, in_words};
use crate::play::table_state::Played;
use crate::wire::{Mistake, Mistakes};
use bot::Grade;
use games::ListedGame;
use rulebook::Lang;
use rulebook::phrase::ComparedMove;

/// The most decisions that are practised after one game.
const MOST: usize = 12;

impl<G: ListedGame> Played<G> {
    /// Returns the person's decisions that cost most by the verdicts so far, the costliest first. The caller fills in
    /// whether more will follow.
    pub(crate) fn costliest(&self, known: &Verdicts, lang: Lang) -> Mistakes {
        let (mut all, mut done) = (0, 0);
        let mut costly = Vec::new();
        for moment in self.moments().filter(|moment| self.is_person(moment.made.seat)) {
            all += 1;
            let Some(verdict) = known.get(&moment.made.node) else { continue };
            done += 1;
            costly.extend(verdict.filter(|verdict| verdict.grade() >= Grade::Inaccuracy).map(|it| (it, moment)));
        }
        costly.sort_by(|(one, _), (other, _)| other.lost().total_cmp(&one.lost()));
        let told = costly.into_iter().take(MOST).filter_map(|(verdict, moment)| self.mistake(&moment, verdict, lang));
        Mistakes { all, done, running: false, mistakes: told.collect() }
    }

    /// Returns the person's decision after `ply` others; `None` if it wasn't judged.
    pub(crate) fn decision_after(&self, known: &Verdicts, ply: usize, lang: Lang) -> Option<Mistake> {
        let moment = self.moments().find(|moment| moment.ply == ply && self.is_person(moment.made.seat))?;
        self.mistake(&moment, (*known.get(&moment.made.node)?)?, lang)
    }

    fn mistake(&self, moment: &Moment<'_, G>, verdict: GameVerdict, lang: Lang) -> Option<Mistake> {
        let (view, names) = (self.view_before(moment)?, self.names(lang));
        let judged = self.judgement(moment, verdict);
        Some(Mistake {
            ply: u32::try_from(moment.ply).unwrap_or(u32::MAX),
            text: G::mv(moment.mv, &view, lang, &names),
            grade: verdict.grade(),
            from: judged.preferred.percent,
            to: judged.played.percent,
            why: verdict.why.and_then(|why| {
                let milestone = G::milestone_in(why.milestone)?;
                Some(in_words::<G>(why.map(|_| milestone), ComparedMove::Made, lang, &names))
            }),
        })
    }
}
