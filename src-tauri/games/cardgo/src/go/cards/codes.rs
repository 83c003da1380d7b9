//! The sixteen-bit codes of decisions, as the tree's nodes store them.
//!
//! A stone's code is the index of its point, whether a move or a card places it, so that RAVE shares statistics between
//! both. All other decisions have codes above those of the points.

use super::super::points;
use cardgo::{Card, LARGEST, Line, Move, Point, Step};

pub(super) const PASS: u32 = 0;
pub(super) const DRAW: u32 = 512;
/// The code for letting an announced card take effect.
const LET: u32 = 513;
/// First codes of the ranges of cards played, of counters, of cards discarded and of lines.
const CARD: u32 = 544;
const COUNTER: u32 = 576;
const DISCARD: u32 = 608;
const LINE: u32 = 640;
/// The first code of points on which the deciding seat places no stone.
const TARGET: u32 = 1_024;
/// The first code of orders of cards put back: three digits in base [`CARDS`].
const ORDER: u32 = 0x4000;
const CARDS: u32 = Card::ALL.len() as u32 + 1;

const _: () = assert!(Point::INDICES as u32 <= DRAW && ORDER + CARDS * CARDS * CARDS <= 1 << 16);

/// Returns whether the code stands for a stone.
#[inline]
pub(super) fn is_stone(code: u32) -> bool {
    code != PASS && code < Point::INDICES as u32
}

/// Returns whether the decision draws, plays a card or counters one.
pub(super) fn uses_cards(code: u32) -> bool {
    code == DRAW || (CARD..DISCARD).contains(&code)
}

/// Returns the code for playing a card.
pub(super) fn of_card(card: Card) -> u32 {
    CARD + card as u32
}

/// Returns the code for a counter.
pub(super) fn of_counter(card: Card) -> u32 {
    COUNTER + card as u32
}

/// Returns whether the deciding seat places a stone of its own on the chosen point.
#[inline]
pub(super) fn places(step: Step) -> bool {
    match step {
        Step::Aim { card, targets } => match card {
            Card::TwinStones | Card::Bridge => true,
            Card::Leap => !targets.is_empty(),
            _ => false,
        },
        Step::Name { .. } => true,
        _ => false,
    }
}

/// Returns the code of a decision at `step`; `None` if it is no decision of the playing phase.
pub(super) fn of(step: Step, mv: Move) -> Option<u32> {
    Some(match mv {
        Move::Play { point } => point.index() as u32,
        Move::Pass => PASS,
        Move::Draw => DRAW,
        Move::Card { card } => of_card(card),
        Move::Target { point } if places(step) => point.index() as u32,
        Move::Target { point } => TARGET + point.index() as u32,
        Move::Line { line: Line::Column(index) } => LINE + u32::from(index),
        Move::Line { line: Line::Row(index) } => LINE + u32::from(LARGEST + index),
        Move::Counter { card } => of_counter(card),
        Move::Let => LET,
        Move::Arrange { order } => {
            let number = |card: Option<Card>| card.map_or(0, |card| card.number() as u32);
            ORDER + order.into_iter().fold(0, |all, card| all * CARDS + number(card))
        }
        Move::Discard { card } => DISCARD + card as u32,
        Move::Mark { .. } | Move::Agree | Move::Resume => return None,
    })
}

/// Returns the decision that a code stands for at `step`.
pub(super) fn decision(step: Step, code: u32) -> Move {
    let card = |from: u32| Card::ALL[(code - from) as usize];
    match code {
        PASS => Move::Pass,
        1..DRAW if step == Step::Turn => Move::Play { point: points::at(code) },
        1..DRAW => Move::Target { point: points::at(code) },
        DRAW => Move::Draw,
        LET..CARD => Move::Let,
        CARD..COUNTER => Move::Card { card: card(CARD) },
        COUNTER..DISCARD => Move::Counter { card: card(COUNTER) },
        DISCARD..LINE => Move::Discard { card: card(DISCARD) },
        LINE..TARGET => {
            let index = (code - LINE) as u8;
            let line = if index < LARGEST { Line::Column(index) } else { Line::Row(index - LARGEST) };
            Move::Line { line }
        }
        TARGET..ORDER => Move::Target { point: points::at(code - TARGET) },
        ORDER.. => {
            let number = |place: u32| ((code - ORDER) / place % CARDS) as usize;
            let card = |place| number(place).checked_sub(1).map(|nth| Card::ALL[nth]);
            Move::Arrange { order: [card(CARDS * CARDS), card(CARDS), card(1)] }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cardgo::Targets;

    #[test]
    fn every_decision_is_found_by_its_code() {
        let point: Point = "D4".parse().unwrap();
        let (turn, aim) = (Step::Turn, |card| Step::Aim { card, targets: Targets::NONE });
        let decisions = [
            (turn, Move::Play { point }),
            (turn, Move::Pass),
            (turn, Move::Draw),
            (turn, Move::Card { card: Card::Shield }),
            (aim(Card::TwinStones), Move::Target { point }),
            (aim(Card::Pluck), Move::Target { point }),
            (Step::Note, Move::Target { point }),
            (aim(Card::Wall), Move::Line { line: Line::Column(18) }),
            (aim(Card::Wall), Move::Line { line: Line::Row(18) }),
            (turn, Move::Counter { card: Card::Headwind }),
            (turn, Move::Let),
            (Step::Discard { limit: 3 }, Move::Discard { card: Card::TwinStones }),
            (Step::Arrange, Move::Arrange { order: [Some(Card::Shield), None, None] }),
            (Step::Arrange, Move::Arrange { order: [Some(Card::Ban), Some(Card::Shield), Some(Card::TwinStones)] }),
        ];
        for (step, mv) in decisions {
            assert_eq!(decision(step, of(step, mv).unwrap()), mv);
        }
        assert_eq!(of(turn, Move::Agree), None);
    }

    #[test]
    fn a_cards_stone_has_the_code_of_a_moves_stone() {
        let point: Point = "D4".parse().unwrap();
        let bridge = Step::Aim { card: Card::Bridge, targets: Targets::NONE };
        assert_eq!(of(bridge, Move::Target { point }), of(Step::Turn, Move::Play { point }));
    }
}
