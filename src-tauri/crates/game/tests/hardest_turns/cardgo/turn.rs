//! How the turn goes.

use super::board::{Board, POINTS};
use super::*;
use game::EventSink;

pub(super) fn other(seat: Seat) -> Seat {
    seat.left(2)
}

impl State {
    /// A state with this table: hands that aren't known, and the deck, come at random from the cards not seen.
    pub(super) fn behind(
        table: Table,
        history: Vec<u64>,
        known: [Option<Vec<Card>>; 2],
        counts: [u8; 2],
        chance: &mut Chance,
    ) -> State {
        let mut unseen: Vec<Card> = DECK.into_iter().flat_map(|(card, copies)| vec![card; copies]).collect();
        for card in table.open_cards().chain(known.iter().flatten().flatten().copied()) {
            if let Some(place) = unseen.iter().position(|held| *held == card) {
                unseen.remove(place);
            }
        }
        chance.shuffle(&mut unseen);
        // An immediate card never stays in a hand, so an unseen hand has none: they lie deepest while hands are filled.
        unseen.sort_by_key(|card| !card.is_immediate());
        let mut hands = [(); 2].map(|()| Vec::new());
        for (seat, known) in known.into_iter().enumerate() {
            let unknown = usize::from(counts[seat]).min(unseen.len());
            hands[seat] = known.unwrap_or_else(|| unseen.split_off(unseen.len() - unknown));
            hands[seat].sort_unstable();
        }
        chance.shuffle(&mut unseen);
        State { table, history, chance: chance.split(), hands, deck: unseen }
    }

    pub(super) fn to_move(&self) -> Option<Seat> {
        match self.table.step {
            Step::Turn | Step::Aim { .. } | Step::Name { .. } | Step::HandLimit => Some(self.table.active),
            Step::Counter { .. } | Step::Answer { .. } => Some(other(self.table.active)),
            Step::Over => None,
        }
    }

    pub(super) fn may_draw(&self) -> bool {
        let Table { setup, drew, played, turns, .. } = &self.table;
        !drew && !played && *turns >= u16::from(setup.moves_before_cards) && !self.deck.is_empty()
    }

    /// The board after the active player's stone there, with what it captures.
    pub(super) fn after(&self, point: u8) -> Result<(Board, u8), Refusal> {
        if point >= POINTS {
            return Err(Refusal::NoSuchPoint { point });
        }
        if self.table.board.at(point).is_some() {
            return Err(Refusal::Occupied { point });
        }
        let (board, captured) = self.table.board.after(point, self.table.active).ok_or(Refusal::Suicide { point })?;
        if self.history.contains(&board.number()) {
            return Err(Refusal::Repetition { point });
        }
        Ok((board, captured))
    }

