//! What a bot thinks of the decisions on a table's line, one by one, each by what its seat could see.

use crate::games::{GameMove, TableGame};
use crate::played::Played;
use crate::wire::{JudgedDecision, JudgedMove};
use bot::{Cancel, Verdict, Worth};
use game::Seat;
use rulebook::Lang;
use rulebook::phrase::Names;
use std::collections::BTreeMap;
use store::NodeId;

/// Verdicts by the journal's node of the decision; none where there was nothing to judge.
pub(crate) type Verdicts = BTreeMap<NodeId, Option<Verdict<GameMove>>>;
/// What has to be thought to judge a decision, without holding anything of the table; `None` if it was cancelled.
pub(crate) type JudgeThought = Box<dyn FnOnce(&Cancel) -> Option<Option<Verdict<GameMove>>> + Send>;

/// The first decision not judged yet, and what has to be thought of it.
pub(crate) struct Unjudged {
    pub node: NodeId,
    pub thought: JudgeThought,
}

/// A decision that is judged: where on the line, by whom, and from which position.
struct Moment<G: TableGame> {
    ply: usize,
    node: NodeId,
    seat: Seat,
    mv: G::Move,
    before: G::State,
}

impl<G: TableGame> Moment<G> {
    fn view(&self) -> G::View {
        G::view(&self.before, self.seat)
    }
}

impl<G: TableGame> Played<G> {
    /// The decisions that are judged: the person's, and with two seats the other one's, but not while its hidden
    /// cards would show through.
    fn moments(&self) -> impl Iterator<Item = Moment<G>> {
        let person = self.person();
        let open = G::to_move(&self.state).is_none() || G::held(&G::view(&self.state, person)).is_none();
        let both = open && self.players.all().len() == 2;
        let mut state = self.line.state_at(0);
        let judged = self.line.plies().iter().enumerate().map_while(move |(ply, decided)| {
            let (before, mv) = (state.take()?, decided.mv?);
            let mut after = before.clone();
            G::apply(&mut after, mv, &mut game::Silent);
            state = Some(after);
            let moment = Moment { ply, node: decided.node, seat: decided.seat, mv, before };
            Some((both || decided.seat == person).then_some(moment))
        });
        judged.flatten()
    }

    pub(crate) fn first_unjudged(&self, known: &Verdicts) -> Option<Unjudged> {
        let first = self.moments().find(|moment| !known.contains_key(&moment.node))?;
        let (node, mv, view, seed) = (first.node, first.mv, first.view(), self.thought_seed_at(first.ply));
        let thought = move |cancel: &Cancel| {
            let verdict = bot::verdict::<G>(&view, mv, seed, cancel).ok()?;
            Some(verdict.map(|Verdict { preferred, played }| Verdict {
                preferred: preferred.map(G::move_out),
                played: played.map(G::move_out),
            }))
        };
        Some(Unjudged { node, thought: Box::new(thought) })
    }

    /// How many decisions are to be judged, how many have been without a gap, and what was found of those from the
    /// `have`th on.
    pub(crate) fn judged_from(&self, known: &Verdicts, have: u32, lang: Lang) -> (u32, u32, Vec<JudgedDecision>) {
        let names = self.names(lang);
        let moments: Vec<Moment<G>> = self.moments().collect();
        let found = moments.iter().map_while(|moment| Some((moment, known.get(&moment.node)?)));
        let told: Vec<_> = found.map(|(moment, verdict)| verdict.map(|found| (moment, found))).collect();
        let decisions = told.iter().skip(have as usize).flatten();
        let decisions = decisions.map(|(moment, verdict)| self.decision(moment, *verdict, lang, &names)).collect();
        (count(moments.len()), count(told.len()), decisions)
    }

    fn decision(&self, moment: &Moment<G>, verdict: Verdict<GameMove>, lang: Lang, names: &Names) -> JudgedDecision {
        let (own, view) = (moment.seat == self.person(), moment.view());
        let told = |worth: Worth<GameMove>| JudgedMove {
            text: G::move_in(worth.mv).map(|mv| G::mv(mv, &view, lang, names)).unwrap_or_default(),
            expected: G::expectation(worth.share, worth.result, lang),
            percent: (100.0 * if own { worth.share } else { 1.0 - worth.share }).round() as u8,
            mv: worth.mv,
        };
        JudgedDecision {
            ply: count(moment.ply),
            seat: moment.seat,
            preferred: told(verdict.preferred),
            played: told(verdict.played),
            turns: verdict.turns(),
        }
    }
}

fn count(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}
