//! The course of a turn (GO-3.1): optionally a card is drawn, optionally one is played, then comes the move, then the
//! hand limit.

use crate::card::{Card, Timing};
use crate::event::Event;
use crate::moves::{Move, Order};
use crate::point::Point;
use crate::public_state::{Phase, seat_of};
use crate::setup::FailedCardRule;
use crate::state::State;
use crate::step::{HAND_LIMIT, Step};
use crate::targets::{Aimed, Targets};
use game::{EventSink, Seat};

impl State {
    /// Carries out a legal move.
    #[inline]
    pub(crate) fn decide(&mut self, mv: Move, events: &mut impl EventSink<Event>) {
        let Some(seat) = self.to_move() else { return };
        match mv {
            Move::Play { point } => self.place_stone(seat, point, events),
            Move::Pass => {
                let forced = self.table.forcing();
                self.pass(seat, forced, events);
            }
            Move::Mark { point } => self.table.mark(seat, point, events),
            Move::Agree => self.table.agree(seat, events),
            Move::Resume => self.table.resume(seat, events),
            _ => self.decide_card(seat, mv, events),
        }
    }

    /// Carries out a move that concerns cards.
    fn decide_card(&mut self, seat: Seat, mv: Move, events: &mut impl EventSink<Event>) {
        match (self.table.desk.step, mv) {
            (_, Move::Draw) => self.draw(seat, events),
            (_, Move::Card { card }) => self.choose_card(seat, card, events),
            (Step::Aim { card, targets }, Move::Target { point }) => {
                self.aim(seat, card, targets.with(point), events);
            }
            (Step::Aim { card, .. }, Move::Line { line }) => {
                self.play_from_hand(seat, Aimed::along(card, line), events);
            }
            (Step::Answer { card, targets, line }, Move::Let) => {
                events.record(|| Event::LetHappen { seat });
                self.act(Aimed { card, targets, line }, events);
            }
            (Step::Answer { card, .. }, Move::Counter { card: counter }) => self.cancel(seat, card, counter, events),
            (Step::Arrange, Move::Arrange { order }) => self.arrange(seat, order, events),
            (Step::Name { points, .. }, Move::Target { point }) => self.name(seat, points.with(point), events),
            (Step::Choose { .. }, Move::Target { point }) => {
                events.record(|| Event::Chosen { seat, point });
                self.table.desk.step = Step::Turn;
                let mover = self.table.active();
                self.place_stone(mover, point, events);
            }
            (Step::Note, Move::Target { point }) => {
                self.table.desk.step = Step::Turn;
                self.begin_lasting(seat, Card::Trap, Some(point), None, events);
            }
            (Step::Discard { .. }, Move::Discard { card }) => {
                self.hidden.hand_mut(seat).take(card);
                self.table.desk.discard(card);
                events.record(|| Event::Discarded { seat, card });
                self.end_turn(seat, events);
            }
            _ => {}
        }
    }

    /// (a) Draws one card from the deck; (b) an immediate one is announced at once.
    fn draw(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let Some((card, knew)) = self.hidden.take_top() else { return };
        self.table.desk.drawn = true;
        let immediate = card.is_immediate();
        events.record(|| Event::Drew { seat, card: Some(card), immediate });
        if immediate {
            self.announce(seat, Aimed::nowhere(card), events);
        } else {
            self.hidden.hand_mut(seat).put(card, knew[other(seat).index()]);
        }
    }

    /// (c) Plays a card from the hand. If it has to be aimed and can be, it is aimed before the opponent sees it.
    fn choose_card(&mut self, seat: Seat, card: Card, events: &mut impl EventSink<Event>) {
        if self.table.can_aim(card) {
            self.table.desk.step = Step::Aim { card, targets: Targets::NONE };
        } else {
            let targets = self.table.given_targets(card);
            self.play_from_hand(seat, Aimed::at(card, targets), events);
        }
    }

    fn aim(&mut self, seat: Seat, card: Card, targets: Targets, events: &mut impl EventSink<Event>) {
        if targets.len() < card.wants().points() {
            self.table.desk.step = Step::Aim { card, targets };
        } else {
            self.play_from_hand(seat, Aimed::at(card, targets), events);
        }
    }

    fn play_from_hand(&mut self, seat: Seat, aimed: Aimed, events: &mut impl EventSink<Event>) {
        self.hidden.hand_mut(seat).take(aimed.card);
        self.announce(seat, aimed, events);
    }

    /// Announces a card. The opponent is asked for a counter if they hold any card: how many they hold is public,
    /// which ones isn't (GO-3.10).
    fn announce(&mut self, seat: Seat, aimed: Aimed, events: &mut impl EventSink<Event>) {
        let Aimed { card, targets, line } = aimed;
        events.record(|| Event::Announced { seat, card, targets, line, drawn: card.is_immediate() });
        self.table.desk.carded = true;
        if self.hidden.hand(other(seat)).is_empty() {
            self.act(aimed, events);
        } else {
            self.table.desk.step = Step::Answer { card, targets, line };
        }
    }

    /// Discards the announced card and the counter. The card played in this turn is used up (GO-3.4).
    fn cancel(&mut self, seat: Seat, card: Card, counter: Card, events: &mut impl EventSink<Event>) {
        self.hidden.hand_mut(seat).take(counter);
        self.table.desk.discard(card);
        self.table.desk.discard(counter);
        self.table.desk.step = Step::Turn;
        let by = other(seat);
        events.record(|| Event::Countered { seat, card: counter, cancelled: card, by });
        self.fail(by, card, true, events);
    }

