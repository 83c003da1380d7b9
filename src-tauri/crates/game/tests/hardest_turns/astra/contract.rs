//! The contract, filled in.

use super::sky::bits;
use super::*;
use crate::playing::{NoFault, configure_two};
use game::{EventSink, Game, OptionSpec, Outcome, Point, PositionError, Seed, SetupError};

#[derive(Clone, Copy, Debug)]
pub(super) struct Astra;

/// The beginning of a player's turn, as a test describes it.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Position {
    pub(super) stardust: [u8; 2],
    pub(super) telescopes: u8,
    /// For each display the stars marked by each side.
    pub(super) marks: [[Vec<u8>; 2]; CONSTELLATIONS.len()],
    /// The face-up library cards.
    pub(super) open: [u8; 2],
}

const BOONS: [Boon; 3] = [Boon::VictoryPoints, Boon::Stardust, Boon::Telescope];

impl Game for Astra {
    const NAME: &'static str = "astra";
    const RULES_VERSION: u32 = 1;
    const RULES: &'static [RuleId] = rules::ALL;

    type Setup = Setup;
    type State = State;
    type Move = Move;
    type View = View;
    type SetupFault = NoFault;
    type Event = Event;
    type Refusal = Refusal;
    type Intent = Intent;
    type Position = Position;
    type PositionFault = String;

