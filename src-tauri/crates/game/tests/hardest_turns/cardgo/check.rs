//! Which rules stand against a move.

use super::*;

impl State {
    /// Every rule against the move, in the order of a turn; looks only at what `seat` may see.
    pub(super) fn refusals(&self, seat: Seat, mv: Move) -> Vec<Refusal> {
        let Some(to_move) = self.to_move() else { return vec![Refusal::GameOver] };
        if seat != to_move {
            return vec![Refusal::NotYourTurn { to_move }];
        }
        let Table { setup, drew, played, turns, .. } = &self.table;
        let mut against = Vec::new();
        let mut unless = |holds: bool, refusal| {
            if !holds {
                against.push(refusal);
            }
        };
        let holds = |card| self.hands[seat.index()].contains(&card);
        match (self.table.step, mv) {
            (Step::Turn, Move::Draw) => {
                unless(*turns >= u16::from(setup.moves_before_cards), Refusal::TooEarly { turns: *turns });
                unless(!self.deck.is_empty(), Refusal::DeckEmpty);
                unless(!drew, Refusal::AlreadyDrew);
                unless(!played, Refusal::OneCardATurn);
            }
            (Step::Turn, Move::Play { card }) => {
                unless(holds(card), Refusal::NotInHand { card });
                unless(!played, Refusal::OneCardATurn);
                unless(!card.is_counter(), Refusal::OnlyAsCounter { card });
            }
            (Step::Turn, Move::Place { point }) => against.extend(self.after(point).err()),
            (Step::Aim { .. }, Move::Aim { point }) => {
                unless(self.targets().any(|target| target == point), Refusal::NoTarget { point });
            }
            (Step::Counter { card: announced, target }, Move::Counter { card }) => {
                unless(holds(card), Refusal::NotInHand { card });
                unless(card.is_counter(), Refusal::NotACounter { card });
                let reaches = State::cancels(card, target);
                unless(reaches, Refusal::OutOfReach { counter: card, card: announced });
            }
            (Step::Name { first }, Move::Name { point }) => {
                unless(first != Some(point), Refusal::NamedTwice { point });
                against.extend(self.after(point).err());
            }
            (Step::Answer { points }, Move::Answer { point }) => {
                unless(points.contains(&point), Refusal::NotNamed { point });
            }
            (Step::HandLimit, Move::Discard { card }) => unless(holds(card), Refusal::NotInHand { card }),
            (Step::Turn, Move::Pass) | (Step::Counter { .. }, Move::Decline) => {}
            (step, _) => unless(false, Refusal::NotNow { pending: step.rule() }),
        }
        against
    }
}

impl Step {
    fn rule(self) -> RuleId {
        match self {
            Step::Turn => rules::TURN,
            Step::Aim { .. } => rules::ANNOUNCED,
            Step::Counter { .. } => rules::COUNTER,
            Step::Name { .. } | Step::Answer { .. } => rules::DILEMMA,
            Step::HandLimit => rules::HAND_LIMIT,
            Step::Over => rules::END,
        }
    }
}
