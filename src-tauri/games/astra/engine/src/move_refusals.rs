//! Checks of moves: the rules that forbid a move, in the specification's order.

use crate::ability::Ability;
use crate::boon::Boon;
use crate::card::Card;
use crate::display::{Chart, DisplayPlace};
use crate::moves::{Aim, Intent, Order};
use crate::refusal::{Decision, Purpose, Refusal};
use crate::rules;
use crate::star_set::{StarId, StarSet};
use crate::state::{State, Step};
use game::{Seat, put_in_order};

impl State {
    /// Returns every rule that forbids a touch, in the specification's order; empty if nothing chosen so far is
    /// forbidden.
    pub(crate) fn against(&self, seat: Seat, intent: &Intent) -> Vec<Refusal> {
        if let Err(refusal) = self.asked(seat, intent) {
            return vec![refusal];
        }
        let mut against = Vec::new();
        match intent {
            Intent::Use { card, aim } => self.against_use(*card, *aim, &mut against),
            Intent::Observe { place, path } => self.against_observe(*place, path, &mut against),
            Intent::Discover { place } => self.against_discovering(*place, &mut against),
            Intent::SetAside { card } => {
                if self.journal.position(*card).is_none() {
                    against.push(Refusal::NotActive { card: *card, purpose: Purpose::SetAside });
                }
            }
            Intent::Dream { star } => {
                if let Step::Dream { place } = self.step
                    && let Some(chart) = self.displayed(place)
                {
                    against_first(chart, *star, &mut against);
                }
            }
            Intent::Take { boon, card } => self.against_boon(*boon, *card, &mut against),
            Intent::Reorder { order } => {
                let cards = self.looked_at();
                if !Order::all(cards).contains(order) {
                    against.push(Refusal::NotSoMany { cards: cards as u8 });
                }
            }
            Intent::Stop | Intent::Rest | Intent::Decline | Intent::Automaton => {}
        }
        put_in_order(&mut against, rules::ALL);
        against
    }

    /// Checks that this decision is pending for this seat.
    fn asked(&self, seat: Seat, intent: &Intent) -> Result<(), Refusal> {
        let (Some(to_move), Some(pending)) = (self.to_move(), self.step.decision()) else {
            return Err(Refusal::GameOver);
        };
        if to_move != seat {
            return Err(Refusal::NotYourTurn { to_move });
        }
        let decision = match intent {
            Intent::Use { .. } | Intent::Rest => Decision::Turn,
            Intent::Observe { .. } if pending == Decision::ObserveMore => Decision::ObserveMore,
            Intent::Observe { .. } => Decision::Turn,
            Intent::Stop => Decision::ObserveMore,
            Intent::Discover { .. } => Decision::Discover,
            Intent::SetAside { .. } => Decision::SetAside,
            Intent::Dream { .. } => Decision::Dream,
            Intent::Take { .. } | Intent::Decline => Decision::Boon,
            Intent::Reorder { .. } => Decision::Reorder,
            Intent::Automaton => Decision::Automaton,
        };
        match (decision == pending, pending, intent) {
            (true, ..) => Ok(()),
            (_, Decision::ObserveMore, Intent::Use { card, .. }) => Err(Refusal::AfterAction { card: *card }),
            (_, Decision::Turn, _) => Err(Refusal::NotAsked { decision }),
            _ => Err(Refusal::FirstDecide { pending }),
        }
    }

    fn against_use(&self, card: Card, aim: Aim, against: &mut Vec<Refusal>) {
        let Some(at) = self.journal.position(card) else {
            return against.push(Refusal::NotActive { card, purpose: Purpose::Use });
        };
        if self.journal.active[at].exhausted {
            return against.push(Refusal::Exhausted { card });
        }
        let ability = card.constellation().ability;
        let purpose = Purpose::Aim(ability);
        match (ability, aim) {
            (Ability::Mark, Aim::Star(place, star)) => match self.displayed(place) {
                Some(chart) => against_first(chart, star, against),
                None => against.push(Refusal::NoCardThere { place, purpose }),
            },
            (Ability::Reactivate, Aim::Exhausted(other)) => {
                if other.constellation().ability == ability {
                    against.push(Refusal::OwnKind { card: other });
                }
                match self.journal.position(other) {
                    None => against.push(Refusal::NotActive { card: other, purpose }),
                    Some(at) if !self.journal.active[at].exhausted => {
                        against.push(Refusal::NotExhausted { card: other });
                    }
                    Some(_) => {}
                }
            }
            (Ability::Exchange, Aim::Displayed(place)) => {
                match self.displayed(place) {
                    None => against.push(Refusal::NoCardThere { place, purpose }),
                    Some(chart) if !chart.marks.all().is_empty() => {
                        against.push(Refusal::MarkedCard { card: chart.card });
                    }
                    Some(_) => {}
                }
                if self.deck.is_empty() {
                    against.push(Refusal::DeckEmpty { ability });
                }
            }
            (Ability::Exchange, Aim::Nothing) if self.deck.is_empty() => against.push(Refusal::DeckEmpty { ability }),
            (Ability::Mark | Ability::Reactivate | Ability::Exchange, _) => {
                let mut aims = Vec::new();
                self.list_uses(card, &mut aims);
                against.push(match aims.is_empty() {
                    true => Refusal::NoEffect { ability },
                    false => Refusal::WrongAim { ability },
                });
            }
            (Ability::Peek, Aim::Nothing) if self.deck.is_empty() => against.push(Refusal::DeckEmpty { ability }),
            (_, Aim::Nothing) => {
                if !self.has_effect(ability) {
                    against.push(Refusal::NoEffect { ability });
                }
            }
            _ => against.push(Refusal::WrongAim { ability }),
        }
    }

