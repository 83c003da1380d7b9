//! How the turn goes.

use super::*;
use game::EventSink;

pub(super) fn other(seat: Seat) -> Seat {
    seat.left(2)
}

impl State {
    pub(super) fn deal(active: Seat, magic: [u8; 2], hands: [Option<Vec<Card>>; 2], chance: &mut Chance) -> State {
        let sides = magic.map(|magic| Side { life: 20, magic, reserve: Vec::new(), discard: Vec::new() });
        let step = Step::Window { seat: active, declines: 0 };
        let table = Table { setup: Setup {}, active, step, sides, queue: Vec::new() };
        let counts = hands.each_ref().map(|hand| hand.as_ref().map_or(HAND, Vec::len) as u8);
        State::behind(table, hands, counts, chance)
    }

    /// A state with this table: hands that aren't known, and both decks, come at random from the deck lists less
    /// what lies open.
    pub(super) fn behind(table: Table, known: [Option<Vec<Card>>; 2], counts: [u8; 2], chance: &mut Chance) -> State {
        let mut hands = [(); 2].map(|()| Vec::new());
        let mut decks = [(); 2].map(|()| KINDS.repeat(COPIES));
        for (seat, known) in known.into_iter().enumerate() {
            let deck = &mut decks[seat];
            for card in table.open_cards(Seat(seat as u8)).chain(known.iter().flatten().copied()) {
                if let Some(place) = deck.iter().position(|held| *held == card) {
                    deck.remove(place);
                }
            }
            chance.shuffle(deck);
            hands[seat] = known.unwrap_or_else(|| deck.split_off(deck.len() - usize::from(counts[seat])));
            hands[seat].sort_unstable();
        }
        State { table, chance: chance.split(), hands, decks }
    }

    /// Every card of both deck lists is in one place, hands in order.
    pub(super) fn audit(&self) -> Result<(), String> {
        if self.table.active.0 > 1 {
            return Err("there are two seats".to_owned());
        }
        for seat in [Seat(0), Seat(1)] {
            let (hand, deck) = (&self.hands[seat.index()], &self.decks[seat.index()]);
            let mut cards: Vec<Card> = self.table.open_cards(seat).chain(hand.iter().chain(deck).copied()).collect();
            cards.sort_unstable();
            if !cards.iter().copied().eq(KINDS.into_iter().flat_map(|card| [card; COPIES])) {
                return Err(format!("{seat:?} has not three of each kind: {cards:?}"));
            }
            if !hand.is_sorted() {
                return Err(format!("the hand of {seat:?} isn't in order"));
            }
        }
        Ok(())
    }

    fn side(&mut self, seat: Seat) -> &mut Side {
        &mut self.table.sides[seat.index()]
    }

    /// Whether a seat is asked at all: it has a card and magic. Both are public, what the card is isn't (DU-2.10).
    fn is_asked(&self, seat: Seat) -> bool {
        !self.hands[seat.index()].is_empty() && self.table.sides[seat.index()].magic > 0
    }

    pub(super) fn to_move(&self) -> Option<Seat> {
        match self.table.step {
            Step::Window { seat, .. } | Step::Targets { seat } | Step::Reactions { seat, .. } => Some(seat),
            Step::Over => None,
        }
    }

    /// Every rule against the move, in the spec's order; looks only at what `seat` may see.
    pub(super) fn refusals(&self, seat: Seat, mv: Move) -> Vec<Refusal> {
        let Some(asked) = self.to_move() else { return vec![Refusal::TurnOver] };
        if seat != asked {
            return vec![Refusal::NotAsked { asked }];
        }
        let mut against = Vec::new();
        let mut unless = |holds: bool, refusal| {
            if !holds {
                against.push(refusal);
            }
        };
        let magic = self.table.sides[seat.index()].magic;
        let holds = |card| self.hands[seat.index()].contains(&card);
        match (mv, self.table.step) {
            (Move::Announce { card }, Step::Window { .. }) => {
                unless(holds(card), Refusal::NotInHand { card });
                let anywhere = card == Card::Spark || (seat == self.table.active);
                unless(anywhere, Refusal::OnlyInOwnMain { card });
                unless(card.cost() <= magic, Refusal::CantPay { card, magic });
            }
            (Move::Target { target }, Step::Targets { .. }) => {
                unless(self.targets().contains(&target), Refusal::NoSuchTarget { target });
            }
            (Move::React { card, against }, Step::Reactions { .. }) => {
                unless(holds(card), Refusal::NotInHand { card });
                unless(card.cost() <= magic, Refusal::CantPay { card, magic });
                unless(self.reaches(seat, card, against), Refusal::OutOfScope { card, against });
            }
            (Move::Decline, Step::Window { .. } | Step::Reactions { .. }) => {}
            _ => unless(false, Refusal::NotThisStep),
        }
        game::put_in_order(&mut against, rules::ALL);
        against
    }

