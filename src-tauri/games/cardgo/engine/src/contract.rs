//! The implementation of [`Game`] for Kártyás go.

use crate::card::Card;
use crate::colour::Colour;
use crate::diagram::Diagram;
use crate::event::Event;
use crate::hidden::Hidden;
use crate::line::Line;
use crate::moves::{Intent, Move};
use crate::point::Point;
use crate::position::Position;
use crate::position_fault::PositionFault;
use crate::public_state::{Phase, PublicState, seat_of};
use crate::refusal::Refusal;
use crate::rules;
use crate::setup::{Cards, OPTIONS, Setup, SetupFault};
use crate::state::State;
use crate::step::Step;
use crate::view::View;
use game::{Chance, DecisionKind, EventSink, Game, OptionSpec, Outcome, PositionError, RuleId, Seat, Seed, SetupError};

/// The rules of Kártyás go.
#[derive(Clone, Copy, Debug)]
pub struct Cardgo;

impl Game for Cardgo {
    const NAME: &'static str = "cardgo";
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
    type Position = Diagram;
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

    fn seats(_setup: &Setup) -> u8 {
        2
    }

    fn deal(setup: &Setup, seed: Seed, events: &mut impl EventSink<Event>) -> Result<State, SetupError<SetupFault>> {
        SetupError::forbidden(setup.faults())?;
        let position = Position::with_handicap(setup.size, setup.handicap).unwrap_or_else(|| Position::new(setup.size));
        let board = position.board();
        events.record(|| Event::Started {
            size: setup.size,
            komi: setup.komi,
            handicap: board.stones(Colour::Black),
            starter: seat_of(position.turn()),
        });
        let mut chance = Chance::new(seed);
        let hidden = match setup.cards {
            Cards::Deck => Hidden::shuffled(setup.size, &mut chance),
            Cards::None => Hidden::default(),
        };
        if !hidden.is_bare() {
            events.record(|| Event::DeckShuffled { cards: hidden.deck.len() as u8 });
        }
        Ok(State { table: PublicState::new(*setup, position), hidden, chance })
    }

    fn setup(state: &State) -> &Setup {
        &state.table.setup
    }

    #[inline]
    fn to_move(state: &State) -> Option<Seat> {
        state.to_move()
    }

    /// Whether the other seat is asked for a counter depends on the announced card (GO-3.4). Most cards are not
    /// countered.
    fn decision_kind(state: &State) -> DecisionKind<Move> {
        match state.table.desk.step {
            Step::Answer { .. } => DecisionKind::Window { decline: Move::Let },
            _ => DecisionKind::Choice,
        }
    }

    #[inline]
    fn legal_moves(state: &State, moves: &mut Vec<Move>) {
        if let Some(seat) = state.to_move() {
            state.sight(seat).list_moves(moves);
        }
    }

    fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        state.sight(seat).allows(seat, mv)
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
        Some(event.told(seat))
    }

    fn outcome(state: &State) -> Option<Outcome> {
        (state.table.phase == Phase::Over).then(|| state.table.score().outcome())
    }

    fn explain(view: &View, intent: &Intent) -> Vec<Refusal> {
        view.sight().against(view.seat, *intent)
    }

    fn intent(mv: Move) -> Intent {
        mv.intent()
    }

    fn whole_move(intent: &Intent) -> Option<Move> {
        intent.whole_move()
    }

    fn random_move(chance: &mut Chance) -> Move {
        // Prefers points of the smaller boards, where more moves are refused.
        let lines = [9, 13, 19][chance.index(3)];
        let point = Point::new(chance.below(lines) as u8, chance.below(lines) as u8);
        let mut cards = [Card::TwinStones; 3].map(|_| Card::ALL[chance.index(Card::ALL.len())]);
        let card = cards[0];
        cards.rotate_left(chance.index(3));
        let places = 1 + chance.index(3);
        let order = [0, 1, 2].map(|nth| (nth < places).then_some(cards[nth]));
        let index = chance.below(lines) as u8;
        let line = [Line::Column(index), Line::Row(index)][chance.index(2)];
        let moves = [
            Move::Play { point },
            Move::Pass,
            Move::Mark { point },
            Move::Agree,
            Move::Resume,
            Move::Draw,
            Move::Card { card },
            Move::Target { point },
            Move::Line { line },
            Move::Counter { card },
            Move::Let,
            Move::Arrange { order },
            Move::Discard { card },
        ];
        moves[chance.index(moves.len())]
    }

    fn place(position: &Diagram, seed: Seed) -> Result<State, PositionError<PositionFault>> {
        position.place(seed)
    }

    fn audit(state: &State) -> Result<(), String> {
        state.audit()
    }
}