    fn against_observe(&self, place: DisplayPlace, path: &[StarId], against: &mut Vec<Refusal>) {
        let Some(chart) = self.displayed(place) else {
            return against.push(Refusal::NoCardThere { place, purpose: Purpose::Observe });
        };
        let card = chart.card;
        if chart.is_complete() {
            return against.push(Refusal::Complete { card });
        }
        if self.journal.reach() == 0 {
            return against.push(Refusal::NoStardust);
        }
        let Some((&first, further)) = path.split_first() else { return against.push(Refusal::NoStar) };
        against_first(chart, first, against);
        let (mut last, mut drawn, mut jump) = (first, StarSet::of(first), self.journal.this_turn.jump);
        let jumper = self.journal.active().iter().any(|active| active.card.constellation().ability == Ability::Jump);
        for &star in further {
            match against_next(chart, last, star, drawn, &mut jump) {
                // A player without a jump card isn't told about jumps.
                Some(Refusal::NoJump { card, from, star }) if !jumper => {
                    against.push(Refusal::NotJoined { card, from, star });
                }
                refusal => against.extend(refusal),
            }
            drawn = drawn.with(StarSet::of(star));
            last = star;
        }
        let free = u8::from(self.journal.this_turn.free_first);
        let (needs, has) = (u8::try_from(path.len()).unwrap_or(u8::MAX).saturating_sub(free), self.journal.stardust);
        if needs > has
            && let Some(&star) = path.get(usize::from(has + free))
        {
            against.push(Refusal::TooExpensive { card, star, needs: has + 1, has });
        }
    }

    fn against_discovering(&self, place: DisplayPlace, against: &mut Vec<Refusal>) {
        match self.displayed(place) {
            None => against.push(Refusal::NoCardThere { place, purpose: Purpose::Discover }),
            Some(chart) if !chart.is_complete() => against.push(Refusal::NotComplete { card: chart.card }),
            Some(_) => {}
        }
    }

    fn against_boon(&self, boon: Boon, card: Option<Card>, against: &mut Vec<Refusal>) {
        let Some(chart) = self.just_discovered() else { return };
        if !chart.card.constellation().boons.contains(&boon) {
            against.push(Refusal::NoSuchBoon { card: chart.card, boon });
        } else if !State::open_boons(chart).contains(&boon) {
            let (yours, dream) = (chart.marks.yours.len(), chart.marks.dream.len());
            against.push(Refusal::FewerThanDream { card: chart.card, yours, dream });
        }
        match card {
            Some(_) if boon != Boon::Reactivate => against.push(Refusal::NoSuchBoon { card: chart.card, boon }),
            Some(card) if !self.journal.exhausted().any(|exhausted| exhausted == card) => {
                against.push(Refusal::WhichCard);
            }
            None if boon == Boon::Reactivate && self.journal.exhausted().next().is_some() => {
                against.push(Refusal::WhichCard);
            }
            _ => {}
        }
    }
}

/// Collects what forbids a star as the first one (AS-3.2).
fn against_first(chart: &Chart, star: StarId, against: &mut Vec<Refusal>) {
    let card = chart.card;
    let figure = card.constellation();
    if chart.first_stars().contains(star) {
        return;
    }
    let marked = chart.marks.all();
    against.push(if !figure.all_stars().contains(star) {
        Refusal::NoSuchStar { card, star }
    } else if marked.contains(star) {
        Refusal::AlreadyMarked { card, star }
    } else if let Some(start) = figure.starting_star().into_iter().next().filter(|_| marked.is_empty()) {
        Refusal::NotStartingStar { card, star, start }
    } else {
        Refusal::NotJoinedToMarked { card, star }
    });
}

/// Returns what forbids a star after another one (AS-3.3). If it needs a jump, the jump is used up (AS-10.7).
fn against_next(chart: &Chart, from: StarId, star: StarId, drawn: StarSet, jump: &mut bool) -> Option<Refusal> {
    let card = chart.card;
    let figure = card.constellation();
    if !figure.all_stars().contains(star) {
        Some(Refusal::NoSuchStar { card, star })
    } else if chart.marks.all().with(drawn).contains(star) {
        Some(Refusal::AlreadyMarked { card, star })
    } else if figure.joined(from).contains(star) {
        None
    } else if !chart.jumped_to(from, drawn).contains(star) {
        Some(Refusal::NotJoined { card, from, star })
    } else if !*jump {
        Some(Refusal::NoJump { card, from, star })
    } else {
        *jump = false;
        None
    }
}