    /// Continues the turn after a card that had no effect: with the turn's move, unless the card was played instead of
    /// it.
    fn fail(&mut self, seat: Seat, card: Card, countered: bool, events: &mut impl EventSink<Event>) {
        if card.timing() == Timing::Instead && self.table.setup.failed == FailedCardRule::Lost {
            events.record(|| Event::MoveLost { seat, card, countered });
            self.end_without_move(seat, events);
        }
    }

    /// Ends a turn whose card was played instead of the move. This isn't a pass, and can't repeat a position (GO-3.4).
    fn end_without_move(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        self.table.position.hand_on();
        self.table.desk.fresh = None;
        self.end_turn(seat, events);
    }

    /// Carries out the effect of the announced card.
    fn act(&mut self, aimed: Aimed, events: &mut impl EventSink<Event>) {
        let (seat, card) = (self.table.active(), aimed.card);
        self.table.desk.discard(card);
        self.table.desk.step = Step::Turn;
        let acted = self.carry_out(seat, aimed, events);
        if !acted {
            events.record(|| Event::WithoutEffect { seat, card });
            self.fail(seat, card, false, events);
        } else if card.timing() == Timing::Instead {
            self.end_without_move(seat, events);
        }
    }

    fn arrange(&mut self, seat: Seat, order: Order, events: &mut impl EventSink<Event>) {
        let cards = order.into_iter().flatten();
        events.record(|| Event::Arranged { seat, cards: cards.clone().collect() });
        let hidden = &mut self.hidden;
        hidden.foreseen = Default::default();
        for (nth, card) in cards.enumerate() {
            if let Some(place) = hidden.deck.len().checked_sub(nth + 1) {
                hidden.deck[place] = card;
                hidden.foreseen[seat.index()].push(card);
            }
        }
        self.table.desk.step = Step::Turn;
    }

    fn name(&mut self, seat: Seat, points: Targets, events: &mut impl EventSink<Event>) {
        self.table.desk.step = match points.both() {
            None => Step::Name { points, count: points.len() as u8 },
            Some(points) => {
                events.record(|| Event::Named { seat, points });
                Step::Choose { points: Targets::two(points[0], points[1]) }
            }
        };
    }

    /// (d) Makes the turn's move.
    #[inline]
    fn place_stone(&mut self, seat: Seat, point: Point, events: &mut impl EventSink<Event>) {
        let table = &mut self.table;
        if table.trap_against(seat) == Some(point) {
            return self.spring(seat, point, events);
        }
        let (position, number) = (&table.position, table.number() + 1);
        events.record(|| Event::Played {
            seat,
            point,
            captured: position.board().captures(point, position.turn()),
            number,
        });
        let captured = table.position.play(point);
        table.captures[seat.index()] += u32::from(captured);
        if table.has_cards() {
            table.desk.fresh = (captured == 0).then_some(point);
        }
        self.end_move(seat, events);
    }

    /// Handles a stone on the point of a Trap: it is removed before it has any effect (GO-4.22). The move counts, but
    /// leaves nothing on the board.
    fn spring(&mut self, seat: Seat, point: Point, events: &mut impl EventSink<Event>) {
        self.table.passed_at.push(self.table.colourings());
        self.table.position.hand_on();
        self.table.desk.fresh = None;
        let number = self.table.number();
        events.record(|| Event::TrapSprung { seat, by: other(seat), point, number });
        self.end_lasting(false, events);
        self.end_turn(seat, events);
    }

    /// Passes. The pass counts towards the end of the game only if nothing forced it and no card was played in the
    /// turn (GO-1.4).
    pub(crate) fn pass(&mut self, seat: Seat, forced: Option<Card>, events: &mut impl EventSink<Event>) {
        let table = &mut self.table;
        table.passed_at.push(table.colourings());
        if forced.is_some() || table.desk.carded {
            table.position.pass_idle();
        } else {
            table.position.pass();
        }
        table.desk.fresh = None;
        events.record(|| Event::Passed { seat, number: self.table.number(), forced });
        self.end_move(seat, events);
    }

    #[inline]
    fn end_move(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        if let Some(lasting) = &mut self.table.desk.lasting {
            lasting.left -= 1;
            if lasting.left == 0 {
                self.end_lasting(false, events);
            }
        }
        self.end_turn(seat, events);
    }

    /// (e) Applies the hand limit while cards are in play (GO-2.3), then gives the turn to the opponent.
    #[inline]
    fn end_turn(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let desk = &mut self.table.desk;
        desk.step = Step::Turn;
        let limited = !self.table.resumed && !desk.ordinary;
        if limited && self.hidden.hand(seat).len() > usize::from(HAND_LIMIT) {
            desk.step = Step::Discard { limit: HAND_LIMIT };
            return;
        }
        (desk.drawn, desk.carded) = (false, false);
        if self.table.position.passes() >= 2 {
            return self.stop(events);
        }
        // Ordinary Go begins only after the lasting effect has run out.
        if self.hidden.is_played_out() && self.table.cards_in_play() && self.table.desk.lasting.is_none() {
            self.table.desk.ordinary = true;
            events.record(|| Event::OrdinaryGo);
        }
    }

    /// Stops play after two voluntary passes in a row (GO-1.4). A lasting effect ends with it.
    fn stop(&mut self, events: &mut impl EventSink<Event>) {
        self.end_lasting(true, events);
        if self.table.resumed {
            return self.table.finish(events);
        }
        self.table.phase = Phase::Counting { stage: crate::public_state::Stage::First };
        events.record(|| Event::Stopped { first: seat_of(self.table.position.turn()) });
    }
}

/// The opponent's seat.
#[inline]
pub(crate) fn other(seat: Seat) -> Seat {
    Seat(1 - (seat.0 & 1))
}
