//! The contract, filled in.

use super::cards::CARDS;
use super::*;
use crate::playing::configure_seats;
use game::{EventSink, Game, OptionSpec, Outcome, Point, PositionError, Seed, SetupError};

#[derive(Clone, Copy, Debug)]
pub(super) struct Iszkenderun;

/// A position within a round, as a test describes it; hands that aren't named are dealt.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Position {
    pub(super) trump: Suit,
    pub(super) active: Seat,
    pub(super) rows: Vec<Vec<Card>>,
    pub(super) passed: Vec<bool>,
    pub(super) hands: Vec<Option<Vec<Card>>>,
}

const HAND: u8 = 5;

impl Default for Setup {
    fn default() -> Self {
        Setup { seats: 3 }
    }
}

impl Game for Iszkenderun {
    const NAME: &'static str = "iszkenderun";
    const RULES_VERSION: u32 = 1;
    const RULES: &'static [RuleId] = rules::ALL;

    type Setup = Setup;
    type State = State;
    type Move = Move;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;
    type Intent = Intent;
    type Position = Position;

    fn options() -> &'static [OptionSpec] {
        &[]
    }

    fn configure(setup: &mut Setup, key: &str, value: &str) -> Result<(), SetupError> {
        setup.seats = configure_seats(key, value, 3..=4, rules::SEATS)?;
        Ok(())
    }

    fn seats(setup: &Setup) -> u8 {
        setup.seats
    }

    fn deal(setup: &Setup, seed: Seed, _: &mut impl EventSink<Event>) -> Result<State, SetupError> {
        let seats = usize::from(setup.seats);
        let mut chance = Chance::new(seed);
        let suits = [Suit::Scimitar, Suit::Turban, Suit::Cross, Suit::Crescent];
        let table = Table {
            setup: setup.clone(),
            trump: suits[chance.index(suits.len())],
            active: Some(Seat(0)),
            rows: vec![Vec::new(); seats],
            passed: vec![false; seats],
            discard: Vec::new(),
        };
        Ok(State::behind(table, &vec![None; seats], &vec![HAND; seats], &mut chance))
    }

    fn setup(state: &State) -> &Setup {
        &state.table.setup
    }

    fn to_move(state: &State) -> Option<Seat> {
        state.table.active
    }

    fn legal_moves(state: &State, moves: &mut Vec<Move>) {
        state.list_moves(moves);
    }

    fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        state.refusals(seat, mv).into_iter().next().map_or(Ok(()), Err)
    }

    fn apply(state: &mut State, mv: Move, events: &mut impl EventSink<Event>) {
        let Some(seat) = state.table.active else { return };
        match mv {
            Move::Play { card, row } => state.play_card(seat, card, row, events),
            Move::Use { payer, targets, extra } => state.use_ability(seat, payer, targets, extra, events),
            Move::Pass => {
                state.table.passed[seat.index()] = true;
                events.record(|| Event::Passed { seat });
            }
        }
        state.next_seat(seat, events);
    }

    fn view(state: &State, seat: Seat) -> View {
        View {
            seat,
            table: state.table.clone(),
            hand: state.hands[seat.index()].clone(),
            hands: state.hands.iter().map(|hand| hand.len() as u8).collect(),
        }
    }

    fn determinize(view: &View, chance: &mut Chance) -> State {
        let mut known = vec![None; view.hands.len()];
        known[view.seat.index()] = Some(view.hand.clone());
        State::behind(view.table.clone(), &known, &view.hands, chance)
    }

    /// Every card that is played or paid is laid down openly.
    fn redact(event: &Event, _: Seat) -> Option<Event> {
        Some(event.clone())
    }

    fn outcome(state: &State) -> Option<Outcome> {
        if state.table.active.is_some() {
            return None;
        }
        let seats = (0..state.table.setup.seats).map(Seat);
        let points: Vec<i32> = seats.map(|seat| -state.table.final_value(seat)).collect();
        Some(Outcome::ranked(&points, |seat| {
            (-points[seat], vec![Point { amount: -points[seat], rule: rules::ROUND_END }])
        }))
    }

    fn explain(view: &View, intent: &Intent) -> Vec<Refusal> {
        let state = Iszkenderun::determinize(view, &mut Chance::new(Seed(0)));
        match intent {
            &Intent::Play { card, row } => state.refusals(view.seat, Move::Play { card, row }),
            Intent::Ability { payer, targets, extra } => state.refuse_choice(view.seat, *payer, targets, *extra),
            Intent::Pass => state.refusals(view.seat, Move::Pass),
        }
    }

    /// For an ability the last touch: everything is chosen.
    fn intent(mv: Move) -> Intent {
        match mv {
            Move::Play { card, row } => Intent::Play { card, row },
            Move::Use { payer, targets, extra } => Intent::Ability { payer, targets: targets.cards(), extra },
            Move::Pass => Intent::Pass,
        }
    }

    fn random_move(chance: &mut Chance) -> Move {
        let cards: Vec<Card> = Card::all().collect();
        let mut card = || cards[chance.below(u32::from(CARDS)) as usize];
        let targets = [Targets::None, Targets::one(card()), Targets::two(card(), card())];
        let (payers, extra) = ([Card::SCIMITAR_6, Card::TURBAN_5, card()], card());
        let played = card();
        let row = Seat(chance.below(5) as u8);
        let extra = (chance.below(2) == 0).then_some(extra);
        let ability = Move::Use { payer: payers[chance.index(3)], targets: targets[chance.index(3)], extra };
        [Move::Play { card: played, row }, ability, Move::Pass][chance.index(3)]
    }

    fn place(position: &Position, seed: Seed) -> Result<State, PositionError> {
        let seats = position.rows.len();
        let table = Table {
            setup: Setup { seats: seats as u8 },
            trump: position.trump,
            active: Some(position.active),
            rows: position.rows.clone(),
            passed: position.passed.clone(),
            discard: Vec::new(),
        };
        let state = State::behind(table, &position.hands, &vec![HAND; seats], &mut Chance::new(seed));
        state.audit().map_err(|problem| PositionError::new("position", problem))?;
        Ok(state)
    }

    fn audit(state: &State) -> Result<(), String> {
        state.audit()
    }
}
