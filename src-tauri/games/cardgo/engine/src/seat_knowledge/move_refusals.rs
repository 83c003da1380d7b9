//! The refusals: which rules forbid a move or an intent.

use super::SeatKnowledge;
use super::move_list::cancels;
use crate::card::{Card, TargetKind};
use crate::line::Line;
use crate::moves::{Intent, Move, Order};
use crate::point::Point;
use crate::public_state::{Phase, Stage};
use crate::refusal::{AnswerKind, PendingDecision, Refusal};
use crate::rules;
use crate::step::Step;
use crate::targets::Targets;
use game::{Seat, put_in_order};

type Verdict = Result<(), Refusal>;

impl SeatKnowledge<'_> {
    /// Checks whether `seat` may make the move `mv` now.
    ///
    /// # Errors
    /// Returns the first rule that forbids it.
    pub(crate) fn allows(&self, seat: Seat, mv: Move) -> Verdict {
        if let Some(&first) = self.against(seat, mv.intent()).first() {
            return Err(first);
        }
        let Move::Mark { point } = mv else { return Ok(()) };
        let first = self.table.group(point).first().unwrap_or(point);
        if first == point { Ok(()) } else { Err(Refusal::NotFirst { point, first }) }
    }

    /// All rules that forbid an intent, in the order of the specification.
    pub(crate) fn against(&self, seat: Seat, intent: Intent) -> Vec<Refusal> {
        let table = self.table;
        let Some(to_move) = table.to_move() else { return vec![Refusal::GameOver] };
        if seat != to_move {
            return vec![match table.phase {
                Phase::Counting { .. } => Refusal::NotYourWord { to_move },
                _ => Refusal::NotYourTurn { to_move },
            }];
        }
        let mut against = Vec::new();
        match table.phase {
            Phase::Playing => self.against_playing(intent, &mut against),
            Phase::Counting { stage } => against.extend(self.against_counting(stage, intent).err()),
            Phase::Over => {}
        }
        put_in_order(&mut against, rules::ALL);
        against
    }

    fn against_counting(&self, stage: Stage, intent: Intent) -> Verdict {
        match (stage, intent) {
            (_, Intent::Agree | Intent::Resume) => Ok(()),
            (Stage::Last, Intent::Mark { .. }) => Err(Refusal::OnlyAnswer),
            (_, Intent::Mark { point }) => self.against_mark(point),
            _ => Err(Refusal::Counting),
        }
    }

    fn against_mark(&self, point: Point) -> Verdict {
        let table = self.table;
        if !table.position.board().has(point) {
            return Err(Refusal::NoSuchPoint { point, size: table.setup.size });
        }
        match table.group(point).first() {
            None => Err(Refusal::NoStone { point }),
            Some(_) => Ok(()),
        }
    }

    fn against_playing(&self, intent: Intent, against: &mut Vec<Refusal>) {
        let table = self.table;
        let step = table.desk.step;
        let answered = match (step, intent) {
            (_, Intent::Mark { .. } | Intent::Agree | Intent::Resume) => Err(Refusal::NotCounting),
            (Step::Turn, Intent::Play { point }) => return self.against_play(point, against),
            (Step::Turn, Intent::Pass) => Ok(()),
            (Step::Turn, Intent::Draw) => return self.against_draw(against),
            (Step::Turn, Intent::Card { card } | Intent::Hand { card }) => return self.against_card(card, against),
            (Step::Turn, _) => Err(not_asked(intent)),
            (Step::Aim { card, targets }, Intent::Target { point }) if card.wants() != TargetKind::Line => {
                table.against_target(card, targets, point)
            }
            (Step::Aim { card, .. }, Intent::Line { line }) if card.wants() == TargetKind::Line => {
                self.against_line(line)
            }
            (Step::Answer { .. }, Intent::Let) => Ok(()),
            (Step::Answer { card: announced, targets, .. }, Intent::Counter { card } | Intent::Hand { card }) => {
                return self.against_counter(card, announced, targets, against);
            }
            (Step::Arrange, Intent::Arrange { order }) => self.against_order(order),
            (Step::Name { points, .. }, Intent::Target { point }) => table.against_named(points, point),
            (Step::Choose { points }, Intent::Target { point }) if points.contains(point) => Ok(()),
            (Step::Choose { .. }, Intent::Target { point }) => Err(Refusal::NotNamed { point }),
            (Step::Note, Intent::Target { point }) => table.against_noted(point),
            (Step::Discard { .. }, Intent::Discard { card } | Intent::Hand { card }) => self.holds(card),
            _ => step.pending().map_or(Ok(()), |pending| Err(Refusal::DecideFirst { pending })),
        };
        against.extend(answered.err());
    }

    fn holds(&self, card: Card) -> Verdict {
        if self.hand.has(card) { Ok(()) } else { Err(Refusal::NotInHand { card }) }
    }

    fn against_play(&self, point: Point, against: &mut Vec<Refusal>) {
        let table = self.table;
        against.extend(table.against_stone(point).err());
        let Some(lasting) = table.binding().filter(|_| table.banned().contains(point)) else { return };
        against.push(match lasting.card {
            Card::Trap => Refusal::OwnTrap { point },
            card => Refusal::Restricted { point, card, by: lasting.by },
        });
    }

    /// The reason why nobody draws or plays cards at all in this game or phase.
    fn without_cards(&self) -> Option<Refusal> {
        let table = self.table;
        if !table.has_cards() {
            Some(Refusal::NoCards)
        } else if table.resumed {
            Some(Refusal::ResumedWithoutCards)
        } else {
            table.desk.ordinary.then_some(Refusal::OrdinaryGo)
        }
    }

    fn against_lasting(&self) -> Option<Refusal> {
        let lasting = self.table.desk.lasting?;
        Some(Refusal::LastingInForce { card: lasting.card, left: lasting.left })
    }

    fn against_draw(&self, against: &mut Vec<Refusal>) {
        let (table, desk) = (self.table, &self.table.desk);
        if let Some(without) = self.without_cards() {
            return against.push(without);
        }
        let left = table.quiet_left();
        against.extend((left > 0).then_some(Refusal::TooEarly { left }));
        against.extend((self.deck == 0).then_some(Refusal::DeckEmpty));
        against.extend(desk.drawn.then_some(Refusal::AlreadyDrawn));
        against.extend((desk.carded && !desk.drawn).then_some(Refusal::DrawBeforeCard));
        against.extend(self.against_lasting());
    }

    fn against_card(&self, card: Card, against: &mut Vec<Refusal>) {
        let (table, desk) = (self.table, &self.table.desk);
        if let Some(without) = self.without_cards() {
            return against.push(without);
        }
        against.extend(self.holds(card).err());
        against.extend(desk.carded.then_some(Refusal::OneCard));
        against.extend(self.against_lasting());
        against.extend(card.is_counter().then_some(Refusal::CounterInOwnTurn { card }));
        if card == Card::ElbowRoom && !table.has_elbow_room() {
            against.push(Refusal::TooFewFree { free: table.free_points() });
        }
    }

    fn against_counter(&self, counter: Card, card: Card, targets: Targets, against: &mut Vec<Refusal>) {
        against.extend(self.holds(counter).err());
        if !counter.is_counter() {
            against.push(Refusal::NotACounter { card: counter });
        } else if !cancels(counter, card, targets) {
            against.push(Refusal::OutOfReach { counter, card });
        }
    }

    fn against_line(&self, line: Line) -> Verdict {
        let size = self.table.setup.size;
        if line.is_on(size) { Ok(()) } else { Err(Refusal::NoSuchLine { line, size }) }
    }

    fn against_order(&self, order: Order) -> Verdict {
        let mut told: Vec<Option<Card>> = self.foreseen.iter().copied().map(Some).collect();
        let mut given = order;
        told.resize(given.len(), None);
        // Empty places must come last.
        let gaps = given.windows(2).any(|pair| pair[0].is_none() && pair[1].is_some());
        told.sort_unstable();
        given.sort_unstable();
        if !gaps && told == given { Ok(()) } else { Err(Refusal::NotTheseCards) }
    }
}

/// The refusal of an answer that the pending decision doesn't ask for.
fn not_asked(intent: Intent) -> Refusal {
    let what = match intent {
        Intent::Counter { card } if card.is_counter() => return Refusal::CounterInOwnTurn { card },
        Intent::Counter { .. } => AnswerKind::Counter,
        Intent::Line { .. } => AnswerKind::Line,
        Intent::Let => AnswerKind::Let,
        Intent::Arrange { .. } => AnswerKind::Arrange,
        Intent::Discard { .. } => AnswerKind::Discard,
        _ => AnswerKind::Target,
    };
    Refusal::NotAsked { what }
}

impl Step {
    /// The decision that has to be made before anything else; `None` if the player of the turn may choose freely.
    fn pending(self) -> Option<PendingDecision> {
        Some(match self {
            Step::Turn => return None,
            Step::Aim { card, .. } => PendingDecision::Aim { card },
            Step::Answer { card, .. } => PendingDecision::Answer { card },
            Step::Arrange => PendingDecision::Arrange,
            Step::Name { .. } => PendingDecision::Name,
            Step::Choose { .. } => PendingDecision::Choose,
            Step::Note => PendingDecision::Note,
            Step::Discard { limit } => PendingDecision::Discard { limit },
        })
    }
}
