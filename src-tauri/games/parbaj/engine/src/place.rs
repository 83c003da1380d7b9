//! Builds the state of a position written by a person.

use crate::card::CardId;
use crate::deck::{DeckEntry, DeckList};
use crate::permanent::{Counters, Permanent, PermanentId};
use crate::position::{MOST_WRITTEN, Placed, PlacedPhase, Position};
use crate::position_fault::PositionFault;
use crate::setup::Setup;
use crate::state::{State, other};
use crate::step::{Phase, Resume, Step};
use crate::targets::SEATS;
use game::{CardsOrCount, Chance, Misplaced, PositionError, Seat, Seed, Silent};
use parbaj_cards::{CardType, Deck, MOST_VP};

/// The maximum number of permanents in a zone of a written position; also bounds their identifiers.
const MOST_PLACED: usize = 60;

type Faults = Vec<Misplaced<PositionFault>>;

impl Position {
    /// Builds the state that the position describes; hidden cards that it doesn't give are drawn at random with `seed`.
    pub(crate) fn place(&self, seed: Seed) -> Result<State, PositionError<PositionFault>> {
        let mut faults = Faults::new();
        if self.active.0 > 1 || self.starter.is_some_and(|seat| seat.0 > 1) {
            return Err(PositionError::new("active", PositionFault::NoSuchSeat));
        }
        if !(1..=crate::turn_flow::LAST_TURN).contains(&self.turn) {
            faults.push(Misplaced::new("turn", PositionFault::WrongTurn));
        }
        let mut chance = Chance::new(seed);
        // Odd turns belong to the starter.
        let by_turn = if self.turn % 2 == 1 { self.active } else { other(self.active) };
        let setup = Setup { format: self.format, reading: self.reading, ..Setup::default() };
        let mut state = State::empty(setup, chance.split(), self.starter.unwrap_or(by_turn));
        for seat in SEATS {
            self.put_permanents(&mut state, seat, &mut faults);
        }
        for seat in SEATS {
            self.put_cards(&mut state, seat, &mut chance, &mut faults);
        }
        PositionError::of(faults)?;
        let ids: Vec<PermanentId> = state.permanents.iter().map(|it| it.id).collect();
        for id in ids {
            state.reckon(id, &mut Silent);
        }
        self.find_dead(&state)?;
        self.begin(&mut state);
        Ok(state)
    }

    fn put_permanents(&self, state: &mut State, seat: Seat, faults: &mut Faults) {
        let side = &self.sides[seat.index()];
        let zones: [(&str, &[Placed]); 3] =
            [("reserve", &side.reserve), ("guard", &side.guard), ("others", &side.others)];
        for (zone, placed) in zones {
            for (at, placed) in placed.iter().enumerate() {
                let here = format!("sides[{}].{zone}[{at}]", seat.0);
                if at >= MOST_PLACED {
                    faults.push(Misplaced::new(here, PositionFault::TooMany));
                    break;
                }
                if let Err(fault) = put_permanent(state, seat, zone, placed) {
                    faults.push(Misplaced::new(here, fault));
                }
            }
        }
    }

    /// Places the cards outside play, and makes the deck list match the cards written.
    fn put_cards(&self, state: &mut State, seat: Seat, chance: &mut Chance, faults: &mut Faults) {
        let written = &self.sides[seat.index()];
        let here = |zone: &str| format!("sides[{}].{zone}", seat.0);
        if written.vp > MOST_VP {
            faults.push(Misplaced::new(here("vp"), PositionFault::TooManyVp));
        }
        let ready = [Deck::Erdoszel, Deck::Hamuvar][seat.index()];
        let deck_of = written.deck_of.unwrap_or(ready);
        let mut pool: Vec<CardId> = DeckList::ready(deck_of, self.reading).cards().collect();
        let named = |zone: &Option<CardsOrCount<CardId, MOST_WRITTEN>>| match zone {
            Some(CardsOrCount::Cards(cards)) => cards.clone(),
            _ => Vec::new(),
        };
        let (hand, deck) = (named(&written.hand), named(&written.deck));
        let everything = [&hand, &deck, &written.top, &written.discard, &written.void];
        if everything.iter().any(|zone| zone.len() > usize::from(MOST_WRITTEN)) {
            faults.push(Misplaced::new(here("deck"), PositionFault::TooMany));
            return;
        }
        for card in everything.into_iter().flatten() {
            if card.kind().token {
                faults.push(Misplaced::new(here("hand"), PositionFault::Token { card: *card }));
                return;
            }
        }
        let in_play: Vec<CardId> = state.open_cards(seat).collect();
        for card in everything.into_iter().flatten().chain(&in_play) {
            if let Some(at) = pool.iter().position(|it| it == card) {
                pool.remove(at);
            }
        }
        chance.shuffle(&mut pool);
        let side = state.side(seat);
        side.life = written.life.clamp(-100, 1_000);
        side.vp = written.vp;
        side.discard.clone_from(&written.discard);
        side.void.clone_from(&written.void);
        side.hand = hand;
        if let Some(CardsOrCount::Count(count)) = written.hand {
            if usize::from(count) > pool.len() {
                faults.push(Misplaced::new(here("hand"), PositionFault::TooFewCards));
                return;
            }
            side.hand = pool.split_off(pool.len() - usize::from(count));
        } else if written.hand.is_none() {
            side.hand = pool.split_off(pool.len().saturating_sub(3));
        }
        side.hand.sort_unstable();
        match &written.deck {
            // The top is at the end.
            Some(CardsOrCount::Cards(_)) => pool = deck.into_iter().rev().collect(),
            Some(CardsOrCount::Count(count)) => pool.truncate(usize::from(*count).saturating_sub(written.top.len())),
            None => {}
        }
        pool.extend(written.top.iter().rev());
        side.deck = pool;
        let side = &state.sides[seat.index()];
        let mut all: Vec<CardId> = side.hand.iter().chain(&side.deck).copied().chain(state.open_cards(seat)).collect();
        all.sort_unstable();
        let entries = all.chunk_by(|one, next| one == next);
        let list = entries.map(|equal| DeckEntry { card: equal[0], copies: equal.len().min(255) as u8 }).collect();
        state.setup.decks[seat.index()] = deck_of;
        state.setup.lists[seat.index()] = Some(DeckList(list));
    }

