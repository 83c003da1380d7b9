//! The implementation of the [`game::Game`] contract.

use crate::boon::Boon;
use crate::card::Card;
use crate::display::DisplayPlace;
use crate::event::Event;
use crate::moves::{Aim, Intent, Move, Order};
use crate::path::Path;
use crate::position::Position;
use crate::position_fault::PositionFault;
use crate::refusal::Refusal;
use crate::rules;
use crate::seats::AUPTOLEMY;
use crate::setup::{OPTIONS, Setup, SetupFault};
use crate::star_set::{MOST_STARS, StarId};
use crate::state::{State, Step};
use crate::view::View;
use game::{
    Chance, DecisionKind, EventSink, Forecast, Game, OptionSpec, Outcome, PositionError, RuleId, Seat, Seed, SetupError,
};

/// The rules of Astra.
#[derive(Clone, Copy, Debug)]
pub struct Astra;

impl Game for Astra {
    const NAME: &'static str = "astra";
    const RULES_VERSION: u32 = 2;
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

    fn usual(version: u32) -> Option<Setup> {
        Setup::usual(version)
    }

    fn options() -> &'static [OptionSpec] {
        OPTIONS
    }

    fn configure(setup: &mut Setup, key: &str, value: &str) -> Result<(), SetupError<SetupFault>> {
        setup.configure(key, value)
    }

    fn validate(setup: &Setup) -> Vec<SetupFault> {
        setup.faults()
    }

    fn seats(_: &Setup) -> u8 {
        2
    }

    fn automata(_: &Setup) -> &'static [Seat] {
        &[AUPTOLEMY]
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

    fn decision_kind(state: &State) -> DecisionKind<Move> {
        if state.step() == Step::Automaton { DecisionKind::Forced } else { DecisionKind::Choice }
    }

    #[inline]
    fn legal_moves(state: &State, moves: &mut Vec<Move>) {
        state.list_moves(moves);
    }

    fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        state.against(seat, &mv.intent()).into_iter().next().map_or(Ok(()), Err)
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
        view.forecast(mv)
    }

    fn intent(mv: Move) -> Intent {
        mv.intent()
    }

    fn whole_move(intent: &Intent) -> Option<Move> {
        intent.whole_move()
    }

    fn random_move(chance: &mut Chance) -> Move {
        let card = random_card(chance);
        let place = DisplayPlace::ALL[chance.index(3)];
        let star = random_star(chance);
        let aims = [Aim::Nothing, Aim::Star(place, star), Aim::Exhausted(random_card(chance)), Aim::Displayed(place)];
        let aim = aims[chance.index(4)];
        let boon = [
            Boon::Vp(2 + chance.below(5) as u8),
            Boon::Stardust,
            Boon::Telescope,
            Boon::Pouch,
            Boon::Wisdom,
            Boon::Reactivate,
        ][chance.index(6)];
        let again = (chance.below(2) == 0).then(|| random_card(chance));
        let order = Order::all(3)[chance.index(6)];
        [
            Move::Use { card, aim },
            Move::Observe { place, path: random_path(chance) },
            Move::Stop,
            Move::Rest,
            Move::Discover { place },
            Move::SetAside { card },
            Move::Dream { star },
            Move::Take { boon, card: again },
            Move::Decline,
            Move::Reorder { order },
            Move::Automaton,
        ][chance.index(11)]
    }

    fn place(position: &Position, seed: Seed) -> Result<State, PositionError<PositionFault>> {
        position.place(seed)
    }

    fn audit(state: &State) -> Result<(), String> {
        state.audit()
    }
}

fn random_card(chance: &mut Chance) -> Card {
    Card::all().nth(chance.index(Card::all().len())).unwrap_or(Card::FIRST)
}

fn random_star(chance: &mut Chance) -> StarId {
    StarId::new(chance.index(MOST_STARS) as u8).unwrap_or_default()
}

fn random_path(chance: &mut Chance) -> Path {
    let mut stars: Vec<StarId> = (0..MOST_STARS as u8).filter_map(StarId::new).collect();
    chance.shuffle(&mut stars);
    stars.into_iter().take(1 + chance.index(4)).collect()
}