    fn options() -> &'static [OptionSpec] {
        &[]
    }

    fn configure(_: &mut Setup, key: &str, value: &str) -> Result<(), SetupError<NoFault>> {
        configure_two(key, value, rules::START)
    }

    fn validate(_: &Setup) -> Vec<NoFault> {
        Vec::new()
    }

    /// The player and the automaton.
    fn seats(_: &Setup) -> u8 {
        2
    }

    fn automata(_setup: &Self::Setup) -> &'static [Seat] {
        &[AUPTOLEMY]
    }

    fn deal(_: &Setup, seed: Seed, _: &mut impl EventSink<Event>) -> Result<State, SetupError<NoFault>> {
        let mut chance = Chance::new(seed);
        let mut cards: Vec<u8> = (0..LIBRARY.len() as u8).collect();
        chance.shuffle(&mut cards);
        let table = Table {
            setup: Setup {},
            step: Step::Action,
            sides: [Side { stardust: 8, telescopes: 1, points: 0 }, Side { stardust: 5, telescopes: 0, points: 2 }],
            displays: [(); 3].map(|()| Display::default()),
            open: cards.split_off(cards.len() - 2),
            used: Vec::new(),
            observed: None,
            lost: false,
        };
        Ok(State::behind(table, cards.len(), &mut chance))
    }

    fn setup(state: &State) -> &Setup {
        &state.table.setup
    }

    fn to_move(state: &State) -> Option<Seat> {
        state.to_move()
    }

    fn legal_moves(state: &State, moves: &mut Vec<Move>) {
        let side = &state.table.sides[YOU.index()];
        let observe = state.observable().map(|place| Move::Observe { place });
        match state.table.step {
            Step::Action => {
                moves.extend(observe.filter(|_| side.stardust > 0));
                moves.push(Move::Rest);
            }
            Step::Path { place, last } => {
                moves.extend(bits(state.markable()).map(|star| Move::Mark { place, star }));
                moves.extend(last.map(|_| Move::Stop));
            }
            Step::Between => {
                moves.extend(observe.filter(|_| side.stardust > 0 && side.telescopes > 0));
                moves.push(Move::EndTurn);
            }
            Step::Automaton => moves.push(Move::FollowRules),
            Step::Boon { .. } => {
                moves.extend(BOONS.map(|boon| Move::Boon { boon }));
                moves.push(Move::NoBoon);
            }
            Step::Over => {}
        }
    }

    fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        state.refusals(seat, mv).into_iter().next().map_or(Ok(()), Err)
    }

    fn apply(state: &mut State, mv: Move, events: &mut impl EventSink<Event>) {
        match mv {
            Move::Observe { place } => state.observe(place, events),
            Move::Mark { star, .. } => state.mark_next(star, events),
            Move::Stop => state.stop(),
            Move::Rest => state.rest(events),
            Move::EndTurn => state.end_turn(events),
            Move::FollowRules => state.automaton_turn(events),
            Move::Boon { .. } | Move::NoBoon => {
                let Step::Boon { place } = state.table.step else { return };
                state.table.step = Step::Action;
                if let Move::Boon { boon } = mv {
                    state.take(YOU, place, boon, events);
                }
                state.end_when_all_are_discovered();
            }
        }
    }

    fn view(state: &State, _: Seat) -> View {
        View { table: state.table.clone(), library: state.library.len() as u8 }
    }

    fn determinize(view: &View, chance: &mut Chance) -> State {
        State::behind(view.table.clone(), usize::from(view.library), chance)
    }

    fn redact(event: &Event, _: Seat) -> Option<Event> {
        Some(event.clone())
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let Step::Over = state.table.step else { return None };
        let scores = [YOU, AUPTOLEMY].map(|seat| state.score(seat));
        // Equal is a loss, and so is an empty library (AS-8.5, AS-7.3).
        let you_win = !state.table.lost && scores[0] > scores[1];
        Some(Outcome::ranked(&[!you_win, you_win], |seat| {
            (scores[seat], vec![Point { amount: scores[seat], rule: rules::WINNER }])
        }))
    }

    fn explain(view: &View, intent: &Intent) -> Vec<Refusal> {
        let state = Astra::determinize(view, &mut Chance::new(Seed(0)));
        // Only the player touches anything; the automaton's move is played for it.
        let (seat, mv) = match (intent, view.table.step) {
            (Intent::FollowRules, _) => (AUPTOLEMY, Move::FollowRules),
            (&Intent::Star { place, star }, Step::Path { .. }) => (YOU, Move::Mark { place, star }),
            (&Intent::Star { place, .. } | &Intent::Constellation { place }, _) => (YOU, Move::Observe { place }),
            (Intent::Stop, _) => (YOU, Move::Stop),
            (Intent::Rest, _) => (YOU, Move::Rest),
            (Intent::EndTurn, _) => (YOU, Move::EndTurn),
            (&Intent::Boon { boon }, _) => (YOU, boon.map_or(Move::NoBoon, |boon| Move::Boon { boon })),
        };
        state.refusals(seat, mv)
    }
    fn intent(mv: Move) -> Intent {
        match mv {
            Move::Observe { place } => Intent::Constellation { place },
            Move::Mark { place, star } => Intent::Star { place, star },
            Move::Stop => Intent::Stop,
            Move::Rest => Intent::Rest,
            Move::EndTurn => Intent::EndTurn,
            Move::Boon { boon } => Intent::Boon { boon: Some(boon) },
            Move::NoBoon => Intent::Boon { boon: None },
            Move::FollowRules => Intent::FollowRules,
        }
    }

    fn random_move(chance: &mut Chance) -> Move {
        let place = chance.below(4) as u8;
        let star = chance.below(18) as u8;
        let boon = BOONS[chance.index(BOONS.len())];
        let moves = [
            Move::Observe { place },
            Move::Mark { place, star },
            Move::Stop,
            Move::Rest,
            Move::EndTurn,
            Move::Boon { boon },
            Move::NoBoon,
            Move::FollowRules,
        ];
        moves[chance.index(moves.len())]
    }

    fn place(position: &Position, seed: Seed) -> Result<State, PositionError<String>> {
        let dealt = Astra::deal(&Setup {}, seed, &mut game::Silent);
        let mut table = dealt.map_err(|error| PositionError::new("setup", error.to_string()))?.table;
        for (side, stardust) in table.sides.iter_mut().zip(position.stardust) {
            side.stardust = stardust;
        }
        table.sides[YOU.index()].telescopes = position.telescopes;
        for (display, marks) in table.displays.iter_mut().zip(&position.marks) {
            display.marks = marks.each_ref().map(|stars| stars.iter().fold(0, |all, star| all | 1 << star));
        }
        table.open = position.open.to_vec();
        let state = State::behind(table, LIBRARY.len(), &mut Chance::new(seed));
        state.audit().map_err(|problem| PositionError::new("position", problem))?;
        Ok(state)
    }

    fn audit(state: &State) -> Result<(), String> {
        state.audit()
    }
}
