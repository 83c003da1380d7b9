//! A bot's verdicts on the decisions of a table's line, each judged by what its seat could see.

use crate::play::curve::Appraised;
use crate::play::lead::{Odds, lead_of};
use crate::play::line::Ply;
use crate::play::table_state::Played;
use crate::play::turning_points::{self, Judgement};
use crate::wire::{self, ForcedDecision, JudgedDecision, JudgedMove, Review};
use bot::{Cancel, LineStep, MoveValue, Verdict, Why};
use game::Cites;
use games::{GameMilestone, GameMove, ListedGame};
use hosting::Player;
use rulebook::phrase::{self, ComparedMove, Names};
use rulebook::{Lang, Span};
use std::collections::BTreeMap;
use store::NodeId;

/// No result of a game is so large.
const MOST_RESULT: f64 = 1e6;

/// A verdict on a decision, for any game.
pub(crate) type GameVerdict = Verdict<GameMove, GameMilestone>;
/// Verdicts by node; `None` if there was nothing to judge.
pub(crate) type Verdicts = BTreeMap<NodeId, Option<GameVerdict>>;
/// Judges a decision without holding anything of the table; `None` if cancelled.
pub(crate) type JudgeThought = Box<dyn FnOnce(&Cancel) -> Option<Option<GameVerdict>> + Send>;

/// The first decision not judged yet, and the computation that judges it.
pub(crate) struct Unjudged {
    pub node: NodeId,
    pub thought: JudgeThought,
}

/// The verdicts of a table, and whether more are wanted.
#[derive(Default)]
pub(crate) struct Reviewed {
    pub verdicts: Verdicts,
    /// Whether the window waits for more.
    pub wanted: bool,
    /// Whether the decisions that probably cost the person most are judged first, not in turn.
    pub costliest_first: bool,
    /// The decision being judged; if it is still set when the next one is chosen, judging it failed.
    pub trying: Option<NodeId>,
    /// The verdicts that were kept with the table and aren't taken over, once they are read.
    pub kept: Option<Verdicts>,
    /// How many verdicts aren't kept yet.
    pub unsaved: u32,
}

/// A decision to be judged, with its position on the line.
pub(crate) struct Moment<'a, G: ListedGame> {
    pub ply: usize,
    pub made: &'a Ply<G>,
    pub mv: G::Move,
}

