//! The contract.

use crate::{
    Chance, Cites, DecisionKind, EventSink, Forecast, OptionSpec, Outcome, PositionError, RuleId, Seat, Seed,
    SetupError,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};
use std::hash::Hash;

/// A table's rules. Implemented by a type without data; the game itself is its [`State`](Game::State).
///
/// Invariants that the conformance suite holds every table to:
///
/// * a move is legal exactly when it is listed; a refused move changes nothing and names a rule;
/// * same setup, seed and moves give the same state, byte for byte;
/// * a seat's view, events, refusals and listed moves depend only on what the seat may see, and so does who is
///   asked: an event must say what is public before a question follows from it;
/// * what a seat learns from an event it also sees in its view: open dice and the like stay in the view until the next decision;
/// * `view(determinize(view)) == view`;
/// * [`to_move`](Game::to_move) is `None` exactly when [`outcome`](Game::outcome) is `Some`.
///
/// A small table that keeps all of it (`examples/matches`):
///
#[doc = concat!("```\n", include_str!("../examples/matches/rules.rs"), "```")]
pub trait Game: Copy + Debug + Send + Sync + 'static {
    /// The table's short name in files, command line and codes.
    const NAME: &'static str;
    /// Raised whenever a change in the rules makes an old journal mean something else.
    const RULES_VERSION: u32;
    /// Every rule of the table, in the spec's order.
    const RULES: &'static [RuleId];
    /// The order in which several reasons against a move are told: the spec's, unless one of its rules says another.
    const REASONS: &'static [RuleId] = Self::RULES;

    /// Number of seats and options.
    type Setup: Clone + Debug + Default + PartialEq + Send + Sync + Serialize + DeserializeOwned;
    /// Plain data: everything there is to know, the generator included.
    type State: Clone + Debug + PartialEq + Send + Sync + Serialize + DeserializeOwned;
    /// One decision by one seat, with everything its [`intent`](Game::intent) needs. A decision has one spelling
    /// only: an unordered pair, say, is kept sorted.
    type Move: Copy + Debug + Ord + Hash + Send + Sync + Serialize + DeserializeOwned;
    /// What one seat may know, including what a person would remember. It is never read back, so parts that only
    /// bots need may be left out of what the window gets (`#[serde(skip)]`).
    type View: Clone + Debug + PartialEq + Send + Sync + Serialize;
    /// Why a setup isn't possible: a variant for each rule that can forbid one.
    type SetupFault: Clone + Debug + PartialEq + Cites + Serialize;
    /// Something that happened.
    type Event: Clone + Debug + PartialEq + Send + Sync + Cites + Serialize + DeserializeOwned;
    /// Why something can't be done: a variant for each rule that can forbid.
    type Refusal: Clone + Debug + PartialEq + Cites + Serialize;
    /// A touch, rarely a whole move: what has been chosen so far of a compound one.
    type Intent: Clone + Debug + Send + Serialize + DeserializeOwned;
    /// A position as a person writes it; hidden parts may be left out.
    type Position: Clone + Debug + DeserializeOwned;
    /// What can be wrong with one, in English for the person writing it.
    type PositionFault: Clone + Debug + Display + PartialEq + Serialize;

    /// The usual setup under an earlier version of these rules: what was a rule then and is a choice now, as the rule
    /// had it. `None` for a version whose journals these rules don't play again, and for a later one.
    fn usual(version: u32) -> Option<Self::Setup> {
        (version == Self::RULES_VERSION).then(Self::Setup::default)
    }

    /// The choices of New table beyond the number of seats.
    fn options() -> &'static [OptionSpec];

    /// Sets one choice, `"seats"` included, from its written value. Whether it goes with the others isn't asked here.
    /// All of a setup at once, and with all its faults: [`choose`](crate::choose).
    ///
    /// # Errors
    /// If there is no such choice, the option can't have that value, or the table's own check finds a text at fault;
    /// the setup is then as it was.
    fn configure(setup: &mut Self::Setup, key: &str, value: &str) -> Result<(), SetupError<Self::SetupFault>>;

    /// Everything that the rules say against a setup, in the spec's order; nothing if it can be dealt.
    fn validate(setup: &Self::Setup) -> Vec<Self::SetupFault>;

    /// How many seats a setup has.
    fn seats(setup: &Self::Setup) -> u8;

    /// Seats that belong to an automaton: they follow rules of their own, always have a single listed move, and are
    /// played by whoever drives the game. Bots and people never sit there.
    fn automata(_setup: &Self::Setup) -> &'static [Seat] {
        &[]
    }

    /// A new game, and the events of its beginning.
    ///
    /// # Errors
    /// If the rules don't allow the setup: all that [`validate`](Game::validate) says.
    fn deal(
        setup: &Self::Setup,
        seed: Seed,
        events: &mut impl EventSink<Self::Event>,
    ) -> Result<Self::State, SetupError<Self::SetupFault>>;

    /// The setup a game was dealt with.
    fn setup(state: &Self::State) -> &Self::Setup;

    /// Who decides next; `None` when the game is over.
    fn to_move(state: &Self::State) -> Option<Seat>;

    /// What kind of decision the seat to move has to make; it depends on public information only. Meaningless once the
    /// game is over.
    fn decision_kind(_state: &Self::State) -> DecisionKind<Self::Move> {
        DecisionKind::Choice
    }

    /// Appends every legal move of the seat to move, each once, in an order that depends only on its view.
    ///
    /// ```
    /// # mod matches { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/matches/rules.rs")); }
    /// # use matches::{Matches, Setup, State, Take};
    /// use game::{Game, Seat};
    ///
    /// let state = State { setup: Setup { matches: 10 }, left: 2, turn: Seat(1) };
    /// let mut moves = Vec::new();
    /// Matches::legal_moves(&state, &mut moves);
    /// assert_eq!(moves, [Take(1), Take(2)]);
    /// // Legal is what is listed, for the seat whose turn it is and nobody else.
    /// assert!(Matches::check(&state, Seat(1), Take(2)).is_ok());
    /// assert!(Matches::check(&state, Seat(0), Take(2)).is_err());
    /// ```
    fn legal_moves(state: &Self::State, moves: &mut Vec<Self::Move>);

    /// Whether `seat` may do `mv` now.
    ///
    /// # Errors
    /// The first rule, in the spec's order, that forbids it.
    fn check(state: &Self::State, seat: Seat, mv: Self::Move) -> Result<(), Self::Refusal>;

    /// Carries out a listed move of the seat to move without checking it: for search.
    ///
    /// # Panics
    /// Perhaps, if the move wasn't listed; never if it was.
    fn apply(state: &mut Self::State, mv: Self::Move, events: &mut impl EventSink<Self::Event>);

    /// Checks a move and carries it out.
    ///
    /// ```
    /// # mod matches { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/matches/rules.rs")); }
    /// # use matches::{Event, Matches, Refusal, Setup, State, Take};
    /// use game::{Cites, Game, Seat};
    ///
    /// let mut state = State { setup: Setup { matches: 10 }, left: 2, turn: Seat(0) };
    /// let mut events = Vec::new();
    /// // Three are too many: the refusal says so, names its rule, and nothing has happened.
    /// let refusal = Matches::play(&mut state, Seat(0), Take(3), &mut events).unwrap_err();
    /// assert_eq!((refusal.rule().0, refusal), ("MT-1.2", Refusal::Only(2)));
    /// assert_eq!((state.left, events.len()), (2, 0));
    /// // Two are all there are.
    /// Matches::play(&mut state, Seat(0), Take(2), &mut events).unwrap();
    /// assert_eq!(events, [Event::Taken(Seat(0), 2), Event::Won(Seat(0))]);
    /// ```
    ///
    /// # Errors
    /// The first rule that forbids it; the state is then as it was.
    fn play(
        state: &mut Self::State,
        seat: Seat,
        mv: Self::Move,
        events: &mut impl EventSink<Self::Event>,
    ) -> Result<(), Self::Refusal> {
        Self::check(state, seat, mv)?;
        Self::apply(state, mv, events);
        Ok(())
    }

    /// What `seat` may know.
    fn view(state: &Self::State, seat: Seat) -> Self::View;

    /// A state that could be behind `view`, hidden parts and generator filled from `chance`.
    fn determinize(view: &Self::View, chance: &mut Chance) -> Self::State;

    /// What `seat` may know of an event; `None` if not even that it happened.
    fn redact(event: &Self::Event, seat: Seat) -> Option<Self::Event>;

    /// How the game ended; `None` while it goes on. Scores are whole numbers: a table that counts in halves takes
    /// the half as its unit.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// Every rule that forbids a touch, in the spec's order; empty if a listed move answers it or goes on
    /// from it.
    fn explain(view: &Self::View, intent: &Self::Intent) -> Vec<Self::Refusal>;

    /// What a listed move of the viewer is certain to change of the seats' standing, in seat order; empty if nothing
    /// can be told before it is made, or the move isn't listed.
    fn forecast(_view: &Self::View, _mv: Self::Move) -> Vec<Forecast> {
        Vec::new()
    }

    /// The touch that a move comes down to.
    fn intent(mv: Self::Move) -> Self::Intent;

    /// The move a touch stands for, where it is a whole one: so that a touch can be shown as what was meant.
    fn whole_move(_intent: &Self::Intent) -> Option<Self::Move> {
        None
    }

    /// Any well-formed move, legal or not: for tests.
    fn random_move(chance: &mut Chance) -> Self::Move;

    /// The state a person describes; what is hidden and not told is filled by `seed`.
    ///
    /// # Errors
    /// If no such position can stand on the table: what is wrong with it, and where.
    fn place(position: &Self::Position, seed: Seed) -> Result<Self::State, PositionError<Self::PositionFault>>;

    /// Slow, obvious check of everything that must always hold (pieces conserved, counts right). Used by the
    /// conformance suite, and on every state that comes from a file.
    ///
    /// # Errors
    /// What is wrong.
    fn audit(state: &Self::State) -> Result<(), String>;
}
