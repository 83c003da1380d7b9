// A complete game on one page: two players take one, two or three matches in turn, and whoever takes the last one wins.
//
// It is the shortest code that keeps the contract. Real games have a file for each of these parts. The documentation of
// the trait `Game` shows this file, and its examples are played by these rules.

use game::{Chance, Cites, EventSink, Game, OptionSpec, Outcome, PositionError, RuleId, Seat, Seed, SetupError};
use serde::{Deserialize, Serialize};

game::rule_ids! {
    /// One, two or three matches are taken in turn.
    TAKE = "MT-1.1";
    /// No more can be taken than are left.
    ENOUGH = "MT-1.2";
    /// Whoever takes the last match wins.
    LAST = "MT-2.1";
}

/// The game. It holds no data; the data is in its state.
#[derive(Clone, Copy, Debug)]
pub struct Matches;

/// The options of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    /// The number of matches at the beginning.
    pub matches: u8,
}

/// Why a setup isn't possible: a variant for each rule that can forbid one.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum SetupFault {
    /// The number must be from 1 to 100.
    Matches(u8),
}

/// The complete state. Nothing is hidden, so it is also every seat's view.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    pub setup: Setup,
    /// The number of matches left.
    pub left: u8,
    /// The seat to move, or the loser at the end.
    pub turn: Seat,
}

/// One decision: the number of matches to take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Take(pub u8);

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Event {
    /// The number of matches that a seat took.
    Taken(Seat, u8),
    /// The seat that took the last match.
    Won(Seat),
}

/// Why a move is forbidden: a variant for each rule that can forbid one.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum Refusal {
    /// It isn't the seat's turn, or the number isn't 1, 2 or 3.
    NotNow,
    /// Only this many matches are left.
    Only(u8),
}

impl Cites for SetupFault {
    fn rule(&self) -> RuleId {
        TAKE
    }
}

impl Cites for Event {
    fn rule(&self) -> RuleId {
        match self {
            Event::Taken(..) => TAKE,
            Event::Won(_) => LAST,
        }
    }
}

impl Cites for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Refusal::NotNow => TAKE,
            Refusal::Only(_) => ENOUGH,
        }
    }
}

impl Default for Setup {
    fn default() -> Self {
        Setup { matches: 10 }
    }
}

impl Game for Matches {
    const NAME: &'static str = "matches";
    const RULES_VERSION: u32 = 1;
    const RULES: &'static [RuleId] = ALL;

    type Setup = Setup;
    type State = State;
    type Move = Take;
    type View = State;
    type SetupFault = SetupFault;
    type Event = Event;
    type Refusal = Refusal;
    type Intent = Take;
    type Position = State;
    /// The only fault of a position is what the audit reports.
    type PositionFault = String;

    fn options() -> &'static [OptionSpec] {
        const { &[OptionSpec::new("matches", &["10", "20"], TAKE)] }
    }

    fn configure(setup: &mut Setup, key: &str, value: &str) -> Result<(), SetupError<SetupFault>> {
        match (key, value) {
            ("seats", "2") => {}
            ("matches", "10") => setup.matches = 10,
            ("matches", "20") => setup.matches = 20,
            _ => return Err(SetupError::unknown(Matches::options(), key, value)),
        }
        Ok(())
    }

    fn validate(setup: &Setup) -> Vec<SetupFault> {
        let possible = (1..=100).contains(&setup.matches);
        if possible { Vec::new() } else { vec![SetupFault::Matches(setup.matches)] }
    }

    fn seats(_: &Setup) -> u8 {
        2
    }

    fn deal(setup: &Setup, _: Seed, _: &mut impl EventSink<Event>) -> Result<State, SetupError<SetupFault>> {
        SetupError::forbidden(Matches::validate(setup))?;
        Ok(State { setup: setup.clone(), left: setup.matches, turn: Seat(0) })
    }

    fn setup(state: &State) -> &Setup {
        &state.setup
    }

    fn to_move(state: &State) -> Option<Seat> {
        (state.left > 0).then_some(state.turn)
    }

    fn legal_moves(state: &State, moves: &mut Vec<Take>) {
        moves.extend((1..=state.left.min(3)).map(Take));
    }

    fn check(state: &State, seat: Seat, take: Take) -> Result<(), Refusal> {
        if Matches::to_move(state) != Some(seat) { Err(Refusal::NotNow) } else { stands_against(state, take) }
    }

    fn apply(state: &mut State, Take(number): Take, events: &mut impl EventSink<Event>) {
        let seat = state.turn;
        state.left -= number;
        state.turn = seat.left(2);
        events.record(|| Event::Taken(seat, number));
        if state.left == 0 {
            events.record(|| Event::Won(seat));
        }
    }

    fn view(state: &State, _: Seat) -> State {
        state.clone()
    }

    fn determinize(view: &State, _: &mut Chance) -> State {
        view.clone()
    }

    fn redact(event: &Event, _: Seat) -> Option<Event> {
        Some(event.clone())
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let won = |seat: usize| state.turn.index() != seat;
        let keys = [0, 1].map(|seat| !won(seat));
        (state.left == 0).then(|| Outcome::ranked(&keys, |seat| (i32::from(won(seat)), Vec::new())))
    }

    fn explain(view: &State, take: &Take) -> Vec<Refusal> {
        stands_against(view, *take).err().into_iter().collect()
    }

    fn intent(take: Take) -> Take {
        take
    }

    fn random_move(chance: &mut Chance) -> Take {
        Take(chance.below(6) as u8)
    }

    fn place(position: &State, _: Seed) -> Result<State, PositionError<String>> {
        Matches::audit(position).map_err(|problem| PositionError::new("left", problem))?;
        Ok(position.clone())
    }

    fn audit(state: &State) -> Result<(), String> {
        let sound = state.left <= state.setup.matches && state.turn.0 < 2;
        if sound { Ok(()) } else { Err(format!("{} matches of {}", state.left, state.setup.matches)) }
    }
}

fn stands_against(state: &State, Take(number): Take) -> Result<(), Refusal> {
    match number {
        0 | 4.. => Err(Refusal::NotNow),
        _ if number > state.left => Err(Refusal::Only(state.left)),
        _ => Ok(()),
    }
}
