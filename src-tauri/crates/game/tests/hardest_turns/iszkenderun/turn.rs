//! Listing and carrying out actions.

use super::cards::Ability;
use super::*;
use game::{EventSink, clockwise};

impl State {
    /// A state with this table: hands that aren't known, and the draw pile, come at random from the cards not seen.
    pub(super) fn behind(table: Table, known: &[Option<Vec<Card>>], counts: &[u8], chance: &mut Chance) -> State {
        let seen: Vec<Card> = table.open_cards().chain(known.iter().flatten().flatten().copied()).collect();
        let mut draw_pile: Vec<Card> = Card::all().filter(|card| !seen.contains(card)).collect();
        chance.shuffle(&mut draw_pile);
        let hands = known.iter().zip(counts).map(|(known, count)| {
            let mut hand = known.clone().unwrap_or_else(|| {
                let rest = draw_pile.len().saturating_sub(usize::from(*count));
                draw_pile.split_off(rest)
            });
            hand.sort_unstable();
            hand
        });
        let hands = hands.collect();
        State { table, chance: chance.split(), hands, draw_pile }
    }

    pub(super) fn list_moves(&self, moves: &mut Vec<Move>) {
        let Some(seat) = self.table.active else { return };
        for &card in &self.hands[seat.index()] {
            let open = |row: &Seat| !self.table.is_closed(*row) && !self.table.passed[row.index()];
            let rows = clockwise(Seat(0), self.table.setup.seats).filter(|row| *row == seat || card.is_closing());
            moves.extend(rows.filter(open).map(|row| Move::Play { card, row }));
        }
        for &payer in &self.table.rows[seat.index()] {
            if !self.table.is_guarded(payer) {
                self.list_uses(seat, payer, moves);
            }
        }
        moves.push(Move::Pass);
    }

    /// Every way to use one card's ability: each combination of targets and extra card once (IS-4.13).
    fn list_uses(&self, seat: Seat, payer: Card, moves: &mut Vec<Move>) {
        let paid = self.table.after_cost(payer);
        let mut push = |targets| {
            if self.table.needs_extra(seat, payer, targets) {
                let extras = self.hands[seat.index()].iter();
                moves.extend(extras.map(|extra| Move::Use { payer, targets, extra: Some(*extra) }));
            } else {
                moves.push(Move::Use { payer, targets, extra: None });
            }
        };
        match payer.ability() {
            Some(Ability::Open) => push(Targets::None),
            Some(Ability::DiscardAny) => {
                paid.reachable().filter(|card| !paid.is_guarded(*card)).for_each(|card| push(Targets::one(card)));
            }
            Some(Ability::Swap) => {
                let small: Vec<Card> = paid.reachable().filter(|card| paid.current_value(*card) <= 4).collect();
                for (place, &one) in small.iter().enumerate() {
                    small[place + 1..].iter().for_each(|&other| push(Targets::two(one, other)));
                }
            }
            None => {}
        }
    }

    pub(super) fn play_card(&mut self, seat: Seat, card: Card, row: Seat, events: &mut impl EventSink<Event>) {
        self.hands[seat.index()].retain(|held| *held != card);
        self.table.rows[row.index()].push(card);
        events.record(|| Event::Played { seat, card, row });
    }

    /// The cost first, all of it, then the effect (IS-4.1).
    pub(super) fn use_ability(
        &mut self,
        seat: Seat,
        payer: Card,
        targets: Targets,
        extra: Option<Card>,
        events: &mut impl EventSink<Event>,
    ) {
        self.table.remove(payer);
        self.hands[seat.index()].retain(|held| Some(*held) != extra);
        self.table.discard.extend(extra);
        events.record(|| Event::Paid { seat, payer, extra });
        match targets {
            Targets::None => events.record(|| Event::Opened { row: seat }),
            Targets::One { card } => {
                if let Some(row) = self.table.remove(card) {
                    events.record(|| Event::Discarded { card, row });
                }
            }
            Targets::Two { cards } => {
                let cards = cards.into();
                self.table.swap(cards);
                events.record(|| Event::Swapped { cards });
            }
        }
    }

    /// The next seat clockwise that hasn't passed (IS-2.1).
    pub(super) fn next_seat(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let seats = self.table.setup.seats;
        self.table.active = clockwise(seat.left(seats), seats).find(|next| !self.table.passed[next.index()]);
        if self.table.active.is_none() {
            events.record(|| Event::RoundEnded);
        }
    }

    pub(super) fn audit(&self) -> Result<(), String> {
        let hidden = self.hands.iter().flatten().chain(&self.draw_pile).copied();
        let mut cards: Vec<Card> = self.table.open_cards().chain(hidden).collect();
        cards.sort_unstable();
        if !cards.iter().copied().eq(Card::all()) {
            return Err(format!("not every card is there once: {cards:?}"));
        }
        let seats = usize::from(self.table.setup.seats);
        if [self.hands.len(), self.table.rows.len(), self.table.passed.len()] != [seats; 3] {
            return Err("not every seat has a hand and a row".to_owned());
        }
        match self.table.active {
            Some(seat) if seat.index() >= seats || self.table.passed[seat.index()] => {
                Err(format!("{seat:?} can't be active"))
            }
            _ if self.hands.iter().any(|hand| !hand.is_sorted()) => Err("a hand isn't in order".to_owned()),
            _ => Ok(()),
        }
    }
}

impl Table {
    fn open_cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.rows.iter().flatten().chain(&self.discard).copied()
    }
}
