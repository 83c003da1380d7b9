//! The implementation of the [`game::Game`] contract.

use crate::card::{Card, CardSet};
use crate::deck::CARDS;
use crate::event::Event;
use crate::moves::{Intent, MarkerAction, Move};
use crate::position::Position;
use crate::position_fault::PositionFault;
use crate::refusal::Refusal;
use crate::rules;
use crate::setup::{OPTIONS, Setup, SetupFault};
use crate::state::State;
use crate::view::View;
use game::{Chance, EventSink, Forecast, Game, OptionSpec, Outcome, PositionError, RuleId, Seat, Seed, SetupError};

/// The rules of Iszkenderun.
#[derive(Clone, Copy, Debug)]
pub struct Iszkenderun;

impl Game for Iszkenderun {
    const NAME: &'static str = "iszkenderun";
    const RULES_VERSION: u32 = 1;
    const RULES: &'static [RuleId] = rules::ALL;

    type Setup = Setup;
    type State = State;
    type Move = Move;
    type View = View;
    type SetupFault = SetupFault;
    type Event = Event;
    type Refusal = Refusal;
    type Intent = Intent;
    type Position = Position;
    type PositionFault = PositionFault;

    fn options() -> &'static [OptionSpec] {
        OPTIONS
    }

    fn configure(setup: &mut Setup, key: &str, value: &str) -> Result<(), SetupError<SetupFault>> {
        setup.configure(key, value)
    }

    fn validate(setup: &Setup) -> Vec<SetupFault> {
        setup.faults()
    }

    fn seats(setup: &Setup) -> u8 {
        setup.seats
    }

    fn deal(setup: &Setup, seed: Seed, events: &mut impl EventSink<Event>) -> Result<State, SetupError<SetupFault>> {
        SetupError::forbidden(setup.faults())?;
        Ok(State::deal(*setup, seed, events))
    }

    fn setup(state: &State) -> &Setup {
        state.setup()
    }

    #[inline]
    fn to_move(state: &State) -> Option<Seat> {
        state.to_move()
    }

    #[inline]
    fn legal_moves(state: &State, moves: &mut Vec<Move>) {
        state.list_moves(moves);
    }

    fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        state.refusals(seat, mv).into_iter().next().map_or(Ok(()), Err)
    }

    #[inline]
    fn apply(state: &mut State, mv: Move, events: &mut impl EventSink<Event>) {
        state.decide(mv, events);
    }

    fn view(state: &State, seat: Seat) -> View {
        View::of(state, seat)
    }

    fn determinize(view: &View, chance: &mut Chance) -> State {
        view.determinize(chance)
    }

    fn redact(event: &Event, seat: Seat) -> Option<Event> {
        Some(event.seen_by(seat))
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.outcome()
    }

    fn explain(view: &View, intent: &Intent) -> Vec<Refusal> {
        view.explain(intent)
    }

    fn forecast(view: &View, mv: Move) -> Vec<Forecast> {
        view.preview(mv).unwrap_or_default()
    }

    fn intent(mv: Move) -> Intent {
        mv.intent()
    }

    fn random_move(chance: &mut Chance) -> Move {
        let card = random_card(chance);
        let extra = (chance.below(3) == 0).then(|| random_card(chance));
        let targets: CardSet = (0..chance.below(4)).map(|_| random_card(chance)).collect();
        let row = Seat(chance.below(5) as u8);
        let deed = MarkerAction::ALL[chance.index(4)];
        [
            Move::Play { card, row },
            Move::Use { card, targets, extra },
            Move::Marker { cost: card, deed, targets, extra },
            Move::Pass,
            Move::Bank { card },
            Move::Discard { card },
        ][chance.index(6)]
    }

    fn place(position: &Position, seed: Seed) -> Result<State, PositionError<PositionFault>> {
        position.place(seed)
    }

    fn audit(state: &State) -> Result<(), String> {
        state.audit()
    }
}

fn random_card(chance: &mut Chance) -> Card {
    let number = chance.index(usize::from(CARDS));
    Card::all().nth(number).unwrap_or(Card::SANS_TRUMP)
}
