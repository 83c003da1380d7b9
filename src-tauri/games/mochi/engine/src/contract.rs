//! The implementation of the [`game::Game`] contract.

use crate::card::{COLOURS, Card, Colour};
use crate::event::Event;
use crate::moves::{Intent, Move, Source};
use crate::pair::Half;
use crate::position::Position;
use crate::position_fault::PositionFault;
use crate::refusal::Refusal;
use crate::rules;
use crate::setup::{OPTIONS, Setup, SetupFault};
use crate::state::{State, Step};
use crate::view::View;
use game::{Chance, EventSink, Game, OptionSpec, Outcome, PositionError, RuleId, Seat, Seed, SetupError};

/// The rules of Boldog mocsik.
#[derive(Clone, Copy, Debug)]
pub struct Mochi;

impl Game for Mochi {
    const NAME: &'static str = "mochi";
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
        &state.setup
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

    fn apply(state: &mut State, mv: Move, events: &mut impl EventSink<Event>) {
        let Some(seat) = state.to_move() else { return };
        match mv {
            Move::PlayPair { left } => state.play_pair(left, events),
            Move::Draw { from } => state.draw(seat, from, events),
            Move::Insert { place } => state.insert(seat, place, events),
            Move::Pass => state.pass(events),
            Move::ResolveFirst { half } => state.resolve_first(half, events),
            Move::ChooseDrawer { seat } => state.choose_drawer(seat, events),
            Move::PassLeft { place } => state.seal_pass(seat, place, events),
            Move::Reserve { place } => state.reserve(place, events),
            Move::Decline => state.decline(events),
            Move::Keep { place } => state.seal_keep(seat, place, events),
        }
    }

    fn view(state: &State, seat: Seat) -> View {
        View::of(state, seat)
    }

    fn determinize(view: &View, chance: &mut Chance) -> State {
        view.determinize(chance)
    }

    fn redact(event: &Event, seat: Seat) -> Option<Event> {
        event.seen_by(seat)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        matches!(state.step, Step::Over { .. }).then(|| state.standing())
    }

    fn explain(view: &View, intent: &Intent) -> Vec<Refusal> {
        view.explain(*intent)
    }

    fn intent(mv: Move) -> Intent {
        match mv {
            Move::PlayPair { left } => Intent::Pair { left },
            Move::Draw { from } => Intent::Source { source: from },
            Move::Insert { place } => Intent::Gap { place },
            Move::Pass => Intent::Pass,
            Move::ResolveFirst { half } => Intent::Effect { half },
            Move::ChooseDrawer { seat } => Intent::Seat { seat },
            Move::PassLeft { place } | Move::Reserve { place } | Move::Keep { place } => Intent::HandCard { place },
            Move::Decline => Intent::Decline,
        }
    }

    fn whole_move(intent: &Intent) -> Option<Move> {
        Some(match *intent {
            Intent::Pair { left } => Move::PlayPair { left },
            Intent::Source { source } => Move::Draw { from: source },
            Intent::Gap { place } => Move::Insert { place },
            Intent::Pass => Move::Pass,
            Intent::Effect { half } => Move::ResolveFirst { half },
            Intent::Seat { seat } => Move::ChooseDrawer { seat },
            Intent::Decline => Move::Decline,
            // Whether the card is passed, reserved or kept depends on the step.
            Intent::HandCard { .. } => return None,
        })
    }

    fn random_move(chance: &mut Chance) -> Move {
        let place = chance.below(12) as u8;
        let half = Half::BOTH[chance.index(2)];
        let card = Card::new(Colour::ALL[chance.index(usize::from(COLOURS))], chance.below(10) as u8);
        let source = [Source::Centre { half }, Source::Deck, Source::Reserve { card }][chance.index(3)];
        let seat = Seat(chance.below(8) as u8);
        [
            Move::PlayPair { left: place },
            Move::Draw { from: source },
            Move::Insert { place },
            Move::Pass,
            Move::ResolveFirst { half },
            Move::ChooseDrawer { seat },
            Move::PassLeft { place },
            Move::Reserve { place },
            Move::Decline,
            Move::Keep { place },
        ][chance.index(10)]
    }

    fn place(position: &Position, seed: Seed) -> Result<State, PositionError<PositionFault>> {
        position.place(seed)
    }

    fn audit(state: &State) -> Result<(), String> {
        state.audit()
    }
}
