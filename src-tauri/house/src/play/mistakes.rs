//! The person's costliest decisions in a game.

use crate::play::balance::{self, Judged};
use crate::play::judged_game::JudgedGame;
use crate::play::review::{GameVerdict, Moment, Verdicts, count, in_words};
use crate::play::table_state::Played;
use crate::wire::{Balance, Mistake, Mistakes};
use bot::Grade;
use game::Cites;
use games::ListedGame;
use rulebook::Lang;
use rulebook::phrase::ComparedMove;
use std::collections::BTreeMap;

/// The most decisions that are practised after one game.
const MOST: usize = 12;

impl<G: ListedGame> Played<G> {
    /// Returns the person's decisions to be judged.
    fn own_moments(&self) -> impl Iterator<Item = Moment<'_, G>> {
        self.moments().filter(|moment| self.is_viewer(moment.made.seat))
    }

    /// Returns how many decisions of the person are judged, and how many are to be. Called whenever the table changes.
    pub(crate) fn own_judged_counts(&self, known: &Verdicts) -> (u32, u32) {
        let done = self.own_moments().filter(|moment| known.contains_key(&moment.made.node)).count();
        (count(done), count(self.own_moments().count()))
    }

    /// Returns what the verdicts come to, once all decisions of the person in a finished game are judged.
    pub(crate) fn judged_to_the_end(&self, known: &Verdicts) -> Option<JudgedGame> {
        let (done, all) = self.own_judged_counts(known);
        if done < all || !self.record.finished || !self.is_seen_by_owner() {
            return None;
        }
        let balance = self.balance(known)?;
        let mut missed = BTreeMap::new();
        for verdict in self.own_moments().filter_map(|moment| *known.get(&moment.made.node)?) {
            let reason = verdict.why.filter(|_| verdict.grade() >= Grade::Inaccuracy);
            if let Some(milestone) = reason.and_then(|why| G::milestone_in(why.milestone)) {
                *missed.entry(milestone.rule().to_string()).or_default() += 1;
            }
        }
        Some(JudgedGame::of(&balance, missed))
    }

    /// Returns what decided the game, by the verdicts on the person's decisions; with two seats by those on both sides'
    /// decisions, once all are known, so that the opponent's mistakes are told apart from luck.
    pub(crate) fn balance(&self, known: &Verdicts) -> Option<Balance> {
        let (plies, odds) = self.final_odds()?;
        let both = self.players.all().len() == 2 && self.moments().all(|moment| known.contains_key(&moment.made.node));
        let judged = self.moments().filter_map(|moment| {
            let own = self.is_viewer(moment.made.seat);
            let verdict = (*known.get(&moment.made.node)?).filter(|_| own || both)?;
            let variance = verdict.preferred.error.powi(2) + verdict.played.error.powi(2);
            let (preferred, lost) = (verdict.preferred.share, verdict.lost());
            Some(match own {
                true => Judged { ply: moment.ply, own, preferred, change: -lost, variance },
                false => Judged { ply: moment.ply, own, preferred: 1.0 - preferred, change: lost, variance },
            })
        });
        let judged: Vec<Judged> = judged.collect();
        let end = (plies, f64::from(odds.percent) / 100.0);
        balance::balance(&judged, both, end, |from, to| {
            if both { self.chance_between(from, to) } else { self.cause_between(from, to) }
        })
    }

    /// Returns the person's decisions that cost most by the verdicts so far, the costliest first. The caller fills in
    /// whether more will follow.
    pub(crate) fn costliest(&self, known: &Verdicts, lang: Lang) -> Mistakes {
        let (done, all) = self.own_judged_counts(known);
        let judged = self.own_moments().filter_map(|moment| Some(((*known.get(&moment.made.node)?)?, moment)));
        let mut costly: Vec<_> = judged.filter(|(verdict, _)| verdict.grade() >= Grade::Inaccuracy).collect();
        costly.sort_by(|(one, _), (other, _)| other.lost().total_cmp(&one.lost()));
        let told = costly.into_iter().take(MOST).filter_map(|(verdict, moment)| self.mistake(&moment, verdict, lang));
        Mistakes { all, done, running: false, mistakes: told.collect() }
    }

    /// Returns the person's decision after `ply` others; `None` if it wasn't judged.
    pub(crate) fn decision_after(&self, known: &Verdicts, ply: usize, lang: Lang) -> Option<Mistake> {
        let moment = self.own_moments().find(|moment| moment.ply == ply)?;
        self.mistake(&moment, (*known.get(&moment.made.node)?)?, lang)
    }

    fn mistake(&self, moment: &Moment<'_, G>, verdict: GameVerdict, lang: Lang) -> Option<Mistake> {
        let (view, names) = (self.view_before(moment)?, self.names(lang));
        let judged = self.judgement(moment, verdict);
        Some(Mistake {
            ply: count(moment.ply),
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

#[cfg(test)]
mod tests;