impl<G: ListedGame> Played<G> {
    /// Returns the decisions to be judged: the person's, and with two seats a bot's as well, but not while a bot's
    /// hidden cards would be revealed. Replays nothing, since this is called after every verdict.
    pub(crate) fn moments(&self) -> impl Iterator<Item = Moment<'_, G>> {
        let viewer = self.viewer;
        let open = self.record.finished || G::held(&G::view(&self.state, viewer)).is_none();
        let both = open && self.players.all().len() == 2;
        let plies = self.line.plies().iter().enumerate();
        let decided = plies.map_while(|(ply, made)| Some(Moment { ply, made, mv: made.mv? }));
        // An automaton had no choice.
        let judged = move |seat| seat == viewer || (both && self.players.at(seat) != Some(&Player::Automaton));
        decided.filter(move |moment| judged(moment.made.seat))
    }

    /// Returns what the deciding seat could see.
    pub(crate) fn view_before(&self, moment: &Moment<'_, G>) -> Option<G::View> {
        Some(G::view(&self.line.state_at(moment.ply)?, moment.made.seat))
    }

    /// Returns the first decision to be judged: the next one, or with `appraised` the one of the person's that seems to
    /// have cost most by a short evaluation of the positions around it.
    pub(crate) fn first_unjudged(&self, known: &Verdicts, appraised: Option<&Appraised>) -> Option<Unjudged> {
        let unjudged = || self.moments().filter(|moment| !known.contains_key(&moment.made.node));
        let costliest = appraised.and_then(|appraised| {
            let own = unjudged().filter(|moment| self.is_viewer(moment.made.seat));
            let with_cost = own.map(|moment| (self.apparent_cost(&moment, appraised), moment));
            with_cost.reduce(|most, other| if other.0 > most.0 { other } else { most }).map(|(_, moment)| moment)
        });
        self.judging(&costliest.or_else(|| unjudged().next())?)
    }

    /// Returns the decision after `ply` others, if it is to be judged and isn't yet.
    pub(crate) fn unjudged_after(&self, known: &Verdicts, ply: usize) -> Option<Unjudged> {
        let moment = self.moments().find(|moment| moment.ply == ply && !known.contains_key(&moment.made.node))?;
        self.judging(&moment)
    }

    /// Returns the computation that judges a decision.
    fn judging(&self, moment: &Moment<'_, G>) -> Option<Unjudged> {
        let (node, mv, view) = (moment.made.node, moment.mv, self.view_before(moment)?);
        let seed = self.thought_seed_at(moment.ply);
        let thought = move |cancel: &Cancel| {
            let verdict = bot::verdict::<G>(&view, mv, seed, cancel).ok()?;
            Some(verdict.map(|Verdict { preferred, played, why }| Verdict {
                preferred: preferred.map(G::move_out),
                played: played.map(G::move_out),
                why: why.map(|why| why.map(G::milestone_out)),
            }))
        };
        Some(Unjudged { node, thought: Box::new(thought) })
    }

    /// Returns what a decision cost the person by a short evaluation of the positions before and after it; 0 if they
    /// aren't evaluated.
    fn apparent_cost(&self, moment: &Moment<'_, G>, appraised: &Appraised) -> f64 {
        let before = moment.ply.checked_sub(1).and_then(|ply| self.line.plies().get(ply)).map(|made| made.node);
        let share = |node: Option<NodeId>| appraised.get(&node).copied().flatten().map(|(share, _)| share);
        share(before).zip(share(Some(moment.made.node))).map_or(0.0, |(before, after)| before - after)
    }

    /// Takes over the verdicts on this line that were kept, if they fit its decisions; those of other branches stay.
    pub(crate) fn adopt(&self, known: &mut Verdicts, kept: &mut Verdicts) {
        for moment in self.moments() {
            if kept.is_empty() {
                return;
            }
            let node = moment.made.node;
            let verdict = kept.remove(&node).flatten().filter(|verdict| self.fits(&moment, *verdict));
            if let Some(verdict) = verdict {
                known.entry(node).or_insert(Some(verdict));
            }
        }
    }

    /// Whether a verdict from outside can be one on this decision.
    fn fits(&self, moment: &Moment<'_, G>, verdict: GameVerdict) -> bool {
        let is_value = |value: MoveValue<GameMove>| {
            (0.0..=1.0).contains(&value.share) && (0.0..=1.0).contains(&value.error) && value.result.abs() < MOST_RESULT
        };
        let mut moves = Vec::new();
        if let Some(state) = self.line.state_at(moment.ply) {
            G::legal_moves(&state, &mut moves);
        }
        is_value(verdict.preferred)
            && is_value(verdict.played)
            && G::move_in(verdict.played.mv) == Some(moment.mv)
            && G::move_in(verdict.preferred.mv).is_some_and(|mv| moves.contains(&mv))
            && verdict.why.is_none_or(|why| G::milestone_in(why.milestone).is_some())
    }

    /// Returns the decisions judged without a gap, in order.
    fn told<'a>(&'a self, known: &'a Verdicts) -> impl Iterator<Item = (&'a Option<GameVerdict>, Moment<'a, G>)> {
        self.moments().map_while(|moment| Some((known.get(&moment.made.node)?, moment)))
    }

    /// Returns how many decisions have been judged without a gap, and how many are to be. Called whenever the table
    /// changes.
    pub(crate) fn judged_counts(&self, known: &Verdicts) -> (u32, u32) {
        (count(self.told(known).count()), count(self.moments().count()))
    }

    /// Returns the progress, the verdicts from decision `have` on, and the conclusions from all of them. The caller
    /// fills in whether more will follow.
    pub(crate) fn judged_from(&self, known: &Verdicts, have: u32, lang: Lang) -> Review {
        let told: Vec<_> = self.told(known).collect();
        let names = self.names(lang);
        let (mut decisions, mut forced) = (Vec::new(), Vec::new());
        for (verdict, moment) in told.iter().skip(have as usize) {
            let Some(view) = self.view_before(moment) else { continue };
            match verdict {
                Some(verdict) => decisions.push(self.decision(moment, &view, *verdict, lang, &names)),
                None => forced.extend(self.forced(moment, &view, lang, &names)),
            }
        }
        let judgements: Vec<_> =
            told.iter().filter_map(|(verdict, moment)| Some(self.judgement(moment, (**verdict)?))).collect();
        let end = self.final_odds();
        let turning = turning_points::turning_points(&judgements, end, |from, to| self.cause_between(from, to));
        let (all, done) = (count(self.moments().count()), count(told.len()));
        let balance = if done == all { self.balance(known) } else { None };
        let (end, end_lead) = (end.map(|(_, odds)| odds.percent), end.and_then(|(_, odds)| odds.lead));
        Review { all, done, running: false, decisions, forced, turning, end, end_lead, balance }
    }

    /// Returns a decision without alternative; `None` for one that only isn't judged.
    fn forced(&self, moment: &Moment<'_, G>, view: &G::View, lang: Lang, names: &Names) -> Option<ForcedDecision> {
        let mut moves = Vec::new();
        G::legal_moves(&self.line.state_at(moment.ply)?, &mut moves);
        let text = (moves.len() == 1).then(|| G::mv(moment.mv, view, lang, names))?;
        Some(ForcedDecision { ply: count(moment.ply), seat: moment.made.seat, text })
    }

    /// Converts the deciding seat's win rate to the person's, in percent, rounded so that both add up to a hundred.
    fn percent_of(&self, moment: &Moment<'_, G>, share: f64) -> u8 {
        let percent = (100.0 * share).round() as u8;
        if self.is_viewer(moment.made.seat) { percent } else { 100 - percent.min(100) }
    }

    /// Converts the deciding seat's expectation to the person's.
    fn odds_of(&self, moment: &Moment<'_, G>, worth: MoveValue<GameMove>) -> Odds {
        let result = if self.is_viewer(moment.made.seat) { worth.result } else { -worth.result };
        Odds { percent: self.percent_of(moment, worth.share), lead: lead_of(G::MEASURE, result) }
    }

    pub(crate) fn judgement(&self, moment: &Moment<'_, G>, verdict: GameVerdict) -> Judgement {
        Judgement {
            ply: moment.ply,
            own: self.is_viewer(moment.made.seat),
            grade: verdict.grade(),
            preferred: self.odds_of(moment, verdict.preferred),
            played: self.odds_of(moment, verdict.played),
        }
    }

    fn decision(
        &self,
        moment: &Moment<'_, G>,
        view: &G::View,
        verdict: GameVerdict,
        lang: Lang,
        names: &Names,
    ) -> JudgedDecision {
        let told = |worth: MoveValue<GameMove>, Odds { percent, lead }: Odds| JudgedMove {
            text: G::move_in(worth.mv).map(|mv| G::mv(mv, view, lang, names)).unwrap_or_default(),
            expected: G::expectation(worth.share, worth.result, lang),
            percent,
            lead,
            mv: worth.mv,
        };
        let result = |worth: MoveValue<GameMove>| Some((G::move_in(worth.mv)?, worth.result));
        let noted = result(verdict.played).zip(result(verdict.preferred));
        JudgedDecision {
            ply: count(moment.ply),
            seat: moment.made.seat,
            preferred: told(verdict.preferred, self.odds_of(moment, verdict.preferred)),
            played: told(verdict.played, self.odds_of(moment, verdict.played)),
            noted: noted.and_then(|(played, preferred)| G::noted(played, preferred, lang)),
            why: verdict.why.and_then(|why| {
                let milestone = G::milestone_in(why.milestone)?;
                Some(in_words::<G>(why.map(|_| milestone), ComparedMove::Made, lang, names))
            }),
            grade: verdict.grade(),
        }
    }
}

/// Puts an expected line into words.
pub(crate) fn line_in_words<G: ListedGame>(
    line: &[LineStep<G::Move, G::Event>],
    lang: Lang,
    names: &Names,
) -> Vec<Vec<Span>> {
    let events = line.iter().flat_map(|step| &step.events);
    events.map(|event| phrase::told::<G>(event, lang, names)).collect()
}

/// Puts what a move achieves and another doesn't into words, with its rule.
pub(crate) fn in_words<G: ListedGame>(
    why: Why<G::Milestone>,
    against: ComparedMove,
    lang: Lang,
    names: &Names,
) -> wire::Why {
    let Why { milestone, percent, other } = why;
    wire::Why {
        text: phrase::why::<G>(milestone, (percent, other), against, lang, names),
        rule: milestone.rule().to_string(),
        milestone: G::milestone_out(milestone),
        percent,
        other,
    }
}

pub(crate) fn count(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests;
