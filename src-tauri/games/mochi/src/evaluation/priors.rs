//! The priors of moves, computed without search from the hand that a move leaves.

use super::shape::{Shape, best_weight, turns};
use game::Seat;
use mochi::{Card, Effect, Half, Move, Source, State};

// All values are in units of turns; they were tuned by self-play.

/// The minimum cost of a penalty point in hand.
const POINT: f32 = 0.18;
/// The additional cost of a point, divided by one more than the smallest opposing hand: a small one may end the round
/// soon.
const DANGER: f32 = 0.2;
/// The value of an empty hand.
const OUT: f32 = 2.0;
/// The value of an unseen card, beyond the two turns that any card costs.
const UNSEEN: f32 = 2.0;
/// The number that an unseen card is assumed to have.
const MEAN_NUMBER: f32 = 4.5;
/// The values of the effects of a pair.
const DRAW: f32 = 0.2;
const PASS_LEFT: f32 = 0.3;
const RESERVE: f32 = 0.8;
/// The value of making an opponent draw, and its decrease for each card in that hand.
const FORCED_DRAW: f32 = -0.3;
const FORCED_DRAW_PER_CARD: f32 = 0.05;
/// The bonus for carrying out Reserve before the other effect, because the hand may be empty afterwards.
const RESERVE_FIRST: f32 = 0.2;
/// The bonus for keeping a smaller number for the next round, per point.
const KEPT_POINT: f32 = 0.1;
/// The value of drawing by one's own effect with an empty hand, which gives the won round away.
const NEVER: f32 = -10.0;

/// The hand of the seat to move, prepared for computing priors.
pub(super) struct Priors<'a> {
    state: &'a State,
    seat: Seat,
    shape: Shape<'a>,
    /// Sum of the hand's numbers.
    sum: f32,
    /// Cost of a penalty point in hand in this state.
    point: f32,
}

impl<'a> Priors<'a> {
    /// Returns `None` when the game is over.
    pub fn of(state: &'a State) -> Option<Self> {
        let seat = state.to_move()?;
        let hand = state.hand(seat);
        let others = (0..state.seats()).map(Seat).filter(|other| *other != seat);
        let fewest = others.map(|other| state.hand(other).len()).min().unwrap_or(0);
        Some(Priors {
            state,
            seat,
            shape: Shape::new(hand, state.side()),
            sum: hand.iter().map(|card| f32::from(card.number())).sum(),
            point: POINT + DANGER / (1.0 + fewest as f32),
        })
    }

    /// Returns the prior of a legal move; greater is better. Comparable only among the moves of one decision.
    pub fn prior(&self, mv: Move) -> f32 {
        match mv {
            Move::PlayPair { left } => self.pair(usize::from(left)),
            Move::Draw { from } => self.draw(from),
            Move::Insert { place } => {
                self.state.arrival(self.seat).map_or(0.0, |card| self.shape.with(card, usize::from(place)))
            }
            Move::ChooseDrawer { seat } => self.drawer(seat),
            Move::PassLeft { place } => {
                let place = usize::from(place);
                let sum = self.sum - self.number(place) + MEAN_NUMBER;
                self.worth(self.cards(), self.shape.without(place, 1), sum) + UNSEEN
            }
            Move::Reserve { place } => {
                let place = usize::from(place);
                self.worth(self.cards() - 1, self.shape.without(place, 1), self.sum - self.number(place))
            }
            Move::Decline => self.as_it_is(),
            Move::Keep { place } => -KEPT_POINT * self.number(usize::from(place)),
            Move::ResolveFirst { half } => match self.state.effects().get(half as usize) {
                Some(Effect::Reserve) => RESERVE_FIRST,
                _ => 0.0,
            },
            Move::Pass => 0.0,
        }
    }

    fn cards(&self) -> usize {
        self.shape.hand.len()
    }

    fn number(&self, place: usize) -> f32 {
        f32::from(self.shape.hand[place].number())
    }

    fn worth(&self, cards: usize, weight: f32, sum: f32) -> f32 {
        if cards == 0 { OUT } else { -turns(cards, weight) - self.point * sum }
    }

    fn as_it_is(&self) -> f32 {
        self.worth(self.cards(), self.shape.whole(), self.sum)
    }

    fn pair(&self, left: usize) -> f32 {
        let hand = self.shape.hand;
        let rest = hand.len() - 2;
        let effects = [hand[left].effect(), hand[left + 1].effect()];
        let flips = effects.iter().filter(|effect| **effect == Some(Effect::Flip)).count();
        let weight = if flips == 1 {
            let rest = hand[..left].iter().chain(&hand[left + 2..]).copied();
            best_weight(rest, self.state.side().flipped())
        } else {
            self.shape.without(left, 2)
        };
        let bonus = |effect: &Option<Effect>| match effect {
            Some(Effect::Draw) => DRAW,
            Some(Effect::PassLeft) if rest > 0 => PASS_LEFT,
            Some(Effect::Reserve) if rest > 0 => RESERVE,
            _ => 0.0,
        };
        let sum = self.sum - self.number(left) - self.number(left + 1);
        self.worth(rest, weight, sum) + effects.iter().map(bonus).sum::<f32>()
    }

    fn draw(&self, from: Source) -> f32 {
        let centre = self.state.centre();
        match from {
            Source::Centre { half: Half::Left } => self.with(centre.left),
            Source::Centre { half: Half::Right } => self.with(centre.right),
            Source::Reserve { card } => self.with(card),
            Source::Deck => self.worth(self.cards() + 1, self.shape.whole(), self.sum + MEAN_NUMBER) + UNSEEN,
        }
    }

    fn with(&self, card: Card) -> f32 {
        self.worth(self.cards() + 1, self.shape.with_best(card), self.sum + f32::from(card.number()))
    }

    fn drawer(&self, seat: Seat) -> f32 {
        if seat != self.seat {
            return FORCED_DRAW - FORCED_DRAW_PER_CARD * self.state.hand(seat).len() as f32;
        }
        if self.cards() == 0 {
            return NEVER;
        }
        let centre = self.state.centre();
        let seen = self.with(centre.left).max(self.with(centre.right));
        seen.max(self.draw(Source::Deck)) - self.as_it_is()
    }
}
