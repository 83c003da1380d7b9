//! The contract, filled in.

use super::board::POINTS;
use super::turn::other;
use super::*;
use crate::playing::configure_seats;
use game::{EventSink, Game, OptionSpec, Outcome, Point, PositionError, Seed, SetupError};

#[derive(Clone, Copy, Debug)]
pub(super) struct CardGo;

/// A position at the start of a turn, as a test describes it.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Position {
    pub(super) active: Seat,
    pub(super) turns: u16,
    /// Points with stones of seat 0 and seat 1.
    pub(super) stones: [Vec<u8>; 2],
    pub(super) hands: [Vec<Card>; 2],
    /// The card on top of the deck.
    pub(super) top: Option<Card>,
}

/// Twice 6.5: the score is counted in half points, because the contract's scores are whole numbers.
const KOMI: i32 = 13;

impl Default for Setup {
    fn default() -> Self {
        Setup { moves_before_cards: 8 }
    }
}

impl Game for CardGo {
    const NAME: &'static str = "cardgo";
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
        &[OptionSpec { key: "moves-before-cards", values: &["8", "0"], rule: rules::EARLY }]
    }

    fn configure(setup: &mut Setup, key: &str, value: &str) -> Result<(), SetupError> {
        match (key, value) {
            ("moves-before-cards", "8") => setup.moves_before_cards = 8,
            ("moves-before-cards", "0") => setup.moves_before_cards = 0,
            _ => drop(configure_seats(key, value, 2..=2, rules::BOARD)?),
        }
        Ok(())
    }

    fn seats(_: &Setup) -> u8 {
        2
    }

    fn deal(setup: &Setup, seed: Seed, _: &mut impl EventSink<Event>) -> Result<State, SetupError> {
        let table = Table {
            setup: setup.clone(),
            board: Board::empty(),
            active: Seat(0),
            step: Step::Turn,
            drew: false,
            played: false,
            turns: 0,
            passes: 0,
            discard: Vec::new(),
        };
        let nothing = [(); 2].map(|()| Some(Vec::new()));
        Ok(State::behind(table, vec![0], nothing, [0, 0], &mut Chance::new(seed)))
    }

    fn setup(state: &State) -> &Setup {
        &state.table.setup
    }

    fn to_move(state: &State) -> Option<Seat> {
        state.to_move()
    }

    fn legal_moves(state: &State, moves: &mut Vec<Move>) {
        let Some(seat) = state.to_move() else { return };
        let mut hand = state.hands[seat.index()].clone();
        hand.dedup();
        match state.table.step {
            Step::Turn => {
                moves.extend(state.may_draw().then_some(Move::Draw));
                if !state.table.played {
                    let playable = hand.into_iter().filter(|card| !card.is_counter());
                    moves.extend(playable.map(|card| Move::Play { card }));
                }
                moves.extend(state.legal_points().map(|point| Move::Place { point }));
                moves.push(Move::Pass);
            }
            Step::Aim { .. } => moves.extend(state.targets().map(|point| Move::Aim { point })),
            Step::Counter { target, .. } => {
                let counters = hand.into_iter().filter(|card| card.is_counter() && State::cancels(*card, target));
                moves.extend(counters.map(|card| Move::Counter { card }));
                moves.push(Move::Decline);
            }
            Step::Name { first } => {
                let points = state.legal_points().filter(|point| Some(*point) != first);
                moves.extend(points.map(|point| Move::Name { point }));
            }
            Step::Answer { points } => moves.extend(points.map(|point| Move::Answer { point })),
            Step::HandLimit => moves.extend(hand.into_iter().map(|card| Move::Discard { card })),
            Step::Over => {}
        }
    }

    fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        state.refusals(seat, mv).into_iter().next().map_or(Ok(()), Err)
    }

    fn apply(state: &mut State, mv: Move, events: &mut impl EventSink<Event>) {
        let seat = state.table.active;
        match (mv, state.table.step) {
            (Move::Draw, _) => state.draw(events),
            (Move::Play { card }, _) => {
                state.take_from_hand(seat, card);
                state.begin_card(card, events);
            }
            (Move::Aim { point }, Step::Aim { card }) => state.announce(card, Some(point), events),
            (Move::Counter { card: by }, Step::Counter { card, .. }) => state.cancel(card, by, events),
            (Move::Decline, Step::Counter { card, target }) => {
                events.record(|| Event::Declined { seat: other(seat) });
                state.act(card, target, events);
            }
            (Move::Name { point }, Step::Name { first }) => {
                events.record(|| Event::Named { point });
                state.table.step = match first {
                    None => Step::Name { first: Some(point) },
                    Some(first) => Step::Answer { points: [first, point] },
                };
            }
            (Move::Answer { point } | Move::Place { point }, _) => state.put(point, events),
            (Move::Pass, _) => {
                events.record(|| Event::Passed { seat });
                state.end_move(!state.table.played, events);
            }
            (Move::Discard { card }, _) => {
                state.take_from_hand(seat, card);
                state.table.discard.push(card);
                events.record(|| Event::Discarded { seat, card });
                state.end_turn(events);
            }
            _ => {}
        }
    }

    fn view(state: &State, seat: Seat) -> View {
        View {
            seat,
            table: state.table.clone(),
            history: state.history.clone(),
            hand: state.hands[seat.index()].clone(),
            hands: state.hands.each_ref().map(|hand| hand.len() as u8),
            deck: state.deck.len() as u8,
        }
    }

    fn determinize(view: &View, chance: &mut Chance) -> State {
        let hands = [Seat(0), Seat(1)].map(|seat| (seat == view.seat).then(|| view.hand.clone()));
        State::behind(view.table.clone(), view.history.clone(), hands, view.hands, chance)
    }

    fn redact(event: &Event, seat: Seat) -> Option<Event> {
        Some(match event {
            &Event::Drew { seat: drawer, immediate, .. } if drawer != seat => {
                Event::Drew { seat: drawer, card: None, immediate }
            }
            _ => event.clone(),
        })
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let Step::Over = state.table.step else { return None };
        let area = [Seat(0), Seat(1)].map(|seat| 2 * i32::from(state.table.board.area(seat)));
        let scores = [area[0], area[1] + KOMI];
        Some(Outcome::ranked(&scores.map(|score| -score), |seat| {
            (scores[seat], vec![Point { amount: scores[seat], rule: rules::END }])
        }))
    }

    fn explain(view: &View, intent: &Intent) -> Vec<Refusal> {
        let state = CardGo::determinize(view, &mut Chance::new(Seed(0)));
        let mv = match (intent, view.table.step) {
            (Intent::Deck, _) => Move::Draw,
            (Intent::Pass, _) => Move::Pass,
            (Intent::Decline, _) => Move::Decline,
            (&Intent::HandCard { card }, Step::Counter { .. }) => Move::Counter { card },
            (&Intent::HandCard { card }, Step::HandLimit) => Move::Discard { card },
            (&Intent::HandCard { card }, _) => Move::Play { card },
            (&Intent::Point { point }, Step::Aim { .. }) => Move::Aim { point },
            (&Intent::Point { point }, Step::Name { .. }) => Move::Name { point },
            (&Intent::Point { point }, Step::Answer { .. }) => Move::Answer { point },
            (&Intent::Point { point }, _) => Move::Place { point },
        };
        state.refusals(view.seat, mv)
    }

    fn intent(mv: Move) -> Intent {
        match mv {
            Move::Draw => Intent::Deck,
            Move::Play { card } | Move::Counter { card } | Move::Discard { card } => Intent::HandCard { card },
            Move::Aim { point } | Move::Name { point } | Move::Answer { point } | Move::Place { point } => {
                Intent::Point { point }
            }
            Move::Decline => Intent::Decline,
            Move::Pass => Intent::Pass,
        }
    }

    fn random_move(chance: &mut Chance) -> Move {
        let card = DECK[chance.index(DECK.len())].0;
        let point = chance.below(u32::from(POINTS) + 2) as u8;
        let moves = [
            Move::Draw,
            Move::Play { card },
            Move::Aim { point },
            Move::Counter { card },
            Move::Decline,
            Move::Name { point },
            Move::Answer { point },
            Move::Place { point },
            Move::Pass,
            Move::Discard { card },
        ];
        moves[chance.index(moves.len())]
    }

    fn place(position: &Position, seed: Seed) -> Result<State, PositionError> {
        let mut state = CardGo::deal(&Setup::default(), seed, &mut game::Silent)
            .map_err(|error| PositionError::new("setup", error.to_string()))?;
        let mut table = state.table;
        (table.active, table.turns) = (position.active, position.turns);
        for (seat, stones) in position.stones.iter().enumerate() {
            stones.iter().for_each(|&point| table.board.set(point, Some(Seat(seat as u8))));
        }
        let history = vec![table.board.number()];
        let hands = position.hands.clone().map(Some);
        state = State::behind(table, history, hands, [0, 0], &mut Chance::new(seed));
        if let Some(top) = position.top {
            let place = state.deck.iter().position(|card| *card == top);
            let place = place.ok_or(PositionError::new("top", "all of these cards are elsewhere"))?;
            let card = state.deck.remove(place);
            state.deck.push(card);
        }
        state.audit().map_err(|problem| PositionError::new("hands", problem))?;
        Ok(state)
    }

    fn audit(state: &State) -> Result<(), String> {
        state.audit()
    }
}
