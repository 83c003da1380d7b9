//! Which rules stand against a move.

use super::*;

impl State {
    /// Every rule against the move, in the spec's order.
    pub(super) fn refusals(&self, seat: Seat, mv: Move) -> Vec<Refusal> {
        match self.to_move() {
            None => return vec![Refusal::Over],
            Some(to_move) if to_move != seat => return vec![Refusal::NotYourTurn],
            Some(_) => {}
        }
        let mut against = Vec::new();
        let mut unless = |holds: bool, refusal| {
            if !holds {
                against.push(refusal);
            }
        };
        let side = &self.table.sides[YOU.index()];
        match (self.table.step, mv) {
            (Step::Action | Step::Between, Move::Observe { place }) => {
                unless(side.stardust > 0, Refusal::NoStardust);
                unless(self.table.step == Step::Action || side.telescopes > 0, Refusal::NoTelescope);
                unless(self.observable().any(|displayed| displayed == place), Refusal::Complete { place });
            }
            (Step::Path { place: observed, last }, Move::Mark { place, star }) => {
                unless(place == observed, Refusal::OtherConstellation { observed });
                let markable = star < 16 && self.markable() & (1 << star) != 0;
                match last {
                    None => unless(markable, Refusal::NotTheFirstStar { star }),
                    Some(last) => unless(markable, Refusal::NotJoined { star, last }),
                }
            }
            (Step::Path { last, .. }, Move::Stop) => unless(last.is_some(), Refusal::NothingMarkedYet),
            (Step::Action, Move::Rest)
            | (Step::Between, Move::EndTurn)
            | (Step::Boon { .. }, Move::Boon { .. } | Move::NoBoon)
            | (Step::Automaton, Move::FollowRules) => {}
            (step, _) => unless(false, Refusal::NotNow { pending: step.rule() }),
        }
        against
    }
}

impl Step {
    fn rule(self) -> RuleId {
        match self {
            Step::Action => rules::ACTION,
            Step::Path { .. } => rules::PATH,
            Step::Between => rules::TELESCOPE,
            Step::Automaton => rules::AUTOMATON_REST,
            Step::Boon { .. } => rules::BOON,
            Step::Over => rules::WINNER,
        }
    }
}