    fn find_dead(&self, state: &State) -> Result<(), PositionError<PositionFault>> {
        let dead = state.permanents.iter().find(|it| {
            let body = matches!(it.card.kind().card_type, CardType::Creature | CardType::Building);
            body && i16::from(it.damage) >= state.figures(it).1
        });
        match dead {
            Some(it) => Err(PositionError::new("sides", PositionFault::Dead { card: it.card })),
            None => Ok(()),
        }
    }

    fn begin(&self, state: &mut State) {
        state.turn = self.turn;
        state.active = self.active;
        let own = |seat: Seat| {
            let begun = if seat == state.starter { self.turn.div_ceil(2) } else { self.turn / 2 };
            begun.min(50) as u8
        };
        let turns = SEATS.map(own);
        for seat in SEATS {
            state.side(seat).turns = self.sides[seat.index()].turns.unwrap_or(turns[seat.index()]).min(50);
        }
        match self.phase {
            PlacedPhase::Upkeep => {
                state.turn -= 1;
                state.side(self.active).turns = state.side(self.active).turns.saturating_sub(1);
                state.begin_turn(self.active, &mut Silent);
                state.go_on(&mut Silent);
            }
            PlacedPhase::Main => {
                state.phase = Phase::Main;
                state.step = Step::Window { seat: self.active, declines: 0 };
                state.resume = Resume::Window { seat: self.active };
            }
            PlacedPhase::Movement => {
                state.phase = Phase::Movement;
                state.step = Step::Movement;
            }
            PlacedPhase::Combat => {
                state.phase = Phase::Combat;
                state.step = Step::Attackers;
            }
        }
    }
}

fn put_permanent(state: &mut State, seat: Seat, zone: &str, placed: &Placed) -> Result<(), PositionFault> {
    let with = placed.whole();
    let card = with.card;
    let creature = card.kind().card_type == CardType::Creature;
    if zone != "others" && !creature {
        return Err(PositionFault::NotACreature { card });
    }
    if zone == "others" && (creature || card.kind().card_type.is_spell()) {
        return Err(PositionFault::DoesntLieThere { card });
    }
    if zone == "guard" && with.passive {
        return Err(PositionFault::PassiveGuard { card });
    }
    let owner = with.owner.unwrap_or(seat);
    if owner.0 > 1 {
        return Err(PositionFault::NoSuchSeat);
    }
    let id = with.id.unwrap_or(PermanentId(state.next_id));
    if state.permanents.iter().any(|it| it.id == id) {
        return Err(PositionFault::SameName);
    }
    if usize::from(id.0) > 4 * MOST_PLACED || with.damage > 100 || with.x > 20 {
        return Err(PositionFault::TooMany);
    }
    let counters = with.counters.unwrap_or_default();
    if Counters::from(counters).most() > 50 {
        return Err(PositionFault::TooMany);
    }
    state.next_id = state.next_id.max(id.0 + 1);
    let mut it = Permanent::new(id, card, owner, seat, with.passive);
    it.guard = zone == "guard";
    it.damage = with.damage;
    it.counters = counters.into();
    it.x = with.x;
    it.silenced = with.silenced;
    it.lifted = with.lifted;
    it.twin = state.next_twin(card);
    state.permanents.push(it);
    Ok(())
}