    pub(super) fn legal_points(&self) -> impl Iterator<Item = u8> + '_ {
        (0..POINTS).filter(|point| self.after(*point).is_ok())
    }

    /// The stones that Pluck may be aimed at.
    pub(super) fn targets(&self) -> impl Iterator<Item = u8> + '_ {
        (0..POINTS).filter(|&point| {
            let group = self.table.board.group(point);
            self.table.board.at(point) == Some(other(self.table.active))
                && group.stones.len() == 1
                && group.liberties >= 2
        })
    }

    pub(super) fn cancels(counter: Card, target: Option<u8>) -> bool {
        counter == Card::Headwind || target.is_some()
    }

    pub(super) fn draw(&mut self, events: &mut impl EventSink<Event>) {
        let seat = self.table.active;
        let Some(card) = self.deck.pop() else { return };
        self.table.drew = true;
        events.record(|| Event::Drew { seat, card: Some(card), immediate: card.is_immediate() });
        if card.is_immediate() {
            self.begin_card(card, events);
        } else {
            self.hands[seat.index()].push(card);
            self.hands[seat.index()].sort_unstable();
        }
    }

    pub(super) fn take_from_hand(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.hands[seat.index()];
        hand.remove(hand.iter().position(|held| *held == card).expect("a listed card is in hand"));
    }

    /// A card leaves hand or deck to be played: first its target (GO-3.10).
    pub(super) fn begin_card(&mut self, card: Card, events: &mut impl EventSink<Event>) {
        self.table.played = true;
        if card == Card::Pluck && self.targets().next().is_some() {
            self.table.step = Step::Aim { card };
        } else {
            self.announce(card, None, events);
        }
    }

    /// The opponent is asked if they hold any card: that is public, which card isn't.
    pub(super) fn announce(&mut self, card: Card, target: Option<u8>, events: &mut impl EventSink<Event>) {
        let seat = self.table.active;
        events.record(|| Event::Announced { seat, card, target });
        self.table.step = Step::Counter { card, target };
        if self.hands[other(seat).index()].is_empty() {
            self.act(card, target, events);
        }
    }

    /// Both cards are gone, the turn's card is spent, the move remains (GO-3.4).
    pub(super) fn cancel(&mut self, card: Card, by: Card, events: &mut impl EventSink<Event>) {
        self.take_from_hand(other(self.table.active), by);
        self.table.discard.extend([card, by]);
        events.record(|| Event::Cancelled { card, by });
        self.table.step = Step::Turn;
    }

    pub(super) fn act(&mut self, card: Card, target: Option<u8>, events: &mut impl EventSink<Event>) {
        self.table.discard.push(card);
        self.table.step = Step::Turn;
        match (card, target) {
            (Card::Pluck, Some(point)) => {
                self.table.board.set(point, None);
                self.history.push(self.table.board.number());
                events.record(|| Event::Plucked { point });
                self.end_move(false, events);
            }
            (Card::Storm, _) => {
                let cards = std::mem::take(&mut self.hands);
                self.table.discard.extend(cards.iter().flatten());
                events.record(|| Event::HandsDiscarded { cards });
            }
            (Card::Dilemma, _) if self.legal_points().nth(1).is_some() => {
                self.table.step = Step::Name { first: None };
            }
            _ => events.record(|| Event::WithoutEffect { card }),
        }
    }

    pub(super) fn put(&mut self, point: u8, events: &mut impl EventSink<Event>) {
        let seat = self.table.active;
        let Ok((board, captured)) = self.after(point) else { return };
        self.history.push(board.number());
        self.table.board = board;
        events.record(|| Event::Placed { seat, point, captured });
        self.end_move(false, events);
    }

    pub(super) fn end_move(&mut self, voluntary_pass: bool, events: &mut impl EventSink<Event>) {
        self.table.passes = if voluntary_pass { self.table.passes + 1 } else { 0 };
        self.end_turn(events);
    }

    pub(super) fn end_turn(&mut self, _: &mut impl EventSink<Event>) {
        if self.hands[self.table.active.index()].len() > HAND_LIMIT {
            self.table.step = Step::HandLimit;
            return;
        }
        self.table.step = if self.table.passes == 2 { Step::Over } else { Step::Turn };
        self.table.active = other(self.table.active);
        self.table.turns += 1;
        (self.table.drew, self.table.played) = (false, false);
    }

    pub(super) fn audit(&self) -> Result<(), String> {
        let hidden = self.hands.iter().flatten().chain(&self.deck).copied();
        let mut cards: Vec<Card> = self.table.open_cards().chain(hidden).collect();
        cards.sort_unstable();
        if !cards.iter().copied().eq(DECK.into_iter().flat_map(|(card, copies)| vec![card; copies])) {
            return Err(format!("the deck isn't whole: {cards:?}"));
        }
        if self.hands.iter().any(|hand| !hand.is_sorted() || hand.iter().any(|card| card.is_immediate())) {
            return Err("a hand is out of order or holds an immediate card".to_owned());
        }
        Ok(())
    }
}

impl Table {
    /// Discarded cards, and the one being played.
    fn open_cards(&self) -> impl Iterator<Item = Card> + '_ {
        let played = match self.step {
            Step::Aim { card } | Step::Counter { card, .. } => Some(card),
            _ => None,
        };
        self.discard.iter().copied().chain(played)
    }
}