    /// Whether the Neutralisation of `card` reaches that action (DU-4.8).
    pub(super) fn reaches(&self, seat: Seat, card: Card, place: u8) -> bool {
        self.table.queue.get(usize::from(place)).is_some_and(|action| match card.scope() {
            Some(Scope::OpponentsGeneralSpell) => action.card == Card::Hailstorm && action.seat != seat,
            Some(Scope::Reaction) => action.against.is_some(),
            None => false,
        })
    }

    pub(super) fn targets(&self) -> Vec<Target> {
        let creatures = |seat: Seat| {
            let count = self.table.sides[seat.index()].reserve.len() as u8;
            (0..count).map(move |place| Target::Creature { seat, place })
        };
        let players = [Seat(0), Seat(1)];
        players.map(|seat| Target::Player { seat }).into_iter().chain(players.into_iter().flat_map(creatures)).collect()
    }

    /// Takes a card from hand into the queue.
    pub(super) fn enqueue(&mut self, seat: Seat, card: Card, against: Option<u8>) {
        let hand = &mut self.hands[seat.index()];
        hand.remove(hand.iter().position(|held| *held == card).expect("a listed card is in hand"));
        self.table.queue.push(Action { seat, card, target: None, against, prevented: false });
    }

    /// The rest of DU-4.2 for the action last in the queue, once its choices are made.
    pub(super) fn pay(&mut self, events: &mut impl EventSink<Event>) {
        let Some(&Action { seat, card, .. }) = self.table.queue.last() else { return };
        self.side(seat).magic -= card.cost();
        events.record(|| Event::Paid { seat, magic: card.cost() });
        self.ask_to_react(other(seat), 0, events);
    }

    /// Whoever isn't asked declines, and it is recorded alike (DU-2.10, DU-4.3).
    pub(super) fn ask_to_react(&mut self, seat: Seat, declines: u8, events: &mut impl EventSink<Event>) {
        if declines == 2 {
            self.resolve(events);
        } else if self.is_asked(seat) {
            self.table.step = Step::Reactions { seat, declines };
        } else {
            events.record(|| Event::Declined { seat });
            self.ask_to_react(other(seat), declines + 1, events);
        }
    }

    pub(super) fn open_window(&mut self, seat: Seat, declines: u8, events: &mut impl EventSink<Event>) {
        if declines == 2 {
            self.table.step = Step::Over;
            events.record(|| Event::TurnEnded);
        } else if self.is_asked(seat) {
            self.table.step = Step::Window { seat, declines };
        } else {
            events.record(|| Event::Declined { seat });
            self.open_window(other(seat), declines + 1, events);
        }
    }

    /// The queue, last to first, with no window in between (DU-4.3).
    fn resolve(&mut self, events: &mut impl EventSink<Event>) {
        let mut next = self.table.active;
        while let Some(Action { seat, card, target, against, prevented }) = self.table.queue.pop() {
            next = other(seat);
            if prevented {
                self.side(seat).discard.push(card);
                events.record(|| Event::Prevented { seat, card });
                continue;
            }
            if let Some(place) = against {
                self.table.queue[usize::from(place)].prevented = true;
            }
            match card.spell_damage() {
                Some(damage) => {
                    self.side(seat).discard.push(card);
                    target.into_iter().for_each(|target| self.damage(target, damage, events));
                }
                None => {
                    self.side(seat).reserve.push(Creature { card, damage: 0, passive: true });
                    events.record(|| Event::Entered { seat, card });
                }
            }
            if card == Card::Contradictor {
                self.draw(seat, events);
            }
        }
        self.open_window(next, 0, events);
    }

    fn draw(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let Some(card) = self.decks[seat.index()].pop() else { return };
        let hand = &mut self.hands[seat.index()];
        hand.push(card);
        hand.sort_unstable();
        events.record(|| Event::Drew { seat, card: Some(card) });
    }

    /// A target that is gone is passed over (DU-4.3); the death check follows the action (DU-4.7).
    fn damage(&mut self, target: Target, damage: u8, events: &mut impl EventSink<Event>) {
        events.record(|| Event::Damaged { target, damage });
        match target {
            Target::Player { seat } => self.side(seat).life -= i16::from(damage),
            Target::Creature { seat, place } => {
                let Some(creature) = self.side(seat).reserve.get_mut(usize::from(place)) else { return };
                creature.damage += damage;
                if creature.damage >= 2 {
                    let Creature { card, .. } = self.side(seat).reserve.remove(usize::from(place));
                    self.side(seat).discard.push(card);
                    events.record(|| Event::Died { seat, card });
                }
            }
        }
    }
}

impl Table {
    /// The cards of `seat`'s deck list that lie where everybody sees them.
    fn open_cards(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        let side = &self.sides[seat.index()];
        let queued = self.queue.iter().filter(move |action| action.seat == seat).map(|action| action.card);
        side.reserve.iter().map(|creature| creature.card).chain(side.discard.iter().copied()).chain(queued)
    }
}
